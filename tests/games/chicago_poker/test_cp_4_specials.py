"""CP-4.7: the special cards."""

import pytest

from tests.games.chicago_poker.story import story
from windycity.core.errors import TooFar
from windycity.games.chicago_poker.view import Limousine

# CP-4.7: all specials


@pytest.mark.parametrize(
    ("card", "move"),
    [
        ("Murder", "murder nobody"),
        ("Raid", "raid nobody"),
        ("Limousine", "limousine nowhere"),
        ("Gun", "gun nothing"),
        ("Blackmail", "blackmail nothing"),
    ],
)
def test_cp_4_7_a_special_can_be_played_for_no_effect(card: str, move: str) -> None:
    s = story(spots="gambling-den brewery", hands=[f"R1 {card}", "Y1"], rows={(0, 1): "G1", (1, 1): "B1"}, discards="P1")
    pile = s.pile
    s.play(0, move)
    assert (s.hand(0), s.discards, s.pile) == (["R1"], ["P1", card], pile)
    assert (s.row(0, 1), s.row(1, 1, eye=0)) == (["G1"], ["??"])
    assert (s.waiting, s.ask, s.actions) == ((0,), "action", 2)


def test_cp_4_7_everybody_is_told_that_a_special_was_played_for_no_effect() -> None:
    s = story(hands=["Murder", ""], rows={(1, 1): "R1"})
    s.play(0, "murder nobody")
    assert s.events("no-effect", None) == [{"seat": 0, "card": "Murder"}]


def test_cp_4_7_a_special_without_any_target_can_still_be_played() -> None:
    s = story(hands=["Murder Raid Limousine Gun Blackmail", ""], pile="")
    assert s.legal(0) == ["murder nobody", "raid nobody", "limousine nowhere", "gun", "gun nothing", "blackmail nothing"]


def test_cp_4_7_a_special_goes_on_the_discard_pile_after_its_effect() -> None:
    s = story(hands=["Murder", ""], rows={(1, 1): "R1 R2"}, discards="P1")
    s.play(0, "murder 1 Moran")
    assert s.discards == ["P1", "R2", "Murder"]
    assert s.hand(0) == []


def test_cp_4_7_two_raids_in_one_hand_are_offered_once_and_played_one_at_a_time() -> None:
    s = story(spots="gambling-den brewery", hands=["Raid Raid", ""], rows={(1, 1): "R1"})
    assert s.legal(0, "raid") == ["raid 1 Moran", "raid nobody"]
    s.play(0, "raid 1 Moran")
    assert (s.hand(0), s.discards) == (["Raid"], ["Raid"])


def test_cp_4_7_a_special_cannot_be_laid_at_a_business() -> None:
    s = story(hands=["Gun", ""])
    assert s.legal(0) == ["draw", "gun", "gun nothing"]


def test_cp_4_7_without_specials_there_are_only_draws_and_gangsters() -> None:
    s = story(hands=["R1", ""], rows={(0, 1): "G1", (1, 1): "B1"}, discards="P1", specials=False)
    assert s.legal(0) == ["draw", "play R1 1", "play R1 2"]


# CP-4.7.1: Murder


def test_cp_4_7_1_murder_discards_the_last_card_of_another_players_row() -> None:
    s = story(hands=["Murder", ""], rows={(1, 2): "R3 R1 R2"})
    s.play(0, "murder 2 Moran")
    assert s.row(1, 2) == ["R3", "R1"]
    assert s.discards[0] == "R2"


def test_cp_4_7_1_murder_can_take_a_face_down_card() -> None:
    s = story(spots="jazz-club brewery", hands=["Murder", ""], rows={(1, 1): "R1 R2 R3 R4"})
    s.play(0, "murder 1 Moran")
    assert s.facing(1, 1) == ["up", "up", "up"]
    assert s.discards == ["R4", "Murder"]


def test_cp_4_7_1_the_last_card_is_taken_even_if_only_earlier_ones_lie_face_down() -> None:
    s = story(spots="bar brewery", hands=["Murder", ""], rows={(1, 1): "R1 R2 R3"})
    s.play(0, "murder 1 Moran")
    assert s.row(1, 1) == ["R1", "R2"]
    assert s.facing(1, 1) == ["down", "down"]


def test_cp_4_7_1_murder_can_take_the_only_card_of_a_row() -> None:
    s = story(hands=["Murder", ""], rows={(1, 1): "R1"})
    s.play(0, "murder 1 Moran")
    assert s.row(1, 1) == []


def test_cp_4_7_1_any_row_of_any_other_player_at_any_business_can_be_chosen() -> None:
    rows = {(0, 1): "R1", (1, 1): "R2", (2, 1): "R3", (0, 2): "G1", (2, 2): "G3"}
    s = story(seats=3, hands=["", "Murder", ""], rows=rows, active=1)
    murders = ["murder 1 Capone", "murder 1 Torrio", "murder 2 Capone", "murder 2 Torrio", "murder nobody"]
    assert s.legal(1) == ["draw", *murders]


def test_cp_4_7_1_the_first_player_at_the_first_business_can_be_murdered_too() -> None:
    s = story(hands=["", "Murder"], rows={(0, 1): "R1 R2"}, active=1)
    s.play(1, "murder 1 Capone")
    assert s.row(0, 1) == ["R1"]


def test_cp_4_7_1_other_rows_at_the_business_of_a_locked_row_are_fair_game() -> None:
    s = story(seats=3, hands=["Murder", "", ""], rows={(1, 1): "R1 R2 R3 R4 R6", (2, 1): "G1 G2"})
    s.play(0, "murder 1 Torrio")
    assert s.row(2, 1) == ["G1"]
    assert len(s.row(1, 1)) == 5


def test_cp_4_7_1_ones_own_bullet_does_not_protect_others_at_that_business() -> None:
    s = story(hands=["Murder", ""], rows={(0, 1): "R1 R2 R3 R4 R6", (1, 1): "G1"})
    assert s.legal(0, "murder") == ["murder 1 Moran", "murder nobody"]


def test_cp_4_7_1_only_the_row_that_was_chosen_loses_a_card() -> None:
    s = story(seats=3, hands=["Murder", "", ""], rows={(1, 1): "R1", (2, 1): "G1", (1, 2): "B1"})
    s.play(0, "murder 1 Moran")
    assert (s.row(1, 1), s.row(2, 1), s.row(1, 2)) == ([], ["G1"], ["B1"])


def test_cp_4_7_1_a_murdered_row_of_four_can_be_completed_by_two_more_cards() -> None:
    s = story(hands=["Murder", "R5 R6"], rows={(1, 1): "R1 R2 R3 R4"}, actions=1)
    s.play(0, "murder 1 Moran").play(1, "play R5 1")
    assert not s.has_bullet(1, 1)
    assert s.play(1, "play R6 1").has_bullet(1, 1)


def test_cp_4_7_1_nobody_plans_moves_past_the_murder_of_a_card_not_seen_before() -> None:
    s = story(spots="gambling-den brewery", hands=["R9 Murder", ""], rows={(1, 1): "R1", (1, 2): "G1"})
    with pytest.raises(TooFar):
        s.play(0, ["murder 1 Moran", "play R9 2"])
    s.play(0, ["murder 2 Moran", "play R9 2"])
    assert (s.row(1, 1), s.row(1, 2), s.row(0, 2)) == (["R1"], [], ["R9"])


# CP-4.7.2: Police Raid


def test_cp_4_7_2_a_raid_shows_all_face_down_cards_of_a_row() -> None:
    s = story(spots="bar brewery", hands=["Raid", ""], rows={(1, 1): "R1 R2 R3"})
    s.play(0, "raid 1 Moran")
    assert s.row(1, 1, eye=0) == ["R1", "R2", "R3"]
    assert [(event["place"], event["card"]) for event in s.events("saw", 0)] == [("1", "R1"), ("2", "R2")]


def test_cp_4_7_2_a_raid_shows_only_the_row_of_one_player_at_one_business() -> None:
    rows = {(1, 1): "R1", (2, 1): "G1", (1, 2): "B1"}
    s = story(seats=3, spots="gambling-den gambling-den", hands=["Raid", "", ""], rows=rows)
    s.play(0, "raid 1 Moran")
    assert (s.row(2, 1, eye=0), s.row(1, 2, eye=0)) == (["??"], ["??"])


def test_cp_4_7_2_a_raid_leaves_the_cards_where_and_as_they_lie() -> None:
    s = story(spots="bar brewery", hands=["Raid", ""], rows={(1, 1): "R1 R2 R3"})
    s.play(0, "raid 1 Moran")
    assert s.row(1, 1) == ["R1", "R2", "R3"]
    assert s.facing(1, 1) == ["down", "down", "up"]


def test_cp_4_7_2_only_other_players_rows_with_face_down_cards_can_be_raided() -> None:
    rows = {(0, 1): "R1", (1, 1): "R2", (2, 1): "R3", (1, 2): "G1", (2, 2): "G2 G3 G4 G5"}
    s = story(seats=3, spots="gambling-den jazz-club", hands=["Raid", "", ""], rows=rows)
    assert s.legal(0, "raid") == ["raid 1 Moran", "raid 1 Torrio", "raid 2 Torrio", "raid nobody"]


def test_cp_4_7_2_the_face_down_cards_need_not_be_the_last_of_the_row() -> None:
    s = story(spots="bar brewery", hands=["Raid", ""], rows={(1, 1): "R1 R2 R3 R4"})
    assert s.legal(0, "raid") == ["raid 1 Moran", "raid nobody"]


def test_cp_4_7_2_a_raid_is_seen_by_all_but_not_its_cards() -> None:
    s = story(seats=3, spots="gambling-den brewery", hands=["Raid", "", ""], rows={(1, 1): "R1"})
    s.play(0, "raid 1 Moran")
    assert s.events("raided", 2) == [{"seat": 0, "spot": "1", "victim": 1}]
    assert [event["card"] for event in s.events("saw", 2)] == ["??"]


def test_cp_4_7_2_the_first_player_at_the_first_business_can_be_raided_too() -> None:
    s = story(spots="gambling-den brewery", hands=["", "Raid"], rows={(0, 1): "R1"}, active=1)
    s.play(1, "raid 1 Capone")
    assert s.row(0, 1, eye=1) == ["R1"]


def test_cp_4_7_2_nobody_plans_moves_past_a_raid() -> None:
    s = story(spots="gambling-den brewery", hands=["R9 Raid", ""], rows={(1, 1): "R1"})
    with pytest.raises(TooFar):
        s.play(0, ["raid 1 Moran", "play R9 1"])
    assert (s.hand(0), s.row(1, 1, eye=0)) == (["R9", "Raid"], ["??"])


def test_cp_4_7_2_the_same_row_can_be_raided_again() -> None:
    s = story(spots="gambling-den brewery", hands=["Raid Raid", ""], rows={(1, 1): "R1"})
    s.play(0, "raid 1 Moran").play(0, "raid 1 Moran")
    assert s.discards == ["Raid", "Raid"]


# CP-4.7.3: Limousine


def test_cp_4_7_3_limousine_moves_one_card_to_the_end_of_the_row_at_another_business() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3", (0, 2): "G1"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert s.row(0, 1) == ["R1", "R3"]
    assert s.row(0, 2) == ["G1", "R2"]


def test_cp_4_7_3_the_cards_are_laid_in_any_order() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3 R4"})
    s.play(0, "limousine 1 2").play(0, "take R3").play(0, "take R1").play(0, "take R4").play(0, "done")
    assert s.row(0, 2) == ["R3", "R1", "R4"]
    assert s.row(0, 1) == ["R2"]


def test_cp_4_7_3_four_cards_can_be_moved_and_then_the_ride_ends_by_itself() -> None:
    s = story(hands=["Limousine R9", ""], rows={(0, 1): "R1 R2 R3 R4"})
    s.play(0, "limousine 1 2").play(0, "take R4").play(0, "take R3").play(0, "take R2").play(0, "take R1")
    assert (s.row(0, 1), s.row(0, 2)) == ([], ["R4", "R3", "R2", "R1"])
    assert (s.waiting, s.ask, s.actions) == ((0,), "action", 2)


def test_cp_4_7_3_a_row_of_one_card_can_be_moved_whole() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1"})
    s.play(0, "limousine 1 2").play(0, "take R1")
    assert (s.row(0, 1), s.row(0, 2), s.ask) == ([], ["R1"], "action")


def test_cp_4_7_3_the_ride_ends_by_itself_when_the_other_row_is_full() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3", (0, 2): "G1 G2 G3"})
    s.play(0, "limousine 1 2").play(0, "take R1")
    assert s.ask == "limousine"
    s.play(0, "take R2")
    assert (s.ask, s.row(0, 1), s.row(0, 2)) == ("action", ["R3"], ["G1", "G2", "G3", "R1", "R2"])


def test_cp_4_7_3_at_least_one_card_is_taken_and_done_comes_only_then() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2", (0, 2): "G1"})
    s.play(0, "limousine 1 2")
    assert s.legal(0) == ["take R1", "take R2"]
    assert s.play(0, "take R1").legal(0) == ["take R2", "done"]


def test_cp_4_7_3_a_card_just_moved_cannot_be_taken_again() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R3")
    assert s.legal(0) == ["take R2", "done"]


def test_cp_4_7_3_the_whole_ride_is_one_action() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3"}, actions=2)
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "done")
    assert (s.waiting, s.ask, s.actions) == ((0,), "action", 1)


def test_cp_4_7_3_a_ride_with_the_last_action_is_finished_before_the_turn_passes() -> None:
    s = story(hands=["Limousine", "Y1"], rows={(0, 1): "R1 R2 R3"}, actions=1)
    s.play(0, "limousine 1 2").play(0, "take R1")
    assert (s.waiting, s.ask) == ((0,), "limousine")
    assert s.play(0, "done").waiting == (1,)


def test_cp_4_7_3_a_second_ride_begins_afresh() -> None:
    s = story(hands=["Limousine Blackmail", ""], rows={(0, 1): "R1 R2 R3"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "done").play(0, "blackmail Limousine").play(0, "limousine 2 1")
    assert s.legal(0) == ["take R1"]


def test_cp_4_7_3_after_a_ride_that_ended_by_itself_another_begins_afresh() -> None:
    s = story(hands=["Limousine Blackmail", ""], rows={(0, 1): "R1", (0, 2): "G1 G2"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "blackmail Limousine").play(0, "limousine 2 1")
    assert s.legal(0) == ["take G1", "take G2", "take R1"]


def test_cp_4_7_3_everybody_sees_where_the_limousine_drives_until_the_ride_is_over() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2")
    assert s.view(None).limousine == Limousine(start="1", end="2")
    assert s.events("drove", None) == [{"seat": 0, "from": "1", "to": "2"}]
    assert s.play(0, "take R1").play(0, "done").view(None).limousine is None


def test_cp_4_7_3_a_ride_that_ended_by_itself_is_over_for_everybody() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1"})
    s.play(0, "limousine 1 2").play(0, "take R1")
    assert s.view(None).limousine is None


def test_cp_4_7_3_any_own_row_to_any_other_open_business_with_room() -> None:
    rows = {(0, 1): "R1", (0, 2): "G1 G2", (1, 3): "B1", (0, 4): "Y1 Y2 Y3 Y4 Y6"}
    s = story(seats=5, spots="bar bar brewery brewery", hands=["Limousine", "", "", "", ""], rows=rows)
    rides = ["limousine 1 2", "limousine 1 3", "limousine 2 1", "limousine 2 3", "limousine nowhere"]
    assert s.legal(0) == ["draw", *rides]


def test_cp_4_7_3_limousine_does_not_drive_to_a_place_without_a_business() -> None:
    s = story(seats=4, spots="bar - brewery", hands=["Limousine", "", "", ""], rows={(0, 1): "R1"})
    assert s.legal(0, "limousine") == ["limousine 1 3", "limousine nowhere"]


def test_cp_4_7_3_only_own_cards_are_moved_and_only_to_ones_own_side() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2", (1, 1): "G1 G2", (1, 2): "B1"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert (s.row(0, 2), s.row(1, 1), s.row(1, 2)) == (["R2"], ["G1", "G2"], ["B1"])


def test_cp_4_7_3_moved_cards_take_the_facing_of_their_new_places() -> None:
    s = story(spots="brewery bar", hands=["Limousine", ""], rows={(0, 1): "R1 R2 R3", (0, 2): "G1"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "done")
    assert s.row(0, 2) == ["G1", "R1", "R2"]
    assert s.facing(0, 2) == ["down", "down", "up"]


def test_cp_4_7_3_a_face_down_card_moved_to_a_brewery_lies_face_up() -> None:
    s = story(spots="gambling-den brewery", hands=["Limousine", ""], rows={(0, 1): "R1 R2"})
    s.play(0, "limousine 1 2").play(0, "take R2").play(0, "done")
    assert (s.facing(0, 1), s.facing(0, 2)) == (["down"], ["up"])


def test_cp_4_7_3_cards_left_behind_at_a_jazz_club_keep_their_order_and_facing() -> None:
    s = story(spots="jazz-club brewery", hands=["Limousine", ""], rows={(0, 1): "R4 R1 R3 R2"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "done")
    assert s.row(0, 1) == ["R4", "R3", "R2"]
    assert s.facing(0, 1) == ["up", "up", "down"]


def test_cp_4_7_3_cards_left_behind_at_a_bar_keep_their_order_and_facing() -> None:
    s = story(spots="bar brewery", hands=["Limousine", ""], rows={(0, 1): "R4 R1 R3 R2"})
    s.play(0, "limousine 1 2").play(0, "take R4").play(0, "done")
    assert s.row(0, 1) == ["R1", "R3", "R2"]
    assert s.facing(0, 1) == ["down", "up", "up"]


def test_cp_4_7_3_the_next_card_laid_at_the_row_left_behind_faces_as_its_place_says() -> None:
    s = story(spots="bar brewery", hands=["R9 Limousine", ""], rows={(0, 1): "R1 R2 R3"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "done").play(0, "play R9 1")
    assert s.row(0, 1) == ["R3", "R9"]
    assert s.facing(0, 1) == ["up", "down"]


def test_cp_4_7_3_a_full_row_is_no_destination() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1", (0, 2): "G1 G2 G3 G4 G6"})
    assert s.legal(0, "limousine") == ["limousine nowhere"]


def test_cp_4_7_3_a_row_completed_by_limousine_gets_a_bullet() -> None:
    s = story(hands=["Limousine", ""], rows={(0, 1): "R1 R2", (0, 2): "G1 G2 G3 G4"})
    s.play(0, "limousine 1 2").play(0, "take R2")
    assert s.has_bullet(0, 2)
    assert not s.has_bullet(0, 1)
    assert s.events("bullet") == [{"seat": 0, "spot": "2"}]


def test_cp_4_7_3_a_row_of_four_moved_to_another_of_one_is_complete_and_locked() -> None:
    s = story(hands=["Limousine Blackmail", ""], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1"})
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "take R2").play(0, "take R3").play(0, "take R4")
    s.play(0, "blackmail Limousine")
    assert s.legal(0, "limousine") == ["limousine nowhere"]


def test_cp_4_7_3_limousine_is_discarded_and_nothing_else() -> None:
    s = story(hands=["R9 Limousine", ""], rows={(0, 1): "R1 R2"}, discards="P1")
    s.play(0, "limousine 1 2").play(0, "take R1").play(0, "done")
    assert (s.discards, s.hand(0)) == (["P1", "Limousine"], ["R9"])


# CP-4.7.4: Gun


def test_cp_4_7_4_the_gun_gives_two_extra_actions_and_takes_one() -> None:
    s = story(hands=["Gun", ""])
    s.play(0, "gun")
    assert (s.waiting, s.actions, s.discards) == ((0,), 4, ["Gun"])
    assert s.events("gun", None) == [{"seat": 0, "actions": 4}]


def test_cp_4_7_4_the_extra_actions_are_a_may_like_every_effect() -> None:
    s = story(hands=["Gun", ""], actions=1)
    s.play(0, "gun nothing")
    assert (s.waiting, s.discards) == ((1,), ["Gun"])


def test_cp_4_7_4_the_gun_can_be_the_last_action() -> None:
    s = story(hands=["R1 R2 R3 Gun", ""], actions=1)
    s.play(0, "gun").play(0, "play R1 1")
    assert s.waiting == (0,)
    assert s.play(0, "play R2 1").waiting == (1,)


def test_cp_4_7_4_the_extra_actions_are_for_this_turn_only() -> None:
    s = story(hands=["Gun", "Y1"], actions=1)
    s.play(0, "gun").play(0, "draw").play(0, "draw")
    assert (s.waiting, s.actions) == ((1,), 3)
    s.play(1, "draw").play(1, "draw").play(1, "draw")
    assert (s.waiting, s.actions) == ((0,), 3)


def test_cp_4_7_4_a_gun_taken_back_by_blackmail_can_be_played_again_in_the_same_turn() -> None:
    s = story(hands=["Gun Blackmail", ""])
    s.play(0, "gun").play(0, "blackmail Gun").play(0, "gun")
    assert s.actions == 4


def test_cp_4_7_4_the_turn_can_be_ended_when_only_extra_actions_are_left() -> None:
    s = story(hands=["R1 R2 Gun", "Y1"], actions=1).play(0, "gun")
    assert (s.actions, s.legal(0)[-1]) == (2, "end")
    s.play(0, "end")
    assert (s.waiting, s.actions, s.hand(0)) == ((1,), 3, ["R1", "R2"])
    assert s.events("waived", None) == [{"seat": 0, "actions": 2}]
    assert s.events("skipped") == []


def test_cp_4_7_4_one_of_two_extra_actions_can_be_left() -> None:
    s = story(hands=["R1 R2 Gun", "Y1"], actions=1).play(0, "gun").play(0, "play R1 1").play(0, "end")
    assert (s.waiting, s.events("waived", 1)) == ((1,), [{"seat": 0, "actions": 1}])


def test_cp_4_7_4_the_three_actions_of_a_turn_come_first() -> None:
    s = story(hands=["R1 R2 R3 Gun", "Y1"]).play(0, "gun")
    for move, left in (("play R1 1", 4), ("play R2 1", 3)):
        assert (s.actions, s.legal(0, "end")) == (left, [])
        s.play(0, move)
    assert (s.actions, s.legal(0, "end")) == (2, ["end"])


@pytest.mark.parametrize(("turn", "actions"), [(0, 1), (1, 2)])
def test_cp_3_2_in_the_first_round_extra_actions_come_after_fewer(turn: int, actions: int) -> None:
    s = story(seats=3, hands=["R1 Gun", "G1", ""] if turn == 0 else ["R1", "G1 Gun", ""], turn=turn, active=turn, actions=actions)
    s.play(turn, "gun")
    assert s.legal(turn, "end") == (["end"] if turn == 0 else [])
    if turn == 1:
        assert s.play(turn, "draw").legal(turn, "end") == ["end"]


def test_cp_4_7_4_without_the_gun_no_turn_is_ended_early() -> None:
    s = story(hands=["R1 R2 Raid Gun", ""])
    for move in ("draw", "raid nobody", "gun nothing"):
        assert s.legal(0, "end") == []
        s.play(0, move)
    assert s.waiting == (1,)


def test_cp_4_2_a_turn_is_not_ended_with_a_hand_over_seven() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 Gun", ""], actions=1).play(0, "gun")
    assert s.legal(0, "end") == ["end"]
    s.play(0, "draw", "G8")
    assert s.legal(0, "end") == []


def test_cp_3_3_whoever_can_do_nothing_with_an_extra_action_is_not_asked() -> None:
    rows = {(0, 1): "G1 G2 G3 G4 G6", (0, 2): "B1 B2 B3 B4 B6"}
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 Gun", "Y1"], rows=rows, actions=1).play(0, "gun", "").play(0, "draw", "Y2")
    assert (s.ask, s.waiting, s.events("skipped")) == ("discard", (0,), [{"seat": 0}])


# CP-4.7.5: Blackmail


def test_cp_4_7_5_blackmail_takes_a_card_of_choice_from_the_discard_pile() -> None:
    s = story(hands=["R1 Blackmail", ""], discards="G1 G2 G3")
    s.play(0, "blackmail G2")
    assert s.hand(0) == ["R1", "G2"]


def test_cp_4_7_5_every_card_of_the_discard_pile_can_be_chosen_and_no_other() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 Murder B3")
    assert s.legal(0) == ["draw", "blackmail G1", "blackmail Murder", "blackmail B3", "blackmail nothing"]


def test_cp_4_7_5_two_raids_on_the_discard_pile_are_offered_once_and_one_is_taken() -> None:
    s = story(hands=["Blackmail", ""], discards="Raid G1 Raid")
    assert s.legal(0, "blackmail") == ["blackmail Raid", "blackmail G1", "blackmail nothing"]
    s.play(0, "blackmail Raid")
    assert (s.hand(0), s.pile.count("Raid")) == (["Raid"], 1)


def test_cp_4_7_5_then_both_piles_are_shuffled_into_a_new_draw_pile() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 G2 G3", pile="B1 B2")
    s.play(0, "blackmail G2")
    assert s.pile == ["B1", "B2", "G1", "G3"]
    assert s.events("shuffled") == [{"cards": 4}]


def test_cp_4_7_5_blackmail_itself_is_discarded_after_the_shuffle() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 G2 G3")
    s.play(0, "blackmail G2")
    assert s.discards == ["Blackmail"]
    assert "Blackmail" not in s.pile


def test_cp_4_7_5_a_shuffled_discard_can_be_drawn_in_the_same_turn() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 G2")
    s.play(0, "blackmail G2").play(0, "draw", "G1")
    assert s.hand(0) == ["G1", "G2"]


def test_cp_4_7_5_the_only_discard_can_be_taken_though_the_draw_pile_is_empty() -> None:
    s = story(hands=["R1 Blackmail", ""], discards="G1", pile="")
    s.play(0, "blackmail G1")
    assert (s.hand(0), s.pile, s.discards) == (["R1", "G1"], [], ["Blackmail"])


def test_cp_4_7_5_others_do_not_see_which_card_was_taken() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 G2")
    s.play(0, "blackmail G2")
    assert s.events("blackmailed", 0) == [{"seat": 0, "card": "G2"}]
    assert s.events("blackmailed", 1) == s.events("blackmailed", None) == [{"seat": 0, "card": "??"}]


def test_cp_4_7_5_no_card_taken_no_shuffle() -> None:
    s = story(hands=["Blackmail", ""], discards="G1 G2", pile="B1 B2")
    s.play(0, "blackmail nothing")
    assert (s.hand(0), s.pile, s.discards) == ([], ["B1", "B2"], ["G1", "G2", "Blackmail"])
    assert s.events("shuffled") == []


def test_cp_4_7_5_with_an_empty_discard_pile_nothing_can_be_taken() -> None:
    s = story(hands=["Blackmail", ""], discards="")
    assert s.legal(0, "blackmail") == ["blackmail nothing"]


def test_cp_4_7_5_a_card_can_be_taken_only_if_the_hand_limit_would_allow_a_draw() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 R7 R8 Blackmail", ""], discards="G1", actions=2)
    assert s.legal(0, "blackmail") == ["blackmail nothing"]


def test_cp_4_7_5_a_special_taken_can_be_played_at_once() -> None:
    s = story(hands=["Blackmail", ""], rows={(1, 1): "R1"}, discards="Murder")
    s.play(0, "blackmail Murder").play(0, "murder 1 Moran")
    assert s.discards == ["Blackmail", "R1", "Murder"]


def test_cp_4_7_4_a_turn_cannot_go_on_for_ever_by_drawing_the_gun_again() -> None:
    s = story(hands=["Gun", "Y1"], pile="")
    moves = 0
    while s.active == 0:
        s.play(0, "gun" if "gun" in s.legal(0) else "draw")
        moves += 1
        assert moves < 40
    assert moves > 15


def test_cp_4_7_4_the_count_of_actions_begins_anew_with_every_turn() -> None:
    s = story(hands=["Gun R1", "Y1"], pile="")
    while s.active == 0:
        s.play(0, "gun" if "gun" in s.legal(0) else "draw" if "draw" in s.legal(0) else "play R1 1")
    assert int(s.match.position.taken) == 0
