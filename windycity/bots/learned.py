"""The learned bot: the move that a net likes best, which has learned the game by playing against itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.weights import net_of
from windycity.core.game import Game
from windycity.games import part_of
from windycity.games.turning import turned_actions


class LearnedBot:
    """Plays the move that the net of the game likes best: no luck, no search, no advice."""

    name = "learned"

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the move that the net likes best."""
        game, seat = glimpse.game, glimpse.seat
        net = net_of(game.name)
        position: Any = game.rulebook.position.one(glimpse.observed)
        row = np.zeros(net.plan.features.count, np.int8)
        part: Any = part_of(game.name, "features")
        part.write_features(position, game.edition.data, seat, row)
        legal = game.engine.legal(glimpse.observed, seat)
        worth, _ = net.think(row)
        return game.format_move(legal[int(worth[_numbers(game, int(position.seats))[seat, legal]].argmax())])


@lru_cache(maxsize=16)
def _numbers(game: Game, seats: int) -> npt.NDArray[np.int64]:
    """The numbers of all actions, counted from each seat."""
    return turned_actions(game, seats)
