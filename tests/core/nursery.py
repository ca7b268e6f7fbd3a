"""Processes that begin with numba loaded: starting Python and numba takes a second each time, forking none.

Run as `python -m tests.core.nursery` this reads requests, a line of JSON each: programs that run at the same time, each in a
process of its own, with the changes to the environment that they need. It answers with the exit status and the output of each.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import traceback
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

Output = tuple[int, str, str]  # exit status, standard output, standard error


class Nursery:
    """One process from which others are forked."""

    def __init__(self) -> None:
        pipe, root = subprocess.PIPE, Path(__file__).parents[2]
        # -B: a module that is written again within a second looks unchanged to Python's cache of bytecode.
        command = [sys.executable, "-B", "-m", "tests.core.nursery"]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, cwd=root)

    def run(self, programs: list[str], environment: dict[str, str]) -> list[Output]:
        """Run programs at the same time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"programs": programs, "environment": environment}) + "\n")
        self._process.stdin.flush()
        return [(code, out, err) for code, out, err in json.loads(self._process.stdout.readline())]

    def close(self) -> None:
        self._process.communicate()


def _serve() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        begun = [_fork(program, request["environment"]) for program in request["programs"]]
        print(json.dumps([_end(*each) for each in begun]), flush=True)


def _fork(program: str, environment: dict[str, str]) -> tuple[int, IO[bytes], IO[bytes]]:
    out, err = TemporaryFile(), TemporaryFile()  # noqa: SIM115  # closed in _end
    if process := os.fork():
        return process, out, err
    os.dup2(out.fileno(), 1)
    os.dup2(err.fileno(), 2)
    os.environ.update(environment)
    sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
    code = 0
    try:
        exec(program, {"__name__": "__main__"})
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def _end(process: int, out: IO[bytes], err: IO[bytes]) -> tuple[int, str, str]:
    _, status = os.waitpid(process, 0)
    for file in (out, err):
        file.seek(0)
    with out, err:
        return os.waitstatus_to_exitcode(status), out.read().decode(), err.read().decode()


def _load() -> None:
    """Import numba and compile something, as every program does first."""
    import numba

    import windycity.core.kernel
    import windycity.core.position  # noqa: F401

    numba.njit((numba.int64,), cache=False)(lambda n: n + 1)


if __name__ == "__main__":
    _load()
    _serve()
