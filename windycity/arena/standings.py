"""What the matches of a tournament tell about its bots, with uncertainty.

Matches of one round share their luck, so they are not independent, but rounds are: shares get their intervals from how
much rounds differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from math import prod
from typing import TYPE_CHECKING

from windycity.arena.results import Run
from windycity.arena.seating import round_size
from windycity.arena.statistics import NORMAL_95, Share, share_of

if TYPE_CHECKING:
    import polars

Pair = tuple[str, str]


@dataclass(frozen=True)
class Finish:
    """How a match of a tournament ended: its bots, what part of the win each got, and their ranks, by seat."""

    bots: tuple[str, ...]
    parts: tuple[float, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Rating:
    """A rating (25 at the start, by openskill's Plackett-Luce model) with the 95 % interval that the model itself gives."""

    rating: float
    low: float
    high: float


def rounds_of(run: Run, matches: polars.DataFrame) -> Iterator[list[Finish]]:
    """Tell the matches of a tournament round by round; one that has not been played whole is left out."""
    size = round_size(len(run.bots), run.seats)
    rows = matches.select("number", "bots", "winners", "ranks").iter_rows()
    for _, group in groupby(rows, lambda row: row[0] // size):
        played = [_finish(*row[1:]) for row in group]
        if len(played) == size:
            yield played


def _finish(bots: list[str], winners: list[int], ranks: list[int]) -> Finish:
    return Finish(tuple(bots), tuple(len(winners) ** -1 if seat in winners else 0 for seat in range(len(bots))), tuple(ranks))


def meetings(finishes: Sequence[Finish], pair: Pair) -> tuple[float, int]:
    """Tell how often the first bot of a pair finished ahead of the second (half where they share a rank), of how many times."""
    ahead, times = 0.0, 0
    for finish in finishes:
        firsts, seconds = ([rank for bot, rank in zip(finish.bots, finish.ranks, strict=True) if bot == name] for name in pair)
        ahead += sum((a < b) + (a == b) / 2 for a in firsts for b in seconds)
        times += len(firsts) * len(seconds)
    return ahead, times


def win_shares(run: Run, rounds: Sequence[Sequence[Finish]]) -> dict[str, Share]:
    """Tell what share of the matches each bot won, for each seat that it held; a shared win counts as its share."""
    shares = {}
    for bot in run.bots:
        held = [
            [part for finish in played for name, part in zip(finish.bots, finish.parts, strict=True) if name == bot]
            for played in rounds
        ]
        shares[bot] = share_by_rounds([(sum(parts), len(parts)) for parts in held])
    return shares


def cross_table(run: Run, rounds: Sequence[Sequence[Finish]]) -> dict[Pair, Share]:
    """Tell how often each bot finished ahead of each other one; sharing a rank counts as half."""
    table = {}
    for first, second in combinations(run.bots, 2):
        counts = [meetings(played, (first, second)) for played in rounds]
        if any(times for _, times in counts):
            share = share_by_rounds(counts)
            table[first, second] = share
            table[second, first] = Share(1 - share.share, 1 - share.high, 1 - share.low)
    return table


def share_by_rounds(counts: Sequence[tuple[float, int]]) -> Share:
    """Tell a share from how much it was of how many in each round, with a 95 % interval from how much rounds differ.

    It is Wilson's interval for as many independent matches as would make the share as uncertain as it is, but never for
    more than there were.
    """
    total = sum(times for _, times in counts)
    share = min(1.0, sum(part for part, _ in counts) / total)
    if len(counts) == 1:
        return share_of(share, 1)
    spread = sum((part - share * times) ** 2 for part, times in counts) * len(counts) / (len(counts) - 1) / total**2
    return share_of(share, min(total, share * (1 - share) / spread) if spread else total)


def ratings(run: Run, rounds: Sequence[Sequence[Finish]]) -> dict[str, Rating]:
    """Rate the bots, match by match in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots neither learn nor forget
    rated = {bot: model.rating(name=bot) for bot in run.bots}
    for finish in (finish for played in rounds for finish in played):
        before = {bot: (rated[bot].mu, rated[bot].sigma) for bot in finish.bots}
        after = model.rate([[model.rating(*before[bot])] for bot in finish.bots], ranks=list(finish.ranks))
        for bot, (mu, sigma) in before.items():
            # A bot that holds several seats has learnt something at each of them.
            own = [team[0] for team, name in zip(after, finish.bots, strict=True) if name == bot]
            rated[bot].mu = mu + sum(seat.mu - mu for seat in own)
            rated[bot].sigma = sigma * prod(seat.sigma / sigma for seat in own)
    return {bot: _rating(one.mu, one.sigma) for bot, one in rated.items()}


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma)
