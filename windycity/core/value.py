"""What a position is worth to each seat: its expected share of the win, from a few features with fitted weights.

A game describes a seat by features, written after the shares in the same list; softmax turns the seats' weighted sums of
features into shares. `python -m bench.fit GAME` fits the weights to matches between greedy bots.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from math import exp

from windycity.core.events import MOST_SEATS
from windycity.core.kernel import kernel

FEATURES = MOST_SEATS  # where the features begin, after the shares
MOST_FEATURES = 26
ROOM = MOST_SEATS + MOST_FEATURES  # entries in a list for shares and features


WEIGHTS: tuple[float, ...] = ()  # a placeholder for a game's own


def describe(s, e, seat, gains): ...


def value(s, e, gains):
    """Write each seat's expected share of the win."""
    for seat in range(s.seats):
        describe(s, e, seat, gains)
        standing = 0.0
        for i in range(len(WEIGHTS)):
            standing += WEIGHTS[i] * gains[FEATURES + i]
        gains[seat] = standing
    soften(gains, s.seats)


@kernel
def soften(gains, seats):
    """Turn the first numbers of a list, one for each seat, into shares that add up to 1."""
    highest = gains[0]
    for seat in range(1, seats):
        highest = max(highest, gains[seat])
    total = 0.0
    for seat in range(seats):
        gains[seat] = exp(gains[seat] - highest)
        total += gains[seat]
    for seat in range(seats):
        gains[seat] /= total
