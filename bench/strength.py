"""How often a bot wins against others that are all alike, in every seat equally often.

`python -m bench.strength GAME [--bots boss] [--against greedy] [--seats 4] [--games 200] [--seed 1]`; several bots with commas.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import windycity
from windycity.arena.estimates import wilson
from windycity.arena.simulate import simulate
from windycity.arena.summary import wins_by_seat
from windycity.bots.names import split_names


@dataclass(frozen=True)
class Strength:
    """The share of the win that a bot got, and the CPU seconds of a match, the others' included."""

    share: float
    games: int
    seconds: float


def strength_of(game: str, bot: str, against: str, seats: int, games: int, seed: int) -> Strength:
    """Play `games` matches, the bot in each seat in turn."""
    each = games // seats
    won, seconds = 0.0, 0.0
    for seat in range(seats):
        names = [bot if place == seat else against for place in range(seats)]
        matches = simulate(game, names, each, seed=seed + seat)
        won += wins_by_seat(matches)[seat].value * each
        seconds += float(matches["seconds"].sum())
    return Strength(won / (each * seats), each * seats, seconds / (each * seats))


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--bots", default="boss")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    advice = windycity.game(wanted.game).rulebook.advice_version
    print(f"{wanted.game}, {wanted.seats} seats, against {wanted.against} (advice {advice}); {1 / wanted.seats:.0%} is fair\n")
    print("| bot | matches | share of wins | 95 % interval | CPU s a match |\n| --- | ---: | ---: | ---: | ---: |")
    for bot in split_names(wanted.bots):
        found = strength_of(wanted.game, bot, wanted.against, wanted.seats, wanted.games, wanted.seed)
        low, high = wilson(found.share, found.games)
        row = f"| {bot} | {found.games} | {found.share:.1%} | {low:.1%} to {high:.1%} | {found.seconds:.2f} |"
        print(row, flush=True)


if __name__ == "__main__":
    main()
