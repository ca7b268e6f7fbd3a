"""Tournaments: every bot in every seat equally often, with the same luck for every arrangement in a round."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from windycity.arena.batches import Job, Playing
from windycity.arena.estimates import Estimate
from windycity.arena.results import Run, batch_file, read_batch, read_matches, record_file
from windycity.arena.seating import round_size
from windycity.arena.simulate import (
    USUAL_RECORDS,
    Progress,
    carry_out,
    check_names,
    check_number,
    missing_batches,
    plan,
    playing_on,
)
from windycity.arena.standings import Pair, Rating, cross_table, meetings, ratings, rounds_of, win_shares
from windycity.arena.until import Betting, Question, read_question
from windycity.arena.words import FOLDER
from windycity.core.errors import BadOption
from windycity.games import rulebook

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True)
class Tournament:
    """The result of a tournament: the table of its matches, and what they show about each bot.

    `settled` answers the question it was played to settle: whether the first bot is better (None: not settled). Once it is
    settled, only the matches that settled it count.
    """

    run: Run
    matches: polars.DataFrame
    wins: dict[str, Estimate]
    ratings: dict[str, Rating]
    cross: dict[Pair, Estimate]
    settled: bool | None = None


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    until: str | None = None,
    seed: int | None = None,
    processes: int | None = None,
    ray: str | None = None,
    out: Path | str | None = None,
    records: int = USUAL_RECORDS,
    edition: Path | str | None = None,
    progress: Progress | None = None,
    **options: bool,
) -> Tournament:
    """Play bots against each other in whole rounds, for at least `games` matches or until a question such as `x>y` is settled."""
    with tempfile.TemporaryDirectory() as passing:
        kept = records if out else 0
        job = plan_tournament(game, bots, games, seats, seed=seed, records=kept, edition=edition, options=options)
        folder = Path(out or passing)
        question = read_question(until, bots) if until else None
        verdict = play_until(job, folder, playing_on(processes, ray), question, progress)
        return judge(job.run, read_matches(folder), verdict)


def plan_tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    *,
    seed: int | None = None,
    records: int = USUAL_RECORDS,
    edition: Path | str | None = None,
    options: Mapping[str, bool] | None = None,
) -> Job:
    """Plan a tournament; what cannot be played is refused here, before anything starts."""
    check_names(bots)
    check_contenders(bots)
    check_number("--games", games, 1)
    allowed = rulebook(game).seats
    places = min(max(len(bots), allowed[0]), allowed[-1]) if seats is None else seats
    check_number("--seats", places, allowed[0], allowed[-1])
    size = round_size(len(bots), places)
    job = plan(
        game,
        bots,
        -(-games // size) * size,
        kind="tournament",
        seats=places,
        seed=seed,
        records=records,
        edition=edition,
        options=options,
    )
    batch = max(1, job.run.batch // size) * size
    return msgspec.structs.replace(job, run=msgspec.structs.replace(job.run, batch=batch))


def check_contenders(bots: Sequence[str]) -> None:
    """Refuse a tournament of fewer than two bots, or with a bot named twice."""
    if len(bots) < 2:
        raise BadOption("too-few-bots", catalogue=FOLDER)
    for place, bot in enumerate(bots):
        if bot in bots[:place]:
            raise BadOption("bot-twice", catalogue=FOLDER, bot=bot)


@dataclass(frozen=True)
class Verdict:
    """The answer to a question (None: not settled), and the number of matches it took."""

    settled: bool | None
    matches: int


def play_until(
    job: Job, folder: Path, playing: Playing, question: Question | None = None, progress: Progress | None = None
) -> Verdict:
    """Play a tournament, or only as much of it as settles a question."""
    if question is None:
        carry_out(job, folder, playing, progress)
        return Verdict(None, job.run.games)
    asker = _Asker(job.run, folder, question)
    missing = missing_batches(job.run, folder)
    carry_out(job, folder, playing, progress, asker.is_settled)
    verdict = Verdict(asker.betting.settled, min(job.run.games, asker.looked * job.run.batch))
    if verdict.settled is not None:
        # What was played beyond the batch that settled it depends on the machine.
        _drop(job.run, folder, [batch for batch in missing if batch >= asker.looked])
    return verdict


class _Asker:
    """Examines the rounds of a tournament in order, up to the first that has not been played."""

    def __init__(self, run: Run, folder: Path, question: Question):
        self.betting = Betting()
        self.looked = 0  # the number of batches examined
        self._run = run
        self._folder = folder
        self._pair = question.first, question.second

    def is_settled(self) -> bool:
        """Examine new batches; return whether the question is settled."""
        while self.betting.settled is None and batch_file(self._folder, self.looked).exists():
            for played in rounds_of(self._run, read_batch(batch_file(self._folder, self.looked))):
                met = [ahead for finish in played for ahead in meetings(finish, self._pair)]
                if met:
                    self.betting.look(fmean(met))
            self.looked += 1
        return self.betting.settled is not None


def _drop(run: Run, folder: Path, batches: Sequence[int]) -> None:
    for batch in batches:
        batch_file(folder, batch).unlink(missing_ok=True)
        for number in run.numbers(batch):
            record_file(folder, number).unlink(missing_ok=True)


def judge(run: Run, matches: polars.DataFrame, verdict: Verdict) -> Tournament:
    """Return what the matches of a tournament show about its bots."""
    counted = matches.filter(matches["number"] < verdict.matches)
    finishes = [finish for played in rounds_of(run, counted) for finish in played]
    wins, cross = win_shares(run, finishes), cross_table(run, finishes)
    return Tournament(run, counted, wins, ratings(run, finishes), cross, verdict.settled)
