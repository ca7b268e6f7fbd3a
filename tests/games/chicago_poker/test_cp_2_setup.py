"""CP-2: the set-up."""

import pytest

from tests.games.chicago_poker.story import BUSINESS_NAMES, GAME, Story, story
from windycity.core.errors import BadOption


def begin(seats: int, chance: str = "", seed: int = 1) -> Story:
    """A new match; `chance` forces the cards dealt, five to the first seat, five to the next..., and then the businesses."""
    return Story(GAME.start(seats=seats, seed=seed, chance=chance.split()))


@pytest.mark.parametrize("seats", range(2, 7))
def test_cp_2_1_everybody_is_dealt_five_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    s = begin(seats)
    assert [len(s.hand(seat)) for seat in range(seats)] == [5] * seats
    assert len(s.pile) == 81 - 5 * seats
    assert s.discards == []


@pytest.mark.parametrize("seats", range(2, 7))
def test_cp_2_1_every_card_and_business_of_a_new_match_is_in_its_place(seats: int) -> None:
    GAME.check_position(begin(seats).match.position)


def test_cp_2_1_specials_are_dealt_like_gangsters() -> None:
    s = begin(2, "Murder Raid R1 Raid Gun Limousine Blackmail R2 R3 R4")
    assert s.hand(0) == ["R1", "Murder", "Raid", "Raid", "Gun"]
    assert s.hand(1) == ["R2", "R3", "R4", "Limousine", "Blackmail"]


def test_cp_2_1_a_card_dealt_is_no_longer_in_the_draw_pile() -> None:
    s = begin(2, "Murder Raid R1 R5 Gun Limousine Blackmail R2 R3 R4")
    assert "R1" not in s.pile
    assert "Murder" not in s.pile
    assert s.pile.count("Raid") == 1


def test_cp_2_1_the_cards_are_shuffled() -> None:
    assert begin(2, seed=1).hand(0) != begin(2, seed=2).hand(0)


def test_cp_2_1_without_specials_the_gangsters_alone_are_shuffled_and_dealt() -> None:
    s = Story(GAME.start(seats=6, seed=1, specials=False))
    assert [len(s.hand(seat)) for seat in range(6)] == [5] * 6
    assert len(s.pile) == 75 - 5 * 6


@pytest.mark.parametrize("seats", [1, 7])
def test_cp_2_1_a_match_is_for_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadOption):
        GAME.start(seats=seats)


@pytest.mark.parametrize(("seats", "businesses"), [(2, 2), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_cp_2_2_two_three_or_four_businesses_are_turned_over(seats: int, businesses: int) -> None:
    s = begin(seats)
    assert sum(kind != "" for kind in s.open) == businesses
    assert sum(s.view(None).businesses_left.values()) == 20 - businesses


def test_cp_2_2_the_businesses_lie_in_the_order_in_which_they_were_turned_over() -> None:
    s = begin(4, "R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2 B3 B4 B5 Y1 Y2 Y3 Y4 Y5 gambling-den bar gambling-den")
    assert s.open == ["gambling-den", "bar", "gambling-den", ""]
    assert s.view(None).businesses_left == {"bar": 4, "jazz-club": 5, "brewery": 5, "gambling-den": 3}


def test_cp_2_2_the_businesses_are_shuffled() -> None:
    assert begin(6, seed=1).open != begin(6, seed=2).open


def test_cp_2_2_nobody_owns_a_business_at_the_start() -> None:
    s = begin(2)
    assert (s.owned(0), s.owned(1)) == ([], [])
    assert set(s.open) <= {*BUSINESS_NAMES, ""}


def test_cp_2_3_there_can_be_more_bullets_than_open_businesses() -> None:
    s = story(
        hands=["R5 G5", "B5 Y5"],
        rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1 G2 G3 G4", (1, 1): "B1 B2 B3 B4", (1, 2): "Y1 Y2 Y3 Y4"},
        actions=2,
    )
    s.play(0, "play R5 1").play(0, "play G5 2").play(1, "play B5 1").play(1, "play Y5 2")
    assert all(s.has_bullet(seat, spot) for seat in (0, 1) for spot in (1, 2))


def test_cp_2_4_the_first_seat_starts() -> None:
    s = begin(3)
    assert s.waiting == (0,)
    assert s.events("turn", None) == [{"seat": 0, "actions": 1}]


def test_cp_2_4_play_goes_clockwise_and_from_the_last_seat_to_the_first() -> None:
    s = begin(3, "R1 R2 R3 R4 R5 G1 G2 G3 G4 G5 B1 B2 B3 B4 B5")
    s.play(0, "draw").play(1, "draw").play(1, "draw")
    assert s.waiting == (2,)
    s.play(2, "play B1 1").play(2, "play B2 1").play(2, "play B3 1")
    assert s.waiting == (0,)


def test_cp_2_5_everybody_sees_the_discard_pile_and_its_order() -> None:
    s = story(seats=3, discards="G7 R2", hands=["Gun", "", ""])
    s.play(0, "gun")
    assert [s.view(eye).discards for eye in (0, 1, 2, None)] == [["G7", "R2", "Gun"]] * 4


def test_cp_2_5_everybody_sees_how_many_cards_the_hands_and_the_draw_pile_have() -> None:
    view = story(hands=["R1 R2 R3", "G1"]).view(None)
    assert [len(player.hand) for player in view.players] == [3, 1]
    assert view.pile == 81 - 4


def test_cp_2_5_the_size_of_a_hand_is_public_but_not_its_cards() -> None:
    s = story(hands=["R1 R2 R3", "G1"])
    assert [player.hand for player in s.view(1).players] == [["??", "??", "??"], ["G1"]]
    assert [player.hand for player in s.view(None).players] == [["??", "??", "??"], ["??"]]
