"""The city drawn with its buildings and who is where, and what each gang has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from windycity.cli.fullscreen.picture import Area, Marks, Picture
from windycity.core.city import SIDES, Place, letters
from windycity.core.edition import Edition
from windycity.core.game import Game
from windycity.core.view import initials
from windycity.core.words import Word, say
from windycity.games.gangsters.board import GREY, JOINT_COLOURS, Board, Building
from windycity.games.gangsters.drawing import (
    describe_free,
    describe_others,
    describe_player,
    describe_secrets,
    describe_turn,
    headline,
)
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.scenery import SIGNS
from windycity.games.gangsters.view import GangstersView

EDGE = 4  # columns for the numbers of the rows
INDENT = 4
# Columns per place of the map, two lines high: two occupants fit; with more room, houses are separated, and more fit.
SLIM, WIDE = 4, 5
WIDER = (9, 7)
MARK = 2  # columns for a piece, a cop or public
# Gangs have their first letter as well as a colour; joints have a letter until they are owned.
STYLES = {"teal": "cyan", "orange": "yellow", "black": "bold white", "pink": "magenta"}
# Pieces have a background of their own, so that they are readable on every building, street and screen; criminal ones invert it.
PIECES = {
    "teal": "#101010 on #4fd1c5",
    "orange": "#101010 on #ff9f45",
    "black": "#ffffff on #000000",
    "pink": "#101010 on #ff8fc7",
}
GROUNDS = {
    "brown": "#f5f5f5 on #5f3a1e",
    "yellow": "#101010 on #c9a227",
    "green": "#f5f5f5 on #1f5f3a",
    "blue": "#f5f5f5 on #1f4e8c",
    "purple": "#f5f5f5 on #5b2a86",
    "red": "#f5f5f5 on #8c1f28",
    "grey": "#f5f5f5 on #4a4a4a",
}
THROUGH = {"E": "↔", "S": "↕"}  # a wall that joins two joints
ARROWS = {"N": "▴", "E": "▸", "S": "▾", "W": "◂"}


def draw(game: Game, view: GangstersView, language: str) -> RenderableType:
    """Draw the city, if there is room for it, and what each gang has."""
    first, *others = [headline(view, language), *describe_turn(view, language)]
    turn = [Text(line, "yellow") for line in others]
    return Group(Text(first, "bold"), *turn, City(game, view, language), *_below(game.edition, view, language))


def picture(game: Game, view: GangstersView, language: str, width: int, marks: Marks) -> Picture:
    """Draw the city as wide as there is room, with marks, centred on the cop who moves."""
    city = City(game, view, language, marks)
    fitting = (columns for columns in (*WIDER, WIDE) if EDGE + city.board.columns * columns <= width)
    return city.picture(next(fitting, SLIM))


def status(game: Game, view: GangstersView, language: str) -> Text:
    """Format who is asked for what, the dice, what the police are up to, and the round."""
    round_, *turn = describe_turn(view, language)
    return Text.assemble((headline(view, language), "bold"), (f" {' '.join(turn)}", "yellow"), (f" {round_}", "dim"))


def hand(game: Game, view: GangstersView, language: str) -> Text | None:
    """Draw the viewer's gang and cash, and what the viewer has chosen so far in a secret choice."""
    if view.seen_by is None:
        return None
    player = view.players[view.seen_by]
    secrets = describe_secrets(player.secrets, language) if player.secrets else []
    own = Text(describe_player(game.edition, view, player, language)[0][2:], "bold")
    return Text("\n").join([own, *([Text("; ".join(secrets))] if secrets else [])])


def players(game: Game, view: GangstersView, language: str) -> list[RenderableType]:
    """Draw what each gang has, then cops and public, and the legend of the city."""
    return [*_below(game.edition, view, language), Text(legend(game, view, language), "dim")]


def legend(game: Game, view: GangstersView, language: str) -> str:
    """Say what the signs of the city mean."""
    return f"{City(game, view, language).legend()} {say('legend-walls', language, game.rulebook.words)}"


def _below(edition: Edition, view: GangstersView, language: str) -> list[RenderableType]:
    """List what each gang has, in its colour, then cops and public; continued lines are indented."""
    lines: list[RenderableType] = []
    for player in view.players:
        style = STYLES.get(player.colour, "")
        first, *others = describe_player(edition, view, player, language)
        lines += [Text(first, style), *(Padding(Text(line.strip(), style), (0, 0, 0, INDENT)) for line in others)]
    return [*lines, Text("\n".join(describe_others(view, language)))]


@cache
def _board(file: Path) -> Board:
    return read_board(file)


class City:
    """The city, drawn by rich with gaps between the houses if there is room; without room, free joints are listed instead."""

    def __init__(self, game: Game, view: GangstersView, language: str, marks: Marks | None = None):
        self.marks = marks or Marks()
        self.game, self.board, self.words = game, _board(game.edition_file), game.rulebook.words
        self.view, self.language = view, language
        self.letters = initials(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """Draw the city with a legend."""
        for width in (WIDE, SLIM):
            if EDGE + self.board.columns * width <= options.max_width:
                yield self.grid(width)
                yield Text(self.legend(), "dim")
                return
        yield Text(describe_free(self.game.edition, self.view, self.language))

    def legend(self) -> str:
        """Return what the signs mean, and what the joints of each colour cost."""
        colours = [f"{SIGNS[colour]} {self._colour(colour)} {self.board.prices[colour]}" for colour in JOINT_COLOURS]
        grey = f"{SIGNS[GREY]} {self._colour(GREY)}"
        return say("legend", self.language, self.words, colours=", ".join([*colours, grey]))

    def _colour(self, name: str) -> str:
        return Word("colour", name).say(self.language, self.words)

    def picture(self, width: int) -> Picture:
        """Draw all places, and say where each space is drawn."""
        board = self.board
        places: dict[str, tuple[Place, ...]] = {building.id: tuple(building.places) for building in board.buildings}
        streets = zip(board.streets, board.city.names[len(board.buildings) :], strict=True)
        places |= {name: (place,) for place, name in streets}
        areas = {
            name: tuple(Area(1 + 2 * row, EDGE + column * width, 2, width) for row, column in where)
            for name, where in places.items()
        }
        mover = self.view.cops.get(self.view.police.mover or "")
        return Picture(self.grid(width), areas, (mover.at,) if mover else ())

    def grid(self, width: int) -> Text:
        """Draw all places, each this many columns wide."""
        cells = self._cells(width)
        lines = [Text(" " * EDGE + "".join(letter.ljust(width) for letter in letters(self.board.columns)).rstrip(), "dim")]
        for row in range(self.board.rows):
            for half in range(2):
                line = Text.assemble((f"{row + 1:>{EDGE - 1}} " if half == 0 else " " * EDGE, "dim"))
                for column in range(self.board.columns):
                    line.append_text(cells.get((row, column), (Text(" " * width),) * 2)[half])
                lines.append(line)
        return Text("\n").join(lines)

    def _cells(self, width: int) -> dict[Place, tuple[Text, Text]]:
        """Return the two lines of every place."""
        board, there = self.board, self._occupants()
        cells = {place: (Text("~" * width, "blue"), Text("~" * width, "blue")) for place in board.water}
        for place, name in zip(board.streets, board.city.names[len(board.buildings) :], strict=True):
            sign, men = _street(board, place, width), _row(there.get(name, []), "", width)
            cells[place] = self._marked(name, sign), self._marked(name, men)
        for building in board.buildings:
            cells |= self._building(building, there.get(building.id, []), width)
        self._draw_walls(cells, width)
        return cells

    def _marked(self, name: str, text: Text) -> Text:
        mark = self.marks.style(name)
        return Text(text.plain, mark) if mark else text

    def _draw_walls(self, cells: dict[Place, tuple[Text, Text]], width: int) -> None:
        """Put a sign between linked joints: after the left one, or below the upper one.

        If houses are not separated, it is in the second line of the house, unless pieces fill that.
        """
        for pair in self.board.walls:
            one, other = (self.board.buildings[number].places for number in pair)
            for side, sign in THROUGH.items():
                for here, there in ((one, other), (other, one)):
                    place = next((place for place in here if _next(place, SIDES[side]) in there), None)
                    if place and width > SLIM:
                        line = cells[place][side == "S"]
                        line.right_crop(1)
                        line.append(sign, "bold yellow")
                    elif place:
                        top, below = cells[place]
                        cells[place] = top, _signed(below, width - (1 if side == "E" else 2), sign)

    def _occupants(self) -> dict[str, list[Text]]:
        """List who is on each space: `St` clean thugs of gang S, `ST` criminal, `c7` a cop, `d7` with donuts, `p2` public."""
        found: dict[str, list[Text]] = {}
        for player in self.view.players:
            for piece in player.pieces:
                letter = piece.piece[0]
                text = self.letters[player.seat] + (letter.upper() if piece.side == "criminal" else letter)
                style = f"bold {'reverse ' if piece.side == 'criminal' else ''}{PIECES.get(player.colour, '#101010 on #c8c8c8')}"
                found.setdefault(piece.at or "", []).append(Text(text, style))
        for number, cop in self.view.cops.items():
            mark = ("d" if cop.donuts else "c") + ("X" if number == "10" else number)
            found.setdefault(cop.at, []).append(Text(mark, "bold #ffffff on #1f4fd0"))
        for name, public in self.view.public.items():
            found.setdefault(public.at, []).append(Text(f"p{name[0]}", "bold #000000 on #e8e8e8"))
        return found

    def _building(self, building: Building, there: list[Text], width: int) -> dict[Place, tuple[Text, Text]]:
        """Draw a building's label, with owner and level, or the letter of its colour; below it who is there, in all places."""
        room = max(SLIM, width - 1)
        mark, gap = self.marks.style(building.id), " " * (width - room)
        ground, owned = mark or GROUNDS[building.colour], self.view.joints.get(building.id)
        label = f"{building.id}{self.letters[owned.owner]}{owned.level}" if owned else f"{building.id} {SIGNS[building.colour]}"
        fit, cells, places = room // MARK, {}, building.places
        for number, place in enumerate(building.places):
            last = number == len(places) - 1
            here = there[number * fit :] if last else there[number * fit : (number + 1) * fit]
            top = Text((label if number == 0 else "").ljust(room), f"bold {ground}" if owned else ground)
            cells[place] = Text.assemble(top, gap), Text.assemble(_row(here, ground, room), gap)
        return cells


def _row(texts: list[Text], ground: str, width: int) -> Text:
    """Return the occupants, and a `+` if there are more than fit."""
    fit = width // MARK
    shown = texts if len(texts) <= fit else texts[: (width - 1) // MARK]
    more = "+" if len(texts) > fit else ""
    row = Text.assemble(*shown, more)
    row.append(" " * (width - len(row.plain)))
    return Text.assemble(row, style=ground)


def _signed(line: Text, column: int, sign: str) -> Text:
    """Return a line with a sign in a column, if that is empty."""
    before, there, after = line[:column], line[column : column + 1], line[column + 1 :]
    if there.plain != " ":
        return line
    there.plain = sign  # on the ground of its house
    there.stylize("bold")
    return Text.assemble(before, there, after)


def _street(board: Board, place: Place, width: int) -> Text:
    """Return what a street space is, with an arrow to every door on it."""
    station = next((number for number, station in enumerate(board.stations, 1) if station.place == place), None)
    neighbours = sum((place[0] + down, place[1] + right) in board.streets for down, right in SIDES.values())
    sign = f"#{station}" if station else "+" if neighbours > 2 else "·"
    doors = ""
    for building in board.buildings:
        if place in building.doors:
            doors += next(ARROWS[side] for side, step in SIDES.items() if _next(place, step) in building.places)
    return Text(f"{sign}{doors}"[:SLIM].ljust(width), "yellow" if station else "dim")


def _next(place: Place, step: Place) -> Place:
    return place[0] + step[0], place[1] + step[1]
