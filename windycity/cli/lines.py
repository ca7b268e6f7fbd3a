"""The line on which a person types while others act: what they do appears above it, at once."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from windycity.cli.screen import Leave, Screen

PROMPT = "> "  # the same all the time: what is asked may change while somebody types


class Lines:
    """Reads lines in the main thread; other threads show things meanwhile, above what is being typed."""

    def __init__(self, screen: Screen):
        self._screen = screen
        self._waiting: deque[Callable[[], None]] = deque()
        self._lock = threading.Lock()  # held by whoever shows something
        self._typing = False  # whether the prompt is on the screen
        self._readline = screen.readline
        if self._readline:
            self._readline.set_pre_input_hook(self._prompt_is_there)

    def ask(self) -> str:
        """Wait for a line; end of input or Ctrl-C means leaving."""
        try:
            return input(PROMPT if self._readline else "").strip()
        except (EOFError, KeyboardInterrupt):
            self._screen.console.print()
            raise Leave from None
        finally:
            self._typing = False

    def tell(self, show: Callable[[], None]) -> None:
        """Show something as soon as nothing else is being shown; from any thread."""
        self._waiting.append(show)
        self._drain()

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Show something in the main thread; what comes meanwhile is shown afterwards."""
        try:
            with self._lock:
                yield
        finally:
            self._typing = False
            self._drain()

    def _prompt_is_there(self) -> None:
        self._typing = True

    def _drain(self) -> None:
        while self._waiting and self._lock.acquire(blocking=False):
            try:
                with self._above():
                    while self._waiting:
                        self._waiting.popleft()()
            finally:
                self._lock.release()

    @contextmanager
    def _above(self) -> Iterator[None]:
        """Take the line that is being typed off the screen, and put it back below what is shown."""
        if not self._typing or self._readline is None:
            yield
            return
        file, typed = self._screen.console.file, PROMPT + self._readline.get_line_buffer()
        rows = len(typed) // max(1, self._screen.console.width)
        file.write("\r" + (f"\x1b[{rows}A" if rows else "") + "\x1b[J")
        yield
        file.write(PROMPT + self._readline.get_line_buffer())
        file.flush()
