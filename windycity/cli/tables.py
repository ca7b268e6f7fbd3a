"""The games' tables drawn for a terminal, each from a view; nothing depends on colour alone."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from windycity.core.game import Game
from windycity.core.view import View
from windycity.games import part_of

LONGEST = 24  # letters of a name from an edition


def short_name(name: str) -> str:
    """Shorten a name from an edition, to leave room in a table."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


class Flow:
    """Things set in as few lines as possible, with a separator; no line breaks within one of them."""

    def __init__(self, things: Iterable[Text | str], between: str):
        self._things = [Text(thing) if isinstance(thing, str) else thing for thing in things]
        self._between = between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill one line after the other."""
        lines, closing = [Text()], len(self._between.rstrip())
        for number, thing in enumerate(self._things):
            last = number == len(self._things) - 1
            ahead = self._between if lines[-1] else ""
            if lines[-1] and lines[-1].cell_len + len(ahead) + thing.cell_len + (0 if last else closing) > options.max_width:
                lines[-1].append(ahead.rstrip(), "dim")
                lines.append(Text())
                ahead = ""
            lines[-1].append(ahead, "dim").append_text(thing)
        yield Text("\n").join(lines)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Measure the widest thing, and all things on one line."""
        widths = [thing.cell_len for thing in self._things] or [0]
        whole = sum(widths) + len(self._between) * (len(widths) - 1)
        return Measurement(max(widths), whole).clamp(0, options.max_width)


def draw_table(game: Game, view: View, language: str, narrow: bool = False) -> RenderableType | None:
    """Draw a game's table from a view with the `table.py` of its folder; None if it has no drawing for such a screen."""
    draw = getattr(part_of(game.name, "table"), "draw_narrow" if narrow else "draw", None)
    return draw(game, view, language) if draw else None
