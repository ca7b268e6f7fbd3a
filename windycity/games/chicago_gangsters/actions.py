"""Chicago Gangsters' moves, each declared once.

    lay W4, join challengers     Mr. X: the cards he lays, one by one, and then his side
    declare, pass                become Godfather, or not
    duel W4                      a card for the Godfather's duel
    say 12, silent               the strength you say you will bring
    show W4, done                cards laid openly
    lay W4, done                 cards laid face down
    bruiser, pass                use the Bruiser, or not
    hide W4, pass                the card that stays face down, if any
    choose 1                     a package of the loot
    pay alcohol                  what an ousted partner gets: alcohol, means or person
    draw, done                   at the end of the round
    informer, smuggler           then `discard W4` until it is worth 6, and `done`
    fence W2, swap W2            discard a card and draw one (swap: as Mr. X)
    poker                        then `discard` two cards and `take` two

Capitals do not matter. W are weapons, B bribes, K blackmail.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.actions import HIDDEN, Actions, Part
from windycity.core.position import Loose
from windycity.games.chicago_gangsters.position import CARDS, HIGHEST_WORD, Ask

if TYPE_CHECKING:
    from windycity.core.edition import Edition

ASK_CLAUSES = {
    Ask.NOTHING: "CG-6",
    Ask.JOIN: "CG-7.2.1",
    Ask.DECLARE: "CG-7.3.2",
    Ask.DUEL: "CG-7.3.3",
    Ask.SAY: "CG-4.2.1",
    Ask.SHOW: "CG-4.2.2",
    Ask.LAY: "CG-4.1",
    Ask.BRUISER: "CG-8.7",
    Ask.HIDE: "CG-4.3",
    Ask.CHOOSE: "CG-5.1",
    Ask.PAY: "CG-7.3.4",
    Ask.ROUND_END: "CG-5.4",
    Ask.SELL: "CG-8.1",
    Ask.GAMBLE: "CG-8.4",
    Ask.TAKE: "CG-8.4",
}
CARD = Part("card", CARDS)

ACTIONS = Actions(clauses=ASK_CLAUSES)
JOIN = ACTIONS.sort("join", Part("side", 2), asks=Ask.JOIN, example="join challengers")
DECLARE = ACTIONS.sort("declare", asks=Ask.DECLARE)
PASS = ACTIONS.sort("pass", asks=(Ask.DECLARE, Ask.BRUISER, Ask.HIDE))
DUEL = ACTIONS.sort("duel", CARD, asks=Ask.DUEL, example="duel W4")
SAY = ACTIONS.sort("say", Part("strength", HIGHEST_WORD + 1), asks=Ask.SAY, example="say 12")
STAY_SILENT = ACTIONS.sort("silent", asks=Ask.SAY)
SHOW = ACTIONS.sort("show", CARD, asks=Ask.SHOW, example="show W4")
LAY = ACTIONS.sort("lay", CARD, asks=(Ask.JOIN, Ask.LAY), example="lay W4")
DONE = ACTIONS.sort("done", asks=(Ask.SHOW, Ask.LAY, Ask.ROUND_END, Ask.SELL))
BRUISER = ACTIONS.sort("bruiser", asks=Ask.BRUISER)
HIDE = ACTIONS.sort("hide", CARD, asks=Ask.HIDE, example="hide W4")
CHOOSE = ACTIONS.sort("choose", Part("package", 2), asks=Ask.CHOOSE, example="choose 1")
PAY = ACTIONS.sort("pay", Part("payment", 3), asks=Ask.PAY, example="pay alcohol")
DRAW = ACTIONS.sort("draw", asks=Ask.ROUND_END)
INFORMER = ACTIONS.sort("informer", asks=Ask.ROUND_END, clause="CG-8.1")
SMUGGLER = ACTIONS.sort("smuggler", asks=Ask.ROUND_END, clause="CG-8.1")
FENCE = ACTIONS.sort("fence", CARD, asks=Ask.ROUND_END, clause="CG-8.3", example="fence W2")
SWAP = ACTIONS.sort("swap", CARD, asks=Ask.ROUND_END, clause="CG-7.2.5", example="swap W2")
POKER = ACTIONS.sort("poker", asks=Ask.ROUND_END, clause="CG-8.4")
DISCARD = ACTIONS.sort("discard", CARD, asks=(Ask.SELL, Ask.GAMBLE), example="discard W4")
TAKE = ACTIONS.sort("take", CARD, asks=Ask.TAKE, example="take W2")

# At most every word, or at the end of the round two sorts of move with every card, and a few more.
MOST_LEGAL = 40

# All sealed answers look alike to the others.
SEALED = {DECLARE: "declare", PASS: "declare", SAY: "say", STAY_SILENT: "say"}


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as it appears to those who may not know all of it: `lay ??`, `say ??`, `declare ??`."""
    sort = ACTIONS.of(action)
    return f"{SEALED.get(sort, sort.word)} {HIDDEN}"
