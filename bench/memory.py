"""The memory a match takes at its end, and the time to read it and to go back. `python -m bench.memory [--matches N]`.

Matches of four seats, compiled, are played to their ends by greedy bots, or at random, which takes far longer in Chicago and in
Gangsters. What a match holds is what deleting it frees, after a spectator and all seats have read their events. The events
they read lately are kept elsewhere, a few lists in all for any number of matches.
"""

from __future__ import annotations

import argparse
import gc
import pickle
import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import windycity
from bench.games import SEATS
from windycity.core import event_log
from windycity.core import record as records
from windycity.core.game import Game
from windycity.core.match import Match

REPEATS = 5
EYES = (*range(SEATS), None)
KIB = 1024


def play(game: Game, seed: int, greedy: bool) -> Match:
    """Play a match to its end, each answer the best by the game's own advice, or at random."""
    match, random = game.start(seats=SEATS, seed=seed), Random(seed)
    while not match.over:
        seat = match.waiting[0]
        if greedy:
            advice = game.engine.advice(match.observed_positions(seat), seat)
            best = max(advice.values())
            choices = [action for action, weight in advice.items() if weight == best]
        else:
            choices = match.legal_actions(seat)
        match.play_actions(seat, [random.choice(choices)])
    return match


def read_events(match: Match) -> None:
    """Let every eye read all its events."""
    for eye in EYES:
        match.events(eye)


def held_by_a_match(game: Game, text: str) -> tuple[int, int]:
    """Count the bytes freed when a match that everybody has followed is deleted, and those of one list of events."""
    tracemalloc.start()
    match = records.replay(game, records.read(text))
    read_events(match)
    sizes = [traced()]
    event_log.read_lately.cache_clear()
    sizes.append(traced())
    del match
    sizes.append(traced())
    tracemalloc.stop()
    return sizes[1] - sizes[2], (sizes[0] - sizes[1]) // len(EYES)


def traced() -> int:
    """Count the bytes in use that were allocated since tracing began."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def milliseconds(do: Callable[[Any], object], prepare: Callable[[], object] = lambda: None) -> float:
    """Measure the CPU time of doing something with what is prepared, the median of several runs."""
    times = []
    for _ in range(REPEATS):
        prepared = prepare()
        begin = time.process_time()
        do(prepared)
        times.append(1000 * (time.process_time() - begin))
    return median(times)


def measure(game: Game, match: Match) -> dict[str, float]:
    """Measure one match: bytes as KiB, times in milliseconds."""
    text = match.save()

    def come_back(_: object) -> Match:
        return records.replay(game, records.read(text))

    held, lately = held_by_a_match(game, text)
    return {
        "answers": len(match.answers),
        "record, KiB": len(text) / KIB,
        "held, KiB": held / KIB,
        "events of an eye, KiB": lately / KIB,
        "pickle, KiB": len(pickle.dumps(match)) / KIB,
        "from record, ms": milliseconds(come_back),
        "pickle and back, ms": milliseconds(lambda _: pickle.loads(pickle.dumps(match))),
        "events of 5 eyes, ms": milliseconds(read_events, lambda: come_back(None)),
        "copy, ms": milliseconds(lambda _: match.copy()),
        "undo, ms": milliseconds(lambda twin: twin.undo(), match.copy),
        "undo all, ms": milliseconds(undo_all, match.copy),
    }


def undo_all(match: Match) -> None:
    """Take back every answer."""
    while match.answers:
        match.undo()


def main() -> None:
    """Measure and print medians over some matches of each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description=__doc__)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--game", choices=windycity.games(), action="append")
    wanted = parser.parse_args()
    head = None
    for name in wanted.game or windycity.games():
        game = windycity.game(name, compiled=True)
        for greedy in (True, False):
            rows = [measure(game, play(game, seed, greedy)) for seed in range(1, wanted.matches + 1)]
            if head is None:
                head = [*rows[0]]
                print(f"| match | {' | '.join(head)} |\n| --- |{' ---: |' * len(head)}")
            figures = [f"{median(row[what] for row in rows):,.{0 if what == 'answers' else 2}f}" for what in head]
            print(f"| {name}, {'greedy' if greedy else 'random'} | {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    main()
