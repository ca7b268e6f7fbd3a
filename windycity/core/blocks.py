"""A growing list in blocks: only the last is open; full ones are compressed, to a third of their size or less."""

from __future__ import annotations

from typing import Any, Generic, Protocol, Self, TypeVar

BLOCK = 256  # things in a full block; smaller blocks would take up more room, larger ones more time to read


class Block(Protocol):
    """Up to `BLOCK` things in a row."""

    def __len__(self) -> int: ...
    def copy(self) -> Self:
        """Copy the block."""

    def cut(self, count: int) -> None:
        """Forget all but the first things."""

    def packed(self) -> bytes:
        """Compress the block, which is full."""

    @classmethod
    def unpacked(cls, data: bytes) -> Self:
        """Read a compressed block."""


B = TypeVar("B", bound=Block)


class Blocks(Generic[B]):
    """Blocks of one kind: things are added to the last, and can be read from all."""

    def __init__(self, kind: type[B]):
        self._kind = kind
        self._packed: list[bytes] = []
        self._last = kind()
        self._opened: tuple[int, B] | None = None  # the full block read last, with its number

    def __len__(self) -> int:
        return BLOCK * len(self._packed) + len(self._last)

    def last(self) -> B:
        """Return the block to add the next thing to."""
        if len(self._last) == BLOCK:
            self._packed.append(self._last.packed())
            self._last = self._kind()
        return self._last

    def block(self, number: int) -> B:
        """Return the block with the thing of this number, at `number % BLOCK`; it is for reading only."""
        place = number // BLOCK
        if place == len(self._packed):
            return self._last
        if self._opened is None or self._opened[0] != place:
            self._opened = place, self._kind.unpacked(self._packed[place])
        return self._opened[1]

    def close(self) -> None:
        """Drop the full block that was read last: the reader has reached the end."""
        self._opened = None

    def cut(self, count: int) -> None:
        """Forget all but the first things."""
        place = max(0, count - 1) // BLOCK
        if place < len(self._packed):
            self._last = self._kind.unpacked(self._packed[place])
            self.close()
            del self._packed[place:]
        self._last.cut(count - place * BLOCK)

    def copy(self) -> Blocks[B]:
        """Copy the blocks."""
        twin = Blocks(self._kind)
        twin._packed, twin._last = self._packed.copy(), self._last.copy()
        return twin

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_opened": None}
