"""The end of a turn, and of the match (GA-10)."""

from windycity.core.asking import end_match
from windycity.core.events import fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.core.seats import rank_in
from windycity.games.gangsters.events import Event, Fact
from windycity.games.gangsters.position import (
    CASH_TO_WIN,
    COLOURS,
    DICE,
    JOINTS,
    JOINTS_TO_WIN,
    PIECES,
    ROUNDS,
    Did,
    Phase,
    Reason,
)
from windycity.games.gangsters.rules.buying import begin_turn
from windycity.games.gangsters.rules.joints import count_colour, count_joints
from windycity.games.gangsters.rules.turns import seat_after


@kernel
def has_whole_gang(s, seat):
    """GA-10.1: at least one racketeer, one thug and one vamp."""
    for piece in range(PIECES):
        if s.strength[seat, piece] == 0:
            return False
    return True


@kernel
def way_to_win(s, e, seat):
    """GA-10.1: all joints of one colour, or ten joints, or 10,000 in cash."""
    if not has_whole_gang(s, seat):
        return Reason.NOT_OVER + 0
    for colour in range(COLOURS):
        if count_colour(s, e, seat, colour) == e.of_colour[colour]:
            return Reason.COLOUR + 0
    if count_joints(s, seat) >= JOINTS_TO_WIN:
        return Reason.TEN_JOINTS + 0
    return Reason.CASH + 0 if s.cash[seat] >= CASH_TO_WIN else Reason.NOT_OVER + 0


@kernel
def end_turn(s, e, log):
    """GA-10.1: the active player first, then in the order of play; GA-10.2: after 60 rounds the richest wins."""
    clear_turn(s)
    for steps in range(s.seats):
        seat = seat_after(s, steps)
        reason = way_to_win(s, e, seat)
        if reason != Reason.NOT_OVER:
            win(s, 1 << seat, reason, log)
            return
    s.place += 1
    if s.place < s.seats:
        begin_turn(s)
    elif s.round == ROUNDS:
        s.place = s.seats - 1
        end_by_worth(s, e, log)
    else:
        begin_round(s, log)


@kernel
def begin_round(s, log):
    """Begin a round."""
    s.round += 1
    s.place = 0
    log_event(log, Event.ROUND)
    fact(log, Fact.ROUND, s.round)
    begin_turn(s)


@kernel
def clear_turn(s):
    """Clear what belongs to a single turn."""
    for die in range(DICE):
        s.dice[die] = 0
    for piece in range(PIECES):
        s.did[piece] = Did.NOTHING
        s.driven[piece] = 0
    s.public_moved[:] = 0
    s.recruited = 0
    s.moves = 0
    s.bought = 0
    s.offers = 0


@kernel
def worth(s, e, seat):
    """GA-10.2: cash plus price times level of the joints."""
    total = s.cash[seat] + 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            total += e.price[joint] * s.level[joint]
    return total


@kernel
def score(s, e, out):
    """Write the worth of every seat."""
    for seat in range(s.seats):
        out[seat] = worth(s, e, seat)


@kernel
def end_by_worth(s, e, log):
    """GA-10.2: the richest wins; a tie is shared."""
    for steps in range(s.seats):
        seat = s.order[steps] + 0
        log_event(log, Event.WORTH)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.WORTH, worth(s, e, seat))
    win(s, richest(s, e), Reason.RICHEST + 0, log)


@kernel
def richest(s, e):
    """GA-10.2: the players with the greatest worth, as bits."""
    best, found = 0, 0
    for seat in range(s.seats):
        best, found = rank_in(best, found, seat, worth(s, e, seat))
    return found


@kernel
def win(s, winners, reason, log):
    """End the match."""
    end_match(s, winners, reason, Event.ENDED, Fact.REASON, log)
    s.asked = 0
    s.phase = Phase.TURN_ENDS
    reveal(log)
