"""The report's words for people, in English, Dutch and German, and its numbers as each language writes them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from windycity.core.game import Game
from windycity.core.words import Word, has_words, say

FOLDER = str(Path(__file__).parent)
THOUSANDS = {"en": ",", "nl": ".", "de": "."}
MINUS = "\u2212"


@dataclass(frozen=True)
class Words:
    """The words and numbers of one language."""

    language: str

    def say(self, sentence: str, /, **facts: object) -> str:
        """Fill in a sentence of the report's catalogue."""
        return say(sentence, self.language, FOLDER, **facts)

    def has(self, sentence: str) -> bool:
        """Tell whether the catalogue has a sentence."""
        return has_words(sentence, self.language, FOLDER)

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number: 1,234.5 in English, 1.234,5 in Dutch and German."""
        sign = MINUS if round(value, digits) < 0 else ""
        whole, _, part = f"{abs(value):,.{digits}f}".partition(".")
        whole = whole.replace(",", THOUSANDS[self.language])
        return sign + (f"{whole}{'.' if self.language == 'en' else ','}{part}" if part else whole)

    def percent(self, share: float, digits: int = 1) -> str:
        """Write a share as a percentage."""
        written = self.number(100 * share, digits)
        return f"{written}%" if self.language == "nl" else f"{written}\u00a0%"

    def game_word(self, game: Game, kind: str, key: str) -> str | None:
        """Find the word of a game for something, None if it has none."""
        word = Word(kind, key).tell(self.language, game.rulebook.words)
        return None if word == key and not has_words(f"{kind}-{key}", self.language, game.rulebook.words) else word


def capitalised(text: str) -> str:
    """Begin with a capital, as a label does."""
    return text[:1].upper() + text[1:]
