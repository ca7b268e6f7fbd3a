"""A finished match for studies: its events, and the state at the end of every round or turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from windycity.arena.words import FOLDER
from windycity.core import record as records
from windycity.core.errors import BadRecord
from windycity.core.game import Game
from windycity.core.match import Event, Match
from windycity.core.position import Loose

# The events that begin a part of a match; the state at that moment is the outcome of the part before.
BEGINNINGS = ("round", "turn")


class Moment(NamedTuple):
    """The state after a number of answers: the round or turn that follows (None: the end), the position, the scores."""

    before: int | None
    position: Loose
    scores: tuple[int, ...]


@dataclass(frozen=True)
class Story:
    """A finished match: its start, and the moments between rounds or turns, of which the last is the end."""

    match: Match
    start: Moment
    moments: list[Moment]

    @property
    def game(self) -> Game:
        """The game in its edition."""
        return self.match.game

    @property
    def events(self) -> list[Event]:
        """What happened, as a spectator knows it."""
        return self.match.events(None)

    @property
    def end(self) -> Loose:
        """The last position."""
        return self.moments[-1].position

    @property
    def wins(self) -> tuple[float, ...]:
        """The part of the win of each seat: a shared win counts as its share."""
        result = self.match.result
        assert result is not None, "a story is of a finished match"
        return tuple((seat in result.winners) / len(result.winners) for seat in range(self.match.seats))

    def moment_before(self, number: int) -> Moment | None:
        """Return the moment before a round or turn; None if the match ended before it, or began later."""
        return next((moment for moment in self.moments if moment.before == number), None)


def number_in(event: Event, fact: str) -> int:
    """Return a fact of an event that is an integer known to everybody."""
    number = event.facts[fact]
    assert isinstance(number, int)
    return number


def seats_in(event: Event, fact: str) -> list[int]:
    """List the seats in a fact of an event that everybody knows."""
    seats = event.facts[fact]
    assert isinstance(seats, list)
    return [seat for seat in seats if isinstance(seat, int)]


def seat_of(event: Event) -> int:
    """Return the seat that an event is about."""
    return number_in(event, "seat")


def story_of(game: Game, record: records.Record) -> Story:
    """Replay a record to its end; one that does not replay raises BadRecord."""
    match = records.replay(game, record)
    if not match.over:
        raise BadRecord("record-not-over", catalogue=FOLDER)
    wanted = _beginnings(match)
    found = [_moment(match, None)]
    past = match.copy()
    while past.answers:
        past.undo()
        if len(past.answers) in wanted:
            found.append(_moment(past, wanted[len(past.answers)]))
    return Story(match, _moment(past, 0), found[::-1])


def _beginnings(match: Match) -> dict[int, int]:
    """Return the number of answers before each round or turn began; if several began at once, the last of them."""
    noticed = [0, *(number for number, answer in enumerate(match.answers, 1) if not answer.unnoticed)]
    starts = [event for event in match.events(None) if event.name in BEGINNINGS]
    return {
        noticed[event.step]: number_in(event, "round") if "round" in event.facts else place
        for place, event in enumerate(starts, 1)
    }


def _moment(match: Match, before: int | None) -> Moment:
    scores = match.game.engine.scores(match.observed_positions(None), match.seats)
    return Moment(before, match.position, tuple(scores))
