"""Many matches of one game side by side, stepped in one call, each waiting for one seat's answer.

>>> from windycity.envs.batch import Batch
>>> matches = Batch("chicago-poker", seats=4, size=2, compiled=False)
>>> matches.masks.shape, matches.rows.dtype
((2, 688), dtype('int8'))
>>> actions = matches.masks.argmax(axis=1)  # the first legal action of each
>>> matches.step(actions)
>>> matches.seat.tolist(), matches.ended.tolist()
([1, 1], [False, False])

Actions and features count seats from the one that is asked: the same number means the same thing to every seat. A match shows
only what the asked seat knows: positions are observed before anything is written. The arrays are the same ones in every step:
copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from windycity.core.chance import CHANCE
from windycity.core.entries import entries_of
from windycity.core.errors import BadGame, BadMove, BadOption, IllegalMove
from windycity.core.events import LOG
from windycity.core.features import Features
from windycity.core.game import Game
from windycity.core.interpreted import with_plain_enums
from windycity.core.kernel import Build, Kernel, bind
from windycity.core.position import Layout, LooseArray, Positions
from windycity.envs import stepping
from windycity.envs.past import Past
from windycity.envs.words import WORDS
from windycity.games import part_of, rulebook
from windycity.games.turning import actual_actions, turned_actions

Ints = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]

INSIDE = ("greedy", "random")  # bots that can play seats inside the call
NEVER = 1 << 40  # answers: no match is cut short


def features_of(name: str) -> Features:
    """Return the features of a game, `FEATURES` in the `features.py` of its folder."""
    features: Features = _features_module(name).FEATURES
    return features


def _features_module(name: str) -> Any:
    module = part_of(name, "features")
    if module is None:
        raise BadGame("no-features", catalogue=WORDS, game=name)
    return module


def entries_for(game: Game) -> dict[str, Kernel]:
    """Bind the stepping entries to a game, interpreted."""
    bound = {**game.rulebook.kernels, "write_features": _features_module(game.name).write_features}
    for helper in stepping.HELPERS:
        bound[helper.__name__] = bind(helper, **bound)
    return entries_of(bound, game.rulebook.value_weights, stepping.ENTRIES)


def build_for(game: Game) -> Build:
    """Return the build of the stepping entries of a game."""
    return game.build_of(f"envs-{game.name}", entries_for(game), checked=False, **stepping.ARRAYS)


@lru_cache(maxsize=4)
def _entries(game: Game, compiled: bool) -> dict[str, Kernel]:
    """Return the stepping entries of a game, which its batches share."""
    return build_for(game).load() if compiled else with_plain_enums(entries_for(game))


class Batch:
    """Matches side by side: `rows` are features, `masks` legal actions, `seat` is the asked seat; by match.

    After a step, `ended` are the matches that ended, `cut` those that reached `most_answers`; both have been restarted.
    `shares` are the shares of the win of an ended match, by seat, zeros for others. Seats in `inside` are played by greedy
    or random within the step. With `last_events`, `events` are that many last events as the seat knows them
    (`windycity.envs.past`). Match number n has the same luck whatever the others do: it follows from the seed and n.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int,
        size: int,
        *,
        seed: int = 1,
        threads: int = 1,
        inside: Mapping[int, str] | None = None,
        most_answers: int | None = None,
        last_events: int = 0,
        compiled: bool = True,
        options: Mapping[str, bool] | None = None,
    ):
        self.game = game if isinstance(game, Game) else Game(rulebook(game))
        self.features = features_of(self.game.name)
        self.seats, self.size, self.seed = seats, size, seed
        if size < 1:
            raise BadOption("size-too-small", catalogue=WORDS, size=size)
        chosen = self.game.check_options(seats, dict(options or {}))
        self._inside = [_bits(inside or {}, seats, bot) for bot in INSIDE]
        self._most = most_answers or NEVER
        self._call = _entries(self.game, compiled)
        book, self._parts = self.game.rulebook, _parts(size, min(threads, size))
        editions = LooseArray([self.game.edition.data.copy()])
        self._editions = book.edition.pack(editions) if compiled else editions
        self._positions = _array(book.position, size + 1 + len(self._parts), compiled)
        _fill_in(self._positions, slice(size, size + 1), chosen)
        self._chances = _array(CHANCE, 2 * size, compiled)
        self._logs = _array(LOG, len(self._parts), compiled)
        self._lists = [(np.zeros(book.most_legal, np.int64), np.zeros(book.most_legal)) for _ in self._parts]
        self._turned = turned_actions(self.game, seats)
        self._actual = actual_actions(self._turned)
        self._table = np.zeros((size, stepping.COLUMNS), np.int64)
        self.legal = np.zeros((size, book.most_legal), np.int64)
        self.rows: Small = np.zeros((size, self.features.count), np.int8)
        self.masks: Small = np.zeros((size, book.actions.count), np.int8)
        self.shares = np.zeros((size, seats))
        self.past = Past(book, last_events)
        self.events: Ints = np.zeros((size, self.past.count), np.int64)
        self._kept = np.zeros((size, last_events * stepping.KEPT), np.int64)
        if last_events:
            _fill_in(self._logs, slice(None), {"on": True})
        self._threads = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None
        self.restart()

    @property
    def seat(self) -> Ints:
        """The asked seat of each match."""
        return self._table[:, stepping.SEAT]

    @property
    def legal_count(self) -> Ints:
        """The number of legal actions in each match, which are at the beginning of its row of `legal`."""
        return self._table[:, stepping.LEGAL]

    @property
    def match(self) -> Ints:
        """The number of each match."""
        return self._table[:, stepping.MATCH]

    @property
    def answers(self) -> Ints:
        """The number of answers in each match so far."""
        return self._table[:, stepping.ANSWERS]

    @property
    def ended(self) -> Flags:
        """Whether the last step ended each match."""
        ended: Flags = self._table[:, stepping.ENDED] != 0
        return ended

    @property
    def cut(self) -> Flags:
        """Whether the last step cut each match short."""
        cut: Flags = self._table[:, stepping.CUT] != 0
        return cut

    def action(self, row: int, number: int) -> int:
        """Return the game's action for a number chosen by the asked seat of a match; `Game.format_move` writes it."""
        return int(self._actual[self.seat[row], number])

    def restart(self, seed: int | None = None) -> None:
        """Restart all matches, from match number 0."""
        self.seed = self.seed if seed is None else seed
        self._table[:, stepping.MATCH] = np.arange(self.size)
        self._table[:, [stepping.ENDED, stepping.CUT]] = 0
        self.shares[:] = 0
        self._in_parts("begin_matches", (), ())

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out an action in each match; if one of them is not legal, raise IllegalMove and change nothing."""
        orders = np.ascontiguousarray(actions, np.int64)
        self._check(orders)
        self._in_parts("step_matches", (self.shares, orders), (self._most, self.size))

    def advised(self) -> Ints:
        """Return what greedy would choose in each match in place of the asked seat, for learning by imitation."""
        found: Ints = np.zeros(self.size, np.int64)
        self._in_parts("advise_matches", (found,), ())
        return found

    def show_in(self, rows: Small, masks: Small) -> None:
        """Write into these arrays from now on; they may be parts of larger ones, so that several batches can be read as one."""
        rows[:], masks[:] = self.rows, self.masks
        self.rows, self.masks = rows, masks

    def _check(self, orders: Ints) -> None:
        if orders.shape != (self.size,):
            raise BadMove("actions-shape", catalogue=WORDS, wanted=self.size, found=str(orders.shape))
        inside = (orders >= 0) & (orders < self.masks.shape[1])
        fits = self.masks[np.arange(self.size), np.where(inside, orders, 0)].astype(bool) & inside
        if not fits.all():
            row = int(np.flatnonzero(~fits)[0])
            count = int(self.legal_count[row])
            raise IllegalMove("action-not-legal", catalogue=WORDS, action=int(orders[row]), match=row, count=count)

    def _in_parts(self, entry: str, arrays: Sequence[Any], numbers: Sequence[int]) -> None:
        """Call an entry for the rows of each thread."""

        tables = (self._table, self._turned, self._actual, self.legal, self.rows, self.masks)
        events = (self._kept, self.events, self.past.counted)

        def call(thread: int) -> None:
            records = (self._positions, self._editions, self._chances, self._logs)
            places = (*self._parts[thread], self.size + 1 + thread, self.size)
            settings = (self.seats, *self._inside, self.seed, *numbers)
            self._call[entry](*records, *self._lists[thread], *tables, *events, *arrays, *places, *settings)

        if self._threads is None:
            call(0)
        else:
            list(self._threads.map(call, range(len(self._parts))))


def _bits(inside: Mapping[int, str], seats: int, bot: str) -> int:
    for seat, name in inside.items():
        if not 0 <= seat < seats or name not in INSIDE:
            raise BadOption("inside-seat", catalogue=WORDS, seat=seat, most=seats - 1, bot=name, known=", ".join(INSIDE))
    if len(inside) == seats:
        raise BadOption("inside-all", catalogue=WORDS, seats=seats)
    return sum(1 << seat for seat, name in inside.items() if name == bot)


def _parts(size: int, threads: int) -> list[tuple[int, int]]:
    """Divide the rows among threads."""
    return list(pairwise(size * thread // threads for thread in range(threads + 1)))


def _array(layout: Layout, count: int, compiled: bool) -> Positions:
    return layout.records(count) if compiled else layout.loose(count)


def _fill_in(positions: Any, places: slice, options: Mapping[str, bool]) -> None:
    for name, value in options.items():
        if isinstance(positions, LooseArray):
            for position in positions[places]:
                setattr(position, name, int(value))
        else:
            positions[name][places] = value
