"""Programs as bots: they learn nothing that their seat cannot know, and the same seed plays the same."""

from __future__ import annotations

import shlex
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

import windycity
from tests.bots.programs import LONG, PYTHON, Write, begin, glimpse
from tests.conformance.cases import CASES, Case, game, twin_of, walk
from windycity.bots import external
from windycity.bots.bot import answer, dismiss, glimpse_of
from windycity.bots.external import ExternalBot
from windycity.bots.names import make_bot, make_bots
from windycity.bots.program import Program
from windycity.core.match import Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"


class Recorder(Program):
    """A stand-in for a program: keeps what it is sent, and answers with the first legal move."""

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
                assert msgspec.json.decode(told[1])["view"] == msgspec.to_builtins(match.view(seat))
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
