"""GA-4.9: donuts, who may take them away, what they oblige players to do, and attacks by cops who eat them."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.gangsters.bribing import bribe, city, knowledge, same
from tests.games.gangsters.story import Story, story, target
from tests.games.gangsters.walkers import DOORS, GREY
from windycity.core.words import Word

EYES = (0, 1, 2, None)


def coming(**position: object) -> Story:
    """The first player has sent cop 7 into the grey W1; nobody objects."""
    s = story(cops={"7": "g-2", "4": "h-4"}, dice="1 1 1 1 1", at="police", **position)  # type: ignore[arg-type]
    return s.play(0, "cop 7 to W1").passes(1, 2)


def fed(which: int = 1, owner: int = 0, **position: object) -> Story:
    """Cop 7 eats in W1, cop 4 is on the bridge; the police step of the first player begins."""
    settings = {"dice": "1 1 1 1 1", "at": "police", "cash": {0: 100}, **position}
    return story(cops={"7": "W1", "4": "h-4"}, donuts={owner: f"7 {which}"}, **settings)  # type: ignore[arg-type]


def all_pass(s: Story) -> Story:
    """Nobody shows a marker."""
    assert s.ask == "donuts"
    return s.passes(*s.waiting)


def next_police(s: Story, blue: int = 1) -> Story:
    """The active player ends the moves; the next one throws and is in the police step, nobody having shown a marker."""
    s.done(s.active).play(s.active, "throw", f"{blue} 1 1 1 1")
    return all_pass(s) if s.ask == "donuts" else s


def in_view(s: Story, cop: str = "7") -> tuple[int, int | None]:
    """A cop's donuts and whose they are, as a spectator sees it."""
    seen = s.view(None).cops[cop]
    return seen.donuts, seen.by


# Donuts 1


@pytest.mark.parametrize("label", GREY)
def test_ga_4_9_a_cop_who_ends_in_a_grey_building_can_get_donuts_1(label: str) -> None:
    s = story(cops={"7": DOORS[label][0]}, dice="1 1 1 1 1", at="police").play(0, f"cop 7 to {label}").passes(1, 2)
    assert (s.ask, s.waiting, s.legal(0)) == ("feed", (0,), ["donuts", "pass"])
    s.play(0, "donuts")
    assert (s.donuts(0), in_view(s), s.ask, s.cop_at("7")) == (("7", 1), (1, 0), "move", label)
    for eye in EYES:
        assert s.events("got-donuts", eye) == [{"cop": "7", "seat": 0, "donuts": 1}]


def test_ga_4_9_or_he_gets_none() -> None:
    s = coming().play(0, "pass")
    assert (s.donuts(0), in_view(s), s.ask, s.events("got-donuts")) == (None, (0, None), "move", [])
    next_police(s)
    assert "cop 7 to g-2" in s.legal(1)


@pytest.mark.parametrize(("start", "end"), [("d-3", "d-2"), ("d-3", "A4"), ("g-4", "g-3")])
def test_ga_4_9_no_donuts_in_streets_and_joints(start: str, end: str) -> None:
    s = story(cops={"7": start}, pieces={1: "V1 A4!"}, dice="1 1 1 1 1", at="police").play(0, f"cop 7 to {end}").passes(1, 2)
    assert (s.ask, s.donuts(0)) == ("move", None)


def test_ga_4_9_only_a_cop_who_came_there_gets_them() -> None:
    s = story(cops={"7": "W1", "4": "h-4"}, dice="1 1 1 1 1", at="police")
    error = s.refuse(0, "donuts")
    assert (error.sentence, error.rule) == ("no-first-donuts", "GA-4.9")
    s.play(0, "cop 4 to g-4").passes(1, 2)
    assert s.ask == "move"


def test_ga_4_9_a_cop_out_of_the_subway_can_get_them_too() -> None:
    s = story(dice="3 1 1 1 1", cops={"7": "p-3"}, at="police").play(0, "subway 7", "cop-5").play(0, "to W1").passes(1, 2)
    assert s.ask == "feed"
    s.play(0, "donuts")
    assert s.donuts(0) == ("5", 1)


@pytest.mark.parametrize("which", [1, 2])
@pytest.mark.parametrize("owner", [1, 2])
def test_ga_4_9_nobody_else_may_move_him(which: int, owner: int) -> None:
    s = all_pass(fed(which, owner))
    assert s.legal(0, "cop 7") == s.legal(0, "subway 7") == []
    assert s.legal(0, "cop 4")
    error = s.refuse(0, "cop 7 to g-2")
    assert (error.sentence, error.rule, error.facts["cop"]) == ("cop-has-donuts", "GA-4.9", Word("cop", "7"))
    s = all_pass(fed(which, owner, dice="4 1 1 1 1"))
    assert s.refuse(0, "subway 7").sentence == "cop-has-donuts"
    assert "subway 7" in story(cops={"7": "W1"}, dice="4 1 1 1 1", at="police").legal(0)


@pytest.mark.parametrize("which", [1, 2])
def test_ga_4_9_bribing_him_is_allowed(which: int) -> None:
    s = all_pass(fed(which, 1)).play(0, "bribe 7").done(0, "marker-2").play(0, "keep")
    assert (s.held(0), s.donuts(1)) == ({"marker-7": 1}, ("7", which))


@pytest.mark.parametrize("which", [1, 2])
@pytest.mark.parametrize("action", ["cop 4 to g-4", "bribe 7", "bribe 4", "pass"])
def test_ga_4_9_what_others_do_leaves_the_donuts(which: int, action: str) -> None:
    s = all_pass(fed(which, 1)).play(0, action)
    if s.ask == "react":
        s.passes(1, 2)
    assert s.donuts(1) == ("7", which)


# The owner's next turn


@pytest.mark.parametrize("action", ["pass", "bribe 7", "bribe 4", "cop 4 to g-4", "cop 7 to g-2"])
def test_ga_4_9_in_the_owners_next_turn_they_are_removed(action: str) -> None:
    s = all_pass(fed()).play(0, action)
    if s.ask == "react":
        s.passes(1, 2)
    assert (s.donuts(0), in_view(s), s.ask) == (None, (0, None), "move")
    assert s.events("donuts-gone", 2) == [{"cop": "7", "seat": 0}]


def test_ga_4_9_they_are_removed_for_a_new_cop_and_a_subway_too() -> None:
    s = all_pass(fed(pieces={1: "R1 A1!, T1 A1!"})).play(0, "new cop", "cop-3").play(0, "to b-10").passes(1, 2)
    assert s.donuts(0) is None
    s = all_pass(fed(dice="4 1 1 1 1")).play(0, "subway 7", "cop-3")
    s.play(0, s.legal(0)[0]).passes(1, 2)
    assert (s.donuts(0), s.cop_at("7")) == (None, None)


def test_ga_4_9_once_removed_anybody_may_move_him() -> None:
    s = next_police(all_pass(fed()).play(0, "pass"))
    assert "cop 7 to g-2" in s.legal(1)


def test_ga_4_9_or_the_police_action_turns_it_into_donuts_2() -> None:
    s = all_pass(fed()).play(0, "donuts")
    assert (s.donuts(0), in_view(s), s.ask) == (("7", 2), (2, 0), "move")
    assert s.events("got-donuts", 1) == [{"cop": "7", "seat": 0, "donuts": 2}]
    assert s.events("donuts-gone") == []
    assert s.refuse(0, "cop 4 to g-4").sentence == "asked-for-move"
    assert "cop 7 to g-2" not in next_police(s).legal(1)


def test_ga_4_9_only_the_owner_turns_them_into_donuts_2() -> None:
    assert all_pass(fed(1, 1)).refuse(0, "donuts").sentence == "no-first-donuts"


def test_ga_4_9_the_owner_may_move_him_into_a_grey_building_and_feed_him_anew() -> None:
    """From A1 round the corner into A1 is a walk of 4."""
    s = story(cops={"7": "A1"}, donuts={0: "7 1"}, dice="4 1 1 1 1", at="police")
    all_pass(s).play(0, "cop 7 to A1").passes(1, 2)
    assert (s.ask, s.donuts(0)) == ("feed", None)
    s.play(0, "donuts")
    assert s.donuts(0) == ("7", 1)


def test_ga_4_9_a_whole_story_from_donuts_1_to_the_obligation() -> None:
    s = coming().play(0, "donuts")
    for seat in (1, 2):
        assert next_police(s).legal(seat, "cop 7") == []
        s.play(seat, "pass")
    next_police(s).play(0, "donuts")
    for seat in (1, 2):
        assert next_police(s).legal(seat, "cop 7") == []
        s.play(seat, "pass")
    next_police(s)
    assert (s.active, s.legal(0), s.donuts(0)) == (0, ["cop 7 to g-2"], None)


# The turn after


@pytest.mark.parametrize("crime", [{}, {1: "R1 A1!, T1 A1!"}])
def test_ga_4_9_the_turn_after_they_are_removed_and_the_cop_must_be_moved_or_bribed(crime: dict[int, str]) -> None:
    s = fed(2, pieces=crime)
    assert (s.ask, s.donuts(0), in_view(s)) == ("police", None, (0, None))
    assert s.legal(0) == ["bribe 7", "cop 7 to g-2"]
    assert s.view(1).police.must_move == "7"
    for move in ("cop 4 to g-4", "bribe 4", "new cop", "subway 4", "donuts", "pass"):
        error = s.refuse(0, move)
        assert (error.sentence, error.rule, error.facts["obliged"]) == ("cop-obliged", "GA-4.9", "7")


def test_ga_4_9_everyone_is_told_that_donuts_2_are_removed() -> None:
    s = story(seats=2, cops={"7": "W1"}, donuts={0: "7 2"}, at="buy").play(0, "throw", "1 1 1 1 1")
    assert (s.ask, s.events("donuts-gone", 1)) == ("police", [{"cop": "7", "seat": 0}])


def test_ga_4_9_he_may_take_the_subway() -> None:
    s = fed(2, dice="4 1 1 1 1")
    assert "subway 7" in s.legal(0)
    s.play(0, "subway 7", "cop-3").play(0, s.legal(0)[0]).passes(1, 2)
    assert s.ask == "move"


@pytest.mark.parametrize("action", ["cop 7 to g-2", "bribe 7"])
def test_ga_4_9_once_he_is_moved_or_bribed_all_is_as_usual(action: str) -> None:
    s = fed(2).play(0, action)
    if s.ask == "react":
        s.passes(1, 2)
    assert (s.ask, s.view(0).police.must_move) == ("move", None)
    s.done(0, "marker-2" if "bribe" in action else "")
    if s.ask == "keep":
        s.play(0, "keep")
    s.play(1, "throw", "1 1 1 1 1")
    assert (s.ask, "pass" in s.legal(1), bool(s.legal(1, "cop 7"))) == ("police", True, True)


def test_ga_4_9_a_cop_who_cannot_be_bribed_must_be_moved() -> None:
    assert fed(2, cash={0: 0}).legal(0) == ["cop 7 to g-2"]
    assert fed(2, markers={0: "marker-7"}).legal(0) == ["cop 7 to g-2"]


def test_ga_4_9_a_move_that_is_undone_by_a_marker_was_a_move() -> None:
    s = fed(2, markers={1: "marker-7"}).play(0, "cop 7 to g-2").play(1, "show 7").passes(2)
    assert (s.ask, s.cop_at("7"), s.donuts(0)) == ("move", "W1", None)
    for seat in (1, 2):
        next_police(s).play(seat, "pass")
    assert "pass" in next_police(s).legal(0)


def test_ga_4_9_he_may_be_moved_into_a_grey_building_and_get_donuts_1_again() -> None:
    s = story(cops={"7": "A1"}, donuts={0: "7 2"}, dice="4 1 1 1 1", at="police").play(0, "cop 7 to A1").passes(1, 2)
    s.play(0, "donuts")
    assert s.donuts(0) == ("7", 1)


def test_ga_4_9_a_cop_who_left_the_board_obliges_to_nothing() -> None:
    """Thugs shoot at him in their turn, and he leaves."""
    s = story(seats=2, cops={"7": "W1"}, donuts={1: "7 2"}, pieces={0: "T1 g-2"}, dice="1 1 1 1 1")
    s.move(0, "T", "W1", "criminal").passes(0, 1).play(1, "pass", "1 1 1 1 1 1 1 1")
    assert (s.active, s.cop_at("7"), s.donuts(1)) == (1, None, None)
    s.play(1, "throw", "1 1 1 1 1")
    assert (s.ask, "pass" in s.legal(1)) == ("police", True)


# A marker takes donuts away


@pytest.mark.parametrize("holder", range(3))
@pytest.mark.parametrize(("which", "owner"), [(1, 0), (1, 1), (2, 1), (1, 2), (2, 2)])
def test_ga_4_9_whoever_holds_the_marker_may_show_it_at_the_start_of_any_police_step(holder: int, which: int, owner: int) -> None:
    """And keep it: whether it is the owner of the donuts, the player whose turn it is, or anybody else."""
    s = fed(which, owner, markers={holder: "marker-7"})
    assert (s.ask, s.waiting) == ("donuts", (0, 1, 2))
    assert [s.legal(seat) for seat in range(3)] == [["show 7", "pass"] if seat == holder else ["pass"] for seat in range(3)]
    s.play(holder, "show 7").passes(*(seat for seat in range(3) if seat != holder))
    assert (s.donuts(owner), in_view(s), s.held(holder)) == (None, (0, None), {"marker-7": 1})
    assert "marker-7" not in s.in_bag()
    for eye in EYES:
        assert s.events("showed", eye) == [{"seat": holder, "cop": "7", "kept": True}]
        assert s.events("donuts-gone", eye) == [{"cop": "7", "seat": owner}]


def test_ga_4_9_then_the_cop_can_be_moved_at_once() -> None:
    s = fed(2, 1, markers={2: "marker-7"}).play(2, "show 7").passes(0, 1)
    assert (s.ask, s.waiting) == ("police", (0,))
    assert "cop 7 to g-2" in s.legal(0)
    s.play(0, "cop 7 to g-2")
    assert s.legal(2) == ["show 7", "pass"]
    s.play(2, "show 7").passes(1)
    assert (s.cop_at("7"), s.held(2)) == ("W1", {})


def test_ga_4_9_one_may_show_the_marker_or_not() -> None:
    s = all_pass(fed(1, 1, markers={2: "marker-7"}))
    assert (s.ask, s.donuts(1), s.held(2), s.events("showed")) == ("police", ("7", 1), {"marker-7": 1}, [])


def test_ga_4_9_donuts_taken_away_cannot_be_doubled() -> None:
    s = fed(1, 0, markers={2: "marker-7"}).play(2, "show 7").passes(0, 1)
    assert s.refuse(0, "donuts").sentence == "no-first-donuts"
    assert {"pass", "cop 7 to g-2", "bribe 7"} <= set(s.legal(0))


def test_ga_4_9_donuts_2_taken_away_oblige_to_nothing() -> None:
    s = fed(2, 1, markers={2: "marker-7"}).play(2, "show 7").passes(0, 1).play(0, "pass")
    assert "pass" in next_police(s).legal(1)


def test_ga_4_9_the_marker_of_another_cop_does_not_help() -> None:
    s = fed(1, 1, markers={2: "marker-4"})
    error = s.refuse(2, "show 4")
    assert (error.sentence, error.rule) == ("no-donuts-to-take", "GA-4.9")
    assert s.refuse(1, "show 7").sentence == "marker-not-held"


def test_ga_4_9_nobody_is_asked_when_no_cop_has_donuts() -> None:
    s = story(cops={"7": "W1"}, markers={1: "marker-7"}, at="buy").play(0, "throw", "1 1 1 1 1")
    assert s.ask == "police"


def test_ga_4_9_all_are_asked_at_once_and_in_secret() -> None:
    one, other = fed(1, 1, markers={2: "marker-7"}), fed(1, 1)
    assert same(one, other, 0, 1, None)
    one.play(2, "show 7")
    other.play(2, "pass")
    assert one.waiting == (0, 1)
    assert same(one, other, 0, 1, None)
    one.passes(0, 1)
    assert one.events("showed", 0) == [{"seat": 2, "cop": "7", "kept": True}]


def test_ga_4_9_several_markers_take_several_donuts_away() -> None:
    cops = {"7": "W1", "4": "A1", "9": "H2"}
    s = story(cops=cops, donuts={0: "7 1", 1: "4 2", 2: "9 1"}, markers={2: "marker-7 marker-4"}, at="police")
    s.play(2, "show 4")
    assert (s.waiting, s.legal(2)) == ((0, 1, 2), ["show 7", "pass"])
    assert s.donuts(1) == ("4", 2)
    s.play(2, "show 7").passes(0, 1)
    assert [s.donuts(seat) for seat in range(3)] == [None, None, ("9", 1)]
    assert s.held(2) == {"marker-4": 1, "marker-7": 1}


def test_ga_4_9_nobody_notices_the_first_of_several_markers_before_all_have_answered() -> None:
    s = story(cops={"7": "W1", "4": "A1"}, donuts={0: "7 1", 1: "4 2"}, markers={2: "marker-7 marker-4"}, at="police")
    before = [knowledge(s, eye) for eye in (0, 1, None)]
    s.play(2, "show 4")
    assert [knowledge(s, eye) for eye in (0, 1, None)] == before


def test_ga_4_9_one_of_several_donuts_may_be_left() -> None:
    s = story(cops={"7": "W1", "4": "A1"}, donuts={0: "7 1", 1: "4 2"}, markers={2: "marker-7 marker-4"}, at="police")
    s.play(2, "show 4").passes(2, 0, 1)
    assert [s.donuts(seat) for seat in range(2)] == [("7", 1), None]


def test_ga_4_9_the_marker_just_bought_serves_in_the_next_police_step() -> None:
    s = all_pass(fed(1, 1))
    s.play(0, "bribe 7").done(0, "marker-2").play(0, "keep")
    s.play(1, "throw", "1 1 1 1 1").play(0, "show 7").passes(1, 2)
    assert (s.active, s.donuts(1), s.held(0)) == (1, None, {"marker-7": 1})


# Attacks by cops with donuts


def visit(letter: str = "V", side: str = "criminal", seat: int = 0, owner: int = 1, which: int = 1, **position: object) -> Story:
    """The first player moves a piece into W1, where cop 7 eats another player's donuts; if he may attack, all are asked."""
    settings = {"pieces": {seat: f"{letter}2 g-2, R4 A2" if letter != "R" else "R2 g-2"}, "active": seat, **position}
    s = story(cops={"7": "W1"}, donuts={owner: f"7 {which}"}, dice="1 1 1 1 1", **settings)  # type: ignore[arg-type]
    return s.move(seat, letter, "W1", side)


@pytest.mark.parametrize("letter", "RTV")
@pytest.mark.parametrize("which", [1, 2])
def test_ga_4_9_he_may_attack_a_criminal_piece_that_ends_a_move_in_his_building(letter: str, which: int) -> None:
    s = visit(letter, which=which)
    if s.ask == "move":
        s.done(0)
    s.passes(0, 1, 2)
    assert (s.ask, s.waiting) == ("attack", (1,))
    assert s.legal(1) == [f"attack {target(0, letter)}", "pass"]
    s.play(1, f"attack {target(0, letter)}", "6 6 1 1 1 1 1" + {"R": " 1 1", "T": " 1 1", "V": ""}[letter])
    assert s.events("shot", 2)[0]["attacker"] == "cop-7"
    assert (s.strength(0, letter), s.cop_at("7"), s.donuts(1)) == (0, None, None)
    assert s.events("cop-left") == [{"cop": "7", "space": "W1"}]
    assert s.events("donuts-gone") == [{"cop": "7", "seat": 1}]


@pytest.mark.parametrize(("seat", "owner"), [*permutations(range(3), 2), (1, 1)])
def test_ga_4_9_the_owner_of_the_donuts_decides(seat: int, owner: int) -> None:
    s = visit(seat=seat, owner=owner).done(seat).passes(0, 1, 2)
    assert (s.ask, s.waiting) == ("attack", (owner,))
    s.play(owner, "pass")
    assert (s.strength(seat, "V"), s.cop_at("7"), s.donuts(owner), s.events("shot")) == (2, "W1", ("7", 1), [])
    assert s.active == (seat + 1) % 3


def test_ga_4_9_he_may_not_attack_a_clean_piece() -> None:
    s = visit(side="clean").done(0)
    assert (s.active, s.cop_at("7"), s.donuts(1)) == (1, "W1", ("7", 1))


def test_ga_4_9_he_may_not_attack_a_piece_that_did_not_move_there_this_turn() -> None:
    s = visit(pieces={0: "V1 g-2, R4 A2, T1 W1!", 2: "T1 W1!, R1 W1"}).done(0).passes(0, 1, 2)
    assert s.legal(1) == [f"attack {target(0, 'V')}", "pass"]
    error = s.refuse(1, f"attack {target(2, 'T')}")
    assert (error.sentence, error.rule) == ("target-not-on-turn", "GA-4.9")
    assert s.refuse(1, f"attack {target(0, 'T')}").sentence == "target-not-moved"
    assert s.refuse(1, f"attack {target(0, 'R')}").sentence == "target-not-there"
    s = story(cops={"7": "W1"}, donuts={1: "7 1"}, pieces={0: "V1 W1!"}).done(0)
    assert s.active == 1


def test_ga_4_9_a_piece_that_recruits_there_did_not_end_a_move() -> None:
    s = story(cops={"7": "W1"}, donuts={1: "7 1"}, pieces={0: "T1 W1!, R4 A2"}, cash={0: 200}, dice="1 1 1 1 1")
    s.play(0, "recruit thugs 1").done(0)
    assert s.active == 1


def test_ga_4_9_a_piece_that_moved_elsewhere_is_not_attacked() -> None:
    s = story(cops={"7": "W1"}, donuts={1: "7 1"}, pieces={0: "V1 g-2, R4 A2"}, dice="1 1 1 1 1")
    s.move(0, "V", "g-3", "criminal").done(0)
    assert s.active == 1


def test_ga_4_9_the_owner_chooses_one_of_several() -> None:
    s = visit(pieces={0: "V1 g-2, T1 g-2, R4 A2"}).move(0, "T", "W1", "criminal").passes(0, 1, 2)
    assert s.legal(1) == [f"attack {target(0, 'T')}", f"attack {target(0, 'V')}", "pass"]
    s.play(1, f"attack {target(0, 'V')}", "6 1 1 1 1 1 1")
    assert (s.strength(0, "V"), s.strength(0, "T")) == (0, 1)


def test_ga_4_9_a_cop_without_donuts_is_not_asked_for() -> None:
    s = story(cops={"7": "W1"}, pieces={0: "V1 g-2"}, dice="1 1 1 1 1").move(0, "V", "W1", "criminal")
    assert (s.active, s.events("shot")) == (1, [])


def test_ga_4_9_a_cop_with_donuts_attacks_nobody_outside_his_building() -> None:
    s = story(cops={"7": "W1"}, donuts={1: "7 1"}, pieces={0: "V1 g-1"}, dice="1 1 1 1 1").move(0, "V", "g-2", "criminal")
    assert s.active == 1


def test_ga_4_9_he_may_attack_in_the_turn_in_which_he_got_the_donuts() -> None:
    s = coming(pieces={0: "V1 g-2"}).play(0, "donuts").move(0, "V", "W1", "criminal").passes(0, 1, 2)
    assert (s.ask, s.waiting) == ("attack", (0,))


def test_ga_4_9_donuts_that_were_removed_let_nobody_attack() -> None:
    s = all_pass(fed(1, 0, pieces={0: "V1 g-2"})).play(0, "pass").move(0, "V", "W1", "criminal")
    assert (s.active, s.cop_at("7")) == (1, "W1")


def test_ga_4_9_several_cops_with_donuts_in_one_building_are_asked_one_after_another() -> None:
    s = story(cops={"7": "W1", "4": "W1"}, donuts={1: "7 1", 2: "4 2"}, pieces={0: "V3 g-2"}, dice="1 1 1 1 1")
    s.move(0, "V", "W1", "criminal").passes(0, 1, 2)
    assert (s.ask, len(s.waiting)) == ("attack", 1)
    first = s.waiting[0]
    s.play(first, f"attack {target(0, 'V')}", "6 1 1 1 1 1 1" if first == 1 else "6 1 1 1")
    second = 3 - first
    assert (s.ask, s.waiting, s.strength(0, "V")) == ("attack", (second,), 2)
    s.play(second, "pass")
    assert (s.cop_at("7") is None) != (s.cop_at("4") is None)


def test_ga_4_9_a_target_that_the_first_killed_is_not_offered_to_the_second() -> None:
    s = story(cops={"7": "W1", "4": "W1"}, donuts={1: "7 1", 2: "4 2"}, pieces={0: "V1 g-2"}, dice="1 1 1 1 1")
    s.move(0, "V", "W1", "criminal").passes(0, 1, 2)
    first = s.waiting[0]
    s.play(first, f"attack {target(0, 'V')}", "6 1 1 1 1 1 1" if first == 1 else "6 1 1 1")
    assert (s.strength(0, "V"), s.active) == (0, 1)


def test_ga_4_9_a_cop_fed_where_a_criminal_is_attacks_him_all_the_same() -> None:
    """GA-4.6 holds in grey buildings too; after the shoot-out cop and donuts are gone."""
    s = coming(pieces={1: "V1 W1!"})
    s.play(0, "donuts")
    assert (s.target, s.donuts(0)) == (target(1, "V"), ("7", 1))
    s.done(0, "1 1 1 1 1 1 1")
    assert (s.cop_at("7"), s.donuts(0), s.strength(1, "V")) == (None, None, 1)


def test_ga_4_9_the_attack_comes_before_the_pieces_shoot() -> None:
    """GA-8.7: the cop shoots at the thugs before they shoot at the other thugs there."""
    s = visit("T", pieces={0: "T1 g-2", 2: "T1 W1"}).passes(0, 1, 2)
    s.play(1, f"attack {target(0, 'T')}", "6 1 1 1 1 1 1 1")
    assert [shot["attacker"] for shot in s.events("shot")] == ["cop-7"]
    assert (s.strength(0, "T"), s.strength(2, "T")) == (0, 1)


# A marker keeps a cop with donuts from attacking


@pytest.mark.parametrize("holder", range(3))
def test_ga_4_9_whoever_holds_the_marker_may_show_it_before_the_cop_attacks(holder: int) -> None:
    """And keep it: the donuts are gone, nobody decides about an attack any more, and the turn goes on."""
    s = visit(markers={holder: "marker-7"}).done(0)
    assert (s.ask, s.waiting) == ("shield", (0, 1, 2))
    assert [s.legal(seat) for seat in range(3)] == [["show 7", "pass"] if seat == holder else ["pass"] for seat in range(3)]
    s.play(holder, "show 7").passes(*(seat for seat in range(3) if seat != holder))
    assert (s.active, s.ask, s.cop_at("7"), s.donuts(1), s.strength(0, "V")) == (1, "buy", "W1", None, 2)
    assert s.held(holder) == {"marker-7": 1}
    for eye in EYES:
        assert s.events("showed", eye) == [{"seat": holder, "cop": "7", "kept": True}]
        assert s.events("donuts-gone", eye) == [{"cop": "7", "seat": 1}]
        assert s.held(holder, eye=eye) == {"marker-7": 1}
    assert s.events("shot") == []


def test_ga_4_9_without_donuts_the_cop_is_attacked_by_thugs_all_the_same() -> None:
    """GA-8.1: thugs that moved attack whom they find; a cop without donuts only shoots back."""
    s = visit("T", pieces={0: "T1 g-2"}, markers={0: "marker-7"})
    s.play(0, "show 7").passes(1).play(2, "pass", "5 1 1 1 1 1 1 1")
    assert [shot["attacker"] for shot in s.events("shot")] == [target(0, "T")]
    assert (s.cop_at("7"), s.strength(0, "T")) == (None, 1)


def test_ga_4_9_nobody_is_asked_when_no_cop_with_donuts_can_attack() -> None:
    s = visit(side="clean", markers={2: "marker-7"}).done(0)
    assert (s.active, s.ask) == (1, "buy")


def test_ga_4_9_the_marker_of_one_cop_leaves_the_other_his_attack() -> None:
    s = story(cops={"7": "W1", "4": "W1"}, donuts={1: "7 1", 2: "4 2"}, pieces={0: "V3 g-2"}, markers={0: "marker-7"})
    s.move(0, "V", "W1", "criminal").play(0, "show 7").passes(1, 2)
    assert (s.ask, s.waiting, s.donuts(1), s.donuts(2)) == ("attack", (2,), None, ("4", 2))


def test_ga_4_9_before_an_attack_too_several_markers_can_be_shown() -> None:
    s = story(cops={"7": "W1", "4": "A1"}, donuts={1: "7 1", 2: "4 2"}, pieces={0: "V3 g-2"}, markers={0: "marker-7 marker-4"})
    s.move(0, "V", "W1", "criminal").play(0, "show 4")
    assert (s.waiting, s.legal(0)) == ((0, 1, 2), ["show 7", "pass"])
    s.play(0, "show 7").passes(1, 2)
    assert (s.active, s.donuts(1), s.donuts(2)) == (1, None, None)


def test_ga_4_9_before_an_attack_too_all_are_asked_at_once_and_in_secret() -> None:
    one, other = visit(markers={2: "marker-7"}).done(0), visit().done(0)
    assert same(one, other, 0, 1, None)
    one.play(2, "show 7")
    other.play(2, "pass")
    assert one.waiting == (0, 1)
    assert same(one, other, 0, 1, None)


def test_ga_4_9_before_an_attack_only_the_marker_of_a_cop_with_donuts_helps() -> None:
    s = visit(markers={2: "marker-4"}).done(0)
    error = s.refuse(2, "show 4")
    assert (error.sentence, error.rule) == ("no-donuts-to-take", "GA-4.9")
    assert s.refuse(0, "done").sentence == "asked-for-shield"


def test_ga_4_9_the_shots_of_a_cop_who_moved_are_not_asked_about() -> None:
    """GA-4.6: he attacks because he moved, not because of his donuts; a marker stops him when he moves (GA-4.3)."""
    s = coming(pieces={1: "V1 W1!"}, markers={1: "marker-7"}).play(0, "donuts")
    s.done(0, "1 1 1 1 1 1 1")
    assert (s.active, s.cop_at("7"), len(s.events("shot"))) == (1, None, 1)


def test_ga_4_9_a_marker_shown_for_donuts_is_known_to_be_there_from_then_on() -> None:
    s = city()
    bribe(s, 0, "7", "marker-2")
    assert s.held(0, eye=1) == {}
    s = fed(1, 1, markers={2: "marker-7"}).play(2, "show 7").passes(0, 1)
    for eye in EYES:
        assert s.held(2, eye=eye) == {"marker-7": 1}
