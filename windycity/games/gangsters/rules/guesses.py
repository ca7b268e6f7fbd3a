"""What a seat can guess about bribe markers that it does not see (GA-4.2): who may hold which, in one possible world.

The outcomes of bribes are imagined one by one, in the order in which they happened, each drawn from what was in the bag
at the time.
"""

from windycity.core.asking import TRUTH
from windycity.core.chance import below
from windycity.core.kernel import kernel
from windycity.games.gangsters.position import (
    COPS,
    MARKERS,
    NO_MARKER,
    NO_SEAT,
    TRIES,
    UNKNOWN_MARKER,
    UNTOUCHABLE,
    Ask,
    Outcome,
)

ATTEMPTS = 20  # to find a world that fits everything known, before one is made to fit


@kernel
def known_outcome(s, i):
    """Return what the observing seat knows of a bribe."""
    if s.try_told[i] != Outcome.UNKNOWN or s.seen_by >= s.seats:
        return s.try_told[i] + 0
    return s.try_known[s.seen_by, i] + 0


@kernel
def imagine_bribes(s, chance):
    """Try worlds until one fits what the seat knows about markers that others hold; if none does, make one fit."""
    for _ in range(ATTEMPTS):
        replay_bribes(s, chance)
        if fits(s):
            return
        take_back_markers(s)
    make_fit(s, chance)


@kernel
def take_back_markers(s):
    """Put what was imagined back among the unknown."""
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
    """Go through the others' bribes in order, each with what it may have drawn."""
    out_of_bag = 0  # markers held by somebody who showed them later
    for i in range(s.tries):
        seat, cop = s.try_seat[i] + 0, s.try_cop[i] + 0
        if s.try_told[i] == Outcome.WORKED:
            out_of_bag |= 1 << cop
        if seat != s.seen_by and s.try_known[seat, i] == Outcome.UNKNOWN:
            s.try_known[seat, i] = replay_bribe(s, i, seat, cop, out_of_bag >> cop & 1, chance)


@kernel
def replay_bribe(s, i, seat, cop, was_out, chance):
    """Replay one bribe: it draws an Untouchable or a number, within what is known of its outcome."""
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
        return Outcome.FAILED + 0
    drawn = below(chance, total)
    if drawn >= 2 * there:
        return Outcome.FAILED + 0
    if drawn >= 2 * numbers:
        replay_untouchable(s, seat, is_last, chance)
        return Outcome.FAILED + 0
    if is_last:
        s.drawn[seat] = any_number(s, chance)
    if not is_free and s.held[seat, cop] == 0:
        s.elsewhere[seat] |= 1 << cop
    if known == Outcome.FAILED or s.bag[cop] == 0:
        return Outcome.FAILED + 0
    s.bag[cop] -= 1
    s.held[seat, cop] += 1
    return Outcome.WORKED + 0


@kernel
def later_numbers(s, i):
    """Markers known to be held by somebody who got them after this bribe, so they were in the bag then; as bits."""
    found = 0
    for j in range(i + 1, s.tries):
        if known_outcome(s, j) == Outcome.WORKED and s.held[s.try_seat[j], s.try_cop[j]] > 0:
            found |= 1 << s.try_cop[j]
    return found


@kernel
def later_untouchables(s, i):
    """Untouchables that the observing seat has drawn after this bribe, so they were in the bag then."""
    if s.seen_by >= s.seats:
        return 0
    found = 0
    for j in range(i + 1, s.tries):
        if s.try_seat[j] == s.seen_by and known_outcome(s, j) == Outcome.FAILED:
            found += 1
    return min(found, s.held[s.seen_by, UNTOUCHABLE])


@kernel
def count_bits(markers):
    """Return the count of markers in a set."""
    count = 0
    for marker in range(MARKERS):
        count += markers >> marker & 1
    return count


@kernel
def replay_untouchable(s, seat, is_last, chance):
    """GA-4.2: an Untouchable is kept or put back at random; one just drawn is still held."""
    if is_last:
        s.drawn[seat] = UNTOUCHABLE
    if is_last or below(chance, 2):
        s.bag[UNTOUCHABLE] -= 1
        s.held[seat, UNTOUCHABLE] += 1


@kernel
def any_number(s, chance):
    """Return a random number marker from the bag."""
    chosen, seen = 0, 0
    for marker in range(COPS):
        if s.bag[marker] > 0:
            seen += 1
            if below(chance, seen) == 0:
                chosen = marker
    return chosen


@kernel
def fits(s):
    """Whether others hold every marker that the seat knows they hold, and the bag is empty exactly if it should be."""
    for cop in range(COPS):
        if is_known_elsewhere(s, cop) and s.bag[cop] > 0:
            return False
    if s.ask == Ask.KEEP and s.drawn[s.active] == UNKNOWN_MARKER:
        return False
    return (count_bag(s) == 0) == (s.bag_empty == 1)


@kernel
def is_known_elsewhere(s, marker):
    """Whether the observing seat knows that somebody else holds a marker."""
    return s.seen_by < s.seats and marker < COPS and s.elsewhere[s.seen_by] >> marker & 1 == 1


@kernel
def count_bag(s):
    """Return the count of markers in the bag."""
    total = 0
    for marker in range(MARKERS):
        total += s.bag[marker]
    return total


@kernel
def any_other(s, chance):
    """Return a random seat other than the observing one."""
    seat = below(chance, s.seats)
    while seat == s.seen_by:
        seat = below(chance, s.seats)
    return seat


@kernel
def make_fit(s, chance):
    """Give the markers that others must hold to seats that may hold them, and replay the other bribes around that."""
    looks = s.ask == Ask.KEEP and s.active != s.seen_by
    if looks:
        imagine_draw(s)
    for cop in range(COPS):
        if s.bag[cop] > 0 and must_be_held(s, cop):
            take_marker(s, any_holder(s, cop, chance), cop)
    while s.bag_empty and s.bag[UNTOUCHABLE] > 0:
        take_marker(s, any_other(s, chance), UNTOUCHABLE)
    replay_bribes(s, chance)
    if s.bag_empty == 0 and count_bag(s) == 0:
        put_one_back(s)
    if looks and s.drawn[s.active] == UNKNOWN_MARKER:
        s.drawn[s.active] = any_number(s, chance)


@kernel
def imagine_draw(s):
    """GA-4.2: the last bribe worked, if it can have; otherwise it drew an Untouchable, or somebody else holds the marker."""
    seat, last = s.active, s.tries - 1
    cop = s.try_cop[last]
    if known_outcome(s, last) == Outcome.UNKNOWN and s.bag[cop] > 0:
        s.drawn[seat] = cop
        take_marker(s, seat, cop)
        return
    s.try_known[seat, last] = Outcome.FAILED
    if s.bag[UNTOUCHABLE] > 0:
        s.drawn[seat] = UNTOUCHABLE
        take_marker(s, seat, UNTOUCHABLE)
    else:
        s.elsewhere[seat] |= 1 << cop


@kernel
def take_marker(s, seat, marker):
    """Give a marker to a seat; if that seat bribed the cop, the bribe worked."""
    s.bag[marker] -= 1
    s.held[seat, marker] += 1
    note_outcome(s, seat, marker, Outcome.WORKED + 0)


@kernel
def note_outcome(s, seat, cop, outcome):
    """Note the outcome of a seat's bribe of a cop, if it is not public."""
    for i in range(s.tries):
        if s.try_seat[i] == seat and s.try_cop[i] == cop and s.try_told[i] == Outcome.UNKNOWN:
            s.try_known[seat, i] = outcome


@kernel
def must_be_held(s, marker):
    """Whether somebody must hold a marker that the seat cannot place: the seat knows so, or the bag is empty."""
    return s.bag_empty == 1 or is_known_elsewhere(s, marker)


@kernel
def trust(s, seat, cop):
    """Whether another seat may hold a marker: 0 it cannot, 1 by a bribe long forgotten, 2 by one that is remembered."""
    if seat == s.seen_by or (seat == s.active and cop == s.bribing):
        return 0
    for i in range(s.tries):
        if s.try_seat[i] == seat and s.try_cop[i] == cop and s.try_told[i] == Outcome.UNKNOWN:
            return 2 if known_outcome(s, i) == Outcome.UNKNOWN else 0
    return 1


@kernel
def any_holder(s, cop, chance):
    """Return a random seat that may hold a marker, preferably one whose bribe is remembered; NO_SEAT if nobody may."""
    chosen, best, seen = NO_SEAT, 1, 0
    for seat in range(s.seats):
        own = trust(s, seat, cop)
        if own > best:
            best, seen = own, 0
        if own == best:
            seen += 1
            if below(chance, seen) == 0:
                chosen = seat
    return chosen


@kernel
def put_one_back(s):
    """Take one imagined marker back from somebody else, preferably an Untouchable."""
    for i in range(MARKERS):
        marker = MARKERS - 1 - i
        for seat in range(s.seats):
            looks = s.ask == Ask.KEEP and seat == s.active
            known_there = is_known_elsewhere(s, marker) or s.held[seat, marker] == s.shown[seat, marker]
            if seat != s.seen_by and not looks and not known_there:
                s.held[seat, marker] -= 1
                s.bag[marker] += 1
                note_outcome(s, seat, marker, Outcome.FAILED + 0)
                for other in range(s.seats):
                    s.elsewhere[other] &= ~(1 << marker)
                return


# Whether there is any world that fits


@kernel
def can_be_elsewhere(s):
    """Whether others can hold every marker that they must hold, and a bag that is not empty can hold one."""
    is_free = s.bag_empty == 1 or s.seen_by == TRUTH
    for marker in range(MARKERS):
        if s.seen_by != TRUTH and s.bag[marker] > 0:
            if not must_be_held(s, marker):
                is_free = True
            elif marker != UNTOUCHABLE and not can_be_held(s, marker):
                return False
    return is_free


@kernel
def can_be_held(s, cop):
    """Whether anybody may hold a marker, given what the seat knows."""
    for seat in range(s.seats):
        if trust(s, seat, cop) > 0:
            return True
    return False


@kernel
def can_be_drawn(s):
    """GA-4.2: whether the active player can have drawn anything, given what the seat knows."""
    last = s.tries - 1
    cop = s.try_cop[last]
    if s.bag[UNTOUCHABLE] > 0:
        return True
    if known_outcome(s, last) == Outcome.UNKNOWN:
        return s.bag[cop] > 0
    return s.bag_empty == 0 and (s.bag[cop] == 0 or is_known_elsewhere(s, cop))


@kernel
def is_drawn_there(s, seat):
    """GA-4.2: a drawn Untouchable is in hand; a number is in the bag, or was the cop's own."""
    drawn, cop = s.drawn[seat], s.try_cop[s.tries - 1]
    has_worked = s.held[seat, cop] > 0
    if drawn == UNTOUCHABLE:
        return s.held[seat, UNTOUCHABLE] > 0 and not has_worked
    if drawn >= NO_MARKER:
        return False
    if has_worked:
        return drawn == cop or s.bag[drawn] > 0
    return drawn != cop and s.bag[drawn] > 0 and s.elsewhere[seat] >> cop & 1 == 1
