"""A guest at a server's table: over a wire that breaks, and with everything that can be in the way."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.sync.server import ServerConnection
from websockets.sync.server import serve as serve_sockets

from tests.client.wire import wire
from tests.server.inn import GAME, Inn, tell
from windycity.cli.online import Online
from windycity.cli.screen import Screen
from windycity.client import visit as visits
from windycity.client.errors import OtherVersion, Refusal, Unreachable
from windycity.client.memory import Change
from windycity.client.site import Site
from windycity.client.visit import Back, Ended, Happening, Lost, Visit
from windycity.server import eyes
from windycity.server.commands import Contribute, Move, Say, Sit
from windycity.server.protocol import Explain

PATIENCE = 30.0


class Guest:
    """Somebody at a table: a visit, and what was told so far."""

    def __init__(self, site: str, table: str, name: str, language: str = "en"):
        self.site = Site(site, language, "1.0")
        self.site.become_guest(name)
        self.told: list[Happening] = []
        self.visit = Visit(self.site, table, self.told.append)

    def until(self, wanted: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not wanted():
            assert time.monotonic() < end, self.told
            time.sleep(0.01)

    def kinds(self) -> list[type]:
        return [type(one) for one in self.told if not isinstance(one, Change)]

    def talk(self) -> list[str]:
        return [talk.text for one in self.told if isinstance(one, Change) for talk in one.talk]

    def move(self) -> None:
        self.until(lambda: self.visit.state.decision is not None)
        state = self.visit.state
        assert state.choices is not None
        self.visit.do(Move, decision=state.decision, moves=[next(iter(state.choices)).text])
        self.until(lambda: self.visit.state.decision != state.decision)


async def table_of(inn: Inn, *seats: str) -> str:
    host = await inn.come("Host")
    return await host.found(GAME, [*seats])


async def two(inn: Inn, site: str) -> tuple[Guest, Guest]:
    """Two guests who have sat down, and given their words."""
    table = await table_of(inn, "open", "open")
    guests = [await asyncio.to_thread(Guest, site, table, name) for name in ("Ann", "Bob")]

    def begin(guest: Guest, seat: int) -> None:
        guest.visit.open()
        guest.visit.do(Sit, seat=seat)
        guest.visit.do(Contribute, words="luck")

    for seat, guest in enumerate(guests):
        await asyncio.to_thread(begin, guest, seat)
    return guests[0], guests[1]


def test_two_guests_play() -> None:
    async def story(inn: Inn) -> None:
        ann, bob = await two(inn, inn.site)

        def play() -> None:
            for _ in range(6):
                ann.until(lambda: ann.visit.state.decision is not None or bob.visit.state.decision is not None)
                (ann if ann.visit.state.decision is not None else bob).move()
            mover, other = (ann, bob) if ann.visit.state.decision is not None else (bob, ann)
            mover.until(lambda: mover.visit.state.choices is not None)
            answer = mover.visit.do(Explain, move=next(iter(mover.visit.state.choices or [])).text)
            assert answer.text
            with pytest.raises(Refusal, match="moved on"):
                mover.visit.do(Move, decision=0, moves=["draw"])
            with pytest.raises(Refusal) as refused:
                other.visit.do(Explain, move="draw")
            assert refused.value.code == "wrong-turn"
            ann.visit.close()
            bob.visit.close()

        await asyncio.to_thread(play)
        while inn.services.clients:
            await asyncio.sleep(0.01)

    tell(story)


def test_whoever_comes_late_reads_the_whole_log(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(eyes, "LATEST", 2)
    monkeypatch.setattr(eyes, "PAGE", 5)

    async def story(inn: Inn) -> None:
        ann, bob = await two(inn, inn.site)

        def play() -> None:
            for _ in range(6):
                ann.until(lambda: ann.visit.state.decision is not None or bob.visit.state.decision is not None)
                (ann if ann.visit.state.decision is not None else bob).move()
            cleo = Guest(inn.site, ann.visit.table, "Cleo").site
            online = Online(cleo, ann.visit.table, Screen("en", plain=True))
            online.visit.open()
            latest, whole = online.visit.news, online.visit.history()
            assert 0 < len(latest) < len(whole)
            assert whole[-len(latest) :] == latest
            assert [one.number for one in whole] == sorted({one.number for one in whole})
            for typed, lines in (("log", whole), ("log 3", whole[-3:]), ("log 1", whole[-1:])):
                capsys.readouterr()
                online._do(typed)
                shown = " ".join(capsys.readouterr().out.replace("│", " ").split())
                assert all(one.text in shown for one in lines), typed
                assert (whole[0].text in shown) == (typed == "log")
            for visit in (ann.visit, bob.visit, online.visit):
                visit.close()

        await asyncio.to_thread(play)

    tell(story)


def test_a_wire_breaks_and_what_was_not_answered_is_done_once() -> None:
    async def story(inn: Inn) -> None:
        async with wire(inn.site) as (laid, site):
            ann, bob = await two(inn, site)
            laid.deaf = True
            sent = ann.visit.send(Say, text="did you hear me")
            while not [said for live in inn.services.hub.tables for said in live.table.said]:
                await asyncio.sleep(0.01)  # it was carried out, but nobody is told
            laid.down = True
            laid.cut()
            await asyncio.to_thread(ann.until, lambda: Lost in ann.kinds())
            later = ann.visit.send(Say, text="and \x1b[2J now")
            await asyncio.sleep(0.7)  # several attempts
            laid.deaf = laid.down = False
            await asyncio.to_thread(ann.until, lambda: sent.done.is_set() and later.done.is_set())
            await asyncio.to_thread(bob.until, lambda: len(bob.talk()) == 2)
            for guest in (ann, bob):
                assert guest.talk() == ["did you hear me", "and [2J now"], "each once, and nothing is lost"
                assert guest.kinds() == [Lost, Back]
            assert sent.answer is not None
            assert sent.answer.problem is None
            await asyncio.to_thread(ann.visit.close)
            await asyncio.to_thread(bob.visit.close)

    tell(story)


def test_what_is_in_the_way_is_said() -> None:
    async def story(inn: Inn) -> None:
        table = await table_of(inn, "open", "open")
        ann = await asyncio.to_thread(Guest, inn.site, table, "Ann", "nl")

        def refused(address: str, table: str, key: str | None) -> str:
            site = Site(address, "nl", "1.0", key)
            with pytest.raises((Refusal, Unreachable)) as error:
                Visit(site, table, lambda _: None).open()
            return error.value.message("nl")

        assert "Er is geen tafel nowhere" in await asyncio.to_thread(refused, inn.site, "nowhere", ann.site.key)
        assert "Niemand heeft hier die sleutel" in await asyncio.to_thread(refused, inn.site, table, "wrong")
        nothing = await asyncio.to_thread(refused, "http://127.0.0.1:9", table, None)
        assert "is niet te bereiken (daar luistert niets)" in nothing

        def ask() -> None:
            with pytest.raises(Refusal, match="Er is geen tafel nowhere"):
                ann.site.table("nowhere")
            assert Site(inn.site, "en", "1.0", "wrong").me() is None
            assert Site(inn.site, "en", "1.0").me() is None
            assert ann.site.rename("Anna").name == "Anna"
            assert ann.site.me() is not None
            assert ann.site.my_tables() == []
            with pytest.raises(Refusal, match="begonnen"):
                ann.site.record(table)

        await asyncio.to_thread(ask)
        assert ann.site.key is not None
        assert ann.site.key not in repr(ann.site)

    tell(story)


def test_something_else_may_answer_at_an_address() -> None:
    answers = {
        b"HTTP/1.0 200 OK\r\n\r\n<html>": "There is no Windy City server",
        b"HTTP/1.0 404 Not Found\r\n\r\nno": "There is no Windy City server",
        b"HTTP/1.0 301 Moved\r\nLocation: https://elsewhere.example/\r\n\r\n": "sends you on to https://elsewhere.example/",
        b"SSH-2.0-OpenSSH\r\n": "it closed the connection",
        b'HTTP/1.0 200 OK\r\n\r\n{"id":1}': "it has version ?, you have 1.0",
    }
    for said, expected in answers.items():
        with socket.create_server(("127.0.0.1", 0)) as listening:

            def answer(listening: socket.socket = listening, said: bytes = said) -> None:
                while True:
                    try:
                        caller, _ = listening.accept()
                    except OSError:
                        return
                    with caller:
                        caller.recv(65_536)
                        caller.sendall(said)

            threading.Thread(target=answer, daemon=True).start()
            site = Site(f"http://127.0.0.1:{listening.getsockname()[1]}", "en", "1.0", "key")
            with pytest.raises((Unreachable, OtherVersion)) as error:
                site.me()
            assert expected in str(error.value)
            listening.shutdown(socket.SHUT_RDWR)


class Scripted:
    """A server that says what a test wants."""

    def __init__(self, script: Callable[[ServerConnection], None]):
        self._server = serve_sockets(script, "127.0.0.1", 0)
        self.site = Site(f"http://127.0.0.1:{self._server.socket.getsockname()[1]}", "en", "1.0", "key")
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def __enter__(self) -> Scripted:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)


def snapshot(version: int) -> dict[str, Any]:
    from tests.client.test_memory import Story

    return {**Story().begins(), "version": version}


def update(version: int) -> dict[str, Any]:
    return {"type": "update", "version": version, "now": 0.0, "patch": [], "events": [], "news": [], "talk": []}


def test_a_missing_version_is_asked_for_again_once() -> None:
    heard: list[Any] = []

    def script(connection: ServerConnection) -> None:
        for message in (snapshot(1), update(3), update(4)):
            connection.send(json.dumps(message))
        heard.append(json.loads(connection.recv()))
        connection.send(json.dumps(snapshot(4)))
        connection.send(json.dumps({"type": "answer", "id": heard[0]["id"]}))
        connection.send(json.dumps(update(5)))
        heard.extend(json.loads(message) for message in connection)

    told: list[Happening] = []
    with Scripted(script) as server:
        visit = Visit(server.site, "t", told.append)
        visit.open()
        end = time.monotonic() + PATIENCE
        while len(told) < 3 and time.monotonic() < end:
            time.sleep(0.01)
        visit.close()
    assert [type(one) for one in told] == [Change, Change, Change]
    assert [message["do"] for message in heard] == ["resync"]


def test_a_server_that_changes_its_version_meanwhile_ends_the_visit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visits, "PAUSES", (0.05,))
    came: list[int] = []

    def script(connection: ServerConnection) -> None:
        came.append(1)
        if len(came) == 1:
            connection.send(json.dumps(snapshot(1)))
            connection.close(1012)
        else:
            problem = {"error": "bad-message", "rule": None, "message": "This server speaks version 2."}
            connection.send(json.dumps({"type": "answer", "id": None, "problem": problem}))
            connection.close(4406)

    told: list[Happening] = []
    with Scripted(script) as server:
        visit = Visit(server.site, "t", told.append)
        visit.open()
        with pytest.raises(Refusal, match="speaks version 2"):
            visit.do(Say, text="hello")
        visit.close()
    assert [type(one) for one in told] == [Change, Lost, Ended]
