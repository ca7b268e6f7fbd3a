"""The logs of tables, and lists of tables, on a connection to the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, bindparam, delete, func, insert, select, update

from windycity.server.entries import AnyEntry, Founding, decode
from windycity.server.store import results
from windycity.server.store.errors import Lost, Taken, Unreadable
from windycity.server.store.finish import Finish
from windycity.server.store.schema import ENTRIES, GUESTS, SITTINGS, TABLES
from windycity.server.store.summary import Summary

_json = msgspec.json.Encoder()
_founding = msgspec.json.Decoder(Founding)
_summary = msgspec.json.Decoder(Summary)


class Append(msgspec.Struct, frozen=True):
    """Entries to append to a log from number `first` on, as stored, and the table in short after them."""

    server: str
    table: str
    first: int
    entries: tuple[str, ...]
    summary: Summary
    finish: Finish | None = None  # of a match that is over


class Listing(msgspec.Struct, frozen=True):
    """A table in a list."""

    founding: Founding
    summary: Summary

    @property
    def id(self) -> str:
        """The name of the table in its address."""
        return self.founding.id


class Counts(msgspec.Struct, frozen=True):
    """The counts of guests, and of tables by stage."""

    guests: int
    gathering: int
    playing: int
    over: int


def found(connection: Connection, founding: Founding, summary: Summary, owner: str) -> None:
    """Store a new table, owned by a server; an id that is in use raises Taken."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == founding.id)) is not None:
        raise Taken("id-taken", id=founding.id)
    written = _json.encode(founding).decode()
    row = {"id": founding.id, "founding": written, "host": founding.host, "made": founding.at, "entries": 0, "owner": owner}
    connection.execute(insert(TABLES).values(**row, **_columns(summary)))
    _seat(connection, {founding.id: summary.guests})


def append(connection: Connection, appends: Sequence[Append]) -> list[Lost | None]:
    """Append to several logs in few statements; return for each None, or why it was not stored.

    The rows of the tables are locked until the transaction ends, in the same order everywhere, so that servers never deadlock.
    The server must own the table, so that one that was presumed dead writes nothing more; and the log's length must be the number
    of the first entry, so that no number is ever written twice. An append that ends a match also stores its result and the
    ratings of its players, or nothing at all.
    """
    ids = sorted({each.table for each in appends})
    query = (
        select(TABLES.c.id, TABLES.c.entries, TABLES.c.summary, TABLES.c.owner, TABLES.c.stage)
        .where(TABLES.c.id.in_(ids))
        .order_by(TABLES.c.id)
        .with_for_update()
    )
    found = {row.id: row for row in connection.execute(query)}
    lengths = {id: row.entries for id, row in found.items()}
    outcomes: list[Lost | None] = []
    latest: dict[str, Summary] = {}
    ended: dict[str, Finish | None] = {}
    rows: list[dict[str, Any]] = []
    for each in appends:
        if lengths.get(each.table) != each.first or found[each.table].owner != each.server:
            outcomes.append(Lost("table-lost", table=each.table))
            continue
        outcomes.append(None)
        rows += [
            {"table_id": each.table, "number": each.first + place, "entry": entry} for place, entry in enumerate(each.entries)
        ]
        lengths[each.table] += len(each.entries)
        latest[each.table] = each.summary
        if each.summary.stage == "over" and found[each.table].stage != "over":
            ended[each.table] = each.finish
    if rows:
        connection.execute(insert(ENTRIES), rows)
        connection.execute(_UPDATE, [{"key": id, "entries": lengths[id], **_columns(summary)} for id, summary in latest.items()])
        seats = {id: summary.guests for id, summary in latest.items()}
        _seat(connection, {id: guests for id, guests in seats.items() if guests != _summary.decode(found[id].summary).guests})
        results.add_results(connection, ended.items())
    return outcomes


def _columns(summary: Summary) -> dict[str, Any]:
    return {
        "summary": _json.encode(summary).decode(),
        "stage": summary.stage,
        "listed": summary.listed,
        "open": len(summary.open),
        "deadline": summary.deadline,
        "changed": summary.changed,
    }


_UPDATE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in ("entries", "summary", "stage", "listed", "open", "deadline", "changed")})
)


def _seat(connection: Connection, seats: dict[str, frozenset[str]]) -> None:
    """Update who sits at some tables."""
    rows = [{"table_id": id, "guest": guest} for id, guests in seats.items() for guest in guests]
    if seats:
        connection.execute(delete(SITTINGS).where(SITTINGS.c.table_id.in_(seats)))
    if rows:
        connection.execute(insert(SITTINGS), rows)


def load(connection: Connection, id: str) -> tuple[Founding, list[AnyEntry]] | None:
    """Read a table and its whole log; None if there is no such table."""
    founding = connection.scalar(select(TABLES.c.founding).where(TABLES.c.id == id))
    return None if founding is None else (_founding_of(id, founding), entries(connection, id, 0))


def entries(connection: Connection, id: str, since: int) -> list[AnyEntry]:
    """Read the log of a table from a number on; an entry that is missing or damaged raises Unreadable."""
    query = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.table_id == id, ENTRIES.c.number >= since)
    log: list[AnyEntry] = []
    for number, (found, entry) in enumerate(connection.execute(query.order_by(ENTRIES.c.number)), start=since):
        try:
            if found != number:
                raise ValueError("an entry is missing")
            log.append(decode(entry))
        except (ValueError, msgspec.MsgspecError) as error:
            raise Unreadable("entry-unreadable", table=id, number=number) from error
    return log


def _founding_of(id: str, founding: str) -> Founding:
    try:
        return _founding.decode(founding)
    except (ValueError, msgspec.MsgspecError):  # its text may show the secret of the luck
        raise Unreadable("founding-unreadable", table=id) from None


def listed_tables(connection: Connection, limit: int) -> list[Listing]:
    """List the tables that anybody may join, newest first."""
    wanted = (TABLES.c.stage == "gathering") & TABLES.c.listed & (TABLES.c.open > 0)
    query = select(TABLES.c.id, TABLES.c.founding, TABLES.c.summary).where(wanted)
    return [
        _listing(row) for row in connection.execute(query.order_by(TABLES.c.made.desc(), TABLES.c.id).limit(limit)).mappings()
    ]


def tables_of(connection: Connection, guest: str, limit: int) -> list[Listing]:
    """List the tables of a guest: first those that wait for it, then other live ones, then finished ones, each latest first."""
    mine = select(TABLES.c.id, TABLES.c.founding, TABLES.c.summary).join(SITTINGS).where(SITTINGS.c.guest == guest)
    latest = mine.order_by(TABLES.c.changed.desc(), TABLES.c.id)
    live = [_listing(row) for row in connection.execute(latest.where(TABLES.c.stage != "over")).mappings()]
    live.sort(key=lambda listing: not listing.summary.is_turn_of(guest))  # the sort is stable
    room = max(0, limit - len(live))
    return live[:limit] + [
        _listing(row) for row in connection.execute(latest.where(TABLES.c.stage == "over").limit(room)).mappings()
    ]


def _listing(row: RowMapping) -> Listing:
    return Listing(_founding_of(row["id"], row["founding"]), _summary.decode(row["summary"]))


def due_tables(connection: Connection, now: float, free: ColumnElement[bool], limit: int) -> list[str]:
    """List the tables at which something is due and which are free for this server, the longest overdue first."""
    query = select(TABLES.c.id).where(TABLES.c.deadline <= now, free).order_by(TABLES.c.deadline, TABLES.c.id).limit(limit)
    return [*connection.scalars(query)]


def tables_made(connection: Connection, guest: str, since: float) -> int:
    """Count the tables that a guest has made since a time."""
    return connection.scalar(select(func.count()).select_from(TABLES).where(TABLES.c.host == guest, TABLES.c.made >= since)) or 0


def live_tables(connection: Connection, guest: str) -> int:
    """Count the unfinished tables that a guest sits at or has made."""
    sits = TABLES.c.id.in_(select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest))
    query = select(func.count()).select_from(TABLES).where(TABLES.c.stage != "over", sits | (TABLES.c.host == guest))
    return connection.scalar(query) or 0


_STAGES = select(TABLES.c.stage, func.count().label("tables")).group_by(TABLES.c.stage)


def counts(connection: Connection) -> Counts:
    """Count everything, for the server's metrics."""
    stages = {row.stage: row.tables for row in connection.execute(_STAGES)}
    guests = connection.scalar(select(func.count()).select_from(GUESTS)) or 0
    return Counts(guests, stages.get("gathering", 0), stages.get("playing", 0), stages.get("over", 0))


def forget_tables(connection: Connection, before: float) -> int:
    """Delete the tables whose match never began and that have been untouched since a time; return their count."""
    return connection.execute(delete(TABLES).where(TABLES.c.stage == "gathering", TABLES.c.changed < before)).rowcount
