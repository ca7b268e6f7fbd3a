"""The screen: shows things and asks questions."""

from __future__ import annotations

import errno
import os
import shlex
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from textwrap import TextWrapper
from types import ModuleType

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.panel import Panel
from rich.text import Text

from windycity.cli.aloud import describe, whole
from windycity.cli.listing import list_moves
from windycity.cli.news import MOST_NEWS
from windycity.cli.tables import draw_table
from windycity.cli.words import text_of
from windycity.core.choices import Choices
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.translation import Translation
from windycity.core.view import View
from windycity.games.reference import as_plain_text

NARROW = 60  # columns below which a table has no room for boxes
ROOM = 20  # columns to type in
TERMINAL_GONE = (errno.EIO, errno.EPIPE, errno.ENXIO, errno.EBADF)  # its other end is closed
WIDEST = 110  # columns of a text that is easy to read


class Leave(Exception):
    """The person at the keyboard wants to stop."""


class Screen:
    """Shows things and asks questions: with colour and boxes, or plain for pipes and screen readers."""

    full = False  # whether the table stays in sight
    chosen_language: str | None = None  # the language chosen here by the person, if any
    most_news = MOST_NEWS  # sentences shown at once if some can be left out

    def __init__(self, language: str, plain: bool, console: Console | None = None):
        self.language = language
        self.plain = plain
        # Lines in a pipe stay whole; on a terminal they would be broken within words.
        self.console = console or Console(no_color=plain or None, highlight=False, soft_wrap=plain and not sys.stdout.isatty())
        self.readline = _readline() if sys.stdin.isatty() else None  # for editing lines, if there is a keyboard
        self._translation: Translation | None = None

    def speak(self, language: str) -> None:
        """Switch to another language."""
        self.language = language

    def translation(self, game: Game) -> Translation:
        """Return the moves of a game in the language of the screen."""
        known = self._translation
        if known is None or known.game.edition is not game.edition or known.language != self.language:
            known = self._translation = Translation(game, self.language)
        return known

    def say(self, sentence: str, **facts: object) -> None:
        """Show a sentence of the command line's catalogue."""
        self.text(text_of(sentence, self.language, **facts))

    def text(self, text: str, style: str = "") -> None:
        """Show a text as it is."""
        self.console.print(Text(text, style))

    def note(self, text: str) -> None:
        """Show a less important text, dimmed."""
        self.text(text, "" if self.plain else "dim")

    def read(self, markdown: str) -> None:
        """Show a longer text: formatted on a terminal, in a pager if longer than the screen; plain elsewhere."""
        if self.plain:
            self.text(as_plain_text(markdown))
            return
        with self.console.capture() as shown:
            self.console.print(Markdown(markdown), width=min(self.console.width, WIDEST))
        text = shown.get()
        if not (
            self.console.is_terminal and text.count("\n") >= self.console.height and _paged(text, text_of("pager", self.language))
        ):
            self.console.file.write(text)
            self.console.file.flush()

    @property
    def narrow(self) -> bool:
        """Whether the screen has no room for a table with boxes."""
        return self.console.width < NARROW

    def lines(self, text: str) -> None:
        """Show a text line by line; on a narrow screen a line that is too long continues indented."""
        if self.narrow and not self.plain:
            indented = TextWrapper(
                self.console.width, subsequent_indent=" " * 4, replace_whitespace=False, break_on_hyphens=False
            )
            text = "\n".join(indented.fill(line) for line in text.splitlines())
        self.text(text)

    def happened(self, text: str, style: str = "") -> None:
        """Show what others did or said, among the news if those stay in sight."""
        if style:
            self.text(text, "" if self.plain else style)
        else:
            self.lines(text)

    def ask(self, sentence: str, **facts: object) -> str:
        """Ask and wait for a line; end of input or Ctrl-C means leaving."""
        return self.read_line(self._prompt(text_of(sentence, self.language, **facts)))

    def read_line(self, prompt: str) -> str:
        """Wait for a line after a prompt; end of input or Ctrl-C means leaving."""
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    def _prompt(self, text: str) -> str:
        """Return the prompt; a text that leaves no room to type is shown on the lines before."""
        if not text.endswith("?"):
            text += ":"
        if self.readline is None:
            return f"{text} "
        if len(text) + ROOM > self.console.width:
            self.text(text.removesuffix(":"), "bold")
            text = ">"
        return f"{text} " if self.plain else f"\001\x1b[1m\002{text}\001\x1b[0m\002 "  # bold; the escapes take no width

    def wipe(self) -> None:
        """Clear the screen, its scrollback, and the history of typed lines."""
        if self.readline:
            self.readline.clear_history()
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def table(self, match: Match, seat: int | None) -> None:
        """Show the table as a seat knows it."""
        self.view(match.game, match.view(seat))

    def view(self, game: Game, view: View, explain: Callable[[str], str] | None = None) -> None:
        """Show the table of a view: drawn, or described where the screen is plain.

        `explain` returns what a move would do, for a screen that shows it beside the moves; it may take a while.
        """
        if self.plain:
            self.lines("\n".join(whole(describe(game, view, self.language))))
            return
        drawn = draw_table(game, view, self.language, self.narrow)
        if drawn is None:
            self.lines(game.draw(view, self.language))
        else:
            self.console.print(drawn)

    def follow(self, match: Match, seat: int | None) -> None:
        """Show what others have just done, if the table stays in sight; lines would only scroll away."""

    def tick(self, clock: str | None) -> None:
        """Show the running clock, if there is a place for it; None: no clock is running."""

    def moves(self, moves: Sequence[str], choices: Choices | None = None) -> None:
        """List moves to choose from; a screen where they are chosen part by part uses `choices`."""
        listed = list_moves(moves)
        if self.plain:
            self.panel("your-moves", listed)
        else:
            self.console.print(Columns([Text(move, "cyan") for move in listed], padding=(0, 3), column_first=True))

    def greet(self, game: Game, options: Mapping[str, bool]) -> None:
        """Show what a match is about: how to win, and a turn in short."""
        settings = {name: "yes" if on else "no" for name, on in options.items()}
        for sentence in ("goal", "turn-in-short"):
            self.lines(game.say(sentence, self.language, **settings))

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Show that something takes time, while it does."""
        return nullcontext() if self.plain else self.console.status(text_of(sentence, self.language))

    def panel(self, sentence: str, lines: list[str]) -> None:
        """Show lines under a heading."""
        title = text_of(sentence, self.language)
        if self.plain:
            self.text("\n".join([f"{title}:", *lines]))
        else:
            self.console.print(Panel(Text("\n".join(lines)), title=title, title_align="left", border_style="dim"))


def _paged(text: str, prompt: str) -> bool:
    """Show a text in the pager, $PAGER or else less with the given prompt; return whether that worked."""
    # LESSSECURE disables keys of less that write files or start programs. -e: scrolling past the end quits.
    environment = {"LESS": f"-RePs{prompt}$", "LESSSECURE": "1", **os.environ}
    try:
        command = shlex.split(os.environ.get("PAGER", "")) or ["less"]
        pager = subprocess.Popen(command, stdin=subprocess.PIPE, text=True, env=environment)
    except (OSError, ValueError):  # ValueError: an unclosed quotation mark
        return False
    try:
        pager.communicate(text)
    except KeyboardInterrupt:  # meant for the pager, which keeps running
        pager.wait()
    return pager.returncode == 0


def _readline() -> ModuleType | None:
    """Return the library for editing lines and recalling earlier ones, if Python has it."""
    try:
        import readline
    except ImportError:
        return None
    return readline
