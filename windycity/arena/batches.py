"""Batches: matches played together by one process and kept in one file."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from windycity.arena.play import Player, Row, runs_compiled
from windycity.arena.results import Run, table_schema
from windycity.arena.seating import seating_of
from windycity.core.game import Game
from windycity.games import rulebook

if TYPE_CHECKING:
    import polars

MOST_COMPILED, MOST_BY_MOVES = 500, 4  # matches in a batch: what an interruption may cost, against the overhead of a batch
WANTED_BATCHES = 40  # in a small run, so that all processes finish at about the same time


class Job(msgspec.Struct, frozen=True):
    """A run to play, with the text of its edition if that is not the game's own: everything another machine needs."""

    run: Run
    edition: str | None = None


@dataclass(frozen=True)
class Played:
    """A played batch: its table as the bytes of a Parquet file, and the records of its matches by number."""

    batch: int
    table: bytes
    records: dict[int, str]


# Plays batches somewhere, in any order, and yields each when it is done.
Playing = Callable[[Job, Sequence[int]], Generator[Played]]


def batch_size(bots: Sequence[str], games: int) -> int:
    """Choose the number of matches in a batch; the same bots and number of matches give the same on any machine."""
    most = MOST_COMPILED if all(map(runs_compiled, bots)) else MOST_BY_MOVES
    return max(1, min(most, -(-games // WANTED_BATCHES)))


def play_here(job: Job, batches: Sequence[int]) -> Generator[Played]:
    """Play batches in this process."""
    for batch in batches:
        yield play_batch(job, batch)


def play_batch(job: Job, batch: int) -> Played:
    """Play all matches of a batch."""
    run, player = job.run, _player(msgspec.json.encode(job))
    rows, records = [], {}
    for number in run.numbers(batch):
        row, record = player.play(seating_of(run, number), recorded=number < run.records)
        rows.append(row)
        if record is not None:
            records[number] = record
    content = io.BytesIO()
    table_of(rows).write_parquet(content)
    return Played(batch, content.getvalue(), records)


def table_of(rows: Sequence[Row]) -> polars.DataFrame:
    """Make a table of matches."""
    import polars

    columns = {field.name: [getattr(row, field.name) for row in rows] for field in fields(Row)}
    schema = table_schema()
    return polars.DataFrame({name: _column(values, schema[name]) for name, values in columns.items()}, schema)


def _column(values: list[Any], kind: polars.DataType) -> polars.Series:
    """Make a column. Recurring lists are made once and looked up: making them one by one takes longer than playing."""
    import polars

    if not isinstance(kind, polars.List):
        return polars.Series(values, dtype=kind)
    places: dict[tuple[Any, ...], int] = {}
    where = [places.setdefault(value, len(places)) for value in values]
    flat = [entry for value in places for entry in value]
    if len({len(value) for value in places}) == 1:
        known = polars.Series(flat, dtype=kind.inner).reshape((len(places), len(values[0]))).arr.to_list()
    else:
        known = polars.Series([list(value) for value in places], dtype=kind)
    return known.gather(where)


@lru_cache(maxsize=1)
def _player(job_text: bytes) -> Player:
    """Load a job's game, once in each process."""
    job = msgspec.json.decode(job_text, type=Job)
    return Player(load_game(job), job.run.seats, job.run.options, job.run.root)


def load_game(job: Job) -> Game:
    """Open a job's game in its edition, compiled."""
    rules = rulebook(job.run.game)
    if job.edition is None:
        return Game(rules, compiled=True)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(job.edition, "utf-8")
        return Game(rules, file, compiled=True)
