"""The hub: tables come back from the store, leave the memory when nobody needs them, and survive a store that fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.house import ANN, BOB, Device, Greedy, live_pace
from windycity.core.errors import BadOption, UnknownGame
from windycity.core.match import Match
from windycity.server.commands import Contribute, HandOver, Move, Propose, Vote
from windycity.server.entries import Chair, Setup
from windycity.server.gallery import Gallery
from windycity.server.games import Games
from windycity.server.hub import Hub
from windycity.server.live import Live, Manners
from windycity.server.refusals import NotFound, OtherRules
from windycity.server.store import Store, StoreFailed, summary_of
from windycity.server.table import Table

QUICK = Manners(0.0, (0.0, 0.0))
TWO = (Chair("ann", "Ann"), Chair("bob", "Bob"))


def match_of(table: Gallery) -> Match:
    assert table.table.match is not None
    return table.table.match


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def opened(file: Path, time: Time, server: str = "one", thinkers: Greedy | None = None) -> AsyncIterator[Hub]:
    async with await Store.open(file, server) as store:
        games = Games()
        hub = Hub(server, store, games, thinkers or Greedy(), time, manners=QUICK)
        await hub.start()
        try:
            yield hub
        finally:
            await hub.close()
            games.close()


async def begun(hub: Hub, id: str) -> Live:
    table = await hub.table(id)
    assert isinstance(table, Live)
    for who in (ANN, BOB):
        if table.table.seat_of(who.guest) is not None:
            assert (await table.command(who, Contribute("c", who.name), "en")).problem is None
    return table


async def played(table: Live, count: int) -> None:
    for number in range(count):
        seat = table.table.waiting[0]
        who = (ANN, BOB)[seat]
        move = Move(f"{table.table.entries} {number}", table.table.decisions[seat], [match_of(table).legal(seat)[0]])
        assert (await table.command(who, move, "en")).problem is None


def story(work: Any) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_a_table_comes_back_after_the_server_was_away(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO, live_pace()), "ann")
            table = await begun(hub, id)
            time.now += 30
            await played(table, 4)
            saved, decisions = match_of(table).save(), table.table.decisions
        time.now += 100_000
        async with opened(tmp_path / "store.db", time, "two") as hub:
            again = await hub.table(id)
            assert isinstance(again, Live)
            assert match_of(again).save() == saved
            assert again.table.decisions == decisions
            (seat,) = again.table.waiting
            assert (again.table.clocks.deadline(seat) or 0) >= time.now + 60, "nobody loses time because the server was away"
            await played(again, 3)

    story(work())


def test_bots_go_on_after_the_server_was_away(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            table = await begun(hub, id)
            table.arrange = lambda: None  # type: ignore[method-assign]  # the server dies before its bots answer
            await table.command(ANN, HandOver("h1", "greedy"), "en")
            await table.command(BOB, HandOver("h2", "greedy"), "en")
            assert not match_of(table).answers
        async with opened(tmp_path / "store.db", time, "two") as hub:
            for _ in range(500):
                await asyncio.sleep(0.02)
                if any(match_of(table).answers for table in hub.tables):
                    break
            assert [table.table.id for table in hub.tables] == [id]

    story(work())


def test_idle_tables_leave_the_memory_and_come_back_when_somebody_looks(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            table = await begun(hub, id)
            await played(table, 2)
            device = Device(ANN)
            await table.connect(device)
            time.now += 1_000
            await hub.sweep()
            assert [*hub.tables] == [table], "somebody looks"
            await table.disconnect(device)
            await hub.sweep()
            assert [*hub.tables] == [table], "somebody looked just now"
            time.now += 1_000
            await hub.sweep()
            assert not [*hub.tables]
            again = await hub.table(id)
            assert again is not None
            assert again is not table
            assert match_of(again).save() == match_of(table).save()

    story(work())


def test_a_store_that_fails_costs_nobody_the_seat_and_loses_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            table = await begun(hub, id)
            ann = Device(ANN)
            await table.connect(ann)
            await played(table, 1)
            append = hub.store.append

            async def fail(*args: object) -> None:
                raise StoreFailed("store-failed", store="s", reason="the disk is full")

            hub.store.append = fail  # type: ignore[method-assign, assignment]
            seat = table.table.waiting[0]
            move = Move("m", table.table.decisions[seat], [match_of(table).legal(seat)[0]])
            answer = await table.command((ANN, BOB)[seat], move, "nl")
            assert answer.problem is not None
            assert answer.problem.error == "store-failed"
            hub.store.append = append  # type: ignore[method-assign]
            again = await hub.table(id)
            assert isinstance(again, Live)
            assert len(match_of(again).answers) == 1
            await asyncio.sleep(0.1)
            assert again.connections == 1, "those who look stay"
            await played(again, 1)
            assert ann.state["view"]["game"] == "chicago-poker"

    story(work())


def test_a_rematch_has_the_same_seats_and_its_own_luck(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            id = await hub.found(Setup("chicago-poker", {}, (*TWO, Chair(bot="greedy"))), "ann")
            table = await begun(hub, id)
            await table.command(ANN, Propose("p", "end"), "en")
            await table.command(BOB, Vote("v", True), "en")
            await table.command(ANN, Propose("p2", "rematch"), "en")
            await table.command(BOB, Vote("v2", True), "en")
            next_table = await hub.table(table.table.next or "")
            assert next_table is not None
            assert next_table.table.chairs == [*TWO, Chair(bot="greedy")]
            assert next_table.table.luck.secret != table.table.luck.secret

    story(work())


def test_whoever_wants_a_rematch_keeps_the_seat_even_if_a_bot_played_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "store.db", Time()) as hub:
            id = await hub.found(Setup("chicago-poker", {}, (*TWO, Chair(bot="greedy"))), "ann")
            table = await begun(hub, id)
            await table.command(ANN, Propose("p", "end"), "en")
            for who, name in ((ANN, "a"), (BOB, "b")):
                await table.command(who, HandOver(name, "greedy"), "en")
            await table.command(ANN, Propose("p2", "rematch"), "en")
            next_table = await hub.table(table.table.next or "")
            assert next_table is not None
            assert next_table.table.chairs == [TWO[0], Chair(), Chair(bot="greedy")], "Bob was not asked: his seat is open"

    story(work())


def test_a_table_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "store.db", Time()) as hub:
            with pytest.raises(UnknownGame):
                await hub.found(Setup("whist", {}, TWO), "ann")
            with pytest.raises(BadOption):
                await hub.found(Setup("chicago-poker", {"fast": True}, TWO), "ann")
            with pytest.raises(BadOption):
                await hub.found(Setup("chicago-gangsters", {}, TWO), "ann")
            with pytest.raises(NotFound, match="There is no table nowhere"):
                await hub.table("nowhere")
            assert not [*hub.tables]

    story(work())


def test_a_table_made_for_other_rules_is_not_opened(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(tmp_path / "store.db", Time()) as hub:
            id = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            stored = await hub.store.load(id)
            assert stored is not None
            changes: list[dict[str, Any]] = [{"rules": 999}, {"edition": "of 1931"}]
            for number, change in enumerate(changes):
                other = msgspec.structs.replace(stored[0], id=f"other{number}", **change)
                await hub.store.found(other, summary_of(Table(other, await hub.games.game("chicago-poker"))))
                with pytest.raises(OtherRules, match="version"):
                    await hub.table(other.id)

    story(work())


def test_tables_at_which_nothing_began_are_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        time = Time()
        async with opened(tmp_path / "store.db", time) as hub:
            abandoned = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            begun_long_ago = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
            await begun(hub, begun_long_ago)
            time.now += 15 * 86_400
            lately = await hub.found(Setup("chicago-poker", {}, TWO), "ann")
        async with opened(tmp_path / "store.db", time, "two") as hub:
            await asyncio.sleep(0.1)
            for kept in (begun_long_ago, lately):
                assert await hub.table(kept)
            with pytest.raises(NotFound):
                await hub.table(abandoned)

    story(work())
