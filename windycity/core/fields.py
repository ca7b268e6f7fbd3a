"""Fields of a position, declared once: their kinds, with their ranges, their shapes, and who may see them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from windycity.core.names import name_of

if TYPE_CHECKING:
    from windycity.core.position import Loose

PUBLIC = "public"
OWN = "own"
NOBODY = "nobody"

Index = tuple[int, ...]


class PerSeat(int):
    """The length of an axis that has one entry for each seat."""


class Of(int):
    """The length of an axis that has one entry for each thing of a kind; such an axis is written as an object, by name."""

    things: str

    def __new__(cls, length: int, things: str) -> Of:
        """Make an axis for a number of things of this kind."""
        axis = super().__new__(cls, length)
        axis.things = things
        return axis


@dataclass(frozen=True)
class Kind:
    """What the numbers of a field stand for, with their range and the values that mean nothing or unknown.

    Things are written by their names in the edition or in the kind itself, numbers as they are.
    """

    name: str
    low: int
    high: int
    empty: int | None = None
    unknown: int | None = None
    names: tuple[str, ...] = ()

    def within(self, low: int, high: int) -> Kind:
        """Narrow the range, for a field that takes only some values of this kind."""
        return replace(self, low=low, high=high)

    @cached_property
    def special(self) -> tuple[int, ...]:
        """The values outside the range: the one for nothing and the one for something unknown."""
        return tuple(value for value in (self.empty, self.unknown) if value is not None)

    @property
    def dtype(self) -> str:
        """Choose the narrowest signed integer that holds every value."""
        low, high = min(self.low, *self.special, 0), max(self.high, *self.special, 0)
        for bits in (8, 16, 32, 64):
            if -(1 << bits - 1) <= low and high < 1 << bits - 1:
                return f"i{bits // 8}"
        raise ValueError(f"{self.name}: no integer holds {low} to {high}")

    def holds(self, value: int) -> bool:
        """Whether a field of this kind may hold the value."""
        return self.low <= value <= self.high or value in self.special

    def holds_each(self, values: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
        """Whether a field of this kind may hold each of the values."""
        held: npt.NDArray[np.bool_] = (values >= self.low) & (values <= self.high)
        for special in self.special:
            held |= values == special
        return held


def number(low: int, high: int) -> Kind:
    """Make a kind for plain numbers from low to high."""
    return Kind("number", low, high)


def choice(members: type[IntEnum]) -> Kind:
    """Make a kind for one of a few things, written by name."""
    names = tuple(name_of(member) for member in members)
    return Kind(members.__name__.lower(), 0, len(names) - 1, names=names)


def bits(count: int, *others: str) -> Kind:
    """Make a kind for sets of seats (and others, with higher bits), written as `0+2`; nobody is `-`, everyone `all`."""
    names = [*map(str, range(count)), *others]
    sets = ("+".join(name for i, name in enumerate(names) if number >> i & 1) for number in range(1 << len(names)))
    return Kind("seats", 0, (1 << len(names)) - 1, names=("-", *list(sets)[1:-1], "all"))


FLAG = Kind("flag", 0, 1)


@dataclass(frozen=True)
class Field:
    """One field of a layout: its name, kind, shape, and who may see it.

    `who` is PUBLIC, OWN (the first axis is the seat that sees it), NOBODY, or the name of another field of the same
    shape whose bits are the seats that have seen each entry.

    A bag counts equal things: its last axis is `Of` their kind. What everyone knows to be in it can be in another field,
    `known`; the number of things in it, known or not, in `count`; and it can be `part_of` another bag. For a list, `count`
    is the field with the number of its entries, all of which are written, zeros included.
    """

    name: str
    kind: Kind
    shape: tuple[int, ...] = ()
    who: str = PUBLIC
    known: str | None = None
    count: str | None = None
    part_of: str | None = None

    @property
    def is_bag(self) -> bool:
        """Whether the field is a bag, which counts equal things."""
        return bool(self.shape) and isinstance(self.shape[-1], Of) and self.kind.name == "number"

    def without_secrets(self, position: Loose, index: Index) -> int | None:
        """Return what everyone knows about an entry: for a bag what is known to be in it, otherwise nothing."""
        if not self.is_bag:
            return self.kind.empty
        return int(getattr(position, self.known)[index]) if self.known else 0

    def visible(self, position: Loose, index: Index, seat: int) -> bool:
        """Whether a seat may see the entry at an index."""
        if self.who == OWN:
            return index[0] == seat
        if self.who in (PUBLIC, NOBODY):
            return self.who == PUBLIC
        return bool(int(getattr(position, self.who)[index]) >> seat & 1)
