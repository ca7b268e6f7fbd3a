"""What a player contributes to a fight: cards, persons, doublings (CG-4.4 to CG-4.7, CG-7.1, CG-8)."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import (
    ACTS_AS_MEANS,
    ACTS_WITH_VALUE,
    ALWAYS_USABLE,
    BRUISER_LIMIT,
    CARDS,
    MEANS_OF,
    PERSON_VALUE,
    PERSONS,
    VALUE_OF,
    Person,
)


@kernel
def is_usable(s, e, seat, means):
    """CG-1.4: the district allows it; CG-8.2: or one of the owner's persons always does."""
    if e.usable[s.district, means]:
        return True
    for person in ALWAYS_USABLE:
        if s.holder[person] == seat and e.person_means[person] == means:
            return True
    return False


@kernel
def is_card_usable(s, e, seat, card):
    """CG-4.4: tell whether a card of this kind counts for its owner here."""
    return is_usable(s, e, seat, MEANS_OF[card])


@kernel
def factor(s, seat):
    """CG-7.1: the loner's means and persons count double."""
    return 2 if seat == s.loner else 1


@kernel
def means_points(s, seat):
    """CG-4.4: what a player's open cards count, once the unusable ones are taken back."""
    total = 0
    for card in range(CARDS):
        total += s.open[seat, card] * VALUE_OF[card]
    return total * factor(s, seat)


@kernel
def person_points(s, e, seat):
    """CG-4.5: the values of all persons where persons count; CG-8.6: elsewhere some act as means."""
    total = 0
    if e.persons_count[s.district]:
        for person in range(PERSONS):
            if s.holder[person] == seat:
                total += PERSON_VALUE[person]
    else:
        for person in ACTS_AS_MEANS:
            if s.holder[person] == seat and is_usable(s, e, seat, e.person_means[person]):
                total += ACTS_WITH_VALUE
    return total * factor(s, seat)


@kernel
def has_used_bruiser(s, seat):
    """CG-8.7: tell whether this player has used the Bruiser in this round."""
    return s.bruiser_used == 1 and s.holder[Person.BRUISER] == seat


@kernel
def contribution(s, e, seat):
    """CG-5.1: cards, persons and doublings; CG-8.7: the Bruiser doubles up to ten points of the cards."""
    if seat == s.ousted:  # CG-7.3.1
        return 0
    points = means_points(s, seat)
    doubled = min(points, BRUISER_LIMIT) if has_used_bruiser(s, seat) else 0
    return points + doubled + person_points(s, e, seat)


@kernel
def count_side(s, e, side, with_mr_x):
    """CG-4.5: a side's strength; Mr. X, on whichever side, counts only at the settling (CG-7.2.2)."""
    total = 0
    for seat in range(s.seats):
        if s.side[seat] == side and (with_mr_x or seat != s.mr_x):
            s.contribution[seat] = contribution(s, e, seat)
            total += s.contribution[seat]
    s.strength[side] = total
