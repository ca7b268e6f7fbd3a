"""Statistics of matches that do not share their luck: who won, how they ended, how long they were."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from windycity.arena.estimates import Estimate, estimate_share
from windycity.core.names import name_of
from windycity.games import rulebook

if TYPE_CHECKING:
    import polars

QUANTILES = (0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0)


@dataclass(frozen=True)
class Lengths:
    """The lengths of matches: the mean, and the QUANTILES."""

    mean: float
    quantiles: tuple[int, ...]


def wins_by_seat(matches: polars.DataFrame) -> list[Estimate]:
    """Return the share of the matches that each seat won; a shared win counts as its share."""
    import polars

    seats, winners = matches["bots"].list.len()[0], polars.col("winners").list
    parts = [polars.when(winners.contains(seat)).then(1 / winners.len()).otherwise(0.0).alias(str(seat)) for seat in range(seats)]
    return [estimate_share(part, matches["number"]) for part in matches.select(parts)]


def ends(matches: polars.DataFrame, game: str) -> dict[str, Estimate]:
    """Return the share of the matches that ended for each of the game's reasons."""
    found = {reason: matches["reason"] == reason for reason in ways_to_end(game)}
    return {reason: estimate_share(ended, matches["number"]) for reason, ended in found.items()}


def ways_to_end(game: str) -> list[str]:
    """List the reasons for which a match of a game can end."""
    return [name_of(reason) for reason in rulebook(game).reasons if reason.value]


def lengths_of(lengths: polars.Series) -> Lengths:
    """Return the lengths of matches, from a column of the table without nulls."""
    ordered = lengths.sort()
    places = [max(0, -int(-quantile * len(ordered) // 1) - 1) for quantile in QUANTILES]
    mean = float(sum(ordered) / len(ordered))
    return Lengths(mean, tuple(int(ordered[place]) for place in places))


def lengths_by_column(matches: polars.DataFrame) -> Mapping[str, Lengths]:
    """Return the lengths of matches in answers, and in rounds if the game has them."""
    columns = ("answers", "rounds") if matches["rounds"].null_count() == 0 else ("answers",)
    return {column: lengths_of(matches[column]) for column in columns}


@dataclass(frozen=True)
class Failing:
    """How often another bot had to move for a program, and in how many matches."""

    moves: int
    matches: int


def failing_programs(matches: polars.DataFrame) -> dict[str, Failing]:
    """Return the programs that failed, by the name of the bot."""
    import polars

    seats = matches.select("number", "bots", "faults").explode("bots", "faults").filter(polars.col("faults") > 0)
    counts = polars.col("faults").sum(), polars.col("number").n_unique()
    return {bot: Failing(*failures) for bot, *failures in seats.group_by("bots", maintain_order=True).agg(*counts).iter_rows()}
