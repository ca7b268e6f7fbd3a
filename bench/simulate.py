"""How well simulation uses a second core. `python -m bench.simulate GAME [--bots B,B] [--games N] [--repeats N]`.

One process and two play the same matches in turn, so that a slow moment of the machine affects both. The time is that of
playing, from when every process is at work: starting one takes a second or two once, however long the run. On a machine with
other work the rates mean little; the CPU seconds, which include the start, are hardly affected.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import windycity
from windycity.arena.batches import Job, Played
from windycity.arena.processes import play_in_processes
from windycity.arena.simulate import keep, make_ready, plan


@dataclass(frozen=True)
class Figure:
    """What one run took."""

    rate: float
    cpu: float
    wall: float


def cpu_seconds() -> float:
    """Return the CPU seconds of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def steady(played: Iterator[Played], processes: int, folder: Path) -> tuple[int, float]:
    """Keep all batches; return the number of those that came after every process was at work, and the time they took."""
    begin, count = 0.0, 0
    for batch in played:
        keep(batch, folder)
        count += 1
        if count == processes:
            begin = time.perf_counter()
    return count - processes, time.perf_counter() - begin


def measure(job: Job, processes: int) -> Figure:
    """Carry out a run in this number of processes."""
    before, begin = cpu_seconds(), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        batches, passed = steady(play_in_processes(job, range(job.run.batches), processes), processes, Path(folder))
    return Figure(batches * job.run.batch / passed, cpu_seconds() - before, time.perf_counter() - begin)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.simulate", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--repeats", type=int, default=5)
    wanted = parser.parse_args()
    job = plan(wanted.game, wanted.bots.split(","), wanted.games, records=0)
    make_ready(job)
    figures: dict[int, list[Figure]] = {1: [], 2: []}
    for _ in range(wanted.repeats):
        for processes, found in figures.items():
            found.append(measure(job, processes))
    print(f"{wanted.game}, {wanted.games} matches of {wanted.bots}, {wanted.repeats} repeats, {os.cpu_count()} cores\n")
    print("| processes | matches per second | CPU seconds | seconds in all, with starting |\n| ---: | ---: | ---: | ---: |")
    for processes, found in figures.items():
        rate, cpu, wall = (median(getattr(figure, name) for figure in found) for name in ("rate", "cpu", "wall"))
        print(f"| {processes} | {rate:,.0f} | {cpu:.1f} | {wall:.1f} |")
    gain = median(two.rate / one.rate / 2 for one, two in zip(figures[1], figures[2], strict=True))
    work = median(one.cpu / two.cpu for one, two in zip(figures[1], figures[2], strict=True))
    print(f"\nmatches per second, 2 processes / (2 x 1 process): {gain:.2f}; the CPU seconds of 1 process / of 2: {work:.2f}")


if __name__ == "__main__":
    main()
