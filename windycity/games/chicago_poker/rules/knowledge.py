"""What a seat knows: `observe` erases the rest from a copy of a position, `imagine` fills it in at random."""

from windycity.core.asking import TRUTH
from windycity.core.chance import draw_from_list
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.position import CARDS, GANGSTERS, NO_CARD, SPOTS, UNKNOWN, Luck


@kernel
def observe(s, e, seat):
    """Erase what a seat cannot know: the draw pile, other hands, cards it has not seen, other seats' sealed choices.

    Every card it cannot place ends up in `pile`, sorted, so that no trace is left of where it lay.
    """
    s.seen_by = seat
    for other in range(s.seats):
        if other != seat:
            forget_hand(s, other)
    for spot in range(SPOTS):
        for owner in range(s.seats):
            forget_row(s, seat, spot, owner)
    sort_pile(s)


@kernel
def forget(s, card):
    """Put a card among those that the seat cannot place."""
    s.pile[s.pile_count + s.unplaced] = card
    s.unplaced += 1


@kernel
def forget_hand(s, other):
    """Forget a hand, and a card chosen from it in secret."""
    for place in range(s.hand_count[other]):
        forget(s, s.hand[other, place])
        s.hand[other, place] = UNKNOWN
    if s.chosen[other] != NO_CARD:
        forget(s, s.chosen[other])
        s.chosen[other] = UNKNOWN


@kernel
def forget_row(s, seat, spot, owner):
    """CP-4.5: forget the cards of a row that the seat has never seen."""
    for place in range(s.row_count[spot, owner]):
        if s.row_seen[spot, owner, place] >> seat & 1 == 0:
            forget(s, s.row[spot, owner, place])
            s.row[spot, owner, place] = UNKNOWN


@kernel
def sort_pile(s):
    """Sort the cards that the seat cannot place."""
    count = s.pile_count + s.unplaced
    few, many = 0, 0  # which cards are there, a bit for each: the first 60 and the rest
    raids = 0
    for place in range(count):
        card = s.pile[place]
        if card < 60:
            few |= 1 << card
        else:
            raids += many >> (card - 60) & 1  # only a Raid can be there already
            many |= 1 << (card - 60)
    place = 0
    for card in range(CARDS):
        there = (few >> card & 1) if card < 60 else (many >> (card - 60) & 1)
        if there:
            s.pile[place] = card
            place += 1
            if raids and card == GANGSTERS + 1:
                s.pile[place] = card
                place += 1


@kernel
def imagine(s, e, chance):
    """Deal the cards that an observed position cannot place to where something unknown lies: one possible world.

    Rows first: they hold gangsters only. Every world that fits is equally likely.
    """
    for spot in range(SPOTS):
        for owner in range(s.seats):
            for place in range(s.row_count[spot, owner]):
                if s.row[spot, owner, place] == UNKNOWN:
                    s.row[spot, owner, place] = place_gangster(s, chance)
    for seat in range(s.seats):
        imagine_hand(s, seat, chance)
    s.seen_by = TRUTH


@kernel
def place_any(s, chance):
    """Take any of the unplaced cards."""
    card = draw_from_list(chance, Luck.CARD, s.pile[:], s.pile_count + s.unplaced, NO_CARD)
    s.unplaced -= 1
    return card


@kernel
def place_gangster(s, chance):
    """Take one of the unplaced gangsters; the list is sorted, so specials stand behind them until the rows are done."""
    gangsters = s.pile_count + s.unplaced
    while s.pile[gangsters - 1] >= GANGSTERS:
        gangsters -= 1
    card = draw_from_list(chance, Luck.CARD, s.pile[:], gangsters, NO_CARD)
    last = s.pile_count + s.unplaced - 1
    s.pile[gangsters - 1] = s.pile[last]
    s.pile[last] = NO_CARD
    s.unplaced -= 1
    return card


@kernel
def imagine_hand(s, seat, chance):
    """Fill in the unknown cards of a hand and the one chosen from it, and sort the hand."""
    if s.chosen[seat] == UNKNOWN:
        s.chosen[seat] = place_any(s, chance)
    for place in range(s.hand_count[seat]):
        if s.hand[seat, place] == UNKNOWN:
            s.hand[seat, place] = place_any(s, chance)
            sink(s, seat, place)


@kernel
def sink(s, seat, place):
    """Move a card of a hand down to its place among the smaller ones."""
    card = s.hand[seat, place]
    while place > 0 and s.hand[seat, place - 1] > card:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = card
