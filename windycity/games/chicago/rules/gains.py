"""What can have been gained so far: a bound on money, the only thing that grows and is not limited by a count of pieces.

Heads, chips and men are counted (`flaw_of_heads`, `flaw_of_chips`, `flaw_of_spaces`); steps come from used dice.
"""

from windycity.core.kernel import kernel
from windycity.games.chicago.position import BODIES, PHASE_OF_ROUNDS, START_MONEY, WORTH, Head, Phase

DEAREST_HEAD = WORTH[Head.YELLOW]


@kernel
def has_too_much_money(s, e):
    """Whether the gangs together have more money than they can have received; play never adds to the money alone."""
    total = 0
    for seat in range(s.seats):
        total += s.money[seat]
    return total > most_money(s, e)


@kernel
def most_money(s, e):
    """Return the most money all gangs together can have: from the start (CH-2.1), fallen men (CH-4.2) and paydays (CH-5.3)."""
    total = s.seats * START_MONEY + paydays_so_far(s) * worth_of_board(e)
    for seat in range(s.seats):
        for man in range(BODIES):
            if s.head[seat, man] == Head.OUT:
                total += DEAREST_HEAD
    return total


@kernel
def paydays_so_far(s):
    """CH-5.3: the bank pays after every sixth round except the last, before heads are bought."""
    played = s.round if s.phase == Phase.BUYING else max(s.round - 1, 0)
    return played // PHASE_OF_ROUNDS


@kernel
def worth_of_board(e):
    """Return the most a payday can bring: every bar and casino pays one gang."""
    total = 0
    for space in range(e.spaces):
        total += e.worth[space]
    return total
