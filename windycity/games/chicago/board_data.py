"""Chicago's board as data, for clients that draw it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from windycity.core.boards import Area, Space, neighbours, squares
from windycity.core.boards import Board as Data
from windycity.core.city import Place, spread, turned
from windycity.core.names import name_of
from windycity.games.chicago.board import CORNERS, QUARTER, Board
from windycity.games.chicago.edition import read_board
from windycity.games.chicago.position import PHASE_OF_ROUNDS, PLAN, ROUNDS, Sort
from windycity.games.chicago.scenery import SIZE, free_in, is_paid_after, is_park, plots, square_of

FIELD = SIZE // PHASE_OF_ROUNDS  # squares of the edge per field of the round track: a phase of rounds on each side


def board_of(file: Path) -> Data:
    """Return the board of an edition file."""
    board = read_board(file)
    return Data(rows=SIZE, columns=SIZE, spaces=[*_spaces(board)], areas=[*_ground(board), *_plots(board), *_track()])


def _spaces(board: Board) -> Iterator[Space]:
    for number, (name, space) in enumerate(zip(board.city.names, board.spaces, strict=True)):
        details: dict[str, int | str | bool] = {"district": CORNERS[space.district]}
        details |= {"worth": space.worth} if space.sort in (Sort.BAR, Sort.CASINO) else {}
        details |= {"central": space.central} if space.sort == Sort.BAR else {}
        details |= {"exit": space.exit} if space.sort == Sort.STREET else {"doors": space.doors}
        joined = neighbours(board.city, number)
        yield Space(name=name, kind=name_of(space.sort), places=squares([space.place]), next_to=joined, details=details)


def _ground(board: Board) -> Iterator[Area]:
    """The districts, the roads between them, and the central square."""
    for district, corner in enumerate(CORNERS):
        yield Area(kind="district", title=corner, places=squares(turned(place, SIZE, district) for place in QUARTER))
    streets = {space.place for space in board.spaces if space.sort == Sort.STREET}
    yield Area(kind="road", places=squares(place for place in streets if {PLAN - 1, PLAN} & set(place)))
    yield Area(kind="square", places=squares(square_of(board)))


def _plots(board: Board) -> Iterator[Area]:
    """The roofs and parks between the buildings, each a rectangle."""
    for district in range(len(CORNERS)):
        for one, other in plots(free_in(board, district)):
            yield Area(kind="park" if is_park(one, other) else "roof", places=_turned_plot(one, other, district))


def _turned_plot(one: Place, other: Place, district: int) -> list[tuple[int, int]]:
    return squares(turned(place, SIZE, district) for place in spread(one, other))


def _track() -> Iterator[Area]:
    """CH-1.4: the fields of the round track, clockwise, each by the squares of the edge beside it.

    A round after which the bank pays (CH-5.3) is of the kind `payday`.
    """
    for number in range(1, ROUNDS + 1):
        side, way = divmod(number - 1, PHASE_OF_ROUNDS)
        beside = [turned((0, column), SIZE, side) for column in range(FIELD * way, FIELD * (way + 1))]
        yield Area(kind="payday" if is_paid_after(number) else "round", title=str(number), places=squares(beside))
