"""What the command `dataset` does."""

from __future__ import annotations

import shlex
import sys
from dataclasses import dataclass
from pathlib import Path

import windycity
from windycity.arena.dataset import plan_dataset, write_dataset
from windycity.bots.names import is_repeatable, is_searching, split_names
from windycity.cli.arena import INTERRUPTED, bar_of, follow
from windycity.cli.options import read_options
from windycity.cli.progress import warm_with_progress
from windycity.cli.words import command_name, text_of, title_of


@dataclass(frozen=True)
class Wish:
    """The arguments on the command line."""

    game: str
    bots: str
    options: list[str]
    games: int
    seed: int
    processes: int | None
    out: Path


def write_with_progress(wish: Wish, language: str) -> int:
    """Write a data set and say where it is; return the exit code."""
    from rich.console import Console

    bots = split_names(wish.bots)
    planned = plan_dataset(wish.game, bots, wish.games, wish.seed, read_options(wish.options))
    if unrepeatable := [bot for bot in dict.fromkeys(bots) if not is_repeatable(bot)]:
        print(text_of("unrepeatable-bots", language, bots=", ".join(unrepeatable)), file=sys.stderr)
    searching = any(is_searching(bot, planned.game, len(bots), seat) for seat, bot in enumerate(bots))
    if searching and not windycity.game(planned.game).build().ready:
        if code := warm_with_progress([planned.game], checked=False, language=language):
            return code
    done = [0]
    try:
        with bar_of(Console(stderr=True), language) as bar:
            show = follow(bar, title_of(planned.game, language), planned.games)

            def progress(count: int) -> None:
                done[0] = count
                show(count)

            write_dataset(planned, wish.out, progress, processes=wish.processes)
    except KeyboardInterrupt:
        command = shlex.join([command_name(), *sys.argv[1:]])
        facts = {"done": done[0], "games": planned.games, "folder": f"{wish.out}.parts", "command": command}
        print(text_of("run-stopped", language, **facts), file=sys.stderr)
        return INTERRUPTED
    print(text_of("dataset-written", language, games=planned.games, file=str(wish.out)))
    return 0
