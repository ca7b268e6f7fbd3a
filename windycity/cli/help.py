"""Help in the language of whoever asks: the commands declare the names of sentences, which are filled in here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import typer

from windycity.cli.words import tell
from windycity.core.words import LANGUAGES, environment_language


def said_language(arguments: Sequence[str]) -> str | None:
    """Find the language that `--lang` asks for, wherever it stands on the command line."""
    for word, following in pairwise([*arguments, ""]):
        said = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and said in LANGUAGES:
            return said
    return None


def asked_language(arguments: Sequence[str]) -> str:
    """Choose the language that `--lang` asks for, else the environment's."""
    return said_language(arguments) or environment_language()


def put_into_words(command: Any, language: str) -> None:
    """Fill in all help of the command line: headings, commands, options."""
    contexts = command.context_class
    contexts.formatter_class = _formatter(contexts.formatter_class, language)
    _fill_in(command, language)


def _fill_in(command: Any, language: str) -> None:
    command.help = tell(command.help, language)
    command.get_help_option(typer.Context(command)).help = tell("help-help", language)
    for parameter in command.params:
        parameter.help = tell(parameter.help, language)
    for below in getattr(command, "commands", {}).values():
        _fill_in(below, language)


def _formatter(base: Any, language: str) -> Any:
    class InWords(base):  # type: ignore[misc]  # typer does not export its formatter
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{tell('heading-usage', language)}: ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(tell(f"heading-{heading.lower()}", language))

    return InWords
