"""CG-5.4: the end of the round, where everyone draws and some persons have abilities (CG-8.1, CG-8.3, CG-8.4, CG-7.2.5)."""

from windycity.core.asking import ask_one
from windycity.core.events import announce, fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import DISCARD, DONE, DRAW, FENCE, INFORMER, POKER, SMUGGLER, SWAP, TAKE
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import (
    AT_ROUND_END,
    CARDS,
    GAMBLED,
    NO_COALITION,
    NO_DISTRICT,
    NO_LOOT,
    NO_PERSON,
    NO_SEAT,
    PRICE,
    VALUE_OF,
    Ask,
    Person,
    Place,
    Side,
    Used,
)
from windycity.games.chicago_gangsters.refusals import Refusal
from windycity.games.chicago_gangsters.rules.laying import finish
from windycity.games.chicago_gangsters.rules.means import discard, draw, gain_openly, hand_value, why_no_draw, why_not_held


@kernel
def begin_round_end(s):
    """CG-5.4: it begins with the winner who chose first."""
    s.turn = s.first
    s.turns = s.seats
    s.used = 0


@kernel
def next_at_round_end(s, chance, log):
    """CG-5.4: players with something to decide are asked; the others just draw."""
    if has_choice(s, s.turn):
        ask_one(s, Ask.ROUND_END, s.turn)
    else:
        draw(s, s.turn, Event.DREW, chance, log)
        pass_turn(s)


@kernel
def has_choice(s, seat):
    """Only persons, and being Mr. X (CG-7.2.5), decide who is asked: asking must not give away the cards held."""
    if seat == s.mr_x:
        return True
    for person in AT_ROUND_END:
        if s.holder[person] == seat:
            return True
    return False


@kernel
def pass_turn(s):
    """CG-5.4: then clockwise."""
    s.turns -= 1
    s.turn = (s.turn + 1) % s.seats
    s.used = 0


# CG-5.4: one thing at a time, in any order


@kernel
def legal_round_end(s, e, seat, out):
    """CG-5.4: the draw and the abilities in any order; done only after the draw, if there is one."""
    count = 0
    if why_not_draw(s, e, seat) == Refusal.NONE:
        out[count] = DRAW.action()
        count += 1
    if why_not_informer(s, e, seat) == Refusal.NONE:
        out[count] = INFORMER.action()
        count += 1
    if why_not_smuggler(s, e, seat) == Refusal.NONE:
        out[count] = SMUGGLER.action()
        count += 1
    if why_not_poker(s, e, seat) == Refusal.NONE:
        out[count] = POKER.action()
        count += 1
    count = cards_to_exchange(s, e, seat, out, count)
    if why_not_done(s, e, seat) == Refusal.NONE:
        out[count] = DONE.action()
        count += 1
    return count


@kernel
def why_not_draw(s, e, seat):
    """CG-5.4: one card; CG-7.2.5: Mr. X may draw another."""
    if s.used & Used.DREW:
        if seat != s.mr_x:
            return Refusal.DRAWN_ALREADY
        if s.used & Used.EXTRA:
            return Refusal.DRAWN_TWICE
    return why_no_draw(s, seat)


@kernel
def why_not_done(s, e, seat):
    """CG-5.4: whoever can draw must draw first."""
    if s.used & Used.DREW == 0 and why_no_draw(s, seat) == Refusal.NONE:
        return Refusal.DRAW_FIRST
    return Refusal.NONE


@kernel
def why_no_ability(s, seat, person, bit):
    """CG-5.4: each ability of one's own persons at most once a round."""
    if s.holder[person] != seat:
        return Refusal.PERSON_NOT_YOURS
    return Refusal.PERSON_USED if s.used & bit else Refusal.NONE


@kernel
def why_not_informer(s, e, seat):
    """CG-8.1: the Informer sells cards of a hand that is worth 6 or more."""
    reason = why_no_ability(s, seat, Person.INFORMER, Used.INFORMER)
    if reason == Refusal.NONE and hand_value(s, seat) < PRICE:
        return Refusal.HAND_TOO_POOR
    return reason


@kernel
def why_not_smuggler(s, e, seat):
    """CG-8.1: so does the Whisky Smuggler."""
    reason = why_no_ability(s, seat, Person.WHISKY_SMUGGLER, Used.WHISKY_SMUGGLER)
    if reason == Refusal.NONE and hand_value(s, seat) < PRICE:
        return Refusal.HAND_TOO_POOR
    return reason


@kernel
def why_not_poker(s, e, seat):
    """CG-8.4: exactly two cards are discarded, so there must be two."""
    reason = why_no_ability(s, seat, Person.POKER_PLAYER, Used.POKER_PLAYER)
    if reason == Refusal.NONE and s.hand_count[seat] < GAMBLED:
        return Refusal.TWO_CARDS_NEEDED
    return reason


@kernel
def cards_to_exchange(s, e, seat, out, count):
    """CG-8.3, CG-7.2.5: any card of the hand, by the Fence and as Mr. X."""
    if why_no_ability(s, seat, Person.FENCE, Used.FENCE) == Refusal.NONE:
        for card in range(CARDS):
            if why_not_held(s, e, seat, card) == Refusal.NONE:
                out[count] = FENCE.action(card)
                count += 1
    if why_no_swap(s, seat) == Refusal.NONE:
        for card in range(CARDS):
            if why_not_held(s, e, seat, card) == Refusal.NONE:
                out[count] = SWAP.action(card)
                count += 1
    return count


@kernel
def why_not_fence(s, e, seat, card):
    """CG-8.3: the Fence exchanges a card of the hand."""
    reason = why_no_ability(s, seat, Person.FENCE, Used.FENCE)
    return why_not_held(s, e, seat, card) if reason == Refusal.NONE else reason


@kernel
def why_no_swap(s, seat):
    """CG-7.2.5: only Mr. X, and one card a round."""
    if seat != s.mr_x:
        return Refusal.NOT_MR_X
    return Refusal.SWAPPED_ALREADY if s.used & Used.SWAP else Refusal.NONE


@kernel
def why_not_swap(s, e, seat, card):
    """CG-7.2.5: Mr. X exchanges a card of the hand."""
    reason = why_no_swap(s, seat)
    return why_not_held(s, e, seat, card) if reason == Refusal.NONE else reason


@kernel
def apply_round_end(s, seat, action, chance, log):
    """CG-5.4: one thing at a time."""
    s.worth = 0
    if DONE.has(action):
        finish(seat, log)
        pass_turn(s)
    elif DRAW.has(action):
        s.used |= Used.EXTRA if s.used & Used.DREW else Used.DREW
        draw(s, seat, Event.DREW, chance, log)
    elif INFORMER.has(action):
        s.used |= Used.INFORMER
        begin_sale(s, seat, Person.INFORMER, log)
    elif SMUGGLER.has(action):
        s.used |= Used.WHISKY_SMUGGLER
        begin_sale(s, seat, Person.WHISKY_SMUGGLER, log)
    elif POKER.has(action):
        s.used |= Used.POKER_PLAYER
        log_used(seat, Person.POKER_PLAYER, log)
        s.left = GAMBLED
        ask_one(s, Ask.GAMBLE, seat)
    elif FENCE.has(action):  # CG-8.3
        s.used |= Used.FENCE
        log_used(seat, Person.FENCE, log)
        discard(s, seat, FENCE.parts(action), log)
        draw(s, seat, Event.DREW, chance, log)
    else:  # CG-7.2.5
        s.used |= Used.SWAP
        log_event(log, Event.SWAPPED)
        fact(log, Fact.SEAT, seat)
        discard(s, seat, SWAP.parts(action), log)
        draw(s, seat, Event.DREW, chance, log)


@kernel
def log_used(seat, person, log):
    """Log that a player uses a person."""
    log_event(log, Event.USED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PERSON, person)


# CG-8.1: Informer and Whisky Smuggler


@kernel
def begin_sale(s, seat, person, log):
    """CG-8.1: beginning to sell lets the others know that the hand is worth 6 or more."""
    announce(log)
    log_used(seat, person, log)
    s.selling = person
    ask_one(s, Ask.SELL, seat)


@kernel
def legal_sell(s, e, seat, out):
    """CG-8.1: any cards, until they are worth 6 or more."""
    count = cards_to_discard(s, e, seat, out)
    if why_not_sold(s, e, seat) == Refusal.NONE:
        out[count] = DONE.action()
        count += 1
    return count


@kernel
def cards_to_discard(s, e, seat, out):
    """CG-8.1, CG-8.4: any card of the hand."""
    count = 0
    for card in range(CARDS):
        if why_not_held(s, e, seat, card) == Refusal.NONE:
            out[count] = DISCARD.action(card)
            count += 1
    return count


@kernel
def why_not_sold(s, e, seat):
    """CG-8.1: what is discarded must be worth 6 or more."""
    return Refusal.NONE if s.worth >= PRICE else Refusal.NOT_WORTH_ENOUGH


@kernel
def apply_sell(s, seat, action, log):
    """CG-8.1: means worth 6 or more for 1 alcohol."""
    if DISCARD.has(action):
        card = DISCARD.parts(action)
        discard(s, seat, card, log)
        s.worth += VALUE_OF[card]
    if DONE.has(action) or s.hand_count[seat] == 0:
        s.alcohol[seat] += 1
        s.worth = 0
        log_event(log, Event.SOLD)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.PERSON, s.selling)
        s.selling = NO_PERSON
    else:
        ask_one(s, Ask.SELL, seat)


# CG-8.4: the Poker Player


@kernel
def legal_gamble(s, e, seat, out):
    """CG-8.4: exactly two cards are discarded."""
    return cards_to_discard(s, e, seat, out)


@kernel
def apply_gamble(s, seat, action, log):
    """CG-8.4: discard one of the two."""
    card = DISCARD.parts(action)
    discard(s, seat, card, log)
    s.worth += VALUE_OF[card]
    s.left -= 1
    if s.left > 0:
        ask_one(s, Ask.GAMBLE, seat)
    else:
        s.left = GAMBLED
        ask_one(s, Ask.TAKE, seat)


@kernel
def legal_take(s, e, seat, out):
    """CG-8.4: two cards of the discard pile, including one just discarded."""
    count = 0
    for card in range(CARDS):
        if why_not_take(s, e, seat, card) == Refusal.NONE:
            out[count] = TAKE.action(card)
            count += 1
    return count


@kernel
def why_not_take(s, e, seat, card):
    """CG-8.4: the total of the two is not higher than that of the two discarded."""
    if s.discards[card] == 0:
        return Refusal.NOT_DISCARDED
    if VALUE_OF[card] > s.worth:
        return Refusal.TOO_VALUABLE
    return Refusal.NO_SECOND_CARD if VALUE_OF[card] + cheapest_beside(s, card) > s.worth else Refusal.NONE


@kernel
def cheapest_beside(s, card):
    """The lowest value that a second card would have after this one; 0 if this is the second."""
    if s.left == 1:
        return 0
    least = s.worth + 1
    for other in range(CARDS):
        left = s.discards[other] - (1 if other == card else 0)
        if left > 0 and VALUE_OF[other] < least:
            least = VALUE_OF[other]
    return least


@kernel
def apply_take(s, seat, action, log):
    """CG-8.4: take one of the two."""
    card = TAKE.parts(action)
    s.discards[card] -= 1
    gain_openly(s, seat, card)
    log_event(log, Event.TOOK_BACK)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)
    fact(log, Fact.FROM, Place.DISCARDS)
    s.worth -= VALUE_OF[card]
    s.left -= 1
    if s.left > 0:
        ask_one(s, Ask.TAKE, seat)
    else:
        s.worth = 0


# CG-5.6, CG-7.3.6: the round is over


@kernel
def clear_round(s, log):
    """CG-5.6: the cards of the round leave the game, and so does a person nobody took; CG-7.3.6: a Godfather point."""
    if s.godfather_seat != NO_SEAT:
        s.godfather_points[s.godfather_seat] += 1
        log_event(log, Event.GODFATHER_POINT)
        fact(log, Fact.SEAT, s.godfather_seat)
    if s.person != NO_PERSON:
        log_event(log, Event.LEFT)
        fact(log, Fact.PERSON, s.person)
    s.coalition = NO_COALITION
    s.district = NO_DISTRICT
    s.loot = NO_LOOT
    s.person = NO_PERSON
    s.side[:] = Side.NEITHER
    s.acting = Side.CHALLENGERS
    s.winning = Side.NEITHER
    s.sharing = Side.NEITHER
    s.loner = NO_SEAT
    s.ousted = NO_SEAT
    s.candidates = 0
    s.first = NO_SEAT
    s.turn = NO_SEAT
    s.contribution[:] = 0
    s.strength[:] = 0
