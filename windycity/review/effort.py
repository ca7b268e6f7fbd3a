"""How much a review computes, as counts of plays."""

from __future__ import annotations

from dataclasses import dataclass, replace

from windycity.review.review import MOST_POINTS, BadReview

USUAL = 500  # answers: in a longer match there is more to examine, and playing to its end takes longer
FEWEST = 8  # plays, however long a match is


@dataclass(frozen=True)
class Effort:
    """How much a review computes.

    `points`: moments at which the chances are estimated, with `plays` each at most, until the standard error is below `error`.
    `searched`: simulations in which candidates for a better move are found; `screened`: plays of each candidate in the first
    pass. `suspects`: moves of each seat that are looked at again, with `exact` plays of each candidate, and then `final` ones,
    whose result is reported. `luck`: plays before and after luck in the first pass; `luck_exact`: in the second, for at most
    `swings` answers.
    """

    name: str
    points: int
    plays: int
    error: float
    searched: int
    screened: int
    suspects: int
    exact: int
    final: int
    luck: int
    luck_exact: int
    swings: int

    def for_match(self, answers: int) -> Effort:
        """Return the effort for a match with this many answers: in a long one less at each moment, to bound the total."""
        part = min(1.0, USUAL / max(1, answers))
        return replace(self, plays=max(FEWEST, round(part * self.plays)), luck=max(FEWEST, round(part * self.luck)))


QUICK = Effort("quick", 30, 150, 0.04, 40, 12, 2, 100, 150, 12, 100, 8)
NORMAL = Effort("normal", MOST_POINTS, 600, 0.02, 60, 24, 3, 300, 500, 24, 300, 12)
THOROUGH = Effort("thorough", MOST_POINTS, 2400, 0.01, 300, 100, 6, 1500, 2500, 100, 1500, 24)
EFFORTS = {effort.name: effort for effort in (QUICK, NORMAL, THOROUGH)}


def effort_of(name: str) -> Effort:
    """Find an effort by its name; an unknown one raises BadReview, which lists the names."""
    if name not in EFFORTS:
        raise BadReview("review-unknown-effort", effort=name, known=", ".join(EFFORTS))
    return EFFORTS[name]
