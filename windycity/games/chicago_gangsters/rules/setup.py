"""CG-2 and CG-7.2: the start."""

from windycity.core.asking import TRUTH
from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.core.seats import everyone, first_seat, has_several, rank_in
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import (
    CARDS,
    CLANS,
    COALITIONS,
    COPIES_OF,
    DEALT,
    DECK,
    DISTRICTS,
    LOOT_CARDS,
    MOST_SEATS,
    PERSON_VALUE,
    PERSONS,
    VALUE_OF,
    Luck,
    Phase,
    Side,
)
from windycity.games.chicago_gangsters.rules.answers import go_on
from windycity.games.chicago_gangsters.rules.means import draw, replace_empty_pile, replace_pile, take_from_pile


@kernel
def start(s, e, seats, chance, log):
    """CG-2: set up a match; the options are already in the position."""
    s.seats = seats
    s.seen_by = TRUTH
    s.acting = Side.CHALLENGERS
    fill_piles(s)
    if seats > CLANS:
        choose_mr_x(s, chance, log)
    deal_clans(s, log)
    for seat in range(seats):
        for _ in range(DEALT):  # CG-2.3
            draw(s, seat, Event.DEALT, chance, log)
    deal_persons(s, chance, log)
    s.phase = Phase.REVEAL
    go_on(s, e, chance, log)


@kernel
def fill_piles(s):
    """CG-1, CG-2.1: put every card into its pile, except the end card (CG-2.2)."""
    for card in range(CARDS):
        s.pile[card] = COPIES_OF[card]
    s.pile_count = DECK
    s.coalition_pile[:COALITIONS] = 1
    s.district_pile[:DISTRICTS] = 1
    s.loot_pile[:LOOT_CARDS] = 1
    s.person_pile[:PERSONS] = 1


@kernel
def choose_mr_x(s, chance, log):
    """CG-7.2: each draws a card, the highest is Mr. X, and those tied draw again; then the cards are shuffled back."""
    tied = everyone(s)
    while has_several(tied):
        tied = highest_of(s, tied, chance, log)
    s.mr_x = first_seat(tied)
    replace_pile(s, log)
    log_event(log, Event.MR_X)
    fact(log, Fact.SEAT, s.mr_x)


@kernel
def highest_of(s, drawing, chance, log):
    """Have some seats draw a card, onto the discard pile; return those that drew the highest value."""
    highest, best = 0, 0
    for seat in range(MOST_SEATS):
        if drawing >> seat & 1:
            card = take_from_pile(s, chance)
            replace_empty_pile(s, log)
            s.discards[card] += 1
            log_event(log, Event.MR_X_DREW)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, card)
            highest, best = rank_in(highest, best, seat, VALUE_OF[card])
    return best


@kernel
def deal_clans(s, log):
    """CG-2.1: a clan for each player, in seat order; CG-7.1: with three players the fourth is out; CG-7.2: none for Mr. X."""
    clan = 0
    for seat in range(s.seats):
        if seat != s.mr_x:
            s.clan[seat] = clan
            clan += 1
            log_event(log, Event.CLAN)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CLAN, s.clan[seat])


@kernel
def deal_persons(s, chance, log):
    """CG-2.3: a person for each player; those of value 0 or 4 are put aside and shuffled back in at the end."""
    aside = 0
    for seat in range(s.seats):
        person = draw_from_counts(chance, Luck.PERSON, s.person_pile[:])
        while PERSON_VALUE[person] == 0 or PERSON_VALUE[person] == 4:
            aside |= 1 << person
            log_event(log, Event.PUT_ASIDE)
            fact(log, Fact.PERSON, person)
            person = draw_from_counts(chance, Luck.PERSON, s.person_pile[:])
        s.holder[person] = seat
        log_event(log, Event.PERSON_DEALT)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.PERSON, person)
    for person in range(PERSONS):
        if aside >> person & 1:
            s.person_pile[person] = 1
