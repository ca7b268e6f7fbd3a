"""Compiling the rules beside a match, so that nobody has to wait for it: it is begun interpreted, and goes on compiled."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from enum import Enum
from threading import Thread

from windycity.bots.bot import Bot
from windycity.bots.greedy import GreedyBot
from windycity.bots.names import is_searching

PATIENCE = 2.0  # seconds for the process to end when it is told to


class State(Enum):
    """How a compilation stands."""

    UNDER_WAY = "under way"
    DONE = "done"
    FAILED = "failed"


class Warming:
    """A process that compiles a game at low priority, and ends with this one however that ends."""

    def __init__(self, game: str):
        self.given_up = False
        self._begun = time.monotonic()
        self._done, self._total = 0, 0
        command = [sys.executable, "-m", "windycity.games.warm", game, "--attended"]
        # In a session of its own, so that Ctrl-C is for this process alone; it watches its standard input, which ends with us.
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
        )
        Thread(target=self._follow, daemon=True).start()

    def _follow(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError):  # closed meanwhile
            for line in self._process.stdout:
                done, total = line.split("/")
                self._done, self._total = int(done), int(total)

    @property
    def state(self) -> State:
        """How it stands."""
        code = self._process.poll()
        return State.UNDER_WAY if code is None else State.FAILED if code else State.DONE

    @property
    def progress(self) -> tuple[int, int]:
        """How many kernels are done, and how many there are; 0 of 0 as long as that is not known."""
        return self._done, self._total

    @property
    def seconds_left(self) -> int | None:
        """About how long it will take, by what it has taken so far, in whole tens; None as long as that says nothing."""
        if self._done * 10 < self._total or not self._done:
            return None
        left = (time.monotonic() - self._begun) * (self._total - self._done) / self._done
        return 10 * max(1, math.ceil(left / 10))

    def close(self) -> None:
        """End the process, if it has not ended; what it has compiled is kept only if all of it is."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()


def stand_ins(bots: Mapping[int, Bot], seed: int) -> dict[int, Bot]:
    """Greedy bots for the seats of those that search, for which the rules have to be compiled."""
    return {seat: GreedyBot(seed + seat) for seat, bot in bots.items() if is_searching(bot.name)}
