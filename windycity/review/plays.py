"""Playing on from a moment of a match, many times, by the means of the bots that search: advice, search and value.

Estimates from the truth are for reviews of finished matches only: no bot ever chooses by them. What a seat could have played
better is searched from what that seat knew.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.search import Settings, Tree, settings_of
from windycity.core.chance import CHANCE, seed_match
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import LooseArray, Positions, copy_of, get, put

Shares = npt.NDArray[np.float64]

SEEDED = ("secret_high", "secret_low", "step", "seeded", "used")  # what `seed_match` writes
LOOKS = 2  # worlds imagined to see whether imagining changes a true position


class Plays:
    """Plays matches of one game on, each time with other luck; the same seeds give the same shares.

    By advice up to the quiet moment number `depth`, where the position is valued: as far as bots look, unless it is given.
    """

    def __init__(self, game: Game, depth: int | None = None):
        self.game = game
        self.engine = game.engine
        self._searched = replace(settings_of(game.name), breadth=0)
        ahead = self._searched.depth if depth is None else depth
        self._by_advice = Settings(depth=ahead, breadth=0, opening=0, trust=100, routine=_asks(game))
        self._tree = Tree(self.engine)
        self._chances = self.engine.array(CHANCE)
        self._logs = self.engine.array(LOG)
        self._seeding = CHANCE.loose()[0]
        self._out, self._weights = self.engine.out, self.engine.weights
        self._looks = [copy_of(self._luck(look, 0, 3)) for look in range(LOOKS)]

    def from_truth(self, positions: Positions, count: int, seed: int) -> Shares:
        """Return every seat's share of the win in each of `count` plays from a true position: a row for each play."""
        if not self._is_known(positions):
            return np.array([self._play_on(copy_of(positions), seed + number) for number in range(count)])
        seat, best = _first_waiting(positions), self._best(positions)
        return np.array([self._roll_out(positions, seat, _pick(best, seed + number), seed + number) for number in range(count)])

    def after_move(self, positions: Positions, seat: int, action: int, count: int, seed: int) -> Shares:
        """Return the shares in plays from a true position after a move, which draws other luck each time."""
        return np.array([self._play_on(self.applied(positions, seat, action, seed + n), seed + n) for n in range(count)])

    def applied(self, positions: Positions, seat: int, action: int, seed: int, step: int = 0) -> Positions:
        """Return the position after a move, with luck that follows from the seed and the number of the step."""
        after = copy_of(positions)
        self.engine.call["apply_answer"](after, self.engine.editions, seat, action, self._luck(seed, step, 2), self._logs)
        return after

    def draws_luck(self, positions: Positions, seat: int, action: int) -> bool:
        """Whether a move from a true position draws luck."""
        self.applied(positions, seat, action, 0)
        return bool(get(self._chances, "used"))

    def of_moves(self, observed: Positions, seat: int, actions: Sequence[int], count: int, seed: int) -> Shares:
        """Return the shares of a seat that each of some moves brings in `count` plays, a row for each move.

        All are searched equally, from what the seat knew: as often, in the same imagined worlds, and with the same luck.
        """
        return np.array([self._search(observed, seat, action, count, seed) for action in actions])

    def _search(self, observed: Positions, seat: int, action: int, count: int, seed: int) -> list[float]:
        self._tree.begin(self._glimpse(observed, seat), self._searched, seed)
        self._tree.keep_to(action)
        shares = []
        for _ in range(count):
            self._tree.search(1)
            shares.append(float(self._tree.gains[seat]))
        return shares

    def _play_on(self, positions: Positions, seed: int) -> Shares:
        """Play a position on, in place: by advice from here, move by move, up to where compiled code can take over."""
        step = 0
        while get(positions, "waiting"):
            seat, best = _first_waiting(positions), self._best(positions)
            if self._is_known(positions):
                return self._roll_out(positions, seat, _pick(best, seed), seed)
            step += 1
            positions = self.applied(positions, seat, _pick(best, seed + step), seed, step)
        return result_of(positions)

    def _roll_out(self, positions: Positions, seat: int, action: int, seed: int) -> Shares:
        """Play a position on, with this move first, in one call."""
        self._tree.begin(self._glimpse(positions, seat), self._by_advice, seed)
        self._tree.keep_to(action)
        self._tree.search(1)
        return self._tree.gains[: get(positions, "seats")].copy()

    def _is_known(self, positions: Positions) -> bool:
        """Whether imagining leaves a true position as it is: then a search from it starts from the truth.

        It does not where games imagine what others may have answered in an ask that is still open.
        """
        for look in self._looks:
            world = copy_of(positions)
            self.engine.call["imagine_world"](world, self.engine.editions, copy_of(look))
            if not _same(world, positions):
                return False
        return True

    def _best(self, positions: Positions) -> list[int]:
        """List the actions of the seat that is first to answer which the advice likes best."""
        out, weights = self._out, self._weights
        count = self.engine.call["list_advice"](positions, self.engine.editions, _first_waiting(positions), out, weights)
        best: list[int] = out[:count][weights[:count] == weights[:count].max()].tolist()
        return best

    def _luck(self, seed: int, number: int, stream: int) -> Positions:
        """Seed a stream of luck: as numbers of Python, since the fields of a record are slow to write one by one."""
        seed_match(self._seeding, seed, number, stream)  # type: ignore[no-untyped-call]  # a kernel
        for name in SEEDED:
            put(self._chances, name, getattr(self._seeding, name))
        return self._chances

    def _glimpse(self, positions: Positions, seat: int) -> Glimpse:
        return Glimpse(self.game, seat, positions, [], [])


def error_of(shares: Shares) -> float:
    """Return the standard error of the mean of each column of some plays: the largest."""
    return float(np.max(shares.std(axis=0, ddof=1)) / len(shares) ** 0.5) if len(shares) > 1 else 1.0


def _asks(game: Game) -> tuple[str, ...]:
    return tuple(ask.name.lower() for ask in game.rulebook.asks)


def _first_waiting(positions: Positions) -> int:
    waiting = int(get(positions, "waiting"))
    return (waiting & -waiting).bit_length() - 1


def _pick(actions: Sequence[int], seed: int) -> int:
    return actions[0] if len(actions) == 1 else Random(seed).choice(actions)


def result_of(positions: Positions) -> Shares:
    """Return each seat's share of the win in a position that is over."""
    winners = int(get(positions, "winners"))
    won = [winners >> seat & 1 for seat in range(int(get(positions, "seats")))]
    return np.array(won, np.float64) / sum(won)


def _same(one: Positions, other: Positions) -> bool:
    if isinstance(one, LooseArray) and isinstance(other, LooseArray):
        return all(np.array_equal(value, vars(other[0])[name]) for name, value in vars(one[0]).items())
    assert not isinstance(one, LooseArray)
    assert not isinstance(other, LooseArray)
    return one.tobytes() == other.tobytes()
