"""Playing at a server's table from terminals: a real server, and people at pseudo-terminals."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_main import run
from tests.cli.test_terminal import Person, people, sit_down  # noqa: F401  # people is a fixture
from tests.server.test_process import Process
from windycity.cli.guests import come_in, site_at
from windycity.cli.online import Online
from windycity.cli.screen import Screen
from windycity.client.site import Site
from windycity.client.visit import Visit
from windycity.server.clocks import Pace
from windycity.server.commands import Command, Sit
from windycity.server.protocol import Answer, Question
from windycity.server.shapes import NewTable

GAME = "chicago-poker"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all stories."""
    server = Process(tmp_path_factory.mktemp("server") / "store.sqlite")
    yield server.site
    server.end(signal.SIGINT)


def host_of(home: Path, address: str, name: str, monkeypatch: pytest.MonkeyPatch) -> Site:
    """Make a guest that the terminal with this home is known as."""
    monkeypatch.setenv("XDG_STATE_HOME", str(home))
    return come_to(address, name)


def come_to(address: str, name: str | None, language: str = "en") -> Site:
    screen = Screen(language, plain=True)
    site = site_at(address, screen)
    come_in(site, name, screen)
    return site


def link_to(host: Site, *seats: str, game: str = GAME, **more: object) -> str:
    return host.make_table(NewTable(game, [*seats], **more)).link  # type: ignore[list-item, arg-type]


Table = tuple[Person, Person, str]


@pytest.fixture
def table(site: str, people: list[Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:  # noqa: F811
    """Ann, who has made the table, and Bob sit at it, and Ann is to move."""
    link = link_to(host_of(tmp_path / "ann", site, "Ann", monkeypatch), "open", "open", "open")
    ann = sit_down(people, tmp_path / "ann", "join", link, LC_ALL="C")
    assert link in ann.sees("Ann sits down on seat 1.")
    bob = sit_down(people, tmp_path / "bob", "join", f"{link}/?x", "--name", "Bob", "--seat", "3", LC_ALL="C")
    bob.sees("Bob sits down on seat 3.")
    ann.sees("Bob sits down on seat 3.")
    bob.types("bot 2 greedy")
    bob.sees("Only the host")
    ann.types("bot 2 soldier")
    ann.sees("The bot soldier takes seat 2, as Bugs Moran.")
    ann.sees("Your move")
    bob.sees("The match begins.")
    assert "▶ Ann" in bob.sees("Waiting for Ann ...")
    return ann, bob, link


def test_people_play_talk_take_back_and_come_back(
    site: str,
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = link_to(host_of(tmp_path / "ann", site, "Ann", monkeypatch), "me", "open", game="chicago")
    ann = sit_down(people, tmp_path / "ann", "join", link, LC_ALL="C")
    assert "1  Ann (you, host)" in ann.sees("bot 2 soldier lets a bot take seat 2")
    bob = sit_down(people, tmp_path / "bob", "join", f"{link}/?x", "--name", "Bob", "--seat", "2", LC_ALL="C")
    bob.sees("The match begins.")
    assert "Ann" in bob.sees("Waiting for Ann ...")
    assert "1. buy blue" in ann.sees("Your move")
    ann.types("? 1")
    ann.sees("(CH-")
    ann.types("buy a hat")
    ann.sees("buy blue")
    ann.types("1")
    bob.sees("Ann buys")
    ann.sees("Your move")
    ann.types("undo")
    bob.sees("Ann proposes to take back the last move. Do you agree? Type yes or no.")
    bob.types("no")
    ann.sees("The move stands.")
    bob.sees("The move stands.")
    os.write(bob.parent, b"say hello th")
    bob.sees("> say hello th")
    ann.types("say well?")
    assert "Ann: well?" in bob.sees("> say hello th"), "what is being typed stays below what others do"
    bob.types("ere")
    ann.sees("Bob: hello there")
    ann.types("whisper hello")
    ann.sees("no partners")
    ann.types("mute Nobody")
    ann.sees("of those who have said something: Ann, Bob.")
    bob.types("mute ann")
    bob.sees("You do not hear Ann any more.")
    ann.types("say unheard")
    ann.sees("Ann: unheard")
    ann.types("undo")
    assert "unheard" not in bob.sees("Ann proposes")
    bob.types("no")
    bob.types("unmute ann")
    bob.sees("Ann is heard again.")
    ann.types("say heard")
    bob.sees("Ann: heard")
    ann.types("mute Bob")
    ann.sees("Nobody hears Bob any more.")
    bob.types("say something")
    bob.sees("host")
    ann.types("unmute Bob")
    ann.sees("Bob is heard again.")
    bob.process.kill()
    ann.sees("Bob is away.")
    bob = sit_down(people, tmp_path / "bob", "join", link, LC_ALL="C")
    assert "2  Bob (you)" in bob.sees("Waiting for Ann")
    assert "Bob: hello there" in bob.screen
    ann.sees("Bob is here.")
    ann.types("undo")
    bob.sees("Ann proposes")
    bob.types("yes")
    ann.sees("Moves were taken back.")
    ann.sees("Your move")
    ann.types("done")
    bob.sees("Your move")
    ann.types("quit")
    ann.sees("Come back with:")
    ann.sees(f"\nwindycity join {link}\n")
    assert ann.ends() == 0
    bob.sees("Ann is away.")
    bob.signals(signal.SIGINT)
    bob.sees("Come back with")
    assert bob.ends() == 0


def test_a_match_ends_by_agreement_is_checked_and_another_follows(table: Table, tmp_path: Path) -> None:
    ann, bob, _ = table
    ann.types("luck")
    ann.sees("the words that were added to it")
    ann.types("resign")
    bob.sees("Ann proposes to end the match without a winner.")
    bob.types("yes")
    ann.sees("The match was ended by agreement, without a winner.")
    bob.sees("luck shows the secret")
    file = tmp_path / "match.jsonl"
    ann.types(f"save {file}")
    ann.sees(f"replay --verify {file}")
    assert "The record is valid" in run("replay", "--verify", str(file), "--lang", "en")[1]
    ann.types("luck")
    ann.sees("followed from the secret")
    bob.types("draw")
    bob.sees("The match is over.")
    bob.types("rematch")
    ann.sees("Bob proposes another match.")
    ann.types("yes")
    for person in (ann, bob):
        person.sees("Another match: we go to its table.")
    ann.sees("Your move")
    bob.sees("Waiting for Ann")


def test_a_bot_plays_for_a_person_for_a_while(table: Table) -> None:
    ann, bob, _ = table
    ann.types("yes")
    ann.sees("Nothing is proposed")
    ann.types("words too late")
    ann.sees("words can be added to the luck only before")
    ann.types("hand over nobody")
    ann.sees("The bots are lookout, soldier, capo, don, greedy, boss, learned, planner.")
    ann.types("hand over greedy")
    bob.sees("greedy plays for Ann now.")
    bob.sees("Your move")
    ann.types("take back")
    bob.sees("Ann plays again.")
    ann.types("draw")
    ann.sees("You are not asked anything now; the table waits for Bob.")
    ann.types("log 1")
    ann.sees("What happened")
    ann.types("rules 4.6")
    ann.sees("CP-4.6")
    ann.types("seats")
    ann.sees("2  Bugs Moran (soldier)")


def test_time_runs_and_somebody_looks_on_in_dutch(
    site: str,
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    link = link_to(host_of(tmp_path / "ann", site, "Ann", monkeypatch), "me", "greedy", pace=Pace("live", 5, 0))
    ann = sit_down(people, tmp_path / "ann", "join", link, "--contribute", "--lang", "de")
    assert "Hash des Geheimnisses" in ann.sees("wörter IRGENDEINE ZEILE")
    ann.types("log")
    ann.sees("Noch ist nichts geschehen.")
    ann.types("wörter Glück auf")
    ann.sees("Deine Worte sind dem Zufall hinzugefügt.")
    assert "Ann" in ann.sees("? für Hilfe) · 0:0")
    cor = sit_down(people, tmp_path / "cor", "join", link, "--name", "Cor", "--lang", "nl", "--plain")
    cor.sees("Er is geen plaats vrij; je kijkt toe.")
    cor.sees("De tijd van Ann was om; een bot heeft gezet.")
    ann.sees("Deine Zeit war um")
    cor.types("zeg hallo")
    ann.sees("Cor: hallo")
    cor.types("geluk")
    cor.sees("uit de woorden")


def test_a_server_goes_and_comes_back(people: list[Person], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    store = tmp_path / "store.sqlite"
    server = Process(store)
    link = link_to(host_of(tmp_path / "ann", server.site, "Ann", monkeypatch), "me", "greedy")
    ann = sit_down(people, tmp_path / "ann", "join", link, LC_ALL="C")
    ann.sees("Your move")
    server.end(signal.SIGKILL)
    ann.sees("Lost the server, trying again ...")
    ann.types("1")
    again = Process(store, "--port", server.site.rpartition(":")[2])
    try:
        ann.sees("Back at the table.")
        ann.sees("Ann draws")
    finally:
        again.end(signal.SIGKILL)
    ann.sees("Lost the server")
    other = Process(tmp_path / "other.sqlite", "--port", server.site.rpartition(":")[2])
    try:
        ann.sees("Nobody here has that key")
        assert ann.ends() == 2, "there is nothing to come back to"
    finally:
        other.end(signal.SIGINT)


def test_tables_are_listed_to_choose_from(
    site: str,
    people: list[Person],  # noqa: F811
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    host = host_of(tmp_path / "host", site, "Host", monkeypatch)
    link_to(host, "open", "greedy", "greedy", listed=True)
    ann = sit_down(people, tmp_path / "ann", "join", site, LC_ALL="C")
    ann.sees("What shall the others call you? ")
    ann.types("")
    ann.sees("A name has 1 to 30 characters.")
    ann.types("x" * 31)
    ann.sees("1 to 30 characters")
    ann.types("Ann")
    listed = ann.sees("Which table?")
    assert "Tables with an open seat:" in listed
    assert "Your tables:" not in listed
    assert "1  Chicago Poker: open, greedy, greedy" in listed
    ann.types("1")
    ann.sees("Your move")
    ann.types("quit")
    assert ann.ends() == 0
    again = sit_down(people, tmp_path / "ann", "join", site, LC_ALL="C")
    assert "1  Chicago Poker: Ann, greedy, greedy - your turn" in again.sees("Which table?")


def test_whoever_finds_a_seat_just_taken_gets_the_next(site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = link_to(host_of(tmp_path / "host", site, "Host", monkeypatch), "open", "open", "open")
    ann, bob = (host_of(tmp_path / name, site, name, monkeypatch) for name in ("Ann", "Bob"))
    first = Visit(ann, link.rpartition("/")[2], lambda _: None)
    first.open()
    online = Online(bob, link.rpartition("/")[2], Screen("en", plain=True))
    online.visit.open()
    sit, tries = online.visit.do, []

    def late(kind: type[Command | Question], **fields: Any) -> Answer:
        """Bob tries to sit down after Ann has, where he saw an open seat."""
        tries.append(fields["seat"])
        if len(tries) == 1:
            first.do(Sit, seat=0)
        return sit(kind, **fields)

    monkeypatch.setattr(online.visit, "do", late)
    online._take_seat(None, watch=False)
    assert tries == [0, 1]
    first.close()
    online.visit.close()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gopher://x", "--lang", "nl"], "is niet het adres van een tafel"),
        (["http://127.0.0.1:9/table/abc", "--lang", "de"], "ist nicht zu erreichen (dort hört niemand zu)"),
        (["SITE/table/abc", "--name", "Ann", "--lang", "nl"], "Er is geen tafel abc"),
        (["SITE/table/TABLE", "--name", "Ann", "--seat", "2"], "Seat 2 is not open. Open seats: 1."),
        (["SITE/table/TABLE", "--name", "Ann", "--seat", "9"], "Seat 9 is not open. Open seats: 1."),
        (["SITE/table/TABLE", "--name", "x" * 31], "1 to 30 characters"),
        (["SITE/table/TABLE", "--seat", "0"], "--seat cannot have that value"),
    ],
)
def test_what_cannot_be_joined_is_refused_in_one_sentence(
    arguments: list[str], said: str, site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = link_to(host_of(tmp_path / "host", site, "Host", monkeypatch), "open", "greedy").rpartition("/")[2]
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C")
    code, _, problem = run("join", *(one.replace("SITE", site).replace("TABLE", table) for one in arguments))
    assert code == 2
    assert said in problem


def test_a_refusal_is_broken_between_words(people: list[Person], tmp_path: Path) -> None:  # noqa: F811
    ann = sit_down(people, tmp_path, "join", "http://127.0.0.1:9", COLUMNS="60", LC_ALL="C")
    ann.sees("cannot be reached (nothing\nlistens there). Is it running, is the address right, and are\nyou in its network?")
    assert ann.ends() == 2


def test_a_pipe_can_look_on(site: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = link_to(host_of(tmp_path / "host", site, "Host", monkeypatch), "open", "greedy")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, shown, problem = run("join", link, "--name", "Ann", "--watch", "--lang", "en", typed="seats\n?\nquit\n")
    assert (code, problem) == (0, "")
    assert "1  open" in shown
    assert "hand over BOT" in shown
    assert "Come back with" in shown
