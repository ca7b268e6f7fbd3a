"""The games' tables drawn for a terminal, each from a view: colour helps, but nothing is told by colour alone."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from rich.console import RenderableType

from windycity.core.game import Game


def draw_table(game: Game, view: dict[str, Any], language: str) -> RenderableType:
    """Draw a game's table from a view."""
    drawn: RenderableType = _module(game).draw(game, view, language)
    return drawn


def draw_narrow_table(game: Game, view: dict[str, Any], language: str) -> RenderableType | None:
    """Draw a game's table for a narrow screen; None if the game has no drawing for that."""
    module = _module(game)
    drawn: RenderableType | None = module.draw_narrow(game, view, language) if hasattr(module, "draw_narrow") else None
    return drawn


def _module(game: Game) -> ModuleType:
    return import_module(f"windycity.cli.tables.{game.name.replace('-', '_')}")
