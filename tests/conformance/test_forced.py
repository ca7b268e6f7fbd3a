"""Outcomes forced in the middle of a sealed ask reveal to nobody what the others have answered so far."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from tests.conformance.cases import SEALED, Case, eyes, sealed_moments
from tests.conformance.test_secrets import answers_of
from windycity.core import record as records
from windycity.core.match import Match


def outcomes_of(case: Case, count: int) -> list[str]:
    """List outcomes that luck can bring in this game; which ones does not matter, because a sealed answer draws none."""
    names = [name for kind in case.game.rulebook.luck_kinds.values() for name in case.game.edition.names[kind]]
    return names[:count]


def played(match: Match, seat: int, actions: Sequence[int], outcomes: Sequence[str], order: Random) -> Match:
    """Return the match after these answers of a seat and these forced outcomes, each in their order, mixed."""
    world = match.copy()
    turns = [*"a" * len(actions), *"o" * len(outcomes)]
    order.shuffle(turns)
    left, forced = [*actions], [*outcomes]
    for turn in turns:
        if turn == "a":
            world.play_actions(seat, [left.pop(0)])
        else:
            world.force([forced.pop(0)])
    return world


@pytest.mark.parametrize("name", ["chicago-gangsters", "gangsters"])
def test_there_are_answers_that_nobody_notices(name: str) -> None:
    """The next test would prove nothing without them. In Chicago Poker one card is the whole of a sealed answer."""
    moments = (match for case in SEALED if case.name == name for match in sealed_moments(case))
    assert any(len(answers_of(match, match.waiting[0], Random(2))) > 1 for match in moments)


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_forced_outcomes_do_not_tell_how_far_another_seat_has_got(case: Case) -> None:
    random = Random(1)
    for match in sealed_moments(case):
        first, outcomes = match.waiting[0], outcomes_of(case, 3)
        unnoticed = answers_of(match, first, Random(2))[:-1]
        before = match.copy()
        before.force(outcomes)
        known = {eye: before.record(eye) for eye in eyes(match) if eye != first}
        for count in range(len(unnoticed) + 1):
            world = played(match, first, unnoticed[:count], outcomes, random)
            assert {eye: world.record(eye) for eye in known} == known


@pytest.mark.parametrize("case", SEALED, ids=str)
def test_a_match_with_outcomes_forced_between_sealed_answers_is_saved_whole(case: Case) -> None:
    for match in sealed_moments(case)[::4]:
        first = match.waiting[0]
        world = played(match, first, answers_of(match, first, Random(2))[:-1], outcomes_of(case, 3), Random(3))
        again = records.replay(case.game, records.read(world.save()))
        assert again.save() == world.save()
        assert again.forced == world.forced
