"""A table in use: it carries out one thing at a time, stores it, and sends what changed to everyone connected."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from windycity.bots.hints import Hint
from windycity.core.errors import WindyCityError
from windycity.core.match import Match
from windycity.server.commands import AnyCommand, BotName, Move, Moved, Stale, Who, consequence, entries_of, mark_of
from windycity.server.entries import AnyEntry, Followed, HandedOver, Played, Resumed
from windycity.server.eyes import problem_of
from windycity.server.gallery import Connection, Gallery
from windycity.server.protocol import Answer
from windycity.server.store import Lost, StoreError
from windycity.server.table import ABSENT, Table, is_agreed

log = logging.getLogger(__name__)

STAND_IN: BotName = "soldier"  # the bot that plays for a guest who is away
FOR_THE_CLOCK = "greedy"  # the bot whose move is made when a guest's time is up


class Thought(Protocol):
    """What a bot came up with."""

    @property
    def move(self) -> str:
        """The move."""

    @property
    def by(self) -> str:
        """The bot that actually chose it."""


class Thinkers(Protocol):
    """What chooses moves for the bots."""

    async def choose(self, match: Match, seat: int, bot: str) -> Thought:
        """Choose a move for a waiting seat."""

    async def hint(self, match: Match, seat: int) -> Hint:
        """Explain what the strongest bot would do for a waiting seat, and why."""


@dataclass(frozen=True)
class Manners:
    """Delays in seconds, so that people can follow and timing reveals nothing."""

    pace: float = 0.8  # bots' answers come at multiples of this
    form: tuple[float, float] = (2.0, 5.0)  # an ask that everybody gets is answered after a delay in this range


@dataclass(frozen=True)
class House:
    """What every table needs: the time, the store, the thinkers for bots, and a way to make the table of a rematch."""

    now: Callable[[], float]
    append: Callable[[Table, int, Sequence[AnyEntry]], Awaitable[None]]
    thinkers: Thinkers
    found_next: Callable[[Table], Awaitable[str]]
    drop: Callable[[Live, BaseException], None]  # called with a table whose memory cannot be trusted; closes it
    manners: Manners = Manners()


class Live(Gallery):
    """A table in use, which decides everything that happens at it."""

    def __init__(self, table: Table, house: House):
        super().__init__(table, house.now)
        self.house = house
        self._tasks: dict[int, tuple[int, asyncio.Task[None]]] = {}  # what is under way for each seat, for which decision
        self._asked: dict[int, tuple[int, float]] = {}  # the decision before each seat, and since when
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something is under way that needs no guest: bots think, or a live clock runs."""
        running = self.table.clocks.next_deadline() is not None and self.table.founding.setup.pace.sort == "live"
        return bool(self._tasks) or running or self._lock.locked()

    async def connect(self, connection: Connection) -> None:
        """Connect a device to the table, and start whatever has to be done."""
        await super().connect(connection)
        self.arrange()

    # Doing

    async def command(self, who: Who, command: AnyCommand, language: str) -> Answer:
        """Carry out a guest's command, once; the answer comes after its effect is stored. A table that has moved raises Moved."""
        await self._wait_for_form(who, command)
        return await asyncio.shield(asyncio.ensure_future(self._command(who, command, language)))

    async def _command(self, who: Who, command: AnyCommand, language: str) -> Answer:
        async with self._lock:
            if self.ended:
                raise Moved
            if mark_of(command, who) in self.table.marks:
                return Answer(command.id)
            try:
                await self._record(entries_of(command, self.table, who, self.house.now()))
                return Answer(command.id)
            except Lost:  # it is certain that nothing was stored
                raise Moved from None
            except WindyCityError as error:
                if isinstance(error, Stale):
                    self.refresh_guest(who)
                return Answer(command.id, problem_of(error, language))

    async def _record(self, entries: list[AnyEntry]) -> None:
        """Record entries: in memory, in the store, and then for everyone to see. The lock is held."""
        first = self.table.entries
        try:
            for entry in entries:
                self.table.apply(entry)
            while (follows := consequence(self.table, self.house.now())) is not None:
                self.table.apply(follows)
                entries.append(follows)
            if is_agreed(self.table):  # to a rematch: other agreements take effect at once
                entries.append(Followed(self.house.now(), await self.house.found_next(self.table)))
                self.table.apply(entries[-1])
            await self.house.append(self.table, first, entries)
        except BaseException as error:
            if self.table.entries > first or not isinstance(error, WindyCityError):
                self.house.drop(self, error)  # memory and store differ
            raise
        self.used = self.house.now()
        self.publish()
        self.arrange()

    # What happens by itself

    def resume(self) -> Awaitable[None]:
        """Continue after a crash: turns under way get their full time again."""
        return self._alone([Resumed(self.house.now())])

    async def _alone(self, entries: list[AnyEntry]) -> None:
        async with self._lock:
            if not self.ended:
                await self._record(entries)

    def arrange(self) -> None:
        """Start everything that needs no guest: bots, asks with one answer, clocks."""
        if self.ended:
            return
        now = self.house.now()
        for seat in self.table.waiting:
            decision = self.table.decisions[seat]
            if self._asked.get(seat, (None, 0.0))[0] != decision:
                self._asked[seat] = decision, now
            if seat in self._tasks and self._tasks[seat][0] == decision:
                continue
            if seat in self._tasks:
                self._tasks.pop(seat)[1].cancel()
            if self.table.chairs[seat].bot:
                self._begin(seat, decision, self._play_bot(seat, decision))
            elif self._is_form(seat):
                self._begin(seat, decision, self._play_form(seat, decision))
        self._set_timer(now)

    def _begin(self, seat: int, decision: int, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks[seat] = decision, task
        task.add_done_callback(lambda done: self._done(seat, done))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        if seat in self._tasks and self._tasks[seat][1] is task:
            del self._tasks[seat]
        if not task.cancelled() and (error := task.exception()):
            if isinstance(error, StoreError):
                return  # the table is reloaded from the log
            log.error("table %s, seat %s: %r", self.table.id, seat, error, exc_info=error)
        elif not task.cancelled():
            self.arrange()

    async def _play_bot(self, seat: int, decision: int) -> None:
        assert self.table.match is not None
        bot = self.table.chairs[seat].bot or FOR_THE_CLOCK
        thought = await self.house.thinkers.choose(self.table.match, seat, bot)
        await asyncio.sleep(max(self._time_to_beat(seat), self.time_of_form(seat)))
        await self._play_for(seat, decision, thought.move, "bot")

    async def _play_form(self, seat: int, decision: int) -> None:
        assert self.table.match is not None
        await asyncio.sleep(self.time_of_form(seat))
        await self._play_for(seat, decision, self.table.match.legal(seat)[0], "form")

    async def _play_for(self, seat: int, decision: int, move: str, by: Any) -> None:
        """Make a move for a seat, unless it has been made meanwhile; once begun, it is not cancelled."""
        await asyncio.shield(asyncio.ensure_future(self._play_locked(seat, decision, move, by)))

    async def _play_locked(self, seat: int, decision: int, move: str, by: Any) -> None:
        async with self._lock:
            stale = self.ended or seat not in self.table.waiting or self.table.decisions[seat] != decision
            taken_back = by == "bot" and self.table.chairs[seat].bot is None
            if not stale and not taken_back:
                self._tasks.pop(seat, None)
                await self._record([Played(self.house.now(), seat, (move,), by)])

    def _time_to_beat(self, seat: int) -> float:
        """Return the time until a bot's answer may be seen: at the next multiple of the pace, however long it thought.

        It does not pause between the steps of a walk, which people follow in a picture.
        """
        pace, (_, since) = 0.0 if self._goes_on(seat) else self.house.manners.pace, self._asked[seat]
        spent = self.house.now() - since
        return max(1, math.ceil(spent / pace)) * pace - spent if pace else 0.0

    def _goes_on(self, seat: int) -> bool:
        """Whether the last answer was this seat's, seen by all, and of a sort that no sentence reports: a step."""
        match = self.table.match
        assert match is not None
        if not match.answers or match.answers[-1].seat != seat or match.answers[-1].unnoticed:
            return False
        silent = match.game.rulebook.named_events["silent"]
        return all(event.name in silent for event in match.latest(None))

    def _is_form(self, seat: int) -> bool:
        match = self.table.match
        return match is not None and self.table.formal and len(match.legal_actions(seat)) == 1

    def time_of_form(self, seat: int) -> float:
        """Return the delay before an answer to an ask that everybody gets may count; it depends on nothing hidden."""
        if not self.table.formal or len({*self.presence().guests, *self._guests()}) < 2:
            return 0.0
        decision, since = self._asked[seat]
        low, high = self.house.manners.form
        drawn = hmac.digest(bytes.fromhex(self.table.founding.secret), f"form {seat} {decision}".encode(), hashlib.sha256)
        wanted = low + (high - low) * int.from_bytes(drawn[:4], "big") / 2**32
        return max(0.0, since + wanted - self.house.now())

    def _guests(self) -> list[str]:
        return [chair.guest for chair in self.table.chairs if chair.guest]

    async def _wait_for_form(self, who: Who, command: AnyCommand) -> None:
        """Delay an answer to an ask that everybody gets, so that timing does not reveal whether there was anything to decide."""
        seat = self.table.seat_of(who.guest)
        if isinstance(command, Move) and seat in self._asked and seat is not None and seat in self.table.waiting:
            await asyncio.sleep(self.time_of_form(seat))

    # Clocks

    def _set_timer(self, now: float) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        deadlines = [deadline for seat in self._on_the_clock() if (deadline := self.table.clocks.deadline(seat)) is not None]
        if deadlines and not self.ended:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, min(deadlines) - now), self._ring)

    def _on_the_clock(self) -> list[int]:
        """List the seats whose guests must answer in time, except those for whom something is under way."""
        return [seat for seat in self.table.guests() if seat not in self._tasks]

    def _ring(self) -> None:
        """Answer with a bot for seats whose time is up; after several such turns the bot stays, if the table's setup says so."""
        now = self.house.now()
        for seat in self._on_the_clock():
            deadline = self.table.clocks.deadline(seat)
            if deadline is not None and deadline <= now:
                self._begin(seat, self.table.decisions[seat], self._play_clock(seat, self.table.decisions[seat]))
        self._set_timer(now)

    async def _play_clock(self, seat: int, decision: int) -> None:
        assert self.table.match is not None
        if self.table.founding.setup.stand_in and self.table.late[seat] >= ABSENT:
            await self._alone([HandedOver(self.house.now(), seat, STAND_IN, wished=False)])
            return
        thought = await self.house.thinkers.choose(self.table.match, seat, FOR_THE_CLOCK)
        await self._play_for(seat, decision, thought.move, "clock")

    def close(self) -> None:
        """Stop everything under way; nothing more happens at this table here."""
        super().close()
        if self._timer:
            self._timer.cancel()
        for _, task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
