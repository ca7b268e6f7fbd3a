"""Everything the application needs, in one place; made by `serve.py`, or by a test."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from windycity.server.callers import CALLER, Caller, Settings
from windycity.server.commands import Who, nobody
from windycity.server.entries import AnyEntry, Played
from windycity.server.guests import Guests
from windycity.server.hub import Hub
from windycity.server.limits import Doorman
from windycity.server.metrics import Labels, Metrics
from windycity.server.replays import Replays
from windycity.server.reviews import Reviews
from windycity.server.store import Guest, Store, StoreError
from windycity.server.table import Table
from windycity.server.thinkers import Thinkers
from windycity.server.warming import Progress

PATIENCE = 2.0  # seconds for the store to answer

log = logging.getLogger(__name__)


class Client(Protocol):
    """A device connected to a table over a WebSocket."""

    who: Who


@dataclass
class Services:
    """Everything needed to answer requests and WebSockets."""

    hub: Hub
    store: Store
    guests: Guests
    doorman: Doorman
    metrics: Metrics
    settings: Settings
    thinkers: Thinkers
    replays: Replays
    reviews: Reviews
    warmth: Mapping[str, Progress]
    now: Callable[[], float] = time.time
    clients: set[Client] = field(default_factory=set)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)  # messages that are being carried out

    def rename(self, guest: Guest) -> None:
        """Apply a guest's new name on all its devices."""
        for client in self.clients:
            if client.who.guest == guest.id:
                client.who = Who(guest.id, guest.name)

    def dismiss(self, guest: str) -> None:
        """Turn the devices of a deleted guest into spectators."""
        for client in self.clients:
            if client.who.guest == guest:
                client.who = nobody()

    async def store_works(self) -> bool:
        """Whether the store answers."""
        try:
            await asyncio.wait_for(self.store.guest(""), PATIENCE)
        except (StoreError, TimeoutError) as error:
            log.warning("the store does not answer: %s", error)
            return False
        return True

    def gauges(self) -> Mapping[str, tuple[str, Sequence[str], Mapping[Labels, float]]]:
        """Return the measurements that are computed on request."""
        tables = _counted(table.table.game.name for table in self.hub.tables)
        return {
            "windycity_connections": ("WebSockets open.", (), {(): len(self.clients)}),
            "windycity_tables": ("Tables in memory.", ("game",), tables),
            "windycity_bots_thinking": ("Bots that think.", (), {(): self.thinkers.thinking}),
            "windycity_bots_queued": ("Bots that wait for their turn to think.", (), {(): self.thinkers.queued}),
        }


def counting(metrics: Metrics) -> Callable[[Table, Sequence[AnyEntry], float], None]:
    """Return a callback that counts stored entries."""

    def stored(table: Table, entries: Sequence[AnyEntry], seconds: float) -> None:
        metrics.appends.add(seconds)
        for entry in entries:
            if isinstance(entry, Played):
                metrics.moves.add(table.game.name, entry.by, count=len(entry.moves))

    return stored


def _counted(names: Iterable[str]) -> dict[Labels, float]:
    counts: dict[Labels, float] = {}
    for name in names:
        counts[name,] = counts.get((name,), 0) + 1
    return counts


def services_of(connection: Any) -> Services:
    """Return the services of the application that a request or a WebSocket came to."""
    services: Services = connection.app.state.services
    return services


def caller_at(connection: Any) -> Caller:
    """Return who sent a request or opened a WebSocket."""
    caller: Caller = connection.scope[CALLER]
    return caller
