"""The picture of the board: all of it, each thing once and in its place, and nothing shown by hue alone."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from tests.games.chicago.story import GAME, look, story
from windycity.core.words import LANGUAGES
from windycity.games.chicago.board import Place
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.picture import HEADS, draw_board
from windycity.games.chicago.position import Sort
from windycity.games.chicago.scenery import CELL, LEFT, SIDE, TOP
from windycity.games.chicago.view import ChicagoView

BOARD = read_board(GAME.rulebook.folder / "edition.toml")
SPACES = dict(zip(BOARD.city.names, BOARD.spaces, strict=True))
NS = "{http://www.w3.org/2000/svg}"
MEN = {
    0: ["yellow NW-hq", "blue NW-hq", "blue NW-hq", "green k3", "blue reserve"],
    1: ["red NE5A", "yellow NE5A", "green SE-casino", "blue m9"],
    2: ["yellow SE-hq"],
}


@cache
def played() -> ChicagoView:
    """A view with men in streets, buildings and reserve, chips with and without men, and a casino that is held."""
    return story(3, men=MEN, dice="2 5", chips={0: "NW1a NW5A", 2: "NE4A"}, active=0).view(None)


class Drawn:
    """A picture, parsed."""

    def __init__(self, seen: ChicagoView, language: str = "en"):
        self.text = draw_board(BOARD, seen, language)
        self.root = ElementTree.fromstring(self.text)

    def all(self, start: str) -> dict[str, ElementTree.Element]:
        """The elements whose id begins like this, by the rest of it; no id occurs twice."""
        found = [element for element in self.root.iter() if element.get("id", "").startswith(start)]
        assert len({element.get("id") for element in found}) == len(found)
        return {element.get("id", "").removeprefix(start): element for element in found}

    def title(self, id_: str) -> str:
        """What a screen reader says about an element."""
        return self.all(id_)[""].findtext(f"{NS}title") or ""


def words(element: ElementTree.Element) -> list[str]:
    """The texts that an element shows, without its title."""
    return ["".join(text.itertext()) for text in element.iter(f"{NS}text")]


def moved(element: ElementTree.Element) -> tuple[float, float]:
    """Where an element was put."""
    found = re.match(r"translate\(([\d.]+) ([\d.]+)\)", element.get("transform", ""))
    assert found
    return float(found[1]), float(found[2])


def place(point: tuple[float, float]) -> Place:
    """The space in which a point of the picture lies."""
    return int((point[1] - TOP) // CELL), int((point[0] - LEFT) // CELL)


@cache
def drawn() -> Drawn:
    return Drawn(played())


def test_every_space_is_drawn_once_and_in_its_place() -> None:
    spaces = drawn().all("space-")
    assert set(spaces) == set(SPACES)
    for name, element in spaces.items():
        if SPACES[name].sort == Sort.STREET:
            ground = element.find(f"{NS}rect")
            assert ground is not None
            x, y = float(ground.get("x", "")), float(ground.get("y", ""))
            assert place((x + 1, y + 1)) == SPACES[name].place


@pytest.mark.parametrize("seen", [look(GAME.start(4, 1), None), played()], ids=["start", "played"])
def test_every_building_shows_the_label_that_moves_write(seen: ChicagoView) -> None:
    """A bar its worth and letter, a casino its worth; where a chip or men cover it, on a tag in its corner."""
    picture = Drawn(seen)
    spaces, tags = picture.all("space-"), picture.all("tag-")
    at = {man.at for player in seen.players for man in player.men} | set(seen.chips)
    assert set(tags) == {name for name in at if name and SPACES[name].sort != Sort.STREET}
    for name, space in SPACES.items():
        free = {Sort.STREET: [], Sort.BAR: [name[2:]], Sort.CASINO: ["20", "casino"], Sort.HEADQUARTERS: ["HQ"]}[space.sort]
        assert words(spaces[name]) == ([] if name in tags else free)
        if name in tags:
            assert words(tags[name]) == free[:1]
        for mark in (mark for part in (spaces[name], tags.get(name)) if part for mark in part.iter(f"{NS}text")):
            assert place((float(mark.get("x", "")) + 3, float(mark.get("y", "")) - 9)) == space.place


def test_the_more_a_bar_is_worth_the_darker_is_its_grey_and_casinos_alone_are_red() -> None:
    greys: dict[int, set[str]] = {}
    for name, element in drawn().all("space-").items():
        if SPACES[name].sort == Sort.BAR:
            fill = next(shape.get("fill", "") for shape in element if shape.get("class") == "bar")
            assert fill[1:3] == fill[3:5] == fill[5:7]
            greys.setdefault(SPACES[name].worth, set()).add(fill)
        assert ("casino" in [shape.get("class") for shape in element]) == (SPACES[name].sort == Sort.CASINO)
    assert all(len(fills) == 1 for fills in greys.values())
    shades = [int(fills.pop()[1:3], 16) for _, fills in sorted(greys.items())]
    assert shades == sorted(shades, reverse=True)
    assert min(one - two for one, two in pairwise(shades)) > 40


def test_the_districts_are_named_in_their_own_quarters() -> None:
    names = [text for text in drawn().root.iter(f"{NS}text") if text.get("class") == "serif name"]
    quarters = {text.text: place((float(text.get("x", "")), float(text.get("y", "")))) for text in names}
    assert [(quarters[corner][0] < 12, quarters[corner][1] < 12) for corner in ("NW", "NE", "SE", "SW")] == [
        (True, True), (True, False), (False, False), (False, True),
    ]  # fmt: skip


@pytest.mark.parametrize(("number", "phase"), [(0, "A"), (1, "A"), (6, "A"), (7, "B"), (24, "D")])
def test_the_round_track_runs_clockwise_around_the_board(number: int, phase: str) -> None:
    picture = Drawn(replace(played(), round=number))
    fields = picture.all("round-")
    assert list(fields) == [str(one) for one in range(1, 25)]
    looks = [field.find(f"{NS}rect").get("class") for field in fields.values()]  # type: ignore[union-attr]
    assert looks == ["past"] * max(number - 1, 0) + ["now"] * (number > 0) + ["to-come"] * (24 - number)
    paid = [int(key) for key, field in fields.items() if field.find(f"{NS}use") is not None]
    assert paid == [6, 12, 18]
    assert picture.title("round-12") == "Round 12 of 24. The bank pays after rounds 6, 12 and 18."
    marks = {key: next(field.iter(f"{NS}text")) for key, field in fields.items()}
    x, y = ({key: float(mark.get(axis, "")) for key, mark in marks.items()} for axis in "xy")
    assert max(y["1"], y["6"]) < TOP
    assert min(x["7"], x["12"]) > LEFT + SIDE
    assert min(y["13"], y["18"]) > TOP + SIDE
    assert max(x["19"], x["24"]) < LEFT
    assert (x["1"] < x["6"], y["7"] < y["12"], x["13"] > x["18"], y["19"] > y["24"]) == (True,) * 4
    (now,) = (mark for mark in picture.root.iter(f"{NS}path") if mark.get("class") == "phase-now")
    letters = [text for text in picture.root.iter(f"{NS}text") if text.get("class") == "serif phase-letter"]
    (letter,) = (text for text in letters if text.text == phase)
    assert now.get("d", "").startswith(f"M{letter.get('x')} ")


def test_every_door_is_drawn_once_on_its_side() -> None:
    doors = [moved(door) for door in drawn().root.iter(f"{NS}use") if door.get("class") == "door"]
    wanted = []
    for space in SPACES.values():
        for side in space.doors:
            down, right = {"N": (-0.5, 0.0), "E": (0.0, 0.5), "S": (0.5, 0.0), "W": (0.0, -0.5)}[side]
            wanted.append((LEFT + (space.place[1] + 0.5 + right) * CELL, TOP + (space.place[0] + 0.5 + down) * CELL))
    assert Counter(doors) == Counter(wanted)


def test_central_bars_and_exits_are_marked() -> None:
    for name, element in drawn().all("space-").items():
        classes = [below.get("class") for below in element.iter()]
        uses = [below.get("href") for below in element.iter(f"{NS}use")]
        assert ("central" in classes) == SPACES[name].central
        assert ("#shape-exit" in uses) == SPACES[name].exit


def test_men_stand_in_their_places_with_number_and_rank() -> None:
    men = drawn().all("man-")
    assert set(men) == {f"{seat}-{number}" for seat, placed in MEN.items() for number in range(1, len(placed) + 1)}
    for seat, placed in MEN.items():
        for number, line in enumerate(placed, 1):
            head, at = line.split()
            name = played().players[seat].name
            where = "in reserve" if at == "reserve" else at
            assert drawn().title(f"man-{seat}-{number}") == f"{name} {number} ({head}): {where}"
            if at != "reserve":
                assert place(moved(men[f"{seat}-{number}"])) == SPACES[at].place


def test_a_man_shows_his_gangs_letter_his_number_and_the_shape_of_his_head() -> None:
    for key, text, head in (("0-4", "O4", "green"), ("1-1", "M1", "red"), ("1-2", "M2", "yellow"), ("1-4", "M4", "blue")):
        man = drawn().all("man-")[key]
        assert words(man) == [text]
        assert [use.get("href") for use in man.iter(f"{NS}use")] == [f"#shape-{head}"]
    shapes = [drawn().all(f"shape-{head}")[""] for head in HEADS]
    assert len({(shape.tag, shape.get("d")) for shape in shapes}) == len(HEADS)


def test_men_of_a_rank_in_one_place_are_a_pile_counted_on_its_first_man() -> None:
    men = drawn().all("man-")
    assert words(men["0-2"]) == ["O2", "×2"]
    assert words(men["0-3"]) == []
    assert list(men).index("0-3") < list(men).index("0-2")


def test_chips_lie_in_their_bars_and_casinos_show_who_holds_them() -> None:
    letters = {name: words(chip) for name, chip in drawn().all("chip-").items()}
    owners = played().chips
    assert letters == {name: ["OMC"[owner]] for name, owner in owners.items()}
    assert {"NW1a", "NW5A", "NE4A", "NE5A"} <= set(owners)
    standing = {man.at for player in played().players for man in player.men}
    for name, chip in drawn().all("chip-").items():
        assert place(moved(chip)) == SPACES[name].place
        assert ("scale(2.1)" in chip.get("transform", "")) == (name not in standing)  # large where nobody stands on it
    assert {name: words(held) for name, held in drawn().all("held-").items()} == {"SE-casino": ["M"]}


def test_titles_tell_what_a_building_is_and_whose() -> None:
    titles = {name: drawn().title(f"space-{name}") for name in ("NW1a", "NE1a", "SE-casino", "NW-casino", "NW-hq", "SW-hq", "k3")}
    assert titles == {
        "NW1a": "NW1a (1): O'Banion",
        "NE1a": "NE1a (1)",
        "SE-casino": "SE-casino (20): Moran",
        "NW-casino": "NW-casino (20)",
        "NW-hq": "NW-hq: O'Banion",
        "SW-hq": "SW-hq",  # three play: the south-west is empty
        "k3": "k3",
    }


def test_two_gangs_sit_in_opposite_corners() -> None:
    two = Drawn(look(GAME.start(2, 1), None))
    titles = [two.title(f"space-{corner}-hq") for corner in ("NW", "NE", "SE", "SW")]
    assert titles == ["NW-hq: O'Banion", "NE-hq", "SE-hq: Capone", "SW-hq"]


def test_a_man_who_walks_is_drawn_where_he_is() -> None:
    walk = story(2, men={0: ["blue k3"]}, dice="2 5").play(0, "move 1 with 5").play(0, "step l3")
    picture = Drawn(walk.view(None))
    man = picture.all("man-0-1")[""]
    assert place(moved(man)) == SPACES["l3"].place
    assert "walking" in [below.get("class") for below in man.iter()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_the_board_stand_dice_turn_and_gangs(language: str) -> None:
    picture = Drawn(played(), language)
    shown = words(picture.root)
    table = GAME.draw(story(3, men=MEN, dice="2 5", chips={0: "NW1a NW5A", 2: "NE4A"}).view(None), language)
    assert table.splitlines()[0] in shown
    assert picture.root.findtext(f"{NS}desc") == table.splitlines()[0]
    assert [text for text in shown if text.startswith("▶ O'Banion")]
    dice = [rect for rect in picture.root.iter(f"{NS}rect") if rect.get("rx") == "9"]
    assert [rect.get("class") for rect in dice] == ["cream", "cream", "gold"]
    letters = Counter(shown)
    assert all(letters[letter] == 2 for letter in "abcdefghijklmnopqrstuvwx")
    assert all(str(row) in shown for row in range(1, 25))


def test_a_match_that_is_over_is_drawn() -> None:
    assert "The match is over." in words(Drawn(replace(played(), over=True, ask="nothing", waiting=[])).root)


def test_the_picture_is_small_plain_and_always_the_same() -> None:
    text = drawn().text
    assert text == draw_board(BOARD, played())
    assert len(text.encode()) < 300_000
    assert not re.search(r"<script|<image|@import|url\((?!#)|href=\"(?!#)", text)


def test_gangs_of_an_edition_may_have_any_name_and_colour() -> None:
    players = [
        replace(player, name=name, colour="pink")
        for player, name in zip(played().players, ("<A&B>", "Al", "Ann\x01"), strict=True)
    ]
    picture = Drawn(replace(played(), players=players))
    assert picture.title("space-NW-hq") == "NW-hq: <A&B>"
    assert words(picture.all("chip-NW1a")[""]) == ["1"]  # Al and Ann have the same initial
    renamed = [replace(player, name=name) for player, name in zip(players, "&<>", strict=True)]
    own = Drawn(replace(played(), players=renamed))
    assert words(own.all("chip-NW1a")[""]) == ["&"]
    discs = {name: next(circle.get("fill") for circle in chip.iter(f"{NS}circle")) for name, chip in own.all("chip-").items()}
    assert len(set(discs.values())) == 3
