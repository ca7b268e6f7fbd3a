"""Editions unlike ours: an owner may enter what the printed game says, and the game works with it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import numpy as np
import pytest

import windycity
from tests.conformance.cases import eyes, twin_of, walk
from windycity.bots.bot import glimpse_of
from windycity.bots.names import make_bot
from windycity.core import record as records
from windycity.core.chance import CHANCE
from windycity.core.events import LOG
from windycity.core.game import Game
from windycity.core.position import LooseArray
from windycity.core.words import LANGUAGES
from windycity.games.gangsters.board import JOINT_COLOURS
from windycity.games.gangsters.position import JOINTS

OWN = (windycity.game("gangsters", compiled=False).rulebook.folder / "edition.toml").read_text("utf-8")
JOINT = re.compile(rf"^([A-Z]\d \| )({'|'.join(JOINT_COLOURS)}) *\|", re.MULTILINE)


def priced(text: str, *prices: int) -> str:
    """The edition with these prices, colour by colour."""
    left = iter(prices)
    return re.sub(r"^price = \d+", lambda _: f"price = {next(left)}", text, flags=re.MULTILINE)


def coloured(text: str, *counts: int) -> str:
    """The edition with this many joints of each colour; neighbours on the list differ in colour while they can."""
    left = [[colour] * count for colour, count in zip(JOINT_COLOURS, counts, strict=True)]
    colours = [names.pop() for _ in range(max(counts)) for names in left if names]
    return JOINT.sub(lambda found: f"{found[1]}{colours.pop()} |", text)


def without_grey(text: str) -> str:
    """The edition without grey buildings: water takes their places."""
    grey = re.findall(r"^([A-Z]\d) \| grey", text, flags=re.MULTILINE)
    text = re.sub(r"^[A-Z]\d \| grey.*\n", "", text, flags=re.MULTILINE)
    grid, rest = text.split("buildings =")
    buildings, districts = rest.split("districts =")
    for name in grey:
        grid, districts = grid.replace(name, "~~"), districts.replace(f" {name}", "")
    return f"{grid}buildings ={buildings}districts ={districts}"


EDITIONS = {
    "prices fall": priced(OWN, 600, 500, 400, 300, 200, 100),
    "one price": priced(OWN, 300, 300, 300, 300, 300, 300),
    "nearly one colour": coloured(OWN, 34, 1, 1, 1, 1, 1),
    "colours of three": coloured(priced(OWN, 300, 100, 1000, 100, 700, 200), 14, 3, 5, 3, 11, 3),
    "no grey buildings": without_grey(OWN),
}
WARNINGS = {
    "prices fall": {"edition-price-falls"},
    "one price": set(),
    "nearly one colour": {"edition-joints"},
    "colours of three": {"edition-joints", "edition-price-falls"},
    "no grey buildings": {"edition-few-grey"},
}
per_edition = pytest.mark.parametrize("name", EDITIONS)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("editions")


@cache
def opened(name: str, folder: Path) -> Game:
    file = folder / f"{name}.toml"
    file.write_text(EDITIONS[name], "utf-8")
    return windycity.game("gangsters", file, compiled=False)


@per_edition
def test_what_is_unusual_is_told_and_not_refused(name: str, folder: Path) -> None:
    warnings = opened(name, folder).edition.warnings
    assert {warning.sentence for warning in warnings} == WARNINGS[name]
    for warning in warnings:
        assert len({warning.message(language) for language in LANGUAGES}) == len(LANGUAGES)


@per_edition
@pytest.mark.parametrize(("seats", "greedy"), [(2, 0b01), (4, 0b1110)])
def test_matches_end_and_stay_sound(name: str, seats: int, greedy: int, folder: Path) -> None:
    """Some seats play at random, some by advice; the kernel looks for a flaw, and for a seat without an answer, every time."""
    game = opened(name, folder)
    run = game.interpreted
    positions, table = run.array(game.rulebook.position, 3), np.zeros((1, 4 + seats), np.int64)
    arguments = seats, greedy, 1, 0, game.rulebook.most_answers, 1
    chances, logs = run.array(CHANCE, 2), run.array(LOG)
    run.call["play_matches"](positions, run.editions, *arguments, chances, logs, run.out, run.weights, table)
    _, winners, reason, flaw = table[0, :4]
    assert (flaw, winners > 0, reason > 0) == (0, True, True)
    game.rulebook.position.pack(LooseArray(positions[1:2]))  # every value is in its range


@per_edition
def test_what_every_seat_sees(name: str, folder: Path) -> None:
    """The table can be drawn in all languages, nothing hidden is shown, positions and records can be read again, bots search."""
    game, random = opened(name, folder), Random(1)
    match = game.start(3, seed=3)
    assert make_bot("search:2", 1).choose(glimpse_of(match, match.waiting[0])) in match.legal(match.waiting[0])
    for _ in walk(match, random):
        if len(match.answers) == 200:
            break
        if len(match.answers) % 40 == 0:
            data = game.dump_position(match.position)
            assert game.dump_position(game.load_position(data)) == data
            for eye in eyes(match):
                assert twin_of(match, eye, random).view(eye) == match.view(eye)
                assert all(game.draw(match.view(eye), language) for language in LANGUAGES)
    assert records.replay(game, records.read(match.save())).answers == match.answers


def test_ga_10_1_a_colour_claimed_whole_wins_at_the_end_of_the_first_turn(folder: Path) -> None:
    """Three claims make a whole colour; nobody has won before a turn has ended."""
    game = opened("colours of three", folder)
    colours = game.edition.data.colour
    red = [game.edition.names["joint"][joint] for joint in range(JOINTS) if colours[joint] == JOINT_COLOURS.index("red")]
    match = game.start(2, seed=1)
    first = match.waiting[0]
    while match.ask == "claim":
        seat = match.waiting[0]
        match.play(seat, f"claim {red.pop()}" if seat == first else match.legal(seat)[0])
    while match.ask == "gang":
        match.play(match.waiting[0], ["hire racketeers", "hire thugs", "hire vamps", "done"])
    while match.ask == "place":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    game.load_position(game.dump_position(match.position))
    match.play(first, "throw")
    match.play(first, "pass")
    match.play(first, "done")
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == ((first,), "colour")
