"""Every game can be played to its end, compiled or interpreted, and nothing is lost on the way."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from tests.conformance.cases import CASES, GAMES, Case, engine, eyes, game, play_matches, walk
from tests.effort import MATCHES, THOROUGH, often
from windycity.core.position import LooseArray

ANSWERS = often(2_500)  # of each case that are given interpreted and compiled

per_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.mark.compiled
@per_case
def test_random_matches_end_within_the_bound_and_stay_sound(case: Case) -> None:
    """After every answer every card, piece and coin is in exactly one place, and somebody has a legal answer."""
    table, _ = play_matches(case, "compiled", MATCHES // len(CASES) + 1, check=True)
    steps, winners, reasons, flaws = table[:, :4].T
    assert flaws.max() == 0
    assert (winners > 0).all()
    assert (reasons > 0).all()
    assert 0 < steps.min() <= steps.max() < case.game.rulebook.most_answers


if THOROUGH:  # else the interpreted matches of the next test, whose arrays check their indices, are enough

    @pytest.mark.compiled
    @per_case
    def test_no_index_is_out_of_bounds(case: Case) -> None:
        """By the build that checks every index."""
        table, _ = play_matches(case, "checked", 400, seed=2, check=True)
        assert table[:, 3].max() == 0
        assert (table[:, 2] > 0).all()  # they have ended, for some reason


@pytest.mark.compiled
@per_case
def test_compiled_equals_interpreted(case: Case) -> None:
    """The same seeds give the same matches: as many as make up some thousand answers, so more of short ones."""
    answers = seed = 0
    while answers < ANSWERS:
        interpreted, loose = play_matches(case, "interpreted", 1, seed)
        compiled, records = play_matches(case, "compiled", 1, seed)
        assert interpreted.tolist() == compiled.tolist()
        assert isinstance(loose, LooseArray)
        assert case.game.rulebook.position.pack(loose).tobytes() == np.ascontiguousarray(records).tobytes()
        answers += int(interpreted[0, 0])
        seed += 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", ["interpreted", pytest.param("compiled", marks=pytest.mark.compiled)])
def test_the_edition_is_unchanged_by_play(name: str, kind: str) -> None:
    run = engine(name, kind)
    layout = game(name).rulebook.edition

    def content() -> bytes:
        loose = LooseArray(run.editions) if isinstance(run.editions, list) else layout.unpack(run.editions)
        return layout.pack(loose).tobytes()

    before = content()
    for case in CASES:
        if case.name == name:
            play_matches(case, kind, 1)
    assert content() == before == layout.pack(LooseArray([game(name).edition.data])).tobytes()


@per_case
def test_matches_of_one_seed_are_equal_and_of_two_seeds_differ(case: Case) -> None:
    def history(seed: int) -> list[str]:
        match = case.start(seed)
        for _ in walk(match, Random(5)):
            if len(match.answers) == 30:
                break
        return match.save().splitlines()[1:]

    assert history(1) == history(1)
    assert history(1) != history(2)


@per_case
def test_copies_are_independent(case: Case) -> None:
    match = case.start()
    random = Random(3)
    for _ in walk(match, random):
        if len(match.answers) == 20:
            break
    before, twin = match.save(), match.copy()
    dump = case.game.dump_position(match.position)
    for _ in walk(twin, random):
        pass
    assert match.save() == before
    assert case.game.dump_position(match.position) == dump
    assert match.result is None


@per_case
def test_a_fast_match_is_the_same_played_by_hand(case: Case) -> None:
    """What the simulator plays in one call can be replayed move by move with the same luck."""
    compiled, one = case.start(4, luck="fast-1"), case.start(4, luck="fast-1")
    for seat, action in walk(compiled, Random(4)):
        one.play_actions(seat, [action])
    assert one.result == compiled.result
    assert one.events(None) == compiled.events(None)


@pytest.mark.compiled
@per_case
def test_a_match_that_switches_its_engine_goes_on_as_one_that_does_not(case: Case) -> None:
    """Interpreted, then compiled, interpreted and compiled again; and back to the beginning."""
    engines = {kind: engine(case.name, kind) for kind in ("interpreted", "compiled")}
    steady, switching = (case.start(8) for _ in range(2))
    steady.switch(engines["compiled"])
    switching.switch(engines["interpreted"])
    for seat, action in walk(steady, Random(8)):
        switching.play_actions(seat, [action])
        if kind := {15: "compiled", 30: "interpreted", 45: "compiled"}.get(len(steady.answers)):
            switching.switch(engines[kind])
            assert switching.game.engine.compiled == (kind == "compiled")
    assert switching.save() == steady.save()
    assert [switching.events(eye) for eye in eyes(steady)] == [steady.events(eye) for eye in eyes(steady)]
    for number in reversed(range(len(steady.answers))):
        steady.undo()
        switching.undo()
        if number % (5 if number < 60 else 100) == 0:  # above, both are compiled
            seat = steady.waiting[0]
            assert switching.legal(seat) == steady.legal(seat)
            assert case.game.dump_position(switching.position) == case.game.dump_position(steady.position)
            assert switching.answers == steady.answers
    assert switching.save() == steady.save()


@per_case
def test_results_are_in_order(case: Case) -> None:
    match = case.start(9)
    assert match.result is None
    for _ in walk(match, Random(9)):
        pass
    result = match.result
    assert result is not None
    assert match.waiting == ()
    assert set(result.winners) == {seat for seat in range(case.seats) if result.ranks[seat] == 1}
    for one in range(case.seats):
        assert result.ranks[one] == 1 + sum(result.ranks[other] < result.ranks[one] for other in range(case.seats))
    assert result.rule
