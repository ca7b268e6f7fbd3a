"""Trades: offers that another player accepts or refuses (GA-3.3)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import ACCEPT, GET, GIVE, GIVE_NOTHING, PAY, PROPOSE, REFUSE, WANT, WANT_NOTHING
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import CASH_STEPS, JOINTS, NO_JOINT, NO_SEAT, Ask
from windycity.games.gangsters.rules.joints import cap_levels, count_joints


@kernel
def has_cash(s, seat):
    """Tell whether a player has the least cash that can be traded."""
    return s.cash[seat] >= CASH_STEPS[0]


@kernel
def can_offer(s, seat, partner):
    """GA-3.3: tell whether both have something to trade; one side at least gives a joint."""
    if seat == partner:
        return False
    mine, theirs = count_joints(s, seat) > 0, count_joints(s, partner) > 0
    return (mine and (theirs or has_cash(s, partner))) or (theirs and has_cash(s, seat))


@kernel
def begin_offer(s, partner):
    """GA-3.3: an offer to another player begins with what is given."""
    s.offers += 1
    s.partner = partner
    ask_one(s, Ask.GIVE, s.active)


@kernel
def legal_give(s, seat, out):
    """GA-3.3: a joint of one's own, or none, for cash is given then."""
    count = list_joints(s, seat, GIVE, out, 0)
    if has_cash(s, seat) and count_joints(s, s.partner) > 0:
        out[count] = GIVE_NOTHING
        count += 1
    return count


@kernel
def legal_want(s, seat, out):
    """GA-3.3: a joint of the other, or none, for cash is wanted then."""
    count = list_joints(s, s.partner, WANT, out, 0)
    if has_cash(s, s.partner) and s.give != NO_JOINT:
        out[count] = WANT_NOTHING
        count += 1
    return count


@kernel
def list_joints(s, seat, first, out, count):
    """List a player's joints as actions."""
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            out[count] = first + joint
            count += 1
    return count


@kernel
def legal_cash(s, seat, out):
    """GA-3.3: cash in hundreds, from one side; each side gives something, and nobody what he does not have."""
    count = 0
    for step in range(len(CASH_STEPS)):
        if s.get == 0 and s.want != NO_JOINT and s.pay + CASH_STEPS[step] <= s.cash[seat]:
            out[count] = PAY + step
            count += 1
        if s.pay == 0 and s.give != NO_JOINT and s.get + CASH_STEPS[step] <= s.cash[s.partner]:
            out[count] = GET + step
            count += 1
    if (s.give != NO_JOINT or s.pay > 0) and (s.want != NO_JOINT or s.get > 0):
        out[count] = PROPOSE
        count += 1
    return count


@kernel
def apply_give(s, action):
    """What is given; then what is wanted."""
    s.give = NO_JOINT if action == GIVE_NOTHING else action - GIVE
    ask_one(s, Ask.WANT, s.active)


@kernel
def apply_want(s, action):
    """What is wanted; then the cash."""
    s.want = NO_JOINT if action == WANT_NOTHING else action - WANT
    ask_one(s, Ask.CASH, s.active)


@kernel
def apply_cash(s, seat, action, log):
    """More cash; or the offer is made: no offer changes anything until it is accepted."""
    if action != PROPOSE:
        if action >= GET:
            s.get += CASH_STEPS[action - GET]
        else:
            s.pay += CASH_STEPS[action - PAY]
        ask_one(s, Ask.CASH, seat)
        return
    tell(log, Event.OFFERED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PARTNER, s.partner)
    fact(log, Fact.GIVE, s.give)
    fact(log, Fact.PAY, s.pay)
    fact(log, Fact.WANT, s.want)
    fact(log, Fact.GET, s.get)
    ask_one(s, Ask.ACCEPT, s.partner)


@kernel
def legal_accept(out):
    """GA-3.3: accept or refuse."""
    out[0] = ACCEPT
    out[1] = REFUSE
    return 2


@kernel
def apply_accept(s, e, seat, action, log):
    """GA-3.3: joints and cash change hands, with public and levels, as far as GA-3.2 allows."""
    if action == ACCEPT:
        tell(log, Event.ACCEPTED)
        fact(log, Fact.PARTNER, seat)
        if s.give != NO_JOINT:
            s.owner[s.give] = seat
        if s.want != NO_JOINT:
            s.owner[s.want] = s.active
        s.cash[s.active] += s.get - s.pay
        s.cash[seat] += s.pay - s.get
        cap_levels(s, e, s.active, log)
        cap_levels(s, e, seat, log)
    else:
        tell(log, Event.REFUSED)
        fact(log, Fact.PARTNER, seat)
    clear_offer(s)


@kernel
def clear_offer(s):
    """No offer is under way."""
    s.partner = NO_SEAT
    s.give = NO_JOINT
    s.want = NO_JOINT
    s.pay = 0
    s.get = 0
