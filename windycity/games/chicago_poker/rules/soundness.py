"""The invariants of a position: `flaw` finds the first one that is broken. It runs on true and on observed positions."""

from enum import IntEnum

from windycity.core.asking import TRUTH, is_asked_or_over
from windycity.core.events import EVERYONE, MOST_SEATS, SPECTATOR
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.position import (
    BUSINESSES,
    CARDS,
    DECK,
    GANGSTERS,
    HAND_SPACE,
    NO_BUSINESS,
    NO_CARD,
    NO_SPOT,
    OF_A_KIND,
    RAID,
    ROW,
    SPOTS,
    UNKNOWN,
    Ask,
    Reason,
)
from windycity.games.chicago_poker.rules.duels import first_opened
from windycity.games.chicago_poker.rules.fitting import (
    are_actions_fitting,
    are_bullets_fitting,
    has_somebody_won,
    is_answerable,
    is_hand_fitting,
    is_opening_fitting,
    is_phase_fitting,
    is_result_fitting,
    is_row_fitting,
    is_settling_fitting,
    is_tie_fitting,
)


class Flaw(IntEnum):
    """What is wrong with a position."""

    SOUND = 0
    GAP_IN_LIST = 1
    HAND_NOT_SORTED = 2
    BEYOND_SEATS = 3
    CARD_MISSING = 4
    CARD_TWICE = 5
    UNKNOWN_CARDS = 6
    BUSINESSES_MISCOUNTED = 7
    ROW_AT_NO_BUSINESS = 8
    BULLET_MISPLACED = 9
    FACE_UP_UNSEEN = 10
    ASK_MISMATCH = 11
    SPECIAL_IN_THE_BOX = 12
    OPTION_MISFIT = 13
    TURN_MISFIT = 14
    FACING_MISFIT = 15
    KNOWLEDGE_MISFIT = 16
    PILE_NOT_SORTED = 17
    OPENING_MISFIT = 18
    BULLETS_MISFIT = 19
    HAND_OVER = 20
    ACTIONS_MISFIT = 21
    SETTLING_MISFIT = 22
    TIE_MISFIT = 23
    NOTHING_OPEN = 24
    WON_ALREADY = 25
    REASON_MISFIT = 26


@kernel
def flaw(s, e):
    """Find the first flaw of a position, SOUND if it has none."""
    # `or` needs numbers: compiled, an enum is neither true nor false.
    return (
        flaw_of_lists(s) + 0
        or flaw_of_rows(s, e) + 0
        or flaw_of_cards(s) + 0
        or flaw_of_knowledge(s) + 0
        or flaw_of_businesses(s) + 0
        or flaw_of_turn(s) + 0
        or flaw_of_ask(s) + 0
        or flaw_of_play(s) + 0
        or flaw_of_end(s) + 0
    )


@kernel
def is_list(bag, size, count):
    """Whether the first `count` places, and only those, hold something."""
    for place in range(size):
        if (bag[place] != NO_CARD) != (place < count):
            return False
    return True


@kernel
def flaw_of_lists(s):
    """Hands, piles and rows hold as many cards as they say, hands are sorted, and nothing lies beyond the last seat."""
    if not is_list(s.discards[:], DECK, s.discard_count) or not is_list(s.pile[:], DECK, s.pile_count + s.unplaced):
        return Flaw.GAP_IN_LIST
    for seat in range(MOST_SEATS):
        if not is_list(s.hand[seat], HAND_SPACE, s.hand_count[seat]):
            return Flaw.GAP_IN_LIST
        for place in range(s.hand_count[seat] - 1):
            if s.hand[seat, place] > s.hand[seat, place + 1]:
                return Flaw.HAND_NOT_SORTED
        if seat >= s.seats and (s.hand_count[seat] > 0 or s.chosen[seat] != NO_CARD):
            return Flaw.BEYOND_SEATS
    return Flaw.SOUND


@kernel
def flaw_of_rows(s, e):
    """Rows lie at open businesses; a bullet is on every complete row and on no other; everyone has seen what is face up."""
    for spot in range(SPOTS):
        for seat in range(MOST_SEATS):
            count = s.row_count[spot, seat]
            if not is_list(s.row[spot, seat], ROW, count):
                return Flaw.GAP_IN_LIST
            if count > 0 and seat >= s.seats:
                return Flaw.BEYOND_SEATS
            if count > 0 and s.spot_business[spot] == NO_BUSINESS:
                return Flaw.ROW_AT_NO_BUSINESS
            if (s.bullet[spot, seat] > 0) != (count == ROW):
                return Flaw.BULLET_MISPLACED
            for place in range(count):
                if not is_seen(s, spot, seat, place):
                    return Flaw.FACE_UP_UNSEEN
            if not is_row_fitting(s, e, spot, seat):
                return Flaw.FACING_MISFIT
    return Flaw.SOUND


@kernel
def is_seen(s, spot, seat, place):
    """CP-4.5: owners have seen their cards, and everyone those face up; a card seen by the observer is not unknown."""
    seen = s.row_seen[spot, seat, place]
    if seen != EVERYONE and (s.row_up[spot, seat, place] == 1 or seen >> s.seats != 0):
        return False
    unknown = s.row[spot, seat, place] == UNKNOWN
    return seen >> seat & 1 == 1 and (s.seen_by == TRUTH or unknown != (seen >> s.seen_by & 1 == 1))


@kernel
def occurrences(s, card):
    """Count the occurrences of a card (or UNKNOWN) in the position, whose lists are as long as they say."""
    count = 0
    for place in range(s.pile_count + s.unplaced):
        count += s.pile[place] == card
    for place in range(s.discard_count):
        count += s.discards[place] == card
    for seat in range(s.seats):
        count += s.chosen[seat] == card
        for place in range(s.hand_count[seat]):
            count += s.hand[seat, place] == card
        for spot in range(SPOTS):
            for place in range(s.row_count[spot, seat]):
                count += s.row[spot, seat, place] == card
    return count


@kernel
def copies(s, card):
    """CP-1.1, CP-1.2, CP-7.1: the count of copies of a card in the match."""
    if card >= GANGSTERS and not s.specials:
        return 0
    return 2 if card == RAID else 1


@kernel
def flaw_of_cards(s):
    """Every card is in exactly one place; there are as many unplaced cards as unknown ones, none in a true position."""
    for card in range(CARDS):
        count = occurrences(s, card)
        if count > 0 and copies(s, card) == 0:
            return Flaw.SPECIAL_IN_THE_BOX
        if count != copies(s, card):
            return Flaw.CARD_MISSING if count < copies(s, card) else Flaw.CARD_TWICE
    if occurrences(s, UNKNOWN) != s.unplaced or (s.seen_by == TRUTH and s.unplaced > 0):
        return Flaw.UNKNOWN_CARDS
    return Flaw.SOUND


@kernel
def flaw_of_knowledge(s):
    """A seat knows its hand and its choice, and no other's; what it cannot place is listed in order."""
    if s.seen_by != TRUTH and s.seen_by != SPECTATOR and s.seen_by >= s.seats:
        return Flaw.BEYOND_SEATS
    for place in range(DECK):
        if s.pile[place] == UNKNOWN or s.discards[place] == UNKNOWN:
            return Flaw.KNOWLEDGE_MISFIT
    for seat in range(s.seats):
        hidden = s.seen_by != TRUTH and s.seen_by != seat
        if s.chosen[seat] != NO_CARD and (s.chosen[seat] == UNKNOWN) != hidden:
            return Flaw.KNOWLEDGE_MISFIT
        for place in range(s.hand_count[seat]):
            if (s.hand[seat, place] == UNKNOWN) != hidden:
                return Flaw.KNOWLEDGE_MISFIT
    return flaw_of_unplaced(s)


@kernel
def flaw_of_unplaced(s):
    """What an observer cannot place is sorted, with a gangster for every unknown card of a row: `imagine` relies on both."""
    if s.seen_by == TRUTH:
        return Flaw.SOUND
    gangsters = 0
    for place in range(s.pile_count + s.unplaced):
        gangsters += s.pile[place] < GANGSTERS
        if place > 0 and s.pile[place - 1] > s.pile[place]:
            return Flaw.PILE_NOT_SORTED
    for spot in range(SPOTS):
        for seat in range(s.seats):
            for place in range(ROW):
                gangsters -= 1 if s.row[spot, seat, place] == UNKNOWN else 0
    return Flaw.SOUND if gangsters >= 0 else Flaw.UNKNOWN_CARDS


@kernel
def flaw_of_businesses(s):
    """CP-1.3: five of each kind, in the pile, open, won or out of the game."""
    for business in range(BUSINESSES):
        count = s.businesses[business] + s.removed[business]
        for spot in range(SPOTS):
            count += s.spot_business[spot] == business
        for seat in range(MOST_SEATS):
            count += s.owned[seat, business]
            if seat >= s.seats and s.owned[seat, business] > 0:
                return Flaw.BEYOND_SEATS
        if count != OF_A_KIND:
            return Flaw.BUSINESSES_MISCOUNTED
    if not is_opening_fitting(s):
        return Flaw.OPENING_MISFIT
    return Flaw.SOUND if are_bullets_fitting(s) else Flaw.BULLETS_MISFIT


@kernel
def flaw_of_turn(s):
    """CP-3: turns go round; CP-7.2: the short game is for five or six; quiet turns are in the past."""
    if s.short and s.seats < 5:
        return Flaw.OPTION_MISFIT
    if s.active != s.turn % s.seats or s.quiet_from > s.turn + 1:
        return Flaw.TURN_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_ask(s):
    """While the match is not over, somebody is asked for what is under way, and has an answer to give."""
    over = s.reason != Reason.NOT_OVER
    if not is_asked_or_over(s):
        return Flaw.ASK_MISMATCH
    if s.waiting >> s.seats != 0 or s.winners >> s.seats != 0:
        return Flaw.ASK_MISMATCH
    if (s.ask == Ask.LIMOUSINE) != (s.limousine_from != NO_SPOT) or (s.ask == Ask.LIMOUSINE) != (s.limousine_to != NO_SPOT):
        return Flaw.ASK_MISMATCH
    if (s.ask == Ask.TIEBREAK) != (s.duel != NO_SPOT) or (s.ask == Ask.TIEBREAK) != (s.tied != 0):
        return Flaw.ASK_MISMATCH
    if s.ask != Ask.TIEBREAK and not over and s.waiting != 1 << s.active:
        return Flaw.ASK_MISMATCH
    if s.tied >> s.seats != 0 or (s.limousine_taken == 1 and s.ask != Ask.LIMOUSINE):
        return Flaw.ASK_MISMATCH
    if not is_phase_fitting(s) or not is_answerable(s):
        return Flaw.ASK_MISMATCH
    return Flaw.SOUND


@kernel
def flaw_of_play(s):
    """CP-3 to CP-5: hands, actions, settling and a tie-break are as the rules make them."""
    for seat in range(s.seats):
        if not is_hand_fitting(s, seat):
            return Flaw.HAND_OVER
    if not are_actions_fitting(s):
        return Flaw.ACTIONS_MISFIT
    if not is_settling_fitting(s):
        return Flaw.SETTLING_MISFIT
    return Flaw.SOUND if is_tie_fitting(s) else Flaw.TIE_MISFIT


@kernel
def flaw_of_end(s):
    """CP-6: a match is over when somebody has won, and not before."""
    if s.reason == Reason.NOT_OVER:
        if has_somebody_won(s):
            return Flaw.WON_ALREADY
        return Flaw.NOTHING_OPEN if first_opened(s) == NO_SPOT else Flaw.SOUND
    return Flaw.SOUND if is_result_fitting(s) else Flaw.REASON_MISFIT
