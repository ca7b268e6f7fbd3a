"""What the store keeps of tables: logs that only grow, by one server at a time, and lists."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from tests.server.foundings import founding, said, summary
from windycity.server.entries import AnyEntry
from windycity.server.store import Counts, Lost, Store, StoreFailed, Taken, Unreadable, summary_of

pytestmark = pytest.mark.anyio


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    await store.found(founding(), summary("ann", None))
    await store.append("t1", 0, said("Hello", "Grüße aus Köln \0 🎲"), summary("ann", None))
    await store.append("t1", 2, said("again"), summary("ann", None))
    assert await store.load("t1") == (founding(), said("Hello", "Grüße aus Köln \0 🎲") + said("again"))
    assert await store.entries("t1", 1) == said("Hello", "Grüße aus Köln \0 🎲")[1:] + said("again")
    assert await store.entries("t1", 3) == []
    assert await store.load("t2") is None
    assert await store.entries("t2") == []


async def test_what_was_stored_is_there_after_closing(place: str) -> None:
    async with await Store.open(place, "one") as store:
        await store.found(founding(), summary("ann"))
        await store.append("t1", 0, said("a"), summary("ann"))
    async with await Store.open(place, "two") as store:
        assert await store.claim("t1", 1.0)
        await store.append("t1", 1, said("b"), summary("ann"))
        assert await store.load("t1") == (founding(), said("a") + said("b"))


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(log=st.lists(st.from_type(AnyEntry), max_size=6))  # type: ignore[arg-type]
async def test_any_entry_can_be_stored(store: Store, log: list[AnyEntry]) -> None:
    """NaN and the like become null in JSON, and are no times or texts of ours."""
    log = [entry for entry in log if _is_plain(entry)]
    id = f"t{(await store.counts()).gathering}"
    await store.found(founding(id), summary())
    if log:
        await store.append(id, 0, log, summary())
    assert await store.load(id) == (founding(id), log)


def _is_plain(entry: AnyEntry) -> bool:
    try:
        return msgspec.json.decode(msgspec.json.encode(entry), type=type(entry)) == entry
    except (msgspec.ValidationError, UnicodeEncodeError, OverflowError):
        return False


async def test_a_number_is_written_once(store: Store) -> None:
    await store.found(founding(), summary("ann"))
    await store.append("t1", 0, said("a", "b"), summary("ann"))
    for first in (0, 1, 3):  # written already; half of it; beyond the end
        with pytest.raises(Lost, match="Another server looks after table t1"):
            await store.append("t1", first, said("x", "y"), summary("bob", stage="over"))
    assert await store.entries("t1") == said("a", "b")
    assert (await store.counts()).over == 0
    assert await store.tables_of("bob") == []


async def test_a_table_that_is_gone_is_lost(store: Store) -> None:
    with pytest.raises(Lost):
        await store.append("none", 0, said("x"), summary())


async def test_one_that_lost_does_not_harm_others(store: Store) -> None:
    for id in ("t1", "t2"):
        await store.found(founding(id), summary())
    appends = [store.append(id, first, said(f"{id} {first}"), summary()) for id in ("t1", "t2", "gone") for first in (0, 0, 1, 5)]
    outcomes = await asyncio.gather(*appends, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == 2 * [type(None), Lost, type(None), Lost] + 4 * [Lost]
    assert [len(await store.entries(id)) for id in ("t1", "t2")] == [2, 2]


async def test_one_that_cannot_be_written_does_not_harm_others(store: Store) -> None:
    """PostgreSQL refuses a NUL, SQLite does not: but neither keeps anything of a table that it refuses."""
    for id in ("t1", "t2", "t3"):
        await store.found(founding(id), summary())
    bad = summary("a\0b", changed="never")
    outcomes = await asyncio.gather(
        store.append("t1", 0, said("a"), summary()),
        store.append("t2", 0, said("b"), bad),
        store.append("t3", 0, said("c"), summary()),
        store.rename("nobody", "x"),
        store.add_key("nobody", "hash", 1.0),
        store.seen("nobody", 1.0),
        return_exceptions=True,
    )
    assert [outcomes[place] for place in (0, 2, 3, 5)] == [None, None, False, False]
    assert isinstance(outcomes[4], Exception)
    assert [len(await store.entries(id)) for id in ("t1", "t3")] == [1, 1]
    if store._engine.dialect.name == "postgresql":
        assert isinstance(outcomes[1], StoreFailed)
        assert await store.entries("t2") == []


async def test_many_append_at_once(store: Store) -> None:
    async def play(id: str) -> None:
        await store.found(founding(id), summary(id))
        for number in range(5):
            await store.append(id, number, said(f"{id} {number}"), summary(id))

    await asyncio.gather(*(play(f"t{number}") for number in range(30)))
    for number in range(30):
        assert await store.entries(f"t{number}") == [said(f"t{number} {place}")[0] for place in range(5)]


async def test_whoever_no_longer_waits_leaves_no_half_of_it(store: Store) -> None:
    await store.found(founding(), summary())
    task = asyncio.create_task(store.append("t1", 0, said("a", "b"), summary()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.rename("nobody", "x")  # waits until everything before it is written
    length = len(await store.entries("t1"))
    assert length in (0, 2)
    await store.append("t1", length, said("c"), summary())


async def test_nothing_cannot_be_appended(store: Store) -> None:
    await store.found(founding(), summary())
    with pytest.raises(ValueError, match="nothing to append"):
        await store.append("t1", 0, [], summary())


async def test_a_table_is_founded_once(store: Store) -> None:
    await store.found(founding(), summary("ann"))
    with pytest.raises(Taken, match="t1 is in use already"):
        await store.found(founding(host="bob"), summary("bob"))
    loaded = await store.load("t1")
    assert loaded is not None
    assert loaded[0].host == "ann"


@pytest.mark.parametrize("damage", ["UPDATE entries SET entry = '{' WHERE number = 1", "DELETE FROM entries WHERE number = 1"])
async def test_a_damaged_log_is_refused(store: Store, damage: str) -> None:
    await store.found(founding(), summary())
    await store.append("t1", 0, said("a", "b", "c"), summary())
    with store._engine.begin() as connection:
        connection.execute(text(damage))
    with pytest.raises(Unreadable, match="Entry 1 of the table t1"):
        await store.load("t1")


async def test_a_damaged_founding_is_refused_without_its_secret(store: Store) -> None:
    await store.found(founding(), summary())
    with store._engine.begin() as connection:
        connection.execute(text("UPDATE tables SET founding = replace(founding, '\"format\"', '\"frmt\"')"))
    with pytest.raises(Unreadable, match="The table t1 cannot be read") as refused:
        await store.load("t1")
    assert refused.value.__cause__ is None


async def test_listed_tables_have_an_open_seat_and_come_newest_first(store: Store) -> None:
    for at, id in enumerate(("old", "new", "newest")):
        await store.found(founding(id, at=float(at)), summary("ann", None, listed=True))
    await store.found(founding("private"), summary("ann", None))
    await store.found(founding("full"), summary("ann", "bob", listed=True))
    await store.found(founding("begun"), summary("ann", None, listed=True))
    await store.append("begun", 0, said("x"), summary("ann", None, listed=True, stage="playing"))
    found = await store.listed_tables()
    assert [listing.id for listing in found] == ["newest", "new", "old"]
    assert found[0].founding == founding("newest", at=2.0)
    assert found[0].summary == summary("ann", None, listed=True)
    assert found[0].summary.open == (1,)
    assert [listing.id for listing in await store.listed_tables(limit=2)] == ["newest", "new"]


async def test_the_tables_of_a_guest_begin_with_its_turns(store: Store) -> None:
    tables: dict[str, dict[str, Any]] = {
        "over": {"stage": "over", "changed": 9.0},
        "waits": {"stage": "playing", "changed": 2.0, "turns": (1,)},
        "turn": {"stage": "playing", "changed": 1.0, "turns": (0,)},
        "turn2": {"stage": "playing", "changed": 1.5, "turns": (0, 1)},
        "open": {"changed": 3.0},
    }
    for id, facts in tables.items():
        await store.found(founding(id), summary("ann", None))
        await store.append(id, 0, said("x"), summary("ann", "bob", **facts))
    assert [listing.id for listing in await store.tables_of("ann")] == ["turn2", "turn", "open", "waits", "over"]
    assert [listing.id for listing in await store.tables_of("bob")] == ["waits", "turn2", "open", "turn", "over"]
    assert [listing.id for listing in await store.tables_of("ann", limit=2)] == ["turn2", "turn"]
    await store.append("open", 1, said("x"), summary("ann", None, changed=4.0))
    assert "open" not in [listing.id for listing in await store.tables_of("bob")]
    assert await store.tables_of("eve") == []


async def test_tables_are_due_when_a_deadline_has_passed(store: Store) -> None:
    await store.heartbeat("address", 50.0)
    for id, deadline in {"late": 10.0, "later": 5.0, "early": 99.0, "never": None}.items():
        await store.found(founding(id), summary("ann"))
        await store.append(id, 0, said("x"), summary("ann", stage="playing", deadline=deadline))
    assert await store.due_tables(50.0) == ["later", "late"]
    assert await store.due_tables(50.0, limit=1) == ["later"]
    await store.append("late", 1, said("x"), summary("ann", stage="over"))
    assert await store.due_tables(50.0) == ["later"]


async def test_counts_limit_what_a_guest_can_make(store: Store) -> None:
    await store.add_guest("ann", "Ann", "h", "en", 1.0)
    for id, at in {"a": 10.0, "b": 20.0, "c": 30.0}.items():
        await store.found(founding(id, at=at), summary("ann", None))
    await store.found(founding("d", host="bob"), summary("bob", "ann"))
    await store.append("a", 0, said("x"), summary("ann", "bob", stage="over"))
    await store.append("b", 0, said("x"), summary("ann", "bob", stage="playing"))
    assert [await store.tables_made("ann", since) for since in (0.0, 20.0, 31.0)] == [3, 2, 0]
    assert [await store.live_tables(guest) for guest in ("ann", "bob", "eve")] == [3, 2, 0]
    assert await store.counts() == Counts(guests=1, gathering=2, playing=1, over=1)


async def test_tables_that_never_began_are_forgotten(store: Store) -> None:
    tables: dict[str, dict[str, Any]] = {"old": {}, "touched": {"changed": 500.0}, "begun": {"stage": "playing"}}
    for id, facts in tables.items():
        await store.found(founding(id), summary("ann"))
        await store.append(id, 0, said("x"), summary("ann", **facts))
    assert await store.forget_tables(500.0) == 1
    assert await store.load("old") is None
    assert await store.entries("old") == []
    assert {listing.id for listing in await store.tables_of("ann")} == {"touched", "begun"}
    assert await store.forget_tables(500.0) == 0


def test_a_summary_says_what_lists_show() -> None:
    assert summary("ann", None, "bob").open == (1,)
    assert summary("ann", None, "bob").guests == {"ann", "bob"}
    assert summary("ann", "bob", turns=(1,)).is_turn_of("bob")
    assert not summary("ann", "bob", turns=(1,)).is_turn_of("ann")


@pytest.mark.parametrize(("pace", "due"), [("none", None), ("days", 10.0 + 3 * 86_400), ("live", 10.0)])
def test_a_table_is_summed_up(pace: Literal["none", "live", "days"], due: float | None) -> None:
    import windycity
    from windycity.server.clocks import Pace
    from windycity.server.entries import Chair, Contributed, Founding, HandedOver, Setup
    from windycity.server.table import Table

    game = windycity.game("chicago-poker")
    chairs = (Chair("ann", "Ann"), Chair("bob", "Bob"))
    table = Table(Founding("t", Setup(game.name, {}, chairs, Pace(pace), listed=True), "ann", "00" * 32, 5.0), game)
    assert summary_of(table) == summary("ann", "bob", listed=True, changed=5.0)
    for seat in (0, 1):
        table.apply(Contributed(10.0, seat, ""))
    begun = summary_of(table)
    assert (begun.stage, begun.changed, begun.turns) == ("playing", 10.0, table.waiting)
    assert begun.deadline == due
    table.apply(HandedOver(11.0, table.waiting[0], "greedy"))
    assert len(summary_of(table).turns) == len(begun.turns) - 1
    assert summary_of(table).deadline == 11.0, "a bot is to answer"
