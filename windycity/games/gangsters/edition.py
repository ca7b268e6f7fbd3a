"""Gangsters' edition file: its shape, its checks, and the flat form that the rules read."""

from __future__ import annotations

import re
from collections import Counter
from itertools import compress, pairwise, product
from pathlib import Path
from typing import Any

from windycity.core.city import Ends
from windycity.core.edition import (
    Edition,
    EditionFile,
    EditionWarning,
    Name,
    Section,
    check_count,
    check_different,
    check_names,
    read_file,
)
from windycity.core.errors import BadEdition
from windycity.core.position import Loose
from windycity.core.words import Word
from windycity.games.gangsters.board import GREY, JOINT_COLOURS, Board, MapFile, build
from windycity.games.gangsters.position import (
    CASH_STEPS,
    CLAIM_LIMIT,
    CLAIMS,
    COPS,
    EDITION,
    EXTORTED,
    FACES,
    GANG_MONEY,
    JOINTS,
    LOWEST_COP,
    MIX_OF_DICE,
    MOST_CASH,
    MOST_PUBLIC,
    MOST_SEATS,
    MOST_SPACES,
    MOST_UNTOUCHABLES,
    ROUNDS,
    WORD,
    Die,
    Piece,
)
from windycity.games.gangsters.words import FOLDER

WORD_OF_LETTERS = re.compile(r"[^\W\d_]+")
MONEY = 100  # every price is a multiple of this
MOST_PRICE, MOST_VALUE = 10_000, 9
DICE_OF_PIECES = ("green", "black", "red")  # GA-1.1
MOST_NUMBER = 10
# The counts in our edition. Others may have more or fewer, with a warning: the clauses do not depend on these.
USUAL_JOINTS, USUAL_GREY, USUAL_DOORS = (9, 8, 7, 6, 5, 4), 9, 2


class Gang(Section, frozen=True):
    """A gang: its name, a single word, and its colour, which is not a colour of joints."""

    name: Name
    colour: Name


class Colour(Section, frozen=True):
    """A colour of joints, and the price of each."""

    name: Name
    price: int


class Public(Section, frozen=True):
    """Public of one value: the count in the bag."""

    value: int
    count: int


class GangstersFile(EditionFile, frozen=True):
    """The whole file."""

    untouchables: int
    gang: list[Gang]
    colour: list[Colour]
    public: list[Public]
    map: MapFile


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition with what and where."""
    data, digest = read_file(file, GangstersFile, "gangsters")
    _check(data, str(file))
    board = _build(data, str(file))
    flat = EDITION.loose()[0]
    flat.untouchables = data.untouchables
    values = [public.value for public in data.public for _ in range(public.count)]
    flat.publics = len(values)
    flat.public_value[: len(values)] = values
    _flatten(board, flat)
    _check_money(flat, str(file))
    spare = {"space": MOST_SPACES - len(board.city.names), "public": MOST_PUBLIC - len(values)}
    return Edition(data.name, digest, flat, _names(data, board), warnings=_warnings(data, board), spare=spare)


def read_board(file: Path) -> Board:
    """Read the board of an edition file, for drawings."""
    data, _ = read_file(file, GangstersFile, "gangsters")
    _check(data, str(file))
    return _build(data, str(file))


def _build(data: GangstersFile, file: str) -> Board:
    return build(file, data.map, {colour.name: colour.price for colour in data.colour})


def _flatten(board: Board, e: Loose) -> None:
    e.spaces = len(board.city.names)
    e.grey = len(board.buildings) - JOINTS
    for number, building in enumerate(board.buildings[:JOINTS]):
        e.colour[number] = JOINT_COLOURS.index(building.colour)
        e.price[number] = board.prices[building.colour]
        e.of_colour[e.colour[number]] += 1
    e.by_price[:] = sorted(range(JOINTS), key=lambda joint: e.price[joint])
    e.most_income = _most_income(e)
    for one, other in board.walls:
        e.links[one] |= 1 << other
        e.links[other] |= 1 << one
    for number, joined in enumerate(board.city.next_to):
        e.degree[number] = len(joined)
        e.next_to[number, : len(joined)] = joined
    e.station[:] = board.stops
    e.station_on[board.stops] = range(len(board.stops))
    for number, (on_foot, by_subway) in enumerate(board.walks):
        _write_ends(e.on_foot[number], on_foot)
        _write_ends(e.by_subway[number], by_subway)


def _most_income(e: Loose) -> int:
    """Return the most that all players together can get in a turn (GA-7): the best public in the best joints, at top level."""
    best = sorted((e.price[joint] * e.of_colour[e.colour[joint]] for joint in range(JOINTS)), reverse=True)
    values = sorted(e.public_value[: e.publics], reverse=True)
    extorted = EXTORTED * FACES * 2  # by thugs and vamps
    return int(sum(value * paid for value, paid in zip(values, best, strict=False)) + extorted)


def _write_ends(words: Any, ends: Ends) -> None:
    """Write the spaces where walks end as bits, for each number of steps."""
    for steps, spaces in enumerate(ends):
        for space in spaces:
            words[steps, space // WORD] |= 1 << space % WORD


def _names(data: GangstersFile, board: Board) -> dict[str, list[str]]:
    # Every action has a text in every edition, so places and public that an edition does not use have names too.
    spaces = len(board.city.names)
    gangs = [gang.name.lower() for gang in data.gang]
    pieces = [piece.name.lower() for piece in Piece]
    cops = [str(number) for number in range(LOWEST_COP, LOWEST_COP + COPS)]
    public = [f"{public.value}{chr(ord('a') + i)}" for public in data.public for i in range(public.count)]
    return {
        "space": [*board.city.names, *(f"no-space-{number}" for number in range(spaces + 1, MOST_SPACES + 1))],
        "joint": [*(building.id for building in board.buildings[:JOINTS]), "nothing"],
        "building": [building.name for building in board.buildings],
        "piece": pieces,
        "side": ["clean", "criminal"],
        "cop": cops,
        "cop_luck": [f"cop-{cop}" for cop in cops],
        "marker": [*(f"marker-{cop}" for cop in cops), "untouchable"],
        "public": [*public, *(f"no-public-{number}" for number in range(len(public) + 1, MOST_PUBLIC + 1))],
        "dice": ["+".join(compress(DICE_OF_PIECES, mix)) for mix in MIX_OF_DICE],
        "target": [*(f"{gang}-{piece}" for gang, piece in product(gangs, pieces)), *(f"cop-{cop}" for cop in cops)],
        "gang": gangs,
        "player": [gang.name for gang in data.gang],
        "colour": [gang.colour for gang in data.gang],
        "joint_colour": [*JOINT_COLOURS],
        "station": [station.name for station in board.stations],
        "die": [die.name.lower() for die in Die],
        "face": [str(face) for face in range(FACES + 1)],
        "money": [str(step) for step in CASH_STEPS],
        "members": [str(number) for number in range(MOST_NUMBER + 1)],
    }


def _check(data: GangstersFile, file: str) -> None:
    _check_number(file, "untouchables", data.untouchables, 0, MOST_UNTOUCHABLES)
    _check_gangs(data.gang, file)
    _check_prices(data.colour, file)
    check_different(file, "public.value", [str(public.value) for public in data.public], "GA-1.3")
    for i, public in enumerate(data.public):
        _check_number(file, f"public[{i}].value", public.value, 1, MOST_VALUE)
        _check_number(file, f"public[{i}].count", public.count, 1, MOST_PUBLIC)
    _check_number(file, "public.count", sum(public.count for public in data.public), 0, MOST_PUBLIC)


def _check_gangs(gangs: list[Gang], file: str) -> None:
    check_count(file, "gang", len(gangs), MOST_SEATS, "GA-1.1")
    for i, gang in enumerate(gangs):
        if not WORD_OF_LETTERS.fullmatch(gang.name):
            raise BadEdition(
                "gang-not-a-word", rule="GA-1.1", catalogue=FOLDER, file=file, path=f"gang[{i}].name", name=gang.name
            )
    check_different(file, "gang.name", [gang.name for gang in gangs], "GA-1.1")
    check_different(file, "gang.colour", [gang.colour for gang in gangs], "GA-1.1")


def _check_prices(colours: list[Colour], file: str) -> None:
    """Prices are round."""
    check_names(file, "colour", [colour.name for colour in colours], JOINT_COLOURS, "GA-1.2")
    for i, colour in enumerate(colours):
        _check_number(file, f"colour[{i}].price", colour.price, MONEY, MOST_PRICE, "GA-1.2")
        if colour.price % MONEY:
            raise _wrong("price-not-round", "GA-1.2", file=file, path=f"colour[{i}].price", value=colour.price)


def _check_money(e: Loose, file: str) -> None:
    """The last of four players can afford the joints that the others leave, and no income exceeds the range of cash."""
    prices = e.price[e.by_price]
    price = int(sum(prices[MOST_SEATS * claim - 1] for claim in range(1, CLAIMS + 1)))
    if price > CLAIM_LIMIT:
        raise _wrong("prices-too-high", "GA-2.1", file=file, price=price, limit=CLAIM_LIMIT)
    most = (MOST_CASH - MOST_SEATS * (CLAIM_LIMIT + GANG_MONEY)) // (MOST_SEATS * ROUNDS)
    if e.most_income > most:
        raise _wrong("income-too-high", "GA-7.2", file=file, income=e.most_income, most=most)


def _warnings(data: GangstersFile, board: Board) -> list[EditionWarning]:
    """List differences from our edition: right if the printed game says so, otherwise a slip."""
    counts = Counter(building.colour for building in board.buildings)
    found = [
        _unusual("edition-joints", colour=Word("colour", colour), count=counts[colour], usual=usual)
        for colour, usual in zip(JOINT_COLOURS, USUAL_JOINTS, strict=True)
        if counts[colour] != usual
    ]
    for one, other in pairwise(data.colour):
        if other.price < one.price:
            colour, dearer = Word("colour", other.name), Word("colour", one.name)
            found.append(_unusual("edition-price-falls", colour=colour, price=other.price, dearer=dearer, before=one.price))
    if counts[GREY] < USUAL_GREY:
        found.append(_unusual("edition-few-grey", count=counts[GREY], usual=USUAL_GREY))
    found += [
        _unusual("edition-many-doors", "GA-1.5", id=building.id, count=len(building.doors), usual=USUAL_DOORS)
        for building in board.buildings
        if len(building.doors) > USUAL_DOORS
    ]
    return found + [
        _unusual("edition-gang-colour", "GA-1.1", gang=gang.name, colour=Word("colour", gang.colour.casefold()))
        for gang in data.gang
        if gang.colour.casefold() in (*JOINT_COLOURS, GREY)
    ]


def _unusual(sentence: str, rule: str = "GA-1.2", **facts: object) -> EditionWarning:
    return EditionWarning(sentence, rule, FOLDER, **facts)


def _check_number(file: str, path: str, value: int, least: int, most: int, rule: str = "GA-1.3") -> None:
    if not least <= value <= most:
        raise _wrong("number-out-of-range", rule, file=file, path=path, value=value, least=least, most=most)


def _wrong(sentence: str, rule: str, **facts: object) -> BadEdition:
    return BadEdition(sentence, rule=rule, catalogue=FOLDER, **facts)
