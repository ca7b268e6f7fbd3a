"""CP-3: a turn."""

from tests.games.chicago_poker.story import GAME, story


def test_cp_3_1_a_turn_has_exactly_three_actions_then_the_next_player_is_asked() -> None:
    s = story(seats=3, hands=["R1 R2 R3 R4", "", ""])
    s.play(0, "play R1 1").play(0, "play R2 1").play(0, "play R3 1")
    assert s.waiting == (1,)
    assert s.actions == 3


def test_cp_3_2_in_the_first_round_the_first_player_has_one_action_and_the_second_two() -> None:
    match = GAME.start(seats=3, seed=1)
    seen = []
    for _ in range(6):
        (seat,) = match.waiting
        seen.append(seat)
        match.play(seat, "draw")
    assert seen == [0, 1, 1, 2, 2, 2]
