"""What can have been gained so far: bounds on everything that grows, which play respects.

A round adds at most what the bounds on alcohol, words and Godfather points allow by then. Everything else that grows needs
no bound by the round: `contribution` and `strength` are recomputed from cards and persons, and ten cards cannot bring more
than `MOST_STRENGTH`; the bits of `used` are only set; `left` and `turns` only fall.
"""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import (
    CARDS,
    GAMBLED,
    HAND_LIMIT,
    MOST_IN_PACKAGE,
    MOST_SEATS,
    MOST_VALUE,
    NO_PERSON,
    NO_WORD,
    SHOWDOWN_PRIZE,
    Ask,
    Person,
    Reason,
    Side,
    Used,
)

SALES = 2  # CG-8.1: by the Informer and by the Whisky Smuggler, each once a round
SHOWDOWNS = 4  # CG-6.1: the three means, and persons


@kernel
def has_too_much_alcohol(s):
    """CG-5.3, CG-8.1, CG-6.1: whether somebody has more than loot, sales and the showdown can have brought."""
    for seat in range(s.seats):
        if s.alcohol[seat] > most_alcohol(s, seat):
            return True
    return False


@kernel
def most_alcohol(s, seat):
    """Return the most alcohol a player can have, from earlier rounds and from this one so far."""
    packages = 2 if s.godfather else 1  # CG-7.3.4: a Godfather takes both
    loot = packages * MOST_IN_PACKAGE
    if s.reason != Reason.NOT_OVER:
        return s.round * (loot + SALES) + SHOWDOWNS * SHOWDOWN_PRIZE + s.godfather
    total = (s.round - 1) * (loot + SALES)
    if has_shared(s, seat):
        total += loot
    return total + most_sales(s, seat)


@kernel
def has_shared(s, seat):
    """CG-5.1, CG-5.2: whether a player's side has shared its loot: first the winners, then the losers."""
    if s.winning == Side.NEITHER:
        return False
    if s.ask == Ask.CHOOSE or s.ask == Ask.PAY:
        return s.sharing != s.winning and s.side[seat] == s.winning
    return True


@kernel
def most_sales(s, seat):
    """CG-8.1: return the sales that a player can have made at the end of this round; one under way has brought nothing yet."""
    if not is_round_ending(s):
        return 0
    if seat != s.turn:
        had_turn = (seat + s.seats - s.first) % s.seats < s.seats - s.turns
        return SALES if had_turn else 0
    made = 0
    if s.used & Used.INFORMER:
        made += 1
    if s.used & Used.WHISKY_SMUGGLER:
        made += 1
    return made - 1 if s.ask == Ask.SELL else made


@kernel
def is_round_ending(s):
    """Whether somebody is asked for something that only the end of a round asks (CG-5.4)."""
    return s.ask == Ask.ROUND_END or s.ask == Ask.SELL or s.ask == Ask.GAMBLE or s.ask == Ask.TAKE


@kernel
def has_too_many_words(s):
    """CG-4.2.3: whether somebody has kept and broken more words than were given: one a round, judged at the settling."""
    settled = s.reason != Reason.NOT_OVER or s.winning != Side.NEITHER
    judged = s.round if settled else s.round - 1
    for seat in range(s.seats):
        if s.kept[seat] + s.broken[seat] > (judged if s.talk else 0):
            return True
        if s.said[seat] != NO_WORD and (settled or not s.talk):
            return True
    return False


@kernel
def has_too_many_points(s):
    """CG-7.3.6: whether there are more Godfather points than completed rounds: one player gets one."""
    over = s.round if s.reason != Reason.NOT_OVER else s.round - 1
    total = 0
    for seat in range(s.seats):
        total += s.godfather_points[seat]
    return total > (over if s.godfather else 0)


@kernel
def has_too_many_cards(s):
    """CG-5.3: whether somebody has more than ten cards, counting open ones, which can go back to the hand (CG-4.4)."""
    settled = s.reason != Reason.NOT_OVER or s.winning != Side.NEITHER
    for seat in range(MOST_SEATS):
        lying = 0
        for card in range(CARDS):
            lying += s.open[seat, card]
        if s.hand_count[seat] + lying > HAND_LIMIT or (settled and lying > 0):
            return True
    return False


@kernel
def is_deal_fitting(s):
    """CG-8.1, CG-8.4: a sale or a game of poker was begun by the person's owner, with a hand of at most ten."""
    if not is_round_ending(s):
        return s.worth == 0 and s.left == 0 and s.used == 0
    if s.ask == Ask.ROUND_END:
        return s.worth == 0 and s.left == 0
    room = HAND_LIMIT - s.hand_count[s.turn]
    if s.ask == Ask.SELL:
        return is_sale_begun(s) and s.left == 0 and s.worth <= room * MOST_VALUE
    if s.used & Used.POKER_PLAYER == 0 or s.holder[Person.POKER_PLAYER] != s.turn:
        return False
    if s.ask == Ask.GAMBLE:
        return room >= GAMBLED - s.left
    return room >= s.left and s.worth <= GAMBLED * MOST_VALUE


@kernel
def is_sale_begun(s):
    """CG-8.1: whether the selling person can sell, belongs to the player, and was used this round."""
    if s.selling == NO_PERSON or s.holder[s.selling] != s.turn:
        return False
    if s.selling == Person.INFORMER:
        return s.used & Used.INFORMER != 0
    return s.selling == Person.WHISKY_SMUGGLER and s.used & Used.WHISKY_SMUGGLER != 0
