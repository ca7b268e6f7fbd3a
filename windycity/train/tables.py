"""The matches that a net learns from: every seat count and option of a game side by side, stepped in threads, read as one.

At most tables the net plays all seats. At some it plays one, and an earlier version of it the others; at others greedy plays
the others, within the step; at yet others greedy is a guest among nets (`SHARES`): nets that share one plan can get in each
other's way, so that a player with another plan beats them. Every table is a row of each array.

Where players talk, a net that only meets its own kind learns a private language, and to believe it. So in some matches its past
selves say anything (`LOOSE`).
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Literal

import numpy as np
import numpy.typing as npt

from windycity.bots.unused import actions_in
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.envs.batch import Batch, Small
from windycity.games import rulebook

Opponents = Literal["itself", "past", "greedy", "guest"]
SHARES: dict[Opponents, float] = {"itself": 0.45, "past": 0.2, "greedy": 0.15, "guest": 0.2}
USUAL_OPTIONS = 0.6  # the share of tables with a game's default options
LOOSE = (0.0, 0.5, 1.0)  # how often past selves say anything, in successive matches
LONGEST = 6000  # answers after which a match counts as a draw


@dataclass(frozen=True)
class Sort:
    """Tables of one sort: their share, seats and options, who plays there, and the seat of the net, or of greedy, if alone."""

    share: float
    seats: int
    options: tuple[tuple[str, bool], ...]
    opponents: Opponents
    seat: int = 0

    @property
    def greedy_seats(self) -> list[int]:
        """The seats that greedy plays."""
        if self.opponents == "guest":
            return [self.seat]
        return [seat for seat in range(self.seats) if seat != self.seat] if self.opponents == "greedy" else []


def sorts_of(game: Game) -> Iterator[Sort]:
    """List the sorts of tables of a game; their shares add up to 1."""
    counts = game.rulebook.seats
    for seats in counts:
        usual, *others = _options(game, seats)
        for opponents in ("itself", "past"):
            share = SHARES[opponents] / len(counts)
            yield Sort(share * (USUAL_OPTIONS if others else 1), seats, usual, opponents)
            for options in others:
                yield Sort(share * (1 - USUAL_OPTIONS) / len(others), seats, options, opponents)
        for alone in ("greedy", "guest"):
            for seat in range(seats):
                yield Sort(SHARES[alone] / len(counts) / seats, seats, usual, alone, seat)


def _options(game: Game, seats: int) -> list[tuple[tuple[str, bool], ...]]:
    """List the possible options at a table with this many seats, the defaults first."""
    defaults = [(option.name, option.default) for option in game.rulebook.options]
    found = []
    for flips in product((False, True), repeat=len(defaults)):
        chosen = tuple((name, default != flip) for (name, default), flip in zip(defaults, flips, strict=True))
        try:
            game.check_options(seats, dict(chosen))
        except BadOption:
            continue
        found.append(chosen)
    return found


class Tables:
    """Many matches of one game: `rows` and `masks` are what the asked seats know and may do, as in `Batch`."""

    def __init__(self, name: str, matches: int, seed: int, threads: int, *, compiled: bool = True):
        game = Game(rulebook(name))
        self.sorts = list(sorts_of(game))
        sizes = [max(1, round(sort.share * matches)) for sort in self.sorts]
        self._ends = np.cumsum(sizes)
        self.batches = [
            Batch(
                game,
                sort.seats,
                size,
                seed=seed * 1000 + number,
                inside=dict.fromkeys(sort.greedy_seats, "greedy"),
                most_answers=LONGEST,
                compiled=compiled,
                options=dict(sort.options),
            )
            for number, (sort, size) in enumerate(zip(self.sorts, sizes, strict=True))
        ]
        self.size, self.most_seats = int(self._ends[-1]), game.rulebook.seats[-1]
        self.seats = np.repeat([sort.seats for sort in self.sorts], sizes)
        self.talk, self._unused = actions_in(game, "TALK"), actions_in(game, "UNUSED")
        self.past = np.repeat([sort.opponents == "past" for sort in self.sorts], sizes)
        self.shares = np.zeros((self.size, self.most_seats), np.float32)
        self._threads = ThreadPoolExecutor(threads)
        first = self.batches[0]
        self.rows: Small = np.zeros((self.size, first.rows.shape[1]), np.int8)
        self.masks: Small = np.zeros((self.size, first.masks.shape[1]), np.int8)
        self.show_in(self.rows, self.masks)

    def show_in(self, rows: Small, masks: Small) -> None:
        """Write everything into these arrays from now on."""
        self.rows, self.masks = rows, masks
        for number, batch in enumerate(self.batches):
            part = self.part(number)
            batch.show_in(rows[part], masks[part])
        self._hide_unused()

    def _hide_unused(self) -> None:
        """Hide from the net what it must leave alone, as long as anything else is legal."""
        unused = np.flatnonzero(self._unused)
        listed = np.flatnonzero(self.masks[:, unused].any(axis=1))
        others = self.masks[listed][:, ~self._unused].any(axis=1)
        self.masks[np.ix_(listed[others], unused)] = 0

    def part(self, number: int) -> slice:
        """Return the rows of the tables of one sort."""
        end = int(self._ends[number])
        return slice(end - self.batches[number].size, end)

    @property
    def seat(self) -> npt.NDArray[np.int64]:
        """The seat that is asked at each table."""
        return np.concatenate([batch.seat for batch in self.batches])

    @property
    def _match(self) -> npt.NDArray[np.int64]:
        """The number of the match at each table."""
        return np.concatenate([batch.match for batch in self.batches])

    @property
    def own(self) -> npt.NDArray[np.bool_]:
        """Whether the current net is asked at each table, not a past one; among past selves its seat changes with every match."""
        own: npt.NDArray[np.bool_] = ~self.past | (self.seat == self._match % self.seats)
        return own

    @property
    def loose(self) -> npt.NDArray[np.float64]:
        """How often a past self says anything at each table; 0 if nobody is asked to talk."""
        chances = np.array(LOOSE)[self._match // self.seats % len(LOOSE)]
        return np.where(self.own | self.masks[:, ~self.talk].any(axis=1), 0.0, chances)

    @property
    def ended(self) -> npt.NDArray[np.bool_]:
        """Whether the last step ended a match at each table; `shares` are the shares of the win there, by seat."""
        return np.concatenate([batch.ended | batch.cut for batch in self.batches])

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Carry out an action at each table."""

        def carry_out(number: int) -> None:
            batch, part = self.batches[number], self.part(number)
            batch.step(actions[part])
            self.shares[part, : batch.seats] = batch.shares
            self.shares[part, : batch.seats][batch.cut] = 1 / batch.seats

        list(self._threads.map(carry_out, range(len(self.batches))))
        self._hide_unused()

    def advised(self) -> npt.NDArray[np.int64]:
        """Return what greedy would do at each table."""
        return np.concatenate(list(self._threads.map(lambda batch: batch.advised(), self.batches)))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()
