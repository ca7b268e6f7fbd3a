"""Several servers with one store: who owns a table, who may take it over, and what they tell each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.foundings import founding, said, summary
from tests.server.postgres import Postgres
from windycity.server.store import Lost, Owner, Standing, Store, TooLong, notices

pytestmark = pytest.mark.anyio


@pytest.fixture
async def servers(postgres: Postgres) -> AsyncIterator[tuple[Store, Store]]:
    """Two servers, `one` and `two`, whose hearts may stand still for 15 seconds; `one` has a table in play."""
    place = postgres.new()
    async with await Store.open(place, "one", lease=15.0) as one, await Store.open(place, "two", lease=15.0) as two:
        assert await one.heartbeat("http://one", 0.0)
        assert await two.heartbeat("http://two", 0.0)
        await one.found(founding("t1"), summary("ann"))
        await one.append("t1", 0, said("a"), summary("ann", stage="playing", deadline=1.0))
        yield one, two


async def test_whoever_founds_a_table_owns_it(servers: tuple[Store, Store]) -> None:
    one, two = servers
    assert await two.owner_of("t1", 5.0) == Owner("one", "http://one", alive=True)
    assert await one.claim("t1", 5.0)
    assert not await two.claim("t1", 5.0)
    assert await two.due_tables(5.0) == []
    assert await one.due_tables(5.0) == ["t1"]
    assert await two.owner_of("none", 5.0) is None
    assert not await two.claim("none", 5.0)


async def test_a_dead_server_loses_its_tables_and_notices(servers: tuple[Store, Store]) -> None:
    one, two = servers
    assert await two.heartbeat("http://two", 14.0)
    assert await two.due_tables(16.0) == ["t1"]
    assert await two.owner_of("t1", 16.0) == Owner("one", "http://one", alive=False)
    assert await two.claim("t1", 16.0)
    await two.append("t1", 1, said("b"), summary("ann", stage="playing"))
    with pytest.raises(Lost):
        await one.append("t1", 1, said("c"), summary("ann"))
    assert not await one.heartbeat("http://one", 17.0)
    assert await one.heartbeat("http://one", 18.0)
    assert await one.owner_of("t1", 18.0) == Owner("two", "http://two", alive=True)
    assert not await one.claim("t1", 18.0)


async def test_a_server_that_was_dead_keeps_nothing_even_if_nobody_took_it(servers: tuple[Store, Store]) -> None:
    one, _ = servers
    assert not await one.heartbeat("http://one", 100.0)
    assert await one.owner_of("t1", 100.0) is None
    assert await one.claim("t1", 100.0)


async def test_a_server_forgotten_for_long_notices(servers: tuple[Store, Store]) -> None:
    one, two = servers
    assert not await two.heartbeat("http://two", 100_000.0)  # forgets server one altogether
    assert await two.owner_of("t1", 100_000.0) is None
    assert not await one.heartbeat("http://one", 100_001.0)


async def test_of_servers_that_claim_at_once_one_gets_the_table(servers: tuple[Store, Store]) -> None:
    one, two = servers
    for number in range(20):
        await one.found(founding(f"c{number}"), summary("ann"))
    await one.release([f"c{number}" for number in range(20)])
    for number in range(20):
        claims = await asyncio.gather(one.claim(f"c{number}", 5.0), two.claim(f"c{number}", 5.0))
        assert sorted(claims) == [False, True]


async def test_servers_that_claim_in_opposite_order_both_finish(servers: tuple[Store, Store]) -> None:
    """Each waits for rows that the other has locked; PostgreSQL ends one of the transactions, and the writer tries again."""
    one, two = servers
    ids = [f"c{number}" for number in range(40)]
    await asyncio.gather(*(one.found(founding(id), summary("ann")) for id in ids))
    await one.release(ids)
    claims = [one.claim(id, 5.0) for id in ids] + [two.claim(id, 5.0) for id in reversed(ids)]
    assert sum(await asyncio.gather(*claims)) == 40


async def test_no_number_is_written_twice_not_even_by_the_owner(servers: tuple[Store, Store], postgres: Postgres) -> None:
    one, _ = servers
    async with await Store.open(one._place.url.render_as_string(False), "one") as same:  # type: ignore[union-attr]
        for number in range(1, 30):
            appends = [store.append("t1", number, said(f"{number}"), summary("ann", stage="playing")) for store in (one, same)]
            outcomes = await asyncio.gather(*appends, return_exceptions=True)
            assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Lost", "NoneType"]
    assert len(await one.entries("t1")) == 30


async def test_only_the_owner_writes(servers: tuple[Store, Store]) -> None:
    one, two = servers
    with pytest.raises(Lost):
        await two.append("t1", 1, said("b"), summary("ann", stage="playing"))
    await one.release(["t1"])
    with pytest.raises(Lost):
        await one.append("t1", 1, said("b"), summary("ann", stage="playing"))
    assert await two.claim("t1", 5.0)
    with pytest.raises(Lost):
        await one.append("t1", 1, said("b"), summary("ann", stage="playing"))
    await two.append("t1", 1, said("c"), summary("ann", stage="playing"))
    assert await one.entries("t1") == [*said("a"), *said("c")]


async def test_how_tables_stand(servers: tuple[Store, Store]) -> None:
    one, two = servers
    await one.found(founding("t2"), summary("ann"))
    await one.release(["t2"])
    assert await two.standings(["t1", "t2", "none"], 5.0) == {"t1": Standing(1, "one"), "t2": Standing(0, None)}
    assert await two.standings(["t1"], 16.0) == {"t1": Standing(1, None)}
    assert await two.standings([], 5.0) == {}
    assert await two.servers(5.0) == {"one", "two"}
    assert await two.heartbeat("http://two", 10.0)
    assert await two.servers(16.0) == {"two"}


async def test_a_server_gives_tables_up(servers: tuple[Store, Store]) -> None:
    one, two = servers
    await two.release(["t1"])  # not its own
    assert not await two.claim("t1", 5.0)
    await one.release(["t1", "none"])
    assert await two.claim("t1", 5.0)


async def test_a_server_that_closes_leaves_nothing(servers: tuple[Store, Store]) -> None:
    one, two = servers
    await one.close()
    assert await two.owner_of("t1", 5.0) is None


async def test_alone_with_a_file_a_server_owns_all_for_ever(tmp_path: Path) -> None:
    async with await Store.open(tmp_path / "s", "one") as store:
        assert await store.heartbeat("here", 0.0)
        await store.found(founding("t1"), summary("ann"))
        await store.append("t1", 0, said("a"), summary("ann", stage="playing"))
        assert await store.heartbeat("here", 1_000_000.0)  # the machine slept
        assert await store.owner_of("t1", 1_000_000.0) == Owner("one", "here", alive=True)
        store._beaten = False  # as if it had been killed: it does not take its leave
    async with await Store.open(tmp_path / "s", "two") as store:
        assert await store.claim("t1", 0.0)


class Ear:
    """Hears notices, and waits for them."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, str]] = []
        self.missed = 0

    async def listen(self, store: Store) -> None:
        await store.listen(lambda channel, payload: self.heard.append((channel, payload)), self.miss)

    def miss(self) -> None:
        self.missed += 1

    async def hears(self, count: int) -> list[tuple[str, str]]:
        async with asyncio.timeout(20):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard


async def test_a_server_hears_its_own_notices(store: Store) -> None:
    ear = Ear()
    await ear.listen(store)
    await store.notify("table", "t1 5 und äöü")
    await store.notify("empty", "")
    assert await ear.hears(2) == [("table", "t1 5 und äöü"), ("empty", "")]


async def test_a_notice_has_a_longest_length(store: Store) -> None:
    ear = Ear()
    await ear.listen(store)
    with pytest.raises(TooLong, match=r"A notice of 262,?145 characters on the channel c is too long; 262,?144 are possible"):
        await store.notify("c", "x" * 262_145)
    for channel in ("two words", "+", "-x", ""):
        with pytest.raises(ValueError, match="a channel is a word"):
            await store.notify(channel, "x")
    await store.notify("c", "x" * 262_144)
    assert await ear.hears(1) == [("c", "x" * 262_144)]


async def test_long_notices_and_equal_ones_arrive_whole_and_in_order(store: Store) -> None:
    ear = Ear()
    await ear.listen(store)
    texts = ["𝄞" * 5000, "short", "𝄞" * 5000, "ü" * 1898, "ü" * 1897, "", "+ x", "- y z"]
    await store.notify("c", *texts)
    assert await ear.hears(len(texts)) == [("c", text) for text in texts]


async def test_a_listener_that_fails_stops_nobody(store: Store) -> None:
    def fail(channel: str, payload: str) -> None:
        raise ZeroDivisionError

    ear = Ear()
    await store.listen(fail, lambda: None)
    await ear.listen(store)
    await store.notify("a", "1")
    await store.notify("a", "2")
    assert await ear.hears(2) == [("a", "1"), ("a", "2")]


async def test_servers_hear_each_other_also_after_a_connection_was_lost(servers: tuple[Store, Store], postgres: Postgres) -> None:
    one, two = servers
    ear = Ear()
    await ear.listen(two)
    await one.notify("table", "t1 1")
    assert await ear.hears(1) == [("table", "t1 1")]
    postgres.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
    async with asyncio.timeout(20):
        while not ear.missed:
            await asyncio.sleep(0.01)
    await one.notify("table", "t1 2")
    assert await ear.hears(2) == [("table", "t1 1"), ("table", "t1 2")]
    assert ear.missed == 1


async def test_listening_stops_though_that_it_is_cancelled_gets_lost() -> None:
    async def deaf() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(60)
        await asyncio.sleep(60)

    task = asyncio.create_task(deaf())
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        await notices.end(task)
    assert task.cancelled()
