"""CP-4.1 to CP-4.4 and CP-4.6: drawing, the hand limit, laying gangsters, bullets."""

import pytest

from tests.games.chicago_poker.story import story

FULL = {(0, 1): "G1 G2 G3 G4 G6", (0, 2): "B1 B2 B3 B4 B6"}
"""Seat 0 has no room for another gangster."""


# CP-4.1: draw


def test_cp_4_1_a_card_drawn_goes_from_the_draw_pile_into_the_hand() -> None:
    s = story(hands=["R1", ""], pile="B7 G3")
    s.play(0, "draw", "G3")
    assert s.hand(0) == ["R1", "G3"]
    assert s.pile == ["B7"]


def test_cp_4_1_a_special_can_be_drawn() -> None:
    s = story(hands=["R1", ""])
    s.play(0, "draw", "Blackmail")
    assert s.hand(0) == ["R1", "Blackmail"]


def test_cp_4_1_the_last_card_of_the_draw_pile_can_be_drawn_without_a_shuffle() -> None:
    s = story(hands=["", ""], pile="R1", discards="G1 G2")
    s.play(0, "draw")
    assert s.hand(0) == ["R1"]
    assert (s.pile, s.discards) == ([], ["G1", "G2"])
    assert s.events("shuffled") == []


def test_cp_4_1_an_empty_draw_pile_is_replaced_by_the_shuffled_discard_pile() -> None:
    s = story(hands=["", ""], pile="", discards="G1 G2 Gun")
    s.play(0, "draw", "G2")
    assert s.hand(0) == ["G2"]
    assert (s.pile, s.discards) == (["G1", "Gun"], [])
    assert s.events("shuffled") == [{"cards": 3}]


def test_cp_4_1_cards_on_the_discard_pile_are_not_drawn_while_the_draw_pile_lasts() -> None:
    s = story(hands=["", ""], pile="R1 R2", discards="G1 G2")
    s.play(0, "draw").play(0, "draw")
    assert s.hand(0) == ["R1", "R2"]
    assert s.discards == ["G1", "G2"]


def test_cp_4_1_with_both_piles_empty_drawing_is_not_possible() -> None:
    s = story(hands=["R1", ""], pile="", discards="")
    assert s.legal(0, "draw") == []


def test_cp_4_1_a_discard_pile_that_was_shuffled_can_be_drawn_once() -> None:
    s = story(hands=["R1", ""], pile="", discards="G1")
    s.play(0, "draw")
    assert s.hand(0) == ["R1", "G1"]
    assert s.legal(0, "draw") == []


def test_cp_4_1_one_card_discarded_is_one_card_to_draw() -> None:
    s = story(hands=["R1 Gun", ""], pile="", discards="")
    s.play(0, "gun").play(0, "draw")
    assert s.legal(0, "draw") == []


def test_cp_4_1_drawing_is_possible_as_soon_as_a_card_is_discarded() -> None:
    s = story(hands=["R1 Gun", ""], pile="", discards="")
    s.play(0, "gun")
    assert s.legal(0, "draw") == ["draw"]
    assert s.play(0, "draw").hand(0) == ["R1", "Gun"]


# CP-4.2: the hand limit


def test_cp_4_2_an_eighth_card_cannot_be_drawn_with_the_last_action() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", ""], actions=1)
    assert s.legal(0, "draw") == []


def test_cp_4_2_a_seventh_card_can_be_drawn_with_the_last_action() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6", ""], actions=1)
    s.play(0, "draw", "R7")
    assert len(s.hand(0)) == 7
    assert s.waiting == (1,)


def test_cp_4_2_an_eighth_card_can_be_drawn_if_an_action_is_left_to_play_one() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", ""], actions=2)
    s.play(0, "draw", "G8")
    assert len(s.hand(0)) == 8
    assert s.legal(0, "draw") == []


def test_cp_4_2_from_seven_cards_one_draw_is_followed_by_two_plays() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", ""])
    s.play(0, "draw", "G8")
    assert s.legal(0, "draw") == []
    assert s.play(0, "play G8 1").legal(0, "draw") == []


def test_cp_4_2_from_five_cards_a_third_draw_in_a_row_is_illegal() -> None:
    s = story(hands=["R1 R2 R3 R4 R5", ""])
    s.play(0, "draw", "R6").play(0, "draw", "R7")
    assert s.legal(0, "draw") == []


def test_cp_4_2_from_four_cards_three_can_be_drawn() -> None:
    s = story(hands=["R1 R2 R3 R4", ""])
    s.play(0, "draw", "R5").play(0, "draw", "R6").play(0, "draw", "R7")
    assert len(s.hand(0)) == 7


def test_cp_4_2_the_extra_actions_of_a_gun_that_was_played_count() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 Gun", ""], actions=1)
    assert s.legal(0, "draw") == []
    s.play(0, "gun").play(0, "draw", "G8")
    assert len(s.hand(0)) == 8
    assert (s.actions, s.legal(0, "draw")) == (1, [])


def test_cp_4_2_after_the_gun_a_hand_can_grow_to_eight_with_two_actions_left_and_no_further() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 Gun", ""])
    s.play(0, "gun").play(0, "draw", "R7").play(0, "draw", "G8")
    assert s.actions == 2
    assert s.legal(0, "draw") == []


def test_cp_4_2_a_gun_still_in_the_hand_does_not_allow_a_draw() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 Gun", ""], actions=1)
    assert s.legal(0, "draw") == []


def test_cp_4_2_blackmail_on_the_last_action_can_bring_a_hand_back_to_seven() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 Blackmail", ""], discards="G1", actions=1)
    s.play(0, "blackmail G1")
    assert len(s.hand(0)) == 7
    assert s.waiting == (1,)


def test_cp_4_2_blackmail_cannot_leave_eight_cards_after_the_last_action() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 Blackmail", ""], discards="G1", actions=1)
    assert s.legal(0, "blackmail") == ["blackmail nothing"]


def test_cp_4_2_blackmail_can_leave_eight_cards_if_an_action_is_left_to_play_one() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 Blackmail", ""], discards="G1", actions=2)
    s.play(0, "blackmail G1")
    assert len(s.hand(0)) == 8
    assert s.legal(0, "draw") == []


def test_cp_4_2_a_hand_over_seven_because_nothing_could_be_played_is_discarded_down() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", "Y1"], rows=FULL, actions=2)
    s.play(0, "draw", "R8")
    assert (s.waiting, s.ask) == ((0,), "discard")
    s.play(0, "discard R3")
    assert s.hand(0) == ["R1", "R2", "R4", "R5", "R6", "R7", "R8"]
    assert (s.discards, s.waiting) == (["R3"], (1,))
    assert s.events("discarded", None) == [{"seat": 0, "card": "R3"}]


def test_cp_4_2_any_card_of_the_hand_can_be_discarded_and_nothing_else_done() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", "Y1"], rows=FULL, actions=2)
    s.play(0, "draw", "R8")
    assert s.legal(0) == [f"discard R{value}" for value in range(1, 9)]


def test_cp_4_2_nine_cards_are_discarded_one_by_one_until_seven_are_left() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 R8 R9", "Y1"], actions=0)
    s.play(0, "discard R9")
    assert (s.waiting, s.ask) == ((0,), "discard")
    s.play(0, "discard R1")
    assert (s.waiting, s.ask) == ((1,), "action")
    assert s.discards == ["R9", "R1"]


def test_cp_4_2_two_raids_in_a_hand_over_seven_are_offered_once() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 Raid Raid", "Y1"], actions=0)
    assert s.legal(0, "discard Raid") == ["discard Raid"]
    assert s.play(0, "discard Raid").hand(0)[-1] == "Raid"


def test_cp_4_2_seven_cards_at_the_end_of_a_turn_are_kept() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 R8", ""], actions=1)
    s.play(0, "play R8 1")
    assert (s.waiting, s.ask, s.discards) == ((1,), "action", [])


def test_cp_4_2_the_limit_is_for_the_end_of_the_turn_only() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7", ""]).play(0, "draw")
    assert (len(s.hand(0)), s.waiting, s.ask) == (8, (0,), "action")


# CP-4.3: play a gangster


def test_cp_4_3_a_gangster_goes_from_the_hand_to_ones_own_side_of_the_business() -> None:
    s = story(hands=["R1 R2", ""])
    s.play(0, "play R2 2")
    assert (s.row(0, 2), s.row(1, 2), s.row(0, 1)) == (["R2"], [], [])
    assert s.hand(0) == ["R1"]


def test_cp_4_3_a_gangster_is_the_next_card_of_the_row() -> None:
    s = story(hands=["R1", ""], rows={(0, 1): "G9 B2", (1, 1): "Y3"})
    s.play(0, "play R1 1")
    assert s.row(0, 1) == ["G9", "B2", "R1"]
    assert s.row(1, 1) == ["Y3"]


def test_cp_4_3_a_gangster_can_go_to_every_open_business_and_to_no_other() -> None:
    s = story(seats=4, spots="bar - brewery gambling-den", hands=["R1", "", "", ""])
    assert s.legal(0, "play") == ["play R1 1", "play R1 3", "play R1 4"]


def test_cp_4_3_the_gangster_and_the_business_are_those_that_were_named() -> None:
    s = story(seats=5, spots="brewery brewery brewery brewery", hands=["R1 R2 G7 P15", "", "", "", ""])
    s.play(0, "play P15 4").play(0, "play G7 3")
    assert (s.row(0, 4), s.row(0, 3), s.hand(0)) == (["P15"], ["G7"], ["R1", "R2"])


def test_cp_4_3_every_gangster_of_the_hand_can_be_played() -> None:
    s = story(hands=["R1 P15 Gun", ""])
    assert s.legal(0, "play") == ["play R1 1", "play R1 2", "play P15 1", "play P15 2"]


def test_cp_4_3_a_row_of_four_takes_a_fifth_card_but_no_sixth() -> None:
    s = story(hands=["R1 R2", ""], rows={(0, 1): "G1 G2 G3 G4"})
    assert s.legal(0, "play R1") == ["play R1 1", "play R1 2"]
    s.play(0, "play R1 1")
    assert s.legal(0, "play R2") == ["play R2 2"]


def test_cp_4_3_another_players_full_row_leaves_ones_own_side_open() -> None:
    s = story(hands=["R1", ""], rows={(1, 1): "G1 G2 G3 G4 G6"})
    s.play(0, "play R1 1")
    assert s.row(0, 1) == ["R1"]


def test_cp_4_3_the_last_card_of_the_hand_can_be_played() -> None:
    s = story(hands=["R1", ""])
    s.play(0, "play R1 1")
    assert s.hand(0) == []
    assert s.legal(0) == ["draw"]


# CP-4.4: facing


@pytest.mark.parametrize(
    ("business", "facing"),
    [
        ("bar", "down down up up up"),
        ("jazz-club", "up up up down down"),
        ("brewery", "up up up up up"),
        ("gambling-den", "down down down down down"),
    ],
)
def test_cp_4_4_facing_follows_the_business_and_the_place_in_the_row(business: str, facing: str) -> None:
    s = story(spots=f"brewery {business}", hands=["R1 R2 G3 G4 G6", ""])
    s.play(0, "play G6 2").play(0, "play R1 2").play(0, "play G3 2")
    s.play(1, "draw").play(1, "draw").play(1, "draw")
    s.play(0, "play R2 2").play(0, "play G4 2")
    assert s.facing(0, 2) == facing.split()
    assert [event["up"] for event in s.events("laid")] == [way == "up" for way in facing.split()]


def test_cp_4_4_the_place_in_ones_own_row_counts_not_the_cards_of_others() -> None:
    s = story(spots="jazz-club bar", hands=["R1 R2", ""], rows={(1, 1): "G1 G2 G3", (1, 2): "B1 B2 B3"})
    s.play(0, "play R1 1").play(0, "play R2 2")
    assert (s.facing(0, 1), s.facing(0, 2)) == (["up"], ["down"])


def test_cp_4_4_after_a_murder_the_next_card_takes_the_facing_of_the_free_place() -> None:
    s = story(spots="bar brewery", hands=["Murder", "R5"], rows={(1, 1): "R1 R2 R3"}, actions=1)
    s.play(0, "murder 1 Moran").play(1, "play R5 1")
    assert s.row(1, 1) == ["R1", "R2", "R5"]
    assert s.facing(1, 1) == ["down", "down", "up"]


# CP-4.6: bullets


def test_cp_4_6_the_fifth_card_brings_a_bullet() -> None:
    s = story(hands=["R4 R5", ""], rows={(0, 1): "R1 R2 R3"})
    assert not s.play(0, "play R4 1").has_bullet(0, 1)
    assert s.play(0, "play R5 1").has_bullet(0, 1)
    assert s.events("bullet") == [{"seat": 0, "spot": "1"}]


def test_cp_4_6_a_bullet_is_free_of_charge() -> None:
    s = story(hands=["R5", ""], rows={(0, 1): "R1 R2 R3 R4"}, actions=2)
    s.play(0, "play R5 1")
    assert (s.waiting, s.actions) == ((0,), 1)


def test_cp_4_6_a_bullet_is_for_one_row_only() -> None:
    s = story(hands=["R5", ""], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1 G2 G3 G4", (1, 1): "B1 B2 B3 B4"})
    s.play(0, "play R5 1")
    assert not s.has_bullet(0, 2)
    assert not s.has_bullet(1, 1)


def test_cp_4_6_every_complete_row_at_a_business_gets_a_bullet() -> None:
    s = story(hands=["R5", "B6"], rows={(0, 1): "R1 R2 R3 R4", (1, 1): "B1 B2 B3 B4"}, actions=1)
    s.play(0, "play R5 1").play(1, "play B6 1")
    assert s.has_bullet(0, 1)
    assert s.has_bullet(1, 1)


def test_cp_4_6_two_rows_can_be_completed_in_one_turn() -> None:
    s = story(hands=["R5 G6", ""], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1 G2 G3 G4"})
    s.play(0, "play G6 2").play(0, "play R5 1")
    assert s.has_bullet(0, 1)
    assert s.has_bullet(0, 2)
    assert s.events("bullet") == [{"seat": 0, "spot": "2"}, {"seat": 0, "spot": "1"}]


def test_cp_4_6_no_duel_is_fought_before_the_turn_of_the_bullets_owner_comes_again() -> None:
    s = story(seats=3, hands=["R5", "G1 G2 G3", "B1 B2 B3"], rows={(0, 1): "R1 R2 R3 R4"}, actions=1)
    s.play(0, "play R5 1").play(1, "play G1 1").play(1, "play G2 1").play(1, "play G3 1")
    s.play(2, "play B1 1").play(2, "play B2 1")
    assert s.events("duel") == []
    s.play(2, "play B3 1")
    assert s.events("duel") == [{"spot": "1", "owner": 0}]


def test_cp_4_6_the_earliest_bullet_times_the_duel_and_all_bullets_there_go_back() -> None:
    s = story(hands=["R5", "B6 Y1 Y2"], rows={(0, 1): "R1 R2 R3 R4", (1, 1): "B1 B2 B3 B4"}, actions=1)
    s.play(0, "play R5 1").play(1, "play B6 1").play(1, "play Y1 2").play(1, "play Y2 2")
    assert s.events("duel") == [{"spot": "1", "owner": 0}]
    assert not s.has_bullet(0, 1)
    assert not s.has_bullet(1, 1)


def test_cp_4_6_a_later_bullet_that_went_back_triggers_no_duel_of_its_own() -> None:
    s = story(hands=["R5", "B6 Y1 Y2"], rows={(0, 1): "R1 R2 R3 R4", (1, 1): "B1 B2 B3 B4"}, actions=1)
    s.play(0, "play R5 1").play(1, "play B6 1").play(1, "play Y1 2").play(1, "play Y2 2")
    s.play(0, "draw").play(0, "draw").play(0, "draw")
    assert s.waiting == (1,)
    assert len(s.events("duel")) == 1


def test_cp_4_6_bullets_at_other_businesses_stay() -> None:
    s = story(hands=["Y1", "Y2"], rows={(1, 1): "R1 R2 R3 R4 R6", (0, 2): "B1 B2 B3 B4 B6"}, actions=1)
    s.play(0, "play Y1 1")
    assert s.events("duel") == [{"spot": "1", "owner": 1}]
    assert s.has_bullet(0, 2)


def test_cp_4_6_murder_cannot_take_from_a_locked_row() -> None:
    s = story(hands=["Murder", ""], rows={(1, 1): "R1 R2 R3 R4 R6"})
    assert s.legal(0, "murder") == ["murder nobody"]


def test_cp_4_6_murder_can_take_from_a_row_of_four_which_has_no_bullet() -> None:
    s = story(hands=["Murder", ""], rows={(1, 1): "R1 R2 R3 R4"})
    assert s.legal(0, "murder") == ["murder 1 Moran", "murder nobody"]


def test_cp_4_6_limousine_cannot_take_from_a_locked_row() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3 R4 R6", (0, 2): "G1"})
    assert s.legal(0, "limousine") == ["limousine nowhere"]


def test_cp_4_6_another_players_bullet_does_not_lock_ones_own_row_at_that_business() -> None:
    s = story(hands=["Limousine", ""], rows={(1, 1): "R1 R2 R3 R4 R6", (0, 1): "G1"})
    assert s.legal(0, "limousine") == ["limousine 1 2", "limousine nowhere"]


def test_cp_4_6_police_may_raid_a_locked_row() -> None:
    s = story(spots="gambling-den brewery", hands=["Raid", ""], rows={(1, 1): "R1 R2 R3 R4 R6"})
    s.play(0, "raid 1 Moran")
    assert s.row(1, 1, eye=0) == ["R1", "R2", "R3", "R4", "R6"]


def test_cp_4_6_a_row_completed_by_limousine_gets_a_bullet_and_is_due_in_ones_next_turn() -> None:
    s = story(hands=["Limousine", "Y1 Y2 Y3"], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "R5"}, actions=1)
    s.play(0, "limousine 2 1").play(0, "take R5")
    assert s.has_bullet(0, 1)
    s.play(1, "play Y1 2").play(1, "play Y2 2").play(1, "play Y3 2")
    assert s.owned(0) == ["brewery"]


def test_cp_4_3_laying_is_explained_with_what_the_row_would_make_unless_that_is_a_mere_high_card() -> None:
    s = story(hands=["R9 G2", ""], rows={(0, 1): "B9 Y9", (0, 2): "P3"})
    assert "makes three of a kind" in s.match.explain(0, "play R9 1")
    assert "makes" not in s.match.explain(0, "play R9 2")
    assert "einen Drilling" in s.match.explain(0, "play R9 1", "de")
