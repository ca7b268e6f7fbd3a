"""Ends of matches of Chicago Poker in which one move, or one card, decides."""

from __future__ import annotations

from tests.games.chicago_poker.story import Story, story
from windycity.review.effort import Effort

TINY = Effort("tiny", 5, 8, 0.0, 8, 4, 2, 6, 8, 8, 12, 4)

FOUR_OF_A_FLUSH, NOTHING = "R1 R2 R3 R4", "G7 B8 Y9 P11 R13"


def last_chance(hand: str = "R6 G14", pile: str | None = None, actions: int = 1, other: str = "") -> Story:
    """Both players lack one bar. Seat 1 has the bullet there and nothing else; a fifth red card of seat 0 would beat that."""
    return story(
        spots="bar brewery",
        rows={(0, 1): FOUR_OF_A_FLUSH, (1, 1): NOTHING},
        owned={0: "bar bar", 1: "bar bar"},
        hands=[hand, other],
        pile=pile,
        bullets=[(1, 1)],
        actions=actions,
    )
