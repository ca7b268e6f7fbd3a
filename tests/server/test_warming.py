"""Compiling while the server serves: what is reported, what is switched, and what happens when it fails."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import pytest

import windycity
from windycity.games.warming import State, Warming
from windycity.server import warming as module
from windycity.server.games import Games
from windycity.server.warming import Progress, Warmer


class Pretended(Warming):
    """A compilation without a process: it is half done when looked at first, and done when looked at again."""

    finish: ClassVar[Callable[[], None]]
    closed: ClassVar[int] = 0

    def __init__(self, game: str):
        self._looks = 0
        self._begun, self._done, self._total, self._complaint = 0.0, 0, 0, ""

    @property
    def state(self) -> State:
        self._looks += 1
        self._done, self._total = 1, 2
        if self._looks == 2:
            type(self).finish()
        return State.UNDER_WAY if self._looks == 1 else State.DONE

    @property
    def seconds_left(self) -> int | None:
        return 10

    @property
    def complaint(self) -> str:
        return ""

    def close(self) -> None:
        type(self).closed += 1


def warm(*names: str) -> tuple[list[Progress], bool]:
    """Warm games; return what was reported, and whether new matches of the first are compiled."""
    reports: list[Progress] = []

    async def tell() -> bool:
        games = Games()
        warmer = Warmer(names, games, reports.append)
        assert all(progress.stage == "waiting" for progress in warmer.progress.values())
        await warmer.run()
        compiled = (await games.game(names[0])).engine.compiled
        games.close()
        assert warmer.progress == {progress.game: progress for progress in reports}
        return compiled

    return reports, asyncio.run(tell())


@pytest.mark.compiled
def test_what_is_compiled_already_is_loaded_at_once() -> None:
    windycity.game("chicago-poker").compile()
    assert warm("chicago-poker") == ([Progress("chicago-poker", "compiled")], True)


@pytest.mark.compiled
def test_rules_are_compiled_and_then_loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiled rules appear in an empty cache when the process is done."""
    windycity.game("chicago-poker").compile()
    ready = windycity.game("chicago-poker").build().folder
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    monkeypatch.setattr(module, "Warming", Pretended)
    monkeypatch.setattr(module, "LOOK", 0.0)
    monkeypatch.setattr(Pretended, "closed", 0)

    def finish() -> None:
        shutil.copytree(ready, tmp_path / ready.name)

    monkeypatch.setattr(Pretended, "finish", finish, raising=False)
    reports, compiled = warm("chicago-poker")
    assert reports == [Progress("chicago-poker", "compiling", 1, 2, 10), Progress("chicago-poker", "compiled")]
    assert compiled
    assert Pretended.closed == 1


def test_where_compiling_fails_games_stay_interpreted_and_the_log_says_why(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", "/proc/nope")
    reports, compiled = warm("chicago-poker", "chicago")
    assert [(report.game, report.stage) for report in reports if report.stage != "compiling"] == [
        ("chicago-poker", "failed"),
        ("chicago", "failed"),
    ]
    assert not compiled
    for name, message in zip(("chicago-poker", "chicago"), caplog.messages, strict=True):
        assert message.startswith(f"{name} stays interpreted")
        assert "/proc/nope" in message


def test_a_process_that_is_done_without_a_result_counts_as_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    monkeypatch.setattr(module, "Warming", Pretended)
    monkeypatch.setattr(Pretended, "finish", lambda: None, raising=False)
    reports, compiled = warm("chicago-poker")
    assert (reports[-1].stage, compiled) == ("failed", False)
    assert "no reason was given" in caplog.text


def test_the_process_ends_when_the_server_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDYCITY_CACHE", str(tmp_path))
    started: list[Warming] = []

    class Watched(Warming):
        def __init__(self, game: str):
            super().__init__(game)
            started.append(self)

    monkeypatch.setattr(module, "Warming", Watched)

    async def tell() -> None:
        games = Games()
        running = asyncio.create_task(Warmer(["chicago-poker"], games, lambda progress: None).run())
        while not started:
            await asyncio.sleep(0.05)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        games.close()

    asyncio.run(tell())
    assert started[0].state is State.FAILED
