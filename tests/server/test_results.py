"""Results and ratings: kept with the end of a match, once, and made again from the logs."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, text

from tests.server.ending import play_to_the_end
from tests.server.foundings import founding, said, summary
from tests.server.house import ANN, BOB, Tavern, begun
from tests.server.inn import GAME, Inn, tell
from tests.server.virtual import run
from windycity.server.commands import HandOver, Propose, Vote
from windycity.server.entries import Chair
from windycity.server.reading import count_results
from windycity.server.store import Finish, Finisher, Lost, Store, StoredRating, finish_of
from windycity.server.store.schema import RATINGS, RESULTS

pytestmark = pytest.mark.anyio

ANN_WINS = Finisher(1, 5, "Ann", guest="ann", counted=1)
BOB_LOSES = Finisher(2, 3, "Bob", guest="bob", counted=2)
BOT_LOSES = Finisher(2, 3, "Capone", bot="soldier", counted=2)


async def played(store: Store, id: str, *seats: Finisher, game: str = "any", at: float = 200.0) -> None:
    """A match that these finished."""
    guests = [seat.guest for seat in seats]
    await store.found(founding(id), summary(*guests))
    await store.append(id, 0, said("gg"), summary(*guests, stage="over"), Finish(game, at, seats))


async def ratings(store: Store, *players: str) -> dict[tuple[str, str], StoredRating]:
    return {(one.player, one.pool): one for one in await store.ratings_of(players)}


async def test_the_end_of_a_match_has_its_result_and_its_ratings_stored_once(store: Store) -> None:
    await played(store, "t1", ANN_WINS, BOB_LOSES)
    await store.append("t1", 1, said("again?"), summary("ann", "bob", stage="over"), Finish("any", 300.0, (ANN_WINS, BOB_LOSES)))
    assert await store.results_of("ann") == [("t1", Finish("any", 200.0, (ANN_WINS, BOB_LOSES)))]
    found = await ratings(store, "ann", "bob")
    assert found.keys() == {("ann", "people"), ("bob", "people")}
    assert found["ann", "people"].mu > 25 > found["bob", "people"].mu
    assert {one.matches for one in found.values()} == {1}
    assert await store.uncounted_tables() == []


async def test_what_is_not_stored_is_not_counted(store: Store) -> None:
    await store.found(founding(), summary("ann", "bob"))
    with pytest.raises(Lost):
        await store.append("t1", 7, said("x"), summary("ann", "bob", stage="over"), Finish("any", 1.0, (ANN_WINS, BOB_LOSES)))
    assert await store.results_of("ann") == []
    assert await store.ratings_of(["ann"]) == []


async def test_people_are_rated_among_people_and_bots_where_bots_play(store: Store) -> None:
    await played(store, "t1", ANN_WINS, BOT_LOSES, BOT_LOSES)
    found = await ratings(store, "ann", "bot soldier")
    assert found.keys() == {("ann", "bots"), ("bot soldier", "bots")}
    assert found["ann", "bots"].mu > 25 > found["bot soldier", "bots"].mu
    await played(store, "t2", ANN_WINS, BOB_LOSES, BOT_LOSES)
    assert (await ratings(store, "ann", "bob")).keys() == {(who, pool) for who in ("ann", "bob") for pool in ("people", "bots")}


async def test_games_are_rated_apart_and_a_seat_that_does_not_count_is_not_rated(store: Store) -> None:
    await played(store, "t1", ANN_WINS, BOB_LOSES)
    await played(store, "t2", ANN_WINS, Finisher(2, 3, "Bob", guest="bob"), game="other")
    assert {one.game for one in await store.ratings_of(["ann", "bob"])} == {"any"}
    assert [id for id, _ in await store.results_of("bob")] == ["t1", "t2"]


async def test_results_go_with_their_table(store: Store) -> None:
    await played(store, "t1", ANN_WINS, BOB_LOSES)
    with store._engine.begin() as connection:
        connection.execute(text("DELETE FROM tables"))
    assert await store.results_of("ann") == []


async def test_servers_that_end_matches_at_once_rate_everybody(place: str) -> None:
    if not place.startswith("postgresql"):
        return  # a file has one server
    async with await Store.open(place, "one") as one, await Store.open(place, "two") as two:
        stores = (one, two)
        await asyncio.gather(*(played(stores[n % 2], f"t{n}", ANN_WINS, BOB_LOSES, BOT_LOSES) for n in range(20)))
        found = await ratings(one, "ann", "bob", "bot soldier")
        assert {rating.matches for rating in found.values()} == {20}


def test_a_match_counts_for_whoever_played_it_to_the_end() -> None:
    async def story() -> None:
        tavern = Tavern(chairs=[Chair("ann", "Ann"), Chair("bob", "Bob"), Chair(bot="greedy")])
        ann = await tavern.look(ANN)
        await begun(tavern)
        assert finish_of(tavern.live.table) is None, "it is not over"
        await tavern.do(BOB, HandOver, bot="greedy")
        await tavern.do(ANN, HandOver, bot="greedy")
        while not {0, 1} <= tavern.live.table.helped:
            await asyncio.sleep(1)
        while ann.state["stage"] != "over":
            await asyncio.sleep(1)
        finish = finish_of(tavern.live.table)
        assert finish is not None
        assert (finish.game, len(finish.seats)) == (GAME, 3)
        assert [seat.name for seat in finish.seats][:2] == ["Ann", "Bob"]
        assert [seat.counted for seat in finish.seats] == [4, 4, finish.seats[2].rank], "who leaves comes last"
        tavern.live.table.chairs[0] = Chair("ann", "Ann")  # as if she had taken the seat back
        again = finish_of(tavern.live.table)
        assert again is not None
        assert again.seats[0].counted is None, "a bot has played for her"

    run(story())


def test_what_is_ended_by_agreement_does_not_count() -> None:
    async def story() -> None:
        tavern = Tavern()
        await begun(tavern)
        await tavern.do(ANN, Propose, matter="end")
        await tavern.do(BOB, Vote, agreed=True)
        assert tavern.live.table.stage == "over"
        assert finish_of(tavern.live.table) is None

    run(story())


def test_results_are_made_again_from_the_logs() -> None:
    async def story(inn: Inn) -> None:
        ann = await inn.come("Ann")
        for _ in range(2):
            table = await ann.found(GAME, ["me", "greedy"])
            async with ann.at(table) as seen:
                await seen.done("contribute", words="")
                await play_to_the_end(inn, table)
                await seen.done("say", text="well played")
        store, me = inn.services.store, (await ann.get("/api/me")).json()["id"]
        before = await store.results_of(me), sorted(await store.ratings_of([me, "bot greedy"]), key=str)
        assert (len(before[0]), len(before[1])) == (2, 2)
        with store._engine.begin() as connection:
            connection.execute(delete(RESULTS))
            connection.execute(delete(RATINGS))
        await count_results(store, inn.services.hub.games)
        assert (await store.results_of(me), sorted(await store.ratings_of([me, "bot greedy"]), key=str)) == before

    tell(story)
