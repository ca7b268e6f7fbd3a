"""What no position may break: each position here is sound except for one thing, and is refused for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chicago_poker.flaws import (
    ACTIONS,
    ASK,
    BASES,
    BEYOND,
    BOXED,
    BULLET,
    BULLETS,
    FACING,
    GAP,
    HAND,
    KNOWLEDGE,
    MISCOUNTED,
    MISSING,
    NOWHERE,
    OPEN,
    OPENING,
    OPTION,
    PILE,
    REASON,
    SETTLING,
    TIE,
    TURN,
    TWICE,
    UNKNOWN,
    UNSEEN,
    UNSORTED,
    WON,
    Data,
    action,
    both,
    broken,
    broken_view,
    discard,
    limousine,
    more,
    one_card,
    over,
    put,
    settling,
    tiebreak,
    why,
    without_specials,
)
from tests.games.chicago_poker.story import GAME, Story, story
from windycity.games.chicago_poker.rules.soundness import Flaw


@pytest.mark.parametrize("base", BASES)
def test_the_positions_are_sound_before_anything_is_changed_true_and_observed(base: Callable[[], Story]) -> None:
    s = base()
    GAME.check_position(s.match.position)
    for data in [GAME.dump_position(s.match.position), *map(s.seen, (*range(s.match.seats), None))]:
        assert GAME.dump_position(GAME.load_position(data)) == data


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    sentences = {GAP, UNSORTED, BEYOND, MISSING, TWICE, UNKNOWN, MISCOUNTED, NOWHERE, BULLET, UNSEEN, ASK, BOXED, OPTION, TURN}
    sentences |= {FACING, KNOWLEDGE, PILE, OPENING, BULLETS, HAND, ACTIONS, SETTLING, TIE, OPEN, WON, REASON}
    assert len(sentences) == len(Flaw) - 1


# Lists


@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("discard_count", ()),
        ("pile_count", ()),
        ("hand_count", (0,)),
        ("hand_count", (2,)),
    ],
)
def test_lists_hold_as_many_cards_as_their_counts_say(field: str, place: tuple[int, ...], by: int) -> None:
    assert broken(more(field, by, *place)) == GAP


@pytest.mark.parametrize("seat", [0, 2])
def test_rows_hold_as_many_cards_as_their_counts_say(seat: int) -> None:
    assert broken(more("row_count", 1, 0, seat)) == GAP
    assert broken(both(put("row_up", [], 0, seat), more("row_count", -1, 0, seat))) == GAP


@pytest.mark.parametrize(
    ("field", "place"), [("discards", (0,)), ("pile", (1,)), ("hand", (0, 0)), ("hand", (1, 1)), ("row", (0, 1, 0))]
)
def test_lists_have_no_gap(field: str, place: tuple[int, ...]) -> None:
    assert broken(put(field, None, *place)) == GAP


def test_the_cards_that_a_seat_cannot_place_are_listed_with_the_draw_pile() -> None:
    assert broken_view(0, more("unplaced", 1)) == GAP
    assert broken_view(0, more("unplaced", -1)) == GAP


def test_the_last_place_of_a_list_counts_too() -> None:
    assert broken(put("discards", "Y9", 80)) == GAP
    assert broken(put("pile", "Y9", 80)) == GAP
    assert broken(put("hand", "Blackmail", 0, 15)) == GAP
    assert broken(put("row", "Y9", 0, 0, 4)) == GAP


@pytest.mark.parametrize("hand", [["R2", "R1", "R3", "Raid"], ["R1", "R3", "R2", "Raid"], ["R1", "R2", "Raid", "R3"]])
def test_hands_are_sorted(hand: list[str]) -> None:
    assert broken(put("hand", hand, 0)) == UNSORTED


def test_two_equal_cards_of_a_hand_are_sorted() -> None:
    GAME.load_position(GAME.dump_position(story(hands=["R1 Raid Raid", ""]).match.position))


# Seats


def test_no_cards_stand_beyond_the_last_seat() -> None:
    assert broken(both(put("hand", ["R5"], 3), put("hand_count", 1, 3))) == BEYOND
    hands = [[], [], ["R5"]]
    assert broken(both(lambda data: data["hand"].extend(hands), put("hand_count", 1, 5))) == BEYOND
    assert broken(put("chosen", "R5", 3)) == BEYOND


def test_no_rows_lie_beyond_the_last_seat() -> None:
    for spot in (0, 1):
        row = lambda data, spot=spot: (data["row"][spot].append(["R5"]), data["row_count"][spot].append(1))  # noqa: E731
        assert broken(row) == BEYOND


def test_no_businesses_are_won_beyond_the_last_seat() -> None:
    assert broken(both(lambda data: data["owned"].append([0, 0, 1, 0]), more("businesses", -1, 2))) == BEYOND


# Rows


def test_rows_lie_at_open_businesses() -> None:
    assert broken(both(put("spot_business", None, 0), more("businesses", 1, 3))) == NOWHERE
    assert broken(both(put("spot_business", None, 0), more("businesses", 1, 2)), one_card) == NOWHERE


def test_a_row_of_five_has_a_bullet() -> None:
    assert broken(put("bullet", 0, 1, 0)) == BULLET


@pytest.mark.parametrize("place", [(0, 0), (0, 2), (1, 1), (3, 2)])
def test_a_row_of_fewer_cards_has_no_bullet(place: tuple[int, int]) -> None:
    assert broken(put("bullet", 1, *place)) == BULLET


def test_no_bullet_has_a_number_that_was_not_given_yet() -> None:
    assert broken(put("bullet", 2, 1, 0)) == BULLETS
    assert broken(put("bullets", 0)) == BULLETS


def test_what_lies_face_up_everyone_has_seen() -> None:
    assert broken(put("row_seen", "0+1+3+4+5+spectators", 1, 0, 4)) == UNSEEN
    assert broken(put("row_up", True, 0, 1, 1)) == UNSEEN


def test_owners_have_seen_their_cards() -> None:
    assert broken(put("row_seen", "0", 0, 1, 0)) == UNSEEN
    assert broken(put("row_seen", "1", 0, 2, 0)) == UNSEEN
    assert broken(put("row_seen", "-", 0, 0, 1)) == UNSEEN


def test_a_card_that_a_seat_has_seen_is_not_unknown_to_it() -> None:
    assert broken_view(2, put("row_seen", "1+2", 0, 1, 0)) == UNSEEN
    assert broken_view(None, put("row_seen", "1+spectators", 0, 1, 0)) == UNSEEN


def test_a_card_that_a_seat_has_not_seen_is_unknown_to_it() -> None:
    assert broken_view(0, put("row_seen", "1", 0, 1, 0)) == UNSEEN


# Cards


def test_every_card_is_there() -> None:
    assert broken(both(lambda data: data["pile"].pop(), more("pile_count", -1))) == MISSING
    assert broken(both(put("hand", ["R1", "R2", "R3"], 0), more("hand_count", -1, 0))) == MISSING


def test_both_raids_are_there_and_no_third() -> None:
    assert broken(both(put("hand", ["R1", "R2", "R3"], 0), more("hand_count", -1, 0))) == MISSING
    assert broken(both(lambda data: data["discards"].append("Raid"), more("discard_count", 1))) == TWICE


@pytest.mark.parametrize("card", ["R1", "P15", "Murder", "Blackmail"])
def test_no_card_stands_in_two_places(card: str) -> None:
    assert broken(both(lambda data: data["discards"].append(card), more("discard_count", 1))) == TWICE


def test_cards_are_counted_wherever_they_can_be() -> None:
    data = GAME.dump_position(action().match.position)
    last = data["pile_count"] - 1
    taken = both(put("pile", None, last), more("pile_count", -1))
    card = data["pile"][last]
    for place in (
        put("chosen", card, 2),
        both(put("hand", ["P1", card], 2), more("hand_count", 1, 2)),
        both(lambda data: data["discards"].append(card), more("discard_count", 1)),
    ):
        assert broken(place) == TWICE
        changed = GAME.dump_position(action().match.position)
        both(taken, place)(changed)
        if changed["chosen"]:  # counted, so no card is missing; but where nobody is tied nothing is chosen
            assert why(changed) == TIE
        else:
            GAME.load_position(changed)


def test_a_match_without_specials_has_none() -> None:
    raid = both(lambda data: data["discards"].append("Raid"), more("discard_count", 1))
    assert broken(raid, without_specials) == BOXED
    assert broken(put("specials", False)) == BOXED
    assert broken(put("specials", True), without_specials) == MISSING


def test_in_a_true_position_every_card_is_placed() -> None:
    assert broken(both(more("pile_count", -1), put("unplaced", 1))) == UNKNOWN

    def forget(data: Data) -> None:
        data["pile"].append(data["hand"][2][0])
        data["hand"][2] = ["??"]

    assert broken(both(forget, put("unplaced", 1))) == UNKNOWN
    assert broken(both(forget, more("pile_count", 1))) == UNKNOWN


def test_as_many_cards_are_unplaced_as_are_unknown() -> None:
    assert broken_view(0, both(more("pile_count", -1), more("unplaced", 1))) == UNKNOWN
    assert broken_view(0, both(more("pile_count", 1), more("unplaced", -1))) == UNKNOWN
    assert broken_view(0, both(more("pile_count", 1), more("unplaced", -1)), tiebreak) == UNKNOWN


# Businesses


@pytest.mark.parametrize("kind", range(4))
@pytest.mark.parametrize("by", [1, -1])
def test_there_are_five_businesses_of_each_kind(kind: int, by: int) -> None:
    data = GAME.dump_position(action().match.position)
    data["businesses"][kind] -= 1
    if by == 1:
        data["businesses"][kind] += 1
        data["owned"][2][kind] += 1
    assert why(data) == MISCOUNTED


def test_businesses_are_counted_wherever_they_can_be() -> None:
    assert broken(put("spot_business", "bar", 3)) == MISCOUNTED
    assert broken(more("owned", 1, 0, 3)) == MISCOUNTED
    assert broken(more("owned", -1, 1, 0)) == MISCOUNTED
    assert broken(more("removed", 1, 3)) == MISCOUNTED
    assert broken(more("removed", -1, 0), settling) == MISCOUNTED


# What is asked


@pytest.mark.parametrize("base", [action, limousine, discard, tiebreak])
@pytest.mark.parametrize(
    "change",
    [
        put("waiting", "-"),
        put("ask", "nothing"),
        put("winners", "0"),
        put("reason", "three-of-a-kind"),
        both(put("waiting", "-"), put("ask", "nothing")),
        both(put("reason", "three-of-a-kind"), put("winners", "0")),
    ],
)
def test_somebody_is_asked_as_long_as_the_match_is_not_over(base: Callable[[], Story], change: Callable[[Data], None]) -> None:
    assert broken(change, base) == ASK


@pytest.mark.parametrize("change", [put("waiting", "0"), put("ask", "action"), put("winners", "-"), put("reason", "not-over")])
def test_nobody_is_asked_when_the_match_is_over_and_somebody_has_won(change: Callable[[Data], None]) -> None:
    assert broken(change, over) == ASK


def test_only_seats_of_the_match_are_asked_or_win_or_are_active() -> None:
    assert broken(both(put("waiting", "0+3"), put("tied", "0+1+2+3")), tiebreak) == ASK
    assert broken(both(put("waiting", "3"), put("active", 3))) == TURN
    assert broken(put("winners", "3"), over) == ASK
    assert broken(put("winners", "1+3"), over) == ASK
    for base in (over, tiebreak):
        assert broken(put("active", None), base) == TURN
        assert broken(put("active", 3), base) == TURN


def test_a_limousine_is_under_way_when_its_cards_are_asked_for_and_only_then() -> None:
    assert broken(put("limousine_from", None), limousine) == ASK
    assert broken(put("ask", "action"), limousine) == ASK
    assert broken(put("ask", "limousine")) == ASK
    assert broken(put("limousine_from", "1")) == ASK


def test_a_duel_is_under_way_when_a_tie_is_to_be_broken_and_only_then() -> None:
    assert broken(put("duel", None), tiebreak) == ASK
    assert broken(both(put("ask", "action"), put("waiting", "2")), tiebreak) == ASK
    assert broken(put("ask", "tiebreak")) == ASK
    assert broken(put("duel", "1")) == ASK


def test_only_those_who_are_tied_are_asked_to_break_the_tie() -> None:
    assert broken(put("waiting", "2"), tiebreak) == TIE
    assert broken(put("waiting", "0+2"), tiebreak) == TIE


@pytest.mark.parametrize("base", [action, limousine, discard])
@pytest.mark.parametrize("waiting", ["1", "0+1"])
def test_only_the_active_player_is_asked_for_anything_else(base: Callable[[], Story], waiting: str) -> None:
    assert broken(put("waiting", waiting), base) == ASK


def test_cp_3_turns_go_round_and_quiet_turns_are_in_the_past() -> None:
    assert broken(more("turn", 1)) == TURN
    assert broken(lambda data: data.update(quiet_from=data["turn"] + 2)) == TURN


def test_cp_7_2_the_short_game_is_not_for_three() -> None:
    assert broken(put("short", True)) == OPTION


def test_whoever_is_asked_for_an_action_has_one() -> None:
    assert broken(put("actions", 0)) == ASK


def test_whoever_is_asked_to_discard_holds_too_many_cards() -> None:
    def small(data: Data) -> None:
        data["pile"] += data["hand"][0]
        data["pile_count"] += data["hand_count"][0]
        data["hand"][0], data["hand_count"][0] = [], 0

    assert broken(small, discard) == ASK


@pytest.mark.parametrize("goal", [None, "1", "3"])
def test_a_limousine_drives_to_another_open_business(goal: str | None) -> None:
    assert broken(put("limousine_to", goal), limousine) == ASK


def test_a_limousine_drives_from_a_row_with_cards_to_one_with_room() -> None:
    assert broken(both(put("limousine_from", "2"), put("limousine_to", "1")), limousine) == ASK

    def full(data: Data) -> None:
        data["row"][1][0] = ["G1", "G2", "G3", "G4", "G6"]
        data["row_seen"][1][0], data["row_up"][1][0] = ["all"] * 5, [True] * 5
        data["row_count"][1][0], data["bullet"][1][0], data["bullets"] = 5, 1, 1
        data["pile"] = [card for card in data["pile"] if card not in data["row"][1][0]]
        data["pile_count"] -= 5

    assert broken(full, limousine) == ASK


def test_cp_5_6_a_duel_is_fought_at_an_open_business() -> None:
    assert broken(put("duel", "4"), tiebreak) == TIE


def test_cp_5_6_whoever_is_asked_for_a_card_has_one_and_has_not_chosen() -> None:
    assert broken(put("waiting", "0+1"), tiebreak) == TIE

    def empty(data: Data) -> None:
        data["pile"] += data["hand"][0]
        data["pile_count"] += data["hand_count"][0]
        data["hand"][0], data["hand_count"][0] = [], 0

    assert broken(empty, tiebreak) == TIE


def test_cp_5_6_only_tied_players_have_chosen() -> None:
    data = GAME.dump_position(tiebreak().match.position)
    card = data["pile"][-1]
    choose = both(put("chosen", card, 2), lambda data: data["pile"].remove(card), more("pile_count", -1))
    assert broken(choose, tiebreak) == TIE
