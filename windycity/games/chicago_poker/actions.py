"""Chicago Poker's moves, each sort declared once.

    draw                    take a card
    play R7 2               lay a gangster at the second business
    murder 2 Capone         discard the last card of Capone's row there; or `murder nobody`
    raid 2 Capone           look at Capone's face-down cards there; or `raid nobody`
    limousine 1 3           move cards from the first business to the third; or `limousine nowhere`
    take R7, done           the cards to move, one by one
    gun                     two extra actions; or `gun nothing`
    blackmail R7            take a card from the discard pile; or `blackmail nothing`
    choose R7               a card for the tie-break
    discard R7              a card over the hand limit
    end                     leave the rest of the Gun's extra actions

Capitals do not matter. Businesses are numbered as they lie, from 1; players go by the boss of their seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.actions import HIDDEN, Actions, Part
from windycity.core.events import MOST_SEATS
from windycity.core.position import Loose
from windycity.games.chicago_poker.position import CARDS, GANGSTERS, SPOTS, Ask

if TYPE_CHECKING:
    from windycity.core.edition import Edition

GANGSTER, CARD, SPOT, BOSS = Part("card", GANGSTERS), Part("card", CARDS), Part("spot", SPOTS), Part("boss", MOST_SEATS)
ACTIONS = Actions(
    clauses={
        Ask.NOTHING: "CP-6.1",
        Ask.ACTION: "CP-3.1",
        Ask.LIMOUSINE: "CP-4.7.3",
        Ask.DISCARD: "CP-4.2",
        Ask.TIEBREAK: "CP-5.6",
    }
)
DRAW = ACTIONS.sort("draw", asks=Ask.ACTION, clause="CP-4.1")
PLAY = ACTIONS.sort("play", GANGSTER, SPOT, asks=Ask.ACTION, clause="CP-4.3", example="play R7 2")
# CP-4.7: every effect of a special is a "may".
MURDER_ROW = ACTIONS.sort("murder", SPOT, BOSS, asks=Ask.ACTION, clause="CP-4.7.1", example="murder 2 Capone")
MURDER_NOBODY = ACTIONS.sort("murder nobody", asks=Ask.ACTION, clause="CP-4.7")
RAID_ROW = ACTIONS.sort("raid", SPOT, BOSS, asks=Ask.ACTION, clause="CP-4.7.2", example="raid 2 Capone")
RAID_NOBODY = ACTIONS.sort("raid nobody", asks=Ask.ACTION, clause="CP-4.7")
DRIVE = ACTIONS.sort("limousine", SPOT, Part("spot", SPOTS, "goal"), asks=Ask.ACTION, clause="CP-4.7.3", example="limousine 1 3")
DRIVE_NOWHERE = ACTIONS.sort("limousine nowhere", asks=Ask.ACTION, clause="CP-4.7")
FIRE_GUN = ACTIONS.sort("gun", asks=Ask.ACTION, clause="CP-4.7.4")
FIRE_NOTHING = ACTIONS.sort("gun nothing", asks=Ask.ACTION, clause="CP-4.7")
BLACKMAIL_CARD = ACTIONS.sort("blackmail", CARD, asks=Ask.ACTION, clause="CP-4.7.5", example="blackmail R7")
BLACKMAIL_NOTHING = ACTIONS.sort("blackmail nothing", asks=Ask.ACTION, clause="CP-4.7")
TAKE = ACTIONS.sort("take", GANGSTER, asks=Ask.LIMOUSINE, example="take R7")
DONE = ACTIONS.sort("done", asks=Ask.LIMOUSINE)
CHOOSE = ACTIONS.sort("choose", CARD, asks=Ask.TIEBREAK, example="choose R7")
DISCARD = ACTIONS.sort("discard", CARD, asks=Ask.DISCARD, example="discard R7")
END = ACTIONS.sort("end", asks=Ask.ACTION, clause="CP-4.7.4")

# At most a draw, every card of a full hand at every business, and each special with every target.
MOST_LEGAL = 256


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as it appears to those who may not know its card, from the position before it.

    A card taken from a row is shown by its place: `take ?? 3`.
    """
    sort = ACTIONS.of(action)
    named = zip(sort.things, sort.names(edition, action), strict=True)
    texts = [HIDDEN if part.kind == "card" else name for part, name in named]
    if sort is TAKE:
        texts.append(str(list(s.row[s.limousine_from, s.active]).index(TAKE.parts(action)) + 1))
    return sort.arrange(texts)
