"""Moves that bots leave alone: legal, but never worth their while, as a game's `levels.py` says (`UNUSED`)."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from windycity.core.game import Game
from windycity.games import part_of


def without_unused(game: Game, legal: list[int]) -> list[int]:
    """Leave out what bots leave alone, as long as anything else is legal."""
    unused = actions_in(game, "UNUSED")
    return [action for action in legal if not unused[action]] or legal


@lru_cache(maxsize=16)
def actions_in(game: Game, name: str) -> npt.NDArray[np.bool_]:
    """Return for each action whether it is of a sort of move that the game's `levels.py` lists under a name."""
    found = np.zeros(game.rulebook.actions.count, bool)
    for sort in getattr(part_of(game.name, "levels"), name, ()):
        found[sort.first : sort.last] = True
    return found
