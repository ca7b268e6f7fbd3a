"""Loops that only benchmarks run, compiled for a game into a build of their own: no player waits for them."""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

from windycity.core.chance import below, next_step
from windycity.core.entries import entries_of
from windycity.core.game import Game
from windycity.core.kernel import Kernel


def legal(s, e, seat, out): ...
def apply(s, e, seat, action, chance, log): ...
def observe(s, e, seat): ...
def imagine(s, e, chance): ...


def imagine_often(positions, editions, seat, times, chances):
    """Observe the first position as a seat and imagine a world from that, into the second position, many times."""
    for _ in range(times):
        positions[1] = positions[0]
        observe(positions[1], editions[0], seat)
        imagine(positions[1], editions[0], chances[0])


def copy_often(positions, times):
    """Copy positions, each to the next, around the whole array, many times."""
    places = len(positions)
    for i in range(times):
        positions[1 + i % (places - 1)] = positions[i % (places - 1)]


def answer_often(positions, editions, times, chances, logs, out):
    """Copy each of the other positions to the first and answer there, at random, many times: the cost of one answer."""
    e, chance, player = editions[0], chances[0], chances[1]
    for i in range(times):
        positions[0] = positions[1 + i % (len(positions) - 1)]
        s = positions[0]
        seat = 0
        while s.waiting >> seat & 1 == 0:
            seat += 1
        count = legal(s, e, seat, out)
        next_step(chance)
        apply(s, e, seat, out[below(player, count)], chance, logs[0])


LOOPS = (imagine_often, copy_often, answer_often)


def loops_of(game: Game) -> dict[str, Kernel]:
    """Bind the loops to a game, interpreted."""
    return entries_of(game.rulebook.kernels, game.rulebook.value_weights, LOOPS)


def compiled_loops(game: Game) -> dict[str, Kernel]:
    """Load the loops of a game, compiled; the first time on a machine this takes a while."""
    return game.build_of(f"bench-{game.name}", loops_of(game)).load()
