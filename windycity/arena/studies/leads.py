"""Leads: who has the highest score after each round or turn, how often that changes, and when it is settled."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from windycity.arena.studies.story import Story

PARTS = 10  # a match is examined after each tenth of its moments


@dataclass(frozen=True)
class Lead:
    """The lead in one match.

    `changes` counts how often the lead passed from one seat to another. `settled` is the part of the match after which the
    winner was never again behind anybody: 0 from the start, 1 only at the very end; None if the winner did not even have
    the highest score at the end. `leader_wins` holds for each inner tenth of the match the share of the win that went to
    the leader at that time; if several led, to one of them at random.
    """

    changes: int
    settled: float | None
    leader_wins: tuple[float, ...]


def find_lead(story: Story) -> Lead:
    """Follow the lead through a match."""
    scores = [moment.scores for moment in (story.start, *story.moments)]
    leaders = [_leaders(each) for each in scores]
    last = len(leaders) - 1
    parts = [leaders[part * last // PARTS] for part in range(1, PARTS)]
    wins = tuple(sum(story.wins[seat] for seat in seats) / len(seats) for seats in parts)
    return Lead(_changes(leaders), _settled(leaders, story.wins), wins)


def _leaders(scores: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


def _changes(leaders: Sequence[tuple[int, ...]]) -> int:
    """Count the changes of the lead. A tie changes nothing: a sole leader keeps the lead until somebody else leads alone."""
    alone = [seats[0] for seats in leaders if len(seats) == 1]
    return sum(one != other for one, other in pairwise(alone))


def _settled(leaders: Sequence[tuple[int, ...]], wins: Sequence[float]) -> float | None:
    """Return when the lead was settled; of several winners, for the one who was ahead the longest."""
    last = len(leaders) - 1
    ahead = [_ahead_since(leaders, seat) for seat, share in enumerate(wins) if share]
    first = min(ahead, default=len(leaders))
    return first / max(last, 1) if first <= last else None


def _ahead_since(leaders: Sequence[tuple[int, ...]], seat: int) -> int:
    """Return the first moment from which a seat is among the leaders to the end."""
    first = len(leaders)
    while first and seat in leaders[first - 1]:
        first -= 1
    return first
