"""CP-5: duels, and CP-6: the end they bring."""

from windycity.core.asking import end_match
from windycity.core.events import EVERYONE, fact, log_event, reveal
from windycity.core.kernel import kernel
from windycity.core.seats import has_several, rank_in
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    GANGSTERS,
    IN_ALL_TO_WIN,
    NO_BUSINESS,
    NO_CARD,
    NO_SEAT,
    NO_SPOT,
    OF_ONE_KIND_TO_WIN,
    REPEATS,
    SHORT_IN_ALL_TO_WIN,
    SHORT_OF_ONE_KIND_TO_WIN,
    SPOTS,
    Ask,
    Reason,
)
from windycity.games.chicago_poker.rules.combinations import combination_in, strength, value_of
from windycity.games.chicago_poker.rules.table import (
    can_be_drawn,
    discard,
    draw,
    open_business,
    take_out_of_row,
)

WITHOUT_CARD = 0  # CP-5.6: below a special
SPECIAL_SHOWN = 1  # ... which is below every gangster


@kernel
def due_duel(s, log):
    """CP-5.1: the active player's earliest bullet; CP-6.3: when settling, the business opened first."""
    return next_to_settle(s, log) if s.settling else earliest_bullet(s)


@kernel
def earliest_bullet(s):
    """Find the business where the active player's earliest bullet lies."""
    due = NO_SPOT
    for spot in range(SPOTS):
        if s.bullet[spot, s.active] > 0 and (due == NO_SPOT or s.bullet[spot, s.active] < s.bullet[due, s.active]):
            due = spot
    return due


@kernel
def first_opened(s):
    """Find the open business that was opened first."""
    first = NO_SPOT
    for spot in range(SPOTS):
        if s.spot_business[spot] != NO_BUSINESS and (first == NO_SPOT or s.spot_opened[spot] < s.spot_opened[first]):
            first = spot
    return first


@kernel
def next_to_settle(s, log):
    """CP-6.3: the businesses in the order opened; one where nobody has a card leaves the game when its turn comes."""
    spot = first_opened(s)
    while spot != NO_SPOT and cards_at(s, spot) == 0:
        s.removed[s.spot_business[spot]] += 1
        log_event(log, Event.REMOVED)
        fact(log, Fact.SPOT, spot)
        fact(log, Fact.BUSINESS, s.spot_business[spot])
        close_spot(s, spot)
        spot = first_opened(s)
    return spot


@kernel
def cards_at(s, spot):
    """Count the cards of all players at a business."""
    count = 0
    for seat in range(s.seats):
        count += s.row_count[spot, seat]
    return count


@kernel
def close_spot(s, spot):
    """Leave a place on the table empty."""
    s.spot_business[spot] = NO_BUSINESS
    s.spot_opened[spot] = 0


@kernel
def begin_duel(s, spot, chance, log):
    """CP-5.2: turn up all cards; the best combination takes the business, equal ones go on to the tie-break."""
    s.duel = spot
    log_event(log, Event.DUEL)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.OWNER, s.active)
    for seat in range(s.seats):
        turn_up(s, seat, spot, log)
    show_rows(s, spot, log)
    s.tied = strongest(s, spot)
    decide(s, chance, log)


@kernel
def turn_up(s, seat, spot, log):
    """Turn up a row; from now on everyone has seen it."""
    for place in range(s.row_count[spot, seat]):
        if not s.row_up[spot, seat, place]:
            s.row_up[spot, seat, place] = 1
            s.row_seen[spot, seat, place] = EVERYONE
            reveal(log)
            log_event(log, Event.TURNED_UP)
            fact(log, Fact.SPOT, spot)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.PLACE, place)
            fact(log, Fact.CARD, s.row[spot, seat, place])


@kernel
def show_rows(s, spot, log):
    """CP-5.2, CP-5.3: log the combination of everyone who takes part."""
    for seat in range(s.seats):
        if s.row_count[spot, seat] > 0:
            log_event(log, Event.SHOWED)
            fact(log, Fact.SPOT, spot)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.COMBINATION, combination_in(strength(s.row[spot, seat], s.row_count[spot, seat])))
            for place in range(s.row_count[spot, seat]):
                fact(log, Fact.ROW, s.row[spot, seat, place])


@kernel
def strongest(s, spot):
    """CP-5.3 to CP-5.5: the seats with the best combination at a business, a bit for each."""
    best, seats = 0, 0
    for seat in range(s.seats):
        if s.row_count[spot, seat] > 0:
            best, seats = rank_in(best, seats, seat, strength(s.row[spot, seat], s.row_count[spot, seat]))
    return seats


@kernel
def decide(s, chance, log):
    """Give the business to the only seat left, ask those still tied for a card, or go to the last resort (CP-5.6)."""
    with_cards = tied_with_cards(s)
    if not has_several(s.tied) or with_cards == 0 or s.repeats > REPEATS:
        take_business(s, first_tied(s), chance, log)
    else:
        s.ask = Ask.TIEBREAK
        s.waiting = with_cards
        for seat in range(s.seats):
            if s.tied >> seat & 1:
                log_event(log, Event.TIED)
                fact(log, Fact.SPOT, s.duel)
                fact(log, Fact.SEAT, seat)


@kernel
def tied_with_cards(s):
    """Find the tied seats with a card to choose."""
    seats = 0
    for seat in range(s.seats):
        if s.tied >> seat & 1 and s.hand_count[seat] > 0:
            seats |= 1 << seat
    return seats


@kernel
def first_tied(s):
    """CP-5.6: the bullet's owner if tied, otherwise the next tied seat clockwise from the owner."""
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if s.tied >> seat & 1:
            return seat
    return NO_SEAT


@kernel
def compare_chosen(s, chance, log):
    """CP-5.6: the chosen cards are turned up together; the highest stay in, all are discarded and replaced."""
    best, seats = 0, 0
    for seat in range(s.seats):
        if s.tied >> seat & 1:
            best, seats = rank_in(best, seats, seat, worth_of_chosen(s.chosen[seat]))
    replace_chosen(s, chance, log)
    s.tied = seats
    s.repeats += 1
    decide(s, chance, log)


@kernel
def worth_of_chosen(card):
    """CP-5.6: a special counts 0 and a player without cards below 0; here both are moved up by one."""
    if card == NO_CARD:
        return WITHOUT_CARD
    return SPECIAL_SHOWN if card >= GANGSTERS else SPECIAL_SHOWN + value_of(card)


@kernel
def replace_chosen(s, chance, log):
    """CP-5.6: cards used this way are discarded; then their owners draw, clockwise from the active player, while cards last."""
    reveal(log)
    drawing = 0
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if s.chosen[seat] != NO_CARD:
            log_event(log, Event.SHOWED_CARD)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, s.chosen[seat])
            discard(s, s.chosen[seat])
            s.chosen[seat] = NO_CARD
            drawing |= 1 << seat
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if drawing >> seat & 1 and can_be_drawn(s):
            draw(s, seat, Event.DREW, chance, log)


@kernel
def take_business(s, winner, chance, log):
    """CP-5.7: the winner takes the business, its cards are discarded, the bullets go back, and a new one is opened."""
    spot = s.duel
    s.owned[winner, s.spot_business[spot]] += 1
    log_event(log, Event.TOOK)
    fact(log, Fact.SEAT, winner)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.BUSINESS, s.spot_business[spot])
    clear_spot(s, spot)
    s.duel = NO_SPOT
    s.tied = 0
    s.repeats = 0
    reason = why_won(s, winner, NO_BUSINESS)
    if reason != Reason.NOT_OVER:
        end_match(s, 1 << winner, reason, Event.ENDED, Fact.REASON, log)
    elif businesses_left(s) > 0:
        if not s.settling:
            open_business(s, spot, chance, log)
    elif first_opened(s) == NO_SPOT:
        end_match(s, 1 << winner, Reason.LAST_BUSINESS, Event.ENDED, Fact.REASON, log)  # CP-6.2


@kernel
def clear_spot(s, spot):
    """Discard all cards at a business and take the bullets back."""
    for seat in range(s.seats):
        s.bullet[spot, seat] = 0
        while s.row_count[spot, seat] > 0:
            last = s.row_count[spot, seat] - 1
            discard(s, s.row[spot, seat, last])
            take_out_of_row(s, seat, spot, last)
    close_spot(s, spot)


@kernel
def businesses_left(s):
    """Count the businesses in the pile."""
    count = 0
    for business in range(BUSINESSES):
        count += s.businesses[business]
    return count


@kernel
def why_won(s, seat, extra):
    """CP-6.1, CP-7.2: how a seat's businesses (and an extra one, or NO_BUSINESS) win, NOT_OVER if they do not."""
    most, kinds, total = holdings(s, seat, extra)
    if s.short:
        if most >= SHORT_OF_ONE_KIND_TO_WIN:
            return Reason.TWO_OF_A_KIND
        return Reason.THREE_BUSINESSES if total >= SHORT_IN_ALL_TO_WIN else Reason.NOT_OVER
    if most >= OF_ONE_KIND_TO_WIN:
        return Reason.THREE_OF_A_KIND
    if kinds == BUSINESSES:
        return Reason.ONE_OF_EACH
    return Reason.FIVE_BUSINESSES if total >= IN_ALL_TO_WIN else Reason.NOT_OVER


@kernel
def holdings(s, seat, extra):
    """Count what a seat owns (with an extra business, or NO_BUSINESS): the most of one kind, the kinds, and all."""
    most, kinds, total = 0, 0, 0
    for business in range(BUSINESSES):
        owned = s.owned[seat, business] + (1 if business == extra else 0)
        most = max(most, owned)
        kinds += 1 if owned > 0 else 0
        total += owned
    return most, kinds, total


@kernel
def end_settling(s, log):
    """CP-6.3: if settling brought no winner, most businesses win; a tie is shared."""
    end_match(s, owners_of_most(s), Reason.MOST_BUSINESSES, Event.ENDED, Fact.REASON, log)


@kernel
def owners_of_most(s):
    """CP-6.3: the seats that own the most businesses, a bit for each."""
    best, seats = 0, 0
    for seat in range(s.seats):
        best, seats = rank_in(best, seats, seat, businesses_of(s, seat))
    return seats


@kernel
def businesses_of(s, seat):
    """Count the businesses a seat has won."""
    total = 0
    for business in range(BUSINESSES):
        total += s.owned[seat, business]
    return total


@kernel
def score(s, e, out):
    """Write every seat's score: the count of businesses it has won."""
    for seat in range(s.seats):
        out[seat] = businesses_of(s, seat)
