"""How often a bot wins against others that are all alike, in every seat equally often.

`python -m bench.strength GAME [--bots boss] [--against greedy] [--seats 4] [--games 200] [--seed 1]`; several bots with commas.

Every bot plays the same matches: the same luck, in the same seats. So two of them are compared match by match (`differences`),
which shows a smaller difference than two shares with their intervals do. Different seeds share no luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import numpy as np

import windycity
from windycity.arena.estimates import Estimate, Floats, estimate_mean, estimate_share
from windycity.arena.simulate import simulate
from windycity.bots.names import split_names

MOST_SEATS = 8  # seeds are this far apart, so that those of neighbouring runs are different for each seat


@dataclass(frozen=True)
class Strength:
    """The share of the win that a bot got in each match, and the CPU seconds of a match, the others' included."""

    parts: Floats
    seconds: float

    @property
    def share(self) -> Estimate:
        """The share of the wins."""
        return estimate_share(self.parts, range(len(self.parts)))

    def lead_over(self, other: Strength) -> Estimate:
        """The difference of two bots' shares, match by match."""
        return estimate_mean(self.parts - other.parts, range(len(self.parts)))


def strength_of(game: str, bot: str, against: str, seats: int, games: int, seed: int, processes: int | None = None) -> Strength:
    """Play `games` matches, the bot in each seat in turn."""
    parts, seconds = [], 0.0
    for seat in range(seats):
        names = [bot if place == seat else against for place in range(seats)]
        matches = simulate(game, names, games // seats, seed=seed * MOST_SEATS + seat, processes=processes)
        parts += [(seat in winners) / len(winners) for winners in matches["winners"]]
        seconds += float(matches["seconds"].sum())
    return Strength(np.array(parts), seconds / len(parts))


def differences(found: dict[str, Strength]) -> Iterator[str]:
    """Write a row of a table for each two bots: how much more the first wins."""
    for first, second in combinations(found, 2):
        lead = found[first].lead_over(found[second])
        yield f"| {first} over {second} | {100 * lead.value:+.1f} | {100 * lead.low:+.1f} to {100 * lead.high:+.1f} |"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--bots", default="boss")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, help="all cores if not given")
    wanted = parser.parse_args()
    advice = windycity.game(wanted.game).rulebook.advice_version
    print(f"{wanted.game}, {wanted.seats} seats, against {wanted.against} (advice {advice}); {1 / wanted.seats:.0%} is fair\n")
    print("| bot | matches | share of wins | 95 % interval | CPU s a match |\n| --- | ---: | ---: | ---: | ---: |")
    found = {}
    for bot in split_names(wanted.bots):
        one = found[bot] = strength_of(
            wanted.game, bot, wanted.against, wanted.seats, wanted.games, wanted.seed, wanted.processes
        )
        share, low, high, _, matches = one.share
        print(f"| {bot} | {matches} | {share:.1%} | {low:.1%} to {high:.1%} | {one.seconds:.2f} |", flush=True)
    if len(found) > 1:
        print("\n| difference, match by match | points | 95 % interval |\n| --- | ---: | ---: |")
        print(*differences(found), sep="\n")


if __name__ == "__main__":
    main()
