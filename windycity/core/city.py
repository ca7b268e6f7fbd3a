"""City boards: joined spaces, drawn as text in an edition file, and algorithms on them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import chain

import numpy as np
import numpy.typing as npt

# The four sides of a space on a drawing, as steps down and to the right.
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
LEAST_ROUND = 3  # steps of a walk that ends where it began: fewer would lead back the way it came

Place = tuple[int, int]  # row and column on a drawing
Distances = npt.NDArray[np.int64]  # by the two spaces
Ends = list[set[int]]  # the spaces where walks end, by number of steps


@dataclass
class City:
    """Spaces by number, each with a name and the spaces next to it."""

    names: list[str] = field(default_factory=list)
    next_to: list[list[int]] = field(default_factory=list)

    def add(self, name: str) -> int:
        """Add a space and return its number."""
        self.names.append(name)
        self.next_to.append([])
        return len(self.names) - 1

    def join(self, one: int, other: int) -> None:
        """Join two spaces, once, in both directions."""
        if other not in self.next_to[one]:
            self.next_to[one].append(other)
            self.next_to[other].append(one)

    def reached(self, start: int, closed: Iterable[int] = ()) -> set[int]:
        """Find every space that can be reached from a start without entering closed ones."""
        found, front, shut = {start}, {start}, set(closed)
        while front:
            front = {space for at in front for space in self.next_to[at]} - found - shut
            found |= front
        return found

    def distances(self, far: int, closed: Iterable[int] = ()) -> Distances:
        """Count the steps between all pairs of spaces without passing closed ones; `far` means that many or more."""
        # All spaces advance at once, as bits, eight spaces to a byte; a search from each takes four times as long.
        looks = [[at, *joined] for at, joined in enumerate(self.next_to)]
        first, others, shut = np.cumsum([0, *map(len, looks[:-1])]), [*chain(*looks)], [*closed]
        steps = np.zeros((len(looks), len(looks)), np.int64)
        alone = np.packbits(np.eye(len(looks), dtype=bool), axis=1)
        near = alone
        for _ in range(far):
            beyond = np.unpackbits(near, axis=1, count=len(looks)) == 0
            if not beyond.any():
                break
            steps += beyond
            passed = near.copy()
            passed[shut] = alone[shut]
            near = near | np.bitwise_or.reduceat(passed[others], first)
        return steps

    def walks(self, start: int, most: int, ends: Collection[int] = (), rides: Sequence[int] = ()) -> tuple[Ends, Ends]:
        """Find where walks of 0 to `most` steps can end: those on foot, and those with exactly one ride.

        No space is visited twice, but the last step may lead back to the start. A walk that enters one of `ends` is over.
        A ride is a step from one of `rides` to any other of them.
        """
        found: tuple[Ends, Ends] = ([set() for _ in range(most + 1)], [set() for _ in range(most + 1)])
        path: list[int] = []

        def walk(at: int, ridden: int) -> None:
            steps = len(path)
            found[ridden][steps].add(at)
            if steps == most or (steps and at in ends):
                return
            path.append(at)
            for other in self.next_to[at]:
                step(other, ridden)
            if not ridden and at in rides:
                for other in rides:
                    step(other, 1)
            path.pop()

        def step(other: int, ridden: int) -> None:
            if other not in path:
                walk(other, ridden)
            elif other == start and len(path) >= LEAST_ROUND:
                found[ridden][len(path)].add(start)

        walk(start, 0)
        return found


def read_lines(text: str) -> list[str]:
    """Read a list, one entry per line; empty lines and lines that begin with # are skipped."""
    lines = map(str.strip, text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def spread(one: Place, other: Place) -> list[Place]:
    """List the places of the rectangle between two opposite corners."""
    (top, left), (bottom, right) = map(min, zip(one, other, strict=True)), map(max, zip(one, other, strict=True))
    return [(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)]


def around(place: Place) -> list[Place]:
    """List the four places next to a place, some of which may be off the drawing."""
    return [(place[0] + down, place[1] + right) for down, right in SIDES.values()]


def read_grid(text: str) -> list[list[str]]:
    """Read a drawing: one row per line, tokens separated by blanks."""
    return [line.split() for line in text.strip().splitlines()]


def turned(place: tuple[int, int], size: int, times: int) -> tuple[int, int]:
    """Turn a place of a square drawing by 90 degrees clockwise, `times` times."""
    row, column = place
    for _ in range(times):
        row, column = column, size - 1 - row
    return row, column


def turned_side(side: str, times: int) -> str:
    """Turn a side by 90 degrees clockwise, `times` times."""
    order = "NESW"
    return order[(order.index(side) + times) % 4]


def letters(count: int) -> Sequence[str]:
    """Return the first letters of the alphabet, for the columns of a board."""
    return "abcdefghijklmnopqrstuvwxyz"[:count]
