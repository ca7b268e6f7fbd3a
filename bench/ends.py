"""How matches between greedy bots end, and after how long. `python -m bench.ends GAME [--games N] [--seats N]`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

import windycity
from windycity.core.chance import CHANCE
from windycity.core.events import LOG
from windycity.core.game import Game

ALL_GREEDY = -1
SEED = 1
QUANTILES = {"shortest": 0.0, "5 %": 0.05, "25 %": 0.25, "half": 0.5, "75 %": 0.75, "95 %": 0.95, "longest": 1.0}
NORMAL_95 = 1.96  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True)
class End:
    """How one match ended."""

    reason: str
    answers: int
    rounds: int | None


def ends_of(game: Game, matches: int, seats: int) -> list[End]:
    """Play matches between greedy bots; each with luck of its own, the same in every run."""
    rulebook, engine = game.rulebook, game.compiled
    positions, chances, logs = rulebook.position.records(3), engine.array(CHANCE, 2), engine.array(LOG)
    for option, value in game.check_options(seats, {}).items():
        setattr(positions[0], option, int(value))
    table, out, weights = np.zeros((1, 4 + seats), np.int64), engine.out, engine.weights
    found = []
    for number in range(matches):
        arguments = seats, ALL_GREEDY, SEED, number, rulebook.most_answers, 0
        engine.call["play_matches"](positions, engine.editions, *arguments, chances, logs, out, weights, table)
        rounds = int(positions["round"][1]) if "round" in rulebook.position.fields else None
        found.append(End(rulebook.reasons(table[0, 2]).name.lower().replace("_", " "), int(table[0, 0]), rounds))
    return found


def interval(count: int, total: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson."""
    share, slack = count / total, NORMAL_95**2 / total
    middle, reach = share + slack / 2, (slack * (share * (1 - share) + slack / 4)) ** 0.5
    return (middle - reach) / (1 + slack), (middle + reach) / (1 + slack)


def print_shares(ends: Sequence[End], reasons: Sequence[str]) -> None:
    """Print how often each reason was the one."""
    print("| reason | matches | share | 95 % interval |\n| --- | ---: | ---: | ---: |")
    for reason in reasons:
        count = sum(end.reason == reason for end in ends)
        low, high = interval(count, len(ends))
        print(f"| {reason} | {count} | {count / len(ends):.1%} | {low:.1%} to {high:.1%} |")


def print_lengths(what: str, lengths: dict[str, list[int]]) -> None:
    """Print how long matches were, for each reason and for all."""
    print(f"| {what} | mean | {' | '.join(QUANTILES)} |\n| --- | ---: |{' ---: |' * len(QUANTILES)}")
    for name, values in lengths.items():
        if values:
            marks = np.quantile(values, list(QUANTILES.values()), method="inverted_cdf")
            print(f"| {name} | {np.mean(values):.1f} | {' | '.join(str(mark) for mark in marks)} |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.ends", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    wanted = parser.parse_args()
    game = windycity.game(wanted.game, compiled=True)
    ends = ends_of(game, wanted.games, wanted.seats)
    reasons = [reason.name.lower().replace("_", " ") for reason in game.rulebook.reasons if reason.value]
    print(f"{game.name}, {len(ends)} matches of {wanted.seats} greedy bots\n")
    print_shares(ends, reasons)
    groups = {"all": ends, **{reason: [end for end in ends if end.reason == reason] for reason in reasons}}
    print()
    print_lengths("answers", {name: [end.answers for end in group] for name, group in groups.items()})
    if ends[0].rounds is not None:
        print()
        print_lengths("rounds", {name: [end.rounds or 0 for end in group] for name, group in groups.items()})


if __name__ == "__main__":
    main()
