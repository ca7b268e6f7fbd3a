"""GA-8.7: the order of shoot-outs, and attacks that are cancelled."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.throws import attack, exactly, go, shots


def ambush(cop: str, pieces: dict[int, str], aim: str = "", die: str = "1 1 1 1 1", **more: object) -> Story:
    """A cop has moved from d-3 to d-2; the moves are next."""
    s = story(pieces=pieces, cops={cop: "d-3"}, at="police", dice=die, **more)  # type: ignore[arg-type]  # settings of all sorts
    s.play(0, f"cop {cop} to d-2").passes(1, 2)
    return s.play(0, f"attack {aim}") if aim else s


# Cops, then pieces, then guards


def test_ga_8_7_first_cops_then_moved_pieces_then_guards() -> None:
    pieces = {0: "R4 A4, T3 d-3", 1: "T9 d-2!", 2: "R2 A3"}
    s = ambush("2", pieces, joints={1: "A4", 0: "A3"}).play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, "done", "5 1" + " 1" * 9 + " 5 5 1" + " 1" * 8 + " 4 1 1 1" + " 4 1 1 1 1 1")
    assert shots(s) == [
        ("cop-2", target(1, "T"), 1, 0),
        (target(0, "T"), target(1, "T"), 2, 0),
        ("A3", target(2, "R"), 1, 0),
        ("A4", target(0, "R"), 1, 0),
    ]
    assert (s.strength(1, "T"), s.strength(0, "R"), s.strength(2, "R")) == (6, 3, 1)


def test_ga_8_7_the_cop_has_left_when_the_pieces_attack() -> None:
    """Only the thugs are there to be attacked."""
    s = ambush("2", {0: "R2 d-3", 1: "T4 d-2!"})
    exactly(s, 0, go("R", "d-2", "criminal"), "1 1 1 1 1 1 " + "6 1 1 1 1 1")
    assert shots(s) == [("cop-2", target(1, "T"), 0, 0), (target(0, "R"), target(1, "T"), 1, 0)]
    assert s.cop_at("2") is None


def test_ga_8_7_whom_the_cop_killed_cannot_be_attacked_any_more() -> None:
    s = ambush("2", {0: "R2 d-3", 1: "T1 d-2!"})
    exactly(s, 0, go("R", "d-2", "criminal"), "5 1 1")
    assert (shots(s), s.at(1, "T"), s.at(0, "R"), s.active) == ([("cop-2", target(1, "T"), 1, 0)], None, "d-2", 1)


def test_ga_8_7_a_piece_that_the_cop_killed_attacks_nobody() -> None:
    """The thugs walk around the church and come back to the cop and the other gang."""
    s = story(pieces={0: "R2 h-4, T1 A1!", 1: "R1 A1"}, cops={"2": "b-1"}, at="police", dice="1 1 1 4 1")
    s.play(0, "cop 2 to A1").passes(1, 2)
    if s.ask == "feed":
        s.play(0, "pass")
    exactly(s, 0, go("T", "A1", "criminal"), "5 1 1")
    assert (shots(s), s.at(0, "T"), s.strength(1, "R"), s.active) == ([("cop-2", target(0, "T"), 1, 0)], None, 1, 1)


def test_ga_8_7_guards_find_who_survived_the_pieces() -> None:
    s = story(pieces={0: "T3 d-3", 1: "R1 A4", 2: "R1 A4"}, joints={2: "A4"}).play(0, go("T", "A4", "criminal"))
    exactly(s, 0, "shoot thugs at camorra-racketeers", "5 1 1 6 " + "4 1 1 1")
    assert shots(s) == [(target(0, "T"), target(1, "R"), 1, 1), ("A4", target(0, "T"), 1, 0)]
    assert (s.strength(0, "T"), s.at(1, "R"), s.strength(2, "R")) == (1, None, 1)


def test_ga_8_7_guards_shoot_at_nobody_who_fell_before() -> None:
    s = story(pieces={0: "T1 d-3", 1: "R2 A4"}, joints={1: "A4"})
    attack(s, 0, "T", "A4", "1 6 1")
    assert (shots(s), s.at(0, "T")) == ([(target(0, "T"), target(1, "R"), 0, 1)], None)


def test_ga_8_7_guards_come_joint_by_joint() -> None:
    crowd = {0: "R1 A2, T1 B1", 1: "R1 B1, T1 A2"}
    s = exactly(story(pieces=crowd, joints={2: "A2 B1"}), 0, "done", "1 1 1 " * 4)
    seen = [joint for joint, _, _, _ in shots(s)]
    assert sorted(map(str, seen)) == ["A2", "A2", "B1", "B1"]
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]


# Moved pieces in an order of choice


@pytest.mark.parametrize("first", ["racketeers", "thugs"])
def test_ga_8_7_moved_pieces_attack_in_an_order_of_choice(first: str) -> None:
    s = story(pieces={0: "R4 d-3, T4 d-3", 1: "R9 d-2"}).play(0, go("R", "d-2", "criminal")).play(0, go("T", "d-2", "criminal"))
    assert (s.ask, s.legal(0)) == ("shoot", ["shoot racketeers at camorra-racketeers", "shoot thugs at camorra-racketeers"])
    exactly(s, 0, f"shoot {first} at camorra-racketeers", "6 1 1 1" + " 1" * 9 + " 6 6 1 1" + " 1" * 8)
    second = "thugs" if first == "racketeers" else "racketeers"
    assert shots(s) == [
        (f"shamrocks-{first}", target(1, "R"), 1, 0),
        (f"shamrocks-{second}", target(1, "R"), 2, 0),
    ]
    assert s.strength(1, "R") == 6


@pytest.mark.parametrize("first", ["racketeers", "thugs"])
def test_ga_8_7_in_different_places_too(first: str) -> None:
    s = story(pieces={0: "R4 d-3, T4 h-4", 1: "R9 d-2", 2: "T9 i-4"})
    s.play(0, go("R", "d-2", "criminal")).play(0, go("T", "i-4", "criminal"))
    assert s.legal(0) == ["shoot racketeers at camorra-racketeers", "shoot thugs at outfit-thugs"]
    whom = {"racketeers": "camorra-racketeers", "thugs": "outfit-thugs"}
    exactly(s, 0, f"shoot {first} at {whom[first]}", " 1" * 26)
    assert shots(s)[0][0] == f"shamrocks-{first}"
    assert len(shots(s)) == 2


@pytest.mark.parametrize(("one", "other"), list(permutations(["camorra-racketeers", "camorra-thugs", "cop-3"], 2)))
def test_ga_8_7_the_second_chooses_when_its_turn_comes(one: str, other: str) -> None:
    s = story(pieces={0: "R4 d-3, T4 d-3", 1: "R3 d-2, T3 d-2"}, cops={"3": "d-2"})
    s.play(0, go("R", "d-2", "criminal")).play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, f"shoot thugs at {one}", "1 1 1 1 1 1 1")
    assert f"shoot racketeers at {other}" in s.legal(0)
    assert not s.legal(0, "shoot thugs")
    exactly(s, 0, f"shoot racketeers at {other}", "1 1 1 1 1 1 1")
    assert [whom for _, whom, _, _ in shots(s)] == [one, other]
    assert s.active == 1


def test_ga_8_7_a_cop_attacked_by_the_first_is_gone_for_the_second() -> None:
    s = story(pieces={0: "R4 d-3, T4 d-3"}, cops={"3": "d-2"}).play(0, go("R", "d-2", "criminal"))
    s.play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, "shoot thugs at cop-3", "1 1 1 1 1 1 1")
    assert (len(shots(s)), s.cop_at("3"), s.active) == (1, None, 1)


# Each is a throw of its own at present strength


def test_ga_8_7_at_present_strength() -> None:
    """The thugs attacked by a cop and two pieces throw fewer dice each time."""
    s = ambush("2", {0: "R4 d-3, T2 d-3", 1: "T4 d-2!"}).play(0, go("R", "d-2", "criminal"))
    exactly(s, 0, go("T", "d-2", "criminal"), "5 1 1 1 1 1")
    assert s.ask == "shoot"
    exactly(s, 0, "shoot racketeers at camorra-thugs", "6 1 1 1 1 5 1 " + "5 1 1 1")
    assert shots(s) == [
        ("cop-2", target(1, "T"), 1, 0),
        (target(0, "R"), target(1, "T"), 1, 1),
        (target(0, "T"), target(1, "T"), 1, 0),
    ]
    assert (s.strength(1, "T"), s.strength(0, "R"), s.strength(0, "T")) == (1, 3, 2)


def test_ga_8_7_a_target_that_is_gone_cancels_it() -> None:
    s = story(pieces={0: "R4 d-3, T4 d-3", 1: "R1 d-2"}).play(0, go("R", "d-2", "criminal")).play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, "shoot thugs at camorra-racketeers", "5 5 1 1 1")
    assert (len(shots(s)), s.at(1, "R"), s.active, s.strength(0, "R")) == (1, None, 1, 4)


def test_ga_8_7_if_others_are_left_one_of_them_is_attacked() -> None:
    s = story(pieces={0: "R4 d-3, T4 d-3", 1: "R1 d-2, V1 d-2"}).play(0, go("R", "d-2", "criminal"))
    s.play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, "shoot thugs at camorra-racketeers", "5 5 1 1 1 " + "6 1 1 1")
    assert shots(s) == [(target(0, "T"), target(1, "R"), 2, 0), (target(0, "R"), target(1, "V"), 1, 0)]


# Cops: a target that is gone, or clean


def test_ga_8_7_a_cops_target_that_moved_away_cancels_his_attack() -> None:
    s = ambush("2", {0: "R2 h-4, T3 d-2!"})
    assert s.target == target(0, "T")
    exactly(s, 0, go("T", "d-1", "criminal"))
    assert (shots(s), s.strength(0, "T"), s.cop_at("2"), s.active) == ([], 3, "d-2", 1)
    assert s.events("cancelled") == [{"attacker": "cop-2", "target": target(0, "T")}]


@pytest.mark.parametrize(("side", "shot"), [("clean", False), ("criminal", True)])
def test_ga_8_7_a_cops_target_that_turned_clean_cancels_his_attack(side: str, shot: bool) -> None:
    """Around the church and back."""
    s = story(pieces={0: "R2 h-4, V2 A1!"}, cops={"2": "b-1"}, at="police", dice="1 1 1 1 4")
    s.play(0, "cop 2 to A1").passes(1, 2)
    if s.ask == "feed":
        s.play(0, "pass")
    exactly(s, 0, go("V", "A1", side), "5 1" if shot else "")
    assert (s.strength(0, "V"), s.cop_at("2")) == ((1, None) if shot else (2, "A1"))
    assert len(s.events("cancelled")) == (not shot)


def test_ga_8_7_a_cops_target_that_was_seduced_away_cancels_his_attack() -> None:
    s = ambush("2", {0: "R4 h-4, T1 h-4, V1 d-1", 1: "T1 d-2!"}).play(0, go("V", "d-2"))
    exactly(s, 0, "done")
    assert (shots(s), s.at(1, "T"), s.strength(0, "T"), s.cop_at("2")) == ([], None, 2, "d-2")
    assert s.events("cancelled") == [{"attacker": "cop-2", "target": target(1, "T")}]


def test_ga_8_7_a_cancelled_attack_goes_to_nobody_else() -> None:
    """The cop aims at the thugs, who leave; the criminal racketeers beside him are left alone."""
    s = ambush("2", {0: "R2 h-4, T3 d-2!", 1: "R3 d-2!"}, aim="shamrocks-thugs")
    exactly(s, 0, go("T", "d-1"))
    assert (shots(s), s.strength(1, "R"), s.cop_at("2")) == ([], 3, "d-2")


def test_ga_8_7_a_cop_attacks_whom_he_aimed_at() -> None:
    for whom, letter in (("camorra-racketeers", "R"), ("camorra-thugs", "T")):
        s = ambush("2", {0: "R4 h-4", 1: "R3 d-2!, T3 d-2!"}, aim=whom)
        exactly(s, 0, "done", "5 1 1 1 1")
        assert (shots(s), s.strength(1, letter)) == ([("cop-2", whom, 1, 0)], 2)


def test_ga_8_7_a_cop_attacks_at_the_strength_that_seduction_left() -> None:
    s = ambush("2", {0: "R4 h-4, T1 h-4, V1 d-1", 1: "T4 d-2!"}).play(0, go("V", "d-2"))
    exactly(s, 0, "done", "5 1 1 1 1")
    assert s.strength(1, "T") == 2


# Guards against each piece


@pytest.mark.parametrize("level", [1, 2, 3])
def test_ga_8_7_guards_throw_their_full_dice_against_each_piece(level: int) -> None:
    crowd = {0: "R2 A2, T2 A2", 2: "T2 A2"}
    s = story(pieces=crowd, joints={1: f"A2:{level} A3 A4"})
    exactly(s, 0, "done", (" 1" * (2 * level) + " 1 1") * 3)
    assert len(shots(s)) == 3
    s = story(pieces=crowd, joints={1: f"A2:{level} A3 A4"})
    exactly(s, 0, "done", (" 4" * (2 * level) + " 1 1") * 3)
    assert [hits for _, _, hits, _ in shots(s)] == [2 * level] * 3


@pytest.mark.parametrize("active", range(4))
def test_ga_8_7_the_active_player_chooses_whoever_it_is(active: int) -> None:
    pieces = dict.fromkeys(range(4), "R3 d-2") | {active: "R1 d-3"}
    s = story(seats=4, pieces=pieces, active=active, order=[2, 0, 3, 1]).play(active, go("R", "d-2", "criminal"))
    others = [seat for seat in range(4) if seat != active]
    assert (s.waiting, s.legal(active)) == ((active,), [f"shoot racketeers at {target(seat, 'R')}" for seat in others])
    exactly(s, active, f"shoot racketeers at {target(others[1], 'R')}", "6 1 1 1")
    assert [s.strength(seat, "R") for seat in others] == [3, 2, 3]


def test_ga_8_7_a_cop_whose_attack_was_cancelled_can_still_be_attacked() -> None:
    """The thugs he aimed at have left, and the racketeers have come as criminals."""
    s = ambush("2", {0: "R4 d-3, T3 d-2!"}).play(0, go("T", "d-1", "criminal"))
    exactly(s, 0, go("R", "d-2", "criminal"), "1 1 1 1 5 1")
    assert (shots(s), s.strength(0, "R"), s.cop_at("2")) == ([(target(0, "R"), "cop-2", 0, 1)], 3, None)
