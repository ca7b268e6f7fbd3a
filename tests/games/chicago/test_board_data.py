"""The board as data: everything that a client needs to draw the same city as the picture."""

from __future__ import annotations

import windycity
from windycity.core.boards import Area
from windycity.games.chicago.board import CORNERS

BOARD = windycity.game("chicago").board
assert BOARD is not None
AREAS = BOARD.areas
STREETS = {place for space in BOARD.spaces if space.kind == "street" for place in space.places}
BUILDINGS = {place for space in BOARD.spaces if space.kind != "street" for place in space.places}


def of(*kinds: str) -> list[Area]:
    return [area for area in AREAS if area.kind in kinds]


def test_the_districts_divide_the_whole_board() -> None:
    districts = of("district")
    assert [area.title for area in districts] == [*CORNERS]
    places = [place for area in districts for place in area.places]
    assert len(places) == len(set(places)) == 24 * 24


def test_every_square_is_a_space_or_part_of_one_roof_or_park() -> None:
    places = [place for area in of("roof", "park") for place in area.places]
    assert len(places) == len(set(places))
    assert set(places) == {place for area in of("district") for place in area.places} - STREETS - BUILDINGS


def test_roofs_and_parks_are_rectangles_and_each_district_has_a_park() -> None:
    for area in of("roof", "park"):
        rows, columns = ({place[way] for place in area.places} for way in (0, 1))
        assert len(area.places) == len(rows) * len(columns)
    parks = {place for area in of("park") for place in area.places}
    assert all(parks & set(district.places) for district in of("district"))


def test_the_roads_cross_in_the_square() -> None:
    (road,), (square,) = of("road"), of("square")
    assert set(square.places) | set(road.places) <= STREETS
    assert {(0, 11), (23, 12), (12, 0), (11, 23), (11, 11)} <= set(road.places)
    assert (square.places[0], square.places[-1]) == ((10, 10), (13, 13))


def test_the_round_track_runs_clockwise_with_three_paydays() -> None:
    fields = of("round", "payday")
    assert [area.title for area in fields] == [str(number) for number in range(1, 25)]
    assert [area.title for area in of("payday")] == ["6", "12", "18"]
    assert fields[0].places == [(0, 0), (0, 1), (0, 2), (0, 3)]
    assert fields[6].places == [(0, 23), (1, 23), (2, 23), (3, 23)]
    assert fields[12].places == [(23, 20), (23, 21), (23, 22), (23, 23)]
    assert fields[23].places == [(0, 0), (1, 0), (2, 0), (3, 0)]
