"""Rare moments of Chicago Gangsters that random play seldom or never reaches, for the conformance suite."""

from __future__ import annotations

from tests.games.chicago_gangsters.story import story
from windycity.core.match import Match

HANDS = ["W2 W4 B3 K5", "W2 W4 B3 K5", "W4 B1 K1 K3", "B3 B5 K3 K3", "W4 B2 K5 K5"]


def moments(seats: int, talk: bool, godfather: bool) -> list[Match]:
    """Positions at this seat count and with these options."""
    able = ["bruiser poker-player", "informer whisky-smuggler", "fence thief", "priest taxi-driver", "reporter"]
    hands = HANDS[:seats]
    fight = story(
        seats=seats,
        hands=hands,
        persons=able[:seats],
        means="weapons",
        persons_count=False,
        shown={0: "W4", 1: "B3"},
        talk=talk,
        godfather=godfather,
        godfather_seat=1 if godfather else None,
        number=6,
    )
    round_end = story(
        seats=seats,
        hands=hands,
        persons=["informer whisky-smuggler fence poker-player bruiser"],
        talk=talk,
        godfather=godfather,
        at="round-end",
        number=12,
    )
    return [fight.match, round_end.match]
