"""Chicago's actions: each sort of move is declared here once.

    buy blue, buy green, done    heads, one at a time
    move 3 with 2+5              man 3 walks with the dice that show 2 and 5, seven steps in one move
    from k12                     where a man in reserve starts
    step k12, step NW5b          one space of a walk
    fight 4                      which of several defenders is fought next, by his number
    end                          leave the rest of the dice

Capitals do not matter. Streets are named by column and row, buildings by district and label.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from windycity.core.actions import Actions, Part
from windycity.core.position import Loose
from windycity.games.chicago.position import BODIES, MOST_SPACES, Ask
from windycity.games.chicago.throws import THROWS

if TYPE_CHECKING:
    from windycity.core.edition import Edition

ASK_CLAUSES = {
    Ask.NOTHING: "CH-6.1",
    Ask.BUY: "CH-2.2",
    Ask.MOVE: "CH-3.1",
    Ask.FROM: "CH-3.7",
    Ask.STEP: "CH-3.2",
    Ask.FIGHT: "CH-4.3",
}

ACTIONS = Actions(clauses=ASK_CLAUSES)
BUY_BLUE = ACTIONS.sort("buy blue", asks=Ask.BUY)
BUY_GREEN = ACTIONS.sort("buy green", asks=Ask.BUY)
DONE = ACTIONS.sort("done", asks=Ask.BUY)
MOVE = ACTIONS.sort(
    "move", Part("man", BODIES), Part("dice", THROWS), asks=Ask.MOVE, example="move 3 with 2+5", between=("with",)
)
FROM = ACTIONS.sort("from", Part("space", MOST_SPACES), asks=Ask.FROM, example="from k12")
STEP = ACTIONS.sort("step", Part("space", MOST_SPACES), asks=Ask.STEP, example="step k12")
FIGHT = ACTIONS.sort("fight", Part("man", BODIES), asks=Ask.FIGHT, example="fight 4")
END = ACTIONS.sort("end", asks=Ask.MOVE, clause="CH-3.2")

# At most every man with each of seven ways to use the dice, and the end of the turn.
MOST_LEGAL = 160


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write an action as others see it: nothing is hidden in this game."""
    return ACTIONS.format(edition, action)
