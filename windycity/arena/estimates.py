"""Estimates with honest intervals: shares and means of what happened, where several facts may come from one match."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from windycity.arena.statistics import NORMAL_95, share_of

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Estimate(NamedTuple):
    """A measured share or mean, its 95 % interval, and how many cases from how many matches it rests on."""

    value: float
    low: float
    high: float
    cases: int
    matches: int


def estimate_share(values: npt.ArrayLike, matches: npt.ArrayLike, together: int = 1) -> Estimate:
    """Estimate a share from values of 0 to 1, each with the number of the match it comes from.

    `together` says how many matches in a row share their luck, as those of a round of a tournament do. The interval is
    Wilson's for as many independent cases as these are worth: cases of one match, or of matches that share their luck, are
    alike, so they count for fewer, by how far matches or rounds differ (and Student's distribution allows for there being
    few of them); never for more than there are. Where all values are equal nothing tells how alike they are, and every
    match, or round, counts as one case.
    """
    ones, numbers, clusters = _clustered(values, matches, together)
    share, count, worth = float(ones.mean()), int(clusters.max() + 1), float(len(ones))
    if count < len(ones):
        spread, few = _error_of_mean(ones, clusters) ** 2, (NORMAL_95 / student_95(count - 1)) ** 2 if count > 1 else 1.0
        worth = min(worth, few * share * (1 - share) / spread) if spread > 0 else count
    known = share_of(share, worth)
    return Estimate(share, known.low, known.high, len(ones), len(numbers))


def estimate_mean(values: npt.ArrayLike, matches: npt.ArrayLike, together: int = 1) -> Estimate:
    """Estimate a mean, with Student's interval over matches or rounds; with one only there is none, and it is infinite."""
    found, numbers, clusters = _clustered(values, matches, together)
    mean, count = float(found.mean()), int(clusters.max() + 1)
    if count < 2:
        return Estimate(mean, -np.inf, np.inf, len(found), len(numbers))
    reach = student_95(count - 1) * _error_of_mean(found, clusters)
    return Estimate(mean, mean - reach, mean + reach, len(found), len(numbers))


def student_95(freedom: int) -> float:
    """So many deviations hold 95 % of Student's distribution; a series that is right to 1 % from 3 degrees of freedom on."""
    z, n = NORMAL_95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _clustered(values: npt.ArrayLike, matches: npt.ArrayLike, together: int) -> tuple[Floats, Ints, Ints]:
    """The values, the matches they come from, and for each value the place of what it has its luck in common with."""
    found, numbers = np.asarray(values, np.float64), np.asarray(matches, np.int64)
    assert len(found), "an estimate needs at least one value"
    clusters = np.unique(numbers // together, return_inverse=True)[1].astype(np.int64)
    return found, np.unique(numbers), clusters


def _error_of_mean(values: Floats, clusters: Ints) -> float:
    """The standard error of a mean, from how far the matches' sums lie from what the mean would give them."""
    sums = np.bincount(clusters, values - values.mean())
    if len(sums) < 2:
        return 0.0
    return float((len(sums) / (len(sums) - 1) * (sums**2).sum()) ** 0.5 / len(values))
