"""Advice: the same interpreted and compiled. A kernel that rounds a real number to a whole one would show here."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.conformance.cases import CASES, Case, engine
from windycity.core.position import LooseArray

BOLD = 0.8  # the share of answers that follow the advice
LOOK = (0, 8)  # at these moments of each ask


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_advice_is_the_same_interpreted_and_compiled(case: Case) -> None:
    """Over a match that mostly follows the advice, so that all asks occur."""
    match, random = case.start(2), Random(2)
    match.switch(engine(case.name, "compiled"))
    asked: Counter[str] = Counter()
    while not match.over:
        seat = match.waiting[0]
        advice = engine(case.name, "compiled").advice(match._positions, seat)
        if asked[match.ask] in LOOK:
            interpreted = engine(case.name, "interpreted").advice(LooseArray([match.position]), seat)
            assert advice == pytest.approx(interpreted, rel=1e-9, abs=1e-9), match.ask
        asked[match.ask] += 1
        best = max(advice, key=lambda action: advice[action])
        match.play_actions(seat, [best if random.random() < BOLD else random.choice(list(advice))])
