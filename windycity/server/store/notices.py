"""Notices between servers, on channels, by PostgreSQL's NOTIFY; a server alone with a store notifies itself.

NOTIFY carries 7999 bytes. A longer notice is sent in pieces, all in one transaction: these arrive in order, with no other
server's between them.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, text

from windycity.server.store.errors import TooLong, why

if TYPE_CHECKING:
    from windycity.server.store.place import Address

CHANNEL = "windycity"  # PostgreSQL's; ours are in the payload, so that one LISTEN is enough
LONGEST = 262_144  # characters of a notice
PIECE = 1900  # characters of a piece: each may have four bytes
MORE, LAST = "+", "-"  # the first character of a piece, if another follows or not; no channel begins like this
AGAIN = 0.2  # seconds after which a listener that has not stopped is cancelled again
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to reconnect to the database

Hear = Callable[[str, str], None]
Missed = Callable[[], None]

log = logging.getLogger(__name__)


def pack(channel: str, payload: str) -> list[str]:
    """Write a notice for NOTIFY, in pieces if necessary; one that is too long raises TooLong."""
    if not channel or " " in channel or channel.startswith((MORE, LAST)):
        raise ValueError(f"a channel is a word, not {channel!r}")
    if len(payload) > LONGEST:
        raise TooLong("notice-too-long", channel=channel, size=len(payload), most=LONGEST)
    whole, tag = f"{channel} {payload}", secrets.token_hex(4)
    if len(whole) <= PIECE:
        return [whole]
    *pieces, last = (whole[begin : begin + PIECE] for begin in range(0, len(whole), PIECE))
    # Each has a tag and a number, because NOTIFY drops duplicates within a transaction.
    return [*(f"{MORE}{tag}{number} {piece}" for number, piece in enumerate(pieces)), f"{LAST}{tag} {last}"]


class Pieces:
    """Reassembles notices from pieces."""

    def __init__(self) -> None:
        self._pieces: list[str] = []

    def take(self, packed: str) -> tuple[str, str] | None:
        """Return the channel and the payload of a notice, None if more of it is to come."""
        if not packed.startswith((MORE, LAST)):
            channel, payload = packed.split(" ", 1)
            return channel, payload
        self._pieces.append(packed.split(" ", 1)[1])
        if packed.startswith(MORE):
            return None
        whole, self._pieces = "".join(self._pieces), []
        return self.take(whole)


def notify(connection: Connection, packed: list[str]) -> None:
    """Send pieces of notices to all servers, this one included."""
    for piece in packed:
        connection.execute(text("SELECT pg_notify(:channel, :piece)"), {"channel": CHANNEL, "piece": piece})


async def listen(address: Address, hear: Hear, missed: Missed, listening: asyncio.Event) -> None:
    """Receive notices until cancelled; after a reconnection, report that some may have been missed."""
    failures = 0
    while True:
        try:
            async with await _connect(address) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                if listening.is_set():
                    missed()
                listening.set()
                failures = 0
                pieces = Pieces()
                async for notice in connection.notifies():
                    if whole := pieces.take(notice.payload):
                        hear(*whole)
        except OSError as error:
            log.warning("the store's notices are not heard now: %s", address.hide(str(error)))
        except Exception as error:
            import psycopg

            if not isinstance(error, psycopg.Error):
                raise
            log.warning("the store's notices are not heard now: %s", address.hide(str(why(error))))
        await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
        failures += 1


async def _connect(address: Address) -> Any:
    import psycopg
    from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg

    _, settings = PGDialect_psycopg().create_connect_args(address.url)  # type: ignore[no-untyped-call]
    return await psycopg.AsyncConnection.connect(**settings, autocommit=True)


def call(callback: Callable[..., None], *facts: str) -> None:
    """Call a listener; its errors are logged, and do not stop listening."""
    try:
        callback(*facts)
    except Exception:
        log.exception("a listener of the store's notices failed")


async def end(task: asyncio.Task[None]) -> None:
    """Stop listening.

    The `wait_for` of Python 3.11, which psycopg uses before 3.3, may lose a cancellation, which is then repeated.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
    with suppress(asyncio.CancelledError):
        task.result()
