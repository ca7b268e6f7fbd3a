"""Whether the police step under way is consistent with the rest of a position (GA-4), for `soundness`."""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    COPS,
    MOST_SPACES,
    NO_COP,
    NO_MARKER,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    UNKNOWN_MARKER,
    Ask,
    Did,
    Die,
    Phase,
    Piece,
)
from windycity.games.gangsters.rules.cops import close_joints, count_cops, crime_level
from windycity.games.gangsters.rules.donuts import feeder, has_more_to_show
from windycity.games.gangsters.rules.guesses import can_be_drawn, is_drawn_there
from windycity.games.gangsters.rules.joints import is_grey
from windycity.games.gangsters.rules.knowledge import is_seen
from windycity.games.gangsters.rules.pieces import gang_of, is_criminal_at, piece_of
from windycity.games.gangsters.rules.walks import OPEN, mark_by_subway, mark_on_foot


@kernel
def is_police_fitting(s, e):
    """GA-4.1: at most one police action is under way: a moving cop, a bribe, or donuts."""
    if s.mover != NO_COP:
        if not is_mover_fitting(s, e):
            return False
    elif s.moved_from != NO_SPACE or s.replaced != NO_COP or s.target != NO_TARGET:
        return False
    return is_bribe_fitting(s) and are_donuts_fitting(s, e)


@kernel
def is_mover_fitting(s, e):
    """GA-4.4 to GA-4.9: the active player may move this cop, and has moved him this far; then he attacks, or is done."""
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
    """GA-4.4, GA-4.5, GA-4.8: the moving cop stands where he could go, or has a place to go to."""
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
    """GA-4.6: a cop's target is a criminal where he stands, unless it has moved since, or was seduced to the last man."""
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
    """GA-4.2: only the player who bribed last looks at what was drawn."""
    if s.ask != Ask.KEEP or seat != s.active:
        return s.drawn[seat] == NO_MARKER
    if s.tries == 0 or s.try_seat[s.tries - 1] != seat:
        return False
    if not is_seen(s, seat):
        return s.drawn[seat] == UNKNOWN_MARKER and can_be_drawn(s)
    return is_drawn_there(s, seat)
