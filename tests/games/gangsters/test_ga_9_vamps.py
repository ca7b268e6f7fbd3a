"""GA-9: vamps seduce."""

from __future__ import annotations

import pytest

from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.throws import board, event_names, exactly, go
from tests.games.gangsters.walkers import STATIONS


def bar(theirs: str, own: str = "R4 h-4, T4 h-4", vamps: int = 1, **more: object) -> Story:
    """Vamps on d-3, one step from whoever stands on d-2; the gang's other pieces are far away."""
    settings: dict[str, object] = {"pieces": {0: f"{own}, V{vamps} d-3", 1: theirs}} | more
    return story(**settings)  # type: ignore[arg-type]  # settings of all sorts


def strengths(s: Story, seat: int) -> tuple[int, int, int]:
    return s.strength(seat, "R"), s.strength(seat, "T"), s.strength(seat, "V")


# Who seduces, and when


@pytest.mark.parametrize("letter", "RT")
@pytest.mark.parametrize("side", ["", "!"])
def test_ga_9_1_clean_vamps_seduce_one_member_of_racketeers_or_thugs(letter: str, side: str) -> None:
    s = exactly(bar(f"{letter}3 d-2{side}"), 0, go("V", "d-2"))
    assert s.strength(1, letter) == 2
    assert strengths(s, 0) == ((5, 4, 1) if letter == "R" else (4, 5, 1))
    assert s.events("seduced") == [{"seat": 0, "target": target(1, letter), "space": "d-2", "joins": True}]


def test_ga_9_1_at_once() -> None:
    """Before any other move is made."""
    s = bar("R3 d-2").play(0, go("V", "d-2"))
    assert (s.ask, s.moves, strengths(s, 0), strengths(s, 1)) == ("move", 1, (5, 4, 1), (2, 0, 0))


def test_ga_9_1_criminal_vamps_seduce_nobody() -> None:
    s = exactly(bar("R3 d-2, T3 d-2"), 0, go("V", "d-2", "criminal"))
    assert (s.ask, strengths(s, 0), strengths(s, 1), "seduced" in event_names(s)) == ("move", (4, 4, 1), (3, 3, 0), False)


@pytest.mark.parametrize("before", ["", "!"])
def test_ga_9_1_the_side_where_they_end_counts(before: str) -> None:
    s = story(pieces={0: f"R4 h-4, V1 d-3{before}", 1: "R3 d-2"}).play(0, go("V", "d-2"))
    assert (strengths(s, 0), strengths(s, 1)) == ((5, 0, 1), (2, 0, 0))


def test_ga_9_1_vamps_that_did_not_move_seduce_nobody() -> None:
    s = story(pieces={0: "R4 h-4, V1 d-3", 1: "R3 d-3, T3 d-3"}, cash={0: 300})
    exactly(s, 0, "recruit vamps 1")
    exactly(s, 0, "done")
    assert (strengths(s, 1), "seduced" in event_names(s)) == ((3, 3, 0), False)


def test_ga_9_1_whoever_comes_to_vamps_is_not_seduced() -> None:
    s = story(pieces={0: "R4 h-4, T2 d-2", 1: "V1 d-3"})
    exactly(s, 0, go("T", "d-3"))
    exactly(s, 0, "done")
    assert (strengths(s, 0), strengths(s, 1)) == ((4, 2, 0), (0, 0, 1))


def test_ga_9_1_a_circle_is_a_move() -> None:
    s = story(pieces={0: "R4 h-4, V1 A1", 1: "R3 A1"}, dice="1 1 1 1 4").play(0, go("V", "A1"))
    assert (strengths(s, 0), strengths(s, 1)) == ((5, 0, 1), (2, 0, 0))


def test_ga_9_1_only_where_they_end() -> None:
    s = story(pieces={0: "R4 h-4, V1 d-3", 1: "R3 d-2, T3 d-1"}, dice="1 1 1 1 3").play(0, go("V", "c-1"))
    assert (strengths(s, 1), s.ask) == ((3, 3, 0), "move")


@pytest.mark.parametrize("place", ["d-2", "A4", "E4"])
@pytest.mark.parametrize("owner", [0, 1, None])
def test_ga_9_1_in_streets_joints_and_grey_buildings(place: str, owner: int | None) -> None:
    start = {"d-2": "d-3", "A4": "d-3", "E4": "d-9"}[place]
    joints = {} if owner is None else {owner: "A4"}
    s = story(pieces={0: f"R4 h-4, V1 {start}", 1: f"R3 {place}"}, joints=joints).play(0, go("V", place))
    assert (strengths(s, 0), strengths(s, 1), s.at(0, "V")) == ((5, 0, 1), (2, 0, 0), place)


def test_ga_9_1_vamps_and_cops_are_not_seduced() -> None:
    s = exactly(bar("V2 d-2", cops={"5": "d-2"}), 0, go("V", "d-2"))
    assert (s.ask, strengths(s, 0), strengths(s, 1), s.cop_at("5")) == ("move", (4, 4, 1), (0, 0, 2), "d-2")


def test_ga_9_1_the_own_people_are_not_seduced() -> None:
    s = exactly(bar("R1 n-1", own="R4 d-2, T4 d-2"), 0, go("V", "d-2"))
    assert (s.ask, strengths(s, 0)) == ("move", (4, 4, 1))


# Whom: one, of choice


def test_ga_9_1_which_of_them_is_the_active_players_choice() -> None:
    crowd = {0: "R4 h-4, T4 d-2, V1 d-3", 1: "R3 d-2, T3 d-2, V1 d-2", 2: "R2 d-2, T9 e-1"}
    everyone = ["seduce camorra-racketeers", "seduce camorra-thugs", "seduce outfit-racketeers"]
    for choice, taken in zip(everyone, [(2, 3, 2), (3, 2, 2), (3, 3, 1)], strict=True):
        s = exactly(story(pieces=crowd, cops={"5": "d-2"}), 0, go("V", "d-2"))
        assert (s.ask, s.waiting, s.legal(0)) == ("seduce", (0,), everyone)
        s.play(0, choice)
        assert (s.strength(1, "R"), s.strength(1, "T"), s.strength(2, "R")) == taken
        assert strengths(s, 0) == ((4, 5, 1) if choice.endswith("thugs") else (5, 4, 1))
        assert (s.ask, s.moves) == ("move", 1)


@pytest.mark.parametrize(
    ("who", "sentence"),
    [
        ("camorra-vamps", "not-seducible"),
        ("shamrocks-thugs", "not-seducible"),
        ("outfit-thugs", "not-with-vamps"),
        ("cop-5", "not-seducible"),
    ],
)
def test_ga_9_1_only_those_can_be_chosen_who_are_there(who: str, sentence: str) -> None:
    crowd = {0: "R4 h-4, T4 d-2, V1 d-3", 1: "R3 d-2, T3 d-2, V1 d-2", 2: "R2 h-4, T9 e-1"}
    s = story(pieces=crowd, cops={"5": "d-2"}).play(0, go("V", "d-2"))
    error = s.refuse(0, f"seduce {who}")
    assert (error.sentence, error.rule) == (sentence, "GA-9.1")
    assert s.refuse(0, "done").sentence == "asked-for-seduce"


@pytest.mark.parametrize("vamps", [1, 2, 3])
def test_ga_9_1_one_member_whatever_their_strength(vamps: int) -> None:
    s = bar("R5 d-2", vamps=vamps).play(0, go("V", "d-2"))
    assert (strengths(s, 0), strengths(s, 1), s.ask) == ((5, 4, vamps), (4, 0, 0), "move")


# What happens to them


@pytest.mark.parametrize("letter", "RT")
def test_ga_9_1_the_last_member_takes_the_piece_off_the_board(letter: str) -> None:
    s = bar(f"{letter}1 d-2!").play(0, go("V", "d-2"))
    assert (s.at(1, letter), s.strength(1, letter), s.criminal(1, letter), s.crime) == (None, 0, False, 0)
    assert s.events("gone") == [{"target": target(1, letter), "space": "d-2"}]


@pytest.mark.parametrize(("letter", "own"), [("R", "R10 h-4, T1 h-4"), ("T", "R4 h-4, T10 h-4")])
def test_ga_9_1_a_piece_without_room_gains_nobody(letter: str, own: str) -> None:
    s = bar(f"{letter}3 d-2", own=own).play(0, go("V", "d-2"))
    assert (s.strength(0, letter), s.strength(1, letter)) == (10, 2)
    assert s.events("seduced") == [{"seat": 0, "target": target(1, letter), "space": "d-2", "joins": False}]


@pytest.mark.parametrize(("letter", "own"), [("R", "R9 h-4, T1 h-4"), ("T", "R4 h-4, T9 h-4")])
def test_ga_9_1_with_room_for_one_it_gains_one(letter: str, own: str) -> None:
    s = bar(f"{letter}3 d-2", own=own).play(0, go("V", "d-2"))
    assert (s.strength(0, letter), s.strength(1, letter)) == (10, 2)


@pytest.mark.parametrize("side", ["", "!"])
def test_ga_9_1_the_own_piece_stays_where_it_is_and_as_it_is(side: str) -> None:
    s = bar("R3 d-2", own=f"R4 h-4{side}, T4 h-4").play(0, go("V", "d-2"))
    assert (s.at(0, "R"), s.criminal(0, "R"), s.at(0, "V"), s.at(1, "R")) == ("h-4", side == "!", "d-2", "d-2")
    s.move(0, "R", "i-4")
    assert s.at(0, "R") == "i-4"


@pytest.mark.parametrize("letter", "RT")
def test_ga_9_1_an_own_piece_not_on_the_board_comes_back(letter: str) -> None:
    s = bar(f"{letter}3 d-2!", own={"R": "T4 h-4", "T": "R4 h-4"}[letter], joints={0: "A2 K4", 1: "B1"}).play(0, go("V", "d-2"))
    assert (s.ask, s.legal(0)) == ("return", ["to A2", "to K4"])
    s.play(0, "to K4")
    assert (s.at(0, letter), s.strength(0, letter), s.criminal(0, letter)) == ("K4", 1, False)
    name = {"R": "racketeers", "T": "thugs"}[letter]
    assert s.events("returned") == [{"seat": 0, "piece": name, "space": "K4"}]


def test_ga_9_1_or_at_a_station_if_no_joint_is_left() -> None:
    s = bar("T3 d-2", own="R4 h-4", joints={1: "B1"}).play(0, go("V", "d-2"))
    assert {move.removeprefix("to ") for move in s.legal(0)} == set(STATIONS.values())
    assert s.play(0, "to m-9").at(0, "T") == "m-9"


def test_ga_9_1_seducing_costs_nothing() -> None:
    s = bar("R3 d-2", cash={0: 100, 1: 200}, joints={0: "A2"}, public={"2a": "d-2"}).play(0, go("V", "d-2"))
    assert (s.cash(0), s.cash(1), s.moves) == (100, 200, 1)
    assert (board(s)["public"], s.level("A2")) == (board(bar("R3 d-2", public={"2a": "d-2"}))["public"], 1)


# With new clothes


def test_ga_9_1_two_members_of_one_piece_with_new_clothes() -> None:
    s = bar("R3 d-2", equipped={0: "V"}).play(0, go("V", "d-2"))
    assert (strengths(s, 0), strengths(s, 1), s.ask, s.moves) == ((6, 4, 1), (1, 0, 0), "move", 1)
    assert len(s.events("seduced")) == 2


@pytest.mark.parametrize(
    ("first", "second", "mine", "theirs"),
    [
        ("racketeers", "racketeers", (6, 4, 1), (1, 3, 0)),
        ("racketeers", "thugs", (5, 5, 1), (2, 2, 0)),
        ("thugs", "racketeers", (5, 5, 1), (2, 2, 0)),
        ("thugs", "thugs", (4, 6, 1), (3, 1, 0)),
    ],
)
def test_ga_9_1_two_members_of_one_or_two_pieces_with_new_clothes(
    first: str, second: str, mine: tuple[int, int, int], theirs: tuple[int, int, int]
) -> None:
    s = bar("R3 d-2, T3 d-2", equipped={0: "V"}).play(0, go("V", "d-2")).play(0, f"seduce camorra-{first}")
    assert s.ask == "seduce"
    s.play(0, f"seduce camorra-{second}")
    assert (strengths(s, 0), strengths(s, 1), s.ask, s.moves) == (mine, theirs, "move", 1)


def test_ga_9_1_two_members_of_two_gangs_with_new_clothes() -> None:
    s = story(pieces={0: "R4 h-4, V1 d-3", 1: "R3 d-2", 2: "R3 d-2"}, equipped={0: "V"}).play(0, go("V", "d-2"))
    s.play(0, "seduce camorra-racketeers").play(0, "seduce outfit-racketeers")
    assert (s.strength(0, "R"), s.strength(1, "R"), s.strength(2, "R")) == (6, 2, 2)


def test_ga_9_1_if_only_one_is_there_only_one_is_seduced() -> None:
    s = bar("R1 d-2", equipped={0: "V"}).play(0, go("V", "d-2"))
    assert (strengths(s, 0), s.ask, len(s.events("seduced"))) == ((5, 4, 1), "move", 1)


def test_ga_9_1_the_last_of_one_piece_and_then_one_of_the_other() -> None:
    s = bar("R1 d-2, T3 d-2", equipped={0: "V"}).play(0, go("V", "d-2")).play(0, "seduce camorra-racketeers")
    assert (strengths(s, 0), strengths(s, 1), s.ask) == ((5, 5, 1), (0, 2, 0), "move")


def test_ga_9_1_the_second_joins_the_piece_that_came_back() -> None:
    s = bar("T3 d-2", own="R4 h-4", equipped={0: "V"}, joints={0: "A2 K4"}).play(0, go("V", "d-2")).play(0, "to A2")
    assert (strengths(s, 0), strengths(s, 1), s.at(0, "T"), s.ask) == ((4, 2, 1), (0, 1, 0), "A2", "move")


def test_ga_9_1_with_room_for_one_only_one_joins() -> None:
    s = bar("R3 d-2", own="R9 h-4", equipped={0: "V"}).play(0, go("V", "d-2"))
    assert (s.strength(0, "R"), s.strength(1, "R")) == (10, 1)
    assert [event["joins"] for event in s.events("seduced")] == [True, False]


@pytest.mark.parametrize("vamps", [1, 3])
def test_ga_9_1_criminal_vamps_in_new_clothes_seduce_nobody(vamps: int) -> None:
    s = bar("R3 d-2", vamps=vamps, equipped={0: "V"}).play(0, go("V", "d-2", "criminal"))
    assert (strengths(s, 0), strengths(s, 1)) == ((4, 4, vamps), (3, 0, 0))


# Seductions and what comes after


def test_ga_9_1_who_has_been_seduced_away_is_not_shot_at() -> None:
    """The vamps take the last thug on d-2; their own thugs who come there find nobody."""
    s = story(pieces={0: "R4 h-4, T4 d-3, V1 d-3", 1: "T1 d-2"}).play(0, go("V", "d-2"))
    exactly(s, 0, go("T", "d-2", "criminal"))
    assert (s.strength(0, "T"), s.active, "shot" in event_names(s)) == (5, 1, False)


def test_ga_9_1_a_piece_that_moved_before_the_seduction_throws_with_whom_it_gained() -> None:
    s = story(pieces={0: "R4 h-4, T2 d-3, V1 d-3", 1: "T3 d-2"}).play(0, go("T", "d-2", "criminal"))
    exactly(s, 0, go("V", "d-2"), "5 5 1 1 1")
    assert (s.strength(0, "T"), s.at(1, "T"), s.events("shot")[0]["hits"]) == (3, None, 2)


def test_ga_9_1_at_the_last_move_as_well() -> None:
    s = bar("R3 d-2, T3 d-2", own="R2 h-4").play(0, go("V", "d-2"))
    assert s.ask == "seduce"
    s.play(0, "seduce camorra-racketeers")
    assert (s.active, strengths(s, 0)) == (1, (3, 0, 1))


def test_ga_9_1_both_pieces_can_come_back_one_after_the_other() -> None:
    s = story(pieces={0: "V1 d-3", 1: "R3 d-2, T3 d-2"}, equipped={0: "V"}, joints={0: "A2 K4"}).play(0, go("V", "d-2"))
    s.play(0, "seduce camorra-thugs").play(0, "to K4").play(0, "seduce camorra-racketeers").play(0, "to A2")
    assert (strengths(s, 0), s.at(0, "R"), s.at(0, "T"), strengths(s, 1)) == ((1, 1, 1), "A2", "K4", (2, 2, 0))
    assert s.active == 1


def test_ga_9_1_a_piece_that_came_back_in_the_arms_of_vamps_has_not_moved() -> None:
    """It did not recruit either: its die is still to be used. But coming back is no move, and starts nothing."""
    s = bar("T3 d-2", own="R4 h-4", joints={0: "A2"}).play(0, go("V", "d-2")).play(0, "to A2")
    s.move(0, "T", "c-1")
    assert (s.at(0, "T"), s.active) == ("c-1", 1)


def test_ga_9_1_coming_back_starts_no_shoot_out() -> None:
    pieces = {0: "R4 h-4, V1 d-3", 1: "T3 d-2", 2: "V1 A2!"}
    s = story(pieces=pieces, joints={0: "A2"}, cops={"7": "A2"}).play(0, go("V", "d-2")).play(0, "to A2")
    exactly(s, 0, "done")
    assert "shot" not in event_names(s)


@pytest.mark.parametrize("active", range(4))
def test_ga_9_1_any_of_four_gangs(active: int) -> None:
    pieces = dict.fromkeys(range(4), "R3 d-2") | {active: "R4 h-4, V1 d-3"}
    s = story(seats=4, pieces=pieces, active=active).play(active, go("V", "d-2"))
    others = [seat for seat in range(4) if seat != active]
    assert s.legal(active) == [f"seduce {target(seat, 'R')}" for seat in others]
    s.play(active, f"seduce {target(others[-1], 'R')}")
    assert [s.strength(seat, "R") for seat in range(4)] == [
        5 if seat == active else 3 - (seat == others[-1]) for seat in range(4)
    ]
