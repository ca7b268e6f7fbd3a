"""Estimates with honest intervals: shares and means over cases, of which several may come from one match."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

NORMAL_95 = 1.959964  # 95 % of a normal distribution lies within this many standard deviations

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


class Estimate(NamedTuple):
    """A measured share or mean, its 95 % interval, and the numbers of cases and matches it is based on."""

    value: float
    low: float
    high: float
    cases: int
    matches: int

    def opposite(self) -> Estimate:
        """The share of all other cases."""
        return Estimate(1 - self.value, 1 - self.high, 1 - self.low, self.cases, self.matches)


def estimate_share(values: npt.ArrayLike, matches: npt.ArrayLike, together: int = 1) -> Estimate:
    """Estimate a share from values from 0 to 1, each with the number of its match.

    `together` is the number of successive matches that share their luck, as in a round of a tournament. The interval is
    Wilson's for the equivalent number of independent cases. If cases can be fractions, such as shared wins, it is somewhat
    wider than necessary, never narrower.
    """
    found, numbers, clusters = _clustered(values, matches, together)
    share = min(1.0, float(found.mean()))
    return Estimate(share, *wilson(share, _worth(found, clusters)), len(found), len(numbers))


def estimate_seat_share(parts: npt.ArrayLike, seats: npt.ArrayLike, matches: npt.ArrayLike, together: int = 1) -> Estimate:
    """Estimate the share of the wins that a bot gets at each of its seats, from its part of each match and its seats in it.

    The seats of one match compete for the win, so the match is the case. Treated as independent cases they would give a much
    wider interval.
    """
    held = np.asarray(seats, np.int64)
    whole = estimate_share(parts, matches, together)
    scale = len(held) / float(held.sum())
    return Estimate(whole.value * scale, whole.low * scale, min(1.0, whole.high * scale), int(held.sum()), whole.matches)


def wilson(share: float, count: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share of `count` independent cases."""
    slack = NORMAL_95**2 / count
    middle, reach = share + slack / 2, (slack * (share * (1 - share) + slack / 4)) ** 0.5
    low, high = (middle - reach) / (1 + slack), (middle + reach) / (1 + slack)
    # Rounding may move an end just past the share itself if that is 0 or 1.
    return max(0.0, min(share, low)), min(1.0, max(share, high))


def _worth(values: Floats, clusters: Ints) -> float:
    """Return the equivalent number of independent cases.

    Cases from one match, or from matches that share their luck, are correlated, so they count as fewer, depending on how much
    matches or rounds differ (Student's distribution allows for small numbers of them), never as more. If all values are equal
    the correlation is unknown, and every match, or round, counts as one case.
    """
    cases, count = len(values), int(clusters.max() + 1)
    if count in (1, cases) or values.min() == values.max():
        return count
    mean, few = values.mean(), (NORMAL_95 / student_95(count - 1)) ** 2
    known = float(few * mean * (1 - mean))
    spread = _error_of_mean(values, clusters) ** 2
    return known / spread if known < cases * spread else cases


def estimate_mean(values: npt.ArrayLike, matches: npt.ArrayLike, together: int = 1) -> Estimate:
    """Estimate a mean, with Student's interval over matches or rounds; with only one, the interval is infinite."""
    found, numbers, clusters = _clustered(values, matches, together)
    mean, count = float(found.mean()), int(clusters.max() + 1)
    if count < 2:
        return Estimate(mean, -np.inf, np.inf, len(found), len(numbers))
    reach = student_95(count - 1) * _error_of_mean(found, clusters)
    return Estimate(mean, mean - reach, mean + reach, len(found), len(numbers))


def student_95(freedom: int) -> float:
    """Return the deviations that hold 95 % of Student's distribution, by a series accurate to 1 % from 3 degrees of freedom."""
    z, n = NORMAL_95, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def _clustered(values: npt.ArrayLike, matches: npt.ArrayLike, together: int) -> tuple[Floats, Ints, Ints]:
    """Return the values, their matches, and for each value the number of the group that shares its luck."""
    found, numbers = np.asarray(values, np.float64), np.asarray(matches, np.int64)
    assert len(found), "an estimate needs at least one value"
    clusters = np.unique(numbers // together, return_inverse=True)[1].astype(np.int64)
    return found, np.unique(numbers), clusters


def _error_of_mean(values: Floats, clusters: Ints) -> float:
    """Return the standard error of a mean, from the deviations of the clusters' sums from those the mean predicts."""
    sums = np.bincount(clusters, values - values.mean())
    return float((len(sums) / (len(sums) - 1) * (sums**2).sum()) ** 0.5 / len(values))
