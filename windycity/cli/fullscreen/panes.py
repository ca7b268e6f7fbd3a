"""The panes of the table: board, players, news, replies to the person, choices, and the prompt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence, Set
from dataclasses import replace
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import Container, ScrollableContainer, VerticalGroup, VerticalScroll
from textual.geometry import Region
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, Static

from windycity.cli.fullscreen.choosing import MORE, Option, numbered
from windycity.cli.fullscreen.parts import Table
from windycity.cli.fullscreen.picture import Area, Marks, Picture

WIDE = 124  # columns from which players and news are beside the board
LEAST, LEAST_LOW = 6, 4  # lines of players and news below the board, with their title: on a high screen, and on a low one
WORTH_IT = 3  # lines, with the title, that news need to be worth showing beside replies
PART = 30  # lines drawn together in a pane of many
GAP = 2  # columns between two choices
WIDEST = 44  # columns of a choice beside others
FEW = 7  # choices that are shown at full length


class Board(ScrollableContainer):
    """The board, or the whole table of a game without one; it scrolls to what happens, and lights what can be chosen."""

    class Pointed(Message):
        """A place of the board was clicked."""

        def __init__(self, place: str):
            super().__init__()
            self.place = place

    class Drawn(Message):
        """The board was redrawn, and may need more or less room."""

    def __init__(self, room: Callable[[], int]) -> None:
        super().__init__(id="board")
        self._room = room  # the height it may have
        self._drawing = Static(id="drawing")
        self._table: Table | None = None
        self._marks = Marks()
        self._picture: Picture | None = None
        self._drawn_for: tuple[object, ...] = ()  # what was last drawn, and for how much room

    def compose(self) -> ComposeResult:
        """Put the drawing into the pane."""
        yield self._drawing

    def on_mount(self) -> None:
        """Redraw when the screen becomes light or dark."""
        self.app.theme_changed_signal.subscribe(self, lambda _: self._draw())

    @property
    def needed(self) -> int:
        """The count of lines needed to see all of it."""
        return self._drawing.outer_size.height + (self._drawing.outer_size.width > self.scrollable_content_region.width)

    @property
    def places(self) -> Set[str]:
        """The names of the places that are drawn."""
        return self._picture.areas.keys() if self._picture else frozenset()

    def lay(self, table: Table | None) -> None:
        """Show what lies on the table."""
        self._table, self._marks, self._drawn_for = table, Marks(), ()
        if table is None:
            self._picture = None
            self._drawing.update("")
        self._draw()

    def tell(self, text: str, below: str) -> None:
        """Show a text while there is no table yet, with less important text below it."""
        self._table, self._picture = None, None
        self._drawing.styles.width = "1fr"
        self._drawing.update(Padding(Group(Text(text), Text(f"\n{below}", "dim")), (1, 2)))

    def mark(self, marks: Marks) -> None:
        """Mark places on the board, and show them."""
        if marks != self._marks:
            self._marks = marks
            self._draw()

    def on_resize(self) -> None:
        """Redraw for the available room."""
        self.fit()

    def fit(self) -> None:
        """Redraw for the available room."""
        self._draw()
        self.call_after_refresh(self._follow)

    def _draw(self) -> None:
        width, height = self.scrollable_content_region.width, self._room()
        marks = replace(self._marks, light=not self.app.current_theme.dark)
        wanted = (marks, width, height)
        if self._table is None or not width or wanted == self._drawn_for:
            return
        self._drawn_for = wanted
        drawn = self._table.board(width, height, marks)
        self._picture = drawn if isinstance(drawn, Picture) else None
        self._drawing.styles.width = "auto" if self._picture else "1fr"
        self._drawing.update(drawn.text if isinstance(drawn, Picture) else drawn)
        self.call_after_refresh(self._settle)

    def _settle(self) -> None:
        self.post_message(self.Drawn())
        self._follow()

    def _follow(self) -> None:
        """Scroll to what is chosen, else to what can be, else to where something happens."""
        if self._picture is None:
            return
        for names in (tuple(self._marks.chosen) + self._marks.way, tuple(self._marks.lit), self._picture.follow):
            if area := self._picture.around(names):
                self._show(area)
                return

    def _show(self, area: Area) -> None:
        region = Region(area.column, area.line, area.columns, area.lines)
        if not Region(*self.scroll_offset, *self.scrollable_content_region.size).contains_region(region):
            self.scroll_to_region(region, center=True, animate=False, force=True)

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked place."""
        offset = event.get_content_offset(self._drawing)
        if self._picture and offset and (place := self._picture.place_at(offset.y, offset.x)):
            self.post_message(self.Pointed(place))


class Lines(VerticalScroll):
    """A pane of lines that scrolls; one that `follows` shows the last ones, until somebody scrolls back."""

    def __init__(self, id: str, follows: bool = False) -> None:
        super().__init__(id=id)
        self._parts = [Static()]  # of a few lines each: only the last one is redrawn when lines are added
        self._body = VerticalGroup(*self._parts, classes="body")  # at least as high as the pane: few lines stay at the top
        self._follows = follows
        self.content: list[RenderableType] = []

    def compose(self) -> ComposeResult:
        """Put the lines into the pane."""
        yield self._body

    def on_mount(self) -> None:
        """Stay at the end as lines are added."""
        if self._follows:
            self.anchor()

    def on_resize(self) -> None:
        """Scroll to the end again: while its height changes, the pane scrolls as if it had the old one."""
        if self._follows:
            self.call_after_refresh(self.refresh, layout=True)

    def put(self, lines: Iterable[RenderableType]) -> None:
        """Replace the lines."""
        self.content = []
        for part in self._parts[1:]:
            part.remove()
        del self._parts[1:]
        self._parts[0].update("")
        self.add(lines)

    def add(self, lines: Iterable[RenderableType]) -> None:
        """Add lines below."""
        first = (len(self._parts) - 1) * PART
        self.content += lines
        for start in range(first, len(self.content), PART):
            if start > first:
                self._parts.append(Static())
                self._body.mount(self._parts[-1])
            self._parts[-1].update(Group(*self.content[start : start + PART]))


class Middle(Container):
    """The board with players and news, beside it or in the room left below it."""

    def compose(self) -> ComposeResult:
        """Put the panes into it."""
        yield Board(self._room_for_board)
        with VerticalGroup(id="side"):
            yield Lines("players")
            yield Lines("news", follows=True)

    @property
    def _beside(self) -> bool:
        return self.app.size.width >= WIDE

    @property
    def _least(self) -> int:
        """Return the fewest lines below the board; none on a low screen while there is a reply."""
        if self.screen.has_class("-low"):
            return 0 if self.app.has_class("replying") else LEAST_LOW
        return LEAST

    def _room_for_board(self) -> int:
        return self.size.height - (0 if self._beside else self._least)

    def on_resize(self) -> None:
        """Divide the room again."""
        self.query_one(Board).fit()
        self.share()

    @on(Board.Drawn)
    def share(self) -> None:
        """Divide the room: to the board what it needs, to players and news the rest."""
        side = self.query_one("#side")
        below = max(self.size.height - self.query_one(Board).needed, self._least)
        side.set_class(not self._beside and below < WORTH_IT, "crowded")
        if self._beside:
            side.styles.clear_rule("height")
        else:
            side.styles.height = below


class Choices(VerticalScroll, can_focus=False):
    """The choices, in columns: chosen by the prompt's keys, by number, or with the mouse."""

    class Highlighted(Message):
        """Another option is highlighted; None if there is none."""

        def __init__(self, option: Option | None):
            super().__init__()
            self.option = option

    class Chose(Message):
        """A move was chosen."""

        def __init__(self, option: Option):
            super().__init__()
            self.option = option

    class Left(Message):
        """The person goes back from the first list."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._grid = Static(id="grid")
        self.levels: list[tuple[Sequence[Option], int]] = []  # the lists on the way here, and the highlighted place in each
        self.options: Sequence[Option] = ()
        self.at = 0
        self._before: list[str] = []  # the last options offered
        self._rows = 1
        self._width = 1

    def compose(self) -> ComposeResult:
        """Put the columns into the pane."""
        yield self._grid

    def offer(self, options: Sequence[Option], at: int | None = None) -> None:
        """Offer options to choose from; `at` is highlighted, or, if they have not changed, the same one as before."""
        self.levels, self.options = [], numbered(options)
        labels = [option.label for option in self.options]
        if at is not None:
            self.at, self._before = at, labels
        elif labels and labels != self._before:
            self.at, self._before = 0, labels
        self._draw()

    @property
    def highlighted(self) -> Option | None:
        """The highlighted option."""
        return self.options[self.at] if self.at < len(self.options) else None

    def option_of(self, key: str) -> Option | None:
        """Return the option with a number."""
        return next((option for option in self.options if option.key == key), None)

    def option_at(self, place: str) -> Option | None:
        """Return the option for a place of the board, here or after the highlighted one; case does not matter."""
        here, looked_at = _option_among(self.options, place), self.highlighted
        behind = looked_at.more() if here is None and looked_at and looked_at.lights is not None and looked_at.more else ()
        return here or _option_among(behind, place)

    @property
    def path(self) -> str:
        """The choices on the way here."""
        return " › ".join(options[at].label.removesuffix("...").removesuffix(MORE).rstrip() for options, at in self.levels)

    def choose(self, option: Option) -> None:
        """Choose an option, which is a move or leads to more options."""
        if option.more is None:
            self.post_message(self.Chose(option))
            return
        behind = option.more()
        if len(behind) == 1 and behind[0].more is None:
            self.post_message(self.Chose(behind[0]))
            return
        self.levels.append((self.options, self.at))
        self.options, self.at, self._before = numbered(behind), 0, []
        self._draw()

    def choose_highlighted(self) -> None:
        """Choose the highlighted option."""
        if self.highlighted:
            self.choose(self.highlighted)

    def back(self) -> None:
        """Go back to the previous list."""
        if self.levels:
            self.options, self.at = self.levels.pop()
            self._draw()
        else:
            self.post_message(self.Left())

    def move(self, right: int, down: int) -> None:
        """Highlight another option, in the direction of an arrow."""
        self._look_at(self.at + down + right * self._rows)

    def jump(self, at: int) -> None:
        """Highlight the first option, or the last."""
        self._look_at(at % max(1, len(self.options)))

    def _look_at(self, at: int) -> None:
        if self.options:
            self.at = min(max(at, 0), len(self.options) - 1)
            self._draw()

    def on_resize(self) -> None:
        """Rearrange the columns."""
        self._draw(announce=False)

    def _draw(self, announce: bool = True) -> None:
        labels = [self._label(option) for option in self.options]
        room = max(1, self.scrollable_content_region.width)
        width = max((label.cell_len for label in labels), default=1)
        width = min(width, WIDEST if len(labels) > FEW else room, room)
        columns = max(1, (room + GAP) // (width + GAP))
        self._rows, self._width = max(1, -(-len(labels) // columns)), width + GAP
        lines = [Text.assemble(*self._row(labels, row)) for row in range(min(self._rows, len(labels)))]
        self._grid.update(Text("\n", no_wrap=True, overflow="crop").join(lines))
        self.call_after_refresh(self._show_row)
        if announce:
            self.post_message(self.Highlighted(self.highlighted))

    def _row(self, labels: Sequence[Text], row: int) -> Iterable[Text]:
        for number in range(row, len(labels), self._rows):
            label = labels[number].copy()
            label.truncate(self._width - GAP, overflow="ellipsis", pad=True)
            if number == self.at:
                label.stylize("reverse")
            yield label
            yield Text(" " * GAP)

    def _label(self, option: Option) -> Text:
        more = f" {MORE}" if option.more and not option.shows_first and not option.label.endswith(("...", MORE)) else ""
        words = option.label.split()
        key = f"{option.key} " if option.key and option.key not in (words[:1] + words[-1:]) else ""
        return Text.assemble((key, "dim"), f"{option.label}{more}")

    def _show_row(self) -> None:
        row = self.at % self._rows
        self.scroll_to_region(Region(0, row, 1, 1), animate=False, force=True)

    def on_click(self, event: events.Click) -> None:
        """Choose the clicked option."""
        offset = event.get_content_offset(self._grid)
        if offset is None or offset.y >= self._rows:
            return
        number = offset.x // self._width * self._rows + offset.y
        if 0 <= number < len(self.options):
            self.at = number
            self.choose(self.options[number])


def _option_among(options: Sequence[Option], place: str) -> Option | None:
    """Return the option for a place, preferably one for this place alone."""
    found = [option for option in options if place.casefold() in {name.casefold() for name in option.places}]
    return min(found, key=lambda option: len(option.places), default=None)


class Completion(Suggester):
    """Completes typed text to a legal move or a command."""

    def __init__(self, texts: Callable[[], Iterable[str]]):
        super().__init__(use_cache=False, case_sensitive=True)
        self._texts = texts

    async def get_suggestion(self, value: str) -> str | None:
        """Return the first text that begins with what was typed."""
        folded = value.casefold()
        found = next((text for text in self._texts() if text.casefold().startswith(folded) and text.casefold() != folded), None)
        return value + found[len(value) :] if found else None


# Keys at an empty prompt, and their effects on the choices.
CHOOSING: dict[str, Callable[[Choices], None]] = {
    "up": lambda choices: choices.move(0, -1),
    "down": lambda choices: choices.move(0, 1),
    "left": lambda choices: choices.move(-1, 0),
    "right": lambda choices: choices.move(1, 0),
    "home": lambda choices: choices.jump(0),
    "end": lambda choices: choices.jump(-1),
    "pageup": lambda choices: choices.move(0, -5),
    "pagedown": lambda choices: choices.move(0, 5),
    "enter": Choices.choose_highlighted,
    "space": Choices.choose_highlighted,
    "escape": Choices.back,
    "backspace": Choices.back,
}


class Prompt(Input):
    """The line for moves and commands, with completion and history; while it is empty, its keys choose."""

    BINDINGS: ClassVar = [
        ("up,ctrl+up,ctrl+p", "recall(-1)"),
        ("down,ctrl+down,ctrl+n", "recall(1)"),
        ("tab", "complete"),
        ("escape", "clear"),
    ]

    def __init__(self, texts: Callable[[], Iterable[str]]):
        super().__init__(id="prompt", suggester=Completion(texts), compact=True, select_on_focus=False)
        self._typed: list[str] = []
        self._at = 0

    async def _on_key(self, event: events.Key) -> None:
        choose, choices = CHOOSING.get(event.key), self.screen.query_one(Choices)
        if choose and not self.value and choices.options:
            event.stop()
            event.prevent_default()
            choose(choices)
        else:
            await super()._on_key(event)

    def action_clear(self) -> None:
        """Clear the line."""
        self.value = ""

    def remember(self, line: str) -> None:
        """Keep a line in the history."""
        if line and self._typed[-1:] != [line]:
            self._typed.append(line)
        self._at = len(self._typed)
        self.value = ""

    def forget(self) -> None:
        """Clear the history: somebody else sits down."""
        self._typed, self._at, self.value = [], 0, ""

    def action_recall(self, step: int) -> None:
        """Recall an earlier line, or a later one."""
        self._at = min(max(self._at + step, 0), len(self._typed))
        self.value = self._typed[self._at] if self._at < len(self._typed) else ""
        self.cursor_position = len(self.value)

    def action_complete(self) -> None:
        """Complete the line; with nothing to complete, go to the next pane."""
        if self._suggestion and self.value:
            self.value = self._suggestion
            self.cursor_position = len(self.value)
        else:
            self.app.action_focus_next()
