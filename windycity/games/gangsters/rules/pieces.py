"""Pieces: groups with a strength, which lose members, vanish and come back (GA-1.1, GA-6.3)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import TO
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import JOINTS, NO_PIECE, NO_SPACE, PIECES, STATIONS, Ask
from windycity.games.gangsters.rules.joints import count_joints


@kernel
def target_of(seat, piece):
    """The number of a piece among all that can be attacked."""
    return seat * PIECES + piece


@kernel
def is_at(s, seat, piece, space):
    """Tell whether a piece stands on a space."""
    return s.strength[seat, piece] > 0 and s.piece_at[seat, piece] == space


@kernel
def is_criminal_at(s, seat, piece, space):
    """Tell whether a piece stands on a space and shows its white side."""
    return s.criminal[seat, piece] and is_at(s, seat, piece, space)


@kernel
def has_criminal_piece(s, space):
    """Tell whether any criminal piece stands on a space."""
    for seat in range(s.seats):
        for piece in range(PIECES):
            if is_criminal_at(s, seat, piece, space):
                return True
    return False


@kernel
def lose_members(s, seat, piece, count, log):
    """GA-8.3: each hit takes one strength; a piece without any is gone, with its equipment (GA-5.7)."""
    s.strength[seat, piece] -= min(count, s.strength[seat, piece])
    if s.strength[seat, piece] == 0:
        s.piece_at[seat, piece] = NO_SPACE
        s.criminal[seat, piece] = 0
        s.equipped[seat, piece] = 0
        tell(log, Event.GONE)
        fact(log, Fact.TARGET, target_of(seat, piece))


# GA-6.3: a piece comes back


@kernel
def ask_return(s, seat, piece):
    """Ask where a piece comes back."""
    s.returning = piece
    ask_one(s, Ask.RETURN, seat)


@kernel
def legal_return(s, e, seat, out):
    """GA-6.3: in an own joint of choice, or at a station of choice if no joint is left."""
    count = 0
    if count_joints(s, seat) == 0:
        for station in range(STATIONS):
            out[count] = TO + e.station[station]
            count += 1
        return count
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            out[count] = TO + joint
            count += 1
    return count


@kernel
def apply_return(s, seat, space, log):
    """GA-6.3: it comes back clean."""
    s.piece_at[seat, s.returning] = space
    tell(log, Event.RETURNED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, s.returning)
    fact(log, Fact.SPACE, space)
    s.returning = NO_PIECE
