"""Choices: the legal moves of a seat as data, so that clients need not parse texts.

The moves are grouped by sort. A group lists the names of the things in its moves once, and a move is a row of indices
into these lists, so that a thousand moves take some ten thousand bytes: `moves[3] == [0, 7]` is the first part's first name
with the second part's eighth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
from msgspec import Meta

from windycity.core.actions import Sort
from windycity.core.edition import Edition

if TYPE_CHECKING:
    from windycity.core.match import Match

FORMAT = 1


class ChoicePart(msgspec.Struct, frozen=True):
    """One part of a group's moves: what it is, and the names of the things that can be chosen."""

    key: Annotated[str, Meta(description="The name of the part, which is its kind unless a move has two of that kind.")]
    kind: Annotated[str, Meta(description="What the part is: card, spot, piece; its words in a catalogue begin with it.")]
    names: Annotated[list[str], Meta(description="The things that can be chosen, as moves, views and events name them.")]


class ChoiceGroup(msgspec.Struct, frozen=True):
    """The legal moves of one sort."""

    word: Annotated[str, Meta(description="The word or words that the move begins with.")]
    rule: Annotated[str, Meta(description="The clause behind it.")]
    parts: Annotated[list[ChoicePart], Meta(description="What follows the word, in the order of the text.")]
    between: Annotated[list[str], Meta(description="The words between the parts, in the text of a move.")]
    moves: Annotated[list[list[int]], Meta(description="The moves, each with a number for each part: an index into its names.")]


class Chosen(NamedTuple):
    """A part of one move: what kind of thing, which one, and the key of the part."""

    kind: str
    name: str
    key: str


class Choice(msgspec.Struct, frozen=True):
    """One legal move: its text, its word, its parts, and its clause."""

    text: str
    word: str
    parts: tuple[Chosen, ...]
    rule: str


class Choices(msgspec.Struct, frozen=True):
    """All legal moves of a seat; none if it is not asked for anything. Iterating over it gives each as a `Choice`."""

    format: Annotated[int, Meta(description=f"The version of this shape: {FORMAT}.")]
    seat: Annotated[int, Meta(description="The seat whose moves these are.")]
    ask: Annotated[str, Meta(description="What is being asked, of this seat or of others.")]
    rule: Annotated[str, Meta(description="The clause behind what is asked.")]
    groups: Annotated[list[ChoiceGroup], Meta(description="The legal moves, one group for each sort that has any.")]

    def __len__(self) -> int:
        return sum(len(group.moves) for group in self.groups)

    def __iter__(self) -> Iterator[Choice]:
        for group in self.groups:
            for numbers in group.moves:
                names = [part.names[number] for part, number in zip(group.parts, numbers, strict=True)]
                words = [group.word]
                for place, name in enumerate(names):
                    words += [*group.between[place - 1 : place], name] if place else [name]
                parts = tuple(Chosen(part.kind, name, part.key) for part, name in zip(group.parts, names, strict=True))
                yield Choice(" ".join(words), group.word, parts, group.rule)


def choices_of(match: Match, seat: int) -> Choices:
    """List the legal moves of a seat as data, in the order of their actions."""
    rulebook = match.game.rulebook
    actions, observed = rulebook.actions, match.glance(seat)
    legal = np.array(sorted(match.legal_actions(seat)), np.int64)
    ends = np.searchsorted(legal, [sort.last for sort in actions.sorts])
    starts = [0, *ends[:-1]]
    groups = [
        _group(match.game.edition, sort, rulebook.explanations.clause(observed, sort), legal[start:end] - sort.first)
        for sort, start, end in zip(actions.sorts, starts, ends, strict=True)
        if start < end
    ]
    return Choices(FORMAT, seat, match.ask, actions.clauses[match.asked], groups)


def _group(edition: Edition, sort: Sort, rule: str, numbers: npt.NDArray[np.int64]) -> ChoiceGroup:
    """Group the legal moves of one sort, numbered from its first action."""
    parts: list[ChoicePart] = []
    places: list[list[int]] = []
    columns = np.unravel_index(numbers, tuple(part.size for part in sort.things)) if sort.things else ()
    for part, column in zip(sort.things, columns, strict=True):
        used, place = np.unique(column, return_inverse=True)
        names = edition.names[part.kind]
        parts.append(ChoicePart(part.key, part.kind, [names[number] for number in used.tolist()]))
        places.append(place.tolist())
    moves = [list(row) for row in zip(*places, strict=True)] if places else [[] for _ in numbers]
    return ChoiceGroup(sort.word, rule, parts, list(sort.between), moves)
