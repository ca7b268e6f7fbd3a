"""Purchases, at the start of a turn (GA-3.1)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import BUY, OFFER, RAISE, THROW
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import JOINTS, NO_SEAT, Ask, Phase, Piece
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import count_colour, take_joint
from windycity.games.gangsters.rules.trading import begin_offer, why_not_offer


@kernel
def begin_turn(s):
    """A turn begins with what can be bought and traded."""
    s.active = s.order[s.place]
    s.phase = Phase.BUY


@kernel
def ask_buy(s):
    """GA-3.1: ask what is bought."""
    ask_one(s, Ask.BUY, s.active)


@kernel
def joint_at_hand(s, seat):
    """GA-3.1: the joint where one's racketeers stand; JOINTS or more if they stand elsewhere."""
    if s.strength[seat, Piece.RACKETEERS] == 0:
        return JOINTS
    return s.piece_at[seat, Piece.RACKETEERS] + 0


@kernel
def why_no_purchase(s, seat):
    """GA-3.1: one purchase a turn, of the joint where one's racketeers stand, if nobody else owns it."""
    joint = joint_at_hand(s, seat)
    if s.bought:
        return Refusal.BOUGHT_ALREADY
    if joint >= JOINTS:
        return Refusal.RACKETEERS_NOT_IN_JOINT
    is_others = s.owner[joint] != NO_SEAT and s.owner[joint] != seat
    return Refusal.JOINT_OF_ANOTHER if is_others else Refusal.NONE


@kernel
def why_not_buy(s, e, seat):
    """GA-3.1: a neutral joint for its price."""
    why = why_no_purchase(s, seat)
    if why != Refusal.NONE:
        return why
    joint = joint_at_hand(s, seat)
    if s.owner[joint] == seat:
        return Refusal.JOINT_TO_RAISE
    return Refusal.NONE if e.price[joint] <= s.cash[seat] else Refusal.TOO_LITTLE_CASH


@kernel
def why_not_raise(s, e, seat):
    """GA-3.1: a level of one's own joint for its price; GA-3.2: never above the count of one's joints of its colour."""
    why = why_no_purchase(s, seat)
    if why != Refusal.NONE:
        return why
    joint = joint_at_hand(s, seat)
    if s.owner[joint] == NO_SEAT:
        return Refusal.JOINT_TO_BUY
    if s.level[joint] >= count_colour(s, e, seat, e.colour[joint]):
        return Refusal.LEVEL_CAPPED
    return Refusal.NONE if e.price[joint] <= s.cash[seat] else Refusal.TOO_LITTLE_CASH


@kernel
def legal_buy(s, e, seat, out):
    """GA-3: one purchase, at most three offers; then the dice."""
    count = 0
    if why_not_buy(s, e, seat) == Refusal.NONE:
        out[count] = BUY.action()
        count += 1
    if why_not_raise(s, e, seat) == Refusal.NONE:
        out[count] = RAISE.action()
        count += 1
    for partner in range(s.seats):
        if why_not_offer(s, e, seat, partner) == Refusal.NONE:
            out[count] = OFFER.action(partner)
            count += 1
    out[count] = THROW.action()
    return count + 1


@kernel
def apply_buy(s, e, seat, action, log):
    """GA-3: buy, raise, begin an offer, or go on to the dice."""
    if THROW.has(action):
        s.phase = Phase.THROW
    elif OFFER.has(action):
        begin_offer(s, OFFER.parts(action), log)
    elif BUY.has(action):
        buy_joint(s, e, seat, log)
    else:
        raise_joint(s, e, seat, log)


@kernel
def pay_price(s, e, seat, joint):
    """GA-3.1: pay the price of a joint, or of another level; that is the purchase of this turn."""
    s.bought = 1
    s.cash[seat] -= e.price[joint]


@kernel
def buy_joint(s, e, seat, log):
    """GA-3.1: a neutral joint for its price."""
    joint = joint_at_hand(s, seat)
    pay_price(s, e, seat, joint)
    take_joint(s, seat, joint)
    log_event(log, Event.BOUGHT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.JOINT, joint)
    fact(log, Fact.PRICE, e.price[joint])


@kernel
def raise_joint(s, e, seat, log):
    """GA-3.1: a level of one's own joint."""
    joint = joint_at_hand(s, seat)
    pay_price(s, e, seat, joint)
    s.level[joint] += 1
    log_event(log, Event.RAISED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.JOINT, joint)
    fact(log, Fact.LEVEL, s.level[joint])
    fact(log, Fact.PRICE, e.price[joint])
