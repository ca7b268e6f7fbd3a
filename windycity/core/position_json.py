"""Positions as JSON data, in which things are written by name, and unknown ones as `??`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import numpy as np
import numpy.typing as npt

from windycity.core.errors import BadPosition
from windycity.core.fields import FLAG, Field, Index, Of, PerSeat
from windycity.core.position import Layout, Loose

Names = Mapping[str, Sequence[str]]


def dump(layout: Layout, position: Loose, names: Names) -> dict[str, Any]:
    """Write a position as JSON data: things by name, lists up to what they hold."""
    return {field.name: _dump(field, position, names) for field in layout.fields.values()}


def load(layout: Layout, data: object, names: Names) -> Loose:
    """Read a position from JSON data; anything missing, unknown or out of range raises BadPosition."""
    if not isinstance(data, dict):
        raise BadPosition("position-not-object")
    if strange := [name for name in data if name not in layout.fields]:
        raise BadPosition("position-unknown-field", path=str(strange[0]))
    position = layout.loose()[0]
    for field in layout.fields.values():
        if field.name not in data:
            raise BadPosition("position-missing-field", path=field.name)
        setattr(position, field.name, _load(field, data[field.name], names))
    for field in layout.fields.values():
        if field.count is not None:
            check = _check_unknown if field.is_bag else _check_length
            check(position, field, data[field.name])
    return position


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

    # Lists of things, flags and sets end with the last entry that is not blank, unless another field holds their length; lists of
    # numbers are written whole.
    short = field.kind.name != "number"
    blank = word(0 if field.kind.empty is None else field.kind.empty)

    return tree(getattr(position, field.name), field.shape)


def _parts(field: Field, data: Any) -> Iterator[tuple[Index, str, Any]]:
    """Iterate over the lists or bags of a field in JSON data, each with its index and path; empty ones may be left out."""
    for index in product(*map(range, field.shape[:-1])):
        entries = data
        for i in index:
            entries = entries[i] if i < len(entries) else {}
        yield index, field.name + "".join(f"[{i}]" for i in index), entries


def _check_unknown(position: Loose, field: Field, data: Any) -> None:
    """Refuse a bag whose number of unknown things is missing or does not match the number of things in it."""
    array, counts = getattr(position, field.name), getattr(position, str(field.count))
    for index, path, entries in _parts(field, data):
        if entries.get("??", 0) != int(counts[index]) - int(array[index].sum()):
            raise BadPosition("position-miscounted", path=path, count=int(counts[index]), where=str(field.count))


def _check_length(position: Loose, field: Field, data: Any) -> None:
    """Refuse a list longer than the field with its length says; entries left out at its end are zero."""
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
