"""Chicago's edition file: its shape, its checks, and the flat form that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from windycity.core.edition import Edition, EditionFile, Name, Section, check_count, check_different, check_names, read_file
from windycity.core.errors import BadEdition
from windycity.core.position import Loose
from windycity.games.chicago.board import CORNERS, Board, Plan, build, name_of_place
from windycity.games.chicago.position import (
    BODIES,
    EDITION,
    FACES,
    MOST_BAR_WORTH,
    MOST_SEATS,
    MOST_SPACES,
    MOST_WORTH,
    TOO_FAR,
    Head,
    Sort,
)
from windycity.games.chicago.throws import DICE_IN_ANY_ORDER, DICE_NAMES
from windycity.games.chicago.words import FOLDER

HEADS = ("blue", "green", "red", "yellow")


class Gang(Section, frozen=True):
    """A gang: its name and colour."""

    name: Name
    colour: Name


class FightDie(Section, frozen=True):
    """The die that men with a head of this colour throw in fights."""

    head: Literal["blue", "green", "red", "yellow"]
    faces: list[int]


class Casino(Section, frozen=True):
    """What a casino is worth."""

    worth: int


class Bar(Section, frozen=True):
    """The worth of some bars, and how many of them a district should have."""

    worth: int
    count: int


class BoardFile(Section, frozen=True):
    """The plan of one district or of the whole board as a drawing, and the doors of its buildings."""

    plan: str
    doors: str


class ChicagoFile(EditionFile, frozen=True):
    """The whole file."""

    gang: list[Gang]
    die: list[FightDie]
    casino: Casino
    bar: list[Bar]
    board: BoardFile


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition with what and where."""
    data, digest = read_file(file, ChicagoFile, "chicago")
    _check(data, str(file))
    plan = _plan(data, str(file))
    board = build(plan)
    flat = EDITION.loose()[0]
    for die in data.die:
        flat.fight_die[Head[die.head.upper()]] = die.faces
    _flatten(board, flat)
    others = {"dice": DICE_IN_ANY_ORDER, "space": _other_names(board)}
    spare = {"space": MOST_SPACES - len(board.spaces)}
    return Edition(data.name, digest, flat, _names(data, board), others, plan.warnings, spare)


def read_board(file: Path) -> Board:
    """Read the board of an edition file, for drawings."""
    data, _ = read_file(file, ChicagoFile, "chicago")
    return build(_plan(data, str(file)))


def _plan(data: ChicagoFile, file: str) -> Plan:
    return Plan(file, data.board.plan, data.board.doors, data.casino.worth, {bar.worth: bar.count for bar in data.bar})


def _flatten(board: Board, e: Loose) -> None:
    e.spaces = len(board.spaces)
    for number, space in enumerate(board.spaces):
        e.sort[number] = space.sort
        e.worth[number] = space.worth
        e.central[number] = space.central
        joined = board.city.next_to[number]
        e.degree[number] = len(joined)
        e.next_to[number, : len(joined)] = joined
    e.headquarters[:] = board.of_sort(Sort.HEADQUARTERS)
    e.casino[:] = board.of_sort(Sort.CASINO)
    e.distance[: e.spaces, : e.spaces] = board.city.distances(TOO_FAR, closed=board.of_sort(Sort.HEADQUARTERS))


def _names(data: ChicagoFile, board: Board) -> dict[str, list[str]]:
    # Every action has a text in every edition, so places that a plan does not use have names too.
    spare = [f"no-space-{number}" for number in range(len(board.spaces), MOST_SPACES)]
    return {
        "space": [*board.city.names, *spare],
        "man": [str(number) for number in range(1, BODIES + 1)],
        "dice": [*DICE_NAMES],
        "head": [head.name.lower() for head in Head],
        "face": [str(face) for face in range(FACES + 1)],
        "colour": [gang.colour for gang in data.gang],
        "gang": [gang.name for gang in data.gang],
    }


def _other_names(board: Board) -> dict[str, int]:
    """Return what people may type for buildings: their column and row, or what the board shows, NWCA for NW-casino."""
    labels = {Sort.CASINO: ("ca", "-ca", "casino"), Sort.HEADQUARTERS: ("hq",)}
    found: dict[str, int] = {}
    for number, space in enumerate(board.spaces):
        typed = [f"{CORNERS[space.district]}{label}" for label in labels.get(space.sort, ())]
        found |= {name.casefold(): number for name in (*typed, name_of_place(space.place))}
    return found


def _check(data: ChicagoFile, file: str) -> None:
    check_count(file, "gang", len(data.gang), MOST_SEATS, "CH-1.1")
    check_different(file, "gang.name", [gang.name for gang in data.gang], "CH-1.1")
    check_names(file, "die", [die.head for die in data.die], HEADS, "CH-1.2")
    for i, die in enumerate(data.die):
        check_count(file, f"die[{i}].faces", len(die.faces), FACES, "CH-1.2")
        if not all(1 <= face <= FACES for face in die.faces):
            raise BadEdition("edition-wrong-faces", rule="CH-1.2", catalogue=FOLDER, file=file, path=f"die[{i}].faces")
    _check_worth(file, "casino.worth", data.casino.worth, MOST_WORTH)
    for i, bar in enumerate(data.bar):
        _check_worth(file, f"bar[{i}].worth", bar.worth, MOST_BAR_WORTH)
    check_different(file, "bar.worth", [str(bar.worth) for bar in data.bar], "CH-1.3")


def _check_worth(file: str, path: str, worth: int, most: int) -> None:
    """CH-1.3: worths are printed in one or two digits."""
    if not 1 <= worth <= most:
        raise BadEdition("edition-wrong-worth", rule="CH-1.3", catalogue=FOLDER, file=file, path=path, worth=worth, most=most)
