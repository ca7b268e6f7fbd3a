"""Bribe markers (GA-4.2), and what everyone remembers of bribes.

A bribe is open, but its outcome is not. For every bribe the position keeps what everyone has learned since, and what each seat
knows beyond that: about its own bribes, about bribes after which it saw the marker in the bag, and about bribes for a marker
that it knows somebody else holds.
"""

from windycity.core.asking import ask_one
from windycity.core.chance import draw_from_counts
from windycity.core.events import announce, fact, log_event, only_known_to, reveal, secret, unnoticed
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import KEEP, ORDER, PUT_BACK
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    MARKERS,
    MOST_UNTOUCHABLES,
    NO_COP,
    NO_MARKER,
    TRIES,
    UNTOUCHABLE,
    Ask,
    Luck,
    Outcome,
)
from windycity.games.gangsters.refusals import Refusal


@kernel
def note_bag(s):
    """Everyone can feel whether the bag is empty."""
    total = 0
    for marker in range(MARKERS):
        total += s.bag[marker]
    s.bag_empty = 1 if total == 0 else 0


@kernel
def carry_out_orders(s, seat):
    """GA-4.2: just before somebody else draws, Untouchables are put back by standing order."""
    for other in range(s.seats):
        if other != seat:
            s.bag[UNTOUCHABLE] += s.standing[other]
            s.held[other, UNTOUCHABLE] -= s.standing[other]
            s.standing[other] = 0


@kernel
def pay_bribe(s, chance, log):
    """GA-4.2: the bribe is paid, and a marker drawn that nobody else sees."""
    seat, cop = s.active, s.bribing
    log_event(log, Event.PAID_BRIBE)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.COP, cop)
    fact(log, Fact.PRICE, s.aside)
    s.aside = 0
    s.bribing = NO_COP
    carry_out_orders(s, seat)
    drawn = draw_from_counts(chance, Luck.MARKER, s.bag[:])
    reveal(log)
    outcome = settle_bribe(s, seat, cop, drawn)
    s.drawn[seat] = drawn
    remember_try(s, seat, cop, drawn, outcome)
    note_bag(s)
    log_event(log, Event.DREW_MARKER)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.COP, cop)
    secret(log, Fact.MARKER, 1 << seat, drawn)
    secret(log, Fact.WORKED, 1 << seat, 1 if outcome == Outcome.WORKED else 0)
    ask_one(s, Ask.KEEP, seat)


@kernel
def settle_bribe(s, seat, cop, drawn):
    """GA-4.2: any number is exchanged for the chosen cop's marker, unless somebody else holds it."""
    if drawn == UNTOUCHABLE:
        s.held[seat, UNTOUCHABLE] += 1
        return Outcome.FAILED + 0
    s.bag[drawn] += 1
    if s.bag[cop] == 0:
        return Outcome.FAILED + 0
    s.bag[cop] -= 1
    s.held[seat, cop] += 1
    return Outcome.WORKED + 0


@kernel
def why_not_put_back(s, e, seat):
    """GA-4.2: only an Untouchable can be put back."""
    return Refusal.NONE if s.drawn[seat] == UNTOUCHABLE else Refusal.NOT_UNTOUCHABLE


@kernel
def legal_keep(s, e, seat, out):
    """GA-4.2: an Untouchable is kept or put back; the player is asked after any draw, so that being asked reveals nothing."""
    out[0] = KEEP.action()
    if why_not_put_back(s, e, seat) != Refusal.NONE:
        return 1
    out[1] = PUT_BACK.action()
    return 2


@kernel
def apply_keep(s, seat, action, log):
    """GA-4.2: keep or put back, in secret."""
    only_known_to(log, 1 << seat)
    log_answered(seat, log)
    s.drawn[seat] = NO_MARKER
    if PUT_BACK.has(action):
        s.held[seat, UNTOUCHABLE] -= 1
        s.standing[seat] = min(s.standing[seat], s.held[seat, UNTOUCHABLE])
        s.bag[UNTOUCHABLE] += 1
        if s.bag_empty:
            announce(log)  # everyone can feel that the bag is no longer empty
        note_bag(s)


@kernel
def log_answered(seat, log):
    """Log that a player has answered in secret, which is open."""
    log_event(log, Event.ANSWERED)
    fact(log, Fact.SEAT, seat)


@kernel
def return_marker(s, seat, cop):
    """GA-4.3: a marker that was shown goes back into the bag."""
    s.held[seat, cop] = 0
    s.shown[seat, cop] = 0
    s.bag[cop] += 1
    s.bag_empty = 0
    remember_shown(s, seat, cop)
    for other in range(s.seats):
        s.elsewhere[other] &= ~(1 << cop)


@kernel
def remember_kept(s, seat, cop):
    """GA-4.9: everyone knows who holds a marker that was shown for donuts."""
    s.shown[seat, cop] = 1
    remember_shown(s, seat, cop)


# What is remembered


@kernel
def remember_shown(s, seat, cop):
    """Everyone learns whose bribe of a cop worked: the holder's last one; all others failed."""
    last = TRIES
    for i in range(s.tries):
        if s.try_cop[i] == cop and s.try_told[i] == Outcome.UNKNOWN:
            s.try_told[i] = Outcome.FAILED
            if s.try_seat[i] == seat:
                last = i
    if last < TRIES:
        s.try_told[last] = Outcome.WORKED


@kernel
def remember_again(s, seat, cop):
    """GA-4.2: nobody bribes a cop whose marker he holds, so everyone learns at once that an earlier bribe of his failed."""
    for i in range(s.tries):
        if s.try_seat[i] == seat and s.try_cop[i] == cop and s.try_told[i] == Outcome.UNKNOWN:
            s.try_told[i] = Outcome.FAILED


@kernel
def remember_try(s, seat, cop, drawn, outcome):
    """Remember a bribe."""
    if s.tries == TRIES:
        forget_oldest(s)
    new = s.tries
    s.tries += 1
    s.try_seat[new] = seat
    s.try_cop[new] = cop
    s.try_told[new] = Outcome.UNKNOWN
    for other in range(s.seats):
        s.try_known[other, new] = Outcome.UNKNOWN
        knows_better = s.held[other, cop] > 0 or s.elsewhere[other] >> cop & 1
        if other != seat and knows_better:
            s.try_known[other, new] = Outcome.FAILED
        if other != seat and s.shown[other, cop]:
            s.try_told[new] = Outcome.FAILED
    learn_from_draw(s, seat, cop, drawn, outcome)
    s.try_known[seat, new] = outcome


@kernel
def learn_from_draw(s, seat, cop, drawn, outcome):
    """Nobody held a number that was drawn; if a bribe fails in spite of a number, somebody else holds the marker."""
    if drawn == UNTOUCHABLE:
        return
    all_have_failed(s, seat, drawn)
    if outcome == Outcome.WORKED:
        all_have_failed(s, seat, cop)
    else:
        s.elsewhere[seat] |= 1 << cop


@kernel
def all_have_failed(s, seat, cop):
    """A seat learns that all bribes of a cop whose outcome it did not know failed."""
    for i in range(s.tries):
        if s.try_cop[i] == cop and s.try_known[seat, i] == Outcome.UNKNOWN:
            s.try_known[seat, i] = Outcome.FAILED


@kernel
def forget_oldest(s):
    """Forget the oldest bribe: only a limited number are remembered."""
    for i in range(TRIES - 1):
        s.try_seat[i] = s.try_seat[i + 1]
        s.try_cop[i] = s.try_cop[i + 1]
        s.try_told[i] = s.try_told[i + 1]
        for seat in range(s.seats):
            s.try_known[seat, i] = s.try_known[seat, i + 1]
    s.tries -= 1


# GA-4.2: standing orders


@kernel
def why_no_order(s, seat):
    """GA-4.2: a holder of Untouchables can change the standing order whenever asked for a decision, once each time."""
    if s.held[seat, UNTOUCHABLE] == 0:
        return Refusal.NO_UNTOUCHABLE
    return Refusal.ORDERED_ALREADY if s.ordered[seat] else Refusal.NONE


@kernel
def why_not_order(s, e, seat, number):
    """GA-4.2: any number of the Untouchables held, different from before."""
    why = why_no_order(s, seat)
    if why != Refusal.NONE:
        return why
    if number > s.held[seat, UNTOUCHABLE]:
        return Refusal.TOO_FEW_UNTOUCHABLES
    return Refusal.ORDER_STANDS if number == s.standing[seat] else Refusal.NONE


@kernel
def list_orders(s, e, seat, out, count):
    """GA-4.2: list the orders that can be given."""
    if why_no_order(s, seat) != Refusal.NONE:
        return count
    for number in range(MOST_UNTOUCHABLES + 1):
        if why_not_order(s, e, seat, number) == Refusal.NONE:
            out[count] = ORDER.action(number)
            count += 1
    return count


@kernel
def give_order(s, seat, number, log):
    """GA-4.2: a standing order, which nobody else notices."""
    s.standing[seat] = number
    s.ordered[seat] = 1
    only_known_to(log, 1 << seat)
    unnoticed(log)
