"""The peers: OpenSpiel's C++ games, run by its own random rollouts inside one call."""

from __future__ import annotations

from random import Random
from typing import Any

from bench.measure import Task

ROLLOUTS = 10_000


def open_spiel_tasks() -> list[Task]:
    """Make tasks for hearts and crazy eights; none if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [_task(pyspiel, name) for name in ("hearts", "crazy_eights")]


def _task(pyspiel: Any, name: str) -> Task:
    game = pyspiel.load_game(name)
    random = Random(1)
    decisions = sum(decisions_of(dealt(game, random), random) for _ in range(300)) / 300
    # A search of one simulation evaluates the root by its rollouts, and does nothing else worth counting.
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def run() -> float:
        bot.mcts_search(dealt(game, random))
        return ROLLOUTS * decisions

    return Task(f"OpenSpiel {name}", "decisions", run)


def dealt(game: Any, random: Random) -> Any:
    """Start a match, up to the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _step(state, random)
    return state


def decisions_of(state: Any, random: Random) -> int:
    """Play to the end at random and return the number of decisions."""
    count = 0
    while not state.is_terminal():
        count += not state.is_chance_node()
        _step(state, random)
    return count


def _step(state: Any, random: Random) -> None:
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(actions, chances)[0])
    else:
        state.apply_action(random.choice(state.legal_actions()))
