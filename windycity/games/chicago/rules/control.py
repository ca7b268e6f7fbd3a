"""Control and money (CH-5), and the ways to win (CH-6)."""

from windycity.core.asking import end_match
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.core.seats import rank_in
from windycity.games.chicago.events import Event, Fact
from windycity.games.chicago.position import (
    BODIES,
    CASINOS_TO_WIN,
    DISTRICTS,
    NO_SEAT,
    NO_SPACE,
    WORTH,
    YELLOWS_TO_WIN,
    Head,
    Reason,
    Sort,
)


@kernel
def is_enemy_on(s, seat, space):
    """Whether men of another gang stand on a space."""
    return s.gang_on[space] != NO_SEAT and s.gang_on[space] != seat


@kernel
def put_man(s, seat, man, space):
    """Put a man on a space."""
    s.man_at[seat, man] = space
    s.gang_on[space] = seat
    s.men_on[space] += 1


@kernel
def lift_man(s, seat, man):
    """Take a man off the board; he keeps his head."""
    space = s.man_at[seat, man]
    s.man_at[seat, man] = NO_SPACE
    s.men_on[space] -= 1
    if s.men_on[space] == 0:
        s.gang_on[space] = NO_SEAT


@kernel
def enter_bar(s, e, seat, space, log):
    """CH-5.1: a man who enters a bar, even in passing, leaves a chip there, if his gang has one."""
    if e.sort[space] == Sort.BAR and s.chip[space] != seat and s.chips[seat] > 0:
        return_chip(s, e, space, log)
        lay_chip(s, seat, space, log)
        check_central_bars(s, e, seat, log)


@kernel
def stand_in_bar(s, e, seat, space, log):
    """CH-5.1: without a chip left a bar is controlled only while a man stands in it; the enemy's chip goes back."""
    if e.sort[space] == Sort.BAR and s.chip[space] != seat:
        return_chip(s, e, space, log)
        check_central_bars(s, e, seat, log)


@kernel
def lay_chip(s, seat, space, log):
    """Lay a chip in a bar."""
    s.chip[space] = seat
    s.chips[seat] -= 1
    log_event(log, Event.TOOK_BAR)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPACE, space)


@kernel
def return_chip(s, e, space, log):
    """CH-5.1: a chip goes back to its owner, who lays it at once where a man stands in a bar without one."""
    owner = s.chip[space]
    if owner == NO_SEAT:
        return
    s.chip[space] = NO_SEAT
    s.chips[owner] += 1
    log_event(log, Event.CHIP_BACK)
    fact(log, Fact.SEAT, owner)
    fact(log, Fact.SPACE, space)
    for other in range(e.spaces):
        if e.sort[other] == Sort.BAR and s.gang_on[other] == owner and s.chip[other] == NO_SEAT and s.chips[owner] > 0:
            lay_chip(s, owner, other, log)


@kernel
def controls(s, e, seat, space):
    """CH-5.1, CH-5.2: a bar by a chip, or by a man where no chip lies; a casino only by a man."""
    if s.gang_on[space] == seat:
        return True
    return e.sort[space] == Sort.BAR and s.chip[space] == seat


@kernel
def worth_of_places(s, e, seat):
    """CH-5.3: the worth of a gang's bars and casinos."""
    total = 0
    for space in range(e.spaces):
        if e.worth[space] > 0 and controls(s, e, seat, space):
            total += e.worth[space]
    return total


@kernel
def log_places(s, e, seat, log):
    """Add a gang's bars and casinos to the event just begun."""
    if log.on:
        for space in range(e.spaces):
            if e.worth[space] > 0 and controls(s, e, seat, space):
                fact(log, Fact.SPACES, space)


@kernel
def is_on_board(s, seat, man):
    """Whether a man stands on the board, or walks there."""
    walking = man == s.walker and seat == s.active and s.walk_at != NO_SPACE
    return walking or s.man_at[seat, man] != NO_SPACE


@kernel
def worth_of_heads(s, seat):
    """CH-6.2: the heads of all men on the board, the headquarters included, reserves not."""
    total = 0
    for man in range(BODIES):
        if is_on_board(s, seat, man):
            total += WORTH[s.head[seat, man]]
    return total


@kernel
def worth(s, e, seat):
    """CH-6.2: money, bars, casinos and heads."""
    return s.money[seat] + worth_of_places(s, e, seat) + worth_of_heads(s, seat)


# CH-6.1: the instant wins


@kernel
def has_central_bars(s, e, seat):
    """Whether a gang controls all central bars: eight, unless the edition has another number; with none, nobody does."""
    found = False
    for space in range(e.spaces):
        if e.central[space]:
            if not controls(s, e, seat, space):
                return False
            found = True
    return found


@kernel
def central_bars_of(s, e, seat):
    """Count the central bars that a gang controls."""
    count = 0
    for space in range(e.spaces):
        if e.central[space] and controls(s, e, seat, space):
            count += 1
    return count


@kernel
def casinos_of(s, e, seat):
    """CH-5.2: count the casinos in which men of a gang stand."""
    count = 0
    for district in range(DISTRICTS):
        if s.gang_on[e.casino[district]] == seat:
            count += 1
    return count


@kernel
def has_casinos(s, e, seat):
    """Whether men of a gang stand in three casinos."""
    return casinos_of(s, e, seat) >= CASINOS_TO_WIN


@kernel
def yellows_of(s, seat):
    """Count a gang's men with yellow heads."""
    count = 0
    for man in range(BODIES):
        if s.head[seat, man] == Head.YELLOW:
            count += 1
    return count


@kernel
def has_yellows(s, seat):
    """Whether a gang has five men with yellow heads."""
    return yellows_of(s, seat) >= YELLOWS_TO_WIN


@kernel
def check_central_bars(s, e, seat, log):
    """CH-6.1: central bars are counted on entry."""
    if has_central_bars(s, e, seat):
        win(s, 1 << seat, Reason.CENTRAL_BARS, log)


@kernel
def check_casinos(s, e, log):
    """CH-6.1: casinos are counted when a move or a fight has ended; the active player comes first."""
    for turn in range(s.seats):
        seat = (s.active + turn) % s.seats
        if has_casinos(s, e, seat):
            win(s, 1 << seat, Reason.THREE_CASINOS, log)


@kernel
def check_yellows(s, seat, log):
    """CH-6.1: yellow heads are counted when a man rises."""
    if has_yellows(s, seat):
        win(s, 1 << seat, Reason.FIVE_YELLOWS, log)


@kernel
def win(s, winners, reason, log):
    """End the match, unless it is already over."""
    if s.reason == Reason.NOT_OVER:
        end_match(s, winners, reason, Event.ENDED, Fact.REASON, log)


@kernel
def end_by_worth(s, e, log):
    """CH-6.2: after round 24 the richest wins."""
    for seat in range(s.seats):
        log_event(log, Event.WORTH)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.MONEY, s.money[seat])
        fact(log, Fact.PLACES, worth_of_places(s, e, seat))
        log_places(s, e, seat, log)
        fact(log, Fact.HEADS, worth_of_heads(s, seat))
        for man in range(BODIES):
            if is_on_board(s, seat, man):
                fact(log, Fact.MEN, man)
    win(s, richest(s, e), Reason.RICHEST, log)


@kernel
def richest(s, e):
    """CH-6.2: the seats with the greatest worth, as bits; a tie is shared."""
    most, found = 0, 0
    for seat in range(s.seats):
        most, found = rank_in(most, found, seat, worth(s, e, seat))
    return found


@kernel
def score(s, e, out):
    """Write every seat's worth."""
    for seat in range(s.seats):
        out[seat] = worth(s, e, seat)
