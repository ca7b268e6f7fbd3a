"""What Chicago Poker's moves are about without saying so: the special that is played, the ride, the duel."""

from __future__ import annotations

from collections.abc import Iterator

from windycity.core.edition import Edition
from windycity.core.view import Plain, Subject
from windycity.games.chicago_poker.actions import CHOOSE, DONE, TAKE
from windycity.games.chicago_poker.explanations import SPECIAL
from windycity.games.chicago_poker.position import LIMOUSINE, Ask


def about(edition: Edition, s: Plain) -> Iterator[Subject]:
    """List what the moves that answer the current ask are about."""
    cards, spots = edition.names["card"], edition.names["spot"]
    if s.ask == Ask.ACTION and s.specials:
        for sort, card in SPECIAL.items():
            yield Subject(word=sort.word, key="special", kind="card", value=cards[card])
    elif s.ask == Ask.LIMOUSINE:
        for sort in (TAKE, DONE):
            yield Subject(word=sort.word, key="special", kind="card", value=cards[LIMOUSINE])
            yield Subject(word=sort.word, key="from", kind="spot", value=spots[s.limousine_from])
            yield Subject(word=sort.word, key="to", kind="spot", value=spots[s.limousine_to])
    elif s.ask == Ask.TIEBREAK:
        yield Subject(word=CHOOSE.word, key="spot", kind="spot", value=spots[s.duel])
