"""Why a move is illegal: each reason with its clause and a sentence that helps. An illegal move changes nothing."""

import pytest

from tests.games.chicago_poker.story import Story, story
from windycity.core.errors import BadMove, IllegalMove, MatchOver, WrongTurn
from windycity.core.words import LANGUAGES

SEVEN = "R1 R2 R3 R4 R5 R6 R7"


def why(error: IllegalMove) -> str:
    """The reason in English; the other languages must have it too, each with its clause."""
    messages = {error.message(language) for language in LANGUAGES}
    assert len(messages) == len(LANGUAGES)
    assert all(text.endswith(f" ({error.rule})") for text in messages)
    return str(error)


# Draw


def test_cp_4_1_why_no_card_can_be_drawn_from_two_empty_piles() -> None:
    error = story(hands=["R1", ""], pile="").refuse(0, "draw")
    assert why(error) == "Draw pile and discard pile are both empty, so no card can be drawn. (CP-4.1)"


@pytest.mark.parametrize(("pile", "discards"), [("G1 G2", ""), ("", "G1"), ("G1", "G2")])
def test_cp_4_2_why_a_hand_cannot_grow_over_seven(pile: str, discards: str) -> None:
    error = story(hands=[SEVEN, ""], pile=pile, discards=discards, actions=1).refuse(0, "draw")
    assert why(error) == "You would end your turn with more than 7 cards; play a card instead. (CP-4.2)"


# Play a gangster


def test_cp_4_3_why_a_gangster_that_is_not_in_the_hand_cannot_be_played() -> None:
    error = story(hands=["R1", "R2"]).refuse(0, "play R2 1")
    assert why(error) == "You do not hold R2. (CP-4.3)"


def test_cp_4_3_why_a_gangster_cannot_be_played_where_no_business_lies() -> None:
    error = story(hands=["R1", ""]).refuse(0, "play R1 3")
    assert why(error) == "There is no open business at place 3. (CP-4.3)"


def test_cp_4_3_why_a_row_takes_no_sixth_card() -> None:
    error = story(hands=["R1", ""], rows={(0, 2): "G1 G2 G3 G4 G6"}).refuse(0, "play R1 2")
    assert why(error) == "Your row at business 2 has 5 cards already; lay it elsewhere. (CP-4.3)"


@pytest.mark.parametrize("special", ["Murder", "Blackmail"])
def test_cp_4_3_only_gangsters_are_laid_at_a_business(special: str) -> None:
    with pytest.raises(BadMove, match=f"There is no card {special}"):
        story(hands=[special, ""]).play(0, f"play {special} 1")


# Murder


@pytest.mark.parametrize(("move", "rule"), [("murder 1 Moran", "CP-4.7.1"), ("murder nobody", "CP-4.7")])
def test_cp_4_7_1_why_there_is_no_murder_without_the_card(move: str, rule: str) -> None:
    error = story(hands=["R1", "Murder"], rows={(1, 1): "G1"}).refuse(0, move)
    assert why(error) == f"You do not hold the Murder card. ({rule})"


def test_cp_4_7_1_why_ones_own_row_cannot_be_murdered() -> None:
    error = story(hands=["Murder", ""], rows={(0, 1): "R1"}).refuse(0, "murder 1 Capone")
    assert why(error) == "That is your own row; choose another player's. (CP-4.7.1)"


def test_cp_4_7_1_why_a_boss_who_is_not_playing_cannot_be_murdered() -> None:
    error = story(hands=["Murder", ""]).refuse(0, "murder 1 Torrio")
    assert why(error) == "Torrio is not in this match. (CP-4.7.1)"


def test_cp_4_7_1_why_an_empty_row_cannot_be_murdered() -> None:
    error = story(hands=["Murder", ""], rows={(1, 1): "R1"}).refuse(0, "murder 2 Moran")
    assert why(error) == "Moran has no cards at business 2. (CP-4.7.1)"


@pytest.mark.parametrize(("move", "rule"), [("murder 4 Moran", "CP-4.7.1"), ("raid 4 Moran", "CP-4.7.2")])
def test_cp_4_7_why_nobody_is_murdered_or_raided_where_no_business_lies(move: str, rule: str) -> None:
    error = story(hands=["Murder Raid", ""], rows={(1, 1): "R1"}).refuse(0, move)
    assert why(error) == f"There is no open business at place 4. ({rule})"


def test_cp_4_6_why_a_locked_row_cannot_be_murdered() -> None:
    error = story(hands=["Murder", ""], rows={(1, 1): "R1 R2 R3 R4 R6"}).refuse(0, "murder 1 Moran")
    assert why(error) == "Moran's row at business 1 has a bullet and is locked. (CP-4.6)"


# Police Raid


@pytest.mark.parametrize(("move", "rule"), [("raid 1 Moran", "CP-4.7.2"), ("raid nobody", "CP-4.7")])
def test_cp_4_7_2_why_there_is_no_raid_without_the_card(move: str, rule: str) -> None:
    error = story(spots="bar bar", hands=["R1", "Raid"], rows={(1, 1): "G1"}).refuse(0, move)
    assert why(error) == f"You do not hold the Raid card. ({rule})"


def test_cp_4_7_2_why_ones_own_row_cannot_be_raided() -> None:
    error = story(spots="bar bar", hands=["Raid", ""], rows={(0, 1): "R1"}).refuse(0, "raid 1 Capone")
    assert why(error) == "That is your own row; choose another player's. (CP-4.7.2)"


def test_cp_4_7_2_why_a_boss_who_is_not_playing_cannot_be_raided() -> None:
    error = story(hands=["Raid", ""]).refuse(0, "raid 1 Yale")
    assert why(error) == "Yale is not in this match. (CP-4.7.2)"


def test_cp_4_7_2_why_an_empty_row_cannot_be_raided() -> None:
    error = story(spots="bar bar", hands=["Raid", ""], rows={(1, 1): "R1"}).refuse(0, "raid 2 Moran")
    assert why(error) == "Moran has no cards at business 2. (CP-4.7.2)"


@pytest.mark.parametrize("row", ["R1 R2", "R1 R2 R3 R4 R6"])
def test_cp_4_7_2_why_a_row_without_face_down_cards_cannot_be_raided_be_it_locked_or_not(row: str) -> None:
    error = story(hands=["Raid", ""], rows={(1, 1): row}).refuse(0, "raid 1 Moran")
    assert why(error) == "Moran has no face-down cards at business 1. (CP-4.7.2)"


# Limousine


@pytest.mark.parametrize(("move", "rule"), [("limousine 1 2", "CP-4.7.3"), ("limousine nowhere", "CP-4.7")])
def test_cp_4_7_3_why_there_is_no_ride_without_the_card(move: str, rule: str) -> None:
    error = story(hands=["R1", "Limousine"], rows={(0, 1): "G1"}).refuse(0, move)
    assert why(error) == f"You do not hold the Limousine card. ({rule})"


def test_cp_4_7_3_why_the_limousine_does_not_drive_in_a_circle() -> None:
    error = story(hands=["Limousine", ""], rows={(0, 1): "R1"}).refuse(0, "limousine 1 1")
    assert why(error) == "The Limousine goes from one business to another one. (CP-4.7.3)"


@pytest.mark.parametrize(
    ("spot", "reason"), [(2, "You have no cards at business 2."), (3, "There is no open business at place 3.")]
)
def test_cp_4_7_3_why_the_limousine_does_not_start_where_one_has_no_cards(spot: int, reason: str) -> None:
    error = story(hands=["Limousine", ""], rows={(0, 1): "R1", (1, 2): "G1"}).refuse(0, f"limousine {spot} 1")
    assert why(error) == f"{reason} (CP-4.7.3)"


def test_cp_4_6_why_the_limousine_does_not_take_from_a_locked_row() -> None:
    error = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3 R4 R6"}).refuse(0, "limousine 1 2")
    assert why(error) == "Your row at business 1 has a bullet and is locked. (CP-4.6)"


def test_cp_4_7_3_why_the_limousine_does_not_drive_where_no_business_lies() -> None:
    error = story(hands=["Limousine", ""], rows={(0, 1): "R1"}).refuse(0, "limousine 1 4")
    assert why(error) == "There is no open business at place 4 to drive to. (CP-4.7.3)"


def test_cp_4_3_why_the_limousine_does_not_drive_to_a_full_row() -> None:
    error = story(hands=["Limousine", ""], rows={(0, 1): "R1", (0, 2): "G1 G2 G3 G4 G6"}).refuse(0, "limousine 1 2")
    assert why(error) == "Your row at business 2 has 5 cards already; drive elsewhere. (CP-4.3)"


def ride() -> Story:
    """A Limousine under way from business 1 to business 2."""
    return story(hands=["R9 Limousine", "Y1"], rows={(0, 1): "R1 R2 R3", (0, 2): "G1", (1, 1): "B1"}).play(0, "limousine 1 2")


def test_cp_4_7_3_why_the_ride_is_not_done_before_a_card_is_taken() -> None:
    assert why(ride().refuse(0, "done")) == "Take at least one card before you are done. (CP-4.7.3)"


@pytest.mark.parametrize("card", ["G1", "R9", "B1", "P1"])
def test_cp_4_7_3_why_only_cards_of_the_row_can_be_taken(card: str) -> None:
    assert why(ride().refuse(0, f"take {card}")) == f"{card} is not in your row at business 1. (CP-4.7.3)"


def test_cp_4_7_3_why_a_card_cannot_be_taken_twice() -> None:
    error = ride().play(0, "take R2").refuse(0, "take R2")
    assert why(error) == "R2 is not in your row at business 1. (CP-4.7.3)"


@pytest.mark.parametrize(
    "move", ["draw", "play R9 1", "limousine nowhere", "limousine 2 1", "gun", "choose R9", "discard R9", "end"]
)
def test_cp_4_7_3_why_nothing_else_is_done_while_the_limousine_is_under_way(move: str) -> None:
    error = ride().refuse(0, move)
    assert why(error) == "The Limousine is under way: take another card of the row along, or end the ride. (CP-4.7.3)"


# Gun and Blackmail


@pytest.mark.parametrize(("move", "rule"), [("gun", "CP-4.7.4"), ("gun nothing", "CP-4.7")])
def test_cp_4_7_4_why_there_is_no_gun_without_the_card(move: str, rule: str) -> None:
    error = story(hands=["R1", "Gun"]).refuse(0, move)
    assert why(error) == f"You do not hold the Gun card. ({rule})"


def test_cp_3_3_why_a_turn_is_not_ended_before_its_own_actions_are_used() -> None:
    s = story(hands=["R1 Gun", ""])
    sentence = "You must use all your actions; only the extra ones of the Gun can be left. (CP-3.3)"
    assert why(s.refuse(0, "end")) == why(s.play(0, "gun").refuse(0, "end")) == sentence


def test_cp_4_2_why_a_turn_is_not_ended_with_a_hand_over_seven() -> None:
    s = story(hands=[f"{SEVEN} Gun", ""], actions=1).play(0, "gun").play(0, "draw", "G8")
    assert why(s.refuse(0, "end")) == "You would end your turn with more than 7 cards; play a card instead. (CP-4.2)"


@pytest.mark.parametrize(("move", "rule"), [("blackmail G1", "CP-4.7.5"), ("blackmail nothing", "CP-4.7")])
def test_cp_4_7_5_why_there_is_no_blackmail_without_the_card(move: str, rule: str) -> None:
    error = story(hands=["R1", "Blackmail"], discards="G1").refuse(0, move)
    assert why(error) == f"You do not hold the Blackmail card. ({rule})"


@pytest.mark.parametrize("card", ["G2", "R1", "Y1", "Blackmail"])
def test_cp_4_7_5_why_blackmail_takes_only_what_lies_on_the_discard_pile(card: str) -> None:
    error = story(hands=["R1 Blackmail", "Y1"], discards="G1").refuse(0, f"blackmail {card}")
    assert why(error) == f"{card} is not on the discard pile. (CP-4.7.5)"


def test_cp_4_2_why_blackmail_takes_no_card_over_the_hand_limit() -> None:
    error = story(hands=[f"{SEVEN} Blackmail", ""], discards="G1", actions=1).refuse(0, "blackmail G1")
    assert why(error) == "You would end your turn with more than 7 cards; play a card instead. (CP-4.2)"


# What is asked


@pytest.mark.parametrize("move", ["take R1", "done", "choose R1", "discard R1"])
def test_cp_3_1_why_an_action_is_a_draw_or_a_card_played(move: str) -> None:
    error = story(hands=["R1", ""], rows={(0, 1): "R2"}).refuse(0, move)
    assert why(error) == "Your turn: draw a card or play one. (CP-3.1)"


@pytest.mark.parametrize("move", ["draw", "play R1 1", "gun", "take R1", "done", "choose R1", "end"])
def test_cp_4_2_why_a_hand_over_the_limit_comes_first(move: str) -> None:
    error = story(hands=[f"{SEVEN} R8", ""], actions=0).refuse(0, move)
    assert why(error) == "Your hand is over the limit: discard a card. (CP-4.2)"


def test_cp_4_2_why_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    error = story(hands=[f"{SEVEN} R8", "Y1"], actions=0).refuse(0, "discard Y1")
    assert why(error) == "You do not hold Y1. (CP-4.2)"


def tie() -> Story:
    """A duel at business 1 between two equal rows; both players are asked for a card."""
    rows = {(1, 1): "B1 Y2 B3 B4 B6", (0, 1): "R1 G2 R3 R4 R6"}
    return story(hands=["R9", "B9 Y1"], rows=rows, actions=1).play(0, "draw", "P1")


@pytest.mark.parametrize("move", ["draw", "play R9 2", "take R9", "done", "discard R9"])
def test_cp_5_6_why_a_tie_must_be_broken_first(move: str) -> None:
    assert why(tie().refuse(0, move)) == "The duel is tied: choose a card of your hand. (CP-5.6)"


def test_cp_5_6_why_a_tie_cannot_be_broken_with_a_card_that_is_not_in_the_hand() -> None:
    assert why(tie().refuse(0, "choose B9")) == "You do not hold B9. (CP-5.6)"


def test_cp_5_6_a_card_that_was_chosen_cannot_be_chosen_again() -> None:
    s = tie().play(0, "choose R9")
    with pytest.raises(WrongTurn):
        s.play(0, "choose P1")


# Out of turn


def test_cp_2_4_out_of_turn_nothing_can_be_done() -> None:
    s = story(hands=["R1", "Y1"])
    with pytest.raises(WrongTurn, match="Seat 1 is not asked for anything now; waiting for seat 0"):
        s.play(1, "play Y1 1")
    assert s.hand(1) == ["Y1"]


def test_cp_6_1_after_the_end_nothing_can_be_done() -> None:
    s = story(hands=["R1", "Y1"], rows={(1, 1): "G1 G2 G3 G4 G6"}, owned={1: "brewery brewery"}, actions=1)
    s.play(0, "play R1 2")
    with pytest.raises(MatchOver):
        s.play(1, "draw")
