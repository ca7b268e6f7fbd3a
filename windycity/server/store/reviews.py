"""Reviews of finished matches, on a connection to the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from windycity.server.store.schema import REVIEWS


class StoredReview(msgspec.Struct, frozen=True):
    """A review by the id of its replay: as JSON, or None while a server, which may be gone, computes it."""

    id: str
    server: str
    begun: float
    review: str | None


def begin_review(connection: Connection, id: str, server: str, now: float) -> None:
    """Store that a server computes a review, replacing any earlier one."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.id == id))
    connection.execute(insert(REVIEWS).values(id=id, server=server, begun=now, review=None))


def finish_review(connection: Connection, id: str, review: str) -> None:
    """Store a review that was begun."""
    connection.execute(update(REVIEWS).where(REVIEWS.c.id == id).values(review=review))


def drop_review(connection: Connection, id: str) -> None:
    """Forget a review that failed."""
    connection.execute(delete(REVIEWS).where(REVIEWS.c.id == id))


def review(connection: Connection, id: str) -> StoredReview | None:
    """Find the review of a replay."""
    row = connection.execute(select(REVIEWS).where(REVIEWS.c.id == id)).first()
    return None if row is None else StoredReview(*row)
