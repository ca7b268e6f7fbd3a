"""Progress of long work, shown in the terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import windycity
from windycity.cli.words import text_of
from windycity.core.words import environment_language


def warm_with_progress(names: list[str] | None, checked: bool, language: str) -> int:
    """Compile games with a progress bar for each; return the exit code."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from windycity.games.warm import warm

    chosen = [windycity.game(name).name for name in names or windycity.games()]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress:
        tasks = {name: progress.add_task(name, total=None) for name in chosen}
        failed = warm(chosen, lambda name, done, total: progress.update(tasks[name], completed=done, total=total), checked)
    if failed:
        print(text_of("not-compiled", language, names=", ".join(failed)), file=sys.stderr)
    return 1 if failed else 0


def bench_from_clone(arguments: list[str]) -> int:
    """Run the clone's benchmarks; return the exit code."""
    clone = Path(windycity.__file__).parents[1]
    if not (clone / "bench" / "__main__.py").is_file():
        print(text_of("bench-needs-clone", environment_language()), file=sys.stderr)
        return 2
    return subprocess.run([sys.executable, "-m", "bench", *arguments], cwd=clone, check=False).returncode
