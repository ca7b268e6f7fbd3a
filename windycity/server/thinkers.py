"""The processes in which bots think, so that the event loop never waits for one.

A bot is sent what its seat knows, and nothing else (questions.py). So the time that it thinks depends only on what its own
seat knows; the time until the answer also depends on who else is asking. The caller decides when the answer is shown.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import secrets
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from windycity.bots.bot import Glimpse, glimpse_of
from windycity.bots.cores import usable_cores
from windycity.bots.greedy import GreedyBot
from windycity.bots.hints import ADVISER, Hint
from windycity.bots.names import is_repeatable, is_searching, make_bot
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.server.questions import LENGTH_BYTES, READY, Answer, Key, Question, frame, key_of

ATTEMPTS = 2  # per question, each with a working process
PATIENCE = 30.0  # seconds for an answer, after which a process counts as hung; the strongest level takes about two a turn
STARTING = 60.0  # seconds for a process to start, which takes one or two on an idle machine
MOST_QUEUED = 256  # questions waiting for a process; beyond that greedy answers at once
MOST_PREPARED = 4  # processes started ahead of questions: with all four games each takes 300 megabytes
MOST_GAMES = 32  # in a process's memory: an edition may take five megabytes

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Thought:
    """A bot's move, the bot that actually chose it, and the seconds it thought, not counting the wait."""

    move: str
    by: str
    seconds: float


class Failed(Exception):
    """A process failed to answer a question."""


class Thinkers:
    """A few processes in which bots think, first come, first served.

    A process that crashes or hangs is replaced, and its question asked again; if that fails as well, if too many questions are
    waiting, or if the deadline passes, greedy answers, in a thread of the server.
    """

    def __init__(self, processes: int | None = None, most_queued: int = MOST_QUEUED, patience: float = PATIENCE):
        count = max(1, usable_cores() - 1) if processes is None else processes
        self._all = [_Worker(patience) for _ in range(count)]
        self._idle = [*self._all]
        self._turns = asyncio.Semaphore(count)  # first in, first out
        self._thinking: set[asyncio.Task[Answer | None]] = set()
        self._most_queued = most_queued
        self._overloaded = False
        self._closed = False
        self.queued = 0  # questions waiting for a process

    @property
    def thinking(self) -> int:
        """The number of processes that are thinking."""
        return len(self._thinking)

    async def start(self) -> None:
        """Start processes ahead of the first question; a failed one is retried when needed."""
        for worker in self._all[-MOST_PREPARED:]:  # the last ones are used first
            if not self._closed:
                with suppress(Failed):
                    await worker.start()

    def learn(self, game: Game) -> None:
        """Have the running processes load a game ahead of the first question about it."""
        for worker in self._all:
            worker.learn(game)

    async def choose(self, match: Match, seat: int, bot: str, deadline: float | None = None) -> Thought:
        """Have a bot choose a move for a waiting seat, until a deadline of `time.monotonic()` if there is one.

        While the rules are interpreted greedy sits in for bots that search, which would be too slow. Programs, and bots that play
        by the clock, are refused. Callers may cancel; those still waiting at `close` are cancelled.
        """
        make_bot(bot, 0)  # an unknown name raises UnknownBot
        if not is_repeatable(bot):
            raise ValueError(f"{bot} cannot play here: only bots that are ours and count their simulations can")
        is_slow = is_searching(bot, match.game.name, match.seats, seat) and not match.game.engine.compiled
        player = GreedyBot.name if is_slow else bot
        glimpse = glimpse_of(match, seat, with_events=False)
        if not glimpse.legal:
            raise ValueError(f"seat {seat} is not asked for anything, so {bot} cannot answer for it")
        answer = await self._answer(glimpse, player, deadline)
        if answer is None:
            return await _answer_here(glimpse)
        return Thought(answer.move, player, answer.seconds)

    async def hint(self, match: Match, seat: int) -> Hint:
        """Explain what the strongest bot would do for a waiting seat, and why; greedy answers if no process can."""
        glimpse = glimpse_of(match, seat, with_events=False)
        answer = await self._answer(glimpse, ADVISER, None, why=True)
        if answer is None or answer.hint is None:
            thought = await _answer_here(glimpse)
            return Hint(thought.move, thought.by)
        return answer.hint

    async def _answer(self, glimpse: Glimpse, bot: str, deadline: float | None, *, why: bool = False) -> Answer | None:
        """Get an answer from a process; None if there is none, for a logged reason."""
        if self._is_overloaded():
            return None
        question = Question.of(glimpse, bot, secrets.randbits(31), why)
        try:
            async with asyncio.timeout(None if deadline is None else deadline - time.monotonic()):
                await self._take_turn()
                task = asyncio.create_task(self._ask(glimpse.game, question))
                self._thinking.add(task)
                task.add_done_callback(self._end_turn)
                return await asyncio.shield(task)  # a process cannot be interrupted: its answer is dropped
        except TimeoutError:
            log.warning("%s did not answer by its deadline; greedy answers", bot)
            return None

    def _is_overloaded(self) -> bool:
        """Whether too many questions are waiting; log when that begins and ends."""
        overloaded = self.queued >= self._most_queued
        if overloaded != self._overloaded:
            self._overloaded = overloaded
            what = "too many questions wait for bots: greedy answers more" if overloaded else "bots answer all questions again"
            log.warning("%s (%d wait)", what, self.queued)
        return overloaded

    async def _take_turn(self) -> None:
        self.queued += 1
        try:
            await self._turns.acquire()
        finally:
            self.queued -= 1
        if self._closed:
            self._turns.release()
            raise asyncio.CancelledError

    def _end_turn(self, task: asyncio.Task[Answer | None]) -> None:
        self._thinking.discard(task)
        self._turns.release()

    async def _ask(self, game: Game, question: Question) -> Answer | None:
        """Ask a process, and another if that fails; None if both fail."""
        worker = self._idle.pop()
        try:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    return await worker.ask(game, question)
                except Failed as failure:
                    what = "greedy answers" if attempt == ATTEMPTS else "it is asked again"
                    log.warning("%s did not answer in %s: %s; %s", question.bot, game.name, failure, what)
        finally:
            self._idle.append(worker)
        return None

    async def close(self) -> None:
        """End all processes at once, whatever they are doing."""
        self._closed = True
        for task in self._thinking:
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._all))


async def _answer_here(glimpse: Glimpse) -> Thought:
    """Answer by greedy in a thread: it is fast, but not fast enough for the event loop while rules are interpreted."""
    begun = time.monotonic()
    move = await asyncio.to_thread(GreedyBot(secrets.randbits(31)).choose, glimpse)
    return Thought(move, GreedyBot.name, time.monotonic() - begun)


class _Worker:
    """A slot for one process, which is started when needed, and ended when it fails."""

    def __init__(self, patience: float):
        self._patience = patience
        self._process: Process | None = None
        self._starting = asyncio.Lock()
        self._is_ready = False
        self._games: set[Key] = set()

    async def start(self) -> None:
        """Start the process if it is not running, without waiting until it is ready."""
        command = [sys.executable, "-m", "windycity.server.thinker"]
        async with self._starting:
            if self._process is not None:
                return
            self._is_ready, self._games = False, set()
            try:
                # In a session of its own, so that Ctrl-C reaches the server alone.
                self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, start_new_session=True)
            except OSError as error:
                raise Failed(f"no process could be started ({error})") from error

    async def ask(self, game: Game, question: Question) -> Answer:
        """Get the answer to a question; if none comes, end the process and raise Failed."""
        try:
            await self._prepare(question.key)
            self.learn(game)
            self._send(question)
            answer = msgspec.msgpack.decode(await self._receive(self._patience), type=Answer)
            if answer.error is not None or answer.move not in question.legal:
                raise Failed(answer.error or f"its answer was {answer.move!r}, which is not legal")
        except BaseException:  # also if cancelled: its answer would be mistaken for the next question's
            await self.end()
            raise
        return answer

    def learn(self, game: Game) -> None:
        """Send a running process a game that it does not have; it loads that before reading anything else."""
        if self._process is not None and key_of(game) not in self._games:
            self._games.add(key_of(game))
            self._send(game)

    async def _prepare(self, key: Key) -> None:
        """Make sure that the process is ready and not full."""
        if key not in self._games and len(self._games) >= MOST_GAMES:
            await self.end()
        if self._process is not None and self._process.returncode is not None:
            await self.end()
        await self.start()
        if not self._is_ready:
            self._is_ready = await self._receive(STARTING) == READY

    def _send(self, message: Game | Question) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(frame(pickle.dumps(message)))  # a failed write is noticed when no answer comes

    async def _receive(self, seconds: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                length = await self._process.stdout.readexactly(LENGTH_BYTES)
                return await self._process.stdout.readexactly(int.from_bytes(length, "big"))
        except asyncio.IncompleteReadError as error:
            raise Failed(f"its process ended with code {await _ended(self._process)}") from error
        except TimeoutError as error:
            raise Failed(f"nothing came for {seconds:g} s") from error

    async def end(self) -> None:
        """Kill the process, which has nothing to lose."""
        async with self._starting:
            process, self._process = self._process, None
        if process is not None:
            await _ended(process)


async def _ended(process: Process) -> int:
    """Kill a process that has not ended by itself, and return its exit code."""
    with suppress(ProcessLookupError):
        if process.returncode is None:
            # Not `process.kill()`, which may steal the exit code of a process that has just ended from asyncio.
            os.kill(process.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    assert process.stdin is not None
    process.stdin.close()
    return await process.wait()
