"""Programs as bots: how they are named, started and ended; none outlives us."""

from __future__ import annotations

import fcntl
import gc
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.programs import FIRST, LONG, PRELUDE, PYTHON, Write, glimpse, stand_in
from windycity.bots import external
from windycity.bots.external import BadProgram, ExternalBot, Faults
from windycity.bots.names import join_names, make_bot, make_bots, split_names
from windycity.bots.program import CannotStart, Program
from windycity.core.errors import WindyCityError


def is_locked(file: Path) -> bool:
    """Whether some living process holds a lock on a file."""
    with file.open() as opened:
        try:
            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return True
    return False


def wait_until(happened: Callable[[], bool]) -> None:
    until = time.monotonic() + 20
    while not happened():
        assert time.monotonic() < until
        time.sleep(0.01)


# A process that has a program play, and then ends in some way.
OURS = """
import time, windycity
from windycity.bots.bot import glimpse_of
from windycity.bots.names import make_bot
glimpse = glimpse_of(windycity.game("chicago-poker", compiled=False).start(2, 1), 0)
bot = make_bot({name!r}, 1)
bot.choose(glimpse)
print("ready", flush=True)
{end}
"""

LOCKER = """
import fcntl
lock = open({file!r}, "w")
fcntl.flock(lock, fcntl.LOCK_EX)
for sign in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
    signal.signal(sign, signal.SIG_IGN)
if os.fork() == 0:  # a child that holds the lock too
    time.sleep(60)
for told in asks():
    first(told)
time.sleep(60)
"""


def test_the_children_of_a_program_end_with_it(write: Write, tmp_path: Path) -> None:
    bot = write(LOCKER.format(file=str(tmp_path / "lock")))
    assert bot.choose(glimpse()) == FIRST
    assert is_locked(tmp_path / "lock")
    bot.close()
    wait_until(lambda: not is_locked(tmp_path / "lock"))


def test_a_fork_of_ours_does_not_end_our_program() -> None:
    program = Program(["cat"])
    fork = os.fork()
    if fork == 0:
        program._finish()
        os._exit(0)
    assert os.waitpid(fork, 0)[1] == 0
    program.send(b"still there")
    assert program.read_line(time.monotonic() + 20) == b"still there"
    assert program.end() == 128 + signal.SIGKILL


# Its grandchild holds the lock too, in a session of its own, after the child has ended that could tell whose it is.
FLEEING = """
import fcntl
lock = open({file!r}, "w")
fcntl.flock(lock, fcntl.LOCK_EX)
if os.fork() == 0:
    os.setsid()
    for stream in (0, 1, 2):
        os.close(stream)
    if os.fork() == 0:
        os.setsid()
        time.sleep(60)
    os._exit(0)
for told in asks():
    first(told)
"""

needs_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets orphans be adopted")


@needs_linux
def test_what_a_program_has_started_ends_with_it_wherever_it_has_gone(write: Write, tmp_path: Path) -> None:
    bot = write(FLEEING.format(file=str(tmp_path / "lock")))
    assert bot.choose(glimpse()) == FIRST
    assert is_locked(tmp_path / "lock")
    bot.close()
    assert not is_locked(tmp_path / "lock")


@needs_linux
def test_what_a_program_has_left_behind_ends_too(write: Write, tmp_path: Path) -> None:
    bot = write(FLEEING.format(file=str(tmp_path / "lock")).replace("first(told)", "sys.exit(3)"))
    bot.choose(glimpse())
    assert bot.faults == Faults(crashed=1)
    assert not is_locked(tmp_path / "lock")


@needs_linux
@pytest.mark.parametrize("held", [False, True], ids=["alone", "while a fork of us holds the leash"])
def test_a_program_and_what_it_has_started_end_when_we_are_killed(held: bool, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PRELUDE + FLEEING.format(file=str(tmp_path / "lock")))
    name = f"program:{LONG}{shlex.join([*PYTHON, str(tmp_path / 'program.py')])}"
    fork = "if os.fork() == 0: os.close(1); os.close(2); time.sleep(40); os._exit(0)" if held else ""
    body = OURS.format(name=name, end=f"import os\n{fork}\ntime.sleep(60)")
    with subprocess.Popen([sys.executable, "-c", body], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        assert is_locked(tmp_path / "lock")
        process.kill()
    wait_until(lambda: not is_locked(tmp_path / "lock"))  # 2 seconds, more on a busy machine; never as long as the fork


@needs_linux
def test_a_program_ends_when_its_guard_is_killed(write: Write, tmp_path: Path) -> None:
    bot = write(LOCKER.format(file=str(tmp_path / "lock")).replace("if os.fork()", "if False and os.fork()"))
    bot.choose(glimpse())
    assert bot._program is not None
    bot._program._process.kill()
    wait_until(lambda: not is_locked(tmp_path / "lock"))
    assert bot.choose(glimpse()) == stand_in()
    assert bot.faults == Faults(crashed=1)


def test_a_bot_that_is_forgotten_ends_its_program(write: Write, made: list[ExternalBot], tmp_path: Path) -> None:
    bot = write(LOCKER.format(file=str(tmp_path / "lock")))
    bot.choose(glimpse())
    made.clear()
    del bot
    gc.collect()
    wait_until(lambda: not is_locked(tmp_path / "lock"))


ENDS = {"by itself": "", "by an error": "1 / 0", "by Ctrl-C": "time.sleep(60)", "while asking": "bot.choose(glimpse)"}


@pytest.mark.parametrize("end", ENDS)
def test_a_program_does_not_outlive_us(end: str, tmp_path: Path) -> None:
    body = LOCKER.replace("first(told)", "told['id'] == 1 and first(told)")
    (tmp_path / "program.py").write_text(PRELUDE + body.format(file=str(tmp_path / "lock")))
    name = f"program:{LONG}{shlex.join([*PYTHON, str(tmp_path / 'program.py')])}"
    ours = OURS.format(name=name, end=ENDS[end])
    process = subprocess.Popen([sys.executable, "-c", ours], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    with process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"
        if end in ("by Ctrl-C", "while asking"):
            process.send_signal(signal.SIGINT)
        assert (process.wait(20) == 0) == (end == "by itself")
    wait_until(lambda: not is_locked(tmp_path / "lock"))


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("nothing-here", "there is no command nothing-here. A program in this folder is written ./NAME."),
        ("./nothing-here --fast", "there is no file ./nothing-here."),
        ("/dev/null", "/dev/null may not be executed. Allow it with chmod +x, or name its interpreter first"),
        ("sh -c 'echo not today >&2; exit 1'", "ended before the match began: not today"),
        ("sh -c 'exit 1'", "ended before the match began: it writes no more"),
        ("echo welcome", 'answered the greeting with: welcome. Right would be its name, {"name":"Busy"}, or nothing.'),
        ("sh -c 'yes | tr -d \"\\n\"'", "answered the greeting with: it wrote more than 65536 bytes"),
        ("""sh -c 'printf "\\033[2J\\n"; sleep 60'""", "answered the greeting with: ?[2J."),
    ],
)
def test_a_program_that_cannot_be_started_is_refused(
    command: str, reason: str, made: list[ExternalBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "GREETING", 30.0)
    made.append(ExternalBot(f"program:{command}", 1))
    with pytest.raises(CannotStart) as refused:
        made[0].greet(glimpse())
    for language in ("en", "nl", "de"):
        assert command.split()[0] in refused.value.message(language)
    assert reason in str(refused.value)


def test_a_program_that_cannot_be_started_within_a_match_has_crashed(tmp_path: Path, made: list[ExternalBot]) -> None:
    file = tmp_path / "program"
    file.write_text("#!/bin/sh\nexit 1\n")
    file.chmod(0o700)
    made.append(ExternalBot(f"program:{file}", 5))
    assert made[0].choose(glimpse()) == stand_in()
    file.write_text("#!/nothing/here\n")
    with pytest.raises(CannotStart, match=r"the interpreter that the first line of .*program names does not exist"):
        made[0].greet(glimpse())
    file.unlink()
    made[0].choose(glimpse())
    assert made[0].faults == Faults(crashed=2)


def test_a_program_may_tell_its_name_and_need_not(write: Write, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(external, "GREETING", 30.0)
    polite = write("sys.stdin.readline()\nsay(name='Al \\x1b[2J' + 'x' * 99)\nfor told in asks(): first(told)")
    polite.greet(glimpse())
    assert polite.title == "Al ?[2J" + "x" * 33
    monkeypatch.setattr(external, "GREETING", 0.2)
    silent = write("for told in asks(): first(told)")
    silent.greet(glimpse())
    assert silent.title is None
    assert [bot.choose(glimpse()) for bot in (polite, silent)] == [FIRST, FIRST]


@pytest.mark.parametrize(
    ("name", "command", "seconds"),
    [
        ("program:./mybot.py --fast", ["./mybot.py", "--fast"], 10),
        ("program:2.5s:./my\\ bot 'a, b'", ["./my bot", "a, b"], 2.5),
        ("program:~/bot", [os.path.expanduser("~/bot")], 10),
    ],
)
def test_a_name_tells_command_and_time(name: str, command: list[str], seconds: float) -> None:
    bot = make_bot(name, 1)
    assert isinstance(bot, ExternalBot)
    assert (bot.name, bot.command, bot.seconds) == (name, command, seconds)


@pytest.mark.parametrize("name", ["program:", "program:  ", "program:2s:", "program:0s:x", "program:9999999s:x", "program:it's"])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(BadProgram, match=r"is no program to play with\. Write program:COMMAND"):
        make_bot(name, 1)


def test_a_list_names_a_bot_for_each_seat() -> None:
    names = "greedy, program:2s:./bot --weights '1,2' \"3,'4\",random"
    listed = ["greedy", "program:2s:./bot --weights '1,2' \"3,'4\"", "random"]
    assert split_names(names) == listed
    bots = make_bots(names, range(1, 4), 1)
    assert [bots[seat].name for seat in (1, 2, 3)] == listed
    assert split_names(join_names([*bots.values()])) == listed
    assert join_names([*make_bots("random", range(3), 1).values()]) == "random"
    assert make_bots("random", [], 1) == {}
    for wrong, told in (("greedy,random", "2 bots are named, but 3 seats"), ("", "A bot without a name")):
        with pytest.raises(WindyCityError, match=told):
            make_bots(wrong, range(3), 1)
