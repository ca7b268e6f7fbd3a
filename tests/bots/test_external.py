"""Programs as bots: whatever they do, the match goes on, and they learn nothing that their seat cannot know."""

from __future__ import annotations

import fcntl
import gc
import json
import logging
import os
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

import windycity
from tests.conformance.cases import CASES, Case, game, twin_of, walk
from windycity.bots import external
from windycity.bots.bot import Glimpse, answer, dismiss, glimpse_of
from windycity.bots.external import ENOUGH, BadProgram, ExternalBot, Faults
from windycity.bots.greedy import GreedyBot
from windycity.bots.names import join_names, make_bot, make_bots, split_names
from windycity.bots.program import CannotStart, Late, Program
from windycity.bots.program import _end as end_program
from windycity.core.errors import WindyCityError
from windycity.core.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
PYTHON = [sys.executable, "-S", "-E"]  # starts twice as fast
SHORT, LONG = "0.2s:", "30s:"  # for programs that never answer; for those that do at once, however busy the machine is

PRELUDE = """
import json, os, signal, sys, time
def say(**words):
    print(json.dumps(words), flush=True)
def asks():
    for line in sys.stdin:
        told = json.loads(line)
        if told["do"] == "choose":
            yield told
def first(told):
    say(id=told["id"], move=told["moves"][0])
"""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[ExternalBot]]:
    """The bots of a test, whose programs are ended after it; and then nothing of them is left."""
    processes: list[subprocess.Popen[bytes]] = []

    class Watched(Program):
        def __init__(self, command: Sequence[str]):
            super().__init__(command)
            processes.append(self._process)

    monkeypatch.setattr(external, "Program", Watched)
    bots: list[ExternalBot] = []
    yield bots
    for bot in bots:
        bot.close()
    for process in processes:
        assert process.returncode is not None, "it is still there, or a zombie"
        assert all(pipe is None or pipe.closed for pipe in (process.stdin, process.stdout, process.stderr))


Write = Callable[..., ExternalBot]


@pytest.fixture
def write(tmp_path: Path, made: list[ExternalBot]) -> Write:
    """Write a program and make a bot of it."""

    def write(body: str, limit: str = LONG, seed: int = 5) -> ExternalBot:
        file = tmp_path / f"program{len(made)}.py"
        file.write_text(PRELUDE + body)
        made.append(ExternalBot(f"program:{limit}{shlex.join([*PYTHON, str(file)])}", seed))
        return made[-1]

    return write


def begin() -> Match:
    return game("chicago-poker").start(seats=2, seed=1)


def glimpse() -> Glimpse:
    return glimpse_of(begin(), 0)


def stand_in(seed: int = 5) -> str:
    return GreedyBot(seed).choose(glimpse())


FIRST, SECOND = begin().legal(0)[:2]

WRONG = {
    "late: it does nothing": "time.sleep(60)",
    "late: it reads and is silent": "for told in asks(): pass\ntime.sleep(60)",
    "late: half a line": "print('{', end='', flush=True)\ntime.sleep(60)",
    "late: it ignores being told to end": "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ntime.sleep(60)",
    "late: it writes to standard error without end": "while True: sys.stderr.write('x' * 10000)",
    "late: its child keeps the output open": "if os.fork(): os._exit(0)\ntime.sleep(60)",
    "crashed: it ends": "sys.exit(3)",
    "crashed: it fails": "1 / 0",
    "crashed: it ends after half a line": "sys.stdout.write('{\"id\":1')",
    "crashed: it is killed": "os.kill(os.getpid(), signal.SIGKILL)",
    "crashed: it closes its output": "os.close(1)\ntime.sleep(60)",
    "illegal: a banner": "print('Welcome!', flush=True)\nfor told in asks(): first(told)",
    "illegal: no JSON": "for told in asks(): print(told['moves'][0], flush=True)",
    "illegal: nothing in a line": "for told in asks(): print(flush=True)",
    "illegal: no object": "for told in asks(): print('[1]', flush=True)",
    "illegal: no UTF-8": 'for told in asks(): os.write(1, b\'{"move":"\\xff"}\\n\')',
    "illegal: no letters": "for told in asks(): os.write(1, b'\\0\\0\\0\\n')",
    "illegal: very deep": "for told in asks(): print('{\"x\":' * 10000, flush=True)",
    "illegal: no fields": "for told in asks(): say()",
    "illegal: no id": "for told in asks(): say(move=told['moves'][0])",
    "illegal: no move": "for told in asks(): say(id=told['id'])",
    "illegal: a name that is none": "for told in asks(): say(name=7)",
    "illegal: an id to come": "for told in asks(): say(id=told['id'] + 1, move=told['moves'][0])",
    "illegal: an id before all": "for told in asks(): say(id=0, move=told['moves'][0])",
    "illegal: a huge id": "for told in asks(): say(id=10 ** 400, move=told['moves'][0])",
    "illegal: an id that is a text": "for told in asks(): say(id=str(told['id']), move=told['moves'][0])",
    "illegal: a move that is none": "for told in asks(): say(id=told['id'], move='jump')",
    "illegal: an empty move": "for told in asks(): say(id=told['id'], move='')",
    "illegal: a move that is a number": "for told in asks(): say(id=told['id'], move=1)",
    "illegal: a move not legal now": "for told in asks(): say(id=told['id'], move='take R1')",
    "illegal: a list of moves": "for told in asks(): say(id=told['id'], move=told['moves'][:2])",
    "illegal: a line without end": "while True: print('x' * 10000, end='')",
    "illegal: lines without end": "while True: say(name='me again')",
    "illegal: megabytes": "for told in asks(): print(' ' * 5000000, flush=True)",
}


@pytest.mark.parametrize("wrong", WRONG)
def test_another_bot_moves_for_a_program_that_does_wrong(wrong: str, write: Write) -> None:
    kind, _, _ = wrong.partition(":")
    bot = write(WRONG[wrong], SHORT if kind == "late" else LONG)
    start = time.monotonic()
    assert bot.choose(glimpse()) == stand_in()
    assert time.monotonic() - start < 10
    assert bot.last_fault == kind
    assert bot.faults == Faults(**{kind: 1})


RIGHT = {
    "the first": "for told in asks(): first(told)",
    "in capitals": "for told in asks(): say(id=told['id'], move=told['moves'][0].upper())",
    "with more fields": "for told in asks(): say(id=told['id'], move=told['moves'][0], why={'sure': True})",
    "after its name": "say(name='Al')\nfor told in asks(): first(told)",
    "after much on standard error": "for told in asks(): sys.stderr.write('x' * 3000000); first(told)",
    "before much else": 'for told in asks(): print(\'{"id":1,"move":"draw"}\' + chr(10) + \'x\' * 5000000, flush=True)',
}


@pytest.mark.parametrize("right", RIGHT)
def test_a_program_moves(right: str, write: Write) -> None:
    bot = write(RIGHT[right])
    assert bot.choose(glimpse()) == FIRST == "draw"
    assert bot.last_fault is None
    assert bot.faults.total == 0


def test_what_came_too_early_or_twice_is_not_taken_for_the_present_answer(write: Write) -> None:
    bot = write("""
for told in asks():
    if told["id"] == 2:  # first what is left of the ask before, then the answer
        say(id=1, move=told["moves"][0])
        say(id=1, move="jump")
    say(id=told["id"], move=told["moves"][told["id"] - 1])
""")
    assert [bot.choose(glimpse()) for _ in range(2)] == [FIRST, SECOND]
    assert bot.faults.total == 0


def test_a_late_answer_is_not_taken_for_the_next_one(write: Write, tmp_path: Path) -> None:
    """The program is slow once, and would then have its answer ready when it is asked again."""
    bot = write(
        f"""
for told in asks():
    if not os.path.exists({str(tmp_path / "slow")!r}):
        open({str(tmp_path / "slow")!r}, "w").close()
        time.sleep(1)
    say(id=told["id"], move=told["moves"][told["id"] - 1])
""",
        "0.5s:",
    )
    assert bot.choose(glimpse()) == stand_in()
    assert bot.faults == Faults(late=1)
    time.sleep(0.7)
    bot.seconds = 30
    assert bot.choose(glimpse()) == SECOND


def test_a_program_that_reads_no_more_has_crashed(write: Write) -> None:
    bot = write("for told in asks(): os.close(0); first(told); time.sleep(60)")
    assert bot.choose(glimpse()) == FIRST
    assert bot.choose(glimpse()) == stand_in()
    assert bot.faults == Faults(crashed=1)


def test_lines_that_nobody_reads_block_nobody() -> None:
    program = Program([*PYTHON, "-c", "import time; time.sleep(60)"])
    program.send(b"x" * 10_000_000)
    with pytest.raises(Late):
        program.read_line(time.monotonic() + 0.2)
    start = time.monotonic()
    program.dismiss(b"x" * 10_000_000)
    assert time.monotonic() - start < 5


@pytest.mark.parametrize("body", ["while True: print('x' * 1000)", "while True: sys.stderr.write('x' * 1000)", "time.sleep(60)"])
def test_a_goodbye_takes_half_a_second_at_most(body: str, write: Write) -> None:
    bot = write(f"signal.signal(signal.SIGTERM, signal.SIG_IGN)\nfor told in asks():\n    first(told)\n    break\n{body}")
    bot.choose(glimpse())
    start = time.monotonic()
    bot.close()
    assert time.monotonic() - start < 5
    bot.close()  # and once more does nothing


def test_a_program_is_started_again_and_told_everything(write: Write, tmp_path: Path) -> None:
    bot = write(f"""
with open({str(tmp_path / "told")!r}, "a") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        told = json.loads(line)
        if told["do"] == "choose":
            say(id=told["id"], move="jump" if told["id"] == 2 else told["moves"][0])
""")
    match = begin()
    for _ in range(3):
        while match.waiting != (0,):
            match.play(1, match.legal(1)[0])
        answer(match, {0: bot})
    told = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    assert [line["do"] for line in told] == ["hello", "choose", "choose", "hello", "choose"]
    assert [line["id"] for line in told if "id" in line] == [1, 2, 3]
    numbers = [[event["number"] for event in line["events"]] for line in told if "id" in line]
    assert numbers[0] + numbers[1] == [*range(len(numbers[0] + numbers[1]))]
    assert numbers[2] == [*range(len(numbers[2]))]
    assert len(numbers[2]) > len(numbers[0] + numbers[1]) > len(numbers[0]) > 0
    assert bot.faults == Faults(illegal=1)


def test_a_program_is_greeted_anew_when_what_it_was_told_is_void(write: Write, tmp_path: Path) -> None:
    bot = write(f"""
with open({str(tmp_path / "told")!r}, "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        notes.flush()
        told = json.loads(line)
        if told["do"] == "choose":
            first(told)
""")
    match = game("chicago-poker").start(seats=3, seed=1)
    match.play(0, match.legal(0)[0])
    for _ in range(2):
        answer(match, {1: bot})
    for _ in range(2):
        match.undo()
    bot.choose(glimpse_of(match, 1))
    bot.choose(glimpse())
    bot.close()
    told = [json.loads(line) for line in (tmp_path / "told").read_text().splitlines()]
    assert [line["do"] for line in told] == ["hello", "choose", "choose", "hello", "choose", "hello", "choose", "goodbye"]
    assert [line["seats"] for line in told if line["do"] == "hello"] == [3, 3, 2]
    assert [line["events"][0]["number"] == 0 for line in told if "id" in line] == [True, False, True, True]


def test_a_program_that_fails_again_and_again_is_given_up(write: Write, tmp_path: Path) -> None:
    bot = write(f"""
with open({str(tmp_path / "starts")!r}, "a") as starts:
    starts.write("x")
for told in asks():
    say(id=told["id"], move=told["moves"][0] if told["id"] == {ENOUGH} else "jump")
""")
    moves = [bot.choose(glimpse()) for _ in range(2 * ENOUGH + 3)]
    assert bot.faults == Faults(illegal=2 * ENOUGH - 1)  # all but the one right answer, and then no more
    assert bot.given_up
    assert bot.last_fault is None
    assert len((tmp_path / "starts").read_text()) == 2 * ENOUGH - 1
    greedy = GreedyBot(5)
    assert moves == [FIRST if ask == ENOUGH else greedy.choose(glimpse()) for ask in range(1, len(moves) + 1)]


def test_no_pipes_stay_open(write: Write) -> None:
    bot = write("for told in asks(): say()")
    before = len(os.listdir("/dev/fd"))
    for _ in range(ENOUGH - 1):
        bot.choose(glimpse())
        assert len(os.listdir("/dev/fd")) == before


def test_a_deadline_that_comes_sooner_counts(write: Write) -> None:
    bot = write("time.sleep(60)")
    start = time.monotonic()
    assert bot.choose(glimpse_of(begin(), 0, time.monotonic() + 0.2)) == stand_in()
    assert time.monotonic() - start < 10
    assert bot.faults == Faults(late=1)


def test_faults_are_logged_with_their_details(write: Write, caplog: pytest.LogCaptureFixture) -> None:
    bot = write("sys.stderr.write('x' * 100000 + 'I give up')\nsys.exit(3)")
    with caplog.at_level(logging.WARNING, "windycity.bots.external"):
        for _ in range(ENOUGH):
            bot.choose(glimpse())
    assert "seat 0, ask 1, crashed: it writes no more; exit code 3; on standard error: xxx" in caplog.messages[0]
    assert caplog.messages[0].endswith("xI give up")
    assert len(caplog.messages[0]) < 3000
    assert caplog.messages[-1].endswith(f"seat 0: not started again after {ENOUGH} faults in a row")


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
    process = subprocess.Popen([*PYTHON, "-c", "import time; time.sleep(60)"], start_new_session=True)
    end_program(process, os.getpid() + 1)
    assert process.poll() is None
    end_program(process, os.getpid())
    assert process.returncode == -signal.SIGKILL


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
    ours = f"""
import time, windycity
from windycity.bots.bot import glimpse_of
from windycity.bots.names import make_bot
glimpse = glimpse_of(windycity.game("chicago-poker", compiled=False).start(2, 1), 0)
bot = make_bot({name!r}, 1)
bot.choose(glimpse)
print("ready", flush=True)
{ENDS[end]}
"""
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
        assert command.split()[0] in refused.value.tell(language)
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
    for wrong, told in (("greedy,random", "2 bots are named, but 3 seats"), ("", "There is no bot")):
        with pytest.raises(WindyCityError, match=told):
            make_bots(wrong, range(3), 1)


class Recorder(Program):
    """Instead of a program: keeps what it is told, and answers with the first legal move."""

    lines: list[bytes]

    def __init__(self, command: object):
        self.lines = []

    def send(self, line: bytes) -> None:
        self.lines.append(line)

    def read_line(self, until: float) -> bytes:
        told = msgspec.json.decode(self.lines[-1])
        return msgspec.json.encode({"id": told["id"], "move": told["moves"][0]})


def lines_told(match: Match, seat: int) -> list[bytes]:
    bot = ExternalBot("program:nothing", 5)
    bot.choose(glimpse_of(match, seat))
    assert isinstance(bot._program, Recorder)
    return bot._program.lines


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_program_is_told_the_same_whatever_its_seat_cannot_know(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches that differ only in what the seat cannot know, the same seed: the same lines, to the byte."""
    monkeypatch.setattr(external, "Program", Recorder)
    random, different = Random(1), 0
    for match in case.matches(1):
        for seat, _ in islice(walk(match, Random(1)), 300):
            if len(match.answers) % 31 == 0:
                twin = twin_of(match, seat, random)
                different += case.game.dump_position(twin.position) != case.game.dump_position(match.position)
                told = lines_told(match, seat)
                assert told == lines_told(twin, seat)
                assert msgspec.json.decode(told[1])["view"] == json.loads(json.dumps(match.view(seat)))
    assert different or case.name == "chicago"  # where nothing is hidden


def test_a_real_program_is_told_the_same_whatever_its_seat_cannot_know(write: Write, tmp_path: Path) -> None:
    body = f"""
with open({str(tmp_path / "told")!r} + sys.argv[-1], "wb") as notes:
    for line in sys.stdin.buffer:
        notes.write(line)
        notes.flush()
        if b'"do":"choose"' in line:
            first(json.loads(line))
"""
    match = begin()
    match.play(0, "play R2 1")
    for number, each in enumerate([match, twin_of(match, 1, Random(1))]):
        bot = write(body.replace("sys.argv[-1]", repr(str(number))))
        bot.choose(glimpse_of(each, 1))
        bot.choose(glimpse_of(each, 1))
    told = [(tmp_path / f"told{number}").read_bytes() for number in (0, 1)]
    assert told[0] == told[1]
    assert told[0].count(b"\n") == 3


def test_the_seed_that_a_program_is_told_is_not_the_seed_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """The luck of a match follows from its seed: whoever knew that would know all cards to come."""
    monkeypatch.setattr(external, "Program", Recorder)
    told = []
    for seed in (5, 6):
        bot = ExternalBot("program:nothing", seed)
        bot.choose(glimpse())
        assert isinstance(bot._program, Recorder)
        told.append(msgspec.json.decode(bot._program.lines[0])["seed"])
    assert len({5, 6, *told}) == 4


@pytest.mark.parametrize("name", windycity.games())
def test_the_example_plays_whole_matches_and_the_same_seed_plays_the_same(name: str, made: list[ExternalBot]) -> None:
    rules = game(name)
    records = []
    for _ in range(2):
        match = rules.start(seats=rules.rulebook.seats[0], seed=3)
        bots = make_bots("random", range(match.seats), 1)
        program = make_bot(f"program:{LONG}{shlex.join([*PYTHON, str(EXAMPLE)])}", 1)
        assert isinstance(program, ExternalBot)
        bots[1] = program
        made.append(program)
        while not match.over:
            assert answer(match, bots) is not None
        dismiss(bots, match.result)
        assert (program.title, program.faults.total) == ("Busy", 0)
        records.append(match.save())
    assert records[0] == records[1]
