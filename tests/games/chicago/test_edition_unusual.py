"""Boards unlike the one we have drawn: they get warnings but are not refused, and are played to the end."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.chicago.story import GAME
from tests.games.chicago.test_edition import CORNERS, OWN, ROWS, check, drawn, edited, load
from windycity.core.city import turned, turned_side
from windycity.core.words import LANGUAGES

DOORS = OWN.split('doors = """\n')[1].split('\n"""')[0].split("\n")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "own.toml"


def warned(file: Path, text: str) -> list[str]:
    """The warnings about an edition that can be read; every language has its own words for them."""
    warnings = load(file, text).edition.warnings
    assert all(len({warning.message(language) for language in LANGUAGES}) == len(LANGUAGES) for warning in warnings)
    return [warning.sentence for warning in warnings]


def whole(*changes: tuple[str, str], **doors: str) -> str:
    """The usual edition with a plan of the whole board, with changes by place, as `("b2", "##")`, and of doors."""
    size = 2 * len(ROWS)
    grid = [[""] * size for _ in range(size)]
    listed = {}
    for district, corner in enumerate(CORNERS):
        for r, row in enumerate(ROWS):
            for c, token in enumerate(row.split()):
                down, right = turned((r, c), size, district)
                grid[down][right] = token
        for line in DOORS:
            label, sides = line.split(": ")
            listed[f"{corner}{label}"] = " ".join(turned_side(side, district) for side in sides.split())
    for place, token in changes:
        grid[int(place[1:]) - 1][ord(place[0]) - ord("a")] = token
    text = OWN.replace("\n".join(ROWS), "\n".join(map(" ".join, grid)), 1)
    lines = [f"{label}: {sides}" for label, sides in {**listed, **doors}.items()]
    return text.replace("\n".join(DOORS), "\n".join(lines), 1)


NO_CENTRAL = drawn(("k10", "4c"), ("j11", "5d"), text=edited(("4A: S", "4c: S"), ("5A: S", "5d: S"), ("HQ: N E S W", "HQ: E")))


@pytest.mark.parametrize(
    ("text", "warnings"),
    [
        (OWN, []),
        (whole(), []),
        (drawn(("j4", "5d"), text=edited(("2d: N", "5d: N"))), ["plan-wrong-bars", "plan-wrong-bars"]),
        (drawn(("j4", "6d"), text=edited(("2d: N", "6d: N"))), ["plan-wrong-bars", "plan-wrong-bars"]),
        (drawn(("k10", "4c"), text=edited(("4A: S", "4c: S"))), ["plan-wrong-central"]),
        (edited(("HQ: N E S W", "HQ: E")), ["headquarters-doors"]),
        (drawn(("k10", "4b"), ("b11", "4A")), ["central-not-at-square"]),
        (drawn(("l1", "..")), ["plan-wrong-exits"]),
        (whole(SECA="E"), ["plan-districts-differ"]),
        (NO_CENTRAL, ["plan-wrong-central", "headquarters-doors"]),
    ],
)
def test_ch_1_3_what_is_unlike_our_board_is_told(file: Path, text: str, warnings: list[str]) -> None:
    assert warned(file, text) == warnings


def test_ch_1_3_the_whole_board_can_be_drawn(file: Path) -> None:
    edition = load(file, whole()).edition
    assert edition.names["space"] == GAME.edition.names["space"]
    assert (edition.data.distance == GAME.edition.data.distance).all()


def test_ch_1_3_there_is_room_for_eight_exits(file: Path) -> None:
    check(file, drawn(("a7", "EX")), "plan-too-many-exits", "CH-1.3", count=3, most=2)
    check(file, whole(("x24", "EX")), "plan-too-many-exits", "CH-1.3", count=9, most=8)


@pytest.mark.parametrize("text", [NO_CENTRAL, whole(("x24", "##"), ("a12", ".."), SECA="E")])
def test_an_odd_board_is_played_to_the_end(file: Path, text: str) -> None:
    game, random, answers = load(file, text), Random(1), 0
    match = game.start(seats=2, seed=1)
    while not match.over:
        seat = match.waiting[0]
        match.play_actions(seat, [random.choice(match.legal_actions(seat))])
        answers += 1
        if answers % 40 == 0 or match.over:
            data = game.dump_position(match.position)
            assert game.dump_position(game.load_position(data)) == data
    assert answers > 50
