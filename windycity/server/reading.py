"""Reading a table from the store."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from windycity.core.game import Game
from windycity.server.entries import Founding
from windycity.server.games import Games
from windycity.server.refusals import NotFound, OtherRules
from windycity.server.store import Store, Unreadable, finish_of
from windycity.server.table import Table

SLICE = 0.02  # seconds of reading a log before yielding to others


async def read_table(id: str, store: Store, games: Games) -> Table:
    """Read a table; an unknown one raises NotFound, one made for other rules OtherRules."""
    stored = await store.load(id)
    if stored is None:
        raise NotFound("no-such-table", table=id[:40])
    founding, entries = stored
    game = await games.game(founding.setup.game, founding.setup.edition)
    _check_versions(founding, game)
    table = Table(founding, game)
    begun = time.monotonic()
    for entry in entries:
        table.apply(entry)
        if time.monotonic() > begun + SLICE:  # so that nobody else has to wait, and the heart keeps beating
            await asyncio.sleep(0)
            begun = time.monotonic()
    return table


async def count_results(store: Store, games: Games) -> None:
    """Store the results of matches that ended before results were kept, and rate their players, in order.

    A table that can no longer be read has no result.
    """
    while tables := await store.uncounted_tables():
        for id in tables:
            finish = None
            with suppress(NotFound, OtherRules, Unreadable):
                finish = finish_of(await read_table(id, store, games))
            await store.count(id, finish)


def _check_versions(founding: Founding, game: Game) -> None:
    """Refuse a table made for other rules or another edition: its moves may mean something else now."""
    here = game.rulebook.rules_version, game.edition.digest
    if (founding.rules or here[0], founding.edition or here[1]) != here:
        raise OtherRules("other-rules", table=founding.id, rules=founding.rules or 0, here=here[0])
