"""Cards laid face down (CG-4.1), first by Mr. X (CG-7.2.1); the Bruiser (CG-8.7) and the hidden card (CG-4.3)."""

from windycity.core.asking import ask_all, ask_one
from windycity.core.events import announce, fact, log_event, only_known_to, reveal, secret, unnoticed
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import BRUISER, DONE, HIDE, JOIN, LAY, PASS
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import CARDS, NO_SEAT, Ask, Person, Side
from windycity.games.chicago_gangsters.refusals import Refusal
from windycity.games.chicago_gangsters.rules.sides import members, members_with_cards, seat_of_clan

# CG-4.1, CG-4.2.2, CG-7.2.1: cards chosen one by one, in secret until everyone is done


@kernel
def why_not_lay(s, e, seat, card):
    """CG-4.1: a card of the hand that is not chosen yet; the same goes for cards laid openly."""
    if s.hand[seat, card] > s.choosing[seat, card]:
        return Refusal.NONE
    return Refusal.CARD_CHOSEN if s.choosing[seat, card] > 0 else Refusal.CARD_NOT_IN_HAND


@kernel
def choose_card(s, seat, card, log):
    """Choose one more card, in secret."""
    s.choosing[seat, card] += 1
    s.waiting |= 1 << seat
    only_known_to(log, 1 << seat)
    unnoticed(log)


@kernel
def lay_chosen(s, seat):
    """Lay the chosen cards face down; those known to others stay in `shown`."""
    for card in range(CARDS):
        s.laid[seat, card] = s.choosing[seat, card]
        s.laid_count[seat] += s.choosing[seat, card]
        s.choosing[seat, card] = 0


@kernel
def log_laid(s, seat, log):
    """Add the cards laid face down to the event just begun: their count for all, the cards for their owner."""
    fact(log, Fact.CARDS, s.laid_count[seat])
    if log.on:
        for card in range(CARDS):
            for _ in range(s.laid[seat, card]):
                secret(log, Fact.FACE_DOWN, 1 << seat, card)


@kernel
def finish(seat, log):
    """Log that a player has given the last answer to a sealed ask, which everyone can see, or is done at the end of the round."""
    log_event(log, Event.FINISHED)
    fact(log, Fact.SEAT, seat)


# CG-7.2.1: Mr. X


@kernel
def ask_mr_x(s):
    """CG-7.2.1: right after the reveal Mr. X lays cards and joins a side."""
    if s.mr_x != NO_SEAT:
        ask_one(s, Ask.JOIN, s.mr_x)


@kernel
def legal_join(s, e, seat, out):
    """CG-7.2.1: any number of cards, then a side."""
    count = cards_to_lay(s, e, seat, out)
    out[count] = JOIN.action(Side.CHALLENGERS)
    out[count + 1] = JOIN.action(Side.DEFENDERS)
    return count + 2


@kernel
def apply_join(s, seat, action, log):
    """CG-7.2.1: Mr. X announces which side he joins and how many cards he laid, nothing else."""
    if LAY.has(action):
        choose_card(s, seat, LAY.parts(action), log)
        return
    announce(log)
    lay_chosen(s, seat)
    s.side[seat] = JOIN.parts(action)
    log_event(log, Event.JOINED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SIDE, s.side[seat])
    log_laid(s, seat, log)


# CG-4.1: cards laid face down


@kernel
def ask_cards(s):
    """CG-4.1: both partners choose at the same time."""
    ask_all(s, Ask.LAY, members_with_cards(s))


@kernel
def cards_to_lay(s, e, seat, out):
    """CG-4.1: any card of the hand, one after the other."""
    count = 0
    for card in range(CARDS):
        if why_not_lay(s, e, seat, card) == Refusal.NONE:
            out[count] = LAY.action(card)
            count += 1
    return count


@kernel
def legal_lay(s, e, seat, out):
    """CG-4.1: any number of cards of any kind, none included."""
    count = cards_to_lay(s, e, seat, out)
    out[count] = DONE.action()
    return count + 1


@kernel
def apply_lay(s, seat, action, log):
    """CG-3.3: each partner's count of cards is open once both have finished."""
    if LAY.has(action):
        choose_card(s, seat, LAY.parts(action), log)
        return
    finish(seat, log)
    if s.waiting == 0:
        reveal(log)
        for owner in range(s.seats):
            if s.asked >> owner & 1:
                lay_chosen(s, owner)
                log_event(log, Event.LAID)
                fact(log, Fact.SEAT, owner)
                log_laid(s, owner, log)


# CG-8.7: the Bruiser


@kernel
def ask_bruiser(s, side_members):
    """CG-8.7: when all have laid and before cards are turned up, the Bruiser's owner may use him on cards laid."""
    owner = s.holder[Person.BRUISER]
    if owner == NO_SEAT or s.bruiser_used or not side_members >> owner & 1:
        return
    if s.laid_count[owner] > 0 or has_open_cards(s, owner):
        ask_one(s, Ask.BRUISER, owner)


@kernel
def has_open_cards(s, seat):
    """Whether a player has laid cards openly."""
    for card in range(CARDS):
        if s.open[seat, card] > 0:
            return True
    return False


@kernel
def legal_bruiser(out):
    """CG-8.7: use him or not."""
    out[0] = BRUISER.action()
    out[1] = PASS.action()
    return 2


@kernel
def apply_bruiser(s, seat, action, log):
    """CG-4.3: the use of the Bruiser is announced to all."""
    reveal(log)
    if BRUISER.has(action):
        s.bruiser_used = 1
        log_event(log, Event.BRUISER)
        fact(log, Fact.SEAT, seat)
    else:
        log_event(log, Event.PASSED)
        fact(log, Fact.SEAT, seat)


# CG-4.3: the hidden card


@kernel
def ask_hidden_card(s, e):
    """CG-4.3: the challenger with the `?` may keep a card face down; defenders have no `?` (CG-4.6)."""
    if s.acting == Side.CHALLENGERS:
        seat = seat_of_clan(s, e.question[s.coalition])
        if seat != NO_SEAT and members(s) >> seat & 1 and s.laid_count[seat] > 0:
            ask_one(s, Ask.HIDE, seat)


@kernel
def legal_hide(s, e, seat, out):
    """CG-4.3: one of one's own face-down cards, or none."""
    count = 0
    for card in range(CARDS):
        if why_not_hide(s, e, seat, card) == Refusal.NONE:
            out[count] = HIDE.action(card)
            count += 1
    out[count] = PASS.action()
    return count + 1


@kernel
def why_not_hide(s, e, seat, card):
    """CG-4.3: the card must be laid face down; one laid openly cannot be hidden."""
    if s.laid[seat, card] > 0:
        return Refusal.NONE
    return Refusal.CARD_LAID_OPENLY if s.open[seat, card] > 0 else Refusal.CARD_NOT_LAID


@kernel
def apply_hide(s, seat, action, log):
    """CG-4.3: it stays face down when the rest is turned up; only its owner knows which card it is."""
    reveal(log)
    if HIDE.has(action):
        s.choosing[seat, HIDE.parts(action)] = 1
        only_known_to(log, 1 << seat)
        log_event(log, Event.HID)
        fact(log, Fact.SEAT, seat)
        secret(log, Fact.CARD, 1 << seat, HIDE.parts(action))
    else:
        log_event(log, Event.PASSED)
        fact(log, Fact.SEAT, seat)
