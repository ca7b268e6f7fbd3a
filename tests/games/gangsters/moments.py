"""Rare moments of Gangsters that random play seldom or never reaches, for the conformance suite."""

from __future__ import annotations

from tests.games.gangsters.story import Story, story
from windycity.core.match import Match

ROUND = 58  # so near to the end that random play gets there
GANG = "R4 A2, T3 d-4!, V1 A3"


def offer(seats: int, number: int = ROUND) -> Story:
    """An offer that waits for an answer."""
    s = story(seats, at="buy", pieces={0: GANG}, joints={0: "A2 A3", 1: "B3"}, cash={0: 3000, 1: 900}, number=number)
    return s.play(0, ["offer camorra", "give A2", "want B3", "pay 500", "propose"])


def reaction(seats: int, number: int = ROUND) -> Story:
    """A cop has moved whose marker somebody holds, with an Untouchable."""
    s = story(
        seats,
        at="police",
        pieces={0: GANG, 1: "R3 B3"},
        cops={"7": "d-4"},
        markers={1: "marker-7 untouchable"},
        standing={1: 1},
        dice="2 1 2 3 4",
        number=number,
    )
    return s.play(0, "cop 7 to d-2")


def donuts(seats: int, number: int = ROUND) -> Story:
    """Markers may be shown for two cops with donuts."""
    return story(
        seats,
        at="police",
        pieces={0: GANG, 1: "R3 B3"},
        cops={"7": "A1", "4": "J2"},
        donuts={0: "7 1", 1: "4 1"},
        markers={0: "marker-4", 1: "marker-7"},
        dice="1 1 2 3 4",
        number=number,
    )


def drawn_marker(seats: int, number: int = ROUND) -> Story:
    """A bribe has failed, which only one player knows; an Untouchable is in hand."""
    s = story(
        seats,
        at="police",
        pieces={0: GANG},
        cops={"7": "d-4", "3": "a-1"},
        cash={0: 900},
        markers={0: "untouchable", 1: "marker-3"},
        dice="1 1 2 3 4",
        number=number,
    )
    return s.play(0, "bribe 7").done(0, "untouchable")


def seduction(seats: int, number: int = ROUND) -> Story:
    """Vamps in new clothes among several pieces of others; one's own thugs come back."""
    s = story(
        seats,
        pieces={0: "R4 H1, V1 d-2", 1: "R2 A2, T2 A2"},
        joints={0: "H1 H3"},
        equipped={0: "V"},
        dice="1 1 1 1 1",
        number=number,
    )
    return s.move(0, "V", "A2")


def wheels(seats: int, number: int = ROUND) -> Story:
    """Wheels, public and recruits to choose from."""
    return story(
        seats,
        pieces={0: "R6 A2, T3 d-4!, V1 A3", 1: "R2 B3, T4 F1!"},
        joints={0: "A2 A3 A4", 1: "B3 F1"},
        equipped={0: "RT"},
        cash={0: 2500},
        public={"1a": "A3", "2a": "B3", "3a": "c-4"},
        cops={"9": "F3"},
        dice="2 3 2 3 4",
        number=number,
    )


def shooting(seats: int, number: int = ROUND) -> Story:
    """Two attackers, each with several targets."""
    s = story(
        seats,
        pieces={0: "R4 d-3, T4 d-3", 1: "R2 A4, T3 A4, V1 A4"},
        cops={"5": "A4"},
        dice="1 1 1 1 1",
        number=number,
    )
    return s.move(0, "R", "A4", "criminal").move(0, "T", "A4", "criminal")


def eating_cop(seats: int, number: int = ROUND) -> Story:
    """A cop with donuts may attack whoever came in."""
    s = story(
        seats,
        pieces={0: "R4 a-2, T2 b-1", 1: "R2 B3"},
        cops={"6": "A1"},
        donuts={1: "6 1"},
        dice="1 1 1 1 1",
        number=number,
    )
    return s.move(0, "R", "A1", "criminal").move(0, "T", "A1", "criminal").passes(*range(seats))


def shielded(seats: int, number: int = ROUND) -> Story:
    """Before a cop with donuts attacks, the marker that was shown keeps him from it."""
    s = story(
        seats,
        pieces={0: "R4 a-2, T2 b-1", 1: "R2 B3"},
        cops={"6": "A1"},
        donuts={1: "6 1"},
        markers={0: "marker-6"},
        dice="1 1 1 1 1",
        number=number,
    )
    return s.move(0, "R", "A1", "criminal").move(0, "T", "A1", "criminal").play(0, "show 6")


def last_turn(seats: int, number: int = ROUND) -> Story:
    """The last turn of a round."""
    return story(seats, at="buy", pieces={0: GANG}, joints={0: "A2", 1: "B3"}, cash={0: 900}, number=number, active=seats - 1)


MAKERS = (offer, reaction, donuts, drawn_marker, seduction, wheels, shooting, eating_cop, shielded, last_turn)


def moments(seats: int) -> list[Match]:
    """Positions at this seat count."""
    return [make(seats).match for make in MAKERS]
