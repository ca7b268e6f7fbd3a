"""What servers tell each other: short notices on channels, by PostgreSQL's NOTIFY; a server alone with a store tells itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, text

from windycity.server.store.errors import TooLong, why

if TYPE_CHECKING:
    from windycity.server.store.place import Address

CHANNEL = "windycity"  # PostgreSQL's; ours are in the payload, so that nobody need listen anew for each
LONGEST = 7999  # bytes that NOTIFY carries
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to reach the database again

Hear = Callable[[str, str], None]
Missed = Callable[[], None]

log = logging.getLogger(__name__)


def pack(channel: str, payload: str) -> str:
    """Write a notice as NOTIFY carries it; one that is too long raises TooLong."""
    if not channel or " " in channel:
        raise ValueError(f"a channel is a word, not {channel!r}")
    packed = f"{channel} {payload}"
    size = len(packed.encode())
    if size > LONGEST:
        raise TooLong("notice-too-long", channel=channel, size=size, most=LONGEST)
    return packed


def notify(connection: Connection, packed: str) -> None:
    """Send a notice to all servers, this one included."""
    connection.execute(text("SELECT pg_notify(:channel, :packed)"), {"channel": CHANNEL, "packed": packed})


async def listen(address: Address, hear: Hear, missed: Missed, listening: asyncio.Event) -> None:
    """Hear notices until cancelled; after the connection was lost and is there again, say that some may have been missed."""
    failures = 0
    while True:
        try:
            async with await _connect(address) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                if listening.is_set():
                    missed()
                listening.set()
                failures = 0
                async for notice in connection.notifies():
                    hear(*notice.payload.split(" ", 1))
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
    """Call whoever listens; its mistakes are logged, and stop nobody from listening."""
    try:
        callback(*facts)
    except Exception:
        log.exception("a listener of the store's notices failed")


async def end(task: asyncio.Task[None]) -> None:
    """Stop listening."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
