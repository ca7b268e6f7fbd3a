"""Matches that are played to their end at once, without anybody who thinks."""

from __future__ import annotations

import random

from tests.server.inn import Inn
from windycity.server.entries import AnyEntry, Played
from windycity.server.live import Live


async def play_to_the_end(inn: Inn, table: str) -> None:
    """Play a match on by chance, in one step, as if everybody had answered."""
    live = await inn.services.hub.table(table)
    assert isinstance(live, Live)
    async with live._lock:
        assert live.table.match is not None
        match, luck, entries = live.table.match.copy(), random.Random(1), list[AnyEntry]()
        while not match.over:
            seat = match.waiting[0]
            move = luck.choice(match.legal(seat))
            match.play(seat, move)
            by = "bot" if live.table.chairs[seat].bot else "guest"
            entries.append(Played(inn.services.now(), seat, (move,), by))  # type: ignore[arg-type]
        await live._record(entries)
