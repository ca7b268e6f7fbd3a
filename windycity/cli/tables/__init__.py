"""The games' tables drawn for a terminal, each from a view: colour helps, but nothing is told by colour alone."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from windycity.core.game import Game
from windycity.core.view import View

LONGEST = 24  # letters of a name that an edition gives


def short_name(name: str) -> str:
    """A name of an edition that leaves room in a table for the rest."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def draw_table(game: Game, view: View, language: str, narrow: bool = False) -> RenderableType | None:
    """Draw a game's table from a view; None if the game has no drawing for such a screen."""
    name = f"{__name__}.{game.name.replace('-', '_')}"
    module = import_module(name) if find_spec(name) else None
    draw = getattr(module, "draw_narrow" if narrow else "draw", None)
    return draw(game, view, language) if draw else None
