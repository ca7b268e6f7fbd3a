"""How a match ended for those who played it: kept beside its log, for profiles and ratings."""

from __future__ import annotations

import msgspec

from windycity.server.table import Table


class Finisher(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at the end of a match; of a person whose data were deleted, neither guest nor name is left.

    `counted` is the rank by which the seat is rated, null if it is not: one that a bot played for a while and its guest took back
    is not, and one that a bot had at the end comes after all others.
    """

    rank: int
    score: int
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    counted: int | None = None


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was played to its end."""

    game: str
    at: float
    seats: tuple[Finisher, ...]


def finish_of(table: Table) -> Finish | None:
    """Return how a table's match ended; None if it does not count.

    Matches count that were played to their end, from their usual beginning, in the game's own edition: no lessons, puzzles or
    positions that somebody set up, and none that was ended by agreement.
    """
    setup, result = table.founding.setup, table.match.result if table.match else None
    if result is None or setup.lesson is not None or setup.position is not None or setup.edition is not None:
        return None
    seats = zip(table.chairs, table.names, result.ranks, result.scores, strict=True)
    return Finish(
        setup.game,
        table.over_since or table.changed,
        tuple(
            Finisher(rank, score, name, chair.guest, chair.bot, _counted(table, seat, rank))
            for seat, (chair, name, rank, score) in enumerate(seats)
        ),
    )


def _counted(table: Table, seat: int, rank: int) -> int | None:
    chair = table.chairs[seat]
    if chair.guest and chair.bot:
        return len(table.chairs) + 1
    return None if chair.guest and seat in table.helped else rank
