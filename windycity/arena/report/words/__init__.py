"""The report's words for people, in English, Dutch and German, and its numbers as each language writes them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from windycity.core.game import Game
from windycity.core.rulebook import Rulebook
from windycity.core.words import Word, has_words, say

FOLDER = str(Path(__file__).parent)
THOUSANDS = {"en": ",", "nl": ".", "de": "."}
MINUS = "\u2212"


@dataclass(frozen=True)
class Words:
    """The words and numbers of one language; `own` is the folder of a game's own report words, which come before ours."""

    language: str
    own: str = ""

    @classmethod
    def of(cls, rulebook: Rulebook, language: str) -> Words:
        """Return the words for a report on a game, whose own are in `words/report` of its folder."""
        return cls(language, f"{rulebook.words}/report")

    def say(self, sentence: str, /, **facts: object) -> str:
        """Fill in a sentence of the game's catalogue for reports, else of ours."""
        return say(sentence, self.language, self.own if self._is_own(sentence) else FOLDER, **facts)

    def has(self, sentence: str) -> bool:
        """Whether one of the catalogues has a sentence."""
        return self._is_own(sentence) or has_words(sentence, self.language, FOLDER)

    def say_if_known(self, sentence: str, otherwise: str) -> str:
        """Return a sentence without facts, or `otherwise` if neither catalogue has it."""
        return self.say(sentence) if self.has(sentence) else otherwise

    def _is_own(self, sentence: str) -> bool:
        return bool(self.own) and has_words(sentence, self.language, self.own)

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

    def points(self, share: float, digits: int = 1) -> str:
        """Write a difference of two shares in points, with its sign."""
        written = self.number(100 * share, digits)
        return f"+{written}" if round(100 * share, digits) > 0 else written

    def game_word(self, game: Game, kind: str, key: str) -> str | None:
        """Find a game's word for something, None if it has none."""
        word = Word(kind, key).say(self.language, game.rulebook.words)
        return None if word == key and not has_words(f"{kind}-{key}", self.language, game.rulebook.words) else word


def capitalised(text: str) -> str:
    """Capitalize the first letter, as in a label."""
    return text[:1].upper() + text[1:]
