"""Jumps: the moments of a match that people look for when they look back at it, such as its duels.

Which events make such a moment is data in a game's folder (`jumps.toml`); the name of a sort is `jump-SORT` in its words.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from windycity.core.errors import BadGame
from windycity.core.names import name_of
from windycity.games import rulebook

FILE = "jumps.toml"


@cache
def jumps_of(name: str) -> Mapping[str, frozenset[str]]:
    """Return the sorts of a game's jumps, the most useful first, each with the names of its events; a game may have none."""
    book = rulebook(name)
    file = book.folder / FILE
    if not file.is_file():
        return {}
    known = {name_of(event) for event in book.events}
    sorts = {sort: frozenset(events) for sort, events in tomllib.loads(file.read_text("utf-8")).items()}
    if unknown := sorted(frozenset().union(*sorts.values()) - known):
        raise BadGame("game-unknown-event", game=name, file=str(file), event=unknown[0])
    return sorts
