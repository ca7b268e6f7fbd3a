"""Dice and men: who moves, with which dice and from where (CH-3.1, CH-3.7)."""

from windycity.core.asking import ask_openly
from windycity.core.chance import roll
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import END, FROM, MOVE
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import BODIES, DICE, FACES, NO_SPACE, Ask, Head, Luck
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import lift_man, put_man
from windycity.games.chicago.rules.walking import can_set_out, set_out
from windycity.games.chicago.throws import DICE_OF, STEPS_OF, face_of, throw_number


@kernel
def throw_dice(s, chance, log):
    """CH-3.1: throw the three blue dice and keep them in ascending order."""
    first, second, third = roll(chance, Luck.DIE, FACES), roll(chance, Luck.DIE, FACES), roll(chance, Luck.DIE, FACES)
    s.dice[0] = min(first, second, third)
    s.dice[2] = max(first, second, third)
    s.dice[1] = first + second + third - s.dice[0] - s.dice[2]
    log_event(log, Event.THREW)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.DICE, first)
    fact(log, Fact.DICE, second)
    fact(log, Fact.DICE, third)


@kernel
def has_men(s, seat):
    """CH-3.8: whether a gang has any men."""
    for man in range(BODIES):
        if is_in_play(s, seat, man):
            return True
    return False


@kernel
def is_in_play(s, seat, man):
    """Whether a man has a head, on the board or in reserve."""
    return s.head[seat, man] != Head.NONE and s.head[seat, man] != Head.OUT


@kernel
def can_walk(s, e, seat, man, steps):
    """CH-3.1: whether a man can move this many steps; a man in reserve, from any of the gang's places (CH-3.7)."""
    at = s.man_at[seat, man]
    if at != NO_SPACE:
        # The space he leaves is free at once (CH-3.5), so he is lifted during the check.
        lift_man(s, seat, man)
        found = can_set_out(s, e, seat, at, steps)
        put_man(s, seat, man, at)
        return found
    if can_set_out(s, e, seat, e.headquarters[home_of(s, seat)], steps):
        return True
    for other in range(BODIES):
        if s.man_at[seat, other] != NO_SPACE and can_set_out(s, e, seat, s.man_at[seat, other], steps):
            return True
    return False


# CH-3.1: choosing a man and dice


@kernel
def ask_move(s, e):
    """CH-3.1: ask for a man and dice while any man can move; otherwise the turn is over."""
    if has_move(s, e, s.active):
        ask_openly(s, Ask.MOVE, s.active)
        return True
    return False


@kernel
def has_move(s, e, seat):
    """Whether any man can use any die."""
    for man in range(BODIES):
        if why_no_man(s, seat, man) == Refusal.NONE:
            for die in range(DICE):
                if s.dice[die] > 0 and can_walk(s, e, seat, man, s.dice[die]):
                    return True
    return has_long_move(s, e, seat)


@kernel
def has_long_move(s, e, seat):
    """Whether any man can use a sum of dice when no single die will do."""
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    for man in range(BODIES):
        if why_no_man(s, seat, man) == Refusal.NONE:
            for total in (a + b, a + c, b + c, a + b + c):
                if total > 0 and can_walk(s, e, seat, man, total):
                    return True
    return False


@kernel
def first_of_equals(s, seat, man):
    """Return the first of the men equal to this one: same head, same place."""
    for other in range(man):
        if s.man_at[seat, other] == s.man_at[seat, man] and s.head[seat, other] == s.head[seat, man]:
            return other
    return man


@kernel
def why_no_man(s, seat, man):
    """CH-3.1: one of one's men, on the board or in reserve; among equal men the first is offered."""
    if not is_in_play(s, seat, man):
        return Refusal.NO_SUCH_MAN
    return Refusal.NONE if first_of_equals(s, seat, man) == man else Refusal.TAKE_THE_FIRST_OF_EQUALS


@kernel
def why_no_walk(s, e, seat, man, throw):
    """CH-3.2: a move goes exactly its number of steps."""
    return Refusal.NONE if can_walk(s, e, seat, man, STEPS_OF[throw]) else Refusal.NO_WALK_OF_THAT_LENGTH


@kernel
def are_left(s, throw):
    """CH-3.1: whether unused dice show these faces; both are in ascending order."""
    found = 0
    for die in range(DICE):
        if s.dice[die] == face_of(throw, found):
            found += 1
    return found == DICE_OF[throw]


@kernel
def why_not_move(s, e, seat, man, throw):
    """CH-3.1: each man with one die, or the sum of two or three."""
    reason = why_no_man(s, seat, man)
    if reason != Refusal.NONE:
        return reason
    if not are_left(s, throw):
        return Refusal.NO_SUCH_DICE
    return why_no_walk(s, e, seat, man, throw)


@kernel
def legal_move(s, e, seat, out):
    """CH-3.1: each man with one die, or the sum of two or three; CH-3.2: dice may be left unused."""
    count = 0
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    for man in range(BODIES):
        if why_no_man(s, seat, man) == Refusal.NONE:
            count = add_throw(s, e, seat, man, 0, 0, a, out, count)
            if b != a:
                count = add_throw(s, e, seat, man, 0, 0, b, out, count)
            if c != b:
                count = add_throw(s, e, seat, man, 0, 0, c, out, count)
            if b > 0 and a != b:
                count = add_throw(s, e, seat, man, 0, b, c, out, count)
            if a > 0:  # all three dice are left
                count = add_throw(s, e, seat, man, 0, a, b, out, count)
                if b != c:
                    count = add_throw(s, e, seat, man, 0, a, c, out, count)
                count = add_throw(s, e, seat, man, a, b, c, out, count)
    out[count] = END.action()
    return count + 1


@kernel
def add_throw(s, e, seat, man, a, b, c, out, count):
    """Add a move with these dice (those that are not 0), if the man can walk that far."""
    throw = throw_number(a, b, c)
    if c == 0 or why_no_walk(s, e, seat, man, throw) != Refusal.NONE:
        return count
    out[count] = MOVE.action(man, throw)
    return count + 1


@kernel
def apply_move(s, seat, man, throw, log):
    """CH-3.1: take the dice, lift the man; one in reserve is asked where he starts (CH-3.7)."""
    if log.on:
        log_dice(seat, man, throw, log)
    for place in range(DICE_OF[throw]):
        use_die(s, face_of(throw, place))
    s.walker = man
    s.steps = STEPS_OF[throw]
    if s.man_at[seat, man] == NO_SPACE:
        ask_openly(s, Ask.FROM, seat)
    else:
        start = s.man_at[seat, man]
        lift_man(s, seat, man)
        set_out(s, seat, start, log)


@kernel
def log_dice(seat, man, throw, log):
    """Log which dice a man walks with."""
    log_event(log, Event.USED_DICE)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, man)
    for place in range(DICE_OF[throw]):
        fact(log, Fact.DICE, face_of(throw, place))


@kernel
def use_die(s, face):
    """Use a die showing this face; unused dice stay in ascending order, used ones first."""
    die = 0
    while s.dice[die] != face:
        die += 1
    while die > 0:
        s.dice[die] = s.dice[die - 1]
        die -= 1
    s.dice[0] = 0


# CH-3.7: where a man in reserve starts


@kernel
def is_start(s, e, seat, space):
    """CH-3.7: a man in reserve starts where a man of the gang stands, or in the headquarters."""
    return s.gang_on[space] == seat or space == e.headquarters[home_of(s, seat)]


@kernel
def why_not_from(s, e, seat, space):
    """CH-3.7: a start of the gang from which the walk can be completed exactly (CH-3.2)."""
    if not is_start(s, e, seat, space):
        return Refusal.NO_OWN_MAN_THERE
    return Refusal.NONE if can_set_out(s, e, seat, space, s.steps) else Refusal.NO_WALK_FROM_THERE


@kernel
def legal_from(s, e, seat, out):
    """CH-3.7: the headquarters first, then where the men stand."""
    home = e.headquarters[home_of(s, seat)]
    count = add_start(s, e, seat, home, out, 0)
    for man in range(BODIES):
        at = s.man_at[seat, man]
        if at != NO_SPACE and at != home and is_first_there(s, seat, man):
            count = add_start(s, e, seat, at, out, count)
    return count


@kernel
def add_start(s, e, seat, space, out, count):
    """Add a space where the walk can begin."""
    if why_not_from(s, e, seat, space) == Refusal.NONE:
        out[count] = FROM.action(space)
        count += 1
    return count


@kernel
def is_first_there(s, seat, man):
    """Whether no earlier man stands on the same space."""
    for other in range(man):
        if s.man_at[seat, other] == s.man_at[seat, man]:
            return False
    return True
