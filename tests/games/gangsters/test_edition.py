"""Edition files: the map as built, what is refused and with which sentence, and that the rules follow what is read."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from windycity.core.edition import Edition
from windycity.core.errors import BadEdition
from windycity.core.position import LooseArray
from windycity.core.words import LANGUAGES
from windycity.games.gangsters.board import GREY, JOINT_COLOURS, spelt
from windycity.games.gangsters.edition import read_board, read_edition
from windycity.games.gangsters.position import (
    EDITION,
    FACES,
    JOINTS,
    MOST_PUBLIC,
    MOST_SPACES,
    NO_SPACE,
    NO_STATION,
    STATIONS,
    WORD,
)
from windycity.games.gangsters.words import FOLDER

FILE = Path(FOLDER).parent / "edition.toml"
OWN = FILE.read_text("utf-8")
BOARD = read_board(FILE)
EDITION_READ = read_edition(FILE)
DATA, NAMES = EDITION_READ.data, EDITION_READ.names
BUILDINGS = {building.id: building for building in BOARD.buildings}
GRID = OWN.split('grid = """\n')[1].split('\n"""')[0]
DISTRICTS = OWN.split('districts = """\n')[1].split('\n"""')[0]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edition") / "own.toml"


def edited(*changes: tuple[str, str], text: str = OWN) -> str:
    """The usual edition with the first place of each text changed."""
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def drawn(*changes: tuple[str, str], text: str = OWN) -> str:
    """The edition with other marks on the grid, by place: `("b2", "~~")` is column b, row 2."""
    rows = [line.split() for line in GRID.splitlines()]
    for place, token in changes:
        rows[int(place[1:])][ord(place[0]) - ord("a") + 2] = token
    return text.replace(GRID, "\n".join(" ".join(row) for row in rows), 1)


def load(file: Path, text: str) -> Edition:
    file.write_text(text, "utf-8")
    return read_edition(file)


def check(file: Path, text: str, sentence: str, rule: str | None = "GA-1.5", **facts: object) -> None:
    """An edition is refused with a sentence, a clause and the facts that locate the fault; the file is named, too."""
    with pytest.raises(BadEdition) as error:
        load(file, text)
    assert (error.value.sentence, error.value.rule) == (sentence, rule)
    assert error.value.facts == {"file": str(file), **facts}
    message = str(error.value)
    assert str(file) in message
    assert rule is None or f"({rule})" in message
    assert all((f"{fact:,}" if isinstance(fact, int) else str(fact)) in message for fact in facts.values())


def warned(file: Path, text: str) -> list[str]:
    """The warnings about an unusual edition; they exist in every language."""
    warnings = load(file, text).warnings
    for warning in warnings:
        assert len({warning.message(language) for language in LANGUAGES}) == len(LANGUAGES)
    return [warning.message() for warning in warnings]


def space(name: str) -> int:
    number = EDITION_READ.number("space", name)
    assert number is not None
    return number


def next_to(name: str) -> set[str]:
    number = space(name)
    return {NAMES["space"][other] for other in DATA.next_to[number, : DATA.degree[number]]}


def ends(table: str, start: str, steps: int) -> set[str]:
    """The spaces of a table's bits."""
    words = getattr(DATA, table)[space(start), steps]
    return {NAMES["space"][number] for number in range(MOST_SPACES) if int(words[number // WORD]) >> number % WORD & 1}


# GA-1.5: the map as built


def test_ga_1_5_the_streets_of_the_map() -> None:
    assert (len(BOARD.streets), len(BOARD.crossings), BOARD.rows, BOARD.columns) == (92, 16, 10, 16)
    assert DATA.spaces == 92 + 39 + 9
    tokens = [token for line in GRID.splitlines()[1:] for token in line.split()[2:]]
    assert tokens.count("++") == 16


def test_ga_1_2_joints_by_colour_number_and_price() -> None:
    found = Counter((NAMES["joint_colour"][DATA.colour[joint]], int(DATA.price[joint])) for joint in range(JOINTS))
    assert found == {
        ("brown", 100): 9, ("yellow", 200): 8, ("green", 300): 7, ("blue", 400): 6, ("purple", 500): 5, ("red", 600): 4,
    }  # fmt: skip
    assert all(BUILDINGS[NAMES["joint"][joint]].colour == JOINT_COLOURS[DATA.colour[joint]] for joint in range(JOINTS))


def test_ga_1_2_nine_grey_buildings_stand_behind_the_joints() -> None:
    assert DATA.grey == 9
    assert [building.colour for building in BOARD.buildings[JOINTS:]] == [GREY] * 9
    assert NAMES["space"][:JOINTS] == NAMES["joint"][:JOINTS]
    assert NAMES["building"][JOINTS] == "St. Brendan's Church"
    assert len(NAMES["building"]) == JOINTS + 9


def test_ga_1_5_every_building_has_one_or_two_doors_onto_streets() -> None:
    for building in BOARD.buildings:
        assert len(building.doors) in (1, 2)
        assert next_to(building.id) == {spelt(door, "-") for door in building.doors}
    assert next_to("A1") == {"b-1", "a-2"}
    assert next_to("W3") == {"m-5"}
    assert next_to("b-4") == {"a-4", "c-4", "A3", "C1"}
    assert BUILDINGS["D5"].places == ((4, 3), (5, 3))


def test_ga_1_5_twenty_walls_link_joints() -> None:
    assert len(BOARD.walls) == 20
    links = {
        (NAMES["joint"][one], NAMES["joint"][other])
        for one in range(JOINTS)
        for other in range(JOINTS)
        if int(DATA.links[one]) >> other & 1
    }
    assert len(links) == 40
    assert {(other, one) for one, other in links} == links
    assert {other for one, other in links if one == "D5"} == {"C4", "D1"}


def test_ga_1_5_six_stations_on_street_spaces() -> None:
    assert [NAMES["space"][number] for number in DATA.station] == ["b-10", "b-4", "g-8", "g-3", "p-3", "m-9"]
    assert NAMES["station"][0] == "Tannery Gate"
    assert {number: int(on) for number, on in enumerate(DATA.station_on) if on != NO_STATION} == {
        int(number): station for station, number in enumerate(DATA.station)
    }


def test_ga_1_5_streets_bridges_river_and_districts_have_names() -> None:
    assert (BOARD.name, BOARD.river, len(BOARD.water)) == ("Otter City", "Otter River", 16)
    assert [(bridge.name, [spelt(place) for place in bridge.places]) for bridge in BOARD.bridges] == [
        ("Lantern Bridge", ["h4", "i4"]),
        ("Foundry Bridge", ["k7", "l7"]),
    ]
    assert {place for road in BOARD.roads for place in road.places} == set(BOARD.streets)
    assert sorted(id_ for district in BOARD.districts for id_ in district.buildings) == sorted(BUILDINGS)


def test_ga_1_5_no_street_is_a_dead_end() -> None:
    assert all(sum("-" in other for other in next_to(spelt(place, "-"))) >= 2 for place in BOARD.streets)


def test_ga_1_5_everything_can_be_reached_from_everywhere() -> None:
    assert all(len(BOARD.city.reached(start)) == DATA.spaces for start in range(DATA.spaces))


def test_ga_1_5_there_is_an_exact_walk_from_everywhere_with_every_die() -> None:
    assert all(ends("on_foot", name, die) for name in NAMES["space"][: DATA.spaces] for die in range(1, FACES + 1))


def test_ga_1_5_a_new_public_can_reach_thirteen_joints_at_once() -> None:
    """GA-5.6: it enters at the station of the die, which is its first step."""
    found = set()
    for station in range(STATIONS):
        found |= ends("on_foot", NAMES["space"][DATA.station[station]], station) & set(NAMES["joint"])
    assert " ".join(sorted(found)) == "A3 B4 C1 D2 F4 G3 I2 I3 J1 J4 K2 W2 W3"


# GA-5.2 to GA-5.4: the tables of exact walks


@cache
def paths(start: str, steps: int) -> list[tuple[tuple[str, ...], bool]]:
    """Every walk of this many steps that never turns back and passes no building, with whether it rides; by definition."""
    stops = [spelt(station.place, "-") for station in BOARD.stations]
    streets = {spelt(place, "-") for place in BOARD.streets}
    if steps == 0:
        return [((start,), False)]
    found = []
    for path, ridden in paths(start, steps - 1):
        if len(path) > 1 and (path[-1] not in streets or path[-1] == start):
            continue
        found += [((*path, other), ridden) for other in next_to(path[-1])]
        if path[-1] in stops and not ridden:
            found += [((*path, other), True) for other in stops if other != path[-1]]
    return [(path, ridden) for path, ridden in found if _fits(path)]


def _fits(path: tuple[str, ...]) -> bool:
    twice = [name for name, count in Counter(path).items() if count > 1]
    return not twice or (twice == [path[0]] and path[-1] == path[0] and len(path) > 3 and path.count(path[0]) == 2)


@pytest.mark.parametrize("steps", range(FACES + 1))
def test_ga_5_2_the_tables_are_those_of_a_plain_search(steps: int) -> None:
    for start in NAMES["space"][: DATA.spaces]:
        walks = paths(start, steps)
        assert ends("on_foot", start, steps) == {path[-1] for path, ridden in walks if not ridden}
        assert ends("by_subway", start, steps) == {path[-1] for path, ridden in walks if ridden}


def test_ga_5_2_a_walk_may_end_where_it_began_from_another_side() -> None:
    assert "A1" in ends("on_foot", "A1", 4)  # out by one door, round the corner, in by the other
    assert "b-4" not in ends("on_foot", "b-4", 2)
    assert "D2" not in ends("on_foot", "D2", 2)


def test_ga_5_3_no_walk_passes_through_a_building() -> None:
    """From d-4 through the arcade it would be two steps to d-7."""
    assert "D5" in ends("on_foot", "d-4", 1)
    assert "d-7" not in ends("on_foot", "d-4", 2)


def test_ga_5_4_a_ride_is_one_step_first_last_or_between() -> None:
    others = {"b-10", "g-8", "g-3", "p-3", "m-9"}
    assert ends("by_subway", "b-4", 1) == others
    assert ends("by_subway", "a-4", 2) == others
    assert "W1" not in ends("by_subway", "b-4", 2)
    assert "W1" in ends("by_subway", "b-4", 3)  # ride to g-3, walk to g-2, enter
    assert ends("by_subway", "a-4", 0) == set()
    assert ends("on_foot", "a-4", 0) == {"a-4"}


def test_the_tables_of_spaces_that_are_not_there_are_empty() -> None:
    rest = slice(DATA.spaces, MOST_SPACES)
    assert not np.any(DATA.on_foot[rest])
    assert not np.any(DATA.by_subway[rest])
    assert not np.any(DATA.degree[rest])
    assert np.all(DATA.next_to[rest] == NO_SPACE)


def test_the_edition_fits_its_layout() -> None:
    EDITION.pack(LooseArray([DATA]))


# Names


def test_every_kind_of_thing_has_names() -> None:
    assert {kind: len(names) for kind, names in NAMES.items()} == {
        "space": MOST_SPACES, "joint": 40, "building": 48, "piece": 3, "side": 2, "cop": 9, "cop_luck": 9, "marker": 10,
        "public": MOST_PUBLIC, "dice": 4, "target": 21, "gang": 4, "player": 4, "colour": 4, "joint_colour": 6, "station": 6,
        "die": 5, "face": 7, "money": 4, "members": 11,
    }  # fmt: skip
    assert NAMES["target"][3:5] == ["camorra-racketeers", "camorra-thugs"]
    assert NAMES["target"][-1] == "cop-10"
    assert NAMES["dice"] == ["green+black", "green+red", "black+red", "green+black+red"]
    assert " ".join(NAMES["public"][:14]) == "1a 1b 1c 1d 1e 1f 1g 1h 1i 2a 2b 3a no-public-13 no-public-14"
    assert NAMES["space"][140] == "no-space-141"


@pytest.mark.parametrize("kind", NAMES)
def test_no_two_things_of_a_kind_have_the_same_name(kind: str) -> None:
    assert len({name.casefold() for name in NAMES[kind]}) == len(NAMES[kind])


def test_a_street_space_is_never_taken_for_a_building() -> None:
    assert EDITION_READ.number("space", "D-4") == space("d-4") != space("d4") == space("D4")


def test_ga_1_3_the_public_and_the_untouchables() -> None:
    assert (DATA.publics, DATA.untouchables) == (12, 3)
    assert DATA.public_value[:12].tolist() == [1] * 9 + [2] * 2 + [3]
    assert not np.any(DATA.public_value[12:])


# The head and the fields


def test_the_edition_as_it_is_can_be_read(file: Path) -> None:
    assert load(file, OWN).digest == EDITION_READ.digest
    assert not EDITION_READ.warnings


@pytest.mark.parametrize(("old", "new"), [('game = "gangsters"', 'game = "chicago"'), ("format = 1", "format = 2")])
def test_a_wrong_head(file: Path, old: str, new: str) -> None:
    check(file, edited((old, new)), "edition-wrong-head", None, game="gangsters", format=1)


@pytest.mark.parametrize(
    ("old", "new", "sentence", "path"),
    [
        ("format = 1", 'format = "1"', "edition-wrong-type", "format"),
        ("untouchables = 3\n", "", "edition-missing-field", "untouchables"),
        ("format = 1", "format = 1\nextra = 2", "edition-unknown-field", "extra"),
        ('name = "Camorra"', 'name = ""', "edition-empty-name", "gang[1].name"),
        ('colour = "orange"', 'colour = " "', "edition-empty-name", "gang[1].colour"),
        ('source = "reconstructed"', 'source = "guessed"', "edition-wrong-value", "gang[0].source"),
        ("price = 200", "price = 200.5", "edition-wrong-type", "colour[1].price"),
        ("value = 1", 'value = "1"', "edition-wrong-type", "public[0].value"),
        ('grid = """', 'plan = """', "edition-unknown-field", "map.plan"),
        ('name = "Otter City"', 'name = ""', "edition-empty-name", "map.name"),
    ],
)
def test_a_field_that_is_not_as_it_should_be(file: Path, old: str, new: str, sentence: str, path: str) -> None:
    with pytest.raises(BadEdition) as error:
        load(file, edited((old, new)))
    assert (error.value.sentence, error.value.facts["path"]) == (sentence, path)


# GA-1.1 to GA-1.3: gangs, prices, public, Untouchables


def test_ga_1_1_there_are_four_gangs(file: Path) -> None:
    gang = '[[gang]]\nname = "Wreckers"\ncolour = "pink"\nsource = "reconstructed"\n'
    fifth = gang.replace("Wreckers", "Gophers").replace("pink", "white")
    check(file, edited((gang, "")), "edition-wrong-count", "GA-1.1", path="gang", count=3, wanted=4)
    check(file, edited((gang, gang + fifth)), "edition-wrong-count", "GA-1.1", path="gang", count=5, wanted=4)


@pytest.mark.parametrize("name", ["The Outfit", "O'Banion", "Outfit-2", "7", "Out_fit"])
def test_ga_1_1_the_name_of_a_gang_is_one_word(file: Path, name: str) -> None:
    check(file, edited(('"Outfit"', f'"{name}"')), "gang-not-a-word", "GA-1.1", path="gang[2].name", name=name)


@pytest.mark.parametrize("name", ["Camorra", "camorra", "CAMORRA"])
def test_ga_1_1_no_two_gangs_have_the_same_name(file: Path, name: str) -> None:
    check(file, edited(('"Outfit"', f'"{name}"')), "edition-twice", "GA-1.1", path="gang.name", name=name)


def test_ga_1_1_no_two_gangs_have_the_same_colour(file: Path) -> None:
    check(file, edited(('"pink"', '"teal"')), "edition-twice", "GA-1.1", path="gang.colour", name="teal")


@pytest.mark.parametrize("colour", ["red", "brown", "grey", "Blue"])
def test_ga_1_1_a_gang_in_the_colour_of_a_building_is_told(file: Path, colour: str) -> None:
    warnings = warned(file, edited(('"black"', f'"{colour}"')))
    assert warnings == [f"The colour of Outfit is {colour.lower()}, which is a colour of buildings, too. (GA-1.1)"]


@pytest.mark.parametrize(("old", "new"), [('name = "brown"', 'name = "red"'), ('name = "yellow"', 'name = "gold"')])
def test_ga_1_2_the_colours_are_six_in_their_order(file: Path, old: str, new: str) -> None:
    text = edited((old, new))
    check(file, text, "edition-wrong-names", "GA-1.2", path="colour", wanted="brown, yellow, green, blue, purple, red")


@pytest.mark.parametrize("price", [0, -100, 10_100])
def test_ga_1_2_a_price_is_at_least_100(file: Path, price: int) -> None:
    text = edited(("price = 100", f"price = {price}"))
    check(file, text, "number-out-of-range", "GA-1.2", path="colour[0].price", value=price, least=100, most=10_000)


def test_ga_1_2_prices_that_fall_are_told(file: Path) -> None:
    assert warned(file, edited(("price = 300", "price = 100"))) == [
        "A joint in green costs 100, less than one in yellow, which costs 200; in our edition prices rise from colour to colour."
        " (GA-1.2)"
    ]


def test_ga_1_2_a_price_is_in_hundreds(file: Path) -> None:
    check(file, edited(("price = 600", "price = 650")), "price-not-round", "GA-1.2", path="colour[5].price", value=650)


def test_ga_2_1_everyone_can_pay_for_three_joints(file: Path) -> None:
    """Four players claim twelve joints; if all take the best, the last gets the fourth, the eighth and the twelfth cheapest."""
    dear = (("price = 400", "price = 600"), ("price = 300", "price = 600"), ("price = 200", "price = 500"))
    text = edited(*dear, ("price = 100", "price = 300"))
    data = load(file, text).data
    assert data.price[data.by_price][[3, 7, 11]].tolist() == [300, 300, 500]
    text = text.replace("price = 500", "price = 600")
    check(file, text, "prices-too-high", "GA-2.1", price=1200, limit=1100)


def test_ga_2_1_the_cheapest_joints_come_first(file: Path) -> None:
    data = load(file, edited(("price = 100", "price = 500"))).data
    prices = data.price[data.by_price].tolist()
    assert prices == sorted(prices)
    assert sorted(data.by_price.tolist()) == list(range(JOINTS))


def test_ga_7_2_what_a_turn_can_pay_at_most(file: Path) -> None:
    """Public of 3 and 2 in the five purple joints on level 5, the rest in red and blue ones; two pieces extort 600 each."""
    assert DATA.most_income == (3 + 2 + 2 + 1 + 1) * 2500 + 7 * 2400 + 1200
    assert DATA.of_colour.tolist() == [9, 8, 7, 6, 5, 4]


def test_ga_7_2_no_more_income_than_cash_has_room_for(file: Path) -> None:
    dear = ("price = 600", "price = 10000"), ("price = 500", "price = 10000"), ("value = 3\ncount = 1", "value = 9\ncount = 9")
    best, most = 9 * (5 * 50_000 + 4 * 40_000), 3_749_946
    assert load(file, edited(*dear)).data.most_income == best + (2 * 2 + 4) * 2400 + 5 * 2100 + 1200 < most
    text = edited(*dear, ("price = 400", "price = 10000"))
    best = 9 * (6 * 60_000 + 3 * 50_000) + 2 * 2 * 50_000
    check(file, text, "income-too-high", "GA-7.2", income=best + 4 * 40_000 + 5 * 2100 + 1200, most=most)


@pytest.mark.parametrize("count", [-1, 7])
def test_ga_1_3_there_are_at_most_six_untouchables(file: Path, count: int) -> None:
    text = edited(("untouchables = 3", f"untouchables = {count}"))
    check(file, text, "number-out-of-range", "GA-1.3", path="untouchables", value=count, least=0, most=6)


@pytest.mark.parametrize("value", [0, 10])
def test_ga_1_3_the_value_of_public(file: Path, value: int) -> None:
    text = edited(("value = 2", f"value = {value}"))
    check(file, text, "number-out-of-range", "GA-1.3", path="public[1].value", value=value, least=1, most=9)


@pytest.mark.parametrize("count", [0, 21])
def test_ga_1_3_the_number_of_public_of_a_value(file: Path, count: int) -> None:
    text = edited(("value = 2\ncount = 2", f"value = 2\ncount = {count}"))
    check(file, text, "number-out-of-range", "GA-1.3", path="public[1].count", value=count, least=1, most=20)


def test_ga_1_3_the_number_of_all_public(file: Path) -> None:
    assert load(file, edited(("value = 2\ncount = 2", "value = 2\ncount = 10"))).data.publics == 20
    text = edited(("value = 2\ncount = 2", "value = 2\ncount = 11"))
    check(file, text, "number-out-of-range", "GA-1.3", path="public.count", value=21, least=0, most=20)


def test_ga_1_3_a_value_of_public_is_listed_once(file: Path) -> None:
    check(file, edited(("value = 2", "value = 1")), "edition-twice", "GA-1.3", path="public.value", name="1")


# GA-1.5: the grid


def test_ga_1_5_an_empty_grid(file: Path) -> None:
    check(file, OWN.replace(GRID, "", 1), "map-empty")
    check(file, OWN.replace(GRID, "1 |", 1), "map-empty")


@pytest.mark.parametrize("line", ["13 | .. ..", ".. A1 A2", "3 .. ..", "x | .."])
def test_ga_1_5_a_row_begins_with_its_number(file: Path, line: str) -> None:
    text = OWN.replace(GRID.splitlines()[3].strip(), line, 1)
    check(file, text, "map-unreadable-row", row=3, line=line)


def test_ga_1_5_a_row_that_is_missing(file: Path) -> None:
    line = GRID.splitlines()[3].strip()
    row = GRID.splitlines()[4].strip()
    check(file, OWN.replace(line + "\n", "", 1), "map-unreadable-row", row=3, line=row)


@pytest.mark.parametrize(("old", "new", "count"), [("J1 J2 ..", "J1 J2", 15), ("J1 J2 ..", "J1 J2 .. ..", 17)])
def test_ga_1_5_all_rows_are_equally_long(file: Path, old: str, new: str, count: int) -> None:
    check(file, edited((old, new)), "map-wrong-columns", row=5, count=count, wanted=16)


def test_ga_1_5_a_grid_has_at_most_26_columns(file: Path) -> None:
    text = OWN.replace(GRID, f"1 | {'.. ' * 27}", 1)
    check(file, text, "map-too-wide", count=27, most=26)


@pytest.mark.parametrize("token", ["..x", "#7", "#0", "a1", "A0", "A10", "--", "é1", "+-", "##"])
def test_ga_1_5_an_unknown_mark_is_named_with_its_place(file: Path, token: str) -> None:
    check(file, drawn(("d4", token)), "map-unknown-token", space="d4", token=token)


def test_ga_1_5_a_map_has_at_most_180_spaces(file: Path) -> None:
    rows = "\n".join(f"{row} | {'.. ' * 26}" for row in range(1, 8))
    check(file, OWN.replace(GRID, rows, 1), "map-too-many-spaces", count=182, most=180)


# GA-1.5: the buildings


@pytest.mark.parametrize(
    "line",
    [
        "A1 | grey | b1 a2", "A1 grey | Church | b1", "A1 | grey | | b1", "A1 | grey | Church |", "A1 | grey | Church | b1, a2",
        "A1 | grey | Church | B1", "A1 | grey | Church | b-1", "A1 | grey | Church | b01", "A1 | grey | Church | b1 | a2",
    ],
)  # fmt: skip
def test_ga_1_5_a_line_of_a_building(file: Path, line: str) -> None:
    text = re.sub(r"A1 \| grey.*", line, OWN, count=1)
    example = "A1 | brown | Nine Pin Alley | b1 a2"
    check(file, text, "map-unreadable-line", path="map.buildings", line=line, example=example)


@pytest.mark.parametrize("id_", ["Z9", "..", "~~", "a1", "church"])
def test_ga_1_5_a_listed_building_is_on_the_grid(file: Path, id_: str) -> None:
    text = edited(("A1 | grey", f"{id_} | grey"))
    check(file, text, "map-unknown-building", path="map.buildings", id=id_)


def test_ga_1_5_a_building_is_listed_once(file: Path) -> None:
    check(file, edited(("A2 | yellow", "A1 | yellow")), "map-building-twice", path="map.buildings", id="A1")


def test_ga_1_5_every_building_on_the_grid_is_listed(file: Path) -> None:
    check(file, drawn(("i1", "Z1")), "map-building-not-listed", id="Z1", space="i1")


def test_ga_1_5_a_building_is_of_one_piece(file: Path) -> None:
    check(file, drawn(("i1", "A1")), "map-building-apart", id="A1", space="b2")
    check(file, drawn(("i3", "W1"), ("h3", "~~")), "map-building-apart", id="W1", space="i3")


def test_ga_1_5_a_building_may_have_any_shape(file: Path) -> None:
    data = load(file, drawn(("i2", "W1"), ("i3", "W1"))).data
    assert data.spaces == DATA.spaces


@pytest.mark.parametrize("colour", ["pink", "Grey", "gray"])
def test_ga_1_2_the_colour_of_a_building(file: Path, colour: str) -> None:
    allowed = "brown, yellow, green, blue, purple, red, grey"
    text = edited(("A1 | grey", f"A1 | {colour}"))
    check(file, text, "map-unknown-colour", "GA-1.2", id="A1", colour=colour, allowed=allowed)


def test_ga_1_2_there_are_39_joints(file: Path) -> None:
    check(file, edited(("A1 | grey", "A1 | red")), "map-wrong-joints", "GA-1.2", count=40, wanted=39)
    check(file, edited(("B1 | red", "B1 | grey")), "map-wrong-joints", "GA-1.2", count=38, wanted=39)


def test_ga_1_2_every_colour_has_a_joint(file: Path) -> None:
    check(file, re.sub(r"\| red  ", "| blue ", OWN), "map-no-joint", "GA-1.2", colour="red")


def test_ga_1_2_other_numbers_of_joints_are_told(file: Path) -> None:
    assert warned(file, edited(("J1 | brown", "J1 | red"))) == [
        "There are 8 joints in brown; our edition has 9. (GA-1.2)",
        "There are 5 joints in red; our edition has 4. (GA-1.2)",
    ]


def test_ga_1_2_fewer_grey_buildings_are_told(file: Path) -> None:
    text = re.sub(r"W1 \| grey.*\n", "", drawn(("h2", "~~"), ("h3", "~~")), count=1).replace("| W1 W2", "| W2")
    assert warned(file, text) == ["There are 8 grey buildings; our edition has 9. (GA-1.2)"]
    assert read_edition(file).data.grey == 8


def test_ga_1_2_more_grey_buildings_will_do(file: Path) -> None:
    text = edited(("W3 | brown", "Z1 | grey | Bath House | h7\nW3 | brown"))
    edition = load(file, drawn(("h6", "Z1"), text=text))
    assert (edition.data.grey, edition.data.spaces) == (10, DATA.spaces + 1)
    assert edition.names["space"][JOINTS + 9] == "Z1"
    assert edition.names["space"][140:142] == ["p-10", "no-space-142"]


def test_ga_1_5_no_two_buildings_have_the_same_name(file: Path) -> None:
    text = edited(("City Hall  ", "COURTHOUSE "))
    check(file, text, "edition-twice", path="map.buildings", name="Courthouse")


# GA-1.5: doors


def test_ga_1_5_a_building_with_more_than_two_doors_is_told(file: Path) -> None:
    text = edited(("Ferry House            | g2", "Ferry House | g2 g3 h4"))
    assert warned(file, text) == ["W1 has 3 doors; in our edition a building has at most 2. (GA-1.5)"]


def test_ga_1_5_a_building_has_at_most_seven_doors(file: Path) -> None:
    text = edited(("| b1 a2", "| b1 a2 a3 c1 d2 d3 e1 f1"))
    check(file, text, "map-too-many-doors", id="A1", count=8, most=7)


@pytest.mark.parametrize("door", ["c2", "h1", "z9", "b99"])
def test_ga_1_5_a_door_leads_onto_a_street(file: Path, door: str) -> None:
    check(file, edited(("| b1 a2", f"| b1 {door}")), "map-door-not-to-street", id="A1", space=door)


@pytest.mark.parametrize("door", ["a1", "c1", "p10"])
def test_ga_1_5_a_door_leads_to_where_the_building_touches(file: Path, door: str) -> None:
    check(file, edited(("| b1 a2", f"| b1 {door}")), "map-door-apart", id="A1", space=door)


def test_ga_1_5_two_doors_lead_to_two_spaces(file: Path) -> None:
    check(file, edited(("| b1 a2", "| b1 b1")), "map-door-twice", id="A1", space="b1")


# GA-1.5: walls


@pytest.mark.parametrize("line", ["A2", "A2 A4 A3", "A2 | A4"])
def test_ga_1_5_a_line_of_a_wall(file: Path, line: str) -> None:
    check(file, edited(("A2 A4\n", f"{line}\n")), "map-unreadable-line", path="map.walls", line=line, example="A1 A2")


def test_ga_1_5_walls_link_buildings_of_the_map(file: Path) -> None:
    check(file, edited(("A2 A4\n", "A2 Z4\n")), "map-unknown-building", path="map.walls", id="Z4")


def test_ga_1_5_grey_buildings_are_never_linked(file: Path) -> None:
    check(file, edited(("A2 A4\n", "A2 A1\n")), "map-wall-of-grey", line="A2 A1", id="A1")


@pytest.mark.parametrize("line", ["A2 A3", "A2 A2", "A2 B1", "A2 K4"])
def test_ga_1_5_linked_buildings_touch(file: Path, line: str) -> None:
    check(file, edited(("A2 A4\n", f"{line}\n")), "map-wall-apart", line=line)


@pytest.mark.parametrize("line", ["B1 B3", "B3 B1"])
def test_ga_1_5_a_wall_is_listed_once(file: Path, line: str) -> None:
    check(file, edited(("B1 B3\n", f"B1 B3\n{line}\n")), "map-wall-twice", line=line)


# GA-1.5: stations


@pytest.mark.parametrize(("place", "token", "number", "count"), [("b10", "..", 1, 0), ("b4", "..", 2, 0), ("c10", "#1", 1, 2)])
def test_ga_1_5_every_station_stands_once_on_the_grid(file: Path, place: str, token: str, number: int, count: int) -> None:
    check(file, drawn((place, token)), "map-wrong-stations", number=number, count=count)


@pytest.mark.parametrize("line", ["7 | b10 | Gate", "0 | b10 | Gate", "1 | b10", "1 | B10 | Gate", "1 | b10 |"])
def test_ga_1_5_a_line_of_a_station(file: Path, line: str) -> None:
    text = edited(("1 | b10 | Tannery Gate", line))
    check(file, text, "map-unreadable-line", path="map.stations", line=line, example="1 | b4 | Clover Ward")


def test_ga_1_5_a_station_is_listed_where_it_is_drawn(file: Path) -> None:
    check(file, edited(("1 | b10 |", "1 | c10 |")), "map-station-elsewhere", number=1, space="c10", drawn="b10")


def test_ga_1_5_every_station_is_listed_once(file: Path) -> None:
    line = "1 | b10 | Tannery Gate\n"
    check(file, edited((line, line + line)), "map-station-twice", number=1)
    check(file, edited((line, "")), "map-station-not-listed", number=1)


def test_ga_1_5_no_two_stations_have_the_same_name(file: Path) -> None:
    check(file, edited(("| Quayside", "| Clover ward")), "edition-twice", path="map.stations", name="Clover ward")


# GA-1.5: streets, bridges, crossings, districts


@pytest.mark.parametrize("line", ["Quay Street", "Quay Street | g1", "Quay Street | g1-g10-g4", "Quay Street | g1-x", "| g1-g10"])
def test_ga_1_5_a_line_of_a_street(file: Path, line: str) -> None:
    text = re.sub(r"Quay Street .*", line, OWN, count=1)
    check(file, text, "map-unreadable-line", path="map.streets", line=line, example="Quay Street | g1-g4, g7-g10")


def test_ga_1_5_a_stretch_is_straight(file: Path) -> None:
    check(file, edited(("| g1-g10", "| g1-h10")), "map-stretch-not-straight", name="Quay Street", stretch="g1-h10")


def test_ga_1_5_a_street_runs_over_street_spaces(file: Path) -> None:
    check(file, edited(("| j1-j4\n", "| j1-j5\n")), "map-street-off", name="Mission Wharf", space="j5")


def test_ga_1_5_every_street_space_is_on_a_street(file: Path) -> None:
    check(file, edited(("| j1-j4\n", "| j1-j2\n")), "map-on-no-street", space="j3")


def test_ga_1_5_no_two_streets_have_the_same_name(file: Path) -> None:
    check(file, edited(("Kiln Street ", "Quay Street ")), "edition-twice", path="map.streets", name="Quay Street")


def test_ga_1_5_a_bridge_runs_over_spaces_marked_as_bridge(file: Path) -> None:
    check(file, edited(("| h4-i4", "| g4-i4")), "map-bridge-off", name="Lantern Bridge", space="g4")


def test_ga_1_5_every_space_marked_as_bridge_is_on_a_bridge(file: Path) -> None:
    check(file, edited(("| h4-i4", "| h4-h4")), "map-on-no-bridge", space="i4")


@pytest.mark.parametrize("line", ["Lantern Bridge | h4", "Lantern Bridge"])
def test_ga_1_5_a_line_of_a_bridge(file: Path, line: str) -> None:
    text = re.sub(r"Lantern Bridge .*", line, OWN, count=1)
    check(file, text, "map-unreadable-line", path="map.bridges", line=line, example="Lantern Bridge | h4-i4")


@pytest.mark.parametrize(("place", "count"), [("d1", 3), ("g4", 4), ("a4", 3)])
def test_ga_1_5_a_crossing_is_marked(file: Path, place: str, count: int) -> None:
    check(file, drawn((place, "..")), "map-crossing-not-marked", space=place, count=count)


def test_ga_1_5_only_a_crossing_is_marked_so(file: Path) -> None:
    check(file, drawn(("c1", "++")), "map-no-crossing", space="c1", count=2)


def test_ga_1_5_a_station_may_be_a_crossing(file: Path) -> None:
    text = drawn(("b10", ".."), ("d10", "#1"), text=edited(("1 | b10 |", "1 | d10 |")))
    assert load(file, text).data.station[0] == space("d-10")


def test_ga_1_5_districts_have_buildings_of_the_map_each_once(file: Path) -> None:
    check(file, edited(("| A1 A2 A3 A4\n", "| A1 A2 A3 Z4\n")), "map-unknown-building", path="map.districts", id="Z4")
    check(file, edited(("| A1 A2 A3 A4\n", "| A1 A2 A3 B4\n")), "map-building-twice", path="map.districts", id="B4")


def test_ga_1_5_a_line_of_a_district(file: Path) -> None:
    text = edited(("Theatre Row       | B1", "Theatre Row B1"))
    line = "Theatre Row B1 B2 B3 B4"
    check(file, text, "map-unreadable-line", path="map.districts", line=line, example="Bakers' Hill | A1 A2")


def test_ga_1_5_a_map_may_do_without_names_of_districts_and_river(file: Path) -> None:
    text = OWN.replace(DISTRICTS, "", 1).replace("Otter River", "", 1)
    file.write_text(text, "utf-8")
    board = read_board(file)
    assert (board.districts, board.river) == ([], "")


# GA-1.5: the whole


def test_ga_1_5_a_street_that_is_cut_off(file: Path) -> None:
    """Foundry Avenue ends at h7, and i6 lies in the river."""
    text = edited(("Courthouse             | i7 j8", "Courthouse | j8"), ("| a7-p7", "| a7-h7, i6-i6, j7-p7"))
    check(file, drawn(("i6", ".."), ("i7", "~~"), ("j7", ".."), text=text), "map-not-reached", space="i6", start="a1")


def test_ga_1_5_parts_of_a_city_that_only_a_building_joins(file: Path) -> None:
    """Both bridges are gone, and the Ferry House has doors on both banks: no way across, since buildings are not passed."""
    gone = [(place, "~~") for place in ("h4", "i4", "k7", "l7")]
    text = edited(
        ("Ferry House            | g2", "Ferry House | g2 j2"), ("| a4-p4", "| a4-g4, j4-p4"), ("| a7-p7", "| a7-j7, m7-p7"),
        ("Lantern Bridge    | h4-i4\n", ""), ("Foundry Bridge    | k7-l7\n", ""),
    )  # fmt: skip
    text = drawn(*gone, ("i2", "W1"), ("j4", ".."), ("j7", ".."), text=text)
    check(file, text, "map-not-reached", space="j1", start="a1")


# The rules follow what is read


def test_the_digest_is_of_what_the_file_says_not_how(file: Path) -> None:
    assert load(file, "# A comment.\n" + OWN).digest == EDITION_READ.digest
    assert load(file, OWN.replace("Wreckers", "Gophers")).digest != EDITION_READ.digest


def test_lines_without_meaning_may_stand_anywhere(file: Path) -> None:
    text = edited(('walls = """\n', 'walls = """\n\n# A comment.\n\n  # Another.\n'), (" 3 | ", "# Row three.\n\n3|"))
    assert np.array_equal(load(file, text).data.links, DATA.links)


# Any file


@settings(max_examples=40)
@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_edition_is_read_or_refused_but_never_crashes(file: Path, at: int, cut: int, junk: str) -> None:
    file.write_bytes((OWN[:at] + junk + OWN[at + cut :]).encode("utf-8", "surrogatepass"))
    with suppress(BadEdition):
        read_edition(file)


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 15), st.sampled_from(["..", "++", "~~", "==", "A1"])), max_size=4))
def test_a_map_with_other_places_is_read_or_refused_with_a_sentence(file: Path, changes: list[tuple[int, int, str]]) -> None:
    text = drawn(*((spelt((row, column)), token) for row, column, token in changes))
    try:
        load(file, text)
    except BadEdition as refused:
        outcome = (refused.rule in ("GA-1.2", "GA-1.5"), str(file) in str(refused))
    else:
        outcome = (True, True)
    assert outcome == (True, True)
