"""Compiling a game's rules in the background, in a process of its own, so that nobody has to wait."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from contextlib import suppress
from enum import Enum
from threading import Thread

PATIENCE = 2.0  # seconds for the process to end when asked to


class State(Enum):
    """The state of a compilation."""

    UNDER_WAY = "under way"
    DONE = "done"
    FAILED = "failed"


class Warming:
    """A process that compiles a game at low priority, and ends with this one, however that ends."""

    def __init__(self, game: str):
        self._begun = time.monotonic()
        self._done, self._total = 0, 0
        self._complaint = ""
        command = [sys.executable, "-m", "windycity.games.warm", game, "--attended"]
        # In a session of its own, so that Ctrl-C reaches this process alone; it watches its standard input, which ends with us.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self._readers = [Thread(target=reader, daemon=True) for reader in (self._follow, self._listen)]
        for reader in self._readers:
            reader.start()

    def _follow(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stdout:
                done, total = line.split("/")
                self._done, self._total = int(done), int(total)

    def _listen(self) -> None:
        assert self._process.stderr is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stderr:
                self._complaint = line.strip() or self._complaint

    @property
    def state(self) -> State:
        """The state of the compilation."""
        code = self._process.poll()
        return State.UNDER_WAY if code is None else State.FAILED if code else State.DONE

    @property
    def progress(self) -> tuple[int, int]:
        """The numbers of kernels done and of all kernels; 0 of 0 while unknown."""
        return self._done, self._total

    @property
    def complaint(self) -> str:
        """The last error line that the process wrote, for logs; empty if it wrote none."""
        if self.state is not State.UNDER_WAY:
            self._readers[1].join(PATIENCE)
        return self._complaint

    @property
    def seconds_left(self) -> int | None:
        """The estimated seconds left, from the time taken so far, in tens; None while it is too early to tell."""
        if self._done * 10 < self._total or not self._done:
            return None
        left = (time.monotonic() - self._begun) * (self._total - self._done) / self._done
        return 10 * max(1, math.ceil(left / 10))

    def close(self) -> None:
        """End the process, if it has not ended; what it has compiled is kept only if it is complete."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for reader in self._readers:
            reader.join(PATIENCE)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                pipe.close()
