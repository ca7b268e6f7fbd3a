"""Legality: what the rules list, and why they refuse the rest, never disagree."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import CASES, Case, walk
from tests.effort import often
from windycity.core.match import Match
from windycity.core.words import LANGUAGES

TRIED = often(30)  # actions of each sort of move, and of the legal ones
EVERY = 7  # of how many answers one is looked at
MOST = 250  # answers of a match
Said = set[tuple[str, str, str]]  # explanations that were put into words: the ask, the word of the move, the sentence


def check(match: Match, seat: int, random: Random, said: Said) -> None:
    """Check that legal moves are explained and not refused, and others that answer the ask are refused."""
    rulebook, edition, observed = match.game.rulebook, match.game.edition, match.observed(seat)
    legal = match.legal_actions(seat)
    tried = set(random.sample(legal, min(TRIED, len(legal))))
    for sort in rulebook.actions.answering(match.asked):
        tried.update(random.sample(range(sort.first, sort.last), min(TRIED, sort.last - sort.first)))
    for action in tried:
        move = match.game.format_move(action)
        refusal = rulebook.explanations.refusal(edition, observed, seat, action)
        assert (refusal is None) == (action in legal), f"{move}: {refusal}"
        explained = refusal or rulebook.explanations.what(edition, observed, seat, action)
        key = match.ask, rulebook.actions.of(action).word, explained.sentence
        if key not in said:
            said.add(key)
            error = match.why_not(seat, move)
            texts = {error.message(language) if error else match.explain(seat, move, language) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES), texts
            assert all(text.endswith(f" ({explained.rule})") for text in texts)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_move_is_refused_if_and_only_if_it_is_not_listed(case: Case) -> None:
    random = Random(5)
    said: Said = set()
    for match in case.matches(seed=5):
        for number, (seat, _) in enumerate(walk(match, random)):
            if number % EVERY == 0:
                check(match, seat, random, said)
            if number > MOST:
                break
