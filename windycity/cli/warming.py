"""Compiling the rules beside a match, so that nobody has to wait: the match begins interpreted and continues compiled."""

from __future__ import annotations

import math
import secrets
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
from windycity.cli.screen import Screen
from windycity.cli.words import command_name, text_of
from windycity.core.match import Match

NOW_AND_THEN = 15.0  # seconds between two lines about the compilation
PATIENCE = 2.0  # seconds for the process to end when asked to


class State(Enum):
    """The state of a compilation."""

    UNDER_WAY = "under way"
    DONE = "done"
    FAILED = "failed"


class Warming:
    """A process that compiles a game at low priority, and ends with this one however that ends."""

    def __init__(self, game: str):
        self._begun = time.monotonic()
        self._done, self._total = 0, 0
        command = [sys.executable, "-m", "windycity.games.warm", game, "--attended"]
        # In a session of its own, so that Ctrl-C reaches this process alone; it watches its standard input, which ends with us.
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
        """The state of the compilation."""
        code = self._process.poll()
        return State.UNDER_WAY if code is None else State.FAILED if code else State.DONE

    @property
    def progress(self) -> tuple[int, int]:
        """The counts of kernels done and of all kernels; 0 of 0 while that is not known."""
        return self._done, self._total

    @property
    def seconds_left(self) -> int | None:
        """The estimated time left, from the time taken so far, in whole tens; None while there is too little to go by."""
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
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                pipe.close()


class Understudies:
    """Greedy bots that sit in for those that search until the rules are compiled: without that a search is too slow."""

    def __init__(self, bots: Mapping[int, Bot], warming: Warming | None):
        self._bots = bots
        self._warming = warming
        seats = [seat for seat, bot in bots.items() if warming and is_searching(bot.name)]
        self._seated: dict[int, Bot] = {seat: GreedyBot(secrets.randbits(31)) for seat in seats}
        self._outcome: str | None = None
        self._reported = 0.0
        self._given_up = False

    @property
    def playing(self) -> Mapping[int, Bot]:
        """The bots that play now, by seat."""
        return {**self._bots, **self._seated}

    @property
    def _awaited(self) -> str:
        """The names of the bots that others sit in for; `none` if there are none."""
        return ", ".join(dict.fromkeys(self._bots[seat].name for seat in self._seated)) or "none"

    def step_down_when_ready(self, match: Match, screen: Screen) -> None:
        """Continue with compiled rules, and with the bots that search, as soon as they are ready."""
        warming = self._warming
        if warming is None or self._given_up or warming.state is State.UNDER_WAY:
            return
        awaited = self._awaited
        if warming.state is State.DONE and match.game.build().ready:
            with screen.busy("warming-load"):
                match.switch(match.game.compiled)
            self._warming, self._seated = None, {}
            self._outcome = text_of("warming-done", screen.language, bots=awaited)
        else:
            self._given_up = True
            facts = {"bots": awaited, "command": command_name(), "game": match.game.name}
            self._outcome = text_of("warming-failed", screen.language, **facts)

    def report(self, screen: Screen) -> None:
        """Say that the rules are being compiled, report the progress now and then, and finally the outcome."""
        warming, now = self._warming, time.monotonic()
        if self._outcome:
            screen.note(self._outcome)
            self._outcome = None
        elif warming and warming.state is State.UNDER_WAY and now >= self._reported + NOW_AND_THEN:
            (done, total), left = warming.progress, warming.seconds_left
            if not self._reported:
                screen.note(text_of("warming", screen.language, bots=self._awaited))
            elif left is not None:
                screen.note(text_of("warming-progress", screen.language, done=done, total=total, seconds=left))
            self._reported = now
