"""CP-3: a turn."""

import pytest

from tests.games.chicago_poker.story import GAME, Story, story
from windycity.core.errors import WrongTurn

FULL = {(0, 1): "G1 G2 G3 G4 G6", (0, 2): "B1 B2 B3 B4 B6"}
"""Seat 0 has no room for another gangster."""


def begin(seats: int, deal: str) -> Story:
    """A new match with the hands as dealt."""
    return Story(GAME.start(seats=seats, seed=1, chance=deal.split()))


def test_cp_3_1_a_turn_has_exactly_three_actions_then_the_next_player_is_asked() -> None:
    s = story(seats=3, hands=["R1 R2 R3 R4", "", ""])
    s.play(0, "play R1 1").play(0, "play R2 1")
    assert (s.waiting, s.actions) == ((0,), 1)
    s.play(0, "play R3 1")
    assert (s.waiting, s.actions) == ((1,), 3)
    assert s.events("turn", None) == [{"seat": 1, "actions": 3}]


def test_cp_3_1_drawing_and_playing_are_actions_alike_in_any_order() -> None:
    s = story(hands=["R1 Gun", ""], discards="G1")
    s.play(0, "draw", "B7").play(0, "play B7 1").play(0, "draw", "Raid")
    assert s.waiting == (1,)
    assert s.hand(0) == ["R1", "Raid", "Gun"]


def test_cp_3_1_the_same_action_can_be_taken_three_times() -> None:
    s = story(hands=["", ""])
    s.play(0, "draw", "R1").play(0, "draw", "R2").play(0, "draw", "R3")
    assert s.hand(0) == ["R1", "R2", "R3"]
    assert s.waiting == (1,)


def test_cp_3_1_a_special_takes_an_action_like_any_other_card() -> None:
    s = story(hands=["Murder Raid", ""])
    assert s.play(0, "murder nobody").actions == 2
    assert s.play(0, "raid nobody").actions == 1


def test_cp_3_1_a_duel_that_is_due_comes_before_the_three_actions() -> None:
    s = story(hands=["R1", "B1"], rows={(1, 1): "G1 G2 G3 G4 G5"}, actions=1)
    s.play(0, "play R1 2")
    assert s.owned(1) == ["brewery"]
    assert (s.waiting, s.ask, s.actions) == ((1,), "action", 3)


def test_cp_3_1_without_a_bullet_of_ones_own_a_turn_begins_with_actions() -> None:
    s = story(seats=3, hands=["R1", "B1", ""], rows={(2, 1): "G1 G2 G3 G4 G5"}, actions=1)
    s.play(0, "play R1 2")
    assert s.events("duel") == []
    assert (s.waiting, s.actions) == ((1,), 3)


def test_cp_3_1_only_the_active_player_acts() -> None:
    s = story(hands=["R1", "B1"])
    assert s.legal(1) == []
    with pytest.raises(WrongTurn):
        s.play(1, "play B1 1")


def test_cp_3_2_in_the_first_round_the_first_player_has_one_action_and_the_second_two() -> None:
    s = begin(3, "R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2 B3 B4 B5")
    assert (s.waiting, s.actions) == ((0,), 1)
    s.play(0, "play R1 1")
    assert (s.waiting, s.actions) == ((1,), 2)
    s.play(1, "play G1 1").play(1, "draw")
    assert (s.waiting, s.actions) == ((2,), 3)


def test_cp_3_2_from_the_second_round_on_the_first_players_too_have_three_actions() -> None:
    s = begin(2, "R1 R2 R3 R4 R5 G1 G2 G3 G4 G5")
    s.play(0, "play R1 1").play(1, "play G1 1").play(1, "play G2 1")
    assert (s.waiting, s.actions) == ((0,), 3)
    s.play(0, "play R2 1").play(0, "play R3 1").play(0, "play R4 1")
    assert (s.waiting, s.actions) == ((1,), 3)


def test_cp_3_2_the_gun_adds_to_the_single_action_of_the_first_turn() -> None:
    s = begin(2, "R1 R2 R3 R4 Gun G1 G2 G3 G4 G5")
    assert (s.play(0, "gun").waiting, s.actions) == ((0,), 2)


def test_cp_3_3_nobody_can_pass_as_long_as_there_is_a_legal_action() -> None:
    s = story(hands=["R1", ""])
    assert s.legal(0) == ["draw", "play R1 1", "play R1 2"]


def test_cp_3_3_a_card_that_can_be_played_must_be_when_none_can_be_drawn() -> None:
    s = story(hands=["R1", "B1"], pile="")
    assert s.waiting == (0,)
    assert s.legal(0) == ["play R1 1", "play R1 2"]


def test_cp_3_3_a_card_must_be_drawn_when_none_can_be_played() -> None:
    s = story(hands=["R1", "Y1"], rows=FULL)
    assert s.waiting == (0,)
    assert s.legal(0) == ["draw"]


def test_cp_3_3_a_special_must_be_played_for_no_effect_if_nothing_else_is_legal() -> None:
    s = story(hands=["R1 Murder", "Y1"], rows=FULL, pile="")
    assert s.waiting == (0,)
    assert s.legal(0) == ["murder nobody"]


@pytest.mark.parametrize("special", ["Murder", "Raid", "Limousine", "Gun", "Blackmail"])
def test_cp_3_3_every_special_is_a_legal_action_where_no_gangster_has_room(special: str) -> None:
    s = story(hands=[f"R1 {special}", "Y1"], rows=FULL, pile="")
    assert (s.waiting, s.ask) == ((0,), "action")
    assert s.events("skipped") == []


def test_cp_3_3_a_player_with_no_hand_and_no_cards_to_draw_skips_the_rest_of_the_turn() -> None:
    s = story(hands=["R1", "B1"], pile="")
    s.play(0, "play R1 1")
    assert s.events("skipped") == [{"seat": 0}]
    assert (s.waiting, s.actions) == ((1,), 3)


def test_cp_3_3_a_player_with_a_hand_but_without_room_for_it_skips_when_no_card_can_be_drawn() -> None:
    s = story(hands=["R1 R2", "B7"], rows={(0, 1): FULL[0, 1], (0, 2): "B1 B2 B3 B4"}, pile="")
    s.play(0, "play R1 2")
    assert s.events("skipped") == [{"seat": 0}]
    assert s.waiting == (1,)


def test_cp_3_3_the_hand_limit_alone_can_make_a_player_skip() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6", "B7"], rows=FULL, actions=2)
    s.play(0, "draw", "R7")
    assert s.events("skipped") == [{"seat": 0}]
    assert s.waiting == (1,)
    assert len(s.hand(0)) == 7


def test_cp_3_3_an_extra_action_of_the_gun_is_skipped_too_if_there_is_nothing_to_do() -> None:
    s = story(hands=["R1 R2 R3 R4 R5 R6 Gun", "Y7"], rows=FULL, actions=1)
    s.play(0, "gun").play(0, "draw", "R7")
    assert s.events("skipped") == [{"seat": 0}]
    assert s.waiting == (1,)


def test_cp_3_3_a_special_just_played_can_be_the_only_card_to_draw() -> None:
    s = story(hands=["Murder", "Y1"], pile="")
    s.play(0, "murder nobody")
    assert s.legal(0) == ["draw"]


def test_cp_3_3_a_player_who_skips_starts_the_next_turn_with_three_actions() -> None:
    s = story(hands=["R1", "B1 B2 B3 B4"], pile="")
    s.play(0, "play R1 1")
    s.play(1, "play B1 1").play(1, "play B2 1").play(1, "play B3 1")
    assert s.events("skipped") == [{"seat": 0}, {"seat": 0}]
    assert (s.waiting, s.actions) == ((1,), 3)
