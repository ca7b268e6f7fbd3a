"""Gangsters' actions: every sort of move once, with its text, the asks it answers and its clause.

    claim A2                                     a joint, in the set-up
    hire thugs, done                             members of the gang, one at a time, in secret
    place thugs A2                               where a piece starts, in secret
    buy, raise                                   the joint where your racketeers stand, or a level of it
    wheels, heaters, clothes                     equipment, in a grey building, before the first move
    offer camorra, give A2, want nothing,        a trade, step by step: what you give and want, then cash that you
      pay 500, get 100, propose                    pay or get; `offer camorra A2 + 300 for B3` says it at once
    accept, refuse                               another player's offer
    throw                                        the dice
    show 7, pass                                 a bribe marker, in secret until all have answered
    bribe 7                                      a cop
    cop 7 to d-4, subway 7, new cop, donuts      the police action, or pass
    to d-4                                       where a drawn cop or public goes, or a piece comes back
    attack camorra-thugs                         whom a cop attacks
    move thugs to A2 as criminal                 a piece by its die
    drive thugs with green+black to A2 as clean  a piece by several dice, with wheels
    public 2a to K2, new public                  the public
    recruit thugs 2                              two more
    seduce camorra-thugs                         whom the vamps seduce
    keep, put back                               the marker just drawn, if it is an Untouchable
    shoot thugs at cop-7                         whom a piece attacks
    order 1                                      Untouchables to put back just before somebody else draws

Capitals do not matter. Buildings go by the labels on the map, streets by column and row.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.actions import HIDDEN, Actions, Part
from windycity.core.position import Loose
from windycity.games.gangsters.position import (
    CASH_STEPS,
    COPS,
    JOINTS,
    MIXES,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_SPACES,
    MOST_UNTOUCHABLES,
    PIECES,
    RECRUITS,
    SIDES,
    TARGETS,
    Ask,
)

if TYPE_CHECKING:
    from windycity.core.edition import Edition

ASK_CLAUSES = {
    Ask.NOTHING: "GA-10.1",
    Ask.CLAIM: "GA-2.1",
    Ask.GANG: "GA-2.2",
    Ask.PLACE: "GA-2.3",
    Ask.BUY: "GA-3.1",
    Ask.GIVE: "GA-3.3",
    Ask.WANT: "GA-3.3",
    Ask.CASH: "GA-3.3",
    Ask.ACCEPT: "GA-3.3",
    Ask.DONUTS: "GA-4.9",
    Ask.POLICE: "GA-4.1",
    Ask.COP_TO: "GA-4.5",
    Ask.REACT: "GA-4.3",
    Ask.FEED: "GA-4.9",
    Ask.TARGET: "GA-4.6",
    Ask.MOVE: "GA-5.1",
    Ask.PUBLIC_TO: "GA-5.6",
    Ask.SEDUCE: "GA-9.1",
    Ask.RETURN: "GA-6.3",
    Ask.KEEP: "GA-4.2",
    Ask.SHIELD: "GA-4.9",
    Ask.ATTACK: "GA-4.9",
    Ask.SHOOT: "GA-8.1",
}
ANY_ASK = tuple(ask for ask in Ask if ask != Ask.NOTHING)

SPACE, JOINT, PIECE, COP_PART, TARGET = (
    Part("space", MOST_SPACES),
    Part("joint", JOINTS),
    Part("piece", PIECES),
    Part("cop", COPS),
    Part("target", TARGETS),
)
JOINT_OR_NOTHING = Part("joint", JOINTS + 1)  # the last is "nothing"
MONEY = Part("money", len(CASH_STEPS))
SIDE = Part("side", SIDES)

ACTIONS = Actions(clauses=ASK_CLAUSES)
CLAIM = ACTIONS.sort("claim", JOINT, asks=Ask.CLAIM, example="claim A2")
HIRE = ACTIONS.sort("hire", PIECE, asks=Ask.GANG, example="hire thugs")
DONE = ACTIONS.sort("done", asks=(Ask.GANG, Ask.MOVE))
PLACE = ACTIONS.sort("place", PIECE, JOINT, asks=Ask.PLACE, example="place thugs A2")
BUY = ACTIONS.sort("buy", asks=Ask.BUY)
RAISE = ACTIONS.sort("raise", asks=Ask.BUY)
WHEELS = ACTIONS.sort("wheels", asks=Ask.MOVE, clause="GA-5.7")
HEATERS = ACTIONS.sort("heaters", asks=Ask.MOVE, clause="GA-5.7")
CLOTHES = ACTIONS.sort("clothes", asks=Ask.MOVE, clause="GA-5.7")
OFFER = ACTIONS.sort("offer", Part("gang", MOST_SEATS), asks=Ask.BUY, clause="GA-3.3", example="offer camorra")
GIVE = ACTIONS.sort("give", JOINT_OR_NOTHING, asks=Ask.GIVE, example="give A2")
WANT = ACTIONS.sort("want", JOINT_OR_NOTHING, asks=Ask.WANT, example="want A2")
PAY = ACTIONS.sort("pay", MONEY, asks=Ask.CASH, example="pay 500")
GET = ACTIONS.sort("get", MONEY, asks=Ask.CASH, example="get 500")
PROPOSE = ACTIONS.sort("propose", asks=Ask.CASH)
ACCEPT = ACTIONS.sort("accept", asks=Ask.ACCEPT)
REFUSE = ACTIONS.sort("refuse", asks=Ask.ACCEPT)
THROW = ACTIONS.sort("throw", asks=Ask.BUY)
SHOW = ACTIONS.sort("show", COP_PART, asks=(Ask.DONUTS, Ask.REACT, Ask.SHIELD), example="show 7")
PASS = ACTIONS.sort("pass", asks=(Ask.DONUTS, Ask.POLICE, Ask.REACT, Ask.FEED, Ask.SHIELD, Ask.ATTACK))
BRIBE = ACTIONS.sort("bribe", COP_PART, asks=Ask.POLICE, clause="GA-4.2", example="bribe 7")
COP = ACTIONS.sort("cop", COP_PART, SPACE, asks=Ask.POLICE, clause="GA-4.4", example="cop 7 to d-4", between=("to",))
SUBWAY = ACTIONS.sort("subway", COP_PART, asks=Ask.POLICE, clause="GA-4.8", example="subway 7")
NEW_COP = ACTIONS.sort("new cop", asks=Ask.POLICE, clause="GA-4.5")
DONUTS = ACTIONS.sort("donuts", asks=(Ask.POLICE, Ask.FEED), clause="GA-4.9")
TO = ACTIONS.sort("to", SPACE, asks=(Ask.COP_TO, Ask.PUBLIC_TO, Ask.RETURN), example="to d-4")
ATTACK = ACTIONS.sort("attack", TARGET, asks=(Ask.TARGET, Ask.ATTACK), example="attack camorra-thugs")
MOVE = ACTIONS.sort(
    "move",
    PIECE,
    SPACE,
    SIDE,
    asks=Ask.MOVE,
    clause="GA-5.2",
    example="move thugs to d-4 as criminal",
    between=("to", "as"),
)
DRIVE = ACTIONS.sort(
    "drive",
    PIECE,
    Part("dice", MIXES),
    SPACE,
    SIDE,
    asks=Ask.MOVE,
    clause="GA-5.7",
    example="drive thugs with green+black to d-4 as clean",
    between=("with", "to", "as"),
)
PUBLIC = ACTIONS.sort(
    "public",
    Part("public", MOST_PUBLIC),
    SPACE,
    asks=Ask.MOVE,
    clause="GA-5.6",
    example="public 2a to d-4",
    between=("to",),
)
NEW_PUBLIC = ACTIONS.sort("new public", asks=Ask.MOVE, clause="GA-5.6")
RECRUIT = ACTIONS.sort("recruit", PIECE, Part("members", RECRUITS), asks=Ask.MOVE, clause="GA-6.1", example="recruit thugs 2")
SEDUCE = ACTIONS.sort("seduce", TARGET, asks=Ask.SEDUCE, example="seduce camorra-thugs")
KEEP = ACTIONS.sort("keep", asks=Ask.KEEP)
PUT_BACK = ACTIONS.sort("put back", asks=Ask.KEEP)
SHOOT = ACTIONS.sort("shoot", PIECE, TARGET, asks=Ask.SHOOT, example="shoot thugs at cop-7", between=("at",))
# GA-4.2: an order can be given whenever its holder is asked for anything.
ORDER = ACTIONS.sort("order", Part("members", MOST_UNTOUCHABLES + 1), asks=ANY_ASK, clause="GA-4.2", example="order 1")

# At most every piece with every mix of dice to every space, every public to every space, and a few more.
MOST_LEGAL = PIECES * (MIXES + 1) * MOST_SPACES * SIDES + MOST_PUBLIC * MOST_SPACES + 100

# All sealed answers look alike to the others.
SEALED = {PASS: SHOW, PUT_BACK: KEEP}


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as it appears to those who may not know all of it: `place ??`, `show ??`, `keep ??`."""
    sort = ACTIONS.of(action)
    return f"{SEALED.get(sort, sort).word} {HIDDEN}"
