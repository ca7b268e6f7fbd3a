"""Chicago Gangsters' edition file: its shape, its checks, and the flat form that the rules read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Literal

from windycity.core.edition import Edition, EditionFile, EditionWarning, Name, Section, check_count, check_different, read_file
from windycity.core.errors import BadEdition
from windycity.core.names import name_of
from windycity.games.chicago_gangsters.position import (
    ACTS_AS_MEANS,
    ALWAYS_USABLE,
    CARDS,
    CLANS,
    COALITIONS,
    DISTRICTS,
    EDITION,
    HIGHEST_WORD,
    LOOT_CARDS,
    MEANS_OF,
    MOST_IN_PACKAGE,
    MOST_SEATS,
    VALUE_OF,
    Means,
    Payment,
    Person,
    Place,
    Side,
)
from windycity.games.chicago_gangsters.words import FOLDER

MeansName = Literal["weapons", "bribes", "blackmail"]
LETTERS = "WBK"  # weapons, bribes, blackmail: K for black, because B is taken
MEANS_NAMES = tuple(means.name.lower() for means in Means)
PERSON_NAMES = tuple(name_of(person) for person in Person)
WITH_MEANS = (*ALWAYS_USABLE, *ACTS_AS_MEANS)
MOST_OF = {"A": MOST_IN_PACKAGE, "P": 1, "M": 9}
CARDS_OF_PAIR = 2  # CG-1.3: in our reconstruction
PRIZES = (*MEANS_NAMES, "persons", "godfather-points")


class Clan(Section, frozen=True):
    """A clan: its name."""

    name: Name


class Player(Section, frozen=True):
    """A player's name, because clans can change hands."""

    name: Name


class Coalition(Section, frozen=True):
    """A coalition card: the clans that challenge, the one with the `?`, and the pick mark of each side."""

    challengers: list[str]
    question: str
    pick: list[str]


class District(Section, frozen=True):
    """A district: the means usable there, and whether persons count."""

    name: Name
    means: list[MeansName]
    persons: bool


class Loot(Section, frozen=True):
    """A loot card: two packages for the winners and two for the losers, written as `2A`, `A+P` or `P+2M`."""

    winners: list[str]
    losers: list[str]


class PersonMeans(Section, frozen=True):
    """A person connected with one of the means."""

    name: str
    means: MeansName


class ChicagoGangstersFile(EditionFile, frozen=True):
    """The whole file."""

    clan: list[Clan]
    player: list[Player]
    coalition: list[Coalition]
    district: list[District]
    loot: list[Loot]
    person: list[PersonMeans]


@dataclass(frozen=True)
class Package:
    """A part of the loot: alcohol, means cards, and whether it has the person."""

    alcohol: int
    means: int
    person: bool


def read_package(text: str) -> Package | None:
    """Read a package such as `A+2M`; None if it is malformed."""
    found: Counter[str] = Counter()
    for part in text.replace(" ", "").split("+"):
        match = re.fullmatch(r"(\d?)([APM])", part)
        if match is None or match[2] in found or match[1] in ("0", "1"):
            return None
        found[match[2]] = int(match[1] or 1)
    if any(found[letter] > most for letter, most in MOST_OF.items()):
        return None
    return Package(found["A"], found["M"], bool(found["P"]))


def write_package(edition: Edition, loot: int, row: int, package: int) -> str:
    """Write a package of a loot card: `2A`, `A+P`, `P+2M`."""
    data = edition.data
    counts = (
        (data.alcohol[loot, row, package], "A"),
        (data.person[loot, row, package], "P"),
        (data.means[loot, row, package], "M"),
    )
    return "+".join((str(count) if count > 1 else "") + letter for count, letter in counts if count)


def read_edition(file: Path) -> Edition:
    """Read and check an edition file; anything wrong raises BadEdition with what and where."""
    data, digest = read_file(file, ChicagoGangstersFile, "chicago-gangsters")
    _check(data, str(file))
    flat = EDITION.loose()[0]
    clans = [clan.name for clan in data.clan]
    for i, coalition in enumerate(data.coalition):
        flat.side[i] = [Side.CHALLENGERS if clan in coalition.challengers else Side.DEFENDERS for clan in clans]
        flat.question[i] = clans.index(coalition.question)
        for clan in map(clans.index, coalition.pick):
            flat.pick[i, flat.side[i, clan]] = clan
    for i, district in enumerate(data.district):
        flat.usable[i] = [means in district.means for means in MEANS_NAMES]
        flat.persons_count[i] = district.persons
    for i, loot in enumerate(data.loot):
        for row, texts in enumerate((loot.winners, loot.losers)):
            for place, package in enumerate(map(read_package, texts)):
                assert package is not None
                flat.alcohol[i, row, place] = package.alcohol
                flat.means[i, row, place] = package.means
                flat.person[i, row, place] = package.person
    for person in data.person:
        flat.person_means[PERSON_NAMES.index(person.name)] = MEANS_NAMES.index(person.means)
    return Edition(data.name, digest, flat, _names(data), warnings=_warnings(data))


def _names(data: ChicagoGangstersFile) -> dict[str, list[str]]:
    """Name every kind of thing; no two kinds share a name, so that a name identifies forced luck."""
    return {
        "card": [f"{LETTERS[MEANS_OF[card]]}{VALUE_OF[card]}" for card in range(CARDS)],
        "person": [*PERSON_NAMES],
        "coalition": [*(f"C{number}" for number in range(1, COALITIONS + 1)), "end"],
        "district": [district.name for district in data.district],
        "loot": [f"L{number}" for number in range(1, LOOT_CARDS + 1)],
        "packages": [f"{', '.join(loot.winners)} / {', '.join(loot.losers)}" for loot in data.loot],
        "clan": [clan.name for clan in data.clan],
        "player": [player.name for player in data.player],
        "side": [side.name.lower() for side in Side],
        "package": ["1", "2"],
        "payment": [payment.name.lower() for payment in Payment],
        "place": [place.name.lower() for place in Place],
        "prize": [*PRIZES],
        "means": [*MEANS_NAMES],
        "strength": [str(strength) for strength in range(HIGHEST_WORD + 1)],
    }


def _check(data: ChicagoGangstersFile, file: str) -> None:
    check_count(file, "clan", len(data.clan), CLANS, "CG-1.2")
    check_count(file, "player", len(data.player), MOST_SEATS, "CG-7.2")
    check_count(file, "coalition", len(data.coalition), COALITIONS, "CG-1.2")
    check_count(file, "district", len(data.district), DISTRICTS, "CG-1.2")
    check_count(file, "loot", len(data.loot), LOOT_CARDS, "CG-1.2")
    check_different(file, "clan.name", [clan.name for clan in data.clan], "CG-1.2")
    check_different(file, "player.name", [player.name for player in data.player], "CG-7.2")
    others = [name for kind, names in _names(data).items() if kind in ("card", "person", "coalition", "loot") for name in names]
    check_different(file, "district.name", [*others, *(district.name for district in data.district)], "CG-1.4")
    _check_coalitions(data, file)
    _check_districts(data, file)
    _check_loot(data, file)
    _check_persons(data, file)


def _wrong(sentence: str, rule: str, file: str, path: str, **facts: object) -> BadEdition:
    return BadEdition(sentence, rule=rule, catalogue=FOLDER, file=file, path=path, **facts)


def _check_coalitions(data: ChicagoGangstersFile, file: str) -> None:
    """CG-1.3: two clans challenge; the `?` is a challenger's; each side has one pick mark."""
    clans = [clan.name for clan in data.clan]
    for i, coalition in enumerate(data.coalition):
        path = f"coalition[{i}]"
        for field, names in (
            ("challengers", coalition.challengers),
            ("question", [coalition.question]),
            ("pick", coalition.pick),
        ):
            for name in names:
                if name not in clans:
                    raise _wrong("edition-no-such-clan", "CG-1.3", file, f"{path}.{field}", clan=name, known=", ".join(clans))
        pair = frozenset(coalition.challengers)
        if len(coalition.challengers) != 2 or len(pair) != 2:
            raise _wrong("edition-not-a-pair", "CG-1.3", file, f"{path}.challengers")
        if coalition.question not in pair:
            raise _wrong("edition-question-not-challenger", "CG-1.3", file, f"{path}.question", clan=coalition.question)
        if len(coalition.pick) != 2 or len(set(coalition.pick) & pair) != 1 or len(set(coalition.pick) - pair) != 1:
            raise _wrong("edition-wrong-pick", "CG-1.3", file, f"{path}.pick")


def _check_districts(data: ChicagoGangstersFile, file: str) -> None:
    """CG-1.4: no means is named twice."""
    for i, district in enumerate(data.district):
        if len(set(district.means)) != len(district.means):
            raise _wrong("edition-district-means", "CG-1.4", file, f"district[{i}].means")


def _warnings(data: ChicagoGangstersFile) -> list[EditionWarning]:
    """List differences from our reconstruction: right if the printed cards say so, otherwise a slip."""
    found = []
    pairs = Counter(frozenset(coalition.challengers) for coalition in data.coalition)
    for one, other in combinations([clan.name for clan in data.clan], 2):
        if (count := pairs[frozenset((one, other))]) != CARDS_OF_PAIR:
            found.append(EditionWarning("edition-pair-count", "CG-1.3", FOLDER, one=one, other=other, count=count))
    empty = [district.name for district in data.district if not district.means]
    return found + [EditionWarning("edition-district-empty", "CG-1.4", FOLDER, district=name) for name in empty]


def _check_loot(data: ChicagoGangstersFile, file: str) -> None:
    """CG-1.5: two packages for each side, and the person in exactly one of the four."""
    for i, loot in enumerate(data.loot):
        packages = []
        for field, texts in (("winners", loot.winners), ("losers", loot.losers)):
            check_count(file, f"loot[{i}].{field}", len(texts), 2, "CG-1.5")
            for place, text in enumerate(texts):
                package = read_package(text)
                if package is None:
                    raise _wrong("edition-bad-package", "CG-1.5", file, f"loot[{i}].{field}[{place}]", text=text)
                packages.append(package)
        persons = sum(package.person for package in packages)
        if persons != 1:
            raise _wrong("edition-loot-persons", "CG-1.5", file, f"loot[{i}]", count=persons)


def _check_persons(data: ChicagoGangstersFile, file: str) -> None:
    """CG-8.2, CG-8.6: the six persons connected with a means, each once."""
    wanted = [PERSON_NAMES[person] for person in WITH_MEANS]
    if sorted(person.name for person in data.person) != sorted(wanted):
        raise _wrong("edition-wrong-persons", "CG-8.2", file, "person", wanted=", ".join(wanted))
