"""Who takes what (CG-5.1 to CG-5.3), among three with Mr. X (CG-7.2.3, CG-7.2.4), and the Godfather's payment (CG-7.3.4)."""

from windycity.core.asking import ask_one
from windycity.core.events import fact, log_event
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import CHOOSE, PAY
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import HAND_LIMIT, NO_CLAN, NO_PERSON, NO_SEAT, Ask, Payment
from windycity.games.chicago_gangsters.refusals import Refusal
from windycity.games.chicago_gangsters.rules.means import draw

BOTH = 2  # stands for both packages
PAYMENTS = (Payment.ALCOHOL.value, Payment.PERSON.value, Payment.MEANS.value)  # in the order in which they are listed


@kernel
def share_winners(s, e):
    """CG-5.1: the winners share the winners' packages."""
    s.sharing = s.winning
    s.first = receiver(s, e, 0)
    ask_sharing(s, e)


@kernel
def share_losers(s, e, log):
    """CG-5.2: the losers share theirs if twice their strength is at least the winners'."""
    losers = 1 - s.winning
    if 2 * s.strength[losers] >= s.strength[s.winning]:
        s.sharing = losers
        ask_sharing(s, e)
    else:
        log_event(log, Event.NO_LOOT)
        fact(log, Fact.SIDE, losers)


@kernel
def ask_sharing(s, e):
    """CG-5.1: the larger contribution chooses; CG-7.3.4: a lone Godfather takes both packages and pays the partner."""
    chooser = receiver(s, e, 0)
    ask_one(s, Ask.PAY if is_godfathers(s) else Ask.CHOOSE, chooser)


@kernel
def is_godfathers(s):
    """CG-7.3.4: whether the sharing side is that of a Godfather who ousted the partner."""
    return s.ousted != NO_SEAT and s.side[s.ousted] == s.sharing


@kernel
def receiver(s, e, place):
    """CG-5.1, CG-7.2.3: the first, second or third of the side by contribution, Mr. X before others, then the pick mark."""
    for seat in range(s.seats):
        if is_sharing(s, seat):
            ahead = 0
            for other in range(s.seats):
                if is_sharing(s, other) and claim(s, e, other) > claim(s, e, seat):
                    ahead += 1
            if ahead == place:
                return seat
    return NO_SEAT


@kernel
def is_sharing(s, seat):
    """Whether a player shares: is on the sharing side, and not ousted."""
    return s.side[seat] == s.sharing and seat != s.ousted


@kernel
def claim(s, e, seat):
    """CG-5.1, CG-7.2.3: what decides the order of sharing; no two players of a side have the same."""
    marked = s.clan[seat] != NO_CLAN and s.clan[seat] == e.pick[s.coalition, s.side[seat]]
    return 4 * s.contribution[seat] + (2 if seat == s.mr_x else 0) + (1 if marked else 0)


@kernel
def row_of(s):
    """The row of the loot card that the sharing side takes from: winners' or losers'."""
    return 0 if s.sharing == s.winning else 1


# CG-5.1: choosing a package


@kernel
def legal_choose(out):
    """CG-5.1: one of the two packages."""
    out[0] = CHOOSE.action(0)
    out[1] = CHOOSE.action(1)
    return 2


@kernel
def apply_choose(s, e, seat, action, chance, log):
    """CG-5.1: the other partner gets the other package; CG-7.1: a loner leaves it; CG-7.2.4: a third goes empty-handed."""
    package = CHOOSE.parts(action)
    second, third = receiver(s, e, 1), receiver(s, e, 2)
    receive(s, e, seat, package, log)
    if second != NO_SEAT:
        receive(s, e, second, 1 - package, log)
    draw_loot(s, seat, means_in(s, e, package), chance, log)
    if second != NO_SEAT:
        draw_loot(s, second, means_in(s, e, 1 - package), chance, log)
    if third != NO_SEAT and third != s.mr_x:
        hand_over_clan(s, third, log)


@kernel
def alcohol_in(s, e, package):
    """The alcohol in a package, or in both."""
    row = row_of(s)
    if package == BOTH:
        return e.alcohol[s.loot, row, 0] + e.alcohol[s.loot, row, 1]
    return e.alcohol[s.loot, row, package] + 0


@kernel
def means_in(s, e, package):
    """The means cards in a package, or in both."""
    row = row_of(s)
    if package == BOTH:
        return e.means[s.loot, row, 0] + e.means[s.loot, row, 1]
    return e.means[s.loot, row, package] + 0


@kernel
def person_in(s, e, package):
    """Whether the person is in a package, or in either."""
    row = row_of(s)
    if package == BOTH:
        return e.person[s.loot, row, 0] == 1 or e.person[s.loot, row, 1] == 1
    return e.person[s.loot, row, package] == 1


@kernel
def receive(s, e, seat, package, log):
    """CG-5.3: alcohol is scored, the person is laid open."""
    get_alcohol(s, seat, package, alcohol_in(s, e, package), means_in(s, e, package), log)
    if person_in(s, e, package):
        recruit(s, seat, package, log)


@kernel
def get_alcohol(s, seat, package, alcohol, means, log):
    """CG-5.3: score alcohol; the means cards of the share are drawn afterwards."""
    s.alcohol[seat] += alcohol
    if alcohol + means > 0:
        log_event(log, Event.GOT)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.ALCOHOL, alcohol)
        fact(log, Fact.MEANS, means)
        log_packages(package, log)


@kernel
def recruit(s, seat, package, log):
    """CG-5.3: take this round's person."""
    s.holder[s.person] = seat
    log_event(log, Event.RECRUITED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PERSON, s.person)
    log_packages(package, log)
    s.person = NO_PERSON


@kernel
def log_packages(package, log):
    """Log which of the two packages something comes from, or both."""
    for one in range(BOTH):
        if package in (one, BOTH):
            fact(log, Fact.PACKAGE, one)


@kernel
def draw_loot(s, seat, means, chance, log):
    """CG-5.3: draw means one by one, never above ten in hand."""
    for _ in range(means):
        draw(s, seat, Event.DREW, chance, log)


@kernel
def hand_over_clan(s, seat, log):
    """CG-7.2.4: the player left without loot becomes Mr. X and hands over the clan card; everything else stays."""
    s.clan[s.mr_x] = s.clan[seat]
    s.clan[seat] = NO_CLAN
    log_event(log, Event.CLAN)
    fact(log, Fact.SEAT, s.mr_x)
    fact(log, Fact.CLAN, s.clan[s.mr_x])
    s.mr_x = seat
    log_event(log, Event.MR_X)
    fact(log, Fact.SEAT, seat)


# CG-7.3.4: the Godfather pays


@kernel
def legal_pay(s, e, seat, out):
    """CG-7.3.4: alcohol, the person or a means card."""
    count = 0
    for payment in PAYMENTS:
        if why_not_pay(s, e, seat, payment) == Refusal.NONE:
            out[count] = PAY.action(payment)
            count += 1
    return count


@kernel
def why_not_pay(s, e, seat, payment):
    """CG-7.3.4: the packages must hold it; a means card cannot be paid to a hand of ten unless there is nothing else."""
    alcohol, person = alcohol_in(s, e, BOTH) > 0, person_in(s, e, BOTH)
    if payment == Payment.ALCOHOL:
        return Refusal.NONE if alcohol else Refusal.NOT_IN_PACKAGES
    if payment == Payment.PERSON:
        return Refusal.NONE if person else Refusal.NOT_IN_PACKAGES
    if means_in(s, e, BOTH) == 0:
        return Refusal.NOT_IN_PACKAGES
    full = s.hand_count[s.ousted] == HAND_LIMIT
    return Refusal.PARTNER_HAND_FULL if full and (alcohol or person) else Refusal.NONE


@kernel
def apply_pay(s, e, seat, action, chance, log):
    """CG-7.3.4: both packages are the Godfather's, less what the ousted partner is paid."""
    payment = PAY.parts(action)
    alcohol, means = alcohol_in(s, e, BOTH), means_in(s, e, BOTH)
    log_event(log, Event.PAID)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.PARTNER, s.ousted)
    fact(log, Fact.PAYMENT, payment)
    if payment == Payment.ALCOHOL:
        alcohol -= 1
        s.alcohol[s.ousted] += 1
    elif payment == Payment.MEANS:
        means -= 1
    get_alcohol(s, seat, BOTH, alcohol, means, log)
    if person_in(s, e, BOTH):
        recruit(s, s.ousted if payment == Payment.PERSON else seat, BOTH, log)
    draw_loot(s, seat, means, chance, log)
    if payment == Payment.MEANS:
        draw(s, s.ousted, Event.DREW, chance, log)
