"""Making a table at a server from a terminal, and who can reach it."""

from __future__ import annotations

import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_main import run
from tests.cli.test_terminal import Person, people, sit_down  # noqa: F401  # people is a fixture
from tests.server.test_process import Process
from windycity.cli import host, network
from windycity.cli.host import read_pace
from windycity.cli.network import link_for_others
from windycity.client.links import Link
from windycity.core.errors import BadOption
from windycity.server.clocks import Pace


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all stories."""
    server = Process(tmp_path_factory.mktemp("server") / "store.sqlite")
    yield server.site
    server.end(signal.SIGINT)


def link_in(shown: str) -> str:
    return next(word for word in shown.split() if "/table/" in word)


def test_a_table_is_made_and_a_friend_comes_with_its_link(site: str, people: list[Person], tmp_path: Path) -> None:  # noqa: F811
    wish = ["chicago-poker", "--seats", "me,open,greedy", "--pace", "600+60", "--set", "specials=false", "--name", "Ann"]
    ann = sit_down(people, tmp_path / "ann", "host", *wish, "--at", site, LC_ALL="C")
    shown = ann.sees("? lists what you can type.")
    assert "1  Ann (you, host)" in shown
    assert "Time: 600 seconds a turn, then 60 in reserve for the whole match." in shown
    assert "The match begins when no seat is open." in shown
    ann.sees("-:-- > ")
    bob = sit_down(people, tmp_path / "bob", "join", link_in(shown), "--name", "Bob", LC_ALL="C")
    bob.sees("Waiting for Ann (11:")
    ann.sees("Your move (a number, a move, ? for help) · 11:00")
    ann.sees("10:57 > ")  # it runs by itself
    ann.types("quit")
    assert ann.ends() == 0


def test_the_menu_asks_for_what_was_not_said(site: str, people: list[Person], tmp_path: Path) -> None:  # noqa: F811
    cor = sit_down(people, tmp_path / "cor", "join", site, "--name", "Cor", LC_ALL="C")
    assert "There are no tables for you" in cor.sees("Which game?")
    cor.types("2")
    cor.sees("How many players, you included?")
    cor.types("3")
    cor.sees("How many of them are people, you included? (1 to 3, Enter for 2)")
    cor.types("1")
    assert "random" not in cor.sees("Against which bots?"), "servers offer no bot of that name"
    cor.types("lookout")
    cor.sees("Play with talk?")
    cor.types("no")
    cor.sees("Play with godfather?")
    cor.types("")
    cor.sees("Your move")
    cor.types("quit")
    assert cor.ends() == 0
    again = sit_down(people, tmp_path / "cor", "join", site, LC_ALL="C")
    assert "1  Chicago Gangsters: Cor, lookout, lookout" in again.sees("0  a new table")
    again.sees("Which table?")
    again.types("0")
    again.sees("Which game?")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chicago-pokr"], "There is no game chicago-pokr"),
        (["chicago-poker", "--seats", "me,you"], "you is not a seat. Write me, open or a bot for each"),
        (["chicago-poker", "--pace", "4"], "4 is not a pace"),
        (["chicago-poker", "--set", "specials"], "specials"),
        (["chicago-poker", "--seats", "me", "--name", "Ann", "--at", "SITE"], "2 to 6"),
        (["chicago-poker", "--at", "http://127.0.0.1:9"], "cannot be reached (nothing listens there)"),
        (["chicago-poker", "--edition", "/no/such/file"], "/no/such/file"),
        (["--lang", "nl"], "Op deze machine draait geen server op http://127.0.0.1:9"),
    ],
)
def test_what_cannot_be_made_is_refused_in_one_sentence(
    arguments: list[str], said: str, site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(host, "HOME", "http://127.0.0.1:9")
    code, _, problem = run("host", *(one.replace("SITE", site) for one in arguments))
    assert code == 2
    assert said in problem


def test_a_pace_is_read_as_it_is_written() -> None:
    assert [read_pace(text) for text in ("none", "60", "60+300", "3d")] == [
        Pace(),
        Pace("live", 60, 0),
        Pace("live", 60, 300),
        Pace("days", days=3),
    ]


@pytest.mark.parametrize("text", ["", "4", "3601", "60+7201", "0d", "31d", "60 + 5", "d", "-5", "6e1"])
def test_a_pace_that_no_table_can_have_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="is not a pace"):
        read_pace(text)


def test_friends_get_an_address_that_they_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = Link("https://play.example.org", "t")
    assert link_for_others(elsewhere) == elsewhere
    with socket.create_server(("127.0.0.2", 0)) as server:
        port = server.getsockname()[1]
        monkeypatch.setattr(network, "own_addresses", lambda: ["127.0.0.2"])
        for name in ("127.0.0.1", "localhost"):
            assert link_for_others(Link(f"http://{name}:{port}", "t")) == Link(f"http://127.0.0.2:{port}", "t")
    assert link_for_others(Link(f"http://127.0.0.1:{port}", "t")) is None, "the server listens to its own machine only"
