"""Several servers with one store: real processes, killed, frozen and cut off while people play at either."""

from __future__ import annotations

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Person, visiting
from tests.server.nursery import Nursery, Server
from tests.server.players import Player, check_log, seated
from tests.server.postgres import Postgres
from windycity.server.entries import Played
from windycity.server.store import Store

GAME = "chicago-poker"
TAKEN_OVER = 10.0  # seconds within which a table goes on at another server


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[Nursery]:
    with Nursery(tmp_path / "log") as nursery:
        yield nursery
    assert "Traceback" not in (tmp_path / "log").read_text()


class Town:
    """Two servers, `one` and `two`, and tables with people at either."""

    def __init__(self, nursery: Nursery, place: str, store: Store):
        self.nursery = nursery
        self.place = place
        self.store = store
        self.luck = random.Random(random.SystemRandom().randrange(10**6))
        self.servers: list[Server] = []
        self.tables: list[list[Player]] = []
        self._playing: list[asyncio.Task[None]] = []

    async def start(self, **more: float) -> Server:
        """Start another server."""
        self.servers.append(await self.nursery.start(self.place, **more))
        return self.servers[-1]

    async def open(self, count: int, sites: Sequence[str], **more: object) -> None:
        """Open tables for two guests and a bot, where these play on at any server that lives."""
        for _ in range(count):
            players = await seated(sites, GAME, ["Ann", "Bob"], self.luck, bots=["greedy"], **more)
            self.tables.append(players)
            self._playing += [asyncio.create_task(player.play(self.site)) for player in players]

    def site(self) -> str:
        return self.luck.choice(self.servers).site

    async def lengths(self) -> dict[str, int]:
        return {id: standing.entries for id, standing in (await self.store.standings(self.ids(), 0.0)).items()}

    def ids(self) -> list[str]:
        return [players[0].table for players in self.tables if not any(player.over for player in players)]

    async def goes_on(self) -> float:
        """Wait until people have moved at every table, and return how long that took."""
        begun = time.monotonic()
        before = {id: len(await self.moves(id)) for id in self.ids()}
        while behind := [id for id, moves in before.items() if len(await self.moves(id)) <= moves]:
            assert time.monotonic() < begun + 30, f"{behind} do not go on"
            await asyncio.sleep(0.05)
            behind = [id for id in behind if id in self.ids()]
            if not behind:
                break
        return time.monotonic() - begun

    async def moves(self, id: str) -> list[Played]:
        return [entry for entry in await self.store.entries(id) if isinstance(entry, Played)]

    async def end(self) -> None:
        """Stop playing, and check that everybody got what was promised."""
        for task in self._playing:
            task.cancel()
        for outcome in await asyncio.gather(*self._playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome
        for players in self.tables:
            check_log(await self.store.entries(players[0].table), players)

    def problems(self) -> set[str]:
        return {problem["error"] for players in self.tables for player in players for problem in player.problems}


def tell(nursery: Nursery, postgres: Postgres, story: Callable[[Town], Awaitable[None]]) -> None:
    async def told() -> None:
        place = postgres.new()
        async with await Store.open(place, "test") as store:
            town = Town(nursery, place, store)
            await town.start()
            await town.start(ahead=1.0)  # clocks may differ by a second
            await asyncio.wait_for(story(town), 150)
            await town.end()

    asyncio.run(told())


def test_tables_go_on_at_another_server_when_theirs_is_killed(nursery: Nursery, postgres: Postgres) -> None:
    async def story(town: Town) -> None:
        one, two = town.servers
        await town.open(2, [one.site, two.site])
        await town.open(2, [two.site, one.site])
        assert await town.goes_on() < 5
        town.servers.remove(one)
        await one.kill()
        spent = await town.goes_on()
        print(f"taken over after {spent:.1f} s")
        assert spent < TAKEN_OVER
        back = await town.start()
        await town.open(2, [back.site, two.site])
        assert await town.goes_on() < 5
        owners = {standing.owner for standing in (await town.store.standings(town.ids(), time.time())).values()}
        assert len(owners) == 2, "both have tables"
        town.servers.remove(two)
        await two.kill()
        spent = await town.goes_on()
        print(f"taken over after {spent:.1f} s")
        assert spent < TAKEN_OVER
        assert town.problems() <= {"stale", "refused", "moving"}

    tell(nursery, postgres, story)


def test_a_server_that_was_frozen_notices_that_it_lost_its_tables(nursery: Nursery, postgres: Postgres) -> None:
    async def story(town: Town) -> None:
        one, two = town.servers
        await town.open(3, [one.site, two.site])
        assert await town.goes_on() < 5
        async with visiting(one.site) as person, person().at(town.ids()[0]) as spectator:
            await spectator.until(lambda seen: True)
            one.signal(signal.SIGSTOP)
            town.servers.remove(one)  # who is connected there stays: nobody tells them
            await asyncio.sleep(12)
            before = await town.lengths()
            one.signal(signal.SIGCONT)
            town.servers.append(one)
            assert await town.goes_on() < 5
            talk = (await town.store.standings(town.ids(), time.time())).values()
            assert {standing.owner for standing in talk} != {None}
            assert all(length >= before[id] for id, length in (await town.lengths()).items())
            ann = Person(None, two.site, town.tables[0][0].key)  # type: ignore[arg-type]
            async with ann.at(town.ids()[0]) as seen:
                await seen.done("say", text="still here?")
            await spectator.until(lambda seen: "still here?" in seen.talk)

    tell(nursery, postgres, story)


def test_the_database_is_restarted_in_the_middle_of_matches(nursery: Nursery, postgres: Postgres) -> None:
    async def story(town: Town) -> None:
        one, two = town.servers
        await town.open(3, [one.site, two.site])
        assert await town.goes_on() < 5
        await asyncio.to_thread(postgres.stop)
        try:
            await asyncio.sleep(2)
        finally:
            await asyncio.to_thread(postgres.start)
        assert await town.goes_on() < TAKEN_OVER
        assert town.problems() <= {"stale", "refused", "moving", "store-failed"}

    tell(nursery, postgres, story)


def test_people_at_two_servers_see_and_hear_each_other(nursery: Nursery, postgres: Postgres) -> None:
    async def story(town: Town) -> None:
        one, two = town.servers
        async with AsyncExitStack() as stack:
            at_one, at_two = (await stack.enter_async_context(visiting(server.site)) for server in (one, two))
    tell(nursery, postgres, story)
