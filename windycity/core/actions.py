"""Actions: a game declares each sort of move once, and everything else follows from that.

    ACTIONS = Actions(clauses={Ask.ACTION: "CP-3.1"})
    DRAW = ACTIONS.sort("draw", asks=Ask.ACTION, clause="CP-4.1")
    PLAY = ACTIONS.sort("play", Part("card", 75), Part("spot", 4), asks=Ask.ACTION, clause="CP-4.3", example="play R7 2")

The sorts are numbered one after the other. In kernels, interpreted and compiled alike, `PLAY.action(card, spot)` is the
action, `card, spot = PLAY.parts(action)` takes it apart, and `PLAY.has(action)` tests its sort. For people `Actions`
writes an action as text (`play R7 2`) and reads a text as an action; for clients it names the parts of an action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

from windycity.core.errors import BadMove
from windycity.core.kernel import Inlined, bind
from windycity.core.numbering import BY_PARTS, has

if TYPE_CHECKING:
    from windycity.core.edition import Edition

HIDDEN = "??"
LONGEST = 60  # characters of a text that is quoted in an error


@dataclass(frozen=True)
class Part:
    """A part of a move: the kind of thing it is, the number of such things, and its name where a move has two of a kind."""

    kind: str
    size: int
    name: str = ""

    @property
    def key(self) -> str:
        """The name of the part, which is its kind unless it has one of its own."""
        return self.name or self.kind


class Sort(Inlined):
    """One sort of move, such as `play R7 2`, with its own block of actions from `first` up to but not including `last`.

    `asks` are the asks that it answers, `between` the words between its parts: `move 3 with 2+5`.
    """

    members = ("first", "last", "action", "parts", "has")
    constants: tuple[int, ...]

    def __init__(
        self,
        word: str,
        things: tuple[Part, ...],
        first: int,
        asks: tuple[IntEnum, ...],
        clause: str,
        example: str,
        between: tuple[str, ...],
    ):
        self.word = word
        self.things = things
        self.first = first
        self.last = first + prod(part.size for part in things)
        self.asks = asks
        self.clause = clause
        self.example = example or word
        self.between = between
        sizes = (part.size for part in things[1:])
        placeholders = {"FIRST": self.first, "LAST": self.last, **dict(zip("BCD", sizes, strict=False))}
        self.constants = tuple(placeholders.values())
        encode, decode = BY_PARTS[len(things)]
        self.action: Callable[..., int] = bind(encode, **placeholders)
        self.parts: Callable[[int], Any] = bind(decode, **placeholders)
        self.has: Callable[[int], bool] = bind(has, **placeholders)

    @property
    def key(self) -> str:
        """The word as a name: `new-cop`."""
        return self.word.replace(" ", "-")

    def numbers(self, action: int) -> tuple[int, ...]:
        """Return the numbers of an action's parts, as a tuple whatever their count."""
        parts = self.parts(action)
        return parts if isinstance(parts, tuple) else (parts,)

    def names(self, edition: Edition, action: int) -> list[str]:
        """Return the names of an action's parts."""
        return [edition.names[part.kind][number] for part, number in zip(self.things, self.numbers(action), strict=True)]

    def __repr__(self) -> str:
        return f"<Sort {self.word!r}: actions {self.first} to {self.last - 1}>"

    def arrange(self, texts: Sequence[str]) -> str:
        """Write the parts after the word, with the words between them."""
        written = [self.word]
        for place, text in enumerate(texts):
            written += [*self.between[place - 1 : place], text] if place else [text]
        return " ".join(written)

    def pick_out(self, words: Sequence[str]) -> list[str] | None:
        """Find the parts in the words after the first; None if there are too many or too few, or wrong words between them."""
        step = 2 if self.between else 1
        things, between = list(words[::step]), [word.casefold() for word in words[1::2]] if self.between else []
        return things if len(things) == len(self.things) and tuple(between) == self.between else None


class Actions:
    """All sorts of move of a game, numbered in the order in which they are declared.

    `clauses` holds the clause of each ask; a sort of move without a clause of its own has that of its ask.
    """

    def __init__(self, clauses: Mapping[Any, str]) -> None:
        self.clauses = clauses
        self.sorts: list[Sort] = []

    def sort(
        self,
        word: str,
        *parts: Part,
        asks: IntEnum | tuple[IntEnum, ...],
        clause: str = "",
        example: str = "",
        between: tuple[str, ...] = (),
    ) -> Sort:
        """Declare a sort of move: its word or words, its parts, the asks it answers."""
        assert word not in (other.word for other in self.sorts), f"{word} is declared twice"
        declared = Sort(word, parts, self.count, asks if isinstance(asks, tuple) else (asks,), clause, example, between)
        self.sorts.append(declared)
        return declared

    @property
    def count(self) -> int:
        """The number of all actions."""
        return self.sorts[-1].last if self.sorts else 0

    def of(self, action: int) -> Sort:
        """Return the sort of an action."""
        return next(sort for sort in self.sorts if action < sort.last)

    def answering(self, ask: IntEnum) -> Iterator[Sort]:
        """List the sorts of move that answer an ask."""
        return (sort for sort in self.sorts if ask in sort.asks)

    def clause_of(self, sort: Sort, ask: Any) -> str:
        """Return the clause behind a sort of move as an answer to an ask."""
        return sort.clause or self.clauses[ask]

    def format(self, edition: Edition, action: int) -> str:
        """Write an action as a move."""
        sort = self.of(action)
        return sort.arrange(sort.names(edition, action))

    def parse(self, edition: Edition, text: str) -> int:
        """Read a move as an action; a text that is not a move raises BadMove."""
        words = text.split()
        whole, first = " ".join(words).casefold(), words[0].casefold() if words else ""
        sort = self._by_word.get(whole) or self._by_word.get(first)
        if sort is None:
            raise BadMove("move-unknown-word", move=_short(text), known=self._known_after(first))
        things = sort.pick_out(words[len(sort.word.split()) :])
        if things is None:
            raise BadMove("move-wrong-length", move=_short(text), example=sort.example)
        return self._action(edition, sort, things, text)

    def action_of(self, edition: Edition, word: str, names: Sequence[str]) -> int:
        """Return the action with a word and the names of its parts, as in choices; anything else raises BadMove."""
        if not isinstance(word, str) or not all(isinstance(name, str) for name in names):
            raise BadMove("move-not-text", move=_short(repr((word, names))))
        text = " ".join((word, *names))
        sort = self._by_word.get(word)
        if sort is None:
            raise BadMove("move-unknown-word", move=_short(text), known=self._known_after(word))
        if len(names) != len(sort.things):
            raise BadMove("move-wrong-length", move=_short(text), example=sort.example)
        return self._action(edition, sort, names, text)

    def _action(self, edition: Edition, sort: Sort, names: Sequence[str], text: str) -> int:
        numbers = []
        for part, name in zip(sort.things, names, strict=True):
            found = edition.number(part.kind, name)
            if found is None or found >= part.size:
                raise BadMove(f"move-no-such-{part.kind}", move=_short(text), thing=_short(name), example=sort.example)
            numbers.append(found)
        return sort.action(*numbers)

    @cached_property
    def _by_word(self) -> dict[str, Sort]:
        return {sort.word: sort for sort in self.sorts}

    def _known_after(self, first: str) -> str:
        """Return the words that moves begin with; only those that continue the given first word, if any do."""
        going_on = [sort.word for sort in self.sorts if sort.word.split()[0] == first]
        return ", ".join(going_on or dict.fromkeys(sort.word.split()[0] for sort in self.sorts))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."
