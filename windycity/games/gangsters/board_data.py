"""Gangsters' city as data, for clients that draw it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from windycity.core.boards import Area, Board, Space, neighbours, squares
from windycity.core.city import Place, around
from windycity.games.gangsters.board import Board as City
from windycity.games.gangsters.board import Building
from windycity.games.gangsters.edition import read_board
from windycity.games.gangsters.position import JOINTS


def board_of(file: Path) -> Board:
    """Return the city of an edition file."""
    city = read_board(file)
    return Board(rows=city.rows, columns=city.columns, spaces=[*_buildings(city), *_streets(city)], areas=[*_areas(city)])


def _buildings(city: City) -> Iterator[Space]:
    for number, building in enumerate(city.buildings):
        yield Space(
            name=building.id,
            kind="joint" if number < JOINTS else "building",
            title=building.name,
            places=squares(building.places),
            next_to=neighbours(city.city, number),
            details=_details(city, building),
        )


def _details(city: City, building: Building) -> dict[str, int | str | bool]:
    details: dict[str, int | str | bool] = {"colour": building.colour}
    return details | ({"price": city.prices[building.colour]} if building.colour in city.prices else {})


def _streets(city: City) -> Iterator[Space]:
    stations = {station.place: (number, station.name) for number, station in enumerate(city.stations, 1)}
    crossings = set(city.crossings)
    for number, place in enumerate(city.streets, len(city.buildings)):
        station, title = stations.get(place, (0, None))
        details: dict[str, int | str | bool] = {"station": station} if station else {}
        if place in crossings:
            details["crossing"] = True
        yield Space(
            name=city.city.names[number],
            kind="station" if station else "street",
            title=title,
            places=squares([place]),
            next_to=neighbours(city.city, number),
            details=details,
        )


def _areas(city: City) -> Iterator[Area]:
    yield Area(kind="city", title=city.name, places=[])
    yield Area(kind="water", title=city.river, places=squares(city.water))
    for kind, roads in (("road", city.roads), ("bridge", city.bridges)):
        for road in roads:
            yield Area(kind=kind, title=road.name, places=squares(road.places))
    places = {building.id: building.places for building in city.buildings}
    for district in city.districts:
        yield Area(
            kind="district", title=district.name, places=squares(place for one in district.buildings for place in places[one])
        )
    for one, other in city.walls:
        yield Area(kind="wall", places=squares(_shared_wall(city.buildings[one], city.buildings[other])))


def _shared_wall(one: Building, other: Building) -> tuple[Place, Place]:
    """Return the squares on both sides of the wall shared by two linked joints; the middle ones, if it is long (GA-5.3)."""
    sides = [(place, beyond) for place in one.places for beyond in around(place) if beyond in other.places]
    return sides[len(sides) // 2]
