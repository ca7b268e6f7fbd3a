"""The worth of a position to each seat: businesses owned, rows against rows, and cards in hand.

A position is judged with all cards open, as in the worlds that a search imagines.
"""

from math import exp

from windycity.core.kernel import kernel
from windycity.core.value import FEATURES
from windycity.games.chicago_poker.advice import promise
from windycity.games.chicago_poker.position import BUSINESSES, GANGSTERS, NO_BUSINESS, NO_CARD, NO_SPOT, ROW, SPOTS, Reason
from windycity.games.chicago_poker.rules.duels import why_won

# Fitted to matches between greedy bots by `python -m bench.fit`.
WEIGHTS = {
    "one business short of a win": 0.523,
    "two businesses short": 0.277,
    "businesses owned": 0.827,
    "shares of businesses": 0.379,
    "shares of businesses with a bullet": 0.623,
    "shares of businesses that win": 1.389,
    "shares of businesses with a bullet that win": 2.571,
    "gangsters in hand": 0.048,
    "specials in hand": -0.069,
    "on turn": -0.133,
    "turns to wait": -0.320,
    "cards in rows": 0.089,
    "best cards in hand": 0.376,
}
VALUE_VERSION = 2
FEATURES_IN_ALL = len(WEIGHTS)

DOUBT = 14  # points of promise that make a row e times as likely to win
DOUBT_WITH_BULLET = 7


@kernel
def is_quiet(s):
    """Whether a position can be judged: no duel is under way."""
    return s.duel == NO_SPOT


@kernel
def describe(s, e, seat, gains):
    """Write the features of a seat."""
    for i in range(FEATURES_IN_ALL):
        gains[FEATURES + i] = 0.0
    describe_property(s, seat, gains)
    describe_rows(s, seat, gains)
    describe_hand(s, seat, gains)


@kernel
def describe_property(s, seat, gains):
    """Write how near a seat's businesses are to a win."""
    most, kinds, total = 0, 0, 0
    for business in range(BUSINESSES):
        owned = s.owned[seat, business] + 0
        most = max(most, owned)
        kinds += 1 if owned > 0 else 0
        total += owned
    short = min(2 - most, 3 - total) if s.short else min(3 - most, BUSINESSES - kinds, 5 - total)
    gains[FEATURES] = 1.0 if short == 1 else 0.0
    gains[FEATURES + 1] = 1.0 if short == 2 else 0.0
    gains[FEATURES + 2] = 1.0 * total


@kernel
def describe_rows(s, seat, gains):
    """Write what a seat's rows may win."""
    for spot in range(SPOTS):
        business = s.spot_business[spot]
        if business != NO_BUSINESS:
            bullet = has_bullet(s, spot)
            share = share_of(s, seat, spot, DOUBT_WITH_BULLET if bullet else DOUBT)
            gains[FEATURES + (4 if bullet else 3)] += share
            if why_won(s, seat, business) != Reason.NOT_OVER:
                gains[FEATURES + (6 if bullet else 5)] += share
            gains[FEATURES + 11] += s.row_count[spot, seat]


@kernel
def has_bullet(s, spot):
    """Whether a duel is announced at a business."""
    for seat in range(s.seats):
        if s.bullet[spot, seat] > 0:
            return True
    return False


@kernel
def share_of(s, seat, spot, doubt):
    """Return how likely a seat is to win a business, by what the rows there promise."""
    own, total = 0.0, 0.0
    for other in range(s.seats):
        row_promise = promise(s.row[spot, other], s.row_count[spot, other], NO_CARD) if s.row_count[spot, other] > 0 else 0.0
        chance = exp(row_promise / doubt)
        total += chance
        if other == seat:
            own = chance
    return own / total


@kernel
def describe_hand(s, seat, gains):
    """Write what a seat holds, when its turn comes, and what its cards would add to its rows."""
    for place in range(s.hand_count[seat]):
        gains[FEATURES + (7 if s.hand[seat, place] < GANGSTERS else 8)] += 1.0
    gains[FEATURES + 9] = 1.0 if s.active == seat else 0.0
    gains[FEATURES + 10] = (seat - s.active + s.seats) % s.seats / s.seats
    for spot in range(SPOTS):
        if s.spot_business[spot] != NO_BUSINESS and s.row_count[spot, seat] < ROW:
            gains[FEATURES + 12] += 0.01 * best_gain(s, seat, spot)


@kernel
def best_gain(s, seat, spot):
    """Return what the best card in hand would add to a row."""
    row, count = s.row[spot, seat], s.row_count[spot, seat]
    before = promise(row, count, NO_CARD) if count > 0 else 0.0
    best = 0.0
    for place in range(s.hand_count[seat]):
        if s.hand[seat, place] < GANGSTERS:
            best = max(best, promise(row, count, s.hand[seat, place]) - before)
    return best
