"""The worth of a position to each seat: how near each way to win is, and the worth of its men, bars and money.

A position is best judged when a turn begins.
"""

from windycity.core.kernel import kernel
from windycity.core.value import FEATURES
from windycity.games.chicago.advice import chance_to_win, count_heads, held_casinos
from windycity.games.chicago.position import (
    BODIES,
    DICE,
    DISTRICTS,
    FACES,
    NO_SEAT,
    NO_SPACE,
    ROUNDS,
    WORTH,
    Ask,
    Head,
    Sort,
)

# Fitted to matches between greedy bots by `python -m bench.fit`.
WEIGHTS = {
    "casinos held": 0.582,
    "casinos held, squared": -0.011,
    "worth of the men in casinos": -0.449,
    "chance to get what is missing of three casinos": 0.591,
    "the same, on turn": 1.885,
    "the same, next on turn": 0.479,
    "best chance of a casino": 0.419,
    "central bars": -0.043,
    "central bars, squared": 0.018,
    "yellow heads": 0.580,
    "yellow heads, squared": 0.006,
    "red heads": 0.336,
    "green heads": 0.092,
    "blue heads": 0.056,
    "worth of bars, by rounds left": 0.079,
    "worth of all": 0.195,
    "worth of all, by rounds played": 0.348,
    "men on the board": 0.007,
    "on turn": -0.023,
    "turns to wait": -0.210,
}
VALUE_VERSION = 1
REACH = (1.0, 0.9, 0.75, 0.5, 0.25, 0.08, 0.03)
FAR_AWAY = 0.015


@kernel
def is_quiet(s):
    """Whether a position can be judged: a turn begins, and no die is used."""
    return s.ask == Ask.MOVE and s.dice[0] > 0 and s.dice[1] > 0 and s.dice[2] > 0


@kernel
def describe(s, e, seat, gains):
    """Write the features of a seat."""
    played = s.round / ROUNDS
    describe_casinos(s, e, seat, gains)
    bars, central = places_of(s, e, seat)
    heads, men = men_of(s, seat)
    yellows = count_heads(s, seat, Head.YELLOW + 0)
    wealth = s.money[seat] + bars + heads + e.worth[e.casino[0]] * held_casinos(s, e, seat)
    gains[FEATURES + 7], gains[FEATURES + 8] = central, central * central
    gains[FEATURES + 9], gains[FEATURES + 10] = yellows, yellows * yellows
    gains[FEATURES + 11] = count_heads(s, seat, Head.RED + 0)
    gains[FEATURES + 12] = count_heads(s, seat, Head.GREEN + 0)
    gains[FEATURES + 13] = count_heads(s, seat, Head.BLUE + 0)
    gains[FEATURES + 14] = 0.1 * bars * (1.0 - played)
    gains[FEATURES + 15], gains[FEATURES + 16] = 0.01 * wealth, 0.01 * wealth * played**3
    gains[FEATURES + 17] = men
    gains[FEATURES + 18] = 1.0 if s.active == seat else 0.0
    gains[FEATURES + 19] = (seat - s.active + s.seats) % s.seats / s.seats


@kernel
def describe_casinos(s, e, seat, gains):
    """Write the casinos that a gang holds, and its chances to get the others."""
    held, first, second, third = 0, 0.0, 0.0, 0.0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] == seat:
            held += 1
        else:
            chance = chance_of_casino(s, e, seat, district)
            if chance > first:
                first, second, third = chance, first, second
            elif chance > second:
                second, third = chance, second
            else:
                third = max(third, chance)
    missing = first if held >= 2 else first * second if held == 1 else first * second * third
    wait = (seat - s.active + s.seats) % s.seats
    gains[FEATURES], gains[FEATURES + 1] = held, held * held
    gains[FEATURES + 2] = 0.0
    for man in range(BODIES):
        space = s.man_at[seat, man]
        if space != NO_SPACE and e.sort[space] == Sort.CASINO:
            gains[FEATURES + 2] += 0.01 * WORTH[s.head[seat, man]]
    gains[FEATURES + 3] = missing
    gains[FEATURES + 4] = missing if wait == 0 else 0.0
    gains[FEATURES + 5] = missing if wait == 1 else 0.0
    gains[FEATURES + 6] = first


@kernel
def chance_of_casino(s, e, seat, district):
    """Return the chance that a gang's best man reaches a casino with one throw and beats its guards."""
    best = 0.0
    for man in range(BODIES):
        space = s.man_at[seat, man]
        if space != NO_SPACE and (e.sort[space] != Sort.CASINO or s.men_on[space] > 1):
            steps = e.distance[space, e.casino[district]]
            reach = REACH[(steps + 2) // 3] if steps <= DICE * FACES else FAR_AWAY
            if reach > best:
                best = max(best, reach * chance_to_beat(s, e, s.head[seat, man], e.casino[district]))
    return best


@kernel
def chance_to_beat(s, e, head, space):
    """Return the chance that a man beats everyone on a space."""
    guard = s.gang_on[space]
    if guard == NO_SEAT:
        return 1.0
    chance = 1.0
    for man in range(BODIES):
        if s.man_at[guard, man] == space:
            chance *= chance_to_win(e, head, s.head[guard, man])
    return chance


@kernel
def places_of(s, e, seat):
    """Return the worth of a gang's bars, and the count of central ones."""
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
    """Return the worth of the heads of a gang's men on the board, and the count of these men."""
    heads, men = 0, 0
    for man in range(BODIES):
        if s.man_at[seat, man] != NO_SPACE:
            heads += WORTH[s.head[seat, man]]
            men += 1
    return heads, men
