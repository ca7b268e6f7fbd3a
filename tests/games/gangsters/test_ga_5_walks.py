"""GA-5.2 to GA-5.4: walks of pieces, public and cops, each compared with a search by hand."""

from __future__ import annotations

import random

import pytest

from tests.games.gangsters import walkers
from tests.games.gangsters.printed import PUBLIC
from tests.games.gangsters.story import Story, story
from tests.games.gangsters.walkers import CROSSINGS, DOORS, GREY, JOINTS, SIGNS, SPACES, STATIONS, WALLS

COPS = [str(number) for number in range(2, 11)]


def walker(start: str, die: int, own: str = "", theirs: str = "", **more: object) -> Story:
    """Thugs of the first gang stand somewhere with this many steps to go."""
    settings: dict[str, object] = {"pieces": {0: f"T1 {start}"}, "joints": {0: own, 1: theirs}} | more
    return story(dice=f"1 1 1 {die} 1", **settings)  # type: ignore[arg-type]  # settings of all sorts


def ends(start: str, die: int, own: str = "", theirs: str = "", **more: object) -> set[str]:
    return walker(start, die, own, theirs, **more).ends(0, "T")


def rider(who: str, start: str, die: int, **more: object) -> set[str]:
    """Where a piece, public or cop gets with this many steps."""
    if who == "thugs":
        return ends(start, die, **more)  # type: ignore[arg-type]
    if who == "public":
        s = story(public={"2a": start}, dice=f"1 {die} 1 1 1", **more)  # type: ignore[arg-type]
        return {move.split()[-1] for move in s.legal(0, "public 2a")}
    s = story(cops={"7": start}, dice=f"{die} 1 1 1 1", at="police", **more)  # type: ignore[arg-type]
    return {move.split()[-1] for move in s.legal(0, "cop 7 to")}


# Every walk there is


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7, 1.0])
def test_ga_5_2_all_walks_of_pieces_are_those_found_by_hand(share: float) -> None:
    luck = random.Random(f"walks {share}")
    for start in SPACES:
        for faces in ((1, 2, 3), (4, 5, 6)):
            own = [label for label in JOINTS if luck.random() < share]
            theirs = [label for label in JOINTS if label not in own and luck.random() < 0.5]
            pieces = {0: f"R6 {start}, T3 {start}, V1 {start}", 1: f"T2 {luck.choice(SPACES)}"}
            dice = "1 1 {} {} {}".format(*faces)
            s = story(pieces=pieces, joints={0: " ".join(own), 1: " ".join(theirs)}, dice=dice)
            for letter, die in zip("RTV", faces, strict=True):
                assert s.ends(0, letter) == walkers.ends(start, die, frozenset(own)), (start, die, own)


@pytest.mark.parametrize("die", range(1, 7))
def test_ga_5_2_all_walks_of_public_are_those_found_by_hand(die: int) -> None:
    luck = random.Random(f"public {die}")
    starts = luck.sample(SPACES, len(SPACES))
    for first in range(0, len(starts), len(PUBLIC)):
        places = dict(zip(PUBLIC, starts[first : first + len(PUBLIC)], strict=False))
        own = " ".join(label for label in JOINTS if luck.random() < 0.5)
        s = story(public=places, joints={0: own}, dice=f"1 {die} 1 1 1")
        for name, start in places.items():
            found = {move.split()[-1] for move in s.legal(0, f"public {name} ")}
            assert found == walkers.ends(start, die) - (set(places.values()) - {start}), (start, die)


@pytest.mark.parametrize("die", range(1, 7))
def test_ga_5_2_all_walks_of_cops_are_those_found_by_hand(die: int) -> None:
    luck = random.Random(f"cops {die}")
    starts = luck.sample(SPACES, len(SPACES))
    for first in range(0, len(starts), len(COPS)):
        places = dict(zip(COPS, starts[first : first + len(COPS)], strict=False))
        own = " ".join(label for label in JOINTS if luck.random() < 0.5)
        s = story(cops=places, joints={0: own}, dice=f"{die} 1 1 1 1", at="police")
        for name, start in places.items():
            found = {move.split()[-1] for move in s.legal(0, f"cop {name} to ")}
            on_foot = walkers.ends(start, die, stations=False)
            assert found == {place for place in on_foot if place not in JOINTS}, (start, die)


# GA-5.2: the whole die


def test_ga_5_2_the_whole_die_is_moved() -> None:
    s = walker("h-4", 2)
    assert s.ends(0, "T") == {"j-4", "g-3", "f-4", "g-5"}
    for place in ("i-4", "g-4", "j-3", "k-4", "e-4", "h-4"):
        assert s.refuse(0, f"move thugs to {place} as clean").sentence == "no-such-walk"


def test_ga_5_2_a_walk_that_does_not_fit_is_refused_with_its_clause() -> None:
    error = walker("h-4", 2).refuse(0, "move thugs to a-1 as clean")
    assert (error.rule, str(error)) == ("GA-5.2", "No walk of exactly 2 leads to a-1. (GA-5.2)")


@pytest.mark.parametrize(("own", "full"), [("", set()), ("C4 D5", {"D5"})])
def test_ga_5_2_without_a_legal_full_move_it_stays(own: str, full: set[str]) -> None:
    """Public in Ivy Bowling Lanes has one door, and before it stands other public: with a 1 it cannot move at all."""
    s = story(public={"1a": "C4", "2a": "c-7"}, joints={0: own}, pieces={0: "T1 C4"}, dice="1 1 1 1 1")
    assert s.legal(0, "public 1a") == []
    assert s.refuse(0, "public 1a to c-7").sentence == "public-shares-space"
    assert s.ends(0, "T") == {"c-7"} | full
    s.done(0)
    assert s.public_at("1a") == "C4"


# GA-5.2: directions


def test_ga_5_2_crossings_are_where_more_than_two_streets_meet() -> None:
    assert [place for place, sign in SIGNS.items() if sign == "++"] == CROSSINGS


@pytest.mark.parametrize("who", ["thugs", "public", "cop"])
def test_ga_5_2_the_first_direction_is_free(who: str) -> None:
    assert rider(who, "e-1", 1) >= {"d-1", "f-1"}
    assert rider(who, "d-4", 1) >= {"c-4", "e-4", "d-3"}


@pytest.mark.parametrize("who", ["thugs", "public", "cop"])
def test_ga_5_2_direction_changes_at_crossings(who: str) -> None:
    assert rider(who, "h-4", 2) == {"j-4", "f-4", "g-3", "g-5"}


@pytest.mark.parametrize("who", ["thugs", "public", "cop"])
@pytest.mark.parametrize(("start", "die", "never"), [("e-1", 2, "e-1"), ("e-1", 3, "d-1"), ("f-1", 4, "d-1"), ("d-3", 2, "d-3")])
def test_ga_5_2_nobody_turns_back(who: str, start: str, die: int, never: str) -> None:
    assert never not in rider(who, start, die)


@pytest.mark.parametrize("who", ["thugs", "public", "cop"])
def test_ga_5_2_streets_go_round_corners(who: str) -> None:
    assert rider(who, "b-1", 3) - set(DOORS) == {"a-3", "e-1", "d-2"}


def test_ga_5_2_behind_a_door_the_direction_is_free() -> None:
    assert ends("e-7", 2, theirs="D5") == {"c-7", "d-8", "D5", "g-7", "D4", "F2"}
    assert ends("D3", 2) == {"d-7", "f-7", "F1"}


# GA-5.2: no space or building twice


def test_ga_5_2_no_space_twice() -> None:
    """Around the Half Moon Bakery lead c-1, the bakery, d-2 and d-1: from b-1 nobody gets to c-1 a second time."""
    assert "c-1" not in ends("b-1", 5, own="A2")
    assert "b-1" not in ends("c-1", 5, own="A2")
    assert {"d-2", "d-1"} & ends("b-1", 3, own="A2") == {"d-2"}


def test_ga_5_2_no_building_twice() -> None:
    """Out of the bakery by one door and in again by the other is a circle, but no way through."""
    assert "A2" in ends("A2", 4, own="A2")
    assert "c-1" not in ends("A2", 5, own="A2")
    assert "A2" not in ends("c-1", 5, own="A2")
    assert "d-3" not in ends("A2", 5, own="A2 A4")


@pytest.mark.parametrize("start", ["c-1", "A2", "d-2", "d-1"])
def test_ga_5_2_a_piece_may_end_where_it_began_from_another_side(start: str) -> None:
    s = walker(start, 4, own="A2")
    assert start in s.ends(0, "T")
    s.move(0, "T", start, "criminal")
    assert (s.at(0, "T"), s.criminal(0, "T")) == (start, True)
    (moved,) = s.events("moved")
    assert [moved[fact] for fact in ("seat", "piece", "space", "side")] == [0, "thugs", start, "criminal"]
    assert moved["way"] in [[start, *(place for _, place in walk)] for walk in walkers.walks(start, 4, own=("A2",))]


def test_ga_5_2_a_circle_may_go_through_a_wall() -> None:
    assert "A2" in ends("A2", 4, own="A2 A4")
    assert "d-3" in ends("d-3", 4, own="A2 A4")


@pytest.mark.parametrize("who", ["thugs", "public", "cop"])
def test_ga_5_2_public_and_cops_may_end_where_they_began_as_well(who: str) -> None:
    """The church is nobody's: b-1, a-1, a-2 lead around it."""
    assert "A1" in rider(who, "A1", 4)
    assert "b-1" not in rider(who, "b-1", 4)
    assert "A1" not in rider(who, "A1", 2)


@pytest.mark.parametrize(
    ("start", "own"), [("d-3", "A4"), ("d-2", "A2"), ("A4", "A4"), ("A2", "A2 A4"), ("d-4", "D5"), ("E1", "E1 E3")]
)
def test_ga_5_2_nobody_ends_where_he_began_from_the_same_side(start: str, own: str) -> None:
    assert start not in ends(start, 2, own=own)


def test_ga_5_2_pieces_never_block_one_another() -> None:
    crowd = {0: "T1 h-4, R1 g-4", 1: "R9 g-4!, T9 i-4!, V1 g-3", 2: "T3 j-4"}
    s = walker("h-4", 2, pieces=crowd, cops={"10": "i-4", "9": "g-3"}, public={"1a": "g-4", "1b": "j-4"})
    assert s.ends(0, "T") == {"j-4", "g-3", "f-4", "g-5"}
    assert s.move(0, "T", "g-3").at(0, "T") == "g-3"


def test_ga_5_2_nobody_blocks_public_or_cops() -> None:
    crowd = {0: "T1 g-4, R1 i-4", 1: "R9 g-4!, T9 i-4!"}
    for who in ("public", "cop"):
        assert rider(who, "h-4", 2, pieces=crowd) == {"j-4", "g-3", "f-4", "g-5"}
    s = story(public={"1a": "h-4", "1b": "i-4"}, dice="1 2 1 1 1")
    assert "public 1a to j-4" in s.legal(0)


# GA-5.3: doors and walls


@pytest.mark.parametrize("label", walkers.BUILDINGS)
def test_ga_5_3_entering_by_a_door_is_a_step_and_so_is_leaving(label: str) -> None:
    assert ends(label, 1) == set(DOORS[label])
    for door in DOORS[label]:
        assert label in ends(door, 1)
    assert not any(label in ends(place, 1) for place in walkers.ALONG[DOORS[label][0]] if place not in DOORS[label])


@pytest.mark.parametrize(("own", "theirs", "through"), [("D5", "", True), ("", "D5", False), ("", "", False)])
def test_ga_5_3_only_a_building_of_ones_own_can_be_passed_through(own: str, theirs: str, through: bool) -> None:
    assert ("d-7" in ends("d-4", 2, own, theirs)) is through
    assert ("e-7" in ends("d-4", 3, own, theirs)) is through
    assert "D5" in ends("d-4", 1, own, theirs)


@pytest.mark.parametrize("label", [label for label in GREY if len(DOORS[label]) == 2])
def test_ga_5_3_grey_buildings_are_nobodys_and_not_passed_through(label: str) -> None:
    """All of them have doors around a corner: whoever could pass through would be back after 4 steps."""
    for door in DOORS[label]:
        assert label in ends(door, 1)
        assert door not in ends(door, 4)
        assert label in ends(label, 4)


@pytest.mark.parametrize("own", ["", "D5"])
def test_ga_5_3_cops_and_public_pass_through_none(own: str) -> None:
    criminal = {0: "R1 D5!"}
    assert "d-7" not in rider("public", "d-4", 2, joints={0: own}, pieces=criminal)
    assert "d-7" not in rider("cop", "d-4", 2, joints={0: own}, pieces=criminal)
    assert "D5" in rider("public", "d-4", 1, joints={0: own}, pieces=criminal)
    assert "D5" in rider("cop", "d-4", 1, joints={0: own}, pieces=criminal)


@pytest.mark.parametrize(("one", "other"), sorted(WALLS))
def test_ga_5_3_between_linked_buildings_both_owned_a_piece_steps_directly(one: str, other: str) -> None:
    for start, end in ((one, other), (other, one)):
        assert end in ends(start, 1, own=f"{one} {other}")


@pytest.mark.parametrize(("own", "theirs"), [("A2", ""), ("A4", ""), ("A2", "A4"), ("A4", "A2"), ("", "A2 A4"), ("", "")])
def test_ga_5_3_both_linked_buildings_must_be_owned(own: str, theirs: str) -> None:
    assert "A4" not in ends("A2", 1, own, theirs)
    assert "A2" not in ends("A4", 1, own, theirs)


@pytest.mark.parametrize(("one", "other"), [("A3", "A4"), ("B1", "B2"), ("C1", "C2"), ("D1", "D2"), ("F3", "F4"), ("B3", "D1")])
def test_ga_5_3_without_a_wall_between_them_buildings_are_not_linked(one: str, other: str) -> None:
    assert other not in ends(one, 1, own=f"{one} {other}")


def test_ga_5_3_grey_buildings_are_linked_with_none() -> None:
    for label in GREY:
        assert ends(label, 1, own=" ".join(JOINTS)) == set(DOORS[label])


def test_ga_5_3_a_piece_steps_through_a_row_of_linked_buildings() -> None:
    own = "C2 C4 D5 D1 D3"
    assert "D3" in ends("C2", 4, own)
    assert "e-7" in ends("C2", 5, own)
    assert "D3" not in ends("C2", 4, "C2 C4 D1 D3", theirs="D5")


def test_ga_5_3_the_linked_buildings_of_another_gang_are_of_no_use() -> None:
    s = story(pieces={0: "T1 A2", 1: "T1 A2"}, joints={1: "A2 A4"}, active=1, dice="1 1 1 1 1")
    assert s.ends(1, "T") == {"c-1", "d-2", "A4"}
    assert ends("A2", 1, theirs="A2 A4") == {"c-1", "d-2"}


@pytest.mark.parametrize("who", ["public", "cop"])
def test_ga_5_3_only_pieces_step_through_walls(who: str) -> None:
    assert rider(who, "A2", 1, joints={0: "A2 A4"}, pieces={0: "R1 A4!"}) == {"c-1", "d-2"}


# GA-5.4: the subway


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("who", ["thugs", "public"])
def test_ga_5_4_from_a_station_one_step_leads_to_any_other(who: str, number: int) -> None:
    others = {place for other, place in STATIONS.items() if other != number}
    assert rider(who, STATIONS[number], 1) & set(STATIONS.values()) == others


@pytest.mark.parametrize("who", ["thugs", "public"])
def test_ga_5_4_only_from_a_station(who: str) -> None:
    assert rider(who, "c-10", 1) == {"b-10", "d-10"}
    assert rider(who, "c-10", 2) & set(STATIONS.values()) == set(STATIONS.values()) - {"b-10"}


@pytest.mark.parametrize("who", ["thugs", "public"])
def test_ga_5_4_the_ride_is_a_step_of_the_walk(who: str) -> None:
    assert {"p-2", "p-4", "m-8", "m-10", "g-7", "g-9"} <= rider(who, "b-10", 2)
    assert not set(STATIONS.values()) & rider(who, "b-10", 2)


@pytest.mark.parametrize("who", ["thugs", "public"])
def test_ga_5_4_once_in_a_move(who: str) -> None:
    """With two rides every station but b-10 could be reached with a 2."""
    assert not {"b-4", "g-8", "g-3", "p-3", "m-9"} & rider(who, "b-10", 2)
    s = walker("b-10", 1).move(0, "T", "g-8")
    assert s.at(0, "T") == "g-8"


def test_ga_5_4_a_piece_rides_on_from_a_building() -> None:
    """Out of Lindqvist Laundry is a step, the ride from its door another."""
    assert {"b-10", "g-8", "g-3", "p-3", "m-9"} <= ends("A3", 2)


def test_ga_5_4_a_circle_may_come_home_by_subway() -> None:
    """Five steps lead from Quayside to Ferry Steps, and the ride is the sixth."""
    for start in STATIONS.values():
        assert (start in ends(start, 6)) is (start in ("g-8", "g-3"))
