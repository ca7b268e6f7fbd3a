"""Compiling in the background: its progress, what went wrong, and that nothing is left behind."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import windycity
from windycity.games.warming import State, Warming

PATIENCE = 60.0


def test_how_long_it_takes_is_not_told_before_it_can_be_known() -> None:
    warming = object.__new__(Warming)  # without a process
    warming._begun, warming._done, warming._total = time.monotonic() - 59, 19, 200
    assert warming.seconds_left is None
    warming._done = 20
    assert warming.seconds_left == 540
    warming._done = 200
    assert warming.seconds_left == 10


def test_rules_that_are_compiled_already_are_done_at_once() -> None:
    windycity.game("chicago-poker").compile()
    warming = Warming("chicago-poker")
    _await_the_end_of(warming)
    assert warming.state is State.DONE
    warming.close()


def test_compiling_ends_with_whoever_started_it_and_leaves_nothing_that_would_be_used(tmp_path: Path) -> None:
    """The one who started it is killed: nobody closes anything, but its end of the pipe is gone."""
    code = (
        "from windycity.games.warming import Warming; import time; "
        "w = Warming('chicago-poker'); print(w._process.pid, flush=True)"
    )
    starter = subprocess.Popen(
        [sys.executable, "-c", f"{code}; time.sleep(60)"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "WINDYCITY_CACHE": str(tmp_path)},
    )
    assert starter.stdout is not None
    compiling = int(starter.stdout.readline())
    until = time.monotonic() + PATIENCE
    while not [*tmp_path.glob("*/lock")] and time.monotonic() < until:
        time.sleep(0.1)
    starter.kill()
    starter.wait()
    starter.stdout.close()
    while _is_running(compiling) and time.monotonic() < until:
        time.sleep(0.1)
    assert not _is_running(compiling)
    assert [*tmp_path.glob("*/lock")]
    assert not [*tmp_path.glob("*/complete")]


def _is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().split(") ")[1][0] != "Z"
    except FileNotFoundError:
        return False


def test_a_compilation_that_fails_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", "/proc/nope")
    warming = Warming("chicago-poker")
    try:
        _await_the_end_of(warming)
        assert warming.state is State.FAILED
        assert "/proc/nope" in warming.complaint
    finally:
        warming.close()


def _await_the_end_of(warming: Warming) -> None:
    until = time.monotonic() + PATIENCE
    while warming.state is State.UNDER_WAY and time.monotonic() < until:
        time.sleep(0.1)
