"""What is shown about the highlighted option: what it would do, what it lights on the board, and completions of typed text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from dataclasses import replace

from windycity.cli.commands import words_for
from windycity.cli.fullscreen.choosing import MORE, Option
from windycity.cli.fullscreen.parts import Table
from windycity.cli.fullscreen.picture import Marks
from windycity.core.errors import WindyCityError

COMMANDS = ("hint", "undo", "log", "rules", "save", "load", "look", "near", "changed", "luck", "help", "quit")


def what_it_does(option: Option, table: Table | None) -> str:
    """Return what an option would do; if it leads to more, what the first of these would."""
    if option.shows_first and option.more:
        return what_it_does(option.more()[0], table)
    if option.about is not None:
        return option.about
    if option.more:
        first = option.more()[0]
        return f"{first.label}: {what_it_does(first, table)} {MORE}" if first.move else ""
    if option.move is None or table is None:
        return ""
    try:
        return table.about(option.move)
    except WindyCityError as error:
        return error.message(table.language)


def what_it_lights(option: Option, options: Sequence[Option], places: Set[str]) -> Marks:
    """Return the marks for an option among others on a board with these places."""
    if lights := places & (option.lights or frozenset()):
        return Marks(frozenset(lights), option.places)
    if option.shows_first and option.more:
        option = replace(option, way=option.more()[0].way)
    others = frozenset().union(*(other.places for other in options))
    return Marks(others - option.places, option.places, option.way)


def what_can_be_completed(options: Sequence[Option], table: Table) -> Iterable[str]:
    """List what can be typed, moves before commands, in the language of the table and in English."""
    yield from _moves(options, table)
    for name in COMMANDS:
        yield from (*words_for(name, table.language), name)


def _moves(options: Sequence[Option], table: Table) -> Iterable[str]:
    for option in options:
        if option.move is not None:
            yield from (table.translation.write(option.move), option.move)
        elif option.more and option.lights is not None:
            yield from _moves(option.more(), table)
