"""Records uploaded by guests, on a connection to the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select

from windycity.server.store.schema import REPLAYS


class StoredReplay(msgspec.Struct, frozen=True):
    """An uploaded record, with the text of its edition if that is not the game's own."""

    id: str
    guest: str
    made: float
    record: str
    edition: str | None = None

    def __repr__(self) -> str:
        return f"StoredReplay({self.id})"  # a record has the secret of its luck


def add_replay(connection: Connection, replay: StoredReplay, since: float, most: int) -> bool:
    """Store a record, unless its guest has uploaded `most` since a time; return whether it is stored."""
    brought = select(func.count()).select_from(REPLAYS).where(REPLAYS.c.guest == replay.guest, REPLAYS.c.made >= since)
    if (connection.scalar(brought) or 0) >= most:
        return False
    connection.execute(insert(REPLAYS).values(**msgspec.structs.asdict(replay)))
    return True


def replay(connection: Connection, id: str) -> StoredReplay | None:
    """Find a record by its id."""
    row = connection.execute(select(REPLAYS).where(REPLAYS.c.id == id)).first()
    return None if row is None else StoredReplay(*row)
