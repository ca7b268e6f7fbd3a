"""Moves as text: a game lists its sorts of moves once, and every action has a text, every text parses, and the two agree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from windycity.core.edition import Edition
from windycity.core.errors import BadMove

HIDDEN = "??"
LONGEST = 60  # of a text that is quoted in an error


@dataclass(frozen=True)
class Sort:
    """A sort of move: its word or words, its first action, and the things that follow, each as (kind, how many there are).

    `between` are words that stand between the things: `move 3 with 2+5`.
    """

    word: str
    first: int
    things: tuple[tuple[str, int], ...] = ()
    example: str = ""
    between: tuple[str, ...] = ()

    def arrange(self, texts: Sequence[str]) -> str:
        """Write the things behind the word, with the words between them."""
        parts = [self.word]
        for place, text in enumerate(texts):
            parts += [*self.between[place - 1 : place], text] if place else [text]
        return " ".join(parts)

    def pick_out(self, words: Sequence[str]) -> list[str] | None:
        """Find the things in the words behind the first; None if there are too many or too few, or others between them."""
        step = 2 if self.between else 1
        things, between = list(words[::step]), [word.casefold() for word in words[1::2]] if self.between else []
        return things if len(things) == len(self.things) and tuple(between) == self.between else None


class Moves:
    """All sorts of moves of a game, in the order of their actions."""

    def __init__(self, sorts: Sequence[Sort]):
        self.sorts = tuple(sorts)
        assert [sort.first for sort in sorts] == sorted(sort.first for sort in sorts), "sorts stand in the order of actions"

    @cached_property
    def _by_word(self) -> dict[str, Sort]:
        return {sort.word: sort for sort in self.sorts}

    def _known_after(self, first: str) -> str:
        """The words that moves begin with; only those that go on from a first word, if there are any."""
        going_on = [sort.word for sort in self.sorts if sort.word.split()[0] == first]
        return ", ".join(going_on or dict.fromkeys(sort.word.split()[0] for sort in self.sorts))

    def take_apart(self, action: int) -> tuple[str, list[tuple[str, int]]]:
        """Split an action into its word and its things, each with its kind."""
        sort = next(sort for sort in reversed(self.sorts) if sort.first <= action)
        number, things = action - sort.first, []
        for kind, size in reversed(sort.things):
            things.append((kind, number % size))
            number //= size
        return sort.word, things[::-1]

    def format(self, edition: Edition, action: int) -> str:
        """Write an action as a move."""
        word, things = self.take_apart(action)
        return self._by_word[word].arrange([edition.names[kind][thing] for kind, thing in things])

    def parse(self, edition: Edition, text: str) -> int:
        """Read a move as an action; a text that is none raises BadMove."""
        words = text.split()
        whole, first = " ".join(words).casefold(), words[0].casefold() if words else ""
        sort = self._by_word.get(whole) or self._by_word.get(first)
        if sort is None:
            raise BadMove("move-unknown-word", move=_short(text), known=self._known_after(first))
        example = sort.example or sort.word
        things = sort.pick_out(words[len(sort.word.split()) :])
        if things is None:
            raise BadMove("move-wrong-length", move=_short(text), example=example)
        number = 0
        for (kind, size), thing in zip(sort.things, things, strict=True):
            found = edition.number(kind, thing)
            if found is None or found >= size:
                raise BadMove(f"move-no-such-{kind}", move=_short(text), thing=_short(thing), example=example)
            number = number * size + found
        return sort.first + number


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."
