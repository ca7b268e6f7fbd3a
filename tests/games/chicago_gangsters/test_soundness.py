"""What no position may break: each position here is sound except for one thing, and is refused for it."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random

import pytest

from tests.games.chicago_gangsters.flaws import (
    BASES,
    broken,
    broken_view,
    bruiser,
    choose,
    declare,
    duel,
    fight,
    gamble,
    hidden,
    hide,
    join,
    joined,
    late,
    lay,
    losers,
    move,
    mr_x,
    mr_x_ends,
    over,
    pay,
    round_end,
    say,
    sell,
    show,
    take,
    three,
    why,
)
from tests.games.chicago_gangsters.story import GAME, Story
from tests.games.damage import Change, Data, more, play_on, playable, put
from windycity.core.errors import BadPosition
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.games.chicago_gangsters.rules.soundness import Flaw

CARDS = "flaw-cards-miscounted"
HAND = "flaw-hand-miscounted"
SHOWN = "flaw-shown-not-held"
LAID = "flaw-laid-not-held"
UNKNOWN = "flaw-unknown-cards"
BEYOND = "flaw-beyond-seats"
PERSON = "flaw-person-twice"
PILES = "flaw-piles-misfit-round"
CLANS = "flaw-clans-misdealt"
SIDES = "flaw-sides-misfit"
OPTION = "flaw-option-misfit"
ASK = "flaw-ask-mismatch"
GAINS = {  # see test_soundness_of_gains.py
    "flaw-too-much-alcohol",
    "flaw-too-many-words",
    "flaw-too-many-points",
    "flaw-too-many-cards",
    "flaw-deal-misfit",
}

# All positions are sound before anything is changed


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    sentences = {CARDS, HAND, SHOWN, LAID, UNKNOWN, BEYOND, PERSON, PILES, CLANS, SIDES, OPTION, ASK}
    assert sentences | GAINS == {f"flaw-{name_of(flaw)}" for flaw in Flaw if flaw != Flaw.SOUND}


@pytest.mark.parametrize("base", BASES)
def test_the_positions_are_sound_before_anything_is_changed_true_and_observed(base: Callable[[], Story]) -> None:
    s = base()
    assert s.ask == {
        "fight": "lay",
        "hidden": "lay",
        "losers": "choose",
        "ending": "round-end",
        "round_end": "round-end",
        "joined": "lay",
        "mr_x": "bruiser",
        "mr_x_ends": "round-end",
        "three": "lay",
        "late": "lay",
        "over": "nothing",
    }.get(base.__name__, base.__name__)
    GAME.check_position(s.match.position)
    for data in [GAME.dump_position(s.match.position), *map(s.seen, (*range(s.match.seats), None))]:
        assert GAME.dump_position(GAME.load_position(data)) == data


@pytest.mark.parametrize("base", BASES)
def test_a_position_that_was_loaded_plays_on_as_the_match_would(base: Callable[[], Story]) -> None:
    s = base()
    position = GAME.load_position(GAME.dump_position(s.match.position))
    twin = Match.from_position(GAME, position, s.match.luck)
    assert (twin.ask, twin.waiting) == (s.ask, s.waiting)
    assert [twin.legal(seat) for seat in twin.waiting] == [s.legal(seat) for seat in s.waiting]


# Means cards


@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize("field", ["pile", "discards"])
def test_cg_1_1_every_card_is_in_one_place(field: str, by: int) -> None:
    counted = [more(by, "pile_count")] if field == "pile" else []
    assert broken(fight, more(by, field, "B2"), *counted) == CARDS


def test_cg_1_1_cards_are_counted_wherever_they_can_be() -> None:
    assert broken(fight, more(1, "hand", 1, "K5"), more(1, "hand_count", 1)) == CARDS
    assert broken(hidden, more(1, "open", 0, "W4")) == CARDS
    assert broken(fight, more(-1, "hand", 1, "W2"), more(-1, "hand_count", 1)) == CARDS


def test_cg_1_1_a_card_of_another_kind_is_missed() -> None:
    assert broken(fight, more(1, "discards", "B2"), more(-1, "discards", "B3")) == CARDS


@pytest.mark.parametrize("by", [1, -1])
def test_the_pile_holds_as_many_cards_as_it_says(by: int) -> None:
    assert broken(fight, more(by, "pile_count")) == CARDS
    assert broken_view(0, fight, more(by, "pile_count")) == CARDS


@pytest.mark.parametrize("goal", ["discards", "hand"])
def test_a_card_can_be_moved_from_the_pile_to_another_place(goal: str) -> None:
    data = GAME.dump_position(fight().match.position)
    for change in move("B4", goal, *([3] if goal == "hand" else [])):
        change(data)
    if goal == "hand":
        assert why(data) == "position-miscounted"
        data["hand_count"][3] += 1
    GAME.load_position(data)


# Hands


def test_a_hand_holds_as_many_cards_as_its_count_says() -> None:
    for by in (1, -1):
        assert broken(fight, more(by, "hand_count", 2)) == "position-miscounted"


def test_in_a_true_position_no_hand_has_unknown_cards() -> None:
    assert broken(fight, more(1, "hand_count", 2), put(1, "hand", 2, "??")) == HAND
    assert broken(fight, put({"??": 2}, "hand", 1)) == HAND


def test_the_own_hand_has_no_unknown_cards() -> None:
    assert broken_view(0, fight, more(1, "hand_count", 0), put(1, "hand", 0, "??")) == HAND


def test_what_was_shown_is_in_the_hand() -> None:
    assert broken(fight, put({"B2": 1}, "shown", 0)) == SHOWN
    assert broken(fight, put({"W4": 3}, "shown", 0)) == SHOWN
    assert broken(fight, put({"W4": 1}, "shown", 1)) == SHOWN


def test_others_know_of_a_hand_what_was_shown_and_no_more() -> None:
    assert broken_view(1, fight, put({}, "shown", 0)) == SHOWN
    assert broken_view(1, fight, put({"W4": 1, "K5": 1}, "shown", 0)) == SHOWN
    assert broken_view(None, fight, put({}, "hand", 0), put({"??": 3}, "hand", 0)) == SHOWN


def test_the_number_of_unknown_cards_fits() -> None:
    assert broken(fight, put(1, "unplaced")) == UNKNOWN
    for by in (1, -1):
        assert broken_view(0, fight, more(by, "unplaced")) == UNKNOWN
        assert broken_view(0, fight, more(by, "hand", 2, "??"), more(by, "hand_count", 2)) == UNKNOWN


# Cards laid


def test_cards_laid_are_in_the_hand() -> None:
    assert broken(hide, put({"B1": 1, "W4": 1}, "laid", 0)) == LAID
    assert broken(hide, put({"K5": 2}, "laid", 0)) == LAID
    assert broken(fight, put({"W4": 1}, "laid", 2), put(1, "laid_count", 2)) == LAID


def test_cards_chosen_are_in_the_hand_and_not_laid() -> None:
    assert broken(lay, put({"B5": 1}, "choosing", 0)) == LAID
    assert broken(lay, put({"W4": 3}, "choosing", 0)) == LAID
    assert broken(hidden, put({"W2": 2}, "choosing", 3)) == LAID


def test_no_more_cards_are_laid_than_held() -> None:
    assert broken_view(1, hide, put(4, "laid_count", 0), put({"??": 4}, "laid", 0)) == LAID


def test_who_sees_laid_cards() -> None:
    assert broken_view(1, hide, put({"W4": 1, "??": 1}, "laid", 0)) == LAID
    assert broken_view(0, hide, put({"W4": 1, "??": 1}, "laid", 0)) == LAID
    assert broken(hide, put({"W4": 1, "??": 1}, "laid", 0)) == LAID


# Seats


@pytest.mark.parametrize(
    "changes",
    [
        [put(1, "alcohol", 4)],
        [put(1, "godfather_points", 4)],
        [put("Loop", "clan", 4)],
        [put("defenders", "side", 4)],
        [put("W4", "duelling", 4)],
        [put(4, "mr_x")],
        [put(4, "loner")],
        [put(4, "godfather_seat"), put(True, "godfather")],
        [put(4, "ousted"), put(True, "godfather")],
        [put(4, "first")],
        [put(4, "turn")],
        [put("0+4", "waiting")],
        [put("0+1+4", "asked")],
        [put("4", "winners")],
        [put("4", "candidates")],
    ],
)
def test_nothing_belongs_to_a_seat_beyond_the_last(changes: list[Change]) -> None:
    assert broken(fight, *changes) == BEYOND


def test_no_cards_belong_to_a_seat_beyond_the_last() -> None:
    hand = [*move("B4", "hand", 4), put(1, "hand_count", 4)]
    assert broken(fight, lambda data: data["hand"].append({}), *hand) == BEYOND


@pytest.mark.parametrize(
    ("field", "value"),
    [("shown", {"W4": 1}), ("open", {"W4": 1}), ("choosing", {"W4": 1}), ("kept", 1), ("broken", 1), ("contribution", 1)],
)
def test_nothing_else_is_said_of_a_seat_beyond_the_last(field: str, value: object) -> None:
    def change(data: Data) -> None:
        data[field] += [value]
        if field == "open":
            data["pile"]["W4"] -= 1
            data["pile_count"] -= 1

    with pytest.raises(BadPosition):
        GAME.load_position(changed(fight, change))


def changed(base: Callable[[], Story], *changes: Change) -> Data:
    data = GAME.dump_position(base().match.position)
    for change in changes:
        change(data)
    return data


def test_nobody_holds_a_person_in_a_seat_beyond_the_last() -> None:
    assert broken(fight, put(4, "holder", "judge")) == PERSON


# Options


def test_cg_7_3_the_godfather_is_not_for_five() -> None:
    assert broken(joined, put(True, "godfather")) == OPTION


@pytest.mark.parametrize("change", [put(1, "godfather_seat"), put("1", "candidates"), put(1, "ousted")])
def test_cg_7_3_without_the_option_there_is_no_godfather(change: Change) -> None:
    assert broken(fight, change) == OPTION


# Persons


def test_cg_1_2_a_person_is_in_one_place() -> None:
    assert broken(fight, put(1, "person_pile", "judge")) == PERSON
    assert broken(fight, put(1, "person_pile", "mayor")) == PERSON
    assert broken(fight, put("judge", "person")) == PERSON


def test_there_are_enough_persons_for_the_rounds_to_come() -> None:
    def few(data: Data) -> None:
        for person in list(data["person_pile"])[: len(data["person_pile"]) - 8]:
            del data["person_pile"][person]

    assert broken(fight, few) == PERSON


def test_cg_8_7_a_bruiser_who_is_used_has_an_owner() -> None:
    assert broken(hide, lambda data: data["holder"].pop("bruiser")) == ASK


# Piles and rounds


@pytest.mark.parametrize("field", ["coalition_pile", "district_pile", "loot_pile"])
def test_cg_3_1_the_piles_lose_a_card_a_round(field: str) -> None:
    def drop(data: Data) -> None:
        del data[field][next(iter(data[field]))]

    assert broken(fight, drop) == PILES
    back = {"coalition_pile": "C2", "district_pile": "Bridgeport", "loot_pile": "L2"}[field]
    assert broken(fight, put(1, field, back)) == PILES


@pytest.mark.parametrize("number", [0, 2, 4, 12])
def test_the_round_fits_the_piles(number: int) -> None:
    assert broken(fight, put(number, "round")) == PILES


@pytest.mark.parametrize(
    ("field", "pile"), [("coalition", "coalition_pile"), ("district", "district_pile"), ("loot", "loot_pile")]
)
def test_a_card_on_the_table_is_not_in_its_pile(field: str, pile: str) -> None:
    def take_from_pile(data: Data) -> None:
        data[field] = next(iter(data[pile]))

    assert broken(fight, take_from_pile) == PILES


@pytest.mark.parametrize("field", ["coalition", "district", "loot"])
def test_a_round_has_all_its_cards(field: str) -> None:
    assert broken(fight, put(None, field)) == PILES


def test_cg_2_2_the_end_card_is_among_the_last_three() -> None:
    assert broken(fight, put(1, "coalition_pile", "end")) == PILES
    assert broken(late, lambda data: data["coalition_pile"].pop("end")) == PILES
    assert broken(fight, put("end", "coalition")) == PILES


@pytest.mark.parametrize("change", [put("C1", "coalition"), put("Bridgeport", "district"), put("L1", "loot")])
def test_cg_3_1_with_the_end_card_nothing_else_lies_open(change: Change) -> None:
    assert broken(over, change) == PILES


def test_cg_2_2_the_end_card_is_in_no_pile_when_it_lies_open() -> None:
    assert broken(over, put(1, "coalition_pile", "end")) == PILES


# Clans and sides


@pytest.mark.parametrize("base", [fight, three, joined])
@pytest.mark.parametrize("clan", ["South Side", "Loop", None])
def test_cg_2_1_everybody_has_a_clan_of_their_own(base: Callable[[], Story], clan: str | None) -> None:
    assert broken(base, put(clan, "clan", 0)) == CLANS


def test_cg_7_1_three_players_have_the_first_three_clans() -> None:
    assert broken(three, put("Loop", "clan", 2)) == CLANS


@pytest.mark.parametrize("seat", [0, None])
def test_cg_7_2_mr_x_is_the_one_without_a_clan(seat: int | None) -> None:
    assert broken(joined, put(seat, "mr_x")) == CLANS


def test_cg_7_2_there_is_no_mr_x_among_four() -> None:
    assert broken(fight, put(2, "mr_x")) == CLANS


def test_cg_1_3_everyone_stands_where_the_coalition_card_says() -> None:
    def swap(data: Data) -> None:
        data["clan"][0], data["clan"][2] = data["clan"][2], data["clan"][0]

    assert broken(fight, swap) == SIDES
    assert broken(fight, put("defenders", "side", 0)) == SIDES


def test_cg_7_1_the_loner_is_who_stands_alone() -> None:
    assert broken(three, put(1, "loner")) == SIDES
    assert broken(three, put(None, "loner")) == SIDES
    assert broken(fight, put(0, "loner")) == SIDES


def test_cg_7_2_1_mr_x_has_a_side_once_he_has_joined_one() -> None:
    assert broken(join, put("challengers", "side", 4)) == SIDES
    assert broken(joined, put(None, "side", 4)) == SIDES


def test_cg_7_3_1_the_ousted_is_the_godfathers_partner() -> None:
    assert broken(pay, put(2, "ousted")) == SIDES
    assert broken(pay, put(0, "ousted")) == SIDES
    assert broken(pay, put(None, "godfather_seat")) == SIDES


# What is asked


@pytest.mark.parametrize("base", [base for base in BASES if base is not over])
@pytest.mark.parametrize(
    "changes",
    [
        [put("-", "waiting")],
        [put("nothing", "ask")],
        [put("0", "winners")],
        [put("-", "waiting"), put("-", "asked"), put("nothing", "ask")],
    ],
)
def test_somebody_is_asked_as_long_as_the_match_is_not_over(base: Callable[[], Story], changes: list[Change]) -> None:
    assert broken(base, *changes) in (ASK, SIDES)


@pytest.mark.parametrize("change", [put("0", "waiting"), put("lay", "ask"), put("-", "winners")])
def test_nobody_is_asked_when_the_match_is_over(change: Change) -> None:
    assert broken(over, change) == ASK


def test_a_match_that_is_not_over_has_no_reason_and_one_that_is_over_has_one() -> None:
    assert broken(fight, put("end-card", "reason")) == PILES
    assert broken(over, put("not-over", "reason")) == PILES


@pytest.mark.parametrize("base", [base for base in BASES if base not in (over, join, joined, mr_x, mr_x_ends)])
def test_only_those_who_take_part_are_asked(base: Callable[[], Story]) -> None:
    data = GAME.dump_position(base().match.position)
    outsiders = [str(seat) for seat in range(data["seats"]) if str(seat) not in data["asked"] and data["asked"] != "all"]
    for seat in outsiders:
        wrong = deepcopy(data)
        wrong["waiting"] = seat
        assert why(wrong) == ASK


@pytest.mark.parametrize("base", [base for base in BASES if base is not over])
def test_what_is_asked_is_what_comes_now(base: Callable[[], Story]) -> None:
    data = GAME.dump_position(base().match.position)
    others = ["join", "declare", "duel", "say", "show", "bruiser", "hide", "choose", "pay", "sell", "gamble", "take"]
    for ask in others:
        # With one card discarded for poker, the position is also one where one has been taken.
        if ask != data["ask"] and (data["ask"], ask) != ("gamble", "take"):
            wrong = deepcopy(data)
            wrong["ask"] = ask
            assert why(wrong) in (ASK, SIDES)


@pytest.mark.parametrize("base", [base for base in BASES if base is not over])
def test_the_phase_fits_what_is_asked(base: Callable[[], Story]) -> None:
    data = GAME.dump_position(base().match.position)
    for phase in ("reveal", "join", "settle", "mr-x", "next-round"):
        wrong = deepcopy(data)
        wrong["phase"] = phase
        assert why(wrong) in (ASK, SIDES, PERSON)


def test_cg_4_2_1_nobody_talks_where_there_is_no_talk() -> None:
    assert broken(say, put(False, "talk")) == ASK
    assert broken(show, put(False, "talk")) == ASK


def test_cg_7_3_nobody_declares_where_there_is_no_godfather() -> None:
    assert broken(declare, put(False, "godfather")) == ASK
    assert broken(declare, put(0, "godfather_seat")) == ASK  # the Godfather may not declare


def test_cg_7_3_3_a_duel_has_two_candidates() -> None:
    assert broken(duel, put("0", "candidates")) == ASK
    assert broken(duel, put("0+1", "candidates")) == ASK
    assert broken(duel, put("-", "candidates")) == ASK


def empty_hand(seat: int) -> Change:
    """A player's cards go back to the pile."""

    def change(data: Data) -> None:
        for card, count in data["hand"][seat].items():
            data["pile"][card] = data["pile"].get(card, 0) + count
            data["pile_count"] += count
        for field in ("hand", "shown", "choosing", "laid"):
            data[field][seat] = {}
        data["hand_count"][seat] = data["laid_count"][seat] = 0

    return change


@pytest.mark.parametrize(("base", "seat"), [(fight, 0), (lay, 0), (show, 1), (duel, 2), (hide, 0), (sell, 0), (gamble, 0)])
def test_whoever_is_asked_for_cards_has_some(base: Callable[[], Story], seat: int) -> None:
    assert broken(base, empty_hand(seat)) == ASK


def test_cg_8_7_the_bruisers_owner_is_asked_about_him() -> None:
    assert broken(bruiser, put(1, "holder", "bruiser")) == ASK
    assert broken(bruiser, put(True, "bruiser_used")) == ASK

    def gone(data: Data) -> None:
        del data["holder"]["bruiser"]

    assert broken(bruiser, gone) == ASK


def test_cg_4_3_a_challenger_who_has_laid_cards_hides_one() -> None:
    assert broken(hide, put("defenders", "acting")) == ASK
    assert broken(hide, put({}, "laid", 0), put(0, "laid_count", 0)) == ASK


def test_cg_5_1_whoever_contributed_most_chooses() -> None:
    assert broken(choose, put("1", "waiting"), put("1", "asked")) == ASK
    assert broken(choose, put([0, 9, 0, 0], "contribution")) == ASK
    assert broken(choose, put(None, "sharing")) == ASK
    assert broken(choose, put(None, "winning")) == ASK
    assert broken(choose, put(None, "first")) == ASK


def test_cg_7_3_4_only_a_godfather_who_ousted_the_partner_pays() -> None:
    assert broken(pay, put("choose", "ask")) == ASK
    assert broken(choose, put("pay", "ask")) == ASK


def test_cg_5_4_the_end_of_the_round_asks_whose_turn_it_is() -> None:
    assert broken(round_end, put(1, "turn")) == ASK
    assert broken(round_end, put(None, "turn")) == ASK
    assert broken(round_end, put(0, "turns")) == ASK


def test_cg_5_4_only_owners_of_an_ability_and_mr_x_are_asked() -> None:
    def plain(data: Data) -> None:
        data["holder"] = {"judge": 1}

    assert broken(round_end, plain) == ASK
    assert broken(mr_x_ends, put("0", "asked"), put("0", "waiting"), put(0, "turn")) == ASK


def test_cg_8_1_a_sale_is_of_a_person_and_can_come_to_6() -> None:
    assert broken(sell, put(None, "selling")) == ASK
    assert broken(sell, put(0, "worth"), empty_hand(0), *move("B4", "hand", 0), put(1, "hand_count", 0)) == ASK


def test_cg_8_1_nothing_is_sold_outside_a_sale() -> None:
    assert broken(round_end, put("informer", "selling")) == ASK


@pytest.mark.parametrize("base", [gamble, take])
def test_cg_8_4_poker_is_about_one_or_two_cards(base: Callable[[], Story]) -> None:
    assert broken(base, put(0, "left")) == ASK


def test_cg_8_4_there_must_be_cards_that_can_be_taken() -> None:
    assert broken(take, put(1, "worth")) == ASK

    def cleared(data: Data) -> None:
        for card, count in data["discards"].items():
            data["pile"][card] = data["pile"].get(card, 0) + count
            data["pile_count"] += count
        data["discards"] = {}

    assert broken(take, cleared) == ASK


@pytest.mark.parametrize(
    ("base", "changes"),
    [
        (say, [put([], "saying")]),
        (say, [put(["12", "3"], "saying")]),
        (fight, [put(["12"], "saying")]),
        (declare, [put([], "declaring")]),
        (declare, [put(["declare", "pass", None, "pass"], "declaring")]),
        (fight, [put(["pass"], "declaring")]),
        (duel, [put([], "duelling")]),
        (duel, [put(["W4", None, "B5"], "duelling")]),
        (duel, [put(["B5"], "duelling")]),
        (fight, [put(["W4"], "duelling")]),
        (bruiser, [put({"W4": 1}, "choosing", 0)]),
        (lay, [put({"B5": 1}, "choosing", 2)]),
    ],
)
def test_sealed_answers_stand_only_where_they_are_asked_for(base: Callable[[], Story], changes: list[Change]) -> None:
    assert broken(base, *changes) == ASK


# A position that is not damaged


@pytest.mark.parametrize("base", BASES)
def test_what_is_not_damaged_stays_sound(base: Callable[[], Story]) -> None:
    play_on(playable(GAME, base().match.position, Random(7)), Random(7), 30)


# What random damage has found: positions in which nobody could go on


@pytest.mark.parametrize("base", [fight, lay, bruiser, hide, hidden, choose, say, show, declare, duel, pay, join, joined, mr_x])
def test_cg_3_1_a_round_has_a_person_until_somebody_takes_it(base: Callable[[], Story]) -> None:
    assert base().view(None).person == "mayor"
    with pytest.raises(BadPosition):
        GAME.load_position(changed(base, put(None, "person")))


@pytest.mark.parametrize(("field", "value"), [("turn", None), ("turn", 1), ("turns", 0), ("turns", 3)])
def test_cg_5_4_the_end_of_the_round_is_still_to_come_when_the_losers_share(field: str, value: object) -> None:
    data = changed(losers)
    assert (data["first"], data["turn"], data["turns"]) == (2, 2, 4)
    with pytest.raises(BadPosition):
        GAME.load_position(changed(losers, put(value, field)))


def test_cg_8_4_the_first_card_discarded_for_poker_is_worth_something() -> None:
    assert changed(gamble)["worth"] == 5
    with pytest.raises(BadPosition):
        GAME.load_position(changed(gamble, put(0, "worth")))


def test_cg_8_7_the_bruiser_has_not_been_used_before_cards_are_laid() -> None:
    with pytest.raises(BadPosition):
        GAME.load_position(changed(fight, put(True, "bruiser_used")))


def test_cg_8_7_a_bruiser_who_was_used_belongs_to_a_challenger_while_the_defenders_lay() -> None:
    with pytest.raises(BadPosition):
        GAME.load_position(changed(hidden, put(2, "holder", "bruiser")))


def test_cg_8_1_nobody_sells_in_a_fight() -> None:
    with pytest.raises(BadPosition):
        GAME.load_position(changed(fight, put("informer", "selling")))


@pytest.mark.parametrize("base", [fight, lay, bruiser, hide, say, show, declare, duel, join, joined])
@pytest.mark.parametrize("side", [None, "defenders"])
def test_cg_3_2_a_side_is_acting_and_it_is_that_of_those_who_are_asked(base: Callable[[], Story], side: str | None) -> None:
    assert changed(base)["acting"] == "challengers"
    with pytest.raises(BadPosition):
        GAME.load_position(changed(base, put(side, "acting")))
