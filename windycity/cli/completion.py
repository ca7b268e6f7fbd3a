"""Shell completion, by the names of values in the help of a command, such as GAME, FILE or en|nl|de."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

Offer = Callable[[str], list[str]]  # lists what can follow what was typed


def offer_values(command: Any) -> None:
    """Make the parameters of a command and its subcommands offer their values."""
    for parameter in command.params:
        offer = _offer_for(parameter)
        if offer:
            parameter._custom_shell_complete = lambda context, parameter, typed, offer=offer: offer(typed)
    for below in getattr(command, "commands", {}).values():
        offer_values(below)


def _offer_for(parameter: Any) -> Offer | None:
    """Find what a parameter can be, by the name of its value, or for bots of the parameter."""
    name = parameter.metavar or ("BOT,BOT,..." if parameter.name == "bots" else "")
    if name in OFFERS:
        return OFFERS[name]
    values = name.split("|")
    return (lambda typed: _beginning(typed, values)) if len(values) > 1 else None


def _games(typed: str) -> list[str]:
    from windycity.games import names

    return _beginning(typed, names())


def _named_game() -> str | None:
    """Find the game named on the line being typed, as passed by the shell."""
    from windycity.games import names

    words = (os.environ.get("COMP_WORDS") or os.environ.get("_TYPER_COMPLETE_ARGS", "")).split()
    return next((word for word in words if word in names()), None)


def _bots(typed: str) -> list[str]:
    """Offer the bots that can play the named game, also after a comma."""
    from windycity.bots.names import BOTS, bots_for

    game = _named_game()
    return _in_list(typed, bots_for(game) if game else BOTS)


def _seats(typed: str) -> list[str]:
    from windycity.cli.host import ME, OPEN

    return _in_list(typed, (ME, OPEN, *_bots("")))


def _options(typed: str) -> list[str]:
    """Offer the options of the named game, on and off."""
    from windycity.games import rulebook

    game = _named_game()
    options = [option.name for option in rulebook(game).options] if game else []
    return _beginning(typed, (f"{name}={value}" for name in options for value in ("true", "false")))


def _lessons(typed: str) -> list[str]:
    from windycity.lessons import lessons_of

    game = _named_game()
    return _beginning(typed, (lesson.name for lesson in lessons_of(game))) if game else []


def _puzzles(typed: str) -> list[str]:
    from windycity.lessons import puzzles_of

    game = _named_game()
    return _beginning(typed, (puzzle.name for puzzle in puzzles_of(game))) if game else []


def _files(typed: str) -> list[str]:
    """Offer the files and folders whose path begins like this; folders end in a slash."""
    path = Path(typed).expanduser()
    folder, begun = (path, "") if typed.endswith("/") or not typed else (path.parent, path.name)
    try:
        there = sorted(file for file in folder.iterdir() if file.name.startswith(begun) and (begun or file.name[0] != "."))
    except OSError:
        return []
    return [f"{typed.removesuffix(begun)}{file.name}{'/' if file.is_dir() else ''}" for file in there]


def _beginning(typed: str, values: Iterable[str]) -> list[str]:
    return [value for value in values if value.startswith(typed)]


def _in_list(typed: str, values: Sequence[str]) -> list[str]:
    """Offer values for the last place of a list with commas."""
    before, comma, begun = typed.rpartition(",")
    return [f"{before}{comma}{value}" for value in _beginning(begun, values)]


OFFERS: dict[str, Offer] = {
    "GAME": _games,
    "BOT,BOT,...": _bots,
    "me,open,BOT,...": _seats,
    "NAME=true|false": _options,
    "OPTION=true|false": _options,
    "LESSON": _lessons,
    "PUZZLE": _puzzles,
    "FILE": _files,
    "DIR": _files,
}
