"""Programs as bots: whatever they answer, or do not, the match goes on."""

from __future__ import annotations

import json
import logging
import os
import time
from pathlib import Path

import pytest

from tests.bots.programs import FIRST, LONG, PYTHON, SECOND, SHORT, Write, begin, glimpse, stand_in
from tests.conformance.cases import game
from windycity.bots.bot import answer, glimpse_of
from windycity.bots.external import ENOUGH, Faults
from windycity.bots.greedy import GreedyBot
from windycity.bots.program import Late, Program

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
