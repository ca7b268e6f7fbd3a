"""Exact walks (GA-5.2 to GA-5.4).

Streets bend but do not branch between crossings, so "direction changes only at crossings, never back" follows from "no space
twice". Walks of one die that pass through no building are found in the edition's tables; walks through the player's own
buildings, and long ones with wheels, by an exhaustive search.
"""

import numpy as np

from windycity.core.events import fact
from windycity.core.kernel import kernel
from windycity.games.gangsters.events import Fact
from windycity.games.gangsters.position import (
    FACES,
    JOINTS,
    MOST_SPACES,
    MOST_STEPS,
    NO_SPACE,
    NO_STATION,
    STATIONS,
    WORD,
    WORDS,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import is_building, own_bits

LEAST_CIRCLE = 3  # steps of a walk that ends where it began, from another side
# A walk leads to a marked space, which may be closed to whoever walks.
OPEN, CLOSED = 1, 2
# GA-5.4: whether the subway is used.
ON_FOOT, MAY_RIDE, MUST_RIDE = 0, 1, 2


@kernel
def mark_on_foot(e, start, steps, bag):
    """Mark where walks end that use no subway and pass through no building."""
    for word in range(WORDS):
        mark_word(e.on_foot[start, steps, word], word * WORD, bag)


@kernel
def mark_by_subway(e, start, steps, bag):
    """Mark where walks end that use the subway once and pass through no building."""
    for word in range(WORDS):
        mark_word(e.by_subway[start, steps, word], word * WORD, bag)


@kernel
def mark_word(word, first, bag):
    """Mark the spaces whose bits are set in a word."""
    space = first
    while word != 0:
        if word & 1:
            bag[space] = OPEN
        word >>= 1
        space += 1


@kernel
def why_no_walk(bag, space):
    """GA-5.2: an exact walk leads to one of the marked spaces."""
    return Refusal.NONE if bag[space] == OPEN else Refusal.NO_SUCH_WALK


@kernel
def mark_walks(s, e, seat, start, steps, bag):
    """GA-5.2 to GA-5.4: mark where a piece of a player can end an exact walk."""
    own = own_bits(s, seat)
    if steps > FACES or has_passage(e, own, start, steps):
        path = np.zeros(MOST_STEPS + 1, np.int64)
        search_walks(e, own, start, steps, MAY_RIDE, NO_SPACE, path, bag)
    else:
        mark_on_foot(e, start, steps, bag)
        mark_by_subway(e, start, steps, bag)


@kernel
def has_passage(e, own, start, steps):
    """GA-5.3: whether a walk may lead through a building of one's own, or from one into a linked one."""
    if start < JOINTS and own >> start & 1 and e.links[start] & own != 0:
        return True
    near = 0
    for done in range(1, steps):
        near |= e.on_foot[start, done, 0] | e.by_subway[start, done, 0]
    near &= own
    for joint in range(JOINTS):
        if near >> joint & 1 and (e.degree[joint] > 1 or e.links[joint] & own != 0):
            return True
    return False


@kernel
def search_walks(e, own, start, steps, ride, goal, out, bag):
    """Search all walks of a player who owns these joints, one step deeper or back at a time, and mark their ends.

    The spaces of a walk are written one after the other. With a goal the search ends at the first walk that leads there.
    """
    turn = np.zeros(MOST_STEPS + 1, np.int64)  # which way to try next from each space of the walk
    rode = np.zeros(MOST_STEPS + 1, np.int64)  # GA-5.4: whether the subway has been used on the way there
    rode[0] = 1 if ride == ON_FOOT else 0
    out[0] = start
    depth = 0
    while depth >= 0:
        way = turn[depth]
        turn[depth] += 1
        if way >= ways_from(e, out[depth]):
            depth -= 1
            continue
        space = way_to(e, own, out[depth], way, rode[depth])
        if space == NO_SPACE or not is_new(out, depth, space, steps):
            continue
        rode[depth + 1] = max(rode[depth], is_ride(e, out[depth], way))
        if depth + 1 == steps:
            if ride == MUST_RIDE and not rode[steps]:
                continue
            bag[space] = OPEN
            if space == goal:
                out[steps] = space
                return
        elif not is_building(e, space) or (space < JOINTS and own >> space & 1):
            depth += 1
            out[depth] = space
            turn[depth] = 0


@kernel
def log_way(e, own, start, steps, ride, goal, log):
    """Add the way of a walk to the latest event; if several ways lead to its end, the first one found."""
    if log.on:
        way = np.zeros(MOST_STEPS + 1, np.int64)
        bag = np.zeros(MOST_SPACES, np.int8)
        way[0] = start
        if steps > 0:
            search_walks(e, own, start, steps, ride, goal, way, bag)
        for i in range(steps + 1):
            fact(log, Fact.WAY, way[i])


@kernel
def log_die(s, die, log):
    """Add a die that is used to the latest event."""
    fact(log, Fact.USED, die)
    fact(log, Fact.DICE, s.dice[die])


@kernel
def ways_from(e, space):
    """Return the count of ways from a space, possible or not: neighbours, then stations, then linked joints."""
    if space < JOINTS:
        return e.degree[space] + STATIONS + JOINTS
    return e.degree[space] + STATIONS


@kernel
def way_to(e, own, space, way, rode):
    """Where a way leads, NO_SPACE if it is not open."""
    if way < e.degree[space]:
        return e.next_to[space, way] + 0
    way -= e.degree[space]
    if way < STATIONS:
        is_open = e.station_on[space] != NO_STATION and e.station_on[space] != way and not rode
        return e.station[way] + 0 if is_open else NO_SPACE
    way -= STATIONS
    both = 1 << space | 1 << way
    return way if own & both == both and e.links[space] >> way & 1 else NO_SPACE


@kernel
def is_ride(e, space, way):
    """Whether a way is a ride on the subway."""
    return 1 if e.degree[space] <= way < e.degree[space] + STATIONS else 0


@kernel
def is_new(out, depth, space, steps):
    """GA-5.2: no space twice in a walk, except ending where it began, from another side."""
    for i in range(1, depth + 1):
        if out[i] == space:
            return False
    return space != out[0] or (depth + 1 == steps and steps >= LEAST_CIRCLE)
