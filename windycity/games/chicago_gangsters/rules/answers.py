"""Every ask in the order of play, and what follows without being asked. Kernels trust their input."""

from windycity.core.kernel import kernel
from windycity.games.chicago_gangsters.position import END_CARD, NO_SEAT, Ask, Phase, Reason, Side
from windycity.games.chicago_gangsters.rules.fight import (
    apply_bruiser,
    apply_hide,
    apply_join,
    apply_lay,
    apply_say,
    apply_show,
    ask_bruiser,
    ask_cards,
    ask_hidden_card,
    ask_mr_x,
    ask_open_cards,
    ask_words,
    legal_bruiser,
    legal_hide,
    legal_join,
    legal_lay,
    legal_say,
    legal_show,
    members,
    settle,
    turn_cards,
    turn_up_hidden,
    turn_up_side,
)
from windycity.games.chicago_gangsters.rules.godfather import (
    apply_declare,
    apply_duel,
    ask_declarations,
    legal_declare,
    legal_duel,
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
from windycity.games.chicago_gangsters.rules.showdown import turn_end_card


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; tell how many there are."""
    if s.ask == Ask.JOIN:
        return legal_join(s, seat, out)
    if s.ask == Ask.DECLARE:
        return legal_declare(out)
    if s.ask == Ask.DUEL:
        return legal_duel(s, seat, out)
    if s.ask == Ask.SAY:
        return legal_say(out)
    if s.ask == Ask.SHOW:
        return legal_show(s, seat, out)
    if s.ask == Ask.LAY:
        return legal_lay(s, seat, out)
    if s.ask == Ask.BRUISER:
        return legal_bruiser(out)
    if s.ask == Ask.HIDE:
        return legal_hide(s, seat, out)
    if s.ask == Ask.CHOOSE:
        return legal_choose(out)
    if s.ask == Ask.PAY:
        return legal_pay(s, e, out)
    if s.ask == Ask.ROUND_END:
        return legal_round_end(s, seat, out)
    if s.ask == Ask.SELL:
        return legal_sell(s, seat, out)
    if s.ask == Ask.GAMBLE:
        return legal_gamble(s, seat, out)
    return legal_take(s, out)


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
        if s.phase <= Phase.TURN_UP:
            go_on_fighting(s, e, chance, log)
        else:
            go_on_settling(s, e, chance, log)


@kernel
def go_on_fighting(s, e, chance, log):
    """CG-3.2: from the reveal to the turning up, first of the challengers' cards, then of the defenders'."""
    phase = s.phase
    s.phase = phase + 1
    if phase == Phase.REVEAL:
        turn_cards(s, e, chance, log)
        if s.coalition == END_CARD:
            turn_end_card(s, log)
    elif phase == Phase.JOIN:
        ask_mr_x(s)
    elif phase == Phase.DECLARE:
        ask_declarations(s)
    elif phase == Phase.SAY:
        ask_words(s)
    elif phase == Phase.SHOW:
        ask_open_cards(s)
    elif phase == Phase.LAY:
        ask_cards(s)
    elif phase == Phase.BRUISER:
        ask_bruiser(s, members(s))
    elif phase == Phase.HIDE:
        ask_hidden_card(s, e)
    else:
        turn_up_side(s, e, log)
        if s.acting == Side.CHALLENGERS:
            s.acting = Side.DEFENDERS
            s.phase = Phase.DECLARE


@kernel
def go_on_settling(s, e, chance, log):
    """CG-3.2: from the settling to the end of the round."""
    phase = s.phase
    s.phase = phase + 1
    if phase == Phase.SETTLE:
        turn_up_hidden(s, e, log)
    elif phase == Phase.MR_X:
        if s.mr_x != NO_SEAT:
            ask_bruiser(s, 1 << s.mr_x)
    elif phase == Phase.COUNT:
        settle(s, e, log)
    elif phase == Phase.WINNERS:
        share_winners(s, e)
    elif phase == Phase.LOSERS:
        share_losers(s, e, log)
        begin_round_end(s)
    elif phase == Phase.ROUND_END:
        if s.turns > 0:
            s.phase = Phase.ROUND_END
            next_at_round_end(s, chance, log)
    else:
        clear_round(s, log)
        s.phase = Phase.REVEAL
