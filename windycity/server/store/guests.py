"""Guests, the keys of their devices, and codes that move a guest to another device, on a connection to the database.

Keys and codes are hashed before they come here, so reading the database gives access to none.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from windycity.server.store.errors import Taken
from windycity.server.store.schema import GUESTS, KEYS, TRANSFERS


class Guest(msgspec.Struct, frozen=True):
    """A guest; `made` and `seen` are the times of its first and last visits."""

    id: str
    name: str
    language: str
    made: float
    seen: float


def add_guest(connection: Connection, id: str, name: str, key_hash: str, language: str, now: float) -> None:
    """Add a guest with the key of its first device; an id or a key that is in use raises Taken."""
    if connection.scalar(select(GUESTS.c.id).where(GUESTS.c.id == id)) is not None:
        raise Taken("id-taken", id=id)
    connection.execute(insert(GUESTS).values(id=id, name=name, language=language, made=now, seen=now))
    add_key(connection, id, key_hash, now)


def add_key(connection: Connection, guest: str, key_hash: str, now: float) -> None:
    """Add the key of another device of a guest."""
    if connection.scalar(select(KEYS.c.guest).where(KEYS.c.hash == key_hash)) is not None:
        raise Taken("key-taken")
    connection.execute(insert(KEYS).values(hash=key_hash, guest=guest, made=now))


def guest(connection: Connection, id: str) -> Guest | None:
    """Find a guest by its id."""
    row = connection.execute(select(GUESTS).where(GUESTS.c.id == id)).first()
    return None if row is None else Guest(*row)


def guest_by_key(connection: Connection, key_hash: str) -> Guest | None:
    """Find the guest with a device's key."""
    row = connection.execute(select(GUESTS).join(KEYS).where(KEYS.c.hash == key_hash)).first()
    return None if row is None else Guest(*row)


def change(connection: Connection, /, id: str, **columns: object) -> bool:
    """Store a guest's new name or language, or when it was last seen; return whether the guest exists."""
    return connection.execute(update(GUESTS).where(GUESTS.c.id == id).values(**columns)).rowcount == 1


def add_transfer(connection: Connection, code_hash: str, guest: str, expires: float) -> None:
    """Add a transfer code in place of the guest's earlier ones."""
    connection.execute(delete(TRANSFERS).where(TRANSFERS.c.guest == guest))
    if connection.scalar(select(TRANSFERS.c.guest).where(TRANSFERS.c.hash == code_hash)) is not None:
        raise Taken("key-taken")
    connection.execute(insert(TRANSFERS).values(hash=code_hash, guest=guest, expires=expires))


def take_transfer(connection: Connection, code_hash: str, now: float) -> str | None:
    """Use up a transfer code, and return its guest; None if the code is unknown or expired."""
    connection.execute(delete(TRANSFERS).where(TRANSFERS.c.expires <= now))
    return connection.scalar(delete(TRANSFERS).where(TRANSFERS.c.hash == code_hash).returning(TRANSFERS.c.guest))
