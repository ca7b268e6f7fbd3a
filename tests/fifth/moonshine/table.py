"""Moonshine's table in the terminal: what everybody has, side by side."""

from __future__ import annotations

from typing import Any

from rich.table import Table

from windycity.cli.words import title_of
from windycity.core.game import Game
from windycity.core.words import Word


def draw(game: Game, view: dict[str, Any], language: str) -> Table:
    """Draw a column for each player: points, and the crates that can be seen."""
    table = Table(*view["names"], title=title_of(game.name, language))
    table.add_row(*map(str, view["points"]))
    told = [
        [f"{count} {Word('crate', name).tell(language, game.rulebook.words)}" for name, count in hand.items()]
        for hand in view["hand"]
    ]
    table.add_row(*map("\n".join, told))
    return table
