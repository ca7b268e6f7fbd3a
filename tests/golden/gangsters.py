"""The golden matches of Gangsters: every way it ends, every seat count, and rarities. Most begin in the last round."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.games.gangsters import moments
from tests.games.gangsters.story import Story, start, story
from tests.golden.find import finish, played
from windycity.core.match import Match

GANG = "R4 A2, T3 d-4, V1 A3"
NINE = "A3 A4 I3 I4 E1 E2 E3 J1 J3"


def last(**facts: Any) -> Story:
    """The last turn of a match."""
    return story(**{"seats": 2, "number": 60, "active": 1, "order": (0, 1), **facts})


def colour() -> Match:
    s = story(2, at="buy", pieces={0: "R4 F2, T1 A1, V1 A1"}, joints={0: "B1 D1 D3"}, cash={0: 600}, number=60)
    return played(s, (0, "buy"))


def ten_joints() -> Match:
    s = story(2, at="buy", pieces={0: GANG}, joints={0: NINE}, cash={0: 200}, number=60)
    return played(s, (0, "buy"))


def cash() -> Match:
    facts: dict[str, Any] = {"pieces": {0: GANG}, "joints": {0: "A2"}, "public": {"3a": "A2"}, "cash": {0: 9900}}
    return finish(story(2, at="buy", number=60, **facts).match)


def whole_match() -> Match:
    """Set-up and some rounds, by moves that always pass quickly."""
    s = start(2)
    for seat, claim in ((0, "A2"), (1, "B4"), (0, "A3"), (1, "E1"), (0, "A4"), (1, "E2")):
        s.play(seat, f"claim {claim}")
    for seat in range(2):
        s.play(seat, ["hire racketeers", "hire thugs", "hire vamps", "done"])
    for seat, home in ((0, "A2"), (1, "B4")):
        s.play(seat, [f"place {piece} {home}" for piece in ("racketeers", "thugs", "vamps")])
    return finish(s.match)


def shown_marker() -> Match:
    s = story(2, at="police", pieces={0: GANG}, cops={"7": "d-4"}, markers={1: "marker-7"}, dice="2 1 2 3 4", number=60)
    return played(s, (0, "cop 7 to d-2"), (1, "show 7"))


def raid() -> Match:
    s = story(
        2, at="police", joints={1: "A2"}, public={"2a": "A2"}, cops={"7": "d-2"}, pieces={0: "R2 B3"}, dice="1 1 1 1 1", number=60
    )
    return played(s, (0, "cop 7 to A2"), (1, "pass"))


def new_cop() -> Match:
    return played(story(2, at="police", pieces={0: GANG}, dice="1 1 2 3 4", number=60), (0, "new cop"))


def bribe() -> Match:
    s = story(2, at="police", pieces={0: GANG}, cops={"7": "d-4"}, cash={0: 500}, dice="1 1 2 3 4", number=60)
    return played(s, (0, "bribe 7"), (0, "done"))


def subway() -> Match:
    return played(story(2, at="police", pieces={0: GANG}, cops={"7": "b-4"}, dice="2 1 2 3 4", number=60), (0, "subway 7"))


def recruited() -> Match:
    s = story(2, pieces={0: "R4 A2"}, joints={0: "A2"}, cash={0: 900}, dice="1 1 2 1 1", number=60)
    return played(s, (0, "recruit thugs 2"))


def moment(make: Callable[[int, int], Story], seats: int) -> Match:
    """A rare moment, in the last round."""
    return finish(make(seats, 60).match)


GOLDEN: dict[str, Callable[[], Match]] = {
    "ends-colour": colour,
    "ends-ten-joints": ten_joints,
    "ends-cash": cash,
    "ends-richest": lambda: finish(last(at="buy", pieces={0: GANG, 1: "R2 B3"}, joints={0: "A2", 1: "B3"}).match),
    "whole-match": whole_match,
    "marker-shown": shown_marker,
    "raid": raid,
    "new-cop": new_cop,
    "bribe": bribe,
    "subway-change": subway,
    "piece-comes-back": recruited,
    **{f"{make.__name__.replace('_', '-')}-{seats}": partial(moment, make, seats) for seats in (3, 4) for make in moments.MAKERS},
}
