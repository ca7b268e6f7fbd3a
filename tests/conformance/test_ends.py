"""The end of a match is logged once, after everything else."""

from __future__ import annotations

from random import Random

import pytest

from tests.conformance.cases import CASES, Case, eyes, walk
from tests.effort import often


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_end_is_told_once_and_last(case: Case) -> None:
    """In matches from the start and from rare moments, to everyone who looks."""
    for seed in range(often(1)):
        for match in case.matches(seed):
            for _ in walk(match, Random(seed)):
                pass
            for eye in eyes(match):
                names = [event.name for event in match.events(eye)]
                assert names.count("ended") == 1
                assert names[-1] == "ended"
