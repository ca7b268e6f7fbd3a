"""Features: what a seat knows as a row of small whole numbers, for programs that learn.

A game declares the slices of the row once, and fills them in a kernel by their names:

    FEATURES = Features()
    HAND = FEATURES.slice("hand", Axis("card", 80), about="The cards in the observing seat's hand.")

    @kernel
    def write_features(s, e, seat, features):
        features[HAND.at(card)] = 1

A row begins as zeros. Its numbers are int8; those of a slice are from 0 to its `most`, by which a learner may divide them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

import numpy as np
import numpy.typing as npt

from windycity.core.kernel import Inlined, bind
from windycity.core.numbering import BY_PARTS

MOST = 127  # the largest number that a row can hold

Row = npt.NDArray[np.int8]


@dataclass(frozen=True)
class Axis:
    """An axis of a slice: a kind of thing, the count of such things, and optionally their names in order."""

    kind: str
    size: int
    names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        assert not self.names or len(self.names) == self.size, f"{self.kind} has {self.size} things and {len(self.names)} names"


class Slice(Inlined):
    """A named part of a row, with up to three axes; kernels use `at` for the place of a number in the row."""

    members = ("first", "at")

    def __init__(self, name: str, axes: tuple[Axis, ...], first: int, most: int, about: str):
        assert about.endswith("."), f"{name}: {about!r} is no sentence"
        assert 0 < most <= MOST, f"{name}: numbers up to {most}"
        self.name = name
        self.axes = axes
        self.first = first
        self.last = first + prod(axis.size for axis in axes)
        self.most = most
        self.about = about
        placeholders = {"FIRST": first, **dict(zip("BCD", (axis.size for axis in axes[1:]), strict=False))}
        self.constants = tuple(placeholders.values())
        self.at: Callable[..., int] = bind(BY_PARTS[len(axes)][0], **placeholders)

    @property
    def shape(self) -> tuple[int, ...]:
        """The number of things along each axis."""
        return tuple(axis.size for axis in self.axes)

    def of(self, rows: Row) -> Row:
        """Return this slice of a row, or of rows, with its axes; it is a view, not a copy."""
        part: Row = rows[..., self.first : self.last]
        return part.reshape((*rows.shape[:-1], *self.shape))

    def __repr__(self) -> str:
        return f"<Slice {self.name!r}: {self.first} to {self.last - 1}>"


class Features:
    """The row of a game: its slices, one after the other in the order in which they are declared."""

    def __init__(self) -> None:
        self.slices: dict[str, Slice] = {}

    def slice(self, name: str, *axes: Axis, about: str, most: int = 1) -> Slice:
        """Declare a slice: its axes (none for a single number), the largest number in it, and what its numbers mean."""
        assert name not in self.slices, f"{name} is declared twice"
        declared = self.slices[name] = Slice(name, axes, self.count, most, about)
        return declared

    @property
    def count(self) -> int:
        """The count of numbers in a row."""
        return max((each.last for each in self.slices.values()), default=0)

    @property
    def most(self) -> Row:
        """The largest number allowed at each place of a row."""
        return np.concatenate([np.full(each.last - each.first, each.most, np.int8) for each in self])

    def __iter__(self) -> Iterator[Slice]:
        return iter(self.slices.values())

    def __getitem__(self, name: str) -> Slice:
        return self.slices[name]
