"""The police step: the dice, and one police action (GA-4.1): a bribe, a cop who moves, a new cop, or donuts."""

import numpy as np

from windycity.core.asking import ask_one
from windycity.core.chance import roll
from windycity.core.events import announce, fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import BRIBE, COP, DONUTS, NEW_COP, PASS, SUBWAY
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    COPS,
    DICE,
    FACES,
    MOST_SPACES,
    NO_COP,
    NO_SPACE,
    Ask,
    Die,
    Luck,
    Phase,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.bribes import remember_again
from windycity.games.gangsters.rules.cops import (
    draw_cop,
    mark_patrol,
    push_cop,
    take_subway,
    why_no_new_cop,
    why_no_patrol,
    why_no_push,
    why_no_ride,
)
from windycity.games.gangsters.rules.donuts import ask_donuts, give_donuts, remove_donuts


@kernel
def throw_dice(s, chance, log):
    """GA-4.1: throw all five dice."""
    for die in range(DICE):
        s.dice[die] = roll(chance, Luck.DIE, FACES)
    log_event(log, Event.THREW)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.BLUE, s.dice[Die.BLUE])
    fact(log, Fact.WHITE, s.dice[Die.WHITE])
    fact(log, Fact.GREEN, s.dice[Die.GREEN])
    fact(log, Fact.BLACK, s.dice[Die.BLACK])
    fact(log, Fact.RED, s.dice[Die.RED])
    reveal(log)


@kernel
def begin_police(s, log):
    """GA-4.9: the second donuts are removed, and that cop must be moved or bribed; then markers may be shown."""
    s.obliged = NO_COP
    if s.donuts[s.active] == 2:
        s.obliged = s.fed[s.active]
        remove_donuts(s, s.fed[s.active], log)
    ask_donuts(s)


@kernel
def ask_police(s):
    """GA-4.1: ask for a police action."""
    ask_one(s, Ask.POLICE, s.active)


# What can be done with one cop


@kernel
def why_no_bribe(s, seat, cop):
    """GA-4.2: a cop on the board whose marker one does not hold, with a bag that is not empty."""
    if s.cop_at[cop] == NO_SPACE:
        return Refusal.COP_NOT_THERE
    if s.held[seat, cop] > 0:
        return Refusal.MARKER_HELD
    if s.bag_empty:
        return Refusal.BAG_EMPTY
    return Refusal.NONE if BRIBE_PRICE * s.dice[Die.BLUE] <= s.cash[seat] else Refusal.TOO_LITTLE_CASH


@kernel
def can_use(s, e, seat, cop):
    """GA-4.9: whether a cop can be bribed or moved at all."""
    if why_no_bribe(s, seat, cop) == Refusal.NONE:
        return True
    if why_no_push(s, seat, cop) != Refusal.NONE:
        return False
    bag = np.zeros(MOST_SPACES, np.int8)
    return mark_patrol(s, e, cop, bag) > 0 or why_no_ride(s, e, cop) == Refusal.NONE


@kernel
def why_other_first(s, e, seat, cop):
    """GA-4.9: a cop who had his second donuts must be moved or bribed, if he can be, before anything else."""
    if s.obliged == NO_COP or s.obliged == cop:
        return Refusal.NONE
    return Refusal.COP_OBLIGED if can_use(s, e, seat, s.obliged) else Refusal.NONE


@kernel
def why_not_bribe(s, e, seat, cop):
    """GA-4.2: which cops can be bribed."""
    why = why_other_first(s, e, seat, cop)
    return why_no_bribe(s, seat, cop) if why == Refusal.NONE else why


@kernel
def why_not_move_cop(s, e, seat, cop, space):
    """GA-4.4: where a cop can be moved."""
    why = why_other_first(s, e, seat, cop)
    if why == Refusal.NONE:
        why = why_no_push(s, seat, cop)
    if why != Refusal.NONE:
        return why
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_patrol(s, e, cop, bag)
    return why_no_patrol(bag, space)


@kernel
def why_not_subway(s, e, seat, cop):
    """GA-4.8: which cops can take the subway."""
    why = why_other_first(s, e, seat, cop)
    if why == Refusal.NONE:
        why = why_no_push(s, seat, cop)
    return why_no_ride(s, e, cop) if why == Refusal.NONE else why


@kernel
def list_cop(s, e, seat, cop, out, count):
    """List what can be done with one cop: GA-4.2: bribe him; GA-4.4: move him by the blue die; GA-4.8: by subway."""
    if why_no_bribe(s, seat, cop) == Refusal.NONE:
        out[count] = BRIBE.action(cop)
        count += 1
    if why_no_push(s, seat, cop) != Refusal.NONE:
        return count
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_patrol(s, e, cop, bag)
    for space in range(e.spaces):
        if bag[space] and why_no_patrol(bag, space) == Refusal.NONE:
            out[count] = COP.action(cop, space)
            count += 1
    if why_no_ride(s, e, cop) == Refusal.NONE:
        out[count] = SUBWAY.action(cop)
        count += 1
    return count


# GA-4.1: one police action, or none


@kernel
def why_not_new_cop(s, e, seat):
    """GA-4.5: when a new cop can come."""
    why = why_other_first(s, e, seat, NO_COP)
    return why_no_new_cop(s, e) if why == Refusal.NONE else why


@kernel
def why_no_second_donuts(s, seat):
    """GA-4.9: only Donuts 1 become Donuts 2."""
    return Refusal.NONE if s.donuts[seat] == 1 else Refusal.NO_FIRST_DONUTS


@kernel
def why_not_keep_up(s, e, seat):
    """GA-4.9: when donuts can be kept up."""
    why = why_other_first(s, e, seat, NO_COP)
    return why_no_second_donuts(s, seat) if why == Refusal.NONE else why


@kernel
def why_not_pass(s, e, seat):
    """GA-4.1: the police can be left alone, except for a cop who must be moved or bribed (GA-4.9)."""
    return why_other_first(s, e, seat, NO_COP)


@kernel
def legal_police(s, e, seat, out):
    """GA-4.1: bribe, move a cop, call a new one, keep up donuts, or nothing; a cop who must be moved or bribed comes first."""
    if why_other_first(s, e, seat, NO_COP) != Refusal.NONE:
        return list_cop(s, e, seat, s.obliged, out, 0)
    count = 0
    for cop in range(COPS):
        count = list_cop(s, e, seat, cop, out, count)
    if why_no_new_cop(s, e) == Refusal.NONE:
        out[count] = NEW_COP.action()
        count += 1
    if why_no_second_donuts(s, seat) == Refusal.NONE:
        out[count] = DONUTS.action()
        count += 1
    out[count] = PASS.action()
    return count + 1


@kernel
def apply_police(s, e, seat, action, chance, log):
    """GA-4.1: the police action; GA-4.9: the first donuts are removed unless it turns them into the second."""
    s.phase = Phase.COUNT_MOVES
    if shows_markers(s, action):
        announce(log)
    if DONUTS.has(action):
        give_donuts(s, seat, s.fed[seat], 2, log)
        return
    if s.donuts[seat] == 1:
        remove_donuts(s, s.fed[seat], log)
    if PASS.has(action):
        log_event(log, Event.NO_POLICE)
        fact(log, Fact.SEAT, seat)
    elif NEW_COP.has(action):
        draw_cop(s, chance, log)
    elif SUBWAY.has(action):
        take_subway(s, SUBWAY.parts(action), chance, log)
    elif COP.has(action):
        cop, space = COP.parts(action)
        push_cop(s, e, cop, space, log)
    else:
        set_aside(s, seat, BRIBE.parts(action), log)


@kernel
def shows_markers(s, action):
    """Whether a police action reveals something about who holds a marker.

    GA-4.2: whoever bribes a cop does not hold his; GA-4.9: whoever passes over one who must be moved or bribed cannot bribe him.
    """
    if BRIBE.has(action):
        return True
    if s.obliged == NO_COP:
        return False
    if COP.has(action):
        cop, _ = COP.parts(action)
        return cop != s.obliged
    return not SUBWAY.has(action) or SUBWAY.parts(action) != s.obliged


@kernel
def set_aside(s, seat, cop, log):
    """GA-4.2: a cop is chosen openly, and 100 times the blue die is set aside."""
    s.bribing = cop
    s.aside = BRIBE_PRICE * s.dice[Die.BLUE]
    s.cash[seat] -= s.aside
    remember_again(s, seat, cop)
    log_event(log, Event.BRIBES)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.COP, cop)
    fact(log, Fact.ASIDE, s.aside)
