"""What a seat knows: `observe` erases the rest from a copy of a position, `imagine` fills it in at random.

What is secret: gangs and places until they are revealed, the holders of bribe markers and Untouchables, standing orders, and
sealed answers.
"""

from windycity.core.asking import TRUTH
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
    UNKNOWN_MARKER,
    UNTOUCHABLE,
    Ask,
    Outcome,
)
from windycity.games.gangsters.refusals import Refusal
from windycity.games.gangsters.rules.claims import is_to_place, why_not_hire
from windycity.games.gangsters.rules.donuts import feeder
from windycity.games.gangsters.rules.guesses import imagine_bribes


@kernel
def is_seen(s, seat):
    """Whether a position shows the secrets of a seat."""
    return s.seen_by == TRUTH or s.seen_by == seat


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
    """GA-1.6: another's markers except those shown, standing order, sealed answer and knowledge of bribes."""
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
    """Fill in what an observed position does not show: one possible world."""
    if s.ask == Ask.GANG or s.ask == Ask.PLACE:
        for seat in range(s.seats):
            if seat != s.seen_by:
                imagine_setup(s, e, seat, chance)
    else:
        imagine_bribes(s, chance)
        for seat in range(s.seats):
            if seat != s.seen_by:
                imagine_answers(s, seat, chance)
    s.seen_by = TRUTH


# The set-up


@kernel
def imagine_setup(s, e, seat, chance):
    """GA-2.2, GA-2.3: any gang, in any places; how far a seat is into a sealed choice is anybody's guess."""
    wanted = below(chance, 12)
    for _ in range(wanted + 1):
        piece = below(chance, PIECES)
        if why_not_hire(s, e, seat, piece) == Refusal.NONE:
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
    """Return a random joint of a player."""
    chosen, seen = NO_JOINT, 0
    for joint in range(JOINTS):
        if s.owner[joint] == seat:
            seen += 1
            if below(chance, seen) == 0:
                chosen = joint
    return chosen


@kernel
def take_back_piece(s, seat, chance):
    """Take back a piece, because a player who still has to place has at least one left."""
    first = below(chance, PIECES)
    for i in range(PIECES):
        piece = (first + i) % PIECES
        if s.hired[seat, piece] > 0:
            s.placing[seat, piece] = NO_JOINT
            return


# Sealed answers and standing orders


@kernel
def imagine_answers(s, seat, chance):
    """GA-4.2: any standing order; GA-4.3, GA-4.9: whoever has answered may have shown a marker he holds."""
    s.standing[seat] = below(chance, s.held[seat, UNTOUCHABLE] + 1)
    is_about_donuts = s.ask == Ask.DONUTS or s.ask == Ask.SHIELD
    if (s.ask != Ask.REACT and not is_about_donuts) or s.asked >> seat & 1 == 0:
        return
    for cop in range(COPS):
        moved = s.ask == Ask.REACT and (cop == s.mover or (s.replaced != NO_COP and cop == s.replaced))
        eating = is_about_donuts and feeder(s, cop) < s.seats
        answered = s.waiting >> seat & 1 == 0
        if (moved or eating) and answered and s.held[seat, cop] > 0 and s.showing[seat] == 0 and below(chance, 2):
            s.showing[seat] = 1 << cop
