"""From one turn to the next (CP-3): everything that happens without being asked."""

from windycity.core.asking import ask_openly
from windycity.core.events import fact, tell
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import (
    ACTIONS,
    GANGSTERS,
    HAND_LIMIT,
    MOST_ROUNDS,
    NO_BUSINESS,
    NO_SPOT,
    QUIET_ROUNDS,
    ROW,
    SPOTS,
    Ask,
    Phase,
    Reason,
)
from windycity.games.chicago_poker.rules.duels import begin_duel, due_duel, end_settling
from windycity.games.chicago_poker.rules.table import can_be_drawn, room_in_hand


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
        tell(log, Event.SKIPPED)
        fact(log, Fact.SEAT, s.active)


@kernel
def end_turn(s, log):
    """CP-4.2: a hand still over seven is discarded down to it; then the next player's turn begins."""
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
            tell(log, Event.SETTLING)
            fact(log, Fact.SEAT, s.active)
        else:
            tell_turn(s, log)


@kernel
def tell_turn(s, log):
    """Tell whose turn begins."""
    tell(log, Event.TURN)
    fact(log, Fact.SEAT, s.active)
    fact(log, Fact.ACTIONS, s.actions)


@kernel
def actions_in_turn(turn):
    """CP-3.1: three actions; CP-3.2: in the first round one for the starting player and two for the second."""
    return min(turn + 1, ACTIONS)


@kernel
def is_stalemate(s):
    """CP-6.3: three whole rounds without a gangster laid or a duel fought, or a match that would never end."""
    return s.turn - s.quiet_from >= QUIET_ROUNDS * s.seats or s.turn >= MOST_ROUNDS * s.seats


@kernel
def only_extra_left(s):
    """CP-4.7.4: tell whether as many actions were taken as the turn has without the Gun."""
    return s.taken >= actions_in_turn(s.turn)


@kernel
def may_end(s, seat):
    """CP-4.7.4: extra actions are a "may"; CP-4.2: but not with a hand over seven."""
    return only_extra_left(s) and s.hand_count[seat] <= HAND_LIMIT


@kernel
def may_draw(s, seat):
    """CP-4.1 and CP-4.2."""
    return can_be_drawn(s) and room_in_hand(s, s.hand_count[seat] + 1)


@kernel
def has_room(s, seat, spot):
    """CP-4.3: at an open business, with fewer than five cards in one's row."""
    return s.spot_business[spot] != NO_BUSINESS and s.row_count[spot, seat] < ROW


@kernel
def can_act(s, seat):
    """CP-3.3: tell whether there is any legal action: a draw, a special, or a gangster with a row to go to."""
    if may_draw(s, seat):
        return True
    if s.hand_count[seat] == 0:
        return False
    if s.hand[seat, s.hand_count[seat] - 1] >= GANGSTERS:  # hands are sorted, specials last
        return True
    for spot in range(SPOTS):
        if has_room(s, seat, spot):
            return True
    return False
