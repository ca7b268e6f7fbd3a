"""Worlds in which a net plays every seat: what becomes of a move, seen by the seat that thinks about it.

The worlds of one call are played side by side (`core/ahead.py`), so that the net answers for all of them at once.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.learned import actions_in, numbers_of
from windycity.bots.net import Ints, Net
from windycity.bots.weights import net_of
from windycity.core import ahead
from windycity.core.chance import CHANCE
from windycity.core.events import LOG, MOST_SEATS
from windycity.core.game import Game
from windycity.core.position import Positions, copy_of, get
from windycity.games.turning import actual_actions

Shares = npt.NDArray[np.float64]

ROOM = 256  # worlds that are played side by side
MOST_CHOICES = 600  # in a world, before it is left wherever it is
LEFT_ALONE = 1e6  # less than anything else is liked: a move of a sort that nets leave alone


class Worlds:
    """Room for worlds of one game with a number of seats, in which a net plays every seat."""

    def __init__(self, game: Game, seats: int, net: Net | None = None):
        engine, book = game.engine, game.rulebook
        self.game, self.seats = game, seats
        self.net = net or net_of(game.name)
        self._call = engine.call
        self._editions = engine.editions
        self._positions = engine.array(book.position, ROOM + 2)
        self._chances, self._logs = engine.array(CHANCE, ROOM), engine.array(LOG)
        self._out = engine.out
        self._table = np.zeros((ROOM, ahead.COLUMNS), np.int64)
        self._turned = numbers_of(game, seats)
        self._actual = actual_actions(self._turned)
        self._unused = actions_in(game, "UNUSED")
        self._listed = np.zeros((ROOM, book.most_legal), np.int64)
        self._rows = np.zeros((ROOM, self.net.plan.features.count), np.int8)
        self._shares, self._orders = np.zeros((ROOM, MOST_SEATS)), np.zeros(ROOM, np.int64)

    def play(self, glimpse: Glimpse, actions: Ints, worlds: Ints, depth: int, seed: int) -> Shares:
        """Return the share of the win that the seat may expect of each action in the world of each number."""
        found = np.zeros(len(actions))
        for first in range(0, len(actions), ROOM):
            part = slice(first, first + ROOM)
            self._begin(glimpse.observed, glimpse.seat, actions[part], worlds[part])
            left = self._play_on(worlds[part], glimpse.seat, depth, seed)
            self._shares[left, glimpse.seat] = self._value(left)
            found[part] = self._shares[: len(worlds[part]), glimpse.seat]
        return found

    def _begin(self, known: Positions, seat: int, actions: Ints, worlds: Ints) -> None:
        """Let worlds begin with what is known, each with an action of a seat."""
        self._positions[ROOM + 1] = copy_of(known)[0]
        self._table[: len(worlds), ahead.WORLD], self._table[: len(worlds), ahead.SEAT] = worlds, seat
        self._orders[: len(worlds)] = actions

    def _play_on(self, worlds: Ints, searcher: int, depth: int, seed: int) -> Ints:
        """Play worlds on until each is over or left; return those that were left, of whom the searcher sees what it knows."""
        count, table = len(worlds), self._table
        draw = np.random.default_rng([seed, int(worlds[0])])
        which = np.unique(worlds, return_inverse=True)[1]
        records = self._positions, self._editions, self._chances, self._logs, self._out, table, self._turned
        ending = count, ROOM, searcher, depth, MOST_CHOICES
        shown = self._listed, self._rows, self._shares, self._orders
        self._call["begin_worlds"](*records, *shown, *ending, seed)
        while len(going := np.flatnonzero(table[:count, ahead.STATE] == ahead.GOING)):
            self._orders[going] = self._choose(going, which[going], draw)
            self._call["step_worlds"](*records, self._actual, *shown, *ending)
        return np.flatnonzero(table[:count, ahead.STATE] == ahead.LEFT)

    def _show(self, count: int, seat: int) -> None:
        """Let a seat see each of the worlds that was left."""
        known = self._positions, self._editions, self._table, self._rows
        self._call["show_worlds"](*known, count, ROOM, seat)

    def _value(self, left: Ints) -> Shares:
        """Return what worlds are worth to the seat that sees them."""
        return self.net.think_all(self._rows[left], np.zeros(0, np.int64))[1].astype(np.float64)

    def _choose(self, going: Ints, which: Ints, draw: np.random.Generator) -> Ints:
        """Draw an action for each world that goes on, as likely as the net would choose it; rows of one world draw alike."""
        counts = self._table[going, ahead.COUNT]
        listed = self._listed[going, : counts.max()]
        there = np.arange(listed.shape[1]) < counts[:, None]
        actions, places = np.unique(listed[there], return_inverse=True)
        worth, _ = self.net.think_all(self._rows[going], actions)
        lines = np.repeat(np.arange(len(going)), counts)
        odds = np.full(listed.shape, -np.inf)
        luck = np.log(draw.exponential(size=(int(which.max()) + 1, listed.shape[1])))[which]
        odds[there] = worth[lines, places] - luck[there] - LEFT_ALONE * self._unused[actions][places]
        drawn: Ints = listed[np.arange(len(going)), odds.argmax(axis=1)]
        return drawn


def seats_of(glimpse: Glimpse) -> int:
    """Return the number of seats at the table of a glimpse."""
    return int(get(glimpse.observed, "seats"))
