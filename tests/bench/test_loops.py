"""The loops that benchmarks run: they do what they say, on copies, and no player's build has them."""

from __future__ import annotations

from random import Random

import pytest

import windycity
from bench.loops import LOOPS, loops_of
from tests.conformance.cases import walk
from windycity.core.chance import CHANCE
from windycity.core.events import LOG
from windycity.core.position import LooseArray

per_game = pytest.mark.parametrize("name", windycity.games())


@per_game
def test_answers_are_given_on_a_copy(name: str) -> None:
    """What the benchmark counts: one answer to each of several positions, which stay as they are."""
    game = windycity.game(name, compiled=False)
    run, layout, match = game.engine, game.rulebook.position, game.start(seed=6)
    middle = []
    for _ in walk(match, Random(6)):
        if len(match.answers) % 9 == 0:
            middle.append(match.position)
        if len(middle) == 5:
            break
    before = [layout.pack(LooseArray([position])).tobytes() for position in middle]
    positions = LooseArray(position.copy() for position in [middle[0], *middle])
    loops_of(game)["answer_often"](positions, run.editions, 12, run.array(CHANCE, 2), run.array(LOG), run.out)
    first, *others = [layout.pack(LooseArray([position])).tobytes() for position in positions]
    assert others == before
    assert first not in before


@per_game
def test_worlds_are_imagined_beside_the_position(name: str) -> None:
    game = windycity.game(name, compiled=False)
    match = game.start(seed=3)
    positions = LooseArray([match.position, match.position])
    loops_of(game)["imagine_often"](positions, game.engine.editions, 1, 2, game.engine.array(CHANCE))
    assert game.dump_position(positions[0]) == game.dump_position(match.position)
    game.check_position(positions[1])


@per_game
def test_the_build_that_players_wait_for_has_no_loops_of_benchmarks(name: str) -> None:
    entries = windycity.game(name, compiled=False).build().entries
    assert not {loop.__name__ for loop in LOOPS} & set(entries)
    assert {"play_matches", "search_tree"} <= set(entries)
