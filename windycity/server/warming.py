"""Compiling the rules while the server is already serving: one game after the other, in a process of low priority.

Until a game's rules are compiled its matches are interpreted, and greedy sits in for bots that search (thinkers.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from windycity.games.warming import State, Warming
from windycity.server.games import Games

LOOK = 0.25  # seconds between two checks of the process

Stage = Literal["waiting", "compiling", "compiled", "failed"]

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Progress:
    """The progress of compiling a game: kernels done, of all (0 of 0 while unknown), and the seconds left if known."""

    game: str
    stage: Stage
    done: int = 0
    total: int = 0
    seconds_left: int | None = None


class Warmer:
    """Compiles and loads the rules of games, and reports the progress.

    When a game is reported as compiled, `Games.compiled` gives the engine to which its live matches can be switched.
    """

    def __init__(self, names: Iterable[str], games: Games, report: Callable[[Progress], None]):
        self.progress = {name: Progress(name, "waiting") for name in names}
        self._games = games
        self._report = report

    async def run(self) -> None:
        """Load what is already compiled, then compile the rest, each in a process that ends with this one, or when cancelled."""
        waiting = [name for name in self.progress if not await self._load(name)]
        for name in waiting:
            if not await self._compile(name):
                self._tell(Progress(name, "failed"))

    async def _load(self, name: str) -> bool:
        """Load a game's compiled rules; return whether they were ready."""
        try:
            loaded = await self._games.load(name)
        except Exception:  # the game can be played, whatever is wrong with the files
            log.exception("the compiled rules of %s could not be loaded", name)
            return False
        if loaded:
            self._tell(Progress(name, "compiled"))
        return loaded

    async def _compile(self, name: str) -> bool:
        warming = Warming(name)
        try:
            while warming.state is State.UNDER_WAY:
                self._tell(Progress(name, "compiling", *warming.progress, warming.seconds_left))
                await asyncio.sleep(LOOK)
            if warming.state is State.DONE and await self._load(name):
                return True
            why = warming.complaint or "no reason was given"
            log.error("%s stays interpreted, with greedy for bots that search: its rules could not be compiled (%s)", name, why)
            return False
        finally:
            await asyncio.to_thread(warming.close)

    def _tell(self, progress: Progress) -> None:
        if progress != self.progress[progress.game]:
            self.progress[progress.game] = progress
            self._report(progress)
