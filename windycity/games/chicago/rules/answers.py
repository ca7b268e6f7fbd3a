"""Every ask, and what follows without being asked. Kernels trust their input."""

from windycity.core.asking import ask_openly
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago.actions import END, FIGHT, FROM, MOVE, STEP
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import DICE, PHASE_OF_ROUNDS, ROUNDS, Ask, Phase, Reason
from windycity.games.chicago.rules.buying import apply_buy, ask_to_buy, legal_buy, pay_everyone
from windycity.games.chicago.rules.control import end_by_worth
from windycity.games.chicago.rules.fights import arrive, fight, go_on_fighting, legal_fight
from windycity.games.chicago.rules.moving import apply_move, ask_move, has_men, legal_from, legal_move, throw_dice
from windycity.games.chicago.rules.walking import apply_step, legal_step, set_out


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; return their count."""
    if s.ask == Ask.BUY:
        return legal_buy(s, e, seat, out)
    if s.ask == Ask.MOVE:
        return legal_move(s, e, seat, out)
    if s.ask == Ask.FROM:
        return legal_from(s, e, seat, out)
    if s.ask == Ask.STEP:
        return legal_step(s, e, seat, out)
    return legal_fight(s, e, seat, out)


@kernel
def apply(s, e, seat, action, chance, log):
    """Carry out a legal answer of a waiting seat, and everything that follows without being asked."""
    s.waiting = 0
    if MOVE.has(action):
        man, throw = MOVE.parts(action)
        apply_move(s, seat, man, throw, log)
    elif FROM.has(action):
        set_out(s, seat, FROM.parts(action), log)
    elif STEP.has(action):
        apply_step(s, e, seat, STEP.parts(action), log)
    elif FIGHT.has(action):
        fight(s, e, seat, FIGHT.parts(action), chance, log)
    elif END.has(action):
        end_turn(s, log)
    else:
        apply_buy(s, e, seat, action, log)
    go_on(s, e, chance, log)


@kernel
def go_on(s, e, chance, log):
    """Run everything that needs no answer, until somebody is asked or the match is over."""
    while s.waiting == 0 and s.reason == Reason.NOT_OVER:
        if s.phase == Phase.FIRST_BUYING or s.phase == Phase.BUYING:
            next_buyer(s, e, log)
        elif s.phase == Phase.THROW:
            begin_turn(s, e, chance, log)
        elif s.phase == Phase.TURN:
            if not ask_move(s, e):
                end_turn(s, log)
        elif s.phase == Phase.WALK:
            next_step(s, e, log)
        else:
            go_on_fighting(s, e, s.active, chance, log)


@kernel
def next_buyer(s, e, log):
    """CH-2.2, CH-5.3: in turn order; then the next round begins."""
    if s.active == s.seats:
        begin_round(s, log)
    else:
        ask_to_buy(s, e, s.active)
        if s.waiting == 0:
            s.active += 1


@kernel
def begin_round(s, log):
    """CH-2.1: the first seat starts every round."""
    s.round += 1
    s.active = 0
    s.phase = Phase.THROW
    log_event(log, Event.ROUND)
    fact(log, Fact.ROUND, s.round)


@kernel
def begin_turn(s, e, chance, log):
    """CH-3.1: throw the dice; CH-3.8: a gang without men skips its moves; after the last turn the round is over."""
    if s.active == s.seats:
        end_round(s, e, log)
    elif has_men(s, s.active):
        throw_dice(s, chance, log)
        s.phase = Phase.TURN
    else:
        log_event(log, Event.SKIPPED)
        fact(log, Fact.SEAT, s.active)
        s.active += 1


@kernel
def end_turn(s, log):
    """CH-3.2: dice may be left unused."""
    if log.on:
        log_dice_left(s, log)
    s.dice[:] = 0
    s.active += 1
    s.phase = Phase.THROW


@kernel
def log_dice_left(s, log):
    """Log the dice that nobody walks with, if there are any."""
    if s.dice[DICE - 1] > 0:  # unused dice come last
        log_event(log, Event.LEFT_DICE)
        fact(log, Fact.SEAT, s.active)
        for die in range(DICE):
            if s.dice[die] > 0:
                fact(log, Fact.DICE, s.dice[die])


@kernel
def end_round(s, e, log):
    """CH-5.3: after rounds 6, 12 and 18 the bank pays, and heads can be bought; CH-6.2: after round 24 the match is over."""
    if s.round == ROUNDS:
        s.active = 0
        end_by_worth(s, e, log)
    elif s.round % PHASE_OF_ROUNDS == 0:
        pay_everyone(s, e, log)
        s.active = 0
        s.phase = Phase.BUYING
    else:
        begin_round(s, log)


@kernel
def next_step(s, e, log):
    """CH-3.2: a walk goes exactly its number of steps."""
    if s.steps == 0:
        arrive(s, e, s.active, log)
    else:
        ask_openly(s, Ask.STEP, s.active)
