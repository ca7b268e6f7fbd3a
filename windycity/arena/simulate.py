"""Simulation: matches by the thousand on all cores, with the same results on any number of them.

>>> from windycity.arena.simulate import simulate
>>> matches = simulate("chicago-poker", ["greedy", "random", "random"], games=20, seed=7, processes=1)
>>> matches.shape[0]
20
"""

from __future__ import annotations

import hashlib
import secrets
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from functools import partial
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from windycity.arena.batches import Job, Played, Playing, batch_size, load_game, play_here
from windycity.arena.processes import play_in_processes
from windycity.arena.results import FORMAT, BadRun, Kind, Run, batch_file, read_matches, read_run, record_file, write_whole
from windycity.arena.words import FOLDER
from windycity.bots.bot import dismiss, glimpse_of
from windycity.bots.cores import usable_cores
from windycity.bots.external import ExternalBot
from windycity.bots.names import is_program, make_bot
from windycity.core.chance import SECRET_BYTES
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games import rulebook

if TYPE_CHECKING:
    import polars

MOST_SEED = (1 << 32) - 1
USUAL_SEED = 1
USUAL_RECORDS = 200

# Called after every batch with the number of matches played so far.
Progress = Callable[[int], None]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: int | None = None,
    processes: int | None = None,
    ray: str | None = None,
    out: Path | str | None = None,
    records: int = USUAL_RECORDS,
    edition: Path | str | None = None,
    progress: Progress | None = None,
    **options: bool,
) -> polars.DataFrame:
    """Play matches between bots, one at each seat, and return the results: a table with one row per match.

    All luck follows from the seed. The default is 1, or if programs play, which could guess seeds, a fresh secret. `out` is
    a folder for the results, with records of the first matches (`records` is their count): an interrupted run continues
    from there. By default all cores are used; `ray` is the address of a Ray cluster to play on instead.
    """
    with tempfile.TemporaryDirectory() as passing:
        job = plan(game, bots, games, seed=seed, records=records if out else 0, edition=edition, options=options)
        folder = Path(out or passing)
        carry_out(job, folder, playing_on(processes, ray), progress)
        return read_matches(folder)


def plan(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    kind: Kind = "simulate",
    seats: int | None = None,
    seed: int | None = None,
    records: int = USUAL_RECORDS,
    edition: Path | str | None = None,
    options: Mapping[str, bool] | None = None,
) -> Job:
    """Plan a run, with one seat per bot by default; what cannot be played is refused before anything starts."""
    check_names(bots)
    opened, places = Game(rulebook(game), edition, compiled=False), len(bots) if seats is None else seats
    complete = opened.check_options(places, options or {})
    check_number("--games", games, 1)
    secret = secrets.token_hex(SECRET_BYTES) if seed is None and any(map(is_program, bots)) else None
    seed = USUAL_SEED if seed is None and secret is None else seed
    if seed is not None:
        check_number("--seed", seed, 0, MOST_SEED)
    check_number("--records", records, 0)
    check_bots(bots, Match.start(opened, places, complete, Luck("fast-1", bytes(8))))
    run = Run(
        format=FORMAT,
        version=metadata.version("windycity"),
        kind=kind,
        game=opened.name,
        rules=opened.rulebook.rules_version,
        advice=opened.rulebook.advice_version,
        value=opened.rulebook.value_version,
        edition=opened.edition.name,
        digest=opened.edition.digest,
        options=complete,
        seats=places,
        bots=list(bots),
        seed=seed,
        games=games,
        batch=batch_size(bots, games),
        records=min(records, games),
        secret=secret,
    )
    return Job(run, opened.edition_file.read_text("utf-8") if edition else None)


def check_names(bots: Sequence[str]) -> None:
    """Refuse a bot that does not exist."""
    for name in bots:
        make_bot(name, 0)


def check_bots(bots: Sequence[str], match: Match) -> None:
    """Refuse a program that cannot be started for a match such as this one."""
    for name in dict.fromkeys(bots):
        bot = make_bot(name, 0)
        try:
            if isinstance(bot, ExternalBot):
                bot.greet(glimpse_of(match, match.waiting[0]))
        finally:
            dismiss({0: bot}, None)


def check_number(name: str, value: int, low: int, high: int | None = None) -> None:
    """Refuse a number that is too small or too large."""
    if value < low:
        raise BadOption("number-too-small", catalogue=FOLDER, name=name, value=value, low=low)
    if high is not None and value > high:
        raise BadOption("number-too-large", catalogue=FOLDER, name=name, value=value, high=high)


def playing_on(processes: int | None, ray: str | None = None) -> Playing:
    """Choose where batches are played: in this number of processes, on all cores, or on the Ray cluster at an address."""
    if ray is not None:
        from windycity.arena.cluster import play_on_cluster

        return partial(play_on_cluster, address=ray)
    count = usable_cores() if processes is None else processes
    check_number("--processes", count, 1)
    return play_here if count == 1 else partial(play_in_processes, processes=count)


def usual_folder(run: Run) -> Path:
    """Choose the default folder of a run: the same for the same settings, whatever its secret."""
    settings = msgspec.to_builtins(run)
    settings.pop("secret", None)
    digest = hashlib.sha256(msgspec.json.encode(settings, order="sorted")).hexdigest()[:12]
    return Path("runs") / f"{run.game}-{digest}"


def open_folder(job: Job, folder: Path) -> Job:
    """Prepare a folder for a run; one with a different run raises BadRun and is left unchanged.

    Return the job to play there: a run with a secret continues with the secret in the folder.
    """
    if (folder / "run.json").exists():
        found = read_run(folder)
        if job.run.secret and found.secret:
            job = msgspec.structs.replace(job, run=msgspec.structs.replace(job.run, secret=found.secret))
        check_same(found, job.run, folder)
        return job
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadRun("folder-not-empty", catalogue=FOLDER, folder=str(folder))
    if job.edition is not None:
        write_whole(folder / "edition.toml", job.edition.encode())
    content = msgspec.json.format(msgspec.json.encode(job.run)) + b"\n"
    write_whole(folder / "run.json", content, private=job.run.secret is not None)
    return job


def check_same(found: Run, wanted: Run, folder: Path) -> None:
    """Refuse to continue a run with other settings than the wanted ones, and say what differs."""
    for name in Run.__struct_fields__:
        there, here = getattr(found, name), getattr(wanted, name)
        if there != here:
            facts = {"setting": name, "found": _written(there), "wanted": _written(here)}
            raise BadRun("different-run", catalogue=FOLDER, folder=str(folder), **facts)


def _written(setting: object) -> str:
    return setting if isinstance(setting, str) else msgspec.json.encode(setting).decode()


def missing_batches(run: Run, folder: Path) -> list[int]:
    """List the batches of a run that are still to be played."""
    return [batch for batch in range(run.batches) if not batch_file(folder, batch).exists()]


def carry_out(
    job: Job, folder: Path, playing: Playing, progress: Progress | None = None, enough: Callable[[], bool] = lambda: False
) -> None:
    """Play the missing batches of a run, or until `enough`, and keep each as soon as it is done."""
    job = open_folder(job, folder)
    run = job.run
    missing = missing_batches(run, folder)
    done = run.games - sum(len(run.numbers(batch)) for batch in missing)
    if progress:
        progress(done)
    if enough() or not missing:
        return
    make_ready(job)
    with closing(playing(job, missing)) as batches:
        for played in batches:
            keep(played, folder)
            done += len(run.numbers(played.batch))
            if progress:
                progress(done)
            if enough():
                return


def make_ready(job: Job) -> None:
    """Compile a job's game if necessary, before several processes need it."""
    game = load_game(job)
    if not game.build().ready:
        game.compile()


def keep(played: Played, folder: Path) -> None:
    """Write the results of a batch, its records first, because a batch whose table exists counts as done."""
    for number, record in played.records.items():
        write_whole(record_file(folder, number), record.encode())
    write_whole(batch_file(folder, played.batch), played.table)
