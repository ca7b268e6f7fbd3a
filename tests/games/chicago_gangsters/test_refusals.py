"""What the rules list as legal is exactly what they do not refuse, all along random matches."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.chicago_gangsters.story import GAME
from windycity.core.match import Match
from windycity.core.names import name_of
from windycity.core.words import LANGUAGES, has_words
from windycity.games.chicago_gangsters.actions import ACTIONS
from windycity.games.chicago_gangsters.explanations import EXPLANATIONS
from windycity.games.chicago_gangsters.position import Ask
from windycity.games.chicago_gangsters.refusals import Refusal

MATCHES: list[dict[str, Any]] = [
    {"seats": 3, "godfather": True},
    {"seats": 4},
    {"seats": 4, "godfather": True, "talk": False},
    {"seats": 5, "talk": False},
]


def check(match: Match, seat: int) -> set[str]:
    """Compare what is listed with what is refused, from what the seat knows; return the reasons met."""
    ask, s = Ask[match.ask.upper().replace("-", "_")], match.observed(seat)
    answers = [action for sort in ACTIONS.answering(ask) for action in range(sort.first, sort.last)]
    refusals = {action: EXPLANATIONS.refusal(GAME.edition, s, seat, action) for action in answers}
    assert sorted(match.legal_actions(seat)) == [action for action, why in refusals.items() if why is None]
    return {why.sentence for why in refusals.values() if why is not None}


def test_a_move_is_listed_if_and_only_if_it_is_not_refused() -> None:
    random, asks, reasons = Random(1), set[str](), set[str]()
    for settings in MATCHES:
        match = GAME.start(seed=2, **settings)
        while not match.over:
            asks.add(match.ask)
            for seat in match.waiting:
                reasons |= check(match, seat)
            seat = match.waiting[0]
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])
    assert len(asks) == len(Ask) - 1
    # The others need a hand of ten or two empty piles, which have stories of their own.
    assert {name_of(reason) for reason in Refusal} - reasons <= {"none", "hand-full", "no-cards-to-draw", "partner-hand-full"}


@pytest.mark.parametrize("reason", [reason for reason in Refusal if reason])
def test_every_reason_has_a_sentence_in_every_language(reason: Refusal) -> None:
    assert all(has_words(name_of(reason), language, GAME.rulebook.words) for language in LANGUAGES)
