"""The time that each seat has. The current time is passed in, in seconds; nothing here looks at a clock."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

DAY = 86_400.0


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time the seats of a table have: unlimited, some seconds a turn with a reserve, or some days a turn."""

    sort: Literal["none", "live", "days"] = "none"
    turn: Annotated[int, Meta(ge=5, le=3600, description="Live: seconds that a seat has each time the table waits for it.")] = 60
    reserve: Annotated[int, Meta(ge=0, le=7200, description="Live: seconds for the whole match, for when a turn's are up.")] = 300
    days: Annotated[int, Meta(ge=1, le=30, description="Days that a seat has each time the table waits for it.")] = 3

    @property
    def seconds(self) -> float:
        """The time of one turn."""
        return self.days * DAY if self.sort == "days" else float(self.turn)


class Clocks:
    """The clocks of a table's seats; each runs while everyone can see the table waiting for its seat."""

    def __init__(self, pace: Pace, seats: int):
        self.pace = pace
        self.reserves = [float(pace.reserve) if pace.sort == "live" else 0.0] * seats
        self._since: dict[int, float] = {}  # when each running clock was started

    def turn(self, waiting: Collection[int], now: float) -> None:
        """Stop the clocks of seats the table no longer waits for, and start those of waiting seats that are not running."""
        for seat in [*self._since]:
            if seat not in waiting:
                self._stop(seat, now)
        for seat in waiting:
            self._since.setdefault(seat, now)

    def _stop(self, seat: int, now: float) -> None:
        over = now - self._since.pop(seat) - self.pace.seconds
        self.reserves[seat] = max(0.0, self.reserves[seat] - max(0.0, over))

    def restart(self, now: float) -> None:
        """Give the current turns their full time again: the server was down, and nobody could move."""
        self._since = dict.fromkeys(self._since, now)

    def started(self, seat: int) -> float | None:
        """When a seat's turn began; None if its clock does not run."""
        return self._since.get(seat)

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None if its clock does not run, or time is unlimited."""
        if self.pace.sort == "none" or seat not in self._since:
            return None
        return self._since[seat] + self.pace.seconds + self.reserves[seat]

    def next_deadline(self) -> float | None:
        """When the first running clock runs out."""
        deadlines = [deadline for seat in self._since if (deadline := self.deadline(seat)) is not None]
        return min(deadlines, default=None)
