"""Data sets: the decisions of bots as a table, for programs that learn from others' matches.

A row is a decision: what the seat knew (features), its legal actions, the one that it chose, and its share of the win at the
end; for a bot that searches, also how often it tried each action. Matches are played in batches, in one process or several, each
a file beside the data set until all are there: an interrupted run continues where it stopped.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from importlib import metadata
from pathlib import Path
from shutil import rmtree
from typing import Any

import numpy as np
import polars as pl

from windycity.arena.processes import in_processes
from windycity.arena.seating import bot_seed, match_luck
from windycity.arena.simulate import check_number
from windycity.arena.words import FOLDER
from windycity.bots.bot import Bot, dismiss, glimpse_of
from windycity.bots.cores import usable_cores
from windycity.bots.names import is_program, make_bot
from windycity.bots.search import SearchBot
from windycity.core.errors import BadOption, WindyCityError
from windycity.core.files import write_safely
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.words import reason_of
from windycity.envs.seats import Seats
from windycity.games import rulebook

BATCH = 25  # matches in a file, at most
WANTED_BATCHES = 40  # of a small data set, so that all processes finish at about the same time
SETTINGS = "settings.json"
Progress = Callable[[int], None]


class BadDataset(WindyCityError):
    """A data set that cannot be written to that file, or with these settings."""

    code = "bad-dataset"


@dataclass(frozen=True)
class Dataset:
    """The settings of a data set, which determine its content."""

    version: str
    game: str
    rules: int
    bots: tuple[str, ...]
    options: Mapping[str, bool]
    games: int
    seed: int

    def batches(self) -> list[range]:
        """The numbers of the matches, batch by batch: the same on any machine."""
        size = min(BATCH, -(-self.games // WANTED_BATCHES))
        return [range(first, min(first + size, self.games)) for first in range(0, self.games, size)]


@dataclass(frozen=True)
class Part:
    """A played batch: its decisions as the bytes of a Parquet file."""

    batch: int
    table: bytes


def plan_dataset(game: str, bots: Sequence[str], games: int, seed: int, options: Mapping[str, bool] | None = None) -> Dataset:
    """Plan a data set; impossible settings raise an error that says what is wrong."""
    opened = Game(rulebook(game), compiled=False)
    if games < 1:
        raise BadOption("dataset-no-games", catalogue=FOLDER, games=games)
    for bot in bots:
        make_bot(bot, 0)
        if is_program(bot):
            raise BadOption("dataset-program", catalogue=FOLDER, bot=bot)
    chosen = opened.check_options(len(bots), dict(options or {}))
    return Dataset(metadata.version("windycity"), opened.name, opened.rulebook.rules_version, tuple(bots), chosen, games, seed)


def write_dataset(
    planned: Dataset, file: Path, progress: Progress | None = None, game: Game | None = None, processes: int | None = None
) -> None:
    """Play all remaining matches, and write the decisions into a Parquet file.

    By default all cores are used; the file is the same with any number of them.
    """
    if file.exists():
        raise BadDataset("dataset-exists", catalogue=FOLDER, file=str(file))
    count = usable_cores() if processes is None else processes
    check_number("--processes", count, 1)
    folder, batches = _open_parts(planned, file), planned.batches()
    missing = [batch for batch in range(len(batches)) if not _part_file(folder, batch).exists()]
    done = planned.games - sum(len(batches[batch]) for batch in missing)
    if progress:
        progress(done)
    play = partial(play_part, planned, game or Game(rulebook(planned.game)))
    with closing(in_processes(play, missing, count) if count > 1 else (play(batch) for batch in missing)) as parts:
        for part in parts:
            write_safely(_part_file(folder, part.batch), part.table)
            done += len(batches[part.batch])
            if progress:
                progress(done)
    _write(pl.read_parquet([_part_file(folder, batch) for batch in range(len(batches))]), file)
    rmtree(folder)


def play_part(planned: Dataset, game: Game, batch: int) -> Part:
    """Play the matches of a batch."""
    seated = Seats(game, len(planned.bots), planned.options)
    rows = [row for match in planned.batches()[batch] for row in _decisions(planned, seated, match)]
    content = io.BytesIO()
    pl.DataFrame(rows, schema=schema_of(seated)).write_parquet(content)
    return Part(batch, content.getvalue())


def schema_of(seated: Seats) -> dict[str, Any]:
    """Return the columns of a data set, each with its type."""
    return {
        "match": pl.Int64,
        "answer": pl.Int64,
        "seat": pl.Int8,
        "bot": pl.String,
        "observation": pl.Array(pl.Int8, seated.features.count),
        "legal": pl.List(pl.Int32),
        "action": pl.Int32,
        "visits": pl.List(pl.Int32),
        "share": pl.Float64,
    }


def mask_of(legal: Sequence[int], actions: int) -> np.ndarray[Any, np.dtype[np.int8]]:
    """Return the mask of a decision, a 1 for each legal action, from the column `legal`."""
    mask = np.zeros(actions, np.int8)
    mask[list(legal)] = 1
    return mask


def _part_file(folder: Path, batch: int) -> Path:
    return folder / f"{batch:06}.parquet"


def _open_parts(planned: Dataset, file: Path) -> Path:
    """Make the folder of the batches, or continue with one that has the same settings."""
    folder, settings = file.with_name(f"{file.name}.parts"), json.dumps(asdict(planned))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / SETTINGS).exists():
            write_safely(folder / SETTINGS, settings)
        if (folder / SETTINGS).read_text("utf-8") != settings:
            raise BadDataset("dataset-other", catalogue=FOLDER, file=str(file), folder=str(folder))
    except OSError as error:
        raise BadDataset("dataset-unwritable", catalogue=FOLDER, file=str(file), reason=reason_of(error)) from error
    return folder


def _write(table: pl.DataFrame, file: Path) -> None:
    """Write a table under another name and then rename it, so that there is a whole file or none."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    table.write_parquet(unfinished)
    unfinished.replace(file)


def _decisions(planned: Dataset, seated: Seats, number: int) -> Iterator[dict[str, Any]]:
    """Play a match and return its decisions, each with the resulting share of the win."""
    match = Match.start(seated.game, len(planned.bots), dict(planned.options), match_luck(planned.seed, number))
    seeds = [bot_seed(planned.seed, number, seat) for seat in range(len(planned.bots))]
    bots = {seat: make_bot(name, seeds[seat], threads=1) for seat, name in enumerate(planned.bots)}
    rows: list[dict[str, Any]] = []
    try:
        while not match.over:
            rows.append(_decision(match, seated, bots, {"match": number, "answer": len(rows)}))
    finally:
        dismiss(bots, match.result)
    shares = seated.shares(match)
    return iter([{**row, "share": shares[row["seat"]]} for row in rows])


def _decision(match: Match, seated: Seats, bots: Mapping[int, Bot], head: Mapping[str, int]) -> dict[str, Any]:
    """Have the asked seat answer, and return what it knew and did."""
    seat = match.waiting[0]
    bot, glimpse, row = bots[seat], glimpse_of(match, seat, with_events=False), seated.row(match, seat)
    legal = sorted(seated.number(seat, action) for action in match.legal_actions(seat))
    tried: dict[int, int] | None = None
    if isinstance(bot, SearchBot) and len(legal) > 1 and not bot.is_routine(glimpse):
        prospects = bot.rate(glimpse)
        move = prospects[0].move
        tried = {seated.number(seat, match.game.parse_move(one.move)): one.visits for one in prospects}
    else:
        move = bot.choose(glimpse)
    action = match.game.parse_move(move)
    match.play_actions(seat, [action])
    visits = None if tried is None else [tried.get(one, 0) for one in legal]
    chosen = {"seat": seat, "bot": bot.name, "observation": row, "legal": legal, "action": seated.number(seat, action)}
    return {**head, **chosen, "visits": visits}
