"""The command line's words for people, in English, Dutch and German."""

from pathlib import Path

from windycity.core.words import say
from windycity.games import rulebook

FOLDER = str(Path(__file__).parent)


def tell(sentence: str, language: str, /, **facts: object) -> str:
    """Fill in a sentence of the command line's catalogue."""
    return say(sentence, language, FOLDER, **facts)


def title_of(name: str, language: str) -> str:
    """Tell a game's title by its name: `chicago-poker` is Chicago Poker."""
    return say(name, language, rulebook(name).words)
