"""City boards: spaces that are joined, drawn as text in an edition file, and the checks that hold for any of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

# The four sides of a space on a drawing: how far down and how far to the right.
SIDES = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


@dataclass
class City:
    """Spaces by number, each with a name and the spaces next to it."""

    names: list[str] = field(default_factory=list)
    next_to: list[list[int]] = field(default_factory=list)

    def add(self, name: str) -> int:
        """Add a space; tell its number."""
        self.names.append(name)
        self.next_to.append([])
        return len(self.names) - 1

    def join(self, one: int, other: int) -> None:
        """Join two spaces, once, in both directions."""
        if other not in self.next_to[one]:
            self.next_to[one].append(other)
            self.next_to[other].append(one)

    def reached(self, start: int, closed: Iterable[int] = ()) -> set[int]:
        """Find every space that can be reached from one, without entering closed ones."""
        seen, front = {start}, [start]
        shut = set(closed)
        while front:
            for space in self.next_to[front.pop()]:
                if space not in seen and space not in shut:
                    seen.add(space)
                    front.append(space)
        return seen


def read_grid(text: str) -> list[list[str]]:
    """Read a drawing: a row a line, tokens between blanks."""
    return [line.split() for line in text.strip().splitlines()]


def turned(place: tuple[int, int], size: int, times: int) -> tuple[int, int]:
    """Turn a place of a square drawing by 90 degrees clockwise, so many times."""
    row, column = place
    for _ in range(times):
        row, column = column, size - 1 - row
    return row, column


def turned_side(side: str, times: int) -> str:
    """Turn a side by 90 degrees clockwise, so many times."""
    order = "NESW"
    return order[(order.index(side) + times) % 4]


def letters(count: int) -> Sequence[str]:
    """The first letters of the alphabet, for the columns of a board."""
    return "abcdefghijklmnopqrstuvwxyz"[:count]
