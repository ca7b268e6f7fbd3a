"""The invariants of a position: `flaw` finds the first one that is broken."""

from enum import IntEnum

from windycity.core.asking import TRUTH, is_asked_or_over
from windycity.core.events import SPECTATOR
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.position import (
    CASH_STEPS,
    CLAIM_LIMIT,
    COPS,
    DICE,
    GANG_MONEY,
    JOINTS,
    MARKERS,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_STRENGTH,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    NO_SEAT,
    NO_SPACE,
    PIECES,
    ROUNDS,
    TRIES,
    UNTOUCHABLE,
    Ask,
    Outcome,
    Phase,
    Reason,
)
from windycity.games.gangsters.rules.donuts import feeder
from windycity.games.gangsters.rules.ending import richest, way_to_win
from windycity.games.gangsters.rules.fitting_moves import are_moves_fitting, is_shooting_fitting
from windycity.games.gangsters.rules.fitting_police import is_draw_fitting, is_police_fitting, is_showing_fitting
from windycity.games.gangsters.rules.fitting_setup import (
    are_claims_fitting,
    is_board_bare,
    is_gang_fitting,
    is_offer_fitting,
    is_trading,
)
from windycity.games.gangsters.rules.guesses import can_be_elsewhere
from windycity.games.gangsters.rules.joints import count_colour, is_grey
from windycity.games.gangsters.rules.knowledge import is_seen
from windycity.games.gangsters.rules.turns import seat_after


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
    OFFER_MISFIT = 10
    TRIES_MISFIT = 11
    ASK_MISMATCH = 12
    CASH_MISFIT = 13
    POLICE_MISFIT = 14
    MOVES_MISFIT = 15
    SHOOTING_MISFIT = 16
    SHOWING_MISFIT = 17
    DRAW_MISFIT = 18
    HIDDEN_KNOWN = 19
    ALREADY_WON = 20
    REASON_MISFIT = 21
    CASH_BEYOND_INCOME = 22


@kernel
def flaw(s, e):
    """Find the first flaw of a position, SOUND if it has none."""
    # `or` needs numbers: compiled, an enum is neither true nor false.
    return (
        flaw_of_seats(s) + 0
        or flaw_of_joints(s, e) + 0
        or flaw_of_pieces(s, e) + 0
        or flaw_of_cops(s, e) + 0
        or flaw_of_public(s, e) + 0
        or flaw_of_markers(s, e) + 0
        or flaw_of_ask(s) + 0
        or flaw_of_setup(s, e) + 0
        or flaw_of_tries(s) + 0
        or flaw_of_turn(s, e) + 0
        or flaw_of_end(s, e) + 0
    )


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
    if s.seats <= s.seen_by < SPECTATOR:
        return Flaw.BEYOND_SEATS
    found = 0
    for place in range(s.seats):
        found |= 1 << s.order[place]
    if found != everyone(s) or s.place >= s.seats or s.active != s.order[s.place]:
        return Flaw.ORDER_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_joints(s, e):
    """GA-3.2: an owned joint has a level, never above the count of joints of its colour that its owner holds."""
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
    """GA-1.1: a piece with strength stands somewhere, unless it is just coming back; others have nothing."""
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
            if s.shown[seat, marker] > (0 if marker == UNTOUCHABLE else s.held[seat, marker]):
                return Flaw.MARKERS_MISCOUNTED
        if total != (e.untouchables if marker == UNTOUCHABLE else 1):
            return Flaw.MARKERS_MISCOUNTED
    if (in_bag == 0 and not s.bag_empty) or (s.seen_by == TRUTH and s.bag_empty and in_bag > 0):
        return Flaw.MARKERS_MISCOUNTED
    for seat in range(s.seats):
        if s.standing[seat] > s.held[seat, UNTOUCHABLE] or (s.ordered[seat] and not is_order_fitting(s, seat)):
            return Flaw.MARKERS_MISCOUNTED
        if not is_seen(s, seat) and knows_hidden(s, seat):
            return Flaw.HIDDEN_KNOWN
    return Flaw.SOUND


@kernel
def is_order_fitting(s, seat):
    """GA-4.2: whoever has given an order holds an Untouchable, and has not answered yet."""
    return s.held[seat, UNTOUCHABLE] > 0 and s.waiting >> seat & 1 == 1


@kernel
def knows_hidden(s, seat):
    """GA-1.6: whether an observed position shows what its seat cannot know of another."""
    for marker in range(MARKERS):
        if s.held[seat, marker] > s.shown[seat, marker]:
            return True
    for piece in range(PIECES):
        if s.hired[seat, piece] > 0 or s.placing[seat, piece] != NO_JOINT:
            return True
    for i in range(TRIES):
        if s.try_known[seat, i] != Outcome.UNKNOWN:
            return True
    return s.showing[seat] != 0 or s.elsewhere[seat] != 0 or s.drawn[seat] < NO_MARKER


# What is remembered of bribes (GA-1.6)


@kernel
def flaw_of_tries(s):
    """Every remembered bribe, and no other, has its briber, its cop, and what is known of it."""
    for i in range(TRIES):
        there = i < s.tries
        if (s.try_seat[i] < s.seats) != there or (s.try_cop[i] != NO_COP) != there:
            return Flaw.TRIES_MISFIT
        if there and not is_try_fitting(s, i):
            return Flaw.TRIES_MISFIT
        for seat in range(s.seats):
            if not there and s.try_told[i] + s.try_known[seat, i] > 0:
                return Flaw.TRIES_MISFIT
    for seat in range(s.seats):
        for cop in range(COPS):
            if s.elsewhere[seat] >> cop & 1 and (s.held[seat, cop] > 0 or (s.seen_by == TRUTH and s.bag[cop] > 0)):
                return Flaw.TRIES_MISFIT
    return Flaw.SOUND if can_be_elsewhere(s) else Flaw.TRIES_MISFIT


@kernel
def is_try_fitting(s, i):
    """What is known of a bribe is true: it worked if the marker is held, or was shown; others can know only that it failed."""
    seat, cop, told = s.try_seat[i], s.try_cop[i], s.try_told[i]
    own = s.try_known[seat, i]
    for other in range(s.seats):
        if other != seat and s.try_known[other, i] != Outcome.UNKNOWN:
            is_false = told == Outcome.UNKNOWN and is_seen(s, seat) and own == Outcome.WORKED
            if is_false or s.try_known[other, i] == Outcome.WORKED:
                return False
    if is_seen(s, seat) and own != (told if told != Outcome.UNKNOWN else own_outcome(s, seat, cop)):
        return False
    return told != Outcome.UNKNOWN or is_open_still(s, i)


@kernel
def own_outcome(s, seat, cop):
    """The outcome of a bribe whose marker has not been shown since."""
    return Outcome.WORKED + 0 if s.held[seat, cop] > 0 else Outcome.FAILED + 0


@kernel
def is_open_still(s, i):
    """GA-4.2, GA-4.9: nothing has happened that reveals a bribe's outcome: bribing again, or showing a marker."""
    seat, cop = s.try_seat[i], s.try_cop[i]
    if seat == s.active and cop == s.bribing:
        return False
    for later in range(i + 1, s.tries):
        if s.try_seat[later] == seat and s.try_cop[later] == cop:
            return False
    for other in range(s.seats):
        if s.shown[other, cop]:
            return False
    return True


# The steps of the match


@kernel
def flaw_of_setup(s, e):
    """GA-2: joints, cash and secret choices while the match is being set up; no choices later."""
    if (s.round == 0) != (s.phase <= Phase.REVEAL):
        return Flaw.SETUP_MISFIT
    if s.round == 0 and (not is_board_bare(s) or not are_claims_fitting(s, e)):
        return Flaw.SETUP_MISFIT
    for seat in range(s.seats):
        if s.round == 0 and not is_gang_fitting(s, seat):
            return Flaw.SETUP_MISFIT
        for piece in range(PIECES):
            if s.round > 0 and (s.hired[seat, piece] > 0 or s.placing[seat, piece] != NO_JOINT):
                return Flaw.SETUP_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_turn(s, e):
    """What belongs to a step of the turn exists only in that step, and can go on."""
    thrown = s.phase > Phase.THROW and s.reason == Reason.NOT_OVER
    for die in range(DICE):
        if (s.dice[die] > 0) != thrown:
            return Flaw.DICE_MISFIT
    if not is_cash_fitting(s):
        return Flaw.CASH_MISFIT
    if s.round > 0 and total_cash(s) > most_paid_out(s, e):
        return Flaw.CASH_BEYOND_INCOME
    if not is_offer_fitting(s):
        return Flaw.OFFER_MISFIT
    if not is_police_fitting(s, e):
        return Flaw.POLICE_MISFIT
    if not are_moves_fitting(s, e):
        return Flaw.MOVES_MISFIT
    if not is_shooting_fitting(s, e):
        return Flaw.SHOOTING_MISFIT
    for seat in range(s.seats):
        if not is_showing_fitting(s, e, seat):
            return Flaw.SHOWING_MISFIT
        if not is_draw_fitting(s, seat):
            return Flaw.DRAW_MISFIT
    return Flaw.SOUND


@kernel
def is_cash_fitting(s):
    """GA-1.2, GA-3.3: all prices are multiples of 100, and so is all cash."""
    for seat in range(s.seats):
        if s.cash[seat] % CASH_STEPS[0] != 0:
            return False
    return s.pay % CASH_STEPS[0] == 0 and s.get % CASH_STEPS[0] == 0


@kernel
def total_cash(s):
    """The cash of all players; trades do not change it."""
    total = 0
    for seat in range(s.seats):
        total += s.cash[seat]
    return total


@kernel
def most_paid_out(s, e):
    """GA-2.1, GA-2.2, GA-7: the most all can have received since the match began: the starting money, and each turn's most.

    Income never exceeds a turn's most, so play never exceeds this; and an edition is read only if this stays
    within the range of cash to the end of the match.
    """
    turns = (s.round - 1) * s.seats + s.place
    if s.phase > Phase.INCOME:
        turns += 1
    return s.seats * (CLAIM_LIMIT + GANG_MONEY) + turns * e.most_income


# GA-10: the end


@kernel
def flaw_of_end(s, e):
    """GA-10: a match that is over was won as it says; one that is not had no winner at the end of the last turn."""
    if s.reason == Reason.NOT_OVER:
        return Flaw.ALREADY_WON if is_won_already(s, e) else Flaw.SOUND
    for steps in range(s.seats):
        seat = seat_after(s, steps)
        reason = way_to_win(s, e, seat)
        if reason != Reason.NOT_OVER:
            return Flaw.SOUND if s.reason == reason and s.winners == 1 << seat else Flaw.REASON_MISFIT
    is_last = s.round == ROUNDS and s.place == s.seats - 1
    return Flaw.SOUND if is_last and s.reason == Reason.RICHEST and s.winners == richest(s, e) else Flaw.REASON_MISFIT


@kernel
def is_won_already(s, e):
    """GA-10.1: whether somebody has what wins at the start of a turn, before anything was bought or traded."""
    if s.ask > Ask.ACCEPT or s.bought or s.offers > (1 if is_trading(s) else 0):
        return False
    is_first = s.round == 1 and s.place == 0  # a colour of three can be claimed whole, and no turn has ended yet
    for seat in range(s.seats):
        reason = way_to_win(s, e, seat)
        if reason != Reason.NOT_OVER and not (is_first and reason == Reason.COLOUR):
            return True
    return False


# What is asked


@kernel
def flaw_of_ask(s):
    """While the match is not over, somebody is asked, and for what is under way."""
    over = s.reason != Reason.NOT_OVER
    if not is_asked_or_over(s):
        return Flaw.ASK_MISMATCH
    if over:
        return Flaw.SOUND if s.asked == 0 and s.phase == Phase.TURN_ENDS else Flaw.ASK_MISMATCH
    if s.waiting & ~s.asked != 0 or s.asked != who_is_asked(s) or not is_phase_fitting(s):
        return Flaw.ASK_MISMATCH
    return Flaw.SOUND


@kernel
def who_is_asked(s):
    """The seats that take part in the ask."""
    if s.ask == Ask.GANG or s.ask == Ask.PLACE or s.ask == Ask.DONUTS or s.ask == Ask.SHIELD:
        return everyone(s)
    if s.ask == Ask.REACT:
        return everyone(s) & ~(1 << s.active)
    if s.ask == Ask.ACCEPT:
        return 1 << s.partner
    if s.ask == Ask.ATTACK:
        return s.asked & -s.asked  # any one seat
    return 1 << s.active


@kernel
def is_phase_fitting(s):
    """Whether what comes next fits what is asked."""
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
    if s.ask == Ask.MOVE or s.ask == Ask.PUBLIC_TO:
        return s.phase == Phase.MOVE
    if s.ask == Ask.SEDUCE:
        return s.phase == Phase.SEDUCE
    if s.ask == Ask.RETURN:
        return s.phase == Phase.MOVE or s.phase == Phase.SEDUCE
    if s.ask == Ask.KEEP:
        return s.phase == Phase.INCOME
    if s.ask == Ask.SHIELD or s.ask == Ask.ATTACK:
        return s.phase == Phase.DONUT_SHOOTS
    return s.phase == Phase.PIECES_SHOOT
