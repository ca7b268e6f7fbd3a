"""What the moves of Chicago Gangsters do, and why they are not legal."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.core.actions import Sort
from windycity.core.edition import Edition
from windycity.core.explanations import Explanations
from windycity.core.kernel import Kernel
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago_gangsters.actions import (
    ACTIONS,
    CHOOSE,
    DISCARD,
    DONE,
    DRAW,
    DUEL,
    FENCE,
    HIDE,
    INFORMER,
    LAY,
    PAY,
    POKER,
    SHOW,
    SMUGGLER,
    SWAP,
    TAKE,
)
from windycity.games.chicago_gangsters.edition import write_package
from windycity.games.chicago_gangsters.position import HAND_LIMIT, PRICE, Ask, Person, Used
from windycity.games.chicago_gangsters.refusals import CLAUSES, Refusal
from windycity.games.chicago_gangsters.rules.laying import why_not_hide, why_not_lay
from windycity.games.chicago_gangsters.rules.loot import row_of, why_not_pay
from windycity.games.chicago_gangsters.rules.means import why_not_held
from windycity.games.chicago_gangsters.rules.round_end import (
    why_not_done,
    why_not_draw,
    why_not_fence,
    why_not_informer,
    why_not_poker,
    why_not_smuggler,
    why_not_sold,
    why_not_swap,
    why_not_take,
)
from windycity.games.chicago_gangsters.rules.strength import is_card_usable

WHY_NOT: dict[Sort | tuple[Ask, Sort], Kernel] = {
    LAY: why_not_lay,
    SHOW: why_not_lay,
    DUEL: why_not_held,
    DISCARD: why_not_held,
    HIDE: why_not_hide,
    PAY: why_not_pay,
    DRAW: why_not_draw,
    INFORMER: why_not_informer,
    SMUGGLER: why_not_smuggler,
    FENCE: why_not_fence,
    SWAP: why_not_swap,
    POKER: why_not_poker,
    TAKE: why_not_take,
    (Ask.ROUND_END, DONE): why_not_done,
    (Ask.SELL, DONE): why_not_sold,
}
PERSON_OF = {
    INFORMER: Person.INFORMER,
    SMUGGLER: Person.WHISKY_SMUGGLER,
    FENCE: Person.FENCE,
    POKER: Person.POKER_PLAYER,
}


class ChicagoGangstersExplanations(Explanations):
    """Explanations that depend on the district, the loot, the persons, and what was done before."""

    def clause(self, s: Loose, sort: Sort) -> str:
        """Return the clause behind a sort of move; only Mr. X draws another card."""
        return "CG-7.2.5" if sort is DRAW and s.used & Used.DREW else super().clause(s, sort)

    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return whether a card can be used in this district, and what is in a package."""
        if sort in (LAY, SHOW):
            is_usable: Kernel = is_card_usable
            return {"usable": "yes" if is_usable(s, edition.data, seat, *numbers) else "no"}
        if sort is CHOOSE:
            row: Kernel = row_of
            return {"package": Word("contents", write_package(edition, s.loot, row(s), *numbers))}
        return {}

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return the limits that a move would exceed, and the person whose ability it uses."""
        facts: dict[str, object] = {"limit": HAND_LIMIT, "price": PRICE, "worth": s.worth}
        if sort in PERSON_OF:
            facts["person"] = Word("person", edition.names["person"][PERSON_OF[sort]])
        return facts


EXPLANATIONS = ChicagoGangstersExplanations(ACTIONS, Ask, Refusal, WHY_NOT, CLAUSES)
