"""Matches in their set-up (GA-2): everyone has claimed, hired or placed."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.gangsters.printed import PIECES
from tests.games.gangsters.story import Story, start

# Three joints for each seat; they cost 1,100, 300, 900 and 800.
CLAIMS = {0: "B1 A2 C1", 1: "E1 E2 E3", 2: "B2 A3 I3", 3: "H1 H3 A4"}
LEFT = {0: 0, 1: 800, 2: 200, 3: 300}


def claimed(seats: int = 3, order: Sequence[int] | None = None, claims: dict[int, str] | None = None) -> Story:
    """A match in which every player has made his claims."""
    s = start(seats, order)
    for i in range(3):
        for seat in order or range(seats):
            s.play(seat, f"claim {(claims or CLAIMS)[seat].split()[i]}")
    return s


def gang(text: str) -> list[str]:
    """The moves for a gang: `gang("R2 T1")`."""
    hired = [f"hire {PIECES[part[0]]}" for part in text.split() for _ in range(int(part[1:]))]
    return [*hired, "done"]


def places(text: str) -> list[str]:
    """The moves for places: `places("R E1, T E1")`."""
    return [f"place {PIECES[part.split()[0]]} {part.split()[1]}" for part in text.split(", ")]


def hired(s: Story, *gangs: str) -> Story:
    for seat, text in enumerate(gangs):
        s.play(seat, gang(text))
    return s
