"""GA-6: recruiting, its price, its limit, and pieces that come back."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import Story, story
from tests.games.gangsters.throws import board, event_names, exactly, go
from tests.games.gangsters.walkers import JOINTS, STATIONS

NAME = {"R": "racketeers", "T": "thugs", "V": "vamps"}
MOST = {"R": 10, "T": 10, "V": 3}
ALL = [(letter, strength) for letter in "RTV" for strength in range(1, MOST[letter] + 1)]


def office(letter: str = "T", strength: int = 1, die: int = 1, blue: int = 1, cash: int = 90_000, **more: object) -> Story:
    """A piece with its die on the table; the other two dice show 6."""
    dice = " ".join(str(die if other == letter else 6) for other in "RTV")
    settings: dict[str, object] = {"pieces": {0: f"{letter}{strength} d-3"}, "cash": {0: cash}, "dice": f"{blue} 6 {dice}"}
    return story(**(settings | more))  # type: ignore[arg-type]  # settings of all sorts


def price(letter: str, strength: int, count: int, die: int) -> int:
    """GA-6.1, by hand: 100 for the first, 200 for the second and so on, or 300 for a vamp, each times the pips."""
    each = [300 if letter == "V" else 100 * number for number in range(strength + 1, strength + count + 1)]
    return sum(each) * die


# GA-6.1


def test_ga_6_1_a_fifth_racketeer_on_a_2_costs_1000() -> None:
    s = office("R", 4, die=2, cash=1000).play(0, "recruit racketeers 1")
    assert (s.cash(0), s.strength(0, "R")) == (0, 5)


@pytest.mark.parametrize(("letter", "strength"), [pair for pair in ALL if pair[1] < MOST[pair[0]]])
@pytest.mark.parametrize("die", [1, 2, 6])
def test_ga_6_1_each_member_costs_its_number_times_the_pips(letter: str, strength: int, die: int) -> None:
    cost = price(letter, strength, 1, die)
    s = exactly(office(letter, strength, die, cash=cost + 700), 0, f"recruit {NAME[letter]} 1")
    assert (s.cash(0), s.strength(0, letter)) == (700, strength + 1)
    told = {"seat": 0, "piece": NAME[letter], "members": 1, "strength": strength + 1, "price": cost}
    colour = {"R": "green", "T": "black", "V": "red"}[letter]
    assert s.events("recruited") == [{**told, "used": [colour], "dice": [die]}]
    error = office(letter, strength, die, cash=cost - 100).refuse(0, f"recruit {NAME[letter]} 1")
    assert (error.sentence, error.rule) == ("too-little-cash", "GA-6.1")
    assert str(error).startswith(f"That costs {cost:,}; you have {cost - 100:,}.")
    assert office(letter, strength, die, cash=cost).play(0, f"recruit {NAME[letter]} 1").cash(0) == 0


@pytest.mark.parametrize(("letter", "strength"), [pair for pair in ALL if pair[1] + 2 <= MOST[pair[0]]])
def test_ga_6_1_any_number_in_one_move(letter: str, strength: int) -> None:
    for count in range(2, min(6, MOST[letter] - strength) + 1):
        cost, move = price(letter, strength, count, 3), f"recruit {NAME[letter]} {count}"
        s = office(letter, strength, 3, cash=cost).play(0, move)
        assert (s.cash(0), s.strength(0, letter)) == (0, strength + count)
        assert office(letter, strength, 3, cash=cost - 100).refuse(0, move).sentence == "too-little-cash"


@pytest.mark.parametrize(("letter", "strength"), ALL)
def test_ga_6_1_no_piece_grows_above_its_strength(letter: str, strength: int) -> None:
    """GA-1.1: at most 10, 10 and 3."""
    s = office(letter, strength)
    room = min(6, MOST[letter] - strength)
    assert s.legal(0, f"recruit {NAME[letter]}") == [f"recruit {NAME[letter]} {count}" for count in range(1, room + 1)]
    if room < 6:
        assert s.refuse(0, f"recruit {NAME[letter]} {room + 1}").sentence == "piece-full"


def test_ga_6_1_only_the_piece_itself_counts_and_only_its_die() -> None:
    pieces = {0: "R8 d-3, T2 h-4, V1 e-1", 1: "T9 h-4"}
    s = office(pieces=pieces, cash=10_000, dice="1 5 2 3 4").play(0, "recruit thugs 1")
    assert s.cash(0) == 10_000 - 3 * 300
    s.play(0, "recruit vamps 1")
    assert s.cash(0) == 10_000 - 3 * 300 - 4 * 300
    s.play(0, "recruit racketeers 1")
    assert s.cash(0) == 10_000 - 3 * 300 - 4 * 300 - 2 * 900


@pytest.mark.parametrize("place", ["d-3", "A1", "A4", "A2", "B1", "b-10"])
def test_ga_6_1_a_piece_recruits_wherever_it_stands_and_does_not_move(place: str) -> None:
    s = office(pieces={0: f"R4 {place}, T1 {place}"}, joints={0: "A2", 1: "B1"}).play(0, "recruit thugs 2")
    assert (s.at(0, "T"), s.strength(0, "T")) == (place, 3)
    assert s.refuse(0, go("T", "d-2")).sentence == "piece-has-acted"


def test_ga_6_1_recruiting_is_instead_of_moving() -> None:
    s = office(pieces={0: "R4 d-3, T1 h-4"}, dice="1 1 1 1 1").move(0, "T", "i-4")
    assert s.refuse(0, "recruit thugs 1").sentence == "piece-has-acted"


def test_ga_6_1_a_piece_that_recruited_attacks_nobody_and_seduces_nobody() -> None:
    s = office(pieces={0: "R4 d-3, T1 h-4!, V1 h-4", 1: "R3 h-4, T3 h-4"}, cash=3000, dice="1 1 1 1 1")
    s.play(0, "recruit thugs 1")
    exactly(s, 0, "recruit vamps 1")
    assert (s.strength(1, "R"), s.strength(1, "T"), s.active) == (3, 3, 1)
    assert not {"shot", "seduced"} & set(event_names(s))


def test_ga_6_1_nothing_else_changes() -> None:
    s = office(pieces={0: "R4 d-3, T1 h-4, V1 e-1", 1: "T2 h-4"}, joints={0: "A2"}, public={"1a": "d-3"}, cops={"5": "h-4"})
    before = board(s)
    s.play(0, "recruit thugs 1")
    assert {key: value for key, value in board(s).items() if key != "players"} == {
        k: v for k, v in before.items() if k != "players"
    }
    assert (s.strength(0, "R"), s.strength(0, "V"), s.strength(1, "T")) == (4, 1, 2)


# GA-6.2


@pytest.mark.parametrize("blue", range(1, 7))
def test_ga_6_2_the_limit_is_7_minus_the_blue_die(blue: int) -> None:
    limit = 7 - blue
    s = office("T", 1, blue=blue)
    assert s.legal(0, "recruit thugs") == [f"recruit thugs {count}" for count in range(1, limit + 1)]
    if limit < 6:
        error = s.refuse(0, f"recruit thugs {limit + 1}")
        assert (error.sentence, error.rule) == ("too-many-recruits", "GA-6.2")
        members = "Only one member can" if limit == 1 else f"{limit} members can"
        assert str(error) == f"{members} still be recruited this turn. (GA-6.2)"
    assert s.play(0, f"recruit thugs {limit}").strength(0, "T") == 1 + limit


@pytest.mark.parametrize("first", [1, 2, 3])
def test_ga_6_2_the_limit_is_for_all_pieces_together(first: int) -> None:
    s = office(pieces={0: "R4 d-3, T1 h-4, V1 e-1"}, dice="4 1 1 1 1").play(0, f"recruit thugs {first}")
    left = 3 - first
    assert s.legal(0, "recruit racketeers") == [f"recruit racketeers {count}" for count in range(1, left + 1)]
    assert s.legal(0, "recruit vamps") == [f"recruit vamps {count}" for count in range(1, min(left, 2) + 1)]
    assert s.refuse(0, f"recruit racketeers {left + 1}").sentence == "too-many-recruits"


def test_ga_6_2_the_limit_is_for_one_turn() -> None:
    s = office(seats=2, pieces={0: "R2 d-3, T1 h-4", 1: "T1 e-1"}, cash=9000, dice="6 1 1 1 1").play(0, "recruit thugs 1")
    s.play(1, "throw", "6 1 1 1 1").play(1, "pass").done(1)
    s.play(0, "throw", "6 1 1 1 1").play(0, "pass").play(0, "recruit thugs 1")
    assert s.strength(0, "T") == 3


def test_ga_6_2_seduced_members_are_not_recruited() -> None:
    s = office(pieces={0: "R4 d-3, V1 h-4", 1: "R3 i-4"}, dice="6 1 1 1 1").move(0, "V", "i-4").play(0, "recruit racketeers 1")
    assert s.strength(0, "R") == 6


# GA-6.3


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_ga_6_3_a_piece_not_on_the_board_comes_back(letter: str, count: int) -> None:
    rest = {"R": "T1 d-3", "T": "R4 d-3", "V": "R4 d-3"}[letter]
    cost = price(letter, 0, count, 2)
    s = office(letter, die=2, pieces={0: rest}, joints={0: "A2 K4"}, cash=cost).play(0, f"recruit {NAME[letter]} {count}")
    assert s.legal(0) == ["to A2", "to K4"]
    s.play(0, "to K4")
    assert (s.at(0, letter), s.strength(0, letter), s.criminal(0, letter), s.cash(0)) == ("K4", count, False, 0)
    assert s.events("returned") == [{"seat": 0, "piece": NAME[letter], "space": "K4"}]


def test_ga_6_3_it_costs_as_the_first_members_do() -> None:
    assert office(pieces={0: "R4 d-3"}, joints={0: "A2"}, cash=200, die=1).legal(0, "recruit thugs") == ["recruit thugs 1"]
    assert office(pieces={0: "R4 d-3"}, joints={0: "A2"}, cash=300, die=1).legal(0, "recruit thugs")[-1] == "recruit thugs 2"


def test_ga_6_3_in_any_own_joint_and_no_other() -> None:
    own, theirs = JOINTS[::4], JOINTS[1::4]
    s = office(pieces={0: "R4 d-3"}, joints={0: " ".join(own), 1: " ".join(theirs)}).play(0, "recruit thugs 1")
    assert {move.removeprefix("to ") for move in s.legal(0)} == set(own)
    for place in (theirs[0], JOINTS[2], "A1", "b-10", "d-3"):
        error = s.refuse(0, f"to {place}")
        assert (error.sentence, error.rule) == ("return-to-own-joint", "GA-6.3")
    assert s.refuse(0, "done").sentence == "asked-for-return"


@pytest.mark.parametrize("place", STATIONS.values())
def test_ga_6_3_or_at_a_station_if_no_joint_is_left(place: str) -> None:
    s = office(pieces={0: "R4 d-3"}, joints={1: "A2"}).play(0, "recruit thugs 1")
    assert {move.removeprefix("to ") for move in s.legal(0)} == set(STATIONS.values())
    assert s.refuse(0, "to A2").sentence == "return-to-station"
    assert s.refuse(0, "to A3").sentence == "return-to-station"
    assert s.play(0, f"to {place}").at(0, "T") == place


def test_ga_6_3_even_a_gang_without_pieces_comes_back() -> None:
    s = office(pieces={1: "R1 h-4"}, joints={0: "A2"}, cash=100).play(0, "recruit thugs 1").play(0, "to A2")
    assert (s.at(0, "T"), s.strength(0, "T"), s.active) == ("A2", 1, 1)


def test_ga_6_3_a_piece_comes_back_clean_though_it_left_as_a_criminal() -> None:
    s = story(seats=2, pieces={0: "R2 d-3", 1: "R1 h-4, T1 d-2!"}, joints={1: "A2"}, cash={1: 100})
    exactly(s, 0, go("R", "d-2", "criminal"), "6 6 1")
    s.play(1, "throw", "1 1 1 1 1").play(1, "pass").play(1, "recruit thugs 1").play(1, "to A2")
    assert (s.at(1, "T"), s.criminal(1, "T")) == ("A2", False)


def test_ga_6_3_a_piece_that_came_back_has_had_its_move() -> None:
    s = office(pieces={0: "R4 d-3"}, joints={0: "A2"}, dice="1 1 1 1 1").play(0, "recruit thugs 1").play(0, "to A2")
    assert (s.ask, s.moves) == ("move", 1)
    assert s.refuse(0, go("T", "c-1")).sentence == "piece-has-acted"
    assert s.refuse(0, "recruit thugs 1").sentence == "piece-has-acted"


def test_ga_6_3_coming_back_starts_no_shoot_out() -> None:
    s = office(pieces={0: "R2 d-3", 1: "V1 A2!"}, cops={"5": "A2"}, joints={0: "A2"}).play(0, "recruit thugs 1")
    exactly(s, 0, "to A2")
    assert (s.active, "shot" in event_names(s)) == (1, False)
