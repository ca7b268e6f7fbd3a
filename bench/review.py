"""How far reviews can be trusted: chances against results, and what moves cost against plays of both to the end.

`python -m bench.review GAME [--bots capo] [--seats 4] [--matches 40] [--moments 6] [--plays 100] [--costs 0]
[--seed 1]`.

Chances are estimated at random quiet moments of matches between such bots, by the net and by search, and compared with who won:
the Brier score is the mean of the squared differences, summed over the seats. What the estimates' own noise adds is taken out.
`--no-search` leaves out the search, which takes longest.
With `--costs N` the moves of the first N matches that look worst are measured as reviews do, mistakes or not, and both they and
the better moves are played to the end by the net: in the same worlds with the same luck, which are not those of the review.
`--decisions N` looks at no more decisions of a match, chosen at random: to look at all takes minutes in a long match.
With `--moments 0` nothing else is compared.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import erf
from random import Random

import numpy as np

import windycity
from windycity.arena.estimates import estimate_mean
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.review.costs import is_mistake, measure_suspects
from windycity.review.effort import NORMAL
from windycity.review.foreseen import ForeseenPlays
from windycity.review.past import past_of
from windycity.review.plays import Plays, Shares, result_of
from windycity.review.review import MISTAKE, Cost
from windycity.review.reviewer import playing_on
from windycity.review.searched import SearchedPlays
from windycity.review.work import CERTAINTY, Work

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


class WholePlays(ForeseenPlays):
    """Plays to the end of the match, by the net at every seat, however long that takes."""

    def __init__(self, game: Game, seats: int):
        super().__init__(game, seats, END)
        self._worlds.most_choices = END


class Costs:
    """What moves cost by a review, beside plays of both moves to the end: in parts of the win."""

    def __init__(self, matches: int) -> None:
        self._matches = matches
        self._named: list[Cost] = []
        self._leads: list[float] = []  # of the better move, played to the end
        self._errors: list[float] = []

    def add(self, cost: Cost, shares: Shares) -> None:
        """Note a cost, and the shares that both moves brought in plays to the end: the one played, and the better one."""
        lead = shares[1] - shares[0]
        self._named.append(cost)
        self._leads.append(float(lead.mean()))
        self._errors.append(float(lead.std(ddof=1)) / len(lead) ** 0.5)

    def rows(self) -> Iterator[str]:
        """Write tables: of all decisions that were measured, and of the mistakes among them."""
        costs, leads, errors = np.array([cost.cost for cost in self._named]), np.array(self._leads), np.array(self._errors)
        noise = np.array([cost.error for cost in self._named])
        yield "| matches | decisions | cost | to the end | correlation | without noise |"
        yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
        true = correlation(costs, leads, float((noise**2).mean()), float((errors**2).mean()))
        yield f"| {self._matches} | {_means(costs, leads)} | {np.corrcoef(costs, leads)[0, 1]:.2f} | {true:.2f} |"
        called = np.array([is_mistake(cost) for cost in self._named])
        costs, leads, errors = costs[called], leads[called], errors[called]
        none, by_noise = leads <= 0, [chance_below_zero(*each) for each in zip(costs, errors, strict=True)]
        clearly = leads + CERTAINTY * errors < MISTAKE
        yield "\n| mistakes | cost | to the end | none there | by noise alone | clearly below 2 points |"
        yield "| ---: | ---: | ---: | ---: | ---: | ---: |"
        yield f"| {_means(costs, leads)} | {none.mean():.0%} | {np.mean(by_noise):.0%} | {clearly.mean():.0%} |"


def _means(costs: Shares, leads: Shares) -> str:
    lead = estimate_mean(100 * leads, range(len(leads)))
    return f"{len(costs)} | {100 * costs.mean():.1f} | {lead.value:.1f} ({lead.low:.1f} to {lead.high:.1f})"


def correlation(one: Shares, other: Shares, noise: float, other_noise: float) -> float:
    """Return the correlation that two measures would have without their noise, of which the variances are known; at most 1."""
    variance = (one.var(ddof=1) - noise) * (other.var(ddof=1) - other_noise)
    return min(1.0, float(np.cov(one, other)[0, 1] / variance**0.5)) if variance > 0 else float("nan")


def chance_below_zero(mean: float, error: float) -> float:
    """Return how often an estimate is not above 0 by its noise alone."""
    return 0.5 * (1 + erf(-mean / (error * 2**0.5))) if error else float(mean <= 0)


def compare_costs(found: Sequence[Match], most: int, plays: int, seed: int) -> Costs:
    """Measure the moves of matches that look worst as a review does, and play them to the end, beside the better moves."""
    compared, random = Costs(len(found)), Random(seed)
    for match in found:
        begin, past = time.process_time(), past_of(match)
        work = Work(match.game, match.seats, NORMAL.for_match(len(match.answers)), seed)
        looked_at = random.sample(past.decisions, min(most, len(past.decisions)))
        costs = [cost for own in measure_suspects(work, looked_at, match.seats) for cost in own]
        between = time.process_time()
        whole, decisions = WholePlays(match.game, match.seats), {decision.answer: decision for decision in past.decisions}
        for cost in costs:
            decision = decisions[cost.answer]
            moves = [decision.action, match.game.parse_move(cost.better)]
            shares = whole.of_moves(decision.observed, decision.seat, moves, plays, seed + cost.answer)
            compared.add(cost, shares)
            lead = shares[1] - shares[0]
            print(
                f"{cost.answer:5} {cost.move:>14} {cost.better:>14} {100 * cost.cost:6.1f} +- {100 * cost.error:.1f}"
                f" {100 * lead.mean():6.1f} +- {100 * lead.std(ddof=1) / len(lead) ** 0.5:.1f}",
                flush=True,
            )
        seconds = between - begin, time.process_time() - between
        count = f"{len(looked_at)} of {len(past.decisions)} decisions"
        print(f"{count}: measured in {seconds[0]:.0f} CPU s, played on in {seconds[1]:.0f}", flush=True)
    return compared


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
    parser.add_argument("--costs", type=int, default=0, help="matches of which costs are compared")
    parser.add_argument("--decisions", type=int, default=END, help="decisions of each match that are looked at; else all")
    parser.add_argument("--ends", type=int, default=TO_THE_END, help="plays to the end of each move")
    parser.add_argument("--search", action=argparse.BooleanOptionalAction, default=True, help="estimate by search as well")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    game = windycity.game(wanted.game, compiled=True)
    found = list(matches_of(game, wanted.bots, wanted.seats, wanted.matches, wanted.seed))
    print(f"{wanted.game}, {wanted.matches} matches of {wanted.bots} at {wanted.seats} seats\n")
    if wanted.moments:
        print(*chances_in(found, wanted), sep="\n")
    if wanted.costs:
        print(*compare_costs(found[: wanted.costs], wanted.decisions, wanted.ends, wanted.seed).rows(), sep="\n")


def chances_in(found: Sequence[Match], wanted: argparse.Namespace) -> Iterator[str]:
    """Compare chances with results, and write tables of them."""
    game = found[0].game
    usual = ForeseenPlays(game, wanted.seats).depth
    depths = [times * usual for times in wanted.turns]
    kinds = {f"net, {depth} quiet moments": Chances(ForeseenPlays(game, wanted.seats, depth)) for depth in depths}
    if wanted.search:
        kinds["search"] = Chances(SearchedPlays(game))
    compare_chances(found, wanted.moments, wanted.plays, wanted.seed, kinds)
    yield "| means | moments | Brier score | CPU time a moment |\n| --- | ---: | ---: | ---: |"
    for name, kind in kinds.items():
        yield kind.row(name)
    for name, kind in kinds.items():
        yield f"\n{name}:"
        yield from kind.bins()


if __name__ == "__main__":
    main()
