"""CP-4.7: the specials, except the Limousine."""

from windycity.core.chance import find
from windycity.core.events import announce, fact, log_event, only_known_to, reveal, secret
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.actions import (
    BLACKMAIL_CARD,
    BLACKMAIL_NOTHING,
    FIRE_GUN,
    FIRE_NOTHING,
    MURDER_NOBODY,
    MURDER_ROW,
    RAID_NOBODY,
    RAID_ROW,
)
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import BLACKMAIL, GUN, LIMOUSINE, LONG_TURN, MURDER, NO_BUSINESS, NO_CARD, RAID, SPOTS
from windycity.games.chicago_poker.refusals import Refusal
from windycity.games.chicago_poker.rules.limousine import legal_drives
from windycity.games.chicago_poker.rules.table import (
    discard,
    discard_from_hand,
    room_in_hand,
    shuffle_discards_in,
    take_into_hand,
    take_out_of_hand,
    take_out_of_row,
    why_not_in_hand,
)


@kernel
def legal_special(s, seat, card, out, count):
    """CP-4.7: a special with each of its targets, or for no effect."""
    if card == MURDER:
        return legal_murder(s, seat, out, count)
    if card == RAID:
        return legal_raid(s, seat, out, count)
    if card == LIMOUSINE:
        return legal_drives(s, seat, out, count)
    if card == BLACKMAIL:
        return legal_blackmail(s, seat, out, count)
    return legal_gun(out, count)


HELD = NO_CARD  # a placeholder: the special that a sort of move takes


@kernel
def why_not_held(s, e, seat):
    """CP-4.7: with that special in hand."""
    return why_not_in_hand(s, e, seat, HELD)


@kernel
def no_effect(s, seat, card, log):
    """CP-4.7: every effect is a "may"."""
    discard_from_hand(s, seat, card, log)
    log_event(log, Event.NO_EFFECT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)


# CP-4.7.1: Murder


@kernel
def legal_murder(s, seat, out, count):
    """CP-4.7.1: any row that can be touched, or no row."""
    for spot in range(SPOTS):
        for victim in range(s.seats):
            if why_not_murdered(s, seat, spot, victim) == Refusal.NONE:
                out[count] = MURDER_ROW.action(spot, victim)
                count += 1
    out[count] = MURDER_NOBODY.action()
    return count + 1


@kernel
def why_not_murder(s, e, seat, spot, victim):
    """CP-4.7.1: with the card in hand, a row that can be touched."""
    reason = why_not_in_hand(s, e, seat, MURDER)
    return why_not_murdered(s, seat, spot, victim) if reason == Refusal.NONE else reason


@kernel
def why_not_murdered(s, seat, spot, victim):
    """CP-4.7.1: a row of another player with a card in it and, CP-4.6, without a bullet on it."""
    reason = why_not_row_of_another(s, seat, spot, victim)
    if reason == Refusal.NONE and s.bullet[spot, victim] > 0:
        return Refusal.ROW_LOCKED
    return reason


@kernel
def why_not_row_of_another(s, seat, spot, victim):
    """CP-4.7.1, CP-4.7.2: at an open business, a row with a card in it that is another player's."""
    if s.spot_business[spot] == NO_BUSINESS:
        return Refusal.NO_BUSINESS_THERE
    if victim >= s.seats:
        return Refusal.BOSS_NOT_PLAYING
    if victim == seat:
        return Refusal.OWN_ROW
    return Refusal.ROW_EMPTY if s.row_count[spot, victim] == 0 else Refusal.NONE


@kernel
def apply_murder(s, seat, spot, victim, log):
    """CP-4.7.1: discard the last card of another player's row."""
    last = s.row_count[spot, victim] - 1
    card = s.row[spot, victim, last]
    if s.row_seen[spot, victim, last] >> seat & 1 == 0:
        reveal(log)
    log_event(log, Event.MURDERED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.VICTIM, victim)
    fact(log, Fact.CARD, card)
    take_out_of_row(s, victim, spot, last)
    discard(s, card)
    discard_from_hand(s, seat, MURDER, log)


# CP-4.7.2: Raid


@kernel
def legal_raid(s, seat, out, count):
    """CP-4.7.2: any row that can be looked at, or no row."""
    for spot in range(SPOTS):
        for victim in range(s.seats):
            if why_not_raided(s, seat, spot, victim) == Refusal.NONE:
                out[count] = RAID_ROW.action(spot, victim)
                count += 1
    out[count] = RAID_NOBODY.action()
    return count + 1


@kernel
def why_not_raid(s, e, seat, spot, victim):
    """CP-4.7.2: with the card in hand, a row that can be looked at."""
    reason = why_not_in_hand(s, e, seat, RAID)
    return why_not_raided(s, seat, spot, victim) if reason == Refusal.NONE else reason


@kernel
def why_not_raided(s, seat, spot, victim):
    """CP-4.7.2: a row of another player with a face-down card."""
    reason = why_not_row_of_another(s, seat, spot, victim)
    if reason == Refusal.NONE:
        reason = Refusal.NOTHING_FACE_DOWN
        for place in range(s.row_count[spot, victim]):
            if not s.row_up[spot, victim, place]:
                reason = Refusal.NONE
    return reason


@kernel
def apply_raid(s, seat, spot, victim, log):
    """CP-4.7.2: look at all face-down cards of a row; CP-4.5: they stay known to the player who looked."""
    log_event(log, Event.RAIDED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.VICTIM, victim)
    reveal(log)
    for place in range(s.row_count[spot, victim]):
        if not s.row_up[spot, victim, place]:
            look_at(s, seat, spot, victim, place, log)
    discard_from_hand(s, seat, RAID, log)


@kernel
def look_at(s, seat, spot, victim, place, log):
    """CP-4.5: a card stays known to those who have looked at it."""
    s.row_seen[spot, victim, place] |= 1 << seat
    log_event(log, Event.SAW)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.VICTIM, victim)
    fact(log, Fact.PLACE, place)
    secret(log, Fact.CARD, s.row_seen[spot, victim, place], s.row[spot, victim, place])


# CP-4.7.4: the Gun


@kernel
def legal_gun(out, count):
    """CP-4.7.4: two extra actions, or none."""
    out[count] = FIRE_GUN.action()
    out[count + 1] = FIRE_NOTHING.action()
    return count + 2


@kernel
def apply_gun(s, seat, log):
    """CP-4.7.4: two extra actions this turn, unless it has been very long already."""
    if s.taken <= LONG_TURN:
        s.actions += 2
    discard_from_hand(s, seat, GUN, log)
    log_event(log, Event.GUN)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.ACTIONS, s.actions)


# CP-4.7.5: Blackmail


@kernel
def legal_blackmail(s, seat, out, count):
    """CP-4.7.5: any card of the discard pile, if the hand may grow, or nothing."""
    if why_not_grow(s, seat) == Refusal.NONE:
        for place in range(s.discard_count):
            card = s.discards[place]
            if find(s.discards[:], place, card) == place:  # the two Raids are equal
                out[count] = BLACKMAIL_CARD.action(card)
                count += 1
    out[count] = BLACKMAIL_NOTHING.action()
    return count + 1


@kernel
def why_not_blackmail(s, e, seat, card):
    """CP-4.7.5: with Blackmail in a hand that may grow, a card of the discard pile."""
    reason = why_not_in_hand(s, e, seat, BLACKMAIL)
    if reason != Refusal.NONE:
        return reason
    if find(s.discards[:], s.discard_count, card) == s.discard_count:
        return Refusal.CARD_NOT_DISCARDED
    return why_not_grow(s, seat)


@kernel
def why_not_grow(s, seat):
    """CP-4.2: the hand after Blackmail, which has left it by then, may not exceed the limit."""
    return Refusal.NONE if room_in_hand(s, s.hand_count[seat]) else Refusal.HAND_WOULD_BE_OVER


@kernel
def apply_blackmail(s, seat, card, log):
    """CP-4.7.5: take a discarded card unseen, shuffle both piles together, and only then discard Blackmail."""
    only_known_to(log, 1 << seat)
    announce(log)
    take_out_of_discards(s, card)
    take_out_of_hand(s, seat, BLACKMAIL)
    take_into_hand(s, seat, card)
    log_event(log, Event.BLACKMAILED)
    fact(log, Fact.SEAT, seat)
    secret(log, Fact.CARD, 1 << seat, card)
    shuffle_discards_in(s, log)
    discard(s, BLACKMAIL)


@kernel
def take_out_of_discards(s, card):
    """Take a card out of the discard pile."""
    last = s.discard_count - 1
    for place in range(find(s.discards[:], last, card), last):
        s.discards[place] = s.discards[place + 1]
    s.discards[last] = NO_CARD
    s.discard_count = last
