"""Playing batches in several processes; one that is killed costs only the batch it was playing.

Run as `python -m windycity.arena.processes NUMBER` this is one of those processes: from the open file of that number it reads
the function that plays a batch, and then batch numbers. Because it is not started as a copy of the process that wants the
batches, it works from any script or notebook.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Sequence
from contextlib import suppress
from functools import partial
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from windycity.arena.batches import Job, Played, play_batch
from windycity.arena.words import FOLDER
from windycity.core.errors import WindyCityError

ATTEMPTS = 3

Done = TypeVar("Done")  # a played batch


class BatchFailed(WindyCityError):
    """A batch that could not be played, even at the second attempt."""

    code = "batch-failed"


def play_in_processes(job: Job, batches: Sequence[int], processes: int) -> Generator[Played]:
    """Play batches of a run in this number of processes."""
    yield from in_processes(partial(play_batch, job), batches, processes)


def in_processes(play: Callable[[int], Done], batches: Sequence[int], processes: int) -> Generator[Done]:
    """Play batches in this number of processes, in any order; `play`, which is pickled, plays the batch with a number."""
    left, killed = deque(batches), Counter[int]()
    workers: dict[Connection, _Worker[Done]] = {}
    try:
        while left or any(worker.batch is not None for worker in workers.values()):
            while left and (idle := _idle(workers, play, processes)):
                idle.give(left.popleft())
            for pipe in wait(list(workers)):
                assert isinstance(pipe, Connection)
                played = workers[pipe].take()
                if played is not None:
                    yield played
                    continue
                worker = workers.pop(pipe)
                worker.end()
                if worker.batch is not None:
                    _try_again(worker.batch, left, killed)
    finally:
        for worker in workers.values():
            worker.end()


def _idle(workers: dict[Connection, _Worker[Done]], play: Callable[[int], Done], most: int) -> _Worker[Done] | None:
    """Find an idle process, or start one; None if there are enough."""
    idle = next((worker for worker in workers.values() if worker.batch is None), None)
    if idle is None and len(workers) < most:
        idle = _Worker(play)
        workers[idle.pipe] = idle
    return idle


def _try_again(batch: int, left: deque[int], killed: Counter[int]) -> None:
    killed[batch] += 1
    if killed[batch] >= ATTEMPTS:
        raise BatchFailed("batch-killed", catalogue=FOLDER, batch=batch, times=ATTEMPTS)
    left.appendleft(batch)


class _Worker(Generic[Done]):
    """A process that plays batches, and the batch it is playing."""

    def __init__(self, play: Callable[[int], Done]):
        self.batch: int | None = None
        self.pipe, theirs = Pipe()
        with theirs:
            command = [sys.executable, "-m", "windycity.arena.processes", str(theirs.fileno())]
            # The cores are busy with these processes, so polars needs no threads of its own for a small table.
            environment = {**os.environ, "POLARS_MAX_THREADS": "1"}
            self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], env=environment)
        self._send(play)

    def _send(self, message: object) -> None:
        # If the process died before it could take the message, that is noticed when waiting for its answer.
        with suppress(BrokenPipeError, ConnectionResetError):
            self.pipe.send(message)

    def give(self, batch: int) -> None:
        """Send the process a batch to play."""
        self.batch = batch
        self._send(batch)

    def take(self) -> Done | None:
        """Receive the played batch; None if the process has ended. An error raised while playing is raised here."""
        try:
            answer: Any = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            return None
        if isinstance(answer, WindyCityError):
            raise answer
        if isinstance(answer, str):
            raise RuntimeError(f"batch {self.batch} failed:\n{answer}")
        self.batch = None
        done: Done = answer
        return done

    def end(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.wait()
        self.pipe.close()


def _serve(pipe: Connection) -> None:
    """Play the batches that come through a pipe, until it closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all processes; this one is ended by its parent
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        play = pipe.recv()
        while True:
            batch = pipe.recv()
            try:
                answer: object = play(batch)
            except WindyCityError as error:
                answer = error
            except Exception:
                answer = traceback.format_exc()
            pipe.send(answer)


if __name__ == "__main__":
    _serve(Connection(int(sys.argv[1])))
