"""Editions unlike our reconstruction: an owner may enter what the printed cards say, and the game works with it."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import windycity
from tests.conformance.cases import eyes, twin_of, walk
from windycity.bots.bot import glimpse_of
from windycity.bots.names import make_bot
from windycity.core import record as records
from windycity.core.chance import CHANCE, begin_step
from windycity.core.edition import Source
from windycity.core.engine import Engine
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import LooseArray, Positions
from windycity.core.words import LANGUAGES
from windycity.games.chicago_gangsters.edition import ChicagoGangstersFile, Coalition, District, Loot, PersonMeans

OWN = windycity.game("chicago-gangsters").rulebook.folder / "edition.toml"
USUAL = msgspec.toml.decode(OWN.read_bytes(), type=ChicagoGangstersFile)
CLANS = [clan.name for clan in USUAL.clan]
SOURCE: Source = "reported"


def coalition(challengers: tuple[str, str], question: int = 0, pick: tuple[int, int] = (0, 0)) -> Coalition:
    """A card with the `?` at one of the two challengers, and the pick marks at one of each side."""
    defenders = [clan for clan in CLANS if clan not in challengers]
    return Coalition([*challengers], challengers[question], [challengers[pick[0]], defenders[pick[1]]], source=SOURCE)


def any_coalitions(seed: int) -> list[Coalition]:
    random, pairs = Random(seed), list(combinations(CLANS, 2))

    def marks() -> tuple[int, int]:
        return random.randrange(2), random.randrange(2)

    return [coalition(random.choice(pairs), random.randrange(2), marks()) for _ in range(12)]


def changed(**fields: object) -> ChicagoGangstersFile:
    return msgspec.structs.replace(USUAL, **fields)


EDITIONS = {
    "one pair always challenges": changed(coalition=[coalition((CLANS[0], CLANS[1]))] * 12),
    "the clan that is out with three always challenges": changed(coalition=[coalition((CLANS[3], CLANS[2]), 0, (1, 1))] * 12),
    "one clan always has the ?": changed(coalition=[coalition((CLANS[0], other)) for other in CLANS[1:]] * 4),
    "any pairs, 1": changed(coalition=any_coalitions(1)),
    "any pairs, 2": changed(coalition=any_coalitions(2)),
    "only persons count": changed(district=[District(f"Ward {i}", [], True, source=SOURCE) for i in range(13)]),
    "nothing counts": changed(district=[District(f"Ward {i}", [], False, source=SOURCE) for i in range(13)]),
    "everything counts": changed(
        district=[District(f"Ward {i}", ["weapons", "bribes", "blackmail"], True, source=SOURCE) for i in range(13)]
    ),
    "much loot": changed(loot=[Loot(["2A+9M", "2A+P+9M"], ["2A+9M", "9M"], source=SOURCE)] * 12),
    "the losers' persons": changed(loot=[Loot(["A", "A"], ["P", "A"], source=SOURCE)] * 12),
    "one means for all persons": changed(person=[PersonMeans(person.name, "bribes", source=SOURCE) for person in USUAL.person]),
}
Table = tuple[int, bool]
TABLES: list[Table] = [(3, True), (3, False), (4, True), (4, False), (5, False)]  # seats, and whether with the Godfather

per_edition = pytest.mark.parametrize("name", EDITIONS)


def written(edition: ChicagoGangstersFile) -> str:
    """An edition as TOML; its values read the same as JSON."""
    fields = msgspec.to_builtins(edition)
    lines = [f"{name} = {json.dumps(value)}" for name, value in fields.items() if not isinstance(value, list)]
    for name, entries in fields.items():
        for entry in entries if isinstance(entries, list) else ():
            lines += [f"[[{name}]]", *(f"{key} = {json.dumps(value)}" for key, value in entry.items())]
    return "\n".join(lines)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("editions")


@cache
def opened(name: str, folder: Path) -> Game:
    file = folder / f"{name.replace(' ', '-')}.toml"
    file.write_text(written(EDITIONS[name]), "utf-8")
    return windycity.game("chicago-gangsters", file, compiled=False)


@per_edition
def test_what_is_unusual_is_told_and_not_refused(name: str, folder: Path) -> None:
    warnings = opened(name, folder).edition.warnings
    given = {warning.sentence for warning in warnings}
    pairs = EDITIONS[name].coalition != USUAL.coalition
    empty = any(not district.means for district in EDITIONS[name].district)
    assert given == {sentence for sentence, found in (("edition-pair-count", pairs), ("edition-district-empty", empty)) if found}
    for warning in warnings:
        assert len({warning.message(language) for language in LANGUAGES}) == len(LANGUAGES)


def play_matches(game: Game, run: Engine, table: Table, matches: int) -> Positions:
    """Play matches at random and by advice, each without a flaw after any answer and to an end; return the last positions."""
    seats, godfather = table
    positions = run.array(game.rulebook.position, 3)
    options: Any = positions[0]
    options.talk, options.godfather = int(seats != 4), int(godfather)
    for greedy in (0, (1 << seats) - 1):
        results = np.zeros((matches, 4 + seats), np.int64)
        arguments = seats, greedy, 1, 0, game.rulebook.most_answers, 1
        chances, logs = run.array(CHANCE, 2), run.array(LOG)
        run.call["play_matches"](positions, run.editions, *arguments, chances, logs, run.out, run.weights, results)
        _, winners, reasons, flaws = results[:, :4].T
        assert flaws.tolist() == [0] * matches
        assert (winners > 0).all()
        assert (reasons > 0).all()
    return positions


@pytest.mark.compiled
@per_edition
def test_matches_end_and_stay_sound(name: str, folder: Path) -> None:
    """The kernel looks for a flaw after every answer, and for a seat without an answer."""
    game = opened(name, folder)
    run = game.compile()
    for table in TABLES:
        play_matches(game, run, table, 10)


@per_edition
def test_every_value_stays_in_its_range(name: str, folder: Path) -> None:
    """Interpreted, where nothing wraps around and every index is checked: each edition at one of the tables."""
    game = opened(name, folder)
    positions = play_matches(game, game.interpreted, TABLES[[*EDITIONS].index(name) % len(TABLES)], 1)
    game.rulebook.position.pack(LooseArray(positions[1:2]))


@pytest.mark.compiled
@per_edition
def test_worlds_fit_what_a_seat_knows_and_nothing_hidden_is_shown(name: str, folder: Path) -> None:
    """Along compiled matches; worlds are imagined interpreted."""
    game = opened(name, folder)
    fast, run = game.with_engine(game.compile()), game.interpreted
    random, chances = Random(1), run.array(CHANCE)
    begin_step(chances, "fast-1", bytes(8), 1)
    for seats, godfather in TABLES[::2]:
        match = fast.start(seats, seed=seats, godfather=godfather)
        for _ in walk(match, random):
            if len(match.answers) % 59:
                continue
            for eye in eyes(match):
                observed = run.of(match.observed(eye))
                game.check_position(observed[0])
                run.call["imagine_world"](observed, run.editions, chances)
                game.check_position(observed[0])
                assert twin_of(match, eye, random).view(eye) == match.view(eye)
            view = match.view(random.choice(eyes(match)))
            assert all(game.draw(view, language) for language in LANGUAGES)
        assert records.replay(fast, records.read(match.save())).result == match.result


@per_edition
def test_a_bot_can_search(name: str, folder: Path) -> None:
    game = opened(name, folder)
    for seats, godfather in TABLES[::2]:
        match = game.start(seats, seed=seats, godfather=godfather)
        seat = match.waiting[0]
        assert make_bot("search:6", 1).choose(glimpse_of(match, seat)) in match.legal(seat)
