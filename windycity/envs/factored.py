"""Actions as successive choices: first the sort of move, then each of its parts, none among more than 200 things.

A game's actions are numbered from 0, all sorts of move together: thousands in a game with a board. A net that must choose
among so many learns slowly; it is better to choose by one *head* after the other: `cop`, then which cop, then where to.

>>> from windycity.envs.factored import Factored
>>> from windycity.games import rulebook
>>> by_turns = Factored(rulebook("chicago").actions)
>>> by_turns.heads
{'sort': 8, 'man': 20, 'dice': 83, 'space': 24, 'space-within': 24}
>>> action = rulebook("chicago").actions.sorts[3].action(2, 7)  # man 2 moves with these dice
>>> by_turns.choices(action)
[('sort', 3), ('man', 2), ('dice', 7)]
>>> by_turns.action([3, 2, 7]) == action
True
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import isqrt
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from windycity.core.actions import Actions, Part, Sort

LARGEST = 200  # options of a head
FIRST = "sort"
WITHIN = "-within"  # the second half of a part that is too large for one head

Ints = npt.NDArray[np.int64]


class Turn(NamedTuple):
    """The next choice: its head, and which of the head's options are available (all zeros once an action is complete)."""

    head: str
    mask: npt.NDArray[np.int8]


class Factored:
    """The actions of a game by heads: `heads` is the number of options of each; parts of the same kind share a head."""

    def __init__(self, actions: Actions):
        self.actions = actions
        self.heads: dict[str, int] = {FIRST: len(actions.sorts)}
        for sort in actions.sorts:
            for part in sort.things:
                for head, size in _halves(part):
                    self.heads[head] = max(size, self.heads.get(head, 0))

    def choices(self, action: int) -> list[tuple[str, int]]:
        """List the choices that make an action, each as a head and an option."""
        sort = self.actions.of(action)
        found = [(FIRST, self.actions.sorts.index(sort))]
        for part, number in zip(sort.things, sort.numbers(action), strict=True):
            heads = [head for head, _ in _halves(part)]
            found += zip(heads, _digits(part, number), strict=True)
        return found

    def action(self, options: Sequence[int]) -> int:
        """Return the action that options make, each chosen by the head whose turn it was; invalid ones raise ValueError."""
        sort = self.actions.sorts[options[0]]
        left, numbers = list(options[:0:-1]), []
        if len(options) == _length(sort):
            numbers = [_number(part, [left.pop() for _ in _halves(part)]) for part in sort.things]
        if len(numbers) < len(sort.things) or any(one >= part.size for one, part in zip(numbers, sort.things, strict=True)):
            raise ValueError(f"{list(options)} are not the choices of an action of the sort {sort.word!r}")
        return sort.action(*numbers)

    def turn(self, legal: Sequence[int] | Ints, options: Sequence[int]) -> Turn | None:
        """Return the choice that follows some options, among legal actions; None once they make an action."""
        listed = np.asarray(legal, np.int64)
        fits = (self.table[listed, : len(options)] == np.asarray(options, np.int64)).all(axis=1)
        depth = len(options)
        going_on = listed[fits & (self.lengths[listed] > depth)]
        if not len(going_on):
            return None
        head = self.choices(int(going_on[0]))[depth][0]
        mask = np.zeros(self.heads[head], np.int8)
        mask[self.table[going_on, depth]] = 1
        return Turn(head, mask)

    @cached_property
    def lengths(self) -> Ints:
        """The number of choices that make each action."""
        return np.concatenate([np.full(sort.last - sort.first, _length(sort), np.int64) for sort in self.actions.sorts])

    @cached_property
    def table(self) -> Ints:
        """The options that make each action, one row per action; unused places are -1."""
        table = np.full((self.actions.count, max(map(_length, self.actions.sorts))), -1, np.int64)
        for place, sort in enumerate(self.actions.sorts):
            numbers = np.arange(sort.last - sort.first)
            table[sort.first : sort.last, 0] = place
            column = _length(sort)
            for part in reversed(sort.things):  # the last part varies fastest
                numbers, own = np.divmod(numbers, part.size)
                digits = np.divmod(own, _width(part)) if part.size > LARGEST else (own,)
                column -= len(digits)
                table[sort.first : sort.last, column : column + len(digits)] = np.stack(digits, axis=1)
        return table


def _length(sort: Sort) -> int:
    return 1 + sum(len(_halves(part)) for part in sort.things)


def _width(part: Part) -> int:
    """Return the side of the square that holds the things of a large part."""
    return isqrt(part.size - 1) + 1


def _halves(part: Part) -> list[tuple[str, int]]:
    """Return the heads of a part with their sizes: one, or two for a large part."""
    if part.size <= LARGEST:
        return [(part.key, part.size)]
    width = _width(part)
    return [(part.key, -(-part.size // width)), (part.key + WITHIN, width)]


def _digits(part: Part, number: int) -> tuple[int, ...]:
    return (number,) if part.size <= LARGEST else divmod(number, _width(part))


def _number(part: Part, digits: Sequence[int]) -> int:
    return digits[0] if len(digits) == 1 else digits[0] * _width(part) + digits[1]
