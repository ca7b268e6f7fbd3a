"""Nothing acknowledged is lost: a server that is killed again and again at random moments, while people and bots play."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path

from tests.effort import often
from tests.server.client import visiting
from tests.server.nursery import Nursery, Server
from tests.server.players import Player, check_log, seated
from windycity.server.entries import Played
from windycity.server.store import Store

ROUNDS = often(100)
NAMES = ["Ann", "Bob", "Cleo"]


class Street:
    """A server that is killed and started again with the same store at the same port, and the tables at it."""

    def __init__(self, nursery: Nursery, store: Path, server: Server):
        self.nursery = nursery
        self.store = store
        self.server = server
        self.luck = random.Random(random.SystemRandom().randrange(10**6))
        self.tables: list[list[Player]] = []
        self.finished: list[list[Player]] = []
        self.starts: list[float] = []  # seconds

    async def new_table(self, number: int) -> list[Player]:
        """Make a table: one where everybody is asked at once and answers are sealed, one with a clock, or one without."""
        if number == 0:
            return await seated([self.server.site], "chicago-gangsters", NAMES, self.luck)
        pace = {"sort": "live", "turn": 5, "reserve": 0} if number == 1 else {"sort": "none"}
        return await seated([self.server.site], "chicago-poker", NAMES[:2], self.luck, pace=pace, bots=["greedy"])

    async def play(self, seconds: float) -> None:
        """Have people play, and kill the server in the middle."""
        playing = [asyncio.create_task(player.play(lambda: self.server.site)) for players in self.tables for player in players]
        await asyncio.sleep(seconds)
        await self.server.kill()
        for task in playing:
            task.cancel()
        for outcome in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(outcome, Exception):
                raise outcome

    async def start(self) -> None:
        """Start the server again, with new tables where matches are over."""
        begun = time.monotonic()
        self.server = await self.nursery.start(self.store, self.server.port)
        self.starts.append(time.monotonic() - begun)
        for number, players in enumerate(self.tables):
            if all(player.over for player in players):
                self.finished.append(players)
                self.tables[number] = await self.new_table(number)

    async def check(self) -> Counter[str]:
        """Check all logs, and return who made how many moves."""
        async with await Store.open(self.store, "test") as store:
            logs = [(await store.entries(players[0].table), players) for players in self.finished + self.tables]
        for log, players in logs:
            check_log(log, players)
        return Counter(entry.by for log, _ in logs for entry in log if isinstance(entry, Played))


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    async def story(nursery: Nursery) -> None:
        store = tmp_path / "store.sqlite"
        street = Street(nursery, store, await nursery.start(store))
        street.tables = [await street.new_table(number) for number in range(3)]
        for _ in range(ROUNDS):
            await street.play(street.luck.uniform(0.0, 0.6))
            await street.start()
        for player in street.tables[1]:
            player.stays_silent = True  # the clock answers in their place
        await street.play(8.0)
        moves = await street.check()
        print(f"{ROUNDS} kills, {dict(moves)}; started again after {sum(street.starts) / ROUNDS:.2f} s")
        assert moves["guest"] > ROUNDS
        assert moves["bot"]
        assert moves["clock"]
        problems = {problem["error"] for players in street.tables for player in players for problem in player.problems}
        assert problems <= {"stale", "refused"}

    with Nursery(tmp_path / "log") as nursery:
        asyncio.run(asyncio.wait_for(story(nursery), 60 + 5 * ROUNDS))
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_clocks_and_bots_go_on_after_a_crash_though_nobody_looks(tmp_path: Path) -> None:
    turn = 6

    async def gather(server: Server) -> tuple[str, str]:
        """Make a table where the clock of a guest runs, and one where it is a bot's turn, and leave both."""
        async with visiting(server.site) as person:
            ann = await person().come("Ann")
            clocked = await ann.found("chicago-poker", ["me", "greedy"], pace={"sort": "live", "turn": turn, "reserve": 0})
            waiting = await ann.found("chicago-poker", ["me", "greedy"])
            for table in (clocked, waiting):
                async with ann.at(table) as seen:
                    await seen.done("contribute", words="")
                    await seen.until(lambda seen: seen.state["decision"] is not None)
                    while table == waiting and seen.state["decision"] is not None:
                        await seen.move()
        return clocked, waiting

    async def story(nursery: Nursery) -> None:
        store = tmp_path / "store.sqlite"
        server = await nursery.start(store, pace=600.0)
        clocked, waiting = await gather(server)
        await server.kill()
        restarted = time.time()
        server = await nursery.start(store)
        await asyncio.sleep(turn + 3)
        await server.kill()
        async with await Store.open(store, "test") as opened:
            logs = [await opened.entries(id) for id in (clocked, waiting)]
        by_clock, by_bot = (
            [entry.at - restarted for entry in log if isinstance(entry, Played) and entry.by == by]
            for log, by in zip(logs, ("clock", "bot"), strict=True)
        )
        assert by_clock, "nobody's time was up"
        assert turn <= by_clock[0] < turn + 2.5, "a full turn, beginning when the server is there again"
        assert by_bot, "the bot has not answered"
        assert by_bot[0] < 2.5, "at once"

    with Nursery(tmp_path / "log") as nursery:
        asyncio.run(asyncio.wait_for(story(nursery), 120))
    assert "Traceback" not in (tmp_path / "log").read_text()
