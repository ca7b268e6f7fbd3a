"""The golden matches of Chicago: every way it ends, every seat count, fights and rarities."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.chicago.story import story
from tests.golden.find import Finder, finish, has_event, moves, played
from windycity.core.match import Match

FIND = Finder("chicago", seats=2)
CENTRAL = "NW4A NE4A NE5A SE4A SE5A SW4A SW5A"

ALL_BUT_CENTRAL = " ".join(
    f"{district}{bar}"
    for district, bars in (
        ("NW", "1a 1b 1c 1d 1e 1f 1g 1h 2a 2b 2c 2d 2e 2f 3a 3b 3c 4b 5b 5c"),
        ("NE", "1a 1b 1c 1d 1e 1f 1g 1h 2a 2b"),
    )
    for bar in bars.split()
)


def three_casinos() -> Match:
    s = story(men={0: ["yellow NW-casino", "red NE-casino", "green f18"], 1: ["yellow SE-hq"]}, dice="1 1 2")
    return finish(s.walk(0, 3, "2", "g18", "SW-casino").match)


def central_bars() -> Match:
    s = story(men={0: ["yellow j12"]}, chips={0: CENTRAL}, dice="1 1 2")
    return finish(s.walk(0, 1, "2", "NW5A").match)


def five_yellows_in_anothers_turn() -> Match:
    men = {0: ["blue k12"], 1: ["red l12", "yellow SE-hq", "yellow SE-hq", "yellow SE-hq", "yellow SE-hq"]}
    return finish(story(men=men, dice="1 1 2").walk(0, 1, "1", "l12", chance="1 6").match)


def five_yellows_by_the_last_fight() -> Match:
    men = {0: ["red j12", *["yellow NW-hq"] * 4], 1: ["blue NW5A"]}
    return finish(story(men=men, dice="1 1 2").walk(0, 1, "1", "NW5A", chance="6 1").match)


GOLDEN: dict[str, Callable[[], Match]] = {
    "ends-three-casinos": three_casinos,
    "ends-central-bars": central_bars,
    "ends-five-yellows": five_yellows_in_anothers_turn,
    "ends-five-yellows-by-the-last-fight": five_yellows_by_the_last_fight,
    "ends-richest": lambda: FIND.any(2),
    "three-players": lambda: FIND.any(3),
    "four-players": lambda: FIND.any(4),
    "fight-won": lambda: FIND.first(has_event("rose"), seats=4),
    "fight-in-an-order": lambda: played(
        story(
            men={0: ["yellow j12"], 1: ["blue NW5A", "green NW5A", "red NW5A"]},
            dice="1 2 3",
            number=24,
        ),
        *((0, move) for move in ("move 1 with 1", "step NW5A", "fight 3")),
    ),
    "reserve-comes-in": lambda: FIND.first(moves("from"), seats=2),
    "through-an-exit": lambda: played(
        story(men={0: ["blue a12"]}, dice="1 2 3", number=24), (0, "move 1 with 1"), (0, "step x13")
    ),
    "bars-change-hands": lambda: FIND.first(has_event("chip-back"), seats=4),
    "no-chips-left": lambda: played(
        story(men={0: ["blue j12"]}, chips={0: ALL_BUT_CENTRAL}, dice="1 2 3", number=24),
        *((0, move) for move in ("move 1 with 1", "step NW5A")),
    ),
}
