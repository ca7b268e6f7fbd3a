"""Exact walks (GA-5.2 to GA-5.4).

Streets bend but do not branch between crossings, so "direction changes only at crossings, never back" follows from
"no space twice". Walks of one die through no building are found in the edition's tables; those that pass through
buildings of one's own, and long ones with wheels, by going through them all.
"""

import numpy as np

from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    FACES,
    JOINTS,
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
# A walk leads to a space that is marked; it may be closed to whoever would walk there.
OPEN, CLOSED = 1, 2


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
    """GA-5.2: an exact walk leads to a space, of those that are marked."""
    return Refusal.NONE if bag[space] == OPEN else Refusal.NO_SUCH_WALK


@kernel
def mark_walks(s, e, seat, start, steps, bag):
    """GA-5.2 to GA-5.4: mark where a piece of a player can end an exact walk."""
    own = own_bits(s, seat)
    if steps > FACES or has_passage(e, own, start, steps):
        search_walks(e, own, start, steps, bag)
    else:
        mark_on_foot(e, start, steps, bag)
        mark_by_subway(e, start, steps, bag)


@kernel
def has_passage(e, own, start, steps):
    """GA-5.3: tell whether a walk may lead through a building of one's own, or from one into a linked one."""
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
def search_walks(e, own, start, steps, bag):
    """Go through all walks of a player who owns these joints, one step deeper or back at a time, and mark their ends."""
    path = np.zeros(MOST_STEPS + 1, np.int64)
    turn = np.zeros(MOST_STEPS + 1, np.int64)  # which way to try next from each space of the path
    rode = np.zeros(MOST_STEPS + 1, np.int64)  # GA-5.4: whether the subway was used on the way there
    path[0] = start
    depth = 0
    while depth >= 0:
        way = turn[depth]
        turn[depth] += 1
        if way >= ways_from(e, path[depth]):
            depth -= 1
            continue
        space = way_to(e, own, path[depth], way, rode[depth])
        if space == NO_SPACE or not is_new(path, depth, space, steps):
            continue
        if depth + 1 == steps:
            bag[space] = OPEN
        elif not is_building(e, space) or (space < JOINTS and own >> space & 1):
            rode[depth + 1] = max(rode[depth], is_ride(e, path[depth], way))
            depth += 1
            path[depth] = space
            turn[depth] = 0


@kernel
def ways_from(e, space):
    """How many ways lead from a space, possible or not: neighbours, then stations, then linked joints."""
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
    """Tell whether a way is a ride on the subway."""
    return 1 if e.degree[space] <= way < e.degree[space] + STATIONS else 0


@kernel
def is_new(out, depth, space, steps):
    """GA-5.2: no space twice in a walk, except ending where it began, from another side."""
    for i in range(1, depth + 1):
        if out[i] == space:
            return False
    return space != out[0] or (depth + 1 == steps and steps >= LEAST_CIRCLE)
