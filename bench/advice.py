"""How another advice does against a game's own: in one seat, every seat equally often, with the game's own in all others.

`python -m bench.advice GAME FILE [--seats 4] [--games 2000] [--seed 5]`; FILE is a changed copy of the game's `advice.py`.
Both are compiled into one loop, so thousands of matches take seconds, not minutes.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call"

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import numpy as np

import windycity
from windycity.arena.estimates import Estimate, estimate_share
from windycity.core.chance import CHANCE, best_of, next_step, seed_match
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.kernel import bind
from windycity.core.seats import first_seat


def start(s, e, seats, chance, log): ...
def apply(s, e, seat, action, chance, log): ...
def advise(s, e, seat, out, weights): ...
def advise_anew(s, e, seat, out, weights): ...


def contest(positions, editions, seats, mine, seed, number, most, chances, logs, out, weights):
    """Play one match in the second position, from the first: the seat `mine` by the other advice."""
    positions[1] = positions[0]
    s, e, chance, player = positions[1], editions[0], chances[0], chances[1]
    seed_match(chance, seed, number, 0)
    seed_match(player, seed, number, 1)
    start(s, e, seats, chance, logs[0])
    steps = 0
    while s.waiting != 0 and steps < most:
        seat = first_seat(s.waiting)
        count = advise_anew(s, e, seat, out, weights) if seat == mine else advise(s, e, seat, out, weights)
        choice = best_of(weights, count, player)
        next_step(chance)
        apply(s, e, seat, out[choice], chance, logs[0])
        steps += 1
    return steps


class Contest(NamedTuple):
    """The other advice's share of the wins, how matches ended and how many of each it won, and CPU milliseconds a match."""

    share: Estimate
    ends: Counter[str]
    won: Counter[str]
    milliseconds: float


def read_advice(file: Path) -> ModuleType:
    """Import a file by its name alone."""
    sys.path.insert(0, str(file.resolve().parent))
    return importlib.import_module(file.stem)


def compare(game: Game, other: ModuleType, seats: int, games: int, seed: int) -> Contest:
    """Play `games` matches; the seats of the other advice take turns, each with the same luck."""
    rulebook, engine = game.rulebook, game.compiled
    entry = bind(contest, **{**rulebook.kernels, "advise_anew": other.advise})
    build = game.build_of(f"advice-{game.name}", {"contest": entry}, **getattr(other, "ARRAYS", {}))
    call = build.load()["contest"]
    positions, chances, logs = rulebook.position.records(2), engine.array(CHANCE, 2), engine.array(LOG)
    for option, wanted in game.check_options(seats, {}).items():
        setattr(positions[0], option, int(wanted))
    shares, ends, won, began = np.zeros(games), Counter[str](), Counter[str](), time.process_time()
    for i in range(games):
        numbers = seats, i % seats, seed, i // seats, rulebook.most_answers
        call(positions, engine.editions, *numbers, chances, logs, engine.out, engine.weights)
        winners, reason = int(positions["winners"][1]), rulebook.reasons(int(positions["reason"][1])).name
        shares[i] = (winners >> i % seats & 1) / max(1, winners.bit_count())
        ends[reason] += 1
        won[reason] += winners >> i % seats & 1
    milliseconds = 1000 * (time.process_time() - began) / games
    return Contest(estimate_share(shares, range(games)), ends, won, milliseconds)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.advice", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=5)
    wanted = parser.parse_args()
    game = windycity.game(wanted.game, compiled=True)
    found = compare(game, read_advice(wanted.file), wanted.seats, wanted.games, wanted.seed)
    share, low, high, _, matches = found.share
    print(f"{wanted.file.name} wins {share:.1%} ({low:.1%} to {high:.1%}) of {matches} matches; {1 / wanted.seats:.1%} is fair")
    print(f"{found.milliseconds:.1f} ms of CPU time a match\n\n| reason | matches | won by it |\n| --- | ---: | ---: |")
    for reason, count in found.ends.most_common():
        print(f"| {reason.lower().replace('_', ' ')} | {count} | {found.won[reason]} |")


if __name__ == "__main__":
    main()
