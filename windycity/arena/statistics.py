"""What a table of matches tells, with its uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import polars

NORMAL_95 = 1.959964  # 95 % of a normal distribution lie within so many deviations
QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


@dataclass(frozen=True)
class Share:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Lengths:
    """How long matches were: the mean, and the lengths that QUANTILES of them do not exceed."""

    mean: float
    quantiles: tuple[int, ...]


def share_of(share: float, count: float) -> Share:
    """Give a share of so many independent matches its 95 % interval, by Wilson.

    Where a match counts as a part, as a shared win does, the interval is somewhat wider than it need be, never narrower.
    """
    slack = NORMAL_95**2 / count
    middle, reach = share + slack / 2, (slack * (share * (1 - share) + slack / 4)) ** 0.5
    low, high = (middle - reach) / (1 + slack), (middle + reach) / (1 + slack)
    # Rounding may carry an end just past the share itself where that is 0 or 1.
    return Share(share, max(0.0, min(share, low)), min(1.0, max(share, high)))


def wins_by_seat(matches: polars.DataFrame) -> list[Share]:
    """Tell the share of the matches that each seat won; a shared win counts as its share."""
    import polars

    wins = matches.select(seat="winners", part=1 / polars.col("winners").list.len()).explode("seat")
    won = dict(wins.group_by("seat").agg(polars.col("part").sum()).iter_rows())
    seats = matches["bots"].list.len()[0]
    return [share_of(min(1.0, won.get(seat, 0.0) / matches.height), matches.height) for seat in range(seats)]


def ends(matches: polars.DataFrame, reasons: Sequence[str]) -> dict[str, Share]:
    """Tell the share of the matches that ended for each reason."""
    counts = dict(matches["reason"].value_counts().iter_rows())
    return {reason: share_of(counts.get(reason, 0) / matches.height, matches.height) for reason in reasons}


def lengths_of(lengths: polars.Series) -> Lengths:
    """Tell how long matches were, from a column of the table without nulls."""
    ordered = lengths.sort()
    places = [max(0, -int(-quantile * len(ordered) // 1) - 1) for quantile in QUANTILES]
    mean = float(sum(ordered) / len(ordered))
    return Lengths(mean, tuple(int(ordered[place]) for place in places))


def lengths_by_column(matches: polars.DataFrame) -> Mapping[str, Lengths]:
    """Tell how long matches were in answers, and in rounds where the game has them."""
    columns = ("answers", "rounds") if matches["rounds"].null_count() == 0 else ("answers",)
    return {column: lengths_of(matches[column]) for column in columns}
