"""Things changing places on the table: hands, piles, rows, bullets, businesses. Unused places of a list always hold NO_CARD."""

from windycity.core.chance import draw_from_counts, draw_from_list, find
from windycity.core.events import EVERYONE, announce, fact, log_event, secret
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import GANGSTERS, HAND_LIMIT, NO_BUSINESS, NO_CARD, ROW, Luck
from windycity.games.chicago_poker.refusals import Refusal


@kernel
def take_into_hand(s, seat, card):
    """Put a card into a hand, which is kept sorted: the order reveals nothing about when it came."""
    place = s.hand_count[seat]
    while place > 0 and s.hand[seat, place - 1] > card:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = card
    s.hand_count[seat] += 1


@kernel
def take_out_of_hand(s, seat, card):
    """Take a card out of a hand."""
    last = s.hand_count[seat] - 1
    for place in range(find(s.hand[seat], last, card), last):
        s.hand[seat, place] = s.hand[seat, place + 1]
    s.hand[seat, last] = NO_CARD
    s.hand_count[seat] = last


@kernel
def why_not_in_hand(s, e, seat, card):
    """A seat that plays, chooses or discards a card must hold it."""
    if find(s.hand[seat], s.hand_count[seat], card) < s.hand_count[seat]:
        return Refusal.NONE
    return Refusal.CARD_NOT_IN_HAND if card < GANGSTERS else Refusal.SPECIAL_NOT_IN_HAND


@kernel
def discard(s, card):
    """Put a card on the discard pile, face up (CP-2.5)."""
    s.discards[s.discard_count] = card
    s.discard_count += 1


@kernel
def discard_from_hand(s, seat, card, log):
    """Put a card from a hand on the discard pile, where everyone sees it."""
    announce(log)
    take_out_of_hand(s, seat, card)
    discard(s, card)


@kernel
def shuffle_discards_in(s, log):
    """Shuffle the discard pile into the draw pile (CP-4.1, CP-4.7.5); a pile has no order, so this draws no luck."""
    for place in range(s.discard_count):
        s.pile[s.pile_count + place] = s.discards[place]
        s.discards[place] = NO_CARD
    s.pile_count += s.discard_count
    s.discard_count = 0
    log_event(log, Event.SHUFFLED)
    fact(log, Fact.CARDS, s.pile_count)


@kernel
def can_be_drawn(s):
    """CP-4.1: with both piles empty, drawing is not possible."""
    return s.pile_count + s.discard_count > 0


@kernel
def draw(s, seat, event, chance, log):
    """CP-4.1: take the top card of the draw pile; an empty one is first replaced by the shuffled discard pile."""
    if s.pile_count == 0:
        shuffle_discards_in(s, log)
    card = draw_from_list(chance, Luck.CARD, s.pile[:], s.pile_count, NO_CARD)
    s.pile_count -= 1
    take_into_hand(s, seat, card)
    log_event(log, event)
    fact(log, Fact.SEAT, seat)
    secret(log, Fact.CARD, 1 << seat, card)


@kernel
def room_in_hand(s, hand_after):
    """CP-4.2: a hand may grow if, less the actions left after this one, it does not exceed seven."""
    return hand_after - (s.actions - 1) <= HAND_LIMIT


@kernel
def why_no_room(s, seat, spot):
    """CP-4.3: a row is at an open business, and has five cards at most."""
    if s.spot_business[spot] == NO_BUSINESS:
        return Refusal.NO_BUSINESS_THERE
    return Refusal.ROW_FULL if s.row_count[spot, seat] == ROW else Refusal.NONE


@kernel
def has_room(s, seat, spot):
    """CP-4.3: whether one more card can be laid in a row."""
    return why_no_room(s, seat, spot) == Refusal.NONE


@kernel
def lay(s, e, seat, spot, card, seen):
    """CP-4.3, CP-4.4: lay a card as the next of a row, facing as the business and the place say; return who has seen it."""
    place = s.row_count[spot, seat]
    up = e.face_up[s.spot_business[spot], place]
    s.row[spot, seat, place] = card
    s.row_up[spot, seat, place] = up
    s.row_seen[spot, seat, place] = EVERYONE if up else seen
    s.row_count[spot, seat] = place + 1
    return up


@kernel
def place_bullet_if_complete(s, seat, spot, log):
    """CP-4.6: whoever lays the fifth card of a row puts a bullet on it, free of charge."""
    if s.row_count[spot, seat] == ROW:
        s.bullets += 1
        s.bullet[spot, seat] = s.bullets
        log_event(log, Event.BULLET)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.SPOT, spot)


@kernel
def take_out_of_row(s, seat, spot, place):
    """Take a card out of a row; the cards behind it move up and keep their facing (CP-4.7.3)."""
    last = s.row_count[spot, seat] - 1
    for at in range(place, last):
        s.row[spot, seat, at] = s.row[spot, seat, at + 1]
        s.row_up[spot, seat, at] = s.row_up[spot, seat, at + 1]
        s.row_seen[spot, seat, at] = s.row_seen[spot, seat, at + 1]
    s.row[spot, seat, last] = NO_CARD
    s.row_up[spot, seat, last] = 0
    s.row_seen[spot, seat, last] = 0
    s.row_count[spot, seat] = last


@kernel
def open_business(s, spot, chance, log):
    """Turn over the next business of the pile."""
    s.spot_business[spot] = draw_from_counts(chance, Luck.BUSINESS, s.businesses[:])
    s.opened += 1
    s.spot_opened[spot] = s.opened
    log_event(log, Event.OPENED)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.BUSINESS, s.spot_business[spot])
