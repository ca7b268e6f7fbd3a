"""GA-8.2 and GA-8.5: guards, and what a joint loses."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.throws import attack, board, event_names, exactly, go, shots


def den(victims: str, joint: str = "A2", rest: str = "", active: int = 0, **more: object) -> Story:
    """The first gang's pieces in a joint of the second."""
    settings: dict[str, object] = {"pieces": {0: victims}, "joints": {1: f"{joint} {rest}"}} | more
    return story(active=active, **settings)  # type: ignore[arg-type]  # settings of all sorts


# GA-8.2


@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("side", ["", "!"])
def test_ga_8_2_guards_attack_in_every_players_turn_clean_or_not(active: int, letter: str, side: str) -> None:
    s = exactly(den(f"{letter}3 A2{side}", active=active), active, "done", "4 1 1 1 1")
    assert (shots(s), s.strength(0, letter)) == ([("A2", target(0, letter), 1, 0)], 2)
    assert (s.at(0, letter), s.criminal(0, letter), s.level("A2")) == ("A2", side == "!", 1)


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_ga_8_2_guards_of_every_player_attack(owner: int) -> None:
    victim = (owner + 1) % 3
    s = exactly(story(pieces={victim: "T1 A2"}, joints={owner: "A2"}), 0, "done", "4 1 1")
    assert (shots(s), s.at(victim, "T")) == ([("A2", target(victim, "T"), 1, 0)], None)


def test_ga_8_2_turn_after_turn() -> None:
    s = exactly(den("T5 A2", seats=2), 0, "done", "4 1 1 1 1 1 1")
    for seat in (1, 0, 1):
        s.play(seat, "throw", "1 1 1 1 1").play(seat, "pass")
        exactly(s, seat, "done", "4 1" + " 1" * s.strength(0, "T"))
    assert (len(shots(s)), s.strength(0, "T")) == (4, 1)


@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("side", ["clean", "criminal"])
def test_ga_8_2_who_enters_is_attacked_in_the_same_turn(letter: str, side: str) -> None:
    s = exactly(den(f"{letter}2 d-3", "A4"), 0, go(letter, "A4", side), "4 1 1 1")
    assert (shots(s), s.strength(0, letter)) == ([("A4", target(0, letter), 1, 0)], 1)


def test_ga_8_2_who_leaves_is_not_attacked() -> None:
    s = exactly(den("T2 A4", "A4"), 0, go("T", "d-3"))
    assert shots(s) == []


def test_ga_8_2_who_passes_before_the_door_is_not_attacked() -> None:
    s = exactly(den("T2 d-2", "A4", dice="1 1 1 2 1"), 0, go("T", "d-4", "criminal"))
    assert shots(s) == []


def test_ga_8_2_every_piece_of_every_other_gang() -> None:
    crowd = {0: "R1 A2, T1 A2, V1 A2", 1: "R3 A2!, T3 A2", 2: "R1 A2!, T1 A2!"}
    s = exactly(story(pieces=crowd, joints={1: "A2"}), 0, "done", "4 1 1 " * 4)
    assert sorted(shots(s), key=str) == [("A2", target(seat, letter), 1, 0) for seat in (2, 0) for letter in "RT"]
    assert [s.strength(seat, letter) for seat in (0, 2) for letter in "RT"] == [0, 0, 0, 0]
    assert (s.strength(0, "V"), s.strength(1, "R"), s.strength(1, "T")) == (1, 3, 3)


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_2_not_the_own_gang(letter: str) -> None:
    s = story(pieces={1: f"{letter}3 A2!"}, joints={1: "A2"})
    exactly(s, 0, "done")
    assert (shots(s), s.strength(1, letter)) == ([], 3)


@pytest.mark.parametrize("place", ["A1", "A2", "d-2"])
def test_ga_8_2_where_nobody_owns_there_are_no_guards(place: str) -> None:
    s = story(pieces={0: f"R3 {place}!, T3 {place}", 1: f"R2 {place}"}, joints={1: "A3"})
    exactly(s, 0, "done")
    assert shots(s) == []


@pytest.mark.parametrize("side", ["", "!"])
def test_ga_8_2_vamps_come_and_go(side: str) -> None:
    s = exactly(den(f"V1 A4{side}", "A4"), 0, "done")
    assert shots(s) == []
    for start, end in (("d-3", "A4"), ("A4", "d-3")):
        s = exactly(den(f"V1 {start}", "A4"), 0, go("V", end, "criminal" if side else "clean"))
        assert (shots(s), s.at(0, "V")) == ([], end)


def test_ga_8_2_guards_of_a_joint_just_bought_attack_who_stands_there() -> None:
    s = story(pieces={0: "R1 A2", 1: "T2 A2, R1 A2, V1 A2"}, cash={0: 200}, at="buy").play(0, "buy").play(0, "throw", "1 1 1 1 1")
    s.play(0, "pass")
    exactly(s, 0, "done", "4 1 1 " + "4 1 1 1")
    assert shots(s) == [("A2", target(1, "R"), 1, 0), ("A2", target(1, "T"), 1, 0)]
    assert (s.at(1, "R"), s.strength(1, "T"), s.strength(1, "V")) == (None, 1, 1)


# GA-8.5: levels


@pytest.mark.parametrize("hits", range(7))
@pytest.mark.parametrize("level", [1, 2, 4])
def test_ga_8_5_a_hit_on_a_joint_costs_a_level(hits: int, level: int) -> None:
    s = den("T6 A2", f"A2:{level}", "A3 A4 I3")
    exactly(s, 0, "done", "1 " * 2 * level + "5 " * hits + "1 " * (6 - hits))
    left = max(0, level - hits)
    assert (s.level("A2"), s.owner("A2")) == (left, 1 if left else None)
    assert (s.strength(0, "T"), s.level("A3"), s.owner("A3")) == (6, 1, 1)
    if hits:
        assert s.events("lost-level")[-1] == {"joint": "A2", "level": left}
    assert s.events("neutral") == ([] if left else [{"joint": "A2", "seat": 1}])


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_5_unless_the_only_attacker_died(letter: str) -> None:
    s = exactly(den(f"{letter}2 A2", "A2:2", "A3"), 0, "done", "4 5 1 1 6 6")
    assert (s.at(0, letter), s.level("A2"), s.owner("A2")) == (None, 2, 1)
    assert shots(s) == [("A2", target(0, letter), 2, 2)]
    assert "lost-level" not in event_names(s)


@pytest.mark.parametrize("active", [0, 1, 2])
def test_ga_8_5_in_every_players_turn(active: int) -> None:
    s = exactly(den("T1 A2", "A2:2", "A3", active=active), active, "done", "1 1 1 1 5")
    assert (s.level("A2"), s.owner("A2")) == (1, 1)


def test_ga_8_5_more_hits_than_needed_kill_as_well() -> None:
    s = exactly(den("T1 A2"), 0, "done", "6 6 6")
    assert (s.at(0, "T"), s.level("A2"), s.owner("A2")) == (None, 1, 1)


def test_ga_8_5_a_survivor_is_enough_for_the_joint_to_lose() -> None:
    s = exactly(den("T3 A2", "A2:2", "A3"), 0, "done", "4 4 1 1 5 1 1")
    assert (s.strength(0, "T"), s.level("A2")) == (1, 1)


def test_ga_8_5_a_hit_counts_if_any_attacker_of_the_round_is_left() -> None:
    """The racketeers die and hit once; the thugs survive and hit once: both hits count."""
    s = exactly(den("R1 A2, T1 A2", "A2:3", "A3 A4"), 0, "done", "6 1 1 1 1 1 6 " + "1 1 1 1 1 1 6")
    assert shots(s) == [("A2", target(0, "R"), 1, 1), ("A2", target(0, "T"), 0, 1)]
    assert (s.at(0, "R"), s.strength(0, "T"), s.level("A2")) == (None, 1, 1)


@pytest.mark.parametrize("first", "RT")
def test_ga_8_5_hits_of_those_who_died_count_when_others_of_the_round_live(first: str) -> None:
    """Whoever is first: one piece hits and dies, the other hits nothing and lives."""
    dies, lives = "6 1 1 1 6", "1 1 1 1 1"
    s = exactly(den("R1 A2, T1 A2", "A2:2", "A3"), 0, "done", f"{dies} {lives}" if first == "R" else f"{lives} {dies}")
    assert (s.at(0, first), s.level("A2")) == (None, 1)


def test_ga_8_5_no_hit_counts_if_all_attackers_died_in_the_round() -> None:
    """In throws of their own the racketeers and thugs of one gang and the thugs of another hit, and die."""
    pieces = {0: "R1 A2, T1 A2", 2: "T1 A2"}
    s = exactly(den("", pieces=pieces, joint="A2:2", rest="A3", public={"1a": "A2"}), 0, "done", "6 1 1 1 6 " * 3)
    assert [shot[2:] for shot in shots(s)] == [(1, 1)] * 3
    assert (s.level("A2"), s.public_at("1a")) == (2, "A2")
    assert not {"lost-level", "neutral", "capped"} & set(event_names(s))


@pytest.mark.parametrize("survivor", [0, 2])
def test_ga_8_5_an_attacker_of_any_gang_is_enough(survivor: int) -> None:
    pieces = {0: "T1 A2", 2: "T1 A2"}
    throws = ["1 1 1 1 1" if seat == survivor else "6 1 1 1 6" for seat in (0, 2)]
    s = exactly(den("", pieces=pieces, joint="A2:2", rest="A3"), 0, "done", " ".join(throws))
    assert (s.strength(survivor, "T"), s.level("A2")) == (1, 1)


def test_ga_8_5_vamps_and_the_owners_pieces_are_no_attackers() -> None:
    s = exactly(den("", pieces={0: "T1 A2, V1 A2", 1: "R2 A2"}, joint="A2:2", rest="A3"), 0, "done", "6 1 1 1 6")
    assert (s.at(0, "T"), s.level("A2")) == (None, 2)


def test_ga_8_5_each_joint_has_a_round_of_its_own() -> None:
    """In A2 the attacker dies, in A3 the attacker lives: only A3 loses a level."""
    s = exactly(story(pieces={0: "T1 A2", 2: "T1 A3"}, joints={1: "A2:2 A3:2"}), 0, "done", "6 1 1 1 6 " + "1 1 1 1 6")
    assert s.joints(1) == {"A2": 2, "A3": 1}


def test_ga_8_5_at_level_0_the_joint_is_neutral_and_its_public_leaves() -> None:
    s = den("T1 A2", public={"2a": "A2", "3a": "A3", "1a": "A4"}, rest="A3")
    exactly(s, 0, "done", "1 1 5")
    assert (s.owner("A2"), s.level("A2"), s.public_at("2a"), s.public_at("3a"), s.public_at("1a")) == (None, 0, None, "A3", "A4")
    assert (s.events("neutral"), s.events("public-left")) == ([{"joint": "A2", "seat": 1}], [{"public": "2a", "space": "A2"}])
    assert s.joints(1) == {"A3": 1}


def test_ga_8_5_above_level_0_its_public_stays() -> None:
    s = exactly(den("T1 A2", "A2:2", "A3", public={"2a": "A2"}), 0, "done", "1 1 1 1 5")
    assert (s.level("A2"), s.public_at("2a"), s.events("public-left")) == (1, "A2", [])


def test_ga_8_5_pieces_stay_in_a_joint_that_became_neutral() -> None:
    s = exactly(den("T1 A2", pieces={0: "T1 A2", 1: "R3 A2!", 2: "V1 A2"}, cops={"7": "A2"}), 0, "done", "1 1 5")
    assert (s.at(0, "T"), s.at(1, "R"), s.at(2, "V"), s.cop_at("7")) == ("A2", "A2", "A2", "A2")


def test_ga_8_5_a_lost_joint_pulls_the_levels_of_its_colour_down() -> None:
    """GA-3.2: with A2 gone, two yellow joints are left, and levels above 2 drop."""
    s = exactly(den("T1 A2", "A2:1", "A3:3 A4:2 B1"), 0, "done", "1 1 5")
    assert s.joints(1) == {"A3": 2, "A4": 2, "B1": 1}
    assert s.events("capped") == [{"joint": "A3", "level": 2}]


def test_ga_8_5_guards_throw_all_their_dice_to_the_end_of_the_round() -> None:
    """The racketeers' hit costs a level only when the guards have thrown at the thugs as well."""
    s = exactly(den("R1 A2, T5 A2"), 0, "done", "1 1 6 " + "4 4 1 1 1 1 1")
    assert shots(s) == [("A2", target(0, "R"), 0, 1), ("A2", target(0, "T"), 2, 0)]
    assert (s.owner("A2"), s.strength(0, "T")) == (None, 3)
    assert event_names(s).index("lost-level") > max(i for i, name in enumerate(event_names(s)) if name == "guards-shot")


def test_ga_8_5_shoot_outs_of_pieces_hurt_no_joint() -> None:
    s = story(pieces={0: "T3 d-3", 1: "R3 A4"}, joints={2: "B1"}, public={"2a": "A4"})
    attack(s, 0, "T", "A4", "5 5 5 1 1 1")
    assert (s.public_at("2a"), s.joints(2)) == ("A4", {"B1": 1})
    s = story(pieces={0: "T3 d-3", 1: "T1 A4"}, joints={0: "A4:2 A2"})
    attack(s, 0, "T", "A4", "5 1 1 5")
    assert (s.strength(0, "T"), s.at(1, "T"), s.level("A4")) == (2, None, 2)


def test_ga_8_5_nothing_else_changes() -> None:
    s = den("T2 A2", rest="B1", pieces={0: "T2 A2, R2 n-1", 1: "R2 A2", 2: "V1 A2"}, cash={0: 100, 1: 200}, public={"1a": "e-1"})
    before = board(s)
    exactly(s, 0, "done", "1 1 1 1")
    assert board(s) == before
