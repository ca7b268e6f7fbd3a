"""A server in this process, on a port of its own and a store of its own, for tests."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.server.client import Person, visiting
from windycity.server.callers import Settings
from windycity.server.limits import Limits
from windycity.server.serve import Wish, running
from windycity.server.services import Services

GAME = "chicago-poker"


class Inn:
    """A server that is running, and people who come to it."""

    def __init__(self, site: str, services: Services, person: Callable[[], Person]):
        self.site = site
        self.services = services
        self.person = person

    @property
    def http(self) -> httpx.AsyncClient:
        """A browser, or a program, that is nobody yet."""
        return self.person().http

    async def come(self, name: str, language: str = "en") -> Person:
        return await self.person().come(name, language)

    async def two(self) -> tuple[Person, Person, str]:
        """Two guests, and a table where both sit."""
        ann, bob = await self.come("Ann"), await self.come("Bob")
        table = await ann.found(GAME, ["me", "open"])
        async with bob.at(table) as seen:
            await seen.done("sit", seat=1)
        return ann, bob, table


@asynccontextmanager
async def inn(settings: Settings | None = None, limits: Limits | None = None, **wish: Any) -> AsyncIterator[Inn]:
    """Run a server."""
    with tempfile.TemporaryDirectory() as folder:
        store = Path(folder) / "store.sqlite"
        wished = Wish(store, port=0, settings=settings or Settings(), limits=limits or Limits(), compiling=False, **wish)
        async with running(wished) as (services, port), visiting(f"http://127.0.0.1:{port}") as person:
            yield Inn(f"http://127.0.0.1:{port}", services, person)


def tell(story: Callable[[Inn], Awaitable[None]], **wish: Any) -> None:
    """Run a story at an inn."""

    async def told() -> None:
        async with inn(**wish) as place:
            await asyncio.wait_for(story(place), 120)

    asyncio.run(told())
