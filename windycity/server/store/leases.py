"""Which server owns a table, on a connection to the database.

A server owns its tables as long as its heart beats. Times are by the servers' own clocks, which must agree within a few
seconds; if they do not, a table may change hands too soon, but two servers never write to it: see `tables.append`.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, insert, or_, select, update

from windycity.server.store.schema import SERVERS, TABLES

GONE = 86_400.0  # seconds without a heartbeat after which a server is forgotten
MOST_AT_ONCE = 1000  # tables in one query


class Owner(msgspec.Struct, frozen=True):
    """The server that owns a table, where other servers reach it, and whether its heart still beats."""

    server: str
    address: str
    alive: bool


class Standing(msgspec.Struct, frozen=True):
    """The state of a table: the length of its log, and its owner if that is alive."""

    entries: int
    owner: str | None


class Leases(msgspec.Struct, frozen=True):
    """The leases as one server sees them; a heart has stopped after `lease` seconds without a beat (infinity for one alone)."""

    server: str
    lease: float

    def heartbeat(self, connection: Connection, address: str, now: float, first: bool) -> bool:
        """Store that this server is alive; False if its lease had run out, so that it owns nothing any more and starts over."""
        connection.execute(delete(SERVERS).where(SERVERS.c.id != self.server, SERVERS.c.beat < now - GONE))
        kept = (SERVERS.c.id == self.server) & (SERVERS.c.beat >= now - self.lease)
        if not first and connection.execute(update(SERVERS).where(kept).values(address=address, beat=now)).rowcount == 1:
            return True
        self.leave(connection)
        connection.execute(insert(SERVERS).values(id=self.server, address=address, beat=now))
        return first

    def leave(self, connection: Connection) -> None:
        """Give up all tables and stop being a server."""
        own = select(TABLES.c.id).where(TABLES.c.owner == self.server).order_by(TABLES.c.id)
        connection.execute(own.with_for_update())  # locked in the same order as in `tables.append`
        connection.execute(update(TABLES).where(TABLES.c.owner == self.server).values(owner=None))
        connection.execute(delete(SERVERS).where(SERVERS.c.id == self.server))

    def owner_of(self, connection: Connection, table: str, now: float) -> Owner | None:
        """Return the owner of a table; None if it has none, or one that is gone for ever."""
        query = select(SERVERS).join(TABLES, TABLES.c.owner == SERVERS.c.id).where(TABLES.c.id == table)
        row = connection.execute(query).first()
        return None if row is None else Owner(row.id, row.address, row.beat >= now - self.lease)

    def claim(self, connection: Connection, table: str, now: float) -> bool:
        """Make this server the owner of a table, unless another that is alive owns it; return whether it is."""
        # Lock first, then read: what a statement sees can be older than the lock that it waited for. A row locked by another
        # server is being claimed or written; waiting for it could end in a deadlock.
        locked = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(skip_locked=True)
        if connection.scalar(locked) is None:
            return False
        claimed = update(TABLES).where(TABLES.c.id == table, self.free(now)).values(owner=self.server)
        return connection.execute(claimed).rowcount == 1

    def release(self, connection: Connection, tables: list[str]) -> None:
        """Give up some tables."""
        connection.execute(update(TABLES).where(TABLES.c.id.in_(tables), TABLES.c.owner == self.server).values(owner=None))

    def standings(self, connection: Connection, tables: list[str], now: float) -> dict[str, Standing]:
        """Return the states of some tables; missing ones are left out."""
        alive, found = self.servers(connection, now), {}
        for begin in range(0, len(tables), MOST_AT_ONCE):
            some = TABLES.c.id.in_(tables[begin : begin + MOST_AT_ONCE])
            for row in connection.execute(select(TABLES.c.id, TABLES.c.entries, TABLES.c.owner).where(some)):
                found[row.id] = Standing(row.entries, row.owner if row.owner in alive else None)
        return found

    def servers(self, connection: Connection, now: float) -> set[str]:
        """Return the servers that are alive."""
        return {*connection.scalars(self._alive(now))}

    def free(self, now: float) -> ColumnElement[bool]:
        """Return the condition that this server may own a table: it does, nobody does, or a server whose heart has stopped."""
        return or_(TABLES.c.owner.is_(None), TABLES.c.owner == self.server, TABLES.c.owner.not_in(self._alive(now)))

    def _alive(self, now: float) -> Select[tuple[str]]:
        return select(SERVERS.c.id).where(SERVERS.c.beat >= now - self.lease)
