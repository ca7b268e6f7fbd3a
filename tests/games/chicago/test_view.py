"""What a view of Chicago contains, including the numbers that only the rules can compute."""

from __future__ import annotations

from tests.games.chicago.story import story
from windycity.games.chicago.view import Man, Walk


def test_income_is_what_bars_and_casinos_are_worth_and_worth_counts_money_and_heads_too() -> None:
    s = story(men={0: ["blue NW5A", "green reserve"], 1: ["red NE-casino"]}, chips={0: "NW1a"}, money={0: 7, 1: 30}, dice="2 5")
    own, other = s.view(None).players
    assert (own.money, own.income, own.worth) == (7, 5 + 1, 7 + 5 + 1 + 10)  # a man in reserve is worth nothing
    assert (other.money, other.income, other.worth) == (30, 20, 30 + 20 + 40)


def test_chips_lie_in_bars_and_the_others_are_left() -> None:
    view = story(chips={0: "NW1a NW5A", 1: "NE4A"}, dice="2 5").view(0)
    assert view.chips == {"NW1a": 0, "NW5A": 0, "NE4A": 1}
    assert [player.chips_left for player in view.players] == [28, 29]


def test_a_man_who_walks_is_where_the_walk_says() -> None:
    s = story(men={0: ["blue k3"]}, dice="2 5").play(0, "move 1 with 5").play(0, "step l3")
    view = s.view(1)
    assert (view.ask, view.active, view.dice) == ("step", 0, [2])
    assert view.walk == Walk(man=1, at="l3", steps=4)
    assert view.players[0].men == [Man(man=1, head="blue", at=None)]
