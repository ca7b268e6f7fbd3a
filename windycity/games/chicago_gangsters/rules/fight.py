"""A round from the reveal to the settling (CG-3, CG-4), with Mr. X (CG-7.2) and the Bruiser (CG-8.7)."""

from windycity.core.asking import ask_all, ask_one
from windycity.core.chance import draw_from_counts
from windycity.core.events import announce, fact, only_known_to, reveal, tell, unnoticed
from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.actions import BRUISER, DONE, HIDE, JOIN, LAY, PASS, SAY, SHOW
from windycity.games.chicago_gangsters.events import Event, Fact
from windycity.games.chicago_gangsters.position import (
    CARDS,
    END_CARD,
    HIGHEST_WORD,
    NO_CLAN,
    NO_SEAT,
    NO_WORD,
    SILENT,
    SURE_ROUNDS,
    Ask,
    Luck,
    Person,
    Side,
)
from windycity.games.chicago_gangsters.rules.means import lose, show
from windycity.games.chicago_gangsters.rules.strength import count_side, is_card_usable

# CG-3.1: the reveal


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
    tell(log, Event.ROUND)
    fact(log, Fact.ROUND, s.round)
    fact(log, Fact.DISTRICT, s.district)
    fact(log, Fact.PERSON, s.person)
    tell(log, Event.COALITION)
    fact(log, Fact.COALITION, s.coalition)
    fact(log, Fact.CHALLENGERS, side_bits(s, Side.CHALLENGERS))
    fact(log, Fact.DEFENDERS, side_bits(s, Side.DEFENDERS))
    tell(log, Event.LOOT)
    fact(log, Fact.LOOT, s.loot)
    fact(log, Fact.PACKAGES, s.loot)


@kernel
def take_sides(s, e):
    """CG-1.3: the coalition card puts every clan on a side; CG-7.1: of three players one stands alone."""
    for seat in range(s.seats):
        if s.clan[seat] != NO_CLAN:
            s.side[seat] = e.side[s.coalition, s.clan[seat]]
    s.loner = NO_SEAT
    for seat in range(s.seats):
        if side_bits(s, s.side[seat]) == 1 << seat and seat != s.mr_x:
            s.loner = seat


@kernel
def side_bits(s, side):
    """The players on a side."""
    found = 0
    for seat in range(s.seats):
        if s.side[seat] == side:
            found |= 1 << seat
    return found


@kernel
def members(s):
    """The players of the acting side who take part: not an ousted partner (CG-7.3.1), and Mr. X has acted already."""
    found = side_bits(s, s.acting)
    if s.ousted != NO_SEAT:
        found &= ~(1 << s.ousted)
    if s.mr_x != NO_SEAT:
        found &= ~(1 << s.mr_x)
    return found


@kernel
def members_with_cards(s):
    """The members who have anything to lay."""
    found = members(s)
    for seat in range(s.seats):
        if s.hand_count[seat] == 0:
            found &= ~(1 << seat)
    return found


@kernel
def seat_of_clan(s, clan):
    """The player who has a clan, NO_SEAT if it is out (CG-7.1)."""
    for seat in range(s.seats):
        if s.clan[seat] == clan:
            return seat
    return NO_SEAT


# CG-4.1, CG-4.2.2, CG-7.2.1: cards chosen one by one, in secret until everyone is done


@kernel
def legal_cards(s, seat, first, out):
    """Any card that is still in the hand."""
    count = 0
    for card in range(CARDS):
        if s.hand[seat, card] > s.choosing[seat, card]:
            out[count] = first + card
            count += 1
    return count


@kernel
def choose_card(s, seat, card, log):
    """Choose one more card; nobody else can tell."""
    s.choosing[seat, card] += 1
    s.waiting |= 1 << seat
    only_known_to(log, 1 << seat)
    unnoticed(log)


@kernel
def lay_chosen(s, seat):
    """Lay what was chosen face down; it is still among the cards that others know of (`shown`)."""
    for card in range(CARDS):
        s.laid[seat, card] = s.choosing[seat, card]
        s.laid_count[seat] += s.choosing[seat, card]
        s.choosing[seat, card] = 0


# CG-7.2.1: Mr. X


@kernel
def ask_mr_x(s):
    """CG-7.2.1: right after the reveal Mr. X lays cards and joins a side."""
    if s.mr_x != NO_SEAT:
        ask_one(s, Ask.JOIN, s.mr_x)


@kernel
def legal_join(s, seat, out):
    """CG-7.2.1: any number of cards, then a side."""
    count = legal_cards(s, seat, LAY, out)
    out[count] = JOIN + Side.CHALLENGERS
    out[count + 1] = JOIN + Side.DEFENDERS
    return count + 2


@kernel
def apply_join(s, seat, action, log):
    """CG-7.2.1: Mr. X says which side he joins and how many cards he laid, nothing else."""
    if action >= LAY:
        choose_card(s, seat, action - LAY, log)
        return
    announce(log)
    lay_chosen(s, seat)
    s.side[seat] = action - JOIN
    tell(log, Event.JOINED)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.SIDE, s.side[seat])
    fact(log, Fact.CARDS, s.laid_count[seat])


# CG-4.2.1: statements


@kernel
def ask_words(s):
    """CG-4.2.1: the members of a side state, all at the same time, what they will bring."""
    if s.talk:
        ask_all(s, Ask.SAY, members(s))


@kernel
def legal_say(out):
    """CG-4.2.1: any strength from 0 to 30, or silence."""
    for word in range(HIGHEST_WORD + 2):
        out[word] = SAY + word
    return HIGHEST_WORD + 2


@kernel
def apply_say(s, seat, action, log):
    """CG-4.2.1: everyone hears it when all have spoken."""
    s.saying[seat] = action - SAY
    only_known_to(log, 1 << seat)
    if s.waiting == 0:
        reveal(log)
        for speaker in range(s.seats):
            if s.asked >> speaker & 1:
                speak(s, speaker, log)


@kernel
def speak(s, seat, log):
    """A statement is heard."""
    s.said[seat] = s.saying[seat]
    s.saying[seat] = NO_WORD
    if s.said[seat] == SILENT:
        tell(log, Event.SILENT)
        fact(log, Fact.SEAT, seat)
    else:
        tell(log, Event.SAID)
        fact(log, Fact.SEAT, seat)
        fact(log, Fact.STRENGTH, s.said[seat])


# CG-4.2.2: cards laid openly


@kernel
def ask_open_cards(s):
    """CG-4.2.2: then each member may lay cards openly, all at the same time."""
    if s.talk:
        ask_all(s, Ask.SHOW, members_with_cards(s))


@kernel
def legal_show(s, seat, out):
    """CG-4.2.2: any card of the hand, or no more."""
    count = legal_cards(s, seat, SHOW, out)
    out[count] = DONE
    return count + 1


@kernel
def apply_show(s, seat, action, log):
    """CG-4.2.2: they are seen by all, and committed, when all have chosen."""
    if action != DONE:
        choose_card(s, seat, action - SHOW, log)
        return
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
            tell(log, Event.SHOWED)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, card)
        s.choosing[seat, card] = 0


# CG-4.1: cards laid face down


@kernel
def ask_cards(s):
    """CG-4.1: both partners choose at the same time."""
    ask_all(s, Ask.LAY, members_with_cards(s))


@kernel
def legal_lay(s, seat, out):
    """CG-4.1: any number of cards of any kind, none included."""
    count = legal_cards(s, seat, LAY, out)
    out[count] = DONE
    return count + 1


@kernel
def apply_lay(s, seat, action, log):
    """CG-3.3: how many cards each laid is open once both have finished."""
    if action != DONE:
        choose_card(s, seat, action - LAY, log)
        return
    if s.waiting == 0:
        reveal(log)
        for owner in range(s.seats):
            if s.asked >> owner & 1:
                lay_chosen(s, owner)
                tell(log, Event.LAID)
                fact(log, Fact.SEAT, owner)
                fact(log, Fact.CARDS, s.laid_count[owner])


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
    """Tell whether a player has laid cards openly."""
    for card in range(CARDS):
        if s.open[seat, card] > 0:
            return True
    return False


@kernel
def legal_bruiser(out):
    """CG-8.7: use him or not."""
    out[0] = BRUISER
    out[1] = PASS
    return 2


@kernel
def apply_bruiser(s, seat, action, log):
    """CG-4.3: the use of the Bruiser is announced to all."""
    reveal(log)
    if action == BRUISER:
        s.bruiser_used = 1
        tell(log, Event.BRUISER)
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
def legal_hide(s, seat, out):
    """CG-4.3: one of the own cards laid face down, or none."""
    count = 0
    for card in range(CARDS):
        if s.laid[seat, card] > 0:
            out[count] = HIDE + card
            count += 1
    out[count] = PASS
    return count + 1


@kernel
def apply_hide(s, seat, action, log):
    """CG-4.3: it stays face down when the rest is turned up; which one it is, only its owner knows."""
    reveal(log)
    if action != PASS:
        s.choosing[seat, action - HIDE] = 1
        only_known_to(log, 1 << seat)
        tell(log, Event.HID)
        fact(log, Fact.SEAT, seat)


# CG-4.3 to CG-4.6: turning up


@kernel
def turn_up_side(s, e, log):
    """CG-4.3 to CG-4.5: turn the side's cards up and announce its strength."""
    for seat in range(s.seats):
        if members(s) >> seat & 1:
            turn_up(s, e, seat, log)
            take_back_open(s, e, seat, log)
    count_side(s, e, s.acting, 0)
    tell(log, Event.STRENGTH)
    fact(log, Fact.SIDE, s.acting)
    fact(log, Fact.STRENGTH, s.strength[s.acting])


@kernel
def turn_up(s, e, seat, log):
    """CG-4.4: usable cards count; the others go back to the hand, and everybody has seen them. The hidden card stays."""
    for card in range(CARDS):
        turned = s.laid[seat, card] - s.choosing[seat, card]
        usable = is_card_usable(s, e, seat, card)
        show(s, seat, card, turned)
        for _ in range(turned):
            tell(log, Event.TURNED_UP)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.CARD, card)
            fact(log, Fact.USABLE, usable)
            if usable:
                lose(s, seat, card)
                s.open[seat, card] += 1
            else:
                s.returned[seat, card] += 1
        s.laid[seat, card] = s.choosing[seat, card]
        s.laid_count[seat] -= turned
        s.choosing[seat, card] = 0


@kernel
def take_back_open(s, e, seat, log):
    """CG-4.4: cards laid openly that may not be used here go back to the hand, too."""
    for card in range(CARDS):
        if s.open[seat, card] > 0 and not is_card_usable(s, e, seat, card):
            for _ in range(s.open[seat, card]):
                s.hand[seat, card] += 1
                s.hand_count[seat] += 1
                s.shown[seat, card] += 1
                s.returned[seat, card] += 1
                tell(log, Event.TOOK_BACK)
                fact(log, Fact.SEAT, seat)
                fact(log, Fact.CARD, card)
            s.open[seat, card] = 0


# CG-4.7, CG-4.8: settling


@kernel
def turn_up_hidden(s, e, log):
    """CG-4.7: the hidden card is turned up; a usable one counts for its owner, another is discarded and lost."""
    for seat in range(s.seats):
        if seat != s.mr_x and s.laid_count[seat] > 0:
            for card in range(CARDS):
                if s.laid[seat, card] > 0:
                    turn_up_one(s, e, seat, card, log)
                    count_side(s, e, Side.CHALLENGERS, 0)


@kernel
def turn_up_one(s, e, seat, card, log):
    """CG-4.7: turn up the one card that was hidden."""
    usable = is_card_usable(s, e, seat, card)
    s.laid[seat, card] = 0
    s.laid_count[seat] = 0
    lose(s, seat, card)
    show(s, seat, card, s.returned[seat, card])
    if usable:
        s.open[seat, card] += 1
    else:
        s.discards[card] += 1
    tell(log, Event.HIDDEN_UP)
    fact(log, Fact.SEAT, seat)
    fact(log, Fact.CARD, card)
    fact(log, Fact.USABLE, usable)


@kernel
def settle(s, e, log):
    """CG-4.8: the stronger side wins, on a tie the challengers; words are judged, used cards discarded."""
    if s.mr_x != NO_SEAT:  # CG-7.2.2
        turn_up(s, e, s.mr_x, log)
    count_side(s, e, Side.CHALLENGERS, 1)
    count_side(s, e, Side.DEFENDERS, 1)
    s.winning = Side.CHALLENGERS if s.strength[0] >= s.strength[1] else Side.DEFENDERS
    tell(log, Event.WON)
    fact(log, Fact.SIDE, s.winning)
    fact(log, Fact.STRENGTH, s.strength[s.winning])
    fact(log, Fact.LOSERS, s.strength[1 - s.winning])
    judge_words(s, log)
    clear_fight(s, log)


@kernel
def judge_words(s, log):
    """CG-4.2.3: a word is kept if the final contribution is at least what was said; silence counts as neither."""
    for seat in range(s.seats):
        if s.said[seat] <= HIGHEST_WORD:
            kept = s.contribution[seat] >= s.said[seat]
            if kept:
                s.kept[seat] += 1
                tell(log, Event.KEPT_WORD)
            else:
                s.broken[seat] += 1
                tell(log, Event.BROKE_WORD)
            fact(log, Fact.SEAT, seat)
            fact(log, Fact.SAID, s.said[seat])
            fact(log, Fact.BROUGHT, s.contribution[seat])
        s.said[seat] = NO_WORD


@kernel
def clear_fight(s, log):
    """CG-4.8: used cards are discarded; CG-8.7: a Bruiser who was used leaves the game."""
    for seat in range(s.seats):
        for card in range(CARDS):
            s.discards[card] += s.open[seat, card]
            s.open[seat, card] = 0
            s.returned[seat, card] = 0
    if s.bruiser_used:
        s.bruiser_used = 0
        s.holder[Person.BRUISER] = NO_SEAT
        tell(log, Event.LEFT)
        fact(log, Fact.PERSON, Person.BRUISER)
