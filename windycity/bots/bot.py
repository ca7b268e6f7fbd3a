"""What a bot is: it gets a glimpse of a match, which is everything its seat knows, and answers with a move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from windycity.core.game import Game
from windycity.core.match import Event, Match
from windycity.core.position import Positions, get
from windycity.core.view import Result


@dataclass(frozen=True)
class Glimpse:
    """Everything a bot gets: the observed position, the events its seat knows, its legal moves, and a deadline.

    `deadline` is a time of `time.monotonic()`, None if there is none.
    """

    game: Game
    seat: int
    observed: Positions
    events: list[Event]
    legal: list[str]
    deadline: float | None = None

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return int(get(self.observed, "seats"))


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, glimpse: Glimpse) -> str:
        """Choose one of the legal moves."""


@runtime_checkable
class Dismissable(Protocol):
    """A bot that holds resources, to be released at the end of a match."""

    def close(self, result: Result | None = None) -> None:
        """Take the result of the match, None if it was abandoned, and release everything."""


def glimpse_of(match: Match, seat: int, deadline: float | None = None, *, with_events: bool = True) -> Glimpse:
    """Return everything that a waiting seat knows; events can be left out for bots that do not read them."""
    events = match.events(seat) if with_events else []
    return Glimpse(match.game, seat, match.observed_positions(seat), events, match.legal(seat), deadline)


def answer(match: Match, bots: Mapping[int, Bot]) -> int | None:
    """Make the move of one of the waiting bots and return its seat; None if no bot is waiting."""
    for seat in match.waiting:
        if seat in bots:
            match.play(seat, bots[seat].choose(glimpse_of(match, seat)))
            return seat
    return None


def dismiss(bots: Mapping[int, Bot], result: Result | None) -> None:
    """Close the bots that hold resources, after a match, however it ended."""
    for bot in bots.values():
        if isinstance(bot, Dismissable):
            bot.close(result)
