"""Rows of small numbers in one block of memory, which takes a tenth of the space of Python objects."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Any

Row = tuple[Any, ...]


class Rows:
    """A growing list of rows of numbers, all with the same format (as in `struct`)."""

    __slots__ = ("_data", "_form", "_size")

    def __init__(self, form: str):
        self._form = form
        self._size = struct.calcsize(form)
        self._data = bytearray()

    def __len__(self) -> int:
        return len(self._data) // self._size

    def append(self, *numbers: int) -> None:
        """Add a row at the end."""
        self._data += struct.pack(self._form, *numbers)

    def row(self, number: int) -> Row:
        """Return one row."""
        return struct.unpack_from(self._form, self._data, number * self._size)

    def between(self, start: int, end: int) -> Iterator[Row]:
        """Iterate over the rows from `start` up to but not including `end`."""
        return struct.iter_unpack(self._form, bytes(self._data[start * self._size : end * self._size]))

    def first(self, count: int) -> Rows:
        """Copy the first rows."""
        twin = Rows(self._form)
        twin._data = self._data[: count * self._size]
        return twin
