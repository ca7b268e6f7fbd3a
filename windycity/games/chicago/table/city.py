"""The city drawn with its men, chips and doors, and what each gang has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.text import Text

from windycity.cli.fullscreen.picture import Area, Marks, Picture
from windycity.cli.words import text_of
from windycity.core.city import letters
from windycity.core.game import Game
from windycity.core.view import initials
from windycity.core.words import say
from windycity.games.chicago.board import Board, Space
from windycity.games.chicago.drawing import describe_player, headline
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.position import PLAN, Sort
from windycity.games.chicago.scenery import signs
from windycity.games.chicago.view import ChicagoView

SIZE = 2 * PLAN
EDGE = 4  # columns for the numbers of the rows
# Columns per space: three show what it is and who is there; with four, doors are shown too.
SLIM, WIDE = 3, 4
# Gangs and heads have a letter as well as a colour.
STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "purple": "magenta"}
HEADS = {"blue": "b", "green": "g", "red": "r", "yellow": "y"}
DOORS = {"N": "▴", "E": "▸", "S": "▾", "W": "◂"}
MOST_SHOWN = 9  # the most men counted in one place; beyond that a +


DICE = "⚀⚁⚂⚃⚄⚅"


def draw(game: Game, view: ChicagoView, language: str) -> RenderableType:
    """Draw the city, if there is room for it, and what each gang has."""
    title = Text(f"{say('round', language, game.rulebook.words, round=view.round)} {headline(view, language)}", "bold")
    return Group(title, City(game, view, language), *_gangs(view, language))


def picture(game: Game, view: ChicagoView, language: str, width: int, marks: Marks) -> Picture:
    """Draw the city as wide as there is room, with marks, centred on the man who walks."""
    city = City(game, view, language, marks)
    return city.picture(WIDE if width >= EDGE + SIZE * WIDE else SLIM)


def status(game: Game, view: ChicagoView, language: str) -> Text:
    """Format the round, who is asked for what, and the dice that are left."""
    line = Text.assemble((f"{say('round', language, game.rulebook.words, round=view.round)} ", "dim"), headline(view, language))
    for die in view.dice:
        line.append(f"  {DICE[die - 1]} {die}" if 1 <= die <= len(DICE) else f"  {die}", "bold yellow")
    return line


def hand(game: Game, view: ChicagoView, language: str) -> Text | None:
    """Draw the viewer's gang and money."""
    return None if view.seen_by is None else Text(str(_gangs(view, language)[view.seen_by]).partition("\n")[0][2:], "bold")


def players(game: Game, view: ChicagoView, language: str) -> list[Text]:
    """Draw what each gang has, and the legend of the city."""
    return [*_gangs(view, language), Text(legend(game, view, language), "dim")]


def legend(game: Game, view: ChicagoView, language: str) -> str:
    """Say what the signs of the city mean."""
    return City(game, view, language).legend(WIDE)


@cache
def _board(file: Path) -> Board:
    return read_board(file)


class City:
    """The city, drawn by rich as large as the screen allows, and left out if there is no room."""

    def __init__(self, game: Game, view: ChicagoView, language: str, marks: Marks | None = None):
        self.marks = marks or Marks()
        self.board, self.words = _board(game.edition_file), game.rulebook.words
        self.view, self.language = view, language
        self.letters = initials(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Draw the city with a legend."""
        for width in (WIDE, SLIM):
            if EDGE + SIZE * width <= options.max_width:
                yield self.grid(width)
                yield Text(self.legend(width), "dim")
                return

    def legend(self, width: int) -> str:
        """Return what the signs mean, with the first gang as the example."""
        names, spaces = self.board.city.names, self.board.spaces
        bar, casino = (next(number for number in self.board.of_sort(sort)) for sort in (Sort.BAR, Sort.CASINO))
        facts = {"letter": self.letters[0], "name": self.view.players[0].name, "bar": names[bar][-2:]}
        worths = {"worth": spaces[bar].worth, "casino": spaces[casino].worth}
        line = say("legend", self.language, self.words, **facts, **worths)
        return line if width == SLIM else f"{line} {say('legend-doors', self.language, self.words)}"

    def picture(self, width: int) -> Picture:
        """Draw all spaces, and say where each is drawn."""
        spaces = zip(self.board.city.names, self.board.spaces, strict=True)
        places = {name: space.place for name, space in spaces}
        areas = {name: (Area(row + 1, EDGE + column * width, 1, width),) for name, (row, column) in places.items()}
        walker = self.view.walk.at if self.view.walk else None
        return Picture(self.grid(width), areas, (walker,) if walker else ())

    def grid(self, width: int) -> Text:
        """Draw all spaces, each this many columns wide."""
        names = zip(self.board.city.names, self.board.spaces, strict=True)
        cells = {space.place: self._cell(name, space, width) for name, space in names}
        for corner, one, other in signs(self.board):
            cells[(one[0] + other[0]) // 2, (one[1] + other[1]) // 2] = Text(f"{corner:^{width}}", "bold")
        lines = [Text(" " * EDGE + "".join(f" {letter}".ljust(width) for letter in letters(SIZE)).rstrip(), "dim")]
        for row in range(SIZE):
            line = Text(f"{row + 1:>{EDGE - 1}} ", "dim")
            for column in range(SIZE):
                line.append_text(cells.get((row, column), Text("▒" * width, "dim")))
            lines.append(line)
        return Text("\n").join(lines)

    def _cell(self, name: str, space: Space, width: int) -> Text:
        """Return what is on a space, marked if it can be chosen."""
        cell, mark = self._standing(name, space, width), self.marks.style(name)
        return Text(cell.plain, mark) if mark else cell

    def _standing(self, name: str, space: Space, width: int) -> Text:
        """Return who stands on a space, otherwise who walks there, otherwise whose chip is there and what the space is."""
        men = [(player, man) for player in self.view.players for man in player.men if man.at == name]
        if men:
            player, man = men[0]
            count = "" if len(men) == 1 else "+" if len(men) > MOST_SHOWN else str(len(men))
            text = f"{self.letters[player.seat]}{HEADS[man.head]}{count}"
            return Text(text.ljust(width), f"bold reverse {STYLES.get(player.colour, '')}")
        if self.view.walk and self.view.walk.at == name:
            return Text("▶▶".ljust(width), "bold yellow")
        text, style = self._empty(name, space, width)
        return Text(text.ljust(width), style)

    def _empty(self, name: str, space: Space, width: int) -> tuple[str, str]:
        """Return what a space without men looks like, and its style."""
        if space.sort == Sort.STREET:
            return (" ⇄", "yellow") if space.exit else (" ·", "dim")
        door = DOORS[space.doors[0]] if len(space.doors) == 1 else "+"
        if width == SLIM:
            door = ""
        if space.sort == Sort.HEADQUARTERS:
            return " HQ", "bold"
        if space.sort == Sort.CASINO:
            return f" CA{door}", "bold #ffffff on dark_red"
        owner = self.view.chips.get(name)
        mark, style = (" ", "bold") if owner is None else (self.letters[owner], self._style(owner))
        return f"{mark}{name[-2:]}{door}", style

    def _style(self, seat: int) -> str:
        return STYLES.get(self.view.players[seat].colour, "")


def _gangs(view: ChicagoView, language: str) -> list[Text]:
    """List what each gang has, in its colour, and which gang is the viewer's."""
    drawn = []
    for player in view.players:
        note = f" ({text_of('you', language)})" if player.seat == view.seen_by else ""
        drawn.append(Text("\n".join(describe_player(view, player, language, note)), STYLES.get(player.colour, "")))
    return drawn
