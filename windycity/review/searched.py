"""Playing on by the means of bots that search, for games without a net: advice, search and value."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import numpy as np

from windycity.bots.bot import Glimpse
from windycity.bots.levels import BOSS
from windycity.bots.search import TO_THE_END, Budget, Prospect, SearchBot, Settings, Tree, settings_of
from windycity.core.game import Game
from windycity.core.position import LooseArray, Positions, copy_of, get
from windycity.games import part_of
from windycity.review.plays import Plays, Shares, result_of

LOOKS = 2  # worlds imagined to see whether imagining changes a true position


class SearchedPlays(Plays):
    """Plays on by advice up to a quiet moment, where the position is valued: as far as bots look.

    For chances it plays on to the end, or as far as `REACH` in the game's `levels.py` says.
    """

    bot = BOSS

    def __init__(self, game: Game):
        super().__init__(game)
        self._searched = replace(settings_of(game.name), breadth=0, everything=True)
        asks = tuple(ask.name.lower() for ask in game.rulebook.asks)
        self._near = Settings(depth=self._searched.depth, breadth=0, opening=0, trust=100, routine=asks, everything=True)
        self._far = replace(self._near, depth=getattr(part_of(game.name, "levels"), "REACH", TO_THE_END))
        self._tree = Tree(self.engine)
        self._out, self._weights = self.engine.out, self.engine.weights
        self._looks = [copy_of(self._luck(look, 0, 3)) for look in range(LOOKS)]

    def chances(self, positions: Positions, count: int, seed: int) -> Shares:
        """Play on from a true position, far."""
        return self._from_truth(positions, count, seed, self._far)

    def from_truth(self, positions: Positions, count: int, seed: int) -> Shares:
        """Play on from a true position, as far as bots look."""
        return self._from_truth(positions, count, seed, self._near)

    def after_move(self, positions: Positions, seat: int, action: int, count: int, seed: int) -> Shares:
        """Play on from a true position after a move, with other luck each time."""
        after = [self.applied(positions, seat, action, seed + number) for number in range(count)]
        return np.array([self._play_on(position, seed + number, self._near) for number, position in enumerate(after)])

    def of_moves(
        self, observed: Positions, seat: int, actions: Sequence[int], count: int, seed: int, far: bool = False
    ) -> Shares:
        """Search some moves of a seat equally, from what it knew."""
        return np.array([self._search(observed, seat, action, count, seed) for action in actions])

    def rate(self, glimpse: Glimpse, played: int, count: int, seed: int) -> list[Prospect]:
        """List moves by a small search, or the one that the advice likes best."""
        ask = int(get(glimpse.observed, "ask"))
        if not self._searched.bits(self.game) >> ask & 1:
            return SearchBot(seed, Budget(simulations=count)).rate(glimpse)
        advice = self.engine.advice(glimpse.observed, glimpse.seat)
        best = max(advice, key=lambda action: advice[action])
        return [Prospect(self.game.format_move(best if advice[best] > advice[played] else played), 0, 0.0)]

    def _search(self, observed: Positions, seat: int, action: int, count: int, seed: int) -> list[float]:
        self._tree.begin(self.glimpse(observed, seat), self._searched, seed)
        self._tree.keep_to(action)
        shares = []
        for _ in range(count):
            self._tree.search(1)
            shares.append(float(self._tree.gains[seat]))
        return shares

    def _from_truth(self, positions: Positions, count: int, seed: int, how: Settings) -> Shares:
        if not self._is_known(positions):
            return np.array([self._play_on(copy_of(positions), seed + number, how) for number in range(count)])
        seat, best = _first_waiting(positions), self._best(positions)
        picked = [_pick(best, seed + number) for number in range(count)]
        return np.array([self._roll_out(positions, seat, action, seed + number, how) for number, action in enumerate(picked)])

    def _play_on(self, positions: Positions, seed: int, how: Settings) -> Shares:
        """Play a position on, in place: by advice from here, move by move, up to where compiled code can take over."""
        step = 0
        while get(positions, "waiting"):
            seat, best = _first_waiting(positions), self._best(positions)
            if self._is_known(positions):
                return self._roll_out(positions, seat, _pick(best, seed), seed, how)
            step += 1
            positions = self.applied(positions, seat, _pick(best, seed + step), seed, step)
        return result_of(positions)

    def _roll_out(self, positions: Positions, seat: int, action: int, seed: int, how: Settings) -> Shares:
        """Play a position on, with this move first, in one call."""
        self._tree.begin(self.glimpse(positions, seat), how, seed)
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


def _first_waiting(positions: Positions) -> int:
    waiting = int(get(positions, "waiting"))
    return (waiting & -waiting).bit_length() - 1


def _pick(actions: Sequence[int], seed: int) -> int:
    return actions[0] if len(actions) == 1 else Random(seed).choice(actions)


def _same(one: Positions, other: Positions) -> bool:
    if isinstance(one, LooseArray) and isinstance(other, LooseArray):
        return all(np.array_equal(value, vars(other[0])[name]) for name, value in vars(one[0]).items())
    assert not isinstance(one, LooseArray)
    assert not isinstance(other, LooseArray)
    return one.tobytes() == other.tobytes()
