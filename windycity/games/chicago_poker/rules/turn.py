"""From one turn to the next (CP-3): everything that happens without being asked."""

from windycity.core.asking import ask_openly
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import (
    ACTIONS,
    GANGSTERS,
    HAND_LIMIT,
    MOST_ROUNDS,
    NO_SPOT,
    QUIET_ROUNDS,
    SPOTS,
    Ask,
    Phase,
    Reason,
)
from windycity.games.chicago_poker.refusals import Refusal
from windycity.games.chicago_poker.rules.duels import begin_duel, due_duel, end_settling
from windycity.games.chicago_poker.rules.table import can_be_drawn, has_room, room_in_hand, why_no_room, why_not_in_hand


@kernel
def go_on(s, e, chance, log):
    """Run everything that needs no answer, until somebody is asked or the match is over."""
    while s.waiting == 0 and s.reason == Reason.NOT_OVER:
        if s.phase == Phase.DUELS:
            next_duel(s, chance, log)
        elif s.phase == Phase.ACTIONS:
            next_action(s, log)
        else:
            end_turn(s, log)


@kernel
def next_duel(s, chance, log):
    """CP-3.1: first any duels that are due."""
    spot = due_duel(s, log)
    if spot != NO_SPOT:
        s.quiet_from = s.turn + 1
        begin_duel(s, spot, chance, log)
    elif s.settling:
        end_settling(s, log)
    else:
        s.phase = Phase.ACTIONS


@kernel
def next_action(s, log):
    """CP-3.1: then actions, as long as any are left; CP-3.3: without a legal one the rest of the turn is skipped."""
    if s.actions == 0:
        s.phase = Phase.TURN_END
    elif can_act(s, s.active):
        ask_openly(s, Ask.ACTION, s.active)
    else:
        s.actions = 0
        log_event(log, Event.SKIPPED)
        fact(log, Fact.SEAT, s.active)


@kernel
def end_turn(s, log):
    """CP-4.2: a hand over seven is discarded down to seven; then the next player's turn begins."""
    if s.hand_count[s.active] > HAND_LIMIT:
        ask_openly(s, Ask.DISCARD, s.active)
    else:
        s.turn += 1
        s.active = (s.active + 1) % s.seats
        s.actions = actions_in_turn(s.turn)
        s.taken = 0
        s.phase = Phase.DUELS
        if is_stalemate(s):
            s.settling = 1
            log_event(log, Event.SETTLING)
            fact(log, Fact.SEAT, s.active)
        else:
            log_turn(s, log)


@kernel
def log_turn(s, log):
    """Log whose turn begins."""
    log_event(log, Event.TURN)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.ACTIONS, s.actions)


@kernel
def actions_in_turn(turn):
    """CP-3.1: three actions; CP-3.2: in the first round one for the starting player and two for the second."""
    return min(turn + 1, ACTIONS)


@kernel
def is_stalemate(s):
    """CP-6.3: three whole rounds without a gangster laid or a duel fought, or a match that would otherwise never end."""
    return s.turn - s.quiet_from >= QUIET_ROUNDS * s.seats or s.turn >= MOST_ROUNDS * s.seats


@kernel
def only_extra_left(s):
    """CP-4.7.4: whether as many actions were taken as the turn has without the Gun."""
    return s.taken >= actions_in_turn(s.turn)


@kernel
def why_not_end(s, e, seat):
    """CP-4.7.4: extra actions are a "may"; CP-4.2: but not with a hand over seven."""
    if not only_extra_left(s):
        return Refusal.ACTIONS_LEFT
    return Refusal.HAND_WOULD_BE_OVER if s.hand_count[seat] > HAND_LIMIT else Refusal.NONE


@kernel
def why_not_draw(s, e, seat):
    """CP-4.1, CP-4.2: see `why_no_draw`."""
    return why_no_draw(s, seat)


@kernel
def why_no_draw(s, seat):
    """CP-4.1: while there are cards; CP-4.2: if the hand may grow."""
    if not can_be_drawn(s):
        return Refusal.NO_CARDS_TO_DRAW
    return Refusal.NONE if room_in_hand(s, s.hand_count[seat] + 1) else Refusal.HAND_WOULD_BE_OVER


@kernel
def why_not_play(s, e, seat, card, spot):
    """CP-4.3: a gangster from the hand, at an open business with room in one's row."""
    reason = why_not_in_hand(s, e, seat, card)
    return why_no_room(s, seat, spot) if reason == Refusal.NONE else reason


@kernel
def can_act(s, seat):
    """CP-3.3: whether there is any legal action: a draw, a special, or a gangster with a row to go to."""
    if why_no_draw(s, seat) == Refusal.NONE:
        return True
    if s.hand_count[seat] == 0:
        return False
    if s.hand[seat, s.hand_count[seat] - 1] >= GANGSTERS:  # hands are sorted, specials last
        return True
    for spot in range(SPOTS):
        if has_room(s, seat, spot):
            return True
    return False
