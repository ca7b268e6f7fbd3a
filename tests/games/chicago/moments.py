"""Rare moments of Chicago that random play seldom or never reaches, for the conformance suite."""

from __future__ import annotations

from tests.games.chicago.story import story
from windycity.core.match import Match


def moments(seats: int) -> list[Match]:
    """Positions at this seat count."""
    several = story(
        seats=seats,
        men={0: ["green j12", "blue reserve"], 1: ["blue NW5A", "green NW5A", "red NW5A"]},
        dice="1 1 6",
    )
    several.play(0, "move 1 with 1").play(0, "step NW5A")
    payday = story(seats=seats, money=dict.fromkeys(range(seats), 60), number=18, at="round-end")
    last = story(seats=seats, men={0: ["yellow NW-casino", "red NE-casino", "green s7"]}, dice="1 2 3", number=24)
    fifth = story(seats=seats, men={0: ["green j12", *["yellow NW-hq"] * 4], 1: ["blue NW5A", "green NW5A"]}, dice="1 1 6")
    fifth.play(0, "move 1 with 1").play(0, "step NW5A")
    return [several.match, payday.match, last.match, fifth.match]
