"""Actions counted from the observing seat: as in features, the same number means the same thing to every seat.

`murder 2 Capone` is one action for everybody at a table, but for a seat what matters is that Capone plays after it. A game names
the kinds of things that are turned this way (`TURNS` in its `features.py`); all other parts of an action stay as they are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping

import numpy as np
import numpy.typing as npt

from windycity.core.edition import Edition
from windycity.core.game import Game
from windycity.games import part_of, rulebook

# Returns the number of a thing counted from a seat, by the edition, the number of seats, the seat, and its own number.
Turn = Callable[[Edition, int, int, int], int]
Ints = npt.NDArray[np.int64]


def turned_actions(game: Game, seats: int) -> Ints:
    """Return, for each seat and action of a game, the action's number counted from that seat."""
    turns: Mapping[str, Turn] = getattr(part_of(game.name, "features"), "TURNS", {})
    return np.stack([_for_seat(game, turns, seats, seat) for seat in range(seats)])


def actual_actions(turned: Ints) -> Ints:
    """Return, for each seat and number counted from it, the action of the game."""
    return np.argsort(turned, axis=1)


def _for_seat(game: Game, turns: Mapping[str, Turn], seats: int, seat: int) -> Ints:
    turned = np.arange(game.rulebook.actions.count)
    for sort in game.rulebook.actions.sorts:
        numbers, weight = np.arange(sort.last - sort.first), 1
        found = np.zeros_like(numbers)
        for part in reversed(sort.things):  # the last part varies fastest
            numbers, own = np.divmod(numbers, part.size)
            turn = turns.get(part.kind)
            order = [turn(game.edition, seats, seat, number) if turn else number for number in range(part.size)]
            found += weight * np.array(order)[own]
            weight *= part.size
        turned[sort.first : sort.last] = sort.first + found
    return turned


def layout_of(name: str) -> str:
    """Return a digest of the meaning of a game's features and actions: it changes whenever one of them changes its meaning."""
    features, actions = getattr(part_of(name, "features"), "FEATURES", ()), rulebook(name).actions
    slices = [(each.name, each.most, [(axis.kind, axis.size, axis.names) for axis in each.axes]) for each in features]
    sorts = [(sort.word, [(part.kind, part.size) for part in sort.things]) for sort in actions.sorts]
    return hashlib.sha256(json.dumps([slices, sorts]).encode()).hexdigest()[:16]
