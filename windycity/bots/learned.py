"""The learned bot: the move preferred by a net that has learned the game by playing against itself."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from windycity.bots.bot import Glimpse
from windycity.bots.net import Floats, Ints, Net
from windycity.bots.unused import without_unused
from windycity.bots.weights import net_of
from windycity.core.game import Game
from windycity.games import part_of
from windycity.games.turning import turned_actions


class LearnedBot:
    """Plays the move that the net of the game likes best: no luck, no search, no advice."""

    name = "learned"

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the move that the net likes best."""
        legal, worth = judge(net_of(glimpse.game.name), glimpse)
        return glimpse.game.format_move(legal[int(worth.argmax())])


def judge(net: Net, glimpse: Glimpse) -> tuple[list[int], Floats]:
    """Return the legal actions of a seat, without those that nets leave alone, and how much a net likes each."""
    game, seat = glimpse.game, glimpse.seat
    position: Any = game.rulebook.position.one(glimpse.observed)
    row = np.zeros(net.plan.features.count, np.int8)
    part: Any = part_of(game.name, "features")
    part.write_features(position, game.edition.data, seat, row)
    legal = without_unused(game, game.engine.legal(glimpse.observed, seat))
    return legal, net.think(row)[0][numbers_of(game, int(position.seats))[seat, legal]]


def liking_of(glimpse: Glimpse, move: str) -> float:
    """Return the probability with which the net of the game would draw a legal move."""
    legal, worth = judge(net_of(glimpse.game.name), glimpse)
    chances = np.exp(worth - worth.max())
    return float(chances[legal.index(glimpse.game.parse_move(move))] / chances.sum())


@lru_cache(maxsize=16)
def numbers_of(game: Game, seats: int) -> Ints:
    """Return the numbers of all actions, counted from each seat."""
    return turned_actions(game, seats)
