"""The full screen in a real terminal: it opens where there is one, and gives the terminal back as it was."""

from __future__ import annotations

import fcntl
import os
import signal
import struct
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from tests.cli.test_terminal import Person
from windycity.cli.kept import kept_matches

ALTERNATE = "\x1b[?1049h"  # what opens a screen of its own


def sit_down(home: Path, *arguments: str, **environment: str) -> Person:
    person = Person(*arguments, home=home, apart=False, **{"WINDYCITY_SCREEN": "", **environment})
    fcntl.ioctl(person.parent, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    return person


def test_a_match_is_played_and_left_in_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    person = sit_down(tmp_path, "play", "chicago-poker", "--seats", "2", "--bots", "random", "--seed", "3")
    person.sees("2 play R3")
    assert ALTERNATE in person.raw
    os.write(person.parent, b"\r")  # draws
    person.sees("R14")  # in the hand now
    os.write(person.parent, b"\x03")
    person.sees("The match is kept")
    assert person.process.wait(60) == 0
    assert len(kept_matches()) == 1


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGHUP])
def test_being_asked_to_end_keeps_the_match(sign: signal.Signals, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    person = sit_down(tmp_path, "play", "chicago-poker", "--seats", "2", "--bots", "random", "--seed", "3")
    person.sees("2 play R3")
    os.write(person.parent, b"\r")
    person.sees("R14")  # in the hand now
    person.signals(sign)
    person.sees_the_end()
    assert person.process.wait(60) == 0
    assert len(kept_matches()) == 1


def test_a_program_does_not_outlive_its_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that nobody told of it: it has no controlling terminal, so there is no signal."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    person = sit_down(tmp_path, "play", "chicago-poker", "--seats", "2", "--bots", "random", "--seed", "3")
    person.sees("2 play R3")
    os.close(person.parent)
    assert person.process.wait(60) == 1
    assert len(kept_matches()) == 1


@pytest.mark.parametrize(
    ("arguments", "environment"), [(["--plain"], {}), ([], {"TERM": "dumb"}), ([], {"WINDYCITY_SCREEN": "lines"})]
)
def test_lines_are_used_where_they_are_wanted(tmp_path: Path, arguments: list[str], environment: dict[str, str]) -> None:
    person = sit_down(tmp_path, "play", "chicago-poker", "--seats", "2", "--bots", "random", *arguments, **environment)
    person.sees("Your move")
    assert ALTERNATE not in person.raw
    person.types("quit")
    assert person.process.wait(60) == 0


def test_nothing_but_a_full_screen_imports_what_draws_it() -> None:
    code = "import sys, windycity.cli.play, windycity.cli.join, windycity.cli.learn; print('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "False"
