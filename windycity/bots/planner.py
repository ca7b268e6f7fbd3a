"""The bot that thinks ahead with its net: it plays its likeliest moves on in many worlds, in which the net plays everybody.

- The net chooses which moves are tried, plays all seats in the worlds, and says what a world is worth where it is left.
- What the game's advice likes best is tried as well: a net can be sure of a move and overlook one that wins at once.
- All moves meet the same worlds with the same luck, so what differs is the moves.
- The worlds are shared out in rounds: after each, the worse half of the moves is given up (sequential halving), so that most
  worlds go to the moves that are hard to tell apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2
from random import Random

import numpy as np
import numpy.typing as npt

from windycity.bots.bot import Glimpse
from windycity.bots.learned import judge
from windycity.bots.net import Ints
from windycity.bots.search import Prospect
from windycity.bots.worlds import Worlds
from windycity.core.position import get
from windycity.games import part_of


@dataclass(frozen=True)
class Foresight:
    """How a game is thought ahead.

    `worlds`: how many are played on for a move. `rounds`: for how many turns of each seat, if a turn begins at a quiet moment;
    `depth`, if not 0, is the number of quiet moments instead. `moves`: how many are tried at most, none less than `likely`
    times as likely as the likeliest; beside them `advised` of those that the game's advice likes best. `trust`: what a move that
    is e times as likely is worth beside its worlds, as a share of the win. `routine`: asks that the net answers at once.
    `reviewed`: how many times as far a review looks before it says what a move cost, where nearer values are too uncertain.
    """

    worlds: int = 512
    rounds: int = 1
    depth: int = 0
    moves: int = 8
    likely: float = 0.004
    advised: int = 1
    trust: float = 0.002
    routine: tuple[str, ...] = ()
    reviewed: int = 1

    def quiet_moments(self, seats: int) -> int:
        """Return after how many quiet moments a world is left, with so many seats."""
        return self.depth or self.rounds * seats

    def is_routine(self, glimpse: Glimpse) -> bool:
        """Whether what is asked is answered by the net at once."""
        ask = glimpse.game.rulebook.asks(int(get(glimpse.observed, "ask")))
        return ask.name.lower() in self.routine


def foresight_of(game: str) -> Foresight:
    """Return how a game is thought ahead: `FORESIGHT` in the `levels.py` of its folder, else the default."""
    foresight: Foresight = getattr(part_of(game, "levels"), "FORESIGHT", Foresight())
    return foresight


class PlannerBot:
    """Plays the move that does best in worlds in which its net plays everybody."""

    def __init__(self, seed: int, name: str = "planner", worlds: int | None = None):
        self.name = name
        self.budget = worlds
        self._random = Random(seed)
        self._worlds: Worlds | None = None

    def choose(self, glimpse: Glimpse) -> str:
        """Choose the move that did best; routine asks are answered at once."""
        return glimpse.legal[0] if len(glimpse.legal) == 1 else self.rate(glimpse)[0].move

    def rate(self, glimpse: Glimpse, also: Sequence[str] = ()) -> list[Prospect]:
        """List the moves that were tried, best first: those that were kept longest, and of these the one that did best.

        Where the net answers at once, that is its move alone, with no visits. `also` are moves to try besides those that the
        net finds likely: it may be sure of a move that does worse in its own worlds.
        """
        return foresee(self._worlds_for(glimpse), glimpse, self._random.getrandbits(31), self.budget, also)

    def is_routine(self, glimpse: Glimpse) -> bool:
        """Whether what is asked is answered by the net at once."""
        return foresight_of(glimpse.game.name).is_routine(glimpse)

    def _worlds_for(self, glimpse: Glimpse) -> Worlds:
        game, seats = glimpse.game, glimpse.seats
        if self._worlds is None or self._worlds.game.engine is not game.engine or self._worlds.seats != seats:
            self._worlds = Worlds(game, seats)
        return self._worlds


def foresee(worlds: Worlds, glimpse: Glimpse, seed: int, budget: int | None = None, also: Sequence[str] = ()) -> list[Prospect]:
    """List the moves that were tried in so many worlds, as `PlannerBot.rate` does."""
    how, net = foresight_of(glimpse.game.name), worlds.net
    legal, worth = judge(net, glimpse)
    chances = np.exp(worth - worth.max())
    order = np.argsort(-chances, kind="stable")
    tried = [int(place) for place in order[: how.moves] if chances[place] >= how.likely]
    move = glimpse.game.format_move
    more = [*_advised(glimpse, legal, how.advised), *map(glimpse.game.parse_move, also)]
    tried += [legal.index(action) for action in dict.fromkeys(more) if action in legal and legal.index(action) not in tried]
    if len(tried) == 1 or how.is_routine(glimpse):
        return [Prospect(move(legal[int(order[0])]), 0, 0.0)]
    trusted = how.trust * np.log(np.maximum(chances[tried], how.likely))
    found = _halve(worlds, glimpse, np.array(legal)[tried], trusted, how, budget or how.worlds, seed)
    return [Prospect(move(action), count, share) for action, count, share in found]


def _advised(glimpse: Glimpse, legal: Sequence[int], most: int) -> list[int]:
    """Return the moves that the game's advice likes best."""
    advice = glimpse.game.engine.advice(glimpse.observed, glimpse.seat)
    return sorted(legal, key=lambda action: -advice.get(action, 0.0))[:most]


def _halve(
    worlds: Worlds, glimpse: Glimpse, actions: Ints, trusted: npt.NDArray[np.float64], how: Foresight, budget: int, seed: int
) -> list[tuple[int, int, float]]:
    """Try actions in rounds, each with half as many; list them best first, with their worlds and the mean share of the win."""
    depth, rounds = how.quiet_moments(worlds.seats), ceil(log2(len(actions)))
    left, totals, done = np.arange(len(actions)), np.zeros(len(actions)), np.zeros(len(actions), np.int64)
    for _ in range(rounds):
        more = max(1, budget // (rounds * len(left)))
        numbers = np.arange(done[left[0]], done[left[0]] + more)
        shares = worlds.play(glimpse, np.tile(actions[left], more), np.repeat(numbers, len(left)), depth, seed)
        totals[left] += shares.reshape(more, len(left)).sum(axis=0)
        done[left] += more
        worth = totals / np.maximum(done, 1) + trusted
        left = left[np.argsort(-worth[left], kind="stable")][: ceil(len(left) / 2)]
        if _is_late(glimpse):
            break
    best_first = sorted(range(len(actions)), key=lambda place: (-done[place], -worth[place]))
    return [(int(actions[place]), int(done[place]), float(totals[place] / done[place])) for place in best_first]


def _is_late(glimpse: Glimpse) -> bool:
    return glimpse.deadline is not None and time.monotonic() > glimpse.deadline - 0.5
