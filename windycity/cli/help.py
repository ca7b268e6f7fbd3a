"""Help in the user's language: the commands declare the names of sentences, which are filled in here."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import typer

from windycity.cli.words import text_of
from windycity.core.words import LANGUAGES, environment_language

# typer's wording of each mistake in a call, and the sentence that says the same to people.
MISTAKES = {
    r"Missing \w+ '?(?P<name>.+?)'?\.": "usage-missing",
    r"Missing command\.": "usage-missing-command",
    r"No such command '(?P<name>.*)'\..*": "usage-no-command",
    r"No such option: (?P<name>\S+).*": "usage-no-option",
    r"Got unexpected extra argument\S* \((?P<name>.*)\)": "usage-too-much",
    r"Option '(?P<name>.*)' requires an argument\.": "usage-no-value",
    r"Invalid value for '(?P<name>[^']*?)(?: /.*)?': .*": "usage-wrong-value",
}

# Options that typer adds itself, with help in English, and their sentences.
OF_TYPER = {"install_completion": "help-install-completion", "show_completion": "help-show-completion"}


def said_language(arguments: Sequence[str]) -> str | None:
    """Find the language given by `--lang`, wherever it is on the command line."""
    for word, following in pairwise([*arguments, ""]):
        said = following if word == "--lang" else word.removeprefix("--lang=")
        if word.startswith("--lang") and said in LANGUAGES:
            return said
    return None


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language given by `--lang`, else the environment's."""
    return said_language(arguments) or environment_language()


def put_into_words(command: Any, language: str) -> None:
    """Fill in all help of the command line: headings, commands, options, and the messages about mistakes in a call."""
    contexts = command.context_class
    contexts.formatter_class = _formatter(contexts.formatter_class, language)
    _fill_in(command, language)
    mistakes: Any = typer.BadParameter.__base__  # the base of all errors in a call; typer does not export it
    mistakes.show = lambda error, file=None: print(format_mistake(error, language), file=file or sys.stderr)


def format_mistake(error: Any, language: str) -> str:
    """Say what is wrong with a call, and where to find help."""
    message, context = str(error.format_message()), error.ctx
    found = ((re.fullmatch(pattern, message, re.DOTALL), sentence) for pattern, sentence in MISTAKES.items())
    text = next((text_of(sentence, language, **match.groupdict()) for match, sentence in found if match), message)
    if context is None:
        return text
    return f"{context.get_usage()}\n\n{text} {text_of('usage-help', language, command=f'{context.command_path} --help')}"


def _fill_in(command: Any, language: str) -> None:
    command.help = text_of(command.help, language)
    command.get_help_option(typer.Context(command)).help = text_of("help-help", language)
    for parameter in command.params:
        parameter.help = text_of(OF_TYPER.get(parameter.name, parameter.help), language)
    for below in getattr(command, "commands", {}).values():
        _fill_in(below, language)


def _formatter(base: Any, language: str) -> Any:
    class InWords(base):  # type: ignore[misc]  # typer does not export its formatter
        def write_dl(self, rows: Sequence[tuple[str, str]], *args: Any, **more: Any) -> None:
            required, default = f"[{text_of('usage-required', language)}]", f"[{text_of('usage-default', language)}: "
            worded = [(name, text.replace("[required]", required).replace("[default: ", default)) for name, text in rows]
            super().write_dl(worded, *args, **more)

        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, prefix or f"{text_of('heading-usage', language)}: ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(text_of(f"heading-{heading.lower()}", language))

    return InWords
