"""Two hubs with one store, in one process: what gets lost between servers, and tables that move while somebody comes or acts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import ANN, BOB, Device, Greedy, live_pace
from tests.server.postgres import Postgres
from tests.server.test_hub import QUICK, TWO, Time, begun, match_of, opened, played
from tests.server.test_positions import under_way, written
from windycity.server import hub as hubs
from windycity.server import neighbours
from windycity.server.commands import HandOver, Move, Moved, Propose, Say, Vote
from windycity.server.entries import Setup
from windycity.server.follower import Follower
from windycity.server.games import Games
from windycity.server.hub import Hub
from windycity.server.live import Live
from windycity.server.store import Lost, Store, StoreFailed
from windycity.server.table import Table

SETUP = Setup("chicago-poker", {}, TWO)


class Pair:
    """Two hubs; what they tell each other can be lost."""

    def __init__(self, one: Hub, two: Hub, time: Time):
        self.one = one
        self.two = two
        self.time = time

    def lose(self, hub: Hub, *kinds: str) -> None:
        """Lose the notices of these kinds that a hub sends."""
        notify = hub.store.notify

        async def lossy(channel: str, *payloads: str) -> None:
            await notify(channel, *(text for text in payloads if msgspec.json.decode(text)["type"] not in kinds))

        hub.store.notify = lossy  # type: ignore[method-assign]

    async def table(self, setup: Setup = SETUP) -> tuple[Live, Follower]:
        """Make a table that hub one owns and hub two follows."""
        live = await begun(self.one, await self.one.found(setup, "ann"))
        follower = await self.two.table(live.table.id)
        assert isinstance(follower, Follower)
        return live, follower

    async def look(self, hub: Hub, id: str, who: Any = ANN) -> Device:
        device = Device(who)
        await hub.connect(id, device)
        return device


@asynccontextmanager
async def pair(postgres: Postgres) -> AsyncIterator[Pair]:
    place, time = postgres.new(), Time()
    async with AsyncExitStack() as stack:
        both: list[Hub] = []
        for server in ("one", "two"):
            store = await stack.enter_async_context(await Store.open(place, server))
            games = Games()
            stack.callback(games.close)
            hub = Hub(server, store, games, Greedy(), time, manners=QUICK)
            await hub.start()
            stack.push_async_callback(hub.close)
            both.append(hub)
        yield Pair(both[0], both[1], time)


def tell(postgres: Postgres, story: Callable[[Pair], Awaitable[None]]) -> None:
    async def told() -> None:
        async with pair(postgres) as two, asyncio.timeout(60):
            await story(two)

    asyncio.run(told())


async def until(happened: Callable[[], Any], seconds: float = 10.0) -> None:
    async with asyncio.timeout(seconds):
        while not happened():
            await asyncio.sleep(0.01)


def test_a_follower_catches_up_though_notices_are_lost(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        pair.lose(pair.one, "grown")
        bob = await pair.look(pair.two, live.table.id, BOB)
        await live.command(ANN, Say("s", "hello"), "en")
        await until(lambda: bob.talk == ["hello"], 3.0)

    tell(postgres, story)


def test_a_match_from_a_position_is_the_same_at_every_server(postgres: Postgres) -> None:
    match = under_way("chicago-poker", 2)

    async def story(pair: Pair) -> None:
        live, follower = await pair.table(Setup("chicago-poker", match.options, TWO, position=written(match)))
        assert written(match_of(live)) == written(match_of(follower)) == written(match)
        await played(live, 2)
        await until(lambda: follower.table.entries == live.table.entries)
        assert written(match_of(follower)) == written(match_of(live)) != written(match)

    tell(postgres, story)


def test_a_follower_that_cannot_read_for_a_moment_says_so_in_a_line_and_catches_up(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(two: Pair) -> None:
        live, follower = await two.table()

        async def failing(*_: object) -> list[Any]:
            raise StoreFailed("store-closed")

        reading = follower._read
        follower._read = failing
        assert (await two.one.command(live.table.id, ANN, Say("1", "hello"), "en")).problem is None
        await until(lambda: "the store does not answer" in caplog.text)
        follower._read = reading
        await until(lambda: follower.table.entries == live.table.entries)
        assert not any(record.exc_info for record in caplog.records)

    tell(postgres, story)


def test_a_command_whose_answer_is_lost_is_found_in_the_log(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "PATIENCE", 0.5)

    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        pair.lose(pair.one, "answered")
        answer = await pair.two.command(live.table.id, BOB, Say("s", "hello"), "en")
        assert answer.problem is None
        assert [said.text for said in live.table.said] == ["hello"]

    tell(postgres, story)


def test_a_command_that_is_lost_on_the_way_is_sent_again(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(neighbours, "PATIENCE", 0.5)

    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        notify = pair.two.store.notify
        lost: list[Any] = []

        async def lossy(channel: str, *payloads: str) -> None:
            if not lost and "asked" in "".join(payloads):
                lost.append(payloads)
            else:
                await notify(channel, *payloads)

        pair.two.store.notify = lossy  # type: ignore[method-assign]
        answer = await pair.two.command(live.table.id, BOB, Say("s", "hello"), "en")
        assert lost
        assert answer.problem is None
        assert [said.text for said in live.table.said] == ["hello"]

    tell(postgres, story)


def test_a_command_given_again_after_the_table_moved_does_nothing_twice(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        id, seat = live.table.id, live.table.waiting[0]
        who, move = (ANN, BOB)[seat], Move("m", live.table.decisions[seat], [match_of(live).legal(seat)[0]])
        say, propose = Say("s", "hello"), Propose("p", "end")
        for command in (say, move, propose):
            assert (await pair.one.command(id, who, command, "en")).problem is None
        await pair.one.store.release([id])
        await pair.two.sweep()
        taken = await pair.two.table(id)
        assert isinstance(taken, Live)
        length = taken.table.entries
        for command in (say, move, propose):
            assert (await pair.two.command(id, who, command, "en")).problem is None
            assert (await pair.one.command(id, who, command, "en")).problem is None
        assert taken.table.entries == length

    tell(postgres, story)


def test_whoever_acts_at_a_table_without_an_owner_need_not_wait(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "LOOK", 60.0)

    async def story(pair: Pair) -> None:
        live, follower = await pair.table()
        bob = await pair.look(pair.two, live.table.id, BOB)
        live.close()
        await pair.one.store.release([live.table.id])
        answer = await pair.two.command(live.table.id, BOB, Say("s", "hello"), "en")
        assert answer.problem is None
        assert isinstance(await pair.two.table(live.table.id), Live)
        assert follower.ended
        await until(lambda: bob.talk == ["hello"])
        assert [message["type"] for message in bob.messages].count("snapshot") == 2, "a fresh one from the new table"

    tell(postgres, story)


def test_a_server_notices_that_an_idle_table_is_no_longer_its_own(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        pair.lose(pair.two, "grown")
        ann = await pair.look(pair.one, live.table.id)
        await pair.one.store.release([live.table.id])  # as if its clock had seemed to stand still
        await pair.two.sweep()
        taken = await pair.two.table(live.table.id)
        assert isinstance(taken, Live)
        await pair.two.command(live.table.id, BOB, Say("s", "hello"), "en")
        await until(lambda: ann.talk == ["hello"], 4.0)
        assert isinstance(await pair.one.table(live.table.id), Follower)
        assert live.ended

    tell(postgres, story)


def test_what_a_server_that_lost_its_table_does_is_done_by_the_new_owner(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, _ = await pair.table(Setup("chicago-poker", {}, TWO, live_pace()))
        id, ann = live.table.id, await pair.look(pair.one, live.table.id)
        assert await pair.one.store.owner_of(id, 0.0)
        await pair.one.store.release([id])
        assert await pair.two.store.claim(id, pair.time.now)
        answer = await pair.one.command(id, ANN, Say("s", "hello"), "en")
        assert answer.problem is None
        assert live.ended
        entries = await pair.two.store.entries(id)
        assert [entry.text for entry in entries if hasattr(entry, "text")] == ["hello"]
        await until(lambda: ann.talk == ["hello"])
        states = [message["state"] for message in ann.messages if message["type"] == "snapshot"]
        assert len(states) == 2

    tell(postgres, story)


def test_a_device_that_waits_while_a_follower_leaves_the_memory_is_let_in(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, follower = await pair.table()
        await follower._lock.acquire()  # it reads what the log has grown by
        coming = asyncio.create_task(pair.look(pair.two, live.table.id, BOB))
        await asyncio.sleep(0.05)
        pair.time.now += 1_000
        await asyncio.gather(pair.one.store.heartbeat("", pair.time.now), pair.two.store.heartbeat("", pair.time.now))
        await pair.two._let_go(follower)
        assert follower.ended
        follower._lock.release()
        bob = await coming
        assert (await pair.two.command(live.table.id, ANN, Say("s", "hello"), "en")).problem is None
        await until(lambda: bob.talk == ["hello"])

    tell(postgres, story)


def test_presence_comes_with_a_table_and_goes_with_a_server(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live = await begun(pair.one, await pair.one.found(SETUP, "ann"))
        id = live.table.id
        await pair.look(pair.one, id)
        bob = await pair.look(pair.two, id, BOB)  # loads the table: it must ask who is there already
        await until(lambda: [seat["present"] for seat in bob.state["seats"]] == [True, True])
        await pair.one.store.release([id])
        await pair.two.sweep()
        assert isinstance(await pair.two.table(id), Live)
        await until(lambda: bob.messages[-1]["type"] == "snapshot" or bob.version > 0)
        assert [seat["present"] for seat in bob.state["seats"]] == [True, True], "nobody went"
        await pair.one.close()
        await pair.one.store.close()
        await until(lambda: [seat["present"] for seat in bob.state["seats"]] == [False, True], 4.0)

    tell(postgres, story)


def test_a_rematch_agreed_at_a_follower(postgres: Postgres) -> None:
    async def story(pair: Pair) -> None:
        live, _ = await pair.table()
        id = live.table.id
        for number, (hub, who, command) in enumerate(
            [(pair.two, BOB, Propose), (pair.one, ANN, Vote), (pair.two, BOB, Propose), (pair.two, ANN, Vote)]
        ):
            fields = {"agreed": True} if command is Vote else {"matter": ("end", "rematch")[number > 1]}
            assert (await hub.command(id, who, command(str(number), **fields), "en")).problem is None
        follower = await pair.two.table(id)
        assert isinstance(await pair.one.table(follower.table.next or ""), Live)
        assert isinstance(await pair.two.table(follower.table.next or ""), Follower)

    tell(postgres, story)


def test_the_heart_beats_on_whatever_else_takes_long(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "BEAT", 0.05)

    async def story(pair: Pair) -> None:
        beats: list[float] = []
        heartbeat = pair.one.store.heartbeat

        async def counted(address: str, now: float) -> bool:
            beats.append(now)
            return await heartbeat(address, now)

        async def endless(now: float) -> list[str]:
            await asyncio.sleep(60)
            return []

        pair.one.store.heartbeat = counted  # type: ignore[method-assign]
        pair.one.store.due_tables = endless  # type: ignore[method-assign, assignment]
        await asyncio.sleep(1.2)
        before = len(beats)
        await until(lambda: len(beats) > before + 3, 5.0)

    tell(postgres, story)


# One server


def test_others_have_their_turn_while_a_long_log_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path / "store.db", Time()) as hub:
            id = await hub.found(SETUP, "ann")
            live = await begun(hub, id)
            for number in range(100):
                await live.command(ANN, Say(f"{number}", "hello"), "en")
            apply = Table.apply

            def slow(table: Table, entry: Any) -> None:
                time.sleep(0.01)
                apply(table, entry)

            monkeypatch.setattr(Table, "apply", slow)
            hub._drop(live, StoreFailed("store-closed"))
            loading = asyncio.create_task(hub.table(id))
            longest, before = 0.0, time.monotonic()
            while not loading.done():
                await asyncio.sleep(0)
                longest, before = max(longest, time.monotonic() - before), time.monotonic()
            assert longest < 0.6, "to read all of it takes a second"

    story(work())


def story(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            ids = [await hub.found(SETUP, "ann") for _ in range(3)]
            for id in ids:
                table = await begun(hub, id)
                table.arrange = lambda: None  # type: ignore[method-assign]
                for number, who in enumerate((ANN, BOB)):
                    await table.command(who, HandOver(f"h{number}", "greedy"), "en")
        async with await Store.open(tmp_path / "store.db", "two") as store:
            load = store.load

            async def damaged(id: str) -> Any:
                if id == ids[0]:
                    raise ValueError("damaged")
                return await load(id)

            store.load = damaged  # type: ignore[method-assign, assignment]
            games = Games()
            hub = Hub("two", store, games, Greedy(), time, manners=QUICK)
            await hub.start()
            await until(lambda: {table.table.id for table in hub.tables} == {*ids[1:]})
            assert hub._chores, "the heart beats on"
            await hub.sweep()
            await hub.close()
            games.close()

    story(work())


def test_a_device_that_comes_while_the_table_leaves_the_memory_is_let_in(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(SETUP, "ann")
            table = await begun(hub, id)
            await played(table, 2)
            time.now += 1_000
            ann = Device(ANN)
            await asyncio.gather(hub.sweep(), hub.connect(id, ann), hub.sweep(), hub.connect(id, Device(BOB)))
            again = await hub.table(id)
            assert again.connections == 2
            await played(again, 1)  # type: ignore[arg-type]  # it is this server's own
            await until(lambda: len(match_of(again).answers) == 3)
            assert ann.state["last"] is not None
            time.now += 1_000
            assert (await hub.command(id, ANN, Say("s", "hello"), "en")).problem is None

    story(work())


def test_a_table_is_read_once_however_many_come(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(SETUP, "ann")
            first = await begun(hub, id)
            for _ in range(20):
                live = await hub.table(id)
                assert isinstance(live, Live)
                hub._drop(live, StoreFailed("store-closed"))
                found = await asyncio.gather(*(hub.table(id) for _ in range(5)))
                assert len({*found}) == 1
            assert not first.connections
            assert len([*hub.tables]) == 1

    story(work())


def test_what_waits_when_a_table_closes_is_done_at_the_next(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(SETUP, "ann")
            live = await begun(hub, id)
            append, hold = hub.store.append, asyncio.Event()

            async def slow(*args: Any) -> None:
                await hold.wait()
                await append(*args)

            hub.store.append = slow  # type: ignore[method-assign, assignment]
            saying = [asyncio.create_task(hub.command(id, ANN, Say(f"{n}", f"{n}"), "en")) for n in range(3)]
            await asyncio.sleep(0.05)
            hub._drop(live, Lost("table-lost", table=id))
            await asyncio.sleep(0.05)
            hold.set()
            assert [answer.problem for answer in await asyncio.gather(*saying)] == [None] * 3
            again = await hub.table(id)
            assert again is not live
            assert sorted(said.text for said in again.table.said) == ["0", "1", "2"]
            assert len(await hub.store.entries(id)) == again.table.entries
            with pytest.raises(Moved):
                await live.command(ANN, Say("x", "x"), "en")

    story(work())


def test_a_rematch_that_cannot_be_stored_leaves_no_trace(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(SETUP, "ann")
            live = await begun(hub, id)
            for who, command in ((ANN, Propose("p", "end")), (BOB, Vote("v", True)), (ANN, Propose("p2", "rematch"))):
                await live.command(who, command, "en")
            found = hub.store.found

            async def fail(*_: Any) -> None:
                raise StoreFailed("store-failed", store="s", reason="the disk is full")

            hub.store.found = fail  # type: ignore[method-assign, assignment]
            answer = await hub.command(id, BOB, Vote("v2", True), "en")
            assert answer.problem is not None
            assert answer.problem.error == "store-failed"
            again = await hub.table(id)
            assert again is not live
            assert again.table.entries == len(await hub.store.entries(id))
            hub.store.found = found  # type: ignore[method-assign]
            assert (await hub.command(id, BOB, Vote("v2", True), "en")).problem is None
            assert (await hub.table(id)).table.next is not None

    story(work())


def test_a_server_that_stops_does_not_say_that_a_table_is_gone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "store.db", Time()) as hub:
            id = await hub.found(SETUP, "ann")
            await hub.close()
            with pytest.raises(StoreFailed, match="the server is stopping"):
                await hub.table(id)

    story(work())
