"""What lists of tables show about one: kept beside its log with every append, so that no list needs a table in memory."""

from __future__ import annotations

import msgspec

from windycity.server.entries import Chair
from windycity.server.table import Stage, Table


class Summary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in short, as of an entry of its log; `turns` are the seats whose guests it waits for."""

    stage: Stage
    listed: bool
    chairs: tuple[Chair, ...]
    changed: float
    turns: tuple[int, ...] = ()
    deadline: float | None = None

    @property
    def open(self) -> tuple[int, ...]:
        """The seats that anybody may take."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.open)

    @property
    def guests(self) -> frozenset[str]:
        """The guests who sit at the table."""
        return frozenset(chair.guest for chair in self.chairs if chair.guest)

    def is_turn_of(self, guest: str) -> bool:
        """Whether the table waits for a guest."""
        return any(self.chairs[seat].guest == guest for seat in self.turns)


def summary_of(table: Table) -> Summary:
    """Sum up a table as it is now; a guest for whom a bot plays has no turn."""
    return Summary(
        stage=table.stage,
        listed=table.founding.setup.listed,
        chairs=tuple(table.chairs),
        changed=table.changed,
        turns=tuple(seat for seat in table.waiting if not table.chairs[seat].bot),
        deadline=_deadline(table),
    )


def _deadline(table: Table) -> float | None:
    """Return when a server must have a table in memory even if nobody is connected.

    At once, if a bot is to answer or a live clock is running: after a crash the turn begins again when a server continues the
    table, which must happen before the time is up. Otherwise when somebody's time is up.
    """
    live = table.clocks.pace.sort == "live" and table.waiting
    if live or any(table.chairs[seat].bot for seat in table.waiting):
        return table.changed
    return table.clocks.next_deadline()
