"""How a match ended for its players: kept beside its log, for profiles and ratings."""

from __future__ import annotations

import msgspec

from windycity.server.table import Table


class Finisher(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat at the end of a match; if a person's data were deleted, guest and name are empty.

    `counted` is the rank by which the seat is rated, null if it is not: a seat that a bot played for a while and its guest took
    back is not rated, and one that a bot had at the end ranks after all others.
    """

    rank: int
    score: int
    name: str = ""
    guest: str | None = None
    bot: str | None = None
    counted: int | None = None


class Finish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match played to its end."""

    game: str
    at: float
    seats: tuple[Finisher, ...]


def finish_of(table: Table) -> Finish | None:
    """Return how a table's match ended; None if it does not count.

    A match counts if it was played to its end, from the usual beginning, in the game's own edition: lessons, puzzles, positions
    set up by hand and matches ended by agreement do not count.
    """
    setup, result = table.founding.setup, table.match.result if table.match else None
    if result is None or setup.lesson is not None or setup.position is not None or setup.edition is not None:
        return None
    seats = zip(table.chairs, table.names, result.ranks, result.scores, strict=True)
    return Finish(
        setup.game,
        table.over_since or table.changed,
        tuple(
            Finisher(rank, score, name, chair.guest, chair.bot, _counted(table, seat, rank))
            for seat, (chair, name, rank, score) in enumerate(seats)
        ),
    )


def _counted(table: Table, seat: int, rank: int) -> int | None:
    chair = table.chairs[seat]
    if chair.guest and chair.bot:
        return len(table.chairs) + 1
    return None if chair.guest and seat in table.helped else rank
