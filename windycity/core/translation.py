"""Moves in the languages of people: written with the words of a game's catalogue, and read from them.

Records and programs use one notation, in English, which can be typed in every language. A catalogue has the words that a
move begins with (`move-play = speel`; of several, separated by commas, the first is written), those between its parts
(`between-to = naar`), and the names of things.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple, NoReturn

from windycity.core.actions import HIDDEN, Part, Sort
from windycity.core.errors import BadMove
from windycity.core.game import Game
from windycity.core.words import Word, has_words, say

LONGEST = 200  # characters of a text that can be a move
QUOTED = 60  # characters of a text that is quoted in an error
PHRASE_WORDS = ("with", "from", "to", "for")  # words in phrases that no move has between its parts


class Called(NamedTuple):
    """What a thing can be called at the moment: the spot `2` by the business that is there."""

    kind: str
    word: str
    name: str


class Translation:
    """The moves of a game in one language."""

    def __init__(self, game: Game, language: str):
        self.game = game
        self.language = language

    def write(self, move: str, spoken: bool = False, called: Iterable[Called] = ()) -> str:
        """Write a move of the notation in this language; a text that is no move stays as it is, but for the verb of a hidden one.

        With `spoken`, things are named as people say them, and by what they are called now; `read` understands that, too.
        """
        try:
            action = self.game.parse_move(move)
        except BadMove:
            return self._write_hidden(move)
        sort = self.game.rulebook.actions.of(action)
        written = [self.verb(sort.word)]
        for place, (part, name) in enumerate(zip(sort.things, sort.names(self.game.edition, action), strict=True)):
            written += [self.between(word) for word in sort.between[place - 1 : place]] if place else []
            written.append(self.say(part.kind, name, called) if spoken else self.name(part.kind, name))
        return " ".join(written)

    def _write_hidden(self, move: str) -> str:
        """Write a move of which not everything may be known, such as `choose ??`: what it does is no secret."""
        verb, *things = move.split(" ")
        known = any(sort.word == verb for sort in self.game.rulebook.actions.sorts)
        return " ".join([self.verb(verb), *things]) if known and HIDDEN in things else move

    def name(self, kind: str, name: str) -> str:
        """Write what a thing is called in a move, without an article."""
        return self._without_article(Word(kind, name).say(self.language, self.game.rulebook.words))

    def say(self, kind: str, name: str, called: Iterable[Called] = ()) -> str:
        """Write what people call a thing: its name at the moment, else the red 7 for R7, without an article."""
        rulebook = self.game.rulebook
        spoken = next((word for sort, word, known in called if (sort, known) == (kind, name)), None)
        if spoken is None and rulebook.spoken:
            spoken = rulebook.spoken(self.game.edition, kind, name, self.language)
        return self.name(kind, name) if spoken is None else self._without_article(spoken)

    def verb(self, word: str) -> str:
        """Write the word or words that a sort of move begins with."""
        return self._verbs[word][0]

    def between(self, word: str) -> str:
        """Write a word that stands between two parts of a move."""
        return self._between(word)[0]

    def read(self, text: str, legal: Collection[str] = (), called: Iterable[Called] = ()) -> str:
        """Read what was typed, in this language or in English, as a move of the notation.

        If it is ambiguous, the only legal move is meant; if that does not decide it, BadMove says what it can mean. `called` is
        what things are called at the moment, besides their names and words.
        """
        if len(text) > LONGEST:
            self._refuse(text[:LONGEST])
        here: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for kind, word, name in called:
            for form in (fold(word), _joined(fold(word))):
                here[kind][form].add(name)
        actions = self.game.rulebook.actions
        meant = sorted({actions.format(self.game.edition, action) for action in self._readings(text, here)})
        fitting = [move for move in meant if move in legal] or meant
        if len(fitting) > 1:
            raise BadMove("move-ambiguous", move=text, meanings="; ".join(self.write(move) for move in fitting))
        if not fitting:
            self._refuse(text)
        return fitting[0]

    def to_english(self, phrase: str) -> str:
        """Put the words of a phrase into English one by one: those of moves, those between parts, and names of one word."""
        words = phrase.split()
        known = {
            **self._single_names,
            **{fold(local): word for word in self._between_words for local in self._between(word)},
        }
        begun = [
            (len(verb.split()), word)
            for word, verbs in self._verbs.items()
            for verb in verbs
            if fold(" ".join(words[: len(verb.split())])) == fold(verb)
        ]
        size, verb = max(begun, default=(0, ""))
        return " ".join([*verb.split(), *(known.get(fold(word), word) for word in words[size:])])

    def _refuse(self, text: str) -> NoReturn:
        """Explain why a text is not a move of any sort."""
        words = fold(text).split()
        begun = [sort for sort, _ in self._begun(words)]
        if not begun:
            alike = [verbs[0] for word, verbs in self._verbs.items() if words[:1] in (word.split()[:1], verbs[0].split()[:1])]
            known = alike or dict.fromkeys(verbs[0].split()[0] for verbs in self._verbs.values())
            raise BadMove("move-unknown-word", move=text[:QUOTED], known=", ".join(known))
        example = self.write(begun[-1].example)
        try:
            self.game.parse_move(self.to_english(text))
        except BadMove as error:
            error.facts |= {"move": text[:QUOTED], "example": example}
            raise
        raise BadMove("move-wrong-form", move=text[:QUOTED], example=example)

    def _begun(self, words: Sequence[str]) -> Iterator[tuple[Sort, Sequence[str]]]:
        """List the sorts of move that begin like a text, each with the words that follow."""
        for sort in self.game.rulebook.actions.sorts:
            for verb in {fold(verb) for verb in self._verbs[sort.word]}:
                size = len(verb.split())
                if " ".join(words[:size]) == verb:
                    yield sort, words[size:]

    def _readings(self, text: str, here: Mapping[str, Mapping[str, set[str]]]) -> Iterator[int]:
        for sort, rest in self._begun(fold(text).split()):
            between = [{fold(local) for local in self._between(word)} for word in sort.between]
            for numbers in self._numbers(rest, sort.things, between, here):
                yield sort.action(*numbers)

    def _numbers(
        self, words: Sequence[str], parts: Sequence[Part], between: Sequence[set[str]], here: Mapping[str, Mapping[str, set[str]]]
    ) -> Iterator[tuple[int, ...]]:
        """List the ways to read words as the parts of a move, as a name may have several words."""
        if not parts:
            yield from () if words else [()]
            return
        for size in range(1, len(words) + 1):
            rest = words[size:]
            if len(parts) > 1 and between:
                if not rest or rest[0] not in between[0]:
                    continue
                rest = rest[1:]
            for number in self._find(parts[0], " ".join(words[:size]), here):
                for others in self._numbers(rest, parts[1:], between[1:], here):
                    yield (number, *others)

    def _find(self, part: Part, text: str, here: Mapping[str, Mapping[str, set[str]]]) -> set[int]:
        """Find the things that a text can mean: by name or word, else by what they are called at the moment."""
        edition, known = self.game.edition, self._names[part.kind]
        names = known.get(text) or here[part.kind].get(text) or known.get(_joined(text)) or set()
        numbers = {edition.number(part.kind, name) for name in names}
        return {number for number in numbers if number is not None and number < part.size}

    @cached_property
    def _verbs(self) -> dict[str, list[str]]:
        """Return what can be typed for each sort of move: first the word to write, English last."""
        sorts = self.game.rulebook.actions.sorts
        return {sort.word: [*self._said(f"move-{sort.key}"), sort.word] for sort in sorts}

    @cached_property
    def _between_words(self) -> set[str]:
        """Return all words between parts of moves or in phrases."""
        own = {word for sort in self.game.rulebook.actions.sorts for word in sort.between}
        return own | {word for word in PHRASE_WORDS if self._said(f"between-{word}")}

    def _between(self, word: str) -> list[str]:
        return [*self._said(f"between-{word}"), word]

    def _said(self, sentence: str) -> list[str]:
        """List what a catalogue has for a word, with alternatives."""
        folder = self.game.rulebook.words
        if not has_words(sentence, self.language, folder):
            return []
        return [word.strip() for word in say(sentence, self.language, folder).split(",")]

    @cached_property
    def _names(self) -> Mapping[str, Mapping[str, set[str]]]:
        """Return the things of each kind by all their names; by words run together only if nothing else has that name."""
        kinds = {part.kind for sort in self.game.rulebook.actions.sorts for part in sort.things}
        return {kind: self._names_of(kind) for kind in kinds}

    def _names_of(self, kind: str) -> dict[str, set[str]]:
        edition, rulebook = self.game.edition, self.game.rulebook
        exact: dict[str, set[str]] = defaultdict(set)
        joined: dict[str, set[str]] = defaultdict(set)
        for name in edition.names[kind]:
            said = [name, Word(kind, name).say(self.language, rulebook.words), Word(kind, name).say("en", rulebook.words)]
            spoken = rulebook.spoken(edition, kind, name, self.language) if rulebook.spoken else None
            for text in [*said, *([spoken] if spoken else [])]:
                for form in {fold(text), fold(self._without_article(text))}:
                    exact[form].add(name)
                    joined[_joined(form)].add(name)
        for other, number in edition.other_names.get(kind, {}).items():
            exact[fold(other)].add(edition.names[kind][number])
        for name in edition.names[kind]:  # a name of the notation has no other meaning
            exact[fold(name)] = {name}
        return {**joined, **exact}

    @cached_property
    def _single_names(self) -> dict[str, str]:
        """Return the notation's names of things that have a word of their own."""
        named = [(form, names) for known in self._names.values() for form, names in known.items() if len(names) == 1]
        return {form: next(iter(names)) for form, names in named if " " not in form}

    @cached_property
    def _articles(self) -> list[str]:
        return say("articles", self.language).split()

    def _without_article(self, text: str) -> str:
        first, _, rest = text.partition(" ")
        return rest if rest and first.casefold() in self._articles else text


@lru_cache(maxsize=8192)  # reading one text folds all words of a game
def fold(text: str) -> str:
    """Normalize a text for comparison: lowercase, without accents, with single spaces, and none around `+`."""
    plain = "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))
    return re.sub(r"\s*\+\s*", "+", " ".join(plain.split())).strip(".!\"' ")


def _joined(text: str) -> str:
    """Run the words of a name together, as people may type it: jazzclub for jazz club."""
    return text.replace(" ", "").replace("-", "")
