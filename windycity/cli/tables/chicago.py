"""Chicago's table: the city drawn with its men, chips and doors, and what each gang has."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from windycity.core.city import letters
from windycity.core.game import Game
from windycity.core.words import say
from windycity.games.chicago.board import Board, Space
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.position import PLAN, Sort
from windycity.games.chicago.view import describe_player, headline

SIZE = 2 * PLAN
# Gangs by letter as well as by colour, heads by a letter too.
STYLES = {"red": "red", "blue": "bright_blue", "green": "green", "purple": "magenta"}
HEADS = {"blue": "b", "green": "g", "red": "r", "yellow": "y"}
DOORS = {"N": "▴", "E": "▸", "S": "▾", "W": "◂"}


def draw(game: Game, view: dict[str, Any], language: str) -> RenderableType:
    """Draw the city, which needs 76 columns, and what each gang has."""
    title = Text(headline(view, language), "bold")
    legend = Text(say("legend", language, game.rulebook.words), "dim")
    return Group(title, _city(game, view), legend, *_gangs(view, language))


@cache
def _board(file: Path) -> Board:
    return read_board(file)


def _city(game: Game, view: dict[str, Any]) -> Text:
    board = _board(game.edition_file)
    cells: dict[tuple[int, int], Text] = {}
    for number, space in enumerate(board.spaces):
        name = board.city.names[number]
        cells[space.place] = _cell(view, name, space)
    lines = [Text("    " + "  ".join(letters(SIZE)), "dim")]
    for row in range(SIZE):
        line = Text(f"{row + 1:>3} ", "dim")
        for column in range(SIZE):
            line.append_text(cells.get((row, column), Text("▒▒▒", "dim")))
        lines.append(line)
    return Text("\n").join(lines)


def _cell(view: dict[str, Any], name: str, space: Space) -> Text:
    """Three characters: who stands there, else whose chip lies there, else what the place is."""
    men = [(player, man) for player in view["players"] for man in player["men"] if man["at"] == name]
    if men:
        player, man = men[0]
        text = f"{player['name'][0]}{HEADS[man['head']]}{len(men) if len(men) > 1 else ' '}"
        return Text(text, f"bold reverse {STYLES.get(player['colour'], '')}")
    owner = view["chips"].get(name)
    walk = view["walk"]
    if walk and walk["at"] == name:
        return Text("▶▶ ", "bold yellow")
    return _empty(space, None if owner is None else view["players"][owner])


def _empty(space: Space, owner: dict[str, Any] | None) -> Text:
    if space.sort == Sort.STREET:
        return Text(" ⇄ " if space.exit else " · ", "yellow" if space.exit else "dim")
    door = DOORS[space.doors[0]] if len(space.doors) == 1 else "+"
    if space.sort == Sort.HEADQUARTERS:
        return Text("HQ ", "bold")
    if space.sort == Sort.CASINO:
        return Text(f"20{door}", "bold white on dark_red")
    mark = owner["name"][0] if owner else ("*" if space.central else " ")
    style = STYLES.get(owner["colour"], "") if owner else "bold"
    return Text(f"{mark}{space.worth}{door}", style)


def _gangs(view: dict[str, Any], language: str) -> list[Text]:
    """What each gang has, in its colour."""
    return [
        Text("\n".join(describe_player(view, player, language)), STYLES.get(player["colour"], "")) for player in view["players"]
    ]
