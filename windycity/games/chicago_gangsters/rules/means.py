"""Means cards changing places: hands, what lies open, the pile, the discards (CG-5.3, CG-5.5)."""

from windycity.core.chance import draw_from_counts
from windycity.core.events import announce, fact, log_event, secret
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import CARDS, HAND_LIMIT, VALUE_OF, Luck
from windycity.games.chicago_gangsters.refusals import Refusal


@kernel
def gain(s, seat, card):
    """Put a card into a hand, unseen by others."""
    s.hand[seat, card] += 1
    s.hand_count[seat] += 1


@kernel
def gain_openly(s, seat, card):
    """Put a card into a hand for all to see."""
    gain(s, seat, card)
    s.shown[seat, card] += 1


@kernel
def lose(s, seat, card):
    """Take a card out of a hand for all to see; if such a card was known to be there, one fewer is known."""
    s.hand[seat, card] -= 1
    s.hand_count[seat] -= 1
    if s.shown[seat, card] > 0:
        s.shown[seat, card] -= 1


@kernel
def show(s, seat, card, count):
    """Remember that a hand holds at least this many of a card."""
    if s.shown[seat, card] < count:
        s.shown[seat, card] = count


@kernel
def discard(s, seat, card, log):
    """Put a card from a hand on the discard pile, which is open to all (CG-3.3): no undo goes back past it."""
    announce(log)
    lose(s, seat, card)
    s.discards[card] += 1
    log_event(log, Event.DISCARDED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)


@kernel
def why_not_held(s, e, seat, card):
    """Why a card cannot be played or discarded: it must be in the hand."""
    return Refusal.NONE if s.hand[seat, card] > 0 else Refusal.CARD_NOT_IN_HAND


@kernel
def hand_value(s, seat):
    """Add up the values of a hand; no cards are doubled for this (CG-8.1)."""
    total = 0
    for card in range(CARDS):
        total += s.hand[seat, card] * VALUE_OF[card]
    return total


@kernel
def discarded(s):
    """Count the cards of the discard pile."""
    total = 0
    for card in range(CARDS):
        total += s.discards[card]
    return total


@kernel
def replace_pile(s, log):
    """CG-5.5: the shuffled discards become the pile; it has no order, so this draws no luck."""
    for card in range(CARDS):
        s.pile[card] += s.discards[card]
        s.pile_count += s.discards[card]
        s.discards[card] = 0
    log_event(log, Event.SHUFFLED)
    fact(log, Fact.CARDS, s.pile_count)


@kernel
def replace_empty_pile(s, log):
    """CG-5.5: an empty pile is replaced at once, if there are discards."""
    if s.pile_count == 0 and discarded(s) > 0:
        replace_pile(s, log)


@kernel
def take_from_pile(s, chance):
    """Take the top card of the pile, which is not empty; taking the last one brings the discards in at once (CG-5.5)."""
    s.pile_count -= 1
    return draw_from_counts(chance, Luck.CARD, s.pile[:])


@kernel
def why_no_draw(s, seat):
    """CG-5.3: never above ten cards in hand; CG-5.5: with both piles empty nothing can be drawn."""
    if s.hand_count[seat] == HAND_LIMIT:
        return Refusal.HAND_FULL
    if s.pile_count == 0 and discarded(s) == 0:
        return Refusal.NO_CARDS_TO_DRAW
    return Refusal.NONE


@kernel
def draw(s, seat, event, chance, log):
    """CG-5.3, CG-5.5: draw a card, or forfeit it."""
    if why_no_draw(s, seat) != Refusal.NONE:
        log_event(log, Event.FORFEITED)
        fact(log, Fact.SEAT, seat)
        return
    replace_empty_pile(s, log)
    card = take_from_pile(s, chance)
    gain(s, seat, card)
    log_event(log, event)
    fact(log, Fact.SEAT, seat)
    secret(log, Fact.CARD, 1 << seat, card)
    replace_empty_pile(s, log)
