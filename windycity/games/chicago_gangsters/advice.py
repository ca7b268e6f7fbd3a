"""How good each legal action looks to a seat, from what it has seen, for the greedy bot, hints and rollouts.

The plan for a fight weighs winning, the losers' loot, and the cost of cards; it gives the points wanted, and cards are laid
until they are reached. All worth is in alcohol.
"""

from math import ceil

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import (
    BRUISER,
    CHOOSE,
    DECLARE,
    DISCARD,
    DONE,
    DRAW,
    DUEL,
    FENCE,
    HIDE,
    INFORMER,
    JOIN,
    LAY,
    PASS,
    PAY,
    POKER,
    SAY,
    SMUGGLER,
    SWAP,
    TAKE,
)
from windycity.games.chicago_gangsters.position import (
    BRUISER_LIMIT,
    CARDS,
    HIGHEST_WORD,
    NO_SEAT,
    PERSON_VALUE,
    PRICE,
    SURE_ROUNDS,
    VALUE_OF,
    Ask,
    Payment,
    Side,
)
from windycity.games.chicago_gangsters.rules.answers import legal
from windycity.games.chicago_gangsters.rules.loot import alcohol_in, means_in, person_in
from windycity.games.chicago_gangsters.rules.means import hand_value
from windycity.games.chicago_gangsters.rules.strength import factor, is_card_usable, is_usable, means_points, person_points

ADVICE_VERSION = 2

CARD_WORTH = 0.3  # a means card
POINT_COST = 0.1  # a point of a means card spent
LATE_COST = 0.2  # the same when the match may end with the round, and cards count in the showdown
HAIR = 0.001  # so that sums of shares that are whole numbers are not rounded up
MARGIN = 1.5  # points beyond what should be enough
MEAN_VALUE = 3.0  # of a means card
BROUGHT = 0.2  # the share of usable cards that others are expected to bring
SHARE = 0.7  # the share of a side's strength that Mr. X brings to be among its first two
SELL_FROM = 8  # the worth of a hand from which cards are sold


@kernel
def advise(s, e, seat, out, weights):
    """Write the legal actions of a seat and how good each looks; return their count."""
    count = legal(s, e, seat, out)
    for i in range(count):
        weights[i] = rate(s, e, seat, out[i])
    return count


@kernel
def rate(s, e, seat, action):
    """Rate an action by what is asked."""
    if s.ask == Ask.JOIN:
        return rate_join(s, e, seat, action)
    if s.ask == Ask.DECLARE:
        return rate_declare(s, e, seat, action)
    if s.ask == Ask.DUEL:
        return rate_duel(s, e, seat, DUEL.parts(action))
    if s.ask == Ask.SAY:
        return rate_say(s, e, seat, action)
    if s.ask == Ask.SHOW:
        return 1.0 if DONE.has(action) else 0.0
    if s.ask == Ask.LAY:
        return rate_lay(s, e, seat, action, wanted(s, e, seat, s.acting))
    if s.ask == Ask.BRUISER:
        return rate_bruiser(s, e, seat, action)
    if s.ask == Ask.HIDE:
        return rate_hide(s, e, seat, action)
    if s.ask == Ask.CHOOSE:
        return package_worth(s, e, CHOOSE.parts(action))
    if s.ask == Ask.PAY:
        return rate_pay(s, PAY.parts(action))
    if s.ask == Ask.ROUND_END:
        return rate_round_end(s, seat, action)
    if s.ask == Ask.SELL:
        return rate_sell(s, action)
    if s.ask == Ask.GAMBLE:
        return -1.0 * VALUE_OF[DISCARD.parts(action)]
    return 1.0 * VALUE_OF[TAKE.parts(action)]


# The worth of things


@kernel
def person_worth(person):
    """Return the worth of a person, for the showdown and for the fights to come."""
    return 0.8 + 0.2 * PERSON_VALUE[person]


@kernel
def content_worth(alcohol, means):
    """Return the worth of this much alcohol and this many means cards."""
    return alcohol + CARD_WORTH * means


@kernel
def package_worth(s, e, package):
    """Return the worth of a package of the sharing side, or of both."""
    person = person_worth(s.person) if person_in(s, e, package) else 0.0
    return content_worth(alcohol_in(s, e, package), means_in(s, e, package)) + person


@kernel
def row_worth(s, e, row, better):
    """Return the worth of the better or the worse package for one side of the loot card."""
    first, second = 0.0, 0.0
    for package in range(2):
        person = person_worth(s.person) if e.person[s.loot, row, package] else 0.0
        worth = content_worth(e.alcohol[s.loot, row, package], e.means[s.loot, row, package]) + person
        if package == 0:
            first = worth
        else:
            second = worth
    return max(first, second) if better else min(first, second)


# Strengths, known and guessed


@kernel
def usable_points(s, e, seat):
    """Return what a seat's own cards could add here to those already laid."""
    total = 0
    for card in range(CARDS):
        if is_card_usable(s, e, seat, card):
            total += (s.hand[seat, card] - s.laid[seat, card]) * VALUE_OF[card]
    return total * factor(s, seat)


@kernel
def expected_of(s, e, seat):
    """Return what another player can be expected to bring: persons, a share of the hand, and a word as far as it is trusted."""
    usable = 0.0
    for means in range(3):
        if is_usable(s, e, seat, means):
            usable += 1.0 / 3.0
    certain = means_points(s, seat) + person_points(s, e, seat)
    cards = s.hand_count[seat] * usable * MEAN_VALUE * factor(s, seat)
    guess = certain + cards * BROUGHT
    if s.said[seat] > HIGHEST_WORD:
        return guess
    trust = ((s.kept[seat] + 1.0) / (s.kept[seat] + s.broken[seat] + 2.0)) ** 2
    return trust * min(1.0 * s.said[seat], certain + cards) + (1.0 - trust) * guess


@kernel
def expected_of_side(s, e, side, but):
    """Return what a side can be expected to bring, without one of its players."""
    total = 0.0
    for seat in range(s.seats):
        if s.side[seat] == side and seat != but and seat != s.ousted:
            total += expected_of(s, e, seat)
    return total


@kernel
def to_beat(s, e, side):
    """Return what the other side has announced, or can be expected to bring; a hidden card and Mr. X may add to it."""
    other = 1 - side
    if side == Side.CHALLENGERS or s.acting == Side.CHALLENGERS:
        return expected_of_side(s, e, other, NO_SEAT)
    hidden = 0.0
    for seat in range(s.seats):
        if s.side[seat] == other:
            hidden += s.laid_count[seat] * MEAN_VALUE
    return s.strength[other] + hidden


# The plan for a fight


@kernel
def wanted(s, e, seat, side):
    """Return the points of cards to lay: to win or to share the losers' loot, as first or second, or none."""
    own = person_points(s, e, seat) + means_points(s, seat)
    partner = expected_of_side(s, e, side, seat)
    enemy = to_beat(s, e, side)
    edge = 0.0 if side == Side.CHALLENGERS else 1.0
    lead = max(0, ceil(partner + 0.5 - own - HAIR))
    cost = LATE_COST if s.round >= SURE_ROUNDS else POINT_COST
    best, points = 0.0, 0
    for row in range(2):
        goal = (enemy + edge if row == 0 else enemy / 2.0) + MARGIN
        enough = max(0, ceil(goal - own - partner - HAIR))
        for target in (enough, max(enough, lead)):
            worth = row_worth(s, e, row, target >= lead) - cost * target
            if target <= usable_points(s, e, seat) and worth > best:
                best, points = worth, target
    return points


@kernel
def chosen_points(s, e, seat):
    """Return what the cards chosen so far bring."""
    total = 0
    for card in range(CARDS):
        if is_card_usable(s, e, seat, card):
            total += s.choosing[seat, card] * VALUE_OF[card]
    return total * factor(s, seat)


@kernel
def rate_lay(s, e, seat, action, target):
    """Lay cards until the wanted points are reached: the smallest that will do, otherwise the largest."""
    missing = target - chosen_points(s, e, seat)
    if not LAY.has(action):  # be done, or as Mr. X join a side
        return 50.0 if missing <= 0 else 0.0
    card = LAY.parts(action)
    if missing <= 0 or not is_card_usable(s, e, seat, card):
        return -1.0
    value = VALUE_OF[card] * factor(s, seat)
    return 100.0 - value if value >= missing else 10.0 + value


@kernel
def rate_join(s, e, seat, action):
    """As Mr. X: join the side expected to be stronger, with enough to be among its first two."""
    challengers = expected_of_side(s, e, Side.CHALLENGERS, seat)
    defenders = expected_of_side(s, e, Side.DEFENDERS, seat)
    better = Side.CHALLENGERS if challengers >= defenders else Side.DEFENDERS
    target = max(0, ceil(max(challengers, defenders) * SHARE - person_points(s, e, seat) - HAIR))
    target = min(target, usable_points(s, e, seat))
    weight = rate_lay(s, e, seat, action, target)
    if JOIN.has(action) and JOIN.parts(action) != better:
        return weight - 1.0
    return weight


@kernel
def rate_say(s, e, seat, action):
    """Tell the truth: what the plan brings."""
    plan = min(HIGHEST_WORD, wanted(s, e, seat, s.acting) + person_points(s, e, seat))
    return 1.0 if action == SAY.action(plan) else 0.0


@kernel
def rate_declare(s, e, seat, action):
    """Become Godfather when stronger alone than the others are expected to be."""
    own = usable_points(s, e, seat) / factor(s, seat) + person_points(s, e, seat)
    bold = own >= to_beat(s, e, s.side[seat]) + 2.0
    return 1.0 if bold == DECLARE.has(action) else 0.0


@kernel
def rate_duel(s, e, seat, card):
    """Play a high card, preferably one of no use here."""
    return VALUE_OF[card] + (0.0 if is_card_usable(s, e, seat, card) else 0.5)


@kernel
def rate_bruiser(s, e, seat, action):
    """Use the Bruiser where he doubles a good deal."""
    laid = means_points(s, seat)
    for card in range(CARDS):
        if is_card_usable(s, e, seat, card):
            laid += s.laid[seat, card] * VALUE_OF[card] * factor(s, seat)
    worthwhile = min(laid, BRUISER_LIMIT) >= 6
    return 1.0 if worthwhile == BRUISER.has(action) else 0.0


@kernel
def rate_hide(s, e, seat, action):
    """Hide the best card that counts, but never one that would be lost."""
    if PASS.has(action):
        return 0.5
    card = HIDE.parts(action)
    return 1.0 * VALUE_OF[card] if is_card_usable(s, e, seat, card) else 0.0


@kernel
def rate_pay(s, payment):
    """Pay with what is worth least."""
    if payment == Payment.MEANS:
        return -CARD_WORTH
    if payment == Payment.ALCOHOL:
        return -1.0
    return -person_worth(s.person)


# The end of the round


@kernel
def rate_round_end(s, seat, action):
    """Draw, sell what is worth selling, exchange small cards."""
    if DRAW.has(action):
        return 10.0
    if DONE.has(action):
        return 0.0
    if POKER.has(action):
        return -1.0
    if INFORMER.has(action) or SMUGGLER.has(action):
        late = s.round >= SURE_ROUNDS
        return 5.0 if late or hand_value(s, seat) >= SELL_FROM else -1.0
    card = FENCE.parts(action) if FENCE.has(action) else SWAP.parts(action)
    return 3.0 - VALUE_OF[card]


@kernel
def rate_sell(s, action):
    """Reach the price with as little as possible."""
    if DONE.has(action):
        return 100.0
    missing = PRICE - s.worth
    value = VALUE_OF[DISCARD.parts(action)]
    return 20.0 - value if value >= missing else 1.0 * value
