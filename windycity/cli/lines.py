"""The line on which a person types while others act: what they do appears above it at once."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from windycity.cli.screen import Screen

PROMPT = "> "  # always the same, as the question may change while somebody types
CLOCK = 7  # columns for a clock before the prompt: 3:00:00 is the longest time
TICK = 1.0  # seconds


class Lines:
    """Reads lines in the main thread; other threads show things meanwhile, above what is being typed."""

    def __init__(self, screen: Screen):
        self.clock: Callable[[], str | None] = lambda: None  # the clock to show before the prompt; None: none
        self._screen = screen
        self._prompt = PROMPT  # as shown on the screen
        self._waiting: deque[Callable[[], None]] = deque()
        self._lock = threading.Lock()  # held while something is shown
        self._typing = False  # whether the prompt is on the screen
        self._readline = screen.readline
        if self._readline:
            self._readline.set_pre_input_hook(self._prompt_is_there)

    def ask(self) -> str:
        """Wait for a line; end of input or Ctrl-C means leaving."""
        self._prompt = self._fresh_prompt(timed=self.clock() is not None)
        try:
            return self._screen.read_line(self._prompt if self._readline else "")
        finally:
            self._typing = False

    def tell(self, show: Callable[[], None]) -> None:
        """Show something as soon as nothing else is being shown; callable from any thread."""
        self._waiting.append(show)
        self._drain()

    @contextmanager
    def undisturbed(self) -> Iterator[None]:
        """Show something in the main thread; what arrives meanwhile is shown afterwards."""
        try:
            with self._lock:
                yield
        finally:
            self._typing = False
            self._drain()

    def keep_ticking(self, stop: threading.Event) -> None:
        """Update the clock before what is being typed, until told to stop; it rests if the screen is read aloud."""
        if self._screen.full:
            while not stop.wait(TICK):
                self._screen.tick(self.clock())
        elif self._readline and not self._screen.plain:
            while not stop.wait(TICK):
                self._tick()

    def _tick(self) -> None:
        """Write the clock over the one on the screen, and leave the cursor where it is."""
        if not self._typing or self._readline is None or not self._lock.acquire(blocking=False):
            return
        try:
            prompt, typed = self._current_prompt(), self._readline.get_line_buffer()
            fits = len(prompt) + len(typed) < self._screen.console.width  # in more rows, the cursor's is not known
            if self._typing and fits and prompt != self._prompt:
                self._prompt = prompt
                self._screen.console.file.write(f"\x1b7\r{prompt}\x1b8")
                self._screen.console.file.flush()
        finally:
            self._lock.release()
            self._drain()

    def _current_prompt(self) -> str:
        """Return the current prompt, as wide as the one on the screen, because readline relies on that."""
        return self._fresh_prompt(timed=self._prompt != PROMPT)

    def _fresh_prompt(self, timed: bool) -> str:
        return f"{self.clock() or '-:--':>{CLOCK}} {PROMPT}" if timed and not self._screen.plain else PROMPT

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
        """Remove the line being typed from the screen, and put it back below what is shown."""
        if not self._typing or self._readline is None:
            yield
            return
        file, typed = self._screen.console.file, self._prompt + self._readline.get_line_buffer()
        rows = len(typed) // max(1, self._screen.console.width)
        file.write("\r" + (f"\x1b[{rows}A" if rows else "") + "\x1b[J")
        yield
        self._prompt = self._current_prompt()
        file.write(self._prompt + self._readline.get_line_buffer())
        file.flush()
