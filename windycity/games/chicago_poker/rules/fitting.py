"""What must be consistent in a position, for `flaw`: bullets, the actions of a turn, a tie-break, settling, the end.

A consistent position stays consistent in play, so no number exceeds its range. A position may have taken fewer actions
than its turn has had: this is how to set up the end of a turn.
"""

from windycity.core.chance import find
from windycity.core.kernel import kernel
from windycity.core.seats import has_several
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    GUN,
    HAND_LIMIT,
    LIMOUSINE,
    LONG_TURN,
    MOST_ACTIONS,
    MOST_ROUNDS,
    NO_BUSINESS,
    NO_CARD,
    NO_SPOT,
    ROW,
    SPOTS,
    Ask,
    Phase,
    Reason,
)
from windycity.games.chicago_poker.rules.duels import (
    businesses_left,
    businesses_of,
    earliest_bullet,
    first_opened,
    owners_of_most,
    strongest,
    why_won,
)
from windycity.games.chicago_poker.rules.table import has_room
from windycity.games.chicago_poker.rules.turn import actions_in_turn, can_act, is_stalemate


@kernel
def lies_on_discards(s, card):
    """Whether a card lies on the discard pile."""
    return find(s.discards[:], s.discard_count, card) < s.discard_count


# Businesses and bullets


@kernel
def businesses_owned(s):
    """Count the businesses that have been won."""
    count = 0
    for seat in range(s.seats):
        count += businesses_of(s, seat)
    return count


@kernel
def is_opening_fitting(s):
    """Open businesses are numbered in the order of opening, all different; no more were opened than left the pile."""
    gone, numbers = businesses_owned(s), 0
    for business in range(BUSINESSES):
        gone += s.removed[business]
    for spot in range(SPOTS):
        opened = s.spot_opened[spot] + 0
        if (s.spot_business[spot] != NO_BUSINESS) != (opened > 0) or opened > s.opened:
            return False
        if opened > 0:
            gone += 1
            if numbers >> opened & 1:
                return False
            numbers |= 1 << opened
    return s.opened <= gone


@kernel
def are_bullets_fitting(s):
    """CP-4.6: bullets are numbered as placed, all different; each lies on the table or went back with a duel."""
    lying = 0
    for spot in range(SPOTS):
        for seat in range(s.seats):
            if s.bullet[spot, seat] > 0:
                lying += 1
                if s.bullet[spot, seat] > s.bullets or bullets_numbered(s, s.bullet[spot, seat]) > 1:
                    return False
    return lying <= s.bullets and s.bullets <= lying + s.seats * businesses_owned(s)


@kernel
def bullets_numbered(s, number):
    """Count the numbered bullets."""
    count = 0
    for spot in range(SPOTS):
        for seat in range(s.seats):
            count += s.bullet[spot, seat] == number
    return count


# The turn


@kernel
def is_hand_fitting(s, seat):
    """CP-4.2: at most seven cards, a chosen one among them; during one's turn, as many more as the actions left can shed."""
    held = s.hand_count[seat] + (1 if s.chosen[seat] != NO_CARD else 0)
    if seat != s.active or s.phase == Phase.DUELS:
        return held <= HAND_LIMIT
    return held <= HAND_LIMIT + (MOST_ACTIONS if s.ask == Ask.DISCARD else s.actions)


@kernel
def are_actions_fitting(s):
    """CP-3.1: none is taken before the duels are over; CP-4.7.4: no more are left than the turn and its Guns can give."""
    if s.phase == Phase.DUELS:
        return s.taken == 0 and s.actions == actions_in_turn(s.turn)
    return s.taken + s.actions <= actions_in_turn(s.turn) + 2 * guns_fired(s)


@kernel
def guns_fired(s):
    """CP-4.7.4: how often the Gun can have been fired this turn: every other action, because it must come back in between."""
    if not s.specials:
        return 0
    return min(s.taken + (1 if lies_on_discards(s, GUN) else 0), LONG_TURN + 1) // 2


@kernel
def is_phase_fitting(s):
    """The phase that follows once nobody is asked fits what is asked now."""
    if s.ask == Ask.ACTION or s.ask == Ask.LIMOUSINE:
        return s.phase == Phase.ACTIONS
    return s.phase == (Phase.TURN_END if s.ask == Ask.DISCARD else Phase.DUELS)


@kernel
def is_settling_fitting(s):
    """CP-6.3: businesses are settled exactly when it is time, and only then can any leave the game."""
    if s.settling:
        return s.phase == Phase.DUELS and s.turn <= MOST_ROUNDS * s.seats
    removed = 0
    for business in range(BUSINESSES):
        removed += s.removed[business]
    return removed == 0 and not is_stalemate(s)


# What is asked


@kernel
def is_answerable(s):
    """Whether everyone who is asked for something can give it."""
    if s.ask == Ask.ACTION:
        return s.actions > 0 and can_act(s, s.active)
    if s.ask == Ask.DISCARD:
        return s.actions == 0 and s.hand_count[s.active] > HAND_LIMIT
    if s.ask == Ask.LIMOUSINE:
        return is_ride_fitting(s)
    return True


@kernel
def is_ride_fitting(s):
    """CP-4.7.3: the Limousine was played, and drives from a row that is not locked to another with room."""
    start, goal = s.limousine_from, s.limousine_to
    if start == goal or s.row_count[start, s.active] == 0 or s.bullet[start, s.active] > 0:
        return False
    arrived = s.row_count[goal, s.active] > 0 or s.limousine_taken == 0
    return s.taken > 0 and arrived and has_room(s, s.active, goal) and lies_on_discards(s, LIMOUSINE)


@kernel
def is_tie_fitting(s):
    """CP-5.6: several of the best rows in the due duel are tied, face up; only their owners choose."""
    if s.ask != Ask.TIEBREAK:
        return s.repeats == 0 and no_choice_made(s)
    if s.duel != (first_opened(s) if s.settling else earliest_bullet(s)) or not is_turned_up(s, s.duel):
        return False
    best = strongest(s, s.duel)
    if not has_several(s.tied) or s.tied & ~best != 0 or (s.repeats == 0 and s.tied != best):
        return False
    for seat in range(s.seats):
        if not is_choice_fitting(s, seat):
            return False
    return True


@kernel
def no_choice_made(s):
    """Whether nobody has chosen a card."""
    for seat in range(s.seats):
        if s.chosen[seat] != NO_CARD:
            return False
    return True


@kernel
def is_turned_up(s, spot):
    """CP-5.2: whether all cards at a business lie face up."""
    for seat in range(s.seats):
        for place in range(s.row_count[spot, seat]):
            if not s.row_up[spot, seat, place]:
                return False
    return True


@kernel
def is_choice_fitting(s, seat):
    """CP-5.6: a tied player is asked, has chosen, or has no cards; the others do neither."""
    asked, chose = s.waiting >> seat & 1 == 1, s.chosen[seat] != NO_CARD
    if s.tied >> seat & 1 == 0:
        return not asked and not chose
    if chose:
        return not asked
    return asked == (s.hand_count[seat] > 0)


# The end


@kernel
def has_somebody_won(s):
    """CP-6.1, CP-7.2: whether the businesses of any seat win the match."""
    for seat in range(s.seats):
        if why_won(s, seat, NO_BUSINESS) != Reason.NOT_OVER:
            return True
    return False


@kernel
def is_result_fitting(s):
    """CP-6: every winner has won by what the position shows."""
    if has_somebody_won(s):
        for seat in range(s.seats):
            wins = why_won(s, seat, NO_BUSINESS) == s.reason
            if wins != (s.winners == 1 << seat):
                return False
        return has_one_winner(s)
    if first_opened(s) != NO_SPOT:
        return False
    if s.reason == Reason.LAST_BUSINESS:
        return businesses_left(s) == 0 and has_one_winner(s)
    return s.reason == Reason.MOST_BUSINESSES and s.settling == 1 and s.winners == owners_of_most(s)


@kernel
def has_one_winner(s):
    """Whether one seat has won, with a business of its own."""
    for seat in range(s.seats):
        if s.winners == 1 << seat:
            return businesses_of(s, seat) > 0
    return False


# Rows


@kernel
def is_row_fitting(s, e, spot, seat):
    """CP-4.4: the cards of a row face as the place where each may have been laid says, and nothing lies beyond the row's end."""
    count = s.row_count[spot, seat]
    for place in range(ROW):
        if place >= count:
            if s.row_up[spot, seat, place] != 0 or s.row_seen[spot, seat, place] != 0:
                return False
        elif spot != s.duel and not could_be_laid(s, e, spot, place, s.row_up[spot, seat, place]):
            return False
    return True


@kernel
def could_be_laid(s, e, spot, place, up):
    """CP-4.7.3: a card was laid here or at a later place, and has moved up since."""
    for laid in range(place, ROW):
        if e.face_up[s.spot_business[spot], laid] == up:
            return True
    return False
