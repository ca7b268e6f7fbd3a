"""The commands that people type at a table, in their language or in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TypeVar

from windycity.cli.words import text_of
from windycity.core.translation import fold

T = TypeVar("T")


def find_command(typed: str, commands: Mapping[str, T], language: str) -> tuple[T, str] | None:
    """Find the command that a line begins with, and the rest of the line; None if it is none of these."""
    word, _, rest = typed.partition(" ")
    name = word if word in commands else _names(tuple(commands), language).get(fold(word))
    return None if name is None else (commands[name], rest.strip())


def is_command(typed: str, name: str, language: str) -> bool:
    """Whether a text is a command, such as `back`, in a language or in English."""
    return fold(typed) in (name, *map(fold, words_for(name, language)))


def words_for(name: str, language: str) -> list[str]:
    """List what can be typed for a command in a language; help names the first."""
    return [word.strip() for word in text_of(f"command-{name}", language).split(",")]


@cache
def _names(names: tuple[str, ...], language: str) -> dict[str, str]:
    """Return the names of commands by what can be typed for them; signs such as `?` have no words."""
    worded = [name for name in names if name.isalpha() and len(name) > 1]
    return {fold(word): name for name in worded for word in (*words_for(name, language), name)} | {
        name: name for name in names if name not in worded
    }
