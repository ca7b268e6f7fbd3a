"""The devices connected to a table, and what each is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol, TypeVar

from windycity.bots.hints import is_on_the_way
from windycity.core.engine import Engine
from windycity.core.errors import IllegalMove, WindyCityError
from windycity.core.match import Match
from windycity.server.commands import Moved, Refused, Who
from windycity.server.eyes import Eye, Gaze, Presence, page_of, problem_of
from windycity.server.protocol import Answer, Expand, Explain, History, Language, Problem, QuickQuestion, Resync, Show
from windycity.server.table import Table

T = TypeVar("T")


class Connection(Protocol):
    """One device of a guest or a spectator."""

    who: Who
    language: str
    whole: bool  # whether it wants whole states instead of patches
    spoken: bool  # whether it wants things named as people would say them
    open: bool  # false once the device is gone: a table that is moving must not take it along

    def send(self, message: bytes) -> None:
        """Send a message, or note that the client is behind and needs a new snapshot."""


class Gallery:
    """All devices connected to a table."""

    def __init__(self, table: Table, now: Callable[[], float]):
        self.table = table
        self.now = now
        self.used = now()  # when somebody last looked or did something
        self.ended = False  # nothing happens here any more: the table has moved, or was dropped from memory
        self._elsewhere: dict[str, frozenset[str]] = {}  # the guests who look at the table through other servers
        self._connections: dict[Connection, Gaze] = {}
        self._eyes: dict[Gaze, Eye] = {}
        self._lock = asyncio.Lock()  # held while the table is changed, until the change is stored: nobody sees it before

    @property
    def connections(self) -> int:
        """The number of devices connected to the table."""
        return len(self._connections)

    async def connect(self, connection: Connection) -> None:
        """Connect a device to the table, and send it everything at once. A table that has moved raises Moved."""
        async with self._lock:
            if self.ended:
                raise Moved
            if not connection.open:
                return
            self.used = self.now()
            self._connections[connection] = self._gaze(connection)
            self.publish(but=connection)
            self.refresh(connection)

    async def disconnect(self, connection: Connection) -> None:
        """Forget a device."""
        if self._connections.pop(connection, None):
            async with self._lock:
                self.used = self.now()
                self.publish()

    def refresh(self, connection: Connection) -> None:
        """Send a device everything, if it is still connected."""
        if connection in self._connections:
            connection.send(self._eyes[self._connections[connection]].snapshot(self.table, self.now()))

    def refresh_guest(self, who: Who) -> None:
        """Send everything to all devices of a guest."""
        for connection in self._connections:
            if connection.who.guest == who.guest:
                self.refresh(connection)

    def close(self) -> None:
        """Stop everything at this table here."""
        self.ended = True

    async def leave(self) -> list[Connection]:
        """Close the table once the current change is stored, and return its devices, to be connected elsewhere."""
        self.close()
        async with self._lock:
            connections, self._connections = [*self._connections], {}
            return connections

    def _gaze(self, connection: Connection) -> Gaze:
        guest = connection.who.guest
        seat, host = self.table.seat_of(guest), guest == self.table.founding.host
        return Gaze(seat, connection.language, host, connection.whole, connection.spoken)

    @property
    def guests_here(self) -> frozenset[str]:
        """The guests connected to the table through this server."""
        return frozenset(connection.who.guest for connection in self._connections)

    @property
    def elsewhere(self) -> dict[str, frozenset[str]]:
        """The guests connected to the table through other servers."""
        return {**self._elsewhere}

    def presence(self) -> Presence:
        """Return who is connected to the table; a guest with devices at several servers counts once."""
        guests = self.guests_here.union(*self._elsewhere.values())
        return Presence(guests, sum(self.table.seat_of(guest) is None for guest in guests))

    async def see_elsewhere(self, elsewhere: dict[str, frozenset[str]]) -> None:
        """Note who is connected to the table through other servers."""
        async with self._lock:
            self._elsewhere |= elsewhere
            self._elsewhere = {server: guests for server, guests in self._elsewhere.items() if guests}
            self.publish()

    async def switch(self, engine: Engine) -> None:
        """Continue with another engine of the game."""
        async with self._lock:
            self.table.switch(engine)

    def publish(self, but: Connection | None = None) -> None:
        """Send every device what changed for it; one whose guest sat down or stood up gets everything."""
        moved = set()
        for connection, gaze in self._connections.items():
            if (now_as := self._gaze(connection)) != gaze:
                moved.add(connection)
                self._connections[connection] = now_as
        used = set(self._connections.values())
        self._eyes = {gaze: self._eyes.get(gaze) or Eye(gaze) for gaze in used}
        presence, now = self.presence(), self.now()
        messages = {gaze: eye.look(self.table, presence, now) for gaze, eye in self._eyes.items()}
        for connection, gaze in [*self._connections.items()]:
            message = messages[gaze]
            if connection in moved:
                self.refresh(connection)
            elif message and connection is not but:
                connection.send(message)

    async def read(self, look: Callable[[Table], T]) -> T:
        """Read the table as it is stored, while nobody changes it."""
        async with self._lock:
            return look(self.table)

    async def ask(self, connection: Connection, question: QuickQuestion) -> Answer:
        """Answer a question; it changes nothing at the table. A table that has moved raises Moved."""
        async with self._lock:
            if self.ended:
                raise Moved
            try:
                return self._answer(connection, question)
            except WindyCityError as error:
                return Answer(question.id, problem_of(error, connection.language))

    def _answer(self, connection: Connection, question: QuickQuestion) -> Answer:
        seat, match, language = self.table.seat_of(connection.who.guest), self.table.match, connection.language
        if isinstance(question, Resync):
            self.refresh(connection)
            return Answer(question.id)
        if isinstance(question, Language):
            connection.language = question.language
            self.publish()
            return Answer(question.id)
        if match is None:
            raise Refused("not-playing")
        if isinstance(question, History):
            events, news = page_of(match, seat, question.since, language, connection.spoken)
            return Answer(question.id, events=events, news=news)
        if seat is None:
            raise Refused("not-seated")
        if isinstance(question, Explain):
            return Answer(question.id, text=match.explain(seat, question.move, language, spoken=connection.spoken))
        if isinstance(question, Expand):
            return Answer(question.id, ways=_ways(match, seat, question.phrase))
        if isinstance(question, Show):
            if self.table.attempt is None or not self.table.in_lesson:
                raise Refused("no-lesson")
            moves = self.table.attempt.answer()
            return Answer(question.id, text="\n\n".join(_explained(match, seat, moves, connection)), ways=[moves])
        why = match.why_not(seat, question.move)
        if isinstance(why, IllegalMove) and connection.spoken:
            text = match.game.speak(why.sentence, language, **why.facts)
            return Answer(question.id, Problem(why.code, why.rule, f"{text} ({why.rule})" if why.rule else text))
        return Answer(question.id, problem=problem_of(why, language) if why else None)


def _explained(match: Match, seat: int, moves: list[str], connection: Connection) -> list[str]:
    """Explain moves one after another; of the steps of a walk only the last, which is where it ends."""
    trial, told, walking = match.copy(), list[str](), False
    for move in moves:
        is_step = is_on_the_way(trial.game, trial.observed_positions(seat))
        if is_step and walking:
            told.pop()
        told.append(trial.explain(seat, move, connection.language, spoken=connection.spoken))
        trial.play(seat, move)
        walking = is_step
    return told


def _ways(match: Match, seat: int, phrase: str) -> list[list[str]]:
    """List what a phrase can mean for a seat; one that means nothing now raises the error that its moves would."""
    if seat not in match.waiting:
        raise Refused("not-asked")
    expand = match.game.rulebook.expand
    ways = expand(match.game.edition, match.observed(seat), seat, phrase) if expand else None
    if ways is None:
        raise Refused("not-a-phrase", phrase=phrase)
    return ways
