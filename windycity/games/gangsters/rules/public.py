"""The public moves, and new public comes in (GA-5.6)."""

import numpy as np

from windycity.core.asking import ask_one
from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.games.gangsters.actions import PUBLIC, TO
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import MOST_PUBLIC, MOST_SPACES, NO_PUBLIC, NO_SPACE, Ask, Die, Luck
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.joints import remove_public
from windycity.games.gangsters.rules.pieces import has_criminal_piece
from windycity.games.gangsters.rules.walks import (
    CLOSED,
    MAY_RIDE,
    ON_FOOT,
    OPEN,
    log_die,
    log_way,
    mark_by_subway,
    mark_on_foot,
    why_no_walk,
)


@kernel
def close_to_public(s, e, public, bag):
    """GA-5.6: close the marked spaces where other public is; return whether any stays open."""
    for other in range(e.publics):
        at = s.public_at[other]
        if other != public and at != NO_SPACE and bag[at]:
            bag[at] = CLOSED
    for space in range(e.spaces):
        if bag[space] == OPEN:
            return True
    return False


@kernel
def why_shared(bag, space):
    """GA-5.6: an exact walk leads to one of the marked spaces, and two public never share a space."""
    return Refusal.PUBLIC_SHARES_SPACE if bag[space] == CLOSED else why_no_walk(bag, space)


# Public on the board


@kernel
def mark_public_walks(s, e, public, bag):
    """GA-5.6: mark where a public can go by the white die, on foot or by subway."""
    mark_on_foot(e, s.public_at[public], s.dice[Die.WHITE], bag)
    mark_by_subway(e, s.public_at[public], s.dice[Die.WHITE], bag)
    return close_to_public(s, e, public, bag)


@kernel
def why_public_stays(s, public):
    """GA-5.6: public on the board can be moved; GA-5.1: once a turn."""
    if s.public_moved[public]:
        return Refusal.PUBLIC_HAS_MOVED
    return Refusal.PUBLIC_NOT_THERE if s.public_at[public] == NO_SPACE else Refusal.NONE


@kernel
def why_not_public(s, e, seat, public, space):
    """GA-5.6: where a public can be moved."""
    why = why_public_stays(s, public)
    if why != Refusal.NONE:
        return why
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_public_walks(s, e, public, bag)
    return why_shared(bag, space)


@kernel
def list_public(s, e, public, out, count):
    """GA-5.6: list where a public can be moved."""
    if why_public_stays(s, public) != Refusal.NONE:
        return count
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_public_walks(s, e, public, bag)
    for space in range(e.spaces):
        if bag[space] and why_shared(bag, space) == Refusal.NONE:
            out[count] = PUBLIC.action(public, space)
            count += 1
    return count


@kernel
def move_public(s, e, seat, public, space, log):
    """GA-5.6: public moves; if its own move ends with a criminal piece, it leaves the board."""
    log_event(log, Event.PUBLIC_MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PUBLIC, public)
    fact(log, Fact.SPACE, space)
    log_stroll(s, e, public, space, log)
    log_die(s, Die.WHITE, log)
    s.public_at[public] = space
    s.public_moved[public] = 1
    if has_criminal_piece(s, space):
        remove_public(s, public, log)


@kernel
def log_stroll(s, e, public, space, log):
    """GA-5.6: by the white die, on foot or by subway; new public from the station, its first step."""
    white = s.dice[Die.WHITE]
    if s.public_at[public] != NO_SPACE:
        log_way(e, 0, s.public_at[public], white, MAY_RIDE, space, log)
    else:
        log_way(e, 0, e.station[white - 1], white - 1, ON_FOOT, space, log)


# New public


@kernel
def mark_public_entry(s, e, bag):
    """GA-5.6: the station of the white die is the first step; GA-4.8: no subway in the same move."""
    white = s.dice[Die.WHITE]
    mark_on_foot(e, e.station[white - 1], white - 1, bag)
    return close_to_public(s, e, NO_PUBLIC, bag)


@kernel
def is_in_bag(s, public):
    """Whether a public can be drawn; one that moved and left this turn stays out until the next."""
    return s.public_at[public] == NO_SPACE and s.public_moved[public] == 0


@kernel
def has_public_in_bag(s, e):
    """GA-5.6: whether any public can be drawn."""
    for public in range(e.publics):
        if is_in_bag(s, public):
            return True
    return False


@kernel
def why_not_new_public(s, e, seat):
    """GA-5.6: with an empty bag, or no way in, there is no new public."""
    if not has_public_in_bag(s, e):
        return Refusal.PUBLIC_ALL_OUT
    bag = np.zeros(MOST_SPACES, np.int8)
    return Refusal.NONE if mark_public_entry(s, e, bag) else Refusal.NO_WAY_IN


@kernel
def draw_public(s, e, chance, log):
    """GA-5.6: new public is drawn blind."""
    bag = np.zeros(MOST_PUBLIC, np.int8)
    for public in range(e.publics):
        bag[public] = 1 if is_in_bag(s, public) else 0
    s.entering = draw_from_counts(chance, Luck.PUBLIC, bag)
    reveal(log)
    log_event(log, Event.PUBLIC_DRAWN)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.PUBLIC, s.entering)
    ask_one(s, Ask.PUBLIC_TO, s.active)


@kernel
def why_no_public_entry(bag, space):
    """GA-5.6: the new public can get there, by the marked ways, and shares no space."""
    why = why_shared(bag, space)
    return Refusal.NO_SUCH_ENTRY if why == Refusal.NO_SUCH_WALK else why


@kernel
def why_not_public_to(s, e, seat, space):
    """GA-5.6: where the new public can go."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_public_entry(s, e, bag)
    return why_no_public_entry(bag, space)


@kernel
def legal_public_to(s, e, out):
    """GA-5.6: list where the new public can go."""
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_public_entry(s, e, bag)
    count = 0
    for space in range(e.spaces):
        if bag[space] and why_no_public_entry(bag, space) == Refusal.NONE:
            out[count] = TO.action(space)
            count += 1
    return count


@kernel
def apply_public_to(s, e, seat, space, log):
    """Put the new public where it ends."""
    public = s.entering
    s.entering = NO_PUBLIC
    move_public(s, e, seat, public, space, log)
