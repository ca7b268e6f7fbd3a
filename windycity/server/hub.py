"""All tables of a server: those in memory, those in the store, and those that other servers own."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from weakref import WeakValueDictionary

import msgspec

from windycity.core.errors import WindyCityError
from windycity.core.luck import Luck
from windycity.server.chores import Chores
from windycity.server.commands import AnyCommand, HandOver, Moved, Stand, Who
from windycity.server.entries import FORMAT, AnyEntry, Chair, Founding, Setup
from windycity.server.eyes import problem_of
from windycity.server.follower import Follower
from windycity.server.gallery import Connection
from windycity.server.games import Games
from windycity.server.hints import Hints
from windycity.server.live import STAND_IN, House, Live, Manners, Thinkers
from windycity.server.neighbours import Answered, Asked, Calling, Grown, Neighbours, News, Present
from windycity.server.protocol import Answer, AnyQuestion, Hint
from windycity.server.reading import count_results, read_table
from windycity.server.refusals import NotFound
from windycity.server.store import Forgotten, Lost, Standing, Store, StoreError, StoreFailed, finish_of, summary_of
from windycity.server.table import Table

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # of a table's name; no two look alike
LENGTH = 12  # of it: nobody guesses one out of 10^17
BEAT = 2.0  # seconds between two heartbeats
LOOK = 1.0  # seconds between two sweeps
IDLE = 60.0  # seconds after which a table that nobody watches is dropped from memory
MOST_ADOPTED = 1000  # tables loaded in one sweep because something has to be done at them
PATIENCE = 12.0  # seconds for which a command follows a moving table: another server takes it over within ten
PAUSES = (0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to read a table again
TROUBLE = 60.0  # seconds for which a table that cannot be read is left alone
FORGOTTEN = 14 * 86_400.0  # seconds after which a table whose match has not begun is deleted
HOUR = 3600.0
ALL = 10_000  # tables of a guest, more than anybody has

Stored = Callable[[Table, Sequence[AnyEntry], float], None]  # called with stored entries, and the seconds that storing took

log = logging.getLogger(__name__)


class Hub:
    """Finds tables, makes new ones, and looks after those that nobody watches."""

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
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores = Chores()
        self._house = House(now, self._append, thinkers, self._found_next, self._drop, manners or Manners())
        self._hints = Hints(thinkers)
        self._neighbours = Neighbours(server, store, self._hear, self._guests_at)
        self._troubled: dict[str, float] = {}  # tables whose work failed, and until when they are left alone
        self._closing = False

    @property
    def tables(self) -> Iterable[Live | Follower]:
        """The tables in memory."""
        return self._tables.values()

    async def start(self) -> None:
        """Join the other servers, and begin to look after all tables."""
        await self.store.listen(self._neighbours.hear, self._missed)
        await self.store.heartbeat(self._address, self.now())
        self._chores.repeat(self._beat, BEAT)
        self._chores.repeat(self.sweep, LOOK)
        self._chores.repeat(self._forget, HOUR)
        self._chores.do(self._neighbours.post())
        self._chores.do(count_results(self.store, self.games))

    async def close(self) -> None:
        """Stop; everything that was acknowledged is stored already."""
        self._closing = True
        await self._chores.close()
        for table in [*self._tables.values()]:
            await table.leave()
        self._tables.clear()

    # What guests do at tables

    async def table(self, id: str) -> Live | Follower:
        """Find a table, in memory or in the store; an unknown name raises NotFound."""
        if found := self._in_memory(id):
            return found
        async with self._lock_of(id):
            return self._in_memory(id) or await self._load(id)

    async def connect(self, id: str, connection: Connection) -> None:
        """Connect a device to a table, even if that moves meanwhile."""
        while True:
            table = await self.table(id)
            with suppress(Moved):
                await table.connect(connection)
                self._neighbours.announce(id)
                return

    async def disconnect(self, id: str, connection: Connection) -> None:
        """Forget a device that is gone; a table that is moving does not take it along."""
        if found := self._in_memory(id):
            await found.disconnect(connection)
            self._neighbours.announce(id)

    async def command(self, id: str, who: Who, command: AnyCommand, language: str) -> Answer:
        """Carry out a guest's command, once, even if the table moves meanwhile; if that takes too long it raises Moved."""
        begun = time.monotonic()
        while True:
            table = await self.table(id)
            try:
                return await table.command(who, command, language)
            except Moved:
                if time.monotonic() > begun + PATIENCE:
                    raise
            await asyncio.sleep(PAUSES[0])

    async def ask(self, id: str, connection: Connection, question: AnyQuestion) -> Answer:
        """Answer a device's question."""
        while True:
            table = await self.table(id)
            with suppress(Moved):
                if isinstance(question, Hint):
                    return await self._hints.give(table, connection, question)
                return await table.ask(connection, question)

    async def forget(self, who: Who, language: str) -> Forgotten:
        """Delete a guest: bots take its seats at tables where others play, and its name is removed everywhere."""
        for listing in await self.store.tables_of(who.guest, ALL):
            seat = next(seat for seat, chair in enumerate(listing.summary.chairs) if chair.guest == who.guest)
            if len(listing.summary.guests) > 1:
                mark = secrets.token_hex(8)
                if listing.summary.stage == "gathering":
                    await self.command(listing.id, who, Stand(mark, seat), language)
                elif listing.summary.stage == "playing":
                    await self.command(listing.id, who, HandOver(mark, STAND_IN), language)  # refused if a bot plays already
        forgotten = await self.store.forget_guest(who.guest)
        for id in (*forgotten.deleted, *forgotten.changed):
            if isinstance(table := self._in_memory(id), Live):
                self._drop(table, Lost("table-lost", table=id))
        return forgotten

    def _in_memory(self, id: str) -> Live | Follower | None:
        found = self._tables.get(id)
        return None if found is None or found.ended else found

    def _guests_at(self, id: str) -> frozenset[str] | None:
        return found.guests_here if (found := self._in_memory(id)) else None

    def _lock_of(self, id: str) -> asyncio.Lock:
        """Return the lock of a table's name, held while the table is loaded, dropped, or changes its owner."""
        return self._locks.setdefault(id, asyncio.Lock())

    # Making tables

    async def _load(self, id: str) -> Live | Follower:
        """Read a table from the store. The lock of its name is held."""
        if self._closing:
            raise StoreFailed("store-closed")
        mine = await self.store.claim(id, self.now())
        table = await read_table(id, self.store, self.games)
        if mine:
            return await self._begin(table)
        self._tables[id] = follower = Follower(table, self.now, self._forward, self.store.entries)
        self._neighbours.tell(Calling(self.server, id))
        await follower.catch_up()  # it may have grown before this table could hear notices
        return follower

    async def _begin(self, table: Table) -> Live:
        """Continue a table that this server now owns. The lock of its name is held."""
        self._tables[table.id] = live = Live(table, self._house)
        self._neighbours.tell(Calling(self.server, table.id))
        if table.waiting and table.founding.setup.pace.sort == "live":
            await live.resume()  # the server was down: nobody loses time by that
        live.arrange()
        return live

    async def found(self, setup: Setup, host: str) -> str:
        """Make a table, and return its name; what the game does not allow raises an error."""
        game = await self.games.game(setup.game, setup.edition)
        game.check_options(len(setup.chairs), setup.options)
        id = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        versions = game.rulebook.rules_version, game.edition.digest
        founding = Founding(id, setup, host, Luck.fresh().secret.hex(), self.now(), FORMAT, *versions)
        table = Table(founding, game)
        await self.store.found(founding, summary_of(table))
        self._tables[id] = Live(table, self._house)
        return id

    async def _found_next(self, table: Table) -> str:
        """Make the table of a rematch: the same seats, but open where a bot played to the end and the guest has not agreed."""
        setup = table.founding.setup
        agreed = table.proposal.agreed if table.proposal else set()
        chairs = tuple(
            chair if not (chair.guest and chair.bot) else Chair(chair.guest, chair.name) if seat in agreed else Chair()
            for seat, chair in enumerate(table.chairs)
        )
        return await self.found(msgspec.structs.replace(setup, chairs=chairs, lesson=None), table.founding.host)

    # The store

    async def _append(self, table: Table, first: int, entries: Sequence[AnyEntry]) -> None:
        begun = time.monotonic()
        await self.store.append(table.id, first, entries, summary_of(table), finish_of(table) if table.stage == "over" else None)
        if self._stored:
            self._stored(table, entries, time.monotonic() - begun)
        self._neighbours.tell(Grown(self.server, table.id, first + len(entries)))

    def _drop(self, live: Live, error: BaseException) -> None:
        """Reload a table that may differ from the store; its devices stay connected."""
        if not live.ended:
            log.warning("table %s is read again: %r", live.table.id, error)
            live.close()
            self._chores.do(self._move(live))

    async def _move(self, old: Live | Follower) -> None:
        """Reconnect the devices of a table that is no longer kept here to its replacement."""
        id, devices, attempt = old.table.id, await old.leave(), 0
        if self._tables.get(id) is old:
            del self._tables[id]
        while True:
            try:
                await (await self.table(id)).see_elsewhere(old.elsewhere)
                while devices:
                    await self.connect(id, devices[-1])
                    devices.pop()
                self._neighbours.announce(id)
                return
            except NotFound:
                return
            except StoreError as error:
                log.warning("table %s cannot be read yet: %s", id, error)
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1

    # Periodic work

    async def _beat(self) -> None:
        if not await self.store.heartbeat(self._address, self.now()):
            log.warning("this server was thought to be gone; it reads all its tables again")
            for table in [*self._tables.values()]:
                if isinstance(table, Live):
                    self._drop(table, Lost("table-lost", table=table.table.id))

    async def _forget(self) -> None:
        """Delete tables that were made long ago and whose match never began."""
        await self.store.forget_tables(self.now() - FORGOTTEN)

    async def sweep(self) -> None:
        """Load tables where a bot or a clock must act, compare those in memory with the store, and drop idle ones."""
        for id in await self.store.due_tables(self.now(), len(self._tables) + MOST_ADOPTED):
            if not self._in_memory(id):
                await self._see_to(id, self._adopt)
        if self.store.shared:
            await self._compare()
        for table in [*self._tables.values()]:
            if self._is_idle(table):
                await self._let_go(table)

    async def _adopt(self, id: str) -> None:
        if await self.store.claim(id, self.now()):  # otherwise another server was quicker
            await self.table(id)

    async def _see_to(self, id: str, work: Callable[[str], Awaitable[object]]) -> None:
        """Do some work at one table; a failure does not affect other tables, and the work is retried after a while."""
        if self._troubled.get(id, 0.0) > self.now():
            return
        try:
            await work(id)
            self._troubled.pop(id, None)
        except StoreFailed:
            raise
        except Exception:
            self._troubled[id] = self.now() + TROUBLE
            log.exception("table %s cannot be seen to", id)

    async def _compare(self) -> None:
        """Find tables that lost their owners, grew or were lost, and forget connections through dead servers."""
        tables = [table for table in self._tables.values() if not table.ended]
        standings = await self.store.standings((table.table.id for table in tables), self.now())
        differing = [(table, work) for table in tables if (work := self._difference(table, standings.get(table.table.id)))]
        await asyncio.gather(*(self._see_to(table.table.id, work) for table, work in differing))
        if any(table.elsewhere for table in tables):
            alive = await self.store.servers(self.now())
            for table in tables:
                if dead := table.elsewhere.keys() - alive:
                    await table.see_elsewhere(dict.fromkeys(dead, frozenset()))

    def _difference(self, table: Live | Follower, standing: Standing | None) -> Callable[[str], Awaitable[None]] | None:
        """Return what to do about a table that differs from the store; None if it does not."""
        owner, length = (standing.owner, standing.entries) if standing else (None, 0)
        if isinstance(table, Live):
            return partial(self._lose, table) if owner != self.server else None
        if standing and owner in (None, self.server):
            return partial(self._take_over, table)
        return (lambda id: table.catch_up(length)) if length > table.table.entries else None

    async def _lose(self, live: Live, id: str) -> None:
        self._drop(live, Lost("table-lost", table=id))

    async def _take_over(self, follower: Follower, id: str) -> None:
        """Take ownership of a table without a living owner, unless another server is quicker."""
        async with self._lock_of(id):
            if follower.ended or not await self.store.claim(id, self.now()):
                return
            log.info("table %s is taken over", id)
            await follower.catch_up()  # nobody else can write now, so afterwards the table here is up to date
            follower.close()
            self._neighbours.give_up(id)
            try:
                await self._begin(follower.table)
            finally:
                self._chores.do(self._move(follower))

    def _is_idle(self, table: Live | Follower) -> bool:
        busy = isinstance(table, Live) and table.busy
        return not busy and not table.connections and table.used < self.now() - IDLE

    async def _let_go(self, table: Live | Follower) -> None:
        """Drop a table from memory, unless somebody connected meanwhile."""
        id = table.table.id
        async with self._lock_of(id):
            if table.ended or not self._is_idle(table):
                return
            table.close()
            self._tables.pop(id)
            if isinstance(table, Live):
                await self.store.release([id])

    async def switch(self, game: str) -> None:
        """Switch all tables of a game to compiled rules."""
        for table in [*self._tables.values()]:
            if table.table.game.name == game and (engine := await self.games.compiled(table.table.game)):
                await table.switch(engine)

    # Other servers

    def _hear(self, notice: News) -> None:
        table = self._in_memory(notice.table)
        if isinstance(notice, Asked):
            self._chores.do(self._answer(notice))
        elif isinstance(notice, Present) and table:
            self._chores.do(table.see_elsewhere({notice.server: notice.guests}))
        elif isinstance(notice, Calling) and table:
            self._neighbours.announce(notice.table)
        elif isinstance(notice, Grown) and isinstance(table, Follower):
            self._chores.do(table.catch_up(notice.length))

    def _missed(self) -> None:
        """Catch up after notices may have been missed."""
        for table in self._tables.values():
            self._neighbours.announce(table.table.id)
            self._neighbours.tell(Calling(self.server, table.table.id))
            if isinstance(table, Follower):
                self._chores.do(table.catch_up())

    async def _answer(self, asked: Asked) -> None:
        """Carry out a command for another server, if the table is here."""
        answer = None
        try:
            table = await self.table(asked.table)
            if isinstance(table, Live):
                answer = await table.command(asked.who, asked.command, asked.language)
        except Moved:
            pass
        except WindyCityError as error:
            answer = Answer(asked.command.id, problem_of(error, asked.language))
        self._neighbours.tell(Answered(self.server, asked.server, asked.ref, answer))

    async def _forward(self, follower: Follower, who: Who, command: AnyCommand, language: str) -> Answer:
        owner = await self.store.owner_of(follower.table.id, self.now())
        if owner is None or not owner.alive or owner.server == self.server:
            await self._take_over(follower, follower.table.id)
            raise Moved
        return await self._neighbours.ask(owner.server, follower.table.id, who, command, language)
