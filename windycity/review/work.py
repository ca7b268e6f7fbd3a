"""What the parts of a review share: the plays, how many, seeds for each purpose, and how far the work is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from windycity.bots.levels import has_net
from windycity.core.game import Game
from windycity.review.effort import Effort
from windycity.review.foreseen import ForeseenPlays
from windycity.review.plays import Plays
from windycity.review.searched import SearchedPlays

Progress = Callable[[int, int], None]  # plays so far, and at most in all; it may raise, which ends the review

CANDIDATES = 2  # moves that the one played is compared with
CERTAINTY = 2.0  # standard errors that a cost or a swing must have to be reported
DOUBT = 0.7  # of what is reported: a pass lets more through than the last one, which decides


class Work:
    """One review under way."""

    def __init__(self, game: Game, seats: int, effort: Effort, seed: int, progress: Progress | None = None):
        self.game = game
        self.effort = effort
        self.plays = plays_of(game, seats)
        self._seed = seed
        self._progress = progress
        self._done = self._total = 0

    def seed(self, purpose: str, number: int) -> int:
        """Return a seed for one purpose at one moment: no two share their luck."""
        return Random(f"{self._seed} {purpose} {number}").getrandbits(40)

    def plan(self, plays: int) -> None:
        """Expect this many plays more."""
        self._total += plays

    def did(self, plays: int) -> None:
        """Note that plays were made, or are not needed after all."""
        self._done += plays
        if self._progress:
            self._progress(self._done, self._total)


def plays_of(game: Game, seats: int) -> Plays:
    """Return the means to play matches of a game on."""
    return ForeseenPlays(game, seats) if has_net(game.name) else SearchedPlays(game)
