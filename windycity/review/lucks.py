"""Luck apart from judgement: how far luck moved the chances from what the same move could expect."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import numpy as np

from windycity.core.position import get
from windycity.review.effort import Effort
from windycity.review.past import Draw
from windycity.review.plays import error_of, result_of
from windycity.review.review import SWING, Luck
from windycity.review.work import CERTAINTY, DOUBT, Work


def most_for_lucks(effort: Effort, draws: int) -> int:
    """Return how many plays finding luck takes at most."""
    return 2 * (draws * effort.luck + effort.swings * effort.luck_exact)


def find_lucks(work: Work, draws: Sequence[Draw]) -> list[Luck]:
    """Find the luck that moved some seat's chance most, in two passes, each with luck of its own; in the order of the match."""
    effort = work.effort
    first = [(draw, luck) for draw in draws if _size(luck := _swing(work, draw, effort.luck, "luck")) >= DOUBT * SWING]
    largest = sorted(first, key=lambda found: -_size(found[1]))[: effort.swings]
    again = [_swing(work, draw, effort.luck_exact, "luck again") for draw, _ in largest]
    work.did(2 * (effort.swings - len(again)) * effort.luck_exact)
    return sorted((luck for luck in again if _is_reported(luck)), key=lambda luck: luck.answer)


def _swing(work: Work, draw: Draw, count: int, purpose: str) -> Luck:
    """Measure the chances after an answer against those that its move had with other luck."""
    plays, seed = work.plays, work.seed(purpose, draw.answer)
    expected = plays.after_move(draw.before, draw.seat, draw.action, count, seed)
    if get(draw.after, "waiting"):
        after = plays.from_truth(draw.after, count, work.seed(f"{purpose}, after", draw.answer))
    else:
        after = np.array([result_of(draw.after)] * count)
    work.did(2 * count)
    swings = after.mean(axis=0) - expected.mean(axis=0)
    error = hypot(error_of(after), error_of(expected))
    return Luck(draw.answer, [round(float(swing), 4) for swing in swings], round(error, 4))


def _size(luck: Luck) -> float:
    return max(map(abs, luck.swings))


def _is_reported(luck: Luck) -> bool:
    return _size(luck) >= SWING and _size(luck) >= CERTAINTY * luck.error
