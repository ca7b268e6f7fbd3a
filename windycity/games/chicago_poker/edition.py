"""Chicago Poker's edition file: its shape, its checks, and the flat form that the rules read."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from windycity.core.edition import Edition, EditionFile, Name, Section, check_count, check_names, read_file
from windycity.core.errors import BadEdition
from windycity.core.events import MOST_SEATS
from windycity.core.names import name_of
from windycity.games.chicago_poker.position import BUSINESSES, COLOURS, EDITION, ROW, SPOTS, VALUES, Business
from windycity.games.chicago_poker.rules.combinations import Combination

SPECIALS = ("Murder", "Raid", "Limousine", "Gun", "Blackmail")


class Colour(Section, frozen=True):
    """A colour of gangsters: its letter in the names of cards, and its name."""

    letter: Name
    name: Name


class BusinessKind(Section, frozen=True):
    """A kind of business: how the first to the fifth card of a row lie there."""

    name: Name
    facing: list[Literal["up", "down"]]


class Boss(Section, frozen=True):
    """A boss: the name on the card, and the short one used in moves."""

    name: Name
    short: Name


class ChicagoPokerFile(EditionFile, frozen=True):
    """The whole file."""

    colour: list[Colour]
    business: list[BusinessKind]
    boss: list[Boss]


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition with what and where."""
    data, digest = read_file(file, ChicagoPokerFile, "chicago-poker")
    _check(data, str(file))
    flat = EDITION.loose()[0]
    for kind, business in enumerate(data.business):
        for place, facing in enumerate(business.facing):
            flat.face_up[kind, place] = facing == "up"
    cards = [f"{colour.letter}{value}" for colour in data.colour for value in range(1, VALUES + 1)]
    names = {
        "card": [*cards, *SPECIALS],
        "business": [business.name for business in data.business],
        "boss": [boss.short for boss in data.boss],
        "boss-name": [boss.name for boss in data.boss],
        "colour": [colour.name for colour in data.colour],
        "spot": [str(spot + 1) for spot in range(SPOTS)],
        "place": [str(place + 1) for place in range(ROW)],
        "combination": [name_of(combination) for combination in Combination],
    }
    return Edition(data.name, digest, flat, names)


def _check(data: ChicagoPokerFile, file: str) -> None:
    check_count(file, "colour", len(data.colour), COLOURS, "CP-1.1")
    check_count(file, "business", len(data.business), BUSINESSES, "CP-1.3")
    check_count(file, "boss", len(data.boss), MOST_SEATS, "CP-1.4")
    for i, business in enumerate(data.business):
        check_count(file, f"business[{i}].facing", len(business.facing), ROW, "CP-4.4")
    kinds = [name_of(kind) for kind in Business]
    check_names(file, "business", [business.name for business in data.business], kinds, "CP-1.3")
    _check_words(file, "colour.letter", [colour.letter for colour in data.colour])
    _check_words(file, "boss.short", [boss.short for boss in data.boss])


def _check_words(file: str, path: str, words: list[str]) -> None:
    """Names in moves are single words, all different, and none looks like a number or a special."""
    folded = [word.casefold() for word in words]
    for i, word in enumerate(folded):
        plain = word.replace("'", "").replace("-", "").isalpha()
        if not plain or folded.index(word) != i or word in [special.casefold() for special in SPECIALS]:
            raise BadEdition("edition-bad-word", file=file, path=f"{path}[{i}]", word=words[i])
