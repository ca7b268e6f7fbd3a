"""The set-up as it is played: claims, then gangs and places in secret (GA-2)."""

from windycity.core.asking import ask_all, ask_one
from windycity.core.events import fact, log_event, only_known_to, reveal, unnoticed
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import CLAIM, DONE, HIRE, PLACE
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    CLAIMS,
    GANG_MONEY,
    JOINTS,
    MEMBER_PRICE,
    MOST_STRENGTH,
    NO_JOINT,
    NO_SEAT,
    PIECES,
    VAMP_PRICE,
    Ask,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import count_joints, take_joint

# GA-2.1: claims


@kernel
def next_claim(s):
    """GA-2.1: in turn, three times around, each player claims a joint."""
    if s.place == s.seats:
        s.place = 0
    s.active = s.order[s.place]
    if count_joints(s, s.active) < CLAIMS:
        ask_one(s, Ask.CLAIM, s.active)
    else:
        s.phase = Phase.GANG


@kernel
def why_not_claim(s, e, seat, joint):
    """GA-2.1: a neutral joint that leaves enough for the cheapest joints still to be claimed."""
    if s.owner[joint] != NO_SEAT:
        return Refusal.JOINT_TAKEN
    left = s.cash[seat] - e.price[joint]
    return Refusal.NONE if reserve(s, e, seat, joint) <= left else Refusal.CLAIM_TOO_DEAR


@kernel
def legal_claim(s, e, seat, out):
    """GA-2.1: list the joints that can be claimed."""
    count = 0
    for joint in range(JOINTS):
        if why_not_claim(s, e, seat, joint) == Refusal.NONE:
            out[count] = CLAIM.action(joint)
            count += 1
    return count


@kernel
def reserve(s, e, seat, joint):
    """Return what a player must keep for later claims, if everyone takes the cheapest joints."""
    total, taken = 0, 0
    for _ in range(CLAIMS - 1 - count_joints(s, seat)):
        taken += s.seats  # each other player once, and then this one
        total += nth_price(s, e, joint, taken)
    return total


@kernel
def nth_price(s, e, joint, n):
    """Return the price of the nth cheapest neutral joint, leaving this one out."""
    price = 0
    for i in range(JOINTS):
        other = e.by_price[i]
        if other != joint and s.owner[other] == NO_SEAT:
            n -= 1
            price = e.price[other] + 0
            if n == 0:
                return price
    return price


@kernel
def apply_claim(s, e, seat, joint, log):
    """GA-2.1: the joint is paid for; what is left is kept in cash."""
    take_joint(s, seat, joint)
    s.cash[seat] -= e.price[joint]
    s.place += 1
    log_event(log, Event.CLAIMED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.JOINT, joint)
    fact(log, Fact.PRICE, e.price[joint])
    fact(log, Fact.LEFT, s.cash[seat])


# GA-2.2: gangs


@kernel
def hire_price(s, seat, piece):
    """GA-2.2: the nth racketeer or thug costs n times 100, a vamp 300."""
    return VAMP_PRICE if piece == Piece.VAMPS else MEMBER_PRICE * (s.hired[seat, piece] + 1)


@kernel
def money_left(s, seat):
    """GA-2.2: what is left of a player's 2,100 and cash."""
    left = GANG_MONEY + s.cash[seat] - VAMP_PRICE * s.hired[seat, Piece.VAMPS]
    for piece in (Piece.RACKETEERS + 0, Piece.THUGS + 0):
        n = s.hired[seat, piece]
        left -= MEMBER_PRICE * (n * (n + 1) // 2)
    return left


@kernel
def why_not_hire(s, e, seat, piece):
    """GA-2.2: another member is allowed and affordable; at most one vamp."""
    most = 1 if piece == Piece.VAMPS else MOST_STRENGTH[piece]
    if s.hired[seat, piece] >= most:
        return Refusal.HIRED_ENOUGH
    return Refusal.NONE if hire_price(s, seat, piece) <= money_left(s, seat) else Refusal.TOO_LITTLE_CASH


@kernel
def has_hired(s, seat):
    """Whether a gang has any member."""
    return s.hired[seat, 0] + s.hired[seat, 1] + s.hired[seat, 2] > 0


@kernel
def why_not_end_gang(s, e, seat):
    """GA-2.2: a gang has at least one member."""
    return Refusal.NONE if has_hired(s, seat) else Refusal.GANG_EMPTY


@kernel
def legal_gang(s, e, seat, out):
    """GA-2.2: list members one at a time, and having enough."""
    count = 0
    for piece in range(PIECES):
        if why_not_hire(s, e, seat, piece) == Refusal.NONE:
            out[count] = HIRE.action(piece)
            count += 1
    if why_not_end_gang(s, e, seat) == Refusal.NONE:
        out[count] = DONE.action()
        count += 1
    return count


@kernel
def apply_gang(s, seat, action, log):
    """GA-2.2: a secret choice."""
    only_known_to(log, 1 << seat)
    if HIRE.has(action):
        s.hired[seat, HIRE.parts(action)] += 1
        s.waiting |= 1 << seat
        unnoticed(log)
        return
    log_event(log, Event.CHOSE_GANG)
    fact(log, Fact.SEAT, seat)
    if s.waiting == 0:
        s.phase = Phase.PLACE


# GA-2.3: places


@kernel
def ask_places(s):
    """GA-2.3: everyone places in secret."""
    ask_all(s, Ask.PLACE, everyone(s))


@kernel
def is_to_place(s, seat, piece):
    """Whether a piece is still to be placed."""
    return s.hired[seat, piece] > 0 and s.placing[seat, piece] == NO_JOINT


@kernel
def why_not_place(s, e, seat, piece, joint):
    """GA-2.3: every piece into one of one's three joints, apart or together."""
    if s.hired[seat, piece] == 0:
        return Refusal.PIECE_NOT_HIRED
    if not is_to_place(s, seat, piece):
        return Refusal.PIECE_PLACED
    return Refusal.NONE if s.owner[joint] == seat else Refusal.NOT_YOUR_JOINT


@kernel
def legal_place(s, e, seat, out):
    """GA-2.3: list the places of every piece."""
    count = 0
    for piece in range(PIECES):
        for joint in range(JOINTS):
            if why_not_place(s, e, seat, piece, joint) == Refusal.NONE:
                out[count] = PLACE.action(piece, joint)
                count += 1
    return count


@kernel
def apply_place(s, seat, action, log):
    """GA-2.3: a secret choice, until every piece is placed."""
    only_known_to(log, 1 << seat)
    placed, joint = PLACE.parts(action)
    s.placing[seat, placed] = joint
    for piece in range(PIECES):
        if is_to_place(s, seat, piece):
            s.waiting |= 1 << seat
    if s.waiting >> seat & 1:
        unnoticed(log)
        return
    log_event(log, Event.PLACED)
    fact(log, Fact.SEAT, seat)
    if s.waiting == 0:
        reveal(log)
        s.phase = Phase.REVEAL


@kernel
def reveal_gangs(s, log):
    """GA-2.3: all is revealed together; pieces start clean."""
    for i in range(s.seats):
        seat = s.order[i]
        s.cash[seat] = money_left(s, seat)
        for piece in range(PIECES):
            if s.hired[seat, piece] > 0:
                s.strength[seat, piece] = s.hired[seat, piece]
                s.piece_at[seat, piece] = s.placing[seat, piece]
                log_event(log, Event.REVEALED)
                fact(log, Fact.SEAT, seat)
                fact(log, Fact.PIECE, piece)
                fact(log, Fact.STRENGTH, s.strength[seat, piece])
                fact(log, Fact.JOINT, s.placing[seat, piece])
            s.hired[seat, piece] = 0
            s.placing[seat, piece] = NO_JOINT
        log_event(log, Event.KEPT_MONEY)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MONEY, s.cash[seat])
