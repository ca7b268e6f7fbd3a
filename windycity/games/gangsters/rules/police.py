"""The police step (GA-4): donuts, moving cops, new cops, raids, and markers that are shown."""

import numpy as np

from windycity.core.asking import ask_all, ask_one
from windycity.core.chance import draw_from_counts, roll
from windycity.core.events import announce, fact, only_known_to, reveal, tell, unnoticed
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import ATTACK, BRIBE, COP, DONUTS, NEW_COP, PASS, SHOW, SUBWAY, TO
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    BRIBE_PRICE,
    COPS,
    DICE,
    FACES,
    JOINTS,
    MOST_SPACES,
    NO_COP,
    NO_PUBLIC,
    NO_SEAT,
    NO_SPACE,
    NO_TARGET,
    PIECES,
    Ask,
    Die,
    Luck,
    Phase,
)
from windycity.games.gangsters.rules.bribes import remember_again, remember_kept, return_marker
from windycity.games.gangsters.rules.joints import is_grey, lose_level, public_on, remove_public
from windycity.games.gangsters.rules.pieces import has_criminal_piece, is_criminal_at, target_of
from windycity.games.gangsters.rules.walks import mark_by_subway, mark_on_foot


@kernel
def throw_dice(s, chance, log):
    """GA-4.1: throw all five dice."""
    for die in range(DICE):
        s.dice[die] = roll(chance, Luck.DIE, FACES)
    tell(log, Event.THREW)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.BLUE, s.dice[Die.BLUE])
    fact(log, Fact.WHITE, s.dice[Die.WHITE])
    fact(log, Fact.GREEN, s.dice[Die.GREEN])
    fact(log, Fact.BLACK, s.dice[Die.BLACK])
    fact(log, Fact.RED, s.dice[Die.RED])
    reveal(log)


# GA-4.9: donuts


@kernel
def feeder(s, cop):
    """Who has given donuts to a cop, if anybody."""
    for seat in range(s.seats):
        if s.fed[seat] == cop:
            return seat
    return NO_SEAT


@kernel
def remove_donuts(s, cop, log):
    """Take away a cop's donuts, if he has any."""
    seat = feeder(s, cop)
    if seat != NO_SEAT:
        s.fed[seat] = NO_COP
        s.donuts[seat] = 0
        tell(log, Event.DONUTS_GONE)
        fact(log, Fact.COP, cop)


@kernel
def begin_police(s, log):
    """GA-4.9: the second donuts are removed, and that cop must be moved or bribed; then markers may be shown."""
    s.obliged = NO_COP
    if s.donuts[s.active] == 2:
        s.obliged = s.fed[s.active]
        remove_donuts(s, s.fed[s.active], log)
    for seat in range(s.seats):
        if s.donuts[seat] > 0:
            ask_all(s, Ask.DONUTS, everyone(s))


@kernel
def can_show_for_donuts(s, seat, cop):
    """GA-4.9: tell whether a player holds the marker of a cop with donuts, and does not show it yet."""
    return feeder(s, cop) != NO_SEAT and s.held[seat, cop] > 0 and s.showing[seat] >> cop & 1 == 0


@kernel
def legal_donuts(s, seat, out):
    """GA-4.9: whoever holds the cop's marker may show it and remove the donuts."""
    count = 0
    for cop in range(COPS):
        if can_show_for_donuts(s, seat, cop):
            out[count] = SHOW + cop
            count += 1
    out[count] = PASS
    return count + 1


@kernel
def apply_donuts(s, seat, action, log):
    """GA-4.9: a sealed answer; when all have answered, the markers are shown, and kept."""
    only_known_to(log, 1 << seat)
    if action != PASS:
        s.showing[seat] |= 1 << (action - SHOW)
        for cop in range(COPS):
            if can_show_for_donuts(s, seat, cop):
                s.waiting |= 1 << seat
        if s.waiting >> seat & 1:
            unnoticed(log)
    if s.waiting == 0:
        reveal(log)
        for other in range(s.seats):
            for cop in range(COPS):
                if s.showing[other] >> cop & 1:
                    tell(log, Event.SHOWED)
                    fact(log, Fact.SEAT, other)
                    fact(log, Fact.COP, cop)
                    remember_kept(s, other, cop)
                    remove_donuts(s, cop, log)
            s.showing[other] = 0


# GA-4.1: one police action, or none


@kernel
def ask_police(s):
    """GA-4.1: ask for a police action."""
    ask_one(s, Ask.POLICE, s.active)


@kernel
def count_cops(s):
    """How many cops are on the board."""
    count = 0
    for cop in range(COPS):
        if s.cop_at[cop] != NO_SPACE:
            count += 1
    return count


@kernel
def crime_level(s, e):
    """GA-4.5: pieces and public showing white; public does in joints."""
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
    """Take the joints that no cop may enter out of the marked spaces; tell how many spaces are left."""
    count = 0
    for space in range(e.spaces):
        if bag[space]:
            if is_open_to_cops(s, e, space):
                count += 1
            else:
                bag[space] = 0
    return count


@kernel
def can_bribe(s, seat, cop):
    """GA-4.2: a cop on the board whose marker one does not hold, with a bag that is not empty."""
    if s.cop_at[cop] == NO_SPACE or s.held[seat, cop] > 0 or s.bag_empty:
        return False
    return BRIBE_PRICE * s.dice[Die.BLUE] <= s.cash[seat]


@kernel
def can_push(s, seat, cop):
    """GA-4.9: nobody else may move a cop with donuts."""
    if s.cop_at[cop] == NO_SPACE:
        return False
    by = feeder(s, cop)
    if by == NO_SEAT:
        return True
    return by == seat


@kernel
def can_ride(s, e, cop):
    """GA-4.8: tell whether a cop can use the subway; with an empty bag cops cannot."""
    if count_cops(s) == COPS:
        return False
    bag = np.zeros(MOST_SPACES, np.int8)
    mark_by_subway(e, s.cop_at[cop], s.dice[Die.BLUE], bag)
    return close_joints(s, e, bag) > 0


@kernel
def mark_entry(s, e, bag):
    """GA-4.5: mark where a new cop can go: the station of the blue die is his first step, and he takes no subway."""
    blue = s.dice[Die.BLUE]
    mark_on_foot(e, e.station[blue - 1], blue - 1, bag)
    return close_joints(s, e, bag)


@kernel
def can_call_cop(s, e):
    """GA-4.5: only if none is on the board, or the crime level is at least the number of cops on it."""
    cops = count_cops(s)
    if cops == COPS or (cops > 0 and crime_level(s, e) < cops):
        return False
    bag = np.zeros(MOST_SPACES, np.int8)
    return mark_entry(s, e, bag) > 0


@kernel
def legal_police(s, e, seat, out):
    """GA-4.1: bribe, move a cop, call a new one, keep up donuts, or nothing; a cop that must be moved or bribed comes first."""
    if s.obliged != NO_COP:
        count = list_cop(s, e, seat, s.obliged, out, 0)
        if count > 0:
            return count
    count = 0
    for cop in range(COPS):
        count = list_cop(s, e, seat, cop, out, count)
    if can_call_cop(s, e):
        out[count] = NEW_COP
        count += 1
    if s.donuts[seat] == 1:
        out[count] = DONUTS
        count += 1
    out[count] = PASS
    return count + 1


@kernel
def list_cop(s, e, seat, cop, out, count):
    """List what can be done with one cop: GA-4.2: bribe him; GA-4.4: move him the blue die; GA-4.8: by subway."""
    if can_bribe(s, seat, cop):
        out[count] = BRIBE + cop
        count += 1
    if can_push(s, seat, cop):
        bag = np.zeros(MOST_SPACES, np.int8)
        mark_on_foot(e, s.cop_at[cop], s.dice[Die.BLUE], bag)
        close_joints(s, e, bag)
        for space in range(e.spaces):
            if bag[space]:
                out[count] = COP + cop * MOST_SPACES + space
                count += 1
        if can_ride(s, e, cop):
            out[count] = SUBWAY + cop
            count += 1
    return count


@kernel
def apply_police(s, e, seat, action, chance, log):
    """GA-4.1: the police action; GA-4.9: the first donuts are removed unless it turns them into the second."""
    s.phase = Phase.COUNT_MOVES
    if tells_of_markers(s, action):
        announce(log)
    if action == DONUTS:
        s.donuts[seat] = 2
        tell(log, Event.GOT_DONUTS)
        fact(log, Fact.COP, s.fed[seat])
        fact(log, Fact.DONUTS, 2)
        return
    if s.donuts[seat] == 1:
        remove_donuts(s, s.fed[seat], log)
    if action == PASS:
        tell(log, Event.NO_POLICE)
        fact(log, Fact.SEAT, seat)
    elif action == NEW_COP:
        draw_cop(s, chance, log)
    elif action >= SUBWAY:
        take_subway(s, action - SUBWAY, chance, log)
    elif action >= COP:
        push_cop(s, (action - COP) // MOST_SPACES, (action - COP) % MOST_SPACES, log)
    else:
        set_aside(s, seat, action - BRIBE, log)


@kernel
def tells_of_markers(s, action):
    """Tell whether a police action shows others who holds a marker.

    GA-4.2: whoever bribes a cop does not hold his; GA-4.9: whoever leaves one alone who must be moved or bribed cannot bribe him.
    """
    if BRIBE <= action < COP:
        return True
    if s.obliged == NO_COP or action == SUBWAY + s.obliged:
        return False
    return not COP + s.obliged * MOST_SPACES <= action < COP + (s.obliged + 1) * MOST_SPACES


@kernel
def set_aside(s, seat, cop, log):
    """GA-4.2: a cop is chosen openly, and 100 times the blue die is set aside."""
    s.bribing = cop
    s.aside = BRIBE_PRICE * s.dice[Die.BLUE]
    s.cash[seat] -= s.aside
    remember_again(s, seat, cop)
    tell(log, Event.BRIBES)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.COP, cop)
    fact(log, Fact.ASIDE, s.aside)


@kernel
def push_cop(s, cop, space, log):
    """GA-4.4: a cop moves; GA-4.3: before anything comes of it, markers may be shown."""
    s.moved_from = s.cop_at[cop]
    s.mover = cop
    put_cop(s, space, log)


@kernel
def put_cop(s, space, log):
    """The cop who moves comes to where he ends."""
    s.cop_at[s.mover] = space
    s.phase = Phase.REACT
    tell(log, Event.COP_MOVED)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.SPACE, space)


# GA-4.5, GA-4.8: a cop is drawn


@kernel
def pull_cop(s, chance, log):
    """Draw a cop from the bag; he is the one who moves on."""
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
    tell(log, Event.COP_DRAWN)
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
    tell(log, Event.TOOK_SUBWAY)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.COP, cop)
    fact(log, Fact.OTHER, s.mover)


@kernel
def legal_cop_to(s, e, out):
    """GA-4.5: from the station of the blue die; GA-4.8: from a station of choice, as far as the rest of the move."""
    bag = np.zeros(MOST_SPACES, np.int8)
    if s.replaced == NO_COP:
        mark_entry(s, e, bag)
    else:
        mark_by_subway(e, s.moved_from, s.dice[Die.BLUE], bag)
        close_joints(s, e, bag)
    count = 0
    for space in range(e.spaces):
        if bag[space]:
            out[count] = TO + space
            count += 1
    return count


# GA-4.3: markers that send a cop back


@kernel
def ask_reactions(s):
    """GA-4.3: all other players are asked at the same time, so that being asked tells nothing."""
    ask_all(s, Ask.REACT, everyone(s) & ~(1 << s.active))


@kernel
def can_send_back(s, seat, cop):
    """GA-4.3: tell whether a player holds the marker of a cop who has been moved."""
    return cop != NO_COP and s.held[seat, cop] > 0


@kernel
def legal_react(s, seat, out):
    """GA-4.3: whoever holds the marker of the cop who was moved may show it."""
    count = 0
    if can_send_back(s, seat, s.mover):
        out[count] = SHOW + s.mover
        count += 1
    if can_send_back(s, seat, s.replaced):
        out[count] = SHOW + s.replaced
        count += 1
    out[count] = PASS
    return count + 1


@kernel
def apply_react(s, seat, action, log):
    """GA-4.3: a sealed answer; when all have answered, a shown marker goes back into the bag and the cop to his place."""
    only_known_to(log, 1 << seat)
    if action != PASS:
        s.showing[seat] = 1 << (action - SHOW)
    if s.waiting != 0:
        return
    reveal(log)
    s.phase = Phase.ARRIVE
    for other in range(s.seats):
        for cop in range(COPS):
            if s.showing[other] >> cop & 1:
                tell(log, Event.SHOWED)
                fact(log, Fact.SEAT, other)
                fact(log, Fact.COP, cop)
                return_marker(s, other, cop)
                s.phase = Phase.COUNT_MOVES
        s.showing[other] = 0
    if s.phase == Phase.COUNT_MOVES:
        send_back(s, log)


@kernel
def send_back(s, log):
    """GA-4.3: the cop returns to where he started, a new one to the bag; after a subway change the first one returns."""
    tell(log, Event.SENT_BACK)
    fact(log, Fact.COP, s.mover)
    if s.replaced == NO_COP:
        s.cop_at[s.mover] = s.moved_from
    else:
        s.cop_at[s.mover] = NO_SPACE
        s.cop_at[s.replaced] = s.moved_from
    clear_cop(s)


@kernel
def clear_cop(s):
    """No cop is moving."""
    s.mover = NO_COP
    s.moved_from = NO_SPACE
    s.replaced = NO_COP


# GA-4.6 to GA-4.9: what comes of a cop's move


@kernel
def arrive(s, e, log):
    """GA-4.7: a raid in a joint with public; GA-4.9: in a grey building donuts can be given; GA-4.6: else he may attack."""
    space = s.cop_at[s.mover]
    s.phase = Phase.TARGET
    if space < JOINTS and public_on(s, e, space) != NO_PUBLIC:
        raid(s, e, space, log)
    elif is_grey(e, space):
        ask_one(s, Ask.FEED, s.active)


@kernel
def raid(s, e, joint, log):
    """GA-4.7: the joint loses a level, its public leaves the board, and without a criminal piece there the cop leaves too."""
    tell(log, Event.RAIDED)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.JOINT, joint)
    remove_public(s, public_on(s, e, joint), log)
    if s.owner[joint] != NO_SEAT:
        lose_level(s, e, joint, log)
    if not has_criminal_piece(s, joint):
        cop_leaves(s, s.mover, log)


@kernel
def cop_leaves(s, cop, log):
    """GA-4.8: a cop leaves the board, into the bag, and his donuts are gone."""
    s.cop_at[cop] = NO_SPACE
    tell(log, Event.COP_LEFT)
    fact(log, Fact.COP, cop)
    remove_donuts(s, cop, log)


@kernel
def legal_feed(out):
    """GA-4.9: donuts, or none."""
    out[0] = DONUTS
    out[1] = PASS
    return 2


@kernel
def apply_feed(s, seat, action, log):
    """GA-4.9: a cop who ends in a grey building can get Donuts 1."""
    if action == DONUTS:
        s.fed[seat] = s.mover
        s.donuts[seat] = 1
        tell(log, Event.GOT_DONUTS)
        fact(log, Fact.COP, s.mover)
        fact(log, Fact.DONUTS, 1)


@kernel
def choose_target(s, log):
    """GA-4.6: a cop who ends with a criminal piece attacks it; the active player chooses one of several."""
    s.phase = Phase.COUNT_MOVES
    space = s.cop_at[s.mover]
    found, last = 0, NO_TARGET
    if space != NO_SPACE:
        for seat in range(s.seats):
            for piece in range(PIECES):
                if is_criminal_at(s, seat, piece, space):
                    found += 1
                    last = target_of(seat, piece)
    if found > 1:
        ask_one(s, Ask.TARGET, s.active)
    elif found == 1:
        aim(s, last, log)
    else:
        clear_cop(s)


@kernel
def legal_target(s, out):
    """GA-4.6: any criminal piece where the cop stands."""
    count = 0
    for seat in range(s.seats):
        for piece in range(PIECES):
            if is_criminal_at(s, seat, piece, s.cop_at[s.mover]):
                out[count] = ATTACK + target_of(seat, piece)
                count += 1
    return count


@kernel
def aim(s, target, log):
    """GA-4.6: the cop will attack in the shoot-outs of this turn."""
    s.target = target
    tell(log, Event.COP_AIMS)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.TARGET, target)
