"""Replays: matches of tables and records uploaded by guests, to look back at.

Slow work happens in one thread, never in the event loop: only one thread at a time may use a match. Finished matches are kept
for a while; an unfinished one is copied each time.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from windycity.core import record as records
from windycity.core.events import SPECTATOR
from windycity.core.match import Match
from windycity.core.words import say
from windycity.games.arranging import arranger_of
from windycity.games.jumps import jumps_of
from windycity.server.callers import Caller
from windycity.server.hub import LETTERS, Hub
from windycity.server.library import Things, things_of
from windycity.server.moments import Eye, Replay, ends_of, jumps_in, moments_of
from windycity.server.protocol import Seated
from windycity.server.refusals import BadRequest, NotFound, NotNow, TooMany
from windycity.server.shapes import JumpSort, MomentsShown, ReplayShown
from windycity.server.store import Guest, Store, StoredReplay
from windycity.server.table import Table

MOST_KEPT = 32  # matches in memory: one takes some hundred kilobytes
MOST_MOMENTS = 100  # shown at once
LENGTH = 12  # of a name, as long as that of a table
DAY = 86_400.0

T = TypeVar("T")


class Replays:
    """Finds replays, and shows what a caller may see of them."""

    def __init__(self, hub: Hub, store: Store, now: Callable[[], float], most_a_day: int):
        self._hub = hub
        self._store = store
        self._now = now
        self._most_a_day = most_a_day
        self._kept: OrderedDict[str, Replay] = OrderedDict()  # those whose matches are over, the latest last
        self._thread = ThreadPoolExecutor(1, "replays")

    def drop(self, ids: Iterable[str]) -> None:
        """Drop matches from memory: they are gone, or must be read again."""
        for id in ids:
            self._kept.pop(id, None)

    def close(self) -> None:
        """End the thread."""
        self._thread.shutdown(cancel_futures=True)

    async def match(self, id: str) -> Match:
        """Return a copy of a finished match; one that is not over raises NotNow."""
        found = await self.find(id, None)
        if not found.whole:
            raise NotNow("replay-not-over")
        return await self.in_thread(found.match.copy)

    async def find(self, id: str, guest: Guest | None) -> Replay:
        """Find a match to look back at, as far as a guest may; an unknown one raises NotFound, one that has not begun NotNow."""
        if (kept := self._kept.get(id)) is None:
            kept = await self._load(id, guest)
            if not kept.whole:
                return kept
            self._keep(kept)
        self._kept.move_to_end(id)
        await self._quicken(kept.match)
        you = next((seat for seat, chair in enumerate(kept.guests) if guest and chair == guest.id), None)
        return replace(kept, you=you)

    def _keep(self, replay: Replay) -> None:
        self._kept[replay.id] = replay
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def _load(self, id: str, guest: Guest | None) -> Replay:
        if stored := await self._store.replay(id):
            return await self._read(stored)
        try:
            table = await self._hub.table(id)
        except NotFound:
            raise NotFound("no-such-replay", replay=id[:40]) from None
        return await table.read(lambda table: _of_table(table, guest))

    async def add(self, guest: Guest, text: str, edition: str | None) -> str:
        """Store a record uploaded by a guest, and return its name; one that does not replay raises BadRecord."""
        id = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        stored = StoredReplay(id, guest.id, self._now(), text, edition)
        replay = await self._read(stored)
        if not await self._store.add_replay(stored, self._now() - DAY, self._most_a_day):
            raise TooMany("too-many-replays", wait=3600.0, most=self._most_a_day)
        self._keep(replay)
        return id

    async def _read(self, stored: StoredReplay) -> Replay:
        record = await self.in_thread(lambda: records.read(stored.record))
        game = await self._hub.games.game(record.header.game, stored.edition)
        match = await self.in_thread(lambda: records.replay(game, record))
        if match.position.seen_by <= SPECTATOR:
            raise BadRequest("replay-observed")
        names = match.player_names
        seats = tuple(_seated(seat, name, name, "guest", None) for seat, name in enumerate(names))
        guests = (None,) * match.seats
        return Replay(stored.id, match, True, True, None, seats, guests, stored.made, False, stored.edition)

    async def _quicken(self, match: Match) -> None:
        """Switch a match to compiled rules, once they are loaded."""
        if not match.game.engine.compiled and (engine := await self._hub.games.compiled(match.game)):
            await self.in_thread(lambda: match.switch(engine))

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do some work with matches in their thread, one thing at a time."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    # What is shown

    async def show(self, id: str, guest: Guest | None, caller: Caller) -> ReplayShown:
        """Show a match, and through whose eyes the caller may look at it."""
        replay = await self.find(id, guest)
        reviewed = await self._store.review(id) is not None
        return await self.in_thread(lambda: _shown(replay, caller, reviewed))

    async def moments(
        self, id: str, guest: Guest | None, eye: str | None, first: int, last: int | None, language: str, spoken: bool
    ) -> tuple[MomentsShown, bool]:
        """Show a range of at most a hundred moments through an eye; also return whether the match is over."""
        replay = await self.find(id, guest)
        through = _eye(replay, eye)

        def work() -> MomentsShown:
            final = len(ends_of(replay)) - 1
            if first > final or (last is not None and last < first):
                raise BadRequest("no-such-moment", first=first, last=-1 if last is None else last, final=final)
            end = min(final, first + MOST_MOMENTS - 1, final if last is None else last)
            return moments_of(replay, through, first, end, language, spoken)

        return await self.in_thread(work), replay.whole

    async def record(self, id: str, guest: Guest | None) -> str:
        """Write the record of a match as far as the caller may have it."""
        replay = await self.find(id, guest)
        match = replay.match
        return await self.in_thread(lambda: match.save() if replay.whole else match.record(replay.you))

    async def things(self, id: str, language: str) -> Things:
        """Return what a client needs to know about the game, in the edition of the match."""
        match = (await self.find(id, None)).match
        return await self.in_thread(lambda: things_of(match.game, match.seats, match.options, language))


def _of_table(table: Table, guest: Guest | None) -> Replay:
    """Return a table's match as it is now, for a guest; nobody changes the table meanwhile."""
    if table.match is None:
        raise NotNow("no-match-yet")
    chairs, players = table.chairs, table.game.rulebook.player_names(table.game.edition, len(table.chairs))
    seats = tuple(
        _seated(seat, name, players[seat], "guest" if chairs[seat].guest else "bot", chairs[seat].bot)
        for seat, name in enumerate(table.names)
    )
    over = table.stage == "over"
    you = table.seat_of(guest.id) if guest else None
    guests = tuple(chair.guest for chair in chairs)
    edition = table.founding.setup.edition
    return Replay(table.id, table.match.copy(), over, over, you, seats, guests, table.founding.at, True, edition)


def _seated(seat: int, name: str, player: str, sort: str, bot: str | None) -> Seated:
    """Return a seat as a replay shows it: nothing about it changes any more."""
    return Seated(
        seat=seat,
        name=name,
        player=player,
        sort="bot" if sort == "bot" else "guest",
        bot=bot if sort == "bot" else None,
        host=False,
        present=True,
        late=0,
        contributed=True,
        deadline=None,
        reserve=0.0,
    )


def _eye(replay: Replay, asked: str | None) -> Eye:
    """Return the requested eye, or the caller's own; one that the caller may not look through is refused."""
    if asked is None:
        return "spectator" if replay.you is None else replay.you
    eye = next((eye for eye in replay.eyes if str(eye) == asked), None)
    if eye is None:
        known = ", ".join(map(str, replay.eyes))
        raise BadRequest("no-such-eye" if replay.whole else "eye-not-yet", eye=asked[:40], known=known)
    return eye


def _shown(replay: Replay, caller: Caller, reviewed: bool) -> ReplayShown:
    match, language = replay.match, caller.language
    book = match.game.rulebook
    return ReplayShown(
        id=replay.id,
        link=f"{caller.site}/replay/{replay.id}",
        game=match.game.name,
        title=say(match.game.name, language, book.words),
        options=match.options,
        edition=replay.edition is not None,
        made=replay.made,
        table=replay.table,
        over=replay.whole,
        seats=[*replay.seats],
        you=replay.you,
        last=len(ends_of(replay)) - 1,
        eyes=replay.eyes,
        result=match.result,
        verdict=match.verdict(language),
        sorts=[JumpSort(sort, say(f"jump-{sort}", language, book.words)) for sort in jumps_of(match.game.name)],
        jumps=jumps_in(replay),
        luck=match.luck.scheme,
        hash=match.luck.commitment,
        contributions=[*match.luck.contributions],
        forced=bool(match.forced) and replay.whole,
        arranging=arranger_of(match.game.name) is not None,
        reviewed=reviewed,
        secret=match.luck.secret.hex() if replay.whole else None,
    )
