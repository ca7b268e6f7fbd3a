"""Estimates with honest intervals: shares and means of what happened, where several facts may come from one match."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

NORMAL_95 = 1.96  # 95 % of a normal distribution lie within so many deviations

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Estimate(NamedTuple):
    """A measured share or mean, its 95 % interval, and how many cases from how many matches it rests on."""

    value: float
    low: float
    high: float
    cases: int
    matches: int


def wilson(count: float, total: float) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    share, slack = count / total, NORMAL_95**2 / total
    middle, reach = share + slack / 2, (slack * (share * (1 - share) + slack / 4)) ** 0.5
    return max(0.0, (middle - reach) / (1 + slack)), min(1.0, (middle + reach) / (1 + slack))


def estimate_share(values: npt.ArrayLike, matches: npt.ArrayLike) -> Estimate:
    """Estimate a share from values of 0 to 1, each with the number of the match it comes from.

    The interval is Wilson's for as many independent facts as these are worth: facts of one match are alike, so they count
    for fewer, by how far the matches differ; never for more than there are. Where all values are equal nothing tells how
    alike they are, and every match counts as one fact.
    """
    ones, clusters = _clustered(values, matches)
    share, count, worth = float(ones.mean()), int(clusters.max() + 1), float(len(ones))
    if count < len(ones):
        spread = _error_of_mean(ones, clusters) ** 2
        worth = min(worth, share * (1 - share) / spread) if spread > 0 else count
    low, high = wilson(share * worth, worth)
    return Estimate(share, low, high, len(ones), count)


def estimate_mean(values: npt.ArrayLike, matches: npt.ArrayLike) -> Estimate:
    """Estimate a mean, with Student's interval over matches; with one match only there is none, and it is infinite."""
    numbers, clusters = _clustered(values, matches)
    mean, count = float(numbers.mean()), int(clusters.max() + 1)
    if count < 2:
        return Estimate(mean, -np.inf, np.inf, len(numbers), count)
    reach = student_95(count - 1) * _error_of_mean(numbers, clusters)
    return Estimate(mean, mean - reach, mean + reach, len(numbers), count)


def student_95(freedom: int) -> float:
    """So many deviations hold 95 % of Student's distribution; a series that is right to 1 % from 3 degrees of freedom on."""
    z, n = NORMAL_95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _clustered(values: npt.ArrayLike, matches: npt.ArrayLike) -> tuple[Floats, Ints]:
    numbers = np.asarray(values, np.float64)
    assert len(numbers), "an estimate needs at least one value"
    return numbers, np.unique(np.asarray(matches), return_inverse=True)[1].astype(np.int64)


def _error_of_mean(values: Floats, clusters: Ints) -> float:
    """The standard error of a mean, from how far the matches' sums lie from what the mean would give them."""
    sums = np.bincount(clusters, values - values.mean())
    if len(sums) < 2:
        return 0.0
    return float((len(sums) / (len(sums) - 1) * (sums**2).sum()) ** 0.5 / len(values))
