"""The games, by name. A game's package is imported only when the game is asked for."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib import import_module
from pickle import PicklingError
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
    copyreg.pickle(type(book), _by_name)
    return book


def _by_name(book: Rulebook) -> tuple[Callable[[str], Rulebook], tuple[str]]:
    """Pickle a rulebook as its name, from which any process finds it."""
    if book.name not in REGISTERED or rulebook(book.name) is not book:
        raise PicklingError(f"only the games of this package can be pickled, not other rules by the name of {book.name}")
    return rulebook, (book.name,)
