"""The games, found by name. A game is a package: a folder here, or one in another distribution.

A distribution adds a game by an entry point in the group `windycity.games` (name: the game's name, value: the package):

    [project.entry-points."windycity.games"]
    moonshine = "moonshine"

A game's package is imported only when the game is asked for, and the part for a higher layer only by that layer.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pickle import PicklingError
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING

from windycity.core.errors import BadGame, UnknownGame

if TYPE_CHECKING:
    from windycity.core.rulebook import Rulebook

ENTRY_POINTS = "windycity.games"
NEEDED = ("edition.toml", "words/en.ftl")  # files that every game needs, besides its rulebook


def names() -> tuple[str, ...]:
    """List the names of the games: our own by their PLACE, if they have one, then the others by name."""
    return tuple(_packages())


@cache
def _packages() -> dict[str, list[str]]:
    """Return the packages of each game: one, unless two other distributions use the same name. Ours keep their names."""
    from importlib import metadata  # imported late: it takes longer to import than everything here

    found: dict[str, list[str]] = {}
    for package in sorted((f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg), key=_place):
        found[package.rpartition(".")[2].replace("_", "-")] = [package]
    ours = dict(found)
    for point in sorted(metadata.entry_points(group=ENTRY_POINTS), key=lambda point: (point.name, point.value)):
        known = found.setdefault(point.name, [])
        if point.value in known:  # a distribution may be found twice on the path
            continue
        if point.name in ours:
            _warn_of_namesake(point.name, point.value)
        else:
            known.append(point.value)
    return found


def _warn_of_namesake(name: str, package: str) -> None:
    """Warn that another distribution's package is ignored, because its game has the name of one of ours."""
    from warnings import warn

    from windycity.core.words import environment_language, say

    warn(say("game-name-taken", environment_language(), game=name, package=package), stacklevel=2)


def _place(package: str) -> tuple[int, str]:
    return getattr(import_module(package), "PLACE", 1000), package


def package_of(name: str) -> str:
    """Find the package of a game; an unknown name raises UnknownGame, a name with two packages BadGame."""
    if name not in _packages():
        raise UnknownGame("unknown-game", name=str(name), known=", ".join(names()))
    first, *others = _packages()[name]
    if others:
        raise BadGame("game-twice", game=name, packages=", ".join([first, *others]))
    return first


@cache
def part_of(name: str, part: str) -> ModuleType | None:
    """Import a module of a game's package by its name; None if the game has no such part."""
    module = f"{package_of(name)}.{part}"
    return import_module(module) if find_spec(module) else None


def rulebook(name: str) -> Rulebook:
    """Find a game's rulebook; an unknown name raises UnknownGame, an incomplete folder BadGame."""
    from windycity.core.rulebook import Rulebook  # imported here, so that help needs no numpy

    package = package_of(name)
    try:
        module = part_of(name, "rulebook")
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise BadGame("game-not-installed", game=name, package=package) from error
    if module is None:
        raise BadGame("game-incomplete", game=name, file=f"{package}/rulebook.py")
    book = getattr(module, "RULEBOOK", None)
    if not isinstance(book, Rulebook) or book.name != name:
        raise BadGame("game-wrong-rulebook", game=name, file=str(module.__file__))
    for file in NEEDED:
        if not (book.folder / file).is_file():
            raise BadGame("game-incomplete", game=name, file=str(book.folder / file))
    copyreg.pickle(Rulebook, _by_name)
    return book


def _by_name(book: Rulebook) -> tuple[Callable[[str], Rulebook], tuple[str]]:
    """Pickle a rulebook by name, by which any process finds it."""
    if book.name not in names() or rulebook(book.name) is not book:
        raise PicklingError(f"only games that are found by name can be pickled, not other rules by the name of {book.name}")
    return rulebook, (book.name,)
