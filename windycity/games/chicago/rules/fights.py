"""Fights (CH-4)."""

from windycity.core.asking import ask_openly
from windycity.core.chance import roll_die
from windycity.core.events import fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import FIGHT
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import BODIES, NO_MAN, WORTH, Ask, Head, Luck, Phase, Reason
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.control import (
    check_casinos,
    check_yellows,
    enter_bar,
    is_enemy_on,
    lift_man,
    put_man,
    stand_in_bar,
)
from windycity.games.chicago.rules.moving import first_of_equals
from windycity.games.chicago.rules.walking import end_walk


@kernel
def arrive(s, e, seat, log):
    """Take the last step. CH-3.6: entering a space with enemies is an attack; otherwise the man stands there."""
    if is_enemy_on(s, seat, s.walk_at):
        s.phase = Phase.FIGHT
        log_event(log, Event.ATTACKED)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MAN, s.walker)
        fact(log, Fact.SPACE, s.walk_at)
        fact(log, Fact.DEFENDER, s.gang_on[s.walk_at])
    else:
        stop(s, e, seat, log)


@kernel
def stop(s, e, seat, log):
    """Stop a man. CH-5.1: he controls the bar he stands in."""
    space = s.walk_at
    put_man(s, seat, s.walker, space)
    log_event(log, Event.STOPPED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, s.walker)
    fact(log, Fact.SPACE, space)
    end_walk(s)
    s.phase = Phase.TURN
    enter_bar(s, e, seat, space, log)
    stand_in_bar(s, e, seat, space, log)
    check_casinos(s, e, log)


@kernel
def go_on_fighting(s, e, seat, chance, log):
    """CH-4.3: against several men the attacker chooses the order; if all are equal there is nothing to choose."""
    if are_alike(s):
        fight(s, e, seat, first_defender(s), chance, log)
    else:
        ask_openly(s, Ask.FIGHT, seat)


@kernel
def first_defender(s):
    """Return the first man on the attacked space."""
    defenders = s.gang_on[s.walk_at]
    for man in range(BODIES):
        if s.man_at[defenders, man] == s.walk_at:
            return man
    return NO_MAN


@kernel
def are_alike(s):
    """Whether all defenders have the same head."""
    defenders = s.gang_on[s.walk_at]
    head = s.head[defenders, first_defender(s)]
    for man in range(BODIES):
        if s.man_at[defenders, man] == s.walk_at and s.head[defenders, man] != head:
            return False
    return True


@kernel
def why_not_fight(s, e, seat, man):
    """CH-4.3: any of the defenders; among men with the same head, the first."""
    defenders = s.gang_on[s.walk_at]
    if s.man_at[defenders, man] != s.walk_at:
        return Refusal.NO_SUCH_DEFENDER
    return Refusal.NONE if first_of_equals(s, defenders, man) == man else Refusal.FIGHT_THE_FIRST_OF_EQUALS


@kernel
def legal_fight(s, e, seat, out):
    """CH-4.3: the attacker chooses the order."""
    count = 0
    for man in range(BODIES):
        if why_not_fight(s, e, seat, man) == Refusal.NONE:
            out[count] = FIGHT.action(man)
            count += 1
    return count


@kernel
def fight(s, e, seat, defender, chance, log):
    """CH-4.1: both throw the die of their rank; the higher wins, ties are thrown again."""
    space, defenders = s.walk_at, s.gang_on[s.walk_at]
    mine, theirs = 0, 0
    while mine == theirs:
        mine = roll_die(chance, Luck.DIE, e.fight_die[s.head[seat, s.walker]])
        theirs = roll_die(chance, Luck.DIE, e.fight_die[s.head[defenders, defender]])
        log_event(log, Event.FOUGHT)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MAN, s.walker)
        fact(log, Fact.FACE, mine)
        fact(log, Fact.DEFENDER, defenders)
        fact(log, Fact.OTHER, defender)
        fact(log, Fact.OTHER_FACE, theirs)
    reveal(log)
    if mine > theirs:
        lift_man(s, defenders, defender)
        settle_fight(s, seat, s.walker, defenders, defender, space, log)
        if s.men_on[space] == 0 and s.reason == Reason.NOT_OVER:  # CH-6.1: after the fifth yellow head nothing happens
            stop(s, e, seat, log)
    else:
        attacker = s.walker
        end_walk(s)
        s.phase = Phase.TURN
        settle_fight(s, defenders, defender, seat, attacker, space, log)
    check_casinos(s, e, log)


@kernel
def settle_fight(s, winners, winner, losers, loser, space, log):
    """CH-4.2: the loser is out, his head goes to the bank; the winner is paid its worth and rises one rank."""
    head = s.head[losers, loser]
    s.head[losers, loser] = Head.OUT
    s.bank[head] += 1
    log_event(log, Event.FELL)
    fact(log, Fact.SEAT, losers)
    fact(log, Fact.MAN, loser)
    fact(log, Fact.HEAD, head)
    fact(log, Fact.SPACE, space)
    s.money[winners] += WORTH[head]
    log_event(log, Event.WAS_PAID)
    fact(log, Fact.SEAT, winners)
    fact(log, Fact.MONEY, WORTH[head])
    rise(s, winners, winner, log)


@kernel
def rise(s, seat, man, log):
    """CH-4.2: blue, green, red, yellow; if the bank has no head of the next colour, he keeps his."""
    head = s.head[seat, man]
    if head == Head.YELLOW or s.bank[head + 1] == 0:
        return
    s.bank[head] += 1
    s.bank[head + 1] -= 1
    s.head[seat, man] = head + 1
    log_event(log, Event.ROSE)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.MAN, man)
    fact(log, Fact.HEAD, s.head[seat, man])
    check_yellows(s, seat, log)
