"""Moonshine's table in the terminal: what everybody has, side by side."""

from __future__ import annotations

from rich.table import Table

from windycity.cli.words import title_of
from windycity.core.game import Game
from windycity.core.words import Word

from .view import MoonshineView


def draw(game: Game, view: MoonshineView, language: str) -> Table:
    """Draw a column for each player: points, and the crates that can be seen."""
    table = Table(*(player.name for player in view.players), title=title_of(game.name, language))
    table.add_row(*(str(player.points) for player in view.players))
    crates = [
        [f"{count} {Word('crate', name).say(language, game.rulebook.words)}" for name, count in player.hand.items()]
        for player in view.players
    ]
    table.add_row(*map("\n".join, crates))
    return table
