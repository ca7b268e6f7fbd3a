"""Programs for tests that are ended after each, with nothing left of them."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.bots.programs import LONG, PRELUDE, PYTHON, Write
from windycity.bots import external
from windycity.bots.external import ExternalBot
from windycity.bots.program import Program


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


@pytest.fixture
def write(tmp_path: Path, made: list[ExternalBot]) -> Write:
    """Write a program and make a bot of it."""

    def write(body: str, limit: str = LONG, seed: int = 5) -> ExternalBot:
        file = tmp_path / f"program{len(made)}.py"
        file.write_text(PRELUDE + body)
        made.append(ExternalBot(f"program:{limit}{shlex.join([*PYTHON, str(file)])}", seed))
        return made[-1]

    return write
