"""Joints: who owns them, their levels, and the public in them (GA-3.2, GA-7.2, GA-8.5)."""

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import COLOURS, JOINTS, NO_PUBLIC, NO_SEAT, NO_SPACE


@kernel
def is_building(e, space):
    """Whether a space is a joint or a grey building."""
    return space < JOINTS + e.grey


@kernel
def is_grey(e, space):
    """Whether a space is a grey building, which nobody ever owns (GA-1.2)."""
    return JOINTS <= space < JOINTS + e.grey


@kernel
def is_unowned(s, e, space):
    """Whether a space is a building without an owner, grey ones included (GA-7.1)."""
    return is_grey(e, space) or (space < JOINTS and s.owner[space] == NO_SEAT)


@kernel
def count_joints(s, seat):
    """Return the count of joints that a player owns."""
    count = 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            count += 1
    return count


@kernel
def count_colour(s, e, seat, colour):
    """Return the count of joints of a colour that a player owns."""
    count = 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat and e.colour[joint] == colour:
            count += 1
    return count


@kernel
def own_bits(s, seat):
    """The joints of a player, as bits."""
    own = 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            own |= 1 << joint
    return own


@kernel
def take_joint(s, seat, joint):
    """Give a neutral joint to a player, at the first level."""
    s.owner[joint] = seat
    s.level[joint] = 1


@kernel
def cap_levels(s, e, seat, log):
    """GA-3.2: no level is above the count of joints of that colour that its owner holds."""
    for colour in range(COLOURS):
        cap = count_colour(s, e, seat, colour)
        for joint in range(JOINTS):
            if s.owner[joint] == seat and e.colour[joint] == colour and s.level[joint] > cap:
                s.level[joint] = cap
                log_event(log, Event.CAPPED)
                fact(log, Fact.JOINT, joint)
                fact(log, Fact.LEVEL, cap)


@kernel
def lose_level(s, e, joint, log):
    """GA-8.5: a joint loses a level; at level 0 it is neutral and its public leaves the board."""
    s.level[joint] -= 1
    log_event(log, Event.LOST_LEVEL)
    fact(log, Fact.JOINT, joint)
    fact(log, Fact.LEVEL, s.level[joint])
    if s.level[joint] == 0:
        loser = s.owner[joint]
        s.owner[joint] = NO_SEAT
        log_event(log, Event.NEUTRAL)
        fact(log, Fact.JOINT, joint)
        fact(log, Fact.SEAT, loser)
        remove_public(s, public_on(s, e, joint), log)
        cap_levels(s, e, loser, log)


# The public


@kernel
def public_on(s, e, space):
    """The public on a space, if any; two never share one (GA-5.6)."""
    for public in range(e.publics):
        if s.public_at[public] == space:
            return public
    return NO_PUBLIC


@kernel
def remove_public(s, public, log):
    """GA-5.6: public off the board goes back into the bag."""
    if public != NO_PUBLIC:
        log_event(log, Event.PUBLIC_LEFT)
        fact(log, Fact.PUBLIC, public)
        fact(log, Fact.SPACE, s.public_at[public])
        s.public_at[public] = NO_SPACE
