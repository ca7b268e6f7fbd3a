"""The matches of a run as arrays: who won, scores, ends and lengths, each with one row per match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from windycity.arena.estimates import Estimate, Floats, Ints, estimate_mean, estimate_seat_share, estimate_share
from windycity.arena.report.words import FOLDER
from windycity.arena.results import BadRun, Run, read_matches
from windycity.arena.seating import luck_shared_by
from windycity.arena.summary import Failing, failing_programs

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True)
class Outcomes:
    """The results of matches: `wins` are parts of the win and `scores` scores, by match and seat; `bots` are places in `names`.

    `numbers` are the matches' numbers; `together` is the number of successive matches that share their luck.
    """

    numbers: Ints
    together: int
    wins: Floats
    scores: Ints
    bots: Ints
    names: Sequence[str]
    reasons: npt.NDArray[np.str_]
    answers: Ints
    rounds: Ints | None
    failing: Mapping[str, Failing]

    def __len__(self) -> int:
        return len(self.wins)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return int(self.wins.shape[1])

    def share(self, values: npt.ArrayLike, rows: Ints | None = None) -> Estimate:
        """Estimate a share from a value for each match, or for those in some rows."""
        return estimate_share(values, self.numbers if rows is None else self.numbers[rows], self.together)

    def seat_share(self, bot: int) -> Estimate:
        """Estimate the share of the wins that a bot gets at each of its seats."""
        held = self.bots == bot
        rows = np.flatnonzero(held.any(axis=1))
        parts = np.where(held, self.wins, 0.0).sum(axis=1)[rows]
        return estimate_seat_share(parts, held.sum(axis=1)[rows], self.numbers[rows], self.together)

    def mean(self, values: npt.ArrayLike) -> Estimate:
        """Estimate a mean from a value for each match."""
        return estimate_mean(values, self.numbers, self.together)


def read_outcomes(folder: Path, run: Run) -> Outcomes:
    """Read the matches of a run; if there are none, or rows do not fit the settings, raise BadRun."""
    table = read_matches(folder)
    if not table.height:
        raise BadRun("run-empty", catalogue=FOLDER, folder=str(folder))
    _check(table, run, folder)
    names = sorted(set(table["bots"].explode().to_list()))
    places = {name: place for place, name in enumerate(names)}
    rounds = None if table["rounds"].null_count() else table["rounds"].to_numpy().astype(np.int64)
    return Outcomes(
        numbers=table["number"].to_numpy().astype(np.int64),
        together=luck_shared_by(run),
        wins=_wins(table, run.seats),
        scores=_by_seat(table["scores"], run.seats),
        bots=np.array([[places[name] for name in seated] for seated in table["bots"].to_list()], np.int64),
        names=names,
        reasons=np.array(table["reason"].to_list(), np.str_),
        answers=table["answers"].to_numpy().astype(np.int64),
        rounds=rounds,
        failing=failing_programs(table),
    )


def _check(table: polars.DataFrame, run: Run, folder: Path) -> None:
    """Refuse a table unless every match has a bot and a score for each seat, and existing seats as winners."""
    lengths = [table[column].list.len() for column in ("bots", "scores")]
    winners = table["winners"].list
    whole = not any(table[column].null_count() for column in ("bots", "scores", "winners", "reason", "answers"))
    fits = whole and all((length == run.seats).all() for length in lengths) and bool((winners.len() > 0).all())
    if not fits or winners.max().max() >= run.seats or winners.min().min() < 0:  # type: ignore[operator]
        raise BadRun("run-misfit", catalogue=FOLDER, folder=str(folder), seats=run.seats)


def _by_seat(column: polars.Series, seats: int) -> Ints:
    return np.asarray(column.explode().to_numpy(), np.int64).reshape(-1, seats)


def _wins(table: polars.DataFrame, seats: int) -> Floats:
    """Return each seat's part of the win; a shared win counts as its share."""
    counts = table["winners"].list.len().to_numpy()
    rows = np.repeat(np.arange(table.height), counts)
    wins = np.zeros((table.height, seats))
    wins[rows, table["winners"].explode().to_numpy()] = 1 / counts[rows]
    return wins
