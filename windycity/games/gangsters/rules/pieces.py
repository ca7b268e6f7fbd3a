"""Pieces: groups with a strength, which lose members, vanish and come back (GA-1.1, GA-6.3); and what can be attacked."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import TO
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    FIRST_COP_TARGET,
    JOINTS,
    NO_PIECE,
    NO_SPACE,
    NO_STATION,
    PIECES,
    STATIONS,
    Ask,
    Did,
    Die,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import count_joints


@kernel
def is_at(s, seat, piece, space):
    """Whether a piece stands on a space."""
    return s.strength[seat, piece] > 0 and s.piece_at[seat, piece] == space


@kernel
def is_criminal_at(s, seat, piece, space):
    """Whether a piece stands on a space and shows its white side."""
    return s.criminal[seat, piece] and is_at(s, seat, piece, space)


@kernel
def has_criminal_piece(s, space):
    """Whether any criminal piece stands on a space."""
    for seat in range(s.seats):
        for piece in range(PIECES):
            if is_criminal_at(s, seat, piece, space):
                return True
    return False


@kernel
def die_of(s, piece):
    """GA-1.1: the die of a piece: green for racketeers, black for thugs, red for vamps."""
    return s.dice[Die.GREEN + piece] + 0


@kernel
def why_used(s, piece):
    """GA-5.1: a piece moves or recruits once a turn; GA-5.7: not with a die that wheels have used."""
    if s.did[piece] != Did.NOTHING:
        return Refusal.PIECE_HAS_ACTED
    return Refusal.DIE_DRIVEN if s.driven[piece] else Refusal.NONE


@kernel
def lose_members(s, seat, piece, count, log):
    """GA-8.3: each hit takes one strength; a piece without any is gone, with its equipment (GA-5.7)."""
    s.strength[seat, piece] -= min(count, s.strength[seat, piece])
    if s.strength[seat, piece] == 0:
        log_event(log, Event.GONE)
        fact(log, Fact.TARGET, target_of(seat, piece))
        fact(log, Fact.SPACE, s.piece_at[seat, piece])
        s.piece_at[seat, piece] = NO_SPACE
        s.criminal[seat, piece] = 0
        s.equipped[seat, piece] = 0


# Targets: every piece of every gang, then every cop


@kernel
def target_of(seat, piece):
    """The number of a piece among all targets."""
    return seat * PIECES + piece


@kernel
def gang_of(target):
    """The seat whose gang a target belongs to."""
    return target // PIECES


@kernel
def piece_of(target):
    """The kind of piece a target is."""
    return target % PIECES


@kernel
def is_cop_target(target):
    """Whether a target is a cop."""
    return target >= FIRST_COP_TARGET


@kernel
def why_no_prey(s, target, space):
    """GA-4.6: a cop on a space attacks a criminal piece there."""
    if is_cop_target(target):
        return Refusal.COP_AT_COP
    if not is_at(s, gang_of(target), piece_of(target), space):
        return Refusal.TARGET_NOT_THERE
    return Refusal.NONE if s.criminal[gang_of(target), piece_of(target)] else Refusal.TARGET_CLEAN


# GA-6.3: a piece comes back


@kernel
def ask_return(s, seat, piece):
    """Ask where a piece comes back."""
    s.returning = piece
    ask_one(s, Ask.RETURN, seat)


@kernel
def why_not_return(s, e, seat, space):
    """GA-6.3: in any joint of one's own, or at any station if no joint is left."""
    return why_no_way_back(s, e, seat, space, count_joints(s, seat))


@kernel
def why_no_way_back(s, e, seat, space, joints):
    """GA-6.3: the same for a player with this many joints."""
    if joints == 0:
        return Refusal.NONE if e.station_on[space] != NO_STATION else Refusal.RETURN_TO_STATION
    return Refusal.NONE if space < JOINTS and s.owner[space] == seat else Refusal.RETURN_TO_OWN_JOINT


@kernel
def legal_return(s, e, seat, out):
    """GA-6.3: list where a piece can come back."""
    count, joints = 0, count_joints(s, seat)
    for joint in range(JOINTS):
        if why_no_way_back(s, e, seat, joint, joints) == Refusal.NONE:
            out[count] = TO.action(joint)
            count += 1
    for station in range(STATIONS):
        if why_no_way_back(s, e, seat, e.station[station], joints) == Refusal.NONE:
            out[count] = TO.action(e.station[station])
            count += 1
    return count


@kernel
def apply_return(s, seat, space, log):
    """GA-6.3: it comes back clean."""
    s.piece_at[seat, s.returning] = space
    log_event(log, Event.RETURNED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, s.returning)
    fact(log, Fact.SPACE, space)
    s.returning = NO_PIECE
