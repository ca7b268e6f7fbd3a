"""Every ask, in the order of play: what can be answered, and what an answer does. Kernels trust their input."""

from windycity.core.asking import ask_openly
from windycity.core.chance import find
from windycity.core.events import EVERYONE, MOST_SEATS, announce, fact, only_known_to, reveal, secret, tell
from windycity.core.kernel import kernel
from windycity.games.chicago_poker.actions import (
    BLACKMAIL_CARD,
    BLACKMAIL_NOTHING,
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
from windycity.games.chicago_poker.position import (
    BLACKMAIL,
    GANGSTERS,
    GUN,
    LIMOUSINE,
    LONG_TURN,
    MURDER,
    NO_CARD,
    NO_SPOT,
    RAID,
    ROW,
    SPOTS,
    Ask,
)
from windycity.games.chicago_poker.rules.duels import compare_chosen
from windycity.games.chicago_poker.rules.table import (
    discard,
    discard_from_hand,
    draw,
    lay,
    place_bullet_if_complete,
    room_in_hand,
    shuffle_discards_in,
    take_into_hand,
    take_out_of_hand,
    take_out_of_row,
)
from windycity.games.chicago_poker.rules.turn import go_on, has_room, may_draw, may_end


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; tell how many there are."""
    if s.ask == Ask.ACTION:
        return legal_action(s, seat, out)
    if s.ask == Ask.LIMOUSINE:
        return legal_take(s, seat, out)
    if s.ask == Ask.DISCARD:
        return each_of_hand(s, seat, DISCARD, out, 0)
    return each_of_hand(s, seat, CHOOSE, out, 0)


@kernel
def apply(s, e, seat, action, chance, log):
    """Carry out a legal answer of a waiting seat, and everything that follows without being asked."""
    s.waiting &= ~(1 << seat)
    if s.ask == Ask.ACTION:
        apply_action(s, e, seat, action, chance, log)
    elif s.ask == Ask.LIMOUSINE:
        apply_take(s, e, seat, action, log)
    elif s.ask == Ask.DISCARD:
        apply_discard(s, seat, action - DISCARD, log)
    else:
        apply_choose(s, seat, action - CHOOSE, chance, log)
    go_on(s, e, chance, log)


# CP-4: an action


@kernel
def legal_action(s, seat, out):
    """CP-3.1: draw a card, or play one of the hand; CP-4.7.4: or end the turn, if only extra actions are left."""
    count = 0
    if may_draw(s, seat):
        out[count] = DRAW
        count += 1
    for place in range(s.hand_count[seat]):
        card = s.hand[seat, place]
        if card < GANGSTERS:
            count = legal_gangster(s, seat, card, out, count)
        elif place == 0 or s.hand[seat, place - 1] != card:  # the two Raids are equal
            count = legal_special(s, seat, card, out, count)
    if may_end(s, seat):
        out[count] = END
        count += 1
    return count


@kernel
def apply_action(s, e, seat, action, chance, log):
    """Carry out one action, or leave those that are left."""
    if action == END:
        apply_end(s, seat, log)
        return
    s.actions -= 1
    s.taken += 1
    if action == DRAW:
        draw(s, seat, Event.DREW, chance, log)
    elif action < MURDER_ROW:
        apply_gangster(s, e, seat, (action - PLAY) // SPOTS, (action - PLAY) % SPOTS, log)
    elif action < RAID_ROW:
        apply_murder(s, seat, action, log)
    elif action < DRIVE:
        apply_raid(s, seat, action, log)
    elif action < FIRE_GUN:
        apply_limousine(s, seat, action, log)
    elif action < BLACKMAIL_CARD:
        apply_gun(s, seat, action, log)
    else:
        apply_blackmail(s, seat, action, log)


@kernel
def legal_gangster(s, seat, card, out, count):
    """CP-4.3: at any open business with room in one's row."""
    for spot in range(SPOTS):
        if has_room(s, seat, spot):
            out[count] = PLAY + card * SPOTS + spot
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
    tell(log, Event.LAID)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.UP, up)
    secret(log, Fact.CARD, audience, card)
    place_bullet_if_complete(s, seat, spot, log)


@kernel
def legal_special(s, seat, card, out, count):
    """CP-4.7: a special with each of its targets, or for no effect."""
    if card == MURDER:
        return legal_rows(s, seat, MURDER_ROW, out, count)
    if card == RAID:
        return legal_rows(s, seat, RAID_ROW, out, count)
    if card == LIMOUSINE:
        return legal_drives(s, seat, out, count)
    if card == BLACKMAIL:
        return legal_blackmail(s, seat, out, count)
    return legal_gun(out, count)


@kernel
def no_effect(s, seat, card, log):
    """CP-4.7: every effect is a "may"."""
    discard_from_hand(s, seat, card, log)
    tell(log, Event.NO_EFFECT)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)


@kernel
def legal_rows(s, seat, first, out, count):
    """Murder and Raid: every row of another player that they can touch, or nobody's."""
    for spot in range(SPOTS):
        for victim in range(s.seats):
            if victim != seat:
                touched = can_murder(s, spot, victim) if first == MURDER_ROW else can_raid(s, spot, victim)
                if touched:
                    out[count] = first + spot * MOST_SEATS + victim
                    count += 1
    out[count] = first + SPOTS * MOST_SEATS
    return count + 1


@kernel
def can_murder(s, spot, victim):
    """CP-4.7.1: a row with a card in it and, CP-4.6, without a bullet on it."""
    return s.row_count[spot, victim] > 0 and s.bullet[spot, victim] == 0


@kernel
def apply_murder(s, seat, action, log):
    """CP-4.7.1: discard the last card of another player's row."""
    if action == MURDER_NOBODY:
        no_effect(s, seat, MURDER, log)
        return
    spot, victim = (action - MURDER_ROW) // MOST_SEATS, (action - MURDER_ROW) % MOST_SEATS
    last = s.row_count[spot, victim] - 1
    card = s.row[spot, victim, last]
    if s.row_seen[spot, victim, last] >> seat & 1 == 0:
        reveal(log)
    tell(log, Event.MURDERED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.VICTIM, victim)
    fact(log, Fact.CARD, card)
    take_out_of_row(s, victim, spot, last)
    discard(s, card)
    discard_from_hand(s, seat, MURDER, log)


@kernel
def can_raid(s, spot, victim):
    """CP-4.7.2: a row with a face-down card."""
    for place in range(s.row_count[spot, victim]):
        if not s.row_up[spot, victim, place]:
            return True
    return False


@kernel
def apply_raid(s, seat, action, log):
    """CP-4.7.2: look at all face-down cards of a row; CP-4.5: they stay known to the one who looked."""
    if action == RAID_NOBODY:
        no_effect(s, seat, RAID, log)
        return
    spot, victim = (action - RAID_ROW) // MOST_SEATS, (action - RAID_ROW) % MOST_SEATS
    tell(log, Event.RAIDED)
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
    """CP-4.5: a card that someone has looked at is known to those who saw it."""
    s.row_seen[spot, victim, place] |= 1 << seat
    tell(log, Event.SAW)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SPOT, spot)
    fact(log, Fact.VICTIM, victim)
    fact(log, Fact.PLACE, place)
    secret(log, Fact.CARD, s.row_seen[spot, victim, place], s.row[spot, victim, place])


@kernel
def legal_drives(s, seat, out, count):
    """CP-4.7.3: from an own row that is not locked (CP-4.6) to another business with room, or nowhere."""
    for start in range(SPOTS):
        if s.row_count[start, seat] > 0 and s.bullet[start, seat] == 0:
            for goal in range(SPOTS):
                if goal != start and has_room(s, seat, goal):
                    out[count] = DRIVE + start * SPOTS + goal
                    count += 1
    out[count] = DRIVE_NOWHERE
    return count + 1


@kernel
def apply_limousine(s, seat, action, log):
    """CP-4.7.3: choose the two businesses; which cards, and in which order, is asked next."""
    if action == DRIVE_NOWHERE:
        no_effect(s, seat, LIMOUSINE, log)
        return
    discard_from_hand(s, seat, LIMOUSINE, log)
    s.limousine_from = (action - DRIVE) // SPOTS
    s.limousine_to = (action - DRIVE) % SPOTS
    tell(log, Event.DROVE)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.FROM, s.limousine_from)
    fact(log, Fact.TO, s.limousine_to)
    ask_openly(s, Ask.LIMOUSINE, seat)


@kernel
def legal_gun(out, count):
    """CP-4.7.4: two extra actions, or none."""
    out[count] = FIRE_GUN
    out[count + 1] = FIRE_NOTHING
    return count + 2


@kernel
def apply_gun(s, seat, action, log):
    """CP-4.7.4: two extra actions this turn, unless it has been a very long one."""
    if action == FIRE_NOTHING:
        no_effect(s, seat, GUN, log)
        return
    if s.taken <= LONG_TURN:
        s.actions += 2
    discard_from_hand(s, seat, GUN, log)
    tell(log, Event.GUN)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.ACTIONS, s.actions)


@kernel
def apply_end(s, seat, log):
    """CP-4.7.4: leave the rest of the extra actions; the turn is over."""
    tell(log, Event.WAIVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.ACTIONS, s.actions)
    s.actions = 0


@kernel
def legal_blackmail(s, seat, out, count):
    """CP-4.7.5: any card of the discard pile, if the hand may grow (CP-4.2), or nothing."""
    if room_in_hand(s, s.hand_count[seat]):  # Blackmail itself has left the hand by then
        for place in range(s.discard_count):
            card = s.discards[place]
            if find(s.discards[:], place, card) == place:  # the two Raids are equal
                out[count] = BLACKMAIL_CARD + card
                count += 1
    out[count] = BLACKMAIL_NOTHING
    return count + 1


@kernel
def apply_blackmail(s, seat, action, log):
    """CP-4.7.5: take a discarded card unseen, shuffle both piles together, and only then discard Blackmail."""
    if action == BLACKMAIL_NOTHING:
        no_effect(s, seat, BLACKMAIL, log)
        return
    card = action - BLACKMAIL_CARD
    only_known_to(log, 1 << seat)
    announce(log)
    take_out_of_discards(s, card)
    take_out_of_hand(s, seat, BLACKMAIL)
    take_into_hand(s, seat, card)
    tell(log, Event.BLACKMAILED)
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


# CP-4.7.3: the Limousine takes cards one by one


@kernel
def legal_take(s, seat, out):
    """CP-4.7.3: any card of the row; after the first, also done."""
    count = 0
    spot = s.limousine_from
    for place in range(s.row_count[spot, seat]):
        out[count] = TAKE + s.row[spot, seat, place]
        count += 1
    if s.limousine_taken:
        out[count] = DONE
        count += 1
    return count


@kernel
def apply_take(s, e, seat, action, log):
    """CP-4.7.3: lay the card at the end of the other row; it ends when that is full or the first one empty."""
    if action == DONE:
        end_limousine(s)
        return
    start, goal, card = s.limousine_from, s.limousine_to, action - TAKE
    place = find(s.row[start, seat], ROW, card)
    seen = s.row_seen[start, seat, place]
    take_out_of_row(s, seat, start, place)
    up = lay(s, e, seat, goal, card, seen)
    s.limousine_taken = 1
    audience = EVERYONE if up else seen
    if up:
        announce(log)
    only_known_to(log, audience)
    tell(log, Event.MOVED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.FROM, start)
    fact(log, Fact.PLACE, place)
    fact(log, Fact.TO, goal)
    fact(log, Fact.UP, up)
    secret(log, Fact.CARD, audience, card)
    place_bullet_if_complete(s, seat, goal, log)
    if s.row_count[goal, seat] == ROW or s.row_count[start, seat] == 0:
        end_limousine(s)
    else:
        s.waiting = 1 << seat


@kernel
def end_limousine(s):
    """The ride is over."""
    s.limousine_from = NO_SPOT
    s.limousine_to = NO_SPOT
    s.limousine_taken = 0


# CP-4.2: a hand over seven; CP-5.6: a card for the tie-break


@kernel
def each_of_hand(s, seat, first, out, count):
    """Any card of the hand."""
    for place in range(s.hand_count[seat]):
        if place == 0 or s.hand[seat, place - 1] != s.hand[seat, place]:  # the two Raids are equal
            out[count] = first + s.hand[seat, place]
            count += 1
    return count


@kernel
def apply_discard(s, seat, card, log):
    """CP-4.2: discard a card over the limit."""
    discard_from_hand(s, seat, card, log)
    tell(log, Event.DISCARDED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)


@kernel
def apply_choose(s, seat, card, chance, log):
    """CP-5.6: choose in secret; the last to choose brings it all to light."""
    take_out_of_hand(s, seat, card)
    s.chosen[seat] = card
    only_known_to(log, 1 << seat)
    tell(log, Event.CHOSE)
    fact(log, Fact.SEAT, seat)
    if s.waiting == 0:
        compare_chosen(s, chance, log)
