"""CP-4.7.3: the Limousine moves cards from one of one's rows to another."""

from windycity.core.asking import ask_openly
from windycity.core.chance import find
from windycity.core.events import EVERYONE, announce, fact, log_event, only_known_to, secret
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.actions import DONE, DRIVE, DRIVE_NOWHERE, TAKE
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import LIMOUSINE, NO_BUSINESS, NO_SPOT, ROW, SPOTS, Ask
from windycity.games.chicago_poker.refusals import Refusal
from windycity.games.chicago_poker.rules.table import (
    discard_from_hand,
    lay,
    place_bullet_if_complete,
    take_out_of_row,
    why_no_room,
    why_not_in_hand,
)


@kernel
def legal_drives(s, seat, out, count):
    """CP-4.7.3: from any row that can be left to any other that can be driven to, or nowhere."""
    for start in range(SPOTS):
        if why_not_leave(s, seat, start) == Refusal.NONE:
            for goal in range(SPOTS):
                if why_not_go_to(s, seat, start, goal) == Refusal.NONE:
                    out[count] = DRIVE.action(start, goal)
                    count += 1
    out[count] = DRIVE_NOWHERE.action()
    return count + 1


@kernel
def why_not_drive(s, e, seat, start, goal):
    """CP-4.7.3: with the card in hand, from one of one's rows to another."""
    reason = why_not_in_hand(s, e, seat, LIMOUSINE)
    if reason == Refusal.NONE:
        reason = why_not_leave(s, seat, start)
    return why_not_go_to(s, seat, start, goal) if reason == Refusal.NONE else reason


@kernel
def why_not_leave(s, seat, start):
    """CP-4.7.3: a row of one's own with a card in it and, CP-4.6, without a bullet on it."""
    if s.spot_business[start] == NO_BUSINESS:
        return Refusal.NO_BUSINESS_THERE
    if s.row_count[start, seat] == 0:
        return Refusal.OWN_ROW_EMPTY
    return Refusal.OWN_ROW_LOCKED if s.bullet[start, seat] > 0 else Refusal.NONE


@kernel
def why_not_go_to(s, seat, start, goal):
    """CP-4.7.3: another open business; CP-4.3: with room in one's row."""
    if start == goal:
        return Refusal.DRIVE_TO_SAME
    reason = why_no_room(s, seat, goal)
    if reason == Refusal.NO_BUSINESS_THERE:
        return Refusal.NO_BUSINESS_AT_GOAL
    return Refusal.GOAL_FULL if reason == Refusal.ROW_FULL else reason


@kernel
def apply_drive(s, seat, start, goal, log):
    """CP-4.7.3: choose the two businesses; which cards, and in which order, is asked next."""
    discard_from_hand(s, seat, LIMOUSINE, log)
    s.limousine_from = start
    s.limousine_to = goal
    log_event(log, Event.DROVE)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.FROM, start)
    fact(log, Fact.TO, goal)
    ask_openly(s, Ask.LIMOUSINE, seat)


# CP-4.7.3: the Limousine takes cards one by one


@kernel
def legal_take(s, e, seat, out):
    """CP-4.7.3: any card of the row; after the first, also done."""
    count = 0
    spot = s.limousine_from
    for place in range(s.row_count[spot, seat]):
        out[count] = TAKE.action(s.row[spot, seat, place])
        count += 1
    if why_not_done(s, e, seat) == Refusal.NONE:
        out[count] = DONE.action()
        count += 1
    return count


@kernel
def why_not_take(s, e, seat, card):
    """CP-4.7.3: a card of the row that the Limousine leaves."""
    row, count = s.row[s.limousine_from, seat], s.row_count[s.limousine_from, seat]
    return Refusal.NONE if find(row, count, card) < count else Refusal.CARD_NOT_IN_ROW


@kernel
def why_not_done(s, e, seat):
    """CP-4.7.3: at least one card."""
    return Refusal.NONE if s.limousine_taken else Refusal.TAKE_ONE_FIRST


@kernel
def apply_take(s, e, seat, card, log):
    """CP-4.7.3: lay the card at the end of the other row; the ride ends when that is full or the first one empty."""
    start, goal = s.limousine_from, s.limousine_to
    place = find(s.row[start, seat], ROW, card)
    seen = s.row_seen[start, seat, place]
    take_out_of_row(s, seat, start, place)
    up = lay(s, e, seat, goal, card, seen)
    s.limousine_taken = 1
    audience = EVERYONE if up else seen
    if up:
        announce(log)
    only_known_to(log, audience)
    log_event(log, Event.MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.FROM, start)
    fact(log, Fact.PLACE, place)
    fact(log, Fact.TO, goal)
    fact(log, Fact.UP, up)
    secret(log, Fact.CARD, audience, card)
    place_bullet_if_complete(s, seat, goal, log)
    if s.row_count[goal, seat] == ROW or s.row_count[start, seat] == 0:
        end_limousine(s, seat, log)
    else:
        s.waiting = 1 << seat


@kernel
def end_limousine(s, seat, log):
    """End the ride."""
    log_event(log, Event.FINISHED)
    fact(log, Fact.SEAT, seat)
    s.limousine_from = NO_SPOT
    s.limousine_to = NO_SPOT
    s.limousine_taken = 0
