"""Cards turned up (CG-4.3 to CG-4.6), and the settling (CG-4.7, CG-4.8, CG-7.2.2)."""

from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import CARDS, HIGHEST_WORD, NO_SEAT, NO_WORD, Person, Place, Side
from windycity.games.chicago_gangsters.rules.laying import has_open_cards
from windycity.games.chicago_gangsters.rules.means import lose, show
from windycity.games.chicago_gangsters.rules.sides import members
from windycity.games.chicago_gangsters.rules.strength import count_side, is_card_usable, log_contribution, log_side

# CG-4.3 to CG-4.6: turning up


@kernel
def turn_up_side(s, e, log):
    """CG-4.3 to CG-4.5: turn the side's cards up and announce its strength."""
    taking_part = members(s)
    for seat in range(s.seats):
        if taking_part >> seat & 1:
            turn_up(s, e, seat, log)
            take_back_open(s, e, seat, log)
    count_side(s, e, s.acting, 0)
    log_side(s, e, taking_part, log)
    log_event(log, Event.STRENGTH)
    fact(log, Fact.SIDE, s.acting)
    fact(log, Fact.STRENGTH, s.strength[s.acting])


@kernel
def turn_up(s, e, seat, log):
    """CG-4.4: usable cards count; the others go back to the hand, and everybody has seen them. The hidden card stays."""
    for card in range(CARDS):
        turned = s.laid[seat, card] - s.choosing[seat, card]
        usable = is_card_usable(s, e, seat, card)
        show(s, seat, card, turned)
        for _ in range(turned):
            log_event(log, Event.TURNED_UP)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, card)
            fact(log, Fact.USABLE, usable)
            if usable:
                lose(s, seat, card)
                s.open[seat, card] += 1
            else:
                s.returned[seat, card] += 1
        s.laid[seat, card] = s.choosing[seat, card]
        s.laid_count[seat] -= turned
        s.choosing[seat, card] = 0


@kernel
def take_back_open(s, e, seat, log):
    """CG-4.4: cards laid openly that may not be used here go back to the hand, too."""
    for card in range(CARDS):
        if s.open[seat, card] > 0 and not is_card_usable(s, e, seat, card):
            for _ in range(s.open[seat, card]):
                s.hand[seat, card] += 1
                s.hand_count[seat] += 1
                s.shown[seat, card] += 1
                s.returned[seat, card] += 1
                log_event(log, Event.TOOK_BACK)
                fact(log, Fact.SEAT, seat)
                fact(log, Fact.CARD, card)
                fact(log, Fact.FROM, Place.TABLE)
            s.open[seat, card] = 0


# CG-4.7, CG-4.8: settling


@kernel
def turn_up_hidden(s, e, log):
    """CG-4.7: the hidden card is turned up; a usable one counts for its owner, any other is discarded and lost."""
    for seat in range(s.seats):
        if seat != s.mr_x and s.laid_count[seat] > 0:
            for card in range(CARDS):
                if s.laid[seat, card] > 0:
                    turn_up_one(s, e, seat, card, log)
                    count_side(s, e, Side.CHALLENGERS, 0)
                    log_contribution(s, e, seat, s.strength[Side.CHALLENGERS], log)


@kernel
def turn_up_one(s, e, seat, card, log):
    """CG-4.7: turn up the one card that was hidden."""
    usable = is_card_usable(s, e, seat, card)
    s.laid[seat, card] = 0
    s.laid_count[seat] = 0
    lose(s, seat, card)
    show(s, seat, card, s.returned[seat, card])
    if usable:
        s.open[seat, card] += 1
    else:
        s.discards[card] += 1
    log_event(log, Event.HIDDEN_UP)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)
    fact(log, Fact.USABLE, usable)


@kernel
def settle(s, e, log):
    """CG-4.8: the stronger side wins, the challengers on a tie; words are judged, used cards discarded."""
    if s.mr_x != NO_SEAT:  # CG-7.2.2
        turn_up(s, e, s.mr_x, log)
    count_side(s, e, Side.CHALLENGERS, 1)
    count_side(s, e, Side.DEFENDERS, 1)
    if s.mr_x != NO_SEAT:
        log_contribution(s, e, s.mr_x, s.strength[s.side[s.mr_x]], log)
    s.winning = Side.CHALLENGERS if s.strength[0] >= s.strength[1] else Side.DEFENDERS
    log_event(log, Event.WON)
    fact(log, Fact.SIDE, s.winning)
    fact(log, Fact.STRENGTH, s.strength[s.winning])
    fact(log, Fact.LOSERS, s.strength[1 - s.winning])
    judge_words(s, log)
    clear_fight(s, log)


@kernel
def judge_words(s, log):
    """CG-4.2.3: a word is kept if the final contribution is at least what was said; silence counts as neither."""
    for seat in range(s.seats):
        if s.said[seat] <= HIGHEST_WORD:
            kept = s.contribution[seat] >= s.said[seat]
            if kept:
                s.kept[seat] += 1
                log_event(log, Event.KEPT_WORD)
            else:
                s.broken[seat] += 1
                log_event(log, Event.BROKE_WORD)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.SAID, s.said[seat])
            fact(log, Fact.BROUGHT, s.contribution[seat])
        s.said[seat] = NO_WORD


@kernel
def clear_fight(s, log):
    """CG-4.8: used cards are discarded; CG-8.7: a Bruiser who was used leaves the game."""
    for seat in range(s.seats):
        log_spent(s, seat, log)
        for card in range(CARDS):
            s.discards[card] += s.open[seat, card]
            s.open[seat, card] = 0
            s.returned[seat, card] = 0
    if s.bruiser_used:
        s.bruiser_used = 0
        s.holder[Person.BRUISER] = NO_SEAT
        log_event(log, Event.LEFT)
        fact(log, Fact.PERSON, Person.BRUISER)


@kernel
def log_spent(s, seat, log):
    """Log which of a player's cards go to the discard pile, if any."""
    if log.on and has_open_cards(s, seat):
        log_event(log, Event.SPENT)
        fact(log, Fact.SEAT, seat)
        for card in range(CARDS):
            for _ in range(s.open[seat, card]):
                fact(log, Fact.COUNTED, card)
