"""What a position is worth to each seat: how near each way to win is, and what its men, bars and money are worth.

A position is judged best when a turn begins.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.core.value import FEATURES, soften
from windycity.games.chicago.advice import count_heads, held_casinos
from windycity.games.chicago.position import (
    BODIES,
    CASINO_WORTH,
    DICE,
    DISTRICTS,
    FACES,
    MOST_SPACES,
    NO_SEAT,
    NO_SPACE,
    ROUNDS,
    WORTH,
    Ask,
    Head,
    Sort,
)

NAMES = (
    "one casino",
    "two casinos",
    "two casinos, and a man near a third",
    "two casinos, and the weakness of who holds the third",
    "worth of the men in casinos",
    "central bars",
    "central bars, squared",
    "yellow heads",
    "yellow heads, squared",
    "red heads",
    "green heads",
    "blue heads",
    "worth of bars, by rounds left",
    "worth of all",
    "worth of all, by rounds played",
    "men on the board",
    "on turn",
    "turns to wait",
)
WEIGHTS = (
    -0.158,
    -0.698,
    -0.315,
    0.963,
    0.648,
    0.059,
    0.006,
    0.768,
    0.003,
    0.559,
    0.171,
    0.044,
    -0.084,
    0.295,
    -0.002,
    -0.065,
    -0.017,
    -0.139,
)
FARTHEST = DICE * FACES


@kernel
def is_quiet(s):
    """Tell whether a position can be judged: a turn begins, and no die is used."""
    return s.ask == Ask.MOVE and s.dice[0] > 0 and s.dice[1] > 0 and s.dice[2] > 0


@kernel
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
def describe(s, e, seat, gains):
    """Write the features of a seat."""
    played = s.round / ROUNDS
    describe_casinos(s, e, seat, gains)
    bars, central = places_of(s, e, seat)
    heads, men = men_of(s, seat)
    yellows = count_heads(s, seat, Head.YELLOW.value)
    wealth = s.money[seat] + bars + heads + CASINO_WORTH * held_casinos(s, e, seat)
    gains[FEATURES + 5], gains[FEATURES + 6] = central, central * central
    gains[FEATURES + 7], gains[FEATURES + 8] = yellows, yellows * yellows
    gains[FEATURES + 9] = count_heads(s, seat, Head.RED.value)
    gains[FEATURES + 10] = count_heads(s, seat, Head.GREEN.value)
    gains[FEATURES + 11] = count_heads(s, seat, Head.BLUE.value)
    gains[FEATURES + 12] = 0.1 * bars * (1.0 - played)
    gains[FEATURES + 13], gains[FEATURES + 14] = 0.01 * wealth, 0.01 * wealth * played**3
    gains[FEATURES + 15] = men
    gains[FEATURES + 16] = 1.0 if s.active == seat else 0.0
    gains[FEATURES + 17] = (seat - s.active + s.seats) % s.seats / s.seats


@kernel
def describe_casinos(s, e, seat, gains):
    """The casinos that a gang holds, and how near it is to a third."""
    held = held_casinos(s, e, seat)
    gains[FEATURES] = 1.0 if held == 1 else 0.0
    gains[FEATURES + 1] = 1.0 if held == 2 else 0.0
    gains[FEATURES + 2], gains[FEATURES + 3] = 0.0, 0.0
    if held == 2:
        gains[FEATURES + 2] = 1.0 - steps_to_casino(s, e, seat) / (FARTHEST + 1.0)
        gains[FEATURES + 3] = weakest_guard(s, e, seat)
    gains[FEATURES + 4] = 0.0
    for man in range(BODIES):
        space = s.man_at[seat, man]
        if space != NO_SPACE and e.sort[space] == Sort.CASINO:
            gains[FEATURES + 4] += 0.01 * WORTH[s.head[seat, man]]


@kernel
def weakest_guard(s, e, seat):
    """How weakly the weakest casino is guarded that a gang does not hold: one if nobody is there, nothing against many."""
    best = 0.0
    for district in range(DISTRICTS):
        space = e.casino[district]
        if s.gang_on[space] != seat:
            best = max(best, 1.0 / (1.0 + s.men_on[space]))
    return best


@kernel
def steps_to_casino(s, e, seat):
    """How far the nearest man who is free to go is from a casino that the gang does not hold, whoever stands in the way."""
    distance = np.full(MOST_SPACES, FARTHEST + 1, np.int8)
    queue = np.zeros(MOST_SPACES, np.int64)
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] != seat:
            distance[e.casino[district]] = 0
            queue[count] = e.casino[district]
            count += 1
    at = 0
    while at < count:
        space = queue[at]
        at += 1
        if s.gang_on[space] == seat and (e.sort[space] != Sort.CASINO or s.men_on[space] > 1):
            return distance[space] + 0
        if distance[space] < FARTHEST:
            for side in range(e.degree[space]):
                other = e.next_to[space, side]
                if distance[other] > FARTHEST:
                    distance[other] = distance[space] + 1
                    queue[count] = other
                    count += 1
    return FARTHEST + 1


@kernel
def places_of(s, e, seat):
    """The worth of a gang's bars, and how many of them are central."""
    bars, central = 0, 0
    for space in range(e.spaces):
        if e.sort[space] == Sort.BAR:
            owner = s.gang_on[space] if s.gang_on[space] != NO_SEAT else s.chip[space]
            if owner == seat:
                bars += e.worth[space]
                central += e.central[space]
    return bars, central


@kernel
def men_of(s, seat):
    """The worth of the heads of a gang's men on the board, and how many they are."""
    heads, men = 0, 0
    for man in range(BODIES):
        if s.man_at[seat, man] != NO_SPACE:
            heads += WORTH[s.head[seat, man]]
            men += 1
    return heads, men
