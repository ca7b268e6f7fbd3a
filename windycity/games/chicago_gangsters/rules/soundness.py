"""The invariants of a position: `flaw` finds the first one that is broken. It runs on true and on observed positions."""

from enum import IntEnum

from windycity.core.asking import TRUTH, is_asked_or_over
from windycity.core.kernel import kernel
from windycity.core.seats import has_several
from windycity.games.chicago_gangsters.position import (
    AT_ROUND_END,
    CARDS,
    CLANS,
    COALITIONS,
    COPIES_OF,
    DISTRICTS,
    GAMBLED,
    LOOT_CARDS,
    MOST_SEATS,
    MOST_VALUE,
    NO_CARD,
    NO_CLAN,
    NO_DISTRICT,
    NO_LOOT,
    NO_PERSON,
    NO_SEAT,
    NO_WORD,
    NOT_DECIDED,
    PERSONS,
    PRICE,
    SURE_ROUNDS,
    UNKNOWN_CARD,
    VALUE_OF,
    Ask,
    Person,
    Phase,
    Reason,
    Side,
)
from windycity.games.chicago_gangsters.rules.gains import (
    has_too_many_cards,
    has_too_many_points,
    has_too_many_words,
    has_too_much_alcohol,
    is_deal_fitting,
)
from windycity.games.chicago_gangsters.rules.godfather import entitled
from windycity.games.chicago_gangsters.rules.loot import is_godfathers, receiver
from windycity.games.chicago_gangsters.rules.means import hand_value
from windycity.games.chicago_gangsters.rules.sides import members, side_bits


class Flaw(IntEnum):
    """What is wrong with a position."""

    SOUND = 0
    CARDS_MISCOUNTED = 1
    HAND_MISCOUNTED = 2
    SHOWN_NOT_HELD = 3
    LAID_NOT_HELD = 4
    UNKNOWN_CARDS = 5
    BEYOND_SEATS = 6
    PERSON_TWICE = 7
    PILES_MISFIT_ROUND = 8
    CLANS_MISDEALT = 9
    SIDES_MISFIT = 10
    OPTION_MISFIT = 11
    ASK_MISMATCH = 12
    TOO_MUCH_ALCOHOL = 13
    TOO_MANY_WORDS = 14
    TOO_MANY_POINTS = 15
    TOO_MANY_CARDS = 16
    DEAL_MISFIT = 17


@kernel
def flaw(s, e):
    """Find the first flaw of a position, SOUND if it has none."""
    # `or` needs numbers: compiled, an enum is neither true nor false.
    return (
        flaw_of_seats(s) + 0
        or flaw_of_hands(s) + 0
        or flaw_of_cards(s) + 0
        or flaw_of_piles(s) + 0
        or flaw_of_persons(s) + 0
        or flaw_of_clans(s) + 0
        or flaw_of_sides(s, e) + 0
        or flaw_of_ask(s, e) + 0
        or flaw_of_gains(s) + 0
    )


@kernel
def flaw_of_seats(s):
    """Nothing belongs to a seat beyond the last."""
    for seat in range(s.seats, MOST_SEATS):
        if s.hand_count[seat] + s.alcohol[seat] + s.laid_count[seat] + s.godfather_points[seat] > 0:
            return Flaw.BEYOND_SEATS
        if s.kept[seat] + s.broken[seat] + s.contribution[seat] > 0:
            return Flaw.BEYOND_SEATS
        if s.side[seat] != Side.NEITHER or s.clan[seat] != NO_CLAN or s.duelling[seat] != NO_CARD:
            return Flaw.BEYOND_SEATS
        for card in range(CARDS):
            if s.open[seat, card] > 0:
                return Flaw.BEYOND_SEATS
    for role in (s.mr_x, s.loner, s.godfather_seat, s.ousted, s.first, s.turn):
        if s.seats <= role < NO_SEAT:
            return Flaw.BEYOND_SEATS
    if (s.waiting | s.asked | s.winners | s.candidates) >> s.seats != 0:
        return Flaw.BEYOND_SEATS
    if s.godfather and s.seats > CLANS:  # CG-7.3
        return Flaw.OPTION_MISFIT
    if not s.godfather and (s.godfather_seat != NO_SEAT or s.candidates != 0 or s.ousted != NO_SEAT):
        return Flaw.OPTION_MISFIT
    return Flaw.SOUND


@kernel
def flaw_of_hands(s):
    """A hand holds what it says, including what was shown and what is laid or being chosen."""
    unknown = 0
    for seat in range(MOST_SEATS):
        own = s.seen_by == TRUTH or s.seen_by == seat
        held, laid, returned = 0, 0, 0
        for card in range(CARDS):
            held += s.hand[seat, card]
            laid += s.laid[seat, card]
            if s.shown[seat, card] > s.hand[seat, card] or (not own and s.shown[seat, card] < s.hand[seat, card]):
                return Flaw.SHOWN_NOT_HELD
            if s.laid[seat, card] + s.choosing[seat, card] + s.returned[seat, card] > s.hand[seat, card]:
                return Flaw.LAID_NOT_HELD
            if s.returned[seat, card] > s.shown[seat, card] or (s.returned[seat, card] > 0 and s.winning != Side.NEITHER):
                return Flaw.SHOWN_NOT_HELD
            returned += s.returned[seat, card]
        if held > s.hand_count[seat] or (own and held < s.hand_count[seat]):
            return Flaw.HAND_MISCOUNTED
        if s.laid_count[seat] + returned > s.hand_count[seat] or laid != (s.laid_count[seat] if own else 0):
            return Flaw.LAID_NOT_HELD
        unknown += s.hand_count[seat] - held
    if unknown != s.unplaced or (s.seen_by == TRUTH and s.unplaced > 0):
        return Flaw.UNKNOWN_CARDS
    return Flaw.SOUND


@kernel
def flaw_of_cards(s):
    """CG-1.1: every means card is in one place."""
    in_pile = 0
    for card in range(CARDS):
        in_pile += s.pile[card]
        total = s.pile[card] + s.discards[card]
        for seat in range(MOST_SEATS):
            total += s.hand[seat, card] + s.open[seat, card]
        if total != COPIES_OF[card]:
            return Flaw.CARDS_MISCOUNTED
    if in_pile != s.pile_count + s.unplaced:
        return Flaw.CARDS_MISCOUNTED
    return Flaw.SOUND


@kernel
def flaw_of_piles(s):
    """CG-2.2, CG-3.1: one coalition, district and loot card leaves play each round; the end card comes among the last three."""
    coalitions, districts, loots = 0, 0, 0
    for card in range(COALITIONS):
        coalitions += s.coalition_pile[card]
    for card in range(DISTRICTS):
        districts += s.district_pile[card]
    for card in range(LOOT_CARDS):
        loots += s.loot_pile[card]
    if coalitions != COALITIONS - s.round or districts != DISTRICTS - s.round or loots != LOOT_CARDS - s.round:
        return Flaw.PILES_MISFIT_ROUND
    if s.coalition_pile[COALITIONS] and (s.round <= SURE_ROUNDS or s.reason != Reason.NOT_OVER):
        return Flaw.PILES_MISFIT_ROUND
    if s.reason == Reason.NOT_OVER:
        if s.round == 0 or s.coalition >= COALITIONS or s.district == NO_DISTRICT or s.loot == NO_LOOT:
            return Flaw.PILES_MISFIT_ROUND
        if s.round > SURE_ROUNDS and s.coalition_pile[COALITIONS] == 0:
            return Flaw.PILES_MISFIT_ROUND
        if s.coalition_pile[s.coalition] or s.district_pile[s.district] or s.loot_pile[s.loot]:
            return Flaw.PILES_MISFIT_ROUND
    elif s.coalition != COALITIONS or s.district != NO_DISTRICT or s.loot != NO_LOOT or s.round < SURE_ROUNDS:
        return Flaw.PILES_MISFIT_ROUND
    return Flaw.SOUND


@kernel
def flaw_of_persons(s):
    """CG-1.2: every person is in one place at most, and there are enough for the rounds to come."""
    left = 0
    for person in range(PERSONS):
        left += s.person_pile[person]
        held = s.holder[person] != NO_SEAT
        if s.person_pile[person] and (held or s.person == person):
            return Flaw.PERSON_TWICE
        if held and (s.person == person or s.holder[person] >= s.seats):
            return Flaw.PERSON_TWICE
    if left < COALITIONS - s.round:
        return Flaw.PERSON_TWICE
    if s.reason == Reason.NOT_OVER and s.person == NO_PERSON and s.phase <= Phase.WINNERS:
        return Flaw.PERSON_TWICE
    return Flaw.SOUND


@kernel
def is_bruiser_fitting(s):
    """CG-8.7: a Bruiser who was used belongs to a challenger, until the settling; a defender's leaves at once."""
    owner = s.holder[Person.BRUISER]
    if owner == NO_SEAT or owner == s.mr_x or s.phase > Phase.COUNT or s.side[owner] != Side.CHALLENGERS:
        return False
    return s.acting == Side.DEFENDERS or s.phase == Phase.TURN_UP


@kernel
def flaw_of_clans(s):
    """CG-2.1, CG-7.1, CG-7.2: the first clans are dealt, each once; only Mr. X, among five players, has none."""
    dealt = 0
    for seat in range(s.seats):
        if (s.clan[seat] == NO_CLAN) != (seat == s.mr_x):
            return Flaw.CLANS_MISDEALT
        if s.clan[seat] != NO_CLAN:
            dealt |= 1 << s.clan[seat]
    if dealt != (1 << min(s.seats, CLANS)) - 1 or (s.mr_x != NO_SEAT) != (s.seats > CLANS):
        return Flaw.CLANS_MISDEALT
    return Flaw.SOUND


@kernel
def flaw_of_sides(s, e):
    """CG-1.3: everyone stands where the coalition card says; CG-7.1: the loner is the one who stands alone there."""
    if s.reason != Reason.NOT_OVER:
        return Flaw.SOUND
    handed_over = s.phase > Phase.WINNERS  # CG-7.2.4: a clan may have changed hands since
    for seat in range(s.seats):
        if s.clan[seat] != NO_CLAN and not (handed_over and s.seats > CLANS):
            if s.side[seat] != e.side[s.coalition, s.clan[seat]]:
                return Flaw.SIDES_MISFIT
        alone = s.side[seat] != Side.NEITHER and side_bits(s, s.side[seat]) == 1 << seat
        if s.seats < CLANS and alone != (s.loner == seat):
            return Flaw.SIDES_MISFIT
    if s.seats >= CLANS and s.loner != NO_SEAT:
        return Flaw.SIDES_MISFIT
    if s.mr_x != NO_SEAT and (s.side[s.mr_x] == Side.NEITHER) != (s.ask == Ask.JOIN) and not handed_over:
        return Flaw.SIDES_MISFIT
    if handed_over and not are_sides_even(s):
        return Flaw.SIDES_MISFIT
    if s.ousted != NO_SEAT and (s.godfather_seat == NO_SEAT or s.side[s.ousted] != s.side[s.godfather_seat]):
        return Flaw.SIDES_MISFIT
    if s.ousted != NO_SEAT and (s.ousted == s.godfather_seat or s.godfather_seat == s.loner):
        return Flaw.SIDES_MISFIT
    return Flaw.SOUND


@kernel
def are_sides_even(s):
    """CG-1.3: everybody is on a side, and no side has more than Mr. X and two others."""
    for seat in range(s.seats):
        if s.side[seat] == Side.NEITHER:
            return False
        size = 0
        for other in range(s.seats):
            size += s.side[other] == s.side[seat]
        if size > 3 or (s.seats == CLANS and size != 2):
            return False
    return True


@kernel
def flaw_of_ask(s, e):
    """While the match is not over, somebody is asked for what is under way, and can answer."""
    over = s.reason != Reason.NOT_OVER
    if not is_asked_or_over(s):
        return Flaw.ASK_MISMATCH
    if over:
        return Flaw.SOUND
    if s.waiting & ~s.asked != 0 or s.phase != phase_after(s) or (s.ask == Ask.SELL) != (s.selling != NO_PERSON):
        return Flaw.ASK_MISMATCH
    if s.bruiser_used and not is_bruiser_fitting(s):
        return Flaw.ASK_MISMATCH
    if not is_acting_fitting(s) or not is_turn_fitting(s) or not is_asked_rightly(s, e) or not are_choices_fitting(s):
        return Flaw.ASK_MISMATCH
    return Flaw.SOUND


@kernel
def flaw_of_gains(s):
    """Nobody has more than can have been gained by now, so play exceeds no bound."""
    if has_too_much_alcohol(s):
        return Flaw.TOO_MUCH_ALCOHOL
    if has_too_many_words(s):
        return Flaw.TOO_MANY_WORDS
    if has_too_many_points(s):
        return Flaw.TOO_MANY_POINTS
    if has_too_many_cards(s):
        return Flaw.TOO_MANY_CARDS
    if s.reason == Reason.NOT_OVER and not is_deal_fitting(s):
        return Flaw.DEAL_MISFIT
    return Flaw.SOUND


@kernel
def is_acting_fitting(s):
    """CG-3.2: the challengers act first, then the defenders, who stay the acting side to the end of the round."""
    if s.ask == Ask.JOIN or s.ask == Ask.HIDE:
        return s.acting == Side.CHALLENGERS
    if s.ask == Ask.DUEL and s.acting == Side.DEFENDERS:
        return s.candidates & side_bits(s, Side.CHALLENGERS) == 0
    if s.ask == Ask.BRUISER and s.holder[Person.BRUISER] < s.seats:
        owner = s.holder[Person.BRUISER]
        return s.acting == Side.DEFENDERS if owner == s.mr_x else s.acting == s.side[owner]
    if s.phase > Phase.TURN_UP:
        return s.acting == Side.DEFENDERS
    return s.acting != Side.NEITHER


@kernel
def is_turn_fitting(s):
    """CG-5.4: turns at the end of the round begin with the winner who chose first; all are left while the losers share."""
    if s.phase < Phase.ROUND_END:
        return s.turn == NO_SEAT and s.turns == 0 and (s.first == NO_SEAT) == (s.winning == Side.NEITHER)
    if s.first == NO_SEAT or s.turn != (s.first + s.seats - s.turns) % s.seats:
        return False
    return s.turns == s.seats if s.ask == Ask.CHOOSE or s.ask == Ask.PAY else 0 < s.turns <= s.seats


@kernel
def phase_after(s):
    """The phase that follows what is asked."""
    if s.ask == Ask.JOIN:
        return Phase.DECLARE + 0
    if s.ask == Ask.DECLARE or s.ask == Ask.DUEL:
        return Phase.SAY + 0
    if s.ask == Ask.SAY:
        return Phase.SHOW + 0
    if s.ask == Ask.SHOW:
        return Phase.LAY + 0
    if s.ask == Ask.LAY:
        return Phase.BRUISER + 0
    if s.ask == Ask.BRUISER:
        return Phase.COUNT + 0 if s.waiting == 1 << s.mr_x else Phase.HIDE + 0
    if s.ask == Ask.HIDE:
        return Phase.TURN_UP + 0
    if s.ask == Ask.CHOOSE or s.ask == Ask.PAY:
        return Phase.LOSERS + 0 if s.sharing == s.winning else Phase.ROUND_END + 0
    return Phase.ROUND_END + 0


@kernel
def is_asked_rightly(s, e):
    """Whether the right seats are asked, and can give what is asked for."""
    if s.ask == Ask.JOIN:
        return s.asked == 1 << s.mr_x
    if s.ask == Ask.DECLARE:
        return s.godfather == 1 and s.candidates == 0 and s.asked == entitled(s)
    if s.ask == Ask.DUEL:
        return s.asked & ~s.candidates == 0 and have_cards(s) and has_several(s.candidates)
    if s.ask == Ask.SAY:
        return s.talk == 1 and s.asked == members(s)
    if s.ask == Ask.SHOW:
        return s.talk == 1 and s.asked & ~members(s) == 0 and have_cards(s)
    if s.ask == Ask.LAY:
        return s.asked & ~members(s) == 0 and have_cards(s)
    if s.ask == Ask.BRUISER:
        return s.holder[Person.BRUISER] != NO_SEAT and s.asked == 1 << s.holder[Person.BRUISER] and s.bruiser_used == 0
    if s.ask == Ask.HIDE:
        return is_single(s.asked) and has_laid(s)
    if s.winning == Side.NEITHER or s.first == NO_SEAT:
        return False
    if s.ask == Ask.CHOOSE or s.ask == Ask.PAY:
        if s.sharing == Side.NEITHER or (s.person == NO_PERSON) != is_person_gone(s, e):
            return False
        chooser = receiver(s, e, 0)
        return chooser != NO_SEAT and s.asked == 1 << chooser and (s.ask == Ask.PAY) == is_godfathers(s)
    return is_round_end_fitting(s)


@kernel
def is_person_gone(s, e):
    """CG-5.3: when the losers share, the person is gone if the winners' packages held it, except in the one a loner left."""
    if s.sharing == s.winning or s.person != NO_PERSON:
        return False
    return e.person[s.loot, 1, 0] == 0 and e.person[s.loot, 1, 1] == 0


@kernel
def is_single(seats_in):
    """Whether a set holds exactly one seat."""
    return seats_in != 0 and not has_several(seats_in)


@kernel
def have_cards(s):
    """Everyone asked for cards has some."""
    for seat in range(s.seats):
        if s.asked >> seat & 1 and s.hand_count[seat] == 0:
            return False
    return True


@kernel
def has_laid(s):
    """A player asked which card to hide has laid one."""
    for seat in range(s.seats):
        if s.asked >> seat & 1 and s.laid_count[seat] == 0:
            return False
    return True


@kernel
def is_round_end_fitting(s):
    """CG-5.4: the player whose turn it is, with a person who can be used, or as Mr. X."""
    if s.turn == NO_SEAT or s.turns == 0 or s.asked != 1 << s.turn:
        return False
    able = s.turn == s.mr_x
    for person in AT_ROUND_END:
        if s.holder[person] == s.turn:
            able = True
    if not able:
        return False
    known = s.seen_by == TRUTH or s.seen_by == s.turn
    if s.ask == Ask.SELL:
        return (not known or s.worth + hand_value(s, s.turn) >= PRICE) and s.hand_count[s.turn] > 0
    if s.ask == Ask.GAMBLE:
        return 0 < s.left <= GAMBLED and s.hand_count[s.turn] >= s.left and is_wager_fitting(s)
    if s.ask == Ask.TAKE:
        return 0 < s.left <= GAMBLED and can_take(s)
    return True


@kernel
def is_wager_fitting(s):
    """CG-8.4: the first of the two discarded cards lies on the discard pile."""
    if s.left == GAMBLED:
        return s.worth == 0
    for card in range(CARDS):
        if s.discards[card] > 0 and VALUE_OF[card] == s.worth:
            return True
    return False


@kernel
def can_take(s):
    """CG-8.4: the cheapest cards of the discard pile are cheap enough."""
    left, total = s.left, 0
    for value in range(1, MOST_VALUE + 1):
        for card in range(CARDS):
            if VALUE_OF[card] == value:
                taken = min(left, s.discards[card])
                left -= taken
                total += taken * value
    return left == 0 and total <= s.worth


@kernel
def are_choices_fitting(s):
    """Sealed answers exist only while they are asked for, and only from those who have finished, except cards chosen so far."""
    for seat in range(s.seats):
        finished = s.asked >> seat & 1 == 1 and s.waiting >> seat & 1 == 0
        if (s.saying[seat] != NO_WORD) != (finished and s.ask == Ask.SAY):
            return False
        if (s.declaring[seat] != NOT_DECIDED) != (finished and s.ask == Ask.DECLARE):
            return False
        if (s.duelling[seat] != NO_CARD) != (finished and s.ask == Ask.DUEL):
            return False
        if s.duelling[seat] < UNKNOWN_CARD and s.hand[seat, s.duelling[seat]] == 0:
            return False
        choosing = s.ask == Ask.JOIN or s.ask == Ask.SHOW or s.ask == Ask.LAY
        for card in range(CARDS):
            if s.choosing[seat, card] > 0 and not (choosing and s.asked >> seat & 1):
                return False
    return True
