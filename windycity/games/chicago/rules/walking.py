"""Walks, step by step (CH-3.2 to CH-3.6)."""

import numpy as np

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import STEP
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import MOST_SPACES, NO_MAN, NO_SPACE, Phase, Sort
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import enter_bar, is_enemy_on

# Where a walk can go


@kernel
def may_enter(s, e, seat, space):
    """CH-3.5: no other gang enters a headquarters."""
    return e.sort[space] != Sort.HEADQUARTERS or space == e.headquarters[home_of(s, seat)]


@kernel
def may_pass(s, e, seat, space):
    """CH-3.6: other gangs' men cannot be passed."""
    return may_enter(s, e, seat, space) and not is_enemy_on(s, seat, space)


@kernel
def may_stop(s, e, seat, space):
    """CH-3.5: a walk ends where there is room."""
    return may_enter(s, e, seat, space) and has_room(s, e, seat, space)


@kernel
def has_room(s, e, seat, space):
    """CH-3.5: a street space holds one man; a space with enemies is attacked (CH-3.6)."""
    return e.sort[space] != Sort.STREET or s.men_on[space] == 0 or is_enemy_on(s, seat, space)


@kernel
def why_not_enter(s, e, seat, space, left):
    """CH-3.2: why a walk cannot go on to a space, with this many steps left after it."""
    if not may_enter(s, e, seat, space):
        return Refusal.FOREIGN_HEADQUARTERS
    if left == 0:
        return Refusal.NONE if has_room(s, e, seat, space) else Refusal.OWN_MAN_THERE
    if is_enemy_on(s, seat, space):
        return Refusal.ENEMY_IN_THE_WAY
    return Refusal.NONE if can_finish(s, e, seat, space, left) else Refusal.CANNOT_BE_COMPLETED


@kernel
def can_finish(s, e, seat, space, left):
    """CH-3.2: whether a walk of exactly this many steps from a space can end somewhere.

    Turning back is allowed, so going to and fro between two spaces is nearly always enough; the search goes beyond the
    neighbouring spaces only in a crowd.
    """
    if left % 2 == 0 and may_stop(s, e, seat, space):
        return True
    if left % 2 == 1:
        for i in range(e.degree[space]):
            other = e.next_to[space, i]
            if may_stop(s, e, seat, other) and (left == 1 or may_pass(s, e, seat, other)):
                return True
    return can_finish_afar(s, e, seat, space, left)


@kernel
def can_finish_afar(s, e, seat, space, left):
    """Answer the same by visiting everything that can be reached, step by step."""
    here = np.zeros(MOST_SPACES, np.int8)
    here[space] = 1
    for step in range(left, 0, -1):
        there = np.zeros(MOST_SPACES, np.int8)
        for at in range(e.spaces):
            if here[at]:
                for i in range(e.degree[at]):
                    other = e.next_to[at, i]
                    if step == 1 and may_stop(s, e, seat, other):
                        return True
                    if may_pass(s, e, seat, other):
                        there[other] = 1
        here = there
    return False


@kernel
def can_set_out(s, e, seat, space, steps):
    """Whether a walk of this many steps from a space has a first step."""
    for i in range(e.degree[space]):
        if why_not_enter(s, e, seat, e.next_to[space, i], steps - 1) == Refusal.NONE:
            return True
    return False


# The walk


@kernel
def set_out(s, seat, start, log):
    """Begin the walk."""
    s.walk_from = start
    s.walk_at = start
    s.phase = Phase.WALK
    log_event(log, Event.SET_OUT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, s.walker)
    fact(log, Fact.FROM, start)
    fact(log, Fact.STEPS, s.steps)


@kernel
def is_next_to(e, space, other):
    """Whether one step leads from a space to another."""
    for i in range(e.degree[space]):
        if e.next_to[space, i] == other:
            return True
    return False


@kernel
def why_not_step(s, e, seat, space):
    """CH-3.2: to a neighbouring space from which the walk can still be completed exactly."""
    if not is_next_to(e, s.walk_at, space):
        return Refusal.NOT_NEXT_TO
    return why_not_enter(s, e, seat, space, s.steps - 1)


@kernel
def legal_step(s, e, seat, out):
    """CH-3.2: list the neighbouring spaces."""
    count = 0
    for i in range(e.degree[s.walk_at]):
        space = e.next_to[s.walk_at, i]
        if why_not_enter(s, e, seat, space, s.steps - 1) == Refusal.NONE:
            out[count] = STEP.action(space)
            count += 1
    return count


@kernel
def apply_step(s, e, seat, space, log):
    """CH-3.3: take a step; CH-5.1: a bar that is passed gets a chip."""
    if log.on:
        log_step(s, seat, space, log)
    s.walk_at = space
    s.steps -= 1
    if not is_enemy_on(s, seat, space):
        enter_bar(s, e, seat, space, log)


@kernel
def log_step(s, seat, space, log):
    """Log where a man steps from and to."""
    log_event(log, Event.STEPPED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, s.walker)
    fact(log, Fact.FROM, s.walk_at)
    fact(log, Fact.TO, space)


@kernel
def end_walk(s):
    """End the walk."""
    s.walker = NO_MAN
    s.walk_at = NO_SPACE
    s.walk_from = NO_SPACE
    s.steps = 0
