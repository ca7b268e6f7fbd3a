"""The levels: search bots with names of their own, each with so many simulations a move in each game."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.bots.bot import Glimpse
from windycity.bots.search import Budget, Prospect, SearchBot

LEVELS = ("lookout", "soldier", "capo", "boss")

# For each level in turn. The boss takes no more than about two seconds a turn on one core.
SIMULATIONS: Mapping[str, tuple[int, int, int, int]] = {
    "chicago-poker": (30, 120, 500, 2000),
    "chicago-gangsters": (4, 8, 24, 2000),
    "chicago": (10, 60, 250, 1000),
    "gangsters": (10, 40, 150, 600),
}
USUAL = (25, 100, 500, 1000)


def simulations_of(level: str, game: str) -> int:
    """Tell how many simulations a level has for a move in a game."""
    return SIMULATIONS.get(game, USUAL)[LEVELS.index(level)]


class LevelBot(SearchBot):
    """A search bot whose budget goes by its level and the game."""

    def __init__(self, level: str, seed: int):
        super().__init__(seed, Budget(), level)

    def rate(self, glimpse: Glimpse) -> list[Prospect]:
        """List the moves that were searched, the best first."""
        self.budget = Budget(simulations=simulations_of(self.name, glimpse.game.name))
        return super().rate(glimpse)
