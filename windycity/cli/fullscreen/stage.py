"""The stage: passes what a match tells and asks between the thread that plays it and the panes that show it.

Everything that plays in lines plays here as well: it gets a `Screen` that shows things in panes, and that waits for what a
person types or chooses. It runs in a thread of its own, so that the panes never wait for it.
"""

from __future__ import annotations

import io
import queue
import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from rich.console import Console
from rich.text import Text

from windycity.cli.commands import is_command
from windycity.cli.fullscreen.choosing import Option
from windycity.cli.fullscreen.parts import Table
from windycity.cli.screen import Leave, Screen
from windycity.cli.words import text_of
from windycity.core.choices import Choices
from windycity.core.event_log import Event
from windycity.core.game import Game
from windycity.core.match import Match
from windycity.core.news import format_news
from windycity.core.view import View

LESSON = "lesson-prompt"  # the question for a move in a lesson
MOVES = ("prompt", "prompt-short", LESSON)  # the questions answered with a move
LISTED = re.compile(r"(\d+)(?:\.|  ) ?(.+)")  # a line of a list to choose from: `1. the first`, `1  the first`
# Questions answered with one of a few words, and the sentences that say what the words mean.
ANSWERS = {
    "pass-keyboard": {"": "full-go-on"},
    "lesson-read": {"": "full-go-on"},
    "replay-at": {"n": "full-next", "b": "full-back", "begin": "full-begin", "e": "full-end"},
}
SEEN_ANYWAY = ("start-help",)  # sentences about what can be typed
SAME, NEXT = 0.06, 0.35  # seconds between showing two moves of others: of the same seat, and of another
ENDLESS = 1_000_000
BACK = "\x1b"  # the answer of Escape to a question that allows going back


@dataclass(frozen=True)
class Question:
    """A question: its text, the options, whether they are moves, and whether others may act before it is answered.

    `at` is the option highlighted first, None for the last one; `before` lists the answers so far for a question of the start,
    None for other questions. `guided` marks a step of a lesson.
    """

    text: str
    options: Sequence[Option] = ()
    of_moves: bool = False
    open: bool = False
    at: int | None = None
    before: Sequence[str] | None = None
    guided: bool = False


class Panes(Protocol):
    """The panes, as called from the stage's thread."""

    def lay(self, table: Table) -> None:
        """Show the table."""

    def tell(self, news: Sequence[str], afresh: bool, style: str = "") -> None:
        """Add news; `afresh` replaces earlier news."""

    def reply(self, text: Text) -> None:
        """Show a reply to the person."""

    def settle(self) -> None:
        """Move replies to the person into the news, to make room."""

    def pose(self, question: Question | None) -> None:
        """Show a question; None: nothing is asked for the moment."""

    def read(self, title: str, markdown: str) -> None:
        """Show a longer text on a page of its own."""

    def busy(self, sentence: str | None) -> None:
        """Show that something is taking time, or that it is over."""

    def tick(self, clock: str | None) -> None:
        """Show the running clock; None: no clock is running."""

    def wipe(self) -> None:
        """Clear the panes."""

    def speak(self, language: str) -> None:
        """Switch to another language."""


class Stage(Screen):
    """A screen that shows things in panes; `call` runs something in the thread of the panes, and waits for it."""

    full = True
    most_news = ENDLESS

    def __init__(self, language: str, panes: Panes, call: Callable[[Callable[[], None]], None], hurried: bool = False):
        super().__init__(language, plain=False, console=Console(file=io.StringIO(), width=ENDLESS))
        self.readline = None
        self.hurry = threading.Event()  # set: others' moves are shown without pauses
        self.hurried = hurried
        self.said: list[str] = []  # since the last answer: shown once more when the full screen is gone
        self._panes, self._call = panes, call
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._leaving = False
        self._table: Table | None = None
        self._match: tuple[Match, int] | None = None  # the match and the viewer, while both are here
        self._told = Told(language)
        self._tells_itself = False  # whether the match is here, so that its news need not come from elsewhere
        self._choices: Sequence[Option] = ()
        self._asked = ""  # which question the moves are for, if the match is elsewhere
        self._list: list[Option] = []
        self._mover: int | None = None
        self._open = False  # whether it is waiting for a line while others may act

    # From the panes

    def answer(self, line: str) -> None:
        """Pass on what the person has typed or chosen."""
        self._lines.put(line)

    def leave(self) -> None:
        """Notify what plays here that the person is leaving."""
        self._leaving = True
        self.hurry.set()
        self._lines.put(None)

    # From the thread that plays

    def speak(self, language: str) -> None:
        """Switch all panes to another language."""
        super().speak(language)
        self._told = Told(language)
        self._show(partial(self._panes.speak, language))

    def text(self, text: str, style: str = "") -> None:
        """Show a text as it is; lines of a list become options."""
        for line in text.splitlines():
            if listed := LISTED.fullmatch(line):
                self._list.append(Option(listed[2], listed[1], key=listed[1]))
        self._reply(text, style)

    def _reply(self, text: str, style: str = "") -> None:
        self.said.append(text)
        if not self._leaving:
            self._show(lambda: self._panes.reply(Text(text, style)))

    def note(self, text: str) -> None:
        """Show a less important text."""
        self.text(text, "dim")

    def lines(self, text: str) -> None:
        """Show a text line by line."""
        if text:
            self.text(text)

    def happened(self, text: str, style: str = "") -> None:
        """Show what others did or said, among the news once there is a table."""
        if self._table is None:
            self._reply(text, style)
        elif not self._leaving:
            self._show(lambda: self._panes.tell(text.splitlines(), afresh=False, style=style))

    def greet(self, game: Game, options: Mapping[str, bool]) -> None:
        """Show what a match is about before all other news; a key shows what can be typed."""
        settings = {name: "yes" if on else "no" for name, on in options.items()}
        lines = [game.say(sentence, self.language, **settings) for sentence in ("goal", "turn-in-short")]
        self._show(lambda: self._panes.tell(lines, afresh=False))

    def say(self, sentence: str, **facts: object) -> None:
        """Show a sentence, except about keys, which are always in sight."""
        if sentence not in SEEN_ANYWAY:
            super().say(sentence, **facts)

    def read(self, markdown: str) -> None:
        """Show a longer text on a page of its own."""
        self._show(lambda: self._panes.read("", markdown))

    @property
    def narrow(self) -> bool:
        """False: panes handle their width themselves."""
        return False

    def panel(self, sentence: str, lines: list[str]) -> None:
        """Show lines under a heading, except news of a match that is here, which have been shown already."""
        if sentence == "what-happened":
            if not self._tells_itself:
                self._show(lambda: self._panes.tell(lines, afresh=False))
        else:
            self._reply("\n".join([text_of(sentence, self.language), *lines]))

    def table(self, match: Match, seat: int | None) -> None:
        """Show the table as a seat knows it."""
        self._lay_match(match, seat)

    def follow(self, match: Match, seat: int | None) -> None:
        """Show what somebody else has just done, with time to see it."""
        if self._leaving:
            raise Leave
        mover = match.answers[-1].seat if match.answers else None
        pause, self._mover = SAME if mover == self._mover else NEXT, mover
        if self.hurried or self.hurry.is_set():
            return
        self._lay_match(match, seat)
        self.hurry.wait(pause)

    def view(self, game: Game, view: View, explain: Callable[[str], str] | None = None) -> None:
        """Show the table of a view; moves are explained by the server."""
        self._match, self._tells_itself = None, False
        if self._table is None and not self._leaving:  # replies from while people arrived
            self._show(self._panes.settle)
        self._lay(Table(game, view, self.language, explain, far=True))

    def moves(self, moves: Sequence[str], choices: Choices | None = None) -> None:
        """List moves to choose from."""
        assert self._table is not None, "moves without a table"
        if choices is None:
            assert self._match is not None, "moves without a match"
            match, seat = self._match
            choices = match.choices(seat)
        self._choices = self._table.options(choices)
        self._asked = self._table.game.say(f"asked-for-{choices.ask}", self.language)
        if self._open and not self._leaving:
            self._show(self._panes.settle)
        self._ask_anew()

    def ask(self, sentence: str, **facts: object) -> str:
        """Ask and wait for a line; leaving raises Leave."""
        text = text_of(sentence, self.language, **facts)
        if sentence in MOVES:
            asked = self._match and self._match[0].prompt(self._match[1], self.language)
            return self._wait(Question(asked or text, self._choices, of_moves=True, guided=sentence == LESSON))
        words = ANSWERS.get(sentence, {"yes": "full-yes", "no": "full-no"} if sentence in ("again", "overwrite") else {})
        if facts.get("usual") in ("yes", "no"):
            words = {"yes": "full-yes", "no": "full-no"}
        options = [Option(text_of(label, self.language), word) for word, label in words.items()] or self._list
        said = [*self.said] if sentence == "again" else []  # the end of the match, to be shown once more on leaving
        at = int(facts.get("usual") == "no" or sentence == "overwrite") if "no" in words else None  # Enter: the default
        if sentence == "replay-at" and self._table:
            options = self._ways_through(options, self._table.view)
        before = () if self._table is None else None
        while (line := self._wait(Question(text, options, at=at, before=before))) == BACK:
            pass  # there is nothing to go back to
        self.said += said
        return line

    def pick(self, text: str, options: Sequence[Option], at: int, before: Sequence[str]) -> str | None:
        """Ask for one of the options of the start, by name or number; None goes back to the previous question."""
        while True:
            line = self._wait(Question(text, options, at=at, before=before))
            if line in (BACK, ""):
                return None
            if line.casefold() == "q" or is_command(line, "quit", self.language):
                raise Leave
            named = [option for option in options if option.move is not None and line.casefold() in _names(option)]
            if named:
                return named[0].move
            if any(line == option.move for option in _leaves(options)):
                return line
            self.say("menu-not-understood")

    def _ways_through(self, steps: Sequence[Option], view: View) -> list[Option]:
        """List the ways through a record, and the viewers; each has the key to type, because numbers are moves."""
        players = [Option(player.name, f"s {player.seat + 1}") for player in view.players]
        about = text_of("full-replay", self.language)
        listed = [*steps, *players, Option(text_of("onlooker", self.language), "s")]
        return [replace(option, key=option.move or "", about=about) for option in listed]

    def read_line(self, prompt: str) -> str:
        """Wait for a line at a table where others may act meanwhile."""
        self._open = True
        try:
            return self._wait(self._open_question())
        finally:
            self._open = False

    def _open_question(self) -> Question:
        """Return the question while others may act: a list just shown, or the person's moves, if any."""
        return Question(self.prompt(), self._list or self._choices, of_moves=True, open=True)

    def prompt(self) -> str:
        """Say briefly what can be done."""
        return self._asked if self._choices else text_of("full-open", self.language)

    def _ask_anew(self) -> None:
        """Update the choices while waiting for a line."""
        if self._open and not self._leaving:
            self._show(partial(self._panes.pose, self._open_question()))

    def tick(self, clock: str | None) -> None:
        """Show the running clock."""
        if not self._leaving:
            self._show(partial(self._panes.tick, clock))

    def wipe(self) -> None:
        """Clear the screen."""
        self._told, self._choices, self._match = Told(self.language), (), None
        self.said.clear()
        if not self._leaving:
            self._show(self._panes.wipe)

    def busy(self, sentence: str) -> AbstractContextManager[object]:
        """Show that something takes time, while it does."""
        return self._busy(text_of(sentence, self.language))

    @contextmanager
    def _busy(self, text: str) -> Iterator[None]:
        self._show(lambda: self._panes.busy(text))
        try:
            yield
        finally:
            self._show(lambda: self._panes.busy(None))

    def _show(self, show: Callable[[], None]) -> None:
        self._call(show)

    def _wait(self, question: Question) -> str:
        if self._leaving:
            raise Leave
        self._show(partial(self._panes.pose, question))
        line = self._lines.get()
        self._list = []
        if line is None:
            raise Leave
        self.said.clear()
        self.hurry.clear()
        self._mover = None
        self._show(partial(self._panes.pose, None))
        return line if line == BACK else line.strip()

    def _lay_match(self, match: Match, seat: int | None) -> None:
        news, afresh = self._told.since(match, seat)
        if news or afresh:
            self._show(lambda: self._panes.tell(news, afresh))
        self._match, self._tells_itself = None if seat is None else (match, seat), True
        table = Table(match.game, match.view(seat), self.language)
        if seat is not None and seat in match.waiting:
            table = replace(
                table,
                explain=partial(match.explain, seat, language=self.language, spoken=True),
                ways=partial(_ways, match, seat),
            )
        self._lay(table)

    def _lay(self, table: Table) -> None:
        self._table, self._choices = table, ()
        self._show(lambda: self._panes.lay(table))
        self._ask_anew()


def _names(option: Option) -> tuple[str, ...]:
    """Return what can be typed for an option: its value, its label, or the label up to a comma."""
    label = option.label.casefold()
    return (option.move or "").casefold(), label, label.partition(",")[0]


def _leaves(options: Sequence[Option]) -> Iterator[Option]:
    """Iterate over all options that can be reached from some."""
    for option in options:
        if option.more:
            yield from _leaves(option.more())
        else:
            yield option


def _ways(match: Match, seat: int, phrase: str) -> Sequence[Sequence[str]] | None:
    expand = match.game.rulebook.expand
    return expand(match.game.edition, match.observed(seat), seat, phrase) if expand else None


class Told:
    """What has been told about a match: only new events are told, unless moves were taken back or the viewer changes."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._seat: int | None = None
        self._last: Event | None = None
        self._count: int | None = None  # the number of events told, None before the first time

    def since(self, match: Match, seat: int | None) -> tuple[list[str], bool]:
        """Return the news not told yet, and whether they start over."""
        events = match.events(seat)
        count = self._count
        known = count is not None and len(events) >= count and (count == 0 or events[count - 1] == self._last)
        afresh = not known or seat != self._seat
        news = events if afresh else events[count:]
        self._seat, self._count, self._last = seat, len(events), events[-1] if events else None
        # Of the set-up, only what this seat learns is news.
        told = [event for event in news if event.step > 0 or "??" not in event.facts.values()]
        return [one.text for one in format_news(match, seat, told, self._language)], bool(afresh)
