"""How large the net of each game is: what fits into four megabytes of small whole numbers, and answers in some milliseconds."""

from __future__ import annotations

from windycity.bots.net import Shape

USUAL = Shape(width=256, blocks=2, rank=64)

SHAPES = {
    "chicago-poker": Shape(width=512, blocks=2, rank=128),
    "chicago-gangsters": Shape(width=512, blocks=3, rank=64),
    "chicago": Shape(
        width=384,
        blocks=2,
        rank=96,
        things="space",
        units=10,
        pointer="move",
        own=("own-head", "own-on-board"),
        places=("own-corner", "own-place"),
        depth=96,
    ),
    "gangsters": Shape(width=256, blocks=3, rank=64),
}


def shape_of(game: str) -> Shape:
    """Return the shape of a game's net; a game that is not listed gets a small one."""
    return SHAPES.get(game, USUAL)
