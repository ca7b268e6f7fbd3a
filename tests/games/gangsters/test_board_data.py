"""The city as data: what a client needs to draw the same scenery as the picture."""

from __future__ import annotations

from pathlib import Path

from windycity.games.gangsters.board import spelt
from windycity.games.gangsters.board_data import board_of
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.words import FOLDER

FILE = Path(FOLDER).parent / "edition.toml"
CITY = read_board(FILE)
BOARD = board_of(FILE)
SPACES = {space.name: space for space in BOARD.spaces}
AT = {place: space.name for space in BOARD.spaces for place in space.places}


def test_the_city_has_its_name() -> None:
    assert [area.title for area in BOARD.areas if area.kind == "city"] == ["Otter City"]


def test_crossings_are_marked() -> None:
    marked = {name for name, space in SPACES.items() if space.details.get("crossing")}
    assert marked == {spelt(place, "-") for place in CITY.crossings}
    assert "d-4" in marked
    assert "b-4" not in marked


def test_every_linked_pair_shares_a_wall_between_two_squares_side_by_side() -> None:
    """GA-5.3."""
    walls = [area.places for area in BOARD.areas if area.kind == "wall"]
    linked = {frozenset(AT[place] for place in places) for places in walls}
    assert linked == {frozenset((CITY.buildings[one].id, CITY.buildings[other].id)) for one, other in CITY.walls}
    assert frozenset(("B1", "B3")) in linked
    for (row, column), (other_row, other_column) in walls:
        assert abs(row - other_row) + abs(column - other_column) == 1
