"""`windycity serve`: what the operator types and reads; the server itself is tested in tests/server."""

from __future__ import annotations

import subprocess
import sys
import webbrowser
from pathlib import Path
from queue import Queue

import pytest

from tests.cli.test_main import run
from windycity.cli.serve import Board, Wish, _origin, default_store, has_screen
from windycity.core.errors import BadOption
from windycity.server.warming import Progress


def board(language: str = "en") -> Board:
    return Board(Wish("127.0.0.1", None, None, [], False, None, "text", True, language), "the store")


def test_the_screen_says_how_far_the_compilation_is(capsys: pytest.CaptureFixture[str]) -> None:
    shown = board()
    shown.progress(Progress("chicago-poker", "compiling"))
    shown.progress(Progress("chicago-poker", "compiling", 5, 200, 60))
    shown._reported = 0.0
    shown.progress(Progress("chicago-poker", "compiling", 52, 231, 60))
    shown.progress(Progress("chicago-poker", "compiled"))
    shown.progress(Progress("chicago", "failed"))
    assert capsys.readouterr().out.splitlines() == [
        "Chicago Poker: the rules are being compiled. Meanwhile bots play greedily.",
        "Chicago Poker: the rules are being compiled, 52 of 231 parts, about 60 seconds to go.",
        "Chicago Poker: the rules are compiled; bots play at full strength.",
        "Chicago: the rules could not be compiled; it can be played, with greedy bots. The log says why.",
    ]


def test_the_screen_says_who_can_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    board("nl").ready("127.0.0.1", 8020)
    assert "http://127.0.0.1:8020" in (alone := capsys.readouterr().out)
    assert "serve --host 0.0.0.0" in alone
    board("de").ready("::", 8020)
    assert "--host" not in capsys.readouterr().out
    board().ready("::1", 8020)
    assert "http://[::1]:8020" in capsys.readouterr().out


def test_the_page_is_opened_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(opening: bool, host: str = "0.0.0.0") -> list[str]:
        addresses: Queue[str] = Queue()
        monkeypatch.setattr(webbrowser, "open", addresses.put)
        wish = Wish(host, None, None, [], False, None, "text", True, "en", opening)
        Board(wish, "the store").ready(host, 8020)
        return [addresses.get(timeout=10)] if opening and has_screen() else [*addresses.queue]

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert opened(True) == ["http://127.0.0.1:8020"]
    assert opened(False) == []
    monkeypatch.delenv("DISPLAY")
    assert not has_screen()
    assert opened(True) == []


@pytest.mark.parametrize("text", ["https://example.org", "https://EXAMPLE.org/", "http://10.0.0.1:3000"])
def test_an_origin_is_a_site(text: str) -> None:
    assert _origin(text) == text.rstrip("/").casefold()


@pytest.mark.parametrize("text", ["example.org", "ftp://example.org", "https://", "https://example.org/page", "https://[x", "*"])
def test_what_is_no_site_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is not a site"):
        _origin(text)


def test_mistakes_in_the_call_are_told() -> None:
    assert "The log is text or json, not xml." in run("serve", "--log", "xml", "--lang", "en")[2]
    assert "is geen site" in run("serve", "--origin", "x", "--lang", "nl")[2]
    assert "--port cannot have that value." in run("serve", "--port", "70000", "--lang", "en")[2]


def test_tables_are_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_store() == tmp_path / "windycity" / "server.sqlite"


def test_playing_and_help_do_not_wait_for_what_only_the_server_needs() -> None:
    code = "import sys, windycity.cli.main, windycity.cli.play; print({'litestar', 'uvicorn', 'sqlalchemy'} & {*sys.modules})"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
