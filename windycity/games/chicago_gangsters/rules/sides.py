"""The reveal (CG-3.1), and who stands on which side (CG-1.3, CG-7)."""

from windycity.core.chance import draw_from_counts
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import END_CARD, NO_CLAN, NO_SEAT, SURE_ROUNDS, Luck, Side


@kernel
def turn_cards(s, e, chance, log):
    """CG-3.1: turn the coalition card; unless it ends the match, a district, a loot card and a person."""
    if s.round == SURE_ROUNDS:  # CG-2.2
        s.coalition_pile[END_CARD] = 1
    s.coalition = draw_from_counts(chance, Luck.COALITION, s.coalition_pile[:])
    if s.coalition == END_CARD:
        return
    s.round += 1
    s.district = draw_from_counts(chance, Luck.DISTRICT, s.district_pile[:])
    s.loot = draw_from_counts(chance, Luck.LOOT, s.loot_pile[:])
    s.person = draw_from_counts(chance, Luck.PERSON, s.person_pile[:])
    take_sides(s, e)
    log_event(log, Event.ROUND)
    fact(log, Fact.ROUND, s.round)
    fact(log, Fact.DISTRICT, s.district)
    fact(log, Fact.PERSON, s.person)
    log_event(log, Event.COALITION)
    fact(log, Fact.COALITION, s.coalition)
    fact(log, Fact.CHALLENGERS, side_bits(s, Side.CHALLENGERS))
    fact(log, Fact.DEFENDERS, side_bits(s, Side.DEFENDERS))
    log_event(log, Event.LOOT)
    fact(log, Fact.LOOT, s.loot)
    fact(log, Fact.PACKAGES, s.loot)


@kernel
def take_sides(s, e):
    """CG-1.3: the coalition card puts every clan on a side; CG-7.1: among three players one stands alone."""
    for seat in range(s.seats):
        if s.clan[seat] != NO_CLAN:
            s.side[seat] = e.side[s.coalition, s.clan[seat]]
    s.loner = NO_SEAT
    for seat in range(s.seats):
        if side_bits(s, s.side[seat]) == 1 << seat and seat != s.mr_x:
            s.loner = seat


@kernel
def side_bits(s, side):
    """Return the players on a side, as bits."""
    found = 0
    for seat in range(s.seats):
        if s.side[seat] == side:
            found |= 1 << seat
    return found


@kernel
def members(s):
    """Return the players of the acting side who take part: not an ousted partner (CG-7.3.1), nor Mr. X, who has already acted."""
    found = side_bits(s, s.acting)
    if s.ousted != NO_SEAT:
        found &= ~(1 << s.ousted)
    if s.mr_x != NO_SEAT:
        found &= ~(1 << s.mr_x)
    return found


@kernel
def members_with_cards(s):
    """Return the members who have cards to lay."""
    found = members(s)
    for seat in range(s.seats):
        if s.hand_count[seat] == 0:
            found &= ~(1 << seat)
    return found


@kernel
def seat_of_clan(s, clan):
    """Return the player who has a clan, NO_SEAT if it is out (CG-7.1)."""
    for seat in range(s.seats):
        if s.clan[seat] == clan:
            return seat
    return NO_SEAT
