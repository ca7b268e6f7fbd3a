"""Hints: what a bot would do in a guest's place, from what its seat knows."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

from windycity.bots.hints import Hint as Found
from windycity.bots.hints import describe_hint
from windycity.core.errors import WindyCityError
from windycity.server.commands import Refused
from windycity.server.eyes import problem_of
from windycity.server.gallery import Connection, Gallery
from windycity.server.live import Thinkers
from windycity.server.protocol import Answer, Hint
from windycity.server.table import Table


class Hints:
    """Gives hints at all tables; a bot thinks only once about each decision, however often a hint is asked for."""

    def __init__(self, thinkers: Thinkers):
        self._thinkers = thinkers
        self._latest: WeakKeyDictionary[Gallery, tuple[int, int, asyncio.Future[Found]]] = WeakKeyDictionary()

    async def give(self, gallery: Gallery, connection: Connection, question: Hint) -> Answer:
        """Explain what a bot would do; refused for a guest who plays with other people or has nothing to decide."""
        try:
            return await self._give(gallery, connection, question)
        except WindyCityError as error:
            return Answer(question.id, problem_of(error, connection.language))

    async def _give(self, gallery: Gallery, connection: Connection, question: Hint) -> Answer:
        seat, decision, thinking = await gallery.read(lambda table: self._think(gallery, table, connection))
        found = await asyncio.shield(thinking)  # others may be waiting for it, too
        text = await gallery.read(lambda table: _explain(table, seat, decision, found, question.more, connection))
        return Answer(question.id, text=text, ways=[[found.move, *found.leads]])

    def _think(self, gallery: Gallery, table: Table, connection: Connection) -> tuple[int, int, asyncio.Future[Found]]:
        """Return the seat, its decision, and the future hint, which may be under way already."""
        seat = _seat_to_help(table, connection)
        asked = (seat, table.decisions[seat])
        latest = self._latest.get(gallery)
        if latest is None or latest[:2] != asked:
            assert table.match is not None
            latest = (*asked, asyncio.ensure_future(self._thinkers.hint(table.match.copy(), seat)))
            self._latest[gallery] = latest
        return latest


def _seat_to_help(table: Table, connection: Connection) -> int:
    seat = table.seat_of(connection.who.guest)
    if seat is None:
        raise Refused("not-seated")
    if table.stage != "playing":
        raise Refused("not-playing")
    if not table.founding.setup.helps:
        raise Refused("hints-off")
    if table.in_lesson:
        raise Refused("hint-in-lesson")
    if len(table.guests()) > 1:
        raise Refused("hint-among-people")
    if seat not in table.waiting:
        raise Refused("not-asked")
    return seat


def _explain(table: Table, seat: int, decision: int, found: Found, more: bool, connection: Connection) -> str:
    """Write a hint in paragraphs; refused if the decision was made while the bot thought."""
    match = table.match
    if match is None or seat not in table.waiting or table.decisions[seat] != decision:
        raise Refused("stale-decision")
    return "\n\n".join(describe_hint(found, match, seat, connection.language, spoken=connection.spoken, more=more))
