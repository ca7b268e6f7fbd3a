"""Cops: where they can go, how they come in, and how they leave (GA-4.4 to GA-4.6, GA-4.8)."""

import numpy as np

from windycity.core.asking import ask_one
from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import TO
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    COPS,
    JOINTS,
    MOST_SPACES,
    NO_COP,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    PIECES,
    Ask,
    Die,
    Luck,
    Phase,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.donuts import feeder, remove_donuts
from windycity.games.gangsters.rules.joints import public_on
from windycity.games.gangsters.rules.pieces import has_criminal_piece
from windycity.games.gangsters.rules.walks import CLOSED, MUST_RIDE, ON_FOOT, OPEN, log_die, log_way, mark_by_subway, mark_on_foot


@kernel
def count_cops(s):
    """Return the count of cops on the board."""
    count = 0
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE:
            count += 1
    return count


@kernel
def crime_level(s, e):
    """GA-4.5: pieces and public showing white; public does so in joints."""
    level = 0
    for seat in range(s.seats):
        for piece in range(PIECES):
            level += s.criminal[seat, piece]
    for public in range(e.publics):
        if s.public_at[public] < JOINTS:
            level += 1
    return level


@kernel
def is_open_to_cops(s, e, space):
    """GA-4.6: cops enter a joint only if a criminal piece or public is in it."""
    return space >= JOINTS or public_on(s, e, space) != NO_PUBLIC or has_criminal_piece(s, space)


@kernel
def close_joints(s, e, bag):
    """GA-4.6: close the marked spaces that no cop may enter; return the count of those that stay open."""
    count = 0
    for space in range(e.spaces):
        if bag[space]:
            if is_open_to_cops(s, e, space):
                count += 1
            else:
                bag[space] = CLOSED
    return count


# Where a cop can go


@kernel
def mark_patrol(s, e, cop, bag):
    """GA-4.4: mark where a cop can go on foot with the blue die; return the count of such spaces."""
    mark_on_foot(e, s.cop_at[cop], s.dice[Die.BLUE], bag)
    return close_joints(s, e, bag)


@kernel
def mark_ride(s, e, start, bag):
    """GA-4.8: mark where a cop can go from a space by subway; return the count of such spaces."""
    mark_by_subway(e, start, s.dice[Die.BLUE], bag)
    return close_joints(s, e, bag)


@kernel
def mark_entry(s, e, bag):
    """GA-4.5: mark where a new cop can go: the station of the blue die is his first step, and he takes no subway."""
    blue = s.dice[Die.BLUE]
    mark_on_foot(e, e.station[blue - 1], blue - 1, bag)
    return close_joints(s, e, bag)


@kernel
def why_no_push(s, seat, cop):
    """GA-4.4: a cop on the board can be moved; GA-4.9: nobody else may move a cop with donuts."""
    if s.cop_at[cop] == NO_SPACE:
        return Refusal.COP_NOT_THERE
    by = feeder(s, cop)
    return Refusal.COP_HAS_DONUTS if by != NO_SEAT and by != seat else Refusal.NONE


@kernel
def why_no_patrol(bag, space):
    """GA-4.4: an exact walk leads to one of the marked spaces; GA-4.6: a joint is open to cops."""
    if bag[space] == OPEN:
        return Refusal.NONE
    return Refusal.NO_CRIME_THERE if bag[space] == CLOSED else Refusal.NO_SUCH_WALK


@kernel
def why_no_ride(s, e, cop):
    """GA-4.8: a cop can use the subway if it leads anywhere, but not with an empty bag."""
    if count_cops(s) == COPS:
        return Refusal.ALL_COPS_OUT
    bag = np.zeros(MOST_SPACES, np.int8)
    return Refusal.NONE if mark_ride(s, e, s.cop_at[cop], bag) > 0 else Refusal.COP_CANNOT_RIDE


@kernel
def why_no_new_cop(s, e):
    """GA-4.5: only if no cop is on the board, or the crime level is at least the count of cops on it, and he has a way in."""
    cops = count_cops(s)
    if cops == COPS:
        return Refusal.ALL_COPS_OUT
    if cops > 0 and crime_level(s, e) < cops:
        return Refusal.TOO_LITTLE_CRIME
    bag = np.zeros(MOST_SPACES, np.int8)
    return Refusal.NONE if mark_entry(s, e, bag) > 0 else Refusal.NO_WAY_IN


# A cop moves


@kernel
def push_cop(s, e, cop, space, log):
    """GA-4.4: a cop moves; GA-4.3: before it has any effect, markers may be shown."""
    s.moved_from = s.cop_at[cop]
    s.mover = cop
    put_cop(s, e, space, log)


@kernel
def put_cop(s, e, space, log):
    """Put the moving cop where he ends."""
    s.cop_at[s.mover] = space
    s.phase = Phase.REACT
    log_event(log, Event.COP_MOVED)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.SPACE, space)
    log_patrol(s, e, space, log)
    log_die(s, Die.BLUE, log)


@kernel
def log_patrol(s, e, space, log):
    """GA-4.4: on foot; GA-4.5: from the station, his first step; GA-4.8: with the first cop's way to the subway."""
    blue = s.dice[Die.BLUE]
    if s.replaced != NO_COP:
        log_way(e, 0, s.moved_from, blue, MUST_RIDE, space, log)
    elif s.moved_from != NO_SPACE:
        log_way(e, 0, s.moved_from, blue, ON_FOOT, space, log)
    else:
        log_way(e, 0, e.station[blue - 1], blue - 1, ON_FOOT, space, log)


@kernel
def clear_cop(s):
    """End the cop's move."""
    s.mover = NO_COP
    s.moved_from = NO_SPACE
    s.replaced = NO_COP


@kernel
def cop_leaves(s, cop, log):
    """GA-4.8: a cop leaves the board, into the bag, and his donuts are gone."""
    log_event(log, Event.COP_LEFT)
    fact(log, Fact.COP, cop)
    fact(log, Fact.SPACE, s.cop_at[cop])
    s.cop_at[cop] = NO_SPACE
    remove_donuts(s, cop, log)


# GA-4.5, GA-4.8: a cop is drawn


@kernel
def pull_cop(s, chance, log):
    """Draw a cop from the bag; he becomes the moving cop."""
    bag = np.zeros(COPS, np.int8)
    for cop in range(COPS):
        if s.cop_at[cop] == NO_SPACE:
            bag[cop] = 1
    s.mover = draw_from_counts(chance, Luck.COP, bag)
    s.moved_from = NO_SPACE
    ask_one(s, Ask.COP_TO, s.active)
    reveal(log)


@kernel
def draw_cop(s, chance, log):
    """GA-4.5: a new cop."""
    pull_cop(s, chance, log)
    log_event(log, Event.COP_DRAWN)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.COP, s.mover)


@kernel
def take_subway(s, cop, chance, log):
    """GA-4.8: another cop is drawn and finishes the move; the first goes into the bag after the draw."""
    pull_cop(s, chance, log)
    s.replaced = cop
    s.moved_from = s.cop_at[cop]
    s.cop_at[cop] = NO_SPACE
    remove_donuts(s, cop, log)
    log_event(log, Event.TOOK_SUBWAY)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.COP, cop)
    fact(log, Fact.OTHER, s.mover)
    fact(log, Fact.FROM, s.moved_from)


@kernel
def mark_drawn(s, e, bag):
    """GA-4.5: from the station of the blue die; GA-4.8: from any station, for the rest of the move."""
    if s.replaced == NO_COP:
        return mark_entry(s, e, bag)
    return mark_ride(s, e, s.moved_from, bag)


@kernel
def why_no_place(s, bag, space):
    """GA-4.5, GA-4.8: the drawn cop can get there, by the marked ways; GA-4.6: a joint is open to cops."""
    why = why_no_patrol(bag, space)
    return Refusal.NO_SUCH_ENTRY if why == Refusal.NO_SUCH_WALK and s.replaced == NO_COP else why


@kernel
def why_not_cop_to(s, e, seat, space):
    """GA-4.5, GA-4.8: where the drawn cop can go."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_drawn(s, e, bag)
    return why_no_place(s, bag, space)


@kernel
def legal_cop_to(s, e, out):
    """GA-4.5, GA-4.8: list where the drawn cop can go."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_drawn(s, e, bag)
    count = 0
    for space in range(e.spaces):
        if bag[space] and why_no_place(s, bag, space) == Refusal.NONE:
            out[count] = TO.action(space)
            count += 1
    return count
