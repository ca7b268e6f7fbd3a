"""The speed of the search, compared with OpenSpiel's ISMCTS in C++. `python -m bench.search [--repeats N]`.

A simulation in either goes down the tree, opens one node, and plays on at random to the end of the match. Ours start from
the beginning of a match of four seats, theirs after the first deal. The games differ in length, so the moves of a
random match are printed as well. With advice and a value, as the bots search, a simulation does more but goes less far.
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import windycity
from bench.measure import REFERENCE, Figure, Task, measure
from bench.peers import dealt, decisions_of
from windycity.bots.bot import glimpse_of
from windycity.bots.search import TO_THE_END, Budget, SearchBot, Settings, settings_of

SIMULATIONS = 2000
PEERS = ("leduc_poker", "gin_rummy", "universal_poker")
COMPARED = "OpenSpiel gin_rummy"
RANDOM = Settings(depth=TO_THE_END, advised=False, trust=0)


def our_tasks(name: str) -> list[Task]:
    """Search from the start of a game with four seats: with random rollouts to the end, and as the bots do it."""
    match = windycity.game(name, compiled=True).start(seats=4, seed=1)
    glimpse = glimpse_of(match, match.waiting[0])

    def task(what: str, settings: Settings, simulations: int) -> Task:
        bot = SearchBot(1, Budget(simulations=simulations), settings=settings)

        def run() -> float:
            bot.rate(glimpse)
            return simulations

        return Task(f"{name}: {what}", "simulations", run)

    return [
        task("random rollouts to the end", RANDOM, SIMULATIONS if name == "chicago-poker" else SIMULATIONS // 10),
        task("as the bots search", settings_of(name), SIMULATIONS // 4),
    ]


def open_spiel_tasks() -> list[Task]:
    """Search in OpenSpiel's games with its own bot; none if OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return []
    return [_peer_task(pyspiel, name) for name in PEERS]


def _peer_task(pyspiel: Any, name: str) -> Task:
    game, random = pyspiel.load_game(name), Random(1)
    length = sum(decisions_of(dealt(game, random), random) for _ in range(100)) / 100
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, SIMULATIONS)

    def run() -> float:
        bot.step(dealt(game, random))
        return SIMULATIONS

    return Task(f"OpenSpiel {name} ({length:.0f} moves)", "simulations", run)


def main() -> None:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.search", description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    repeats = parser.parse_args().repeats
    tasks = [*open_spiel_tasks(), *(task for name in windycity.games() for task in our_tasks(name))]
    figures = measure([REFERENCE, *tasks], repeats)
    peer = next((figure for figure in figures if figure.name.startswith(COMPARED)), None)
    print("| search | times gin_rummy | per CPU second | spread |")
    print("| --- | ---: | ---: | ---: |")
    for figure in figures:
        print(f"| {figure.name} | {ratio(figure, peer)} | {figure.rate:,.0f} {figure.unit} | {figure.spread:.0%} |")


def ratio(figure: Figure, peer: Figure | None) -> str:
    """Compare simulations with those in OpenSpiel's gin rummy."""
    return f"{figure.rate / peer.rate:.2f}" if peer and figure.unit == "simulations" else ""


if __name__ == "__main__":
    main()
