"""Dice, walks and steps (CH-3)."""

import numpy as np

from windycity.core.asking import ask_openly
from windycity.core.chance import roll
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import (
    END,
    FIRST_OF,
    FROM,
    MOVE,
    SECOND_OF,
    STEP,
    STEPS_OF,
    THIRD_OF,
    THROW_OF,
    THROWS,
)
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import (
    BODIES,
    DICE,
    FACES,
    MOST_SPACES,
    NO_MAN,
    NO_SPACE,
    Ask,
    Head,
    Luck,
    Phase,
    Sort,
)
from windycity.games.chicago.rules.buying import home_of
from windycity.games.chicago.rules.control import enter_bar, is_enemy_on, lift_man, put_man


@kernel
def throw_dice(s, chance, log):
    """CH-3.1: throw the three blue dice; they are kept in rising order."""
    first, second, third = roll(chance, Luck.DIE, FACES), roll(chance, Luck.DIE, FACES), roll(chance, Luck.DIE, FACES)
    s.dice[0] = min(first, second, third)
    s.dice[2] = max(first, second, third)
    s.dice[1] = first + second + third - s.dice[0] - s.dice[2]
    tell(log, Event.THREW)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.FIRST, first)
    fact(log, Fact.SECOND, second)
    fact(log, Fact.THIRD, third)


@kernel
def has_men(s, seat):
    """CH-3.8: tell whether a gang has any men."""
    for man in range(BODIES):
        if is_in_play(s, seat, man):
            return True
    return False


@kernel
def is_in_play(s, seat, man):
    """Tell whether a man has a head, on the board or in reserve."""
    return s.head[seat, man] != Head.NONE and s.head[seat, man] != Head.OUT


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
    """CH-3.5: a street space holds one man; a space with enemies is attacked (CH-3.6)."""
    if not may_enter(s, e, seat, space):
        return False
    return e.sort[space] != Sort.STREET or s.men_on[space] == 0 or is_enemy_on(s, seat, space)


@kernel
def may_step(s, e, seat, space, left):
    """CH-3.2: tell whether a step to a space is possible with so many steps left after it."""
    if left == 0:
        return may_stop(s, e, seat, space)
    return may_pass(s, e, seat, space) and can_finish(s, e, seat, space, left)


@kernel
def can_finish(s, e, seat, space, left):
    """CH-3.2: tell whether exactly so many steps from a space can end somewhere.

    Turning back is allowed, so going to and fro between two spaces nearly always does it; only in a crowd is more
    looked at than the next spaces.
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
    """The same by going through everything that can be reached, step by step."""
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
    """Tell whether a walk of so many steps from a space has a first one."""
    for i in range(e.degree[space]):
        if may_step(s, e, seat, e.next_to[space, i], steps - 1):
            return True
    return False


@kernel
def can_walk(s, e, seat, man, steps):
    """CH-3.1: tell whether a man can move so many steps; a man in reserve from any of the gang's places (CH-3.7)."""
    at = s.man_at[seat, man]
    if at != NO_SPACE:
        # The space he leaves is free at once (CH-3.5), so he is lifted while this is found out.
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
def throw_number(a, b, c):
    """The number of a throw by its faces, lowest first and 0 for none."""
    return THROW_OF[(a * (FACES + 1) + b) * (FACES + 1) + c]


@kernel
def ask_move(s, e):
    """CH-3.1: ask for a man and dice as long as there is one who can move; else the turn is over."""
    if has_move(s, e, s.active):
        ask_openly(s, Ask.MOVE, s.active)
        return True
    return False


@kernel
def has_move(s, e, seat):
    """Tell whether any man can use any die."""
    for man in range(BODIES):
        if is_in_play(s, seat, man) and is_first_of_equals(s, seat, man):
            for die in range(DICE):
                if s.dice[die] > 0 and can_walk(s, e, seat, man, s.dice[die]):
                    return True
    return has_long_move(s, e, seat)


@kernel
def has_long_move(s, e, seat):
    """Tell whether any man can use a sum of dice, where no single one will do."""
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    for man in range(BODIES):
        if is_in_play(s, seat, man) and is_first_of_equals(s, seat, man):
            for total in (a + b, a + c, b + c, a + b + c):
                if total > 0 and can_walk(s, e, seat, man, total):
                    return True
    return False


@kernel
def is_first_of_equals(s, seat, man):
    """Men with the same head in the same place are equal: the first of them is offered."""
    for other in range(man):
        if s.man_at[seat, other] == s.man_at[seat, man] and s.head[seat, other] == s.head[seat, man]:
            return False
    return True


@kernel
def legal_move(s, e, seat, out):
    """CH-3.1: each man with one die, or the sum of two or three; CH-3.2: dice may be left unused."""
    count = 0
    a, b, c = s.dice[0], s.dice[1], s.dice[2]
    for man in range(BODIES):
        if is_in_play(s, seat, man) and is_first_of_equals(s, seat, man):
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
    out[count] = END
    return count + 1


@kernel
def add_throw(s, e, seat, man, a, b, c, out, count):
    """Add a move with these dice, as many as are not 0, if the man can walk so far."""
    if c == 0 or not can_walk(s, e, seat, man, a + b + c):
        return count
    out[count] = MOVE + man * THROWS + sorted_throw(a, b, c)
    return count + 1


@kernel
def sorted_throw(a, b, c):
    """The number of a throw given in rising order with zeros first."""
    if b == 0:
        return throw_number(c, 0, 0)
    if a == 0:
        return throw_number(b, c, 0)
    return throw_number(a, b, c)


@kernel
def apply_move(s, e, seat, action, log):
    """CH-3.1: take the dice, lift the man; one in reserve is asked where he starts (CH-3.7)."""
    man, throw = (action - MOVE) // THROWS, (action - MOVE) % THROWS
    use_die(s, FIRST_OF[throw])
    use_die(s, SECOND_OF[throw])
    use_die(s, THIRD_OF[throw])
    s.walker = man
    s.steps = STEPS_OF[throw]
    if s.man_at[seat, man] == NO_SPACE:
        ask_openly(s, Ask.FROM, seat)
    else:
        start = s.man_at[seat, man]
        lift_man(s, seat, man)
        set_out(s, seat, start, log)


@kernel
def use_die(s, face):
    """Use a die that shows a face; those that are left stay in rising order, used ones first."""
    if face == 0:
        return
    die = 0
    while s.dice[die] != face:
        die += 1
    while die > 0:
        s.dice[die] = s.dice[die - 1]
        die -= 1
    s.dice[0] = 0


@kernel
def set_out(s, seat, start, log):
    """The walk begins."""
    s.walk_from = start
    s.walk_at = start
    s.phase = Phase.WALK
    tell(log, Event.SET_OUT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, s.walker)
    fact(log, Fact.FROM, start)
    fact(log, Fact.STEPS, s.steps)


# CH-3.7: where a man in reserve starts


@kernel
def legal_from(s, e, seat, out):
    """CH-3.7: from any space where a man of the gang stands, or from the headquarters."""
    count = 0
    home = e.headquarters[home_of(s, seat)]
    if can_set_out(s, e, seat, home, s.steps):
        out[count] = FROM + home
        count += 1
    for man in range(BODIES):
        at = s.man_at[seat, man]
        if at != NO_SPACE and at != home and is_first_there(s, seat, man) and can_set_out(s, e, seat, at, s.steps):
            out[count] = FROM + at
            count += 1
    return count


@kernel
def is_first_there(s, seat, man):
    """Tell whether no man before this one stands in the same space."""
    for other in range(man):
        if s.man_at[seat, other] == s.man_at[seat, man]:
            return False
    return True


# CH-3.2 to CH-3.6: step by step


@kernel
def legal_step(s, e, seat, out):
    """CH-3.2: the next spaces from where the walk can still be completed exactly."""
    count = 0
    for i in range(e.degree[s.walk_at]):
        space = e.next_to[s.walk_at, i]
        if may_step(s, e, seat, space, s.steps - 1):
            out[count] = STEP + space
            count += 1
    return count


@kernel
def apply_step(s, e, seat, space, log):
    """CH-3.3: a step; CH-5.1: a bar that is passed gets a chip."""
    s.walk_at = space
    s.steps -= 1
    if not is_enemy_on(s, seat, space):
        enter_bar(s, e, seat, space, log)


@kernel
def end_walk(s):
    """Nobody is walking."""
    s.walker = NO_MAN
    s.walk_at = NO_SPACE
    s.walk_from = NO_SPACE
    s.steps = 0
