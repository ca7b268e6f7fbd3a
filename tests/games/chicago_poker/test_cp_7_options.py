"""CP-7: the options."""

from collections import Counter

import pytest

from tests.games.chicago_poker.story import CARD_NAMES, GAME, Story, look, story
from windycity.core.errors import BadOption

FLUSH = "R1 R2 R3 R4 R6"


def all_cards(s: Story) -> Counter[str]:
    """Every card of the hands and the draw pile."""
    return Counter(s.pile + [name for seat in range(s.match.seats) for name in s.hand(seat)])


def wins(business: str, owned: str, seats: int = 5, short: bool = True) -> Story:
    """Have the first player take a business, already owning others."""
    spots = f"{business} gambling-den gambling-den gambling-den"
    s = story(seats, spots, rows={(0, 1): FLUSH}, owned={0: owned}, active=seats - 1, actions=1, short=short)
    return s.play(seats - 1, "draw")


# CP-7.1: the tactical variant


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cp_7_1_without_specials_only_the_75_gangsters_are_dealt(seats: int) -> None:
    s = Story(GAME.start(seats=seats, seed=1, specials=False))
    assert all_cards(s) == Counter(CARD_NAMES[:75])
    assert all(len(s.hand(seat)) == 5 for seat in range(seats))


def test_cp_7_1_the_ordinary_game_has_the_six_specials() -> None:
    specials = Counter({"Murder": 1, "Raid": 2, "Limousine": 1, "Gun": 1, "Blackmail": 1})
    assert all_cards(Story(GAME.start(seats=2, seed=1))) == Counter(CARD_NAMES[:75]) + specials
    assert all_cards(Story(GAME.start(seats=2, seed=1, specials=True))).total() == 81


def test_cp_7_1_everybody_sees_that_the_specials_stay_in_the_box() -> None:
    match = GAME.start(seats=2, seed=1, specials=False)
    assert look(match, None).options["specials"] is False
    assert look(match, None).pile == 75 - 2 * 5


# CP-7.2: the short game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cp_7_2_the_short_game_is_refused_for_fewer_than_five_players(seats: int) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.start(seats=seats, seed=1, short=True)
    assert refused.value.facts["option"] == "short"
    assert GAME.start(seats=seats, seed=1, short=False).options["short"] is False


@pytest.mark.parametrize("seats", [5, 6])
def test_cp_7_2_the_short_game_is_for_five_or_six_players(seats: int) -> None:
    assert GAME.start(seats=seats, seed=1, short=True).position.short == 1
    assert GAME.start(seats=seats, seed=1).position.short == 0


@pytest.mark.parametrize("seats", [5, 6])
@pytest.mark.parametrize(
    ("business", "owned", "reason"),
    [
        ("bar", "bar", "two-of-a-kind"),
        ("gambling-den", "gambling-den", "two-of-a-kind"),
        ("jazz-club", "bar jazz-club", "two-of-a-kind"),
        ("brewery", "bar jazz-club", "three-businesses"),
        ("bar", "gambling-den brewery", "three-businesses"),
    ],
)
def test_cp_7_2_two_of_a_kind_or_any_three_win(seats: int, business: str, owned: str, reason: str) -> None:
    result = wins(business, owned, seats).match.result
    assert result is not None
    assert (result.winners, result.reason, result.rule) == ((0,), reason, "CP-7.2")


@pytest.mark.parametrize(("business", "owned"), [("bar", ""), ("bar", "jazz-club")])
def test_cp_7_2_less_than_that_does_not_win(business: str, owned: str) -> None:
    s = wins(business, owned)
    assert (s.match.over, s.waiting) == (False, (0,))


@pytest.mark.parametrize(("business", "owned"), [("bar", "bar"), ("brewery", "bar jazz-club"), ("bar", "bar brewery")])
def test_cp_7_2_in_the_ordinary_game_that_is_not_enough(business: str, owned: str) -> None:
    assert not wins(business, owned, short=False).match.over


def test_cp_7_2_a_win_of_the_short_game_stops_the_remaining_duels() -> None:
    rows = {(0, 1): FLUSH, (0, 2): "G1 G2 G3 G4 G6"}
    s = story(5, "bar bar bar bar", rows=rows, bullets=[(0, 1), (0, 2)], owned={0: "bar"}, active=4, actions=1, short=True)
    s.play(4, "draw")
    assert [fact["spot"] for fact in s.events("took")] == ["1"]
    assert s.has_bullet(0, 2)


def test_cp_7_2_the_short_game_can_be_played_without_specials() -> None:
    s = Story(GAME.start(seats=6, seed=1, short=True, specials=False))
    assert (s.match.options, all_cards(s).total()) == ({"short": True, "specials": False}, 75)
