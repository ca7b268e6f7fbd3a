"""The scrambler of the tests, which shuffles what a declaration hides from a seat.

It knows only the declaration, neither `observe` nor `imagine`: a field that those forget is shuffled nevertheless.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from windycity.core.fields import PUBLIC, Field, Index, Of
from windycity.core.position import Layout, Loose


def hidden_entries(layout: Layout, position: Loose, seat: int) -> Iterator[tuple[Field, Index]]:
    """Find every entry that holds something and that a seat may not see."""
    for field in layout.fields.values():
        if field.who == PUBLIC:
            continue
        for index in product(*map(range, field.shape)):
            held = _entry(position, field, index)
            if not field.visible(position, index, seat) and held != field.without_secrets(position, index):
                yield field, index


def scramble(layout: Layout, position: Loose, seat: int, random: Random) -> Loose:
    """Shuffle what a seat may not see: things of one kind change places, plain numbers become random."""
    twin = position.copy()
    cells: dict[str, list[tuple[Field, Index]]] = {}
    bags: dict[tuple[Field, Index], None] = {}
    for field, index in hidden_entries(layout, position, seat):
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
    # The most restricted fields choose first, so that what is left fits the others.
    for field, index in sorted(things, key=lambda cell: cell[0].kind.high - cell[0].kind.low):
        fitting = next(i for i, value in enumerate(values) if field.kind.holds(value))
        _put(position, field, index, values.pop(fitting))


def _shuffle_bags(position: Loose, bags: list[tuple[Field, Index]], random: Random) -> None:
    """Shuffle among all bags the things not known to be in one; every bag keeps its size."""
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
    """Choose another part of the whole: of the same size if that is known, else of any size."""
    part, whole = getattr(position, field.name)[index], getattr(position, str(field.part_of))[index]
    things = [thing for thing in range(len(whole)) for _ in range(whole[thing])]
    size = int(part.sum()) if field.count else random.randint(0, len(things))
    part[:] = 0
    for thing in random.sample(things, size):
        part[thing] += 1
