"""Start a program, and end it with everything it has started, when asked to or when the process that wanted it is gone.

Run as `python guard.py NUMBER WORD ...`: the words are the program's command, the number is that of an open socket, the
leash. The guard writes to it whether the program could be started (0, or the number of the error), and ends the program
once the leash is closed, which also happens when the other side is killed. It imports nothing of Windy City, to start quickly.
"""

from __future__ import annotations

import ctypes
import os
import select
import signal
import sys
import time
from contextlib import suppress

LOOK = 1000  # milliseconds between two checks that our parent is alive, in case a fork of it holds the leash
PAUSE = 0.005  # seconds between two checks whether killed processes have ended
DEATH_SIGNAL, SUBREAPER = 1, 36  # PR_SET_PDEATHSIG and PR_SET_CHILD_SUBREAPER of Linux's prctl


def guard(leash: int, command: list[str]) -> int:
    """Start a program, wait until the leash is closed, and end everything; return the program's exit code."""
    os.set_inheritable(leash, False)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)  # if it were ignored, exit codes would be lost
    parent, adopting = os.getppid(), _adopt_orphans()
    program, error = _start(command)
    _forget_streams()
    for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with suppress(OSError):  # the other side is gone, as the first check will show
        os.write(leash, b"%d\n" % error)
    ended: dict[int, int] = {}
    closed = select.poll()
    closed.register(leash, select.POLLIN)
    while not closed.poll(LOOK) and os.getppid() == parent:
        if adopting:
            _reap(ended)
    if adopting:
        _end_family(ended)
    else:
        _end_group(program, ended)
    code = os.waitstatus_to_exitcode(ended[program])
    return code if code >= 0 else 128 - code  # as shells report a signal


def _prctl(option: int, value: int) -> bool:
    """Call Linux's prctl; return whether that worked."""
    return sys.platform == "linux" and bool(ctypes.CDLL(None).prctl(option, value, 0, 0, 0) == 0)


def _adopt_orphans() -> bool:
    """Become the parent of every descendant whose own parent ends, if the system allows it and lists our children."""
    return _prctl(SUBREAPER, 1) and os.path.exists(_children_file())


def _children_file() -> str:
    return f"/proc/{os.getpid()}/task/{os.getpid()}/children"


def _start(command: list[str]) -> tuple[int, int]:
    """Start a program in a session of its own; return its process, and the number of the error if it could not be started."""
    reading, writing = os.pipe()
    process = os.fork()
    if process == 0:
        try:
            os.setsid()
            _prctl(DEATH_SIGNAL, signal.SIGKILL)  # in case the guard itself is killed
            for number in (signal.SIGPIPE, signal.SIGXFSZ):  # Python ignores them, and the program would inherit that
                signal.signal(number, signal.SIG_DFL)
            os.execvp(command[0], command)
        except OSError as error:
            os.write(writing, b"%d" % (error.errno or 0))
        finally:
            os._exit(127)
    os.close(writing)
    error_number = os.read(reading, 16)  # empty once the program runs, because that closes the pipe
    os.close(reading)
    return process, int(error_number or 0)


def _forget_streams() -> None:
    """Close the program's input and output here, so that their ends are noticed."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _reap(ended: dict[int, int]) -> bool:
    """Note which children have ended, and how; return whether any are left."""
    try:
        while (found := os.waitpid(-1, os.WNOHANG))[0]:
            ended[found[0]] = found[1]
    except ChildProcessError:
        return False
    return True


def _end_family(ended: dict[int, int]) -> None:
    """Kill all descendants: when one ends, its children become ours, until there are none."""
    while _reap(ended):
        with open(_children_file()) as children:
            for child in children.read().split():
                with suppress(ProcessLookupError, PermissionError):  # PermissionError: it has changed to another user
                    os.kill(int(child), signal.SIGKILL)  # not waited for yet, so the number is still its own
        time.sleep(PAUSE)


def _end_group(program: int, ended: dict[int, int]) -> None:
    """Kill the program with its process group, which is all that can be done if orphans are not adopted."""
    with suppress(ProcessLookupError, PermissionError):  # PermissionError: macOS's answer when all have ended
        os.killpg(program, signal.SIGKILL)
    ended[program] = os.waitpid(program, 0)[1]


if __name__ == "__main__":
    sys.exit(guard(int(sys.argv[1]), sys.argv[2:]))
