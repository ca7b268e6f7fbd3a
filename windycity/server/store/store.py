"""The interface to the store. Methods are asynchronous, and one that changes something returns once that is on disk."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from filelock import BaseFileLock
from sqlalchemy import Connection, Engine, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from windycity.server.entries import AnyEntry, Founding, encode
from windycity.server.store import guests, notices, personal, replays, results, reviews, tables
from windycity.server.store.backup import back_up
from windycity.server.store.errors import CannotBackUp, CannotOpen, StoreFailed, is_outage, why
from windycity.server.store.finish import Finish
from windycity.server.store.guests import Guest
from windycity.server.store.leases import Leases, Owner, Standing
from windycity.server.store.migrate import migrate
from windycity.server.store.personal import Forgotten
from windycity.server.store.place import READERS, Address, File, Place, place_of, sweep
from windycity.server.store.replays import StoredReplay
from windycity.server.store.results import StoredRating
from windycity.server.store.reviews import StoredReview
from windycity.server.store.schema import SERVERS, STORE, TABLES
from windycity.server.store.summary import Summary
from windycity.server.store.tables import Append, Counts, Listing
from windycity.server.store.writer import Writer

LEASE = 6.0  # seconds without a heartbeat after which other servers take a server's tables: three beats

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Tables and guests of a server in a database; made by `Store.open`."""

    def __init__(self, place: Place, engine: Engine, leases: Leases, lock: BaseFileLock | None, id: str):
        self.id = id  # fixed as long as the store exists, and shared by all its servers
        self._place = place
        self._engine = engine
        self._leases = leases
        self._lock = lock
        self._beaten = False
        self._closed = False
        self._writer = Writer(engine, self._failure)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._listeners: list[tuple[notices.Hear, notices.Missed]] = []
        self._listening: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, place: str | Path, server: str, lease: float = LEASE) -> Self:
        """Open the store in a SQLite file or at postgresql://..., for a server with this id; a failure raises CannotOpen.

        A SQLite file is made if it does not exist, and belongs to one server at a time. Servers can share a PostgreSQL database.
        """
        return await asyncio.to_thread(cls._open, place_of(place), server, lease)

    @classmethod
    def _open(cls, place: Place, server: str, lease: float) -> Self:
        lock = place.prepare() if isinstance(place, File) else None
        engine = None
        try:
            engine = place.engine()
            with engine.execution_options(writes=True).begin() as connection:
                migrate(connection, place.name)
                id = connection.scalars(select(STORE.c.id)).one()
                if lock:
                    _forget_servers(connection)
        except BaseException as error:
            if engine:
                engine.dispose()
            if lock:
                lock.release()
            if isinstance(error, SQLAlchemyError):  # without the error itself, which might show the address
                raise CannotOpen("store-cannot-open", store=place.name, reason=_reason(place, error)) from None
            raise
        return cls(place, engine, Leases(server, math.inf if lock else lease), lock, id)

    @property
    def shared(self) -> bool:
        """Whether there may be other servers with the same store."""
        return isinstance(self._place, Address)

    async def close(self) -> None:
        """Write what is waiting, give up this server's tables, and close; closing twice is harmless."""
        if self._closed:
            return
        if self._listening:
            await notices.end(self._listening)
            self._listening = None
        if self._beaten:
            with suppress(StoreFailed):  # the lease ends by itself
                await self._write(self._leases.leave)
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        if self._lock:
            self._lock.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    # Tables

    async def found(self, founding: Founding, summary: Summary) -> None:
        """Store a new table, owned by this server; an id that is in use raises Taken."""
        await self._write(tables.found, founding, summary, self._leases.server)

    async def load(self, table: str) -> tuple[Founding, list[AnyEntry]] | None:
        """Read a table and its whole log; None if there is no such table."""
        return await self._read(tables.load, table)

    async def entries(self, table: str, since: int = 0) -> list[AnyEntry]:
        """Read the log of a table from a number on; the first entry has number 0."""
        return await self._read(tables.entries, table, since)

    async def append(
        self, table: str, first: int, entries: Sequence[AnyEntry], summary: Summary, finish: Finish | None = None
    ) -> None:
        """Append to the log of a table, all or nothing; `first` is the number of the first entry, and so the log's length before.

        `finish` is how the match ended, if it is over and counts. If this server does not own the table, or the log has another
        length, Lost is raised, and nothing is stored. After StoreFailed or a cancellation, the entries may be there or not.
        """
        if not entries:
            raise ValueError("nothing to append")
        written = tuple(encode(entry).decode() for entry in entries)
        work = Append(self._leases.server, table, first, written, summary, finish)
        await asyncio.wrap_future(self._writer.put(work))

    async def listed_tables(self, limit: int = 100) -> list[Listing]:
        """List the tables that anybody may join, newest first."""
        return await self._read(tables.listed_tables, limit)

    async def tables_of(self, guest: str, limit: int = 100) -> list[Listing]:
        """List the tables where a guest sits: first those that wait for it, then other live ones, then finished ones."""
        return await self._read(tables.tables_of, guest, limit)

    async def due_tables(self, now: float, limit: int = 1000) -> list[str]:
        """List the tables at which something is due, except those of other living servers."""
        return await self._read(tables.due_tables, now, self._leases.free(now), limit)

    async def tables_made(self, guest: str, since: float) -> int:
        """Count the tables that a guest has made since a time."""
        return await self._read(tables.tables_made, guest, since)

    async def live_tables(self, guest: str) -> int:
        """Count the unfinished tables that a guest sits at or has made."""
        return await self._read(tables.live_tables, guest)

    async def counts(self) -> Counts:
        """Count guests, and tables by stage."""
        return await self._read(tables.counts)

    async def forget_tables(self, before: float) -> int:
        """Delete the tables whose match never began and that have been untouched since a time; return their count."""
        return await self._write(tables.forget_tables, before)

    # Guests

    async def add_guest(self, id: str, name: str, key_hash: str, language: str, now: float) -> None:
        """Add a guest with the key of its first device; an id or a key that is in use raises Taken."""
        await self._write(guests.add_guest, id, name, key_hash, language, now)

    async def add_key(self, guest: str, key_hash: str, now: float) -> None:
        """Add the key of another device of a guest."""
        await self._write(guests.add_key, guest, key_hash, now)

    async def guest(self, id: str) -> Guest | None:
        """Find a guest by its id."""
        return await self._read(guests.guest, id)

    async def guest_by_key(self, key_hash: str) -> Guest | None:
        """Find the guest with a device's key."""
        return await self._read(guests.guest_by_key, key_hash)

    async def rename(self, guest: str, name: str) -> bool:
        """Store a guest's new name; return whether the guest exists."""
        return await self._write(guests.change, guest, name=name)

    async def set_language(self, guest: str, language: str) -> bool:
        """Store a guest's language; return whether the guest exists."""
        return await self._write(guests.change, guest, language=language)

    async def seen(self, guest: str, now: float) -> bool:
        """Store that a guest was here; return whether the guest exists."""
        return await self._write(guests.change, guest, seen=now)

    async def personal_data(self, guest: str) -> dict[str, Any]:
        """Return everything that the store has about a guest, as data for JSON."""
        return await self._read(personal.personal_data, guest)

    async def forget_guest(self, guest: str) -> Forgotten:
        """Delete a guest and everything of its own; its name and what it said are removed from others' tables."""
        forgotten = await self._write(personal.forget_guest, guest)
        await self._read(sweep)
        return forgotten

    async def add_transfer(self, code_hash: str, guest: str, expires: float) -> None:
        """Add a code that moves a guest to another device, in place of its earlier ones."""
        await self._write(guests.add_transfer, code_hash, guest, expires)

    async def take_transfer(self, code_hash: str, now: float) -> str | None:
        """Use up a transfer code, and return the id of its guest; None if the code is unknown or expired."""
        return await self._write(guests.take_transfer, code_hash, now)

    # Replays

    async def add_replay(self, replay: StoredReplay, since: float, most: int) -> bool:
        """Store a record uploaded by a guest, unless it has uploaded `most` since a time; return whether it is stored."""
        return await self._write(replays.add_replay, replay, since, most)

    async def replay(self, id: str) -> StoredReplay | None:
        """Find an uploaded record."""
        return await self._read(replays.replay, id)

    # Reviews

    async def begin_review(self, replay: str, server: str, now: float) -> None:
        """Store that a server computes the review of a replay, replacing any earlier one."""
        await self._write(reviews.begin_review, replay, server, now)

    async def finish_review(self, replay: str, review: str) -> None:
        """Store a review that was begun, as JSON."""
        await self._write(reviews.finish_review, replay, review)

    async def drop_review(self, replay: str) -> None:
        """Forget a review that failed."""
        await self._write(reviews.drop_review, replay)

    async def review(self, replay: str) -> StoredReview | None:
        """Find the review of a replay, finished or under way."""
        return await self._read(reviews.review, replay)

    # Results

    async def uncounted_tables(self, limit: int = 100) -> list[str]:
        """List tables whose match is over but has no result yet, oldest first."""
        return await self._read(results.uncounted, limit)

    async def count(self, table: str, finish: Finish | None) -> None:
        """Store how a match ended that was over before results were kept; None if it does not count."""
        await self._write(results.count, table, finish)

    async def results_of(self, guest: str) -> list[tuple[str, Finish]]:
        """List the matches of a guest that count, each with its table, latest first."""
        return await self._read(results.results_of, guest)

    async def ratings_of(self, players: Iterable[str]) -> list[StoredRating]:
        """List all ratings of some players: guests by their ids, bots as `bot NAME`."""
        return await self._read(results.ratings_of, [*players])

    # Servers

    async def heartbeat(self, address: str, now: float) -> bool:
        """Store that this server is alive, and where others reach it; the first call joins them.

        Return False if its heart had stopped for too long: others may have taken its tables, so it owns none any more, and must
        drop all from memory. A server alone with a SQLite file never loses its tables.
        """
        first, self._beaten = not self._beaten, True
        try:
            return await self._write(self._leases.heartbeat, address, now, first)
        except BaseException:
            self._beaten = not first
            raise

    async def owner_of(self, table: str, now: float) -> Owner | None:
        """Return the server that owns a table; None if none does."""
        return await self._read(self._leases.owner_of, table, now)

    async def claim(self, table: str, now: float) -> bool:
        """Make this server the owner of a table, unless another that is alive owns it; return whether it is."""
        return await self._write(self._leases.claim, table, now)

    async def release(self, tables: Iterable[str]) -> None:
        """Give up tables of this server."""
        await self._write(self._leases.release, [*tables])

    async def standings(self, tables: Iterable[str], now: float) -> dict[str, Standing]:
        """Return the length of the log and the living owner of each of some tables; missing ones are left out."""
        return await self._read(self._leases.standings, [*tables], now)

    async def servers(self, now: float) -> set[str]:
        """Return the servers that are alive."""
        return await self._read(self._leases.servers, now)

    # Notices

    async def listen(self, hear: notices.Hear, missed: notices.Missed) -> None:
        """Start receiving all notices, this server's own included: `hear(channel, payload)` is called in the event loop.

        `missed()` is called after a reconnection: notices sent meanwhile were lost.
        """
        self._listeners.append((hear, missed))
        if isinstance(self._place, Address) and not self._listening:
            listening = asyncio.Event()
            self._listening = asyncio.create_task(notices.listen(self._place, self._hear, self._missed, listening))
            waiting = asyncio.create_task(listening.wait())
            await asyncio.wait({self._listening, waiting}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            if self._listening.done():
                self._listening.result()

    def _hear(self, channel: str, payload: str) -> None:
        for hear, _ in self._listeners:
            notices.call(hear, channel, payload)

    def _missed(self) -> None:
        for _, missed in self._listeners:
            notices.call(missed)

    async def notify(self, channel: str, *payloads: str) -> None:
        """Send notices to all servers, including this one, in order; one that is too long raises TooLong."""
        packed = [piece for payload in payloads for piece in notices.pack(channel, payload)]
        if isinstance(self._place, Address):
            await self._read(notices.notify, packed)
        else:
            for payload in payloads:
                asyncio.get_running_loop().call_soon(self._hear, channel, payload)

    # The rest

    async def backup(self, copy: Path) -> None:
        """Copy a store in a SQLite file while it is in use; for PostgreSQL there is pg_dump."""
        if not isinstance(self._place, File):
            raise CannotBackUp("backup-postgres", store=self._place.name)
        await asyncio.to_thread(back_up, self._place.path, copy)

    async def _write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        result: T = await asyncio.wrap_future(self._writer.put(lambda connection: work(connection, *args, **kwargs)))
        return result

    async def _read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._closed:
            raise StoreFailed("store-closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self._readers, partial(self._read_now, lambda connection: work(connection, *args, **kwargs))
        )

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        """Read, trying twice, as the first attempt may find that the connection was lost."""
        for last in (False, True):
            try:
                with self._engine.begin() as connection:
                    return work(connection)
            except SQLAlchemyError as error:
                if last or not is_outage(error):
                    raise self._failure(error) from None
        raise AssertionError("the last attempt returns or raises")

    def _failure(self, error: Exception) -> StoreFailed:
        return StoreFailed("store-failed", store=self._place.name, reason=_reason(self._place, error))


def _reason(place: Place, error: Exception) -> object:
    reason = why(error)
    return place.hide(reason) if isinstance(reason, str) else reason


def _forget_servers(connection: Connection) -> None:
    """Free all tables: the holder of a SQLite file's lock is the only server."""
    connection.execute(update(TABLES).values(owner=None))
    connection.execute(delete(SERVERS))
