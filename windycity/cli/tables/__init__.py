"""The games' tables drawn for a terminal, each from a view: colour helps, but nothing is told by colour alone."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rich.console import RenderableType

from windycity.core.game import Game


def draw_table(game: Game, view: dict[str, Any], language: str) -> RenderableType:
    """Draw a game's table from a view."""
    module = import_module(f"windycity.cli.tables.{game.name.replace('-', '_')}")
    drawn: RenderableType = module.draw(game, view, language)
    return drawn
