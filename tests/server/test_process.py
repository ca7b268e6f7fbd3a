"""A real server: a process of its own, killed and started again."""

from __future__ import annotations

import asyncio
import itertools
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.client import PATIENCE, Person, Seen, visiting
from tests.server.inn import GAME
from tests.server.test_socket import begun

LINES = 4  # that a server says when it is ready


class Process:
    """A server in a process of its own."""

    def __init__(self, store: Path, *more: str):
        arguments = ["serve", "--port", "0", "--no-compile", "--workers", "1", "--store", str(store), *more]
        self.child = subprocess.Popen(
            [sys.executable, "-m", "windycity.cli.main", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C"},
        )
        assert self.child.stdout is not None
        self.said = "".join(itertools.islice(self.child.stdout, LINES))

    @property
    def site(self) -> str:
        found = re.search(r"http://\S+", self.said)
        assert found, self.child.communicate()
        return found[0]

    def end(self, number: int) -> tuple[str, str]:
        self.child.send_signal(number)
        return self.child.communicate(timeout=30)


@asynccontextmanager
async def served(store: Path, *more: str) -> AsyncIterator[Process]:
    process = await asyncio.to_thread(Process, store, *more)
    try:
        yield process
    finally:
        if process.child.poll() is None:
            process.child.kill()
        process.child.communicate()


async def whoever_is_asked(*everyone: Seen) -> None:
    """Make a move of one seat that is asked; each person hears of it separately."""
    async with asyncio.timeout(PATIENCE):
        while not (asked := [seen for seen in everyone if seen.state and seen.state["decision"] is not None]):
            await asyncio.sleep(0.02)
    await asked[0].move()


def test_a_server_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        store = tmp_path / "store.sqlite"
        async with served(store) as process, visiting(process.site) as person:
            ann, bob = await person().come("Ann"), await person().come("Bob")
            table = await ann.found(GAME, ["me", "open", "greedy"])
            async with ann.at(table) as at_ann, bob.at(table) as at_bob:
                await at_bob.done("sit", seat=1)
                await begun(at_ann, at_bob)
                for _ in range(5):
                    await whoever_is_asked(at_ann, at_bob)
                await at_ann.done("say", text="remember this")
                record = (await ann.get(f"/api/tables/{table}/record")).text
                process.end(signal.SIGKILL)
        async with served(store) as process, visiting(process.site) as person:
            ann, bob = Person(person().http, process.site, ann.key), Person(person().http, process.site, bob.key)
            async with ann.at(table) as at_ann, bob.at(table) as at_bob:
                await at_ann.until(lambda seen: "remember this" in seen.talk)
                await at_bob.until(lambda seen: True)
                assert len(record.splitlines()) > 5
                assert (await ann.get(f"/api/tables/{table}/record")).text.startswith(record), "nothing is lost"
                await whoever_is_asked(at_ann, at_bob)

    asyncio.run(asyncio.wait_for(story(), 240))


def test_it_stops_when_asked_and_two_servers_do_not_share_a_file(tmp_path: Path) -> None:
    async def story() -> None:
        store = tmp_path / "store.sqlite"
        async with served(store, "--log", "json", "--lang", "nl") as process, visiting(process.site) as person:
            assert process.said.startswith("Windy City is klaar")
            ann = await person().come("Ann")
            table = await ann.found(GAME, ["me", "open"])
            second = Process(store)
            assert second.child.wait(30) == 2
            assert "Another server uses the store" in second.child.communicate()[1]
            async with ann.at(table) as seen:
                await seen.done("say", text="hello")
                begun = time.monotonic()
                process.child.send_signal(signal.SIGINT)
                assert await seen.closed() == 1012
                code = await asyncio.to_thread(process.child.wait, 30)
                spent = time.monotonic() - begun
            out, log = process.child.communicate()
            assert code == 0
            assert spent < 6, "3 s where nobody else is busy"
            assert "alles is opgeslagen" in out
            assert "--host 0.0.0.0" in process.said
            assert str(store) in process.said
            assert '"message":"request"' in log
            assert ann.key is not None
            assert ann.key not in log
            assert "Traceback" not in log

    asyncio.run(asyncio.wait_for(story(), 120))


def test_the_port_that_was_asked_for_is_taken_or_the_next_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    from windycity.server import serve
    from windycity.server.serve import CannotServe, listening

    with listening("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with (
            pytest.raises(CannotServe, match=rf"Port {port} of 127\.0\.0\.1 is taken; choose another with --port"),
            listening("127.0.0.1", port),
        ):
            pass
        monkeypatch.setattr(serve, "PORT", port)
        with listening("127.0.0.1", None) as other:
            assert port < other.getsockname()[1] < port + serve.NEXT_PORTS
    with pytest.raises(CannotServe, match=r"There is no address nowhere\.invalid"), listening("nowhere.invalid", 0):
        pass
    with pytest.raises(CannotServe, match="cannot be reached"), listening("192.0.2.1", 0):
        pass
