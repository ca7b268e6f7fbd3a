"""Heads for money, at the start and after rounds 6, 12 and 18 (CH-2.2, CH-5.3)."""

from windycity.core.asking import ask_openly
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import BUY_BLUE, BUY_GREEN, DONE
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import BODIES, NO_MAN, NO_SPACE, WORTH, Ask, Head, Phase
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.control import log_places, put_man, worth_of_places


@kernel
def pay_everyone(s, e, log):
    """CH-5.3: the bank pays everyone the worth of their bars and casinos."""
    for seat in range(s.seats):
        earned = worth_of_places(s, e, seat)
        s.money[seat] += earned
        log_event(log, Event.PAYDAY)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MONEY, earned)
        log_places(s, e, seat, log)


@kernel
def free_body(s, seat):
    """CH-1.1: return a body that has never had a head, NO_MAN if none is left."""
    for man in range(BODIES):
        if s.head[seat, man] == Head.NONE:
            return man
    return NO_MAN


@kernel
def why_no_head(s, seat, head):
    """CH-2.2, CH-5.3: heads can be bought while money, bank and bodies last."""
    if s.money[seat] < WORTH[head]:
        return Refusal.TOO_LITTLE_MONEY
    if s.bank[head] == 0:
        return Refusal.NO_HEADS_LEFT
    return Refusal.NO_BODIES_LEFT if free_body(s, seat) == NO_MAN else Refusal.NONE


@kernel
def why_not_buy_blue(s, e, seat):
    """Why no blue head can be bought."""
    return why_no_head(s, seat, Head.BLUE + 0)


@kernel
def why_not_buy_green(s, e, seat):
    """Why no green head can be bought."""
    return why_no_head(s, seat, Head.GREEN + 0)


@kernel
def can_buy(s, e, seat):
    """Whether a player can buy a head."""
    return why_not_buy_blue(s, e, seat) == Refusal.NONE or why_not_buy_green(s, e, seat) == Refusal.NONE


@kernel
def ask_to_buy(s, e, seat):
    """Ask a player who can buy a head."""
    if can_buy(s, e, seat):
        ask_openly(s, Ask.BUY, seat)


@kernel
def legal_buy(s, e, seat, out):
    """CH-2.2: blue and green heads, in any mix; the rest is kept."""
    count = 0
    if why_not_buy_blue(s, e, seat) == Refusal.NONE:
        out[count] = BUY_BLUE.action()
        count += 1
    if why_not_buy_green(s, e, seat) == Refusal.NONE:
        out[count] = BUY_GREEN.action()
        count += 1
    out[count] = DONE.action()
    return count + 1


@kernel
def apply_buy(s, e, seat, action, log):
    """CH-2.2, CH-5.3: one head, or no more."""
    if BUY_BLUE.has(action):
        buy(s, e, seat, Head.BLUE + 0, log)
    elif BUY_GREEN.has(action):
        buy(s, e, seat, Head.GREEN + 0, log)
    else:
        log_event(log, Event.FINISHED)
        fact(log, Fact.SEAT, seat)
        s.active += 1


@kernel
def buy(s, e, seat, head, log):
    """CH-2.2: new men start in the headquarters; CH-5.3: later ones are in reserve."""
    man = free_body(s, seat)
    s.money[seat] -= WORTH[head]
    s.bank[head] -= 1
    s.head[seat, man] = head
    if s.phase == Phase.FIRST_BUYING:
        put_man(s, seat, man, e.headquarters[home_of(s, seat)])
    log_event(log, Event.BOUGHT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.HEAD, head)
    fact(log, Fact.MAN, man)
    fact(log, Fact.RESERVE, s.man_at[seat, man] == NO_SPACE)


@kernel
def home_of(s, seat):
    """CH-2.1: the corner in which a seat's headquarters are."""
    return corner_of(s.seats, seat)


@kernel
def corner_of(seats, seat):
    """CH-2.1: seats take the corners clockwise; those of two players are opposite."""
    return 2 * seat if seats == 2 else seat
