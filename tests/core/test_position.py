"""Positions: declared once, kept in range, copied, written and read."""

from __future__ import annotations

from contextlib import suppress
from enum import IntEnum
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from windycity.core.errors import BadPosition
from windycity.core.fields import FLAG, NOBODY, OWN, Field, Kind, PerSeat, bits, choice, number
from windycity.core.position import Layout, Loose, LooseArray, Together
from windycity.core.position_json import dump, load
from windycity.core.scramble import hidden_entries, scramble


class Mood(IntEnum):
    CALM = 0
    VERY_CROSS = 1


TILE = Kind("tile", 0, 9, empty=11, unknown=10)
NAMES = {"tile": [f"T{i}" for i in range(10)]}
SEATS = PerSeat(3)
LAYOUT = Layout(
    "toy",
    [
        Field("seats", number(1, 3)),
        Field("big", number(0, 100_000)),
        Field("flag", FLAG),
        Field("bag", TILE, (4,), NOBODY),
        Field("rack", TILE, (SEATS, 2), OWN),
        Field("line", TILE.within(0, 4), (SEATS, 2), "line_seen"),
        Field("line_seen", number(0, 15), (SEATS, 2)),
        Field("guess", number(0, 7), (SEATS,), OWN),
        Field("who", bits(3)),
        Field("mood", choice(Mood)),
    ],
)


def toy() -> Loose:
    s = LAYOUT.loose()[0]
    s.seats, s.big = 3, 70_000
    s.bag[:] = [5, 6, 7, 11]
    s.rack[:] = [[0, 8], [1, 11], [11, 11]]
    s.line[:] = [[2, 3], [4, 11], [11, 11]]
    s.line_seen[:] = [[15, 1], [2, 0], [0, 0]]
    s.guess[:] = [1, 2, 3]
    s.flag, s.who, s.mood = 1, 5, 1
    return s


def test_sets_of_seats_are_written_as_people_would() -> None:
    assert bits(2, "spectators").names == ("-", "0", "1", "0+1", "spectators", "0+spectators", "1+spectators", "all")


def same(one: Loose, other: Loose) -> bool:
    return dump(LAYOUT, one, NAMES) == dump(LAYOUT, other, NAMES) and bool((one.line == other.line).all())


def test_records_are_as_narrow_as_their_ranges() -> None:
    widths = {name: LAYOUT.dtype[name].base.itemsize for name in LAYOUT.fields}
    assert (widths["flag"], widths["bag"], widths["big"]) == (1, 1, 4)


def test_packing_and_unpacking_give_back_the_same_position() -> None:
    packed = LAYOUT.pack(LooseArray([toy(), toy()]))
    assert packed["big"].tolist() == [70_000, 70_000]
    assert same(LAYOUT.unpack(packed)[1], toy())


@pytest.mark.parametrize(("name", "index", "value"), [("big", None, -1), ("bag", 2, 12), ("line", (0, 1), 5), ("flag", None, 2)])
def test_packing_refuses_a_value_out_of_range_and_says_where(name: str, index: object, value: int) -> None:
    s = toy()
    if index is None:
        setattr(s, name, value)
    else:
        getattr(s, name)[index] = value
    with pytest.raises(BadPosition, match=rf"^{name}.* is {value}; it must be from"):
        LAYOUT.pack(LooseArray([s]))


def test_a_new_position_is_empty_in_either_form() -> None:
    loose, unpacked = LAYOUT.loose(2)[1], LAYOUT.unpack(LAYOUT.records(2))[1]
    for s in (loose, unpacked):
        assert (s.bag == TILE.empty).all()
        assert (s.rack == TILE.empty).all()
        assert (s.guess == 0).all()
        assert (s.seats, s.flag) == (0, 0)


def test_fields_that_are_read_and_written_together_are_those_named_in_either_form() -> None:
    together = Together(LAYOUT, "big", "flag", "bag")
    for positions in (LAYOUT.loose(), LAYOUT.records()):
        together.write(positions, 99_999, 1, 2, 3, 4, 5)
        assert together.read(positions) == (99_999, 1, 2, 3, 4, 5)
        s = LAYOUT.one(positions)
        assert (s.seats, s.big, s.flag, s.bag.tolist()) == (0, 99_999, 1, [2, 3, 4, 5])
        assert (s.rack == TILE.empty).all()
        assert Together(LAYOUT, "seats", "flag", "who").read(positions) == (0, 1, 0), "others may lie between what is read"


def test_fields_with_others_between_them_are_not_written_together() -> None:
    with pytest.raises(AssertionError, match="would be lost"):
        Together(LAYOUT, "seats", "flag").write(LAYOUT.records(), 1, 1)


def test_copies_share_nothing() -> None:
    one = LooseArray([toy(), toy()])
    two = one.copy()
    two[0].bag[0] = 9
    two[0].big = 1
    assert same(one[0], toy())
    one[1] = one[0]
    one[1].bag[0] = 9
    assert same(one[0], toy())


def test_a_field_that_is_not_declared_is_an_error() -> None:
    with pytest.raises(AttributeError, match="no field 'hand'"):
        toy().hand


def test_json_writes_things_by_name_and_lists_as_long_as_what_they_hold() -> None:
    data = dump(LAYOUT, toy(), NAMES)
    assert data["bag"] == ["T5", "T6", "T7"]
    assert data["rack"] == [["T0", "T8"], ["T1"], []]
    assert (data["flag"], data["who"], data["mood"]) == (True, "0+2", "very-cross")
    assert same(load(LAYOUT, data, NAMES), toy())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"big": "x"}, "big is x; it must be a whole number"),
        ({"big": True}, "big is True; it must be a whole number"),
        ({"bag": 3}, "bag must be a list"),
        ({"bag": ["T1"] * 5}, "bag has 5 entries; there can be 4 at most"),
        ({"bag": ["T1", "R7"]}, r'bag\[1\] is "R7", which is no tile'),
        ({"line": [["T9"], [], []]}, r'line\[0\]\[0\] is "T9"'),
        ({"rack": [[], [], [], []]}, "rack has 4 entries"),
        ({"nonsense": 1}, "nonsense is no field"),
        ({"flag": 7}, "flag is 7; it must be true or false"),
        ({"who": "0+9"}, r'who is "0\+9", which is no seats'),
        ({"mood": "angry"}, 'mood is "angry", which is no mood'),
    ],
)
def test_json_that_is_not_right_is_refused_with_the_path(change: dict[str, object], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        load(LAYOUT, {**dump(LAYOUT, toy(), NAMES), **change}, NAMES)


COUNTED = Layout(
    "counted",
    [
        Field("seats", number(1, 3)),
        Field("line", TILE, (SEATS, 3)),
        Field("line_up", FLAG, (SEATS, 3), count="line_count"),
        Field("line_count", number(0, 3), (SEATS,)),
    ],
)


def counted() -> Loose:
    s = COUNTED.loose()[0]
    s.seats = 2
    s.line[:] = [[1, 2, 11], [3, 11, 11], [11, 11, 11]]
    s.line_up[:] = [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    s.line_count[:] = [2, 1, 0]
    return s


def test_a_list_whose_length_is_told_elsewhere_is_written_with_all_its_entries() -> None:
    data = dump(COUNTED, counted(), NAMES)
    assert data["line"] == [["T1", "T2"], ["T3"]]
    assert data["line_up"] == [[True, False], [False]]
    assert dump(COUNTED, load(COUNTED, data, NAMES), NAMES) == data


def test_entries_left_out_at_the_end_of_such_a_list_are_zero() -> None:
    data = dump(COUNTED, counted(), NAMES)
    assert dump(COUNTED, load(COUNTED, {**data, "line_up": [[True]]}, NAMES), NAMES) == data


@pytest.mark.parametrize(
    ("lines", "path"), [([[True, False, False], [False]], "line_up[0] has 3"), ([[True], [], [False]], "line_up[2] has 1")]
)
def test_such_a_list_is_not_longer_than_it_is_told_to_be(lines: list[list[bool]], path: str) -> None:
    with pytest.raises(BadPosition) as caught:
        load(COUNTED, {**dump(COUNTED, counted(), NAMES), "line_up": lines}, NAMES)
    assert str(caught.value).startswith(path)


def test_json_with_a_field_missing_is_refused() -> None:
    data = dump(LAYOUT, toy(), NAMES)
    del data["bag"]
    with pytest.raises(BadPosition, match="bag is missing"):
        load(LAYOUT, data, NAMES)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner)
    )
)
def test_any_json_is_read_or_refused_but_never_crashes(data: object) -> None:
    for change in (data, {**dump(LAYOUT, toy(), NAMES), "rack": data, "bag": data}):
        with suppress(BadPosition):
            load(LAYOUT, change, NAMES)


def hidden(seat: int) -> set[str]:
    return {field.name + str(list(index)) for field, index in hidden_entries(LAYOUT, toy(), seat)}


def test_what_is_hidden_follows_the_declaration() -> None:
    common = {"bag[0]", "bag[1]", "bag[2]"}
    assert hidden(0) == common | {"rack[1, 0]", "line[1, 0]", "guess[1]", "guess[2]"}
    assert hidden(1) == common | {"rack[0, 0]", "rack[0, 1]", "line[0, 1]", "guess[0]", "guess[2]"}
    assert "line[0, 0]" not in hidden(3)


def test_the_scrambler_moves_only_what_is_hidden_and_loses_nothing() -> None:
    random = Random(1)
    moved = 0
    for _ in range(100):
        s = scramble(LAYOUT, toy(), 0, random)
        LAYOUT.pack(LooseArray([s]))
        tiles = sorted([*s.bag, *s.rack.ravel(), *s.line.ravel()])
        assert tiles == sorted([*toy().bag, *toy().rack.ravel(), *toy().line.ravel()])
        assert s.rack[0].tolist() == [0, 8]
        assert s.line[0].tolist() == [2, 3]
        assert s.guess[0] == 1
        moved += s.bag.tolist() != toy().bag.tolist()
    assert moved > 50


def test_the_scrambler_reaches_every_hidden_entry() -> None:
    random = Random(2)
    seen: dict[str, set[int]] = {}
    for _ in range(200):
        s = scramble(LAYOUT, toy(), 0, random)
        for name in ("bag", "rack", "line", "guess"):
            for index, value in np.ndenumerate(getattr(s, name)):
                seen.setdefault(name + str([*index]), set()).add(int(value))
    assert {place for place, values in seen.items() if len(values) > 1} >= hidden(0) - {"line[1, 0]"}


# What is printed


def test_a_position_prints_its_layout_and_what_it_holds_shortly() -> None:
    position = LAYOUT.loose()[0]
    for name in ("bag", "rack", "line"):
        getattr(position, name)[:] = TILE.empty
    assert repr(position) == "<toy: >"
    position.seats, position.rack[1, 0], position.bag[2], position.guess[:] = 3, 0, 7, 5
    assert repr(position) == repr(position.copy()) == "<toy: seats=3, bag=[11,11,7], rack=[[],[0],[]], guess=[5,5,5]>"
    assert repr(LAYOUT.one(LAYOUT.pack(LooseArray([position])))) == repr(position)


def test_a_long_list_prints_from_its_beginning() -> None:
    position = Layout("long", [Field("numbers", number(0, 9), (100,))]).loose()[0]
    position.numbers[:] = 7
    assert repr(position) == f"<long: numbers=[{'7,' * 19}7...>"
