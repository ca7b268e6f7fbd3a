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

from tests.server.client import Person, Seen, visiting
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

    async def start(self, ahead: float = 0.0) -> Server:
        """Start another server."""
        self.servers.append(await self.nursery.start(self.place, ahead=ahead))
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
        before = {id: await self.moves(id) for id in self.ids()}
        while [id for id in self.ids() if await self.moves(id) <= before.get(id, 0)]:
            assert time.monotonic() < begun + 30, "a table does not go on"
            await asyncio.sleep(0.05)
        return time.monotonic() - begun

    async def moves(self, id: str) -> int:
        """The number of moves at a table."""
        return sum(isinstance(entry, Played) for entry in await self.store.entries(id))

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
        watched = town.ids()[0]
        async with visiting(one.site) as person, person().at(watched) as spectator:
            await spectator.until(lambda seen: True)
            one.signal(signal.SIGSTOP)
            town.servers.remove(one)  # who is connected there stays: nobody tells them
            await asyncio.sleep(12)
            before = await town.lengths()
            one.signal(signal.SIGCONT)
            town.servers.append(one)
            assert await town.goes_on() < 5
            assert all(length >= before[id] for id, length in (await town.lengths()).items())
            player = next(player for players in town.tables for player in players if player.table == watched)
            player.sent["still"] = {"do": "say", "id": "still", "text": "still here?"}
            async with Person(None, two.site, player.key).at(watched) as seen:  # type: ignore[arg-type]
                await seen.done("say", id="still", text="still here?")
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


def test_people_at_two_servers_play_together(nursery: Nursery, postgres: Postgres) -> None:
    async def story(town: Town) -> None:
        one, two = town.servers
        ann, bob = await seated([one.site, two.site], GAME, ["Ann", "Bob"], town.luck)
        async with AsyncExitStack() as stack:

            async def at(server: Server, player: Player, table: str = "") -> Seen:
                person = Person(None, server.site, player.key)  # type: ignore[arg-type]
                return await stack.enter_async_context(person.at(table or ann.table))

            at_one, at_two, bob_at_two = await at(one, ann), await at(two, ann), await at(two, bob)
            nobody_at_one = await stack.enter_async_context(Person(None, one.site).at(ann.table))  # type: ignore[arg-type]
            for seen in (at_one, at_two, bob_at_two, nobody_at_one):
                await seen.until(lambda seen: [seat["present"] for seat in seen.state["seats"]] == [True, True])
                await seen.until(lambda seen: seen.state["watching"] == 1)
            await at_two.socket.close()
            await bob_at_two.done("say", text="still two devices?")
            await at_one.until(lambda seen: seen.talk == ["still two devices?"])
            assert bob_at_two.state["seats"][0]["present"], "Ann has another device"

            at_two = await at(two, ann)
            twice = [seen.do("say", id="the same", text="once") for seen in (at_one, at_two)]
            assert [answer["problem"] for answer in await asyncio.gather(*twice)] == [None, None]
            await at_two.socket.close()
            await bob_at_two.done("say", text="later")
            await at_one.until(lambda seen: seen.talk[-1] == "later")
            assert at_one.talk[1:] == ["once", "later"]

            await at_one.done("contribute", words="one")
            await bob_at_two.done("contribute", words="two")
            for _ in range(6):
                mover = at_one if at_one.state["decision"] is not None else bob_at_two
                await mover.move()
                asked = at_one, bob_at_two
                async with asyncio.timeout(5):
                    while all(seen.state["decision"] is None for seen in asked):
                        await asyncio.sleep(0.01)
            begun = time.monotonic()
            moves = ["x" * 200] * 64  # longer than a notice of PostgreSQL
            answer = await bob_at_two.do("move", decision=bob_at_two.state["decision"] or 0, moves=moves)
            assert answer["problem"]["error"] not in ("moving", "too-long"), answer
            assert time.monotonic() < begun + 5

            await bob_at_two.done("propose", matter="end")
            await at_one.done("vote", agreed=True)
            await bob_at_two.until(lambda seen: seen.state["stage"] == "over")
            await bob_at_two.done("propose", matter="rematch")
            await at_one.until(lambda seen: seen.state["proposal"] is not None)
            await at_one.done("vote", agreed=True)
            await bob_at_two.until(lambda seen: seen.state["next"] is not None)
            again = [await at(one, ann, bob_at_two.state["next"]), await at(two, bob, bob_at_two.state["next"])]
            for seen in again:
                await seen.done("contribute", words="")
            for seen in again:
                await seen.until(lambda seen: seen.state["stage"] == "playing")

            await one.kill()  # Ann is gone with it
            begun = time.monotonic()
            await bob_at_two.until(lambda seen: not seen.state["seats"][0]["present"])
            assert time.monotonic() < begun + TAKEN_OVER
            assert bob_at_two.state["watching"] == 0

    tell(nursery, postgres, story)
