"""The command line's words for people, in English, Dutch and German."""

import shutil
import sys
from pathlib import Path
from textwrap import fill
from typing import TextIO

from windycity.core.words import say
from windycity.games import rulebook

FOLDER = str(Path(__file__).parent)


def text_of(sentence: str, language: str, /, **facts: object) -> str:
    """Fill in a sentence of the command line's catalogue."""
    return say(sentence, language, FOLDER, **facts)


def title_of(name: str, language: str) -> str:
    """Return a game's title by its name: `chicago-poker` is Chicago Poker."""
    return say(name, language, rulebook(name).words)


def command_name() -> str:
    """Return the command by which this program can be called from here."""
    return "windycity" if shutil.which("windycity") or not sys.argv[0].endswith("windycity") else sys.argv[0]


def fitted(text: str, file: TextIO) -> str:
    """Break lines between words if they are shown on a terminal, which would break them within words; otherwise leave them."""
    if not file.isatty():
        return text
    width = shutil.get_terminal_size().columns
    return "\n".join(fill(line, width, break_long_words=False, break_on_hyphens=False) for line in text.splitlines())
