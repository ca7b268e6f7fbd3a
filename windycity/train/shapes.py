"""The size of each game's net: it fits into four megabytes of small integers, and answers in a few milliseconds."""

from __future__ import annotations

from windycity.bots.net import Shape
from windycity.games import part_of

USUAL = Shape(width=256, blocks=2, rank=64)


def shape_of(game: str) -> Shape:
    """Return the shape of a game's net, `NET` in its `levels.py`; the default is a small one."""
    shape: Shape = getattr(part_of(game, "levels"), "NET", USUAL)
    return shape
