"""What the command `report` does: one page with plots about a run, as an HTML file."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from windycity.arena.report.run import report_on
from windycity.arena.report.words import FOLDER, Words
from windycity.core.errors import WindyCityError
from windycity.core.files import write_safely
from windycity.core.words import reason_of

if TYPE_CHECKING:
    from rich.progress import Progress

USUAL_NAME = "report.html"


class CannotReport(WindyCityError):
    """A report that cannot be written."""

    code = "cannot-report"


def report_with_progress(folder: Path, out: Path | None, language: str) -> int:
    """Report on the run in a folder, and write the page only if that succeeds; return the exit code."""
    words, file = Words(language), out or folder / USUAL_NAME
    with _bar() as bar:
        task = bar.add_task(words.say("reading-records"), total=None)
        page = report_on(folder, language, lambda done, total: bar.update(task, completed=done, total=total))
    try:
        write_safely(file, page)
    except (OSError, ValueError) as error:  # ValueError: not a valid file name
        raise CannotReport("report-cannot-write", catalogue=FOLDER, file=str(file), reason=reason_of(error)) from error
    print(words.say("report-written", file=str(file)))
    return 0


def _bar() -> Progress:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
