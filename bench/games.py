"""Our games: random play in one compiled call, and by ask; copies, imagined worlds, and moves made from Python."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from random import Random

import numpy as np

import windycity
from bench.loops import compiled_loops
from bench.measure import Task
from windycity.core.chance import CHANCE
from windycity.core.engine import Engine
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import Loose, LooseArray, Records

Run = Callable[[], float]

SEATS = 4  # every game can be played by four
MATCHES_FOR_ASKS = 30  # random matches from which the positions of each ask are taken
POSITIONS_OF_ASK = 64  # at most, for each ask
ANSWERS_OF_ASK = 100_000


@dataclass(frozen=True)
class AskTask:
    """What an answer to one ask costs, with that ask's share of all decisions in random play."""

    game: str
    ask: str
    share: float
    task: Task


def game_tasks(name: str) -> list[Task]:
    """Make the tasks of one game, for its usual number of seats."""
    game = windycity.game(name, compiled=True)
    return [
        Task(f"{name}: random play", "decisions", _play(game, game.compiled, 600)),
        Task(f"{name}: greedy play", "decisions", _play(game, game.compiled, 60, greedy=-1)),
        Task(f"{name}: copies", "copies", _copies(game)),
        Task(f"{name}: observe and imagine", "worlds", _worlds(game)),
        Task(f"{name}: match.play, from Python", "moves", _python_moves(game)),
        Task(f"{name}: interpreted play", "decisions", _play(game, game.interpreted, 3)),
    ]


def _play(game: Game, engine: Engine, matches: int, greedy: int = 0) -> Run:
    seats = SEATS
    positions, chances, logs = engine.array(game.rulebook.position, 3), engine.array(CHANCE, 2), engine.array(LOG)
    for option, value in game.check_options(seats, {}).items():
        setattr(positions[0], option, int(value))
    table = np.zeros((matches, 4 + seats), np.int64)
    seeds = cycle(range(1, 1000))
    most = game.rulebook.most_answers

    def run() -> float:
        call = engine.call["play_matches"]
        arguments = seats, greedy, next(seeds), 0, most, 0
        return float(call(positions, engine.editions, *arguments, chances, logs, engine.out, engine.weights, table))

    return run


def _middle(game: Game, copies: int) -> Records:
    """Return several copies of a position from the middle of a match."""
    match, random = game.start(seats=SEATS, seed=1), Random(1)
    position = match.position
    while not match.over and len(match.answers) <= 80:
        position, seat = match.position, match.waiting[0]
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
    return game.rulebook.position.pack(LooseArray([position] * copies))


def _copies(game: Game) -> Run:
    positions, copy_often = _middle(game, 64), compiled_loops(game)["copy_often"]

    def run() -> float:
        copy_often(positions, 2_000_000)
        return 2_000_000

    return run


def _worlds(game: Game) -> Run:
    positions, chances = _middle(game, 2), game.compiled.array(CHANCE)
    imagine_often = compiled_loops(game)["imagine_often"]

    def run() -> float:
        imagine_often(positions, game.compiled.editions, 0, 100_000, chances)
        return 100_000

    return run


def _python_moves(game: Game) -> Run:
    random = Random(1)
    match = game.start(seats=SEATS, seed=1)
    moves: list[tuple[int, str]] = []
    while not match.over:
        seat = match.waiting[0]
        moves.append((seat, random.choice(match.legal(seat))))
        match.play(*moves[-1])

    def run() -> float:
        for _ in range(15):
            again = game.start(seats=SEATS, seed=1)
            for seat, move in moves:
                again.play(seat, move)
        return 15 * len(moves)

    return run


def ask_tasks(name: str) -> list[AskTask]:
    """Make a task for each ask that occurs in random matches, most frequent first."""
    game = windycity.game(name, compiled=True)
    counts, samples = _sample_asks(game)
    tasks = []
    for ask, count in counts.most_common():
        what = game.rulebook.asks(ask).name.lower().replace("_", " ")
        task = Task(f"{name}: answers to {what}", "answers", _answers(game, samples[ask]))
        tasks.append(AskTask(name, what, count / counts.total(), task))
    return tasks


def _sample_asks(game: Game) -> tuple[Counter[int], dict[int, list[Loose]]]:
    """Count the asks of random matches, and take some positions of each ask, all equally likely."""
    random, counts = Random(1), Counter[int]()
    samples: dict[int, list[Loose]] = defaultdict(list)
    for seed in range(MATCHES_FOR_ASKS):
        match = game.start(seats=SEATS, seed=seed)
        while not match.over:
            seat, position = match.waiting[0], match.position
            counts[position.ask] += 1
            if len(samples[position.ask]) < POSITIONS_OF_ASK:
                samples[position.ask].append(position)
            elif (place := random.randrange(counts[position.ask])) < POSITIONS_OF_ASK:
                samples[position.ask][place] = position
            match.play_actions(seat, [random.choice(match.legal_actions(seat))])
    return counts, samples


def _answers(game: Game, samples: list[Loose]) -> Run:
    """Copy a position, list the legal answers and apply one of them at random, over all positions of one ask."""
    engine = game.compiled
    positions = game.rulebook.position.pack(LooseArray([samples[0], *samples]))
    chances, logs, out = engine.array(CHANCE, 2), engine.array(LOG), engine.out
    answer_often = compiled_loops(game)["answer_often"]

    def run() -> float:
        answer_often(positions, engine.editions, ANSWERS_OF_ASK, chances, logs, out)
        return ANSWERS_OF_ASK

    return run
