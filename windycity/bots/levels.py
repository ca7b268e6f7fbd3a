"""The levels: search bots with names of their own, each with a count of simulations per move in each game."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.bots.bot import Glimpse
from windycity.bots.search import Budget, Prospect, SearchBot
from windycity.core.errors import BadGame
from windycity.games import part_of

LEVELS = ("lookout", "soldier", "capo", "boss")

# For each level in turn, unless the game's `levels.py` says otherwise.
USUAL = (25, 100, 500, 1000)


def simulations_of(level: str, game: str) -> int:
    """Return a level's count of simulations per move in a game; too few or too many counts raise BadGame."""
    module = part_of(game, "levels")
    counts: Sequence[int] = getattr(module, "SIMULATIONS", USUAL)
    if len(counts) != len(LEVELS):
        raise BadGame("game-wrong-levels", game=game, levels=", ".join(LEVELS), file=str(getattr(module, "__file__", "")))
    return counts[LEVELS.index(level)]


class LevelBot(SearchBot):
    """A search bot whose budget depends on its level and the game."""

    def __init__(self, level: str, seed: int):
        super().__init__(seed, Budget(), level)

    def rate(self, glimpse: Glimpse) -> list[Prospect]:
        """List the moves searched, best first."""
        self.budget = Budget(simulations=simulations_of(self.name, glimpse.game.name))
        return super().rate(glimpse)
