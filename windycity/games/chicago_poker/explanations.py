"""What Chicago Poker's moves do, and why others are not legal."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from windycity.core.actions import Sort
from windycity.core.edition import Edition
from windycity.core.explanations import Explanations
from windycity.core.kernel import Kernel, bind
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago_poker.actions import (
    ACTIONS,
    BLACKMAIL_CARD,
    BLACKMAIL_NOTHING,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    DRIVE,
    DRIVE_NOWHERE,
    END,
    FIRE_GUN,
    FIRE_NOTHING,
    MURDER_NOBODY,
    MURDER_ROW,
    PLAY,
    RAID_NOBODY,
    RAID_ROW,
    TAKE,
)
from windycity.games.chicago_poker.position import (
    BLACKMAIL,
    GUN,
    HAND_LIMIT,
    LIMOUSINE,
    MURDER,
    NO_BUSINESS,
    RAID,
    ROW,
    UNKNOWN,
    Ask,
)
from windycity.games.chicago_poker.refusals import Refusal
from windycity.games.chicago_poker.rules.combinations import Combination, combination_in, strength
from windycity.games.chicago_poker.rules.limousine import why_not_done, why_not_drive, why_not_take
from windycity.games.chicago_poker.rules.specials import why_not_blackmail, why_not_held, why_not_murder, why_not_raid
from windycity.games.chicago_poker.rules.table import why_not_in_hand
from windycity.games.chicago_poker.rules.turn import why_not_draw, why_not_end, why_not_play
from windycity.games.chicago_poker.spoken import named_spot

UNUSED = {
    MURDER_NOBODY: MURDER,
    RAID_NOBODY: RAID,
    DRIVE_NOWHERE: LIMOUSINE,
    FIRE_NOTHING: GUN,
    BLACKMAIL_NOTHING: BLACKMAIL,
}
SPECIAL = {**UNUSED, MURDER_ROW: MURDER, RAID_ROW: RAID, DRIVE: LIMOUSINE, FIRE_GUN: GUN, BLACKMAIL_CARD: BLACKMAIL}
WHY_NOT: dict[Sort, Kernel] = {
    **{sort: bind(why_not_held, HELD=card) for sort, card in SPECIAL.items()},
    DRAW: why_not_draw,
    PLAY: why_not_play,
    MURDER_ROW: why_not_murder,
    RAID_ROW: why_not_raid,
    DRIVE: why_not_drive,
    BLACKMAIL_CARD: why_not_blackmail,
    TAKE: why_not_take,
    DONE: why_not_done,
    CHOOSE: why_not_in_hand,
    DISCARD: why_not_in_hand,
    END: why_not_end,
}
# The clauses of reasons that the move's own clause does not cover.
CLAUSES = {
    Refusal.HAND_WOULD_BE_OVER: "CP-4.2",
    Refusal.ROW_FULL: "CP-4.3",
    Refusal.GOAL_FULL: "CP-4.3",
    Refusal.ROW_LOCKED: "CP-4.6",
    Refusal.OWN_ROW_LOCKED: "CP-4.6",
    Refusal.ACTIONS_LEFT: "CP-3.3",
}


class PokerExplanations(Explanations):
    """What is special about Chicago Poker's moves: specials, and how a card will face."""

    def sentence(self, s: Loose, sort: Sort) -> str:
        """Return the sentence; any special played for no effect does the same."""
        return "explain-no-effect" if sort in UNUSED else super().sentence(s, sort)

    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Name the unused special, the businesses, and how a gangster will face."""
        if sort in UNUSED:
            return {"card": _card(edition, UNUSED[sort])}
        facts = _spots(edition, s, sort, *numbers)
        return {**facts, **_laid(edition, s, seat, *numbers)} if sort is PLAY else facts

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Name the limits, the special that is not in hand, and the row that the Limousine takes cards from."""
        facts: dict[str, object] = {**_spots(edition, s, sort, *numbers), "limit": HAND_LIMIT, "most": ROW}
        if sort in SPECIAL:
            facts["special"] = _card(edition, SPECIAL[sort])
        elif sort in (CHOOSE, DISCARD):
            facts["special"] = _card(edition, numbers[0])
        elif sort is TAKE:
            facts["spot"] = named_spot(edition, s.spot_business, s.limousine_from)
        return facts


def _card(edition: Edition, card: int) -> Word:
    return Word("card", edition.names["card"][card])


def _spots(edition: Edition, s: Loose, sort: Sort, *numbers: int) -> dict[str, object]:
    """Return the parts of a move that are spots, with their businesses."""
    parts = zip(sort.things, numbers, strict=True)
    return {part.key: named_spot(edition, s.spot_business, number) for part, number in parts if part.kind == "spot"}


def _laid(edition: Edition, s: Loose, seat: int, card: int, spot: int) -> dict[str, object]:
    """Return how a card would face at a business, and what the row there would make, unless it is a mere high card."""
    facing = _facing(edition, s, seat, spot)
    row = [*s.row[spot, seat, : s.row_count[spot, seat]], card]
    if facing == "none" or UNKNOWN in row:
        return {"facing": facing, "makes": "nothing", "combination": ""}
    made = int(combination_in(strength(np.array(row, np.int64), len(row))))  # type: ignore[no-untyped-call]  # kernels
    worth = made != Combination.HIGH_CARD
    return {
        "facing": facing,
        "makes": "something" if worth else "nothing",
        "combination": Word("combination", edition.names["combination"][made]),
    }


def _facing(edition: Edition, s: Loose, seat: int, spot: int) -> str:
    """Return how the seat's next card at a business will face (CP-4.4); none if it cannot be laid there."""
    place = s.row_count[spot, seat]
    if s.spot_business[spot] == NO_BUSINESS or place == ROW:
        return "none"
    return "up" if edition.data.face_up[s.spot_business[spot], place] else "down"


EXPLANATIONS = PokerExplanations(ACTIONS, Ask, Refusal, WHY_NOT, CLAUSES)
