"""Edition files: the board as built, what is refused and with which sentence, and that the rules follow what is read."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import windycity
from tests.games.chicago.story import DATA, GAME, NAMES, look, space
from windycity.core.errors import BadChance, BadEdition
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import LANGUAGES
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.position import Head
from windycity.games.chicago.rules.control import put_man, worth_of_places

FILE = GAME.rulebook.folder / "edition.toml"
OWN = FILE.read_text("utf-8")
CORNERS = ("NW", "NE", "SE", "SW")
STREETS = [number for number in range(DATA.spaces) if not NAMES["space"][number][:2].isupper()]
BARS = [number for number in range(DATA.spaces) if NAMES["space"][number][2:3].isdigit() and number not in STREETS]
ROWS = OWN.split('plan = """\n')[1].split('\n"""')[0].split("\n")
GREEN_DIE = 'head = "green"\nfaces = [3, 3, 4, 4, 5, 6]'


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edition") / "own.toml"


def edited(*changes: tuple[str, str]) -> str:
    """The usual edition with the first place of each text changed."""
    text = OWN
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def drawn(*changes: tuple[str, str], text: str = OWN) -> str:
    """The edition with other marks on the plan, by place: `("b2", "##")` is column b, row 2."""
    rows = [row.split() for row in ROWS]
    for place, token in changes:
        rows[int(place[1:]) - 1][ord(place[0]) - ord("a")] = token
    return text.replace("\n".join(ROWS), "\n".join(" ".join(row) for row in rows), 1)


def load(file: Path, text: str) -> Game:
    file.write_text(text, "utf-8")
    return windycity.game("chicago", file, compiled=False)


def check(file: Path, text: str, sentence: str, rule: str | None, **facts: object) -> None:
    """An edition is refused with a sentence, a clause and the facts that locate the fault; the file is named, too."""
    with pytest.raises(BadEdition) as error:
        load(file, text)
    assert (error.value.sentence, error.value.rule) == (sentence, rule)
    assert error.value.facts == {"file": str(file), **facts}
    message = str(error.value)
    assert str(file) in message
    assert rule is None or f"({rule})" in message


def next_to(number: int) -> list[int]:
    joined: list[int] = DATA.next_to[number, : DATA.degree[number]].tolist()
    return joined


def distances(home: str) -> dict[str, int]:
    """The distance of everything from a headquarters, without entering the others."""
    start = space(home)
    others = {int(number) for number in DATA.headquarters} - {start}
    found, front = {start: 0}, [start]
    for at in front:
        for other in next_to(at):
            if other not in found and other not in others:
                found[other] = found[at] + 1
                front.append(other)
    return {NAMES["space"][number]: far for number, far in found.items()}


def turn(name: str) -> str:
    """The name of a space when the board is turned by 90 degrees clockwise."""
    if name[:2] in CORNERS:
        return CORNERS[(CORNERS.index(name[:2]) + 1) % 4] + name[2:]
    column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
    return f"{chr(ord('a') + 23 - row)}{column + 1}"


def play_at_random(match: Match, answers: int, seed: int) -> list[str]:
    """Play this many answers at random, or to the end, and list the moves."""
    random = Random(seed)
    played: list[str] = []
    while not match.over and len(played) < answers:
        seat = match.waiting[0]
        played.append(random.choice(match.legal(seat)))
        match.play(seat, played[-1])
    return played


# CH-1.3: the board as built


@pytest.mark.parametrize("corner", CORNERS)
def test_ch_1_3_each_district_has_22_bars(corner: str) -> None:
    found = Counter(int(DATA.worth[number]) for number in BARS if NAMES["space"][number].startswith(corner))
    assert found == {5: 3, 4: 2, 3: 3, 2: 6, 1: 8}


def test_ch_1_3_a_bar_is_worth_what_its_label_says() -> None:
    assert len(BARS) == 88
    assert all(DATA.worth[number] == int(NAMES["space"][number][2]) for number in BARS)


def test_ch_1_3_each_district_has_one_casino_worth_20() -> None:
    casinos = [NAMES["space"][number] for number in DATA.casino]
    assert casinos == ["NW-casino", "NE-casino", "SE-casino", "SW-casino"]
    assert [DATA.worth[number] for number in DATA.casino] == [20] * 4


def test_ch_1_3_nothing_else_is_worth_anything() -> None:
    assert int(DATA.worth.sum()) == 4 * (20 + 52)


def test_ch_1_3_there_are_eight_central_bars_two_in_each_district() -> None:
    central = sorted(NAMES["space"][number] for number in range(DATA.spaces) if DATA.central[number])
    assert central == ["NE4A", "NE5A", "NW4A", "NW5A", "SE4A", "SE5A", "SW4A", "SW5A"]


@pytest.mark.parametrize(("bar", "at", "square"), [("4A", "k10", "k11"), ("5A", "j11", "k11")])
def test_ch_1_3_the_central_bars_face_the_square(bar: str, at: str, square: str) -> None:
    board = read_board(FILE)
    row, column = board.spaces[space(f"NW{bar}")].place
    assert f"{chr(ord('a') + column)}{row + 1}" == at
    assert abs(ord(square[0]) - ord(at[0])) + abs(int(square[1:]) - int(at[1:])) == 1


def test_ch_1_3_there_are_eight_exits_two_for_each_district() -> None:
    board = read_board(FILE)
    exits = [(board.spaces[number].district, name) for number, name in enumerate(board.city.names) if board.spaces[number].exit]
    assert sorted(exits) == [
        (0, "a12"), (0, "l1"), (1, "m1"), (1, "x12"), (2, "m24"), (2, "x13"), (3, "a13"), (3, "l24"),
    ]  # fmt: skip


def test_ch_1_3_each_district_has_84_street_spaces() -> None:
    board = read_board(FILE)
    assert len(STREETS) == 4 * 84
    assert Counter(board.spaces[number].district for number in STREETS) == dict.fromkeys(range(4), 84)


def test_ch_1_3_each_corner_has_headquarters_with_four_doors() -> None:
    assert [NAMES["space"][number] for number in DATA.headquarters] == ["NW-hq", "NE-hq", "SE-hq", "SW-hq"]
    assert [len(next_to(int(number))) for number in DATA.headquarters] == [4] * 4


def test_ch_1_3_the_two_roads_have_two_lanes_and_leave_the_board_at_both_ends() -> None:
    for place in range(1, 25):
        letter = chr(ord("a") + place - 1)
        for one, other in ((f"l{place}", f"m{place}"), (f"{letter}12", f"{letter}13")):
            assert space(other) in next_to(space(one))


def test_ch_1_3_buildings_are_joined_to_streets_only() -> None:
    buildings = set(range(DATA.spaces)) - set(STREETS)
    assert all(other not in buildings for number in buildings for other in next_to(number))


def test_ch_1_3_some_buildings_have_two_doors() -> None:
    doors = Counter(len(next_to(number)) for number in BARS if NAMES["space"][number].startswith("NW"))
    assert doors == {1: 15, 2: 7}


def test_ch_1_3_the_board_has_four_fold_symmetry() -> None:
    for number in range(DATA.spaces):
        other = space(turn(NAMES["space"][number]))
        assert {turn(NAMES["space"][at]) for at in next_to(number)} == {NAMES["space"][at] for at in next_to(other)}
        assert (DATA.sort[number], DATA.worth[number], DATA.central[number]) == (
            DATA.sort[other],
            DATA.worth[other],
            DATA.central[other],
        )


def test_ch_1_3_no_street_is_a_dead_end() -> None:
    assert [NAMES["space"][at] for at in STREETS if sum(other in STREETS for other in next_to(at)) < 2] == []


@pytest.mark.parametrize("home", range(4))
def test_ch_1_3_the_own_casino_is_11_steps_away_and_the_others_20_to_24(home: int) -> None:
    far = distances(f"{CORNERS[home]}-hq")
    assert [far[f"{CORNERS[(home + i) % 4]}-casino"] for i in range(4)] == [11, 22, 24, 20]


@pytest.mark.parametrize("corner", CORNERS)
def test_distances_are_those_of_walks_that_enter_no_headquarters(corner: str) -> None:
    for name, far in distances(f"{corner}-hq").items():
        assert DATA.distance[space(f"{corner}-hq"), space(name)] == far


@pytest.mark.parametrize("corner", CORNERS)
def test_ch_1_3_everything_can_be_reached_from_every_headquarters(corner: str) -> None:
    assert len(distances(f"{corner}-hq")) == 4 * (84 + 22 + 1) + 1


def test_ch_1_3_only_the_exits_have_more_than_four_neighbours() -> None:
    crowded = sorted(NAMES["space"][number] for number in range(DATA.spaces) if DATA.degree[number] > 4)
    assert crowded == ["a12", "a13", "l1", "l24", "m1", "m24", "x12", "x13"]
    assert {int(DATA.degree[space(name)]) for name in crowded} == {8}


# The head and the fields


def test_the_edition_as_it_is_can_be_read(file: Path) -> None:
    assert load(file, OWN).edition.digest == GAME.edition.digest


@pytest.mark.parametrize(
    ("old", "new"), [('game = "chicago"', 'game = "chicago-poker"'), ("format = 1", "format = 2"), ("format = 1", "format = 0")]
)
def test_a_wrong_head(file: Path, old: str, new: str) -> None:
    check(file, edited((old, new)), "edition-wrong-head", None, game="chicago", format=1)


@pytest.mark.parametrize(
    ("old", "new", "sentence", "path"),
    [
        ("format = 1", 'format = "1"', "edition-wrong-type", "format"),
        ("format = 1\n", "", "edition-missing-field", "format"),
        ("format = 1", "format = 1\nextra = 2", "edition-unknown-field", "extra"),
        ('name = "Big Bad Wolf 1986"', 'name = " "', "edition-empty-name", "name"),
        ('name = "Moran"', 'name = ""', "edition-empty-name", "gang[1].name"),
        ('colour = "blue"', 'colour = ""', "edition-empty-name", "gang[1].colour"),
        ('source = "reconstructed"', 'source = "guessed"', "edition-wrong-value", "gang[0].source"),
        ('head = "red"', 'head = "pink"', "edition-wrong-value", "die[2].head"),
        ("faces = [3, 3, 4, 4, 5, 6]", "faces = 3", "edition-wrong-type", "die[1].faces"),
        ("faces = [3, 3, 4, 4, 5, 6]", 'faces = [3, 3, 4, 4, 5, "6"]', "edition-wrong-type", "die[1].faces[5]"),
        ("[board]\n", "[board]\nroads = 2\n", "edition-unknown-field", "board.roads"),
        ("worth = 20\n", "", "edition-missing-field", "casino.worth"),
        ("count = 6", 'count = "6"', "edition-wrong-type", "bar[3].count"),
    ],
)
def test_a_field_that_is_not_as_it_should_be(file: Path, old: str, new: str, sentence: str, path: str) -> None:
    with pytest.raises(BadEdition) as error:
        load(file, edited((old, new)))
    assert (error.value.sentence, error.value.facts["path"]) == (sentence, path)


def test_a_plan_under_another_name(file: Path) -> None:
    with pytest.raises(BadEdition) as error:
        load(file, OWN.replace('plan = """', 'draft = """', 1))
    assert (error.value.sentence, error.value.facts["path"]) == ("edition-unknown-field", "board.draft")


# CH-1.1, CH-1.2: gangs and dice


def test_ch_1_1_there_are_four_gangs(file: Path) -> None:
    gang = '[[gang]]\nname = "Genna"\ncolour = "purple"\nsource = "reconstructed"\n'
    fifth = gang.replace("Genna", "Drucci")
    check(file, edited((gang, "")), "edition-wrong-count", "CH-1.1", path="gang", count=3, wanted=4)
    check(file, edited((gang, gang + fifth)), "edition-wrong-count", "CH-1.1", path="gang", count=5, wanted=4)


@pytest.mark.parametrize("name", ["Moran", "moran", "MORAN"])
def test_ch_1_1_no_two_gangs_have_the_same_name(file: Path, name: str) -> None:
    check(file, edited(('name = "Genna"', f'name = "{name}"')), "edition-twice", "CH-1.1", path="gang.name", name=name)


@pytest.mark.parametrize(
    "change",
    [
        ('head = "green"', 'head = "blue"'),
        ('[[die]]\nhead = "yellow"\nfaces = [5, 5, 5, 6, 6, 6]\nsource = "reported"\n', ""),
        (
            '[[die]]\nhead = "blue"',
            '[[die]]\nhead = "red"\nfaces = [1, 2, 3, 4, 5, 6]\nsource = "reported"\n[[die]]\nhead = "blue"',
        ),
    ],
)
def test_ch_1_2_each_head_has_one_die_in_the_order_of_the_ranks(file: Path, change: tuple[str, str]) -> None:
    check(file, edited(change), "edition-wrong-names", "CH-1.2", path="die", wanted="blue, green, red, yellow")


@pytest.mark.parametrize(("faces", "count"), [("", 0), ("3, 3, 4, 4, 5", 5), ("3, 3, 4, 4, 5, 6, 6", 7)])
def test_ch_1_2_a_die_has_six_faces(file: Path, faces: str, count: int) -> None:
    text = edited((GREEN_DIE, f'head = "green"\nfaces = [{faces}]'))
    check(file, text, "edition-wrong-count", "CH-1.2", path="die[1].faces", count=count, wanted=6)


@pytest.mark.parametrize("face", [0, 7, -1, 100])
def test_ch_1_2_a_die_shows_1_to_6(file: Path, face: int) -> None:
    text = edited((GREEN_DIE, f'head = "green"\nfaces = [3, 3, 4, 4, 5, {face}]'))
    check(file, text, "edition-wrong-faces", "CH-1.2", path="die[1].faces")


# CH-1.3: the drawing


@pytest.mark.parametrize(("old", "new", "count"), [(ROWS[0] + "\n", "", 11), (ROWS[0], f"{ROWS[0]}\n{ROWS[0]}", 13)])
def test_ch_1_3_a_plan_has_twelve_rows(file: Path, old: str, new: str, count: int) -> None:
    check(file, edited((old, new)), "plan-wrong-rows", "CH-1.3", count=count, wanted=12, whole=24)


def test_ch_1_3_an_empty_plan(file: Path) -> None:
    check(file, OWN.replace("\n".join(ROWS), "", 1), "plan-wrong-rows", "CH-1.3", count=0, wanted=12, whole=24)


@pytest.mark.parametrize(("row", "new", "count"), [(1, ROWS[0] + " ..", 13), (3, ROWS[2][3:], 11), (12, "EX", 1), (5, "", 0)])
def test_ch_1_3_a_row_has_twelve_spaces(file: Path, row: int, new: str, count: int) -> None:
    text = OWN.replace("\n".join(ROWS), "\n".join([*ROWS[: row - 1], new, *ROWS[row:]]), 1)
    check(file, text, "plan-wrong-columns", "CH-1.3", row=row, count=count, wanted=12)


@pytest.mark.parametrize("token", ["..x", "0a", "1", "a1", "11a", "1aa", "hq", "ex", "XX", ".", "1é"])
def test_ch_1_3_an_unknown_mark_is_named_with_its_row_and_column(file: Path, token: str) -> None:
    check(file, drawn(("e3", token)), "plan-unknown-token", "CH-1.3", row=3, column=5, token=token)


@pytest.mark.parametrize("label", ["1a", "5A", "HQ", "CA"])
def test_ch_1_3_a_building_stands_once_on_the_plan(file: Path, label: str) -> None:
    check(file, drawn(("e3", label)), "plan-label-twice", "CH-1.3", label=label, count=2)


def test_ch_1_3_labels_differ_by_more_than_a_capital(file: Path) -> None:
    """4A and 4a: capitals do not matter in moves."""
    check(file, drawn(("b11", "4a")), "plan-label-twice", "CH-1.3", label="4a", count=2)


@pytest.mark.parametrize(
    ("place", "token", "label", "count", "wanted"),
    [("b2", "..", "HQ", 0, 1), ("h7", "##", "CA", 0, 1)],
)
def test_ch_1_3_one_headquarters_one_casino(file: Path, place: str, token: str, label: str, count: int, wanted: int) -> None:
    check(file, drawn((place, token)), "plan-wrong-number", "CH-1.3", label=label, count=count, wanted=wanted)


def bar(worth: int, count: int) -> str:
    return f"[[bar]]\nworth = {worth}\ncount = {count}\n"


def test_ch_1_3_no_worth_of_bars_is_listed_twice(file: Path) -> None:
    check(file, edited((bar(4, 2), bar(5, 2))), "edition-twice", "CH-1.3", path="bar.worth", name="5")


@pytest.mark.parametrize("worth", [0, -1, 10, 100])
def test_ch_1_3_a_bar_is_worth_1_to_9(file: Path, worth: int) -> None:
    check(file, edited((bar(4, 2), bar(worth, 2))), "edition-wrong-worth", "CH-1.3", path="bar[1].worth", worth=worth, most=9)


@pytest.mark.parametrize("worth", [0, -20, 100])
def test_ch_1_3_a_casino_is_worth_1_to_99(file: Path, worth: int) -> None:
    text = edited(("worth = 20", f"worth = {worth}"))
    check(file, text, "edition-wrong-worth", "CH-1.3", path="casino.worth", worth=worth, most=99)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_worths_is_told_in_every_language(file: Path, language: str) -> None:
    for text in (drawn(("h7", "##")), drawn(("a7", "EX")), edited(("worth = 20", "worth = 200"))):
        with pytest.raises(BadEdition) as error:
            load(file, text)
        message = error.value.message(language)
        assert str(file) in message
        assert language == "en" or message != str(error.value)


# CH-1.3: the doors


@pytest.mark.parametrize("line", ["1a:", "1a", "1a W S", "1a: X", "1a: WS", "1a: w", "1a: W W", "1a: N,S"])
def test_ch_1_3_a_line_of_doors_names_a_building_and_its_sides(file: Path, line: str) -> None:
    check(file, edited(("1a: W S", line)), "doors-unreadable", "CH-1.3", line=line)


@pytest.mark.parametrize("label", ["9z", "1i", "..", "EX"])
def test_ch_1_3_doors_of_a_building_that_is_not_on_the_plan(file: Path, label: str) -> None:
    check(file, edited(("1a: W S", f"1a: W S\n{label}: N")), "doors-of-nothing", "CH-1.3", label=label)


@pytest.mark.parametrize(
    ("line", "label"), [("1a: W S\n", "1a"), ("CA: W E\n", "CA"), ("HQ: N E S W\n", "HQ"), ("5c: N S\n", "5c")]
)
def test_ch_1_3_every_building_has_a_door(file: Path, line: str, label: str) -> None:
    check(file, edited((line, "")), "building-without-door", "CH-1.3", label=label)


@pytest.mark.parametrize(
    ("old", "new", "label", "side"),
    [
        ("1a: W S", "1a: W E", "1a", "E"),  # another bar
        ("CA: W E", "CA: W E N", "CA", "N"),  # a wall, put there below
        ("1h: N", "1h: N E", "1h", "E"),
        ("4b: S", "4b: W", "4b", "W"),  # a wall
    ],
)
def test_ch_1_3_a_door_leads_onto_a_street(file: Path, old: str, new: str, label: str, side: str) -> None:
    text = edited((old, new))
    if label == "CA":
        text = drawn(("h6", "##"), text=text)
    check(file, text, "door-not-to-street", "CH-1.3", label=label, side=side)


def test_ch_1_3_a_door_does_not_lead_off_the_plan(file: Path) -> None:
    text = drawn(("i1", "1c"), ("h2", "##"), text=edited(("1c: S", "1c: N")))
    check(file, text, "door-not-to-street", "CH-1.3", label="1c", side="N")


def test_ch_1_3_headquarters_with_two_doors_will_do(file: Path) -> None:
    game = load(file, edited(("HQ: N E S W", "HQ: E S")))
    assert sorted(NAMES["space"][at] for at in game.edition.data.next_to[space("NW-hq")][:2].tolist()) == ["b3", "c2"]
    assert game.edition.data.degree[space("NW-hq")] == 2


# CH-1.3: everything can be reached


def test_ch_1_3_a_street_without_neighbours_cannot_be_reached(file: Path) -> None:
    check(file, drawn(("i1", "..")), "plan-not-reached", "CH-1.3", space="i1", home="NW-hq")


def test_ch_1_3_a_bar_on_a_street_that_is_cut_off_cannot_be_reached(file: Path) -> None:
    """2d on i1, with its door onto a single street space in the park."""
    text = drawn(("i1", "2d"), ("j1", ".."), ("j4", "##"), text=edited(("2d: N", "2d: E")))
    check(file, text, "plan-not-reached", "CH-1.3", space="NW2d", home="NW-hq")


def test_ch_1_3_what_lies_behind_another_gangs_headquarters_cannot_be_reached(file: Path) -> None:
    """With walls on a1 and a3, a2 can be reached only through NW-hq; so w1, its north-east counterpart, only through NE-hq."""
    check(file, drawn(("a1", "##"), ("a3", "##")), "plan-not-reached", "CH-1.3", space="w1", home="NW-hq")


# The rules follow what is read


OTHER_DOORS = [
    ("1a: W S", "1a: W N"),
    ("1f: W", "1f: S W"),
    ("4b: S", "4b: E S"),
    ("HQ: N E S W", "HQ: E S"),
    ("CA: W E", "CA: S"),
]
OTHER_PLACES = "d4=1a d2=1f h1=.. i1=.. i2=.. f7=.. f8=.. e7=.. e8=##"
OTHER = drawn(*((place[:2], place[3:]) for place in OTHER_PLACES.split()), text=edited(*OTHER_DOORS))
"""Another valid plan: two bars change places, there are more streets, and other doors."""


def test_ch_1_3_another_plan_that_is_right_is_read(file: Path) -> None:
    game = load(file, OTHER)
    assert game.edition.digest != GAME.edition.digest
    names = game.edition.names["space"]
    joined = {
        names[number]: sorted(names[other] for other in game.edition.data.next_to[number][: game.edition.data.degree[number]])
        for number in range(game.edition.data.spaces)
    }
    assert len(joined) == len(STREETS) + 4 * 6 + 4 * 24
    assert joined["NW-hq"] == ["b3", "c2"]
    assert joined["NW1a"] == ["c4", "d3"]
    assert joined["NW1f"] == ["c2", "d3"]
    assert joined["NW4b"] == ["b12", "c11"]
    assert joined["NW-casino"] == ["h8"]
    assert joined["i1"] == ["h1", "i2"]
    assert joined["SE-casino"] == ["q17"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ch_1_3_another_plan_that_is_right_can_be_played(file: Path, seats: int) -> None:
    game = load(file, OTHER)
    match = game.start(seats=seats, seed=seats)
    played = play_at_random(match, 400, seats)
    assert len(played) == 400 or match.over
    assert sum(move.startswith("step") for move in played) > 100
    game.check_position(match.position)


def test_ch_1_3_the_doors_of_an_edition_are_what_the_rules_go_by(file: Path) -> None:
    match = load(file, OTHER).start(seats=2, seed=1, chance=["1", "1", "1"])
    match.play(0, "done")
    match.play(1, "done")
    match.play(0, "move 1 with 1")
    assert sorted(match.legal(0)) == ["step b3", "step c2"]


def test_ch_1_2_the_fight_dice_of_an_edition_are_what_the_rules_go_by(file: Path) -> None:
    game = load(file, edited((GREEN_DIE, 'head = "green"\nfaces = [1, 1, 1, 1, 1, 2]')))
    assert game.edition.data.fight_die[Head.GREEN].tolist() == [1, 1, 1, 1, 1, 2]
    assert game.edition.data.fight_die[Head.RED].tolist() == [4, 4, 5, 5, 6, 6]


def test_ch_1_3_the_worths_of_an_edition_are_what_the_rules_go_by(file: Path) -> None:
    """Casinos worth 35, and 7a instead of 5A, a central bar worth 7."""
    text = edited(
        ("worth = 20", "worth = 35"), (bar(5, 3), bar(5, 2)), (bar(4, 2), bar(7, 1) + 'source = "rulebook"\n' + bar(4, 2))
    )
    game = load(file, drawn(("j11", "7A"), text=text.replace("5A: S", "7A: S")))
    names, worth = game.edition.names["space"], game.edition.data.worth
    assert {names[number]: int(worth[number]) for number in game.edition.data.casino} == {f"{c}-casino": 35 for c in CORNERS}
    assert [int(worth[names.index(f"{corner}7A")]) for corner in CORNERS] == [7] * 4
    s = GAME.rulebook.position.loose()[0]
    s.seats = 2
    put_man(s, 0, 0, game.edition.data.casino[0])
    s.chip[names.index("NW7A")] = 0
    assert worth_of_places(s, game.edition.data, 0) == 35 + 7


def test_ch_1_2_dice_for_moving_are_the_same_in_every_edition(file: Path) -> None:
    game = load(file, OWN.replace("faces = [1, 2, 3, 4, 5, 6]", "faces = [6, 6, 6, 6, 6, 6]", 1))
    match = game.start(seats=2, seed=1, chance=["1", "2", "3"])
    match.play(0, "done")
    match.play(1, "done")
    assert sorted(look(match, 0).dice) == [1, 2, 3]
    with pytest.raises(BadChance):
        game.start(seats=2, seed=1, chance=["7"])


def test_names_of_an_edition_are_those_of_the_match(file: Path) -> None:
    game = load(file, edited(("O'Banion", "Weiss"), ('colour = "red"', 'colour = "blue"')))
    players = look(game.start(4, seed=1), 0).players
    assert [player.name for player in players] == ["Weiss", "Moran", "Capone", "Genna"]
    assert players[0].colour == "blue"


def test_the_digest_is_of_what_the_file_says_not_how(file: Path) -> None:
    assert load(file, "# A comment.\n" + OWN.replace("\n\n", "\n")).edition.digest == GAME.edition.digest
    assert load(file, OWN.replace("Genna", "Drucci")).edition.digest != GAME.edition.digest


# Any file


@settings(max_examples=40)
@given(st.integers(0, len(OWN)), st.integers(0, 40), st.text(max_size=8))
def test_a_damaged_edition_is_read_or_refused_but_never_crashes(file: Path, at: int, cut: int, junk: str) -> None:
    file.write_bytes((OWN[:at] + junk + OWN[at + cut :]).encode("utf-8", "surrogatepass"))
    with suppress(BadEdition):
        windycity.game("chicago", file)


@settings(max_examples=40)
@given(st.lists(st.tuples(st.integers(0, 11), st.integers(0, 11), st.sampled_from(["..", "##", "EX", "SQ"])), max_size=4))
def test_a_plan_with_other_streets_is_read_or_refused_with_a_sentence(file: Path, changes: list[tuple[int, int, str]]) -> None:
    text = drawn(*((f"{chr(ord('a') + column)}{row + 1}", token) for row, column, token in changes))
    try:
        load(file, text)
    except BadEdition as refused:
        outcome = (refused.rule, str(file) in str(refused))
    else:
        outcome = ("CH-1.3", True)
    assert outcome == ("CH-1.3", True)


def test_ch_1_3_exits_lie_where_the_roads_leave_the_board(file: Path) -> None:
    text = edited(
        ("## ## ## ## EX", "## ## ## ## .."), (".. .. .. .. .. .. .. .. .. .. .. ..", ".. .. .. .. .. EX .. .. .. .. .. ..")
    )
    check(file, text, "exit-not-at-edge", "CH-1.3", row=3, column=6)


def test_ch_1_3_the_doors_of_a_building_are_listed_once(file: Path) -> None:
    check(file, edited(("1b: N S", "1a: N")), "doors-twice", "CH-1.3", label="1a")


def test_a_gang_of_a_colour_without_words_is_drawn_all_the_same(file: Path) -> None:
    game = load(file, edited(('colour = "red"', 'colour = "teal"')))
    assert "(teal, NW)" in str(game.start(seats=2, seed=1))
