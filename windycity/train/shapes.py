"""How large the net of each game is: what fits into four megabytes of small whole numbers, and answers in some milliseconds."""

from __future__ import annotations

from windycity.bots.net import Shape
from windycity.games import part_of

USUAL = Shape(width=256, blocks=2, rank=64)


def shape_of(game: str) -> Shape:
    """Return the shape of a game's net, `NET` in its `levels.py`; a game that has none there gets a small one."""
    shape: Shape = getattr(part_of(game, "levels"), "NET", USUAL)
    return shape
