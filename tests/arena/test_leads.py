"""The lead in a match: how often it changes, when it is settled, whether the leader wins."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from windycity.arena.studies.leads import Lead, find_lead
from windycity.arena.studies.story import Story


def lead_of(*scores: tuple[int, ...], wins: tuple[float, ...]) -> Lead:
    moments = [SimpleNamespace(scores=each) for each in scores]
    return find_lead(cast(Story, SimpleNamespace(start=moments[0], moments=moments[1:], wins=wins)))


def test_a_lead_changes_when_another_seat_leads_alone() -> None:
    assert lead_of((0, 0), (1, 0), (1, 1), (1, 2), (3, 2), wins=(1, 0)).changes == 2
    assert lead_of((0, 0), (1, 0), (1, 1), (2, 1), wins=(1, 0)).changes == 0


def test_the_first_to_lead_changes_nothing() -> None:
    assert lead_of((0, 0), (0, 0), (0, 1), wins=(0, 1)).changes == 0


@pytest.mark.parametrize(
    ("scores", "wins", "settled"),
    [
        ([(0, 0), (1, 0), (1, 2), (3, 2), (4, 2)], (1, 0), 0.75),
        ([(0, 0), (1, 0), (2, 0)], (1, 0), 0),  # never behind, not even at the start
        ([(0, 0), (0, 1), (0, 2), (3, 2)], (1, 0), 1),
        ([(0, 0), (1, 0), (2, 0)], (0, 1), None),  # another way to win
        ([(0, 0, 0), (1, 0, 0), (1, 1, 0)], (0.5, 0.5, 0), 0),  # of two winners the one who was ahead the longest
    ],
)
def test_a_match_is_settled_when_the_winner_is_never_behind_again(
    scores: list[tuple[int, ...]], wins: tuple[float, ...], settled: float | None
) -> None:
    assert lead_of(*scores, wins=wins).settled == settled


def test_the_leader_after_each_tenth_wins_or_not() -> None:
    scores = [(0, 0), *[(0, 1)] * 4, *[(1, 1)] * 3, *[(2, 1)] * 3]  # eleven moments: one for each tenth
    assert lead_of(*scores, wins=(1, 0)).leader_wins == (0, 0, 0, 0, 0.5, 0.5, 0.5, 1, 1)
    assert lead_of(*scores, wins=(0.5, 0.5)).leader_wins == (0.5,) * 9
