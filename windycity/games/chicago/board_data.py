"""Chicago's board as data, for clients that draw it."""

from __future__ import annotations

from pathlib import Path

from windycity.core.boards import Board, Space, neighbours, squares
from windycity.core.names import name_of
from windycity.games.chicago.board import CORNERS
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.position import PLAN, Sort


def board_of(file: Path) -> Board:
    """Return the board of an edition file."""
    board = read_board(file)
    spaces = []
    for number, (name, space) in enumerate(zip(board.city.names, board.spaces, strict=True)):
        details: dict[str, int | str | bool] = {"district": CORNERS[space.district]}
        details |= {"worth": space.worth} if space.sort in (Sort.BAR, Sort.CASINO) else {}
        details |= {"central": space.central} if space.sort == Sort.BAR else {}
        details |= {"exit": space.exit} if space.sort == Sort.STREET else {"doors": space.doors}
        joined = neighbours(board.city, number)
        spaces.append(Space(name=name, kind=name_of(space.sort), places=squares([space.place]), next_to=joined, details=details))
    return Board(rows=2 * PLAN, columns=2 * PLAN, spaces=spaces, areas=[])
