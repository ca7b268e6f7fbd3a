"""The start of a match (GA-2.1)."""

import numpy as np

from windycity.core.asking import TRUTH
from windycity.core.chance import draw_from_list
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    CLAIM_LIMIT,
    COPS,
    MOST_SEATS,
    NO_SEAT,
    UNTOUCHABLE,
    Luck,
    Phase,
)
from windycity.games.gangsters.rules.claims import next_claim


@kernel
def start(s, e, seats, chance, log):
    """GA-2.1: all joints neutral, everything in its bag, 1,100 for claims, and a random order of play."""
    s.seats = seats
    s.seen_by = TRUTH
    fill_bag(s, e)
    for seat in range(seats):
        s.cash[seat] = CLAIM_LIMIT
    draw_order(s, chance, log)
    s.phase = Phase.CLAIM
    next_claim(s)


@kernel
def fill_bag(s, e):
    """GA-1.3: a bribe marker for every cop, and the Untouchables."""
    for cop in range(COPS):
        s.bag[cop] = 1
    s.bag[UNTOUCHABLE] = e.untouchables


@kernel
def draw_order(s, chance, log):
    """GA-2.1: a random order of play, kept for the whole match."""
    bag = np.zeros(MOST_SEATS, np.int8)
    for seat in range(s.seats):
        bag[seat] = seat
    for place in range(s.seats):
        s.order[place] = draw_from_list(chance, Luck.GANG, bag, s.seats - place, NO_SEAT)
        log_event(log, Event.ORDER)
        fact(log, Fact.PLACE, place + 1)
        fact(log, Fact.SEAT, s.order[place])
