"""The moves of a turn: pieces by their dice, and by several with wheels (GA-5)."""

import numpy as np

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import DONE, DRIVE, MOVE, NEW_PUBLIC, PUBLIC, RECRUIT
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    MIX_OF_DICE,
    MIXES,
    MOST_SPACES,
    NO_PIECE,
    PIECES,
    SIDES,
    Ask,
    Did,
    Die,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.equipment import buy_equipment, equipment_of, list_equipment
from windycity.games.gangsters.rules.joints import own_bits
from windycity.games.gangsters.rules.pieces import die_of, why_used
from windycity.games.gangsters.rules.public import draw_public, list_public, move_public, why_not_new_public
from windycity.games.gangsters.rules.recruiting import begin_seduction, list_recruits, recruit
from windycity.games.gangsters.rules.walks import MAY_RIDE, log_die, log_way, mark_walks, why_no_walk


@kernel
def count_moves(s):
    """GA-5.1: half the count of racketeers, rounded down, but at least one, counted when this step begins."""
    s.moves = max(1, s.strength[s.active, Piece.RACKETEERS] // 2)
    s.phase = Phase.MOVE


@kernel
def ask_move(s):
    """GA-5.1: ask for a move while any are left; none is compulsory."""
    if s.moves > 0:
        ask_one(s, Ask.MOVE, s.active)
    else:
        s.phase = Phase.BRIBE


@kernel
def legal_move(s, e, seat, out):
    """GA-5.1: move a piece by its die, or with wheels, move a public, bring in a new one, recruit, or be done; GA-5.7: equip."""
    count = list_equipment(s, e, seat, out, 0)
    for piece in range(PIECES):
        count = list_walks(s, e, seat, piece, out, count)
        count = list_drives(s, e, seat, piece, out, count)
    for public in range(e.publics):
        count = list_public(s, e, public, out, count)
    if why_not_new_public(s, e, seat) == Refusal.NONE:
        out[count] = NEW_PUBLIC.action()
        count += 1
    for piece in range(PIECES):
        count = list_recruits(s, e, seat, piece, out, count)
    out[count] = DONE.action()
    return count + 1


@kernel
def apply_move(s, e, seat, action, chance, log):
    """GA-5.1: each move is one of several kinds; GA-5.7: buying equipment is not a move."""
    if DONE.has(action):
        s.moves = 0
        log_event(log, Event.DONE)
        fact(log, Fact.SEAT, seat)
        return
    equipped = equipment_of(action)
    if equipped != NO_PIECE:
        buy_equipment(s, seat, equipped, log)
        return
    s.moves -= 1
    if MOVE.has(action):
        piece, space, side = MOVE.parts(action)
        move_piece(s, e, seat, piece, die_of(s, piece), space, side, log)
        log_die(s, Die.GREEN + piece, log)
    elif DRIVE.has(action):
        piece, mix, space, side = DRIVE.parts(action)
        drive(s, e, seat, piece, mix, space, side, log)
    elif PUBLIC.has(action):
        public, space = PUBLIC.parts(action)
        move_public(s, e, seat, public, space, log)
    elif NEW_PUBLIC.has(action):
        draw_public(s, e, chance, log)
    else:
        piece, number = RECRUIT.parts(action)
        recruit(s, seat, piece, number, log)


# A piece by its die


@kernel
def why_stays(s, seat, piece):
    """GA-5.1: a piece on the board moves once a turn, by a die that has not been used."""
    return Refusal.PIECE_NOT_THERE if s.strength[seat, piece] == 0 else why_used(s, piece)


@kernel
def why_not_move(s, e, seat, piece, space, side):
    """GA-5.2: where a piece can go by its die; GA-5.5: clean or criminal."""
    why = why_stays(s, seat, piece)
    if why != Refusal.NONE:
        return why
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_walks(s, e, seat, s.piece_at[seat, piece], die_of(s, piece), bag)
    return why_no_walk(bag, space)


@kernel
def list_walks(s, e, seat, piece, out, count):
    """GA-5.2: the whole die is moved; GA-5.5: the piece may be turned clean or criminal where it ends."""
    if why_stays(s, seat, piece) != Refusal.NONE:
        return count
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_walks(s, e, seat, s.piece_at[seat, piece], die_of(s, piece), bag)
    for space in range(e.spaces):
        if bag[space] and why_no_walk(bag, space) == Refusal.NONE:
            for side in range(SIDES):
                out[count] = MOVE.action(piece, space, side)
                count += 1
    return count


@kernel
def move_piece(s, e, seat, piece, steps, space, side, log):
    """GA-5.5: a moved piece is turned clean or criminal where it ends; GA-9.1: clean vamps seduce at once."""
    log_event(log, Event.MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.SPACE, space)
    fact(log, Fact.SIDE, side)
    log_way(e, own_bits(s, seat), s.piece_at[seat, piece], steps, MAY_RIDE, space, log)
    s.piece_at[seat, piece] = space
    s.criminal[seat, piece] = side
    s.did[piece] = Did.MOVED
    if piece == Piece.VAMPS and not side:
        begin_seduction(s, seat)


# GA-5.7: a piece by several dice


@kernel
def mixed_steps(s, mix):
    """GA-5.7: the sum of the dice in a mix."""
    steps = 0
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other]:
            steps += die_of(s, other)
    return steps


@kernel
def why_no_mix(s, seat, piece, mix):
    """GA-5.7: with wheels, a piece on the board adds its own die and others, none of them used already."""
    if not s.equipped[seat, Piece.RACKETEERS]:
        return Refusal.NO_WHEELS
    why = why_stays(s, seat, piece)
    if why != Refusal.NONE:
        return why
    if not MIX_OF_DICE[mix][piece]:
        return Refusal.OWN_DIE_MISSING
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other] and why_used(s, other) != Refusal.NONE:
            return Refusal.DICE_USED
    return Refusal.NONE


@kernel
def why_not_drive(s, e, seat, piece, mix, space, side):
    """GA-5.7: where a piece can go by several dice."""
    why = why_no_mix(s, seat, piece, mix)
    if why != Refusal.NONE:
        return why
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_walks(s, e, seat, s.piece_at[seat, piece], mixed_steps(s, mix), bag)
    return why_no_walk(bag, space)


@kernel
def list_drives(s, e, seat, piece, out, count):
    """GA-5.7: list the moves of a piece by each mix of dice."""
    for mix in range(MIXES):
        if why_no_mix(s, seat, piece, mix) == Refusal.NONE:
            bag = np.zeros(MOST_SPACES, np.int8)
            mark_walks(s, e, seat, s.piece_at[seat, piece], mixed_steps(s, mix), bag)
            for space in range(e.spaces):
                if bag[space] and why_no_walk(bag, space) == Refusal.NONE:
                    for side in range(SIDES):
                        out[count] = DRIVE.action(piece, mix, space, side)
                        count += 1
    return count


@kernel
def drive(s, e, seat, piece, mix, space, side, log):
    """GA-5.7: dice used for wheels serve nothing else."""
    move_piece(s, e, seat, piece, mixed_steps(s, mix), space, side, log)
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other]:
            s.driven[other] = 1
            log_die(s, Die.GREEN + other, log)
