"""Gangsters' table: the city drawn with its buildings and who is where, and what each gang has."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from windycity.core.city import SIDES, Place, letters
from windycity.core.game import Game
from windycity.core.words import say
from windycity.games.gangsters.board import Board, Building
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.scenery import SIGNS
from windycity.games.gangsters.view import describe_dice, describe_others, describe_player, headline

WIDTH = 4  # of a place of the map, two lines high
FIT = 2  # so many pieces, cops or public fit into a place
# Gangs by their first letter as well as by colour; joints by a letter until they are owned.
STYLES = {"teal": "cyan", "orange": "dark_orange", "black": "bold white", "pink": "hot_pink"}
GROUNDS = {
    "brown": "white on #5f3a1e",
    "yellow": "black on #c9a227",
    "green": "white on #1f5f3a",
    "blue": "white on #1f4e8c",
    "purple": "white on #5b2a86",
    "red": "white on #8c1f28",
    "grey": "white on grey37",
}
ARROWS = {"N": "▴", "E": "▸", "S": "▾", "W": "◂"}


def draw(game: Game, view: dict[str, Any], language: str) -> RenderableType:
    """Draw the city, which needs 68 columns, and what each gang has."""
    words = game.rulebook.words
    round_now = say("round", language, words, round=view["round"], crime=view["crime"])
    lines = [Text(headline(view, language), "bold"), Text(round_now, "dim")]
    if view["dice"]:
        lines.append(Text(describe_dice(view, language), "bold yellow"))
    city = _city(game, view)
    return Group(*lines, city, Text(say("legend", language, words), "dim"), *_below(view, language))


def _below(view: dict[str, Any], language: str) -> list[Text]:
    """What each gang has, in its colour, then cops and public."""
    gangs = [
        Text("\n".join(describe_player(view, player, language)), STYLES.get(player["colour"], "")) for player in view["players"]
    ]
    return [*gangs, Text("\n".join(describe_others(view, language)))]


@cache
def _board(file: Path) -> Board:
    return read_board(file)


def _city(game: Game, view: dict[str, Any]) -> Text:
    board = _board(game.edition_file)
    cells = {place: (Text("~" * WIDTH, "blue"), Text("~" * WIDTH, "blue")) for place in board.water}
    there = _occupants(view)
    for place, name in zip(board.streets, board.city.names[len(board.buildings) :], strict=True):
        cells[place] = _street(board, place), _row(there.get(name, []), "")
    for building in board.buildings:
        for number, place in enumerate(building.places):
            cells[place] = _building(view, building, there.get(building.id, []), number == 0)
    lines = [Text("    " + "".join(f"{letter:<{WIDTH}}" for letter in letters(board.columns)), "dim")]
    for row in range(board.rows):
        for half in range(2):
            line = Text.assemble((f"{row + 1:>3} " if half == 0 else "    ", "dim"))
            for column in range(board.columns):
                line.append_text(cells.get((row, column), (Text(" " * WIDTH),) * 2)[half])
            lines.append(line)
    return Text("\n").join(lines)


def _occupants(view: dict[str, Any]) -> dict[str, list[Text]]:
    """Who stands on each space: `St` clean thugs of gang S, `ST` criminal ones, `c7` a cop, `d7` with donuts, `p2` public."""
    found: dict[str, list[Text]] = {}
    for player in view["players"]:
        for piece in player["pieces"]:
            letter = piece["piece"][0]
            text = player["name"][0] + (letter.upper() if piece["criminal"] else letter)
            style = STYLES.get(player["colour"], "") + (" bold reverse" if piece["criminal"] else " bold")
            found.setdefault(piece["at"] or "", []).append(Text(text, style))
    for number, cop in view["cops"].items():
        mark = ("d" if cop["donuts"] else "c") + ("X" if number == "10" else number)
        found.setdefault(cop["at"], []).append(Text(mark, "bold white on blue"))
    for name, public in view["public"].items():
        found.setdefault(public["at"], []).append(Text(f"p{name[0]}", "bold black on white"))
    return found


def _row(texts: list[Text], ground: str) -> Text:
    """Two of those who are there, and a `+` if there are more."""
    row = Text("", ground)
    for text in texts[:FIT] if len(texts) <= FIT else texts[: FIT - 1]:
        row.append_text(text)
    if len(texts) > FIT:
        row.append("+")
    row.append(" " * (WIDTH - len(row.plain)))
    return row


def _street(board: Board, place: Place) -> Text:
    """What a street space is, with an arrow to every door on it."""
    station = next((number for number, station in enumerate(board.stations, 1) if station.place == place), None)
    neighbours = sum((place[0] + down, place[1] + right) in board.streets for down, right in SIDES.values())
    sign = f"#{station}" if station else "+" if neighbours > 2 else "·"
    doors = ""
    for building in board.buildings:
        if place in building.doors:
            doors += next(ARROWS[side] for side, step in SIDES.items() if _next(place, step) in building.places)
    return Text(f"{sign}{doors}"[:WIDTH].ljust(WIDTH), "yellow" if station else "dim")


def _next(place: Place, step: Place) -> Place:
    return place[0] + step[0], place[1] + step[1]


def _building(view: dict[str, Any], building: Building, there: list[Text], is_first: bool) -> tuple[Text, Text]:
    """Its label, with owner and level, or else the letter of its colour; below it who is there."""
    ground = GROUNDS[building.colour]
    if not is_first:
        return Text(" " * WIDTH, ground), Text(" " * WIDTH, ground)
    owned = view["joints"].get(building.id)
    if owned:
        player = view["players"][owned["owner"]]
        top = Text(f"{building.id}{player['name'][0]}{owned['level']}".ljust(WIDTH), f"bold {ground}")
    else:
        top = Text(f"{building.id} {SIGNS[building.colour]}".ljust(WIDTH), ground)
    return top, _row(there, ground)
