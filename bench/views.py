"""The speed of making views: for the seats of a match of four and a spectator, five eyes. `python -m bench.views [--repeats N]`.

The positions are moments of a random match. What is measured is `match.view` for all eyes with the compiled rules, then
the same plus writing it as JSON. The ratio is to a loop of 1,000 steps in plain Python, measured in the same run.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec

import windycity
from bench.measure import REFERENCE, Task, measure
from windycity.core.match import Match

SEATS = 4
EYES = (*range(SEATS), None)
MOMENTS, APART = 12, 20  # moments of a match, and answers between them
ROUNDS = 8  # over all moments, in one repeat
MICROSECONDS = 1e6
STEPS = 1000


def moments(name: str) -> list[Match]:
    """Take moments of a random match, as matches of their own."""
    match, random = windycity.game(name, compiled=True).start(SEATS, seed=1), Random(1)
    found: list[Match] = []
    while len(found) < MOMENTS and not match.over:
        if len(match.answers) % APART == 0:
            found.append(match.copy())
        seat = random.choice(match.waiting)
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
    return found


def look(matches: list[Match], use: Callable[[object], object]) -> float:
    """Make the views of all eyes at all moments; return how often the five eyes have looked."""
    for _ in range(ROUNDS):
        for match in matches:
            for eye in EYES:
                use(match.view(eye))
    return ROUNDS * len(matches)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.views", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    tasks = []
    for name in windycity.games():
        matches = moments(name)
        tasks.append(Task(f"{name}: views", "looks", partial(look, matches, lambda view: view)))
        tasks.append(Task(f"{name}: views as JSON", "looks", partial(look, matches, msgspec.json.encode)))
    reference, *figures = measure([REFERENCE, *tasks], parser.parse_args().repeats)
    print("| five eyes | CPU time | times 1,000 steps of the reference loop | spread |")
    print("| --- | ---: | ---: | ---: |")
    for figure in figures:
        times = reference.rate / STEPS / figure.rate
        print(f"| {figure.name} | {MICROSECONDS / figure.rate:,.0f} µs | {times:.1f} | {figure.spread:.0%} |")


if __name__ == "__main__":
    main()
