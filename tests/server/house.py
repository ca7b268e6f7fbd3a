"""A table with everything around it in memory, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

import windycity
from tests.server.virtual import now
from windycity.bots.bot import glimpse_of
from windycity.bots.greedy import GreedyBot
from windycity.bots.hints import Hint, hint_for
from windycity.core.choices import Choices
from windycity.core.match import Match
from windycity.server.clocks import Pace
from windycity.server.commands import AnyCommand, Contribute, Move, Who
from windycity.server.entries import AnyEntry, Chair, Founding, Setup, decode, encode
from windycity.server.live import House, Live, Manners
from windycity.server.patches import patched
from windycity.server.protocol import Answer, Problem
from windycity.server.table import Table

ANN, BOB, CLEO, DAN = (Who(name.lower(), name) for name in ("Ann", "Bob", "Cleo", "Dan"))
SECRET = "5e" * 32
OPEN = Chair()


class Device:
    """A client that keeps what it is sent."""

    def __init__(self, who: Who, language: str = "en", whole: bool = False):
        self.who = who
        self.whole = whole
        self.spoken = False
        self.language = language
        self.open = True
        self.messages: list[Any] = []
        self.raw: list[bytes] = []
        self.state: Any = None
        self.version = 0
        self.news: list[str] = []
        self.talk: list[str] = []

    def send(self, message: bytes) -> None:
        decoded = msgspec.json.decode(message)
        self.raw.append(message)
        self.messages.append(decoded)
        if decoded["type"] == "snapshot":
            self.state, self.news, self.talk = decoded["state"], [], []
        else:
            assert decoded["version"] == self.version + 1, "an update was lost, or came twice"
            self.state = patched(self.state, [(path, value) for path, value in decoded["patch"]])
        self.version = decoded["version"]
        self.news += [sentence["text"] for sentence in decoded["news"]]
        self.talk += [talk["text"] for talk in decoded["talk"]]


class Thought(NamedTuple):
    """A bot's move, and the bot."""

    move: str
    by: str = "greedy"


class Greedy:
    """Thinks for all bots, at once."""

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        return Thought(GreedyBot(seat).choose(glimpse_of(match, seat)))

    async def hint(self, match: Match, seat: int) -> Hint:
        return hint_for(glimpse_of(match, seat), 1)


class Tavern:
    """A house with one table in memory."""

    def __init__(
        self, game: str = "chicago-poker", chairs: Sequence[Chair] | None = None, manners: Manners | None = None, **setup: Any
    ):
        seats = tuple(chairs or (Chair("ann", "Ann"), Chair("bob", "Bob")))
        self.founding = Founding("t1", Setup(game, {}, seats, **setup), "ann", SECRET, 1_000_000.0)
        self.stored: list[bytes] = []
        self.fail: BaseException | None = None
        self.dropped: list[BaseException] = []
        self.founded: list[str] = []
        self.house = House(now, self._append, Greedy(), self._found_next, self._drop, manners or Manners(0.0, (0.0, 0.0)))
        self.game = windycity.game(game)
        self.live = Live(Table(self.founding, self.game), self.house)
        self._ids = 0

    async def _append(self, table: Table, first: int, entries: Sequence[AnyEntry]) -> None:
        assert first == len(self.stored)
        await asyncio.sleep(0.001)
        if self.fail:
            raise self.fail
        self.stored += [encode(entry) for entry in entries]

    async def _found_next(self, table: Table) -> str:
        self.founded.append("t2")
        return "t2"

    def _drop(self, live: Live, error: BaseException) -> None:
        live.close()
        self.dropped.append(error)

    def again(self) -> Table:
        """Read the table again from what is stored."""
        table = Table(self.founding, self.game)
        for entry in self.stored:
            table.apply(decode(entry))
        return table

    async def look(self, who: Who, language: str = "en", whole: bool = False) -> Device:
        """Connect a guest's device to the table."""
        device = Device(who, language, whole)
        await self.live.connect(device)
        return device

    @property
    def match(self) -> Match:
        """The match at the table."""
        assert self.live.table.match is not None
        return self.live.table.match

    async def refused(self, who: Who, command: type[Any], /, **fields: Any) -> Problem:
        """Give a command that is refused, and return why."""
        problem = (await self.do(who, command, **fields)).problem
        assert problem is not None
        return problem

    async def do(self, who: Who, command: type[Any], /, **fields: Any) -> Answer:
        """Give a command."""
        self._ids += 1
        made: AnyCommand = command(id=fields.pop("id", str(self._ids)), **fields)
        return await self.live.command(who, made, "en")


def live_pace(turn: int = 60, reserve: int = 120) -> Pace:
    """A clock for a table where people sit together."""
    return Pace("live", turn=turn, reserve=reserve)


async def begun(tavern: Tavern) -> None:
    """Begin the match: all guests give their words."""
    for seat, chair in enumerate(tavern.live.table.chairs):
        if chair.guest:
            who = next(who for who in (ANN, BOB, CLEO, DAN) if who.guest == chair.guest)
            assert (await tavern.do(who, Contribute, words=f"words of {seat}")).problem is None


async def move(tavern: Tavern, device: Device, text: str | None = None) -> None:
    """Make a move, the first that can be made if none is named."""
    choices = msgspec.convert(device.state["choices"], Choices)
    text = text or next(iter(choices)).text
    answer = await tavern.do(device.who, Move, decision=device.state["decision"], moves=[text])
    assert answer.problem is None, answer


def problem_of(answer: Answer) -> Problem:
    """Return why something was refused."""
    assert answer.problem is not None
    return answer.problem


def match_of(table: Table) -> Match:
    """Return the match of a table where one is played."""
    assert table.match is not None
    return table.match
