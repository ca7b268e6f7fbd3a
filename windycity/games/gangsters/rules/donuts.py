"""Donuts: cops who eat, and markers that take the donuts away (GA-4.9)."""

from windycity.core.asking import ask_all
from windycity.core.events import fact, log_event, only_known_to, reveal, unnoticed
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import DONUTS, PASS, SHOW
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import COPS, NO_COP, NO_SEAT, Ask
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.bribes import log_answered, remember_kept


@kernel
def feeder(s, cop):
    """Return who has given donuts to a cop, NO_SEAT if nobody."""
    for seat in range(s.seats):
        if s.fed[seat] == cop:
            return seat
    return NO_SEAT


@kernel
def give_donuts(s, seat, cop, which, log):
    """GA-4.9: a cop gets Donuts 1, or Donuts 2 after those."""
    s.fed[seat] = cop
    s.donuts[seat] = which
    log_event(log, Event.GOT_DONUTS)
    fact(log, Fact.COP, cop)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.DONUTS, which)


@kernel
def remove_donuts(s, cop, log):
    """Take away a cop's donuts, if he has any."""
    seat = feeder(s, cop)
    if seat != NO_SEAT:
        s.fed[seat] = NO_COP
        s.donuts[seat] = 0
        log_event(log, Event.DONUTS_GONE)
        fact(log, Fact.COP, cop)
        fact(log, Fact.SEAT, seat)


@kernel
def log_pass(seat, cop, log):
    """Log that a player gives a cop no donuts, or leaves one eating who has them."""
    log_event(log, Event.PASSED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.COP, cop)


# Markers that take donuts away


@kernel
def ask_donuts(s):
    """GA-4.9: while any cop has donuts, everybody is asked for markers."""
    for seat in range(s.seats):
        if s.donuts[seat] > 0:
            ask_all(s, Ask.DONUTS, everyone(s))


@kernel
def why_not_take_donuts(s, e, seat, cop):
    """GA-4.9: the holder of the marker of a cop with donuts may show it, once."""
    if s.held[seat, cop] == 0:
        return Refusal.MARKER_NOT_HELD
    if s.showing[seat] >> cop & 1:
        return Refusal.MARKER_SHOWN
    return Refusal.NONE if feeder(s, cop) != NO_SEAT else Refusal.NO_DONUTS_TO_TAKE


@kernel
def has_more_to_show(s, e, seat):
    """GA-4.9: whether a player holds another marker that takes donuts away."""
    for cop in range(COPS):
        if why_not_take_donuts(s, e, seat, cop) == Refusal.NONE:
            return True
    return False


@kernel
def legal_donuts(s, e, seat, out):
    """GA-4.9: list the markers that take donuts away, and showing none."""
    count = 0
    for cop in range(COPS):
        if why_not_take_donuts(s, e, seat, cop) == Refusal.NONE:
            out[count] = SHOW.action(cop)
            count += 1
    out[count] = PASS.action()
    return count + 1


@kernel
def apply_donuts(s, e, seat, action, log):
    """GA-4.9: a sealed answer; when all have answered, the markers are shown, and kept."""
    only_known_to(log, 1 << seat)
    if SHOW.has(action):
        s.showing[seat] |= 1 << SHOW.parts(action)
        if has_more_to_show(s, e, seat):
            s.waiting |= 1 << seat
            unnoticed(log)
            return
    log_answered(seat, log)
    if s.waiting == 0:
        reveal(log)
        for other in range(s.seats):
            show_for_donuts(s, other, log)


@kernel
def show_for_donuts(s, seat, log):
    """GA-4.9: the markers that a player shows take donuts away, and stay with the player."""
    for cop in range(COPS):
        if s.showing[seat] >> cop & 1:
            log_event(log, Event.SHOWED)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.COP, cop)
            fact(log, Fact.KEPT, 1)
            remember_kept(s, seat, cop)
            remove_donuts(s, cop, log)
    s.showing[seat] = 0


# A cop ends in a grey building


@kernel
def legal_feed(out):
    """GA-4.9: donuts, or none."""
    out[0] = DONUTS.action()
    out[1] = PASS.action()
    return 2


@kernel
def apply_feed(s, seat, action, log):
    """GA-4.9: a cop who ends in a grey building can get Donuts 1."""
    if DONUTS.has(action):
        give_donuts(s, seat, s.mover, 1, log)
    else:
        log_pass(seat, s.mover, log)
