"""Computing a review: win chances along the match, what moves cost, and luck apart from them. docs/review.md says how and why.

What is picked because it looks bad is measured again with other luck; otherwise chance would decide what is reported.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

import numpy as np

from windycity.core.match import Match
from windycity.core.position import Positions
from windycity.review.costs import find_costs, most_for_costs
from windycity.review.effort import NORMAL, Effort
from windycity.review.lucks import find_lucks, most_for_lucks
from windycity.review.past import Decision, past_of
from windycity.review.plays import Plays, Shares, error_of
from windycity.review.review import VERSION, BadReview, Point, Review
from windycity.review.work import Progress, Work

BATCH = 50  # plays between two looks at the error

Item = TypeVar("Item")
PlayOn = Callable[[int, int], Shares]  # called with the number of plays, and the seed


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
        len(quiet) * (effort.searched + effort.plays)
        + most_for_costs(effort, len(past.decisions), match.seats)
        + most_for_lucks(effort, len(drawn))
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
        points=[*_points(work, quiet, past.decisions), Point(len(match.answers), shares, 0.0)],
        costs=find_costs(work, past.decisions, match.seats),
        lucks=find_lucks(work, drawn),
    )


def _points(work: Work, quiet: Sequence[tuple[int, Positions]], decisions: Sequence[Decision]) -> list[Point]:
    """Estimate the chances at some moments."""
    points, by_answer = [], {decision.answer: decision for decision in decisions}
    for moment, positions in quiet:
        play_on = playing_on(work.plays, positions, by_answer.get(moment), work.effort.searched, work.seed("first", moment))
        shares = _shares(work.effort, play_on, work.seed("point", moment))
        points.append(Point(moment, [round(float(share), 4) for share in shares.mean(axis=0)], round(error_of(shares), 4)))
        work.did(work.effort.searched + work.effort.plays)
    return points


def playing_on(plays: Plays, positions: Positions, decision: Decision | None, searched: int, seed: int) -> PlayOn:
    """Return a function that plays on from a position, beginning with the bot's move from what its seat knew."""
    if decision:
        first = plays.first_move(plays.glimpse(decision.observed, decision.seat), searched, seed)
        if first is not None:
            return partial(plays.after_move, positions, decision.seat, first)
    return partial(plays.chances, positions)


def _shares(effort: Effort, play_on: PlayOn, seed: int) -> Shares:
    """Play on until the error is small enough, or often enough."""
    shares = play_on(min(BATCH, effort.plays), seed)
    while len(shares) < effort.plays and error_of(shares) > effort.error:
        count = min(BATCH, effort.plays - len(shares))
        shares = np.concatenate([shares, play_on(count, seed + len(shares))])
    return shares


def _evenly(items: Sequence[Item], most: int) -> list[Item]:
    """Choose at most this many items, evenly, including the first and the last."""
    if len(items) <= most:
        return [*items]
    return [items[round(place * (len(items) - 1) / (most - 1))] for place in range(most)]
