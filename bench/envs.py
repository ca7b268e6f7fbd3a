"""The speed of many matches stepped at once, compared with pgx on the CPU. `python -m bench.envs [--repeats N]`.

A step carries out a random legal action in one match, and writes what the next seat knows and its mask; matches that are over
are restarted. Ours are steps of `windycity.envs.batch` with two to four seats; pgx steps its games in compiled code that also
draws the actions. All is CPU time, so the threads of either count in full.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

import windycity
from bench.measure import REFERENCE, Figure, Task, measure
from windycity.envs.batch import Batch
from windycity.games import rulebook

SIZE = 1024
STEPS = 100
PEERS = ("leduc_holdem", "backgammon")
COMPARED = "pgx backgammon"


def our_tasks(name: str) -> list[Task]:
    """Step a game at random, with the fewest seats and with four."""
    return [_our_task(name, seats) for seats in sorted({rulebook(name).seats[0], 4})]


def _our_task(name: str, seats: int) -> Task:
    batch, random, rows = Batch(name, seats, SIZE), np.random.default_rng(1), np.arange(SIZE)

    def run() -> float:
        for _ in range(STEPS):
            batch.step(batch.legal[rows, (random.random(SIZE) * batch.legal_count).astype(np.int64)])
        return STEPS * SIZE

    return Task(f"{name}, {seats} seats", "steps", run)


def pgx_tasks() -> list[Task]:
    """Step games of pgx at random; none if it is not installed."""
    try:
        import jax
        import pgx
    except ImportError:
        return []
    return [_pgx_task(jax, pgx, name) for name in PEERS]


def _pgx_task(jax: Any, pgx: Any, name: str) -> Task:
    from pgx.experimental.utils import act_randomly
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def play(state: Any, keys: Any) -> Any:
        def one(state: Any, key: Any) -> Any:
            act, go_on = jax.random.split(key)
            return step(state, act_randomly(act, state.legal_action_mask), jax.random.split(go_on, SIZE)), None

        return jax.lax.scan(one, state, keys)[0]

    key, compiled = jax.random.PRNGKey(1), jax.jit(play)
    state = [jax.jit(jax.vmap(env.init))(jax.random.split(key, SIZE))]
    keys = jax.random.split(key, STEPS)

    def run() -> float:
        state[0] = jax.block_until_ready(compiled(state[0], keys))
        return STEPS * SIZE

    return Task(f"pgx {name}", "steps", run)


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.envs", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    repeats = parser.parse_args().repeats
    peers = pgx_tasks()
    if not peers:
        print("pgx is not installed (pip install '.[bench]'): no ratios to it.\n")
    figures = measure([REFERENCE, *peers, *(task for name in windycity.games() for task in our_tasks(name))], repeats)
    peer = next((figure for figure in figures if figure.name == COMPARED), None)
    print(f"| {SIZE:,} matches at once | times {COMPARED} | per CPU second | spread |")
    print("| --- | ---: | ---: | ---: |")
    for figure in figures:
        print(f"| {figure.name} | {ratio(figure, peer)} | {figure.rate:,.0f} {figure.unit} | {figure.spread:.0%} |")


def ratio(figure: Figure, peer: Figure | None) -> str:
    """Compare steps with those of a game of pgx."""
    return f"{figure.rate / peer.rate:.2f}" if peer and figure.name != REFERENCE.name else ""


if __name__ == "__main__":
    main()
