"""Trades: offers that another player accepts or refuses (GA-3.3)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import ACCEPT, GET, GIVE, PAY, PROPOSE, REFUSE, WANT
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import CASH_STEPS, JOINTS, NO_JOINT, NO_SEAT, OFFERS, Ask
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import cap_levels, count_joints


@kernel
def has_cash(s, seat):
    """Whether a player has the least cash that can be traded."""
    return s.cash[seat] >= CASH_STEPS[0]


@kernel
def can_trade(s, seat, partner):
    """GA-3.3: whether both have something to trade; at least one side gives a joint."""
    mine, theirs = count_joints(s, seat) > 0, count_joints(s, partner) > 0
    return (mine and (theirs or has_cash(s, partner))) or (theirs and has_cash(s, seat))


@kernel
def why_not_offer(s, e, seat, partner):
    """GA-3.3: at most three offers a turn, to any other player with whom there is something to trade."""
    if s.offers >= OFFERS:
        return Refusal.NO_MORE_OFFERS
    if partner == seat:
        return Refusal.OFFER_TO_YOURSELF
    if partner >= s.seats:
        return Refusal.GANG_NOT_PLAYING
    return Refusal.NONE if can_trade(s, seat, partner) else Refusal.NOTHING_TO_TRADE


@kernel
def begin_offer(s, partner, log):
    """GA-3.3: an offer to another player begins with what is given."""
    s.offers += 1
    s.partner = partner
    go_on_offering(s, Ask.GIVE, log)


@kernel
def go_on_offering(s, ask, log):
    """Ask for the next part of the offer, which everyone follows."""
    log_event(log, Event.OFFERING)
    log_trade(s, log)
    ask_one(s, ask, s.active)


# What is given and wanted


@kernel
def why_not_give(s, e, seat, joint):
    """GA-3.3: a joint of one's own, or nothing, because cash is given instead."""
    if joint == NO_JOINT:
        can_pay = has_cash(s, seat) and count_joints(s, s.partner) > 0
        return Refusal.NONE if can_pay else Refusal.GIVE_SOMETHING
    return Refusal.NONE if s.owner[joint] == seat else Refusal.NOT_YOUR_JOINT


@kernel
def legal_give(s, e, seat, out):
    """GA-3.3: list one's own joints, then nothing."""
    count = 0
    for joint in range(JOINTS + 1):
        if why_not_give(s, e, seat, joint) == Refusal.NONE:
            out[count] = GIVE.action(joint)
            count += 1
    return count


@kernel
def apply_give(s, joint, log):
    """Set what is given; what is wanted comes next."""
    s.give = joint
    go_on_offering(s, Ask.WANT, log)


@kernel
def why_not_want(s, e, seat, joint):
    """GA-3.3: a joint of the other player, or nothing, because cash is wanted instead."""
    if joint == NO_JOINT:
        can_get = has_cash(s, s.partner) and s.give != NO_JOINT
        return Refusal.NONE if can_get else Refusal.WANT_SOMETHING
    return Refusal.NONE if s.owner[joint] == s.partner else Refusal.NOT_THEIR_JOINT


@kernel
def legal_want(s, e, seat, out):
    """GA-3.3: list the other player's joints, then nothing."""
    count = 0
    for joint in range(JOINTS + 1):
        if why_not_want(s, e, seat, joint) == Refusal.NONE:
            out[count] = WANT.action(joint)
            count += 1
    return count


@kernel
def apply_want(s, joint, log):
    """Set what is wanted; the cash comes next."""
    s.want = joint
    go_on_offering(s, Ask.CASH, log)


# Cash in hundreds, from one side


@kernel
def why_not_pay(s, e, seat, step):
    """GA-3.3: only one side gives cash, for a joint, and nobody more than he has."""
    if s.get > 0:
        return Refusal.CASH_FOR_CASH
    if s.want == NO_JOINT:
        return Refusal.PAY_FOR_NO_JOINT
    return Refusal.NONE if s.pay + CASH_STEPS[step] <= s.cash[seat] else Refusal.PAY_TOO_MUCH


@kernel
def why_not_get(s, e, seat, step):
    """GA-3.3: only one side gives cash, for a joint, and nobody more than he has."""
    if s.pay > 0:
        return Refusal.CASH_FOR_CASH
    if s.give == NO_JOINT:
        return Refusal.GET_FOR_NO_JOINT
    return Refusal.NONE if s.get + CASH_STEPS[step] <= s.cash[s.partner] else Refusal.GET_TOO_MUCH


@kernel
def why_not_propose(s, e, seat):
    """GA-3.3: each side gives something."""
    if s.give == NO_JOINT and s.pay == 0:
        return Refusal.NOTHING_OFFERED
    return Refusal.NOTHING_ASKED_FOR if s.want == NO_JOINT and s.get == 0 else Refusal.NONE


@kernel
def legal_cash(s, e, seat, out):
    """GA-3.3: list more cash from either side, and making the offer."""
    count = 0
    for step in range(len(CASH_STEPS)):
        if why_not_pay(s, e, seat, step) == Refusal.NONE:
            out[count] = PAY.action(step)
            count += 1
        if why_not_get(s, e, seat, step) == Refusal.NONE:
            out[count] = GET.action(step)
            count += 1
    if why_not_propose(s, e, seat) == Refusal.NONE:
        out[count] = PROPOSE.action()
        count += 1
    return count


@kernel
def apply_cash(s, action, log):
    """Add cash, or make the offer: nothing changes hands until it is accepted."""
    if PROPOSE.has(action):
        propose(s, log)
        return
    if PAY.has(action):
        s.pay += CASH_STEPS[PAY.parts(action)]
    else:
        s.get += CASH_STEPS[GET.parts(action)]
    go_on_offering(s, Ask.CASH, log)


@kernel
def propose(s, log):
    """GA-3.3: the other player hears the offer."""
    log_event(log, Event.OFFERED)
    log_trade(s, log)
    ask_one(s, Ask.ACCEPT, s.partner)


@kernel
def log_trade(s, log):
    """Add who trades what with whom to the event just begun."""
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.PARTNER, s.partner)
    fact(log, Fact.GIVE, s.give)
    fact(log, Fact.PAY, s.pay)
    fact(log, Fact.WANT, s.want)
    fact(log, Fact.GET, s.get)


# The answer


@kernel
def legal_accept(out):
    """GA-3.3: accept or refuse."""
    out[0] = ACCEPT.action()
    out[1] = REFUSE.action()
    return 2


@kernel
def apply_accept(s, e, seat, action, log):
    """GA-3.3: joints and cash change hands, with public and with the levels that GA-3.2 allows."""
    if ACCEPT.has(action):
        log_event(log, Event.ACCEPTED)
        log_trade(s, log)
        if s.give != NO_JOINT:
            s.owner[s.give] = seat
        if s.want != NO_JOINT:
            s.owner[s.want] = s.active
        s.cash[s.active] += s.get - s.pay
        s.cash[seat] += s.pay - s.get
        cap_levels(s, e, s.active, log)
        cap_levels(s, e, seat, log)
    else:
        log_event(log, Event.REFUSED)
        log_trade(s, log)
    clear_offer(s)


@kernel
def clear_offer(s):
    """Clear the offer."""
    s.partner = NO_SEAT
    s.give = NO_JOINT
    s.want = NO_JOINT
    s.pay = 0
    s.get = 0
