"""Purchases, at the start of a turn (GA-3.1)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import BUY, OFFER, RAISE, THROW
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import JOINTS, NO_SEAT, OFFERS, Ask, Phase, Piece
from windycity.games.gangsters.rules.joints import count_colour, take_joint
from windycity.games.gangsters.rules.trading import begin_offer, can_offer


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
    """GA-3.1: the joint where the own racketeers stand; JOINTS or more if they stand elsewhere."""
    if s.strength[seat, Piece.RACKETEERS] == 0:
        return JOINTS
    return s.piece_at[seat, Piece.RACKETEERS] + 0


@kernel
def can_buy(s, e, seat):
    """GA-3.1: tell whether a neutral joint can be bought."""
    joint = joint_at_hand(s, seat)
    if s.bought or joint >= JOINTS:
        return False
    return s.owner[joint] == NO_SEAT and e.price[joint] <= s.cash[seat]


@kernel
def can_raise(s, e, seat):
    """GA-3.1, GA-3.2: tell whether an own joint can be raised, never above the number of joints of its colour."""
    joint = joint_at_hand(s, seat)
    if s.bought or joint >= JOINTS or s.owner[joint] != seat or e.price[joint] > s.cash[seat]:
        return False
    return s.level[joint] < count_colour(s, e, seat, e.colour[joint])


@kernel
def legal_buy(s, e, seat, out):
    """GA-3: one purchase, at most three offers; then the dice."""
    count = 0
    if can_buy(s, e, seat):
        out[count] = BUY
        count += 1
    if can_raise(s, e, seat):
        out[count] = RAISE
        count += 1
    if s.offers < OFFERS:
        for partner in range(s.seats):
            if can_offer(s, seat, partner):
                out[count] = OFFER + partner
                count += 1
    out[count] = THROW
    return count + 1


@kernel
def apply_buy(s, e, seat, action, log):
    """GA-3: buy, raise, begin an offer, or go on to the dice."""
    if action == THROW:
        s.phase = Phase.THROW
    elif action >= OFFER:
        begin_offer(s, action - OFFER)
    else:
        buy_joint(s, e, seat, action, log)


@kernel
def buy_joint(s, e, seat, action, log):
    """GA-3.1: a neutral joint for its price, or a level of an own one."""
    joint = joint_at_hand(s, seat)
    s.bought = 1
    s.cash[seat] -= e.price[joint]
    if action == BUY:
        take_joint(s, seat, joint)
        tell(log, Event.BOUGHT)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.JOINT, joint)
    else:
        s.level[joint] += 1
        tell(log, Event.RAISED)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.JOINT, joint)
        fact(log, Fact.LEVEL, s.level[joint])
    fact(log, Fact.PRICE, e.price[joint])
