"""What the matches of a tournament show about its bots: win shares, who finished ahead of whom, ratings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from math import prod
from typing import TYPE_CHECKING

from windycity.arena.estimates import NORMAL_95, Estimate, estimate_seat_share, estimate_share
from windycity.arena.results import Run
from windycity.arena.seating import luck_shared_by

if TYPE_CHECKING:
    import polars

Pair = tuple[str, str]


@dataclass(frozen=True)
class Finish:
    """The result of a match of a tournament: its number, and by seat the bots, their parts of the win, and their ranks."""

    number: int
    bots: tuple[str, ...]
    parts: tuple[float, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A rating (25 at the start, by openskill's Plackett-Luce model) with the model's own 95 % interval."""

    rating: float
    low: float
    high: float


def rounds_of(run: Run, matches: polars.DataFrame) -> Iterator[list[Finish]]:
    """Iterate over the matches of a tournament round by round; an incomplete round is left out."""
    size = luck_shared_by(run)
    rows = matches.select("number", "bots", "winners", "ranks").iter_rows()
    for _, group in groupby(rows, lambda row: row[0] // size):
        played = [_finish(*row) for row in group]
        if len(played) == size:
            yield played


def _finish(number: int, bots: list[str], winners: list[int], ranks: list[int]) -> Finish:
    parts = tuple(1 / len(winners) if seat in winners else 0 for seat in range(len(bots)))
    return Finish(number, tuple(bots), parts, tuple(ranks))


def meetings(finish: Finish, pair: Pair) -> list[float]:
    """List for each pair of seats of two bots whether the first was ahead of the second: 1 or 0, half if they share a rank."""
    firsts, seconds = ([rank for bot, rank in zip(finish.bots, finish.ranks, strict=True) if bot == name] for name in pair)
    return [(first < second) + (first == second) / 2 for first in firsts for second in seconds]


def win_shares(run: Run, finishes: Sequence[Finish]) -> dict[str, Estimate]:
    """Return the share of the matches that each bot won, per seat it held; a shared win counts as its share."""
    return {bot: _seat_share(run, bot, [finish for finish in finishes if bot in finish.bots]) for bot in run.bots}


def _seat_share(run: Run, bot: str, finishes: Sequence[Finish]) -> Estimate:
    parts = [sum(part for name, part in zip(each.bots, each.parts, strict=True) if name == bot) for each in finishes]
    seats = [each.bots.count(bot) for each in finishes]
    return estimate_seat_share(parts, seats, [each.number for each in finishes], luck_shared_by(run))


def cross_table(run: Run, finishes: Sequence[Finish]) -> dict[Pair, Estimate]:
    """Return how often each bot finished ahead of each other bot; a shared rank counts as half."""
    table = {}
    for first, second in combinations(run.bots, 2):
        met = [(finish.number, ahead) for finish in finishes for ahead in meetings(finish, (first, second))]
        if met:
            table[first, second] = _share(run, met)
            table[second, first] = table[first, second].opposite()
    return table


def _share(run: Run, values: Sequence[tuple[int, float]]) -> Estimate:
    """Estimate a share from values with the numbers of their matches."""
    numbers, found = zip(*values, strict=True)
    return estimate_share(found, numbers, luck_shared_by(run))


def ratings(run: Run, finishes: Sequence[Finish]) -> dict[str, Rating]:
    """Rate the bots, match by match in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots neither learn nor forget
    rated = {bot: model.rating(name=bot) for bot in run.bots}
    for finish in finishes:
        before = {bot: (rated[bot].mu, rated[bot].sigma) for bot in finish.bots}
        after = model.rate([[model.rating(*before[bot])] for bot in finish.bots], ranks=list(finish.ranks))
        for bot, (mu, sigma) in before.items():
            # A bot that holds several seats is rated at each of them.
            own = [team[0] for team, name in zip(after, finish.bots, strict=True) if name == bot]
            rated[bot].mu = mu + sum(seat.mu - mu for seat in own)
            rated[bot].sigma = sigma * prod(seat.sigma / sigma for seat in own)
    return {bot: _rating(one.mu, one.sigma) for bot, one in rated.items()}


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma)
