"""CG-5.4: the end of the round, where everyone draws and some persons have abilities (CG-8.1, CG-8.3, CG-8.4, CG-7.2.5)."""

from windycity.core.asking import ask_one
from windycity.core.events import announce, fact, tell
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
    Side,
    Used,
)
from windycity.games.chicago_gangsters.rules.means import can_draw, discard, draw, gain_openly, hand_value


@kernel
def begin_round_end(s):
    """CG-5.4: it begins with the winner who chose first."""
    s.turn = s.first
    s.turns = s.seats
    s.used = 0


@kernel
def next_at_round_end(s, chance, log):
    """CG-5.4: whoever has something to decide is asked, the others just draw."""
    if has_choice(s, s.turn):
        ask_one(s, Ask.ROUND_END, s.turn)
    else:
        draw(s, s.turn, Event.DREW, chance, log)
        pass_turn(s)


@kernel
def has_choice(s, seat):
    """Persons alone decide who is asked, and being Mr. X (CG-7.2.5): the cards held must not be given away."""
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


@kernel
def may_use(s, seat, person, bit):
    """CG-5.4: each ability at most once a round."""
    return s.holder[person] == seat and s.used & bit == 0


@kernel
def may_draw(s, seat):
    """CG-5.4: one card; CG-7.2.5: Mr. X may draw a further one."""
    allowed = s.used & Used.DREW == 0 or (seat == s.mr_x and s.used & Used.EXTRA == 0)
    return allowed and can_draw(s, seat)


@kernel
def legal_round_end(s, seat, out):
    """CG-5.4: the draw and the abilities in any order; done only after the draw, if there is one."""
    count = 0
    if may_draw(s, seat):
        out[count] = DRAW
        count += 1
    rich = hand_value(s, seat) >= PRICE
    if rich and may_use(s, seat, Person.INFORMER, Used.INFORMER):
        out[count] = INFORMER
        count += 1
    if rich and may_use(s, seat, Person.WHISKY_SMUGGLER, Used.WHISKY_SMUGGLER):
        out[count] = SMUGGLER
        count += 1
    if s.hand_count[seat] >= GAMBLED and may_use(s, seat, Person.POKER_PLAYER, Used.POKER_PLAYER):
        out[count] = POKER
        count += 1
    if may_use(s, seat, Person.FENCE, Used.FENCE):
        count = each_of_hand(s, seat, FENCE, out, count)
    if seat == s.mr_x and s.used & Used.SWAP == 0:
        count = each_of_hand(s, seat, SWAP, out, count)
    if s.used & Used.DREW or not can_draw(s, seat):
        out[count] = DONE
        count += 1
    return count


@kernel
def each_of_hand(s, seat, first, out, count):
    """Any card of the hand."""
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            out[count] = first + card
            count += 1
    return count


@kernel
def apply_round_end(s, seat, action, chance, log):
    """CG-5.4: one thing at a time."""
    s.worth = 0
    if action == DONE:
        pass_turn(s)
    elif action == DRAW:
        s.used |= Used.EXTRA if s.used & Used.DREW else Used.DREW
        draw(s, seat, Event.DREW, chance, log)
    elif action == INFORMER:
        s.used |= Used.INFORMER
        begin_sale(s, seat, Person.INFORMER, log)
    elif action == SMUGGLER:
        s.used |= Used.WHISKY_SMUGGLER
        begin_sale(s, seat, Person.WHISKY_SMUGGLER, log)
    elif action == POKER:
        s.used |= Used.POKER_PLAYER
        s.left = GAMBLED
        ask_one(s, Ask.GAMBLE, seat)
    elif action < SWAP:  # CG-8.3
        s.used |= Used.FENCE
        discard(s, seat, action - FENCE, log)
        draw(s, seat, Event.DREW, chance, log)
    else:  # CG-7.2.5
        s.used |= Used.SWAP
        discard(s, seat, action - SWAP, log)
        draw(s, seat, Event.DREW, chance, log)


# CG-8.1: Informer and Whisky Smuggler


@kernel
def begin_sale(s, seat, person, log):
    """CG-8.1: whoever begins to sell lets the others know that the hand is worth 6 or more."""
    announce(log)
    s.selling = person
    ask_one(s, Ask.SELL, seat)


@kernel
def legal_sell(s, seat, out):
    """CG-8.1: any cards, until they are worth 6 or more."""
    count = each_of_hand(s, seat, DISCARD, out, 0)
    if s.worth >= PRICE:
        out[count] = DONE
        count += 1
    return count


@kernel
def apply_sell(s, seat, action, log):
    """CG-8.1: means worth 6 or more for 1 alcohol."""
    if action != DONE:
        discard(s, seat, action - DISCARD, log)
        s.worth += VALUE_OF[action - DISCARD]
    if action == DONE or s.hand_count[seat] == 0:
        s.alcohol[seat] += 1
        s.worth = 0
        tell(log, Event.SOLD)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.PERSON, s.selling)
        s.selling = NO_PERSON
    else:
        ask_one(s, Ask.SELL, seat)


# CG-8.4: the Poker Player


@kernel
def legal_gamble(s, seat, out):
    """CG-8.4: exactly two cards are discarded."""
    return each_of_hand(s, seat, DISCARD, out, 0)


@kernel
def apply_gamble(s, seat, action, log):
    """CG-8.4: discard one of the two."""
    card = action - DISCARD
    discard(s, seat, card, log)
    s.worth += VALUE_OF[card]
    s.left -= 1
    if s.left > 0:
        ask_one(s, Ask.GAMBLE, seat)
    else:
        s.left = GAMBLED
        ask_one(s, Ask.TAKE, seat)


@kernel
def legal_take(s, out):
    """CG-8.4: two cards of the discard pile whose total is not higher, one just discarded among them too."""
    count = 0
    for card in range(CARDS):
        if s.discards[card] > 0 and VALUE_OF[card] + cheapest_beside(s, card) <= s.worth:
            out[count] = TAKE + card
            count += 1
    return count


@kernel
def cheapest_beside(s, card):
    """The least value that a second card would have after this one; 0 if this is the second."""
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
    card = action - TAKE
    s.discards[card] -= 1
    gain_openly(s, seat, card)
    tell(log, Event.TOOK_BACK)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)
    s.worth -= VALUE_OF[card]
    s.left -= 1
    if s.left > 0:
        ask_one(s, Ask.TAKE, seat)
    else:
        s.worth = 0


# CG-5.6, CG-7.3.6: the round is over


@kernel
def clear_round(s, log):
    """CG-5.6: the cards of the round go out of the game, and so does a person nobody took; CG-7.3.6: a Godfather point."""
    if s.godfather_seat != NO_SEAT:
        s.godfather_points[s.godfather_seat] += 1
        tell(log, Event.GODFATHER_POINT)
        fact(log, Fact.SEAT, s.godfather_seat)
    if s.person != NO_PERSON:
        tell(log, Event.LEFT)
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
