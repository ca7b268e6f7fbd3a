"""A small plain client: a guest at a table over HTTP and a WebSocket, as any program could write it."""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from windycity.server.patches import patched

PATIENCE = 30.0  # seconds


class Seen:
    """What a client has seen of a table, and its connection."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.state: Any = None
        self.version = 0
        self.snapshots = 0
        self.talk: list[str] = []
        self.news: list[str] = []
        self.odd: list[Any] = []  # answers to nothing that was asked
        self.over = False  # the connection
        self.heard: Callable[[Any], None] = lambda message: None  # told of every message
        self._answers: dict[str, asyncio.Future[Any]] = {}
        self._changed = asyncio.Condition()
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count(1))  # no other device may use the same
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(json.loads(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.over = True
            for future in [future for future in self._answers.values() if not future.done()]:
                future.set_exception(ConnectionError("the connection ended before the answer"))
            async with self._changed:
                self._changed.notify_all()

    def _take(self, message: Any) -> None:
        self.heard(message)
        if message["type"] == "answer":
            future = self._answers.pop(message["id"], None)
            if future and not future.done():
                future.set_result(message)
            elif not future:
                self.odd.append(message)
            return
        if message["type"] == "snapshot":
            self.state, self.snapshots = message["state"], self.snapshots + 1
        else:
            assert message["version"] == self.version + 1, "an update was lost, or came twice"
            self.state = patched(self.state, [(path, value) for path, value in message["patch"]])
        self.version = message["version"]
        self.talk += [talk["text"] for talk in message["talk"]]
        self.news += [sentence["text"] for sentence in message["news"]]

    async def do(self, do: str, **fields: Any) -> Any:
        """Send a command or a question, and return its answer."""
        id = str(fields.pop("id", next(self._ids)))
        self._answers[id] = future = asyncio.get_running_loop().create_future()
        await self.send(json.dumps({"do": do, "id": id, **fields}))
        async with asyncio.timeout(PATIENCE):  # `wait_for` of Python 3.11 may lose that it is cancelled
            return await future

    async def done(self, do: str, **fields: Any) -> Any:
        """Send a command that must be carried out."""
        answer = await self.do(do, **fields)
        assert answer["problem"] is None, answer
        return answer

    async def send(self, text: str | bytes) -> None:
        """Send anything."""
        await self.socket.send(text)

    async def until(self, wanted: Callable[[Seen], bool]) -> None:
        """Wait until something has been seen."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: self.over or (self.state is not None and wanted(self)))
        if self.state is None or not wanted(self):
            await self._reading
            raise ConnectionError("the connection ended before that")

    async def next_odd(self) -> Any:
        """Wait for an answer to something that had no id."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: bool(self.odd))
        return self.odd.pop(0)

    async def closed(self) -> int | None:
        """Wait until the server closes the connection, and return the code."""
        await asyncio.wait_for(self.socket.wait_closed(), PATIENCE)
        await self._reading
        return self.socket.close_code

    async def move(self) -> None:
        """Make the first move that is offered."""
        await self.until(lambda seen: seen.state["decision"] is not None)
        decision, moves = self.state["decision"], first_moves(self.state["choices"])
        await self.done("move", decision=decision, moves=moves)
        await self.until(lambda seen: seen.state["decision"] != decision)


def first_moves(choices: Any) -> list[str]:
    """Return the first move that is offered."""
    import msgspec

    from windycity.core.choices import Choices

    return [next(iter(msgspec.convert(choices, Choices))).text]


class Person:
    """A guest of a server: a program that shows its key in a header."""

    def __init__(self, http: httpx.AsyncClient, site: str, key: str | None = None):
        self.http = http
        self.site = site
        self.key = key

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.key}"} if self.key else {}

    async def come(self, name: str, language: str = "en") -> Person:
        """Become a guest."""
        body = {"name": name, "language": language}
        answer = await self.http.post("/api/guests", json=body, headers={"authorization": "Bearer"})
        assert answer.status_code == 201, answer.text
        self.key = answer.json()["key"]
        return self

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.http.get(path, headers={**self.headers, **more.pop("headers", {})}, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.http.post(path, json=body, headers={**self.headers, **more.pop("headers", {})}, **more)

    async def found(self, game: str, seats: list[str], **more: Any) -> str:
        """Make a table, and return its name."""
        answer = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def at(self, table: str, query: str = "protocol=1", headers: dict[str, str] | None = None) -> AsyncIterator[Seen]:
        """Look at a table."""
        address = f"{self.site.replace('http', 'ws')}/api/tables/{table}/play?{query}"
        async with connect(address, additional_headers={**self.headers, **(headers or {})}, max_size=None) as socket:
            yield Seen(socket)


@asynccontextmanager
async def visiting(site: str) -> AsyncIterator[Callable[[], Person]]:
    """Connect people to a server."""
    async with httpx.AsyncClient(base_url=site, timeout=PATIENCE, verify=False) as http:  # certificates take long to read
        yield lambda: Person(http, site)
