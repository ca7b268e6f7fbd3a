"""Advice: the same interpreted and compiled. A real number that a kernel takes for a whole one would show here."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import CASES, Case, engine
from windycity.core.position import LooseArray

BOLD = 0.8  # the share of answers that follow the advice


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES, ids=str)
def test_advice_is_the_same_interpreted_and_compiled(case: Case) -> None:
    """Over a match that mostly follows the advice, so that all asks come."""
    match, random, compared = case.start(2), Random(2), 0
    match.switch(engine(case.name, "compiled"))
    while not match.over and compared < 25:
        seat = match.waiting[0]
        advice = engine(case.name, "compiled").advice(match._positions, seat)
        if random.random() < 0.2:
            interpreted = engine(case.name, "interpreted").advice(LooseArray([match.position]), seat)
            assert advice == pytest.approx(interpreted, rel=1e-9, abs=1e-9), match.ask
            compared += 1
        best = max(advice, key=lambda action: advice[action])
        match.play_actions(seat, [best if random.random() < BOLD else random.choice(list(advice))])
