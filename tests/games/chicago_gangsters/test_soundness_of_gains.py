"""What can have been gained by a position's round: anything up to that is accepted, anything beyond is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chicago_gangsters.flaws import (
    broken,
    choose,
    ending,
    fight,
    gamble,
    late,
    losers,
    move,
    over,
    pay,
    round_end,
    say,
    sell,
    take,
)
from tests.games.chicago_gangsters.story import GAME, Story, story
from tests.games.damage import Change, Data, put
from windycity.games.chicago_gangsters.position import (
    BRUISER_LIMIT,
    COALITIONS,
    COPIES_OF,
    HAND_LIMIT,
    MOST_ALCOHOL,
    MOST_STRENGTH,
    PERSON_VALUE,
    VALUE_OF,
)

ALCOHOL = "flaw-too-much-alcohol"
WORDS = "flaw-too-many-words"
POINTS = "flaw-too-many-points"
CARDS = "flaw-too-many-cards"
DEAL = "flaw-deal-misfit"


def accepted(base: Callable[[], Story], *changes: Change) -> Data:
    """A position is accepted after changes."""
    data = GAME.dump_position(base().match.position)
    for change in changes:
        change(data)
    assert GAME.dump_position(GAME.load_position(data)) == data
    return data


def bounded(base: Callable[[], Story], most: int, sentence: str, *path: str | int) -> None:
    """A number is accepted up to its bound, and refused beyond it."""
    accepted(base, put(most, *path))
    assert broken(base, put(most + 1, *path)) == sentence


# Alcohol: in each round a package of 2, both for a Godfather, and two sales


def late_godfather() -> Story:
    return story(hands=["W4", "", "", ""], number=11, godfather=True)


@pytest.mark.parametrize(("base", "most"), [(fight, 2 * 4), (late, 10 * 4), (late_godfather, 10 * 6)])
def test_cg_5_3_in_a_fight_alcohol_is_of_the_rounds_before(base: Callable[[], Story], most: int) -> None:
    bounded(base, most, ALCOHOL, "alcohol", 0)


@pytest.mark.parametrize("seat", range(4))
def test_cg_5_1_nobody_has_alcohol_of_loot_that_is_not_shared_yet(seat: int) -> None:
    bounded(choose, 2 * 4, ALCOHOL, "alcohol", seat)
    bounded(pay, 2 * 6, ALCOHOL, "alcohol", seat)


@pytest.mark.parametrize(("seat", "most"), [(0, 8), (1, 8), (2, 8 + 2), (3, 8 + 2)])
def test_cg_5_2_while_the_losers_share_only_winners_have_alcohol_of_this_round(seat: int, most: int) -> None:
    bounded(losers, most, ALCOHOL, "alcohol", seat)


@pytest.mark.parametrize(
    ("used", "most"), [(0, 10), (1, 10), (8, 11), (16, 11), (8 + 16, 12)]
)  # CG-5.4: 8 is the Informer, 16 the Whisky Smuggler
def test_cg_8_1_at_the_end_of_the_round_a_sale_brings_one(used: int, most: int) -> None:
    accepted(ending, put(used, "used"), put(most, "alcohol", 0))
    assert broken(ending, put(used, "used"), put(most + 1, "alcohol", 0)) == ALCOHOL


def test_cg_8_1_a_sale_under_way_has_brought_nothing_yet() -> None:
    bounded(sell, 10, ALCOHOL, "alcohol", 0)


def second() -> Story:
    """The second player's turn; the first has had one."""
    return ending(persons=["", "informer", "fence"])


@pytest.mark.parametrize(("seat", "most"), [(0, 12), (1, 10), (2, 10), (3, 10)])
def test_cg_5_4_whoever_had_a_turn_may_have_sold_twice(seat: int, most: int) -> None:
    bounded(second, most, ALCOHOL, "alcohol", seat)


def test_cg_6_1_the_end_brings_8_and_with_the_godfather_9() -> None:
    winners = put("0", "winners")
    accepted(over, put(10 * 4 + 8, "alcohol", 0), winners)
    assert broken(over, put(10 * 4 + 9, "alcohol", 0), winners) == ALCOHOL
    assert COALITIONS * 6 + 9 <= MOST_ALCOHOL


# Words: one a round, judged at the settling


@pytest.mark.parametrize("field", ["kept", "broken"])
def test_cg_4_2_3_before_the_settling_there_are_words_of_the_rounds_before(field: str) -> None:
    bounded(say, 2, WORDS, field, 0)


def test_cg_4_2_3_a_word_is_kept_or_broken() -> None:
    accepted(say, put(1, "kept", 0), put(1, "broken", 0))
    assert broken(say, put(1, "kept", 0), put(2, "broken", 0)) == WORDS


def test_cg_4_2_3_after_the_settling_there_are_words_of_this_round_too() -> None:
    accepted(choose, put(True, "talk"), put(3, "kept", 0))
    assert broken(choose, put(True, "talk"), put(4, "kept", 0)) == WORDS
    accepted(over, put(True, "talk"), put(10, "broken", 0))
    assert broken(over, put(True, "talk"), put(11, "broken", 0)) == WORDS


@pytest.mark.parametrize("changes", [[put(1, "kept", 0)], [put(1, "broken", 0)], [put(["12"], "said")]])
def test_cg_4_2_without_talk_there_are_no_words(changes: list[Change]) -> None:
    assert broken(fight, *changes) == WORDS


def test_cg_4_2_3_what_was_said_is_judged_at_the_settling() -> None:
    assert broken(choose, put(True, "talk"), put(["12"], "said")) == WORDS


# Godfather points: one a round, for one player


def test_cg_7_3_6_there_are_as_many_points_as_rounds_that_are_over() -> None:
    bounded(late_godfather, 10, POINTS, "godfather_points", 2)
    assert broken(late_godfather, put([4, 4, 3, 0], "godfather_points")) == POINTS
    accepted(over, put(True, "godfather"), put([4, 4, 2, 0], "godfather_points"))
    assert broken(over, put(True, "godfather"), put([4, 4, 3, 0], "godfather_points")) == POINTS


def test_cg_7_3_6_without_the_option_there_are_no_points() -> None:
    assert broken(fight, put(1, "godfather_points", 0)) == POINTS


# Cards: ten in hand and open together


def shown_openly() -> Story:
    """The first player has laid two cards openly and has eight left."""
    s = story(hands=["W2 W2 W4 W4 W4 W4 B3 B3 K3 K3", "B1"], means="bribes", persons_count=False, talk=True)
    return s.play(0, "silent").play(1, "silent").show(0, "W2 W2").show(1)


def test_cg_5_3_ten_cards_in_hand_and_open_together() -> None:
    data = accepted(shown_openly)
    assert (data["hand_count"][0], data["open"][0]) == (8, {"W2": 2})
    assert broken(shown_openly, *move("K1", "hand", 0), put(9, "hand_count", 0)) == CARDS
    assert broken(shown_openly, *move("K1", "open", 0)) == CARDS


@pytest.mark.parametrize("base", [choose, round_end])
def test_cg_4_8_after_the_settling_nothing_lies_open(base: Callable[[], Story]) -> None:
    assert broken(base, put([{}], "open"), *move("K1", "open", 0)) == CARDS


# Sales and poker


def test_cg_8_1_what_was_sold_was_in_a_hand_of_ten() -> None:
    """Two cards are left: eight can have been sold, worth 40 at most."""
    assert accepted(sell)["hand_count"][0] == 2
    bounded(sell, 8 * 5, DEAL, "worth")


@pytest.mark.parametrize(
    "changes",
    [
        [put(0, "used")],
        [put("judge", "selling")],
        [put("fence", "selling")],
        [put("whisky-smuggler", "selling")],
        [put(1, "left")],
    ],
)
def test_cg_8_1_a_sale_is_begun_by_the_owner_of_who_can_sell(changes: list[Change]) -> None:
    assert broken(sell, *changes) == DEAL


@pytest.mark.parametrize("base", [gamble, take])
def test_cg_8_4_poker_is_begun_by_its_owner(base: Callable[[], Story]) -> None:
    assert broken(base, put(0, "used")) == DEAL
    assert broken(base, put(1, "holder", "poker-player")) == DEAL


def test_cg_8_4_two_cards_are_worth_10_at_most() -> None:
    bounded(take, 10, DEAL, "worth")


def test_cg_8_4_there_is_room_in_the_hand_for_what_is_taken() -> None:
    full = [change for card in ("W2", "W2", "B3", "B3", "K3", "K3", "K5", "K5") for change in move(card, "hand", 0)]
    assert accepted(take)["hand_count"][0] == 1
    accepted(take, *full[:-3], put(8, "hand_count", 0))
    assert broken(take, *full, put(9, "hand_count", 0)) == DEAL


@pytest.mark.parametrize("field", ["worth", "left"])
@pytest.mark.parametrize("base", [fight, choose, round_end])
def test_cg_8_1_nothing_is_sold_or_gambled_at_other_times(base: Callable[[], Story], field: str) -> None:
    assert broken(base, put(1, field)) == DEAL


@pytest.mark.parametrize("base", [fight, choose, losers])
def test_cg_5_4_nothing_is_used_before_the_end_of_the_round(base: Callable[[], Story]) -> None:
    assert broken(base, put(1, "used")) == DEAL


# What was announced is counted anew in each fight


def test_cg_4_5_no_hand_brings_more_strength_than_there_is_room_for() -> None:
    """A loner's ten best cards and all persons, doubled, and the Bruiser; all others together have less."""
    values = sorted((value for value, copies in zip(VALUE_OF, COPIES_OF, strict=True) for _ in range(copies)), reverse=True)
    alone = 2 * sum(values[:HAND_LIMIT]) + BRUISER_LIMIT + 2 * sum(PERSON_VALUE)
    together = sum(values[: 3 * HAND_LIMIT]) + BRUISER_LIMIT + sum(PERSON_VALUE)
    assert alone == 172
    assert max(alone, together) <= MOST_STRENGTH
