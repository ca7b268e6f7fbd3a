"""GA-5.1 and GA-5.5: how many moves, what counts as a move, once a turn, and the sides of pieces."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import Story, story
from tests.games.gangsters.throws import board, event_names, exactly, go

ALL = {0: "R6 d-3, T2 h-4, V1 e-1"}


def turn(**more: object) -> Story:
    """Three moves: all pieces are in the streets, public stands at o-1, and every die shows 1."""
    settings: dict[str, object] = {"pieces": ALL, "public": {"2a": "o-1"}, "cash": {0: 5000}, "joints": {0: "A2"}}
    return story(**(settings | more))  # type: ignore[arg-type]  # settings of all sorts


# GA-5.1: the number of moves


@pytest.mark.parametrize(
    ("racketeers", "moves"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5)]
)
def test_ga_5_1_half_the_racketeers_rounded_down_but_at_least_one(racketeers: int, moves: int) -> None:
    assert story(pieces={0: f"R{racketeers} d-3"}).moves == moves


@pytest.mark.parametrize("pieces", ["T10 d-3", "V3 d-3", "T10 d-3, V3 d-3", ""])
def test_ga_5_1_without_racketeers_there_is_one_move(pieces: str) -> None:
    assert story(pieces={0: pieces}).moves == 1


def test_ga_5_1_only_the_own_racketeers_count() -> None:
    assert story(pieces={0: "R2 d-3, T10 d-3", 1: "R10 d-3"}).moves == 1
    assert story(pieces={0: "R2 d-3", 1: "R10 d-3, T2 d-3"}, active=1).moves == 5


@pytest.mark.parametrize("side", ["", "!"])
def test_ga_5_1_racketeers_count_clean_or_criminal_in_joints_or_not(side: str) -> None:
    assert story(pieces={0: f"R6 A2{side}"}, joints={0: "A2"}).moves == 3


@pytest.mark.parametrize("count", [1, 2, 4])
def test_ga_5_1_racketeers_are_counted_when_the_step_begins(count: int) -> None:
    """Recruiting more of them brings no move in this turn."""
    s = turn(cash={0: 10_000}, dice="1 1 1 1 1").play(0, f"recruit racketeers {count}")
    assert (s.strength(0, "R"), s.moves) == (6 + count, 2)


def test_ga_5_1_racketeers_seduced_in_this_step_do_not_count() -> None:
    s = turn(pieces={0: "R3 d-3, V1 e-1", 1: "R5 d-1"}, at="police", dice="1 1 1 1 1").play(0, "pass")
    assert s.moves == 1
    s.move(0, "V", "d-1")
    assert (s.strength(0, "R"), s.active) == (4, 1)


def test_ga_5_1_racketeers_are_counted_anew_every_turn() -> None:
    s = turn(cash={0: 10_000}, seats=2, pieces={0: "R6 d-3", 1: "T1 h-4"})
    s.play(0, "recruit racketeers 2").done(0)
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").done(1)
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass")
    assert s.moves == 4


@pytest.mark.parametrize("after", [[], [go("R", "d-2")], [go("R", "d-2"), "new public"]])
def test_ga_5_1_no_move_is_compulsory(after: list[str]) -> None:
    s = turn()
    for move in after:
        s.play(0, move, "1a" if move == "new public" else "")
        if s.ask == "public-to":
            s.play(0, "to b-10")
    before = board(s)
    exactly(s, 0, "done")
    assert (s.active, s.ask, board(s)) == (1, "buy", before)


@pytest.mark.parametrize(
    "move", [go("R", "d-2"), go("T", "i-4"), go("V", "f-1"), "public 2a to n-1", "new public", "recruit thugs 1"]
)
def test_ga_5_1_each_of_these_is_one_move(move: str) -> None:
    s = turn().play(0, move, "1a" if move == "new public" else "")
    if s.ask == "public-to":
        s.play(0, "to b-10")
    assert (s.ask, s.active, s.moves) == ("move", 0, 2)


def test_ga_5_1_the_step_ends_with_the_last_move() -> None:
    s = turn().move(0, "R", "d-2").move(0, "T", "i-4")
    assert (s.active, s.moves) == (0, 1)
    s.move(0, "V", "f-1")
    assert s.active == 1


def test_ga_5_1_recruiting_and_moving_mix() -> None:
    s = turn().play(0, "recruit thugs 1").move(0, "R", "d-2").play(0, "public 2a to n-1")
    assert (s.strength(0, "T"), s.at(0, "R"), s.public_at("2a"), s.active) == (3, "d-2", "n-1", 1)


def test_ga_5_1_a_piece_moves_by_its_own_die() -> None:
    s = story(pieces={0: "R4 n-1, T1 n-1, V1 n-1"}, dice="6 5 1 2 4")
    assert s.ends(0, "R") == {"m-1", "o-1", "I1"}
    assert s.ends(0, "T") == {"l-1", "m-2", "p-1", "I2"}
    assert "p-3" in s.ends(0, "V")
    s = story(pieces={0: "R4 n-1"}, public={"2a": "n-1"}, dice="6 2 1 5 5")
    assert s.legal(0, "public") == [f"public 2a to {place}" for place in ("I2", "l-1", "p-1", "m-2")]


def test_ga_5_1_one_moves_only_pieces_of_ones_own() -> None:
    s = story(pieces={0: "T1 d-3", 1: "R4 d-3, V1 d-3"})
    assert not s.legal(0, "move racketeers")
    assert s.refuse(0, "move racketeers to d-2 as clean").sentence == "piece-not-there"
    assert s.move(0, "T", "d-2").at(1, "R") == "d-3"


def test_ga_5_1_a_piece_that_is_not_on_the_board_cannot_move() -> None:
    error = story(pieces={0: "R4 d-3"}).refuse(0, "move vamps to d-3 as clean")
    assert (error.sentence, error.rule) == ("piece-not-there", "GA-5.1")


# GA-5.1: once a turn


@pytest.mark.parametrize(
    ("letter", "name", "to", "back"),
    [("R", "racketeers", "d-2", "d-3"), ("T", "thugs", "i-4", "h-4"), ("V", "vamps", "f-1", "e-1")],
)
def test_ga_5_1_each_piece_at_most_once_a_turn(letter: str, name: str, to: str, back: str) -> None:
    moved = turn().move(0, letter, to)
    recruited = turn().play(0, f"recruit {name} 1")
    for s in (moved, recruited):
        assert s.refuse(0, go(letter, back)).sentence == "piece-has-acted"
        assert s.refuse(0, go(letter, to, "criminal")).sentence == "piece-has-acted"
        error = s.refuse(0, f"recruit {name} 1")
        assert (error.sentence, error.rule) == ("piece-has-acted", "GA-5.1")
        assert not s.legal(0, f"move {name}")
        assert not s.legal(0, f"recruit {name}")


def test_ga_5_1_in_the_next_turn_a_piece_moves_again() -> None:
    s = turn(seats=2, pieces={0: "R2 d-3", 1: "T1 h-4"}).move(0, "R", "d-2")
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").done(1)
    s.play(0, "throw", "1 1 1 1 1").play(0, "pass").move(0, "R", "d-3")
    assert s.at(0, "R") == "d-3"


def test_ga_5_1_each_public_at_most_once_a_turn() -> None:
    s = turn(public={"2a": "o-1", "2b": "h-4"}).play(0, "public 2a to n-1")
    assert not s.legal(0, "public 2a")
    error = s.refuse(0, "public 2a to o-1")
    assert (error.sentence, error.rule) == ("public-has-moved", "GA-5.1")
    assert s.play(0, "public 2b to i-4").public_at("2b") == "i-4"


def test_ga_5_1_in_the_next_turn_public_moves_again() -> None:
    s = turn(seats=2, pieces={0: "R2 d-3", 1: "T1 h-4"}).play(0, "public 2a to n-1")
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").play(1, "public 2a to o-1")
    assert s.public_at("2a") == "o-1"


def test_ga_5_1_new_public_has_moved() -> None:
    s = turn(dice="1 2 1 1 1").play(0, "new public", "3a").play(0, "to a-4")
    assert s.refuse(0, "public 3a to a-6").sentence == "public-has-moved"


def test_ga_5_1_public_that_left_the_board_does_not_come_in_again_the_same_turn() -> None:
    """All other public is on the board: what has moved and left is alone in the bag, and has had its move."""
    rest = ["1b", "1c", "1d", "1e", "1f", "1g", "1h", "1i", "2a", "2b", "3a"]
    places = dict(zip(rest, ["A1", "C3", "D4", "E4", "G2", "H2", "J2", "K1", "W1", "h-4", "i-4"], strict=True))
    s = turn(pieces=ALL | {1: "T1 e-7!"}, public=places | {"1a": "d-7"}, dice="1 1 1 1 1").play(0, "public 1a to e-7")
    assert (s.public_at("1a"), s.moves) == (None, 2)
    assert s.refuse(0, "new public").sentence == "public-all-out"


def test_ga_5_1_public_that_is_not_on_the_board_cannot_be_moved() -> None:
    assert turn().refuse(0, "public 3a to n-1").sentence == "public-not-there"


def test_ga_5_1_public_belongs_to_nobody() -> None:
    """Even out of another gang's joint it may be led away."""
    s = turn(public={"2a": "K2"}, joints={1: "K2"}).play(0, "public 2a to o-7")
    assert s.public_at("2a") == "o-7"


def test_ga_5_1_several_public_may_be_brought_in_in_one_turn() -> None:
    s = turn(dice="1 3 1 1 1")
    for name, place in (("1a", "g-10"), ("1b", "g-6"), ("1c", "F4")):
        s.play(0, "new public", name).play(0, f"to {place}")
    assert (s.public_at("1a"), s.public_at("1b"), s.public_at("1c"), s.active) == ("g-10", "g-6", "F4", 1)


# GA-5.5: sides


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("before", ["", "!"])
@pytest.mark.parametrize("side", ["clean", "criminal"])
@pytest.mark.parametrize(("start", "end"), [("d-2", "d-3"), ("d-3", "A4"), ("A4", "d-3"), ("d-9", "E4")])
def test_ga_5_5_a_moved_piece_may_be_turned_where_it_ends(letter: str, before: str, side: str, start: str, end: str) -> None:
    s = story(pieces={0: f"{letter}2 {start}{before}"}).move(0, letter, end, side)
    assert (s.at(0, letter), s.criminal(0, letter)) == (end, side == "criminal")
    assert s.events("moved")[0]["side"] == side
    assert s.crime == (side == "criminal")


def test_ga_5_5_to_every_end_both_ways() -> None:
    s = turn()
    moves = s.legal(0, "move ")
    assert {move for move in moves if move.endswith("clean")} == {move.replace("criminal", "clean") for move in moves}
    assert {move for move in moves if move.endswith("criminal")} == {move.replace("clean", "criminal") for move in moves}


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("before", ["", "!"])
def test_ga_5_5_a_piece_that_recruits_keeps_its_side(letter: str, before: str) -> None:
    name = {"R": "racketeers", "T": "thugs", "V": "vamps"}[letter]
    s = story(pieces={0: f"{letter}1 d-3{before}"}, cash={0: 5000}).play(0, f"recruit {name} 1")
    assert (s.criminal(0, letter), s.at(0, letter), s.strength(0, letter)) == (before == "!", "d-3", 2)


@pytest.mark.parametrize("before", ["", "!"])
def test_ga_5_5_a_piece_that_does_nothing_keeps_its_side(before: str) -> None:
    s = story(pieces={0: f"R4 d-3{before}, T1 h-4{before}", 1: f"V1 n-1{before}"}).move(0, "R", "d-2", "clean").done(0)
    assert (s.criminal(0, "T"), s.criminal(1, "V")) == (before == "!", before == "!")


def test_ga_5_5_an_unmoved_piece_is_not_turned() -> None:
    s = story(pieces={0: "R4 d-3"})
    assert "d-3" not in s.ends(0, "R")
    assert s.refuse(0, "move racketeers to d-3 as criminal").sentence == "no-such-walk"
    assert "moved" not in event_names(s)
