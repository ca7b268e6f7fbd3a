"""What Chicago's moves are about without saying so: the head that is bought, the man who walks, the fight."""

from __future__ import annotations

from collections.abc import Iterator

from windycity.core.edition import Edition
from windycity.core.view import Plain, Subject
from windycity.games.chicago.actions import FIGHT, FROM, STEP
from windycity.games.chicago.explanations import HEADS
from windycity.games.chicago.position import WORTH, Ask


def about(edition: Edition, s: Plain) -> Iterator[Subject]:
    """List what the moves that answer the current ask are about."""
    men, spaces = edition.names["man"], edition.names["space"]
    if s.ask == Ask.BUY:
        for sort, head in HEADS.items():
            yield Subject(word=sort.word, key="head", kind="head", value=edition.names["head"][head])
            yield Subject(word=sort.word, key="price", kind="number", value=WORTH[head])
    elif s.ask == Ask.FROM:
        yield Subject(word=FROM.word, key="man", kind="man", value=men[s.walker])
    elif s.ask == Ask.STEP:
        yield Subject(word=STEP.word, key="man", kind="man", value=men[s.walker])
        yield Subject(word=STEP.word, key="from", kind="space", value=spaces[s.walk_at])
    elif s.ask == Ask.FIGHT:
        yield Subject(word=FIGHT.word, key="attacker", kind="man", value=men[s.walker])
        yield Subject(word=FIGHT.word, key="defender", kind="seat", value=s.gang_on[s.walk_at])
        yield Subject(word=FIGHT.word, key="space", kind="space", value=spaces[s.walk_at])
