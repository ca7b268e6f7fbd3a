"""CG-6: the end."""

from windycity.core.asking import end_match
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.core.seats import rank_in
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import (
    CARDS,
    MEANS_OF,
    PERSONS,
    SHOWDOWN_PRIZE,
    VALUE_OF,
    Person,
    Reason,
)

# What is compared in the showdown: the three means, then persons, then Godfather points.
PERSONS_PRIZE, GODFATHER_PRIZE = 3, 4


@kernel
def turn_end_card(s, log):
    """CG-6: the end card; the showdown, then the most alcohol wins, alone or shared (CG-6.2)."""
    log_event(log, Event.END_CARD)
    fact(log, Fact.ROUNDS, s.round)
    for seat in range(s.seats):
        for card in range(CARDS):
            s.shown[seat, card] = s.hand[seat, card]
    for prize in range(PERSONS_PRIZE + 1):
        award(s, prize, SHOWDOWN_PRIZE, log)
    if s.godfather:
        award(s, GODFATHER_PRIZE, 1, log)
    most, winners = 0, 0
    for seat in range(s.seats):
        most, winners = rank_in(most, winners, seat, s.alcohol[seat])
    end_match(s, winners, Reason.END_CARD, Event.ENDED, Fact.REASON, log)


@kernel
def award(s, prize, alcohol, log):
    """CG-6.1, CG-7.3.6: the highest scores; in a tie, everyone tied."""
    best = 0
    for seat in range(s.seats):
        best = max(best, showing(s, seat, prize))
    for seat in range(s.seats):
        shown = showing(s, seat, prize)
        won = alcohol if shown == best else 0
        s.alcohol[seat] += won
        log_event(log, Event.SHOWDOWN)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.PRIZE, prize)
        fact(log, Fact.SCORE, shown)
        fact(log, Fact.ALCOHOL, won)
        log_shown(s, seat, prize, log)


@kernel
def showing(s, seat, prize):
    """CG-6.1: the sum of a means in hand, or the count of persons; CG-7.3.6: Godfather points."""
    if prize == PERSONS_PRIZE:
        return count_persons(s, seat)
    if prize == GODFATHER_PRIZE:
        return s.godfather_points[seat] + 0
    total = 0
    for card in range(CARDS):
        if MEANS_OF[card] == prize:
            total += s.hand[seat, card] * VALUE_OF[card]
    return total


@kernel
def count_persons(s, seat):
    """CG-6.1: values do not matter."""
    total = 0
    for person in range(PERSONS):
        if s.holder[person] == seat:
            total += counts_as(person)
    return total


@kernel
def counts_as(person):
    """CG-8.5: the Priest counts as two persons."""
    return 2 if person == Person.PRIEST else 1


@kernel
def log_shown(s, seat, prize, log):
    """Log the cards or persons that a player shows for a prize, with what each counts."""
    for card in range(CARDS):
        if MEANS_OF[card] == prize:
            for _ in range(s.hand[seat, card]):
                fact(log, Fact.COUNTED, card)
                fact(log, Fact.POINTS, VALUE_OF[card])
    for person in range(PERSONS):
        if prize == PERSONS_PRIZE and s.holder[person] == seat:
            fact(log, Fact.PERSONS, person)
            fact(log, Fact.PERSON_POINTS, counts_as(person))


@kernel
def score(s, e, out):
    """Write every seat's alcohol."""
    for seat in range(s.seats):
        out[seat] = s.alcohol[seat]
