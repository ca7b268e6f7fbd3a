"""The other servers with the same store: notices and requests to them.

Notices are sent in order, all waiting ones in one batch. A notice may be lost: servers that depend on one also read the store
from time to time.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from windycity.server.commands import AnyCommand, Moved, Who
from windycity.server.protocol import Answer
from windycity.server.store import Store, StoreError, TooLong

CHANNEL = "tables"
PATIENCE = 8.0  # seconds that the owner of a table has to answer: an answer may be held for five
PAUSE = 1.0  # seconds before retrying after the store failed

log = logging.getLogger(__name__)


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """A notice: the log of a table has grown to this length."""

    server: str
    table: str
    length: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """A notice: the guests connected to a table through a server."""

    server: str
    table: str
    guests: frozenset[str]


class Calling(msgspec.Struct, frozen=True, tag="calling"):
    """A notice: a server wants to know who is connected to a table through the others."""

    server: str
    table: str


class Asked(msgspec.Struct, frozen=True, tag="asked"):
    """A notice to the owner of a table: a guest of another server gives a command."""

    server: str
    to: str
    ref: str
    table: str
    who: Who
    command: AnyCommand
    language: str


class Answered(msgspec.Struct, frozen=True, tag="answered"):
    """A notice to the server that asked: the result of a command; no answer means that the table is not there."""

    server: str
    to: str
    ref: str
    answer: Answer | None


News = Grown | Present | Calling | Asked  # what a hub hears
Notice = News | Answered

_decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)
_encoder = msgspec.json.Encoder()


class Neighbours:
    """Sends notices to the other servers, hears theirs, and matches answers to requests."""

    def __init__(
        self, server: str, store: Store, hear: Callable[[News], None], guests_at: Callable[[str], frozenset[str] | None]
    ):
        self.server = server
        self._store = store
        self._tell_hub = hear
        self._guests_at = guests_at
        self._notices: list[Notice] = []
        self._changed: set[str] = set()  # tables whose connections have changed since the neighbours were told
        self._filled = asyncio.Event()
        self._asked: dict[str, tuple[str, asyncio.Future[Answer]]] = {}

    def tell(self, notice: Notice) -> None:
        """Send a notice, unless there are no neighbours."""
        if self._store.shared:
            self._notices.append(notice)
            self._filled.set()

    def announce(self, table: str) -> None:
        """Tell the others who is connected to a table here, as of when the notice is sent."""
        if self._store.shared:
            self._changed.add(table)
            self._filled.set()

    async def ask(self, owner: str, table: str, who: Who, command: AnyCommand, language: str) -> Answer:
        """Have the owner of a table carry out a command; no answer, or a table that has moved, raises Moved."""
        ref = secrets.token_hex(8)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._asked[ref] = table, future
        try:
            self.tell(Asked(self.server, owner, ref, table, who, command, language))
            async with asyncio.timeout(PATIENCE):
                return await future
        except TimeoutError:
            raise Moved from None
        finally:
            self._asked.pop(ref, None)

    def give_up(self, table: str) -> None:
        """Stop waiting for answers from the owner of a table."""
        for asked, future in [*self._asked.values()]:
            if asked == table and not future.done():
                future.set_exception(Moved())

    def hear(self, channel: str, payload: str) -> None:
        """Receive a notice from the store."""
        if channel != CHANNEL:
            return
        notice = _decoder.decode(payload)
        if notice.server == self.server or getattr(notice, "to", self.server) != self.server:
            return
        if not isinstance(notice, Answered):
            self._tell_hub(notice)
        elif (found := self._asked.get(notice.ref)) and not found[1].done():
            if notice.answer is None:
                found[1].set_exception(Moved())
            else:
                found[1].set_result(notice.answer)

    async def post(self) -> None:
        """Send waiting notices, for ever; if the store fails notices are lost, except who is connected, which is sent later."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            notices, self._notices = self._notices, []
            changed, self._changed = self._changed, set()
            present = {id: guests for id in changed if (guests := self._guests_at(id)) is not None}
            notices += [Present(self.server, id, guests) for id, guests in present.items()]
            try:
                await self._store.notify(CHANNEL, *(_encoder.encode(notice).decode() for notice in notices))
            except TooLong as error:
                log.error("%d notices could not be sent: %s", len(notices), error)
            except StoreError as error:
                log.warning("%d notices could not be sent: %s", len(notices), error)
                self._changed |= changed
                self._filled.set()
                await asyncio.sleep(PAUSE)
