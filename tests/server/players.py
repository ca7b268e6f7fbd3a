"""Guests who play on whatever happens to their servers, and who remember everything that they were promised."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Person, Seen, visiting
from windycity.core.choices import Choices
from windycity.server.commands import AnyCommand, Who, mark_of
from windycity.server.entries import AnyEntry

LOST = (ConnectionClosed, ConnectionError, InvalidHandshake, OSError, httpx.TransportError, TimeoutError)
UNSURE = ("moving", "store-failed", "failure")  # answers after which nobody knows: the same command is sent again


class Player:
    """A guest at a table: it plays at random, talks, and sends again what was not answered."""

    def __init__(self, guest: str, key: str, table: str, luck: random.Random):
        self.guest = guest
        self.key = key
        self.table = table
        self.luck = luck
        self.promised: list[str] = []  # commands that were carried out, in order
        self.refused: list[str] = []
        self.sent: dict[str, dict[str, Any]] = {}  # by their ids
        self.pending: dict[str, Any] | None = None  # a command that was sent and not answered
        self.problems: list[Any] = []
        self.over = False
        self.stays_silent = False

    async def play(self, site: Callable[[], str]) -> None:
        """Play for ever, at one site after the other."""
        while True:
            try:
                address = site()
                async with Person(None, address, self.key).at(self.table) as seen:  # type: ignore[arg-type]
                    await seen.until(lambda seen: True)
                    while not self.over:
                        await self._act(seen)
                        self.over = seen.state["stage"] == "over"
                    return
            except LOST:
                await asyncio.sleep(0.05)

    async def _act(self, seen: Seen) -> None:
        if self.pending is None:
            self.pending = self._next(seen.state)
            self.sent |= {self.pending["id"]: self.pending} if self.pending else {}
        if self.pending is None:
            await seen.until(lambda seen: self._next(seen.state) is not None or seen.state["stage"] == "over")
            return
        answer = await seen.do(**self.pending)
        problem = answer["problem"]
        if problem is None:
            self.promised.append(self.pending["id"])
        elif problem["error"] in UNSURE:
            self.problems.append(problem)
            await asyncio.sleep(0.05)
            return
        else:
            self.problems.append(problem)
            self.refused.append(self.pending["id"])
        decision = self.pending.get("decision")
        self.pending = None
        if decision is not None and problem is None:
            await seen.until(lambda seen: seen.state["decision"] != decision)

    def _next(self, state: Any) -> dict[str, Any] | None:
        id = secrets.token_hex(6)
        if state["stage"] == "gathering" and not state["seats"][state["you"]]["contributed"]:
            return {"do": "contribute", "id": id, "words": id}
        if state["decision"] is None or self.stays_silent:
            return None
        if self.luck.random() < 0.2:
            return {"do": "say", "id": id, "text": id}
        moves = [choice.text for choice in itertools.islice(msgspec.convert(state["choices"], Choices), 30)]
        return {"do": "move", "id": id, "decision": state["decision"], "moves": [self.luck.choice(moves)]}

    def mark(self, id: str) -> str:
        """What the log calls a command of this guest."""
        return mark_of(msgspec.convert(self.sent[id], AnyCommand), Who(self.guest, ""))


async def seated(sites: Sequence[str], game: str, names: Sequence[str], luck: random.Random, **more: Any) -> list[Player]:
    """Make a table where guests sit, each at a site of its own, and a bot if `more` has one."""
    players: list[Player] = []
    bots = more.pop("bots", [])
    table = ""
    for seat, (name, site) in enumerate(zip(names, itertools.cycle(sites), strict=False)):
        async with visiting(site) as person:
            guest = await person().come(name)
            id = (await guest.get("/api/me")).json()["id"]
            table = table or await guest.found(game, ["me", *["open"] * (len(names) - 1), *bots], **more)
            if seat:
                async with guest.at(table) as seen:
                    await seen.done("sit", seat=seat)
        assert guest.key is not None
        players.append(Player(id, guest.key, table, luck))
    return players


def check_log(log: Sequence[AnyEntry], players: Sequence[Player]) -> None:
    """Check that a table's log has all that was promised, in order, nothing twice, and nothing that nobody sent."""
    marks = [entry.mark for entry in log if entry.mark]
    assert len(marks) == len({*marks}), "something was carried out twice"
    for player in players:
        promised = [player.mark(id) for id in player.promised]
        own = {player.mark(id): id for id in player.sent}
        assert [mark for mark in marks if mark in {*promised}] == promised, "what was acknowledged is lost, or in another order"
        refused = {player.mark(id) for id in player.refused}
        assert not refused & {*marks}, "what was refused was carried out"
        assert {mark for mark in marks if mark in own} <= {*own}
    sent = {player.mark(id) for player in players for id in player.sent}
    sat = sum(type(entry).__name__ == "Sat" for entry in log)
    assert len({*marks} - sent) == sat, "nobody sent this"
