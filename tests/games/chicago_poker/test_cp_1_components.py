"""CP-1: what is in the box."""

import pytest

from tests.games.chicago_poker.story import BUSINESS_NAMES, GAME, Story, look, story

SPECIALS = ["Murder", "Raid", "Raid", "Limousine", "Gun", "Blackmail"]


def all_cards(s: Story, seats: int) -> list[str]:
    """Every card of a match that has just begun: in the hands and in the draw pile."""
    return s.pile + [card for seat in range(seats) for card in s.hand(seat)]


def test_cp_1_1_seventy_five_gangsters_of_five_colours_with_values_1_to_15() -> None:
    cards = all_cards(Story(GAME.start(seats=2, seed=1)), 2)
    gangsters = [card for card in cards if card not in SPECIALS]
    assert sorted(gangsters) == sorted(f"{colour}{value}" for colour in "RGBYP" for value in range(1, 16))


def test_cp_1_1_the_colours_are_red_green_blue_yellow_and_purple() -> None:
    assert list(GAME.edition.names["colour"]) == ["red", "green", "blue", "yellow", "purple"]


def test_cp_1_2_six_specials_of_which_only_the_raid_is_there_twice() -> None:
    cards = all_cards(Story(GAME.start(seats=2, seed=1)), 2)
    assert sorted(card for card in cards if card in SPECIALS) == sorted(SPECIALS)


def test_cp_1_2_without_specials_the_six_stay_in_the_box() -> None:
    cards = all_cards(Story(GAME.start(seats=2, seed=1, specials=False)), 2)
    assert len(cards) == 75
    assert not set(cards) & set(SPECIALS)


def test_cp_1_3_five_each_of_bar_jazz_club_brewery_and_gambling_den() -> None:
    s = Story(GAME.start(seats=4, seed=1))
    in_pile = s.view(None).businesses_left
    assert BUSINESS_NAMES == ["bar", "jazz-club", "brewery", "gambling-den"]
    assert {kind: in_pile[kind] + s.open.count(kind) for kind in BUSINESS_NAMES} == dict.fromkeys(BUSINESS_NAMES, 5)


def test_cp_1_4_a_bullet_marks_a_complete_row_and_no_other() -> None:
    s = story(hands=["R5 G4", ""], rows={(0, 1): "R1 R2 R3 R4", (0, 2): "G1 G2 G3"})
    s.play(0, "play R5 1").play(0, "play G4 2")
    assert s.has_bullet(0, 1)
    assert not s.has_bullet(0, 2)


def test_cp_1_4_the_six_bosses_sit_in_the_order_of_the_seats() -> None:
    players = look(GAME.start(seats=6, seed=1), None).players
    assert [player.name for player in players] == [
        "Al Capone",
        "Bugs Moran",
        "Johnny Torrio",
        "Hymie Weiss",
        "Dion O'Banion",
        "Frank Yale",
    ]


@pytest.mark.parametrize("seat", range(1, 6))
def test_cp_1_4_no_boss_has_powers_that_another_has_not(seat: int) -> None:
    everyone = ["R1 Gun", "R2 G2", "R3 G3", "R4 G4", "R5 G5", "R6 G6"]
    hands = [*everyone[1 : seat + 1], "R1 Gun", *everyone[seat + 1 :]]
    first = story(seats=6, spots="bar jazz-club brewery gambling-den", hands=everyone, active=0)
    other = story(seats=6, spots="bar jazz-club brewery gambling-den", hands=hands, active=seat)
    assert other.legal(seat) == first.legal(0)
