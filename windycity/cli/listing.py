"""The moves as listed to choose from: numbered and, if there are many, with similar ones in one row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from windycity.cli.words import FOLDER
from windycity.core.errors import WindyCityError

LONG = 24  # moves listed one by one; beyond that, moves that differ in one word share a row
MANY = 8  # moves with the same word and a number, to be shown as one


class NoSuchNumber(WindyCityError):
    """A number that is not among those shown."""

    code = "no-such-number"


class Row(NamedTuple):
    """Numbered moves that differ only in some words: for each place in their text the possible words."""

    first: int
    last: int
    words: tuple[tuple[str, ...], ...]

    def format(self) -> str:
        """Write the row as `4-6. move 2 with 1 | 3 | 1+3`."""
        number = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{number}. {' '.join(' | '.join(choice) for choice in self.words)}"

    def joined(self, other: Row) -> Row:
        """Return one row with the moves of two rows that differ in one place."""
        pairs = zip(self.words, other.words, strict=True)
        return Row(self.first, other.last, tuple(here if here == there else (*here, *there) for here, there in pairs))


def list_moves(moves: Sequence[str]) -> list[str]:
    """Number the moves; if many differ only in a number, show those as one, with that number to type.

    In a long list, moves that differ in the last word share a row; if it is still long, moves that differ in any one word.
    """
    run = _run(moves)
    if run:
        return [f"{run[0]} ... {run[-1]}", *(move for move in moves if move not in run)]
    rows = [Row(number, number, tuple((word,) for word in move.split())) for number, move in enumerate(moves, 1)]
    for differ in (_differ_at_the_end, _differ_in_one):
        rows = _joined(rows, differ) if len(rows) > LONG else rows
    return [row.format() for row in rows]


def _joined(rows: Sequence[Row], differ: Callable[[Row, Row], bool]) -> list[Row]:
    """Join neighbouring rows that differ in the given way."""
    found: list[Row] = []
    for row in rows:
        if found and len(row.words) == len(found[-1].words) and differ(found[-1], row):
            found[-1] = found[-1].joined(row)
        else:
            found.append(row)
    return found


def _differ_at_the_end(one: Row, other: Row) -> bool:
    return len(one.words) > 1 and one.words[:-1] == other.words[:-1]


def _differ_in_one(one: Row, other: Row) -> bool:
    apart = [here != there for here, there in zip(one.words, other.words, strict=True)]
    return apart.count(True) == 1 and not apart[0]


def move_of_number(number: int, moves: Sequence[str]) -> str:
    """Return the move that a number alone means, among the moves as `list_moves` shows them."""
    run = _run(moves)
    if run:
        return f"{run[0].split()[0]} {number}"
    if not 1 <= number <= len(moves):
        raise NoSuchNumber("no-number", catalogue=FOLDER, number=number, count=len(moves))
    return moves[number - 1]


def is_run(moves: Sequence[str]) -> bool:
    """Whether most of the moves differ only in a number, which is then typed alone."""
    return bool(_run(moves))


def _run(moves: Sequence[str]) -> list[str]:
    """Return the moves of one word and a number, `say 0` to `say 30`, if there are many of them and few others."""
    numbered = [move for move in moves if re.fullmatch(r"\S+ \d+", move)]
    words = Counter(move.split()[0] for move in numbered)
    word = next((word for word, count in words.items() if count >= MANY > len(moves) - count), None)
    return [move for move in numbered if move.split()[0] == word]
