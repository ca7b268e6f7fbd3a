"""Compile the games' rules ahead of time, each game in a process of its own.

Run as `python -m windycity.games.warm NAME` this compiles one game and prints its progress, a line per kernel. With `--attended`
it runs at low priority, and ends when its standard input does, so that it does not outlive the process that started it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from threading import Thread

from windycity.core.game import Game
from windycity.games import rulebook

# Receives a game, the number of its kernels that are done, and the total.
Report = Callable[[str, int, int], None]


def warm(names: Iterable[str], report: Report, checked: bool = False) -> list[str]:
    """Compile games in parallel processes; return the names of those that failed."""
    reports: SimpleQueue[tuple[str, str | int]] = SimpleQueue()
    workers = [Thread(target=_follow, args=(name, checked, reports), daemon=True) for name in names]
    for worker in workers:
        worker.start()
    failed: list[str] = []
    left = len(workers)
    while left:
        name, line = reports.get()
        if isinstance(line, int):
            left -= 1
            failed += [name] if line else []
        else:
            done, total = line.split("/")
            report(name, int(done), int(total))
    return failed


def _follow(name: str, checked: bool, reports: SimpleQueue[tuple[str, str | int]]) -> None:
    command = [sys.executable, "-m", "windycity.games.warm", name, *(["--checked"] if checked else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            reports.put((name, line))
    reports.put((name, process.returncode))


def _compile_one(name: str, checked: bool) -> None:
    Game(rulebook(name)).compile(checked, lambda done, total: print(f"{done}/{total}", flush=True))


def _attend() -> None:
    """Run at low priority, and end as soon as nobody holds the other end of standard input."""
    if hasattr(os, "nice"):  # not everywhere
        os.nice(10)

    def watch() -> None:
        while os.read(sys.stdin.fileno(), 1):  # unbuffered: the buffer would be locked when the program ends by itself
            pass
        os._exit(1)  # unfinished work was never marked as complete, and a lock ends with its process

    Thread(target=watch, daemon=True).start()


if __name__ == "__main__":
    if "--attended" in sys.argv:
        _attend()
    _compile_one(sys.argv[1], "--checked" in sys.argv)
