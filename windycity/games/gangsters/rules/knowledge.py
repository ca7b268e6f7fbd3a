"""What a seat knows: `observe` erases the rest from a copy of a position, `imagine` fills it in at random.

Secret are gangs and places until they are revealed, who holds which bribe marker or Untouchable, standing orders, and
sealed answers. Whether bribes worked is imagined one bribe after another, in the order in which they happened: each drew
from what was in the bag then.
"""

from windycity.core.chance import below
from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    COPS,
    JOINTS,
    MARKERS,
    NO_COP,
    NO_JOINT,
    NO_MARKER,
    PIECES,
    TRIES,
    TRUTH,
    UNKNOWN_MARKER,
    UNTOUCHABLE,
    Ask,
    Outcome,
)
from windycity.games.gangsters.rules.claims import can_hire, is_to_place
from windycity.games.gangsters.rules.police import feeder

ATTEMPTS = 20  # at worlds that fit everything known, before one is made to fit


@kernel
def observe(s, e, seat):
    """Erase what a seat cannot know."""
    s.seen_by = seat
    for other in range(s.seats):
        if other != seat:
            forget_setup(s, other)
            forget_markers(s, other)


@kernel
def forget_setup(s, other):
    """GA-2.2, GA-2.3: another's gang and places, while they are secret."""
    for piece in range(PIECES):
        s.hired[other, piece] = 0
        s.placing[other, piece] = NO_JOINT


@kernel
def forget_markers(s, other):
    """GA-1.6: another's markers but for those shown, standing order, sealed answer and knowledge of bribes."""
    for marker in range(MARKERS):
        s.bag[marker] += s.held[other, marker] - s.shown[other, marker]
        s.held[other, marker] = s.shown[other, marker]
    s.standing[other] = 0
    s.ordered[other] = 0
    s.showing[other] = 0
    s.elsewhere[other] = 0
    if s.drawn[other] != NO_MARKER:
        s.drawn[other] = UNKNOWN_MARKER
    for i in range(TRIES):
        s.try_known[other, i] = Outcome.UNKNOWN


@kernel
def imagine(s, e, chance):
    """Fill in what an observed position does not tell: one possible world."""
    if s.ask == Ask.GANG or s.ask == Ask.PLACE:
        for seat in range(s.seats):
            if seat != s.seen_by:
                imagine_setup(s, seat, chance)
    else:
        imagine_bribes(s, chance)
        for seat in range(s.seats):
            if seat != s.seen_by:
                imagine_answers(s, seat, chance)
    s.seen_by = TRUTH


# The set-up


@kernel
def imagine_setup(s, seat, chance):
    """GA-2.2, GA-2.3: any gang, in any places; how far a seat has got in a sealed choice is anybody's guess."""
    wanted = below(chance, 12)
    for _ in range(wanted + 1):
        piece = below(chance, PIECES)
        if can_hire(s, seat, piece):
            s.hired[seat, piece] += 1
    waits = s.waiting >> seat & 1
    if s.ask == Ask.PLACE:
        for piece in range(PIECES):
            if is_to_place(s, seat, piece):
                s.placing[seat, piece] = any_own_joint(s, seat, chance)
        if waits:
            take_back_piece(s, seat, chance)
    elif waits and below(chance, 2):
        s.hired[seat, :] = 0


@kernel
def any_own_joint(s, seat, chance):
    """One of a player's joints at random."""
    chosen, seen = NO_JOINT, 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            seen += 1
            if below(chance, seen) == 0:
                chosen = joint
    return chosen


@kernel
def take_back_piece(s, seat, chance):
    """A player who still has to place has at least one piece left."""
    first = below(chance, PIECES)
    for i in range(PIECES):
        piece = (first + i) % PIECES
        if s.hired[seat, piece] > 0:
            s.placing[seat, piece] = NO_JOINT
            return


# Bribe markers


@kernel
def known_outcome(s, i):
    """What the seat whose position this is knows of a bribe."""
    if s.try_told[i] != Outcome.UNKNOWN or s.seen_by >= s.seats:
        return s.try_told[i] + 0
    return s.try_known[s.seen_by, i] + 0


@kernel
def imagine_bribes(s, chance):
    """Try worlds until one fits what the seat knows about markers that are with others; in the end make one fit."""
    for _ in range(ATTEMPTS):
        replay_bribes(s, chance)
        if fits(s):
            return
        take_back_markers(s)
    replay_bribes(s, chance)
    make_fit(s, chance)


@kernel
def take_back_markers(s):
    """Put what was imagined back among what is unknown."""
    for seat in range(s.seats):
        if seat != s.seen_by:
            for marker in range(MARKERS):
                s.bag[marker] += s.held[seat, marker] - s.shown[seat, marker]
                s.held[seat, marker] = s.shown[seat, marker]
            s.elsewhere[seat] = 0
            for i in range(TRIES):
                s.try_known[seat, i] = Outcome.UNKNOWN
            if s.drawn[seat] != NO_MARKER:
                s.drawn[seat] = UNKNOWN_MARKER


@kernel
def replay_bribes(s, chance):
    """Go through the bribes of others in their order, each with what it may have drawn."""
    out_of_bag = 0  # markers that have been with somebody who showed them later
    for i in range(s.tries):
        seat, cop = s.try_seat[i] + 0, s.try_cop[i] + 0
        if s.try_told[i] == Outcome.WORKED:
            out_of_bag |= 1 << cop
        if seat != s.seen_by:
            s.try_known[seat, i] = replay_bribe(s, i, seat, cop, out_of_bag >> cop & 1, chance)


@kernel
def replay_bribe(s, i, seat, cop, was_out, chance):
    """One bribe draws an Untouchable or a number; what is known of its outcome is respected."""
    known = known_outcome(s, i)
    if known == Outcome.WORKED:
        return known
    is_last = i == s.tries - 1 and s.ask == Ask.KEEP
    later, untouchables = later_numbers(s, i), later_untouchables(s, i)
    is_free = s.bag[cop] > 0 or later >> cop & 1 == 1
    numbers = 0 if known == Outcome.FAILED and is_free and not was_out else count_bag(s) - s.bag[UNTOUCHABLE] + count_bits(later)
    there = numbers + s.bag[UNTOUCHABLE]
    total = 2 * there + untouchables  # what the seat has drawn since must have been put back, which is half as likely
    if total == 0:
        return Outcome.FAILED.value
    drawn = below(chance, total)
    if drawn >= 2 * there:
        return Outcome.FAILED.value
    if drawn >= 2 * numbers:
        replay_untouchable(s, seat, is_last, chance)
        return Outcome.FAILED.value
    if is_last:
        s.drawn[seat] = any_number(s, chance)
    if not is_free:
        s.elsewhere[seat] |= 1 << cop
    if known == Outcome.FAILED or s.bag[cop] == 0:
        return Outcome.FAILED.value
    s.bag[cop] -= 1
    s.held[seat, cop] += 1
    return Outcome.WORKED.value


@kernel
def later_numbers(s, i):
    """Markers that are known to be with somebody who got them after a bribe: they were in the bag then. As bits."""
    found = 0
    for j in range(i + 1, s.tries):
        if known_outcome(s, j) == Outcome.WORKED and s.held[s.try_seat[j], s.try_cop[j]] > 0:
            found |= 1 << s.try_cop[j]
    return found


@kernel
def later_untouchables(s, i):
    """Untouchables that the seat whose position this is has drawn after a bribe: they were in the bag then."""
    if s.seen_by >= s.seats:
        return 0
    found = 0
    for j in range(i + 1, s.tries):
        if s.try_seat[j] == s.seen_by and known_outcome(s, j) == Outcome.FAILED:
            found += 1
    return min(found, s.held[s.seen_by, UNTOUCHABLE])


@kernel
def count_bits(markers):
    """How many markers there are in a set."""
    count = 0
    for marker in range(MARKERS):
        count += markers >> marker & 1
    return count


@kernel
def replay_untouchable(s, seat, is_last, chance):
    """GA-4.2: an Untouchable is kept or put back as it may be; one just drawn is still there."""
    if is_last:
        s.drawn[seat] = UNTOUCHABLE
    if is_last or below(chance, 2):
        s.bag[UNTOUCHABLE] -= 1
        s.held[seat, UNTOUCHABLE] += 1


@kernel
def any_number(s, chance):
    """A number marker of the bag at random."""
    chosen, seen = 0, 0
    for marker in range(COPS):
        if s.bag[marker] > 0:
            seen += 1
            if below(chance, seen) == 0:
                chosen = marker
    return chosen


@kernel
def fits(s):
    """Tell whether every marker that the seat knows to be with others is, and the bag is empty if it should be."""
    if s.seen_by < s.seats:
        for cop in range(COPS):
            if s.elsewhere[s.seen_by] >> cop & 1 and s.bag[cop] > 0:
                return False
    return (count_bag(s) == 0) == (s.bag_empty == 1)


@kernel
def count_bag(s):
    """How many markers are in the bag."""
    total = 0
    for marker in range(MARKERS):
        total += s.bag[marker]
    return total


@kernel
def any_other(s, chance):
    """A seat at random, not the one whose position this is."""
    seat = below(chance, s.seats)
    while seat == s.seen_by:
        seat = below(chance, s.seats)
    return seat


@kernel
def make_fit(s, chance):
    """Give markers that must be with others to anybody, and put one back where the bag should hold something."""
    for marker in range(MARKERS):
        must = s.bag_empty == 1
        if s.seen_by < s.seats and marker < COPS and s.elsewhere[s.seen_by] >> marker & 1:
            must = True
        while must and s.bag[marker] > 0:
            s.bag[marker] -= 1
            s.held[any_other(s, chance), marker] += 1
    if s.bag_empty == 0 and count_bag(s) == 0:
        put_one_back(s)


@kernel
def put_one_back(s):
    """Somebody else has one marker less than imagined; best an Untouchable."""
    for i in range(MARKERS):
        marker = MARKERS - 1 - i
        for seat in range(s.seats):
            known_there = s.seen_by < s.seats and marker < COPS and s.elsewhere[s.seen_by] >> marker & 1
            if seat != s.seen_by and s.held[seat, marker] > s.shown[seat, marker] and not known_there:
                s.held[seat, marker] -= 1
                s.bag[marker] += 1
                return


# Sealed answers and standing orders


@kernel
def imagine_answers(s, seat, chance):
    """GA-4.2: any standing order; GA-4.3, GA-4.9: whoever has answered may have shown a marker that he holds."""
    s.standing[seat] = below(chance, s.held[seat, UNTOUCHABLE] + 1)
    if s.drawn[seat] == UNKNOWN_MARKER:
        s.drawn[seat] = any_number(s, chance)
    if (s.ask != Ask.REACT and s.ask != Ask.DONUTS) or s.asked >> seat & 1 == 0:
        return
    for cop in range(COPS):
        moved = s.ask == Ask.REACT and (cop == s.mover or (s.replaced != NO_COP and cop == s.replaced))
        eating = s.ask == Ask.DONUTS and feeder(s, cop) < s.seats
        answered = s.waiting >> seat & 1 == 0
        if (moved or eating) and answered and s.held[seat, cop] > 0 and s.showing[seat] == 0 and below(chance, 2):
            s.showing[seat] = 1 << cop
