"""Whether the set-up and offers under way are consistent with the rest of a position (GA-2, GA-3.3), for `soundness`."""

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    CLAIM_LIMIT,
    CLAIMS,
    COPS,
    JOINTS,
    MARKERS,
    MOST_PUBLIC,
    NO_COP,
    NO_JOINT,
    NO_SEAT,
    NO_SPACE,
    PIECES,
    Ask,
    Phase,
    Piece,
)
from windycity.games.gangsters.rules.claims import has_hired, is_to_place, money_left, nth_price
from windycity.games.gangsters.rules.joints import count_joints
from windycity.games.gangsters.rules.knowledge import is_seen
from windycity.games.gangsters.rules.trading import can_trade, has_cash

# The set-up


@kernel
def is_board_bare(s):
    """GA-2: until gangs are revealed only joints have come into play."""
    for seat in range(s.seats):
        for piece in range(PIECES):
            if s.strength[seat, piece] > 0:
                return False
        for marker in range(MARKERS):
            if s.held[seat, marker] > 0:
                return False
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE:
            return False
    for public in range(MOST_PUBLIC):
        if s.public_at[public] != NO_SPACE:
            return False
    return s.tries == 0 and not s.bought and s.offers == 0 and s.obliged == NO_COP


@kernel
def is_claim_fitting(s, e, place):
    """GA-2.1: the player at this place has claimed as often as due, has paid, and can pay for the claims to come."""
    seat, claimed, paid = s.order[place], count_joints(s, s.active), 0
    if place < s.place:
        claimed += 1
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            paid += e.price[joint]
            if s.level[joint] != 1:
                return False
    if count_joints(s, seat) != claimed or s.cash[seat] != CLAIM_LIMIT - paid:
        return False
    to_come, nth = 0, (place - s.place + s.seats) % s.seats + 1
    for _ in range(CLAIMS - claimed):
        to_come += nth_price(s, e, NO_JOINT, nth)
        nth += s.seats
    return to_come <= s.cash[seat]


@kernel
def are_claims_fitting(s, e):
    """GA-2.1: claims go around three times; after that the set-up goes on with everybody."""
    if (count_joints(s, s.active) < CLAIMS) != (s.phase == Phase.CLAIM):
        return False
    for place in range(s.seats):
        if not is_claim_fitting(s, e, place):
            return False
    return True


@kernel
def is_gang_fitting(s, seat):
    """GA-2.2, GA-2.3: a gang that can be paid for, each of its pieces in one of its joints; whoever has finished has one."""
    for piece in range(PIECES):
        if s.placing[seat, piece] != NO_JOINT and not is_placing_fitting(s, seat, piece):
            return False
    if money_left(s, seat) < 0 or s.hired[seat, Piece.VAMPS] > 1 or (s.ask == Ask.CLAIM and has_hired(s, seat)):
        return False
    if s.ask == Ask.CLAIM or not is_seen(s, seat):
        return True
    finished = s.waiting >> seat & 1 == 0
    if s.ask == Ask.GANG:
        return has_hired(s, seat) or not finished
    to_place = is_to_place(s, seat, 0) or is_to_place(s, seat, 1) or is_to_place(s, seat, 2)
    return has_hired(s, seat) and to_place != finished


@kernel
def is_placing_fitting(s, seat, piece):
    """GA-2.3: a piece that exists is placed in one of its player's joints."""
    if s.ask != Ask.PLACE or s.placing[seat, piece] > NO_JOINT or s.hired[seat, piece] == 0:
        return False
    return s.owner[s.placing[seat, piece]] == seat


# GA-3.3: offers


@kernel
def is_trading(s):
    """Whether an offer is under way."""
    return Ask.GIVE <= s.ask <= Ask.ACCEPT


@kernel
def is_offer_fitting(s):
    """GA-3.3: an offer to another player, of what is there, that can be completed."""
    if not is_trading(s):
        return s.partner == NO_SEAT and s.give == NO_JOINT and s.want == NO_JOINT and s.pay + s.get == 0
    if s.partner >= s.seats or s.partner == s.active or s.offers == 0:
        return False
    if s.give != NO_JOINT and (s.give > NO_JOINT or s.owner[s.give] != s.active):
        return False
    if s.want != NO_JOINT and (s.want > NO_JOINT or s.owner[s.want] != s.partner):
        return False
    if s.ask <= Ask.WANT and (s.want != NO_JOINT or s.pay + s.get > 0):
        return False
    if s.ask == Ask.GIVE:
        return s.give == NO_JOINT and can_trade(s, s.active, s.partner)
    if s.give == NO_JOINT and not has_cash(s, s.active):
        return False
    if s.ask == Ask.WANT:
        return count_joints(s, s.partner) > 0 or (s.give != NO_JOINT and has_cash(s, s.partner))
    return is_price_fitting(s)


@kernel
def is_price_fitting(s):
    """GA-3.3: cash goes one way, for a joint, and is there; a completed offer has something on each side."""
    if s.pay > 0 and (s.get > 0 or s.want == NO_JOINT or s.pay > s.cash[s.active]):
        return False
    if s.get > 0 and (s.give == NO_JOINT or s.get > s.cash[s.partner]):
        return False
    if s.want == NO_JOINT and (s.give == NO_JOINT or not has_cash(s, s.partner)):
        return False
    return s.ask != Ask.ACCEPT or ((s.give != NO_JOINT or s.pay > 0) and (s.want != NO_JOINT or s.get > 0))
