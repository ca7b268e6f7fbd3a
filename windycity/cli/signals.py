"""Signals at a table: what they mean, and when they have to wait."""

from __future__ import annotations

import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from windycity.cli.screen import Leave

# The terminal closes, on systems with that signal; the program is asked to end.
GOING = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))

SECONDS = 2  # to leave after the terminal has closed


def leave_on_signals() -> None:
    """Treat it as leaving when the terminal closes or the program is asked to end."""

    def leave(*_: object) -> None:
        raise Leave

    _on_signals(leave)


def ignore_signals() -> None:
    """Keep signals from disturbing the work done on leaving."""
    _on_signals(signal.SIG_IGN)


def end_with_terminal() -> None:
    """End this program a while after its terminal has gone, in case nothing else does: writing to it may block for ever.

    An orderly exit, if possible, happens before that.
    """
    hung_up = select.poll()
    hung_up.register(sys.stdin.fileno(), 0)  # hang-ups are always reported

    def watch() -> None:
        while not any(event & select.POLLHUP for _, event in hung_up.poll(SECONDS * 1000)):
            pass
        time.sleep(SECONDS)
        os._exit(1)

    threading.Thread(target=watch, name="terminal", daemon=True).start()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Hold signals back until something is completely done.

    A mask would not do: it applies to one thread, and libraries have threads that would receive the signal instead. Outside the
    main thread there is nothing to do: signals disturb only that one.
    """
    if not _in_main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.signal(number, lambda number, _: came.append(number)) for number in (*GOING, signal.SIGINT)}
    try:
        yield
    finally:
        for number, action in before.items():
            signal.signal(number, action)
        for one in came:
            signal.raise_signal(one)


def _on_signals(action: Callable[..., None] | signal.Handlers) -> None:
    for number in GOING if _in_main_thread() else ():
        signal.signal(number, action)


def _in_main_thread() -> bool:
    return threading.current_thread() is threading.main_thread()
