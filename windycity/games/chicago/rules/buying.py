"""Heads for money, at the start and after rounds 6, 12 and 18 (CH-2.2, CH-5.3)."""

from windycity.core.asking import ask_openly
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import BUY_BLUE, BUY_GREEN, DONE
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import BODIES, NO_MAN, WORTH, Ask, Head, Phase
from windycity.games.chicago.rules.control import put_man, worth_of_places


@kernel
def pay_everyone(s, e, log):
    """CH-5.3: the bank pays everyone the worth of their bars and casinos."""
    for seat in range(s.seats):
        earned = worth_of_places(s, e, seat)
        s.money[seat] += earned
        tell(log, Event.PAYDAY)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MONEY, earned)


@kernel
def free_body(s, seat):
    """CH-1.1: a body that has never had a head, NO_MAN if there is none left."""
    for man in range(BODIES):
        if s.head[seat, man] == Head.NONE:
            return man
    return NO_MAN


@kernel
def can_buy(s, seat, head):
    """CH-2.2, CH-5.3: as far as money, bank and bodies allow."""
    return s.money[seat] >= WORTH[head] and s.bank[head] > 0 and free_body(s, seat) != NO_MAN


@kernel
def ask_to_buy(s, seat):
    """Ask a player who can buy anything."""
    if can_buy(s, seat, Head.BLUE.value) or can_buy(s, seat, Head.GREEN.value):
        ask_openly(s, Ask.BUY, seat)


@kernel
def legal_buy(s, seat, out):
    """CH-2.2: blue and green heads, in any mix; the rest is kept."""
    count = 0
    if can_buy(s, seat, Head.BLUE.value):
        out[count] = BUY_BLUE
        count += 1
    if can_buy(s, seat, Head.GREEN.value):
        out[count] = BUY_GREEN
        count += 1
    out[count] = DONE
    return count + 1


@kernel
def apply_buy(s, e, seat, action, log):
    """CH-2.2: new men start in the headquarters; CH-5.3: later ones are in reserve."""
    if action == DONE:
        s.active += 1
        return
    head = action - BUY_BLUE + Head.BLUE
    man = free_body(s, seat)
    s.money[seat] -= WORTH[head]
    s.bank[head] -= 1
    s.head[seat, man] = head
    if s.phase == Phase.FIRST_BUYING:
        put_man(s, seat, man, e.headquarters[home_of(s, seat)])
    tell(log, Event.BOUGHT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.HEAD, head)
    fact(log, Fact.MAN, man)


@kernel
def home_of(s, seat):
    """CH-2.1: the corner in which a seat's headquarters are."""
    return corner_of(s.seats, seat)


@kernel
def corner_of(seats, seat):
    """CH-2.1: seats take the corners clockwise; those of two players are opposite."""
    return 2 * seat if seats == 2 else seat
