"""Whether moves and shoot-outs under way are consistent with the rest of a position (GA-5 to GA-9), for `soundness`."""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    MOST_PUBLIC,
    MOST_SPACES,
    MOST_STRENGTH,
    NO_COP,
    NO_PIECE,
    NO_PUBLIC,
    NO_SPACE,
    PIECES,
    TARGETS,
    Ask,
    Did,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.public import mark_public_entry
from windycity.games.gangsters.rules.recruiting import recruits_left, why_not_seduce
from windycity.games.gangsters.rules.shooting import count_prey, why_not_shoot
from windycity.games.gangsters.rules.turns import seat_after

MOST_MOVES = MOST_STRENGTH[Piece.RACKETEERS] // 2  # GA-5.1

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
    """GA-5.1: moves made and left are half the racketeers, at least one, counted before any joined."""
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
    """GA-6.2: no more are recruited than the blue die allows, by pieces that recruited; a piece that acted is there."""
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
    """GA-5.7: wheels add two or three dice for a piece that moved; the pieces whose dice these are do nothing."""
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
    """GA-6.3: the piece that comes back was just recruited or seduced."""
    strength, did = s.strength[s.active, s.returning], s.did[s.returning]
    if s.phase == Phase.MOVE:
        return did == Did.RECRUITED and strength <= s.recruited
    return did == Did.NOTHING and strength == 1


@kernel
def is_seduction_fitting(s, e):
    """GA-9.1: clean vamps that moved seduce one, with new clothes two; they are asked only if there is a choice."""
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
    """GA-9.1: return the count of pieces whose members the active player's vamps can seduce."""
    count = 0
    for target in range(TARGETS):
        if why_not_seduce(s, e, s.active, target) == Refusal.NONE:
            count += 1
    return count


# GA-8: shoot-outs


@kernel
def is_shooting_fitting(s, e):
    """GA-4.9, GA-8.1: whoever is asked for an attack can attack, and has a choice; attacking pieces are able to."""
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
    """GA-4.9: markers may be shown because a cop with donuts may attack; the seats whose cops have prey decide later."""
    for seat in range(s.seats):
        if (s.deciding >> seat & 1 == 1) != (count_prey(s, e, seat) > 0):
            return False
    return s.deciding != 0


@kernel
def are_deciders_fitting(s, e):
    """GA-8.7: seats decide one by one in the order of play, each with a cop who has donuts; the one asked has prey."""
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
