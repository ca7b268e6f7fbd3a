"""What no position may break: each position here is sound but for one thing, and is refused for that thing."""

from __future__ import annotations

from copy import deepcopy
from functools import cache, partial
from random import Random

import pytest

from tests.games.damage import (
    Change,
    Data,
    Pool,
    damage_field,
    damage_leaf,
    drop,
    load_damaged,
    more,
    play_on,
    playable,
    put,
)
from tests.games.gangsters import troubles
from tests.games.gangsters.moments import moments
from tests.games.gangsters.story import GAME, NAMES
from tests.games.gangsters.troubles import BASES, Base
from windycity.core.errors import BadPosition
from windycity.core.match import Match
from windycity.games.gangsters.position import COPS, JOINTS, Ask, Phase
from windycity.games.gangsters.rules.soundness import Flaw

BEYOND = "flaw-beyond-seats"
ORDER = "flaw-order-misfit"
JOINT = "flaw-joint-misfit"
PIECE = "flaw-piece-misplaced"
COP = "flaw-cop-misplaced"
PUBLIC = "flaw-public-misplaced"
MARKER = "flaw-markers-miscounted"
SETUP = "flaw-setup-misfit"
DICE = "flaw-dice-misfit"
OFFER = "flaw-offer-misfit"
TRIES = "flaw-tries-misfit"
ASK = "flaw-ask-mismatch"
CASH = "flaw-cash-misfit"
POLICE = "flaw-police-misfit"
MOVES = "flaw-moves-misfit"
SHOOTING = "flaw-shooting-misfit"
SHOWING = "flaw-showing-misfit"
DRAW = "flaw-draw-misfit"
HIDDEN = "flaw-hidden-known"
WON = "flaw-already-won"
REASON = "flaw-reason-misfit"

SENTENCES = {
    BEYOND: "Something belongs to a seat that is not in the match.",
    ORDER: "The order of play must hold every seat once, and the active player in his place.",
    JOINT: "A joint without an owner has a level, or a level is above the number of joints of that colour that its owner holds.",
    PIECE: "A piece with strength stands nowhere, or one without strength somewhere, or is too strong.",
    COP: "A cop stands where no space is, or a cop with donuts outside a grey building.",
    PUBLIC: "Public stands where no space is, or two on one space.",
    MARKER: "The bribe markers in the bag and with the players do not add up.",
    SETUP: "The choices of the set-up do not fit the joints and the cash, or stand there although the match is under way.",
    DICE: "The dice do not fit the step of the turn.",
    OFFER: "An offer is under way that cannot be made, or stands there although none is.",
    TRIES: "What is remembered of bribes is not complete, or is not what the markers say.",
    ASK: "What is asked, and of whom, does not fit the rest of the position.",
    CASH: "All cash comes in hundreds.",
    POLICE: "A cop moves, attacks, eats or is bribed who cannot, or stands where he cannot have come.",
    MOVES: "The moves that were made and that are left do not fit the gang, the dice or each other.",
    SHOOTING: "A piece or a cop is to attack that cannot, or somebody is asked for an attack without a choice.",
    SHOWING: "A marker is shown that is not held, or that cannot be shown now.",
    DRAW: "The marker that was drawn is not where it must be.",
    HIDDEN: "The position tells what its player cannot know.",
    WON: "A gang had what wins when the last turn ended, and yet the match goes on.",
    REASON: "The match has ended, but not by what the position shows, or with other winners.",
}
TRUTH = -1


@cache
def dump(base: Base, eye: int | None = TRUTH) -> Data:
    s = base()
    return dict(GAME.dump_position(s.match.position) if eye == TRUTH else s.seen(eye))


def changed(base: Base, *changes: Change, eye: int | None = TRUTH) -> Data:
    data = deepcopy(dump(base, eye))
    for change in changes:
        change(data)
    return data


def why(data: Data) -> str:
    """The name of the sentence with which a position is refused; there is one in every language."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    name = caught.value.sentence
    if name in SENTENCES:
        assert str(caught.value) == SENTENCES[name]
    assert len({caught.value.tell(language) for language in ("en", "nl", "de")}) == 3
    return name


def broken(base: Base, *changes: Change, eye: int | None = TRUTH) -> str:
    """Why a position, or what a seat knows of it, is refused after changes."""
    return why(changed(base, *changes, eye=eye))


def fine(base: Base, *changes: Change, eye: int | None = TRUTH) -> bool:
    """Whether a position can be loaded after changes, as it must, and comes back as it was."""
    data = changed(base, *changes, eye=eye)
    return GAME.dump_position(GAME.load_position(data)) == data


# Changes that several tests make


def own(seat: int, names: str, level: int = 1) -> Change:
    """Joints belong to a seat."""

    def change(data: Data) -> None:
        for name in names.split():
            data["owner"][name], data["level"][name] = seat, level

    return change


def lose(names: str) -> Change:
    """Joints are neutral."""

    def change(data: Data) -> None:
        for name in names.split():
            del data["owner"][name], data["level"][name]

    return change


def stand(seat: int, piece: int, place: str | None, strength: int = 1) -> Change:
    """A piece stands somewhere; without a place it is gone, with what it carries."""

    def change(data: Data) -> None:
        put(place, "piece_at", seat, piece)(data)
        data["strength"][seat][piece] = strength if place else 0
        while data["piece_at"][seat] and data["piece_at"][seat][-1] is None:
            data["piece_at"][seat].pop()
        for field in ("criminal", "equipped"):
            if not place and piece < len(data[field][seat]):
                data[field][seat][piece] = False
            while data[field][seat] and not data[field][seat][-1]:
                data[field][seat].pop()

    return change


def hand(marker: str, source: int | None, goal: int | None) -> Change:
    """A marker goes from one place to another; None is the bag."""

    def change(data: Data) -> None:
        bags: dict[int | None, dict[str, int]] = {None: data["bag"], **dict(enumerate(data["held"]))}
        more(-1, marker)(bags[source])
        if not bags[source][marker]:
            del bags[source][marker]
        more(1, marker)(bags[goal])

    return change


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    assert set(SENTENCES) == {f"flaw-{flaw.name.lower().replace('_', '-')}" for flaw in Flaw if flaw != Flaw.SOUND}


def test_the_positions_are_of_every_ask() -> None:
    assert {dump(base)["ask"] for base in BASES} == {ask.name.lower().replace("_", "-") for ask in Ask}


@pytest.mark.parametrize("base", BASES)
def test_the_positions_are_sound_before_anything_is_changed(base: Base) -> None:
    for eye in (TRUTH, 0, 1, 2, None):
        assert fine(base, eye=eye)


# Seats and the order of play


@pytest.mark.parametrize(
    "changes",
    [
        [put(2, "seats")],
        [put("0+3", "waiting")],
        [put("0+3", "asked")],
        [put(3, "partner")],
        [put("3", "deciding")],
        [put("4", "seen_by")],
        [put("3", "seen_by")],
    ],
)
def test_nothing_belongs_to_a_seat_that_is_not_in_the_match(changes: list[Change]) -> None:
    assert broken(troubles.buy, *changes) == BEYOND


@pytest.mark.parametrize("field", ["cash", "donuts", "standing", "showing", "elsewhere", "ordered", "fed", "drawn"])
def test_nothing_is_with_a_seat_beyond_the_last(field: str) -> None:
    position = troubles.buy().match.position
    getattr(position, field)[3] = 1
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == BEYOND


@pytest.mark.parametrize(("field", "value"), [("strength", 1), ("hired", 1), ("placing", 0), ("held", 1), ("try_known", 1)])
def test_nor_anything_of_its_lists(field: str, value: int) -> None:
    position = troubles.buy().match.position
    getattr(position, field)[3, 0] = value
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == BEYOND


@pytest.mark.parametrize(
    "change",
    [
        put([0, 1, 1], "order"),
        put([0, 1], "order"),
        put([0, 2, 3], "order"),
        put(1, "active"),
        put(1, "place"),
        put(3, "place"),
        put(None, "active"),
        lambda data: data.update(place=3, active=None),
    ],
)
def test_ga_2_1_every_seat_has_its_place_in_the_order_of_play(change: Change) -> None:
    assert broken(troubles.buy, change) == ORDER


# The board


@pytest.mark.parametrize(
    "changes",
    [
        [put(1, "level", "K2")],
        [drop("level", "A3")],
        [put(3, "level", "A3")],
        [own(0, "B1", 2)],
        [put(3, "owner", "A3")],
        [own(3, "K2")],
        [lose("A3")],  # A4 is on level 2
    ],
)
def test_ga_3_2_only_owned_joints_have_a_level_never_above_those_of_its_colour(changes: list[Change]) -> None:
    assert broken(troubles.buy, *changes) == JOINT


@pytest.mark.parametrize(
    "changes",
    [
        [put(11, "strength", 0, 0)],
        [put(4, "strength", 0, 2)],
        [put(0, "strength", 0, 0)],
        [put(1, "strength", 1, 1)],
        [put(None, "piece_at", 0, 0)],
        [put("d-4", "piece_at", 1, 1)],
        [put([True, True, True], "criminal", 1)],
        [put([False, True], "equipped", 1)],
    ],
)
def test_ga_1_1_a_piece_with_strength_stands_somewhere_and_no_other(changes: list[Change]) -> None:
    assert broken(troubles.buy, *changes) in (PIECE, "value-out-of-range")


@pytest.mark.parametrize("base", [troubles.seduced, troubles.recruit])
def test_ga_6_3_a_piece_that_comes_back_is_nowhere_yet(base: Base) -> None:
    assert broken(base, put("A2", "piece_at", 0, 1)) == PIECE
    assert broken(base, put(0, "strength", 0, 1)) == PIECE
    assert broken(base, put([False, True], "criminal", 0)) == PIECE


@pytest.mark.parametrize(
    "changes",
    [
        [put("d-4", "cop_at", "7")],
        [drop("cop_at", "7")],
        [put([0, 0, 0], "donuts")],
        [put([], "fed")],
        [put([1, 2, 0], "donuts")],
        [put(["7", "7"], "fed"), put([1, 2, 0], "donuts")],
        [put(["4", "7"], "fed"), put([1, 2, 0], "donuts")],  # cop 4 is in a joint
    ],
)
def test_ga_4_9_a_cop_with_donuts_is_in_a_grey_building_and_fed_by_one_player(changes: list[Change]) -> None:
    assert broken(troubles.buy, *changes) == COP


def test_ga_5_6_no_two_public_on_one_space() -> None:
    assert broken(troubles.buy, put("A3", "public_at", "2a")) == PUBLIC
    assert broken(troubles.moves, put("A3", "public_at", "2b")) == PUBLIC


@pytest.mark.parametrize("field", ["public_at", "public_moved"])
def test_ga_1_3_there_is_no_public_beyond_the_last(field: str) -> None:
    position = troubles.moves().match.position
    getattr(position, field)[12] = 1
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == PUBLIC


def test_ga_5_6_nor_does_it_come_in() -> None:
    position = troubles.public_to().match.position
    position.entering = 12
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == MOVES


@pytest.mark.parametrize(("field", "name"), [("cop_at", COP), ("public_at", PUBLIC), ("piece_at", PIECE)])
def test_nobody_stands_where_no_space_is(field: str, name: str) -> None:
    position = troubles.buy().match.position
    getattr(position, field)[1] = int(GAME.edition.data.spaces)
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == name


def test_ga_4_2_everybody_feels_an_empty_bag() -> None:
    position = troubles.buy().match.position
    position.held[2] += position.bag
    position.bag[:] = 0
    with pytest.raises(BadPosition) as caught:
        GAME.check_position(position)
    assert caught.value.sentence == MARKER
    position.bag_empty = 1
    GAME.check_position(position)


# Markers


@pytest.mark.parametrize(
    "changes",
    [
        [put(1, "bag", "marker-7")],
        [put(4, "bag", "untouchable")],
        [drop("bag", "marker-2")],
        [put(1, "held", 2, "marker-4")],
        [put(1, "shown", 2, "marker-4")],
        [put(1, "shown", 0, "untouchable")],
        [put([2, 0, 0], "standing")],
        [put([1, 1, 0], "standing")],
        [put([False, True], "ordered")],  # nor is he asked
        [put([0, 0, 0], "standing"), hand("untouchable", 0, None), put([True], "ordered")],
        [put(True, "bag_empty")],
    ],
)
def test_ga_1_3_every_marker_is_in_one_place(changes: list[Change]) -> None:
    assert broken(troubles.buy, *changes) == MARKER


def test_ga_4_2_an_order_stands_while_its_seat_is_asked() -> None:
    assert fine(troubles.buy, put([True], "ordered"))
    assert broken(troubles.accept, put([True], "ordered")) == MARKER


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (troubles.buy, [hand("marker-7", None, 1)]),
        (troubles.gang, [put(1, "hired", 1, 0)]),
        (troubles.place, [put(1, "hired", 1, 0)]),
        (troubles.place, [put("E2", "placing", 1, 0)]),
        (troubles.react, [put(32, "showing", 1)]),
        (troubles.remembered, [put(1, "try_known", 1, 0)]),
        (troubles.remembered, [put(32, "elsewhere", 2)]),
        (troubles.failed, [put([None, "marker-3"], "drawn")]),
    ],
)
@pytest.mark.parametrize("eye", [0, None])
def test_ga_1_6_an_observed_position_does_not_tell_what_is_hidden(base: Base, changes: list[Change], eye: int | None) -> None:
    assert broken(base, *changes, eye=eye) == HIDDEN


def test_ga_1_6_in_an_observed_position_nobody_else_has_a_standing_order() -> None:
    assert broken(troubles.buy, put([1, 0, 0], "standing"), eye=1) == MARKER
    assert broken(troubles.buy, put([True], "ordered"), eye=1) == MARKER


# What is remembered of bribes


@pytest.mark.parametrize(
    "changes",
    [
        [put(2, "tries")],
        [put(4, "tries")],
        [put([0, 1], "try_seat")],
        [put(["7", "4"], "try_cop")],
        [put(2, "try_known", 0, 3)],
        [put("failed", "try_told", 3)],
        [put(1, "try_known", 0, 0)],  # he holds the marker
        [put(0, "try_known", 0, 0)],
        [put(2, "try_known", 1, 1)],  # an Untouchable
        [put(2, "try_known", 1, 0)],  # nobody knows of another that a bribe has worked
        [put(1, "try_known", 1, 0)],  # it has not failed
        [put("failed", "try_told", 0)],
        [put("worked", "try_told", 1)],
        [hand("marker-7", 0, None)],
        [hand("marker-7", 0, 1)],
        [hand("marker-4", None, 1)],
        [put(1, "shown", 0, "marker-7")],  # then everybody knows
        [put([0, 0, 2], "try_seat")],  # the same player again: then the first has failed
        [put([1, 0, 32], "elsewhere")],  # that marker is in the bag
        [put([32, 0, 32], "elsewhere")],  # he holds it himself
    ],
)
def test_ga_1_6_what_is_remembered_of_bribes_is_true(changes: list[Change]) -> None:
    assert broken(troubles.remembered, *changes) == TRIES


def test_ga_1_6_markers_may_come_from_bribes_long_forgotten() -> None:
    assert fine(troubles.remembered, hand("marker-10", None, 1))
    assert fine(troubles.remembered, hand("marker-4", None, 2))


def test_ga_4_2_whoever_bribes_again_has_failed_before() -> None:
    assert dump(troubles.bribing)["try_told"] == ["failed"]
    assert broken(troubles.bribing, put([], "try_told")) == TRIES
    again = [put([0, 1, 1], "try_seat"), put(["7", "4", "4"], "try_cop"), put(1, "try_known", 1, 2), put(0, "try_known", 2, 2)]
    assert broken(troubles.remembered, *again) == TRIES
    assert fine(troubles.remembered, *again, put(["unknown", "failed"], "try_told"))


def test_ga_1_6_of_anothers_bribe_nobody_knows_alone_that_it_worked() -> None:
    assert broken(troubles.bribing, put(2, "try_known", 1, 0)) == TRIES


def test_ga_4_2_a_marker_that_is_known_to_be_with_others_can_be_with_one() -> None:
    """The third player knows that of cop 7 to be; it is with the first, or with one whose bribe is forgotten."""
    assert fine(troubles.remembered, put(1, "try_known", 2, 0), eye=2)
    both = [put(["7", "7", "7"], "try_cop"), put(1, "try_known", 2, 0)]
    assert fine(troubles.remembered, *both, eye=2)
    assert broken(troubles.remembered, *both, put(1, "try_known", 2, 1), eye=2) == TRIES


def test_ga_4_2_a_bag_that_is_not_empty_can_hold_something() -> None:
    """Of all markers the third player knows where they are: with others, or in the own hand."""
    untouchables = [hand("untouchable", None, 2)] * 3
    assert fine(troubles.remembered, put(510, "elsewhere", 2), *untouchables, eye=2)
    assert broken(troubles.remembered, put(511, "elsewhere", 2), *untouchables, eye=2) == TRIES
    assert fine(troubles.remembered, put(511, "elsewhere", 2), *untouchables, put(True, "bag_empty"), eye=2)


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
    """Every place is taken: with a 1 that of the station, else all that can be reached."""
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


# What is asked


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] == "not-over"])
def test_somebody_is_asked_as_long_as_the_match_is_not_over(base: Base) -> None:
    assert broken(base, put("-", "waiting")) == ASK
    assert broken(base, put("nothing", "ask")) in (ASK, PIECE)
    assert broken(base, put("0", "winners")) == ASK
    assert broken(base, put("cash", "reason")) == ASK
    assert broken(base, put("-", "waiting"), put("-", "asked"), put("nothing", "ask")) in (ASK, PIECE)


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] != "not-over"])
def test_nobody_is_asked_when_the_match_is_over(base: Base) -> None:
    assert broken(base, put("0", "waiting")) == ASK
    assert broken(base, put("0", "asked")) == ASK
    assert broken(base, put("buy", "ask")) == ASK
    assert broken(base, put("-", "winners")) == ASK
    assert broken(base, put("not-over", "reason")) == ASK
    assert broken(base, put("buy", "phase")) == ASK


@pytest.mark.parametrize("base", BASES)
def test_what_is_asked_fits_what_comes_next(base: Base) -> None:
    """Whatever else was asked in such a position could not be answered, or would not be asked."""
    asked = dump(base)["ask"]
    for ask in (ask.name.lower().replace("_", "-") for ask in Ask):
        # An offer that has come so far is also one in which nothing is given, or wanted.
        if ask != asked and (asked, ask) not in {("give", "want"), ("want", "cash")}:
            with pytest.raises(BadPosition):
                GAME.load_position(changed(base, put(ask, "ask")))


@pytest.mark.parametrize("base", BASES)
def test_what_comes_next_fits_what_is_asked(base: Base) -> None:
    data = dump(base)
    for phase in Phase:
        name = phase.name.lower().replace("_", "-")
        if name != data["phase"]:
            with pytest.raises(BadPosition):
                GAME.load_position(changed(base, put(name, "phase")))


@pytest.mark.parametrize("base", [base for base in BASES if dump(base)["reason"] == "not-over"])
def test_only_those_who_take_part_are_asked(base: Base) -> None:
    data = dump(base)
    for seat in range(3):
        if str(seat) not in data["asked"] and data["asked"] != "all":
            assert broken(base, put(str(seat), "waiting")) == ASK
            assert broken(base, put(str(seat), "waiting"), put(str(seat), "asked")) in (ASK, SHOOTING)


# A position that can be loaded can be played

PLACES = ["A1", "J2", "A2", "K2", "d-4", "d-3", "b-10"]
WORDS = ("A1", "A2", "d-4", "7", "4", "marker-7", "untouchable", "moved", "recruited", "failed", "1a", "thugs", "vamps")


def damage(data: Data, random: Random, pool: Pool) -> None:
    """Change something at random: a piece, a joint, a marker, a cop, dice, an entry to one of another position, a number."""
    choice, seat = random.randrange(8), random.randrange(min(len(data["strength"]), len(data["piece_at"]), len(data["held"])))
    if choice == 0:
        stand(seat, random.randrange(3), random.choice([None, *PLACES]), random.randrange(1, 4))(data)
    elif choice == 1:
        name = random.choice(NAMES["joint"][:JOINTS])
        (lose if name in data["owner"] and name in data["level"] else partial(own, seat))(name)(data)
    elif choice == 2:
        places = [None, *range(len(data["held"]))]
        source, goal = random.sample(places, 2)
        if bag := data["bag"] if source is None else data["held"][source]:
            hand(random.choice(sorted(bag)), source, goal)(data)
    elif choice == 3:
        data["cop_at"][random.choice(NAMES["cop"][:COPS])] = random.choice(PLACES)
    elif choice == 4:
        data["dice"] = [random.randrange(1, 7) for _ in range(5)]
    elif choice == 5:
        damage_field(data, random, pool)
    else:
        damage_leaf(data, random, WORDS)


def observations(matches: list[Match]) -> tuple[list[Data], Pool]:
    """Positions, true and as everybody knows them, and what stands in each field."""
    dumps = [GAME.dump_position(match.position) for match in matches]
    dumps += [GAME.dump_position(match.observed(eye)) for match in matches for eye in (*range(match.seats), None)]
    fields = [field for field in dumps[0] if field not in ("format", "game", "rules", "edition", "bag", "held")]
    return dumps, {field: [dump[field] for dump in dumps] for field in fields}


def strolled(seed: int) -> list[Match]:
    """Moments of random matches."""
    random, found = Random(seed), []
    for seats in (2, 3, 4):
        match = GAME.start(seats=seats, seed=seed)
        while len(match.answers) < 900 and not match.over:
            seat = random.choice(match.waiting)
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])
            if len(match.answers) % 60 == 0:
                found.append(match.copy())
    return found


def try_damaged(matches: list[Match], random: Random, times: int) -> int:
    """Damage positions; what can be loaded is looked at by everybody and played on. Tells how many could be."""
    dumps, pool = observations(matches)
    loaded = 0
    for _ in range(times):
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is None:
            continue
        loaded += 1
        match = playable(GAME, position, random)
        for seat in range(match.seats):
            assert match.view(seat)["seen_by"] == seat
            GAME.check_position(match.observed(seat))
            assert bool(match.legal(seat)) == (seat in match.waiting)
        play_on(match, random, 20)
    return loaded


@pytest.mark.parametrize("seed", range(2))
def test_a_damaged_position_is_refused_or_can_be_played_on(seed: int) -> None:
    assert try_damaged([base().match for base in BASES], Random(seed), 120) > 25


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_so_is_a_damaged_moment(seats: int) -> None:
    assert try_damaged(moments(seats), Random(seats), 40) > 5


def test_so_is_a_damaged_position_of_random_play() -> None:
    assert try_damaged(strolled(1), Random(1), 120) > 25


def test_a_damaged_position_can_be_played_to_the_end() -> None:
    random = Random(5)
    dumps, pool = observations([base().match for base in BASES])
    ended = 0
    while ended < 2:
        position = load_damaged(GAME, dumps, partial(damage, pool=pool), random)
        if position is not None and position.round > 0:
            play_on(playable(GAME, position, random), random, 20_000)
            ended += 1


@pytest.mark.parametrize("base", BASES)
def test_what_is_not_damaged_stays_sound(base: Base) -> None:
    for eye in (TRUTH, 0, 1, 2, None):
        position = GAME.load_position(changed(base, eye=eye))
        play_on(playable(GAME, position, Random(7)), Random(7), 12)
