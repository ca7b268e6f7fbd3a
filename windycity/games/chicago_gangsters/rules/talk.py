"""CG-4.2: what partners say before they lay (CG-4.2.1), and cards laid openly (CG-4.2.2)."""

from windycity.core.asking import ask_all
from windycity.core.events import fact, log_event, only_known_to, reveal
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import DONE, SAY, SHOW, STAY_SILENT
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import CARDS, HIGHEST_WORD, NO_WORD, SILENT, Ask
from windycity.games.chicago_gangsters.refusals import Refusal
from windycity.games.chicago_gangsters.rules.laying import choose_card, finish, why_not_lay
from windycity.games.chicago_gangsters.rules.means import lose
from windycity.games.chicago_gangsters.rules.sides import members, members_with_cards

# CG-4.2.1: statements


@kernel
def ask_words(s):
    """CG-4.2.1: the members of a side state at the same time what they will bring."""
    if s.talk:
        ask_all(s, Ask.SAY, members(s))


@kernel
def legal_say(out):
    """CG-4.2.1: any strength from 0 to 30, or silence."""
    for strength in range(HIGHEST_WORD + 1):
        out[strength] = SAY.action(strength)
    out[HIGHEST_WORD + 1] = STAY_SILENT.action()
    return HIGHEST_WORD + 2


@kernel
def apply_say(s, seat, action, log):
    """CG-4.2.1: everyone hears it when all have spoken."""
    s.saying[seat] = SAY.parts(action) if SAY.has(action) else SILENT
    only_known_to(log, 1 << seat)
    finish(seat, log)
    if s.waiting == 0:
        reveal(log)
        for speaker in range(s.seats):
            if s.asked >> speaker & 1:
                speak(s, speaker, log)


@kernel
def speak(s, seat, log):
    """Announce a statement."""
    s.said[seat] = s.saying[seat]
    s.saying[seat] = NO_WORD
    if s.said[seat] == SILENT:
        log_event(log, Event.SILENT)
        fact(log, Fact.SEAT, seat)
    else:
        log_event(log, Event.SAID)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.STRENGTH, s.said[seat])


# CG-4.2.2: cards laid openly


@kernel
def ask_open_cards(s):
    """CG-4.2.2: then each member may lay cards openly, at the same time."""
    if s.talk:
        ask_all(s, Ask.SHOW, members_with_cards(s))


@kernel
def legal_show(s, e, seat, out):
    """CG-4.2.2: any card of the hand, or no more."""
    count = 0
    for card in range(CARDS):
        if why_not_lay(s, e, seat, card) == Refusal.NONE:
            out[count] = SHOW.action(card)
            count += 1
    out[count] = DONE.action()
    return count + 1


@kernel
def apply_show(s, seat, action, log):
    """CG-4.2.2: once all have chosen, the cards are seen by all, and committed."""
    if SHOW.has(action):
        choose_card(s, seat, SHOW.parts(action), log)
        return
    finish(seat, log)
    if s.waiting == 0:
        reveal(log)
        for owner in range(s.seats):
            if s.asked >> owner & 1:
                lay_openly(s, owner, log)


@kernel
def lay_openly(s, seat, log):
    """Lay the chosen cards openly."""
    for card in range(CARDS):
        for _ in range(s.choosing[seat, card]):
            lose(s, seat, card)
            s.open[seat, card] += 1
            log_event(log, Event.SHOWED)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, card)
        s.choosing[seat, card] = 0
