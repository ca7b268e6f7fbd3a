"""Boards as text with known places: to light places, to scroll to what happens, and to choose with the mouse."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.text import Text


class Area(NamedTuple):
    """Where a place is drawn: its first line and column, and its height and width."""

    line: int
    column: int
    lines: int
    columns: int

    def holds(self, line: int, column: int) -> bool:
        """Whether a character of the picture belongs to the area."""
        return 0 <= line - self.line < self.lines and 0 <= column - self.column < self.columns


@dataclass(frozen=True)
class Marks:
    """What is marked on a board: the places that can be chosen, those chosen now, and the way there.

    `light` is whether the screen is light, so that marks stand out without shouting.
    """

    lit: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    way: tuple[str, ...] = ()
    light: bool = False

    def style(self, name: str) -> str:
        """Return how a marked place differs from the others; empty if it is not marked."""
        if name in self.chosen:
            return "bold #000000 on #ffd75f"
        if name in self.way:
            return "bold #000000 on #d9a52e"
        if name not in self.lit:
            return ""
        return "bold #00424d on #a9dbe4" if self.light else "bold #8ae8f5 on #30363d"


@dataclass(frozen=True)
class Picture:
    """A drawn board: its text, the areas of its places by name (a house has several), and where something happens."""

    text: Text
    areas: Mapping[str, tuple[Area, ...]] = field(default_factory=dict)
    follow: tuple[str, ...] = ()

    def place_at(self, line: int, column: int) -> str | None:
        """Return the place at a character of the picture; None if there is none."""
        return next((name for name, areas in self.areas.items() if any(area.holds(line, column) for area in areas)), None)

    def around(self, names: tuple[str, ...]) -> Area | None:
        """Return the smallest area that contains all these places; None if none of them is drawn."""
        areas = [area for name in names for area in self.areas.get(name, ())]
        if not areas:
            return None
        top, left = min(area.line for area in areas), min(area.column for area in areas)
        bottom, right = max(area.line + area.lines for area in areas), max(area.column + area.columns for area in areas)
        return Area(top, left, bottom - top, right - left)
