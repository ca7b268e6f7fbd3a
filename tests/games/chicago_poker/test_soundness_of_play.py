"""Positions that play cannot lead to, or from which play would leave its ranges: each is refused for what is wrong."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.chicago_poker.flaws import (
    ACTIONS,
    ASK,
    BASES,
    BEYOND,
    BULLETS,
    FACING,
    HAND,
    KNOWLEDGE,
    OPEN,
    OPENING,
    PILE,
    REASON,
    SETTLING,
    TIE,
    TURN,
    UNKNOWN,
    UNSEEN,
    WON,
    Data,
    action,
    both,
    broken,
    broken_view,
    discard,
    dump,
    last_won,
    limousine,
    more,
    one_card,
    over,
    put,
    ride,
    settled,
    settling,
    tiebreak,
    without_specials,
)
from tests.games.chicago_poker.story import GAME, Story, story
from windycity.core.names import name_of
from windycity.games.chicago_poker.position import Phase


def shift(card: str, source: str, goal: str, *seats: int) -> Callable[[Data], None]:
    """A card goes from one list to another: `hand` with its seat, `pile` or `discards`."""

    def change(data: Data) -> None:
        for name, by in ((source, -1), (goal, 1)):
            cards = data["hand"][seats[0]] if name == "hand" else data[name]
            if by < 0:
                cards.remove(card)
            else:
                cards.append(card)
            if name == "hand":
                data["hand_count"][seats[0]] += by
            else:
                data[f"{name.removesuffix('s')}_count"] += by

    return change


def own(seat: int, *kinds: int) -> Callable[[Data], None]:
    """Businesses go from the pile to a player."""

    def change(data: Data) -> None:
        for kind in kinds:
            data["owned"][seat][kind] += 1
            data["businesses"][kind] -= 1

    return change


# Rows


def test_nothing_is_said_of_a_card_beyond_the_end_of_a_row() -> None:
    assert broken(put("row_up", True, 0, 2, 1)) == "row_up[0][2] has 2 entries; there can be 1 at most."
    assert broken(put("row_seen", "2", 0, 2, 1)) == FACING
    assert broken(put("row_seen", "all", 3, 0, 0)) == FACING
    s = action().match.position
    s.row_up[0, 2, 1] = 1
    assert not is_sound(s)


def is_sound(s: object) -> bool:
    engine = GAME.interpreted
    return not engine.call["find_flaw"](engine.of(s), engine.editions)  # type: ignore[arg-type]


def test_cp_4_4_at_a_brewery_nothing_lies_face_down_and_in_a_gambling_den_nothing_face_up() -> None:
    assert broken(put("row_up", False, 1, 0, 2)) == FACING
    assert broken(both(put("row_up", True, 0, 2, 0), put("row_seen", "all", 0, 2, 0))) == FACING


@pytest.mark.parametrize(("business", "up"), [("bar", False), ("jazz-club", True)])
def test_cp_4_7_3_a_card_may_lie_as_a_later_place_says_for_it_can_have_moved_up(business: str, up: bool) -> None:
    s = story(spots=f"{business} brewery", hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3 R4"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "done")
    data = GAME.dump_position(s.match.position)
    assert data["row_up"][0][0] == ([True, True] if business == "bar" else [True, False])
    GAME.load_position(data)
    # The first two places of a bar are the only ones face down: nothing that lies behind them came from there.
    last = story(spots=f"{business} brewery", rows={(0, 1): "R1 R2 R3 R4"})
    data = GAME.dump_position(last.match.position)
    data["row_up"][0][0][3], data["row_seen"][0][0][3] = up, "all"
    assert refused(data) == FACING


def refused(data: Data) -> str:
    return broken(lambda dumped: dumped.update(data))


def test_cp_4_5_nobody_has_seen_a_card_who_is_not_in_the_match() -> None:
    assert broken(put("row_seen", "0+4", 0, 0, 0)) == UNSEEN
    assert broken(put("row_seen", "0+spectators", 0, 0, 0)) == UNSEEN


# What a seat knows


def test_a_seat_knows_its_own_hand_and_no_other() -> None:
    hand = dump()["hand"]

    def know(data: Data) -> None:
        data["hand"][2] = hand[2]
        data["pile"].remove(hand[2][0])
        data["unplaced"] -= 1

    assert broken_view(0, know) == KNOWLEDGE

    def forget(data: Data) -> None:
        data["pile"].insert(0, data["hand"][0][0])
        data["hand"][0] = [*data["hand"][0][1:], "??"]
        data["unplaced"] += 1

    assert broken_view(0, forget) == KNOWLEDGE


def test_a_seat_knows_what_it_has_chosen_and_no_others_choice() -> None:
    def know(data: Data) -> None:
        data["chosen"][1] = "G9"
        data["pile"].remove("G9")
        data["unplaced"] -= 1

    def forget(data: Data) -> None:
        data["chosen"][1] = "??"
        data["pile"].append("G9")
        data["pile"].sort(key=GAME.edition.names["card"].index)
        data["unplaced"] += 1

    assert broken_view(0, know, tiebreak) == KNOWLEDGE
    assert broken_view(1, forget, tiebreak) == KNOWLEDGE


@pytest.mark.parametrize("pile", ["pile", "discards"])
def test_the_cards_of_both_piles_are_known(pile: str) -> None:
    def forget(data: Data) -> None:
        data["pile"] = sorted([*data["pile"], data[pile][0]], key=GAME.edition.names["card"].index)
        data[pile][0] = "??"
        data["unplaced"] += 1

    assert broken_view(0, forget) == KNOWLEDGE


def test_what_a_seat_cannot_place_is_sorted() -> None:
    assert broken_view(0, lambda data: data["pile"].reverse()) == PILE


def test_there_is_a_gangster_for_every_unknown_card_of_a_row() -> None:
    s = story(2, "gambling-den bar", ["R1", "Gun"], {(1, 1): "G1"}, pile="")
    data = s.seen(0)
    specials = GAME.edition.names["card"][75:]
    known = [card for card in GAME.edition.names["card"][:75] if card != "R1"]
    data["discards"], data["discard_count"] = known, len(known)
    data["pile"] = sorted([*specials, "Raid"], key=GAME.edition.names["card"].index)
    data["unplaced"], data["pile_count"] = 2, 4
    data["businesses"] = [4, 5, 5, 4]
    assert refused(data) == UNKNOWN


def test_a_position_is_seen_by_a_seat_of_the_match() -> None:
    assert broken_view(None, put("seen_by", "4"), without_specials) == BEYOND


# Businesses and bullets


@pytest.mark.parametrize("numbers", [[0, 2, 0, 0], [1, 1, 0, 0], [1, 3, 0, 0], [1, 2, 1, 0], [1, 2, 0, 2]])
def test_open_businesses_are_numbered_and_no_others(numbers: list[int]) -> None:
    assert broken(put("spot_opened", numbers)) == OPENING


def test_no_more_businesses_were_opened_than_left_the_pile() -> None:
    assert dump()["owned"][1] == [1, 0, 0, 0]
    assert broken(put("opened", 4)) == OPENING
    assert broken(put("opened", 20)) == OPENING
    GAME.load_position({**dump(), "opened": 3})
    GAME.load_position({**dump(settling), "opened": 3})
    assert broken(put("opened", 4), settling) == OPENING


def test_no_two_bullets_have_one_number() -> None:
    assert broken(put("bullet", 1, 0, 1), tiebreak) == BULLETS


def test_cp_4_6_no_more_bullets_were_placed_than_rows_were_completed() -> None:
    GAME.load_position({**dump(), "bullets": 4})  # one lies on the table, three players fought for the bar that is won
    assert broken(put("bullets", 5)) == BULLETS
    assert broken(put("bullets", 120)) == BULLETS


# Hands and actions


def test_cp_4_2_hands_of_others_have_seven_cards_at_most() -> None:
    def draw(count: int) -> Callable[[Data], None]:
        return both(*(shift(f"R{value}", "pile", "hand", 2) for value in range(4, 4 + count)), sort_hands)

    data = dump()
    draw(6)(data)
    GAME.load_position(data)
    assert broken(draw(7)) == HAND


def sort_hands(data: Data) -> None:
    for hand in data["hand"]:
        hand.sort(key=GAME.edition.names["card"].index)


def test_cp_4_2_the_hand_of_the_active_player_can_still_be_brought_down_to_seven() -> None:
    def draw(count: int) -> Callable[[Data], None]:
        return both(*(shift(f"R{value}", "pile", "hand", 0) for value in range(4, 4 + count)), sort_hands)

    data = dump()
    assert (data["hand_count"][0], data["actions"]) == (4, 2)
    draw(5)(data)
    GAME.load_position(data)
    assert broken(draw(6)) == HAND
    assert broken(both(draw(5), put("actions", 1))) == HAND


def test_cp_5_6_a_card_that_is_chosen_still_counts_as_held() -> None:
    drawn = both(*(shift(f"Y{value}", "pile", "hand", 1) for value in (7, 8, 9, 10, 11, 12)))
    data = dump(tiebreak)
    drawn(data)
    GAME.load_position(data)
    assert broken(both(drawn, shift("Y13", "pile", "hand", 1)), tiebreak) == HAND


@pytest.mark.parametrize(("actions", "taken"), [(3, 1), (4, 1), (4, 0), (4, 2), (3, 3), (1, 19), (2, 18)])
def test_cp_3_1_no_more_actions_are_taken_and_left_than_a_turn_has(actions: int, taken: int) -> None:
    too_many = both(put("actions", actions), put("taken", taken))
    assert broken(too_many) == broken(too_many, without_specials) == ACTIONS


def test_cp_7_1_without_specials_no_gun_has_given_more() -> None:
    longer = both(put("actions", 2), put("taken", 2))
    data = dump()
    longer(data)
    GAME.load_position(data)  # fired, and drawn again by somebody
    assert broken(longer, without_specials) == ACTIONS


def test_cp_4_7_4_the_gun_on_the_discard_pile_may_have_given_two_more() -> None:
    fired = shift("Gun", "hand", "discards", 1)
    for actions, taken in ((4, 1), (3, 2), (4, 3), (4, 15), (3, 16), (1, 18)):
        data = dump()
        both(fired, put("actions", actions), put("taken", taken))(data)
        GAME.load_position(data)
    for actions, taken in ((4, 0), (4, 2), (4, 16), (4, 17), (2, 18)):
        assert broken(both(fired, put("actions", actions), put("taken", taken))) == ACTIONS
    assert "from 0 to 4" in broken(put("actions", 5))
    assert "from 0 to 19" in broken(put("taken", 20))


def test_cp_3_2_in_the_first_turns_there_are_fewer_actions() -> None:
    first = story(seats=3, hands=["R1", "", ""], turn=0, actions=1)
    GAME.load_position(GAME.dump_position(first.match.position))
    assert refused(GAME.dump_position(first.match.position) | {"actions": 2}) == ACTIONS


@pytest.mark.parametrize("base", [tiebreak, over, settling, settled, last_won])
def test_cp_3_1_no_action_is_taken_before_the_duels_are_over(base: Callable[[], Story]) -> None:
    assert broken(put("taken", 1), base) == ACTIONS
    assert broken(put("actions", 2), base) == ACTIONS


# Turns, and what comes next


@pytest.mark.parametrize("base", BASES)
def test_what_comes_next_fits_what_is_asked(base: Callable[[], Story]) -> None:
    phases = [name_of(phase) for phase in Phase]
    for phase in phases:
        if phase != dump(base)["phase"]:
            assert broken(put("phase", phase), base) == ASK


@pytest.mark.parametrize("base", [action, limousine, discard, tiebreak])
def test_cp_6_3_three_quiet_rounds_bring_a_settlement(base: Callable[[], Story]) -> None:
    turn = dump(base)["turn"]
    GAME.load_position({**dump(base), "quiet_from": turn - 8})
    assert broken(put("quiet_from", turn - 9), base) == SETTLING


def late(turn: int) -> Callable[[Data], None]:
    return both(put("turn", turn), put("active", turn % 3), put("waiting", str(turn % 3)), put("quiet_from", turn))


@pytest.mark.parametrize("turn", [600, 1197, 1200])
def test_cp_6_3_two_hundred_rounds_bring_a_settlement(turn: int) -> None:
    assert broken(late(turn)) == SETTLING
    assert "it must be from 0 to 1,200" in broken(late(1203))
    data = dump()
    late(597)(data)
    GAME.load_position(data)


def test_cp_6_3_a_settlement_comes_no_later_than_after_two_hundred_rounds() -> None:
    turns = {"turn": 800, "active": 0, "quiet_from": 801}
    assert GAME.load_position({**dump(settling), **turns}).settling == 1
    assert refused({**dump(settling), **turns, "turn": 804, "quiet_from": 805}) == SETTLING


@pytest.mark.parametrize("base", [action, limousine, discard])
def test_cp_6_3_nothing_is_settled_while_somebody_acts(base: Callable[[], Story]) -> None:
    assert broken(put("settling", True), base) == SETTLING


def test_cp_6_3_businesses_go_out_of_the_game_only_in_a_settlement() -> None:
    assert broken(both(more("removed", 1, 0), more("businesses", -1, 0))) == SETTLING
    assert broken(put("settling", False), settling) == SETTLING


# The Limousine


def test_cp_4_7_3_the_limousine_lies_on_the_discard_pile_while_it_drives() -> None:
    assert broken(shift("Limousine", "discards", "pile"), limousine) == ASK


def test_cp_4_7_3_no_card_has_driven_while_no_limousine_is_under_way() -> None:
    assert broken(put("limousine_taken", True)) == ASK


def test_cp_4_7_3_a_card_that_has_driven_lies_at_the_other_business() -> None:
    assert broken(put("limousine_taken", True), limousine) == ASK
    GAME.load_position(dump(ride))


def test_cp_4_7_3_the_limousine_was_an_action() -> None:
    assert broken(put("taken", 0), limousine) == ASK


def test_cp_4_2_no_action_is_left_when_cards_are_discarded() -> None:
    assert broken(put("actions", 1), discard) == ASK


# The tie-break


def test_cp_5_6_a_tied_player_with_cards_is_asked_or_has_chosen() -> None:
    assert broken(put("waiting", "1"), fresh_tie) == TIE
    assert broken(put("waiting", "0"), fresh_tie) == TIE


def fresh_tie() -> Story:
    """The first two players are tied, and nobody has chosen."""
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6", (2, 1): "B1"}
    return story(seats=3, hands=["R9", "G9", "B9"], rows=rows, active=2, actions=0)


def test_cp_5_6_there_is_no_tie_at_a_business_without_cards() -> None:
    data = dump(fresh_tie)
    cards = [card for row in data["row"][0] for card in row]
    data["row"][0], data["row_seen"][0], data["row_up"][0] = [[], [], []], [[], [], []], [[], [], []]
    data["row_count"][0], data["bullet"][0] = [0, 0, 0], [0, 0, 0]
    data["discards"], data["discard_count"] = cards, len(cards)
    data["bullets"] = 0
    assert refused(data) == TIE


def test_cp_5_6_only_the_best_rows_are_tied() -> None:
    assert broken(both(put("tied", "0+1+2"), put("waiting", "0+1+2")), fresh_tie) == TIE
    assert broken(both(put("tied", "0+1+2"), put("waiting", "0+1+2"), put("repeats", 1)), fresh_tie) == TIE
    assert broken(both(put("tied", "0"), put("waiting", "0")), fresh_tie) == TIE
    assert broken(put("tied", "0+1+3"), fresh_tie) == ASK


def test_cp_5_6_all_the_best_rows_are_tied_at_first_and_fewer_later() -> None:
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6", (2, 1): "B1 Y2 P3 R4 G6"}
    data = GAME.dump_position(story(3, hands=["R9", "G9", "B9"], rows=rows, active=2, actions=0).match.position)
    fewer = {"tied": "0+1", "waiting": "0+1"}
    assert refused({**data, **fewer}) == TIE
    GAME.load_position({**data, **fewer, "repeats": 1})
    assert refused({**data, "tied": "0", "waiting": "0", "repeats": 1}) == TIE


def test_cp_5_2_in_a_duel_all_cards_lie_face_up() -> None:
    s = story(3, "gambling-den bar", ["R9", "G9", ""], {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6"}, active=2, actions=0)
    data = GAME.dump_position(s.match.position)
    data["row_up"][0][1][2] = False
    assert refused(data) == TIE


def test_cp_5_1_the_duel_that_is_due_is_fought() -> None:
    assert broken(put("duel", "2"), fresh_tie) == TIE
    assert broken(put("bullet", [[2, 3, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]]), two_duels) == TIE
    assert broken(both(put("duel", "3"), put("tied", "2"), put("waiting", "2")), settling) == TIE


def two_duels() -> Story:
    """The first player has two duels, and ties in the first."""
    rows = {(0, 1): "R1 G2 B3 Y4 P6", (1, 1): "G1 B2 Y3 P4 R6", (0, 2): "B7 B8 B9 B10 B12"}
    return story(3, hands=["R9", "G9", ""], rows=rows, bullets=[(0, 1), (0, 2), (1, 1)], active=2, actions=0)


@pytest.mark.parametrize("base", [action, limousine, discard, over])
def test_cp_5_6_nothing_is_repeated_or_chosen_where_there_is_no_tie(base: Callable[[], Story]) -> None:
    assert broken(put("repeats", 1), base) == TIE


def test_cp_5_6_after_ten_repeats_nobody_is_asked() -> None:
    GAME.load_position({**dump(tiebreak), "repeats": 10})
    assert broken(put("repeats", 11), tiebreak) == "repeats is 11; it must be from 0 to 10."


# The end


@pytest.mark.parametrize("kinds", [(2, 2, 2), (0, 1, 2, 3), (0, 0, 1, 1, 2)])
def test_cp_6_1_a_match_that_somebody_has_won_is_over(kinds: tuple[int, ...]) -> None:
    for base in (action, limousine, discard, tiebreak):
        assert broken(own(2, *kinds), base) == WON
    data = dump(one_card)
    own(2, *kinds[1:])(data)
    GAME.load_position(data)


def test_cp_7_2_so_it_is_in_the_short_game() -> None:
    short = GAME.dump_position(story(5, hands=["R1", "", "", "", ""], short=True).match.position)
    for kinds in ((0, 0), (0, 1, 3)):
        data = {**short, "owned": [[0, 0, 0, 0] for _ in range(5)], "businesses": list(short["businesses"])}
        own(3, *kinds)(data)
        assert refused(data) == WON


def test_cp_6_2_a_business_is_open_as_long_as_the_match_is_not_over() -> None:
    def close(data: Data) -> None:
        data["spot_business"], data["spot_opened"], data["opened"] = [], [0, 0, 0, 0], 0
        data["businesses"][2] += 2

    assert broken(close, without_specials) == OPEN


@pytest.mark.parametrize("reason", ["one-of-each", "five-businesses", "two-of-a-kind", "last-business", "most-businesses"])
def test_cp_6_1_a_match_is_won_by_what_the_winner_owns(reason: str) -> None:
    assert broken(put("reason", reason), over) == REASON
    assert broken(put("winners", "0"), over) == REASON
    assert broken(put("winners", "0+1"), over) == REASON
    assert broken(both(own(0, 1, 1, 1), put("winners", "0+1")), over) == REASON
    assert broken(own(0, 1, 1, 1), over) == REASON


def test_cp_6_1_nobody_wins_with_too_little() -> None:
    lose = both(more("owned", -1, 1, 2), more("businesses", 1, 2), put("opened", 2))
    assert broken(lose, over) == REASON


def test_cp_6_2_the_last_business_wins_only_when_none_is_left() -> None:
    assert broken(both(more("owned", -1, 0, 0), more("businesses", 1, 0)), last_won) == REASON
    assert broken(put("winners", "4+5"), last_won) == REASON
    assert broken(put("reason", "most-businesses"), last_won) == REASON
    still_open = both(more("owned", -1, 0, 0), put("spot_business", ["bar"]), put("spot_opened", [1, 0, 0, 0]))
    assert broken(still_open, last_won) == REASON
    taken_by_nobody = both(more("owned", -1, 5, 3), more("removed", 1, 3), put("settling", True))
    assert broken(taken_by_nobody, last_won) == REASON


def test_cp_6_3_the_most_businesses_win_only_after_a_settlement() -> None:
    assert dump(settled)["winners"] == "2"
    assert broken(put("winners", "1"), settled) == REASON
    assert broken(put("winners", "1+2"), settled) == REASON
    assert broken(put("reason", "last-business"), settled) == REASON
    assert broken(both(put("settling", False), put("removed", [0, 0, 0, 0]), put("businesses", [4, 5, 4, 5])), settled) == REASON


def test_cp_3_the_active_player_fits_the_turn_when_the_match_is_over_too() -> None:
    assert broken(more("turn", 1), last_won) == TURN
