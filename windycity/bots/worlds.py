"""Worlds in which a net plays every seat: what becomes of a move, seen by the seat that thinks about it.

The worlds of one call are played side by side (`core/ahead.py`), so that the net answers for all of them at once.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.learned import numbers_of
from windycity.bots.net import Ints, Net
from windycity.bots.unused import actions_in
from windycity.bots.weights import net_of
from windycity.core import ahead
from windycity.core.chance import CHANCE
from windycity.core.events import LOG, MOST_SEATS
from windycity.core.game import Game
from windycity.core.position import Positions, copy_of
from windycity.games.turning import actual_actions

Shares = npt.NDArray[np.float64]
Hashes = npt.NDArray[np.uint64]

ROOM = 256  # worlds that are played side by side
MOST_CHOICES = 600  # in a world, before it is left wherever it is
LEFT_ALONE = 1e6  # less than anything else is liked: a move of a sort that nets leave alone


class Worlds:
    """Room for worlds of one game with a number of seats, in which a net plays every seat."""

    most_choices = MOST_CHOICES

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
        since = np.zeros((2, count), np.int64)  # the quiet moments of each world, and its choices before the last of them
        records = self._positions, self._editions, self._chances, self._logs, self._out, table, self._turned
        ending = count, ROOM, searcher, depth, self.most_choices
        shown = self._listed, self._rows, self._shares, self._orders
        self._call["begin_worlds"](*records, *shown, *ending, seed)
        while len(going := np.flatnonzero(table[:count, ahead.STATE] == ahead.GOING)):
            passed = table[going, ahead.QUIET] > since[0, going]
            since[:, going[passed]] = table[going[passed]][:, [ahead.QUIET, ahead.CHOICES]].T
            moments = worlds[going], since[0, going], table[going, ahead.CHOICES] - since[1, going]
            self._orders[going] = self._choose(going, mixed(seed, *moments))
            self._call["step_worlds"](*records, self._actual, *shown, *ending)
        return np.flatnonzero(table[:count, ahead.STATE] == ahead.LEFT)

    def _show(self, count: int, seat: int) -> None:
        """Let a seat see each of the worlds that was left."""
        known = self._positions, self._editions, self._table, self._rows
        self._call["show_worlds"](*known, count, ROOM, seat)

    def _value(self, left: Ints) -> Shares:
        """Return what worlds are worth to the seat that sees them."""
        return self.net.think_all(self._rows[left], np.zeros(0, np.int64))[1].astype(np.float64)

    def _choose(self, going: Ints, moments: Hashes) -> Ints:
        """Draw an action for each world that goes on, as likely as the net would choose it.

        The luck belongs to a moment and an action: worlds of one number draw alike wherever they still resemble each other,
        though one has had more answers, or may do something more.
        """
        counts = self._table[going, ahead.COUNT]
        listed = self._listed[going, : counts.max()]
        there = np.arange(listed.shape[1]) < counts[:, None]
        actions, places = np.unique(listed[there], return_inverse=True)
        worth, _ = self.net.think_all(self._rows[going], actions)
        lines = np.repeat(np.arange(len(going)), counts)
        odds = np.full(listed.shape, -np.inf)
        luck = np.log(-np.log(shares_of(mixed(moments[lines], listed[there]))))
        odds[there] = worth[lines, places] - luck - LEFT_ALONE * self._unused[actions][places]
        drawn: Ints = listed[np.arange(len(going)), odds.argmax(axis=1)]
        return drawn


def mixed(*numbers: Ints | Hashes | int) -> Hashes:
    """Return a number that looks random, always the same for the same numbers (SplitMix64, one after the other)."""
    found = np.zeros(1, np.uint64)
    for number in numbers:
        found = (found ^ np.asarray(number).astype(np.uint64)) + np.uint64(0x9E3779B97F4A7C15)
        found = (found ^ (found >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        found = (found ^ (found >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        found ^= found >> np.uint64(31)
    return found


def shares_of(hashes: Hashes) -> Shares:
    """Return numbers between 0 and 1, never either."""
    return ((hashes >> np.uint64(12)).astype(np.float64) + 0.5) / (1 << 52)
