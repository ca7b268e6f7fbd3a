"""GA-8.1 and GA-8.4: who attacks whom, and vamps in shoot-outs."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import NAMES, Story, story, target
from tests.games.gangsters.throws import attack, board, event_names, exactly, go, shots


def nobody_shot(s: Story) -> bool:
    return not {"shot", "guards-shot", "cancelled"} & set(event_names(s))


# GA-8.1: a criminal racketeer or thug piece that moved attacks


@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("other", "RT")
@pytest.mark.parametrize("side", ["", "!"])
@pytest.mark.parametrize("place", ["d-2", "A4", "E4"])
def test_ga_8_1_a_criminal_piece_that_moved_attacks_whom_it_ends_with(letter: str, other: str, side: str, place: str) -> None:
    """The attacked need not be criminal, and shoots back."""
    start = {"d-2": "d-3", "A4": "d-3", "E4": "d-9"}[place]
    s = attack(story(pieces={0: f"{letter}1 {start}", 1: f"{other}1 {place}{side}"}), 0, letter, place, "6 6")
    assert shots(s) == [(target(0, letter), target(1, other), 1, 1)]
    assert (s.at(0, letter), s.at(1, other), s.active) == (None, None, 1)


@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("cop", NAMES["cop"])
def test_ga_8_1_a_criminal_piece_that_moved_attacks_a_cop(letter: str, cop: str) -> None:
    s = story(pieces={0: f"{letter}3 d-3"}, cops={cop: "d-2"})
    attack(s, 0, letter, "d-2", "6 6 6" + " 1" * int(cop))
    assert shots(s) == [(target(0, letter), f"cop-{cop}", 3, 0)]
    assert (s.cop_at(cop), s.strength(0, letter)) == (None, 3)


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_1_the_attacked_cop_shoots_back(letter: str) -> None:
    s = attack(story(pieces={0: f"{letter}3 d-3"}, cops={"4": "d-2"}), 0, letter, "d-2", "1 1 1 4 5 6 1")
    assert (shots(s), s.strength(0, letter)) == ([(target(0, letter), "cop-4", 0, 2)], 1)


@pytest.mark.parametrize("before", ["", "!"])
def test_ga_8_1_the_side_where_it_ends_counts(before: str) -> None:
    for side in ("clean", "criminal"):
        s = story(pieces={0: f"T1 d-3{before}", 1: "R1 d-2!"})
        exactly(s, 0, go("T", "d-2", side), "5 1" if side == "criminal" else "")
        assert nobody_shot(s) is (side == "clean")


@pytest.mark.parametrize("letter", "RTV")
def test_ga_8_1_clean_pieces_attack_nobody(letter: str) -> None:
    s = story(pieces={0: f"{letter}3 d-3", 1: "V1 d-2!"}, cops={"7": "d-2"})
    exactly(s, 0, go(letter, "d-2"))
    assert (nobody_shot(s), s.cop_at("7"), s.active) == (True, "d-2", 1)


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_1_a_piece_that_did_not_move_attacks_nobody(letter: str) -> None:
    s = story(pieces={0: f"{letter}3 d-2!, V1 h-4", 1: "R1 d-2, T1 d-2!"}, cops={"7": "d-2"})
    exactly(s, 0, go("V", "i-4"))
    if s.active == 0:
        exactly(s, 0, "done")
    assert (nobody_shot(s), s.cop_at("7")) == (True, "d-2")


def test_ga_8_1_only_what_moves_starts_a_shoot_out() -> None:
    """Criminals of all gangs and a cop stand together; a turn in which nothing moves passes in peace."""
    crowd = {0: "R4 d-2!, T4 d-2!", 1: "R4 d-2!, T4 d-2!", 2: "R4 d-2!, V1 d-2!"}
    s = story(pieces=crowd, cops={"7": "d-2", "3": "d-2"})
    before = board(s)
    exactly(s, 0, "done")
    assert (nobody_shot(s), board(s)) == (True, before)


@pytest.mark.parametrize("letter", "RTV")
def test_ga_8_1_whoever_stands_there_does_not_attack_who_comes(letter: str) -> None:
    s = story(pieces={0: f"{letter}1 d-3", 1: "R4 d-2!, T4 d-2!"}, cops={"7": "d-2"})
    s.play(0, go(letter, "d-2"))
    if s.ask == "seduce":
        s.play(0, "seduce camorra-thugs").play(0, "to b-10")
    assert (nobody_shot(s), s.strength(0, letter)) == (True, 1)


def test_ga_8_1_a_cop_who_did_not_move_attacks_no_criminal_who_comes() -> None:
    s = story(pieces={0: "V1 d-3"}, cops={"7": "d-2"})
    exactly(s, 0, go("V", "d-2", "criminal"))
    assert (nobody_shot(s), s.strength(0, "V"), s.cop_at("7")) == (True, 1, "d-2")


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_1_a_piece_attacks_nobody_whom_it_passes(letter: str) -> None:
    s = story(pieces={0: f"{letter}1 d-3", 1: "R1 d-2", 2: "T1 c-1"}, dice="1 1 3 3 1", cops={"7": "d-1"})
    exactly(s, 0, go(letter, "e-1", "criminal"))
    assert nobody_shot(s)


def test_ga_8_1_a_piece_does_not_attack_its_own_gang_or_public() -> None:
    s = story(pieces={0: "R2 d-2!, T1 d-3, V1 d-2"}, public={"2a": "d-2"})
    exactly(s, 0, go("T", "d-2", "criminal"))
    assert (nobody_shot(s), s.strength(0, "R"), s.public_at("2a")) == (True, 2, "d-2")


def test_ga_8_1_a_circle_is_a_move() -> None:
    s = attack(story(pieces={0: "T1 A1", 1: "R1 A1"}, dice="1 1 1 4 1"), 0, "T", "A1", "5 1")
    assert shots(s) == [(target(0, "T"), target(1, "R"), 1, 0)]


def test_ga_8_1_a_piece_in_its_own_joint_attacks_too() -> None:
    s = attack(story(pieces={0: "R1 d-3", 1: "V1 A4"}, joints={0: "A4"}), 0, "R", "A4", "6")
    assert (shots(s), s.at(1, "V")) == ([(target(0, "R"), target(1, "V"), 1, 0)], None)


# GA-8.1: one of them, of choice


EVERYONE = {1: "R2 d-2, T2 d-2, V1 d-2", 2: "R2 d-2!, T2 h-4"}


@pytest.mark.parametrize("whom", ["camorra-racketeers", "camorra-thugs", "camorra-vamps", "outfit-racketeers", "cop-3", "cop-2"])
def test_ga_8_1_a_piece_attacks_one_of_choice(whom: str) -> None:
    s = story(pieces={0: "R1 d-3, V1 d-2"} | EVERYONE, cops={"3": "d-2", "2": "d-2"}).play(0, go("R", "d-2", "criminal"))
    assert (s.ask, s.waiting) == ("shoot", (0,))
    names = ["camorra-racketeers", "camorra-thugs", "camorra-vamps", "outfit-racketeers", "cop-2", "cop-3"]
    assert s.legal(0) == [f"shoot racketeers at {name}" for name in names]
    back = 0 if whom == "camorra-vamps" else int(whom[-1]) if whom.startswith("cop") else 2
    exactly(s, 0, f"shoot racketeers at {whom}", "6" + " 1" * back)
    assert shots(s) == [("shamrocks-racketeers", whom, 1, 0)]
    assert (s.active, s.strength(0, "R")) == (1, 1)


def test_ga_8_1_an_attack_must_be_made() -> None:
    s = story(pieces={0: "R1 d-3"} | EVERYONE).play(0, go("R", "d-2", "criminal"))
    assert not [move for move in s.legal(0) if not move.startswith("shoot ")]
    error = s.refuse(0, "pass")
    assert (error.sentence, error.rule) == ("asked-for-shoot", "GA-8.1")


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("shoot racketeers at outfit-thugs", "not-with-attacker"),
        ("shoot racketeers at shamrocks-vamps", "own-piece"),
        ("shoot racketeers at cop-9", "not-with-attacker"),
        ("shoot racketeers at cop-3", "not-with-attacker"),
        ("shoot thugs at camorra-thugs", "piece-not-attacking"),
    ],
)
def test_ga_8_1_only_those_can_be_attacked_who_are_there(move: str, sentence: str) -> None:
    s = story(pieces={0: "R1 d-3, V1 d-2, T1 d-2!"} | EVERYONE, cops={"3": "h-4"}).play(0, go("R", "d-2", "criminal"))
    error = s.refuse(0, move)
    assert (error.sentence, error.rule) == (sentence, "GA-8.1")


def test_ga_8_1_each_piece_attacks_once() -> None:
    s = story(pieces={0: "R1 d-3"} | EVERYONE).play(0, go("R", "d-2", "criminal"))
    exactly(s, 0, "shoot racketeers at camorra-thugs", "1 1 1")
    assert (len(shots(s)), s.active) == (1, 1)


def test_ga_8_1_in_the_next_turn_nothing_is_left_of_it() -> None:
    s = attack(story(seats=2, pieces={0: "T2 d-3", 1: "R2 d-2"}), 0, "T", "d-2", "1 1 1 1")
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass")
    exactly(s, 1, "done")
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass")
    exactly(s, 0, "done")
    assert len(shots(s)) == 1


# GA-8.4: vamps


@pytest.mark.parametrize("side", ["clean", "criminal"])
def test_ga_8_4_vamps_do_not_attack(side: str) -> None:
    s = story(pieces={0: "V3 d-3", 1: "V1 d-2!"}, cops={"7": "d-2"})
    exactly(s, 0, go("V", "d-2", side))
    assert nobody_shot(s)


@pytest.mark.parametrize("letter", "RT")
def test_ga_8_4_criminal_vamps_do_not_attack_racketeers_or_thugs(letter: str) -> None:
    s = story(pieces={0: "V3 d-3", 1: f"{letter}1 d-2!"})
    exactly(s, 0, go("V", "d-2", "criminal"))
    assert (nobody_shot(s), s.strength(1, letter)) == (True, 1)


@pytest.mark.parametrize("side", ["", "!"])
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_ga_8_4_attacked_vamps_do_not_shoot_back(side: str, strength: int) -> None:
    s = attack(story(pieces={0: "R2 d-3", 1: f"V{strength} d-2{side}"}), 0, "R", "d-2", "5 6")
    assert shots(s) == [(target(0, "R"), target(1, "V"), 1, 0)]
    assert (s.strength(0, "R"), s.strength(1, "V")) == (2, strength - 1)


@pytest.mark.parametrize("equipped", ["", "T"])
@pytest.mark.parametrize("side", ["", "!"])
def test_ga_8_4_thugs_cannot_attack_vamps(equipped: str, side: str) -> None:
    s = story(pieces={0: "T9 d-3", 1: f"V1 d-2{side}"}, equipped={0: equipped})
    exactly(s, 0, go("T", "d-2", "criminal"))
    assert (nobody_shot(s), s.strength(1, "V"), s.active) == (True, 1, 1)


def test_ga_8_4_thugs_attack_the_others_who_are_with_vamps() -> None:
    s = attack(story(pieces={0: "T1 d-3", 1: "V1 d-2, R1 d-2"}), 0, "T", "d-2", "5 1")
    assert shots(s) == [(target(0, "T"), target(1, "R"), 1, 0)]
    s = story(pieces={0: "T1 d-3", 1: "V1 d-2, R1 d-2"}, cops={"2": "d-2"}).play(0, go("T", "d-2", "criminal"))
    assert s.legal(0) == ["shoot thugs at camorra-racketeers", "shoot thugs at cop-2"]
    error = s.refuse(0, "shoot thugs at camorra-vamps")
    assert (error.sentence, error.rule) == ("thugs-at-vamps", "GA-8.4")


@pytest.mark.parametrize("strength", [1, 2, 3])
def test_ga_8_4_cops_attack_criminal_vamps(strength: int) -> None:
    s = story(pieces={0: "R4 h-4", 1: f"V{strength} d-2!"}, cops={"2": "d-3"}, at="police").play(0, "cop 2 to d-2").passes(1, 2)
    exactly(s, 0, "done", "5 1")
    assert shots(s) == [("cop-2", target(1, "V"), 1, 0)]
    assert (s.strength(1, "V"), s.cop_at("2")) == (strength - 1, None)


@pytest.mark.parametrize("active", [0, 1, 2])
@pytest.mark.parametrize("side", ["", "!"])
def test_ga_8_4_guards_do_not_attack_vamps(active: int, side: str) -> None:
    s = story(pieces={0: f"V1 A2{side}"}, joints={1: "A2"}, active=active)
    exactly(s, active, "done")
    assert (nobody_shot(s), s.at(0, "V")) == (True, "A2")
