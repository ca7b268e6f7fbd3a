"""What the store has about one guest, to export or to delete, on a connection to the database.

Logs are shared with the other players, so a deleted guest becomes nameless in them: matches stay as they were played.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from windycity.server.entries import AnyEntry, Chair, Founding, Said, Sat, decode, encode
from windycity.server.store import results
from windycity.server.store.finish import Finish
from windycity.server.store.schema import ENTRIES, GUESTS, KEYS, RATINGS, REPLAYS, RESULTS, REVIEWS, SITTINGS, TABLES
from windycity.server.store.summary import Summary

_json = msgspec.json.Encoder()
_founding = msgspec.json.Decoder(Founding)
_summary = msgspec.json.Decoder(Summary)
_finish = msgspec.json.Decoder(Finish)


class Forgotten(msgspec.Struct, frozen=True):
    """The tables deleted with a guest, those that stay without its name, and the deleted records."""

    deleted: list[str]
    changed: list[str]
    records: list[str]


def personal_data(connection: Connection, guest: str) -> dict[str, Any]:
    """Return everything that the store has about a guest, as data for JSON, except keys and what others did."""
    who = connection.execute(select(GUESTS).where(GUESTS.c.id == guest)).mappings().one()
    devices = connection.scalars(select(KEYS.c.made).where(KEYS.c.guest == guest).order_by(KEYS.c.made))
    brought = connection.execute(select(REPLAYS.c.id, REPLAYS.c.made, REPLAYS.c.record).where(REPLAYS.c.guest == guest))
    return {
        "guest": dict(who),
        "devices": [{"made": made} for made in devices],
        "tables": [_table_data(connection, id, guest) for id in _tables_of(connection, guest)],
        "results": [{"table": id, **msgspec.to_builtins(finish)} for id, finish in results.results_of(connection, guest)],
        "ratings": msgspec.to_builtins(results.ratings_of(connection, [guest])),
        "records": [dict(row) for row in brought.mappings()],
    }


def _table_data(connection: Connection, id: str, guest: str) -> dict[str, Any]:
    row = connection.execute(select(TABLES.c.founding, TABLES.c.summary).where(TABLES.c.id == id)).one()
    founding, summary = _founding.decode(row.founding), _summary.decode(row.summary)
    seat = next((seat for seat, chair in enumerate(summary.chairs) if chair.guest == guest), None)
    own = [entry for _, entry in _log(connection, id) if _is_by(entry, guest, seat)]
    return {
        "id": id,
        "game": founding.setup.game,
        "made": founding.at,
        "host": founding.host == guest,
        "seat": seat,
        "stage": summary.stage,
        "did": msgspec.to_builtins(own),
    }


def _is_by(entry: AnyEntry, guest: str, seat: int | None) -> bool:
    if isinstance(entry, Sat | Said):
        return entry.guest == guest
    return seat is not None and getattr(entry, "seat", None) == seat and getattr(entry, "by", "guest") == "guest"


def _tables_of(connection: Connection, guest: str) -> list[str]:
    """List the tables that a guest made, sat at, or said something at."""
    sat = select(SITTINGS.c.table_id).where(SITTINGS.c.guest == guest)
    named = select(ENTRIES.c.table_id).where(ENTRIES.c.entry.contains(f'"guest":"{guest}"', autoescape=True))
    query = select(TABLES.c.id).where(or_(TABLES.c.host == guest, TABLES.c.id.in_(sat), TABLES.c.id.in_(named)))
    return [*connection.scalars(query.order_by(TABLES.c.id))]


def _log(connection: Connection, id: str) -> list[tuple[int, AnyEntry]]:
    query = select(ENTRIES.c.number, ENTRIES.c.entry).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number)
    return [(row.number, decode(row.entry)) for row in connection.execute(query)]


def forget_guest(connection: Connection, guest: str) -> Forgotten:
    """Delete a guest and everything of its own: tables where no other guest sits, results, ratings, keys, records.

    Its name, its number and what it said are removed from others' tables. These tables lose their owners, so that servers that
    have one in memory read it again.
    """
    deleted, changed = [], []
    for id in _tables_of(connection, guest):
        query = select(TABLES.c.founding, TABLES.c.summary).where(TABLES.c.id == id).with_for_update()
        row = connection.execute(query).one()
        summary = _summary.decode(row.summary)
        if summary.guests - {guest}:
            _leave(connection, id, guest, _founding.decode(row.founding), summary)
            changed.append(id)
        else:
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
            deleted.append(id)
    records = [*connection.scalars(select(REPLAYS.c.id).where(REPLAYS.c.guest == guest))]
    connection.execute(delete(REVIEWS).where(REVIEWS.c.id.in_([*deleted, *records])))
    connection.execute(delete(SITTINGS).where(SITTINGS.c.guest == guest))
    connection.execute(delete(RATINGS).where(RATINGS.c.player == guest))
    connection.execute(delete(GUESTS).where(GUESTS.c.id == guest))
    return Forgotten(deleted, changed, records)


def _leave(connection: Connection, id: str, guest: str, founding: Founding, summary: Summary) -> None:
    """Remove a guest's name from a table of others: it becomes a nameless somebody, a different one at every table."""
    somebody = f"gone-{secrets.token_hex(8)}"

    def chairs(before: tuple[Chair, ...]) -> tuple[Chair, ...]:
        return tuple(Chair(somebody, "", chair.bot) if chair.guest == guest else chair for chair in before)

    host = somebody if founding.host == guest else founding.host
    setup = msgspec.structs.replace(founding.setup, chairs=chairs(founding.setup.chairs))
    written = {
        "founding": _json.encode(msgspec.structs.replace(founding, setup=setup, host=host)).decode(),
        "summary": _json.encode(msgspec.structs.replace(summary, chairs=chairs(summary.chairs))).decode(),
    }
    connection.execute(update(TABLES).where(TABLES.c.id == id).values(host=host, owner=None, **written))
    for number, entry in _log(connection, id):
        if isinstance(entry, Sat | Said) and entry.guest == guest:
            changes = {"text": ""} if isinstance(entry, Said) else {}
            silent = msgspec.structs.replace(entry, guest=somebody, name="", **changes)
            place = ENTRIES.c.table_id == id, ENTRIES.c.number == number
            connection.execute(update(ENTRIES).where(*place).values(entry=encode(silent).decode()))
    stored = connection.scalar(select(RESULTS.c.finish).where(RESULTS.c.table_id == id))
    if stored is not None:
        finish = _finish.decode(stored)
        seats = tuple(msgspec.structs.replace(one, guest=None, name="") if one.guest == guest else one for one in finish.seats)
        kept = _json.encode(msgspec.structs.replace(finish, seats=seats)).decode()
        connection.execute(update(RESULTS).where(RESULTS.c.table_id == id).values(finish=kept))
