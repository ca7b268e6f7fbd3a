"""Options of a game as written on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.cli.words import FOLDER, text_of
from windycity.core.errors import BadOption
from windycity.core.rulebook import Rulebook
from windycity.core.words import say


def read_options(texts: Sequence[str]) -> dict[str, bool]:
    """Read options written as `name=true` or `name=false`; anything else raises BadOption."""
    return dict(_read_option(text) for text in texts)


def list_options(rulebook: Rulebook, language: str) -> list[str]:
    """List the options of a game, each with its default and its meaning."""
    lines = []
    for option in rulebook.options:
        meaning = say(f"option-{option.name}", language, rulebook.words)
        lines.append(text_of("game-option", language, name=option.name, usual="yes" if option.default else "no", meaning=meaning))
    return lines or [text_of("game-without-options", language)]


def _read_option(text: str) -> tuple[str, bool]:
    name, _, value = text.partition("=")
    if value not in ("true", "false"):
        raise BadOption("option-form", catalogue=FOLDER, text=text)
    return name, value == "true"
