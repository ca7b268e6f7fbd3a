"""The greedy bot: the move that the game's advice likes best, without looking ahead."""

from __future__ import annotations

from random import Random

from windycity.bots.bot import Glimpse


class GreedyBot:
    """Plays the move that looks best now, at random among equals."""

    name = "greedy"

    def __init__(self, seed: int):
        self._random = Random(seed)

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the move with the best advice."""
        advice = glimpse.game.engine.advice(glimpse.observed, glimpse.seat)
        best = max(advice.values())
        action = self._random.choice([action for action, worth in advice.items() if worth == best])
        return glimpse.game.format_move(action)
