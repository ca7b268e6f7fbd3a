"""All tables of a server: those in memory, those in the store, and those that other servers own."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

import msgspec

from windycity.core.luck import Luck
from windycity.server.commands import AnyCommand, Refused, Who
from windycity.server.entries import AnyEntry, Chair, Founding, Setup
from windycity.server.eyes import Presence, problem_of
from windycity.server.follower import Follower
from windycity.server.games import Games
from windycity.server.live import House, Live, Manners, Thinkers
from windycity.server.protocol import Answer
from windycity.server.store import Lost, Store, StoreError, summary_of
from windycity.server.table import Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's name: none that look alike
LENGTH = 12  # of it: nobody guesses one out of 10^17
BEAT = 2.0  # seconds between two heartbeats
IDLE = 60.0  # seconds after which a table that nobody looks at leaves the memory
ANSWER = 8.0  # seconds that the owner of a table has to answer
CHANNEL = "tables"

Stored = Callable[[Table, Sequence[AnyEntry], float], None]  # told of entries once they are stored, and after how many seconds

log = logging.getLogger(__name__)


class Grown(msgspec.Struct, frozen=True, tag="grown"):
    """A notice: the log of a table has grown."""

    server: str
    table: str


class Present(msgspec.Struct, frozen=True, tag="present"):
    """A notice: who looks at a table through a server."""

    server: str
    table: str
    guests: list[str]
    watching: int


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
    """A notice to the server that asked: what came of a command."""

    server: str
    to: str
    ref: str
    answer: Answer


_notice = msgspec.json.Decoder(Grown | Present | Asked | Answered)


class Hub:
    """Finds tables, makes new ones, and sees to those that nobody looks at."""

    def __init__(
        self,
        server: str,
        store: Store,
        games: Games,
        thinkers: Thinkers,
        now: Callable[[], float],
        *,
        manners: Manners | None = None,
        address: str = "",
        stored: Stored | None = None,
    ):
        self.server = server
        self.store = store
        self.games = games
        self.now = now
        self._address = address
        self._stored = stored
        self._tables: dict[str, Live | Follower] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._asked: dict[str, asyncio.Future[Answer]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._house = House(now, self._append, thinkers, self._found_next, self._drop, manners or Manners())
        self._closing = False

    @property
    def tables(self) -> Iterable[Live | Follower]:
        """The tables in memory."""
        return self._tables.values()

    async def start(self) -> None:
        """Join the other servers, and see to all tables from now on."""
        await self.store.listen(self._hear, self._missed)
        await self.store.heartbeat(self._address, self.now())
        self._do(self._keep_alive())

    async def close(self) -> None:
        """Stop; everything that was acknowledged is stored already."""
        self._closing = True
        for task in [*self._tasks]:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in [*self._tables.values()]:
            if isinstance(table, Live):
                await table.finish()
        self._tables.clear()

    # Finding and making tables

    async def table(self, id: str) -> Live | Follower | None:
        """Find a table, in memory or in the store; None if there is no such table."""
        if found := self._tables.get(id):
            return found
        async with self._loading[id]:
            if id not in self._tables and not self._closing:
                await self._load(id)
            self._loading.pop(id, None)
            return self._tables.get(id)

    async def _load(self, id: str) -> None:
        mine = await self.store.claim(id, self.now())
        stored = await self.store.load(id)
        if stored is None:
            return
        founding, entries = stored
        table = Table(founding, await self.games.game(founding.setup.game, founding.setup.edition))
        await _replay(table, entries)
        if mine:
            self._tables[id] = live = Live(table, self._house)
            if table.waiting and founding.setup.pace.sort == "live":
                await live.resume()  # the server was away: nobody loses time by that
            live.arrange()
        else:
            self._tables[id] = Follower(table, self.now, self._forward, self.store.entries)

    async def found(self, setup: Setup, host: str) -> str:
        """Make a table, and return its name; what the game does not allow raises an error."""
        game = await self.games.game(setup.game, setup.edition)
        game.check_options(len(setup.chairs), setup.options)
        id = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        founding = Founding(id, setup, host, Luck.fresh().secret.hex(), self.now())
        table = Table(founding, game)
        await self.store.found(founding, summary_of(table))
        self._tables[id] = Live(table, self._house)
        return id

    async def _found_next(self, table: Table) -> str:
        """Make the table of a rematch: the same seats, open where a guest no longer plays."""
        setup = table.founding.setup
        chairs = tuple(Chair() if chair.guest and chair.bot else chair for chair in table.chairs)
        return await self.found(msgspec.structs.replace(setup, chairs=chairs), table.founding.host)

    # The store

    async def _append(self, table: Table, first: int, entries: Sequence[AnyEntry]) -> None:
        begun = time.monotonic()
        await self.store.append(table.id, first, entries, summary_of(table))
        if self._stored:
            self._stored(table, entries, time.monotonic() - begun)
        self._tell(Grown(self.server, table.id))

    def _drop(self, live: Live, error: BaseException) -> None:
        """Read a table again whose last entries may not be stored; those who look at it stay."""
        log.warning("table %s is read again: %r", live.table.id, error)
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
        self._do(self._move(live))

    async def _move(self, old: Live | Follower) -> None:
        """Let those who look at a table that is no longer kept here look at what has taken its place."""
        pause = 0.1
        while True:
            try:
                if found := await self.table(old.table.id):
                    await old.hand_over(found)
                return
            except StoreError as error:
                log.warning("table %s cannot be read yet: %r", old.table.id, error)
                await asyncio.sleep(pause)
                pause = min(5.0, 2 * pause)

    # Tables that nobody looks at

    async def _keep_alive(self) -> None:
        while True:
            try:
                await self._beat()
                await self.sweep()
            except StoreError as error:
                log.warning("the store does not answer: %s", error)
            await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        if not await self.store.heartbeat(self._address, self.now()):
            log.warning("this server was thought to be gone; it reads all its tables again")
            for live in [table for table in self._tables.values() if isinstance(table, Live)]:
                live.close()
                self._drop(live, Lost("table-lost", table=live.table.id))

    async def sweep(self) -> None:
        """Take over tables whose server is gone, load those where a bot or a clock has to act, and let idle ones go."""
        for id in await self.store.due_tables(self.now()):
            await self.table(id)
        for table in [*self._tables.values()]:
            if isinstance(table, Follower):
                await self._take_over(table)
        idle = [table for table in self._tables.values() if self._is_idle(table)]
        for table in idle:
            del self._tables[table.table.id]
            if isinstance(table, Live):
                table.close()
        if idle:
            await self.store.release(table.table.id for table in idle)

    async def _take_over(self, follower: Follower) -> None:
        owner = await self.store.owner_of(follower.table.id, self.now())
        if owner is None or not owner.alive:
            self._tables.pop(follower.table.id, None)
            await self._move(follower)

    def _is_idle(self, table: Live | Follower) -> bool:
        busy = isinstance(table, Live) and table.busy
        return not busy and not table.connections and table.used < self.now() - IDLE

    async def switch(self, game: str) -> None:
        """Go on with compiled rules at all tables of a game."""
        for table in [*self._tables.values()]:
            if table.table.game.name == game and (engine := await self.games.compiled(table.table.game)):
                await table.switch(engine)

    # Other servers

    def _tell(self, notice: Grown | Present | Asked | Answered) -> None:
        self._do(self.store.notify(CHANNEL, msgspec.json.encode(notice).decode()))

    def announce(self, table: Live | Follower) -> None:
        """Let other servers know who looks at a table here."""
        here = table.presence_here()
        self._tell(Present(self.server, table.table.id, sorted(here.guests), here.watching))

    def _hear(self, channel: str, payload: str) -> None:
        if channel != CHANNEL:
            return
        notice = _notice.decode(payload)
        if notice.server == self.server:
            return
        if isinstance(notice, Answered):
            if notice.to == self.server and (future := self._asked.pop(notice.ref, None)) and not future.done():
                future.set_result(notice.answer)
        elif isinstance(notice, Asked):
            if notice.to == self.server:
                self._do(self._answer(notice))
        elif table := self._tables.get(notice.table):
            if isinstance(notice, Present):
                self._do(table.see_elsewhere(notice.server, Presence(notice.guests, notice.watching)))
            elif isinstance(table, Follower):
                self._do(table.catch_up())

    def _missed(self) -> None:
        """Notices may have been missed: read what they would have been about."""
        for table in self._tables.values():
            if isinstance(table, Follower):
                self._do(table.catch_up())

    async def _answer(self, asked: Asked) -> None:
        table = await self.table(asked.table)
        if isinstance(table, Live):
            answer = await table.command(asked.who, asked.command, asked.language)
        else:
            answer = Answer(asked.command.id, problem_of(Refused("table-moving"), asked.language))
        self._tell(Answered(self.server, asked.server, asked.ref, answer))

    async def _forward(self, id: str, who: Who, command: AnyCommand, language: str) -> Answer:
        owner = await self.store.owner_of(id, self.now())
        if owner is None or not owner.alive:
            return Answer(command.id, problem_of(Refused("table-moving"), language))
        ref = secrets.token_hex(8)
        self._asked[ref] = future = asyncio.get_running_loop().create_future()
        try:
            self._tell(Asked(self.server, owner.server, ref, id, who, command, language))
            return await asyncio.wait_for(future, ANSWER)
        except TimeoutError:
            return Answer(command.id, problem_of(Refused("table-moving"), language))
        finally:
            self._asked.pop(ref, None)

    def _do(self, work: object) -> None:
        """Do something in the background; what goes wrong is logged."""
        task = asyncio.ensure_future(work)  # type: ignore[call-overload]
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        with suppress(asyncio.CancelledError):
            if error := task.exception():
                log.error("something failed in the background: %r", error, exc_info=error)


async def _replay(table: Table, entries: Sequence[AnyEntry]) -> None:
    """Read a log, with a pause now and then, so that nobody else has to wait."""
    for number, entry in enumerate(entries):
        table.apply(entry)
        if number % 200 == 199:
            await asyncio.sleep(0)
