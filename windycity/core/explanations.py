"""Explanations of moves: what one does, and why another is not legal.

The predicates by which the rules list legal moves also say why a move is not legal. A game numbers its reasons
(`class Refusal(IntEnum)`, whose 0 is `NONE`), and has for each sort of move a kernel that returns one of them:
`why_not_play(s, e, seat, card, spot)`. The rules list the moves for which it is `NONE`.

The sentences are in the game's catalogue: `explain-play` for what a move does (`explain-done-sell`, by ask, if it answers
several), and the name of the reason for a refusal, `card-not-in-hand`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import IntEnum
from functools import cached_property
from typing import Any

from windycity.core.actions import Actions, Sort
from windycity.core.edition import Edition
from windycity.core.interpreted import with_plain_enums
from windycity.core.kernel import Kernel
from windycity.core.names import name_of
from windycity.core.position import Loose
from windycity.core.words import Word


@dataclass(frozen=True)
class Explanation:
    """What a move does, or why it is not legal: a sentence of the game's catalogue, its clause, and its variables."""

    sentence: str
    rule: str
    facts: Mapping[str, object] = field(default_factory=dict)


class Explanations:
    """What the moves of a game do, and why they are not legal; a game overrides methods where it has more to say.

    `why_not` are the kernels that refuse, by sort of move, or by (ask, sort) where they differ between asks. A sort without
    one is always legal when asked for. `clauses` are those of reasons that the move's own clause does not cover.
    """

    def __init__(
        self,
        actions: Actions,
        asks: type[IntEnum],
        reasons: type[IntEnum],
        why_not: Mapping[Any, Kernel],
        clauses: Mapping[Any, str],
    ):
        self.actions = actions
        self.asks = asks
        self.reasons = reasons
        self.clauses = clauses
        self._given = why_not

    @cached_property
    def _why_not(self) -> Mapping[Any, Kernel]:
        return with_plain_enums(self._given)

    def what(self, edition: Edition, s: Loose, seat: int, action: int) -> Explanation:
        """Explain what an action does, from what its seat knows; if it does not answer the current ask, what would."""
        sort = self.actions.of(action)
        if s.ask not in sort.asks:
            return self.asked_for(s)
        if missing := self._no_such_thing(edition, s, sort, action):
            return missing
        facts = {**self.parts(edition, sort, action), **self.facts(edition, s, seat, sort, *sort.numbers(action))}
        return Explanation(self.sentence(s, sort), self.clause(s, sort), facts)

    def refusal(self, edition: Edition, s: Loose, seat: int, action: int) -> Explanation | None:
        """Return why an action is not legal for a waiting seat, from what it knows; None if it is legal."""
        sort = self.actions.of(action)
        if s.ask not in sort.asks:
            return self.asked_for(s)
        if missing := self._no_such_thing(edition, s, sort, action):
            return missing
        numbers = sort.numbers(action)
        why_not = self._why_not.get((s.ask, sort)) or self._why_not.get(sort)
        reason = self.reasons(int(why_not(s, edition.data, seat, *numbers))) if why_not else self.reasons(0)
        if not reason:
            return None
        facts = {**self.parts(edition, sort, action), **self.facts_of_refusal(edition, s, seat, sort, *numbers)}
        return Explanation(name_of(reason), self.clauses.get(reason) or self.clause(s, sort), facts)

    def _no_such_thing(self, edition: Edition, s: Loose, sort: Sort, action: int) -> Explanation | None:
        """Refuse an action whose name means nothing in this edition, without saying that name."""
        for part, number in zip(sort.things, sort.numbers(action), strict=True):
            if number >= len(edition.things(part.kind)):
                return Explanation(f"no-such-{part.kind}", self.clause(s, sort))
        return None

    def asked_for(self, s: Loose) -> Explanation:
        """Return the sentence that prompts the waiting seats."""
        ask = self.asks(s.ask)
        return Explanation(f"asked-for-{name_of(ask)}", self.actions.clauses[ask])

    def sentence(self, s: Loose, sort: Sort) -> str:
        """Return the sentence that says what a sort of move does."""
        return f"explain-{sort.key}-{name_of(self.asks(s.ask))}" if len(sort.asks) > 1 else f"explain-{sort.key}"

    def clause(self, s: Loose, sort: Sort) -> str:
        """Return the clause of a sort of move that answers the current ask."""
        return self.actions.clause_of(sort, s.ask)

    def parts(self, edition: Edition, sort: Sort, action: int) -> dict[str, object]:
        """Return the parts of an action as facts, by their names."""
        names = zip(sort.things, sort.names(edition, action), strict=True)
        return {part.key: Word(part.kind, name) for part, name in names}

    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return the other facts of the sentence that says what a move does."""
        return {}

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        """Return the other facts of the sentence that says why a move is not legal."""
        return {}
