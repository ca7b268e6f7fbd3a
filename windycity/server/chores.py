"""Work in the background: failures are logged, and repeated work is tried again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any

from windycity.server.store import StoreError

log = logging.getLogger(__name__)


class Chores:
    """Everything done in the background for one owner, until it is closed."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something once."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def repeat(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do something repeatedly, with a pause of `pause` seconds."""
        self.do(_again_and_again(work, pause))

    async def close(self) -> None:
        """Cancel everything under way."""
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        with suppress(asyncio.CancelledError):
            if error := task.exception():
                _complain(error, "something failed in the background")


async def _again_and_again(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        try:
            await work()
        except Exception as error:
            _complain(error, "something failed that is tried again")
        await asyncio.sleep(pause)


def _complain(error: BaseException, what: str) -> None:
    if isinstance(error, StoreError):  # nothing of ours; a table that missed something by it is compared with the store later
        log.warning("the store does not answer: %s", error)
    else:
        log.error("%s: %r", what, error, exc_info=error)
