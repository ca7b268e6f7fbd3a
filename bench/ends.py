"""How matches between bots of one kind end, after how long, and which seats win.

`python -m bench.ends GAME [--bot greedy] [--games N] [--seats N] [--edition FILE] [--processes N]`.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence

import numpy as np
import polars

import windycity
from windycity.arena.estimates import Estimate, estimate_share
from windycity.arena.simulate import simulate
from windycity.arena.summary import QUANTILES, ends, lengths_of

MIDDLE = {0.0: "shortest", 0.5: "half", 1.0: "longest"}


def print_shares(matches: polars.DataFrame, shares: Mapping[str, Estimate]) -> None:
    """Print how often matches ended for each reason."""
    print("| reason | matches | share | 95 % interval |\n| --- | ---: | ---: | ---: |")
    for reason, share in shares.items():
        count = round(share.value * matches.height)
        print(f"| {reason.replace('-', ' ')} | {count} | {share.value:.1%} | {share.low:.1%} to {share.high:.1%} |")


def print_lengths(column: str, matches: polars.DataFrame, reasons: Sequence[str]) -> None:
    """Print how long matches were, for each reason and for all."""
    headings = [MIDDLE.get(quantile, f"{quantile * 100:.0f} %") for quantile in QUANTILES]
    print(f"\n| {column} | mean | {' | '.join(headings)} |\n| --- | ---: |{' ---: |' * len(QUANTILES)}")
    groups = {"all": matches, **{reason: matches.filter(polars.col("reason") == reason) for reason in reasons}}
    for name, group in groups.items():
        if group.height:
            lengths = lengths_of(group[column])
            print(f"| {name.replace('-', ' ')} | {lengths.mean:.1f} | {' | '.join(map(str, lengths.quantiles))} |")


def print_seats(matches: polars.DataFrame, seats: int) -> None:
    """Print each seat's share of the wins."""
    print("\n| seat | share of wins | 95 % interval |\n| --- | ---: | ---: |")
    for seat in range(seats):
        parts = np.array([(seat in winners) / len(winners) for winners in matches["winners"]])
        share = estimate_share(parts, range(len(parts)))
        print(f"| {seat + 1} | {share.value:.1%} | {share.low:.1%} to {share.high:.1%} |")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.ends", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--edition", help="a file with other printed data")
    parser.add_argument("--processes", type=int, help="all cores if not given")
    wanted = parser.parse_args()
    bots = [wanted.bot] * wanted.seats
    matches = simulate(wanted.game, bots, wanted.games, edition=wanted.edition, processes=wanted.processes)
    shares = ends(matches, wanted.game)
    print(f"{wanted.game}, {matches.height} matches of {wanted.seats} {wanted.bot} bots\n")
    print_shares(matches, shares)
    print_lengths("answers", matches, [*shares])
    if matches["rounds"].null_count() == 0:
        print_lengths("rounds", matches, [*shares])
    print_seats(matches, wanted.seats)


if __name__ == "__main__":
    main()
