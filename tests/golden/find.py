"""Find matches worth keeping: play at random until one has what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import windycity
from tests.conformance.cases import walk
from tests.games.story import Story
from windycity.core.match import Match

Fits = Callable[[Match], bool]


def finish(match: Match, seed: int = 1) -> Match:
    """Play a match to its end at random."""
    for _ in walk(match, Random(seed)):
        pass
    return match


def played(begun: Story, *answers: tuple[int, str]) -> Match:
    """Make some moves, and play on at random."""
    for seat, move in answers:
        begun.play(seat, move)
    return finish(begun.match)


class Finder:
    """Plays random matches of a game, one seed after another."""

    def __init__(self, name: str, seats: int):
        self.game = windycity.game(name, compiled=False)
        self.seats = seats

    def _matches(self, seats: int, options: dict[str, bool]) -> Iterator[Match]:
        for seed in range(3000):
            chosen: dict[str, Any] = dict(options)
            yield finish(self.game.start(seats=seats, seed=seed, luck="hmac-1", **chosen), seed)

    def any(self, seats: int, **options: bool) -> Match:
        """Return the first match."""
        return next(self._matches(seats, options))

    def first(self, *fits: Fits, seats: int | None = None, **options: bool) -> Match:
        """Return the first match that fits."""
        return next(match for match in self._matches(seats or self.seats, options) if all(fit(match) for fit in fits))


def ends_by(reason: str) -> Fits:
    """Whether the match ends for this reason."""
    return lambda match: match.result is not None and match.result.reason == reason


def moves(start: str) -> Fits:
    """Whether some move begins like this."""
    return lambda match: any(match.game.format_move(answer.action).startswith(start) for answer in match.answers)


def has_event(name: str, **facts: object) -> Fits:
    """Whether an event of this name happens, with these facts among its own."""
    return lambda match: any(event.name == name and facts.items() <= event.facts.items() for event in match.events(None))
