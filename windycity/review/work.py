"""What the parts of a review share: the plays, their number, seeds for each purpose, and the progress."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from windycity.bots.levels import has_net
from windycity.core.game import Game
from windycity.review.effort import Effort
from windycity.review.foreseen import ForeseenPlays
from windycity.review.plays import Plays
from windycity.review.searched import SearchedPlays

Progress = Callable[[int, int], None]  # called with plays so far and the most in all; raising an exception ends the review

CANDIDATES = 2  # moves that the one played is compared with
CERTAINTY = 2.0  # standard errors that a cost or a swing must have to be reported
DOUBT = 0.7  # of the final thresholds: earlier passes let more through than the last one, which decides


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
        """Expect this many more plays."""
        self._total += plays

    def did(self, plays: int) -> None:
        """Note that plays were made, or are not needed after all."""
        self._done += plays
        if self._progress:
            self._progress(self._done, self._total)


def plays_of(game: Game, seats: int) -> Plays:
    """Return what plays on in matches of a game."""
    return ForeseenPlays(game, seats) if has_net(game.name) else SearchedPlays(game)
