"""Windy City: four tabletop games of 1920s Chicago gangsters, to play, to simulate and to study.

>>> import windycity
>>> game = windycity.game("chicago-poker")
>>> match = game.start(seats=4, seed=7)
>>> match.waiting, match.ask
((0,), 'action')
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

# Imported before the function `games` is defined: importing a package binds its name here, which would replace the function.
from windycity.games import names, rulebook

if TYPE_CHECKING:
    from windycity.core.boards import Board
    from windycity.core.choices import Choice, ChoiceGroup, Choices
    from windycity.core.edition import Edition
    from windycity.core.errors import (
        BadChance,
        BadEdition,
        BadGame,
        BadMove,
        BadOption,
        BadPosition,
        BadRecord,
        CannotUndo,
        IllegalMove,
        MatchOver,
        TooFar,
        UnknownGame,
        WindyCityError,
        WrongSeat,
        WrongTurn,
    )
    from windycity.core.game import Game
    from windycity.core.luck import Luck
    from windycity.core.match import Answer, Event, Match
    from windycity.core.news import News
    from windycity.core.position import Loose
    from windycity.core.rulebook import Option
    from windycity.core.view import Player, Result, View

__version__ = "0.1.0"
__all__ = [
    "Answer",
    "BadChance",
    "BadEdition",
    "BadGame",
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Board",
    "CannotUndo",
    "Choice",
    "ChoiceGroup",
    "Choices",
    "Edition",
    "Event",
    "Game",
    "IllegalMove",
    "Loose",
    "Luck",
    "Match",
    "MatchOver",
    "News",
    "Option",
    "Player",
    "Result",
    "TooFar",
    "UnknownGame",
    "View",
    "WindyCityError",
    "WrongSeat",
    "WrongTurn",
    "game",
    "games",
    "replay",
]
_MODULES = ("boards", "choices", "edition", "errors", "game", "luck", "match", "news", "position", "rulebook", "view")


def __getattr__(name: str) -> Any:
    """Import an exported name when it is first used: most of them need numpy, which takes a while."""
    if name in __all__:
        for module in (import_module(f"windycity.core.{place}") for place in _MODULES):
            if hasattr(module, name):
                return getattr(module, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the exported names, also those that are not imported yet: for completion in a shell."""
    return sorted({*globals(), *__all__})


def games() -> tuple[str, ...]:
    """List the names of the games."""
    return names()


def game(name: str, edition: Path | str | None = None, *, compiled: bool | None = None) -> Game:
    """Open a game by name, in its own edition or in one from a file.

    `compiled=True` runs the rules at full speed; the first time on a machine they compile for half a minute.
    `False` runs them as plain Python, ready at once. By default the compiled rules are used if they are ready.
    """
    from windycity.core.game import Game

    return Game(rulebook(name), edition, compiled)


def replay(record: str, edition: Path | str | None = None, *, moves: int | None = None) -> Match:
    """Replay a saved match from the text of its record: all of it, or only its first moves."""
    from windycity.core import record as records

    parsed = records.read(record)
    return records.replay(game(parsed.header.game, edition), parsed, moves)
