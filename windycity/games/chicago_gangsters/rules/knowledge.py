"""What a seat knows: `observe` erases the rest from a copy of a position, `imagine` fills it in at random.

Everyone remembers the cards of a hand that were seen: taken back, laid openly, or taken from the discards (`shown`).
"""

from windycity.core.asking import TRUTH
from windycity.core.chance import below, draw_from_counts
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import (
    CARDS,
    NO_CARD,
    NO_WORD,
    NOT_DECIDED,
    PRICE,
    SILENT,
    UNKNOWN_CARD,
    UNKNOWN_DECISION,
    UNKNOWN_WORD,
    Ask,
    Luck,
)
from windycity.games.chicago_gangsters.rules.means import hand_value


@kernel
def observe(s, e, seat):
    """Erase what a seat cannot know: the pile, other hands except what was shown, and other seats' sealed choices."""
    s.seen_by = seat
    for other in range(s.seats):
        if other != seat:
            forget_hand(s, other)
            forget_choices(s, other)


@kernel
def forget_hand(s, other):
    """Put the cards of a hand that were not shown among those the seat cannot place."""
    for card in range(CARDS):
        unseen = s.hand[other, card] - s.shown[other, card]
        s.pile[card] += unseen
        s.unplaced += unseen
        s.hand[other, card] = s.shown[other, card]
        s.laid[other, card] = 0
        s.choosing[other, card] = 0


@kernel
def forget_choices(s, other):
    """Forget a sealed answer, but not that it was given."""
    if s.saying[other] != NO_WORD:
        s.saying[other] = UNKNOWN_WORD
    if s.declaring[other] != NOT_DECIDED:
        s.declaring[other] = UNKNOWN_DECISION
    if s.duelling[other] != NO_CARD:
        s.duelling[other] = UNKNOWN_CARD


@kernel
def imagine(s, e, chance):
    """Deal the cards that an observed position cannot place to the hands they may be in: one possible world.

    Every deal that fits is equally likely. A seat's progress in a sealed choice is unknown, so it is random.
    """
    if s.ask == Ask.SELL and s.turn != s.seen_by:
        imagine_seller(s, s.turn, chance)
    for seat in range(s.seats):
        if seat != s.seen_by:
            imagine_hand(s, seat, chance)
            imagine_laid(s, seat, chance)
            imagine_choices(s, seat, chance)
    s.unplaced = 0
    s.seen_by = TRUTH


@kernel
def imagine_hand(s, seat, chance):
    """Fill up a hand."""
    known = 0
    for card in range(CARDS):
        known += s.hand[seat, card]
    for _ in range(s.hand_count[seat] - known):
        s.hand[seat, draw_from_counts(chance, Luck.CARD, s.pile[:])] += 1


@kernel
def imagine_seller(s, seat, chance):
    """CG-8.1: a player who began to sell can reach the price, so this hand is dealt before the others, and again until it can."""
    imagine_hand(s, seat, chance)
    while s.worth + hand_value(s, seat) < PRICE:
        for card in range(CARDS):
            s.pile[card] += s.hand[seat, card] - s.shown[seat, card]
            s.hand[seat, card] = s.shown[seat, card]
        imagine_hand(s, seat, chance)


@kernel
def pick(s, seat, chance):
    """Pick any card of a hand that may be on the table instead: not already laid or chosen, nor seen going back to the hand."""
    left = 0
    for card in range(CARDS):
        left += free_cards(s, seat, card)
    at = below(chance, left)
    card = 0
    while at >= free_cards(s, seat, card):
        at -= free_cards(s, seat, card)
        card += 1
    return card


@kernel
def free_cards(s, seat, card):
    """Count the copies of a card in a hand that are not laid, chosen, or seen going back to the hand."""
    return s.hand[seat, card] - s.laid[seat, card] - s.choosing[seat, card] - s.returned[seat, card]


@kernel
def imagine_laid(s, seat, chance):
    """Imagine which cards of the hand lie face down."""
    for _ in range(s.laid_count[seat]):
        s.laid[seat, pick(s, seat, chance)] += 1


@kernel
def imagine_choices(s, seat, chance):
    """Imagine what a seat may have chosen so far in a sealed ask."""
    if s.asked >> seat & 1 and (s.ask == Ask.JOIN or s.ask == Ask.SHOW or s.ask == Ask.LAY):
        for _ in range(below(chance, s.hand_count[seat] + 1)):
            s.choosing[seat, pick(s, seat, chance)] += 1
    if s.saying[seat] == UNKNOWN_WORD:
        s.saying[seat] = below(chance, SILENT + 1)
    if s.declaring[seat] == UNKNOWN_DECISION:
        s.declaring[seat] = below(chance, 2)
    if s.duelling[seat] == UNKNOWN_CARD:
        s.duelling[seat] = pick(s, seat, chance)
