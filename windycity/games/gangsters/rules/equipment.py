"""Equipment: wheels, heaters and new clothes, bought in grey buildings before the first move (GA-5.7)."""

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import CLOTHES, HEATERS, WHEELS
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import EQUIPMENT_PRICE, NO_PIECE, PIECES, Did, Piece
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import is_grey


@kernel
def has_begun(s, e):
    """GA-5.7: whether a move has been made this turn."""
    for piece in range(PIECES):
        if s.did[piece] != Did.NOTHING:
            return True
    for public in range(e.publics):
        if s.public_moved[public]:
            return True
    return False


@kernel
def why_not_equip(s, e, seat, piece):
    """GA-5.7: a piece can buy its equipment once, in a grey building, when the moves begin."""
    if s.strength[seat, piece] == 0:
        return Refusal.PIECE_NOT_THERE
    if s.equipped[seat, piece]:
        return Refusal.EQUIPPED_ALREADY
    if not is_grey(e, s.piece_at[seat, piece]):
        return Refusal.NOT_IN_GREY
    if has_begun(s, e):
        return Refusal.MOVES_BEGUN
    return Refusal.NONE if EQUIPMENT_PRICE[piece] <= s.cash[seat] else Refusal.TOO_LITTLE_CASH


OWNER = NO_PIECE  # a placeholder: the piece whose equipment a sort of move buys


@kernel
def why_not_buy_equipment(s, e, seat):
    """GA-5.7: see `why_not_equip`."""
    return why_not_equip(s, e, seat, OWNER)


@kernel
def equipment_of(action):
    """Return the piece whose equipment an action buys, NO_PIECE if it buys none."""
    if WHEELS.has(action):
        return Piece.RACKETEERS + 0
    if HEATERS.has(action):
        return Piece.THUGS + 0
    return Piece.VAMPS + 0 if CLOTHES.has(action) else NO_PIECE


@kernel
def list_equipment(s, e, seat, out, count):
    """GA-5.7: list the equipment that can be bought."""
    if why_not_equip(s, e, seat, Piece.RACKETEERS + 0) == Refusal.NONE:
        out[count] = WHEELS.action()
        count += 1
    if why_not_equip(s, e, seat, Piece.THUGS + 0) == Refusal.NONE:
        out[count] = HEATERS.action()
        count += 1
    if why_not_equip(s, e, seat, Piece.VAMPS + 0) == Refusal.NONE:
        out[count] = CLOTHES.action()
        count += 1
    return count


@kernel
def buy_equipment(s, seat, piece, log):
    """GA-5.7: wheels, heaters or new clothes."""
    s.equipped[seat, piece] = 1
    s.cash[seat] -= EQUIPMENT_PRICE[piece]
    log_event(log, Event.EQUIPPED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.PRICE, EQUIPMENT_PRICE[piece])
