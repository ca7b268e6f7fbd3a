"""The numbers that a view needs and only the rules can compute."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import (
    BRUISER_LIMIT,
    CARDS,
    MEANS_IN_ALL,
    NO_SEAT,
    VALUE_OF,
    Ask,
    Person,
    Reason,
    Side,
)
from windycity.games.chicago_gangsters.rules.loot import receiver
from windycity.games.chicago_gangsters.rules.strength import factor, is_card_usable, is_usable, person_points

USABLE, BRINGS, COULD_BRING, PER_SEAT = 0, 1, 2, 3  # of each seat in turn; then who takes the loot, in order
MOST_TAKERS = 3


@kernel
def survey(s, e, out):
    """Write what each player can use and brings in this district, and who takes the loot; return the count of numbers."""
    if s.reason != Reason.NOT_OVER:
        return 0
    for seat in range(s.seats):
        first = PER_SEAT * seat
        out[first + USABLE] = usable_means(s, e, seat)
        out[first + BRINGS] = known_contribution(s, e, seat, 0)
        out[first + COULD_BRING] = known_contribution(s, e, seat, 1)
    for place in range(MOST_TAKERS):
        out[PER_SEAT * s.seats + place] = NO_SEAT if s.sharing == Side.NEITHER else receiver(s, e, place)
    return PER_SEAT * s.seats + MOST_TAKERS


@kernel
def usable_means(s, e, seat):
    """CG-1.4, CG-8.2: the means that count for a player in this district, a bit for each."""
    usable = 0
    for means in range(MEANS_IN_ALL):
        if is_usable(s, e, seat, means):
            usable |= 1 << means
    return usable


@kernel
def known_contribution(s, e, seat, whole_hand):
    """CG-5.1: what a player's persons and cards laid so far count for, as far as known; or with the whole hand."""
    if seat == s.ousted or s.winning != Side.NEITHER:
        return s.contribution[seat] + 0
    points = 0
    for card in range(CARDS):
        if is_card_usable(s, e, seat, card):
            points += (s.open[seat, card] + (s.hand[seat, card] if whole_hand else face_down(s, seat, card))) * VALUE_OF[card]
    points *= factor(s, seat)
    doubled = s.bruiser_used == 1 and s.holder[Person.BRUISER] == seat
    return points + (min(points, BRUISER_LIMIT) if doubled else 0) + person_points(s, e, seat)


@kernel
def face_down(s, seat, card):
    """CG-4.1: the cards of a kind that a player has laid face down, or has chosen to lay."""
    choosing = s.ask == Ask.JOIN or s.ask == Ask.SHOW or s.ask == Ask.LAY
    return s.laid[seat, card] + (s.choosing[seat, card] if choosing else 0)
