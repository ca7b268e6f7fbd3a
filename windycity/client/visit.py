"""A guest at a table over a WebSocket: commands with answers, and a connection that reconnects by itself."""

from __future__ import annotations

import itertools
import secrets
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from windycity.client.errors import Refusal, Unreachable
from windycity.client.harmless import decode
from windycity.client.memory import Change, Memory
from windycity.client.site import Site, say_why
from windycity.core.errors import WindyCityError
from windycity.core.news import News
from windycity.server.commands import Command
from windycity.server.protocol import NO_TABLE, PROTOCOL, UNKNOWN_KEY, WRONG_PROTOCOL, Answer, History, Question, Resync, State

FINAL = (UNKNOWN_KEY, NO_TABLE, WRONG_PROTOCOL)  # codes after which reconnecting is no use
PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)  # seconds between attempts to reconnect; the last repeats
MOST_BYTES = 20_000_000  # of a message: the largest tables take some hundred thousand
PATIENCE = 10.0  # seconds to open a connection


class Lost:
    """The connection is lost, and will be retried."""


class Back:
    """The connection is back; a change with everything that was missed follows."""


@dataclass(frozen=True)
class Ended:
    """The connection is gone for good, and why."""

    error: WindyCityError


Happening = Change | Lost | Back | Ended


@dataclass
class Sent:
    """A message waiting for its answer, as it was sent; it is sent again if the connection was lost meanwhile."""

    text: str
    done: threading.Event = field(default_factory=threading.Event)
    answer: Answer | None = None


class Visit:
    """A guest at a table. `tell` is called with what happens, in a separate thread, which must not wait for an answer."""

    def __init__(self, site: Site, table: str, tell: Callable[[Happening], None]):
        self.site = site
        self.table = table
        self._tell = tell
        self._memory = Memory()
        self._socket: ClientConnection | None = None  # once it has received the table
        self._connecting: ClientConnection | None = None
        self._sent: dict[str, Sent] = {}
        self._lock = threading.Lock()  # guards the socket and what was sent
        self._ids = (f"{secrets.token_hex(6)}-{number}" for number in itertools.count(1))
        self._opened = threading.Event()
        self._closing = threading.Event()
        self._lost = False
        self._resyncing = False
        self._why: Refusal | None = None  # what the server said before it closed the connection
        self._end: WindyCityError | None = None
        self._thread = threading.Thread(target=self._run, name="visit", daemon=True)

    @property
    def state(self) -> State:
        """The table as known now; only after `open`."""
        assert self._memory.state is not None
        return self._memory.state

    @property
    def news(self) -> list[News]:
        """What has happened, as far as received: the latest before connecting, and everything since."""
        return [*self._memory.news]

    @property
    def voices(self) -> dict[str, str]:
        """Who has talked, by name."""
        return self._memory.voices

    @property
    def ahead(self) -> float:
        """The seconds that the server's clock is ahead of ours."""
        return self._memory.ahead

    def open(self) -> State:
        """Connect, and wait until the table is known; any obstacle raises an error."""
        self._thread.start()
        self._opened.wait()
        if self._end:
            raise self._end
        return self.state

    def close(self) -> None:
        """Leave."""
        self._closing.set()
        self._hang_up()
        if self._thread.ident is not None and self._thread is not threading.current_thread():
            self._thread.join(PATIENCE)

    def go_to(self, table: str) -> None:
        """Visit another table of the same server instead; what was sent to the previous one counts as answered."""
        with self._lock:
            self.table, self._memory, self._socket = table, Memory(), None
            left, self._sent = self._sent, {}
        for id, sent in left.items():
            sent.answer = Answer(id)
            sent.done.set()
        self._hang_up()

    def send(self, kind: type[Command | Question], **fields: Any) -> Sent:
        """Send a command or a question without waiting for its answer."""
        id = next(self._ids)
        sent = Sent(msgspec.json.encode(kind(id, **fields)).decode())
        with self._lock:
            self._sent[id] = sent
            self._try_to_send(sent)
        return sent

    def do(self, kind: type[Command | Question], **fields: Any) -> Answer:
        """Send a command or a question, and wait for its answer, if need be until reconnected; if refused, raise Refusal."""
        sent = self.send(kind, **fields)
        while not sent.done.wait(1.0):
            if self._end or self._closing.is_set():
                break
        if sent.answer is None:
            raise self._end or Unreachable("unreachable", site=self.site.address, reason=self._reason(ConnectionError()))
        if sent.answer.problem:
            raise Refusal(sent.answer.problem.error, sent.answer.problem.message)
        return sent.answer

    def history(self) -> list[News]:
        """Ask for everything that has happened in the match, from its beginning."""
        news: list[News] = []
        since = 0
        while True:
            answer = self.do(History, since=since)
            if not answer.events:
                return news
            news += answer.news or []
            since = answer.events[-1].number + 1

    # The connection, in its own thread

    def _run(self) -> None:
        pauses = self._pauses()
        try:
            while not self._closing.is_set():
                table = self.table
                error = self._stay(table)
                with self._lock:
                    self._socket = None
                if self._closing.is_set():
                    return
                if self.table != table:
                    continue
                if not self._opened.is_set():
                    raise self._why or Unreachable("unreachable", site=self.site.address, reason=self._reason(error))
                if not self._lost:
                    self._lost, pauses = True, self._pauses()
                    self._tell(Lost())
                self._closing.wait(next(pauses))
        except WindyCityError as error:
            self._give_up(error)

    def _stay(self, table: str) -> BaseException:
        """Stay connected to a table until the connection is closed; return why, and raise an error if it cannot be reopened."""
        address = f"ws{self.site.address.removeprefix('http')}/api/tables/{table}/play"
        query = f"protocol={PROTOCOL}&language={self.site.language}"
        try:
            with connect(
                f"{address}?{query}", additional_headers=self.site.headers, max_size=MOST_BYTES, open_timeout=PATIENCE
            ) as socket:
                self._connecting = socket
                if self._closing.is_set():
                    return ConnectionError()
                for text in socket:
                    if self.table == table:
                        self._take(socket, text)
            return ConnectionError()
        except ConnectionClosed as closed:
            if closed.rcvd and closed.rcvd.code in FINAL:
                raise self._why or self.site.other_version() from None
            return closed
        except (OSError, WebSocketException) as error:
            return error

    def _pauses(self) -> Iterator[float]:
        return itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))

    def _reason(self, error: BaseException) -> str:
        return say_why(error, self.site.language)

    def _take(self, socket: ClientConnection, text: str | bytes) -> None:
        try:
            message = decode(text)
            if message["type"] == "answer":
                answer, change = msgspec.convert(message, Answer), None
            else:
                answer, change = None, self._memory.take(message)
        except (msgspec.MsgspecError, LookupError, TypeError) as error:
            raise self.site.other_version() from error
        if answer:
            self._take_answer(answer)
        elif change:
            self._take_change(socket, change)
        elif not self._resyncing:
            self._resyncing = True
            self.send(Resync)

    def _take_answer(self, answer: Answer) -> None:
        if answer.id is None:
            self._why = Refusal(answer.problem.error, answer.problem.message) if answer.problem else None
            return
        with self._lock:
            sent = self._sent.pop(answer.id, None)
        if sent:
            sent.answer = answer
            sent.done.set()

    def _take_change(self, socket: ClientConnection, change: Change) -> None:
        self._resyncing = False
        if self._socket is None:
            self._arrive(socket)
        self._tell(change)
        self._opened.set()

    def _arrive(self, socket: ClientConnection) -> None:
        """Begin to use a connection that has received the table: send again what was not answered."""
        with self._lock:
            self._socket = socket
            for sent in self._sent.values():
                self._try_to_send(sent)
        if self._lost:
            self._lost = False
            self._tell(Back())

    def _try_to_send(self, sent: Sent) -> None:
        """Send a message if there is a connection; if not, or if it breaks, the message is sent after reconnecting."""
        if self._socket:
            with suppress(ConnectionClosed, OSError):
                self._socket.send(sent.text)

    def _hang_up(self) -> None:
        if self._connecting:
            with suppress(OSError, WebSocketException):
                self._connecting.close()

    def _give_up(self, error: WindyCityError) -> None:
        self._end = error
        with self._lock:
            waiting, self._sent = [*self._sent.values()], {}
        for sent in waiting:
            sent.done.set()
        if self._opened.is_set():
            self._tell(Ended(error))
        self._opened.set()
