"""The start of a match (GA-2.1)."""

import numpy as np

from windycity.core.chance import draw_from_list
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    CLAIM_LIMIT,
    COPS,
    MOST_SEATS,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_PIECE,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    TRUTH,
    UNTOUCHABLE,
    Luck,
    Phase,
)
from windycity.games.gangsters.rules.answers import go_on


@kernel
def start(s, e, seats, chance, log):
    """GA-2.1: all joints neutral, everything in its bag, 1,100 for claims, and a random order of play."""
    s.seats = seats
    s.seen_by = TRUTH
    clear_board(s)
    fill_bag(s, e)
    for seat in range(seats):
        s.cash[seat] = CLAIM_LIMIT
    draw_order(s, chance, log)
    s.phase = Phase.CLAIM
    go_on(s, e, chance, log)


@kernel
def clear_board(s):
    """Nothing is anywhere, and nothing is under way."""
    s.owner[:] = NO_SEAT
    s.order[:] = NO_SEAT
    s.piece_at[:, :] = NO_SPACE
    s.placing[:, :] = NO_JOINT
    s.cop_at[:] = NO_SPACE
    s.fed[:] = NO_COP
    s.public_at[:] = NO_SPACE
    s.drawn[:] = NO_MARKER
    s.try_seat[:] = NO_SEAT
    s.try_cop[:] = NO_COP
    s.partner = NO_SEAT
    s.give = NO_JOINT
    s.want = NO_JOINT
    s.mover = NO_COP
    s.moved_from = NO_SPACE
    s.replaced = NO_COP
    s.target = NO_TARGET
    s.obliged = NO_COP
    s.bribing = NO_COP
    s.entering = NO_PUBLIC
    s.returning = NO_PIECE


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
        tell(log, Event.ORDER)
        fact(log, Fact.PLACE, place + 1)
        fact(log, Fact.SEAT, s.order[place])
