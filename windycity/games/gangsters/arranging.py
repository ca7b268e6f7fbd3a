"""Arranging a position of Gangsters by hand: pieces, cops, public, owners of joints, bribe markers, cash, the turn.

What is hidden in play, who holds which bribe marker, is set openly here. Of each bribe the players remember only that its cop was
bribed, not that it worked, unless the marker was shown; all other bribes are forgotten, and so are standing orders.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np

from windycity.core.chance import CHANCE
from windycity.core.edition import Edition
from windycity.core.events import LOG
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.arranging import Bag, Held, Label, Number, Zone
from windycity.games.gangsters.advice import advise
from windycity.games.gangsters.position import (
    COPS,
    JOINTS,
    MARKERS,
    MOST_CASH,
    MOST_STRENGTH,
    MOST_UNTOUCHABLES,
    NO_COP,
    NO_SEAT,
    NO_SPACE,
    PIECES,
    ROUNDS,
    UNTOUCHABLE,
    Ask,
    Outcome,
    Phase,
    Piece,
)
from windycity.games.gangsters.rulebook import RULEBOOK
from windycity.games.gangsters.rules.answers import apply
from windycity.games.gangsters.rules.joints import count_colour, is_grey
from windycity.games.gangsters.rules.knowledge import observe
from windycity.games.gangsters.rules.soundness import flaw

KEPT = ("strength", "criminal", "equipped", "level", "shown")
DONUTS = 2  # GA-4.9


@dataclass(frozen=True)
class Standing(Held):
    """A space where pieces are; one that comes onto the board gets a member."""

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Put exactly these pieces here."""
        super().hold(s, things)
        s.strength.flat[list(things)] = np.maximum(s.strength.flat[list(things)], 1)


@dataclass(frozen=True)
class Off(Held):
    """The pieces of a gang that are not on the board, without members or anything else (GA-5.7)."""

    def hold(self, s: Loose, things: Sequence[int]) -> None:
        """Take these pieces off the board."""
        super().hold(s, things)
        for field in (s.strength, s.criminal, s.equipped):
            field.flat[list(things)] = 0


def gather(edition: Edition, s: Loose) -> None:
    """Take back what was set aside for a bribe, and finish a set-up by advice (GA-2)."""
    e = edition.data
    if s.active < s.seats:
        s.cash[s.active], s.aside = min(s.cash[s.active] + s.aside, MOST_CASH), 0
    if s.round > 0 or flaw(s, e) != 0:
        return
    out, weights = np.zeros(RULEBOOK.most_legal, np.int64), np.zeros(RULEBOOK.most_legal)
    chance, log = CHANCE.loose()[0], LOG.loose()[0]
    while s.round == 0:
        seat = next(seat for seat in range(s.seats) if s.waiting >> seat & 1)
        seen = s.copy()
        observe(seen, e, seat)
        count = advise(seen, e, seat, out, weights)
        apply(s, e, seat, out[int(weights[:count].argmax())], chance, log)


def zones(edition: Edition, s: Loose, players: Sequence[str]) -> list[Zone]:
    """List the spaces for pieces, cops and public, the places for those off the board, and who has which joint and marker."""
    e = edition.data
    cops, public, joints = range(COPS), range(e.publics), range(JOINTS)
    gangs = [(seat, {"player": players[seat]}) for seat in range(s.seats)]
    call_piece, call_joint = _call_piece(edition), _call_joint(edition)
    markers = MARKERS - 1 + MOST_UNTOUCHABLES

    def on_space(space: int) -> list[Zone]:
        name, label = f"space {edition.names['space'][space]}", _label_of_space(edition, space)
        pieces = range(s.seats * PIECES)
        on_board: dict[str, Any] = {"is_space": True}
        return [
            Standing(name, label, "target", pieces, len(pieces), "piece_at", space, NO_SPACE, called=call_piece, **on_board),
            Held(name, label, "cop", cops, COPS, "cop_at", space, NO_SPACE, called=_call("cop", edition), **on_board),
            Held(name, label, "public", public, 1, "public_at", space, NO_SPACE, called=_call("public", edition), **on_board),
        ]

    def off(seat: int, facts: dict[str, str]) -> Zone:
        own = range(seat * PIECES, (seat + 1) * PIECES)
        return Off(
            f"off {seat}",
            Label("arrange-off", facts),
            "target",
            own,
            PIECES,
            "piece_at",
            NO_SPACE,
            NO_SPACE,
            called=call_piece,
            things="own-target",
        )

    def owned(name: str, label: Label, owner: int) -> Zone:
        return Held(name, label, "space", joints, JOINTS, "owner", owner, NO_SEAT, called=call_joint)

    return [
        *(zone for space in range(e.spaces) for zone in on_space(space)),
        *(off(seat, facts) for seat, facts in gangs),
        Held("cops", Label("arrange-cops"), "cop", cops, COPS, "cop_at", NO_SPACE, NO_SPACE, called=_call("cop", edition)),
        Held(
            "public",
            Label("arrange-publics"),
            "public",
            public,
            len(public),
            "public_at",
            NO_SPACE,
            NO_SPACE,
            called=_call("public", edition),
        ),
        *(owned(f"joints {seat}", Label("arrange-joints", facts), seat) for seat, facts in gangs),
        owned("joints", Label("arrange-no-joints"), NO_SEAT),
        *(
            Bag(f"markers {seat}", Label("arrange-markers", facts), "marker", range(MARKERS), markers, "held", (seat,))
            for seat, facts in gangs
        ),
        Bag("bag", Label("arrange-bag"), "marker", range(MARKERS), markers, "bag"),
    ]


def _label_of_space(edition: Edition, space: int) -> Label:
    name = edition.names["space"][space]
    if space >= len(edition.names["building"]):
        return Label("arrange-space", {"space": name})
    return Label("arrange-building", {"space": name, "building": edition.names["building"][space]})


def _call(kind: str, edition: Edition) -> Callable[[Loose, int], Label]:
    return lambda s, thing: Label(f"arrange-{kind}", {kind: edition.names[kind][thing]})


def _call_joint(edition: Edition) -> Callable[[Loose, int], Label]:
    def called(s: Loose, joint: int) -> Label:
        colour = Word("joint_colour", edition.names["joint_colour"][edition.data.colour[joint]])
        return Label("arrange-joint", {**_label_of_space(edition, joint).facts, "colour": colour})

    return called


def _call_piece(edition: Edition) -> Callable[[Loose, int], Label]:
    def called(s: Loose, piece: int) -> Label:
        name = Word("target", edition.names["target"][piece])
        if s.piece_at.flat[piece] == NO_SPACE:
            return Label("arrange-piece-off", {"piece": name})
        side = Word("side", edition.names["side"][s.criminal.flat[piece]])
        return Label("arrange-piece", {"piece": name, "strength": int(s.strength.flat[piece]), "side": side})

    return called


def numbers(edition: Edition, s: Loose, players: Sequence[str]) -> list[Number]:
    """List the turn and all cash, then the numbers of pieces, joints and cops."""
    orders = list(permutations(range(s.seats)))
    order = tuple(int(seat) for seat in s.order[: s.seats])
    names = players[: s.seats]

    def set_round(s: Loose, value: int) -> None:
        s.round = value

    def set_order(s: Loose, value: int) -> None:
        s.order[: s.seats] = orders[value]

    def set_active(s: Loose, value: int) -> None:
        s.active = value

    return [
        Number("round", Label("arrange-round"), int(s.round), 1, ROUNDS, set_round),
        Number("active", Label("arrange-active"), min(int(s.active), s.seats - 1), 0, s.seats - 1, set_active, names),
        Number(
            "order",
            Label("arrange-order"),
            orders.index(order) if order in orders else 0,
            0,
            len(orders) - 1,
            set_order,
            [", ".join(names[seat] for seat in order) for order in orders],
        ),
        *(_cash(s, seat, players[seat]) for seat in range(s.seats)),
        *(
            number
            for piece in range(s.seats * PIECES)
            if s.piece_at.flat[piece] != NO_SPACE
            for number in _of_piece(edition, s, piece)
        ),
        *(_level(edition, s, joint) for joint in range(JOINTS) if s.owner[joint] != NO_SEAT),
        *(_donuts(edition, s, cop, names) for cop in range(COPS) if is_grey(edition.data, s.cop_at[cop])),
    ]


def _cash(s: Loose, seat: int, player: str) -> Number:
    def write(s: Loose, value: int) -> None:
        s.cash[seat] = value

    return Number(f"cash {seat}", Label("arrange-cash", {"player": player}), int(s.cash[seat]), 0, MOST_CASH, write)


def _of_piece(edition: Edition, s: Loose, piece: int) -> list[Number]:
    """List the strength of a piece, the side that it shows, and whether it has its equipment (GA-1.1, GA-5.5, GA-5.7)."""
    name, sort = edition.names["target"][piece], Piece(piece % PIECES)

    def number(field: str, low: int, high: int, names: Sequence[Label] = ()) -> Number:
        def write(s: Loose, value: int) -> None:
            getattr(s, field).flat[piece] = value

        value = int(getattr(s, field).flat[piece])
        return Number(f"{field} {name}", Label(f"arrange-{field}"), value, low, high, write, names, f"target {name}")

    return [
        number("strength", 1, MOST_STRENGTH[sort]),
        number("criminal", 0, 1, [Label("side-clean"), Label("side-criminal")]),
        number("equipped", 0, 1, [Label("arrange-without"), Label(f"equipment-{sort.name.lower()}")]),
    ]


def _level(edition: Edition, s: Loose, joint: int) -> Number:
    """Return the level of a joint, limited by its owner's joints of its colour (GA-3.2)."""
    name = edition.names["space"][joint]

    def write(s: Loose, value: int) -> None:
        s.level[joint] = value

    most = max(_most_level(edition, s, joint), 1)
    return Number(f"level {name}", Label("arrange-level"), int(s.level[joint]), 1, most, write, (), f"space {name}")


def _most_level(edition: Edition, s: Loose, joint: int) -> int:
    return int(count_colour(s, edition.data, s.owner[joint], edition.data.colour[joint]))


def _donuts(edition: Edition, s: Loose, cop: int, players: Sequence[str]) -> Number:
    """Return whose donuts a cop in a grey building has (GA-4.9): nobody's, Donuts 1 or 2 of the first player, ..."""
    name = edition.names["cop"][cop]

    def write(s: Loose, value: int) -> None:
        for seat in range(s.seats):
            if s.fed[seat] == cop:
                s.fed[seat], s.donuts[seat] = NO_COP, 0
        if value:
            seat, before = divmod(value - 1, DONUTS)
            s.fed[seat], s.donuts[seat] = cop, before + 1

    fed = [DONUTS * seat + int(s.donuts[seat]) for seat in range(s.seats) if s.fed[seat] == cop]
    names = [
        Label("arrange-no-donuts"),
        *(Label("arrange-donuts-of", {"player": player, "count": count}) for player in players for count in range(1, DONUTS + 1)),
    ]
    return Number(f"donuts {name}", Label("arrange-donuts"), max(fed, default=0), 0, len(names) - 1, write, names, f"cop {name}")


def settle(edition: Edition, s: Loose) -> None:
    """Begin a turn with purchases (GA-3): levels as joints allow, and bribes as the markers imply."""
    for field in (s.strength, s.criminal, s.equipped):
        field[s.seats :] = 0
    for joint in range(JOINTS):
        most = 0 if s.owner[joint] == NO_SEAT else _most_level(edition, s, joint)
        s.level[joint] = min(max(s.level[joint], 1), most)
    s.place = list(s.order).index(s.active)
    s.bag_empty = int(not s.bag.any())
    s.shown[:] = np.minimum(s.shown, s.held)
    s.shown[:, UNTOUCHABLE] = 0
    _remember(s)
    s.phase, s.ask = Phase.BUY, Ask.BUY
    s.waiting = s.asked = 1 << s.active


def _remember(s: Loose) -> None:
    """GA-1.6: the holder of a cop's marker has bribed him, as everybody saw; that it worked is known only if it was shown."""
    held = [(seat, cop) for seat in range(s.seats) for cop in range(COPS) if s.held[seat, cop]]
    s.tries = len(held)
    for number, (seat, cop) in enumerate(held):
        s.try_seat[number], s.try_cop[number] = seat, cop
        s.try_told[number] = Outcome.WORKED if s.shown[seat, cop] else Outcome.UNKNOWN
        s.try_known[seat, number] = Outcome.WORKED
