"""Every ask, in the order of play: what can be answered, and what an answer does. Kernels trust their input."""

from windycity.core.events import EVERYONE, announce, fact, log_event, only_known_to, secret
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.actions import (
    BLACKMAIL_CARD,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    DRIVE,
    DRIVE_NOWHERE,
    END,
    FIRE_GUN,
    FIRE_NOTHING,
    MURDER_NOBODY,
    MURDER_ROW,
    PLAY,
    RAID_NOBODY,
    RAID_ROW,
    TAKE,
)
from windycity.games.chicago_poker.events import Event, Fact
from windycity.games.chicago_poker.position import BLACKMAIL, GANGSTERS, GUN, LIMOUSINE, MURDER, RAID, SPOTS, Ask
from windycity.games.chicago_poker.refusals import Refusal
from windycity.games.chicago_poker.rules.duels import compare_chosen
from windycity.games.chicago_poker.rules.limousine import apply_drive, apply_take, end_limousine, legal_take
from windycity.games.chicago_poker.rules.specials import (
    apply_blackmail,
    apply_gun,
    apply_murder,
    apply_raid,
    legal_special,
    no_effect,
)
from windycity.games.chicago_poker.rules.table import (
    discard_from_hand,
    draw,
    lay,
    place_bullet_if_complete,
    take_out_of_hand,
    why_no_room,
)
from windycity.games.chicago_poker.rules.turn import go_on, why_no_draw, why_not_end


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; return their count."""
    if s.ask == Ask.ACTION:
        return legal_action(s, e, seat, out)
    if s.ask == Ask.LIMOUSINE:
        return legal_take(s, e, seat, out)
    if s.ask == Ask.DISCARD:
        return legal_discard(s, seat, out)
    return legal_choose(s, seat, out)


@kernel
def apply(s, e, seat, action, chance, log):
    """Carry out a legal answer of a waiting seat, and everything that follows without being asked."""
    s.waiting &= ~(1 << seat)
    if s.ask == Ask.ACTION:
        apply_action(s, e, seat, action, chance, log)
    elif DONE.has(action):
        end_limousine(s, seat, log)
    elif TAKE.has(action):
        apply_take(s, e, seat, TAKE.parts(action), log)
    elif DISCARD.has(action):
        apply_discard(s, seat, DISCARD.parts(action), log)
    else:
        apply_choose(s, seat, CHOOSE.parts(action), chance, log)
    go_on(s, e, chance, log)


# CP-4: an action


@kernel
def legal_action(s, e, seat, out):
    """CP-3.1: draw a card, or play one from the hand; CP-4.7.4: or end the turn, if only extra actions are left."""
    count = 0
    if why_no_draw(s, seat) == Refusal.NONE:
        out[count] = DRAW.action()
        count += 1
    for place in range(s.hand_count[seat]):
        card = s.hand[seat, place]
        if card < GANGSTERS:
            count = legal_gangster(s, seat, card, out, count)
        elif place == 0 or s.hand[seat, place - 1] != card:  # the two Raids are equal
            count = legal_special(s, seat, card, out, count)
    if why_not_end(s, e, seat) == Refusal.NONE:
        out[count] = END.action()
        count += 1
    return count


@kernel
def apply_action(s, e, seat, action, chance, log):
    """Carry out one action, or give up those that are left."""
    if END.has(action):
        apply_end(s, seat, log)
        return
    s.actions -= 1
    s.taken += 1
    if DRAW.has(action):
        draw(s, seat, Event.DREW, chance, log)
    elif PLAY.has(action):
        card, spot = PLAY.parts(action)
        apply_gangster(s, e, seat, card, spot, log)
    else:
        apply_special(s, seat, action, log)


@kernel
def apply_special(s, seat, action, log):
    """CP-4.7: carry out a special, or play it for no effect."""
    if MURDER_ROW.has(action):
        spot, victim = MURDER_ROW.parts(action)
        apply_murder(s, seat, spot, victim, log)
    elif RAID_ROW.has(action):
        spot, victim = RAID_ROW.parts(action)
        apply_raid(s, seat, spot, victim, log)
    elif DRIVE.has(action):
        start, goal = DRIVE.parts(action)
        apply_drive(s, seat, start, goal, log)
    elif FIRE_GUN.has(action):
        apply_gun(s, seat, log)
    elif BLACKMAIL_CARD.has(action):
        apply_blackmail(s, seat, BLACKMAIL_CARD.parts(action), log)
    else:
        no_effect(s, seat, unused_special(action), log)


@kernel
def unused_special(action):
    """CP-4.7: which special is played for no effect."""
    if MURDER_NOBODY.has(action):
        return MURDER
    if RAID_NOBODY.has(action):
        return RAID
    if DRIVE_NOWHERE.has(action):
        return LIMOUSINE
    if FIRE_NOTHING.has(action):
        return GUN
    return BLACKMAIL


@kernel
def legal_gangster(s, seat, card, out, count):
    """CP-4.3: at any open business with room in one's row."""
    for spot in range(SPOTS):
        if why_no_room(s, seat, spot) == Refusal.NONE:
            out[count] = PLAY.action(card, spot)
            count += 1
    return count


@kernel
def apply_gangster(s, e, seat, card, spot, log):
    """CP-4.3, CP-4.4: lay it as the next card of the row; CP-4.6: the fifth brings a bullet."""
    take_out_of_hand(s, seat, card)
    up = lay(s, e, seat, spot, card, 1 << seat)
    s.quiet_from = s.turn + 1
    audience = EVERYONE if up else 1 << seat
    if up:
        announce(log)
    only_known_to(log, audience)
    log_event(log, Event.LAID)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.UP, up)
    secret(log, Fact.CARD, audience, card)
    place_bullet_if_complete(s, seat, spot, log)


@kernel
def apply_end(s, seat, log):
    """CP-4.7.4: give up the rest of the extra actions; the turn is over."""
    log_event(log, Event.WAIVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.ACTIONS, s.actions)
    s.actions = 0


# CP-4.2: a hand over seven; CP-5.6: a card for the tie-break


@kernel
def legal_discard(s, seat, out):
    """CP-4.2: any card of the hand."""
    count = each_of_hand(s, seat, out)
    for i in range(count):
        out[i] = DISCARD.action(out[i])
    return count


@kernel
def legal_choose(s, seat, out):
    """CP-5.6: any card of the hand."""
    count = each_of_hand(s, seat, out)
    for i in range(count):
        out[i] = CHOOSE.action(out[i])
    return count


@kernel
def each_of_hand(s, seat, out):
    """Write the different cards of a hand; return their count."""
    count = 0
    for place in range(s.hand_count[seat]):
        if place == 0 or s.hand[seat, place - 1] != s.hand[seat, place]:  # the two Raids are equal
            out[count] = s.hand[seat, place]
            count += 1
    return count


@kernel
def apply_discard(s, seat, card, log):
    """CP-4.2: discard a card over the limit."""
    discard_from_hand(s, seat, card, log)
    log_event(log, Event.DISCARDED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)


@kernel
def apply_choose(s, seat, card, chance, log):
    """CP-5.6: choose in secret; after the last choice all are revealed."""
    take_out_of_hand(s, seat, card)
    s.chosen[seat] = card
    only_known_to(log, 1 << seat)
    log_event(log, Event.CHOSE)
    fact(log, Fact.SEAT, seat)
    secret(log, Fact.CARD, 1 << seat, card)
    if s.waiting == 0:
        compare_chosen(s, chance, log)
