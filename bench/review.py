"""How far reviews can be trusted: chances against results, and what moves cost against plays of both to the end.

`python -m bench.review GAME [--bots capo] [--seats 4] [--matches 40] [--moments 6] [--plays 100] [--costs 0] [--seed 1]`.

Chances are estimated at random quiet moments of matches between such bots, by the net and by search, and compared with who won:
the Brier score is the mean of the squared differences, summed over the seats. What the estimates' own noise adds is taken out.
`--no-search` leaves out the search, which takes longest.
With `--costs N` the first N of the matches are reviewed, and each mistake is played on to the end, by the net.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random

import numpy as np

import windycity
from windycity.arena.estimates import estimate_mean, estimate_share
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.review import review_match
from windycity.review.effort import NORMAL
from windycity.review.foreseen import ForeseenPlays
from windycity.review.past import past_of
from windycity.review.plays import Plays, Shares, result_of
from windycity.review.reviewer import playing_on
from windycity.review.searched import SearchedPlays

BINS = (0, 5, 15, 25, 35, 50, 70, 90, 100.1)  # percent
END = 1_000_000  # quiet moments: more than any match has
TO_THE_END = 400  # plays of each move


def matches_of(game: Game, bots: str, seats: int, count: int, seed: int) -> Iterator[Match]:
    """Play matches to their end."""
    for number in range(count):
        match = game.start(seats=seats, seed=seed * 10_000 + number)
        players = make_bots(bots, range(seats), seed * 10_000 + number)
        while not match.over:
            answer(match, players)
        yield match


class Chances:
    """Chances by one means, beside what came of each."""

    def __init__(self, plays: Plays):
        self.plays = plays
        self.scores: list[float] = []
        self.seconds = 0.0
        self._expected: list[float] = []
        self._won: list[float] = []

    def add(self, shares: Shares, result: Shares) -> None:
        """Note the plays of a moment and the result of its match."""
        mean = shares.mean(axis=0)
        noise = shares.var(axis=0, ddof=1).sum() / len(shares)
        self.scores.append(float(((mean - result) ** 2).sum() - noise))
        self._expected += mean.tolist()
        self._won += result.tolist()

    def row(self, name: str) -> str:
        """Write the score as a row of a table."""
        mean = estimate_mean(np.array(self.scores), range(len(self.scores)))
        each = 1000 * self.seconds / len(self.scores)
        return f"| {name} | {len(self.scores)} | {mean.value:.3f} ({mean.low:.3f} to {mean.high:.3f}) | {each:.0f} ms |"

    def bins(self) -> Iterator[str]:
        """Write expected and won shares by ranges."""
        expected, won = 100 * np.array(self._expected), 100 * np.array(self._won)
        within = [(expected >= low) & (expected < high) for low, high in pairwise(BINS)]
        for name, values in (("expected", expected), ("won", won)):
            yield f"| {name} | " + " | ".join(f"{values[those].mean():.0f}" if those.any() else "-" for those in within) + " |"


def compare_chances(found: Sequence[Match], moments: int, plays: int, seed: int, kinds: dict[str, Chances]) -> None:
    """Estimate the chances at random quiet moments by each means."""
    random = Random(seed)
    for match in found:
        past = past_of(match)
        quiet, decisions = past.quiet, {decision.answer: decision for decision in past.decisions}
        result = result_of(match.game.engine.of(match.position))
        for moment, positions in random.sample(quiet, min(moments, len(quiet))):
            for kind in kinds.values():
                begin = time.process_time()
                play_on = playing_on(kind.plays, positions, decisions.get(moment), NORMAL.searched, seed + moment)
                shares = play_on(plays, seed + moment)
                kind.seconds += time.process_time() - begin
                kind.add(shares, result)


def compare_costs(found: Sequence[Match], seed: int) -> None:
    """Review matches, and play what is called a mistake on to the end, beside the better move."""
    costs, gained, seconds = list[float](), list[float](), list[float]()
    for match in found:
        begin = time.process_time()
        review = review_match(match, NORMAL, seed)
        seconds.append(time.process_time() - begin)
        print(f"reviewed {len(match.answers)} answers in {seconds[-1]:.0f} CPU s: {len(review.costs)} mistakes", flush=True)
        far = ForeseenPlays(match.game, match.seats, END)
        decisions = {decision.answer: decision for decision in past_of(match).decisions}
        for cost in review.costs:
            decision = decisions[cost.answer]
            moves = [decision.action, match.game.parse_move(cost.better)]
            shares = far.of_moves(decision.observed, decision.seat, moves, TO_THE_END, seed + cost.answer)
            costs.append(cost.cost)
            gained.append(float((shares[1] - shares[0]).mean()))
    lead = estimate_mean(np.array(gained), range(len(gained)))
    better = estimate_share(np.array(gained) > 0, range(len(gained)))
    print("| matches | mistakes | cost | to the end | better there, too | CPU s a review |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    print(
        f"| {len(found)} | {len(costs)} | {100 * np.mean(costs):.1f} | {100 * lead.value:.1f} "
        f"({100 * lead.low:.1f} to {100 * lead.high:.1f}) | {better.value:.0%} | {np.median(seconds):.0f} |"
    )


def main() -> None:
    """Play, estimate and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.review", description=__doc__)
    parser.add_argument("game", choices=windycity.games())
    parser.add_argument("--bots", default="capo")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--moments", type=int, default=6)
    parser.add_argument("--plays", type=int, default=100)
    parser.add_argument("--turns", type=int, nargs="*", default=[1], help="times as far as the planner looks")
    parser.add_argument("--costs", type=int, default=0)
    parser.add_argument("--search", action=argparse.BooleanOptionalAction, default=True, help="estimate by search as well")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = windycity.game(wanted.game, compiled=True)
    found = list(matches_of(game, wanted.bots, wanted.seats, wanted.matches, wanted.seed))
    usual = ForeseenPlays(game, wanted.seats).depth
    depths = [times * usual for times in wanted.turns]
    kinds = {f"net, {depth} quiet moments": Chances(ForeseenPlays(game, wanted.seats, depth)) for depth in depths}
    if wanted.search:
        kinds["search"] = Chances(SearchedPlays(game))
    compare_chances(found, wanted.moments, wanted.plays, wanted.seed, kinds)
    print(f"{wanted.game}, {wanted.matches} matches of {wanted.bots} at {wanted.seats} seats\n")
    print("| means | moments | Brier score | CPU time a moment |\n| --- | ---: | ---: | ---: |")
    for name, kind in kinds.items():
        print(kind.row(name))
    for name, kind in kinds.items():
        print(f"\n{name}:")
        print(*kind.bins(), sep="\n")
    if wanted.costs:
        compare_costs(found[: wanted.costs], wanted.seed)


if __name__ == "__main__":
    main()
