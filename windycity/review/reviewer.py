"""Computing a review: win chances along the match, what moves cost, and luck apart from them. docs/review.md says how and why.

What is picked because it looks bad is measured again with other luck; otherwise what chance made look worst would be reported.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from windycity.core.match import Match
from windycity.core.position import Positions
from windycity.review.costs import find_costs, most_for_costs
from windycity.review.effort import NORMAL, Effort
from windycity.review.lucks import find_lucks, most_for_lucks
from windycity.review.past import past_of
from windycity.review.plays import Shares, error_of
from windycity.review.review import VERSION, BadReview, Point, Review
from windycity.review.work import Progress, Work

BATCH = 50  # plays between two looks at the error

Item = TypeVar("Item")


def review_match(match: Match, effort: Effort = NORMAL, seed: int = 0, progress: Progress | None = None) -> Review:
    """Review a match; one that is not over raises BadReview. The same seed gives the same review.

    `progress` is called with the number of plays so far and the most there can be; an exception from it ends the review.
    """
    result = match.result
    if result is None:
        raise BadReview("review-not-over")
    effort = effort.for_match(len(match.answers))
    past, work = past_of(match), Work(match.game, match.seats, effort, seed, progress)
    quiet = _evenly(past.quiet, effort.points - 1)
    drawn = [draw for draw in past.draws if work.plays.draws_luck(draw.before, draw.seat, draw.action)]
    work.plan(
        len(quiet) * effort.plays + most_for_costs(effort, len(past.decisions), match.seats) + most_for_lucks(effort, len(drawn))
    )
    shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(match.seats)]
    return Review(
        version=VERSION,
        game=match.game.name,
        rules=match.game.rulebook.rules_version,
        edition=match.game.edition.digest,
        bot=work.plays.bot,
        effort=effort.name,
        seed=seed,
        seats=match.seats,
        answers=len(match.answers),
        points=[*_points(work, quiet), Point(len(match.answers), shares, 0.0)],
        costs=find_costs(work, past.decisions, match.seats),
        lucks=find_lucks(work, drawn),
    )


def _points(work: Work, quiet: Sequence[tuple[int, Positions]]) -> list[Point]:
    """Estimate the chances at some moments."""
    points = []
    for moment, positions in quiet:
        shares = _shares(work, positions, work.seed("point", moment))
        points.append(Point(moment, [round(float(share), 4) for share in shares.mean(axis=0)], round(error_of(shares), 4)))
        work.did(work.effort.plays)
    return points


def _shares(work: Work, positions: Positions, seed: int) -> Shares:
    """Play a position on until the error is small enough, or often enough."""
    shares = work.plays.chances(positions, min(BATCH, work.effort.plays), seed)
    while len(shares) < work.effort.plays and error_of(shares) > work.effort.error:
        count = min(BATCH, work.effort.plays - len(shares))
        shares = np.concatenate([shares, work.plays.chances(positions, count, seed + len(shares))])
    return shares


def _evenly(items: Sequence[Item], most: int) -> list[Item]:
    """Choose at most so many items, evenly, with the first and the last."""
    if len(items) <= most:
        return [*items]
    return [items[round(place * (len(items) - 1) / (most - 1))] for place in range(most)]
