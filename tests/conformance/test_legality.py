"""Legality: the moves that the rules list, and the reasons why they refuse the rest, never disagree."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import CASES, Case, walk
from windycity.core.match import Match

TRIED = 60  # actions of each sort of move, besides the legal ones
EVERY = 7  # one answer in this many is checked


def check(match: Match, seat: int, random: Random) -> None:
    """Check that every legal move is explained and not refused, and every other answer to the ask refused with a reason."""
    rulebook, edition, observed = match.game.rulebook, match.game.edition, match.observed(seat)
    legal = set(match.legal_actions(seat))
    tried = set(legal)
    for sort in rulebook.actions.answering(observed.ask):
        tried.update(random.sample(range(sort.first, sort.last), min(TRIED, sort.last - sort.first)))
    for action in tried:
        refusal = rulebook.explanations.refusal(edition, observed, seat, action)
        assert (refusal is None) == (action in legal), f"{match.game.format_move(action)}: {refusal}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_if_and_only_if_it_is_not_listed(case: Case) -> None:
    random = Random(5)
    for match in case.matches(seed=5):
        for number, (seat, _) in enumerate(walk(match, random)):
            if number % EVERY == 0:
                check(match, seat, random)
            if number > 250:
                break
