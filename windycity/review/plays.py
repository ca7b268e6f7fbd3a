"""Playing on from a moment of a match, many times: by the game's net (`foreseen.py`), or by search without one (`searched.py`).

Estimates from the truth are for reviews of finished matches only: no bot ever chooses by them. What a seat could have played
better is searched from what that seat knew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.search import Prospect
from windycity.core.chance import CHANCE, seed_match
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import Positions, copy_of, get, put

Shares = npt.NDArray[np.float64]

SEEDED = ("secret_high", "secret_low", "step", "seeded", "used")  # what `seed_match` writes


class Plays(ABC):
    """Plays matches of one game on, each time with other luck; the same seeds give the same shares."""

    bot: str  # whose means these are

    def __init__(self, game: Game):
        self.game = game
        self.engine = game.engine
        self._chances, self._logs = self.engine.array(CHANCE), self.engine.array(LOG)
        self._seeding = CHANCE.loose()[0]

    @abstractmethod
    def chances(self, positions: Positions, count: int, seed: int) -> Shares:
        """Return every seat's share of the win in `count` plays from a true position, as far as chances along a match need."""

    def first_move(self, glimpse: Glimpse, count: int, seed: int) -> int | None:
        """Return the move that the bot would begin plays for chances with, by a search of about `count` plays.

        None where plays find the first move by themselves as well as any other.
        """
        return None

    @abstractmethod
    def from_truth(self, positions: Positions, count: int, seed: int) -> Shares:
        """Return every seat's share of the win in each of `count` plays from a true position: a row for each play."""

    @abstractmethod
    def after_move(self, positions: Positions, seat: int, action: int, count: int, seed: int) -> Shares:
        """Return the shares in plays from a true position after a move, which draws other luck each time."""

    @abstractmethod
    def of_moves(
        self, observed: Positions, seat: int, actions: Sequence[int], count: int, seed: int, far: bool = False
    ) -> Shares:
        """Return the shares of a seat that each of some moves brings in `count` plays, a row for each move.

        All are searched equally, from what the seat knew: as often, in the same imagined worlds, and with the same luck. `far` is
        for what is reported: there plays may go on for longer before what has become of them is valued.
        """

    @abstractmethod
    def rate(self, glimpse: Glimpse, played: int, count: int, seed: int) -> list[Prospect]:
        """List moves that may be better than the one played, and perhaps that, best first, by a search of about `count` plays.

        Where bots answer at once, it is the one move that they would choose.
        """

    def applied(self, positions: Positions, seat: int, action: int, seed: int, step: int = 0) -> Positions:
        """Return the position after a move, with luck that follows from the seed and the number of the step."""
        after = copy_of(positions)
        self.engine.call["apply_answer"](after, self.engine.editions, seat, action, self._luck(seed, step, 2), self._logs)
        return after

    def draws_luck(self, positions: Positions, seat: int, action: int) -> bool:
        """Whether a move from a true position draws luck."""
        self.applied(positions, seat, action, 0)
        return bool(get(self._chances, "used"))

    def glimpse(self, positions: Positions, seat: int) -> Glimpse:
        """Return a position as a bot of a seat is shown it."""
        return Glimpse(self.game, seat, positions, [], [])

    def _luck(self, seed: int, number: int, stream: int) -> Positions:
        """Seed a stream of luck: as numbers of Python, since the fields of a record are slow to write one by one."""
        seed_match(self._seeding, seed, number, stream)  # type: ignore[no-untyped-call]  # a kernel
        for name in SEEDED:
            put(self._chances, name, getattr(self._seeding, name))
        return self._chances


def error_of(shares: Shares) -> float:
    """Return the standard error of the mean of each column of some plays: the largest."""
    return float(np.max(shares.std(axis=0, ddof=1)) / len(shares) ** 0.5) if len(shares) > 1 else 1.0


def result_of(positions: Positions) -> Shares:
    """Return each seat's share of the win in a position that is over."""
    winners = int(get(positions, "winners"))
    won = [winners >> seat & 1 for seat in range(int(get(positions, "seats")))]
    return np.array(won, np.float64) / sum(won)
