"""CG-7.3: the Godfather."""

from windycity.core.asking import ask_all
from windycity.core.events import fact, log_event, only_known_to, reveal
from windycity.core.kernel import kernel
from windycity.core.seats import first_seat, has_several
from windycity.games.chicago_gangsters.actions import DECLARE, DUEL, PASS
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import CARDS, NO_CARD, NO_SEAT, NOT_DECIDED, VALUE_OF, Ask, Side
from windycity.games.chicago_gangsters.refusals import Refusal
from windycity.games.chicago_gangsters.rules.laying import finish
from windycity.games.chicago_gangsters.rules.means import discard, draw, show, why_not_held
from windycity.games.chicago_gangsters.rules.sides import side_bits


@kernel
def ask_declarations(s):
    """CG-7.3.2: before the challengers lay, everyone entitled decides; if nobody declared, the defenders decide again."""
    if s.godfather and s.candidates == 0:
        ask_all(s, Ask.DECLARE, entitled(s))


@kernel
def entitled(s):
    """CG-7.3.2: not the present Godfather, and one's own side has not begun; CG-7.3.7: not the loner."""
    found = side_bits(s, Side.DEFENDERS)
    if s.acting == Side.CHALLENGERS:
        found |= side_bits(s, Side.CHALLENGERS)
    for seat in range(s.seats):
        if seat == s.godfather_seat or seat == s.loner:
            found &= ~(1 << seat)
    return found


@kernel
def legal_declare(out):
    """CG-7.3.2: declare oneself, or not."""
    out[0] = DECLARE.action()
    out[1] = PASS.action()
    return 2


@kernel
def apply_declare(s, seat, action, chance, log):
    """CG-7.3.2: all decide at the same time, hidden; after the last decision all are revealed."""
    s.declaring[seat] = DECLARE.has(action)
    only_known_to(log, 1 << seat)
    finish(seat, log)
    if s.waiting == 0:
        reveal(log)
        hear_declarations(s, chance, log)


@kernel
def hear_declarations(s, chance, log):
    """CG-7.3.3: one becomes Godfather; if several declared, each who has a card plays one."""
    playing = 0
    for seat in range(s.seats):
        if s.declaring[seat] == 1:
            s.candidates |= 1 << seat
            if s.hand_count[seat] > 0:
                playing |= 1 << seat
        s.declaring[seat] = NOT_DECIDED
    if s.candidates == 0:
        log_event(log, Event.NOBODY_DECLARED)
        return
    log_event(log, Event.DECLARED)
    fact(log, Fact.SEATS, s.candidates)
    if not has_several(s.candidates):
        become_godfather(s, first_seat(s.candidates), log)
    elif playing != 0:
        ask_all(s, Ask.DUEL, playing)
    else:
        decide_duel(s, chance, log)


@kernel
def legal_duel(s, e, seat, out):
    """CG-7.3.3: any card of the hand."""
    count = 0
    for card in range(CARDS):
        if why_not_held(s, e, seat, card) == Refusal.NONE:
            out[count] = DUEL.action(card)
            count += 1
    return count


@kernel
def apply_duel(s, seat, action, chance, log):
    """CG-7.3.3: each plays one means card face down; all are turned up together."""
    s.duelling[seat] = DUEL.parts(action)
    only_known_to(log, 1 << seat)
    finish(seat, log)
    if s.waiting == 0:
        reveal(log)
        for owner in range(s.seats):
            if s.duelling[owner] != NO_CARD:
                show(s, owner, s.duelling[owner], 1)
                log_event(log, Event.DUELLED)
                fact(log, Fact.SEAT, owner)
                fact(log, Fact.CARD, s.duelling[owner])
        decide_duel(s, chance, log)


@kernel
def decide_duel(s, chance, log):
    """CG-7.3.3: the highest is Godfather, discards that card and draws a new one; the others take theirs back."""
    winner = duel_winner(s)
    if winner == NO_SEAT:
        log_event(log, Event.NO_GODFATHER)
        fact(log, Fact.SEATS, s.candidates)
    else:
        become_godfather(s, winner, log)
        if s.duelling[winner] != NO_CARD:
            discard(s, winner, s.duelling[winner], log)
            draw(s, winner, Event.DREW, chance, log)
    for seat in range(s.seats):
        s.duelling[seat] = NO_CARD


@kernel
def duel_winner(s):
    """CG-7.3.3: the highest card; among equals the nearest clockwise after the last Godfather, nobody if there was none."""
    best, highest, equals = NO_SEAT, 0, 0
    after = s.seats - 1 if s.godfather_seat == NO_SEAT else s.godfather_seat
    for distance in range(1, s.seats + 1):
        seat = (after + distance) % s.seats
        if s.candidates >> seat & 1:
            value = 0 if s.duelling[seat] == NO_CARD else VALUE_OF[s.duelling[seat]]
            if best == NO_SEAT or value > highest:
                best, highest, equals = seat, value, 1
            elif value == highest:
                equals += 1
    if equals > 1 and s.godfather_seat == NO_SEAT:
        return NO_SEAT
    return best


@kernel
def become_godfather(s, seat, log):
    """CG-7.3.1: the new Godfather plays this round without the partner, who is ousted."""
    s.godfather_seat = seat
    s.ousted = first_seat(side_bits(s, s.side[seat]) & ~(1 << seat))
    log_event(log, Event.GODFATHER)
    fact(log, Fact.SEAT, seat)
    log_event(log, Event.OUSTED)
    fact(log, Fact.SEAT, s.ousted)
