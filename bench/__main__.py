"""Measure everything and print it: ratios to OpenSpiel's hearts first, then rates. `python -m bench [--repeats N]`."""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence

import windycity
from bench.games import AskTask, ask_tasks, game_tasks
from bench.measure import REFERENCE, Figure, measure
from bench.peers import open_spiel_tasks

NANOSECONDS = 1e9
START = """
import time
begin = time.perf_counter()
import windycity
match = windycity.game({name!r}, compiled=True).start(seats=4, seed=1)
seat = match.waiting[0]
match.play(seat, match.legal(seat)[0])
print(time.perf_counter() - begin, time.process_time())
"""


def start_times(name: str) -> tuple[float, float, float]:
    """Measure the CPU seconds of a cold compile, and the wall seconds from a warm start to the first move (best of three)."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "WINDYCITY_CACHE": folder}
        command = [sys.executable, "-c", START.format(name=name)]
        runs = [subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout for _ in range(4)]
    times = [tuple(map(float, run.split())) for run in runs]
    return times[0][1], times[0][0], min(wall for wall, _ in times[1:])


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    repeats = parser.parse_args().repeats
    peers = open_spiel_tasks()
    if not peers:
        print("OpenSpiel is not installed (pip install '.[bench]'): no ratios to it.\n")
    print(f"Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores, {repeats} repeats, CPU time\n")
    ours = [task for name in windycity.games() for task in game_tasks(name)]
    asks = [ask for name in windycity.games() for ask in ask_tasks(name)]
    figures = measure([REFERENCE, *peers, *ours, *(ask.task for ask in asks)], repeats)
    hearts = next((figure for figure in figures if figure.name.endswith("hearts")), None)
    print("| what | times hearts | per CPU second | spread |")
    print("| --- | ---: | ---: | ---: |")
    for figure in figures[: -len(asks)]:
        print(f"| {figure.name} | {ratio(figure, hearts)} | {figure.rate:,.0f} {figure.unit} | {figure.spread:.0%} |")
    print()
    print_asks(asks, figures[-len(asks) :])
    print()
    for name in windycity.games():
        cold_cpu, cold_wall, warm = start_times(name)
        print(f"{name}: cold compile {cold_cpu:.1f} CPU s ({cold_wall:.1f} s); warm start to the first move {warm:.2f} s")


def print_asks(asks: Sequence[AskTask], figures: Sequence[Figure]) -> None:
    """Print random play by ask: how often each ask comes, and the CPU time of a copy, `legal` and `apply` for one answer."""
    print("| game | ask | share of decisions | CPU time per decision | spread |")
    print("| --- | --- | ---: | ---: | ---: |")
    for ask, figure in zip(asks, figures, strict=True):
        print(f"| {ask.game} | {ask.ask} | {ask.share:.1%} | {NANOSECONDS / figure.rate:,.0f} ns | {figure.spread:.0%} |")


def ratio(figure: Figure, hearts: Figure | None) -> str:
    """Compare decisions with OpenSpiel's hearts; other units are not comparable."""
    return f"{figure.rate / hearts.rate:.2f}" if hearts and figure.unit == "decisions" else ""


if __name__ == "__main__":
    main()
