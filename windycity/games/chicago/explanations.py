"""What Chicago's moves do, and why one is not legal."""

from __future__ import annotations

from collections.abc import Mapping

from windycity.core.actions import Sort
from windycity.core.edition import Edition
from windycity.core.explanations import Explanations
from windycity.core.kernel import Kernel
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.chicago.actions import ACTIONS, BUY_BLUE, BUY_GREEN, FIGHT, FROM, MOVE, STEP
from windycity.games.chicago.position import WORTH, Ask, Head
from windycity.games.chicago.refusals import Refusal
from windycity.games.chicago.rules.buying import why_not_buy_blue, why_not_buy_green
from windycity.games.chicago.rules.fights import why_not_fight
from windycity.games.chicago.rules.moving import first_of_equals, why_not_from, why_not_move
from windycity.games.chicago.rules.walking import why_not_step
from windycity.games.chicago.throws import STEPS_OF
from windycity.games.chicago.walks import Walks

MOST_GAINS = 12  # bars and casinos within reach that are named
HEADS = {BUY_BLUE: Head.BLUE, BUY_GREEN: Head.GREEN}

WHY_NOT: dict[Sort, Kernel] = {
    BUY_BLUE: why_not_buy_blue,
    BUY_GREEN: why_not_buy_green,
    MOVE: why_not_move,
    FROM: why_not_from,
    STEP: why_not_step,
    FIGHT: why_not_fight,
}
CLAUSES = {
    Refusal.TOO_LITTLE_MONEY: "CH-2.2",
    Refusal.NO_HEADS_LEFT: "CH-1.1",
    Refusal.NO_BODIES_LEFT: "CH-1.1",
    Refusal.NO_SUCH_MAN: "CH-1.1",
    Refusal.NO_WALK_OF_THAT_LENGTH: "CH-3.2",
    Refusal.FOREIGN_HEADQUARTERS: "CH-3.5",
    Refusal.ENEMY_IN_THE_WAY: "CH-3.6",
    Refusal.OWN_MAN_THERE: "CH-3.5",
}


class ChicagoExplanations(Explanations):
    """Explanations with heads and prices, the dice that are left, steps, and what a walk can gain."""

    def clause(self, s: Loose, sort: Sort) -> str:
        """CH-5.3: after the set-up, heads are bought after a payment."""
        return "CH-5.3" if s.ask == Ask.BUY and s.round > 0 else super().clause(s, sort)

    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return whether a bought man goes into reserve, whom the move would fight, and the steps and possible ends of a walk."""
        if sort in HEADS:
            return {"reserve": "yes" if s.round > 0 else "no"}  # CH-2.2, CH-5.3
        if sort is FIGHT:
            return {"head": _head(edition, s, int(s.gang_on[s.walk_at]), numbers[0])}
        if sort is not MOVE:
            return {}
        man, throw = numbers
        steps = STEPS_OF[throw]
        gains = Walks(edition, s, seat, man).gains(steps)
        named = ", ".join(edition.names["space"][at] for at in gains[:MOST_GAINS])
        return {"steps": steps, "head": _head(edition, s, seat, man), "count": len(gains), "gains": named}

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return what the move would have needed, and what is available."""
        if sort in HEADS:
            head = HEADS[sort]
            return {"head": Word("head", head.name.lower()), "price": WORTH[head], "money": int(s.money[seat])}
        if sort is MOVE:
            man, throw = numbers
            left = ", ".join(str(die) for die in s.dice if die)
            return {"steps": STEPS_OF[throw], "left": left, "other": _first_of_equals(edition, s, seat, man)}
        if sort is FROM:
            return {"steps": int(s.steps)}
        if sort is STEP:
            return {"steps": int(s.steps) - 1, "here": edition.names["space"][s.walk_at]}
        return {"other": _first_of_equals(edition, s, int(s.gang_on[s.walk_at]), numbers[0])}


def _head(edition: Edition, s: Loose, seat: int, man: int) -> Word:
    return Word("head", edition.names["head"][s.head[seat, man]])


def _first_of_equals(edition: Edition, s: Loose, seat: int, man: int) -> str:
    return edition.names["man"][first_of_equals(s, seat, man)]  # type: ignore[no-untyped-call]  # a kernel


EXPLANATIONS = ChicagoExplanations(ACTIONS, Ask, Refusal, WHY_NOT, CLAUSES)
