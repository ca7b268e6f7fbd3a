"""What servers tell each other: notices on channels, by PostgreSQL's NOTIFY; a server alone with a store tells itself.

NOTIFY carries 7999 bytes. A longer notice is sent in pieces, all in one transaction: these arrive one after the other, and no
other server's between them.
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

CHANNEL = "windycity"  # PostgreSQL's; ours are in the payload, so that nobody need listen anew for each
LONGEST = 262_144  # characters of a notice
PIECE = 1900  # characters of a piece: each may have four bytes
MORE, LAST = "+", "-"  # how a piece begins: one after which another comes, and the last; no channel begins like this
AGAIN = 0.2  # seconds after which listening that has not stopped is stopped again
PAUSES = (0.1, 0.5, 1.0, 2.0, 5.0)  # seconds between attempts to reach the database again

Hear = Callable[[str, str], None]
Missed = Callable[[], None]

log = logging.getLogger(__name__)


def pack(channel: str, payload: str) -> list[str]:
    """Write a notice as NOTIFY carries it, in pieces if it must be; one that is too long raises TooLong."""
    if not channel or " " in channel or channel.startswith((MORE, LAST)):
        raise ValueError(f"a channel is a word, not {channel!r}")
    if len(payload) > LONGEST:
        raise TooLong("notice-too-long", channel=channel, size=len(payload), most=LONGEST)
    whole, tag = f"{channel} {payload}", secrets.token_hex(4)
    if len(whole) <= PIECE:
        return [whole]
    *pieces, last = (whole[begin : begin + PIECE] for begin in range(0, len(whole), PIECE))
    # Each with a tag and a number, as NOTIFY leaves out what it has been given before in the same transaction.
    return [*(f"{MORE}{tag}{number} {piece}" for number, piece in enumerate(pieces)), f"{LAST}{tag} {last}"]


class Pieces:
    """Puts notices together again."""

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
    """Call whoever listens; its mistakes are logged, and stop nobody from listening."""
    try:
        callback(*facts)
    except Exception:
        log.exception("a listener of the store's notices failed")


async def end(task: asyncio.Task[None]) -> None:
    """Stop listening.

    The `wait_for` of Python 3.11, which psycopg uses before 3.3, may lose that it is cancelled: then it is cancelled again.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
    with suppress(asyncio.CancelledError):
        task.result()
