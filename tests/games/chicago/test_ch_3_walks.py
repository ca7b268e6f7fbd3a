"""CH-3.2 to CH-3.6: where a walk can go: exact steps, doors, exits, friendly men, other gangs' men, headquarters."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from tests.games.chicago.story import DATA, NAMES, Story, space, story
from windycity.games.chicago.position import NO_SPACE

EXITS = {"l1": "l2", "m1": "m2", "x12": "w12", "x13": "w13", "m24": "m23", "l24": "l23", "a13": "b13", "a12": "b12"}
"""The eight exits, each with the street space before it."""
DOORS = {
    "casino": "g7 i7", "1a": "c2 d3", "1b": "e1 e3", "1c": "h3", "1d": "b3 c4", "1e": "a5 c5", "1f": "c4", "1g": "c9",
    "1h": "d10", "2a": "k3 l2", "2b": "e3", "2c": "h3", "2d": "j3", "2e": "b7", "2f": "g9", "3a": "g5", "3b": "i6",
    "3c": "g9 i9", "4A": "k11", "4b": "b12", "5A": "j12", "5b": "l7", "5c": "e10 e12",
}  # fmt: skip
"""The street spaces onto which the buildings of the north-west open."""


def steps(s: Story, seat: int = 0) -> list[str]:
    """The spaces to which the next step can go."""
    return sorted(move.removeprefix("step ") for move in s.legal(seat, "step"))


def steps_from(place: str, die: int = 1, own: str = "", enemies: str = "", seats: int = 2) -> list[str]:
    """Where the first step of a walk from a place can go; nowhere if the man cannot be chosen."""
    men = {0: [f"blue {place}", *(f"red {at}" for at in own.split())]}
    if enemies:
        men[1] = [f"blue {at}" for at in enemies.split()]
    s = story(seats=seats, men=men, dice=str(die))
    if f"move 1 with {die}" not in s.legal(0):
        return []
    s.play(0, f"move 1 with {die}")
    return steps(s)


# CH-3.2: exactly its number of steps, turning back


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_ch_3_2_a_walk_has_as_many_steps_as_the_die_shows(count: int) -> None:
    s = story(dice=str(count))
    s.play(0, f"move 1 with {count}")
    asked = 0
    while s.waiting == (0,):
        s.play(0, f"step {['c2', 'c3', 'c4', 'c5', 'c6', 'c7'][asked]}")
        asked += 1
    assert (asked, s.at(0, 1)) == (count, ["c2", "c3", "c4", "c5", "c6", "c7"][count - 1])


def test_ch_3_2_a_step_goes_to_a_neighbouring_space() -> None:
    s = story(dice="3")
    s.play(0, "move 1 with 3")
    for far in ("c3", "b12", "d3", "NW1a", "SE-hq"):
        error = s.refuse(0, f"step {far}")
        assert (error.sentence, error.rule, error.facts["here"]) == ("not-next-to", "CH-3.2", "NW-hq")


def test_ch_3_2_nobody_stands_still() -> None:
    s = story(men={0: ["blue c3"]}, dice="2")
    s.play(0, "move 1 with 2")
    assert s.refuse(0, "step c3").sentence == "not-next-to"


def test_ch_3_2_a_walk_may_turn_back() -> None:
    s = story(men={0: ["blue c3"]}, dice="3 1")
    s.walk(0, 1, "3", "c4", "c5", "c4")
    assert s.at(0, 1) == "c4"


def test_ch_3_2_a_walk_may_turn_back_to_where_it_began() -> None:
    s = story(men={0: ["blue c3"]}, dice="2 1")
    s.walk(0, 1, "2", "c4", "c3")
    assert s.at(0, 1) == "c3"


def test_ch_3_2_a_walk_may_come_to_the_same_space_again_and_again() -> None:
    s = story(men={0: ["blue c3"]}, dice="6 1")
    s.walk(0, 1, "6", "c4", "c3", "c4", "c3", "c4", "c3")
    assert s.at(0, 1) == "c3"


def test_ch_3_2_a_walk_may_go_round_in_a_circle() -> None:
    s = story(men={0: ["blue k11"]}, dice="4 1")
    s.walk(0, 1, "4", "l11", "l12", "k12", "k11")
    assert s.at(0, 1) == "k11"


# CH-3.3: doors


@pytest.mark.parametrize("label", DOORS)
def test_ch_3_3_a_building_is_left_by_its_doors_only(label: str) -> None:
    place = f"NW-{label}" if label == "casino" else f"NW{label}"
    assert steps_from(place) == DOORS[label].split()


@pytest.mark.parametrize(
    ("place", "doors"),
    [
        ("NE-casino", "r7 r9"), ("SE-casino", "p18 r18"), ("SW-casino", "g16 g18"), ("NE4A", "n11"), ("SE4A", "n14"),
        ("SW4A", "k14"), ("NE5A", "m10"), ("SE5A", "o13"), ("SW5A", "l15"), ("NE1b", "v5 x5"), ("SE5c", "t13 t15"),
        ("SW2a", "b13 c14"),
    ],
)  # fmt: skip
def test_ch_3_3_the_doors_turn_with_the_district(place: str, doors: str) -> None:
    assert steps_from(place) == doors.split()


@pytest.mark.parametrize("label", DOORS)
def test_ch_3_3_a_building_is_entered_by_its_doors_only(label: str) -> None:
    """From each of the eight spaces around a building that is a street, it can be entered if there is a door."""
    place = f"NW-{label}" if label == "casino" else f"NW{label}"
    column, row = building_at(label)
    around = [f"{chr(ord('a') + column + right)}{row + down}" for right in (-1, 0, 1) for down in (-1, 0, 1)]
    streets = [at for at in around if at in NAMES["space"]]
    before = story(men={0: [f"blue {at}" for at in streets]}, dice="1").match
    entered = []
    for man, at in enumerate(streets, 1):
        s = Story(before.copy())
        if f"move {man} with 1" in s.legal(0):  # otherwise the others are in his way, and no building is open to him
            s.play(0, f"move {man} with 1")
            entered += [at] if place in steps(s) else []
    assert sorted(entered) == DOORS[label].split()


def building_at(label: str) -> tuple[int, int]:
    """The column, from 0, and the row of a building of the north-west on the plan."""
    plan = {
        2: "1a:3 1b:4 1c:7 2a:10", 4: "1d:1 1f:3 2b:4 2c:7 2d:9", 5: "1e:1 3a:5 3b:8", 7: "casino:7 5b:10", 8: "2e:1",
        9: "1g:1 2f:5 3c:7", 10: "4A:10", 11: "4b:1 1h:3 5c:4 5A:9",
    }  # fmt: skip
    return next(
        (int(entry[1]), row) for row, line in plan.items() for entry in (e.split(":") for e in line.split()) if entry[0] == label
    )


@pytest.mark.parametrize(
    ("one", "other"), [("NW1a", "NW1b"), ("NW1d", "NW1e"), ("NW1f", "NW2b"), ("NW1h", "NW5c"), ("NW2e", "NW1g")]
)
def test_ch_3_3_buildings_side_by_side_are_not_joined(one: str, other: str) -> None:
    assert other not in steps_from(one)
    assert one not in steps_from(other)


def test_ch_3_3_there_is_no_way_through_a_wall() -> None:
    s = story(men={0: ["blue l10"]}, dice="1")
    s.play(0, "move 1 with 1")
    error = s.refuse(0, "step NW4A")
    assert (error.sentence, error.rule) == ("not-next-to", "CH-3.2")


@pytest.mark.parametrize("die", ["1", "2"])
def test_ch_3_3_a_bar_counts_as_one_step(die: str) -> None:
    s = story(men={0: ["blue e1"]}, dice=f"{die} 6")
    s.walk(0, 1, die, *["NW1b", "e3"][: int(die)])
    assert (s.at(0, 1), s.dice) == ({"1": "NW1b", "2": "e3"}[die], [6])


def test_ch_3_3_a_move_can_pass_through_a_bar_in_by_one_door_and_out_by_the_other() -> None:
    s = story(men={0: ["blue e1"]}, dice="3 6")
    s.walk(0, 1, "3", "NW1b", "e3", "d3")
    assert s.at(0, 1) == "d3"


def test_ch_3_3_a_move_can_pass_through_a_bar_in_and_out_by_the_same_door() -> None:
    s = story(men={0: ["blue a12"]}, dice="4 6")
    s.walk(0, 1, "4", "b12", "NW4b", "b12", "c12")
    assert s.at(0, 1) == "c12"


def test_ch_3_3_a_move_can_pass_through_a_casino() -> None:
    s = story(men={0: ["blue g7"]}, dice="2 6")
    s.walk(0, 1, "2", "NW-casino", "i7")
    assert s.at(0, 1) == "i7"


def test_ch_3_3_a_move_can_end_in_a_casino() -> None:
    s = story(men={0: ["blue g6"]}, dice="2 6")
    s.walk(0, 1, "2", "g7", "NW-casino")
    assert (s.at(0, 1), s.controls(0, "NW-casino")) == ("NW-casino", True)


def test_ch_3_3_a_move_can_pass_through_several_bars() -> None:
    s = story(dice="6 1 6")
    s.walk(0, 1, "1+6", "c2", "NW1a", "d3", "e3", "NW1b", "e3", "NW2b")
    assert (s.at(0, 1), s.chip("NW1a"), s.chip("NW1b"), s.chip("NW2b")) == ("NW2b", 0, 0, 0)


def test_ch_3_3_the_headquarters_too_are_passed_through_their_doors() -> None:
    s = story(men={0: ["blue a2"]}, dice="2 6")
    s.walk(0, 1, "2", "NW-hq", "c2")
    assert s.at(0, 1) == "c2"


@pytest.mark.parametrize(
    ("seat", "home", "doors"),
    [(0, "NW-hq", "a2 b1 b3 c2"), (1, "NE-hq", "v2 w1 w3 x2"), (2, "SE-hq", "v23 w22 w24 x23"), (3, "SW-hq", "a23 b22 b24 c23")],
)
def test_ch_3_3_the_headquarters_are_left_by_four_doors(seat: int, home: str, doors: str) -> None:
    s = story(seats=4, dice="1", active=seat)
    assert s.at(seat, 1) == home
    s.play(seat, "move 1 with 1")
    assert steps(s, seat) == doors.split()


@pytest.mark.parametrize("corner", ["a1", "c1", "a3", "c3"])
def test_ch_3_3_the_headquarters_are_not_entered_diagonally(corner: str) -> None:
    assert "NW-hq" not in steps_from(corner)


# CH-3.4: exits


@pytest.mark.parametrize("at", EXITS)
def test_ch_3_4_from_an_exit_one_step_leads_to_any_other_exit_or_back_into_the_street(at: str) -> None:
    assert steps_from(at) == sorted([EXITS[at], *(other for other in EXITS if other != at)])


@pytest.mark.parametrize("other", [other for other in EXITS if other != "l1"])
def test_ch_3_4_it_is_one_step_to_each_of_them(other: str) -> None:
    s = story(men={0: ["blue l1"]}, dice="1 6")
    s.walk(0, 1, "1", other)
    assert s.at(0, 1) == other


def test_ch_3_4_a_walk_can_lead_over_two_exits_and_on() -> None:
    s = story(men={0: ["blue l2"]}, dice="3 6")
    s.walk(0, 1, "3", "l1", "x13", "w13")
    assert s.at(0, 1) == "w13"


def test_ch_3_4_a_walk_can_go_from_exit_to_exit_several_times() -> None:
    s = story(men={0: ["blue l1"]}, dice="4 6")
    s.walk(0, 1, "4", "a12", "m24", "x12", "l1")
    assert s.at(0, 1) == "l1"


def test_ch_3_4_a_move_can_end_on_an_exit_and_turn_round_on_it() -> None:
    s = story(men={0: ["blue l3"]}, dice="2 2 6")
    s.walk(0, 1, "2", "l2", "l1").walk(0, 1, "2", "l2", "l3")
    assert s.at(0, 1) == "l3"


@pytest.mark.parametrize(
    ("at", "next_to"), [("a1", "a2 b1"), ("g1", "f1 g2"), ("a7", "a6 b7"), ("x18", "w18 x19"), ("b12", "NW4b a12 b13 c12")]
)
def test_ch_3_4_at_no_other_place_can_the_board_be_left(at: str, next_to: str) -> None:
    assert steps_from(at) == next_to.split()


def test_ch_3_4_an_exit_with_an_own_man_can_be_passed_but_not_be_the_end() -> None:
    assert "a12" not in steps_from("l1", own="a12")
    s = story(men={0: ["blue l1", "red a12"]}, dice="2")
    s.walk(0, 1, "2", "a12", "b12")
    assert s.at(0, 1) == "b12"


def test_ch_3_4_an_exit_with_an_enemy_can_be_entered_only_with_the_last_step() -> None:
    assert "a12" in steps_from("l1", enemies="a12")
    assert "a12" not in steps_from("l1", die=2, enemies="a12")


# CH-3.5: room


def test_ch_3_5_a_move_must_not_end_on_a_street_space_with_an_own_man() -> None:
    s = story(men={0: ["blue d6", "red e6"]}, dice="1")
    s.play(0, "move 1 with 1")
    assert steps(s) == ["c6"]
    error = s.refuse(0, "step e6")
    assert (error.sentence, error.rule) == ("own-man-there", "CH-3.5")


def test_ch_3_5_a_move_may_pass_over_an_own_man() -> None:
    s = story(men={0: ["blue d6", "red e6"]}, dice="2 6")
    s.walk(0, 1, "2", "e6", "f6")
    assert (s.at(0, 1), s.at(0, 2)) == ("f6", "e6")


def test_ch_3_5_a_move_may_pass_over_several_own_men_one_after_another() -> None:
    s = story(men={0: ["blue c6", "red d6", "red e6", "red f6"]}, dice="4 6")
    s.walk(0, 1, "4", "d6", "e6", "f6", "g6")
    assert [s.at(0, man) for man in (1, 2, 3, 4)] == ["g6", "d6", "e6", "f6"]


def test_ch_3_5_the_square_and_the_exits_are_street_spaces_too() -> None:
    assert steps_from("k12", own="l12 j12 k11") == ["k13"]
    assert steps_from("l1", own="a12 a13 x12 x13 l24 m24") == ["l2", "m1"]


def test_ch_3_5_the_space_that_a_man_leaves_is_free_at_once() -> None:
    s = story(men={0: ["blue d6", "red c6"]}, dice="2 6")
    s.play(0, "move 1 with 2").play(0, "step e6")
    assert steps(s) == ["d6", "f6"]


def test_ch_3_5_a_man_can_move_if_he_can_only_come_back_to_where_he_stood() -> None:
    """Around b12 are enemies and the bar NW4b, whose only door leads back."""
    assert steps_from("b12", die=2, enemies="a12 b13 c12") == ["NW4b"]
    s = story(men={0: ["blue b12"], 1: ["blue a12", "blue b13", "blue c12"]}, dice="2")
    s.walk(0, 1, "2", "NW4b", "b12")
    assert (s.at(0, 1), s.chip("NW4b")) == ("b12", 0)


@pytest.mark.parametrize("die", [2, 4, 6])
def test_ch_3_5_he_may_go_to_and_fro_to_come_back_to_where_he_stood(die: int) -> None:
    """The bar NW5A and the street space before it are all that is left between enemies."""
    assert steps_from("j12", die, enemies="i12 j13 k12") == ["NW5A"]


def test_ch_3_5_in_a_crowd_of_own_men_he_may_come_back_to_where_he_stood() -> None:
    """Two steps from d6: beyond e6 and c6 friendly men stand on f6, c5 and c7, so each way leads back to d6."""
    assert steps_from("d6", 2, own="f6 c5 c7") == ["c6", "e6"]
    s = story(men={0: ["blue d6", "red f6", "red c5", "red c7"]}, dice="2")
    s.play(0, "move 1 with 2").play(0, "step c6")
    assert steps(s) == ["d6"]


def test_ch_3_5_what_another_man_leaves_is_free_as_well() -> None:
    s = story(men={0: ["blue d6", "red e6"]}, dice="1 1")
    s.walk(0, 2, "1", "f6").walk(0, 1, "1", "e6")
    assert (s.at(0, 1), s.at(0, 2)) == ("e6", "f6")


def test_ch_3_5_a_bar_holds_any_number_of_own_men() -> None:
    s = story(men={0: ["blue b12", *["red NW4b"] * 15]}, dice="1 6")
    s.walk(0, 1, "1", "NW4b")
    assert [s.at(0, man) for man in range(1, 17)] == ["NW4b"] * 16


def test_ch_3_5_a_casino_holds_any_number_of_own_men() -> None:
    s = story(men={0: ["blue g7", *["red NW-casino"] * 15]}, dice="1 6")
    s.walk(0, 1, "1", "NW-casino")
    assert [s.at(0, man) for man in range(1, 17)] == ["NW-casino"] * 16


def test_ch_3_5_headquarters_hold_any_number_and_own_men_may_return() -> None:
    s = story(men={0: ["blue c2", *["red NW-hq"] * 19]}, dice="1 6")
    s.walk(0, 1, "1", "NW-hq")
    assert [s.at(0, man) for man in range(1, 21)] == ["NW-hq"] * 20


@pytest.mark.parametrize(("place", "before", "after"), [("NW1b", "e1", "e3"), ("NW-casino", "g7", "i7"), ("NW-hq", "a2", "c2")])
def test_ch_3_5_buildings_with_own_men_can_be_passed(place: str, before: str, after: str) -> None:
    s = story(men={0: [f"blue {before}", f"red {place}", f"red {place}"]}, dice="2 6")
    s.walk(0, 1, "2", place, after)
    assert s.at(0, 1) == after


@pytest.mark.parametrize("door", ["v23", "w22", "w24", "x23"])
@pytest.mark.parametrize("die", [1, 2])
def test_ch_3_5_no_other_gang_enters_headquarters_neither_to_stay_nor_to_pass(door: str, die: int) -> None:
    assert "SE-hq" not in steps_from(door, die)
    s = story(men={0: [f"blue {door}"]}, dice=str(die))
    s.play(0, f"move 1 with {die}")
    error = s.refuse(0, "step SE-hq")
    assert (error.sentence, error.rule) == ("foreign-headquarters", "CH-3.5")


def test_ch_3_5_headquarters_are_closed_to_others_also_when_nobody_is_in() -> None:
    s = story(men={0: ["blue v23"], 1: ["blue c9"]}, dice="1")
    s.play(0, "move 1 with 1")
    assert "SE-hq" not in steps(s)
    error = s.refuse(0, "step SE-hq")
    assert (error.sentence, error.rule) == ("foreign-headquarters", "CH-3.5")


@pytest.mark.parametrize(
    ("seats", "door", "home"),
    [(2, "v2", "NE-hq"), (2, "w1", "NE-hq"), (2, "a23", "SW-hq"), (3, "a23", "SW-hq"), (3, "b22", "SW-hq"), (3, "c23", "SW-hq")],
)
@pytest.mark.parametrize("die", [1, 2])
def test_ch_3_5_the_headquarters_of_an_empty_corner_are_closed_to_all(seats: int, door: str, home: str, die: int) -> None:
    for seat in (0, seats - 1):
        s = story(seats=seats, men={seat: [f"blue {door}"]}, dice=str(die), active=seat)
        s.play(seat, f"move 1 with {die}")
        assert home not in steps(s, seat)
        assert s.refuse(seat, f"step {home}").rule == "CH-3.5"


def test_ch_3_5_a_step_after_which_the_move_could_not_be_ended_is_not_offered() -> None:
    """Three steps out of NW4b over b12: friendly men surround c12, and from NW4b one could only go back to b12."""
    s = story(men={0: ["blue NW4b", "red b12", "red d12", "red c11", "red c13"]}, dice="3")
    s.play(0, "move 1 with 3").play(0, "step b12")
    assert steps(s) == ["a12", "b13"]
    for place, left in (("c12", 1), ("NW4b", 1)):
        error = s.refuse(0, f"step {place}")
        assert (error.sentence, error.rule, error.facts["steps"]) == ("cannot-be-completed", "CH-3.2", left)


def test_ch_3_5_not_even_the_own_headquarters_are_entered_if_the_move_could_not_be_ended() -> None:
    """A friendly man stands before each of the four doors."""
    s = story(men={0: ["blue c3", "red c2", "red a2", "red b1", "red b3"]}, dice="3")
    s.play(0, "move 1 with 3").play(0, "step c2")
    assert steps(s) == ["NW1a", "c1", "c3"]
    error = s.refuse(0, "step NW-hq")
    assert (error.sentence, error.rule, error.facts["steps"]) == ("cannot-be-completed", "CH-3.2", 1)


def test_ch_3_5_with_one_own_man_less_it_is_offered() -> None:
    s = story(men={0: ["blue NW4b", "red b12", "red d12", "red c11"]}, dice="3")
    s.play(0, "move 1 with 3").play(0, "step b12")
    assert steps(s) == ["a12", "b13", "c12"]


def test_ch_3_5_an_enemy_at_the_end_makes_the_step_possible() -> None:
    s = story(men={0: ["blue NW4b", "red b12", "red d12", "red c11"], 1: ["blue c13"]}, dice="3")
    s.play(0, "move 1 with 3").play(0, "step b12").play(0, "step c12")
    assert steps(s) == ["c13"]


# CH-3.6: men of other gangs


@pytest.mark.parametrize(("at", "enemy"), [("d6", "e6"), ("e1", "NW1b"), ("g7", "NW-casino"), ("l1", "x12"), ("k12", "k13")])
def test_ch_3_6_an_enemy_can_be_entered_only_with_the_last_step(at: str, enemy: str) -> None:
    assert enemy in steps_from(at, 1, enemies=enemy)
    assert enemy not in steps_from(at, 2, enemies=enemy)
    s = story(men={0: [f"blue {at}"], 1: [f"blue {enemy}"]}, dice="2")
    s.play(0, "move 1 with 2")
    error = s.refuse(0, f"step {enemy}")
    assert (error.sentence, error.rule) == ("enemy-in-the-way", "CH-3.6")


@pytest.mark.parametrize("enemy", ["e6", "NW1b", "NW-casino", "x12", "k13"])
def test_ch_3_6_to_enter_is_to_attack(enemy: str) -> None:
    at = {"e6": "d6", "NW1b": "e1", "NW-casino": "g7", "x12": "l1", "k13": "k12"}[enemy]
    s = story(men={0: [f"green {at}"], 1: [f"blue {enemy}"]}, dice="1 6")
    s.walk(0, 1, "1", enemy, chance="6 1")
    assert s.events("attacked") == [{"seat": 0, "man": "1", "space": enemy, "defender": 1}]
    assert (s.at(0, 1), s.men(1)) == (enemy, [])


def test_ch_3_6_there_is_no_way_past_an_enemy_in_a_street() -> None:
    """From d6 the way east leads over e6; the way west is free."""
    assert steps_from("d6", 2, enemies="e6") == ["c6"]
    assert steps_from("d6", 3, enemies="f6") == ["c6", "e6"]
    assert steps_from("d6", 2, enemies="f6") == ["c6", "e6"]


def test_ch_3_6_an_enemy_two_steps_away_is_attacked_with_the_second() -> None:
    s = story(men={0: ["green d6"], 1: ["blue f6"]}, dice="2 6")
    s.walk(0, 1, "2", "e6", "f6", chance="6 1")
    assert s.at(0, 1) == "f6"


def test_ch_3_6_the_same_dice_reach_further_one_after_another_than_in_one_move() -> None:
    s = story(men={0: ["green d6"], 1: ["blue e6"]}, dice="1 1 6")
    s.play(0, "move 1 with 1+1")
    assert steps(s) == ["c6"]
    s = story(men={0: ["green d6"], 1: ["blue e6"]}, dice="1 1 6")
    s.walk(0, 1, "1", "e6", chance="6 1").walk(0, 1, "1", "f6")
    assert s.at(0, 1) == "f6"


def test_ch_3_6_men_of_every_other_gang_stand_in_the_way() -> None:
    s = story(seats=4, men={0: ["blue k12"], 1: ["blue k11"], 2: ["blue l12"], 3: ["blue k13"]}, dice="2")
    s.play(0, "move 1 with 2")
    assert steps(s) == ["j12"]


def test_ch_3_6_a_man_shut_in_by_enemies_cannot_walk_two_steps() -> None:
    assert steps_from("d6", 1, enemies="c6 e6") == ["c6", "e6"]
    assert steps_from("d6", 2, enemies="c6 e6") == []


def test_ch_3_6_a_dead_corner_made_by_enemies_is_not_entered_with_the_wrong_number_of_steps() -> None:
    """Behind d6 there is e6 and then the enemy on f6: with 3 from c6 he can be attacked; with 4 one must turn back before."""
    s = story(men={0: ["blue c6", "red c7"], 1: ["blue f6"]}, dice="3")
    s.walk(0, 1, "3", "d6", "e6")
    assert steps(s) == ["d6", "f6"]
    assert steps_from("d6", 2, own="c6", enemies="f6") == ["c6", "e6"]
    assert steps_from("d6", 1, own="c6", enemies="f6") == ["e6"]


@pytest.mark.parametrize(("die", "offered"), [(1, []), (2, ["b12"]), (3, []), (4, ["b12"]), (5, []), (6, ["b12"])])
def test_ch_3_6_between_an_own_man_and_enemies_only_every_other_number_will_do(die: int, offered: list[str]) -> None:
    """From NW4b over the friendly man on b12: an even count of steps attacks an enemy, an odd one does not."""
    assert steps_from("NW4b", die, own="b12", enemies="a12 b13 c12") == offered


def test_ch_3_6_a_chip_alone_stops_nobody() -> None:
    s = story(men={0: ["blue e1"]}, chips={1: "NW1b"}, dice="2 6")
    s.walk(0, 1, "2", "NW1b", "e3")
    assert (s.at(0, 1), s.events("attacked")) == ("e3", [])


def test_ch_3_6_several_enemies_in_a_bar_are_entered_only_with_the_last_step() -> None:
    assert steps_from("e1", 2, enemies="NW1b NW1b") == ["d1", "f1"]
    assert steps_from("e1", 1, enemies="NW1b NW1b") == ["NW1b", "d1", "f1"]


def test_ch_3_6_men_in_their_headquarters_cannot_be_attacked() -> None:
    assert "SE-hq" not in steps_from("v23", 1, enemies="SE-hq")


# CH-3.2, CH-3.5, CH-3.6: what is offered is what can be completed, compared with a search through all walks


JOINED: list[list[int]] = [DATA.next_to[at, : DATA.degree[at]].tolist() for at in range(DATA.spaces)]


class Search:
    """What CH-3 allows, found by trying every walk. The board is that of the edition, checked in test_ch_1_components.py."""

    def __init__(self, s: Story, seat: int, homes: dict[int, str]):
        self.s, self.seat, self.home = s, seat, space(homes[seat])
        self.foreign = {space(f"{corner}-hq") for corner in ("NW", "NE", "SE", "SW")} - {self.home}
        position = s.match.position
        self.own: list[int] = [int(at) for at in position.man_at[seat] if at != NO_SPACE]
        self.enemies = {int(at) for other in homes if other != seat for at in position.man_at[other] if at != NO_SPACE}
        self.can = cache(self._can)

    def _can(self, at: int, left: int, standing: frozenset[int]) -> bool:
        """Whether some walk of exactly this many steps begins at a space, with friendly men standing on these."""
        return any(self.may(other, left - 1, standing) for other in JOINED[at])

    def may(self, to: int, left: int, standing: frozenset[int]) -> bool:
        """Whether a step to a space is allowed with this many left after it."""
        if to in self.foreign:
            return False
        if left == 0:
            return to in self.enemies or to not in standing or NAMES["space"][to][:2].isupper()
        return to not in self.enemies and self.can(to, left, standing)

    def moves(self) -> list[str]:
        """All men with all dice, and the end of the turn."""
        offered, seen = ["end"], set()
        dice = self.s.dice
        throws = {tuple(sorted(die for i, die in enumerate(dice) if mask >> i & 1)) for mask in range(1, 1 << len(dice))}
        for man in self.s.men(self.seat):
            at = self.s.at(self.seat, man)
            if (at, self.s.head(self.seat, man)) in seen:
                continue  # of equal men the first is offered
            seen.add((at, self.s.head(self.seat, man)))
            offered += [
                f"move {man} with {'+'.join(map(str, throw))}"
                for throw in throws
                if any(self.can(start, sum(throw), self.without(at)) for start in self.starts(at))
            ]
        return sorted(offered)

    def without(self, at: str | None) -> frozenset[int]:
        """Where friendly men stand when one of them is lifted from a place."""
        left = list(self.own)
        if at is not None:
            left.remove(space(at))
        return frozenset(left)

    def starts(self, at: str | None) -> set[int]:
        return {space(at)} if at is not None else {self.home, *self.own}


def random_story(seed: int) -> tuple[Story, dict[int, str]]:
    """Some gangs crowded into one part of the city, or spread out, the active one with some men in reserve; with dice."""
    random = Random(seed)
    seats = random.choice([2, 3, 4])
    homes = dict(
        enumerate({2: ["NW-hq", "SE-hq"], 3: ["NW-hq", "NE-hq", "SE-hq"], 4: ["NW-hq", "NE-hq", "SE-hq", "SW-hq"]}[seats])
    )
    middle, size = random.randrange(DATA.spaces), random.choice([8, 15, 30, 400])
    near = [middle]
    for at in near:
        near += [other for other in JOINED[at] if other not in near]
    near = [at for at in near[:size] if not NAMES["space"][at].endswith("-hq")]
    taken: dict[int, int] = {}
    men: dict[int, list[str]] = {seat: [] for seat in homes}
    for seat in homes:
        for _ in range(random.randrange(1, 8)):
            at = random.choice(near)
            building = NAMES["space"][at][:2].isupper()
            head = random.choice(["blue", "blue", "green", "red"])
            if at not in taken or (building and taken[at] == seat):
                taken[at] = seat
                men[seat].append(f"{head} {NAMES['space'][at]}")
            else:
                men[seat].append(f"{head} {random.choice(['reserve', homes[seat]])}")
    active = random.randrange(seats)
    dice = " ".join(str(random.choice([1, 1, 2, 2, 3, 4, 5, 6])) for _ in range(random.choice([1, 2, 3, 3, 3])))
    return story(seats=seats, men=men, dice=dice, active=active, seed=seed), homes


def check_turn(s: Story, seat: int, homes: dict[int, str], random: Random) -> None:
    """Play a turn at random; what is offered must be what the search finds."""
    while s.waiting == (seat,) and s.ask == "move":
        search = Search(s, seat, homes)
        legal = s.legal(seat)
        assert sorted(set(legal)) == search.moves()
        move = random.choice(legal)
        if move == "end":
            return
        _, man, _, dice = move.split()
        at, left = s.at(seat, int(man)), sum(map(int, dice.split("+")))
        standing = search.without(at)
        s.play(seat, move)
        if s.ask == "from":
            starts = [start for start in search.starts(None) if search.can(start, left, standing)]
            assert sorted(s.legal(seat)) == sorted(f"from {NAMES['space'][start]}" for start in starts)
            s.play(seat, move := random.choice(s.legal(seat)))
            at = move.removeprefix("from ")
        while left and not s.match.over:
            assert at is not None
            left -= 1
            assert steps(s, seat) == sorted(NAMES["space"][to] for to in JOINED[space(at)] if search.may(to, left, standing))
            at = random.choice(steps(s, seat))
            s.play(seat, f"step {at}")
        while s.ask == "fight" and s.waiting == (seat,):
            s.play(seat, random.choice(s.legal(seat)))


@pytest.mark.parametrize("part", range(8))
def test_ch_3_2_ch_3_5_and_ch_3_6_what_is_offered_is_what_a_search_through_all_walks_finds(part: int) -> None:
    for seed in range(10 * part, 10 * part + 10):
        s, homes = random_story(seed)
        if s.waiting == (seat := s.active,):
            check_turn(s, seat, homes, Random(seed))
