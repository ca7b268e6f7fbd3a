"""What no position may break: each position here is sound but for one thing, and is refused for that thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.chicago_poker.story import GAME, Story, story
from windycity.core.errors import BadPosition
from windycity.core.words import LANGUAGES
from windycity.games.chicago_poker.rules.soundness import Flaw

Data = dict[str, Any]

EMPTY = {"hand_count": 0, "row_up": False}
"""What fills a list that is too short; others are filled with nothing."""

GAP = "A hand, pile or row does not hold as many cards as its count says."
UNSORTED = "The cards of a hand must be sorted by colour and value, specials last."
BEYOND = "There are cards or businesses of a seat that is not in the match."
MISSING = "A card is missing."
TWICE = "A card stands in two places."
UNKNOWN = "The number of unknown cards does not fit the number of cards that are not placed."
MISCOUNTED = "There must be five businesses of each kind, in the pile, open, won or removed."
NOWHERE = "There is a row where no business lies."
BULLET = "A bullet lies on every row of five cards, and on no other."
UNSEEN = "A card that lies face up has been seen by everyone, and every card by its owner."
ASK = "What is asked, and of whom, does not fit the rest of the position."
BOXED = "There is a special card, but the match is played without them."
OPTION = "The short game is for five or six players."
TURN = "The number of the turn does not fit the active player, or the last quiet turn lies ahead."


def action() -> Story:
    """Three players; the first has raided a row of the second, and is asked for an action."""
    s = story(
        seats=3,
        spots="gambling-den brewery",
        hands=["R1 R2 R3 Raid Raid", "Y1 Y2 Gun", "P1"],
        rows={(0, 1): "B10 B11", (0, 2): "G1 G2 G3 G4 G6", (1, 1): "B1 B2", (2, 1): "B7"},
        discards="Y9 Y10 Murder",
        owned={1: "bar"},
        removed="jazz-club",
    )
    return s.play(0, "raid 1 Moran")


def limousine() -> Story:
    """The first player is asked which cards drive."""
    s = story(seats=3, hands=["Limousine", "", ""], rows={(0, 1): "R1 R2"})
    return s.play(0, "limousine 1 2")


def ride() -> Story:
    """The first card has driven, and the first player is asked for more."""
    return limousine().play(0, "take R1")


def discard() -> Story:
    """The first player has to discard a card."""
    hand = "R1 R2 R3 R4 R5 R6 R7 R8"
    rows = {(0, 1): "G1 G2 G3 G4 G6", (0, 2): "B1 B2 B3 B4 B6"}
    return story(seats=3, hands=[hand, "", ""], rows=rows, actions=0)


def tiebreak() -> Story:
    """The first two players are asked for a card to break their tie, and the second has chosen."""
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}
    s = story(seats=3, hands=["R9", "G9", "B9"], rows=rows, active=2, actions=0)
    return s.play(1, "choose G9")


def over() -> Story:
    """The second player has won."""
    s = story(seats=3, hands=["R9", "", ""], rows={(1, 1): "G1 G2 G3 G4 G6"}, owned={1: "brewery brewery"}, actions=1)
    return s.play(0, "draw")


def without_specials() -> Story:
    return story(seats=3, hands=["R1", "", ""], specials=False)


def one_card() -> Story:
    """A single card lies at a business."""
    return story(seats=3, hands=["", "", ""], rows={(0, 1): "R1"})


def large_hand() -> Story:
    """A hand that fills all the space there is for one."""
    return story(seats=3, hands=["R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 R14 R15 G1", "", ""])


def why(data: Data) -> str:
    """Why a position is refused, in English; the other languages must tell it too."""
    with pytest.raises(BadPosition) as caught:
        GAME.load_position(data)
    assert len({caught.value.tell(language) for language in LANGUAGES}) == len(LANGUAGES)
    return str(caught.value)


def broken(change: Callable[[Data], object], base: Callable[[], Story] = action) -> str:
    """Why a true position is refused after a change."""
    data = GAME.dump_position(base().match.position)
    change(data)
    return why(data)


def broken_view(eye: int | None, change: Callable[[Data], object], base: Callable[[], Story] = action) -> str:
    """Why a position as a seat knows it is refused after a change."""
    data = base().seen(eye)
    change(data)
    return why(data)


def more(field: str, by: int, *place: int) -> Callable[[Data], None]:
    """A change of one number."""

    def change(data: Data) -> None:
        at, key = find(data, field, place)
        at[key] += by

    return change


def put(field: str, thing: object, *place: int) -> Callable[[Data], None]:
    """A change of one entry."""

    def change(data: Data) -> None:
        at, key = find(data, field, place)
        at[key] = thing

    return change


def find(data: Data, field: str, place: tuple[int, ...]) -> tuple[Any, Any]:
    """What holds an entry, and the key of the entry in it; lists that are too short get longer."""
    at: Any = data
    key: Any = field
    for step in place:
        at, key = at[key], step
        at.extend(EMPTY.get(field) for _ in range(len(at), step + 1))
    return at, key


def both(*changes: Callable[[Data], None]) -> Callable[[Data], None]:
    """Several changes that belong together."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


@pytest.mark.parametrize("base", [action, limousine, ride, discard, tiebreak, over, without_specials, one_card, large_hand])
def test_the_positions_are_sound_before_anything_is_changed_true_and_observed(base: Callable[[], Story]) -> None:
    s = base()
    GAME.check_position(s.match.position)
    for data in [GAME.dump_position(s.match.position), *map(s.seen, (0, 1, 2, None))]:
        assert GAME.dump_position(GAME.load_position(data)) == data


def test_every_flaw_has_a_sentence_of_its_own_here() -> None:
    told = {GAP, UNSORTED, BEYOND, MISSING, TWICE, UNKNOWN, MISCOUNTED, NOWHERE, BULLET, UNSEEN, ASK, BOXED, OPTION, TURN}
    assert len(told) == len(Flaw) - 1


# Lists


@pytest.mark.parametrize("by", [1, -1])
@pytest.mark.parametrize(
    ("field", "place"),
    [
        ("discard_count", ()),
        ("pile_count", ()),
        ("hand_count", (0,)),
        ("hand_count", (2,)),
        ("row_count", (0, 0)),
        ("row_count", (0, 2)),
    ],
)
def test_lists_hold_as_many_cards_as_their_counts_say(field: str, place: tuple[int, ...], by: int) -> None:
    assert broken(more(field, by, *place)) == GAP


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
    assert broken(put("bullet", 2, 1, 0)) == BULLET
    assert broken(put("bullets", 0)) == BULLET


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
            assert why(changed) == ASK
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
    assert broken(more("removed", -1, 1)) == MISCOUNTED


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
    assert broken(put("waiting", "2"), tiebreak) == ASK
    assert broken(put("waiting", "0+2"), tiebreak) == ASK


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
    assert broken(put("duel", "4"), tiebreak) == ASK


def test_cp_5_6_whoever_is_asked_for_a_card_has_one_and_has_not_chosen() -> None:
    assert broken(put("waiting", "0+1"), tiebreak) == ASK

    def empty(data: Data) -> None:
        data["pile"] += data["hand"][0]
        data["pile_count"] += data["hand_count"][0]
        data["hand"][0], data["hand_count"][0] = [], 0

    assert broken(empty, tiebreak) == ASK


def test_cp_5_6_only_tied_players_have_chosen() -> None:
    data = GAME.dump_position(tiebreak().match.position)
    card = data["pile"][-1]
    choose = both(put("chosen", card, 2), lambda data: data["pile"].remove(card), more("pile_count", -1))
    assert broken(choose, tiebreak) == ASK
