"""The rules of Moonshine as kernels, what a seat knows, and advice; each cites its clause in rules.md."""

from windycity.core.asking import TRUTH, ask_openly, end_match
from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, log_event, only_known_to, reveal, secret
from windycity.core.kernel import kernel
from windycity.core.value import FEATURES

from .actions import OFFER, REFUSE, TAKE, Refusal
from .position import ALL, HAND, OF_A_KIND, Ask, Crate, Event, Fact, Flaw, Luck, Reason


@kernel
def start(s, e, seats, chance, log):
    """MO-1: deal the crates."""
    s.seats, s.seen_by = seats, TRUTH
    s.pile[:] = OF_A_KIND
    s.pile_count = ALL
    for seat in range(seats):
        for _ in range(HAND):
            draw(s, seat, chance, log)
    begin_turn(s, log)


@kernel
def draw(s, seat, chance, log):
    """MO-1.2: take a crate from the pile."""
    crate = draw_from_counts(chance, Luck.CRATE, s.pile[:])
    s.pile_count -= 1
    s.hand[seat, crate] += 1
    s.hand_count[seat] += 1
    log_event(log, Event.DEALT)
    fact(log, Fact.SEAT, seat)
    secret(log, Fact.CRATE, 1 << seat, crate)


@kernel
def begin_turn(s, log):
    """MO-2.1: the next player offers a crate; MO-3.1: with the last crate sold the match ends."""
    if s.turn == ALL:
        end(s, log)
    else:
        ask_openly(s, Ask.OFFER, active(s))
        log_event(log, Event.TURN)
        fact(log, Fact.SEAT, active(s))


@kernel
def active(s):
    """MO-2.1: whose turn it is."""
    return s.turn % s.seats


@kernel
def legal(s, e, seat, out):
    """MO-2.1: offer a crate that you have; MO-2.2: take or refuse the one offered."""
    if s.ask == Ask.ANSWER:
        out[0], out[1] = TAKE.action(), REFUSE.action()
        return 2
    count = 0
    for crate in range(2):
        if why_not_offer(s, e, seat, crate) == Refusal.NONE:
            out[count] = OFFER.action(crate)
            count += 1
    return count


@kernel
def why_not_offer(s, e, seat, crate):
    """MO-2.1: one of the crates in your hand."""
    return Refusal.NONE if s.hand[seat, crate] > 0 else Refusal.NO_SUCH_CRATE


@kernel
def apply(s, e, seat, action, chance, log):
    """MO-2: carry out an answer."""
    if OFFER.has(action):
        crate = OFFER.parts(action)
        s.offered[seat, crate] = 1
        s.offering[seat] = 1
        ask_openly(s, Ask.ANSWER, (s.turn + 1) % s.seats)
        log_event(log, Event.OFFERED)
        fact(log, Fact.SEAT, seat)
        secret(log, Fact.CRATE, 1 << seat, crate)
        only_known_to(log, 1 << seat)
    else:
        open_crate(s, e, seat, TAKE.has(action), log)
        if s.pile_count:
            draw(s, active(s), chance, log)
        s.turn += 1
        begin_turn(s, log)


@kernel
def open_crate(s, e, seat, taken, log):
    """MO-2.2: the crate is opened; MO-2.3: the player who was right about it scores."""
    seller = active(s)
    crate = Crate.WHISKY + 0 if s.offered[seller, Crate.WHISKY] else Crate.WATER + 0
    s.offered[seller, crate], s.offering[seller] = 0, 0
    s.hand[seller, crate] -= 1
    s.hand_count[seller] -= 1
    s.opened[crate] += 1
    reveal(log)
    log_event(log, Event.TAKEN if taken else Event.REFUSED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CRATE, crate)
    winner = seat if taken == (crate == Crate.WHISKY) else seller
    points = e.taken if taken else e.refused
    s.points[winner] += points
    log_event(log, Event.SCORED)
    fact(log, Fact.SEAT, winner)
    fact(log, Fact.POINTS, points)


@kernel
def end(s, log):
    """MO-3.1: the most points win; MO-3.2: players with equal points share the win."""
    end_match(s, leaders(s), Reason.SOLD_OUT, Event.ENDED, Fact.REASON, log)


@kernel
def leaders(s):
    """Return the seats with the most points, as bits."""
    best, found = -1, 0
    for seat in range(s.seats):
        if s.points[seat] > best:
            best, found = s.points[seat], 0
        if s.points[seat] == best:
            found |= 1 << seat
    return found


@kernel
def score(s, e, out):
    """Write the points of every seat."""
    for seat in range(s.seats):
        out[seat] = s.points[seat]


@kernel
def observe(s, e, seat):
    """Put the crates of the others among those that the seat cannot place."""
    s.seen_by = seat
    for other in range(s.seats):
        if other != seat:
            for crate in range(2):
                s.pile[crate] += s.hand[other, crate]
                s.hand[other, crate], s.offered[other, crate] = 0, 0


@kernel
def imagine(s, e, chance):
    """Deal the hands that the seat cannot see; any crate of a hand may be the one offered."""
    for seat in range(s.seats):
        if seat != s.seen_by:
            for _ in range(s.hand_count[seat]):
                s.hand[seat, draw_from_counts(chance, Luck.CRATE, s.pile[:])] += 1
            if s.offering[seat]:
                crate = draw_from_counts(chance, Luck.CRATE, s.hand[seat])
                s.hand[seat, crate] += 1
                s.offered[seat, crate] = 1
    s.seen_by = TRUTH


@kernel
def flaw(s, e):
    """Return the first thing that is wrong with a position, true or observed."""
    for crate in range(2):
        count = s.pile[crate] + s.opened[crate]
        for seat in range(len(s.hand)):
            count += s.hand[seat, crate]
        if count != OF_A_KIND:
            return Flaw.CRATE_MISSING
    left = ALL - s.turn
    for seat in range(len(s.hand)):
        left -= s.hand_count[seat]
        if not is_hand_sound(s, seat):
            return Flaw.HAND_MISCOUNTED
    if left != s.pile_count or s.opened[0] + s.opened[1] != s.turn:
        return Flaw.HAND_MISCOUNTED
    return Flaw.ASK_MISFIT if not is_ask_sound(s) else Flaw.SOUND if are_points_sound(s, e) else Flaw.POINTS_MISFIT


@kernel
def is_hand_sound(s, seat):
    """Whether a hand has the crates it must have by now, the knowable ones are known, and seats without players have none."""
    turns = (s.turn - seat + s.seats - 1) // s.seats
    wanted = min(HAND, ALL // s.seats - turns) if seat < s.seats else 0
    known = wanted if s.seen_by == TRUTH or s.seen_by == seat else 0
    offered = s.offering[seat] if known else 0
    for crate in range(2):
        if s.offered[seat, crate] > s.hand[seat, crate]:
            return False
    held = s.hand[seat, 0] + s.hand[seat, 1]
    return s.hand_count[seat] == wanted and held == known and s.offered[seat, 0] + s.offered[seat, 1] == offered


@kernel
def is_ask_sound(s):
    """Whether the player who must act is asked, with a crate offered while the next player decides; at the end nobody is."""
    for seat in range(len(s.offering)):
        if s.offering[seat] != (s.ask == Ask.ANSWER and seat == active(s)):
            return False
    if s.turn == ALL:
        return s.ask == Ask.NOTHING and s.waiting == 0 and s.reason == Reason.SOLD_OUT and s.winners == leaders(s)
    asked = (s.turn + (s.ask == Ask.ANSWER)) % s.seats
    return s.ask != Ask.NOTHING and s.waiting == 1 << asked and s.reason == Reason.NOT_OVER and s.winners == 0


@kernel
def are_points_sound(s, e):
    """Whether every crate that was opened brought points to somebody in the match."""
    total = 0
    for seat in range(len(s.points)):
        total += s.points[seat]
        if seat >= s.seats and s.points[seat]:
            return False
    return min(e.taken, e.refused) * s.turn <= total <= max(e.taken, e.refused) * s.turn


@kernel
def advise(s, e, seat, out, weights):
    """Take what is likely to be whisky; offer the crate that the other is likely to misjudge, going by what each can see."""
    own = s.ask == Ask.ANSWER
    whisky = OF_A_KIND - s.opened[Crate.WHISKY] - (s.hand[seat, Crate.WHISKY] if own else 0)
    water = OF_A_KIND - s.opened[Crate.WATER] - (s.hand[seat, Crate.WATER] if own else 0)
    trust = whisky / (whisky + water)
    count = legal(s, e, seat, out)
    for i in range(count):
        weights[i] = trust if TAKE.has(out[i]) or out[i] == OFFER.action(Crate.WATER) else 1 - trust
    return count


@kernel
def is_quiet(s):
    """Whether the position can be judged: when a turn begins."""
    return s.ask != Ask.ANSWER


@kernel
def describe(s, e, seat, gains):
    """Write what a seat's share of the win depends on: its points."""
    gains[FEATURES] = s.points[seat]
