"""Explanations: what a move does, and why it is not legal, by the predicates of the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import cast

import pytest

from windycity.core.actions import Actions, Part, Sort
from windycity.core.edition import Edition
from windycity.core.explanations import Explanation, Explanations
from windycity.core.position import Loose
from windycity.core.words import Word


class Ask(IntEnum):
    BUY = 0
    FAR_WALK = 1


class Refusal(IntEnum):
    NONE = 0
    TOO_DEAR = 1
    NOT_THERE = 2


ACTIONS = Actions({Ask.BUY: "X-1", Ask.FAR_WALK: "X-2"})
BUY = ACTIONS.sort("buy", Part("card", 2), asks=Ask.BUY, clause="X-1.1")
NEW_CAR = ACTIONS.sort("new car", asks=Ask.BUY)
DONE = ACTIONS.sort("done", asks=(Ask.BUY, Ask.FAR_WALK))
WALK = ACTIONS.sort("walk", Part("card", 2, "ticket"), asks=Ask.FAR_WALK)


def why_not_buy(s: Loose, e: Loose, seat: int, card: int) -> int:
    return Refusal.TOO_DEAR if card > s.cash else Refusal.NONE


def why_not_done(s: Loose, e: Loose, seat: int) -> int:
    return Refusal.NOT_THERE


class Talkative(Explanations):
    def facts(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        return {"price": numbers[0]} if sort is BUY else {}

    def facts_of_refusal(self, edition: Edition, s: Loose, seat: int, sort: Sort, *numbers: int) -> Mapping[str, object]:
        return {"cash": s.cash}


EXPLANATIONS = Talkative(ACTIONS, Ask, Refusal, {BUY: why_not_buy, (Ask.BUY, DONE): why_not_done}, {Refusal.NOT_THERE: "X-9"})
EDITION = Edition("fake", "0", cast(Loose, None), {"card": ["King", "Ace"]})


def position(ask: Ask, cash: int = 0) -> Loose:
    s = Loose("position", {})
    s.ask, s.cash = int(ask), cash
    return s


@pytest.mark.parametrize(
    ("ask", "action", "sentence", "rule", "facts"),
    [
        (Ask.BUY, BUY.action(1), "explain-buy", "X-1.1", {"card": Word("card", "Ace"), "price": 1}),
        (Ask.BUY, NEW_CAR.action(), "explain-new-car", "X-1", {}),
        (Ask.BUY, DONE.action(), "explain-done-buy", "X-1", {}),
        (Ask.FAR_WALK, DONE.action(), "explain-done-far-walk", "X-2", {}),
        (Ask.FAR_WALK, WALK.action(0), "explain-walk", "X-2", {"ticket": Word("card", "King")}),
        (Ask.FAR_WALK, BUY.action(0), "asked-for-far-walk", "X-2", {}),
    ],
)
def test_what_a_move_does_is_said_with_its_clause(
    ask: Ask, action: int, sentence: str, rule: str, facts: dict[str, object]
) -> None:
    assert EXPLANATIONS.what(EDITION, position(ask), 0, action) == Explanation(sentence, rule, facts)


def refusal(ask: Ask, action: int, cash: int = 0) -> Explanation | None:
    return EXPLANATIONS.refusal(EDITION, position(ask, cash), 0, action)


def test_a_refusal_is_the_reason_that_the_rules_have_for_it() -> None:
    facts = {"card": Word("card", "Ace"), "cash": 0}
    assert refusal(Ask.BUY, BUY.action(1)) == Explanation("too-dear", "X-1.1", facts)
    assert refusal(Ask.BUY, BUY.action(1), cash=1) is None


def test_a_sort_without_a_predicate_is_legal_when_it_is_asked_for() -> None:
    assert refusal(Ask.BUY, NEW_CAR.action()) is None
    assert refusal(Ask.FAR_WALK, NEW_CAR.action()) == Explanation("asked-for-far-walk", "X-2")


def test_a_predicate_can_be_for_one_ask_and_a_reason_can_have_a_clause_of_its_own() -> None:
    assert refusal(Ask.BUY, DONE.action()) == Explanation("not-there", "X-9", {"cash": 0})
    assert refusal(Ask.FAR_WALK, DONE.action()) is None
