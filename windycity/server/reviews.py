"""Reviews: finished matches judged by the strongest bot, one at a time, in a process of the lowest priority.

A review is computed once, however many ask for it, and kept in the store. One that was under way when a server ended is
restarted by the next request.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from windycity.core.match import Match
from windycity.review import BadReview, Review, describe_review
from windycity.review.texts import Telling
from windycity.server.limits import Buckets
from windycity.server.questions import LENGTH_BYTES, frame
from windycity.server.refusals import NotFound, NotNow, TooMany
from windycity.server.replays import Replays
from windycity.server.reviewer import Report
from windycity.server.shapes import ReviewShown
from windycity.server.store import Guest, Store, StoreError

EFFORT = "normal"
MOST_QUEUED = 100  # reviews waiting for their turn
MOST_TOLD = 64  # reviews kept in words

log = logging.getLogger(__name__)


@dataclass
class _Job:
    """A review under way, and its progress in plays, unknown before its turn."""

    task: asyncio.Task[None]
    done: int = 0
    total: int = 0


class Reviews:
    """Computes reviews and shows them.

    With `compiled_only` a match whose rules are not compiled yet is refused: interpreted, a review takes hours.
    """

    def __init__(
        self, replays: Replays, store: Store, server: str, now: Callable[[], float], limit: Buckets, compiled_only: bool = True
    ):
        self._replays = replays
        self._store = store
        self._server = server
        self._now = now
        self._limit = limit
        self._compiled_only = compiled_only
        self._turn = asyncio.Semaphore(1)
        self._settling = asyncio.Lock()  # held while checking whether there is a review, so that none ends meanwhile
        self._jobs: dict[str, _Job] = {}
        self._told: OrderedDict[tuple[str, str, bool], ReviewShown] = OrderedDict()  # finished reviews in words

    async def begin(self, id: str, guest: Guest) -> None:
        """Start a review of a match, unless there is one; a match that is not over raises NotNow."""
        match = await self._match(id)
        if not self._can_review(match):
            raise NotNow("review-not-compiled")
        async with self._settling:
            if await self._review(id) is None and not await self._is_elsewhere(id) and id not in self._jobs:
                self._start(id, match, guest.id)  # at once, so that others who ask meanwhile find it under way

    async def show(self, id: str, language: str, spoken: bool) -> ReviewShown:
        """Show the progress of a review, and the review; one that was never begun raises NotFound."""
        if told := self._told.get((id, language, spoken)):
            return told
        if job := self._jobs.get(id):
            return ReviewShown(done=job.done, total=job.total)
        stored = await self._store.review(id)
        if stored is None:
            await self._replays.find(id, None)  # refuses what is not a match
            raise NotFound("no-such-review", replay=id[:40])
        if review := await self._review(id):
            return await self._tell(id, review, language, spoken)
        if not await self._is_elsewhere(id):
            match = await self._match(id)
            if id not in self._jobs and self._can_review(match):
                self._start(id, match)  # the server that began it is gone
        return ReviewShown(done=0, total=0)

    async def drop(self, ids: Iterable[str]) -> None:
        """Forget the reviews of matches that were deleted or whose names changed, and stop those under way."""
        gone = {*ids}
        for key in [key for key in self._told if key[0] in gone]:
            del self._told[key]
        under_way = {id: job.task for id, job in self._jobs.items() if id in gone}
        for task in under_way.values():
            task.cancel()
        await asyncio.gather(*under_way.values(), return_exceptions=True)
        for id in under_way:
            await self._store.drop_review(id)  # it may have been begun just after the match was deleted

    async def close(self) -> None:
        """Stop reviews under way; they are restarted on request."""
        for job in self._jobs.values():
            job.task.cancel()
        await asyncio.gather(*(job.task for job in self._jobs.values()), return_exceptions=True)

    async def _match(self, id: str) -> Match:
        match = await self._replays.match(id)
        if not match.over:
            raise NotNow("review-not-over")
        return match

    def _can_review(self, match: Match) -> bool:
        return match.game.engine.compiled or not self._compiled_only

    async def _review(self, id: str) -> Review | None:
        """Read a finished review; one of an older version counts as none."""
        stored = await self._store.review(id)
        if stored is None or stored.review is None:
            return None
        with suppress(BadReview):
            return Review.from_json(stored.review)
        return None

    async def _is_elsewhere(self, id: str) -> bool:
        """Whether another living server computes a review."""
        stored = await self._store.review(id)
        if stored is None or stored.review is not None or stored.server == self._server:
            return False
        return stored.server in await self._store.servers(self._now())

    async def _tell(self, id: str, review: Review, language: str, spoken: bool) -> ReviewShown:
        match = await self._match(id)
        telling: Telling = await self._replays.in_thread(lambda: describe_review(match, review, language, spoken=spoken))
        shown = ReviewShown(done=1, total=1, review=review, telling=telling)
        self._told[id, language, spoken] = shown
        if len(self._told) > MOST_TOLD:
            self._told.popitem(last=False)
        return shown

    # Computing

    def _start(self, id: str, match: Match, guest: str | None = None) -> None:
        """Begin a review; a guest who has asked for too many, or a full queue, raises TooMany."""
        if len(self._jobs) >= MOST_QUEUED:
            raise TooMany("too-many-reviews", wait=60.0)
        if guest is not None:
            self._limit.check(guest)
        task = asyncio.create_task(self._work(id, match))
        self._jobs[id] = _Job(task)

    async def _work(self, id: str, match: Match) -> None:
        try:
            await self._store.begin_review(id, self._server, self._now())
            async with self._turn:
                review = await self._compute(self._jobs[id], match)
            async with self._settling:
                if review is None:
                    await self._store.drop_review(id)
                else:
                    await self._store.finish_review(id, review)
        except StoreError as error:
            log.warning("the review of %s could not be stored: %s", id, error)
        finally:
            del self._jobs[id]

    async def _compute(self, job: _Job, match: Match) -> str | None:
        """Review a match in a process of its own, and return the review as JSON; None if that failed, as logged."""
        try:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "windycity.server.reviewer"), stdin=PIPE, stdout=PIPE, start_new_session=True
            )
        except OSError as error:
            log.warning("no process could be started for a review: %s", error)
            return None
        try:
            return await _follow(process, job, await self._replays.in_thread(lambda: pickle.dumps((match, EFFORT))))
        finally:
            await _end(process)


async def _follow(process: Process, job: _Job, message: bytes) -> str | None:
    """Give a process its work, note its progress, and return the result."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(message))
    while True:
        try:
            length = await process.stdout.readexactly(LENGTH_BYTES)
            content = await process.stdout.readexactly(int.from_bytes(length, "big"))
        except asyncio.IncompleteReadError:
            log.warning("the process of a review ended before it was done")
            return None
        report = msgspec.msgpack.decode(content, type=Report)
        if report.error is not None:
            log.warning("a review failed: %s", report.error)
        if report.error is not None or report.review is not None:
            return report.review
        job.done, job.total = report.done, report.total


async def _end(process: Process) -> None:
    """Kill the process if it has not ended by itself; it holds nothing that could be lost."""
    with suppress(ProcessLookupError):
        if process.returncode is None:
            os.kill(process.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
    if process.stdin is not None:
        process.stdin.close()
    await process.wait()
