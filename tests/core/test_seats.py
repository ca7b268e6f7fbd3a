"""Sets of seats, as bits."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from windycity.core.seats import everyone, first_seat, has_several, rank_in, seat_after


def test_everyone_is_every_seat_of_the_match() -> None:
    assert everyone(SimpleNamespace(seats=3)) == 0b111


def test_the_first_seat_of_a_set() -> None:
    assert [first_seat(seats_in) for seats_in in (0b1, 0b110, 0b101000)] == [0, 1, 3]


def test_seats_are_counted_around_the_table() -> None:
    assert [seat_after(2, places, 4) for places in range(4)] == [2, 3, 0, 1]


def test_a_set_has_several_seats_or_not() -> None:
    assert [has_several(seats_in) for seats_in in (0, 0b100, 0b101, 0b111)] == [False, False, True, True]


@pytest.mark.parametrize(
    ("values", "best", "leaders"),
    [([3, 5, 4], 5, 0b010), ([5, 3, 5], 5, 0b101), ([0, 0, 0], 0, 0b111), ([1, 2, 3], 3, 0b100), ([], 0, 0)],
)
def test_the_best_of_several_values_and_who_has_it(values: list[int], best: int, leaders: int) -> None:
    ranked = 0, 0
    for seat, value in enumerate(values):
        ranked = rank_in(*ranked, seat, value)
    assert ranked == (best, leaders)
