"""The worth of a position to each seat: alcohol, what the showdown may bring, persons, and cards for the fights to come.

A position is judged with all cards open, as in the worlds that a search imagines, and best judged when a round begins.
"""

from math import exp

from windycity.core.kernel import kernel
from windycity.core.value import FEATURES
from windycity.games.chicago_gangsters.position import (
    CARDS,
    NO_SEAT,
    NO_WORD,
    PERSON_VALUE,
    PERSONS,
    SURE_ROUNDS,
    VALUE_OF,
    Ask,
    Side,
)
from windycity.games.chicago_gangsters.rules.showdown import PERSONS_PRIZE, showing

# Fitted to matches between greedy bots by `python -m bench.fit`.
WEIGHTS = {
    "alcohol": 0.355,
    "alcohol, by rounds played": 0.563,
    "shares of the means prizes": -0.678,
    "shares of the means prizes, by rounds played": 2.359,
    "share of the persons prize": 0.098,
    "share of the persons prize, by rounds played": 1.602,
    "points in hand": 0.099,
    "points in hand, by rounds played": -0.055,
    "cards in hand": -0.071,
    "values of persons": 0.352,
    "values of persons, by rounds played": -0.268,
    "persons": 0.251,
    "Godfather points": 0.000,
    "alcohol beyond the best other": -0.023,
    "alcohol beyond the best other, by rounds played": -0.023,
}
VALUE_VERSION = 1

DOUBT_OF_POINTS = 4  # points of a means that make its prize e times as likely
DOUBT_OF_PERSONS = 1


@kernel
def is_quiet(s):
    """Whether a position can be judged: a round begins, and nobody has said or laid anything."""
    if s.ask not in (Ask.JOIN, Ask.DECLARE, Ask.SAY, Ask.LAY) or s.acting != Side.CHALLENGERS or s.waiting != s.asked:
        return False
    if s.mr_x != NO_SEAT and s.ask != Ask.JOIN:
        return False
    for seat in range(s.seats):
        if s.said[seat] != NO_WORD or s.laid_count[seat] > 0:
            return False
        for card in range(CARDS):
            if s.choosing[seat, card] > 0:
                return False
    return True


@kernel
def describe(s, e, seat, gains):
    """Write the features of a seat."""
    played = s.round / SURE_ROUNDS
    prizes = 0.0
    for means in range(PERSONS_PRIZE):
        prizes += share_of_prize(s, seat, means, DOUBT_OF_POINTS)
    persons = share_of_prize(s, seat, PERSONS_PRIZE, DOUBT_OF_PERSONS)
    points = points_in_hand(s, seat)
    worth, number = 0, 0
    for person in range(PERSONS):
        if s.holder[person] == seat:
            worth += PERSON_VALUE[person]
            number += 1
    ahead = s.alcohol[seat] - best_other(s, seat)
    gains[FEATURES], gains[FEATURES + 1] = s.alcohol[seat], s.alcohol[seat] * played
    gains[FEATURES + 2], gains[FEATURES + 3] = prizes, prizes * played
    gains[FEATURES + 4], gains[FEATURES + 5] = persons, persons * played
    gains[FEATURES + 6], gains[FEATURES + 7] = points, points * played
    gains[FEATURES + 8] = s.hand_count[seat]
    gains[FEATURES + 9], gains[FEATURES + 10] = worth, worth * played
    gains[FEATURES + 11] = number
    gains[FEATURES + 12] = s.godfather_points[seat]
    gains[FEATURES + 13], gains[FEATURES + 14] = ahead, ahead * played


@kernel
def share_of_prize(s, seat, prize, doubt):
    """Return how likely a seat is to have the most of something in the showdown."""
    own, total = 0.0, 0.0
    for other in range(s.seats):
        chance = exp(showing(s, other, prize) / doubt)
        total += chance
        if other == seat:
            own = chance
    return own / total


@kernel
def points_in_hand(s, seat):
    """Return the total value of the cards in a hand."""
    points = 0
    for card in range(CARDS):
        points += s.hand[seat, card] * VALUE_OF[card]
    return points


@kernel
def best_other(s, seat):
    """Return the most alcohol that another seat has."""
    best = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.alcohol[other])
    return best
