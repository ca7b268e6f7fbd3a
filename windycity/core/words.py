"""Words for people: one Fluent catalogue per folder and language, the same files for terminal and browser."""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from windycity.core.errors import BadOption

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de")
LONG, LARGE = 300, 10**15
CORE_WORDS = str(Path(__file__).parent / "words")


@dataclass(frozen=True)
class Word:
    """A fact that may have words of its own: a Gun is `card-gun` in the catalogue; an R7, which has no words there, is R7.

    A name of two parts may use the words for one of them, filled in with the other: `camorra-thugs` is
    `target-thugs` of Camorra, `cop-7` is `target-cop` of 7. A name with `+`, such as `green+black`, is formatted part by part.
    """

    kind: str
    name: str

    @lru_cache(maxsize=8192)  # noqa: B019 - words are few, small and said again and again
    def say(self, language: str, folder: str | None) -> str:
        """Return the word in a language."""
        if (whole := self._find(self.name, language, folder)) is not None:
            return whole
        parts = [self._find(part, language, folder) for part in self.name.split("+")]
        if None not in parts:
            return " + ".join(filter(None, parts))
        first, _, last = self.name.partition("-")
        halves = (self._find(half, language, folder, of=other.capitalize()) for half, other in ((last, first), (first, last)))
        return next(filter(None, halves), self.name)

    def _find(self, name: str, language: str, folder: str | None, **facts: str) -> str | None:
        """Return the catalogue's words for a name, or a part of it, if it has any."""
        sentence = f"{self.kind}-{name.casefold()}"
        known = [place for place in (folder, CORE_WORDS) if place and has_words(sentence, language, place)]
        return say(sentence, language, known[0], **facts) if known else None


@dataclass(frozen=True)
class WordList:
    """A list of facts, those with words in the language of the sentence."""

    facts: Sequence[object]

    def say(self, language: str, folder: str | None) -> str:
        """Write the list in a language."""
        return listed([fact.say(language, folder) if isinstance(fact, Word) else str(fact) for fact in self.facts], language)


def listed(names: Sequence[str], language: str) -> str:
    """Write names one after the other: A, B and C."""
    *first, last = names or [""]
    return f"{', '.join(first)} {say('and', language)} {last}" if first else last


def reason_of(error: Exception) -> Word:
    """Return why the system refused something, in words: `system-enoent`, or the error's number if the catalogue lacks it.

    An error without a number means that the file's name is wrong.
    """
    number = getattr(error, "errno", None)
    if number is None:
        return Word("system", "no-name")
    name = errno.errorcode.get(number, "").casefold()
    return Word("system", name if has_words(f"system-{name}", "en", CORE_WORDS) else f"error-{number}")


def say(sentence: str, language: str = "en", folder: str | None = None, /, **facts: object) -> str:
    """Fill in a sentence of a catalogue: of the game's own folder first, else of the words all games share."""
    values = {name: fact.say(language, folder) if isinstance(fact, Word | WordList) else fact for name, fact in facts.items()}
    for place in (folder, CORE_WORDS):
        text = _find(sentence, language, place, values) if place else None
        if text is not None:
            return text
    raise KeyError(f"no words for {sentence!r} in {language!r}")


def has_words(sentence: str, language: str, folder: str) -> bool:
    """Whether a catalogue has a sentence; an unsupported language raises BadOption, as everywhere."""
    return bool(_bundle(folder, check_language(language)).has_message(sentence))


def check_language(language: object) -> str:
    """Refuse an unsupported language; ours are written exactly as in LANGUAGES."""
    if language not in LANGUAGES:
        raise BadOption("unknown-language", language=str(language), known=", ".join(LANGUAGES))
    return str(language)


def choose_language(*locales: str) -> str | None:
    """Return the first of our languages among the locales that a person prefers, `nl-BE` or `de_DE.UTF-8`; None if there is none.

    This is for what people and browsers say; everything else accepts only our own names of languages.
    """
    languages = (re.split(r"[-_.@]", locale, maxsplit=1)[0].casefold() for locale in locales)
    return next((language for language in languages if language in LANGUAGES), None)


def environment_language() -> str:
    """Return the language of the user's environment, English if it is not supported."""
    locales = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return choose_language(next(filter(None, locales), "")) or "en"


def with_capital(text: str) -> str:
    """Begin a text with a capital; Dutch leaves the accent of "één" off it."""
    first = text[:1]
    return ("E" if first == "é" else first.upper()) + text[1:]


def _find(sentence: str, language: str, folder: str, facts: dict[str, object]) -> str | None:
    if not has_words(sentence, language, folder):
        return None
    return _fill_in(sentence, language, folder, *((name, _fit(fact)) for name, fact in facts.items()))


@lru_cache(maxsize=8192)  # the same things happen again and again, and equal facts read the same
def _fill_in(sentence: str, language: str, folder: str, *facts: tuple[str, object]) -> str:
    bundle = _bundle(folder, language)
    pattern = bundle.get_message(sentence).value
    assert pattern is not None, f"{sentence} has no text"
    text, mistakes = bundle.format_pattern(pattern, dict(facts))
    if mistakes:
        raise mistakes[0]
    return str(text)


def _fit(fact: object) -> object:
    """Shorten what comes from outside: the formatter accepts neither very long texts nor very large numbers."""
    if isinstance(fact, int) and abs(fact) >= LARGE:
        fact = str(fact)
    return fact if not isinstance(fact, str) or len(fact) <= LONG else f"{fact[:LONG]}..."


@cache
def _bundle(folder: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    # A folder without this language uses English; a missing folder has no words.
    files = (Path(folder) / f"{each}.ftl" for each in (language, "en"))
    file = next((file for file in files if file.is_file()), None)
    bundle = FluentBundle([file.stem if file else language], use_isolating=False)
    if file:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
