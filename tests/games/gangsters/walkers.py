"""GA-5.2 to GA-5.4 once more, by hand: the map is read from the edition file's text, and every walk is tried step by step.

Nothing here uses the rules or the board that they are tested against.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Container, Iterator
from functools import cache
from pathlib import Path

import windycity

FILE = Path(windycity.__file__).parent / "games" / "gangsters" / "edition.toml"
MAP = tomllib.loads(FILE.read_text(encoding="utf-8"))["map"]


def _lines(text: str) -> list[list[str]]:
    lines = (line.strip() for line in text.splitlines())
    return [[part.strip() for part in line.split("|")] for line in lines if line and not line.startswith("#")]


def _dash(place: str) -> str:
    return f"{place[0]}-{place[1:]}"


def _streets() -> dict[str, str]:
    """Every street space with its sign on the grid."""
    found = {}
    for row, signs in _lines(MAP["grid"]):
        for column, sign in zip("abcdefghijklmnop", signs.split(), strict=True):
            if sign in ("..", "++", "==") or sign.startswith("#"):
                found[f"{column}-{row}"] = sign
    return found


def _beside(place: str) -> list[str]:
    column, row = place.split("-")
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    around = [f"{chr(ord(column) + right)}-{int(row) + down}" for right, down in steps]
    return [other for other in around if other in SIGNS]


SIGNS = _streets()
STREETS = list(SIGNS)
COLOUR = {label: colour for label, colour, _, _ in _lines(MAP["buildings"])}
BUILDINGS = list(COLOUR)
GREY = [label for label in BUILDINGS if COLOUR[label] == "grey"]
JOINTS = [label for label in BUILDINGS if label not in GREY]
DOORS = {label: [_dash(place) for place in doors.split()] for label, _, _, doors in _lines(MAP["buildings"])}
WALLS = {tuple(re.split(r"\s+", line)) for (line,) in _lines(MAP["walls"])}
STATIONS = {int(number): _dash(place) for number, place, _ in _lines(MAP["stations"])}
ALONG = {place: _beside(place) for place in STREETS}
CROSSINGS = [place for place in STREETS if len(ALONG[place]) > 2]
SPACES = [*BUILDINGS, *STREETS]

Step = tuple[str, str]  # how, and to where


def steps(place: str, own: Container[str], stations: bool = True) -> Iterator[Step]:
    """Every step from a space for a gang with these joints: along streets, through doors and walls, by subway."""
    if place in DOORS:
        yield from (("door", door) for door in DOORS[place])
        for one, other in sorted(WALLS | {(other, one) for one, other in WALLS}):
            if one == place and one in own and other in own:
                yield "wall", other
        return
    yield from (("street", other) for other in ALONG[place])
    yield from (("door", label) for label in BUILDINGS if place in DOORS[label])
    if stations and place in STATIONS.values():
        yield from (("subway", station) for station in STATIONS.values() if station != place)


def walks(start: str, die: int, own: Container[str] = (), stations: bool = True) -> Iterator[list[Step]]:
    """Every walk of exactly this many steps: the steps one after another."""

    def go(place: str, trail: list[Step]) -> Iterator[list[Step]]:
        if len(trail) == die:
            yield trail
            return
        if trail and place in DOORS and place not in own:
            return  # GA-5.3: only a building of one's own can be passed through
        trodden = {start, *(where for _, where in trail)}
        for how, where in steps(place, own, stations):
            if how == "subway" and any(before == "subway" for before, _ in trail):
                continue  # GA-5.4: once in a move
            circle = where == start and len(trail) == die - 1 and place != trail[0][1]  # GA-5.2: at the end, from another side
            if where in trodden and not circle:
                continue
            if not _turns(trail, start, how, where):
                yield from go(where, [*trail, (how, where)])

    return go(start, []) if die else iter(())


def _turns(trail: list[Step], start: str, how: str, where: str) -> bool:
    """GA-5.2: direction changes only at crossings, never back. Streets go round corners, where no other way leads on."""
    if len(trail) < 1 or how != "street" or trail[-1][0] != "street":
        return False  # the first direction is free, and so is the one after a door or a subway
    here, before = trail[-1][1], trail[-2][1] if len(trail) > 1 else start
    return where == before or (here not in CROSSINGS and [other for other in ALONG[here] if other != before] != [where])


@cache
def ends(start: str, die: int, own: frozenset[str] = frozenset(), stations: bool = True) -> frozenset[str]:
    """Where the walks of exactly this many steps end."""
    return frozenset(walk[-1][1] for walk in walks(start, die, own, stations))
