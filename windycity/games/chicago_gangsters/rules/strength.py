"""What a player contributes to a fight: cards, persons, doublings (CG-4.4 to CG-4.7, CG-7.1, CG-8)."""

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import (
    ACTS_AS_MEANS,
    ACTS_WITH_VALUE,
    ALWAYS_USABLE,
    BRUISER_LIMIT,
    CARDS,
    MEANS_IN_ALL,
    MEANS_OF,
    NO_PERSON,
    PERSON_VALUE,
    PERSONS,
    VALUE_OF,
    Person,
)


@kernel
def is_usable(s, e, seat, means):
    """CG-1.4: the district allows it; CG-8.2: or one of the owner's persons always does."""
    return e.usable[s.district, means] == 1 or helper_with(s, e, seat, means) != NO_PERSON


@kernel
def helper_with(s, e, seat, means):
    """CG-8.2: return the person by whom a player can always use a means, NO_PERSON if none."""
    for person in ALWAYS_USABLE:
        if s.holder[person] == seat and e.person_means[person] == means:
            return person
    return NO_PERSON


@kernel
def is_card_usable(s, e, seat, card):
    """CG-4.4: whether a card of this kind counts for its owner here."""
    return is_usable(s, e, seat, MEANS_OF[card])


@kernel
def factor(s, seat):
    """CG-7.1: the loner's means and persons count double."""
    return 2 if seat == s.loner else 1


@kernel
def means_points(s, seat):
    """CG-4.4: return what a player's open cards count for, once the unusable ones are taken back."""
    total = 0
    for card in range(CARDS):
        total += s.open[seat, card] * VALUE_OF[card]
    return total * factor(s, seat)


@kernel
def person_points(s, e, seat):
    """CG-4.5: the values of all persons where persons count; CG-8.6: elsewhere some act as means."""
    total = 0
    if e.persons_count[s.district]:
        for person in range(PERSONS):
            if s.holder[person] == seat:
                total += PERSON_VALUE[person]
    else:
        for person in ACTS_AS_MEANS:
            if acts_as_means(s, e, seat, person):
                total += ACTS_WITH_VALUE
    return total * factor(s, seat)


@kernel
def acts_as_means(s, e, seat, person):
    """CG-8.6: whether a person acts as a means card for a player, where persons do not count and the means is usable."""
    return s.holder[person] == seat and is_usable(s, e, seat, e.person_means[person])


@kernel
def bruiser_points(s, seat):
    """CG-8.7: a used Bruiser doubles up to ten points of his owner's cards."""
    used = s.bruiser_used == 1 and s.holder[Person.BRUISER] == seat
    return min(means_points(s, seat), BRUISER_LIMIT) if used else 0


@kernel
def contribution(s, e, seat):
    """CG-5.1: cards, persons and doublings."""
    if seat == s.ousted:  # CG-7.3.1
        return 0
    return means_points(s, seat) + bruiser_points(s, seat) + person_points(s, e, seat)


@kernel
def count_side(s, e, side, with_mr_x):
    """CG-4.5: a side's strength; Mr. X, on whichever side, counts only at the settling (CG-7.2.2)."""
    total = 0
    for seat in range(s.seats):
        if s.side[seat] == side and (with_mr_x or seat != s.mr_x):
            s.contribution[seat] = contribution(s, e, seat)
            total += s.contribution[seat]
    s.strength[side] = total


# The parts of a strength, for pictures


@kernel
def log_side(s, e, taking_part, log):
    """Log what some players of a side bring, one after the other, and the strength as it adds up."""
    if log.on:
        total = 0
        for seat in range(s.seats):
            if taking_part >> seat & 1:
                total += s.contribution[seat]
                log_contribution(s, e, seat, total, log)


@kernel
def log_contribution(s, e, seat, strength, log):
    """Log what a player brings, item by item, with the side's strength."""
    if log.on:
        log_event(log, Event.CONTRIBUTED)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.SIDE, s.side[seat])
        log_cards(s, seat, log)
        log_persons(s, e, seat, log)
        for means in range(MEANS_IN_ALL):
            if e.usable[s.district, means] == 0 and brings_means(s, e, seat, means):
                fact(log, Fact.THANKS_TO, helper_with(s, e, seat, means))
        fact(log, Fact.PERSONS_COUNT, e.persons_count[s.district])
        fact(log, Fact.DOUBLED, seat == s.loner)
        fact(log, Fact.BRUISER, bruiser_points(s, seat))
        fact(log, Fact.BROUGHT, s.contribution[seat])
        fact(log, Fact.STRENGTH, strength)


@kernel
def log_cards(s, seat, log):
    """Log a player's open cards, with what each counts."""
    for card in range(CARDS):
        for _ in range(s.open[seat, card]):
            fact(log, Fact.COUNTED, card)
            fact(log, Fact.POINTS, VALUE_OF[card] * factor(s, seat))


@kernel
def log_persons(s, e, seat, log):
    """Log a player's persons that count, with what each counts."""
    if e.persons_count[s.district]:
        for person in range(PERSONS):
            if s.holder[person] == seat and PERSON_VALUE[person] > 0:
                fact(log, Fact.PERSONS, person)
                fact(log, Fact.PERSON_POINTS, PERSON_VALUE[person] * factor(s, seat))
    else:
        for person in ACTS_AS_MEANS:
            if acts_as_means(s, e, seat, person):
                fact(log, Fact.PERSONS, person)
                fact(log, Fact.PERSON_POINTS, ACTS_WITH_VALUE * factor(s, seat))


@kernel
def brings_means(s, e, seat, means):
    """Whether a player has a card, or a person acting as one (CG-8.6), of a means that counts."""
    for card in range(CARDS):
        if MEANS_OF[card] == means and s.open[seat, card] > 0:
            return True
    if not e.persons_count[s.district]:
        for person in ACTS_AS_MEANS:
            if e.person_means[person] == means and acts_as_means(s, e, seat, person):
                return True
    return False
