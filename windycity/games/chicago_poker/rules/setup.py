"""CP-2: the start."""

from windycity.core.asking import TRUTH
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.events import Event
from windycity.games.chicago_poker.position import (
    BLACKMAIL,
    DEALT,
    GANGSTERS,
    GUN,
    LIMOUSINE,
    MURDER,
    OF_A_KIND,
    RAID,
    Phase,
)
from windycity.games.chicago_poker.rules.table import draw, open_business
from windycity.games.chicago_poker.rules.turn import actions_in_turn, go_on, log_turn


@kernel
def start(s, e, seats, chance, log):
    """CP-2: set up a match; the options are already in the position."""
    s.seats = seats
    s.seen_by = TRUTH
    shuffle_deck(s)
    s.businesses[:] = OF_A_KIND  # CP-1.3
    for seat in range(seats):
        for _ in range(DEALT):  # CP-2.1
            draw(s, seat, Event.DEALT, chance, log)
    for spot in range(open_businesses(seats)):
        open_business(s, spot, chance, log)
    s.phase = Phase.DUELS
    s.active = 0  # CP-2.4
    s.actions = actions_in_turn(0)
    log_turn(s, log)
    go_on(s, e, chance, log)


@kernel
def shuffle_deck(s):
    """CP-2.1: gangsters and specials together; CP-7.1: without specials they stay in the box."""
    for card in range(GANGSTERS):
        s.pile[card] = card
    s.pile_count = GANGSTERS
    if s.specials:
        for card in (MURDER, RAID, RAID, LIMOUSINE, GUN, BLACKMAIL):  # CP-1.2
            s.pile[s.pile_count] = card
            s.pile_count += 1


@kernel
def open_businesses(seats):
    """CP-2.2: the count of businesses that lie open."""
    if seats <= 3:
        return 2
    return 3 if seats == 4 else 4
