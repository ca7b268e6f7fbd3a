"""Windy City: four tabletop games of 1920s Chicago gangsters, to play, to simulate and to study.

>>> import windycity
>>> game = windycity.game("chicago-poker")
>>> match = game.start(seats=4, seed=7)
>>> match.waiting, match.ask
((0,), 'action')
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

# Imported before the function `games` is defined: importing a package puts its name here, and would put it over the function.
from windycity.games import names, rulebook

if TYPE_CHECKING:
    from windycity.core.game import Game
    from windycity.core.match import Match

__version__ = "0.1.0"
__all__ = ["game", "games", "replay"]


def games() -> tuple[str, ...]:
    """List the names of the games."""
    return names()


def game(name: str, edition: Path | str | None = None, *, compiled: bool | None = None) -> Game:
    """Open a game by name, in its own edition or in one from a file.

    `compiled=True` runs the rules at full speed, after half a minute of compiling on a machine's first use;
    `False` runs them as plain Python, ready at once. Without it the compiled rules are used where they are ready.
    """
    from windycity.core.game import Game

    return Game(rulebook(name), edition, compiled)


def replay(record: str, edition: Path | str | None = None, *, moves: int | None = None) -> Match:
    """Play a saved match again from the text of its record, or only its first moves."""
    from windycity.core import record as records

    parsed = records.read(record)
    return records.replay(game(parsed.header.game, edition), parsed, moves)
