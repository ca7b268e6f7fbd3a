"""Commands at terminals that begin with everything loaded: starting Python, numba and the rules takes 1.7 s, forking none.

Run as `python -m tests.cli.nursery` this reads requests, a line of JSON each, and forks a process for each of them, in a session
of its own at the terminal named. Another process waits for it, and reports its number and how it ended through a named pipe.
"""

from __future__ import annotations

import atexit
import json
import os
import select
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]


class Forked:
    """A command in a process of its own, forked from one that has loaded everything; as much of `Popen` as tests use."""

    def __init__(self, arguments: list[str], terminal: str, environment: dict[str, str]):
        with TemporaryDirectory() as folder:
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)
            self._pipe = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
            ask_nursery({"arguments": arguments, "terminal": terminal, "environment": environment, "pipe": pipe})
            self._told = b""
            self.pid = int(self._line(0, timeout=60))
        self._code: int | None = None

    def poll(self) -> int | None:
        """Return the exit code, None if the command has not ended yet."""
        try:
            return self.wait(0)
        except TimeoutError:
            return None

    def wait(self, timeout: float = 60) -> int:
        """Wait for the command to end."""
        if self._code is None:
            self._code = int(self._line(1, timeout))
            os.close(self._pipe)
        return self._code

    def send_signal(self, sign: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, sign)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _line(self, number: int, timeout: float) -> str:
        until = time.monotonic() + timeout
        while self._told.count(b"\n") <= number:
            ready, _, _ = select.select([self._pipe], [], [], max(0.0, until - time.monotonic()))
            read = os.read(self._pipe, 100) if ready else b""
            if not read:
                raise TimeoutError(f"nothing was told within {timeout} s")
            self._told += read
        return self._told.decode().split("\n")[number]


def ask_nursery(request: dict[str, object]) -> None:
    stream = _nursery().stdin
    assert stream is not None
    stream.write(json.dumps(request) + "\n")
    stream.flush()


@cache
def _nursery() -> subprocess.Popen[str]:
    """Start the process from which the others are forked."""
    command = [sys.executable, "-m", "tests.cli.nursery"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, cwd=ROOT)
    atexit.register(process.communicate)
    return process


def _serve() -> None:
    """Fork for each request; return in a process that is to run a command."""
    while line := sys.stdin.readline():
        request = json.loads(line)
        if os.fork() == 0:
            _sit(request)
            return
    os._exit(0)


def _sit(request: dict[str, object]) -> None:
    """Fork once more; report the process that runs the command, and return in it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    terminal = os.open(str(request["terminal"]), os.O_RDWR | os.O_NOCTTY)  # before anything is told: the test closes its end then
    process = os.fork()
    if process == 0:
        _sit_down(request, terminal)
        return
    os.close(terminal)
    with open(str(request["pipe"]), "w") as pipe:
        print(process, file=pipe, flush=True)
        _, status = os.waitpid(process, 0)
        print(os.waitstatus_to_exitcode(status), file=pipe, flush=True)
    os._exit(0)


def _sit_down(request: dict[str, object], terminal: int) -> None:
    """Become what a new process at a terminal would be."""
    arguments, environment = request["arguments"], request["environment"]
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.setsid()
    for standard in (0, 1, 2):
        os.dup2(terminal, standard)
    os.close(terminal)
    sys.stdin, sys.stdout = open(0, closefd=False), open(1, "w", closefd=False)  # noqa: SIM115  # as long as the process
    sys.stderr = open(2, "w", errors="backslashreplace", closefd=False)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    sys.argv[1:] = arguments


if __name__ == "__main__":
    from windycity import game
    from windycity.cli import main, play  # noqa: F401  # all that it imports

    game("chicago-poker").engine
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who wait
    _serve()
    sys.argv[0], sys.modules["__main__"] = main.__file__, main
    main.main()
