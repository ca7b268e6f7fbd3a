"""Every ask in the order of play, and what follows without being asked. Kernels trust their input."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import BEFORE_SETTLING, END_CARD, NO_SEAT, Ask, Phase, Reason, Side
from windycity.games.chicago_gangsters.rules.godfather import (
    apply_declare,
    apply_duel,
    ask_declarations,
    legal_declare,
    legal_duel,
)
from windycity.games.chicago_gangsters.rules.laying import (
    apply_bruiser,
    apply_hide,
    apply_join,
    apply_lay,
    ask_bruiser,
    ask_cards,
    ask_hidden_card,
    ask_mr_x,
    legal_bruiser,
    legal_hide,
    legal_join,
    legal_lay,
)
from windycity.games.chicago_gangsters.rules.loot import (
    apply_choose,
    apply_pay,
    legal_choose,
    legal_pay,
    share_losers,
    share_winners,
)
from windycity.games.chicago_gangsters.rules.means import replace_empty_pile
from windycity.games.chicago_gangsters.rules.round_end import (
    apply_gamble,
    apply_round_end,
    apply_sell,
    apply_take,
    begin_round_end,
    clear_round,
    legal_gamble,
    legal_round_end,
    legal_sell,
    legal_take,
    next_at_round_end,
)
from windycity.games.chicago_gangsters.rules.settling import settle, turn_up_hidden, turn_up_side
from windycity.games.chicago_gangsters.rules.showdown import turn_end_card
from windycity.games.chicago_gangsters.rules.sides import members, turn_cards
from windycity.games.chicago_gangsters.rules.talk import apply_say, apply_show, ask_open_cards, ask_words, legal_say, legal_show


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; return their count."""
    if s.ask == Ask.JOIN:
        return legal_join(s, e, seat, out)
    if s.ask == Ask.DECLARE:
        return legal_declare(out)
    if s.ask == Ask.DUEL:
        return legal_duel(s, e, seat, out)
    if s.ask == Ask.SAY:
        return legal_say(out)
    if s.ask == Ask.SHOW:
        return legal_show(s, e, seat, out)
    if s.ask == Ask.LAY:
        return legal_lay(s, e, seat, out)
    if s.ask == Ask.BRUISER:
        return legal_bruiser(out)
    if s.ask == Ask.HIDE:
        return legal_hide(s, e, seat, out)
    if s.ask == Ask.CHOOSE:
        return legal_choose(out)
    if s.ask == Ask.PAY:
        return legal_pay(s, e, seat, out)
    if s.ask == Ask.ROUND_END:
        return legal_round_end(s, e, seat, out)
    if s.ask == Ask.SELL:
        return legal_sell(s, e, seat, out)
    if s.ask == Ask.GAMBLE:
        return legal_gamble(s, e, seat, out)
    return legal_take(s, e, seat, out)


@kernel
def apply(s, e, seat, action, chance, log):
    """Carry out a legal answer of a waiting seat, and everything that follows without being asked."""
    s.waiting &= ~(1 << seat)
    if s.ask == Ask.JOIN:
        apply_join(s, seat, action, log)
    elif s.ask == Ask.DECLARE:
        apply_declare(s, seat, action, chance, log)
    elif s.ask == Ask.DUEL:
        apply_duel(s, seat, action, chance, log)
    elif s.ask == Ask.SAY:
        apply_say(s, seat, action, log)
    elif s.ask == Ask.SHOW:
        apply_show(s, seat, action, log)
    elif s.ask == Ask.LAY:
        apply_lay(s, seat, action, log)
    elif s.ask == Ask.BRUISER:
        apply_bruiser(s, seat, action, log)
    elif s.ask == Ask.HIDE:
        apply_hide(s, seat, action, log)
    elif s.ask == Ask.CHOOSE:
        apply_choose(s, e, seat, action, chance, log)
    elif s.ask == Ask.PAY:
        apply_pay(s, e, seat, action, chance, log)
    elif s.ask == Ask.ROUND_END:
        apply_round_end(s, seat, action, chance, log)
    elif s.ask == Ask.SELL:
        apply_sell(s, seat, action, log)
    elif s.ask == Ask.GAMBLE:
        apply_gamble(s, seat, action, log)
    else:
        apply_take(s, seat, action, log)
    go_on(s, e, chance, log)


@kernel
def go_on(s, e, chance, log):
    """CG-3.2: run everything that needs no answer, until somebody is asked or the match is over."""
    while s.waiting == 0 and s.reason == Reason.NOT_OVER:
        s.asked = 0
        replace_empty_pile(s, log)
        if s.phase in BEFORE_SETTLING:
            go_on_fighting(s, e, chance, log)
        else:
            go_on_settling(s, e, chance, log)


@kernel
def go_on_fighting(s, e, chance, log):
    """CG-3.2: from the reveal to the turning up, first of the challengers' cards, then of the defenders'."""
    if s.phase == Phase.REVEAL:
        s.phase = Phase.JOIN
        turn_cards(s, e, chance, log)
        if s.coalition == END_CARD:
            turn_end_card(s, log)
    elif s.phase == Phase.JOIN:
        s.phase = Phase.DECLARE
        ask_mr_x(s)
    elif s.phase == Phase.DECLARE:
        s.phase = Phase.SAY
        ask_declarations(s)
    elif s.phase == Phase.SAY:
        s.phase = Phase.SHOW
        ask_words(s)
    elif s.phase == Phase.SHOW:
        s.phase = Phase.LAY
        ask_open_cards(s)
    elif s.phase == Phase.LAY:
        s.phase = Phase.BRUISER
        ask_cards(s)
    elif s.phase == Phase.BRUISER:
        s.phase = Phase.HIDE
        ask_bruiser(s, members(s))
    elif s.phase == Phase.HIDE:
        s.phase = Phase.TURN_UP
        ask_hidden_card(s, e)
    else:
        turn_up_side(s, e, log)
        s.phase = Phase.DECLARE if s.acting == Side.CHALLENGERS else Phase.SETTLE
        s.acting = Side.DEFENDERS


@kernel
def go_on_settling(s, e, chance, log):
    """CG-3.2: from the settling to the end of the round."""
    if s.phase == Phase.SETTLE:
        s.phase = Phase.MR_X
        turn_up_hidden(s, e, log)
    elif s.phase == Phase.MR_X:
        s.phase = Phase.COUNT
        if s.mr_x != NO_SEAT:
            ask_bruiser(s, 1 << s.mr_x)
    elif s.phase == Phase.COUNT:
        s.phase = Phase.WINNERS
        settle(s, e, log)
    elif s.phase == Phase.WINNERS:
        s.phase = Phase.LOSERS
        share_winners(s, e)
    elif s.phase == Phase.LOSERS:
        s.phase = Phase.ROUND_END
        share_losers(s, e, log)
        begin_round_end(s)
    elif s.phase == Phase.ROUND_END and s.turns > 0:
        next_at_round_end(s, chance, log)
    elif s.phase == Phase.ROUND_END:
        s.phase = Phase.NEXT_ROUND
    else:
        s.phase = Phase.REVEAL
        clear_round(s, log)
