"""A program that exchanges lines with us. Whatever it does, nothing hangs, and it does not outlive us.

A guard (`guard.py`) is between us and the program: it notices when we are killed, and finds what the program has started.
"""

from __future__ import annotations

import errno
import os
import selectors
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from windycity.bots import guard
from windycity.core.errors import WindyCityError
from windycity.core.words import reason_of

MOST_OUTPUT = 65_536  # bytes that a program may write between two lines of ours
CHUNK = 65_536
COMPLAINT = 2_000  # bytes kept of what it wrote to standard error
GRACE = 0.5  # seconds between saying goodbye and killing
PATIENCE = 5.0  # seconds to wait for a program that has been killed; one stuck in the kernel is abandoned


class CannotStart(WindyCityError):
    """A program that cannot be started, or that ends or writes nonsense before the match begins."""

    code = "cannot-start"


class Fault(Exception):
    """What a program did wrong, with the details for a log."""

    kind = ""


class Late(Fault):
    """No answer came in time."""

    kind = "late"


class Crashed(Fault):
    """The program has ended, closed its input or output, or could not be restarted."""

    kind = "crashed"


class Illegal(Fault):
    """The answer is unreadable, or not a legal move."""

    kind = "illegal"


class Program:
    """A running program: lines go in, lines come out, each by a deadline."""

    def __init__(self, command: Sequence[str]):
        self._process, self._leash = _started(command)  # the process is the guard; the streams are the program's
        self._input, self._output, self._errors = _pipes(self._process)
        self._unsent = b""
        self._unread = b""
        self._allowed = MOST_OUTPUT
        self._tail = b""
        self._errors_open = True
        self._deaf = False  # whether it has closed its input
        # Runs even if nobody closes it: at the end of this process, or when the last reference is dropped.
        self._finish = weakref.finalize(self, _end, self._process, self._leash, os.getpid())

    def send(self, line: bytes) -> None:
        """Queue a line; it is sent while waiting for lines, so that a program that does not read blocks nobody."""
        self._unsent += line + b"\n"
        self._allowed = MOST_OUTPUT

    def read_line(self, until: float) -> bytes:
        """Wait for a line until a time of `time.monotonic()`; if none comes, raise Fault."""
        while b"\n" not in self._unread:
            if self._allowed < 0:
                raise Illegal(f"it wrote more than {MOST_OUTPUT} bytes without an answer among them")
            left, deaf = until - time.monotonic(), self._deaf
            self._exchange(0.0 if deaf else max(left, 0.0))  # look once in any case: the delay may be ours
            if b"\n" not in self._unread and deaf:
                raise Crashed("it reads no more")
            if b"\n" not in self._unread and left <= 0:
                raise Late("no answer came in time")
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    @property
    def complaint(self) -> str:
        """The end of what the program wrote to standard error."""
        return self._tail.decode("utf-8", "replace").strip()

    def dismiss(self, line: bytes) -> None:
        """Say goodbye, give the program a moment to end by itself, and end it."""
        try:
            self.send(line)
            until = time.monotonic() + GRACE
            with suppress(Fault):  # the program ends now, as it should
                while (left := until - time.monotonic()) > 0 and not self._deaf:
                    self._exchange(left)
                    self._unread = b""
                    if not self._unsent and self._process.stdin:
                        self._process.stdin.close()
        finally:
            self.end()

    def end(self) -> int | None:
        """End the program and everything it has started; return its exit code. Its last standard error can be read afterwards."""
        if self._finish.alive:
            _release(self._leash)
            self._read_errors()
            self._finish()
        return self._process.returncode

    def _exchange(self, seconds: float) -> None:
        """Write and read whatever is possible, waiting until something is."""
        with selectors.PollSelector() as pipes:
            pipes.register(self._output, selectors.EVENT_READ, self._read)
            if self._errors_open:
                pipes.register(self._errors, selectors.EVENT_READ, self._read_errors)
            if self._unsent:
                pipes.register(self._input, selectors.EVENT_WRITE, self._write)
            for key, _ in pipes.select(seconds):
                key.data()

    def _write(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._input, self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:  # the other end is closed, but earlier output may still be there
            self._unsent, self._deaf = b"", True

    def _read(self) -> None:
        data = _read_from(self._output)
        if data == b"":
            raise Crashed("it writes no more")
        self._unread += data or b""
        self._allowed -= len(data or b"")

    def _read_errors(self) -> None:
        data = _read_from(self._errors) if self._errors_open else None
        self._errors_open = data != b""
        self._tail = (self._tail + (data or b""))[-COMPLAINT:]


def _started(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], socket.socket]:
    """Start a program under a guard, held by a leash; a failure raises CannotStart, with what to do about it."""
    if os.name != "posix":
        raise CannotStart("program-needs-posix")
    try:
        process, leash = _guarded(command)
    except (OSError, ValueError) as error:
        raise CannotStart("program-cannot-start", command=" ".join(command), reason=reason_of(error)) from error
    number = int(leash.recv(16) or errno.ECHILD)  # a killed guard sends nothing
    if number:
        _release(leash)
        with process, leash:
            raise _refusal(command, number)
    return process, leash


def _refusal(command: Sequence[str], number: int) -> CannotStart:
    """Explain why a program cannot be started, from the number of the error."""
    shown, file = " ".join(command), command[0]
    if number == errno.ENOENT and os.path.exists(file):
        return CannotStart("program-no-interpreter", command=shown, file=file)
    if number == errno.ENOENT:
        return CannotStart("program-no-file" if os.sep in file else "program-not-found", command=shown, file=file)
    if number == errno.EACCES:
        return CannotStart("program-not-executable", command=shown, file=file)
    return CannotStart("program-cannot-start", command=shown, reason=reason_of(OSError(number, "")))


def _guarded(command: Sequence[str]) -> tuple[subprocess.Popen[bytes], socket.socket]:
    """Start a guard in a session of its own, so that Ctrl-C does not reach it; its streams are the program's."""
    ours, theirs = socket.socketpair()
    guarded = [sys.executable, "-I", "-S", guard.__file__, str(theirs.fileno()), *command]
    pipe, passed = subprocess.PIPE, [theirs.fileno()]
    with theirs:
        try:
            process = subprocess.Popen(
                guarded, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True, pass_fds=passed
            )
        except BaseException:
            ours.close()
            raise
    return process, ours


def _pipes(process: subprocess.Popen[bytes]) -> tuple[int, int, int]:
    """Return the standard input, output and error of a process, all made non-blocking."""
    pipes: list[IO[bytes] | None] = [process.stdin, process.stdout, process.stderr]
    numbers = [pipe.fileno() for pipe in pipes if pipe]
    for number in numbers:
        os.set_blocking(number, False)
    return numbers[0], numbers[1], numbers[2]


def _read_from(pipe: int) -> bytes | None:
    """Read what is available: None if nothing yet, empty at the end."""
    try:
        return os.read(pipe, CHUNK)
    except BlockingIOError:
        return None


def _release(leash: socket.socket) -> None:
    """Make the guard end the program. The leash is shut down, not only closed, because a fork of ours may hold it too."""
    with suppress(OSError):  # the guard is gone
        leash.shutdown(socket.SHUT_RDWR)


def _end(process: subprocess.Popen[bytes], leash: socket.socket, owner: int) -> None:
    """Have a program ended, wait for it and close its pipes; in a fork of the process that started it, only close them."""
    if os.getpid() == owner:
        _release(leash)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)
    leash.close()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe:
            pipe.close()
