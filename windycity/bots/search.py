"""The search bot: it imagines what it cannot see, plays on from each move in many such worlds, and takes the best one.

The search itself is compiled with the game (core/search.py); here are its budget, its settings (each game's own are in the
`levels.py` of its folder), and its results as moves.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from random import Random

import numpy as np

from windycity.bots.bot import Glimpse
from windycity.bots.cores import free_cores
from windycity.bots.greedy import GreedyBot
from windycity.bots.unused import actions_in
from windycity.core.chance import CHANCE
from windycity.core.engine import Engine
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import Positions, copy_of, get
from windycity.core.search import NO_EDGE, ONE, TREE, add_node, open_edge
from windycity.core.value import ROOM
from windycity.games import part_of

SLICE = 64  # simulations between two looks at the clock
TO_THE_END = 1_000_000  # quiet moments: more than any match has


@dataclass(frozen=True)
class Budget:
    """How much a search may do: simulations per move, which gives the same move every time, or seconds per turn.

    With `seconds`, `threads` share the work, by default as many as there are free cores.
    """

    simulations: int | None = None
    seconds: float | None = None
    threads: int | None = None


@dataclass(frozen=True)
class Settings:
    """The settings of a search for a game.

    `depth`: the quiet moment (when a turn or a round begins; the game says) at which a position is valued. `advised`: rollouts
    follow advice instead of chance. `explore`: how strongly rarely tried moves are preferred, in thousandths of a win. `breadth`
    and `opening`: open children after 100 visits, of the root and of other nodes. `trust`: the percentage of choices in the
    tree, besides the searcher's own in this turn, that follow advice. `routine`: asks that are answered by advice, in the tree
    as well. `everything`: whether to search even moves that bots leave alone (`UNUSED`).
    """

    depth: int = 12
    advised: bool = True
    explore: int = 150
    breadth: int = 6
    opening: int = 2
    trust: int = 80
    routine: tuple[str, ...] = ()
    everything: bool = False

    def bits(self, game: Game) -> int:
        """The routine asks of a game, as bits."""
        return sum(1 << ask for ask in game.rulebook.asks if ask.name.lower() in self.routine)

    def is_routine(self, game: Game, position: Positions) -> bool:
        """Whether the ask of a position is routine, such as the steps of a walk."""
        return bool(self.bits(game) >> int(get(position, "ask")) & 1)


def settings_of(name: str) -> Settings:
    """Return the settings for a game: `SETTINGS` in the `levels.py` of its folder, else the default."""
    settings: Settings = getattr(part_of(name, "levels"), "SETTINGS", Settings())
    return settings


@dataclass(frozen=True)
class Prospect:
    """A searched move: how often it was tried, and its expected share of the win."""

    move: str
    visits: int
    share: float


class SearchBot:
    """Plays the move that does best in imagined worlds."""

    def __init__(self, seed: int, budget: Budget, name: str = "search", settings: Settings | None = None):
        self.name = name
        self.budget = budget
        self.settings = settings
        self._random = Random(seed)
        self._clock = _TurnClock(budget.seconds or 0.0)
        self._trees: list[Tree] = []

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the move that was tried most; routine asks are answered by advice."""
        if len(glimpse.legal) == 1:
            return glimpse.legal[0]
        if self.is_routine(glimpse):
            return GreedyBot(self._random.getrandbits(31)).choose(glimpse)
        return self.rate(glimpse)[0].move

    def is_routine(self, glimpse: Glimpse) -> bool:
        """Whether the ask is answered by advice."""
        return self._settings_for(glimpse.game).is_routine(glimpse.game, glimpse.observed)

    def rate(self, glimpse: Glimpse) -> list[Prospect]:
        """List the moves searched, best first: the best is the one tried most, because the search keeps trying what does well."""
        settings = self._settings_for(glimpse.game)
        trees = self._trees_for(glimpse.game.engine)
        seeds = [self._random.getrandbits(31) for _ in trees]
        for tree, seed in zip(trees, seeds, strict=True):
            tree.begin(glimpse, settings, seed)
        if self.budget.simulations is not None:
            trees[0].search(self.budget.simulations)
        else:
            _search_until(trees, self._clock.deadline(glimpse))
        return _prospects(glimpse, trees)

    def _settings_for(self, game: Game) -> Settings:
        return self.settings or settings_of(game.name)

    def _trees_for(self, engine: Engine) -> list[Tree]:
        """Return one tree, or with a budget in seconds one for each thread, as the result cannot be repeated anyway."""
        count = 1 if self.budget.simulations is not None or not engine.compiled else self.budget.threads or free_cores()
        if len(self._trees) != count or self._trees[0].engine is not engine:
            self._trees = [Tree(engine) for _ in range(count)]
        return self._trees


def _search_until(trees: list[Tree], deadline: float) -> None:
    """Search in all trees at once, each in a thread of its own, until the deadline; at least one slice."""

    def search(tree: Tree) -> None:
        tree.search(SLICE)
        while time.monotonic() < deadline:
            tree.search(SLICE)

    if len(trees) == 1:
        search(trees[0])
        return
    with ThreadPoolExecutor(len(trees)) as threads:
        list(threads.map(search, trees))


def _prospects(glimpse: Glimpse, trees: list[Tree]) -> list[Prospect]:
    visits: dict[int, int] = {}
    values: dict[int, int] = {}
    for tree in trees:
        for action, tried, value in tree.edges():
            visits[action] = visits.get(action, 0) + tried
            values[action] = values.get(action, 0) + value
    best_first = sorted(visits, key=lambda action: (-visits[action], -values[action], action))
    move = glimpse.game.format_move
    return [Prospect(move(action), visits[action], values[action] / visits[action] / ONE) for action in best_first]


class _TurnClock:
    """Divides the seconds of a turn among its moves: each gets half of what is left."""

    def __init__(self, seconds: float):
        self._seconds = seconds
        self._left = seconds
        self._step = -2

    def deadline(self, glimpse: Glimpse) -> float:
        """Return the time until which to think now."""
        step = glimpse.events[-1].step if glimpse.events else 0
        if step > self._step + 1:  # somebody else has answered since
            self._left = self._seconds
        self._step = step
        self._left /= 2
        now = time.monotonic()
        return now + self._left if glimpse.deadline is None else min(now + self._left, now + (glimpse.deadline - now) / 2)


class Tree:
    """A tree with all arrays that a search needs, made once; `gains` are the shares of the latest simulation, by seat."""

    def __init__(self, engine: Engine):
        self.engine = engine
        self._trees = engine.array(TREE)
        self._chances = engine.array(CHANCE, 2)
        self._logs = engine.array(LOG)
        self._out, self._weights, self.gains = engine.out, engine.weights, np.zeros(ROOM)
        self._settings: Settings | None = None
        self._routine = 0

    def begin(self, glimpse: Glimpse, settings: Settings, seed: int) -> None:
        """Forget the last search, and prepare one from what a seat knows."""
        self._positions = self._pair(glimpse)
        if settings != self._settings:
            self._settings, self._routine = settings, settings.bits(glimpse.game)
            unused = actions_in(glimpse.game, "UNUSED")
            self._trees[0].unused[: len(unused)] = unused & (not settings.everything)
        self._seat, self._seed = glimpse.seat, seed
        self._trees[0].nodes = self._trees[0].edges = self._trees[0].simulations = 0

    def keep_to(self, action: int) -> None:
        """Restrict a search that has just begun to this action at its root; `breadth` must be 0."""
        tree = self._trees[0]
        add_node(tree)  # type: ignore[no-untyped-call]  # a kernel
        open_edge(tree, 0, action)  # type: ignore[no-untyped-call]  # a kernel

    def _pair(self, glimpse: Glimpse) -> Positions:
        """Return the observed position, and room for a world."""
        positions = self.engine.array(glimpse.game.rulebook.position, 2)
        positions[0] = copy_of(glimpse.observed)[0]
        return positions

    def search(self, simulations: int) -> None:
        """Continue the search."""
        how = self._settings
        assert how is not None, "a search begins first"
        self.engine.call["search_tree"](
            self._positions,
            self.engine.editions,
            self._seat,
            self._seed,
            simulations,
            int(how.advised),
            how.depth,
            how.explore,
            how.breadth,
            how.opening,
            how.trust,
            self._routine,
            self._chances,
            self._logs,
            self._out,
            self._weights,
            self.gains,
            self._trees,
        )

    def edges(self) -> list[tuple[int, int, int]]:
        """List the actions at the root, each with its number of visits and total gain."""
        tree, found = self._trees[0], []
        edge = int(tree.first[0]) if tree.nodes else NO_EDGE
        while edge != NO_EDGE:
            if tree.visits[edge]:
                found.append((int(tree.action[edge]), int(tree.visits[edge]), int(tree.value[edge])))
            edge = int(tree.after[edge])
        return found
