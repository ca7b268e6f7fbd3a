"""New members: recruited for cash (GA-6), or seduced by vamps (GA-9)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import RECRUIT, SEDUCE
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    MEMBER_PRICE,
    MOST_STRENGTH,
    NO_TARGET,
    RECRUITS,
    TARGETS,
    VAMP_PRICE,
    Ask,
    Did,
    Die,
    Phase,
    Piece,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.pieces import (
    ask_return,
    die_of,
    gang_of,
    is_at,
    is_cop_target,
    lose_members,
    piece_of,
    why_used,
)
from windycity.games.gangsters.rules.walks import log_die


@kernel
def recruit_price(s, seat, piece, count):
    """GA-6.1: each new member costs the pips times 100 times its number in the piece; a vamp 300 times the pips."""
    pips = die_of(s, piece)
    if piece == Piece.VAMPS:
        return VAMP_PRICE * pips * count
    total = 0
    for n in range(count):
        total += MEMBER_PRICE * pips * (s.strength[seat, piece] + n + 1)
    return total


@kernel
def recruits_left(s):
    """GA-6.2: the limit of 7 minus the blue die a turn, over all pieces, less those recruited this turn."""
    return RECRUITS - s.dice[Die.BLUE] - s.recruited


@kernel
def why_no_recruits(s, seat, piece, number):
    """GA-6.1: any affordable count in one move; GA-6.2: within the limit; GA-1.1: and the strength of a piece."""
    if number == 0:
        return Refusal.NO_RECRUITS
    if number > recruits_left(s):
        return Refusal.TOO_MANY_RECRUITS
    if number > MOST_STRENGTH[piece] - s.strength[seat, piece]:
        return Refusal.PIECE_FULL
    return Refusal.NONE if recruit_price(s, seat, piece, number) <= s.cash[seat] else Refusal.TOO_LITTLE_CASH


@kernel
def why_not_recruit(s, e, seat, piece, number):
    """GA-6.1: a piece that has done nothing yet can recruit."""
    why = why_used(s, piece)
    return why_no_recruits(s, seat, piece, number) if why == Refusal.NONE else why


@kernel
def list_recruits(s, e, seat, piece, out, count):
    """GA-6.1: list how many a piece can recruit."""
    if why_used(s, piece) != Refusal.NONE:
        return count
    for number in range(RECRUITS):
        if why_no_recruits(s, seat, piece, number) == Refusal.NONE:
            out[count] = RECRUIT.action(piece, number)
            count += 1
    return count


@kernel
def recruit(s, seat, piece, number, log):
    """GA-6.1: instead of moving a piece, add to it; GA-5.5: it keeps its side; GA-6.3: one not on the board comes back."""
    price = recruit_price(s, seat, piece, number)
    s.cash[seat] -= price
    s.did[piece] = Did.RECRUITED
    s.recruited += number
    s.strength[seat, piece] += number
    log_event(log, Event.RECRUITED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PIECE, piece)
    fact(log, Fact.MEMBERS, number)
    fact(log, Fact.STRENGTH, s.strength[seat, piece])
    fact(log, Fact.PRICE, price)
    log_die(s, Die.GREEN + piece, log)
    if s.strength[seat, piece] == number:
        ask_return(s, seat, piece)


# GA-9: vamps


@kernel
def begin_seduction(s, seat):
    """GA-9.1: clean vamps that moved seduce one member where they end, two with new clothes."""
    s.seductions = 2 if s.equipped[seat, Piece.VAMPS] else 1
    s.phase = Phase.SEDUCE


@kernel
def why_not_seduce(s, e, seat, target):
    """GA-9.1: another gang's racketeers or thugs where the vamps are."""
    if is_cop_target(target) or gang_of(target) == seat or piece_of(target) == Piece.VAMPS:
        return Refusal.NOT_SEDUCIBLE
    is_there = is_at(s, gang_of(target), piece_of(target), s.piece_at[seat, Piece.VAMPS])
    return Refusal.NONE if is_there else Refusal.NOT_WITH_VAMPS


@kernel
def go_on_seducing(s, e, log):
    """GA-9.1: one of several is chosen; a single one needs no choice."""
    seat = s.active
    found, last = 0, NO_TARGET
    for target in range(TARGETS):
        if why_not_seduce(s, e, seat, target) == Refusal.NONE:
            found += 1
            last = target
    if s.seductions == 0 or found == 0:
        s.seductions = 0
        s.phase = Phase.MOVE
    elif found == 1:
        seduce(s, seat, last, log)
    else:
        ask_one(s, Ask.SEDUCE, seat)


@kernel
def legal_seduce(s, e, seat, out):
    """GA-9.1: list whom the vamps can seduce."""
    count = 0
    for target in range(TARGETS):
        if why_not_seduce(s, e, seat, target) == Refusal.NONE:
            out[count] = SEDUCE.action(target)
            count += 1
    return count


@kernel
def seduce(s, seat, target, log):
    """GA-9.1: that piece loses a member; one's own piece of the same kind gains one, if it has room."""
    other, piece = gang_of(target), piece_of(target)
    s.seductions -= 1
    joins = s.strength[seat, piece] < MOST_STRENGTH[piece]
    log_event(log, Event.SEDUCED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.TARGET, target)
    fact(log, Fact.SPACE, s.piece_at[seat, Piece.VAMPS])
    fact(log, Fact.JOINS, 1 if joins else 0)
    lose_members(s, other, piece, 1, log)
    if joins:
        s.strength[seat, piece] += 1
        if s.strength[seat, piece] == 1:
            ask_return(s, seat, piece)
