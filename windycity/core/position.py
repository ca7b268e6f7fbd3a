"""Positions as flat records: every field declared once, with its shape, its range and who may see it.

From one declaration (a `Layout`) come the compiled record, the loose form that interpreted rules run on, the
range checks between the two, the JSON form, and the scrambler that shuffles what a seat cannot see.
Chance, logs and editions are laid out in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from windycity.core.errors import BadPosition

PUBLIC = "public"
OWN = "own"
NOBODY = "nobody"

Records = npt.NDArray[Any]
Names = Mapping[str, Sequence[str]]
Index = tuple[int, ...]


class PerSeat(int):
    """The length of an axis that has one entry for each seat."""


class Of(int):
    """The length of an axis that has one entry for each thing of a kind; such an axis is written as an object, by name."""

    things: str

    def __new__(cls, length: int, things: str) -> Of:
        """Make an axis for so many things of this kind."""
        axis = super().__new__(cls, length)
        axis.things = things
        return axis


@dataclass(frozen=True)
class Kind:
    """What the numbers of a field stand for, with the range they take and the values that mean nothing or unknown.

    Things are written by the names that an edition or the kind itself gives them, numbers as they are.
    """

    name: str
    low: int
    high: int
    empty: int | None = None
    unknown: int | None = None
    names: tuple[str, ...] = ()

    def within(self, low: int, high: int) -> Kind:
        """Narrow the range, for a field that takes only some of this kind."""
        return replace(self, low=low, high=high)

    @property
    def special(self) -> tuple[int, ...]:
        """List the values beyond the range: nothing here, something unknown here."""
        return tuple(value for value in (self.empty, self.unknown) if value is not None)

    @property
    def dtype(self) -> str:
        """Choose the narrowest signed integer that holds every value."""
        low, high = min(self.low, *self.special, 0), max(self.high, *self.special, 0)
        for bits in (8, 16, 32, 64):
            if -(1 << bits - 1) <= low and high < 1 << bits - 1:
                return f"i{bits // 8}"
        raise ValueError(f"{self.name}: no integer holds {low} to {high}")

    def holds(self, value: int) -> bool:
        """Tell whether a field of this kind may hold the value."""
        return self.low <= value <= self.high or value in self.special


def number(low: int, high: int) -> Kind:
    """A plain number from low to high."""
    return Kind("number", low, high)


def choice(members: type[IntEnum]) -> Kind:
    """One of a few things, written by name."""
    names = tuple(member.name.lower().replace("_", "-") for member in members)
    return Kind(members.__name__.lower(), 0, len(names) - 1, names=names)


def bits(count: int, *others: str) -> Kind:
    """A set of seats (and of others who have a bit behind theirs), written as `0+2`, nobody as `-` and everyone as `all`."""
    names = [*map(str, range(count)), *others]
    sets = ("+".join(name for i, name in enumerate(names) if number >> i & 1) for number in range(1 << len(names)))
    return Kind("seats", 0, (1 << len(names)) - 1, names=("-", *list(sets)[1:-1], "all"))


FLAG = Kind("flag", 0, 1)


@dataclass(frozen=True)
class Field:
    """One field of a layout: its name, kind, shape, and who may see it.

    `who` is PUBLIC, OWN (the first axis is the seat that sees it), NOBODY, or the name of another field of the same
    shape whose bits tell which seats have seen each entry.

    A bag counts equal things: its last axis is `Of` their kind. What everyone knows to be in it can stand in another
    field, `known`; how many things it holds in all, known or not, in `count`; and it can be `part_of` another bag.
    Of a list, `count` is the field that tells how many entries it has; they are all written, those that are zero too.
    """

    name: str
    kind: Kind
    shape: tuple[int, ...] = ()
    who: str = PUBLIC
    known: str | None = None
    count: str | None = None
    part_of: str | None = None

    @property
    def is_bag(self) -> bool:
        """Tell whether the field counts equal things."""
        return bool(self.shape) and isinstance(self.shape[-1], Of) and self.kind.name == "number"

    def without_secrets(self, position: Loose, index: Index) -> int | None:
        """Tell what everyone knows of an entry: of a bag what is known to be in it, of others nothing."""
        if not self.is_bag:
            return self.kind.empty
        return int(getattr(position, self.known)[index]) if self.known else 0

    def visible(self, position: Loose, index: Index, seat: int) -> bool:
        """Tell whether a seat may see the entry at an index."""
        if self.who == OWN:
            return index[0] == seat
        if self.who in (PUBLIC, NOBODY):
            return self.who == PUBLIC
        return bool(int(getattr(position, self.who)[index]) >> seat & 1)


class Loose:
    """A position as plain Python integers and int64 arrays, for interpreted rules: nothing wraps around silently."""

    def copy(self) -> Loose:
        """Copy the position, sharing nothing."""
        twin = Loose()
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, np.ndarray) else value)
        return twin

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this layout has no field {name!r}")

    if TYPE_CHECKING:  # fields come from layouts, which a type checker does not see

        def __setattr__(self, name: str, value: Any) -> None: ...


class LooseArray(list[Loose]):
    """An array of loose positions; like an array of records it copies what is assigned to its places."""

    def __setitem__(self, index: Any, position: Any) -> None:
        super().__setitem__(index, position.copy())

    def copy(self) -> LooseArray:
        """Copy every position."""
        return LooseArray(position.copy() for position in self)


Positions = Records | LooseArray


def get(positions: Positions, name: str) -> Any:
    """Read a field of the first position; attributes of a record would do, ten times slower."""
    return getattr(positions[0], name) if isinstance(positions, LooseArray) else positions[name][0]


def copy_of(positions: Positions) -> Positions:
    """Copy positions; as bytes, for numpy copies records field by field, ten times slower."""
    if isinstance(positions, LooseArray):
        return positions.copy()
    twin = np.empty(len(positions), positions.dtype)
    twin.view(np.uint8)[:] = positions.view(np.uint8)
    return twin


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
        described = [(field.name, field.kind.dtype, field.shape) for field in fields]
        self.dtype = np.dtype((np.record, np.dtype(described, align=True)))

    def records(self, count: int = 1) -> Records:
        """Make an array of records in which nothing is: each field holds what means nothing for its kind, else zero."""
        records = np.zeros(count, self.dtype)
        for field in self.fields.values():
            if field.kind.empty is not None:
                records[field.name] = field.kind.empty
        return records

    def loose(self, count: int = 1) -> LooseArray:
        """Make an array of loose positions in which nothing is, as in `records`."""
        return LooseArray(self._empty() for _ in range(count))

    def _empty(self) -> Loose:
        position = Loose()
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
        for index, entry in np.ndenumerate(np.asarray(value)):
            if not field.kind.holds(int(entry)):
                path = field.name + "".join(f"[{i}]" for i in index)
                raise BadPosition("value-out-of-range", path=path, value=int(entry), low=field.kind.low, high=field.kind.high)

    def unpack(self, records: Records) -> LooseArray:
        """Turn records into loose positions."""
        positions = self.loose(len(records))
        for place, position in enumerate(positions):
            for field in self.fields.values():
                value = records[field.name][place]
                setattr(position, field.name, value.astype(np.int64) if field.shape else int(value))
        return positions

    def one(self, positions: Positions) -> Loose:
        """Read the first position, loose, whichever form it is in; the result is a copy, its single numbers plain ones."""
        if not isinstance(positions, LooseArray):
            return self.unpack(positions[:1])[0]
        twin = positions[0].copy()
        for field in self.fields.values():
            if not field.shape:
                setattr(twin, field.name, int(getattr(twin, field.name)))
        return twin

    def dump(self, position: Loose, names: Names) -> dict[str, Any]:
        """Write a position as JSON data: things by their names, lists as long as what they hold."""
        return {field.name: _dump(field, position, names) for field in self.fields.values()}

    def load(self, data: object, names: Names) -> Loose:
        """Read a position from JSON data; anything missing, unknown or out of range raises BadPosition."""
        if not isinstance(data, dict):
            raise BadPosition("position-not-object")
        if strange := [name for name in data if name not in self.fields]:
            raise BadPosition("position-unknown-field", path=str(strange[0]))
        position = self._empty()
        for field in self.fields.values():
            if field.name not in data:
                raise BadPosition("position-missing-field", path=field.name)
            setattr(position, field.name, _load(field, data[field.name], names))
        for field in self.fields.values():
            if field.count is not None:
                check = _check_unknown if field.is_bag else _check_length
                check(position, field, data[field.name])
        return position

    def hidden(self, position: Loose, seat: int) -> Iterator[tuple[Field, Index]]:
        """Find every entry that holds something and that a seat may not see."""
        for field in self.fields.values():
            for index in product(*map(range, field.shape)):
                held = _entry(position, field, index)
                if not field.visible(position, index, seat) and held != field.without_secrets(position, index):
                    yield field, index

    def scramble(self, position: Loose, seat: int, random: Random) -> Loose:
        """Shuffle what a seat may not see: things of one kind change places, plain numbers change at will.

        This knows only the declaration, neither `observe` nor `imagine`: a field that those forget is shuffled all the same.
        """
        twin = position.copy()
        cells: dict[str, list[tuple[Field, Index]]] = {}
        bags: dict[tuple[Field, Index], None] = {}
        for field, index in self.hidden(position, seat):
            if field.is_bag:
                bags[field, index[:-1]] = None
            else:
                cells.setdefault(field.kind.name, []).append((field, index))
        for group in cells.values():
            _shuffle(twin, group, random)
        _shuffle_bags(twin, [bag for bag in bags if bag[0].part_of is None], random)
        for field, index in bags:
            if field.part_of is not None:
                _redraw_part(twin, field, index, random)
        return twin


def _entry(position: Loose, field: Field, index: Index) -> int:
    value = getattr(position, field.name)
    return int(value[index]) if index else int(value)


def _put(position: Loose, field: Field, index: Index, value: int) -> None:
    if index:
        getattr(position, field.name)[index] = value
    else:
        setattr(position, field.name, value)


def _shuffle(position: Loose, cells: list[tuple[Field, Index]], random: Random) -> None:
    things = [cell for cell in cells if cell[0].kind.unknown is not None]
    for field, index in cells:
        if field.kind.unknown is None:
            _put(position, field, index, random.randint(field.kind.low, field.kind.high))
    values = [_entry(position, *cell) for cell in things]
    random.shuffle(values)
    # The choosiest fields choose first, so that what is left always fits the others.
    for field, index in sorted(things, key=lambda cell: cell[0].kind.high - cell[0].kind.low):
        fitting = next(i for i, value in enumerate(values) if field.kind.holds(value))
        _put(position, field, index, values.pop(fitting))


def _shuffle_bags(position: Loose, bags: list[tuple[Field, Index]], random: Random) -> None:
    """Things not known to be in a bag change places with those of other bags; every bag keeps its size."""
    pools: dict[str, list[int]] = {}
    for field, index in bags:
        pools.setdefault(_things(field), []).extend(_in_secret(position, field, index))
    for pool in pools.values():
        random.shuffle(pool)
    for field, index in bags:
        bag = getattr(position, field.name)[index]
        size = len(_in_secret(position, field, index))
        bag[:] = getattr(position, field.known)[index] if field.known else 0
        for _ in range(size):
            bag[pools[_things(field)].pop()] += 1


def _things(field: Field) -> str:
    axis = field.shape[-1]
    assert isinstance(axis, Of)
    return axis.things


def _in_secret(position: Loose, field: Field, index: Index) -> list[int]:
    """List the things in a bag beyond those known to be in it."""
    bag = getattr(position, field.name)[index]
    known = getattr(position, field.known)[index] if field.known else bag * 0
    return [thing for thing in range(len(bag)) for _ in range(bag[thing] - known[thing])]


def _redraw_part(position: Loose, field: Field, index: Index, random: Random) -> None:
    """Choose another part of the whole: of the same size if that is known, else of any."""
    part, whole = getattr(position, field.name)[index], getattr(position, str(field.part_of))[index]
    things = [thing for thing in range(len(whole)) for _ in range(whole[thing])]
    size = int(part.sum()) if field.count else random.randint(0, len(things))
    part[:] = 0
    for thing in random.sample(things, size):
        part[thing] += 1


def _dump(field: Field, position: Loose, names: Names) -> Any:
    known = field.kind.names or names.get(field.kind.name)

    def word(value: int) -> Any:
        if value == field.kind.empty:
            return None
        if field.kind is FLAG:
            return bool(value)
        return value if known is None else "??" if value == field.kind.unknown else known[value]

    def by_name(values: Any, index: Index, axis: Of) -> dict[str, Any]:
        things = names[axis.things]
        written = {things[i]: word(int(values[i])) for i in range(axis) if word(int(values[i])) != blank}
        missing = int(getattr(position, field.count)[index]) - int(values.sum()) if field.count else 0
        return {**written, "??": missing} if missing else written

    def tree(value: Any, axes: tuple[int, ...], index: Index = ()) -> Any:
        if not axes:
            return word(int(value))
        if isinstance(axes[0], Of):
            return by_name(value, index, axes[0])
        if len(axes) == 1 and field.count:
            return [word(int(entry)) for entry in value[: int(getattr(position, field.count)[index])]]
        length = position.seats if isinstance(axes[0], PerSeat) else axes[0]
        entries = [tree(value[i], axes[1:], (*index, i)) for i in range(length)]
        while len(axes) == 1 and short and entries and entries[-1] == blank:
            entries.pop()
        return entries

    # Lists of things, flags and sets end with the last that is there, unless their length is told elsewhere; lists of numbers
    # are written whole.
    short = field.kind.name != "number"
    blank = word(0 if field.kind.empty is None else field.kind.empty)

    return tree(getattr(position, field.name), field.shape)


def _parts(field: Field, data: Any) -> Iterator[tuple[Index, str, Any]]:
    """The lists or bags of a field as they stand in JSON data, each with its index and path; empty ones may be left out."""
    for index in product(*map(range, field.shape[:-1])):
        entries = data
        for i in index:
            entries = entries[i] if i < len(entries) else {}
        yield index, field.name + "".join(f"[{i}]" for i in index), entries


def _check_unknown(position: Loose, field: Field, data: Any) -> None:
    """A bag with unknown things in it says how many, and that fits the number of things in it."""
    array, counts = getattr(position, field.name), getattr(position, str(field.count))
    for index, path, entries in _parts(field, data):
        if entries.get("??", 0) != int(counts[index]) - int(array[index].sum()):
            raise BadPosition("position-miscounted", path=path, count=int(counts[index]), where=str(field.count))


def _check_length(position: Loose, field: Field, data: Any) -> None:
    """A list is not longer than the field that tells its length says; entries that are left out at its end are zero."""
    counts = getattr(position, str(field.count))
    for index, path, entries in _parts(field, data):
        if len(entries) > int(counts[index]):
            raise BadPosition("position-too-long", path=path, length=len(entries), most=int(counts[index]))


def _load(field: Field, data: Any, names: Names) -> Any:
    known = field.kind.names or names.get(field.kind.name)
    blank = 0 if field.kind.empty is None else field.kind.empty
    numbers = {name.casefold(): i for i, name in enumerate(known or ())}

    def value(entry: object, path: str) -> int:
        if entry is None and field.kind.empty is not None:
            return blank
        if field.kind is FLAG:
            if not isinstance(entry, bool):
                raise BadPosition("position-not-flag", path=path, value=str(entry))
            return int(entry)
        if known is not None:
            if entry == "??" and field.kind.unknown is not None:
                return field.kind.unknown
            found = numbers.get(entry.casefold()) if isinstance(entry, str) else None
            if found is None or not field.kind.holds(found):
                raise BadPosition("position-unknown-name", path=path, value=str(entry), kind=field.kind.name)
            return found
        if not isinstance(entry, int) or isinstance(entry, bool):
            raise BadPosition("position-not-number", path=path, value=str(entry))
        if not field.kind.holds(entry):
            raise BadPosition("value-out-of-range", path=path, value=entry, low=field.kind.low, high=field.kind.high)
        return entry

    if not field.shape:
        return value(data, field.name)
    array = np.full(field.shape, blank, np.int64)
    axis = field.shape[-1]

    def fill_by_name(place: npt.NDArray[np.int64], entries: object, path: str, things: Sequence[str]) -> None:
        if not isinstance(entries, dict):
            raise BadPosition("position-not-object-of", path=path)
        for name, entry in entries.items():
            if name in things:
                place[things.index(name)] = value(entry, f"{path}.{name}")
            elif name != "??" or field.count is None:
                raise BadPosition("position-unknown-field", path=f"{path}.{name}")

    def fill(place: npt.NDArray[np.int64], entries: object, path: str) -> None:
        if place.ndim == 1 and isinstance(axis, Of):
            fill_by_name(place, entries, path, names[axis.things])
            return
        if not isinstance(entries, list):
            raise BadPosition("position-not-list", path=path)
        if len(entries) > len(place):
            raise BadPosition("position-too-long", path=path, length=len(entries), most=len(place))
        for i, entry in enumerate(entries):
            if place.ndim == 1:
                place[i] = value(entry, f"{path}[{i}]")
            else:
                fill(place[i], entry, f"{path}[{i}]")

    fill(array, data, field.name)
    return array
