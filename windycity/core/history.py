"""The history of a match: its answers, and the way back to the position before each.

A compiled position is a record of some hundred bytes, of which an answer changes a few. Those are kept, as differences (XOR):
the same bytes lead from the position after an answer to the one before it, and back. Interpreted positions are kept whole: a
step never changes the position it started from.

All this is kept in blocks (`blocks.py`), most of them compressed.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, NamedTuple, overload

import numpy as np

from windycity.core.blocks import BLOCK, Blocks
from windycity.core.position import LooseArray, Positions, Records, copy_of

LARGEST = 1 << 16  # bytes of a position, so that two bytes can address each
NEWS, UNNOTICED = 1, 2
# Per answer: seat, audience, outcomes waiting before it, action, events before it, and where its changes end in its block.
ROW = Struct("<3BHII")


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer in a match: the seat, the action, who may know all of it, and whether it revealed something new.

    If it is `unnoticed`, nobody but its seat may notice that an answer was given at all.
    """

    seat: int
    action: int
    audience: int
    news: bool
    unnoticed: bool


class Past(NamedTuple):
    """The counts before an answer: of events, and of forced outcomes that no draw had used."""

    events: int
    outcomes: int


class _Answers:
    """A block of answers: the numbers of each, and what each changed in a compiled position.

    A change is the places of the changed bytes, two bytes each, followed by their differences.
    """

    __slots__ = ("changes", "rows")

    def __init__(self, rows: bytes | bytearray = b"", changes: bytes | bytearray = b""):
        self.rows = bytearray(rows)
        self.changes = bytearray(changes)

    def __len__(self) -> int:
        return len(self.rows) // ROW.size

    def add(self, answer: Answer, past: Past, change: bytes) -> None:
        """Add an answer at the end."""
        self.changes += change
        end = len(self.changes)
        self.rows += ROW.pack(answer.seat, answer.audience, past.outcomes, answer.action, past.events, end)

    def row(self, place: int) -> tuple[int, ...]:
        """Return the numbers of an answer."""
        return ROW.unpack_from(self.rows, place * ROW.size)

    def change(self, place: int) -> bytes:
        """Return what an answer changed."""
        return bytes(self.changes[self._end(place - 1) : self._end(place)])

    def _end(self, place: int) -> int:
        return self.row(place)[-1] if place >= 0 else 0

    def cut(self, count: int) -> None:
        """Forget all but the first answers."""
        del self.changes[self._end(count - 1) :], self.rows[count * ROW.size :]

    def packed(self) -> bytes:
        """Compress the block, which is full."""
        return zlib.compress(self.rows + self.changes)

    @classmethod
    def unpacked(cls, data: bytes) -> _Answers:
        """Read a compressed block."""
        both = zlib.decompress(data)
        return cls(both[: BLOCK * ROW.size], both[BLOCK * ROW.size :])

    def copy(self) -> _Answers:
        """Copy the block."""
        return _Answers(self.rows, self.changes)


class History(Sequence[Answer]):
    """The answers of a match, with the way back to the position before each."""

    def __init__(self) -> None:
        self._blocks = Blocks(_Answers)
        self._flags = bytearray()  # of every answer: NEWS and UNNOTICED
        self._wholes: list[LooseArray] = []  # the positions before interpreted answers
        self._read: tuple[int, Records] | None = None  # the position read last, with the number of the answer after it

    def __len__(self) -> int:
        return len(self._flags)

    @overload
    def __getitem__(self, index: int) -> Answer: ...
    @overload
    def __getitem__(self, index: slice) -> list[Answer]: ...
    def __getitem__(self, index: int | slice) -> Answer | list[Answer]:
        numbers = range(len(self))[index]
        return self._answer(numbers) if isinstance(numbers, int) else [self._answer(number) for number in numbers]

    def __iter__(self) -> Iterator[Answer]:
        return map(self._answer, range(len(self)))

    def _answer(self, number: int) -> Answer:
        seat, audience, _, action, _, _ = self._blocks.block(number).row(number % BLOCK)
        flags = self._flags[number]
        return Answer(seat, action, audience, bool(flags & NEWS), bool(flags & UNNOTICED))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and [*self] == [*other]

    def __repr__(self) -> str:
        return repr([*self])

    def past(self, number: int) -> Past:
        """Return the counts before an answer."""
        _, _, outcomes, _, events, _ = self._blocks.block(number).row(number % BLOCK)
        return Past(events, outcomes)

    def noticed(self) -> list[int]:
        """List the numbers of the answers that everyone could notice."""
        return [number for number, flags in enumerate(self._flags) if not flags & UNNOTICED]

    def add(self, answer: Answer, past: Past, before: Positions, after: Positions) -> None:
        """Add an answer that led from one position to another."""
        change = b""
        if isinstance(before, LooseArray) or isinstance(after, LooseArray):
            assert isinstance(before, LooseArray), "a match has one engine at a time"
            self._wholes.append(before)
        else:
            old, new = before.view(np.uint8), after.view(np.uint8)
            differing = old ^ new
            places = (differing != 0).nonzero()[0]  # of bools, which is four times as fast as of bytes
            change = places.astype("<u2").tobytes() + differing[places].tobytes()
        self._blocks.last().add(answer, past, change)
        self._flags.append(NEWS * answer.news | UNNOTICED * answer.unnoticed)

    def before(self, number: int, now: Positions) -> Positions:
        """Return the position before an answer, given the current one; it is for reading only."""
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
        """Turn the position after an answer into the one before it, or vice versa: the change is its own inverse."""
        change = self._blocks.block(number).change(number % BLOCK)
        count = len(change) // 3
        places = np.frombuffer(change, "<u2", count)
        positions.view(np.uint8)[places] ^= np.frombuffer(change, np.uint8, count, 2 * count)

    def cut(self, count: int) -> None:
        """Forget all but the first `count` answers."""
        self._blocks.cut(count)
        del self._flags[count:], self._wholes[count:]
        if self._read and self._read[0] > count:
            self._read = None

    def copy(self) -> History:
        """Copy the history."""
        twin = History()
        twin._blocks, twin._flags, twin._wholes = self._blocks.copy(), self._flags.copy(), self._wholes.copy()
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
