"""The moves of a turn: equipment, pieces, wheels and public (GA-5)."""

import numpy as np

from windycity.core.asking import ask_one
from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, reveal, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import (
    DONE,
    DRIVE,
    EQUIP,
    MIX_OF_DICE,
    MIXES,
    MOVE,
    NEW_PUBLIC,
    PUBLIC,
    RECRUIT,
    SIDES,
    TO,
)
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    EQUIPMENT_PRICE,
    MOST_PUBLIC,
    MOST_SPACES,
    NO_PUBLIC,
    NO_SPACE,
    PIECES,
    Ask,
    Did,
    Die,
    Luck,
    Phase,
    Piece,
)
from windycity.games.gangsters.rules.joints import is_grey, remove_public
from windycity.games.gangsters.rules.pieces import has_criminal_piece
from windycity.games.gangsters.rules.recruiting import begin_seduction, list_recruits, recruit
from windycity.games.gangsters.rules.walks import mark_by_subway, mark_on_foot, mark_walks


@kernel
def count_moves(s):
    """GA-5.1: half the number of racketeers, rounded down, but at least one, counted when this step begins."""
    s.moves = max(1, s.strength[s.active, Piece.RACKETEERS] // 2)
    s.phase = Phase.MOVE


@kernel
def ask_move(s):
    """GA-5.1: ask for a move as long as there are any left; none is compulsory."""
    if s.moves > 0:
        ask_one(s, Ask.MOVE, s.active)
    else:
        s.phase = Phase.BRIBE


@kernel
def die_of(s, piece):
    """GA-1.1: the die of a piece: green for racketeers, black for thugs, red for vamps."""
    return s.dice[Die.GREEN + piece] + 0


@kernel
def is_free(s, piece):
    """GA-5.1, GA-5.7: tell whether a piece has done nothing yet, and wheels have not used its die."""
    return s.did[piece] == Did.NOTHING and s.driven[piece] == 0


@kernel
def has_begun(s, e):
    """GA-5.7: tell whether a move has been made this turn."""
    for piece in range(PIECES):
        if s.did[piece] != Did.NOTHING:
            return True
    for public in range(e.publics):
        if s.public_moved[public]:
            return True
    return False


@kernel
def can_equip(s, e, seat, piece):
    """GA-5.7: tell whether a piece can buy its equipment: in a grey building, when the moves begin."""
    if s.strength[seat, piece] == 0 or s.equipped[seat, piece] or has_begun(s, e):
        return False
    return is_grey(e, s.piece_at[seat, piece]) and EQUIPMENT_PRICE[piece] <= s.cash[seat]


@kernel
def legal_move(s, e, seat, out):
    """GA-5.1: move a piece by its die, or with wheels, move a public, bring in a new one, recruit, or be done; GA-5.7: equip."""
    count = 0
    for piece in range(PIECES):
        if can_equip(s, e, seat, piece):
            out[count] = EQUIP + piece
            count += 1
    for piece in range(PIECES):
        if is_free(s, piece) and s.strength[seat, piece] > 0:
            first = MOVE + piece * MOST_SPACES * SIDES
            count = list_walks(s, e, seat, piece, die_of(s, piece), first, out, count)
            count = list_drives(s, e, seat, piece, out, count)
    for public in range(e.publics):
        if s.public_at[public] != NO_SPACE and s.public_moved[public] == 0:
            count = list_public(s, e, public, out, count)
    if can_call_public(s, e):
        out[count] = NEW_PUBLIC
        count += 1
    for piece in range(PIECES):
        if is_free(s, piece):
            count = list_recruits(s, seat, piece, die_of(s, piece), out, count)
    out[count] = DONE
    return count + 1


@kernel
def list_walks(s, e, seat, piece, steps, first, out, count):
    """GA-5.2: the whole die is moved; GA-5.5: the piece may be turned clean or criminal where it ends."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_walks(s, e, seat, s.piece_at[seat, piece], steps, bag)
    for space in range(e.spaces):
        if bag[space]:
            for side in range(SIDES):
                out[count] = first + space * SIDES + side
                count += 1
    return count


@kernel
def can_mix(s, piece, mix):
    """GA-5.7: a mix of dice has the piece's own die, and none that has served already."""
    if not MIX_OF_DICE[mix][piece]:
        return False
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other] and not is_free(s, other):
            return False
    return True


@kernel
def mixed_steps(s, mix):
    """GA-5.7: the sum of the dice in a mix."""
    steps = 0
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other]:
            steps += die_of(s, other)
    return steps


@kernel
def list_drives(s, e, seat, piece, out, count):
    """GA-5.7: with wheels the green, black and red dice can be added for one piece's move, its own die among them."""
    if not s.equipped[seat, Piece.RACKETEERS]:
        return count
    for mix in range(MIXES):
        if can_mix(s, piece, mix):
            first = DRIVE + (piece * MIXES + mix) * MOST_SPACES * SIDES
            count = list_walks(s, e, seat, piece, mixed_steps(s, mix), first, out, count)
    return count


@kernel
def list_public(s, e, public, out, count):
    """GA-5.6: public moves by the white die; two never share a space."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_on_foot(e, s.public_at[public], s.dice[Die.WHITE], bag)
    mark_by_subway(e, s.public_at[public], s.dice[Die.WHITE], bag)
    close_to_public(s, e, public, bag)
    for space in range(e.spaces):
        if bag[space]:
            out[count] = PUBLIC + public * MOST_SPACES + space
            count += 1
    return count


@kernel
def close_to_public(s, e, public, bag):
    """GA-5.6: take spaces with other public out of the marked ones; tell whether any is left."""
    for other in range(e.publics):
        if other != public and s.public_at[other] != NO_SPACE:
            bag[s.public_at[other]] = 0
    for space in range(e.spaces):
        if bag[space]:
            return True
    return False


# GA-5.6: new public


@kernel
def mark_public_entry(s, e, bag):
    """GA-5.6: the station of the white die is the first step; GA-4.8: no subway in the same move."""
    white = s.dice[Die.WHITE]
    mark_on_foot(e, e.station[white - 1], white - 1, bag)
    return close_to_public(s, e, NO_PUBLIC, bag)


@kernel
def is_in_bag(s, public):
    """Tell whether a public can be drawn; one that has moved this turn and left stays out until the next."""
    return s.public_at[public] == NO_SPACE and s.public_moved[public] == 0


@kernel
def can_call_public(s, e):
    """GA-5.6: with an empty bag there is no new public."""
    for public in range(e.publics):
        if is_in_bag(s, public):
            bag = np.zeros(MOST_SPACES, np.int8)
            return mark_public_entry(s, e, bag)
    return False


@kernel
def draw_public(s, e, chance, log):
    """GA-5.6: new public is drawn blind."""
    bag = np.zeros(MOST_PUBLIC, np.int8)
    for public in range(e.publics):
        bag[public] = 1 if is_in_bag(s, public) else 0
    s.entering = draw_from_counts(chance, Luck.PUBLIC, bag)
    reveal(log)
    tell(log, Event.PUBLIC_DRAWN)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.PUBLIC, s.entering)
    ask_one(s, Ask.PUBLIC_TO, s.active)


@kernel
def legal_public_to(s, e, out):
    """GA-5.6: where the new public can go."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_public_entry(s, e, bag)
    count = 0
    for space in range(e.spaces):
        if bag[space]:
            out[count] = TO + space
            count += 1
    return count


@kernel
def apply_public_to(s, e, seat, space, log):
    """The new public comes to where it ends."""
    public = s.entering
    s.entering = NO_PUBLIC
    move_public(s, e, seat, public, space, log)


@kernel
def move_public(s, e, seat, public, space, log):
    """GA-5.6: public moves; ending its own move with a criminal piece it leaves the board."""
    s.public_at[public] = space
    s.public_moved[public] = 1
    tell(log, Event.PUBLIC_MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PUBLIC, public)
    fact(log, Fact.SPACE, space)
    if has_criminal_piece(s, space):
        remove_public(s, public, log)


# A move is made


@kernel
def apply_move(s, e, seat, action, chance, log):
    """GA-5.1: each move is one of several sorts; GA-5.7: to buy equipment is none."""
    if action == DONE:
        s.moves = 0
        return
    if EQUIP <= action < EQUIP + PIECES:
        buy_equipment(s, seat, action - EQUIP, log)
        return
    s.moves -= 1
    if action >= RECRUIT:
        recruit(s, seat, action, log)
    elif action == NEW_PUBLIC:
        draw_public(s, e, chance, log)
    elif action >= PUBLIC:
        move_public(s, e, seat, (action - PUBLIC) // MOST_SPACES, (action - PUBLIC) % MOST_SPACES, log)
    elif action >= DRIVE:
        drive(s, seat, action - DRIVE, log)
    else:
        place, side = (action - MOVE) // SIDES, (action - MOVE) % SIDES
        move_piece(s, seat, place // MOST_SPACES, place % MOST_SPACES, side, log)


@kernel
def buy_equipment(s, seat, piece, log):
    """GA-5.7: wheels, heaters or new clothes."""
    s.equipped[seat, piece] = 1
    s.cash[seat] -= EQUIPMENT_PRICE[piece]
    tell(log, Event.EQUIPPED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.PRICE, EQUIPMENT_PRICE[piece])


@kernel
def drive(s, seat, number, log):
    """GA-5.7: the dice that wheels have used serve nothing else."""
    place, side = number // SIDES, number % SIDES
    piece, mix = place // MOST_SPACES // MIXES, place // MOST_SPACES % MIXES
    for other in range(PIECES):
        if MIX_OF_DICE[mix][other]:
            s.driven[other] = 1
    move_piece(s, seat, piece, place % MOST_SPACES, side, log)


@kernel
def move_piece(s, seat, piece, space, side, log):
    """GA-5.5: a moved piece is turned clean or criminal where it ends; GA-9.1: clean vamps seduce at once."""
    s.piece_at[seat, piece] = space
    s.criminal[seat, piece] = side
    s.did[piece] = Did.MOVED
    tell(log, Event.MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.SPACE, space)
    fact(log, Fact.SIDE, side)
    if piece == Piece.VAMPS and not side:
        begin_seduction(s, seat)
