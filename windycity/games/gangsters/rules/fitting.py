"""Whether what is under way fits the rest of a position: the set-up, offers, the police step, moves, shoot-outs.

`soundness` asks these questions, after it has looked at what is asked and at the dice.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    CLAIM_LIMIT,
    CLAIMS,
    COPS,
    JOINTS,
    MARKERS,
    MOST_PUBLIC,
    MOST_SPACES,
    MOST_STRENGTH,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_PIECE,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    TARGETS,
    UNKNOWN_MARKER,
    Ask,
    Did,
    Die,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.claims import has_hired, is_to_place, money_left, nth_price
from windycity.games.gangsters.rules.cops import close_joints, count_cops, crime_level
from windycity.games.gangsters.rules.donuts import feeder, has_more_to_show
from windycity.games.gangsters.rules.joints import count_joints, is_grey
from windycity.games.gangsters.rules.knowledge import can_be_drawn, is_drawn_there, is_seen
from windycity.games.gangsters.rules.pieces import gang_of, is_criminal_at, piece_of
from windycity.games.gangsters.rules.public import mark_public_entry
from windycity.games.gangsters.rules.recruiting import recruits_left, why_not_seduce
from windycity.games.gangsters.rules.shooting import count_prey, why_not_shoot
from windycity.games.gangsters.rules.trading import can_trade, has_cash
from windycity.games.gangsters.rules.turns import seat_after
from windycity.games.gangsters.rules.walks import OPEN, mark_by_subway, mark_on_foot

MOST_MOVES = MOST_STRENGTH[Piece.RACKETEERS] // 2  # GA-5.1

# The set-up


@kernel
def is_board_bare(s):
    """GA-2: until gangs are revealed nothing but joints has come into play."""
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
    """GA-2.1: whoever has this place has claimed as often as all before, has paid, and can pay for the claims to come."""
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
    """GA-2.2, GA-2.3: a gang that can be paid, each of its pieces in an own joint; whoever has finished has one."""
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
    """GA-2.3: a piece that exists is placed in one of the own joints."""
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
    """GA-3.3: an offer to somebody else, of what is there, that can be completed."""
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
    """GA-3.3: cash goes one way, for a joint, and is there; an offer that was made has something on each side."""
    if s.pay > 0 and (s.get > 0 or s.want == NO_JOINT or s.pay > s.cash[s.active]):
        return False
    if s.get > 0 and (s.give == NO_JOINT or s.get > s.cash[s.partner]):
        return False
    if s.want == NO_JOINT and (s.give == NO_JOINT or not has_cash(s, s.partner)):
        return False
    return s.ask != Ask.ACCEPT or ((s.give != NO_JOINT or s.pay > 0) and (s.want != NO_JOINT or s.get > 0))


# GA-4: the police step


@kernel
def is_police_fitting(s, e):
    """GA-4.1: one police action at most is under way: a cop who moves, or a bribe, or donuts."""
    if s.mover != NO_COP:
        if not is_mover_fitting(s, e):
            return False
    elif s.moved_from != NO_SPACE or s.replaced != NO_COP or s.target != NO_TARGET:
        return False
    return is_bribe_fitting(s) and are_donuts_fitting(s, e)


@kernel
def is_mover_fitting(s, e):
    """GA-4.4 to GA-4.9: a cop whom the active player may move, and has moved so far; then he attacks, or is done."""
    if s.ask < Ask.COP_TO or s.ask > Ask.RETURN or s.bribing != NO_COP:
        return False
    by, was_fed = feeder(s, s.mover), s.donuts[s.active] > 0
    if (by != NO_SEAT and by != s.active) or (was_fed and (by != s.active or s.ask <= Ask.FEED or s.donuts[s.active] > 1)):
        return False
    if (s.cop_at[s.mover] == NO_SPACE) != (s.ask == Ask.COP_TO) or (s.target == NO_TARGET) != (s.ask <= Ask.TARGET):
        return False
    if s.replaced != NO_COP and (s.replaced == s.mover or s.cop_at[s.replaced] != NO_SPACE or s.moved_from == NO_SPACE):
        return False
    if s.moved_from != NO_SPACE and (s.moved_from >= e.spaces or (s.ask == Ask.COP_TO and s.replaced == NO_COP)):
        return False
    if not has_come_there(s, e) or (s.moved_from == NO_SPACE and not was_call_allowed(s, e)):
        return False
    if s.ask == Ask.FEED:
        return is_grey(e, s.cop_at[s.mover])
    if s.ask == Ask.TARGET:
        return count_criminals(s, s.cop_at[s.mover]) > 1
    return s.target == NO_TARGET or is_target_fitting(s)


@kernel
def has_come_there(s, e):
    """GA-4.4, GA-4.5, GA-4.8: the cop who moves stands where he could go, or has a place to go to."""
    bag = np.zeros(MOST_SPACES, np.int8)
    blue = s.dice[Die.BLUE]
    if s.replaced != NO_COP:
        mark_by_subway(e, s.moved_from, blue, bag)
    elif s.moved_from != NO_SPACE:
        mark_on_foot(e, s.moved_from, blue, bag)
    else:
        mark_on_foot(e, e.station[blue - 1], blue - 1, bag)
    if s.ask <= Ask.REACT:  # later the criminals or the public may be gone
        places = close_joints(s, e, bag)
        if s.ask == Ask.COP_TO:
            return places > 0
    return bag[s.cop_at[s.mover]] == OPEN


@kernel
def was_call_allowed(s, e):
    """GA-4.5: a new cop was called with no cop on the board, or with enough crime; a raid may have ended that since."""
    others = count_cops(s) - (0 if s.ask == Ask.COP_TO else 1)
    return s.ask > Ask.FEED or others == 0 or crime_level(s, e) >= others


@kernel
def count_criminals(s, space):
    """Return the count of criminal pieces on a space."""
    count = 0
    for seat in range(s.seats):
        for piece in range(PIECES):
            if is_criminal_at(s, seat, piece, space):
                count += 1
    return count


@kernel
def is_target_fitting(s):
    """GA-4.6: whom a cop will attack is a criminal where he stands, unless he has moved since, or was seduced to the last man."""
    if s.target >= s.seats * PIECES:
        return False
    seat, piece = gang_of(s.target), piece_of(s.target)
    if is_criminal_at(s, seat, piece, s.cop_at[s.mover]):
        return True
    if seat == s.active:
        return s.did[piece] == Did.MOVED
    return s.strength[seat, piece] == 0 and piece != Piece.VAMPS and s.did[Piece.VAMPS] == Did.MOVED


@kernel
def is_bribe_fitting(s):
    """GA-4.2: during the moves a bribe is set aside, for a cop on the board whose marker the active player does not hold."""
    if s.bribing == NO_COP:
        return s.aside == 0
    if s.ask < Ask.MOVE or s.ask > Ask.RETURN or s.donuts[s.active] > 0:
        return False
    if s.cop_at[s.bribing] == NO_SPACE or s.held[s.active, s.bribing] > 0 or s.bag_empty:
        return False
    return s.aside == BRIBE_PRICE * s.dice[Die.BLUE]


@kernel
def are_donuts_fitting(s, e):
    """GA-4.9: in the police step the second donuts are gone, and their cop is obliged to go; all are asked about the others."""
    if s.phase == Phase.POLICE:
        if s.donuts[s.active] == 2 or (s.obliged != NO_COP and not is_obliged_fitting(s, e)):
            return False
        if s.ask == Ask.DONUTS:
            return has_donuts(s)
    return s.ask != Ask.KEEP or s.donuts[s.active] == 0  # a bribe was the police action


@kernel
def is_obliged_fitting(s, e):
    """GA-4.9: a cop whose donuts were just removed is still in a grey building."""
    return s.donuts[s.active] == 0 and feeder(s, s.obliged) == NO_SEAT and is_grey(e, s.cop_at[s.obliged])


@kernel
def has_donuts(s):
    """Whether any cop has donuts."""
    for seat in range(s.seats):
        if s.donuts[seat] > 0:
            return True
    return False


@kernel
def is_showing_fitting(s, e, seat):
    """GA-4.3, GA-4.9: whoever shows a marker holds it, may show it now, and has answered, unless there are more to show."""
    showing = s.showing[seat]
    if showing == 0:
        return True
    is_sealed = s.ask == Ask.REACT or s.ask == Ask.DONUTS or s.ask == Ask.SHIELD
    if not is_sealed or s.asked >> seat & 1 == 0:
        return False
    for cop in range(COPS):
        fits = cop == s.mover or cop == s.replaced if s.ask == Ask.REACT else feeder(s, cop) != NO_SEAT
        if showing >> cop & 1 and (not fits or s.held[seat, cop] == 0):
            return False
    if s.ask == Ask.REACT and showing & (showing - 1) != 0:
        return False
    has_more = s.ask != Ask.REACT and has_more_to_show(s, e, seat)
    return has_more or s.waiting >> seat & 1 == 0


@kernel
def is_draw_fitting(s, seat):
    """GA-4.2: whoever bribed last looks at what was drawn; nobody else does."""
    if s.ask != Ask.KEEP or seat != s.active:
        return s.drawn[seat] == NO_MARKER
    if s.tries == 0 or s.try_seat[s.tries - 1] != seat:
        return False
    if not is_seen(s, seat):
        return s.drawn[seat] == UNKNOWN_MARKER and can_be_drawn(s)
    return is_drawn_there(s, seat)


# GA-5, GA-6, GA-9: moves


@kernel
def are_moves_fitting(s, e):
    """GA-5.1: what was done and what is left of the moves; nothing before they begin."""
    if (s.entering != NO_PUBLIC) != (s.ask == Ask.PUBLIC_TO) or (s.returning != NO_PIECE) != (s.ask == Ask.RETURN):
        return False
    if s.ask < Ask.MOVE:
        return count_made(s) + s.moves + s.recruited + s.seductions == 0 and is_driving_fitting(s)
    if not is_work_fitting(s) or not is_driving_fitting(s) or not is_count_fitting(s):
        return False
    if s.ask == Ask.PUBLIC_TO and not is_entering_fitting(s, e):
        return False
    if s.ask == Ask.RETURN and not is_return_fitting(s):
        return False
    return is_seduction_fitting(s, e)


@kernel
def count_made(s):
    """GA-5.1: return the count of moves made this turn; each used a piece or a public."""
    count = 0
    for piece in range(PIECES):
        if s.did[piece] != Did.NOTHING:
            count += 1
    for public in range(MOST_PUBLIC):
        count += s.public_moved[public]
    return count


@kernel
def is_count_fitting(s):
    """GA-5.1: moves made and left are half the racketeers, at least one, as many as there were before any joined."""
    racketeers, made = s.strength[s.active, Piece.RACKETEERS] + 0, count_made(s) + s.moves
    if s.ask > Ask.KEEP:  # some may have been shot
        return s.moves == 0 and made <= MOST_MOVES
    most = max(1, racketeers // 2)
    if s.ask == Ask.KEEP:
        return s.moves == 0 and made <= most
    if s.ask == Ask.PUBLIC_TO:
        made += 1
    if s.did[Piece.RACKETEERS] == Did.RECRUITED:
        racketeers -= s.recruited
    if s.did[Piece.VAMPS] == Did.MOVED:
        racketeers -= 2  # seduced, perhaps
    return max(1, racketeers // 2) <= made <= most and (s.ask != Ask.MOVE or s.moves > 0)


@kernel
def is_work_fitting(s):
    """GA-6.2: as many are recruited as the blue die allows, by pieces that recruited; whoever did something is there."""
    pieces, members = 0, 0
    for piece in range(PIECES):
        strength = s.strength[s.active, piece]
        if s.did[piece] != Did.NOTHING and s.ask <= Ask.KEEP and strength == 0:
            return False
        if s.did[piece] == Did.RECRUITED:
            pieces += 1
            members += strength
    if recruits_left(s) < 0 or s.recruited < pieces or (pieces == 0 and s.recruited > 0):
        return False
    return s.ask > Ask.KEEP or s.recruited <= members


@kernel
def is_driving_fitting(s):
    """GA-5.7: wheels add two or three dice for a piece that moved; the pieces of the others do nothing."""
    driven, moved = 0, 0
    for piece in range(PIECES):
        if s.driven[piece]:
            driven += 1
            if s.did[piece] == Did.RECRUITED:
                return False
            if s.did[piece] == Did.MOVED:
                moved += 1
    if driven == 0:
        return True
    return driven > 1 and moved == 1 and (s.ask > Ask.KEEP or s.equipped[s.active, Piece.RACKETEERS] == 1)


@kernel
def is_entering_fitting(s, e):
    """GA-5.6: a public from the bag comes in, and has a place to go to."""
    if s.entering >= e.publics or s.public_at[s.entering] != NO_SPACE or s.public_moved[s.entering]:
        return False
    bag = np.zeros(MOST_SPACES, np.int8)
    return mark_public_entry(s, e, bag)


@kernel
def is_return_fitting(s):
    """GA-6.3: a piece comes back that was just recruited, or seduced."""
    strength, did = s.strength[s.active, s.returning], s.did[s.returning]
    if s.phase == Phase.MOVE:
        return did == Did.RECRUITED and strength <= s.recruited
    return did == Did.NOTHING and strength == 1


@kernel
def is_seduction_fitting(s, e):
    """GA-9.1: clean vamps that moved seduce one, with new clothes two; they are asked only where there is a choice."""
    if s.phase != Phase.SEDUCE:
        return s.seductions == 0
    most = 2 if s.equipped[s.active, Piece.VAMPS] else 1
    if s.did[Piece.VAMPS] != Did.MOVED or s.criminal[s.active, Piece.VAMPS] or s.seductions > most:
        return False
    if s.ask == Ask.RETURN:
        return s.seductions < most
    return s.seductions > 0 and count_seducible(s, e) > 1


@kernel
def count_seducible(s, e):
    """GA-9.1: return the count of pieces that the active player's vamps can seduce of."""
    count = 0
    for target in range(TARGETS):
        if why_not_seduce(s, e, s.active, target) == Refusal.NONE:
            count += 1
    return count


# GA-8: shoot-outs


@kernel
def is_shooting_fitting(s, e):
    """GA-4.9, GA-8.1: whoever is asked for an attack can attack, and has a choice; pieces attack that are able to."""
    for piece in range(PIECES):
        if s.attackers[piece] and (s.ask != Ask.SHOOT or not is_attacker_fitting(s, piece)):
            return False
    if s.ask == Ask.SHIELD:
        return are_hunters_fitting(s, e)
    if s.ask == Ask.ATTACK:
        return are_deciders_fitting(s, e)
    return s.deciding == 0 and (s.ask != Ask.SHOOT or count_shots(s, e) > 1)


@kernel
def is_attacker_fitting(s, piece):
    """GA-8.1: racketeers or thugs that moved, and are criminal."""
    return piece != Piece.VAMPS and s.did[piece] == Did.MOVED and s.criminal[s.active, piece] == 1


@kernel
def are_hunters_fitting(s, e):
    """GA-4.9: markers may be shown because a cop with donuts may attack: those decide later whose cops have prey."""
    for seat in range(s.seats):
        if (s.deciding >> seat & 1 == 1) != (count_prey(s, e, seat) > 0):
            return False
    return s.deciding != 0


@kernel
def are_deciders_fitting(s, e):
    """GA-8.7: one after another in the order of play decides, each with a cop who has donuts; who is asked has prey."""
    is_later = False
    for steps in range(s.seats):
        seat = seat_after(s, steps)
        if s.deciding >> seat & 1 and (not is_later or s.fed[seat] == NO_COP):
            return False
        if s.asked >> seat & 1:
            is_later = True
            if count_prey(s, e, seat) == 0:
                return False
    return True


@kernel
def count_shots(s, e):
    """GA-8.1: return the count of attacks that the active player can choose from."""
    count = 0
    for piece in range(PIECES):
        for target in range(TARGETS):
            if why_not_shoot(s, e, s.active, piece, target) == Refusal.NONE:
                count += 1
    return count
