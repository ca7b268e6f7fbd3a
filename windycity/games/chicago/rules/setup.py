"""CH-2: the start."""

from windycity.core.asking import TRUTH
from windycity.core.kernel import kernel
from windycity.games.chicago.position import (
    CHIPS,
    HEADS_IN_BANK,
    START_MONEY,
    Head,
    Phase,
)
from windycity.games.chicago.rules.answers import go_on
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import put_man


@kernel
def start(s, e, seats, chance, log):
    """CH-2.1: each gang gets 50 and one man with a yellow head, in its headquarters."""
    s.seats = seats
    s.seen_by = TRUTH
    fill_bank(s)
    for seat in range(seats):
        s.money[seat] = START_MONEY
        s.chips[seat] = CHIPS
        s.head[seat, 0] = Head.YELLOW
        s.bank[Head.YELLOW] -= 1
        put_man(s, seat, 0, e.headquarters[home_of(s, seat)])
    s.active = 0
    s.phase = Phase.FIRST_BUYING
    go_on(s, e, chance, log)


@kernel
def fill_bank(s):
    """CH-1.1: all heads are in the bank."""
    for head in range(len(HEADS_IN_BANK)):
        s.bank[head] = HEADS_IN_BANK[head]
