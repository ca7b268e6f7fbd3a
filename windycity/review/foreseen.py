"""Playing on by the game's net, in many worlds at once, as the strongest bot thinks ahead."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from windycity.bots.bot import Glimpse
from windycity.bots.levels import DON
from windycity.bots.net import Ints
from windycity.bots.planner import foresee, foresight_of
from windycity.bots.search import Prospect
from windycity.bots.worlds import ROOM, Worlds
from windycity.core import ahead
from windycity.core.game import Game
from windycity.core.position import Positions
from windycity.review.plays import Plays, Shares


class ForeseenPlays(Plays):
    """Plays on with a net at every seat, as many turns as the bot that plans; there every seat's net values what it sees."""

    bot = DON

    def __init__(self, game: Game, seats: int, depth: int | None = None):
        """`depth`: quiet moments for which worlds are played on, if not as many as the bot that plans does."""
        super().__init__(game)
        self.depth = foresight_of(game.name).quiet_moments(seats) if depth is None else depth
        self._worlds = TrueWorlds(game, seats)

    def chances(self, positions: Positions, count: int, seed: int) -> Shares:
        """Play on from a true position."""
        return self.from_truth(positions, count, seed)

    def first_move(self, glimpse: Glimpse, count: int, seed: int) -> int | None:
        """Return the move that the bot which plans would make: a net by itself may overlook one that wins at once."""
        if foresight_of(self.game.name).is_routine(glimpse):
            return None
        return self.game.parse_move(foresee(self._worlds, glimpse, seed & 0x7FFFFFFF, count)[0].move)

    def from_truth(self, positions: Positions, count: int, seed: int) -> Shares:
        """Play on from a true position."""
        return self._worlds.play_true(positions, 0, ahead.NONE, count, self.depth, seed)

    def after_move(self, positions: Positions, seat: int, action: int, count: int, seed: int) -> Shares:
        """Play on from a true position after a move, with other luck each time."""
        return self._worlds.play_true(positions, seat, action, count, self.depth, seed)

    def of_moves(
        self, observed: Positions, seat: int, actions: Sequence[int], count: int, seed: int, far: bool = False
    ) -> Shares:
        """Play some moves of a seat on in the same worlds, imagined from what it knew; `far` as a review of the game has to."""
        depth = self.depth * (foresight_of(self.game.name).reviewed if far else 1)
        worlds, each = np.repeat(np.arange(count), len(actions)), np.tile(np.array(actions), count)
        return self._worlds.play(self.glimpse(observed, seat), each, worlds, depth, seed).reshape(count, -1).T

    def rate(self, glimpse: Glimpse, played: int, count: int, seed: int) -> list[Prospect]:
        """List the moves that the bot which plans would try, and the one played."""
        also = [self.game.format_move(played)]
        return foresee(self._worlds, glimpse, seed & 0x7FFFFFFF, count, also)


class TrueWorlds(Worlds):
    """Worlds that may also begin with a true position: for reviews of finished matches, never for a bot's choice."""

    def play_true(self, positions: Positions, seat: int, action: int, count: int, depth: int, seed: int) -> Shares:
        """Return every seat's share of the win in `count` plays from a true position, a row for each; perhaps after a move."""
        found = np.zeros((count, self.seats))
        for first in range(0, count, ROOM):
            worlds = np.arange(first, min(count, first + ROOM))
            self._begin(positions, seat, np.full(len(worlds), action), worlds)
            left = self._play_on(worlds, ahead.NOBODY, depth, seed)
            if len(left):
                self._shares[left, : self.seats] = self._values(len(worlds), left)
            found[worlds] = self._shares[: len(worlds), : self.seats]
        return found

    def _values(self, count: int, left: Ints) -> Shares:
        """Return what worlds that were left are worth to every seat, each by what it sees there: together one win."""
        values = np.zeros((len(left), self.seats))
        for seat in range(self.seats):
            self._show(count, seat)
            values[:, seat] = self._value(left)
        shares: Shares = values / values.sum(axis=1, keepdims=True)
        return shares
