"""An event loop whose time passes at once when nobody has anything to do: hours of a clock in a moment."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: VirtualLoop):
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if timeout is None:
            return super().select(None)
        self._loop.passed += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop that skips the time until the next timer."""

    def __init__(self) -> None:
        self.passed = 0.0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.passed


def now() -> float:
    """The time by the loop that is running, in seconds since 1970."""
    return round(1_000_000.0 + asyncio.get_running_loop().time(), 3)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something in virtual time."""
    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        return runner.run(asyncio.wait_for(work, 10_000_000))
