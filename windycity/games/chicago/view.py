"""Chicago for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.view import Head, Plain, Player, View
from windycity.games.chicago.board import CORNERS
from windycity.games.chicago.position import BODIES, NO_MAN, NO_SEAT, NO_SPACE
from windycity.games.chicago.position import Head as Rank
from windycity.games.chicago.rules.buying import corner_of
from windycity.games.chicago.rules.survey import INCOME, PER_SEAT, WORTH

HeadName = Annotated[Literal["blue", "green", "red", "yellow"], Meta(description="A man's head, weakest first.")]
HEADS: dict[int, HeadName] = {Rank.BLUE: "blue", Rank.GREEN: "green", Rank.RED: "red", Rank.YELLOW: "yellow"}


class Man(msgspec.Struct, frozen=True, kw_only=True):
    """A man in play."""

    man: Annotated[int, Meta(description="His number in his gang, from 1.")]
    head: HeadName
    at: Annotated[str | None, Meta(description="The space he stands on; null in reserve, and while he walks.")]


class Walk(msgspec.Struct, frozen=True, kw_only=True):
    """A walk under way, of a man of the active seat."""

    man: Annotated[int, Meta(description="The man's number.")]
    at: Annotated[str | None, Meta(description="The space he has come to; null until it is chosen where he sets out.")]
    steps: Annotated[int, Meta(description="The steps he has still to take.")]


class ChicagoPlayer(Player, frozen=True, kw_only=True):
    """A gang."""

    colour: Annotated[str, Meta(description="The gang's colour in the edition.")]
    corner: Annotated[str, Meta(description="The district of the gang's headquarters: NW, NE, SE or SW.")]
    money: Annotated[int, Meta(description="The gang's money.")]
    chips_left: Annotated[int, Meta(description="The chips that the gang can still lay.")]
    income: Annotated[int, Meta(description="The worth of the gang's bars and casinos, which is what a payment brings.")]
    worth: Annotated[int, Meta(description="Money, places and heads: what counts after the last round.")]
    men: Annotated[list[Man], Meta(description="The gang's men in play, by number.")]


class ChicagoView(View, frozen=True, kw_only=True, tag="chicago"):
    """What a seat knows of a match of Chicago: everything, because nothing is hidden."""

    round: Annotated[int, Meta(description="The round, from 1; 0 until the first one begins.")]
    dice: Annotated[list[int], Meta(description="The dice that have not been used yet.")]
    walk: Annotated[Walk | None, Meta(description="The walk under way; null if there is none.")]
    chips: Annotated[dict[str, int], Meta(description="The bars with a chip: by space, the seat whose chip it is.")]
    bank: Annotated[dict[HeadName, int], Meta(description="The heads left in the bank.")]
    players: Annotated[list[ChicagoPlayer], Meta(description="The gangs, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> ChicagoView:
    """Return the view of an observed position."""
    spaces = edition.names["space"]
    return ChicagoView(
        **head,
        active=None if s.active == NO_SEAT else s.active,
        round=s.round,
        dice=[die for die in s.dice if die],
        walk=_walk(edition, s),
        chips={spaces[space]: seat for space, seat in enumerate(s.chip[: edition.plain.spaces]) if seat != NO_SEAT},
        bank={name: s.bank[rank] for rank, name in HEADS.items()},
        players=[_player(edition, s, seat, numbers) for seat in range(s.seats)],
    )


def _walk(edition: Edition, s: Plain) -> Walk | None:
    return None if s.walker == NO_MAN else Walk(man=s.walker + 1, at=_space(edition, s.walk_at), steps=s.steps)


def _space(edition: Edition, space: int) -> str | None:
    return None if space == NO_SPACE else edition.names["space"][space]


def gang_names(edition: Edition, seats: int) -> list[str]:
    """Name the gangs of this many seats: each by its corner."""
    return [edition.names["gang"][_corner_of(seats, seat)] for seat in range(seats)]


def _corner_of(seats: int, seat: int) -> int:
    return int(corner_of(seats, seat))  # type: ignore[no-untyped-call]  # a kernel


def _player(edition: Edition, s: Plain, seat: int, numbers: Sequence[int]) -> ChicagoPlayer:
    corner = _corner_of(s.seats, seat)
    return ChicagoPlayer(
        seat=seat,
        name=edition.names["gang"][corner],
        colour=edition.names["colour"][corner],
        corner=CORNERS[corner],
        money=s.money[seat],
        chips_left=s.chips[seat],
        income=numbers[PER_SEAT * seat + INCOME],
        worth=numbers[PER_SEAT * seat + WORTH],
        men=_men(edition, s.head[seat], s.man_at[seat]),
    )


def _men(edition: Edition, heads: Sequence[int], places: Sequence[int]) -> list[Man]:
    in_play = (man for man in range(BODIES) if heads[man] in HEADS)
    return [Man(man=man + 1, head=HEADS[heads[man]], at=_space(edition, places[man])) for man in in_play]
