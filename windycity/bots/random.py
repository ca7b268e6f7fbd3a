"""The random bot: any legal move, all equally likely."""

from __future__ import annotations

from random import Random

from windycity.bots.bot import Glimpse


class RandomBot:
    """Plays any legal move."""

    name = "random"

    def __init__(self, seed: int):
        self._random = Random(seed)

    def choose(self, glimpse: Glimpse) -> str:
        """Choose one of the legal moves at random."""
        return self._random.choice(glimpse.legal)
