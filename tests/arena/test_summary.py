"""Statistics of a table of matches, against figures worked out by hand."""

from __future__ import annotations

import polars

from windycity.arena.results import table_schema
from windycity.arena.summary import ends, lengths_by_column, lengths_of, wins_by_seat


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
        "faults": [[0, 0, 0]] * len(winners),
        "seconds": [0.1] * len(winners),
        "wall": [0.1] * len(winners),
    }
    return polars.DataFrame(columns, table_schema())


def test_a_shared_win_counts_as_its_share() -> None:
    assert [share.value for share in wins_by_seat(matches([0], [0], [0, 1], [1]))] == [0.625, 0.375, 0.0]


def test_every_way_to_end_is_told_even_if_no_match_ended_so() -> None:
    shares = ends(matches([0], [0], [0], [1]), "gangsters")
    assert {reason: share.value for reason, share in shares.items()} == {
        "colour": 0,
        "ten-joints": 0,
        "cash": 0.25,
        "richest": 0.75,
    }


def test_lengths_are_told_by_quantiles() -> None:
    lengths = lengths_of(polars.Series(range(100, 0, -1)))
    assert lengths.quantiles == (1, 5, 25, 50, 75, 95, 100)
    assert lengths.mean == 50.5
    assert lengths_of(polars.Series([7])).quantiles == (7,) * 7


def test_rounds_are_told_where_there_are_any() -> None:
    assert list(lengths_by_column(matches([0], [1]))) == ["answers"]
    assert list(lengths_by_column(matches([0], [1], rounds=3))) == ["answers", "rounds"]
