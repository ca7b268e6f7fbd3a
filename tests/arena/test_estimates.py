"""Shares and means with their intervals, where cases come from the same match, and matches from the same luck."""

from __future__ import annotations

import math
from math import comb

import numpy as np
import pytest

from windycity.arena.estimates import NORMAL_95, estimate_mean, estimate_seat_share, estimate_share, student_95, wilson


def test_the_interval_is_wilsons() -> None:
    # Newcombe (1998), Statistics in Medicine 17: 81 of 263 and 0 of 20.
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=0.00005)
    assert wilson(0, 20) == pytest.approx((0.0, 0.1611), abs=0.00005)
    assert wilson(1.0, 20)[1] == 1.0


@pytest.mark.parametrize("chance", [0.05, 0.3, 0.5])
def test_95_of_100_intervals_hold_the_truth(chance: float) -> None:
    intervals = [wilson(wins / 100, 100) for wins in range(101)]
    likely = [comb(100, wins) * chance**wins * (1 - chance) ** (100 - wins) for wins in range(101)]
    held = sum(p for p, (low, high) in zip(likely, intervals, strict=True) if low <= chance <= high)
    assert 0.935 < held < 0.97


def test_a_share_of_independent_cases_has_the_interval_of_wilson() -> None:
    found = estimate_share([1, 1, 1, 0], [0, 1, 2, 3])
    assert (found.value, found.low, found.high) == (0.75, *wilson(0.75, 4))
    assert (found.cases, found.matches) == (4, 4)


def test_cases_that_always_go_together_count_as_one() -> None:
    values = [1, 0, 0, 1, 0]
    thrice = [value for value in values for _ in range(3)]
    found = estimate_share(thrice, [match for match in range(5) for _ in range(3)])
    assert (found.cases, found.matches) == (15, 5)
    worth = 4 * (NORMAL_95 / student_95(4)) ** 2  # a little less than five matches, for their spread has to be estimated
    assert (found.low, found.high) == pytest.approx(wilson(0.4, worth))


def test_cases_of_one_match_never_count_for_more_than_there_are() -> None:
    found = estimate_share([1, 0] * 50, [match for match in range(50) for _ in range(2)])  # every match half and half
    assert found.value == 0.5
    assert (found.low, found.high) == wilson(0.5, 100)
    some = estimate_share([1, 0, 1, 0, 1, 1], [0, 0, 1, 1, 2, 2])
    assert some.low <= wilson(4 / 6, 6)[0]


def test_a_bot_in_several_seats_is_known_as_well_as_the_one_it_plays_against() -> None:
    parts = np.array([1.0, 0.0, 0.0, 1.0, 1.0] * 40)  # what three seats of four won together
    three = estimate_seat_share(parts, [3] * 200, range(200))
    one = estimate_seat_share(1 - parts, [1] * 200, range(200))
    assert three.value == pytest.approx(0.2)
    assert (three.cases, three.matches) == (600, 200)
    assert 3 * (three.high - three.low) == pytest.approx(one.high - one.low)
    assert (one.low, one.high) == estimate_share(1 - parts, range(200))[1:3]


def test_a_bot_with_now_one_now_two_seats_has_its_share_of_each() -> None:
    found = estimate_seat_share([1, 0, 1, 0], [2, 1, 2, 1], range(4), together=2)
    assert found.value == pytest.approx(2 / 6)
    assert (found.cases, found.matches) == (6, 4)


def test_where_all_cases_agree_each_match_counts_as_one() -> None:
    found = estimate_share([1] * 12, [match for match in range(3) for _ in range(4)])
    assert (found.value, found.high) == (1, 1)
    assert found.low == wilson(1, 3)[0]


def test_matches_that_share_their_luck_count_together() -> None:
    values = [1, 1, 0, 0, 1, 1, 0, 0]
    alone, together = estimate_share(values, range(8)), estimate_share(values, range(8), together=2)
    assert (alone.value, together.value, together.matches) == (0.5, 0.5, 8)
    assert together.low < alone.low
    assert together.high > alone.high


def test_a_mean_has_the_interval_of_student() -> None:
    found = estimate_mean([1, 2, 3, 4, 5], range(5))
    reach = 2.776 * math.sqrt(2.5 / 5)
    assert found.value == 3
    assert found.low == pytest.approx(3 - reach, abs=0.02)
    assert found.high == pytest.approx(3 + reach, abs=0.02)


def test_a_mean_of_one_match_has_no_interval() -> None:
    found = estimate_mean([1, 2, 3], [7, 7, 7])
    assert (found.value, found.low, found.high) == (2, -math.inf, math.inf)
    assert (found.cases, found.matches) == (3, 1)


@pytest.mark.parametrize(("freedom", "deviations"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_deviations_are_those_of_the_tables(freedom: int, deviations: float) -> None:
    assert student_95(freedom) == pytest.approx(deviations, rel=0.01)


def test_intervals_of_cases_that_go_together_hold_the_truth_as_often_as_they_promise() -> None:
    luck, held = np.random.default_rng(1), 0
    for _ in range(1000):
        chances = luck.beta(2, 2, 25)  # every match has a chance of its own, one half on average
        cases = luck.random((25, 6)) < chances[:, None]
        found = estimate_share(cases.ravel(), np.repeat(np.arange(25), 6))
        held += found.low <= 0.5 <= found.high
    assert 930 <= held <= 970
