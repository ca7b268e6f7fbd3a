"""What the moves of Gangsters are about without saying so: the joint that is bought, the other side of a trade, who moves."""

from __future__ import annotations

from windycity.core.edition import Edition
from windycity.core.view import HIDDEN, Plain, Subject, seats_in
from windycity.games.gangsters.actions import ACTIONS
from windycity.games.gangsters.position import (
    JOINTS,
    NO_COP,
    NO_MARKER,
    NO_PIECE,
    NO_PUBLIC,
    NO_SEAT,
    Ask,
    Piece,
)


def about(edition: Edition, s: Plain) -> list[Subject]:
    """List what the moves that answer the current ask are about; all of them are about the same thing."""
    kind, value = _subject(edition, s)
    if value is None:
        return []
    return [Subject(word=sort.word, key=kind, kind=kind, value=value) for sort in ACTIONS.answering(Ask(s.ask))]


def _subject(edition: Edition, s: Plain) -> tuple[str, str | None]:
    """Find the kind and name of what the ask is about; None if it is about nothing in particular."""

    def named(kind: str, number: int, nothing: int) -> tuple[str, str | None]:
        return kind, None if number >= nothing else edition.names[kind][number]

    if s.ask == Ask.BUY:  # GA-3.1
        return named("joint", s.piece_at[s.active][Piece.RACKETEERS], JOINTS)
    if s.ask in (Ask.GIVE, Ask.WANT, Ask.CASH):
        return named("gang", s.partner, NO_SEAT)
    if s.ask == Ask.ACCEPT:
        return named("gang", s.active, NO_SEAT)
    if s.ask in (Ask.COP_TO, Ask.REACT, Ask.FEED, Ask.TARGET):
        return named("cop", s.mover, NO_COP)
    if s.ask in (Ask.POLICE, Ask.ATTACK):  # GA-4.9: the cop who eats the player's donuts
        return named("cop", s.fed[_asked(s)], NO_COP)
    if s.ask == Ask.PUBLIC_TO:
        return named("public", s.entering, NO_PUBLIC)
    if s.ask == Ask.RETURN:
        return named("piece", s.returning, NO_PIECE)
    if s.ask == Ask.SEDUCE:
        return named("piece", Piece.VAMPS, NO_PIECE)
    if s.ask == Ask.KEEP:
        kind, marker = named("marker", s.drawn[_asked(s)], NO_MARKER)
        return kind, marker or HIDDEN
    return "", None


def _asked(s: Plain) -> int:
    """Return the only asked seat."""
    return seats_in(s.waiting)[0]
