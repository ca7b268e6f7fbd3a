"""The WebSocket of a table: commands and questions in, what changed and answers out.

One mistake does not close a connection: an unreadable message is answered, with what was wrong and what it should look like. The
queue of a client that reads too slowly is limited: it is dropped, and the client gets a new snapshot once it reads again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from windycity.core.errors import WindyCityError
from windycity.server.commands import AnyCommand, Refused, Who, nobody
from windycity.server.eyes import problem_of
from windycity.server.guard import failure
from windycity.server.limits import Buckets
from windycity.server.protocol import (
    FAILED,
    FLOOD,
    NO_TABLE,
    PROTOCOL,
    UNKNOWN_KEY,
    WRONG_PROTOCOL,
    Answer,
    AnyQuestion,
    Problem,
    Question,
    Resync,
    encode,
)
from windycity.server.refusals import BadMessage, NotFound, TooFast, reason_in
from windycity.server.services import Services, caller_at, services_of
from windycity.server.store import StoreError

LONGEST = 16_384  # characters of a message
MOST_QUEUED = 64  # messages waiting for a client
MOST_QUEUED_BYTES = 1_000_000
PATIENCE = 5.0  # seconds to say why a connection is closed
AT_ONCE = 8  # a client's messages being carried out

GONE = (WebSocketDisconnect, WebSocketException, OSError)  # what sending raises once the client is gone

log = logging.getLogger(__name__)

_incoming: msgspec.json.Decoder[AnyCommand | AnyQuestion] = msgspec.json.Decoder(AnyCommand | AnyQuestion)
_SNAPSHOT = b'{"type":"snapshot"'
LIKE = {kind.__struct_config__.tag: kind.like for kind in (*AnyCommand.__args__, *AnyQuestion.__args__)}


class _Named(msgspec.Struct):
    """What an answer needs of an otherwise invalid message."""

    id: Any = None
    do: Any = None


_named = msgspec.json.Decoder(_Named)


class Closing(Exception):
    """Closes a connection, with a code and the reason."""

    def __init__(self, code: int, error: WindyCityError):
        super().__init__(error.code)
        self.code = code
        self.error = error


class Device:
    """One connection: what waits to be sent to it, and the number of its messages under way."""

    def __init__(self, who: Who, language: str, whole: bool, spoken: bool = False):
        self.who = who
        self.language = language
        self.whole = whole
        self.spoken = spoken
        self.open = True
        self.behind = False
        self.fell_behind: Callable[[], None] = lambda: None
        self._queue: list[bytes] = []  # mostly empty, and far smaller than a deque
        self._bytes = 0
        self._waiting: asyncio.Future[None] | None = None  # for something to send

    def send(self, message: bytes) -> None:
        """Queue a message of the table, unless the client is behind; a snapshot lets it catch up."""
        if self.behind and not message.startswith(_SNAPSHOT):
            return
        self.behind = False
        if len(self._queue) >= MOST_QUEUED or (self._queue and self._bytes + len(message) > MOST_QUEUED_BYTES):
            self._drop()
            return
        self._put(message)

    def answer(self, answer: Answer) -> None:
        """Queue an answer, even to a client that is behind: only a few can be under way."""
        self._put(encode(answer))

    def _put(self, message: bytes) -> None:
        self._queue.append(message)
        self._bytes += len(message)
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(None)

    def _drop(self) -> None:
        """Drop the table's messages, and keep the answers."""
        self.behind = True
        kept = [message for message in self._queue if message.startswith(b'{"type":"answer"')]
        self._queue = kept
        self._bytes = sum(map(len, kept))
        self.fell_behind()

    async def next(self) -> bytes | None:
        """Wait for the next message to send; None if the client is behind and has read everything it will get."""
        while not self._queue:
            if self.behind:
                return None
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        message = self._queue.pop(0)
        self._bytes -= len(message)
        return message

    @property
    def full(self) -> bool:
        """Whether so much is queued that the client must read before it may send more."""
        return len(self._queue) >= 2 * MOST_QUEUED


@websocket("/api/tables/{id:str}/play")
async def play(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """Connect a device to a table, where its guest may play."""
    await socket.accept()
    language = caller_at(socket).language
    try:
        await _admit(socket, id)
    except Closing as close:
        await _close(socket, close.code, close.error, language)
    except GONE:
        pass
    except WindyCityError as error:
        await _close(socket, FLOOD if error.code == "too-many" else FAILED, error, language)
    except Exception:
        broken = failure()
        services_of(socket).metrics.failures.add()
        log.exception("a connection failed", extra={"id": broken.facts["id"], "table": id})
        await _close(socket, FAILED, broken, language)


async def _close(socket: WebSocket[Any, Any, Any], code: int, error: WindyCityError, language: str) -> None:
    """Send the reason, and close."""
    with suppress(*GONE, RuntimeError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            await socket.send_data(encode(Answer(None, problem_of(error, language))), mode="text")
            await socket.close(code, error.code)


async def _admit(socket: WebSocket[Any, Any, Any], id: str) -> None:
    services, caller = services_of(socket), caller_at(socket)
    asked = socket.query_params.get("protocol", str(PROTOCOL))
    if asked != str(PROTOCOL):
        raise Closing(WRONG_PROTOCOL, BadMessage("wrong-protocol", asked=str(asked)[:20], known=PROTOCOL))
    guest = await services.guests.find(caller.key)
    if guest is None and caller.key is not None and caller.program:
        raise Closing(UNKNOWN_KEY, BadMessage("unknown-key"))
    try:
        await services.hub.table(id)
    except NotFound as error:
        raise Closing(NO_TABLE, error) from None
    who = Who(guest.id, guest.name) if guest else nobody()
    language = guest.language if guest and not caller.said_language else caller.language
    whole, spoken = (socket.query_params.get(name) == "true" for name in ("whole", "spoken"))
    with services.doorman.connected(guest.id if guest else None, caller.network):
        facts = {"table": id, "guest": who.guest, "address": caller.address}
        log.info("connected", extra=facts)
        try:
            await Visit(socket, services, id, Device(who, language, whole, spoken)).run()
        finally:
            log.info("disconnected", extra=facts)


class Visit:
    """A device at a table, from connecting to disconnecting."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, id: str, device: Device):
        self._socket = socket
        self._services = services
        self._id = id
        self._device = device
        self._messages = Buckets(services.doorman.limits.messages, services.now)
        self._strikes = Buckets(services.doorman.limits.strikes, services.now)
        self._room = asyncio.Semaphore(AT_ONCE)
        device.fell_behind = services.metrics.behind.add

    async def run(self) -> None:
        """Run until the device disconnects, or must."""
        self._services.clients.add(self._device)
        sending = asyncio.create_task(self._send())
        reading = asyncio.create_task(self._read())
        try:
            await self._services.hub.connect(self._id, self._device)
            await asyncio.wait({sending, reading}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            await self._leave(sending, reading)

    async def _leave(self, *tasks: asyncio.Task[None]) -> None:
        self._device.open = False
        self._services.clients.discard(self._device)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        await self._services.hub.disconnect(self._id, self._device)
        for error in ended:
            if isinstance(error, Exception) and not isinstance(error, GONE):
                raise error

    # Out

    async def _send(self) -> None:
        while True:
            message = await self._device.next()
            if message is not None:
                await self._socket.send_data(message.decode(), mode="text")
                continue
            with suppress(StoreError):
                await self._services.hub.ask(self._id, self._device, Resync("behind"))
            if self._device.behind:  # the store does not answer, or the table is moving
                await asyncio.sleep(0.5)

    # In

    async def _read(self) -> None:
        while True:
            event: Any = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            self._services.metrics.messages.add()
            await self._take(event.get("text"))
            while self._device.full:  # it must read before it may send more
                await asyncio.sleep(0.1)

    async def _take(self, text: str | None) -> None:
        try:
            if wait := self._messages.take():
                raise TooFast("too-fast", seconds=round(wait, 1))
            message = read_message(text)
        except BadMessage as error:
            if self._strikes.take():
                raise Closing(FLOOD, TooFast("flood")) from None
            self._refuse(_id_in(text), problem_of(error, self._device.language))
            return
        await self._room.acquire()
        self._begin(self._carry_out(message))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start some work that continues even if the device disconnects: a phone may lose its connection right after a move."""
        task = asyncio.create_task(work)
        self._services.tasks.add(task)
        task.add_done_callback(self._services.tasks.discard)

    async def _carry_out(self, message: AnyCommand | AnyQuestion) -> None:
        try:
            answer = await self._answer(message)
            if answer.problem is None:
                self._device.answer(answer)
            else:
                self._refuse(message.id, answer.problem)
        finally:
            self._room.release()

    async def _answer(self, message: AnyCommand | AnyQuestion) -> Answer:
        device, hub = self._device, self._services.hub
        try:
            if isinstance(message, Question):
                return await hub.ask(self._id, device, message)
            if not device.who.name:
                raise Refused("guest-first")
            return await hub.command(self._id, device.who, message, device.language)
        except WindyCityError as error:
            return Answer(message.id, problem_of(error, device.language))
        except Exception:
            broken = failure()
            self._services.metrics.failures.add()
            log.exception("a message failed", extra={"id": broken.facts["id"], "table": self._id, "do": type(message).__name__})
            return Answer(message.id, problem_of(broken, device.language))

    def _refuse(self, id: str | None, problem: Problem) -> None:
        self._services.metrics.refused.add(problem.error)
        self._device.answer(Answer(id, problem))


def read_message(text: str | None) -> AnyCommand | AnyQuestion:
    """Read what a client sent; an invalid message raises BadMessage, which says why and what would be right."""
    if text is None:
        raise BadMessage("message-binary")
    if len(text) > LONGEST:
        raise BadMessage("message-too-long", length=len(text), most=LONGEST)
    try:
        return _incoming.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        sentence, facts = reason_in(error)
        raise BadMessage(sentence, like=_like(text), **facts) from None


def _like(text: str) -> str:
    """Return what a message of the intended sort looks like; if the sort is unknown, the list of sorts."""
    do = _peek(text).do
    return LIKE.get(do) or f'{{"do":"{"|".join(LIKE)}","id":"1",...}}' if isinstance(do, str) else LIKE["say"]


def _id_in(text: str | None) -> str | None:
    id = _peek(text or "").id
    return id if isinstance(id, str) and len(id) <= 64 else None


def _peek(text: str) -> _Named:
    try:
        return _named.decode(text) if len(text) <= LONGEST else _Named()
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return _Named()
