"""Measurements of a running server, in the text format of Prometheus.

Only the machine itself may read them: a growing number of stored entries would reveal an answer that nobody may notice.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

Labels = tuple[str, ...]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # the limits of a histogram's buckets
LOOK = 0.5  # seconds between two measurements of how late the event loop is


class Count:
    """A count that only grows, by labels."""

    def __init__(self, name: str, help: str, *labels: str):
        self.name, self.help, self.labels = name, help, labels
        self.values: Counter[Labels] = Counter()

    def add(self, *values: str, count: int = 1) -> None:
        """Increase the count."""
        self.values[values] += count

    def lines(self) -> Iterable[str]:
        """Write it in the format of Prometheus."""
        yield from _head(self.name, self.help, "counter")
        for values, count in sorted(self.values.items()):
            yield f"{self.name}{_labels(self.labels, values)} {count}"


class Durations:
    """How long something took, as a histogram."""

    def __init__(self, name: str, help: str):
        self.name, self.help = name, help
        self._buckets = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration, in seconds."""
        self._buckets[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> Iterable[str]:
        """Write it in the format of Prometheus."""
        yield from _head(self.name, self.help, "histogram")
        total = 0
        for limit, count in zip((*map(str, SECONDS), "+Inf"), self._buckets, strict=True):
            total += count
            yield f"{self.name}_bucket{_labels(('le',), (limit,))} {total}"
        yield f"{self.name}_sum {self._sum:.6f}"
        yield f"{self.name}_count {total}"


class Metrics:
    """All stored measurements of a server; gauges are computed on request."""

    def __init__(self) -> None:
        self.requests = Count("windycity_requests_total", "HTTP requests answered.", "method", "status")
        self.messages = Count("windycity_messages_total", "Messages that clients sent over WebSockets.")
        self.moves = Count("windycity_moves_total", "Answers stored, by game and by who gave them.", "game", "by")
        self.refused = Count("windycity_refused_total", "Commands and questions refused, by code.", "code")
        self.behind = Count("windycity_behind_total", "Times that a client was too slow, and got the table afresh.")
        self.appends = Durations("windycity_append_seconds", "Time until entries were on disk.")
        self.lag = Durations("windycity_loop_lag_seconds", "How late the event loop was.")
        self.failures = Count("windycity_failures_total", "Faults of the server's own.")

    def text(self, gauges: Mapping[str, tuple[str, Sequence[str], Mapping[Labels, float]]]) -> str:
        """Write all measurements, and gauges by name: their help, labels and values."""
        kept = (self.requests, self.messages, self.moves, self.refused, self.behind, self.appends, self.lag, self.failures)
        lines = [line for one in kept for line in one.lines()]
        for name, (help, labels, values) in gauges.items():
            lines += _head(name, help, "gauge")
            lines += [f"{name}{_labels(labels, key)} {value:g}" for key, value in sorted(values.items())]
        return "\n".join(lines) + "\n"

    async def watch_loop(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Measure how late the event loop is, until cancelled."""
        while True:
            begun = clock()
            await asyncio.sleep(LOOK)
            self.lag.add(max(0.0, clock() - begun - LOOK))


def _head(name: str, help: str, sort: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {sort}"]


def _labels(names: Sequence[str], values: Sequence[str]) -> str:
    pairs = [f'{name}="{_escaped(value)}"' for name, value in zip(names, values, strict=True)]
    return f"{{{','.join(pairs)}}}" if pairs else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
