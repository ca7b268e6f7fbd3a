"""One recipe for every figure: CPU time, several repeats, the reference loop and the peers interleaved in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median


@dataclass(frozen=True)
class Task:
    """Something to be measured: `run` does it once and returns the number of units done."""

    name: str
    unit: str
    run: Callable[[], float]


@dataclass(frozen=True)
class Figure:
    """Units per CPU second, over all repeats."""

    name: str
    unit: str
    rates: tuple[float, ...]

    @property
    def rate(self) -> float:
        """The median rate."""
        return median(self.rates)

    @property
    def spread(self) -> float:
        """How far apart the repeats are, as a share of the median."""
        return (max(self.rates) - min(self.rates)) / self.rate


def reference() -> float:
    """Time a fixed loop in plain Python, so that figures from different machines and days can be compared."""
    total = 0
    for i in range(300_000):
        total = (total * 31 + i) & 0xFFFFFF
    return 300_000


REFERENCE = Task("reference loop", "steps", reference)


def measure(tasks: Sequence[Task], repeats: int = 7) -> list[Figure]:
    """Measure all tasks in turn, round after round, so that a slow moment of the machine affects them all."""
    rates: dict[str, list[float]] = {task.name: [] for task in tasks}
    for task in tasks:
        task.run()  # warm-up, not counted
    for _ in range(repeats):
        for task in tasks:
            before = time.process_time()
            units = task.run()
            rates[task.name].append(units / (time.process_time() - before))
    return [Figure(task.name, task.unit, tuple(rates[task.name])) for task in tasks]
