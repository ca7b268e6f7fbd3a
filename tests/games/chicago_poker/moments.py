"""Rare moments of Chicago Poker that random play seldom or never reaches, for the conformance suite."""

from __future__ import annotations

from functools import partial

from tests.games.chicago_poker.story import story
from windycity.core.match import Match

COLOURS = "RGBYP"


def straggling_row(shift: int) -> str:
    """Five loose cards of the values 1, 2, 3, 4 and 6: equal for every shift, and no card in two of them."""
    return " ".join(f"{COLOURS[(place + shift) % 5]}{value}" for place, value in enumerate((1, 2, 3, 4, 6)))


def moments(seats: int, specials: bool, short: bool) -> list[Match]:
    """Positions at this seat count and with these options."""
    last, tied = seats - 1, min(seats, 3)
    hands = ["R9 R10 R11", "G9 G10 G11", "B9 B10 B11", "Y9", "P9", "P10"][:seats]
    if specials:
        hands[0] += " Gun"
        hands[1] = "Murder Raid Raid"
    begin = partial(story, seats=seats, hands=hands, specials=specials, short=short, active=last, actions=0)
    tie = begin(spots="gambling-den bar", rows={(seat, 1): straggling_row(seat) for seat in range(tied)})
    stalemate = begin(
        spots="brewery bar",
        rows={(0, 1): "R1 G2", (1, 1): "G1 R2", (last, 2): "P12"},
        quiet=3 * seats - 1,
    )
    return [tie.match, stalemate.match]
