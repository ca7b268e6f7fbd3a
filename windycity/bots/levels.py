"""The levels that people choose from, weakest first, and the boss, a search that the levels are measured against.

| level | what plays |
| --- | --- |
| lookout | the move that looks best at first sight |
| soldier | the capo's move, but in a share of its moves the lookout's |
| capo | the move that the game's net likes best |
| don | the net's likeliest moves, played on in many worlds |

A game without a net has searches instead, from the soldier up. So do the seats that a game's `levels.py` lists, where its net
alone is weak: with few seats, or where nets that share one plan get in each other's way.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

from windycity.bots.bot import Bot, Glimpse
from windycity.bots.greedy import GreedyBot
from windycity.bots.learned import LearnedBot
from windycity.bots.planner import PlannerBot
from windycity.bots.search import Budget, Prospect, SearchBot, settings_of
from windycity.bots.weights import file_of
from windycity.core.errors import BadGame
from windycity.games import part_of

LEVELS = LOOKOUT, SOLDIER, CAPO, DON = "lookout", "soldier", "capo", "don"
BOSS = "boss"
USUAL = 1000  # simulations of the boss, unless the game's `levels.py` says otherwise
USUAL_LAPSES = 0.5  # the share of a soldier's moves that are like the lookout's, unless the game's `levels.py` says otherwise
SHARES = {SOLDIER: 1 / 16, CAPO: 1 / 4, DON: 1.0}  # of them, where there is no net


def has_net(game: str) -> bool:
    """Whether a game has a net."""
    return file_of(game).is_file()


def go_by_net(game: str, seats: int, seat: int) -> bool:
    """Whether the levels go by a net in a seat: if there is one, and the seat is not `SEARCHED` by the game's `levels.py`."""
    return has_net(game) and seat not in getattr(part_of(game, "levels"), "SEARCHED", {}).get(seats, ())


def simulations_of(name: str, game: str) -> int:
    """Return how many simulations the boss, or a level that searches, makes for a move in a game; a bad count raises BadGame."""
    module = part_of(game, "levels")
    simulations = getattr(module, "SIMULATIONS", USUAL)
    if not isinstance(simulations, int) or simulations < 1:
        raise BadGame("game-wrong-simulations", game=game, file=str(getattr(module, "__file__", "")))
    return max(1, round(simulations * SHARES.get(name, 1.0)))


class BossBot(SearchBot):
    """A search with the number of simulations that its game names; the boss itself also searches what bots leave alone."""

    def __init__(self, seed: int, name: str = BOSS):
        super().__init__(seed, Budget(), name)

    def rate(self, glimpse: Glimpse) -> list[Prospect]:
        """List the moves searched, best first."""
        game = glimpse.game.name
        self.budget = Budget(simulations=simulations_of(self.name, game))
        self.settings = replace(settings_of(game), everything=self.name == BOSS)
        return super().rate(glimpse)


class SoldierBot:
    """Plays like the lookout in a share of its moves that the game's `levels.py` may name (`LAPSES`), else like the capo.

    What belongs to an earlier move, such as the steps of a walk, is left to the bot that made it: halves of two plans are worse
    than either.
    """

    name = SOLDIER

    def __init__(self, seed: int):
        self._random = Random(seed)
        self._players: tuple[Bot, Bot] = GreedyBot(seed), LearnedBot()
        self._player: Bot = self._players[0]

    def choose(self, glimpse: Glimpse) -> str:
        """Choose as one of the two bots would."""
        if not settings_of(glimpse.game.name).is_routine(glimpse.game, glimpse.observed):
            lapses = getattr(part_of(glimpse.game.name, "levels"), "LAPSES", USUAL_LAPSES)
            self._player = self._players[0 if self._random.random() < lapses else 1]
        return self._player.choose(glimpse)


class LevelBot:
    """Plays a game at a level."""

    _player: Bot | None

    def __init__(self, level: str, seed: int):
        self.name = level
        self._seed = seed
        self._place, self._player = ("", 0, 0), None

    def choose(self, glimpse: Glimpse) -> str:
        """Choose as the bot of this level does in the game."""
        place = glimpse.game.name, glimpse.seats, glimpse.seat
        if self._player is None or self._place != place:
            self._place, self._player = place, player_of(self.name, *place, self._seed)
        return self._player.choose(glimpse)


def player_of(level: str, game: str, seats: int, seat: int, seed: int) -> Bot:
    """Return the bot that plays a game at a level, in one of `seats` seats."""
    if level == LOOKOUT:
        return GreedyBot(seed)
    if not go_by_net(game, seats, seat):
        return BossBot(seed, level)
    players: dict[str, Bot] = {SOLDIER: SoldierBot(seed), CAPO: LearnedBot(), DON: PlannerBot(seed)}
    return players[level]
