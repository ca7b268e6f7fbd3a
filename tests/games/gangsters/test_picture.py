"""The picture of the board: all of it, each thing once and in its place, and nothing shown by hue alone."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from tests.games.gangsters.story import GAME, look, story
from windycity.core.city import Place
from windycity.core.words import LANGUAGES
from windycity.games.gangsters.board import GREY, JOINT_COLOURS, Board
from windycity.games.gangsters.drawing import headline
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.picture import DICE, PIECES, draw_board, spots
from windycity.games.gangsters.scenery import SIGNS, Box, Sheet, divided, fit_lines
from windycity.games.gangsters.view import GangstersView, Joint

FILE = GAME.rulebook.folder / "edition.toml"
BOARD = read_board(FILE)
SHEET = Sheet(BOARD)
BUILDINGS = {building.id: building for building in BOARD.buildings}
STREETS = dict(zip(BOARD.city.names[len(BUILDINGS) :], BOARD.streets, strict=True))
NS = "{http://www.w3.org/2000/svg}"


@cache
def played() -> GangstersView:
    """A view with pieces, cops and public in streets, joints and grey buildings, as spectators see it."""
    return story(
        3,
        pieces={0: "R5 A2, T3 b-4!", 1: "R10 D5, T4 D5!, V2 G1", 2: "R2 h-4"},
        joints={0: "A2 A4:2 A3", 1: "D5 W2", 2: "G1"},
        cash={0: 1200, 1: 300},
        cops={"7": "d-4", "10": "D4"},
        public={"1a": "A2", "3a": "K2", "2b": "k-4"},
        donuts={1: "10 1"},
        equipped={0: "R"},
        dice="3 5 2 6 1",
    ).view(None)


class Drawn:
    """A picture, parsed."""

    def __init__(self, seen: GangstersView, language: str = "en", board: Board = BOARD):
        self.text = draw_board(board, seen, language)
        self.root = ElementTree.fromstring(self.text)
        self.moved = dict(_moved(self.root, 0, 0))

    def all(self, start: str) -> dict[str, ElementTree.Element]:
        """The elements whose id begins like this, by the rest of it; no id occurs twice."""
        found = [element for element in self.root.iter() if element.get("id", "").startswith(start)]
        assert len({element.get("id") for element in found}) == len(found)
        return {element.get("id", "").removeprefix(start): element for element in found}

    def title(self, id_: str) -> str:
        """What a screen reader says about an element."""
        return self.all(id_)[""].findtext(f"{NS}title") or ""

    def uses(self, class_: str) -> list[tuple[float, float]]:
        """Where shapes of a class were put."""
        return [self.moved[use] for use in self.root.iter(f"{NS}use") if use.get("class") == class_]

    def where(self, id_: str) -> str:
        """The space in which a token lies."""
        x, y = self.moved[self.all(id_)[""]]
        places = {place: name for name, place in STREETS.items()}
        places |= {place: building.id for building in BOARD.buildings for place in building.places}
        return places[at(x, y)]


def _moved(element: ElementTree.Element, x: float, y: float) -> list[tuple[ElementTree.Element, tuple[float, float]]]:
    """Where every element was put, with what it lies in."""
    found = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.get("transform", ""))
    if found:
        x, y = x + float(found[1]), y + float(found[2])
    return [(element, (x, y)), *(pair for below in element for pair in _moved(below, x, y))]


def at(x: float, y: float) -> Place:
    """The place in which a point of the picture lies."""
    return sum(edge <= y for edge in SHEET.rows) - 1, sum(edge <= x for edge in SHEET.columns) - 1


def words(element: ElementTree.Element) -> list[str]:
    """The texts that an element shows, without its title."""
    return ["".join(text.itertext()) for text in element.iter(f"{NS}text")]


@cache
def drawn() -> Drawn:
    return Drawn(played())


# The map


def test_every_space_is_drawn_once_and_in_its_place() -> None:
    spaces = drawn().all("space-")
    assert set(spaces) == set(BOARD.city.names)
    for name, place in STREETS.items():
        ground = spaces[name].find(f"{NS}rect")
        assert ground is not None
        assert at(float(ground.get("x", "")) + 1, float(ground.get("y", "")) + 1) == place


def test_every_building_says_its_colour_price_id_and_name() -> None:
    for name, building in BUILDINGS.items():
        shown = words(drawn().all("space-")[name])
        price = [] if building.colour == GREY else [f"${BOARD.prices[building.colour]}"]
        assert shown[: 2 + len(price)] == [SIGNS[building.colour], *price, building.id]
        assert " ".join(shown[2 + len(price) :]) == building.name


def test_colours_are_told_by_signs_and_patterns() -> None:
    colours = (*JOINT_COLOURS, GREY)
    assert set(SIGNS) == set(colours)
    assert len(set(SIGNS.values())) == len(colours)
    patterns = drawn().all("shape-")
    drawings = [[below.get("d") or below.tag for below in patterns[colour].iter()][2:] for colour in colours]
    assert len({str(drawing) for drawing in drawings}) == len(colours)
    for name, building in BUILDINGS.items():
        fills = [path.get("fill") for path in drawn().all("space-")[name].iter(f"{NS}path")]
        assert f"url(#shape-{building.colour})" in fills


def test_every_door_is_drawn_once_between_building_and_street() -> None:
    doors = Counter(drawn().uses("door"))
    assert sum(doors.values()) == sum(len(building.doors) for building in BOARD.buildings)
    for building in BOARD.buildings:
        for door in building.doors:
            near = [
                (x, y)
                for x, y in doors
                if any(at(x + right, y + down) == door for right, down in ((0, 4), (0, -4), (4, 0), (-4, 0)))
                and at(x, y) in building.places
            ]
            assert len(near) == 1


def test_every_linked_wall_is_drawn_once_between_its_joints() -> None:
    found = Counter(drawn().uses("link"))
    assert len(found) == len(BOARD.walls)
    ids = {place: number for number, building in enumerate(BOARD.buildings) for place in building.places}
    pairs = set()
    for x, y in found:
        sides = {ids.get(at(x + right, y + down)) for right, down in ((0, 1), (0, -1), (1, 0), (-1, 0))}
        pairs |= {(one, other) for one in sides for other in sides if one is not None and other is not None and one < other}
    assert pairs == set(BOARD.walls)


def test_stations_have_number_and_name() -> None:
    stations = drawn().all("station-")
    assert {number: words(element) for number, element in stations.items()} == {
        str(number): [str(number), station.name] for number, station in enumerate(BOARD.stations, 1)
    }


def test_streets_bridges_river_and_districts_are_named() -> None:
    shown = Counter(words(drawn().root))
    names = [thing.name for things in (BOARD.roads, BOARD.bridges) for thing in things]
    names += [district.name for district in BOARD.districts]
    assert [name for name in names if not shown[name.upper()]] == []
    assert shown["OTTER RIVER"] == shown["OTTER CITY"] == shown["Gangsters"] == 1
    assert drawn().title("space-h-4") == "h-4: Lantern Street, Lantern Bridge"
    letters = "abcdefghijklmnop"
    assert all(shown[letter] == 2 for letter in letters if letter != "n")  # n is also the sign for a station
    assert all(shown[str(row)] >= 2 for row in range(1, 11))


def test_crossings_are_marked() -> None:
    crossings = {
        name for name, element in drawn().all("space-").items() if any(below.get("class") == "crossing" for below in element)
    }
    assert crossings == {name for name, place in STREETS.items() if place in BOARD.crossings}


# What moves


def test_pieces_stand_in_their_places_with_gang_kind_and_strength() -> None:
    tokens = {key: words(piece) for key, piece in drawn().all("piece-").items()}
    assert tokens == {
        "0-racketeers": ["S", "R5"], "0-thugs": ["S", "T3"], "1-racketeers": ["C", "R10"], "1-thugs": ["C", "T4"],
        "1-vamps": ["C", "V2"], "2-racketeers": ["O", "R2"],
    }  # fmt: skip
    places = {"0-racketeers": "A2", "0-thugs": "b-4", "1-racketeers": "D5", "1-vamps": "G1", "2-racketeers": "h-4"}
    assert {key: drawn().where(f"piece-{key}") for key in places} == places
    assert drawn().title("piece-0-thugs") == "Shamrocks: thugs, strength 3, criminal (b-4)"
    assert drawn().title("piece-1-vamps") == "Camorra: vamps, strength 2, clean (G1)"


def test_kinds_of_pieces_have_shapes_of_their_own() -> None:
    for key, piece in drawn().all("piece-").items():
        used = {use.get("href") for use in piece.iter(f"{NS}use")} - {"#shape-equipped"}
        assert used == {f"#shape-{key[2:]}"}
    shapes = drawn().all("shape-")
    assert len({(shapes[kind].tag, shapes[kind].get("d")) for kind in PIECES}) == len(PIECES)


def test_criminal_pieces_are_white_and_equipped_ones_have_a_star() -> None:
    for key, piece in drawn().all("piece-").items():
        classes = [use.get("class") for use in piece.iter(f"{NS}use")]
        assert ("white" in classes) == (key in ("0-thugs", "1-thugs"))
        assert any(use.get("href") == "#shape-equipped" for use in piece.iter(f"{NS}use")) == (key == "0-racketeers")


def test_joints_show_their_owner_and_level() -> None:
    banners = drawn().all("owner-")
    assert {name: words(banner) for name, banner in banners.items()} == {
        "A2": ["S", "★1"], "A4": ["S", "★2"], "A3": ["S", "★1"], "D5": ["C", "★1"], "W2": ["C", "★1"], "G1": ["O", "★1"],
    }  # fmt: skip
    assert all(drawn().where(f"owner-{name}") == name for name in banners)
    assert drawn().title("owner-A4") == "A4: Shamrocks, level 2"
    titles = {name: drawn().title(f"space-{name}") for name in ("A2", "A1", "B1")}
    assert titles == {
        "A2": "A2 Half Moon Bakery (yellow, $200), Bakers' Hill: Shamrocks",
        "A1": "A1 St. Brendan's Church (grey), Bakers' Hill",
        "B1": "B1 Hotel Splendor (red, $600), Theatre Row",
    }


def test_cops_show_number_donuts_and_who_fed_them() -> None:
    cops = drawn().all("cop-")
    assert {number: words(cop) for number, cop in cops.items()} == {"7": ["7"], "10": ["10", "C"]}
    assert {number: drawn().where(f"cop-{number}") for number in cops} == {"7": "d-4", "10": "D4"}
    donuts = [below.get("class") for below in cops["10"].iter()].count("donut")
    assert donuts == 1
    assert drawn().title("cop-7") == "cop 7 (d-4)"
    assert drawn().title("cop-10") == "cop 10 (D4): Donuts 1, Camorra"


def test_public_shows_its_name_and_is_masked_where_criminal() -> None:
    public = drawn().all("public-")
    assert {name: words(person) for name, person in public.items()} == {"1a": ["1a"], "3a": ["3a"], "2b": ["2b"]}
    assert {name: drawn().where(f"public-{name}") for name in public} == {"1a": "A2", "3a": "K2", "2b": "k-4"}
    masked = {name for name, person in public.items() if any(use.get("href") == "#shape-mask" for use in person.iter(f"{NS}use"))}
    assert masked == {"1a", "3a"}


def test_the_sign_of_a_station_makes_room() -> None:
    signs = {number: drawn().all("station-")[number].find(f"{NS}g") for number in ("1", "2")}
    scales = {number: re.sub(r".*scale", "", sign.get("transform", "")) for number, sign in signs.items() if sign is not None}
    assert scales == {"1": "(1.0)", "2": "(0.62)"}


@pytest.mark.parametrize("count", range(1, 23))
def test_any_number_of_tokens_finds_room(count: int) -> None:
    """At most twelve pieces, nine cops and a public stand in one space."""
    room = Box(100, 50, 84, 60)
    found = spots(count, room)
    assert len({(x, y) for x, y, _ in found}) == count
    for x, y, scale in found:
        half = scale * 41 / 2 - 0.01
        assert room.x <= x - half
        assert x + half <= room.x + room.width
        assert room.y <= y - half
        assert y + half <= room.y + room.height


# What lies below the map


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_the_map_stand_dice_turn_and_gangs(language: str) -> None:
    picture = Drawn(played(), language)
    shown = words(picture.root)
    assert headline(played(), language) in shown
    assert picture.root.findtext(f"{NS}desc") == headline(played(), language)
    assert [text for text in shown if text.startswith("▶ Shamrocks")]
    assert [text for text in shown if "1,200" in text or "1.200" in text]
    assert "A2★1 A3★1 A4★2" in shown


def test_dice_are_drawn_with_their_colour_in_words() -> None:
    dice = [rect for rect in drawn().root.iter(f"{NS}rect") if rect.get("rx") == "9"]
    assert [rect.get("fill") for rect in dice] == [colour for colour, _ in DICE.values()]
    inks = Counter(circle.get("fill") for circle in drawn().root.iter(f"{NS}circle") if circle.get("r") == "5.5")
    assert sum(inks.values()) == 3 + 5 + 2 + 6 + 1
    assert set(DICE) <= set(words(drawn().root))
    before = Drawn(look(GAME.start(4, 1), None))
    assert [rect.get("class") for rect in before.root.iter(f"{NS}rect") if rect.get("rx") == "9"] == ["gold"] * 5


def test_markers_that_can_be_seen_are_listed() -> None:
    match = story(2, markers={0: "marker-7 untouchable untouchable"}).match
    assert "marker of cop 7, Untouchable ×2" in words(Drawn(look(match, 0)).root)
    assert not [text for text in words(Drawn(look(match, 1)).root) if "Untouchable" in text]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_that_begins_is_drawn(seats: int) -> None:
    picture = Drawn(look(GAME.start(seats, 1), None))
    assert set(picture.all("space-")) == set(BOARD.city.names)
    assert [*picture.all("piece-"), *picture.all("owner-"), *picture.all("cop-"), *picture.all("public-")] == []


def test_a_match_that_is_over_is_drawn() -> None:
    assert "The match is over." in words(Drawn(replace(played(), over=True, ask="nothing", waiting=[])).root)


def test_a_gang_with_many_joints_has_a_larger_plate() -> None:
    joint = Joint(owner=0, level=9, colour="red", price=600, pays=0)
    many = {id_: joint for id_, building in BUILDINGS.items() if building.colour != GREY}
    players = [replace(player, joints=list(many) if player.seat == 0 else []) for player in played().players]
    picture = Drawn(replace(played(), joints=many, players=players))
    assert float(picture.root.get("height", "")) > float(drawn().root.get("height", ""))
    shown = " ".join(words(picture.root))
    assert all(f"{id_}★9" in shown for id_ in many)


def test_the_picture_is_small_plain_and_always_the_same() -> None:
    text = drawn().text
    assert text == draw_board(BOARD, played())
    assert len(text.encode()) < 300_000
    assert not re.search(r"<script|<image|@import|url\((?!#)|href=\"(?!#)", text)


def test_gangs_of_an_edition_may_have_any_colour_and_initial() -> None:
    players = [
        replace(player, name=name, colour="plaid") for player, name in zip(played().players, ("<A&B>", "Al", "Ann"), strict=True)
    ]
    picture = Drawn(replace(played(), players=players))
    assert "<A&B>" in picture.title("space-A2")
    assert words(picture.all("owner-G1")[""]) == ["3", "★1"]  # Al and Ann have the same initial
    own = [replace(player, name=name) for player, name in zip(players, "&<>", strict=True)]
    assert words(Drawn(replace(played(), players=own)).all("owner-G1")[""]) == [">", "★1"]
    fills = {use.get("fill") for name in ("A2", "D5", "G1") for use in picture.all(f"owner-{name}")[""].iter(f"{NS}use")}
    assert len(fills) == 3


# Other maps


def test_a_map_of_another_shape_is_drawn(tmp_path: Path) -> None:
    """A building in the shape of an L, one that crosses rows, a bridge that leads upwards, and no names for anything."""
    text = FILE.read_text("utf-8")
    changes = {
        " 2 | .. A1 A2 .. B1 B2 .. W1 ~~": " 2 | .. A1 A2 .. B1 B2 .. W1 W1",
        " 9 | .. E3 E4 .. F3 F4 .. G3 G4 ..": " 9 | .. E3 E4 .. F3 F4 == G3 G4 ..",
        "Lantern Bridge    | h4-i4": "Lantern Bridge | h4-i4\nLittle Bridge | g9-g9",
        'river = "Otter River"': 'river = ""',
    }
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    head, _, rest = text.partition('districts = """')
    file = tmp_path / "own.toml"
    file.write_text(f'{head}districts = """{rest[rest.index(chr(34) * 3) :]}', "utf-8")
    picture = Drawn(played(), board=read_board(file))
    assert set(picture.all("space-")) == set(BOARD.city.names)
    assert "LITTLE BRIDGE" in words(picture.root)
    assert "OTTER RIVER" not in words(picture.root)


def test_names_are_divided_into_lines_that_fit() -> None:
    assert fit_lines("Hotel Splendor", 110) == (["Hotel", "Splendor"], 13.0)
    assert fit_lines("City Hall", 110) == (["City Hall"], 13.0)
    lines, size = fit_lines("The Extraordinarily Longwinded Establishment", 60)
    assert lines == ["The Extraordinarily", "Longwinded", "Establishment"]
    assert size < 11
    assert divided(["a", "bb", "cccc"], 2) == ["a bb", "cccc"]
