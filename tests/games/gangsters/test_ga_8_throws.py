"""GA-8.3 and GA-8.6: dice, hits, losses, and cops who leave."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import NAMES, Story, story, target
from tests.games.gangsters.throws import attack, event_names, exactly, shots

HITS = {"R": (6,), "T": (5, 6)}
COPS = NAMES["cop"]


def raid(cop: str, victim: str, blue: int = 1, **more: object) -> Story:
    """A cop has moved from d-3 to d-2, where a criminal piece of the second gang stands."""
    settings: dict[str, object] = {"pieces": {0: "R4 h-4", 1: f"{victim} d-2!"}} | more
    s = story(cops={cop: "d-3"}, at="police", dice=f"{blue} 1 1 1 1", **settings)  # type: ignore[arg-type]  # settings of all sorts
    return s.play(0, f"cop {cop} to d-2").passes(1, 2)


# GA-8.3: hits


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("letter", "equipped", "hits"), [("R", "", "6"), ("R", "R", "6"), ("T", "", "56"), ("T", "T", "456")])
def test_ga_8_3_racketeers_hit_on_6_thugs_on_5_and_6_with_heaters_on_4_too(
    letter: str, equipped: str, hits: str, face: int
) -> None:
    hit = int(str(face) in hits)
    s = attack(story(pieces={0: f"{letter}1 d-3", 1: "R2 d-2"}, equipped={0: equipped}), 0, letter, "d-2", f"{face} 1 1")
    assert (shots(s), s.strength(1, "R")) == ([(target(0, letter), target(1, "R"), hit, 0)], 2 - hit)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("letter", "equipped", "hits"), [("R", "", "6"), ("R", "R", "6"), ("T", "", "56"), ("T", "T", "456")])
def test_ga_8_3_the_same_numbers_hit_when_shooting_back(letter: str, equipped: str, hits: str, face: int) -> None:
    hit = int(str(face) in hits)
    s = attack(story(pieces={0: "T2 d-3", 1: f"{letter}1 d-2"}, equipped={1: equipped}), 0, "T", "d-2", f"1 1 {face}")
    assert (shots(s), s.strength(0, "T")) == ([(target(0, "T"), target(1, letter), 0, hit)], 2 - hit)


@pytest.mark.parametrize("face", range(1, 7))
def test_ga_8_3_cops_hit_on_5_and_6(face: int) -> None:
    s = exactly(raid("2", "R3"), 0, "done", f"1 {face} 1 1 1")
    assert (shots(s), s.strength(1, "R")) == ([("cop-2", target(1, "R"), int(face >= 5), 0)], 3 - int(face >= 5))
    s = attack(story(pieces={0: "R3 d-3"}, cops={"2": "d-2"}), 0, "R", "d-2", f"1 1 1 {face} 1")
    assert (shots(s), s.strength(0, "R")) == ([(target(0, "R"), "cop-2", 0, int(face >= 5))], 3 - int(face >= 5))


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("letter", "RT")
def test_ga_8_3_guards_hit_on_4_to_6(face: int, letter: str) -> None:
    s = story(pieces={0: f"{letter}2 A2"}, joints={1: "A2"})
    exactly(s, 0, "done", f"1 {face} 1 1")
    assert (shots(s), s.strength(0, letter)) == ([("A2", target(0, letter), int(face >= 4), 0)], 2 - int(face >= 4))


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize(("letter", "equipped", "hits"), [("R", "", "6"), ("T", "", "56"), ("T", "T", "456")])
def test_ga_8_3_pieces_shoot_back_at_guards_with_their_own_numbers(letter: str, equipped: str, hits: str, face: int) -> None:
    hit = int(str(face) in hits)
    s = story(pieces={0: f"{letter}1 A2"}, joints={1: "A2:2 A3"}, equipped={0: equipped})
    exactly(s, 0, "done", f"1 1 1 1 {face}")
    assert (shots(s), s.level("A2")) == ([("A2", target(0, letter), 0, hit)], 2 - hit)


# GA-8.3: dice


@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("strength", range(1, 11))
def test_ga_8_3_a_piece_throws_a_die_for_each_of_its_strength(letter: str, strength: int) -> None:
    s = story(pieces={0: f"{letter}{strength} d-3", 1: "R1 d-2"})
    attack(s, 0, letter, "d-2", "6 " * strength + "1")
    assert shots(s) == [(target(0, letter), target(1, "R"), strength, 0)]
    s = story(pieces={0: "T10 d-3", 1: f"{letter}{strength} d-2"})
    attack(s, 0, "T", "d-2", "1 " * 10 + "6 " * strength)
    assert (shots(s), s.strength(0, "T")) == ([(target(0, "T"), target(1, letter), 0, strength)], 10 - strength)


@pytest.mark.parametrize("cop", COPS)
def test_ga_8_3_a_cop_throws_his_number_of_dice(cop: str) -> None:
    s = exactly(raid(cop, "T10"), 0, "done", "5 " * int(cop) + "1 " * 10)
    assert (shots(s), s.strength(1, "T")) == ([(f"cop-{cop}", target(1, "T"), int(cop), 0)], 10 - int(cop))
    s = story(pieces={0: "T10 d-3"}, cops={cop: "d-2"})
    attack(s, 0, "T", "d-2", "1 " * 10 + "6 " * int(cop))
    assert (shots(s), s.strength(0, "T")) == ([(target(0, "T"), f"cop-{cop}", 0, int(cop))], 10 - int(cop))


@pytest.mark.parametrize("level", range(1, 9))
def test_ga_8_3_guards_throw_two_dice_for_each_level(level: int) -> None:
    yellow = ["A3", "A4", "I3", "I4", "K2", "K3", "K4"]
    s = story(pieces={0: "T10 A2"}, joints={1: " ".join([f"A2:{level}", *yellow[: level - 1]])})
    exactly(s, 0, "done", "4 " + "1 " * (2 * level - 1) + "1 " * 10)
    assert (shots(s), s.strength(0, "T")) == ([("A2", target(0, "T"), 1, 0)], 9)
    s = story(pieces={0: "T10 A2"}, joints={1: " ".join([f"A2:{level}", *yellow[: level - 1]])})
    exactly(s, 0, "done", "6 " * (2 * level) + "1 " * 10)
    assert shots(s) == [("A2", target(0, "T"), 2 * level, 0)]


# GA-8.3: losses


@pytest.mark.parametrize("hits", range(6))
def test_ga_8_3_a_hit_takes_one_strength(hits: int) -> None:
    s = attack(story(pieces={0: "T5 d-3", 1: "R4 d-2"}), 0, "T", "d-2", "5 " * hits + "1 " * (5 - hits) + "1 1 1 1")
    assert (s.strength(1, "R"), s.at(1, "R")) == (max(0, 4 - hits), "d-2" if hits < 4 else None)
    assert s.events("gone") == ([] if hits < 4 else [{"target": target(1, "R"), "space": "d-2"}])
    assert (s.strength(0, "T"), s.at(0, "T"), s.criminal(0, "T")) == (5, "d-2", True)


@pytest.mark.parametrize("hits", range(5))
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_ga_8_3_also_of_vamps(hits: int, strength: int) -> None:
    s = attack(story(pieces={0: "R5 d-3", 1: f"V{strength} d-2"}), 0, "R", "d-2", "6 " * hits + "1 " * (5 - hits))
    assert (s.strength(1, "V"), s.at(1, "V")) == (max(0, strength - hits), "d-2" if hits < strength else None)


def test_ga_8_3_one_simultaneous_throw() -> None:
    """Both can fall; whoever falls still shoots."""
    s = attack(story(pieces={0: "T2 d-3", 1: "T2 d-2!"}), 0, "T", "d-2", "5 5 6 6")
    assert (shots(s), s.at(0, "T"), s.at(1, "T"), s.crime) == ([(target(0, "T"), target(1, "T"), 2, 2)], None, None, 0)
    assert s.events("gone") == [{"target": target(seat, "T"), "space": "d-2"} for seat in (1, 0)]


def test_ga_8_3_there_is_one_throw_only() -> None:
    s = attack(story(pieces={0: "T2 d-3", 1: "T2 d-2"}), 0, "T", "d-2", "1 1 1 1")
    assert (len(shots(s)), s.active, s.strength(0, "T"), s.strength(1, "T")) == (1, 1, 2, 2)


def test_ga_8_3_only_the_attacked_piece_loses() -> None:
    s = story(pieces={0: "T5 d-3", 1: "R3 d-2, V1 d-2", 2: "T3 d-2"}, cops={"7": "d-2"}).play(0, "move thugs to d-2 as criminal")
    exactly(s, 0, "shoot thugs at camorra-racketeers", "5 5 5 5 5 1 1 1")
    assert (s.at(1, "R"), s.strength(1, "V"), s.strength(2, "T"), s.cop_at("7")) == (None, 1, 3, "d-2")


def test_ga_8_3_a_shoot_out_changes_no_cash_and_no_side() -> None:
    s = story(pieces={0: "T3 d-3", 1: "R3 d-2"}, cash={0: 700, 1: 800})
    attack(s, 0, "T", "d-2", "5 1 1 6 1 1")
    assert (s.cash(0), s.cash(1), s.criminal(0, "T"), s.criminal(1, "R")) == (700, 800, True, False)
    assert (s.strength(0, "T"), s.strength(1, "R")) == (2, 2)


# GA-8.6: guards and cops


def test_ga_8_6_guards_and_cops_never_shoot_at_each_other() -> None:
    s = story(pieces={0: "R1 h-4"}, joints={1: "A2:2 A3"}, cops={"7": "A2", "3": "A3"})
    exactly(s, 0, "done")
    assert (shots(s), s.cop_at("7"), s.level("A2")) == ([], "A2", 2)


def test_ga_8_6_a_cop_who_shoots_in_a_joint_is_not_shot_at_by_guards_and_hits_no_joint() -> None:
    """Cop 2 attacks the criminal thugs of the joint's own gang."""
    s = story(pieces={0: "R4 h-4", 1: "T2 A4!"}, joints={1: "A4:2 A2"}, cops={"2": "d-3"}, at="police")
    s.play(0, "cop 2 to A4").passes(1, 2)
    exactly(s, 0, "done", "5 5 1 1")
    assert (shots(s), s.level("A4"), s.cop_at("2")) == ([("cop-2", target(1, "T"), 2, 0)], 2, None)


def test_ga_8_6_guards_and_a_cop_attack_the_same_piece_each_for_himself() -> None:
    s = story(pieces={0: "R4 h-4", 2: "T5 A4!"}, joints={1: "A4"}, cops={"2": "d-3"}, at="police")
    s.play(0, "cop 2 to A4").passes(1, 2)
    exactly(s, 0, "done", "5 5 1 1 1 1 1" + " 4 1 1 1 1")
    assert shots(s) == [("cop-2", target(2, "T"), 2, 0), ("A4", target(2, "T"), 1, 0)]
    assert (s.strength(2, "T"), s.level("A4"), s.cop_at("2")) == (2, 1, None)


@pytest.mark.parametrize(("chance", "left"), [("1 1 1 1", 2), ("1 1 6 6", 2), ("5 1 1 1", 1), ("5 5 6 6", 0)])
def test_ga_8_6_a_cop_who_attacked_always_leaves_hit_or_not(chance: str, left: int) -> None:
    s = exactly(raid("2", "T2"), 0, "done", chance)
    assert (s.strength(1, "T"), s.cop_at("2")) == (left, None)
    assert s.events("cop-left") == [{"cop": "2", "space": "d-2"}]


@pytest.mark.parametrize("chance", ["1 1 1 1", "5 5 1 1", "1 1 5 1", "5 5 5 5"])
def test_ga_8_6_a_cop_who_was_attacked_always_leaves_hit_or_not(chance: str) -> None:
    s = attack(story(pieces={0: "T2 d-3"}, cops={"2": "d-2"}), 0, "T", "d-2", chance)
    assert (s.cop_at("2"), s.events("cop-left")) == (None, [{"cop": "2", "space": "d-2"}])


def test_ga_8_6_a_cop_in_no_shoot_out_stays() -> None:
    s = story(pieces={0: "T2 d-3", 1: "R1 d-2"}, cops={"2": "d-2", "9": "h-4"}).play(0, "move thugs to d-2 as criminal")
    exactly(s, 0, "shoot thugs at camorra-racketeers", "1 1 1")
    assert (s.cop_at("2"), s.cop_at("9"), "cop-left" in event_names(s)) == ("d-2", "h-4", False)


def test_ga_8_6_a_cop_who_left_is_in_the_bag() -> None:
    s = attack(story(seats=2, pieces={0: "T2 d-3"}, cops={"2": "d-2"}), 0, "T", "d-2", "1 1 1 1")
    s.play(1, "throw", "1 1 1 1 1").play(1, "new cop", "cop-2").play(1, "to b-10")
    assert s.cop_at("2") == "b-10"
