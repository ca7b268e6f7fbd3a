"""What the commands `simulate` and `tournament` do."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from windycity.arena.batches import Job, load_game
from windycity.arena.estimates import Estimate
from windycity.arena.results import Run, read_matches
from windycity.arena.simulate import Progress, carry_out, missing_batches, open_folder, plan, playing_on, usual_folder
from windycity.arena.summary import QUANTILES, ends, failing_programs, lengths_by_column, wins_by_seat
from windycity.arena.tournament import Tournament, Verdict, judge, plan_tournament, play_until
from windycity.arena.until import Question, read_question
from windycity.bots.names import is_program, is_repeatable, split_names
from windycity.cli.options import read_options
from windycity.cli.progress import warm_with_progress
from windycity.cli.words import command_name, text_of, title_of
from windycity.core.words import say
from windycity.games import rulebook

if TYPE_CHECKING:
    import polars
    from rich.console import Console
    from rich.progress import Progress as Bar
    from rich.table import Table

INTERRUPTED = 130


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    game: str
    bots: str
    options: list[str]
    games: int
    seed: int | None
    processes: int | None
    ray: str | None
    out: Path | None
    records: int
    edition: Path | None


def simulate_with_progress(wish: Wish, language: str) -> int:
    """Run a simulation and print the results; return the exit code."""
    options = read_options(wish.options)
    bots = split_names(wish.bots)
    job = plan(wish.game, bots, wish.games, seed=wish.seed, records=wish.records, edition=wish.edition, options=options)
    folder, playing = wish.out or usual_folder(job.run), playing_on(wish.processes, wish.ray)
    code = with_progress(job, folder, language, lambda progress: carry_out(job, folder, playing, progress))
    if code == 0:
        matches = read_matches(folder)
        print_summary(job, matches, language)
        print_end(job.run, matches, folder, language)
    return code


def hold_tournament(wish: Wish, seats: int | None, until: str | None, language: str) -> int:
    """Run a tournament and print the results; return the exit code."""
    options, bots = read_options(wish.options), split_names(wish.bots)
    job = plan_tournament(
        wish.game,
        bots,
        wish.games,
        seats,
        seed=wish.seed,
        records=wish.records,
        edition=wish.edition,
        options=options,
    )
    question = read_question(until, bots) if until else None
    folder, playing = wish.out or usual_folder(job.run), playing_on(wish.processes, wish.ray)
    verdicts: list[Verdict] = []
    code = with_progress(
        job, folder, language, lambda progress: verdicts.append(play_until(job, folder, playing, question, progress))
    )
    if code == 0:
        held = judge(job.run, read_matches(folder), verdicts[0])
        print_tournament(held, question, language)
        print_end(job.run, held.matches, folder, language)
    return code


def with_progress(job: Job, folder: Path, language: str, play: Callable[[Progress], None]) -> int:
    """Play a run with a progress bar; return the exit code."""
    from rich.console import Console

    job = open_folder(job, folder)
    if job.run.seed is not None and any(map(is_program, job.run.bots)):
        print(text_of("seed-with-programs", language, seed=str(job.run.seed)), file=sys.stderr)
    if unrepeatable := [bot for bot in dict.fromkeys(job.run.bots) if not is_repeatable(bot)]:
        print(text_of("unrepeatable-bots", language, bots=", ".join(unrepeatable)), file=sys.stderr)
    if missing_batches(job.run, folder) and not load_game(job).build().ready:
        if code := warm_with_progress([job.run.game], checked=False, language=language):
            return code
    try:
        with bar_of(Console(stderr=True), language) as bar:
            play(follow(bar, title_of(job.run.game, language), job.run.games))
    except KeyboardInterrupt:
        left = sum(len(job.run.numbers(batch)) for batch in missing_batches(job.run, folder))
        command = shlex.join([command_name(), *sys.argv[1:]])
        facts = {"done": job.run.games - left, "games": job.run.games, "folder": str(folder), "command": command}
        print(text_of("run-stopped", language, **facts), file=sys.stderr)
        return INTERRUPTED
    return 0


def follow(bar: Bar, title: str, games: int) -> Progress:
    """Show the progress; matches from an earlier call do not count towards the speed."""

    def show(done: int) -> None:
        if not bar.task_ids:
            bar.add_task(title, total=games, completed=done, before=done)
        bar.update(bar.task_ids[0], completed=done)

    return show


def bar_of(console: Console, language: str) -> Bar:
    """Make a bar with the number of matches done, the rate per second, and the time left."""
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            """Show the rate of matches per second since this call began."""
            played, seconds = task.completed - task.fields["before"], task.finished_time or task.elapsed
            return Text(text_of("matches-per-second", language, rate=round(played / seconds, 1) if seconds else 0))

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn()
    return Bar(*columns, console=console)


def print_summary(job: Job, matches: polars.DataFrame, language: str) -> None:
    """Print how often each seat won, how matches ended, and how long they were."""
    from rich.console import Console

    console = Console()
    for table in (_wins(job, matches, language), _ends(job, matches, language), _lengths(matches, language)):
        console.print(table)


def print_end(run: Run, matches: polars.DataFrame, folder: Path, language: str) -> None:
    """Print which programs failed, and where the results are."""
    for bot, failing in failing_programs(matches).items():
        counts = {"moves": failing.moves, "matches": failing.matches, "games": matches.height}
        command = shlex.join(["windycity", "play", run.game, "--bots", bot])
        print(text_of("program-faults", language, bot=bot, command=command, **counts))
    print(text_of("results-in", language, folder=str(folder)))


def make_table(language: str, *headings: str) -> Table:
    """Make a table whose first column holds words and whose others hold numbers."""
    from rich.table import Table

    table = Table()
    for place, heading in enumerate(headings):
        table.add_column(text_of(heading, language), justify="right" if place else "left", no_wrap=True)
    return table


def format_share(share: Estimate, language: str) -> tuple[str, str]:
    """Format a share, and its interval."""
    return text_of("percent", language, share=share.value), text_of("interval", language, low=share.low, high=share.high)


def _wins(job: Job, matches: polars.DataFrame, language: str) -> Table:
    table = make_table(language, "heading-bot", "heading-seat", "heading-wins", "heading-interval")
    for seat, share in enumerate(wins_by_seat(matches)):
        table.add_row(job.run.bots[seat], str(seat + 1), *format_share(share, language))
    return table


def _ends(job: Job, matches: polars.DataFrame, language: str) -> Table:
    table = make_table(language, "heading-end", "heading-share", "heading-interval")
    words = rulebook(job.run.game).words
    for reason, share in ends(matches, job.run.game).items():
        table.add_row(say(f"reason-{reason}", language, words), *format_share(share, language))
    return table


def _lengths(matches: polars.DataFrame, language: str) -> Table:
    table = make_table(language, "heading-length", "heading-mean", "heading-shortest")
    for quantile in QUANTILES[1:-1]:
        table.add_column(text_of("quantile", language, share=quantile), justify="right", no_wrap=True)
    table.add_column(text_of("heading-longest", language), justify="right", no_wrap=True)
    for column, lengths in lengths_by_column(matches).items():
        mean = text_of("decimal", language, number=lengths.mean)
        table.add_row(text_of(f"length-{column}", language), mean, *map(str, lengths.quantiles))
    return table


def print_tournament(held: Tournament, question: Question | None, language: str) -> None:
    """Print the bots, best first, then who finished ahead of whom, and whether the question is settled."""
    from rich.console import Console

    console = Console()
    order = sorted(held.run.bots, key=lambda bot: -held.ratings[bot].rating)
    console.print(_standings(held, order, language))
    console.print(_cross(held, order, language))
    facts = {"matches": held.matches.height, "seats": held.run.seats, "fair": 1 / held.run.seats}
    print(text_of("tournament-held", language, **facts))
    if question:
        sentence = {True: "question-yes", False: "question-no", None: "question-open"}[held.settled]
        print(text_of(sentence, language, first=question.first, second=question.second, matches=held.matches.height))


def _standings(held: Tournament, order: Sequence[str], language: str) -> Table:
    table = make_table(language, "heading-bot", "heading-rating", "heading-interval", "heading-wins", "heading-interval")
    for bot in order:
        rating = held.ratings[bot]
        rated, low, high = (text_of("decimal", language, number=number) for number in (rating.rating, rating.low, rating.high))
        table.add_row(bot, rated, text_of("from-to", language, low=low, high=high), *format_share(held.wins[bot], language))
    return table


def _cross(held: Tournament, order: Sequence[str], language: str) -> Table:
    table = make_table(language, "heading-ahead")
    for bot in order:
        table.add_column(bot, justify="right")
    for first in order:
        shares = [held.cross.get((first, second)) for second in order]
        table.add_row(first, *("\n".join(format_share(share, language)) if share else "" for share in shares))
    return table
