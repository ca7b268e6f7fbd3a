"""The games, by name. A game's package is imported only when the game is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from windycity.core.game import Rulebook

REGISTERED = ("chicago-poker", "chicago-gangsters", "chicago", "gangsters")


def rulebook(name: str) -> Rulebook:
    """Find a game's rulebook; an unknown name raises UnknownGame."""
    from windycity.core.errors import UnknownGame

    if name not in REGISTERED:
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(REGISTERED))
    module = import_module(f"windycity.games.{name.replace('-', '_')}.rulebook")
    book: Rulebook = module.RULEBOOK
    return book
