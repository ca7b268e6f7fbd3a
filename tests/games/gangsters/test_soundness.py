"""What no position may break: each one here is sound except for one thing, and refused for it. The board, and what is known."""

from __future__ import annotations

import pytest

from tests.games.damage import (
    Change,
    drop,
    put,
)
from tests.games.gangsters import troubles
from tests.games.gangsters.flaws import (
    BEYOND,
    COP,
    HIDDEN,
    JOINT,
    MARKER,
    MOVES,
    ORDER,
    PIECE,
    PUBLIC,
    SENTENCES,
    TRIES,
    TRUTH,
    broken,
    dump,
    fine,
    hand,
    lose,
    own,
)
from tests.games.gangsters.story import GAME
from tests.games.gangsters.troubles import BASES, Base
from windycity.core.errors import BadPosition
from windycity.core.names import name_of
from windycity.games.gangsters.position import Ask
from windycity.games.gangsters.rules.soundness import Flaw


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    assert set(SENTENCES) == {f"flaw-{name_of(flaw)}" for flaw in Flaw if flaw != Flaw.SOUND}


def test_the_positions_are_of_every_ask() -> None:
    assert {dump(base)["ask"] for base in BASES} == {name_of(ask) for ask in Ask}


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
    """The third player knows that others hold cop 7's marker: the first may have it, or one whose bribe is forgotten."""
    assert fine(troubles.remembered, put(1, "try_known", 2, 0), eye=2)
    both = [put(["7", "7", "7"], "try_cop"), put(1, "try_known", 2, 0)]
    assert fine(troubles.remembered, *both, eye=2)
    assert broken(troubles.remembered, *both, put(1, "try_known", 2, 1), eye=2) == TRIES


def test_ga_4_2_a_bag_that_is_not_empty_can_hold_something() -> None:
    """The third player knows where all markers are: with others, or in the player's own hand."""
    untouchables = [hand("untouchable", None, 2)] * 3
    assert fine(troubles.remembered, put(510, "elsewhere", 2), *untouchables, eye=2)
    assert broken(troubles.remembered, put(511, "elsewhere", 2), *untouchables, eye=2) == TRIES
    assert fine(troubles.remembered, put(511, "elsewhere", 2), *untouchables, put(True, "bag_empty"), eye=2)
