"""Nothing acknowledged is lost: a server that is killed again and again at random moments, while people and bots play."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from tests.effort import often
from tests.server.nursery import Nursery
from tests.server.players import Player, check_log, seated
from windycity.server.entries import Played, Resumed
from windycity.server.store import Store

ROUNDS = often(25)


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    luck = random.Random(random.SystemRandom().randrange(10**6))
    store = tmp_path / "store.sqlite"

    async def new_table(site: str, number: int) -> list[Player]:
        names = ["Ann", "Bob", "Cleo"]
        if number % 3 == 0:
            return await seated([site], "chicago-gangsters", names, luck)  # everybody is asked at once, and sealed
        pace = {"sort": "live", "turn": 5, "reserve": 0} if number % 3 == 1 else {"sort": "none"}
        return await seated([site], "chicago-poker", names[:2], luck, pace=pace, bots=["greedy"])

    async def story(nursery: Nursery) -> None:
        server = await nursery.start(store)
        tables = [await new_table(server.site, number) for number in range(3)]
        finished: list[list[Player]] = []
        starts = []
        for _ in range(ROUNDS):
            playing = [asyncio.create_task(player.play(lambda: server.site)) for players in tables for player in players]
            await asyncio.sleep(luck.uniform(0.0, 0.6))
            await server.kill()
            for task in playing:
                task.cancel()
            for outcome in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(outcome, Exception):
                    raise outcome
            begun = time.monotonic()
            server = await nursery.start(store, server.port)
            starts.append(time.monotonic() - begun)
            for number, players in enumerate(tables):
                if all(player.over for player in players):
                    finished.append(players)
                    tables[number] = await new_table(server.site, number)
        for player in tables[1]:
            player.stays_silent = True  # the clock answers for them
        playing = [asyncio.create_task(player.play(lambda: server.site)) for players in tables for player in players]
        await asyncio.sleep(8.0)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await server.kill()
        async with await Store.open(store, "test") as opened:
            counts = {"guest": 0, "bot": 0, "clock": 0, "form": 0}
            resumed = 0
            for players in finished + tables:
                log = await opened.entries(players[0].table)
                check_log(log, players)
                for entry in log:
                    if isinstance(entry, Played):
                        counts[entry.by] += 1
                    resumed += isinstance(entry, Resumed)
        print(f"{ROUNDS} kills: {counts}, resumed {resumed}, start {sum(starts) / len(starts):.3f} s on average, {max(starts):.3f} at most")
        assert counts["guest"] > ROUNDS
        assert counts["bot"]
        assert counts["clock"] or all(player.over for player in tables[1])
        problems = {problem["error"] for players in finished + tables for player in players for problem in player.problems}
        assert problems <= {"stale", "refused"}, problems

    with Nursery(tmp_path / "log") as nursery:
        asyncio.run(asyncio.wait_for(story(nursery), 60 + 5 * ROUNDS))
    assert "Traceback" not in (tmp_path / "log").read_text()
