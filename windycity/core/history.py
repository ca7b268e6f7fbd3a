"""The history of a match: its answers, and the way back to the position before each.

A compiled position is a record of some hundred bytes, of which an answer changes a few. Those are kept, as differences:
the same bytes lead from the position after an answer to the one before it, and back. Interpreted positions are kept as
they are: a step never changes the position it started from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, overload

import numpy as np

from windycity.core.position import LooseArray, Positions, Records, copy_of
from windycity.core.rows import Row, Rows

LARGEST = 1 << 16  # bytes of a position, so that two bytes can address each
NEWS, UNNOTICED = 1, 2
FLAGS = 2  # the place of their byte in a row


@dataclass(frozen=True, slots=True)
class Answer:
    """One move of a match: who made it, the action, who may know all of it, whether it showed anyone something new.

    If it is `unnoticed`, nobody but its seat may notice that an answer was given at all.
    """

    seat: int
    action: int
    audience: int
    news: bool
    unnoticed: bool


class Past(NamedTuple):
    """What there was before an answer: the count of events, and of forced outcomes that no draw had used."""

    events: int
    outcomes: int


class History(Sequence[Answer]):
    """The answers of a match, with the way back to the position before each."""

    def __init__(self) -> None:
        # Seat, audience, NEWS and UNNOTICED, outcomes waiting before it, action, events before it, and where its changes end.
        self._rows = Rows("<4BHII")
        self._changes = bytearray()  # by compiled answers: the places of the bytes changed, then the differences
        self._wholes: list[LooseArray] = []  # the positions before interpreted answers
        self._read: tuple[int, Records] | None = None  # the position read last, with the number of the answer after it

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> list[Answer]: ...
    def __getitem__(self, index: int | slice) -> Answer | list[Answer]:
        numbers = range(len(self))[index]
        return _answer(self._rows.row(numbers)) if isinstance(numbers, int) else [self[number] for number in numbers]

    def __iter__(self) -> Iterator[Answer]:
        return map(_answer, self._rows.between(0, len(self)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])

    def past(self, number: int) -> Past:
        """Return what there was before an answer, besides the position."""
        _, _, _, outcomes, _, events, _ = self._rows.row(number)
        return Past(events, outcomes)

    def noticed(self) -> list[int]:
        """List the numbers of the answers that everyone could notice."""
        return [number for number, flags in enumerate(self._rows.column(FLAGS)) if not flags & UNNOTICED]

    def add(self, answer: Answer, past: Past, before: Positions, after: Positions) -> None:
        """Add an answer that led from one position to another."""
        if isinstance(before, LooseArray) or isinstance(after, LooseArray):
            assert isinstance(before, LooseArray), "a match has one engine at a time"
            self._wholes.append(before)
        else:
            old, new = before.view(np.uint8), after.view(np.uint8)
            places = (old != new).nonzero()[0]
            self._changes += places.astype("<u2").tobytes() + (old[places] ^ new[places]).tobytes()
        flags = NEWS * answer.news | UNNOTICED * answer.unnoticed
        head = answer.seat, answer.audience, flags, past.outcomes, answer.action, past.events
        self._rows.append(*head, len(self._changes))

    def before(self, number: int, now: Positions) -> Positions:
        """Return the position before an answer, given the one after the last; it is for reading only."""
        if isinstance(now, LooseArray):
            return self._wholes[number] if number < len(self) else now
        at, nearest = len(self), now
        if self._read and abs(self._read[0] - number) < at - number:
            at, nearest = self._read
        positions = copy_of(nearest)
        assert isinstance(positions, np.ndarray)
        for changed in range(min(at, number), max(at, number)):
            self._change(positions, changed)
        self._read = number, positions
        return positions

    def _change(self, positions: Records, number: int) -> None:
        """Turn the position after an answer into the one before it, or the other way round: the change is its own inverse."""
        start, end = self._end(number - 1), self._end(number)
        count = (end - start) // 3
        changes = bytes(self._changes[start:end])
        places = np.frombuffer(changes, "<u2", count)
        positions.view(np.uint8)[places] ^= np.frombuffer(changes, np.uint8, count, 2 * count)

    def _end(self, number: int) -> int:
        """Where the changes of an answer end."""
        return int(self._rows.row(number)[-1]) if number >= 0 else 0

    def cut(self, count: int) -> None:
        """Forget all but the first `count` answers."""
        del self._changes[self._end(count - 1) :], self._wholes[count:]
        self._rows.cut(count)
        if self._read and self._read[0] > count:
            self._read = None

    def copy(self) -> History:
        """Copy the history."""
        twin = History()
        twin._rows, twin._changes, twin._wholes = self._rows.first(len(self)), self._changes.copy(), self._wholes.copy()
        return twin

    def switched(self, now: Positions, switch: Callable[[Positions], Positions]) -> History:
        """Return the same history with every position switched to another form."""
        twin = History()
        positions = [switch(self.before(number, now)) for number in range(len(self) + 1)]
        for number, answer in enumerate(self):
            twin.add(answer, self.past(number), positions[number], positions[number + 1])
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_read": None}


def _answer(row: Row) -> Answer:
    seat, audience, flags, _, action, _, _ = row
    return Answer(seat, action, audience, bool(flags & NEWS), bool(flags & UNNOTICED))
