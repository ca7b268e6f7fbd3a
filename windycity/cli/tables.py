"""The games' tables drawn for a terminal, each from a view: colour helps, but nothing depends on colour alone."""

from __future__ import annotations

from rich.console import RenderableType

from windycity.core.game import Game
from windycity.core.view import View
from windycity.games import part_of

LONGEST = 24  # letters of a name that an edition gives


def short_name(name: str) -> str:
    """Shorten a name from an edition, so that it leaves room in a table for the rest."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


def draw_table(game: Game, view: View, language: str, narrow: bool = False) -> RenderableType | None:
    """Draw a game's table from a view with the `table.py` of its folder; None if it has no drawing for such a screen."""
    draw = getattr(part_of(game.name, "table"), "draw_narrow" if narrow else "draw", None)
    return draw(game, view, language) if draw else None
