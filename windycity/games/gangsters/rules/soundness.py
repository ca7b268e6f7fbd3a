"""What no position may break: `flaw` finds the first thing that is wrong."""

from enum import IntEnum

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    CLAIMS,
    COPS,
    DICE,
    JOINTS,
    MARKERS,
    MOST_PUBLIC,
    MOST_SEATS,
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
    TRIES,
    TRUTH,
    UNTOUCHABLE,
    Ask,
    Phase,
    Reason,
)
from windycity.games.gangsters.rules.claims import has_hired, is_to_place, money_left
from windycity.games.gangsters.rules.joints import count_colour, count_joints, is_grey
from windycity.games.gangsters.rules.police import feeder


class Flaw(IntEnum):
    """What is wrong with a position."""

    SOUND = 0
    BEYOND_SEATS = 1
    ORDER_MISFIT = 2
    JOINT_MISFIT = 3
    PIECE_MISPLACED = 4
    COP_MISPLACED = 5
    PUBLIC_MISPLACED = 6
    MARKERS_MISCOUNTED = 7
    SETUP_MISFIT = 8
    DICE_MISFIT = 9
    STEP_MISFIT = 10
    TRIES_MISFIT = 11
    ASK_MISMATCH = 12


@kernel
def flaw(s, e):
    """Tell what is wrong with a position, SOUND if nothing is."""
    found = flaw_of_seats(s)
    if found == Flaw.SOUND:
        found = flaw_of_joints(s, e)
    if found == Flaw.SOUND:
        found = flaw_of_pieces(s, e)
    if found == Flaw.SOUND:
        found = flaw_of_cops(s, e)
    if found == Flaw.SOUND:
        found = flaw_of_public(s, e)
    if found == Flaw.SOUND:
        found = flaw_of_markers(s, e)
    if found == Flaw.SOUND:
        found = flaw_of_setup(s)
    if found == Flaw.SOUND:
        found = flaw_of_step(s)
    if found == Flaw.SOUND:
        found = flaw_of_ask(s, e)
    return found


@kernel
def flaw_of_seats(s):
    """Nothing belongs to a seat beyond the last; GA-2.1: every seat has its place in the order of play."""
    for seat in range(s.seats, MOST_SEATS):
        if s.cash[seat] > 0 or s.donuts[seat] > 0 or s.standing[seat] > 0 or s.showing[seat] > 0 or s.elsewhere[seat] > 0:
            return Flaw.BEYOND_SEATS
        if s.fed[seat] != NO_COP or s.order[seat] != NO_SEAT or s.drawn[seat] != NO_MARKER or s.ordered[seat]:
            return Flaw.BEYOND_SEATS
        for piece in range(PIECES):
            if s.strength[seat, piece] > 0 or s.hired[seat, piece] > 0 or s.placing[seat, piece] != NO_JOINT:
                return Flaw.BEYOND_SEATS
        for marker in range(MARKERS):
            if s.held[seat, marker] + s.shown[seat, marker] > 0:
                return Flaw.BEYOND_SEATS
        for i in range(TRIES):
            if s.try_known[seat, i] > 0:
                return Flaw.BEYOND_SEATS
    if (s.waiting | s.asked | s.winners | s.deciding) >> s.seats != 0 or s.seats <= s.partner < NO_SEAT:
        return Flaw.BEYOND_SEATS
    found = 0
    for place in range(s.seats):
        if s.order[place] >= s.seats:
            return Flaw.ORDER_MISFIT
        found |= 1 << s.order[place]
    if found != (1 << s.seats) - 1 or s.place >= s.seats or s.active != s.order[s.place]:
        return Flaw.ORDER_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_joints(s, e):
    """GA-3.2: an owned joint has a level, never above the number of joints of its colour that its owner holds."""
    for joint in range(JOINTS):
        owner = s.owner[joint]
        if owner == NO_SEAT:
            if s.level[joint] > 0:
                return Flaw.JOINT_MISFIT
        elif owner >= s.seats or s.level[joint] == 0 or s.level[joint] > count_colour(s, e, owner, e.colour[joint]):
            return Flaw.JOINT_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_pieces(s, e):
    """GA-1.1: a piece with strength stands somewhere, but for one that is just coming back; others have nothing."""
    for seat in range(MOST_SEATS):
        for piece in range(PIECES):
            strength, at = s.strength[seat, piece], s.piece_at[seat, piece]
            coming = s.ask == Ask.RETURN and seat == s.active and piece == s.returning
            if strength > MOST_STRENGTH[piece] or (at != NO_SPACE and at >= e.spaces):
                return Flaw.PIECE_MISPLACED
            if (at == NO_SPACE) != (strength == 0 or coming) or (coming and strength == 0):
                return Flaw.PIECE_MISPLACED
            if at == NO_SPACE and (s.criminal[seat, piece] or s.equipped[seat, piece]):
                return Flaw.PIECE_MISPLACED
    return Flaw.SOUND


@kernel
def flaw_of_cops(s, e):
    """GA-4.9: cops stand on spaces that exist, those with donuts in grey buildings, each fed by one player."""
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE and s.cop_at[cop] >= e.spaces:
            return Flaw.COP_MISPLACED
    for seat in range(s.seats):
        if (s.fed[seat] == NO_COP) != (s.donuts[seat] == 0):
            return Flaw.COP_MISPLACED
        if s.fed[seat] != NO_COP and (feeder(s, s.fed[seat]) != seat or not is_grey(e, s.cop_at[s.fed[seat]])):
            return Flaw.COP_MISPLACED
    return Flaw.SOUND


@kernel
def flaw_of_public(s, e):
    """GA-5.6: public stands on spaces that exist, never two on one."""
    for public in range(MOST_PUBLIC):
        at = s.public_at[public]
        if public >= e.publics and (at != NO_SPACE or s.public_moved[public]):
            return Flaw.PUBLIC_MISPLACED
        if at != NO_SPACE:
            if at >= e.spaces:
                return Flaw.PUBLIC_MISPLACED
            for other in range(public):
                if s.public_at[other] == at:
                    return Flaw.PUBLIC_MISPLACED
    return Flaw.SOUND


@kernel
def flaw_of_markers(s, e):
    """GA-1.3: every marker is in one place; what was shown is held, and orders are for Untouchables that are held."""
    in_bag = 0
    for marker in range(MARKERS):
        in_bag += s.bag[marker]
        total = s.bag[marker] + 0
        for seat in range(s.seats):
            total += s.held[seat, marker]
            if s.shown[seat, marker] > s.held[seat, marker]:
                return Flaw.MARKERS_MISCOUNTED
            hidden = s.seen_by != TRUTH and s.seen_by != seat
            if hidden and s.held[seat, marker] > s.shown[seat, marker]:
                return Flaw.MARKERS_MISCOUNTED
            if marker == UNTOUCHABLE and s.standing[seat] > s.held[seat, marker]:
                return Flaw.MARKERS_MISCOUNTED
        if total != (e.untouchables if marker == UNTOUCHABLE else 1):
            return Flaw.MARKERS_MISCOUNTED
    if (in_bag == 0 and not s.bag_empty) or (s.seen_by == TRUTH and s.bag_empty and in_bag > 0):
        return Flaw.MARKERS_MISCOUNTED
    return flaw_of_tries(s)


@kernel
def flaw_of_tries(s):
    """Of every bribe that is remembered there stands by whom and of whom, and of no other."""
    for i in range(TRIES):
        there = i < s.tries
        if (s.try_seat[i] < s.seats) != there or (s.try_cop[i] != NO_COP) != there:
            return Flaw.TRIES_MISFIT
        if not there and s.try_told[i] != 0:
            return Flaw.TRIES_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_setup(s):
    """GA-2: joints, cash and secret choices while the match is being set up; no choices later."""
    choosing = s.ask == Ask.GANG or s.ask == Ask.PLACE
    if (s.round == 0) != (s.phase <= Phase.REVEAL):
        return Flaw.SETUP_MISFIT
    for seat in range(s.seats):
        own = s.seen_by == TRUTH or s.seen_by == seat
        if choosing and (count_joints(s, seat) != CLAIMS or money_left(s, seat) < 0):
            return Flaw.SETUP_MISFIT
        finished = choosing and s.waiting >> seat & 1 == 0
        if own and (finished or s.ask == Ask.PLACE) and not has_hired(s, seat):
            return Flaw.SETUP_MISFIT
        unplaced = False
        for piece in range(PIECES):
            if not choosing and s.hired[seat, piece] > 0:
                return Flaw.SETUP_MISFIT
            if s.placing[seat, piece] != NO_JOINT and not is_placing_fitting(s, seat, piece):
                return Flaw.SETUP_MISFIT
            unplaced = unplaced or is_to_place(s, seat, piece)
        if own and s.ask == Ask.PLACE and unplaced == finished:
            return Flaw.SETUP_MISFIT
    return Flaw.SOUND


@kernel
def is_placing_fitting(s, seat, piece):
    """GA-2.3: a piece that exists is placed in one of the own joints."""
    if s.ask != Ask.PLACE or s.placing[seat, piece] > NO_JOINT or s.hired[seat, piece] == 0:
        return False
    return s.owner[s.placing[seat, piece]] == seat


@kernel
def flaw_of_step(s):
    """What belongs to a step of the turn stands only in that step."""
    thrown = s.phase > Phase.THROW and s.reason == Reason.NOT_OVER
    for die in range(DICE):
        if (s.dice[die] > 0) != thrown:
            return Flaw.DICE_MISFIT
    trading = s.ask == Ask.GIVE or s.ask == Ask.WANT or s.ask == Ask.CASH or s.ask == Ask.ACCEPT
    if (s.partner != NO_SEAT) != trading or s.partner == s.active:
        return Flaw.STEP_MISFIT
    if not trading and (s.pay + s.get > 0 or s.give != NO_JOINT or s.want != NO_JOINT):
        return Flaw.STEP_MISFIT
    if not is_offer_fitting(s) or not is_cop_fitting(s) or not are_moves_fitting(s):
        return Flaw.STEP_MISFIT
    for seat in range(s.seats):
        if (s.drawn[seat] != NO_MARKER) != (s.ask == Ask.KEEP and seat == s.active):
            return Flaw.STEP_MISFIT
        if s.showing[seat] != 0 and s.ask != Ask.REACT and s.ask != Ask.DONUTS:
            return Flaw.STEP_MISFIT
    return Flaw.SOUND


@kernel
def is_offer_fitting(s):
    """GA-3.3: nobody offers or wants what is not there."""
    if s.give != NO_JOINT and (s.give >= JOINTS or s.owner[s.give] != s.active):
        return False
    if s.want != NO_JOINT and (s.want >= JOINTS or s.owner[s.want] != s.partner):
        return False
    if s.partner == NO_SEAT:
        return True
    if s.ask == Ask.ACCEPT and ((s.give == NO_JOINT and s.pay == 0) or (s.want == NO_JOINT and s.get == 0)):
        return False
    return s.offers > 0 and s.pay <= s.cash[s.active] and s.get <= s.cash[s.partner] and (s.pay == 0 or s.get == 0)


@kernel
def is_cop_fitting(s):
    """GA-4: a cop who moves is on the board, unless he was just drawn; one who was replaced is not."""
    if s.mover == NO_COP:
        return s.moved_from == NO_SPACE and s.replaced == NO_COP and s.target == NO_TARGET
    if (s.cop_at[s.mover] == NO_SPACE) != (s.ask == Ask.COP_TO):
        return False
    if s.replaced != NO_COP and (s.cop_at[s.replaced] != NO_SPACE or s.moved_from == NO_SPACE or s.replaced == s.mover):
        return False
    return s.phase >= Phase.REACT and s.phase <= Phase.COP_SHOOTS


@kernel
def are_moves_fitting(s):
    """GA-5, GA-6: moves, recruits and what is coming in belong to the moves of a turn."""
    moving = Phase.MOVE <= s.phase <= Phase.SEDUCE
    if s.moves > 0 and not moving:
        return False
    if (s.entering != NO_PUBLIC) != (s.ask == Ask.PUBLIC_TO) or (s.returning != NO_PIECE) != (s.ask == Ask.RETURN):
        return False
    if s.entering != NO_PUBLIC and (s.public_at[s.entering] != NO_SPACE or s.public_moved[s.entering]):
        return False
    if s.phase < Phase.MOVE:
        for piece in range(PIECES):
            if s.did[piece] or s.driven[piece] or s.attackers[piece]:
                return False
        if s.recruited > 0:
            return False
    return (s.aside > 0) == (s.bribing != NO_COP) and (s.seductions > 0) <= (s.phase == Phase.SEDUCE)


@kernel
def flaw_of_ask(s, e):
    """Somebody is asked as long as the match is not over, and for what is under way."""
    over = s.reason != Reason.NOT_OVER
    if over != (s.waiting == 0) or over != (s.ask == Ask.NOTHING) or over != (s.winners != 0):
        return Flaw.ASK_MISMATCH
    if over:
        return Flaw.SOUND
    if s.waiting & ~s.asked != 0 or s.asked != who_is_asked(s) or not is_phase_fitting(s):
        return Flaw.ASK_MISMATCH
    return Flaw.SOUND


@kernel
def who_is_asked(s):
    """The seats that take part in what is asked."""
    if s.ask == Ask.GANG or s.ask == Ask.PLACE or s.ask == Ask.DONUTS:
        return (1 << s.seats) - 1
    if s.ask == Ask.REACT:
        return (1 << s.seats) - 1 & ~(1 << s.active)
    if s.ask == Ask.ACCEPT:
        return 1 << s.partner
    if s.ask == Ask.ATTACK:
        return s.asked & -s.asked  # any one seat
    return 1 << s.active


@kernel
def is_phase_fitting(s):
    """Tell whether what comes next fits what is asked."""
    if s.ask == Ask.CLAIM:
        return s.phase == Phase.CLAIM
    if s.ask == Ask.GANG:
        return s.phase == Phase.GANG
    if s.ask == Ask.PLACE:
        return s.phase == Phase.PLACE
    if s.ask <= Ask.ACCEPT:
        return s.phase == Phase.BUY
    if s.ask == Ask.DONUTS or s.ask == Ask.POLICE:
        return s.phase == Phase.POLICE
    if s.ask == Ask.REACT:
        return s.phase == Phase.REACT and s.mover != NO_COP
    if s.ask == Ask.FEED:
        return s.phase == Phase.TARGET and s.mover != NO_COP
    if s.ask == Ask.COP_TO or s.ask == Ask.TARGET:
        return s.phase == Phase.COUNT_MOVES and s.mover != NO_COP
    if s.ask == Ask.MOVE:
        return s.phase == Phase.MOVE and s.moves > 0
    if s.ask == Ask.PUBLIC_TO:
        return s.phase == Phase.MOVE
    if s.ask == Ask.SEDUCE:
        return s.phase == Phase.SEDUCE and s.seductions > 0
    if s.ask == Ask.RETURN:
        return s.phase == Phase.MOVE or s.phase == Phase.SEDUCE
    if s.ask == Ask.KEEP:
        return s.phase == Phase.INCOME
    if s.ask == Ask.ATTACK:
        return s.phase == Phase.DONUT_SHOOTS
    return s.phase == Phase.PIECES_SHOOT
