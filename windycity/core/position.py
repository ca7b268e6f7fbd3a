"""Positions as flat records: the compiled record, and the loose form that interpreted rules run on.

Both come from one declaration, a `Layout` of fields. Chance, logs and editions are laid out in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from windycity.core.errors import BadPosition
from windycity.core.fields import Field

SHOWN = 40  # characters of a list in the repr of a loose position
UNTOLD = ("words", "secret_high", "secret_low")  # fields of chance: no repr shows where luck comes from

CODES = {1: "b", 2: "h", 4: "i", 8: "q"}  # of integers in `struct`, by their bytes

Records = npt.NDArray[Any]


class Loose:
    """A position as plain Python integers and int64 arrays, for interpreted rules: nothing wraps around silently.

    Its attributes are the fields of a layout; it knows the layout's name, and the value that means nothing in each field.
    """

    __slots__ = ("__dict__", "_blanks", "_layout")

    def __init__(self, layout: str, blanks: Mapping[str, int]):
        self._layout = layout
        self._blanks = blanks

    def copy(self) -> Loose:
        """Copy the position, sharing nothing."""
        twin = Loose(self._layout, self._blanks)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, np.ndarray) else value)
        return twin

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this layout has no field {name!r}")

    def __repr__(self) -> str:
        """Show the fields that hold something, each in short."""
        fields = {name: (value, self._blanks.get(name, 0)) for name, value in vars(self).items() if name not in UNTOLD}
        shown = [f"{name}={_short(*field)}" for name, field in fields.items() if np.any(field[0] != field[1])]
        return f"<{self._layout}: {', '.join(shown)}>"

    if TYPE_CHECKING:  # fields come from layouts, which a type checker does not see

        def __setattr__(self, name: str, value: Any) -> None: ...


def _short(value: Any, blank: int) -> str:
    """Write a number or a list, with inner lists up to their last entry that is not blank; a long text is cut off."""
    text = str(_shorten(value, blank)).replace(" ", "")
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def _shorten(value: Any, blank: int) -> Any:
    if np.ndim(value) == 0:
        return int(value)
    if np.ndim(value) > 1:
        return [_shorten(part, blank) for part in value]
    held = (value != blank).nonzero()[0]
    return value[: held[-1] + 1].tolist() if held.size else []


class LooseArray(list[Loose]):
    """An array of loose positions; like an array of records, it copies what is assigned to its items."""

    def __setitem__(self, index: Any, position: Any) -> None:
        super().__setitem__(index, position.copy())

    def copy(self) -> LooseArray:
        """Copy every position."""
        return LooseArray(position.copy() for position in self)


Positions = Records | LooseArray


def get(positions: Positions, name: str) -> Any:
    """Read a field of the first position; attributes of a record would be ten times slower."""
    return getattr(positions[0], name) if isinstance(positions, LooseArray) else positions[name][0]


def copy_of(positions: Positions) -> Positions:
    """Copy positions; as bytes, because numpy copies records field by field, ten times slower."""
    if isinstance(positions, LooseArray):
        return positions.copy()
    return np.frombuffer(bytearray(positions.tobytes()), positions.dtype)


def put(positions: Positions, name: str, value: int) -> None:
    """Write a field of the first position."""
    if isinstance(positions, LooseArray):
        setattr(positions[0], name, value)
    else:
        positions[name][0] = value


class Layout:
    """The declared fields of one kind of record."""

    def __init__(self, name: str, fields: Sequence[Field]):
        self.name = name
        self.fields = {field.name: field for field in fields}
        assert len(self.fields) == len(fields), f"{name}: a field is declared twice"
        self._blanks = {field.name: field.kind.empty or 0 for field in fields}
        self._filled = [(name, blank) for name, blank in self._blanks.items() if blank != 0]  # the other fields begin as zeros
        described = [(field.name, field.kind.dtype, field.shape) for field in fields]
        self.dtype = np.dtype((np.record, np.dtype(described, align=True)))
        self._empty_record = self._fill().tobytes()
        self._empty_position = self._empty()

    def _fill(self) -> Records:
        records = np.zeros(1, self.dtype)
        for name, blank in self._filled:
            records[name] = blank
        return records

    def records(self, count: int = 1) -> Records:
        """Make an array of empty records: each field holds its kind's value for nothing, else zero."""
        return np.frombuffer(bytearray(self._empty_record * count), self.dtype)

    def loose(self, count: int = 1) -> LooseArray:
        """Make an array of empty loose positions, as in `records`."""
        return LooseArray(self._empty_position.copy() for _ in range(count))

    def _empty(self) -> Loose:
        position = Loose(self.name, self._blanks)
        for field in self.fields.values():
            empty = field.kind.empty or 0
            setattr(position, field.name, np.full(field.shape, empty, np.int64) if field.shape else empty)
        return position

    def pack(self, positions: LooseArray) -> Records:
        """Turn loose positions into records; a value out of its range raises BadPosition."""
        records = self.records(len(positions))
        for place, position in enumerate(positions):
            for field in self.fields.values():
                value = getattr(position, field.name)
                self._check(field, value)
                records[field.name][place] = value
        return records

    def _check(self, field: Field, value: Any) -> None:
        kind = field.kind
        if not field.shape and kind.holds(int(value)):
            return
        entries = np.asarray(value)
        held = np.asarray(kind.holds_each(entries))
        if not held.all():
            index = tuple(np.argwhere(~held)[0])
            path = field.name + "".join(f"[{i}]" for i in index)
            raise BadPosition("value-out-of-range", path=path, value=int(entries[index]), low=kind.low, high=kind.high)

    def unpack(self, records: Records) -> LooseArray:
        """Turn records into loose positions."""
        positions = self.loose(len(records))
        for place, position in enumerate(positions):
            for field in self.fields.values():
                value = records[field.name][place]
                setattr(position, field.name, value.astype(np.int64) if field.shape else int(value))
        return positions

    def one(self, positions: Positions) -> Loose:
        """Return the first position, whatever its form, as a loose copy with plain integers."""
        if not isinstance(positions, LooseArray):
            return self.unpack(positions[:1])[0]
        twin = positions[0].copy()
        for field in self.fields.values():
            if not field.shape:
                setattr(twin, field.name, int(getattr(twin, field.name)))
        return twin


class Together:
    """Neighbouring fields of a layout that are read or written all at once: several times as fast as one by one.

    They are named in the order of their declaration. An entry of a list counts as one number; for reading, there may be other
    fields in between.
    """

    def __init__(self, layout: Layout, *names: str):
        self._names = names
        places: dict[str, tuple[np.dtype[Any], int]] = {name: layout.dtype.fields[name][:2] for name in layout.fields}  # type: ignore[index]
        self._start = end = places[names[0]][1]
        form = "<"
        for dtype, offset in (places[name] for name in names):
            form += f"{offset - end}x{prod(dtype.shape)}{CODES[dtype.base.itemsize]}"
            end = offset + dtype.itemsize
        self._form = Struct(form)
        self._neighbours = [name for name, (_, offset) in places.items() if self._start <= offset < end] == [*names]

    def read(self, positions: Positions) -> tuple[int, ...]:
        """Return the numbers of the first position."""
        if isinstance(positions, LooseArray):
            return tuple(int(number) for name in self._names for number in np.ravel(getattr(positions[0], name)))
        records: Any = positions  # Python 3.11's types do not know that an array is a buffer
        return self._form.unpack_from(records, self._start)

    def write(self, positions: Positions, *numbers: int) -> None:
        """Set the numbers of the first position."""
        assert self._neighbours, "what lies in between would be lost"
        if isinstance(positions, LooseArray):
            self._write_loosely(positions[0], iter(numbers))
        else:
            records: Any = positions
            self._form.pack_into(records, self._start, *numbers)

    def _write_loosely(self, position: Loose, numbers: Iterator[int]) -> None:
        for name in self._names:
            value = getattr(position, name)
            if isinstance(value, np.ndarray):
                value[...] = np.fromiter(numbers, np.int64, value.size).reshape(value.shape)
            else:
                setattr(position, name, next(numbers))
