"""Shares, intervals and lengths, against figures worked out by hand."""

from __future__ import annotations

from math import comb

import polars
import pytest

from windycity.arena.results import table_schema
from windycity.arena.statistics import ends, lengths_by_column, lengths_of, share_of, wins_by_seat


def matches(*winners: list[int], rounds: int | None = None) -> polars.DataFrame:
    columns = {
        "number": list(range(len(winners))),
        "secret": [""] * len(winners),
        "bots": [["greedy", "random", "random"]] * len(winners),
        "winners": list(winners),
        "scores": [[1, 2, 3]] * len(winners),
        "ranks": [[1, 2, 3]] * len(winners),
        "reason": ["richest"] * (len(winners) - 1) + ["cash"],
        "answers": [10 * (i + 1) for i in range(len(winners))],
        "rounds": [rounds] * len(winners),
        "seconds": [0.1] * len(winners),
        "wall": [0.1] * len(winners),
    }
    return polars.DataFrame(columns, table_schema())


def test_a_shared_win_counts_as_its_share() -> None:
    assert [share.share for share in wins_by_seat(matches([0], [0], [0, 1], [1]))] == [0.625, 0.375, 0.0]


def test_the_interval_is_wilsons() -> None:
    # Newcombe (1998), Statistics in Medicine 17: 81 of 263 and 0 of 20.
    share = share_of(81 / 263, 263)
    assert (round(share.low, 4), round(share.high, 4)) == (0.2553, 0.3662)
    none = share_of(0, 20)
    assert (none.low, round(none.high, 4)) == (0.0, 0.1611)
    assert share_of(1.0, 20).high == 1.0


@pytest.mark.parametrize("chance", [0.05, 0.3, 0.5])
def test_95_of_100_intervals_hold_the_truth(chance: float) -> None:
    intervals = [share_of(wins / 100, 100) for wins in range(101)]
    likely = [comb(100, wins) * chance**wins * (1 - chance) ** (100 - wins) for wins in range(101)]
    held = sum(p for p, share in zip(likely, intervals, strict=True) if share.low <= chance <= share.high)
    assert 0.935 < held < 0.97


def test_every_way_to_end_is_told_even_if_no_match_ended_so() -> None:
    shares = ends(matches([0], [0], [0], [1]), ["cash", "richest", "colour"])
    assert {reason: share.share for reason, share in shares.items()} == {"cash": 0.25, "richest": 0.75, "colour": 0.0}


def test_lengths_are_told_by_quantiles() -> None:
    lengths = lengths_of(polars.Series(range(100, 0, -1)))
    assert lengths.quantiles == (1, 5, 25, 50, 75, 95, 100)
    assert lengths.mean == 50.5
    assert lengths_of(polars.Series([7])).quantiles == (7,) * 7


def test_rounds_are_told_where_there_are_any() -> None:
    assert list(lengths_by_column(matches([0], [1]))) == ["answers"]
    assert list(lengths_by_column(matches([0], [1], rounds=3))) == ["answers", "rounds"]
