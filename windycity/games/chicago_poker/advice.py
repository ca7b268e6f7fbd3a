"""How good each legal action looks to a seat, from what that seat has seen: for greedy play, rollouts and hints.

Points are rough: about 100 for five of a kind, 20 for a pair. Only cards that the seat has seen are considered, so
the advice is the same on an observed position and on any world imagined from it.
"""

from windycity.core.kernel import kernel
from windycity.games.chicago_poker.actions import (
    BLACKMAIL_CARD,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    DRIVE,
    END,
    FIRE_GUN,
    MURDER_ROW,
    PLAY,
    RAID_ROW,
    TAKE,
)
from windycity.games.chicago_poker.position import (
    BLACKMAIL,
    BUSINESSES,
    COLOURS,
    GANGSTERS,
    GUN,
    HAND_LIMIT,
    LIMOUSINE,
    MURDER,
    NO_CARD,
    ROW,
    SPOTS,
    Reason,
)
from windycity.games.chicago_poker.rules.answers import legal
from windycity.games.chicago_poker.rules.combinations import colour_of, tally_of, value_of
from windycity.games.chicago_poker.rules.duels import why_won
from windycity.games.chicago_poker.rules.table import has_room

ADVICE_VERSION = 2
WASTE = -20.0  # a special played for no effect
VALUE_ABOVE = 16


@kernel
def advise(s, e, seat, out, weights):
    """Write every legal action of a waiting seat and how good it looks; return their count."""
    count = legal(s, e, seat, out)
    for i in range(count):
        weights[i] = worth(s, seat, out[i])
    return count


@kernel
def worth(s, seat, action):
    """Return how good an action looks."""
    if PLAY.has(action):
        card, spot = PLAY.parts(action)
        return worth_of_card(s, seat, card, spot)
    if DRAW.has(action):
        return worth_of_draw(s, seat)
    if TAKE.has(action):
        return worth_of_take(s, seat, TAKE.parts(action))
    if CHOOSE.has(action):
        return worth_of_choice(CHOOSE.parts(action))
    if DISCARD.has(action):
        return -worth_in_hand(s, seat, DISCARD.parts(action))
    if DONE.has(action) or END.has(action):
        return 0.0  # extra actions are given up only if every use does harm
    return worth_of_effect(s, seat, action)


@kernel
def worth_of_effect(s, seat, action):
    """A special: what its effect is worth."""
    if MURDER_ROW.has(action):
        spot, victim = MURDER_ROW.parts(action)
        return worth_of_murder(s, seat, spot, victim)
    if RAID_ROW.has(action):
        spot, victim = RAID_ROW.parts(action)
        return worth_of_raid(s, seat, spot, victim)
    if DRIVE.has(action):
        start, goal = DRIVE.parts(action)
        return worth_of_drive(s, seat, start, goal)
    if FIRE_GUN.has(action):
        return worth_of_gun(s, seat)
    if BLACKMAIL_CARD.has(action):
        return worth_in_hand(s, seat, BLACKMAIL_CARD.parts(action))
    return WASTE


@kernel
def promise(bag, count, extra):
    """Return the worth of a row of cards, with one more (or NO_CARD), and of what it may become."""
    tally = tally_of(bag, count)
    if extra != NO_CARD:
        tally += 1 << 4 * (value_of(extra) - 1)
    cards = count + (1 if extra != NO_CARD else 0)
    largest, pairs, top, low, high, colours = 0, 0, 0, VALUE_ABOVE, 0, 0
    for place in range(cards):
        card = extra if place == count else bag[place]
        value = value_of(card)
        size = (tally >> 4 * (value - 1)) & 15
        pairs += 1 if size == 2 else 0
        if size > largest or (size == largest and value > top):
            largest, top = size, value
        low, high = min(low, value), max(high, value)
        colours |= 1 << colour_of(card)
    best = promise_of_groups(largest, pairs // 2, top)
    if largest <= 1:
        best = max(best, promise_of_straight(cards, high - low, colours))
    if colours & (colours - 1) == 0:
        best = max(best, promise_of_flush(cards) + 0.3 * high)
    return best


@kernel
def promise_of_groups(largest, pairs, top):
    """Return the worth of cards of equal value."""
    if largest >= 4:
        return 80.0 if largest == 4 else 100.0
    if largest == 3:
        return (70.0 if pairs == 1 else 44.0) + 0.4 * top
    if largest == 2:
        return (33.0 if pairs == 2 else 20.0) + 0.5 * top
    return 0.5 * top


@kernel
def promise_of_straight(cards, spread, colours):
    """Return the worth of different values within reach of a sequence: more in one colour or in all."""
    if spread >= ROW or cards < 2:
        return 0.0
    if colours & (colours - 1) == 0:
        return 90.0 if cards == ROW else 6.0 * cards * cards - 6.0
    rainbow = number_of(colours) == cards
    if cards == ROW:
        return 85.0 if rainbow else 57.0
    return (3.0 if rainbow else 2.2) * cards * cards - 2.0


@kernel
def promise_of_flush(cards):
    """Return the worth of cards of one colour."""
    if cards == ROW:
        return 62.0
    return 3.2 * cards * cards - 3.0 if cards > 1 else 0.0


@kernel
def number_of(colours):
    """Count the colours."""
    count = 0
    for colour in range(COLOURS):
        count += colours >> colour & 1
    return count


@kernel
def promise_seen(s, seat, spot, owner):
    """Return what a row promises as far as a seat has seen it: its known cards as a row, and a little for each unseen one."""
    largest, pairs, top, known = 0, 0, 0, 0
    for place in range(s.row_count[spot, owner]):
        if s.row_seen[spot, owner, place] >> seat & 1:
            known += 1
            value = value_of(s.row[spot, owner, place])
            size = copies_seen(s, seat, spot, owner, value)
            pairs += 1 if size == 2 else 0
            if size > largest or (size == largest and value > top):
                largest, top = size, value
    hidden = s.row_count[spot, owner] - known
    if hidden == 0:
        return promise(s.row[spot, owner], known, NO_CARD)
    return promise_of_groups(largest, pairs // 2, top) + 5.0 * hidden


@kernel
def copies_seen(s, seat, spot, owner, value):
    """Count the cards of a value in a row that a seat has seen."""
    count = 0
    for place in range(s.row_count[spot, owner]):
        if s.row_seen[spot, owner, place] >> seat & 1 and value_of(s.row[spot, owner, place]) == value:
            count += 1
    return count


@kernel
def rivals(s, seat, spot):
    """Return what the other players' best row at a business promises."""
    best = 0.0
    for other in range(s.seats):
        if other != seat and s.row_count[spot, other] > 0:
            best = max(best, promise_seen(s, seat, spot, other))
    return best


@kernel
def longing(s, seat, spot):
    """Return how much a seat wants a business: most of all if it wins the match."""
    business = s.spot_business[spot]
    if why_won(s, seat, business) != Reason.NOT_OVER:
        return 2.0
    kinds = 0
    for kind in range(BUSINESSES):
        kinds += 1 if s.owned[seat, kind] > 0 else 0
    return 1.0 + (0.15 * s.owned[seat, business] if s.owned[seat, business] > 0 else 0.1 * kinds)


@kernel
def worth_of_card(s, seat, card, spot):
    """A gangster at a business: what the row gains; the last card counts by whether the row will win."""
    row, count = s.row[spot, seat], s.row_count[spot, seat]
    after = promise(row, count, card)
    gain = after - promise(row, count, NO_CARD)
    against = rivals(s, seat, spot)
    if count == ROW - 1:
        return longing(s, seat, spot) * (40.0 + 0.3 * gain if after > against + 2.0 else gain - 30.0)
    # A row of loose cards that others already beat is no place for more.
    return longing(s, seat, spot) * (gain + 4.0 + (4.0 if after > against else -4.0))


@kernel
def worth_in_hand(s, seat, card):
    """A card in hand: the best place for it, or the use of a special."""
    if card >= GANGSTERS:
        return worth_of_special(card)
    best = 0.1 * value_of(card)
    for spot in range(SPOTS):
        if has_room(s, seat, spot):
            best = max(best, worth_of_card(s, seat, card, spot))
    return best


@kernel
def worth_of_special(card):
    """A special in hand."""
    if card in (GUN, MURDER):
        return 14.0
    return 8.0 if card in (LIMOUSINE, BLACKMAIL) else 3.0


@kernel
def worth_of_draw(s, seat):
    """A draw: worth more to a small hand."""
    return 14.0 - 1.2 * s.hand_count[seat]


@kernel
def worth_of_murder(s, seat, spot, victim):
    """Murder: a long row that shows much, most of all one that is nearly complete."""
    count = s.row_count[spot, victim]
    return 6.0 * (count - 2) + 0.25 * promise_seen(s, seat, spot, victim) - 4.0


@kernel
def worth_of_raid(s, seat, spot, victim):
    """A Raid: worth little more than the room in hand, unless a long row is hidden."""
    hidden = 0
    for place in range(s.row_count[spot, victim]):
        hidden += 1 if s.row_seen[spot, victim, place] >> seat & 1 == 0 else 0
    return 1.5 * hidden - 1.0


@kernel
def worth_of_drive(s, seat, start, goal):
    """The Limousine: the best single card to move away from a row that loses anyway."""
    row, count = s.row[start, seat], s.row_count[start, seat]
    losing = rivals(s, seat, start) > promise(row, count, NO_CARD)
    best = 0.0
    for place in range(count):
        best = max(best, worth_of_card(s, seat, row[place], goal))
    return best - (2.0 if losing else 12.0)


@kernel
def worth_of_take(s, seat, card):
    """A card to move: what it does at the other business, less its worth in a row that may still win."""
    start = s.limousine_from
    row, count = s.row[start, seat], s.row_count[start, seat]
    losing = rivals(s, seat, start) > promise(row, count, NO_CARD)
    return worth_of_card(s, seat, card, s.limousine_to) - (2.0 if losing else 12.0)


@kernel
def worth_of_gun(s, seat):
    """The Gun: two more actions, if there are cards to use them on."""
    return 6.0 + 2.5 * min(s.hand_count[seat], HAND_LIMIT)


@kernel
def worth_of_choice(card):
    """A card for the tie-break: the highest."""
    return 0.0 if card >= GANGSTERS else 1.0 * value_of(card)
