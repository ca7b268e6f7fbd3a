"""What Chicago Gangsters' moves are about without saying so: the person who is used, the packages, the partner who is paid."""

from __future__ import annotations

from collections.abc import Iterator

from windycity.core.edition import Edition
from windycity.core.view import Plain, Subject
from windycity.games.chicago_gangsters.actions import ACTIONS, BRUISER, CHOOSE, PASS, PAY
from windycity.games.chicago_gangsters.explanations import PERSON_OF
from windycity.games.chicago_gangsters.position import Ask, Person


def about(edition: Edition, s: Plain) -> Iterator[Subject]:
    """List what the moves that answer the current ask are about."""
    for word, person in _persons(s):
        yield Subject(word=word, key="person", kind="person", value=edition.names["person"][person])
    if s.ask == Ask.CHOOSE:
        yield Subject(word=CHOOSE.word, key="side", kind="side", value=edition.names["side"][s.sharing])
        yield Subject(word=CHOOSE.word, key="packages", kind="row", value="winners" if s.sharing == s.winning else "losers")
    elif s.ask == Ask.PAY:
        yield Subject(word=PAY.word, key="partner", kind="seat", value=s.ousted)


def _persons(s: Plain) -> Iterator[tuple[str, int]]:
    """List the words of moves, each with the person it uses."""
    if s.ask == Ask.ROUND_END:
        yield from ((sort.word, person) for sort, person in PERSON_OF.items())
    elif s.ask == Ask.BRUISER:
        yield from ((sort.word, Person.BRUISER) for sort in (BRUISER, PASS))
    elif s.ask == Ask.SELL:
        yield from ((sort.word, s.selling) for sort in ACTIONS.answering(Ask.SELL))
    elif s.ask in (Ask.GAMBLE, Ask.TAKE):
        yield from ((sort.word, Person.POKER_PLAYER) for sort in ACTIONS.answering(Ask(s.ask)))
