"""Moonshine's moves, and why one is not legal.

offer water        a crate of the hand, unopened
take, refuse       the crate that is offered
"""

from __future__ import annotations

from enum import IntEnum

from windycity.core.actions import HIDDEN, Actions, Part
from windycity.core.edition import Edition
from windycity.core.position import Loose

from .position import Ask

ACTIONS = Actions(clauses={Ask.NOTHING: "MO-3.1", Ask.OFFER: "MO-2.1", Ask.ANSWER: "MO-2.2"})
OFFER = ACTIONS.sort("offer", Part("crate", 2), asks=Ask.OFFER, example="offer water")
TAKE = ACTIONS.sort("take", asks=Ask.ANSWER)
REFUSE = ACTIONS.sort("refuse", asks=Ask.ANSWER)


class Refusal(IntEnum):
    """Why a move is not legal; its name is that of the sentence that says so."""

    NONE = 0
    NO_SUCH_CRATE = 1


def hide_move(edition: Edition, s: Loose, action: int) -> str:
    """Write a move as it looks to those who may not know the crate."""
    sort = ACTIONS.of(action)
    return sort.arrange([HIDDEN] * len(sort.things))
