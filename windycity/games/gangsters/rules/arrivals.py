"""What follows a cop's move: markers that send him back (GA-4.3), raids (GA-4.7), donuts, and whom he attacks (GA-4.6)."""

from windycity.core.asking import ask_all, ask_one
from windycity.core.events import fact, log_event, only_known_to, reveal
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import ATTACK, PASS, SHOW
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import COPS, JOINTS, NO_COP, NO_PUBLIC, NO_SEAT, NO_SPACE, NO_TARGET, TARGETS, Ask, Phase
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.bribes import log_answered, return_marker
from windycity.games.gangsters.rules.cops import clear_cop, cop_leaves
from windycity.games.gangsters.rules.joints import is_grey, lose_level, public_on, remove_public
from windycity.games.gangsters.rules.pieces import has_criminal_piece, why_no_prey

# GA-4.3: markers that send a cop back


@kernel
def ask_reactions(s):
    """GA-4.3: all other players are asked at the same time, so that being asked reveals nothing."""
    ask_all(s, Ask.REACT, everyone(s) & ~(1 << s.active))


@kernel
def why_not_send_back(s, e, seat, cop):
    """GA-4.3: the holder of the marker of a moved cop may show it; after a subway change both cops were moved (GA-4.8)."""
    if s.held[seat, cop] == 0:
        return Refusal.MARKER_NOT_HELD
    return Refusal.NONE if cop == s.mover or cop == s.replaced else Refusal.COP_NOT_MOVED


@kernel
def legal_react(s, e, seat, out):
    """GA-4.3: list the markers that send a cop back, and showing none."""
    count = 0
    if why_not_send_back(s, e, seat, s.mover) == Refusal.NONE:
        out[count] = SHOW.action(s.mover)
        count += 1
    if s.replaced != NO_COP and why_not_send_back(s, e, seat, s.replaced) == Refusal.NONE:
        out[count] = SHOW.action(s.replaced)
        count += 1
    out[count] = PASS.action()
    return count + 1


@kernel
def apply_react(s, seat, action, log):
    """GA-4.3: a sealed answer; when all have answered, a shown marker goes back into the bag and the cop to his place."""
    only_known_to(log, 1 << seat)
    if SHOW.has(action):
        s.showing[seat] = 1 << SHOW.parts(action)
    log_answered(seat, log)
    if s.waiting != 0:
        return
    reveal(log)
    s.phase = Phase.ARRIVE
    for other in range(s.seats):
        for cop in range(COPS):
            if s.showing[other] >> cop & 1:
                log_event(log, Event.SHOWED)
                fact(log, Fact.SEAT, other)
                fact(log, Fact.COP, cop)
                fact(log, Fact.KEPT, 0)
                return_marker(s, other, cop)
                s.phase = Phase.COUNT_MOVES
        s.showing[other] = 0
    if s.phase == Phase.COUNT_MOVES:
        send_back(s, log)


@kernel
def send_back(s, log):
    """GA-4.3: the cop returns to where he started, a new one to the bag; after a subway change the first cop returns."""
    log_event(log, Event.SENT_BACK)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.FROM, s.cop_at[s.mover])
    if s.moved_from != NO_SPACE:
        fact(log, Fact.BACK_TO, s.moved_from)
    if s.replaced == NO_COP:
        s.cop_at[s.mover] = s.moved_from
    else:
        fact(log, Fact.REPLACED, s.replaced)
        s.cop_at[s.mover] = NO_SPACE
        s.cop_at[s.replaced] = s.moved_from
    clear_cop(s)


# GA-4.6 to GA-4.9: the cop has arrived


@kernel
def arrive(s, e, log):
    """GA-4.7: a raid in a joint with public; GA-4.9: in a grey building donuts can be given; GA-4.6: otherwise he may attack."""
    space = s.cop_at[s.mover]
    s.phase = Phase.TARGET
    if space < JOINTS and public_on(s, e, space) != NO_PUBLIC:
        raid(s, e, space, log)
    elif is_grey(e, space):
        ask_one(s, Ask.FEED, s.active)


@kernel
def raid(s, e, joint, log):
    """GA-4.7: the joint loses a level, its public leaves the board, and without a criminal piece there the cop leaves too."""
    log_event(log, Event.RAIDED)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.JOINT, joint)
    remove_public(s, public_on(s, e, joint), log)
    if s.owner[joint] != NO_SEAT:
        lose_level(s, e, joint, log)
    if not has_criminal_piece(s, joint):
        cop_leaves(s, s.mover, log)


# GA-4.6: his target


@kernel
def why_not_aim(s, e, seat, target):
    """GA-4.6: any criminal piece where the cop stands."""
    return why_no_prey(s, target, s.cop_at[s.mover])


@kernel
def choose_target(s, e, log):
    """GA-4.6: a cop who ends with a criminal piece attacks it; the active player chooses one of several."""
    s.phase = Phase.COUNT_MOVES
    found, last = 0, NO_TARGET
    if s.cop_at[s.mover] != NO_SPACE:
        for target in range(TARGETS):
            if why_not_aim(s, e, s.active, target) == Refusal.NONE:
                found += 1
                last = target
    if found > 1:
        ask_one(s, Ask.TARGET, s.active)
    elif found == 1:
        aim(s, last, log)
    else:
        clear_cop(s)


@kernel
def legal_target(s, e, seat, out):
    """GA-4.6: list whom the cop can attack."""
    count = 0
    for target in range(TARGETS):
        if why_not_aim(s, e, seat, target) == Refusal.NONE:
            out[count] = ATTACK.action(target)
            count += 1
    return count


@kernel
def aim(s, target, log):
    """GA-4.6: the cop will attack in the shoot-outs of this turn."""
    s.target = target
    log_event(log, Event.COP_AIMS)
    fact(log, Fact.COP, s.mover)
    fact(log, Fact.TARGET, target)
