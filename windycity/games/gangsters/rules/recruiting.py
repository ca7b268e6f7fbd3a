"""New members: recruited for cash (GA-6), or seduced by vamps (GA-9)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import RECRUIT, SEDUCE
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    MEMBER_PRICE,
    MOST_STRENGTH,
    NO_TARGET,
    PIECES,
    RECRUITS,
    VAMP_PRICE,
    Ask,
    Did,
    Die,
    Phase,
    Piece,
)
from windycity.games.gangsters.rules.pieces import ask_return, is_at, lose_members, target_of


@kernel
def recruit_price(s, seat, piece, pips, count):
    """GA-6.1: each new member costs the pips times 100 times its number in the piece; a vamp 300 times the pips."""
    if piece == Piece.VAMPS:
        return VAMP_PRICE * pips * count
    total = 0
    for n in range(count):
        total += MEMBER_PRICE * pips * (s.strength[seat, piece] + n + 1)
    return total


@kernel
def list_recruits(s, seat, piece, pips, out, count):
    """GA-6.1: any number in one move; GA-6.2: within the limit of 7 minus the blue die a turn, over all pieces."""
    most = min(RECRUITS - s.dice[Die.BLUE] - s.recruited, MOST_STRENGTH[piece] - s.strength[seat, piece])
    for number in range(1, most + 1):
        if recruit_price(s, seat, piece, pips, number) <= s.cash[seat]:
            out[count] = RECRUIT + piece * RECRUITS + number
            count += 1
    return count


@kernel
def recruit(s, seat, action, log):
    """GA-6.1: instead of moving a piece, add to it; GA-5.5: it keeps its side; GA-6.3: one not on the board comes back."""
    piece, number = (action - RECRUIT) // RECRUITS, (action - RECRUIT) % RECRUITS
    price = recruit_price(s, seat, piece, s.dice[Die.GREEN + piece], number)
    s.cash[seat] -= price
    s.did[piece] = Did.RECRUITED
    s.recruited += number
    s.strength[seat, piece] += number
    tell(log, Event.RECRUITED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.MEMBERS, number)
    fact(log, Fact.PRICE, price)
    if s.strength[seat, piece] == number:
        ask_return(s, seat, piece)


# GA-9: vamps


@kernel
def begin_seduction(s, seat):
    """GA-9.1: clean vamps that moved seduce one member where they end, two with new clothes."""
    s.seductions = 2 if s.equipped[seat, Piece.VAMPS] else 1
    s.phase = Phase.SEDUCE


@kernel
def can_seduce(s, seat, other, piece):
    """GA-9.1: another gang's racketeers or thugs where the vamps are."""
    return other != seat and piece != Piece.VAMPS and is_at(s, other, piece, s.piece_at[seat, Piece.VAMPS])


@kernel
def go_on_seducing(s, log):
    """GA-9.1: one of several is chosen; where there is one only, it is he."""
    seat = s.active
    found, last = 0, NO_TARGET
    for other in range(s.seats):
        for piece in range(PIECES):
            if can_seduce(s, seat, other, piece):
                found += 1
                last = target_of(other, piece)
    if s.seductions == 0 or found == 0:
        s.seductions = 0
        s.phase = Phase.MOVE
    elif found == 1:
        seduce(s, seat, last, log)
    else:
        ask_one(s, Ask.SEDUCE, seat)


@kernel
def legal_seduce(s, seat, out):
    """GA-9.1: any of them."""
    count = 0
    for other in range(s.seats):
        for piece in range(PIECES):
            if can_seduce(s, seat, other, piece):
                out[count] = SEDUCE + target_of(other, piece)
                count += 1
    return count


@kernel
def seduce(s, seat, target, log):
    """GA-9.1: that piece loses one, the own piece of the same kind gains one, if it has room."""
    other, piece = target // PIECES, target % PIECES
    s.seductions -= 1
    joins = s.strength[seat, piece] < MOST_STRENGTH[piece]
    tell(log, Event.SEDUCED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.TARGET, target)
    fact(log, Fact.JOINS, 1 if joins else 0)
    lose_members(s, other, piece, 1, log)
    if joins:
        s.strength[seat, piece] += 1
        if s.strength[seat, piece] == 1:
            ask_return(s, seat, piece)
