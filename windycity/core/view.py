"""Views: what a seat knows, as typed structs for people and programs.

`View` is the head that all games share; each game adds its body in its `view.py`, as a struct of its own. What a field
means is in its description, which is also in the JSON Schema of a view (`schemas.py`). What the seat may not know is
`HIDDEN`, or None where the description says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypedDict

import msgspec
import numpy as np
from msgspec import Meta

from windycity.core.events import SPECTATOR
from windycity.core.names import name_of
from windycity.core.position import Positions, get

if TYPE_CHECKING:
    from windycity.core.edition import Edition
    from windycity.core.engine import Engine
    from windycity.core.rulebook import Rulebook

FORMAT = 2
HIDDEN = "??"

KIND, MAY_BE_HIDDEN = "x-kind", "x-hidden"  # marks in the schema of a struct, for `schemas.py`

Seats = Annotated[list[int], Meta(description="Seats, lowest first.")]


def thing(kind: str, about: str, *, hidden: bool = False) -> Meta:
    """Describe a text of a view as the name of a thing of a kind; the JSON Schema then lists the names of that kind.

    `hidden` is for names that a seat may not know: there the text can also be `HIDDEN`.
    """
    return Meta(description=about, extra_json_schema={KIND: kind, MAY_BE_HIDDEN: hidden})


class Result(msgspec.Struct, frozen=True):
    """How a match ended: winners, scores, ranks (1, 1, 3), and the reason with its clause."""

    winners: Annotated[tuple[int, ...], Meta(description="The seats that won: several if they share the win.")]
    scores: Annotated[tuple[int, ...], Meta(description="The score of each seat, in the order of the seats.")]
    ranks: Annotated[tuple[int, ...], Meta(description="The rank of each seat, from 1; equal seats share the better one.")]
    reason: Annotated[str, Meta(description="Why the match ended, by name.")]
    rule: Annotated[str, Meta(description="The clause of the rules that says so, such as CP-6.1.")]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player as the observing seat knows it: what all games share."""

    seat: Annotated[int, Meta(ge=0, description="The player's seat, 0 to seats - 1.")]
    name: Annotated[str, Meta(description="The player's name in the edition.")]


class Subject(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a move is about without naming it: the card behind `gun`, the man who takes a step."""

    word: Annotated[str, Meta(description="The word or words that the move begins with, as in choices.")]
    key: Annotated[str, Meta(description="What the thing is to the move: its kind, or a name of its own as in `from` and `to`.")]
    kind: Annotated[str, Meta(description="The kind of thing, as in choices: card, spot, person; also `seat` and `number`.")]
    value: Annotated[str | int, Meta(description="The thing by name, as moves, views and events name it; a seat, or a number.")]


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """A player's progress towards one of the ways to win at once."""

    have: Annotated[int, Meta(description="How much the player has.")]
    need: Annotated[int, Meta(description="How much wins.")]


About = Annotated[
    list[Subject],
    Meta(description="What moves that answer the current ask, legal or not, concern but do not name, by word."),
]
Way = Annotated[str, thing("reason", "A way to win, as the reason in a result.")]
Goals = Annotated[dict[Way, Goal], Meta(description="The ways to win at once, by the reason that a result gives.")]


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat, or a spectator, knows of a match: what all games share."""

    format: Annotated[int, Meta(description=f"The version of this shape: {FORMAT}.")]
    seen_by: Annotated[int | None, Meta(description="The seat that sees this; null is a spectator.")]
    options: Annotated[dict[str, bool], Meta(description="The options of the match, by name.")]
    seats: Annotated[int, Meta(description="The number of seats.")]
    ask: Annotated[str, Meta(description="What the waiting seats are asked for; `nothing` when the match is over.")]
    waiting: Annotated[Seats, Meta(description="The seats that still have to answer; empty when the match is over.")]
    active: Annotated[int | None, Meta(description="The seat whose turn it is; null where players do not take turns.")]
    over: Annotated[bool, Meta(description="Whether the match has ended.")]
    result: Annotated[Result | None, Meta(description="How the match ended; null until it is over.")]
    players: Annotated[Sequence[Player], Meta(description="The players, in the order of their seats.")]

    @property
    def game(self) -> str:
        """The game's name: in JSON, the field that says which game a view is of."""
        return str(self.__struct_config__.tag)


class Head(TypedDict):
    """The fields of a view that core fills in, in the same way for all games."""

    format: int
    seen_by: int | None
    options: dict[str, bool]
    seats: int
    ask: str
    waiting: list[int]
    over: bool
    result: Result | None


class Plain:
    """A read-only position: each field as a number or as nested lists, converted when first read."""

    def __init__(self, positions: Positions):
        self._positions = positions

    def __getattr__(self, name: str) -> Any:
        value = get(self._positions, name)
        plain = value.tolist() if isinstance(value, np.ndarray) else int(value)
        self.__dict__[name] = plain
        return plain


def make_view(rulebook: Rulebook, edition: Edition, engine: Engine, observed: Positions) -> View:
    """Return the view of a position observed by a seat or a spectator, in the form of this engine."""
    s = Plain(observed)
    if s.seen_by > SPECTATOR:
        raise ValueError("a view is made of an observed position, not of the truth")
    return rulebook.view(edition, s, engine.survey(observed), _head(rulebook, engine, observed, s))


def _head(rulebook: Rulebook, engine: Engine, observed: Positions, s: Plain) -> Head:
    return {
        "format": FORMAT,
        "seen_by": None if s.seen_by == SPECTATOR else s.seen_by,
        "options": {option.name: bool(getattr(s, option.name)) for option in rulebook.options},
        "seats": s.seats,
        "ask": name_of(rulebook.asks(s.ask)),
        "waiting": seats_in(s.waiting),
        "over": s.reason != 0,
        "result": result_of(rulebook, engine, observed),
    }


def result_of(rulebook: Rulebook, engine: Engine, positions: Positions) -> Result | None:
    """Return how a match ended; None if it is not over."""
    if not get(positions, "reason"):
        return None
    reason = rulebook.reasons(int(get(positions, "reason")))
    winners = int(get(positions, "winners"))
    scores = engine.scores(positions, int(get(positions, "seats")))
    standing = [(winners >> seat & 1, score) for seat, score in enumerate(scores)]
    return Result(
        winners=tuple(seats_in(winners)),
        scores=tuple(scores),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        reason=name_of(reason),
        rule=rulebook.reason_rules[reason],
    )


def seats_in(bits: int) -> list[int]:
    """List the seats of a set given as bits."""
    return [seat for seat in range(SPECTATOR) if bits >> seat & 1]


def initials(view: View) -> list[str]:
    """Return a character for each player: the initials, or the seats counted from 1 if two initials are the same."""
    found = [player.name[:1].upper() for player in view.players]
    return found if len(set(found)) == len(found) else [str(player.seat + 1) for player in view.players]
