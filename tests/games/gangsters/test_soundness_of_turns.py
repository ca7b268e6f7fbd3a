"""The same for what is under way: set-up, offers, police, moves, shoot-outs, the end."""

from __future__ import annotations

import pytest

from tests.games.damage import (
    Change,
    drop,
    more,
    put,
)
from tests.games.gangsters import troubles
from tests.games.gangsters.flaws import (
    ASK,
    CASH,
    DICE,
    DRAW,
    MOVES,
    OFFER,
    PIECE,
    POLICE,
    REASON,
    SETUP,
    SHOOTING,
    SHOWING,
    WON,
    broken,
    changed,
    dump,
    fine,
    hand,
    lose,
    own,
    stand,
    why,
)
from tests.games.gangsters.story import GAME, NAMES
from tests.games.gangsters.troubles import BASES, Base
from windycity.core.match import Match

# The set-up


@pytest.mark.parametrize(
    "changes",
    [
        [put(1, "round")],
        [own(1, "K2")],
        [lose("C2")],
        [own(1, "C4"), put([300, 500, 1000], "cash")],
        [put([400, 800, 1000], "cash")],
        [put([300, 900, 1000], "cash")],
        [lose("F2 A2"), own(0, "D1 D3", 2), put([-100, 800, 1000], "cash")],
        [put(2, "level", "A2"), own(0, "A3", 2), lose("F2"), put([700, 800, 1000], "cash")],
        [lose("F2 A2"), own(0, "B1 B2"), put([0, 800, 1000], "cash")],  # and nothing left for the third
        [put("d-4", "cop_at", "7")],
        [put("d-4", "public_at", "1a")],
        [stand(0, 0, "A2")],
        [hand("marker-2", None, 0)],
        [put(1, "hired", 0, 0)],
        [put(["A2"], "placing", 0)],
        [put(True, "bought")],
        [put(1, "offers")],
        [put("7", "obliged")],
        [put(1, "tries"), put([0], "try_seat"), put(["7"], "try_cop"), put(["failed"], "try_told"), put(1, "try_known", 0, 0)],
    ],
)
def test_ga_2_1_claims_are_made_in_turn_and_paid(changes: list[Change]) -> None:
    assert broken(troubles.claim, *changes) in (SETUP, "value-out-of-range")


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.gang, [put("gang", "phase"), own(0, "K2")]),
        (troubles.gang, [lose("B1")]),
        (troubles.gang, [lose("C1 E3 I3"), put([300, 900, 400], "cash")]),  # the third claims are missing
        (troubles.gang, [put([100, 800, 200], "cash")]),
        (troubles.gang, [put([0, 1, 2], "hired", 0)]),  # one vamp at most
        (troubles.gang, [put([6, 1, 0], "hired", 0)]),  # 2,200
        (troubles.gang, [put([0, 0, 0], "hired", 1)]),  # he has finished
        (troubles.gang, [put([None, "B1"], "placing", 0)]),
        (troubles.gang, [put([1, 0, 2], "order"), put(1, "active"), put(0, "place"), own(1, "K2")]),
        (troubles.gang, [put([1, 0, 2], "order"), put(1, "place")]),
        (troubles.place, [put([None, "K2"], "placing", 0)]),
        (troubles.place, [put([None, "E1"], "placing", 0)]),
        (troubles.place, [put(["A2", "B1", "C1"], "placing", 0)]),  # then he has finished
        (troubles.place, [put([], "placing", 1)]),
        (troubles.place, [put([], "placing", 1), put([0, 0, 0], "hired", 1)]),
        (troubles.place, [put(["??", "B1"], "placing", 0)]),
        (troubles.place, [put([0, 0, 0], "hired", 2)]),
        (troubles.place, [put([2, 0, 1], "hired", 0)]),  # thugs that do not exist are placed
        (troubles.buy, [put(1, "hired", 0, 0)]),
        (troubles.buy, [put(["A3"], "placing", 0)]),
        (troubles.buy, [put(0, "round")]),
    ],
)
def test_ga_2_2_gangs_can_be_paid_and_are_placed_in_own_joints(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == SETUP


# The dice, cash and offers


def test_ga_4_1_the_dice_lie_from_the_throw_to_the_end_of_the_turn() -> None:
    for base in BASES:
        data = dump(base)
        thrown = any(data["dice"])
        assert broken(base, put([0] * 5 if thrown else [1] * 5, "dice")) == DICE
        assert broken(base, put(0 if thrown else 1, "dice", 4)) == DICE


@pytest.mark.parametrize(("base", "path"), [(troubles.buy, ("cash", 0)), (troubles.cash, ("pay",)), (troubles.accept, ("pay",))])
@pytest.mark.parametrize("by", [1, -50, 99])
def test_ga_3_3_cash_comes_in_hundreds(base: Base, path: tuple[str | int, ...], by: int) -> None:
    assert broken(base, more(by, *path)) == CASH


def test_ga_3_3_so_does_what_is_wanted() -> None:
    assert broken(troubles.accept, put(0, "pay"), put(150, "get")) == CASH


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.give, [put(0, "partner")]),
        (troubles.give, [put(None, "partner")]),
        (troubles.give, [put(0, "offers")]),
        (troubles.give, [put(2, "partner")]),  # who has neither joints nor cash
        (troubles.give, [put("A3", "give")]),
        (troubles.give, [put("B3", "want")]),
        (troubles.give, [put(100, "pay")]),
        (troubles.give, [put([3000, 0, 0], "cash"), lose("B3 D1")]),
        (troubles.give, [put([0, 900, 0], "cash"), lose("A3 A4")]),
        (troubles.want, [put("B3", "give")]),
        (troubles.want, [put("K2", "give")]),
        (troubles.want, [put("B3", "want")]),
        (troubles.want, [put(100, "get")]),
        (troubles.want, [put(None, "give"), put([0, 900, 0], "cash")]),
        (troubles.want, [put(None, "give"), lose("B3 D1")]),
        (troubles.want, [lose("B3 D1"), put([3000, 0, 0], "cash")]),
        (troubles.cash, [put("A3", "want")]),
        (troubles.cash, [put("K2", "want")]),
        (troubles.cash, [put(0, "partner"), put("A4", "want")]),
        (troubles.cash, [put(None, "want")]),  # cash for nothing
        (troubles.cash, [put(None, "give"), put(None, "want"), put(0, "pay")]),
        (troubles.cash, [put(None, "give"), put(0, "pay"), put([0, 900, 0], "cash")]),
        (troubles.cash, [put(None, "want"), put(0, "pay"), put([3000, 0, 0], "cash")]),
        (troubles.cash, [put(3100, "pay")]),
        (troubles.cash, [put(100, "get")]),  # both ways
        (troubles.cash, [put(0, "pay"), put(1000, "get")]),
        (troubles.cash, [put(None, "give"), put(0, "pay"), put(100, "get")]),
        (troubles.accept, [put(None, "want")]),
        (troubles.accept, [put(None, "give"), put(0, "pay")]),
        (troubles.accept, [put(None, "want"), put(0, "pay")]),
        (troubles.accept, [put(3100, "pay")]),
        (troubles.buy, [put(1, "partner")]),
        (troubles.buy, [put("A3", "give")]),
        (troubles.buy, [put("B3", "want")]),
        (troubles.buy, [put(100, "pay")]),
        (troubles.moves, [put(100, "get")]),
    ],
)
def test_ga_3_3_an_offer_can_be_completed(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == OFFER


def test_ga_3_3_offers_that_can_be_completed() -> None:
    assert fine(troubles.want, put(None, "give"))
    assert fine(troubles.cash, put(None, "give"))
    assert fine(troubles.cash, put(None, "want"), put(0, "pay"))
    assert fine(troubles.accept, put(None, "give"))
    assert fine(troubles.accept, put(0, "pay"))


# The police step


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.police, [put([2, 0, 0], "donuts"), put(["7"], "fed")]),
        (troubles.police, [put([1, 0, 0], "donuts"), put(["7"], "fed")]),  # and yet he must go
        (troubles.police, [put("4", "obliged")]),  # he is in the street
        (troubles.police, [put("5", "obliged")]),  # he is not on the board
        (troubles.police, [put("7", "bribing"), put(200, "aside")]),
        (troubles.police, [put("7", "mover")]),
        (troubles.police, [put("4", "mover"), put("d-2", "moved_from")]),
        (troubles.police, [put(None, "obliged"), put([2, 0, 0], "donuts"), put(["7"], "fed")]),
        (troubles.police, [put("J2", "cop_at", "4"), put([1, 0, 0], "donuts"), put(["4"], "fed")]),
        (troubles.police, [put([0, 1, 0], "donuts"), put([None, "7"], "fed")]),
        (troubles.donuts, [put([0, 0, 0], "donuts"), put([], "fed"), put([0, 0, 0], "showing")]),
        (troubles.new_cop, [put("9", "mover")]),  # he is there
        (troubles.new_cop, [put("d-4", "moved_from")]),
        (troubles.new_cop, [put("d-4", "cop_at", "3"), put("d-4", "cop_at", "4")]),  # too little crime
        (troubles.new_cop, [put("J2", "cop_at", "9"), put(["9"], "fed"), put([1, 0, 0], "donuts")]),
        (troubles.subway, [put([1, 1, 2, 3, 4], "dice")]),  # one step does not even lead to the station
        (troubles.subway, [put(None, "moved_from")]),
        (troubles.subway, [put("5", "replaced")]),
        (troubles.subway, [put("c-4", "cop_at", "7")]),
        (troubles.react, [put("d-1", "moved_from")]),
        (troubles.react, [put("A2", "cop_at", "7"), put("c-1", "moved_from")]),  # there is no crime in A2
        (troubles.react, [put(None, "moved_from")]),  # a new cop comes from another station
        (troubles.react, [put("5", "replaced")]),  # not by subway
        (troubles.react, [put("4", "replaced")]),
        (troubles.react, [drop("cop_at", "7")]),
        (troubles.react, [put("camorra-thugs", "target")]),
        (troubles.react, [put(["4"], "fed"), put([1, 0, 0], "donuts")]),  # they would have been removed
        (troubles.react, [put("4", "bribing"), put(200, "aside")]),
        (troubles.feed, [put("b-1", "cop_at", "7"), put("a-1", "moved_from")]),
        (troubles.feed, [put(["7", "4"], "fed"), put([1, 1, 0], "donuts")]),
        (troubles.feed, [put([None, "7"], "fed")]),  # another's cop
        (troubles.aim, [put([], "criminal", 1), put([], "criminal", 2)]),
        (troubles.aim, [stand(1, 1, "d-4"), put([False, True], "criminal", 1), stand(2, 2, None)]),
        (troubles.aim, [put("camorra-thugs", "target")]),
        (troubles.aimed, [put(None, "target")]),
        (troubles.aimed, [put("7", "bribing"), put(100, "aside")]),
        (troubles.aimed, [stand(0, 2, "d-3"), put(["nothing", "nothing", "moved"], "did"), stand(1, 1, "d-4", 2)]),
        (
            troubles.aimed,
            [stand(0, 2, "d-3"), put(["nothing", "nothing", "moved"], "did"), stand(2, 2, None), put("outfit-vamps", "target")],
        ),
        (troubles.aimed, [put("camorra-vamps", "target")]),  # they are clean
        (troubles.aimed, [put("cop-7", "target")]),
        (troubles.aimed, [put("shamrocks-thugs", "target")]),
        (troubles.aimed, [put("wreckers-thugs", "target")]),
        (troubles.aimed, [stand(1, 1, "d-4", 2)]),
        (troubles.aimed, [put("d-1", "cop_at", "7")]),
        (troubles.aimed, [put(None, "mover")]),
        (troubles.aimed, [put(None, "mover"), put(None, "target")]),
        (troubles.moves, [put("d-4", "moved_from")]),
        (troubles.moves, [put("7", "replaced")]),
        (troubles.moves, [put("camorra-thugs", "target")]),
        (troubles.bribing, [put("8", "bribing")]),  # not on the board
        (troubles.bribing, [hand("marker-4", None, 0), put("4", "bribing")]),
        (troubles.bribing, [put(200, "aside")]),
        (troubles.bribing, [put(0, "aside")]),
        (troubles.bribing, [put(None, "bribing")]),
        (troubles.bribing, [put("J2", "cop_at", "9"), put(["9"], "fed"), put([1, 0, 0], "donuts")]),
        (troubles.moves, [put(100, "aside")]),
        (troubles.keep, [put("4", "bribing"), put(100, "aside")]),
        (troubles.keep, [put("J2", "cop_at", "9"), put(["9"], "fed"), put([2, 0, 0], "donuts")]),
        (troubles.shoot, [put("5", "mover")]),
        (troubles.shoot, [put("5", "mover"), put("d-3", "moved_from"), put("shamrocks-racketeers", "target")]),
    ],
)
def test_ga_4_1_one_police_action_is_under_way_that_can_be(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == POLICE


def test_ga_4_2_nobody_bribes_with_an_empty_bag() -> None:
    assert broken(troubles.bribing, put(True, "bag_empty"), eye=1) == POLICE


def test_ga_4_6_a_target_may_have_moved_or_been_seduced() -> None:
    assert fine(troubles.aimed, put("shamrocks-racketeers", "target"))
    assert broken(troubles.aimed, stand(1, 1, None)) == POLICE
    assert fine(troubles.aimed, stand(1, 1, None), stand(0, 2, "d-3"), put(["nothing", "nothing", "moved"], "did"))


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.react, [put([0, 32, 32], "showing")]),  # who does not hold it
        (troubles.rode, [hand("marker-5", None, 1), hand("marker-7", None, 1), put([0, 40, 0], "showing"), put("2", "waiting")]),
        (troubles.react, [put([0, 4, 0], "showing")]),  # of a cop who has not moved
        (troubles.react, [put("1+2", "waiting")]),  # who shows has answered
        (troubles.react, [put([32, 0, 0], "showing"), hand("marker-7", 1, 0)]),  # the active player himself
        (troubles.donuts, [put([4, 128, 0], "showing")]),  # cop 9 has no donuts
        (troubles.donuts, [put([8, 0, 0], "showing")]),
        (troubles.donuts, [put([36, 0, 0], "showing")]),  # he has no more to show, and is asked
        (troubles.shield, [put([16, 128, 0], "showing")]),  # cop 9 has no donuts
        (troubles.shield, [put([4, 0, 0], "showing")]),  # who does not hold it
        (troubles.shield, [put([18, 0, 0], "showing")]),  # he has no more to show, and is asked
        (troubles.attack, [hand("marker-6", None, 0), put([16, 0, 0], "showing")]),
        (troubles.buy, [put([4, 0, 0], "showing")]),
        (troubles.moves, [put([1, 0, 0], "showing")]),
    ],
)
def test_ga_4_3_only_markers_are_shown_that_are_held_and_fit(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == SHOWING


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.keep, [put([], "drawn")]),
        (troubles.keep, [put(["??"], "drawn")]),
        (troubles.keep, [put(["untouchable"], "drawn")]),
        (troubles.keep, [put(["marker-9"], "drawn")]),  # it is with another
        (troubles.keep, [put(["marker-3", "marker-4"], "drawn")]),
        (troubles.keep, [put([1], "try_seat"), put([[1] + [0] * 23, [1] + [0] * 23, [0] * 24], "try_known")]),
        (troubles.keep, [put(0, "tries"), put([], "try_seat"), put([], "try_cop"), put(0, "try_known", 0, 0)]),
        (troubles.failed, [put([None, "marker-7"], "drawn")]),
        (troubles.failed, [put([None, "untouchable"], "drawn")]),
        (troubles.failed, [put([0, 0, 0], "elsewhere")]),
        (troubles.buy, [put(["marker-4"], "drawn")]),
    ],
)
def test_ga_4_2_what_was_drawn_is_in_hand_or_in_the_bag(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == DRAW


def test_ga_4_2_what_another_has_drawn_is_unknown_and_can_have_been_something() -> None:
    assert dump(troubles.keep, 1)["drawn"] == ["??"]
    assert broken(troubles.keep, put([], "drawn"), eye=1) == DRAW
    nothing = [hand("untouchable", None, 1) for _ in range(3)]
    assert fine(troubles.keep, *nothing, eye=1)
    assert broken(troubles.keep, *nothing, put(1, "try_known", 1, 0), eye=1) == DRAW
    assert broken(troubles.keep, *nothing, hand("marker-7", None, 1), eye=1) == DRAW
    assert fine(troubles.keep, *nothing, hand("marker-7", None, 1), put(1, "try_known", 1, 0), eye=1)


# Moves


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.moves, [put(3, "moves")]),
        (troubles.moves, [put(1, "moves")]),
        (troubles.moves, [put(0, "moves")]),
        (troubles.moves, [put(0, "moves"), put(dict.fromkeys(("1a", "2a", "3a"), True), "public_moved")]),
        (troubles.moves, [put(4, "strength", 0, 0)]),
        (troubles.moves, [put({}, "public_moved")]),
        (troubles.moves, [put(["moved", "recruited"], "did")]),
        (troubles.moves, [put([], "did")]),
        (troubles.moves, [put(4, "recruited")]),  # 7 minus the blue die is 3
        (troubles.moves, [put(0, "recruited")]),
        (troubles.moves, [put(["nothing", "moved"], "did")]),  # and who recruited?
        (troubles.moves, [stand(0, 1, "d-4", 1)]),  # fewer than were recruited
        (troubles.moves, [stand(0, 1, None)]),
        (troubles.moves, [put("2a", "entering")]),
        (troubles.moves, [put("thugs", "returning")]),
        (troubles.moves, [put(1, "seductions")]),
        (troubles.moves, [put([True, False, True], "driven")]),
        (troubles.drive, [put([False, False, True], "driven")]),
        (troubles.drive, [put([True, True], "driven")]),  # not the die of the piece that moved
        (troubles.drive, [put([True, True, False], "driven")]),
        (troubles.drive, [put(["moved", "nothing", "moved"], "did"), put([True, True, True], "driven"), put(1, "moves")]),
        (troubles.drive, [put([], "equipped", 0)]),
        (troubles.drive, [put(["nothing", "recruited", "moved"], "did"), put(1, "recruited"), put(1, "moves")]),
        (troubles.public_to, [put("1a", "entering")]),  # it is there already
        (troubles.public_to, [put(None, "entering")]),
        (troubles.public_to, [put(True, "public_moved", "2b"), put(1, "moves")]),
        (troubles.public_to, [put(0, "moves")]),
        (troubles.public_to, [put([1, 2, 1, 1, 1], "dice"), put("b-4", "public_at", "3a"), put(3, "moves")]),
        (troubles.seduce, [put(0, "seductions")]),
        (troubles.seduce, [put([], "equipped", 0)]),
        (troubles.seduce, [put([False, False, True], "criminal", 0)]),
        (troubles.seduce, [stand(1, 1, "d-4", 2)]),  # only one left to choose
        (troubles.seduce, [put([], "did"), put(2, "moves")]),
        (troubles.seduced, [put(2, "seductions")]),
        (troubles.seduced, [put(2, "strength", 0, 1)]),
        (troubles.seduced, [put("move", "phase"), put(0, "seductions")]),
        (troubles.recruit, [put(3, "strength", 0, 1)]),
        (troubles.recruit, [put(["nothing", "moved"], "did")]),
        (troubles.recruit, [put(1, "recruited")]),
        (troubles.recruit, [put(["recruited"], "did")]),
        (troubles.seduced, [put(["nothing", "recruited", "moved"], "did"), put(1, "recruited"), put(0, "moves")]),
        (troubles.police, [put(1, "moves")]),
        (troubles.police, [put(["moved"], "did")]),
        (troubles.police, [put([True, True], "driven")]),
        (troubles.police, [put(1, "recruited")]),
        (troubles.police, [put(True, "public_moved", "1a")]),
        (troubles.aim, [put(["moved"], "did")]),
        (troubles.buy, [put(1, "seductions")]),
        (troubles.keep, [put(1, "moves")]),
        (troubles.keep, [put(dict.fromkeys(("1a", "2a"), True), "public_moved")]),
        (troubles.shoot, [put(1, "recruited")]),
        (troubles.keep, [put(["moved"], "did")]),  # nobody is there
        (troubles.shoot, [put(1, "moves")]),
        (troubles.shoot, [put(dict.fromkeys(("1a", "1b", "2a", "2b"), True), "public_moved")]),
        (troubles.over, [put(["moved"], "did")]),
        (troubles.over, [put(True, "public_moved", "1a")]),
    ],
)
def test_ga_5_1_what_was_done_and_what_is_left_of_the_moves(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) in (MOVES, PIECE, ASK)


@pytest.mark.parametrize("white", range(1, 7))
def test_ga_5_6_a_new_public_has_a_place_to_go_to(white: int) -> None:
    """Every place is taken: with a 1 that of the station, otherwise all that can be reached."""
    data = changed(troubles.public_to, put([1, white, 1, 1, 1], "dice"), put({}, "public_at"))
    ends = sorted(Match.from_position(GAME, GAME.load_position(data), troubles.public_to().match.luck).legal(0))
    names = [name for name in NAMES["public"] if name != "2b"]
    data["public_at"] = {name: move.removeprefix("to ") for name, move in zip(names, ends, strict=False)}
    if len(ends) <= len(names):
        assert why(data) == MOVES


# Shoot-outs


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.shoot, [put([True, True, True], "attackers")]),
        (troubles.shoot, [put([], "attackers")]),
        (
            troubles.shoot,
            [
                stand(0, 2, "A4"),
                put([True] * 3, "criminal", 0),
                put(["moved"] * 3, "did"),
                put([True] * 3, "attackers"),
            ],
        ),
        (troubles.shoot, [put(["moved", "nothing"], "did")]),
        (troubles.shoot, [put([True], "criminal", 0)]),
        (troubles.shoot, [stand(0, 1, None)]),
        (troubles.shoot, [put([False, True], "attackers"), stand(1, 0, None), drop("cop_at", "5")]),  # a single choice
        (troubles.shoot, [stand(0, 0, "d-3", 4), stand(0, 1, "d-3", 4)]),
        (troubles.shoot, [put("1", "deciding")]),
        (troubles.shield, [put([True], "attackers")]),
        (troubles.shield, [put("1", "deciding")]),  # the third player's cop has prey, too
        (troubles.shield, [put("0+1+2", "deciding")]),  # the first player's cop has none
        (troubles.shield, [put("-", "deciding"), put([], "criminal", 0)]),
        (troubles.attack, [put([True], "attackers")]),
        (troubles.attack, [put([], "criminal", 0)]),
        (troubles.attack, [put([], "did")]),
        (troubles.attack, [put([None, None, "3"], "fed"), put([0, 0, 2], "donuts")]),
        (troubles.attack, [put("0+2", "deciding")]),  # the active player would have been asked before
        (troubles.attack, [put("1+2", "deciding")]),
        (troubles.attack, [put([None, "6"], "fed"), put([0, 1, 0], "donuts")]),
        (troubles.moves, [put([False, True], "attackers")]),
        (troubles.moves, [put("1", "deciding")]),
    ],
)
def test_ga_8_1_whoever_is_asked_for_an_attack_can_attack(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) in (SHOOTING, MOVES)


# The end


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.over, [put([9900, 700, 0], "cash")]),
        (troubles.over, [stand(0, 2, None)]),
        (troubles.over, [put("ten-joints", "reason")]),
        (troubles.over, [put("richest", "reason")]),
        (troubles.over, [put("1", "winners")]),
        (troubles.over, [put("0+1", "winners")]),
        (troubles.over, [put([1, 0, 2], "order"), put(1, "place"), put([10_000, 10_000, 0], "cash"), put("1", "winners")]),
        (troubles.coloured, [lose("B1")]),
        (troubles.coloured, [put("cash", "reason")]),
        (troubles.coloured, [put("0", "winners")]),
        (troubles.ended, [put(59, "round")]),
        (troubles.ended, [put([0, 1, 2], "order"), put(1, "place"), put(1, "active")]),
        (troubles.ended, [put("0", "winners")]),
        (troubles.ended, [put("cash", "reason")]),
        (troubles.ended, [put("2", "winners")]),
        (troubles.ended, [put([100, 300, 100], "cash")]),
        (troubles.ended, [stand(2, 0, "d-4"), stand(2, 1, "d-4"), stand(2, 2, "d-4"), put([0, 300, 10_000], "cash")]),
    ],
)
def test_ga_10_1_a_match_has_ended_as_it_says(base: Base, changes: list[Change]) -> None:
    assert broken(base, *changes) == REASON


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("way", ["cash", "colour", "ten"])
def test_ga_10_1_nobody_begins_a_turn_with_what_wins(seat: int, way: str) -> None:
    goods = {
        "cash": put([10_000 if other == seat else 0 for other in range(3)], "cash"),
        "colour": own(seat, "B1 D1 D3 F2"),
        "ten": own(seat, "E1 E2 E3 A2 A3 C1 C2 B4 F1 B2"),
    }[way]
    gang = [stand(seat, piece, "d-4") for piece in range(3)]
    assert broken(troubles.remembered, *gang, goods) == WON
    assert fine(troubles.remembered, *gang[:2], goods)
    assert fine(troubles.remembered, *gang, goods, put(True, "bought"))
    assert fine(troubles.remembered, *gang, goods, put(1, "offers"))


def test_ga_10_1_nor_the_first_offer_of_a_turn() -> None:
    rich = put([3000, 10_000, 0], "cash")
    gang = [stand(1, piece, "d-4") for piece in (1, 2)]
    for base in (troubles.give, troubles.want, troubles.cash, troubles.accept):
        assert broken(base, rich, *gang) == WON
        assert fine(base, rich, *gang, put(2, "offers"))
