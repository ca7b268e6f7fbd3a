"""The board from the map of an edition: streets, buildings with doors and walls, stations (GA-1.5)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

from windycity.core.city import City, Ends, Place, around, letters, read_lines, spread
from windycity.core.edition import Name, Source, check_different
from windycity.core.errors import BadEdition
from windycity.games.gangsters.position import FACES, JOINTS, MOST_NEIGHBOURS, MOST_SPACES, STATIONS
from windycity.games.gangsters.words import FOLDER

JOINT_COLOURS = ("brown", "yellow", "green", "blue", "purple", "red")  # GA-1.2, cheapest first
GREY = "grey"
STREET, CROSSING, BRIDGE, WATER = "..", "++", "==", "~~"
STATION = re.compile(r"#([1-6])")
BUILDING = re.compile(r"[A-Z][1-9]")
ROW = re.compile(r"(\d+)\s*\|(.*)")
SPACE = re.compile(r"([a-z])([1-9]\d?)")
LEAST_CROSSING = 3  # streets around a crossing
MOST_COLUMNS = 26
EXAMPLES = {
    "buildings": "A1 | brown | Nine Pin Alley | b1 a2",
    "walls": "A1 A2",
    "stations": "1 | b4 | Clover Ward",
    "streets": "Quay Street | g1-g4, g7-g10",
    "bridges": "Lantern Bridge | h4-i4",
    "districts": "Bakers' Hill | A1 A2",
}


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map as in an edition file: a drawing and lists, one entry per line."""

    name: Name
    river: str
    source: Source
    grid: str
    buildings: str
    walls: str
    stations: str
    streets: str
    bridges: str
    districts: str


@dataclass(frozen=True)
class Building:
    """A joint or a grey building: its id, colour and name, the places it covers, and the street spaces at its doors."""

    id: str
    colour: str
    name: str
    places: tuple[Place, ...]
    doors: tuple[Place, ...]


@dataclass(frozen=True)
class Station:
    """A station of the subway."""

    place: Place
    name: str


@dataclass(frozen=True)
class Road:
    """A street or a bridge: its name, and its straight stretches from end to end."""

    name: str
    stretches: tuple[tuple[Place, Place], ...]

    @property
    def places(self) -> list[Place]:
        """All its places, stretch by stretch."""
        return [place for first, last in self.stretches for place in spread(first, last)]


@dataclass(frozen=True)
class District:
    """A district: its name and the ids of its buildings."""

    name: str
    buildings: tuple[str, ...]


@dataclass
class Board:
    """All spaces (joints first, then grey buildings, then streets), what they are and how they are joined."""

    name: str
    river: str
    prices: Mapping[str, int]
    rows: int
    columns: int
    buildings: list[Building]
    streets: list[Place]
    stations: list[Station]
    roads: list[Road]
    bridges: list[Road]
    water: list[Place]
    districts: list[District]
    walls: list[tuple[int, int]]
    city: City = field(default_factory=City)

    def __post_init__(self) -> None:
        for building in self.buildings:
            self.city.add(building.id)
        for place in self.streets:
            self.city.add(spelt(place, "-"))
        for number, place in enumerate(self.streets, len(self.buildings)):
            for other in around(place):
                if other in self._street_at:
                    self.city.join(number, self._street_at[other])
        for number, building in enumerate(self.buildings):
            for door in building.doors:
                self.city.join(number, self._street_at[door])

    @cached_property
    def _street_at(self) -> dict[Place, int]:
        return {place: number for number, place in enumerate(self.streets, len(self.buildings))}

    @cached_property
    def crossings(self) -> list[Place]:
        """The street spaces with three or four streets around them."""
        return [place for place in self.streets if sum(other in self._street_at for other in around(place)) >= LEAST_CROSSING]

    @cached_property
    def stops(self) -> list[int]:
        """The spaces with the stations 1 to 6."""
        return [self._street_at[station.place] for station in self.stations]

    @cached_property
    def walks(self) -> list[tuple[Ends, Ends]]:
        """Where exact walks that pass through no building end, from each space, on foot and with one ride."""
        ends = range(len(self.buildings))
        return [self.city.walks(start, FACES, ends, self.stops) for start in range(len(self.city.names))]


def spelt(place: Place, dash: str = "") -> str:
    """Write a place: d4 on the map; d-4, with a dash, in moves, because a building may be D4."""
    return f"{letters(MOST_COLUMNS)[place[1]]}{dash}{place[0] + 1}"


def build(file: str, data: MapFile, prices: Mapping[str, int]) -> Board:
    """Read and check a map; anything wrong raises BadEdition with what and where."""
    return _Map(file, data).board(prices)


class _Map:
    """A map being read."""

    def __init__(self, file: str, data: MapFile):
        self.file, self.data = file, data

    def board(self, prices: Mapping[str, int]) -> Board:
        """Read everything, in an order in which each check can rely on the earlier ones."""
        self.tokens = self._read_grid()
        self.streets = [place for place, token in self.tokens.items() if token != WATER and not BUILDING.fullmatch(token)]
        buildings = self._read_buildings()
        stations = self._read_stations()
        roads, bridges = self._read_roads("streets"), self._read_roads("bridges")
        self._check_roads(roads, bridges)
        self._check_crossings()
        board = Board(
            name=self.data.name,
            river=self.data.river,
            prices=prices,
            rows=max(row for row, _ in self.tokens) + 1,
            columns=max(column for _, column in self.tokens) + 1,
            buildings=buildings,
            streets=self.streets,
            stations=stations,
            roads=roads,
            bridges=bridges,
            water=[place for place, token in self.tokens.items() if token == WATER],
            districts=self._read_districts(buildings),
            walls=self._read_walls(buildings),
        )
        self._check_reach(board)
        return board

    def _wrong(self, sentence: str, rule: str = "GA-1.5", **facts: object) -> BadEdition:
        return BadEdition(sentence, rule=rule, catalogue=FOLDER, file=self.file, **facts)

    # The drawing.

    def _read_grid(self) -> dict[Place, str]:
        rows = []
        for number, line in enumerate(read_lines(self.data.grid), 1):
            found = ROW.fullmatch(line)
            if not found or int(found[1]) != number:
                raise self._wrong("map-unreadable-row", row=number, line=line)
            rows.append(found[2].split())
        if not rows or not rows[0]:
            raise self._wrong("map-empty")
        if len(rows[0]) > MOST_COLUMNS:
            raise self._wrong("map-too-wide", count=len(rows[0]), most=MOST_COLUMNS)
        for number, row in enumerate(rows, 1):
            if len(row) != len(rows[0]):
                raise self._wrong("map-wrong-columns", row=number, count=len(row), wanted=len(rows[0]))
        tokens = {(r, c): token for r, row in enumerate(rows) for c, token in enumerate(row)}
        self._check_tokens(tokens)
        return tokens

    def _check_tokens(self, tokens: dict[Place, str]) -> None:
        for place, token in tokens.items():
            known = token in (STREET, CROSSING, BRIDGE, WATER) or STATION.fullmatch(token) or BUILDING.fullmatch(token)
            if not known:
                raise self._wrong("map-unknown-token", space=spelt(place), token=token)
        buildings = {token for token in tokens.values() if BUILDING.fullmatch(token)}
        streets = sum(token != WATER and token not in buildings for token in tokens.values())
        if len(buildings) + streets > MOST_SPACES:
            raise self._wrong("map-too-many-spaces", count=len(buildings) + streets, most=MOST_SPACES)

    # The lists.

    def _entries(self, path: str, parts: int) -> Iterator[tuple[str, list[str]]]:
        """Read a list: each line, and its parts between bars, none of which may be empty."""
        for line in read_lines(getattr(self.data, path)):
            found = [part.strip() for part in line.split("|")]
            if len(found) != parts or not all(found):
                raise self._unreadable(path, line)
            yield line, found

    def _unreadable(self, path: str, line: str) -> BadEdition:
        return self._wrong("map-unreadable-line", path=f"map.{path}", line=line, example=EXAMPLES[path])

    def _place(self, path: str, line: str, text: str) -> Place:
        """Read a space such as d4; it need not be on the drawing."""
        found = SPACE.fullmatch(text)
        if not found:
            raise self._unreadable(path, line)
        return int(found[2]) - 1, ord(found[1]) - ord("a")

    def _read_buildings(self) -> list[Building]:
        found: dict[str, Building] = {}
        for line, (id_, colour, name, doors) in self._entries("buildings", 4):
            places = tuple(place for place, token in self.tokens.items() if token == id_)
            if not BUILDING.fullmatch(id_) or not places:
                raise self._wrong("map-unknown-building", path="map.buildings", id=id_)
            if id_ in found:
                raise self._wrong("map-building-twice", path="map.buildings", id=id_)
            if colour not in (*JOINT_COLOURS, GREY):
                allowed = ", ".join((*JOINT_COLOURS, GREY))
                raise self._wrong("map-unknown-colour", "GA-1.2", id=id_, colour=colour, allowed=allowed)
            at = tuple(self._place("buildings", line, door) for door in doors.split())
            found[id_] = Building(id_, colour, name, places, at)
        for place, token in self.tokens.items():
            if BUILDING.fullmatch(token) and token not in found:
                raise self._wrong("map-building-not-listed", id=token, space=spelt(place))
        for building in found.values():
            self._check_building(building)
        self._check_colours(Counter(building.colour for building in found.values()))
        check_different(self.file, "map.buildings", [building.name for building in found.values()], "GA-1.5")
        return sorted(found.values(), key=lambda building: building.colour == GREY)

    def _check_building(self, building: Building) -> None:
        """A building is in one piece, and its doors lead onto streets."""
        joined, front = {building.places[0]}, [building.places[0]]
        while front:
            more = [place for place in around(front.pop()) if place in building.places and place not in joined]
            joined.update(more)
            front.extend(more)
        for place in building.places:
            if place not in joined:
                raise self._wrong("map-building-apart", id=building.id, space=spelt(place))
        if len(building.doors) > MOST_NEIGHBOURS:
            raise self._wrong("map-too-many-doors", id=building.id, count=len(building.doors), most=MOST_NEIGHBOURS)
        for door in building.doors:
            if door not in self.streets:
                raise self._wrong("map-door-not-to-street", id=building.id, space=spelt(door))
            if not set(around(door)) & set(building.places):
                raise self._wrong("map-door-apart", id=building.id, space=spelt(door))
        if len(set(building.doors)) < len(building.doors):
            raise self._wrong("map-door-twice", id=building.id, space=spelt(building.doors[0]))

    def _check_colours(self, counts: Counter[str]) -> None:
        """The number of joints is right, and every colour has one: a colour without joints could not be owned (GA-10.1)."""
        for colour in JOINT_COLOURS:
            if not counts[colour]:
                raise self._wrong("map-no-joint", "GA-1.2", colour=colour)
        if (joints := counts.total() - counts[GREY]) != JOINTS:
            raise self._wrong("map-wrong-joints", "GA-1.2", count=joints, wanted=JOINTS)

    def _read_walls(self, buildings: list[Building]) -> list[tuple[int, int]]:
        numbers = {building.id: number for number, building in enumerate(buildings)}
        found: list[tuple[int, int]] = []
        for line, (pair,) in self._entries("walls", 1):
            ids = pair.split()
            if len(ids) != 2:
                raise self._unreadable("walls", line)
            for id_ in ids:
                if id_ not in numbers:
                    raise self._wrong("map-unknown-building", path="map.walls", id=id_)
                if buildings[numbers[id_]].colour == GREY:
                    raise self._wrong("map-wall-of-grey", line=line, id=id_)
            one, other = sorted(numbers[id_] for id_ in ids)
            if one == other or not _touch(buildings[one], buildings[other]):
                raise self._wrong("map-wall-apart", line=line)
            if (one, other) in found:
                raise self._wrong("map-wall-twice", line=line)
            found.append((one, other))
        return found

    def _read_stations(self) -> list[Station]:
        for number in range(1, STATIONS + 1):
            count = sum(token == f"#{number}" for token in self.tokens.values())
            if count != 1:
                raise self._wrong("map-wrong-stations", number=number, count=count)
        found: dict[int, Station] = {}
        for line, (text, space, name) in self._entries("stations", 3):
            if not STATION.fullmatch(f"#{text}"):
                raise self._unreadable("stations", line)
            number, place = int(text), self._place("stations", line, space)
            drawn = next(at for at, token in self.tokens.items() if token == f"#{number}")
            if place != drawn:
                raise self._wrong("map-station-elsewhere", number=number, space=spelt(place), drawn=spelt(drawn))
            if number in found:
                raise self._wrong("map-station-twice", number=number)
            found[number] = Station(place, name)
        for number in range(1, STATIONS + 1):
            if number not in found:
                raise self._wrong("map-station-not-listed", number=number)
        check_different(self.file, "map.stations", [station.name for station in found.values()], "GA-1.5")
        return [found[number] for number in sorted(found)]

    def _read_roads(self, path: str) -> list[Road]:
        roads = []
        for line, (name, stretches) in self._entries(path, 2):
            found = []
            for stretch in stretches.split(","):
                ends = stretch.split("-")
                if len(ends) != 2:
                    raise self._unreadable(path, line)
                first, last = (self._place(path, line, end.strip()) for end in ends)
                if first[0] != last[0] and first[1] != last[1]:
                    raise self._wrong("map-stretch-not-straight", name=name, stretch=stretch.strip())
                found.append((first, last))
            roads.append(Road(name, tuple(found)))
        check_different(self.file, f"map.{path}", [road.name for road in roads], "GA-1.5")
        return roads

    def _check_roads(self, roads: list[Road], bridges: list[Road]) -> None:
        """Every street space is on a street, every bridge space on a bridge, and nothing else is."""
        spanned = [place for place in self.streets if self.tokens[place] == BRIDGE]
        for named, places, off, on_none in (
            (roads, self.streets, "map-street-off", "map-on-no-street"),
            (bridges, spanned, "map-bridge-off", "map-on-no-bridge"),
        ):
            covered: set[Place] = set()
            for road in named:
                for place in road.places:
                    if place not in places:
                        raise self._wrong(off, name=road.name, space=spelt(place))
                covered.update(road.places)
            for place in places:
                if place not in covered:
                    raise self._wrong(on_none, space=spelt(place))

    def _check_crossings(self) -> None:
        """Crossings are marked as such; stations and bridges have marks of their own."""
        for place in self.streets:
            count = sum(other in self.streets for other in around(place))
            if self.tokens[place] == STREET and count >= LEAST_CROSSING:
                raise self._wrong("map-crossing-not-marked", space=spelt(place), count=count)
            if self.tokens[place] == CROSSING and count < LEAST_CROSSING:
                raise self._wrong("map-no-crossing", space=spelt(place), count=count)

    def _read_districts(self, buildings: list[Building]) -> list[District]:
        known = {building.id for building in buildings}
        found, seen = [], set()
        for _, (name, text) in self._entries("districts", 2):
            ids = text.split()
            for id_ in ids:
                if id_ not in known:
                    raise self._wrong("map-unknown-building", path="map.districts", id=id_)
                if id_ in seen:
                    raise self._wrong("map-building-twice", path="map.districts", id=id_)
                seen.add(id_)
            found.append(District(name, tuple(ids)))
        return found

    # The whole.

    def _check_reach(self, board: Board) -> None:
        """Everything can be reached without passing through buildings."""
        start = len(board.buildings)
        reached = board.city.reached(start, range(start))
        for number, place in enumerate(board.streets, start):
            if number not in reached:
                raise self._wrong("map-not-reached", space=spelt(place), start=spelt(board.streets[0]))


def _touch(one: Building, other: Building) -> bool:
    return any(place in other.places for at in one.places for place in around(at))
