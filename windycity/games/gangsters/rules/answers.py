"""Every ask in the order of play, and what follows without being asked. Kernels trust their input."""

from windycity.core.asking import ask_all
from windycity.core.kernel import kernel
from windycity.core.seats import everyone
from windycity.games.gangsters.actions import ATTACK, CLAIM, GIVE, ORDER, SEDUCE, SHOOT, TO, WANT
from windycity.games.gangsters.position import NO_COP, Ask, Phase, Reason
from windycity.games.gangsters.rules.arrivals import (
    aim,
    apply_react,
    arrive,
    ask_reactions,
    choose_target,
    legal_react,
    legal_target,
)
from windycity.games.gangsters.rules.bribes import apply_keep, give_order, legal_keep, list_orders, pay_bribe
from windycity.games.gangsters.rules.buying import apply_buy, ask_buy, legal_buy
from windycity.games.gangsters.rules.claims import (
    apply_claim,
    apply_gang,
    apply_place,
    ask_places,
    legal_claim,
    legal_gang,
    legal_place,
    next_claim,
    reveal_gangs,
)
from windycity.games.gangsters.rules.cops import legal_cop_to, put_cop
from windycity.games.gangsters.rules.donuts import apply_donuts, apply_feed, legal_donuts, legal_feed
from windycity.games.gangsters.rules.ending import begin_round, end_turn
from windycity.games.gangsters.rules.income import collect
from windycity.games.gangsters.rules.moving import (
    apply_move,
    ask_move,
    count_moves,
    legal_move,
)
from windycity.games.gangsters.rules.pieces import apply_return, legal_return
from windycity.games.gangsters.rules.police import apply_police, ask_police, begin_police, legal_police, throw_dice
from windycity.games.gangsters.rules.public import apply_public_to, legal_public_to
from windycity.games.gangsters.rules.recruiting import go_on_seducing, legal_seduce, seduce
from windycity.games.gangsters.rules.shooting import (
    apply_attack,
    cop_attacks,
    go_on_deciding,
    go_on_shooting,
    guards_attack,
    legal_attack,
    legal_shoot,
    note_deciders,
    piece_attacks,
)
from windycity.games.gangsters.rules.trading import (
    apply_accept,
    apply_cash,
    apply_give,
    apply_want,
    legal_accept,
    legal_cash,
    legal_give,
    legal_want,
)


@kernel
def legal(s, e, seat, out):
    """Write every legal action of a waiting seat; return their count."""
    if s.ask == Ask.CLAIM:
        count = legal_claim(s, e, seat, out)
    elif s.ask == Ask.GANG:
        count = legal_gang(s, e, seat, out)
    elif s.ask == Ask.PLACE:
        count = legal_place(s, e, seat, out)
    elif s.ask == Ask.BUY:
        count = legal_buy(s, e, seat, out)
    elif s.ask == Ask.GIVE:
        count = legal_give(s, e, seat, out)
    elif s.ask == Ask.WANT:
        count = legal_want(s, e, seat, out)
    elif s.ask == Ask.CASH:
        count = legal_cash(s, e, seat, out)
    elif s.ask == Ask.ACCEPT:
        count = legal_accept(out)
    elif s.ask == Ask.DONUTS or s.ask == Ask.SHIELD:
        count = legal_donuts(s, e, seat, out)
    elif s.ask == Ask.POLICE:
        count = legal_police(s, e, seat, out)
    elif s.ask == Ask.COP_TO:
        count = legal_cop_to(s, e, out)
    elif s.ask == Ask.REACT:
        count = legal_react(s, e, seat, out)
    elif s.ask == Ask.FEED:
        count = legal_feed(out)
    elif s.ask == Ask.TARGET:
        count = legal_target(s, e, seat, out)
    elif s.ask == Ask.MOVE:
        count = legal_move(s, e, seat, out)
    elif s.ask == Ask.PUBLIC_TO:
        count = legal_public_to(s, e, out)
    elif s.ask == Ask.SEDUCE:
        count = legal_seduce(s, e, seat, out)
    elif s.ask == Ask.RETURN:
        count = legal_return(s, e, seat, out)
    elif s.ask == Ask.KEEP:
        count = legal_keep(s, e, seat, out)
    elif s.ask == Ask.ATTACK:
        count = legal_attack(s, e, seat, out)
    else:
        count = legal_shoot(s, e, seat, out)
    return list_orders(s, e, seat, out, count)


@kernel
def apply(s, e, seat, action, chance, log):
    """Carry out a legal answer of a waiting seat, and everything that follows without being asked."""
    if ORDER.has(action):
        give_order(s, seat, ORDER.parts(action), log)
        return
    s.ordered[seat] = 0
    s.waiting &= ~(1 << seat)
    if s.ask == Ask.CLAIM:
        apply_claim(s, e, seat, CLAIM.parts(action), log)
    elif s.ask == Ask.GANG:
        apply_gang(s, seat, action, log)
    elif s.ask == Ask.PLACE:
        apply_place(s, seat, action, log)
    elif s.ask == Ask.BUY:
        apply_buy(s, e, seat, action, log)
    elif s.ask == Ask.GIVE:
        apply_give(s, GIVE.parts(action), log)
    elif s.ask == Ask.WANT:
        apply_want(s, WANT.parts(action), log)
    elif s.ask == Ask.CASH:
        apply_cash(s, action, log)
    elif s.ask == Ask.ACCEPT:
        apply_accept(s, e, seat, action, log)
    elif s.ask == Ask.DONUTS or s.ask == Ask.SHIELD:
        apply_donuts(s, e, seat, action, log)
    elif s.ask == Ask.POLICE:
        apply_police(s, e, seat, action, chance, log)
    elif s.ask == Ask.COP_TO:
        put_cop(s, e, TO.parts(action), log)
    elif s.ask == Ask.REACT:
        apply_react(s, seat, action, log)
    elif s.ask == Ask.FEED:
        apply_feed(s, seat, action, log)
    elif s.ask == Ask.TARGET:
        aim(s, ATTACK.parts(action), log)
    elif s.ask == Ask.MOVE:
        apply_move(s, e, seat, action, chance, log)
    elif s.ask == Ask.PUBLIC_TO:
        apply_public_to(s, e, seat, TO.parts(action), log)
    elif s.ask == Ask.SEDUCE:
        seduce(s, seat, SEDUCE.parts(action), log)
    elif s.ask == Ask.RETURN:
        apply_return(s, seat, TO.parts(action), log)
    elif s.ask == Ask.KEEP:
        apply_keep(s, seat, action, log)
    elif s.ask == Ask.ATTACK:
        apply_attack(s, seat, action, chance, log)
    else:
        piece, target = SHOOT.parts(action)
        piece_attacks(s, seat, piece, target, chance, log)
    go_on(s, e, chance, log)


@kernel
def go_on(s, e, chance, log):
    """Run everything that needs no answer, until somebody is asked or the match is over."""
    while s.waiting == 0 and s.reason == Reason.NOT_OVER:
        s.asked = 0
        if s.phase <= Phase.TARGET:
            go_on_to_moves(s, e, chance, log)
        else:
            go_on_to_end(s, e, chance, log)


@kernel
def go_on_to_moves(s, e, chance, log):
    """The set-up (GA-2), and a turn up to the end of the police step (GA-3, GA-4)."""
    if s.phase == Phase.CLAIM:
        next_claim(s)
    elif s.phase == Phase.GANG:
        ask_all(s, Ask.GANG, everyone(s))
    elif s.phase == Phase.PLACE:
        ask_places(s)
    elif s.phase == Phase.REVEAL:
        reveal_gangs(s, log)
        begin_round(s, log)
    elif s.phase == Phase.BUY:
        ask_buy(s)
    elif s.phase == Phase.THROW:
        throw_dice(s, chance, log)
        s.phase = Phase.DONUTS
    elif s.phase == Phase.DONUTS:
        s.phase = Phase.POLICE
        begin_police(s, log)
    elif s.phase == Phase.POLICE:
        ask_police(s)
    elif s.phase == Phase.REACT:
        ask_reactions(s)
    elif s.phase == Phase.ARRIVE:
        arrive(s, e, log)
    else:
        choose_target(s, e, log)


@kernel
def go_on_to_end(s, e, chance, log):
    """A turn from the moves to its end (GA-5 to GA-10)."""
    if s.phase == Phase.COUNT_MOVES:
        count_moves(s)
    elif s.phase == Phase.MOVE:
        ask_move(s)
    elif s.phase == Phase.SEDUCE:
        go_on_seducing(s, e, log)
    elif s.phase == Phase.BRIBE:
        s.phase = Phase.INCOME
        if s.bribing != NO_COP:
            pay_bribe(s, chance, log)
    elif s.phase == Phase.INCOME:
        collect(s, e, log)
        s.phase = Phase.COP_SHOOTS
    elif s.phase == Phase.COP_SHOOTS:
        cop_attacks(s, chance, log)
        note_deciders(s, e)
        s.phase = Phase.DONUT_SHOOTS
    elif s.phase == Phase.DONUT_SHOOTS:
        go_on_deciding(s, e)
    elif s.phase == Phase.PIECES_SHOOT:
        go_on_shooting(s, e, chance, log)
    elif s.phase == Phase.GUARDS_SHOOT:
        guards_attack(s, e, chance, log)
        s.phase = Phase.TURN_ENDS
    else:
        end_turn(s, e, log)
