"""Chicago for people and programs: what a seat knows as a typed view."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from windycity.core.edition import Edition
from windycity.core.names import name_of
from windycity.core.view import About, Goal, Goals, Head, Plain, Player, View, thing
from windycity.games.chicago.about import about
from windycity.games.chicago.board import CORNERS
from windycity.games.chicago.position import (
    BODIES,
    CASINOS_TO_WIN,
    NO_MAN,
    NO_SEAT,
    NO_SPACE,
    WORTH,
    YELLOWS_TO_WIN,
    Ask,
    Reason,
    Sort,
)
from windycity.games.chicago.position import Head as Rank
from windycity.games.chicago.reach import Reach
from windycity.games.chicago.rules.buying import corner_of
from windycity.games.chicago.rules.survey import CASINOS, CENTRAL, INCOME, PER_SEAT, YELLOWS
from windycity.games.chicago.rules.survey import WORTH as IN_ALL
from windycity.games.chicago.threats import Threat, threats

HeadName = Annotated[Literal["blue", "green", "red", "yellow"], Meta(description="A man's head, weakest first.")]
HeadKey = Annotated[str, thing("head", "A head by its colour.")]  # a schema leaves out keys that are literals
HEADS: dict[int, HeadName] = {Rank.BLUE: "blue", Rank.GREEN: "green", Rank.RED: "red", Rank.YELLOW: "yellow"}
ManName = Annotated[str, thing("man", "A man by his number in his gang: `1` is the first.")]
Space = Annotated[str, thing("space", "A space of the board by name: `k12`, `NW5b`.")]
Dice = Annotated[str, thing("dice", "Dice that are used for one walk, lowest first: `2+5`.")]


class Man(msgspec.Struct, frozen=True, kw_only=True):
    """A man in play."""

    man: ManName
    head: HeadName
    worth: Annotated[int, Meta(description="What his head is worth.")]
    at: Annotated[Space | None, Meta(description="The space he stands on; null in reserve, and while he walks.")]


class Walk(msgspec.Struct, frozen=True, kw_only=True):
    """A walk under way, of a man of the active seat."""

    man: ManName
    at: Annotated[Space | None, Meta(description="The space he has come to; null until it is chosen where he sets out.")]
    steps: Annotated[int, Meta(description="The steps he has still to take.")]
    ends: Annotated[list[Space], Meta(description="The spaces where he can still end; none once he has arrived.")]


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """The prospects of a man in a fight against another, at present."""

    chance: Annotated[float, Meta(description="The chance that he wins.")]
    prize: Annotated[int, Meta(description="What his gang is paid if he does.")]
    rises: Annotated[HeadName | None, Meta(description="The head that he then gets; null if he keeps his.")]


class ChicagoPlayer(Player, frozen=True, kw_only=True):
    """A gang."""

    colour: Annotated[str, thing("colour", "The gang's colour in the edition.")]
    corner: Annotated[str, Meta(description="The district of the gang's headquarters: NW, NE, SE or SW.")]
    money: Annotated[int, Meta(description="The gang's money.")]
    chips_left: Annotated[int, Meta(description="The chips that the gang can still lay.")]
    bodies_left: Annotated[int, Meta(description="The bodies that have never had a head: the men that the gang can still buy.")]
    income: Annotated[int, Meta(description="The worth of the gang's bars and casinos, which is what a payment brings.")]
    worth: Annotated[int, Meta(description="Money, places and heads: what counts after the last round.")]
    men: Annotated[list[Man], Meta(description="The gang's men in play, by number.")]
    goals: Goals


class ChicagoView(View, frozen=True, kw_only=True, tag="chicago"):
    """What a seat knows of a match of Chicago: everything, because nothing is hidden."""

    round: Annotated[int, Meta(description="The round, from 1; 0 until the first one begins.")]
    dice: Annotated[list[int], Meta(description="The dice that have not been used yet.")]
    about: About
    reach: Annotated[
        dict[ManName, dict[Dice, list[Space]]],
        Meta(description="While a man and dice are asked for: for each man and dice that can be chosen, where the walk can end."),
    ]
    walk: Annotated[Walk | None, Meta(description="The walk under way; null if there is none.")]
    takes: Annotated[
        list[Space],
        Meta(description="While a man walks or is to: the bars that his gang takes when he enters them, while it has chips."),
    ]
    fights: Annotated[
        dict[HeadKey, dict[HeadKey, Prospect]],
        Meta(description="What a fight holds for a man with one head against a man with another, who comes second."),
    ]
    chips: Annotated[dict[Space, int], Meta(description="The bars with a chip: by space, the seat whose chip it is.")]
    bank: Annotated[dict[HeadKey, int], Meta(description="The heads left in the bank.")]
    threats: Annotated[list[Threat], Meta(description="The men near casinos that other gangs hold, the nearest first.")]
    players: Annotated[list[ChicagoPlayer], Meta(description="The gangs, in the order of their seats.")]


def view(edition: Edition, s: Plain, numbers: Sequence[int], head: Head) -> ChicagoView:
    """Return the view of an observed position."""
    spaces = edition.names["space"]
    return ChicagoView(
        **head,
        active=None if s.active == NO_SEAT else s.active,
        round=s.round,
        dice=[die for die in s.dice if die],
        about=[*about(edition, s)],
        reach=_reach(edition, s, numbers),
        walk=_walk(edition, s, numbers),
        takes=_takes(edition, s),
        fights=_fights(tuple(tuple(edition.plain.fight_die[rank]) for rank in HEADS), tuple(s.bank[rank] > 0 for rank in HEADS)),
        chips={spaces[space]: seat for space, seat in enumerate(s.chip[: edition.plain.spaces]) if seat != NO_SEAT},
        bank={name: s.bank[rank] for rank, name in HEADS.items()},
        threats=threats(edition, s),
        players=[_player(edition, s, seat, numbers) for seat in range(s.seats)],
    )


def _walk(edition: Edition, s: Plain, numbers: Sequence[int]) -> Walk | None:
    if s.walker == NO_MAN:
        return None
    ends = Reach(edition, s, numbers).of_walk() if s.ask in (Ask.FROM, Ask.STEP) else []
    return Walk(man=edition.names["man"][s.walker], at=_space(edition, s.walk_at), steps=s.steps, ends=ends)


def _reach(edition: Edition, s: Plain, numbers: Sequence[int]) -> dict[str, dict[str, list[str]]]:
    if s.ask != Ask.MOVE:
        return {}
    heads, places = s.head[s.active], s.man_at[s.active]
    alike = {(heads[man], places[man]): man for man in reversed(range(BODIES)) if heads[man] in HEADS}
    return Reach(edition, s, numbers).of_men(sorted(alike.values()))  # among equal men the first is moved (CH-3.1)


def _takes(edition: Edition, s: Plain) -> list[str]:
    """CH-5.1: a man who enters a bar, even in passing, leaves a chip there, if his gang has one; enemies come first (CH-3.6)."""
    if s.ask not in (Ask.MOVE, Ask.FROM, Ask.STEP) or not s.chips[s.active]:
        return []
    bars = (space for space, sort in enumerate(edition.plain.sort[: edition.plain.spaces]) if sort == Sort.BAR)
    open_to = (s.active, NO_SEAT)
    names = edition.names["space"]
    return [names[bar] for bar in bars if s.chip[bar] != s.active and s.gang_on[bar] in open_to]


@lru_cache(maxsize=64)
def _fights(faces: tuple[tuple[int, ...], ...], in_bank: tuple[bool, ...]) -> dict[HeadKey, dict[HeadKey, Prospect]]:
    """Return the prospects of every head against every other, from the faces of their dice and the heads in the bank."""
    dice = dict(zip(HEADS, faces, strict=True))
    left = {rank for rank, there in zip(HEADS, in_bank, strict=True) if there}
    return {
        HEADS[rank]: {
            HEADS[other]: Prospect(chance=_chance(own, theirs), prize=WORTH[other], rises=_rise(rank, left | {other}))
            for other, theirs in dice.items()
        }
        for rank, own in dice.items()
    }


def _rise(rank: int, in_bank: Collection[int]) -> HeadName | None:
    """CH-4.2: the winner gets the next better head, if the bank has one; the loser's is there by then."""
    return HEADS[rank + 1] if rank + 1 in HEADS and rank + 1 in in_bank else None


def _chance(own: Sequence[int], theirs: Sequence[int]) -> float:
    """CH-4.1: the higher throw wins, ties are thrown again; dice that always tie decide nothing."""
    throws = [(mine, other) for mine in own for other in theirs if mine != other]
    return round(sum(mine > other for mine, other in throws) / len(throws), 4) if throws else 0.5


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
        bodies_left=sum(head == Rank.NONE for head in s.head[seat]),
        income=numbers[PER_SEAT * seat + INCOME],
        worth=numbers[PER_SEAT * seat + IN_ALL],
        men=_men(edition, s.head[seat], s.man_at[seat]),
        goals=_goals(edition, numbers[PER_SEAT * seat :]),
    )


def _goals(edition: Edition, counts: Sequence[int]) -> dict[str, Goal]:
    """CH-6.1: what a gang has, against what wins at once; on a board without central bars nobody wins by them."""
    needs = {
        Reason.THREE_CASINOS: (CASINOS, CASINOS_TO_WIN),
        Reason.CENTRAL_BARS: (CENTRAL, sum(edition.plain.central)),
        Reason.FIVE_YELLOWS: (YELLOWS, YELLOWS_TO_WIN),
    }
    return {name_of(reason): Goal(have=counts[have], need=need) for reason, (have, need) in needs.items() if need}


def _men(edition: Edition, heads: Sequence[int], places: Sequence[int]) -> list[Man]:
    in_play = (man for man in range(BODIES) if heads[man] in HEADS)
    names = edition.names["man"]
    return [
        Man(man=names[man], head=HEADS[heads[man]], worth=WORTH[heads[man]], at=_space(edition, places[man])) for man in in_play
    ]
