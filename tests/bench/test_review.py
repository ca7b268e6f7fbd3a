"""The figures about reviews that `bench.review` prints."""

from __future__ import annotations

import numpy as np
import pytest

from bench.review import Costs, chance_below_zero, correlation
from windycity.review.review import Cost


def test_a_correlation_is_found_behind_the_noise_of_both_measures() -> None:
    random = np.random.default_rng(1)
    true = random.normal(0.0, 2.0, 20_000)
    one, other = true + random.normal(0.0, 1.0, true.size), true + random.normal(0.0, 3.0, true.size)
    assert np.corrcoef(one, other)[0, 1] < 0.6
    assert correlation(one, other, 1.0, 9.0) == pytest.approx(1.0, abs=0.02)
    assert np.isnan(correlation(one, other, 100.0, 9.0)), "nothing but noise"


def test_noise_alone_puts_an_estimate_below_zero_as_often_as_a_normal_distribution_says() -> None:
    assert chance_below_zero(0.0, 0.1) == 0.5
    assert chance_below_zero(0.2, 0.1) == pytest.approx(0.0228, abs=1e-4)
    assert [chance_below_zero(mean, 0.0) for mean in (-0.1, 0.1)] == [1.0, 0.0]


def test_mistakes_that_are_none_in_plays_to_the_end_are_counted() -> None:
    costs = Costs(1)
    for cost, lead in ((0.05, 1.0), (0.05, -1.0), (0.05, 0.0), (0.01, 1.0)):
        named = Cost(answer=0, seat=0, move="a", better="b", share=0.5, better_share=0.5 + cost, error=0.01)
        costs.add(named, np.array([[0.0, 0.0], [lead, lead]]))
    text = "\n".join(costs.rows())
    assert "| 1 | 4 | 4.0 | 25.0" in text
    assert "| 3 | 5.0 | 0.0" in text, "a cost below 2 points is no mistake"
    assert "| 67% |" in text, "one is worse there, one as good"
