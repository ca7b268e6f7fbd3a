"""What a seat knows: `observe` erases the rest from a copy of a position, `imagine` fills it in at random."""

from windycity.core.asking import TRUTH
from windycity.core.chance import draw_from_list
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.position import CARDS, DECK, GANGSTERS, NO_CARD, RAID, ROW, SPOTS, UNKNOWN, Luck

HALF = CARDS // 2  # one number has no room for a bit for each card


@kernel
def observe(s, e, seat):
    """Erase what a seat cannot know: the draw pile, other hands, cards it has not seen, other seats' sealed choices.

    Every card it cannot place ends up in `pile`, sorted, so that nothing shows where it was.
    """
    s.seen_by = seat
    for other in range(s.seats):
        if other != seat:
            forget_hand(s, other)
    low, high = forget_rows(s, seat)
    sort_pile(s, low, high)


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
def forget_rows(s, seat):
    """CP-4.5: forget the cards of all rows that the seat has never seen; return them, a bit for each, below HALF and from there.

    It has no branches, which a processor would mispredict at every other row.
    """
    low, high = 0, 0
    for spot in range(SPOTS):
        for owner in range(s.seats):
            for place in range(ROW):
                card = s.row[spot, owner, place]
                hidden = (1 if card < UNKNOWN else 0) & ~(s.row_seen[spot, owner, place] >> seat)
                late = 1 if card >= HALF else 0
                bit = hidden << (card - HALF * late)
                low |= bit * (1 - late)
                high |= bit * late
                s.row[spot, owner, place] = UNKNOWN if hidden else card
    return low, high


@kernel
def sort_pile(s, low, high):
    """Sort the cards that the seat cannot place, those given as bits with them; without branches, as in `forget_rows`."""
    raids = 0
    for place in range(s.pile_count + s.unplaced):
        card = s.pile[place]
        late = 1 if card >= HALF else 0
        bit = 1 << (card - HALF * late)
        low |= bit * (1 - late)
        high |= bit * late
        raids += 1 if card == RAID else 0
    count = 0
    for card in range(HALF):
        s.pile[count] = card
        count += low >> card & 1
    for card in range(HALF, CARDS):
        s.pile[count] = card
        count += high >> (card - HALF) & 1
        if card == RAID and raids == 2:
            s.pile[count] = card
            count += 1
    if count < DECK:
        s.pile[count] = NO_CARD
    s.unplaced = count - s.pile_count


@kernel
def imagine(s, e, chance):
    """Deal the cards that an observed position cannot place to the unknown places: one possible world.

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
    """Take one of the unplaced gangsters; the list is sorted, so specials come after them until the rows are done."""
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
