"""Pages over the table until they are closed: help, the rules with a search, the log, and the name of a file."""

from __future__ import annotations

import re
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Input, Label, Markdown, Select, Static

from windycity.cli.commands import find_command
from windycity.cli.fullscreen.choosing import Field, Form
from windycity.cli.rules import show_rules
from windycity.cli.words import text_of
from windycity.core.errors import WindyCityError

CLAUSE = re.compile(r"\b([A-Z]{2}-\d+(?:\.\d+)*)\b")  # the number of a clause: CP-4.6
LINK = "clause:"
COLUMN = 19  # where the explanations begin in the lines of a help
IN_SIGHT = dict.fromkeys(("table", "list", "more"))  # commands for what is always in sight here


def with_links(markdown: str) -> str:
    """Turn the numbers of clauses into links, except in headings."""
    lines = (line if line.startswith("#") else CLAUSE.sub(rf"[\1]({LINK}\1)", line) for line in markdown.splitlines())
    return "\n".join(lines)


class Page(ModalScreen[None]):
    """A text to read; it scrolls, and Escape closes it."""

    BINDINGS: ClassVar = [Binding("escape,q,f10", "dismiss", show=False)]

    def __init__(self, title: str, markdown: str, at_end: bool = False):
        super().__init__()
        self._title, self._markdown, self._at_end = title, markdown, at_end

    def compose(self) -> ComposeResult:
        """Show the text in a frame with its title."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = self._title, "Esc"
            yield Markdown(self._markdown, open_links=False)

    def on_mount(self) -> None:
        """Make the arrows scroll."""
        page = self.query_one(VerticalScroll)
        page.focus()
        if self._at_end:
            self.call_after_refresh(page.scroll_end, animate=False)


class HelpPage(Page):
    """The keys, and what can be typed, with its effect in a second column."""

    def __init__(self, title: str, markdown: str, typed: RenderableType):
        super().__init__(title, markdown)
        self._typed = typed

    def compose(self) -> ComposeResult:
        """Show the keys, and below them what can be typed."""
        with VerticalScroll(classes="page") as page:
            page.border_title, page.border_subtitle = self._title, "Esc"
            yield Markdown(self._markdown)
            yield Static(Padding(self._typed, (0, 2, 1, 2)))


def what_can_be_typed(help_text: str, language: str, *more: str) -> RenderableType:
    """Set a help in two columns: what can be typed, and what it does; sentences and `more` span both."""
    lines = help_text.splitlines()
    begin = next(number for number, line in enumerate(lines, 1) if line.endswith("."))
    columns = Table.grid(padding=(0, 2))
    columns.add_column(style="bold", no_wrap=True)
    for line in lines[begin:]:
        typed = line[:COLUMN].rstrip()
        if not line.endswith(".") and not all(find_command(word, IN_SIGHT, language) for word in typed.split(", ")):
            columns.add_row(typed, line[COLUMN:])
    after = [line for line in lines[begin:] if line.endswith(".")]
    texts = [Text(" ".join(one.splitlines())) for one in (" ".join(after), *more)]
    parts = [Text(" ".join(lines[:begin])), columns if columns.rows else Text(), *texts]
    return Group(*(Padding(part, (0, 0, 1, 0)) for part in parts if part))


class RulesPage(ModalScreen[None]):
    """The rules: the clauses found, best first; every number of a clause is a link to it."""

    BINDINGS: ClassVar = [
        Binding("escape,f10", "dismiss", show=False),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]

    def __init__(self, game: str, language: str, text: str = ""):
        super().__init__()
        self._game, self._language, self._text = game, language, text

    def compose(self) -> ComposeResult:
        """Show a line to search with, and below it what was found."""
        with Vertical(classes="page") as page:
            page.border_title, page.border_subtitle = text_of("full-rules", self._language), "Esc"
            yield Input(self._text, id="find", placeholder=text_of("full-rules-find", self._language))
            with VerticalScroll(can_focus=True):
                yield Markdown(open_links=False)

    def on_mount(self) -> None:
        """Show what was asked for."""
        self._find(self._text)

    def action_scroll(self, pages: int) -> None:
        """Scroll by pages while the cursor is in the search line."""
        body = self.query_one(VerticalScroll)
        body.scroll_relative(y=pages * (body.size.height - 1), animate=False)

    @on(Input.Changed)
    def find_typed(self, event: Input.Changed) -> None:
        """Search while somebody types."""
        self._find(event.value.strip())

    @on(Markdown.LinkClicked)
    def follow(self, event: Markdown.LinkClicked) -> None:
        """Show the clause that a link names."""
        if event.href.startswith(LINK):
            self.query_one(Input).value = event.href.removeprefix(LINK)

    def _find(self, text: str) -> None:
        try:
            found = show_rules(self._game, text, self._language)
        except WindyCityError as error:
            found = error.message(self._language)
        self.query_one(Markdown).update(with_links(found))
        self.query_one(VerticalScroll).scroll_home(animate=False)


class FileName(ModalScreen[str | None]):
    """A question for the name of a file; Escape returns none."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", show=False)]

    def __init__(self, title: str):
        super().__init__()
        self._title = title

    def compose(self) -> ComposeResult:
        """Show a line to type the name in."""
        with Vertical(classes="form") as form:
            form.border_title, form.border_subtitle = self._title, "Esc"
            yield Input(placeholder="match.jsonl")

    @on(Input.Submitted)
    def done(self, event: Input.Submitted) -> None:
        """Return the name."""
        self.dismiss(event.value.strip() or None)


class FormPage(ModalScreen[str | None]):
    """A form to fill in; it returns what would be typed for it, and Escape returns nothing."""

    BINDINGS: ClassVar = [Binding("escape", "dismiss", show=False)]
    AUTO_FOCUS = "Select, Input"

    def __init__(self, form: Form, filled: dict[str, str], language: str):
        super().__init__()
        self._form, self._language = form, language
        self._filled = filled  # the values, which are kept for the next time

    def compose(self) -> ComposeResult:
        """Show the fields, one below the other."""
        with VerticalScroll(classes="form") as page:
            page.border_title, page.border_subtitle = self._form.title, text_of("full-form-keys", self._language)
            for field in self._form.fields:
                with Horizontal(classes="field"):
                    yield Label(field.label)
                    yield self._field(field)
            yield Button("OK", variant="primary", compact=True)

    def _field(self, field: Field) -> Select[str] | Input:
        if field.things is None:
            return Input(self._filled.setdefault(field.key, "0"), type="integer", id=field.key, compact=True)
        things = self._things(field)
        return Select(things, value=self._filled[field.key], allow_blank=False, id=field.key, compact=True)

    def _things(self, field: Field) -> list[tuple[str, str]]:
        """List what can be chosen in a field, always including its value."""
        things = field.depending(self._filled) if field.depending else field.things or {}
        if self._filled.get(field.key) not in things:
            self._filled[field.key] = next(iter(things))
        return [(label, name) for name, label in things.items()]

    @on(Select.Changed)
    def choose_again(self, event: Select.Changed) -> None:
        """Update the fields that depend on the choice."""
        key, value = str(event.select.id), str(event.select.value)
        if self._filled[key] == value:
            return
        self._filled[key] = value
        for field in self._form.fields:
            if field.depending:
                select, things = self.query_one(f"#{field.key}", Select), self._things(field)
                select.set_options(things)
                select.value = self._filled[field.key]

    @on(Input.Submitted)
    @on(Button.Pressed)
    def done(self) -> None:
        """Return what the form means."""
        self._filled.update({field.key: self._value(field) for field in self._form.fields})
        self.dismiss(self._form.phrase(self._filled))

    def _value(self, field: Field) -> str:
        key = f"#{field.key}"
        return self.query_one(key, Input).value if field.things is None else str(self.query_one(key, Select).value)
