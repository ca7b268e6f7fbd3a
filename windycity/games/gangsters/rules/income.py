"""Income (GA-7): extortion and what joints with public earn."""

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import COPS, EXTORTED, JOINTS, NO_PUBLIC, NO_SEAT, Die, Piece
from windycity.games.gangsters.rules.joints import is_unowned, public_on


@kernel
def collect(s, e, log):
    """GA-7: first extortion, then the joints."""
    extort(s, e, Piece.THUGS + 0, log)
    extort(s, e, Piece.VAMPS + 0, log)
    pay_owners(s, e, log)


@kernel
def is_cop_on(s, space):
    """Whether a cop stands on a space."""
    for cop in range(COPS):
        if s.cop_at[cop] == space:
            return True
    return False


@kernel
def extortion(s, e, seat, piece):
    """GA-7.1: what criminal thugs in an unowned building take, whatever their strength, or vamps if no cop is there.

    GA-5.7: nothing with a die that was used for driving.
    """
    if s.strength[seat, piece] == 0 or not s.criminal[seat, piece] or s.driven[piece]:
        return 0
    space = s.piece_at[seat, piece]
    if not is_unowned(s, e, space) or (piece == Piece.VAMPS and is_cop_on(s, space)):
        return 0
    return EXTORTED * s.dice[Die.GREEN + piece]


@kernel
def extort(s, e, piece, log):
    """GA-7.1: the active player's thugs and vamps, at no cost of a move."""
    seat = s.active
    cash = extortion(s, e, seat, piece)
    if cash > 0:
        s.cash[seat] += cash
        log_event(log, Event.EXTORTED)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.PIECE, piece)
        fact(log, Fact.SPACE, s.piece_at[seat, piece])
        fact(log, Fact.MONEY, cash)


@kernel
def earnings(s, e, joint):
    """GA-7.2: what a joint pays its owner: public's value times price times level."""
    public = public_on(s, e, joint)
    if public == NO_PUBLIC or s.owner[joint] == NO_SEAT:
        return 0
    return e.public_value[public] * e.price[joint] * s.level[joint]


@kernel
def pay_owners(s, e, log):
    """GA-7.2: in every player's turn every joint with public pays its owner."""
    for public in range(e.publics):
        joint = s.public_at[public]
        if joint < JOINTS and s.owner[joint] != NO_SEAT:
            cash = earnings(s, e, joint)
            s.cash[s.owner[joint]] += cash
            log_event(log, Event.EARNED)
            fact(log, Fact.SEAT, s.owner[joint])
            fact(log, Fact.JOINT, joint)
            fact(log, Fact.PUBLIC, public)
            fact(log, Fact.MONEY, cash)
