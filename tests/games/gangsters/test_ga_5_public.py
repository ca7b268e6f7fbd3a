"""GA-5.6: new public, public in joints, public and criminals."""

from __future__ import annotations

import pytest

from tests.games.gangsters import walkers
from tests.games.gangsters.story import NAMES, Story, story
from tests.games.gangsters.throws import board, exactly
from tests.games.gangsters.walkers import GREY, JOINTS, STATIONS
from windycity.core.errors import BadChance

PUBLIC = [name for name in NAMES["public"] if not name.startswith("no-")]
PLACES = ["A1", "C3", "D4", "E4", "G2", "H2", "J2", "K1", "W1", "h-4", "i-4", "a-2"]


def walk(start: str, end: str, die: int = 1, **more: object) -> Story:
    """Public walks; there are moves left."""
    settings: dict[str, object] = {"pieces": {0: "R4 n-1"}} | more
    s = story(public={"2a": start}, dice=f"1 {die} 1 1 1", **settings)  # type: ignore[arg-type]  # settings of all sorts
    return s.play(0, f"public 2a to {end}")


# New public


@pytest.mark.parametrize("name", PUBLIC)
def test_ga_5_6_any_public_of_the_bag_can_be_drawn(name: str) -> None:
    s = exactly(story(pieces={0: "R4 n-1"}), 0, "new public", name)
    assert s.events("public-drawn") == [{"seat": 0, "public": name}]
    assert s.ask == "public-to"
    assert s.play(0, "to b-10").public_at(name) == "b-10"


def test_ga_5_6_public_is_drawn_blind() -> None:
    """Nothing but the luck of the draw says which: all that is in the bag turns up, and nothing else."""
    drawn = set()
    for seed in range(60):
        s = story(pieces={0: "R4 n-1"}, public={"1a": "A1", "2a": "C3", "3a": "D4"}, seed=seed).play(0, "new public")
        drawn.add(s.events("public-drawn")[0]["public"])
    assert drawn == set(PUBLIC) - {"1a", "2a", "3a"}


def test_ga_5_6_public_on_the_board_is_not_in_the_bag() -> None:
    s = story(pieces={0: "R4 n-1"}, public={"2a": "A1"})
    with pytest.raises(BadChance):
        s.play(0, "new public", "2a")


@pytest.mark.parametrize("die", range(1, 7))
def test_ga_5_6_new_public_enters_at_the_station_of_the_white_die_as_first_step(die: int) -> None:
    s = story(pieces={0: "R4 n-1"}, dice=f"1 {die} 6 6 6").play(0, "new public", "2a")
    start = STATIONS[die]
    assert s.view(None).entrance == start
    wanted = walkers.ends(start, die - 1, stations=False) if die > 1 else {start}  # GA-4.8: and takes no subway
    assert {move.removeprefix("to ") for move in s.legal(0)} == wanted


def test_ga_5_6_with_a_1_new_public_stays_at_the_station() -> None:
    s = story(pieces={0: "R4 n-1"}).play(0, "new public", "2a").play(0, "to b-10")
    assert s.public_at("2a") == "b-10"
    moved = {"seat": 0, "public": "2a", "space": "b-10", "way": ["b-10"], "used": ["white"], "dice": [1]}
    assert s.events("public-moved") == [moved]


def test_ga_5_6_drawn_public_comes_in() -> None:
    s = story(pieces={0: "R4 n-1"}, dice="1 2 1 1 1").play(0, "new public", "2a")
    assert s.legal(0) == ["to A3", "to C1", "to a-4", "to c-4"]
    assert s.refuse(0, "done").sentence == "asked-for-public-to"
    assert s.refuse(0, "to b-4").sentence == "no-such-entry"
    assert s.refuse(0, "to b-10").sentence == "no-such-entry"


def test_ga_5_6_with_an_empty_bag_there_is_no_new_public() -> None:
    full = dict(zip(PUBLIC, PLACES, strict=True))
    s = story(pieces={0: "R4 n-1"}, public=full)
    error = s.refuse(0, "new public")
    assert (error.sentence, error.rule) == ("public-all-out", "GA-5.6")
    del full["3a"]
    assert "new public" in story(pieces={0: "R4 n-1"}, public=full).legal(0)


def test_ga_5_6_the_last_public_of_the_bag_comes_in() -> None:
    full = dict(zip(PUBLIC[:-1], PLACES, strict=False))
    s = exactly(story(pieces={0: "R4 n-1"}, public=full), 0, "new public", "3a").play(0, "to b-10")
    assert s.public_at("3a") == "b-10"


# Two public never share a space


@pytest.mark.parametrize("place", ["e-1", "A4", "A1"])
def test_ga_5_6_two_public_never_share_a_space(place: str) -> None:
    start = {"e-1": "f-1", "A4": "d-3", "A1": "b-1"}[place]
    s = story(pieces={0: "R4 n-1"}, public={"2a": start, "1a": place})
    assert f"public 2a to {place}" not in s.legal(0)
    error = s.refuse(0, f"public 2a to {place}")
    assert (error.sentence, error.rule) == ("public-shares-space", "GA-5.6")


def test_ga_5_6_new_public_shares_no_space_either() -> None:
    s = story(pieces={0: "R4 n-1"}, public={"1a": "A3", "1b": "c-4"}, dice="1 2 1 1 1").play(0, "new public", "2a")
    assert s.legal(0) == ["to C1", "to a-4"]


def test_ga_5_6_without_a_free_space_no_new_public_comes_in() -> None:
    assert story(pieces={0: "R4 n-1"}, public={"1a": "b-10"}).refuse(0, "new public").sentence == "no-way-in"
    crowd = {"1a": "A3", "1b": "c-4", "1c": "C1", "1d": "a-4"}
    assert story(pieces={0: "R4 n-1"}, public=crowd, dice="1 2 1 1 1").refuse(0, "new public").sentence == "no-way-in"
    del crowd["1d"]
    s = story(pieces={0: "R4 n-1"}, public=crowd, dice="1 2 1 1 1").play(0, "new public", "2a")
    assert s.legal(0) == ["to a-4"]


def test_ga_5_6_public_at_the_station_does_not_keep_new_public_from_passing() -> None:
    s = story(pieces={0: "R4 n-1"}, public={"1a": "b-4"}, dice="1 2 1 1 1").play(0, "new public", "2a").play(0, "to c-4")
    assert s.public_at("2a") == "c-4"


def test_ga_5_6_a_space_that_public_has_left_is_free() -> None:
    s = story(pieces={0: "R4 n-1"}, public={"2a": "f-1", "1a": "e-1"}).play(0, "public 1a to d-1").play(0, "public 2a to e-1")
    assert (s.public_at("1a"), s.public_at("2a")) == ("d-1", "e-1")


# Public in a joint


@pytest.mark.parametrize("label", JOINTS)
def test_ga_5_6_public_ending_in_a_joint_turns_criminal(label: str) -> None:
    s = walk(walkers.DOORS[label][0], label)
    assert (s.public_at("2a"), s.crime) == (label, 1)


@pytest.mark.parametrize("owner", [0, 1, None])
def test_ga_5_6_in_anybodys_joint(owner: int | None) -> None:
    s = walk("d-3", "A4", joints={} if owner is None else {owner: "A4"})
    assert s.crime == 1


@pytest.mark.parametrize("label", GREY)
def test_ga_5_6_in_a_grey_building_public_shows_its_colour(label: str) -> None:
    s = walk(walkers.DOORS[label][0], label)
    assert (s.public_at("2a"), s.crime) == (label, 0)


def test_ga_5_6_public_shows_white_only_in_a_joint() -> None:
    s = story(pieces={0: "R4 n-1"}, public={"2a": "A4"})
    assert s.crime == 1
    assert s.play(0, "public 2a to d-3").crime == 0


@pytest.mark.parametrize("die", [1, 2])
def test_ga_5_6_new_public_turns_criminal_in_a_joint_as_well(die: int) -> None:
    s = story(pieces={0: "R4 n-1"}, dice=f"1 {die} 1 1 1").play(0, "new public", "2a")
    assert s.play(0, "to A3" if die == 2 else "to b-10").crime == die - 1


# Public and criminals


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize(("start", "place"), [("f-1", "e-1"), ("d-3", "A4"), ("b-1", "A1")])
def test_ga_5_6_public_that_ends_its_move_with_a_criminal_piece_leaves(seat: int, letter: str, start: str, place: str) -> None:
    s = walk(start, place, pieces={seat: f"{letter}2 {place}!"} | ({} if seat == 0 else {0: "R4 n-1"}))
    assert s.public_at("2a") is None
    assert s.events("public-left") == [{"public": "2a", "space": place}]


@pytest.mark.parametrize("place", ["e-1", "A4"])
def test_ga_5_6_with_clean_pieces_public_stays(place: str) -> None:
    s = walk({"e-1": "f-1", "A4": "d-3"}[place], place, pieces={0: "R4 n-1", 1: f"R2 {place}, T2 {place}", 2: f"V1 {place}"})
    assert (s.public_at("2a"), s.events("public-left")) == (place, [])


def test_ga_5_6_one_criminal_among_clean_pieces_is_enough() -> None:
    assert walk("f-1", "e-1", pieces={0: "R4 e-1", 1: "R2 e-1, T2 e-1!"}).public_at("2a") is None


def test_ga_5_6_public_may_pass_criminals() -> None:
    s = walk("f-1", "c-1", 3, pieces={0: "R4 n-1", 1: "R2 e-1!, T2 d-1!"})
    assert s.public_at("2a") == "c-1"


def test_ga_5_6_with_a_cop_public_stays() -> None:
    s = walk("d-3", "A4", cops={"7": "A4"}, joints={1: "A4"})
    assert (s.public_at("2a"), s.cop_at("7"), s.level("A4")) == ("A4", "A4", 1)


@pytest.mark.parametrize("place", ["e-1", "A4"])
def test_ga_5_6_a_criminal_piece_that_comes_to_public_does_not_drive_it_away(place: str) -> None:
    start = {"e-1": "f-1", "A4": "d-3"}[place]
    s = story(pieces={0: f"R4 {start}"}, public={"2a": place}).move(0, "R", place, "criminal").done(0)
    assert (s.public_at("2a"), s.events("public-left")) == (place, [])


def test_ga_5_6_new_public_with_a_criminal_piece_leaves_too() -> None:
    s = story(pieces={0: "R4 n-1", 1: "T1 b-10!"}).play(0, "new public", "2a").play(0, "to b-10")
    assert (s.public_at("2a"), s.moves) == (None, 1)


def test_ga_5_6_a_circle_that_ends_with_a_criminal_piece() -> None:
    assert walk("A1", "A1", 4, pieces={0: "R4 A1!"}).public_at("2a") is None
    assert walk("A1", "A1", 4, pieces={0: "R4 A1"}).public_at("2a") == "A1"


def test_ga_5_6_public_off_the_board_goes_back_into_the_bag() -> None:
    s = walk("f-1", "e-1", pieces={0: "R4 n-1", 1: "R2 e-1!"}, seats=2).done(0)
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").play(1, "new public", "2a").play(1, "to b-10")
    assert s.public_at("2a") == "b-10"


def test_ga_5_6_nothing_else_comes_of_moving_public() -> None:
    s = story(pieces={0: "R4 n-1", 1: "T3 A4"}, joints={0: "A2", 1: "B1"}, cash={0: 100}, public={"2a": "f-1", "3a": "A1"})
    before = board(s)
    s.play(0, "public 2a to e-1")
    after = board(s)
    assert after | {"public": None} == before | {"public": None}
    assert (s.public_at("2a"), s.public_at("3a")) == ("e-1", "A1")
