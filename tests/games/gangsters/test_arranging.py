"""Setting up a position of Gangsters by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import windycity
from tests.effort import often
from tests.games.arrangements import arrange_at_random, play_on
from windycity.core.errors import BadOption
from windycity.core.luck import Luck
from windycity.core.match import Match
from windycity.games.arranging import Arrangement

GAME = windycity.game("gangsters")


def ordinary(seats: int = 3) -> Arrangement:
    return Arrangement.ordinary(GAME, seats, {})


def written(arrangement: Arrangement) -> dict[str, Any]:
    return GAME.dump_position(arrangement.position)


def problem(arrangement: Arrangement) -> str | None:
    return arrangement.problem.sentence if arrangement.problem else None


def place_of(arrangement: Arrangement, thing: str) -> str:
    return next(piece.place for piece in arrangement.pieces if piece.thing == thing)


def put(arrangement: Arrangement, thing: str, end: str) -> None:
    arrangement.put(thing, place_of(arrangement, thing), end)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_is_arranged_can_be_played_or_says_why_not(seats: int) -> None:
    problems = arrange_at_random("gangsters", seats, 7, often(20))
    assert problems["none"]


def test_an_ordinary_start_has_gangs_in_the_city() -> None:
    data = written(ordinary(4))
    assert (data["round"], data["ask"]) == (1, "buy")
    assert all(sum(gang) > 0 for gang in data["strength"])
    assert len(data["owner"]) == 12


def test_pieces_come_and_go() -> None:
    arrangement = ordinary()
    put(arrangement, "target camorra-thugs", "off 1")
    assert written(arrangement)["strength"][1][1] == 0
    arrangement.put("target camorra-thugs", "off 1", "space d-4")
    assert written(arrangement)["piece_at"][1][1] == "d-4"
    assert written(arrangement)["strength"][1][1] == 1
    arrangement.set("strength camorra-thugs", 10)
    arrangement.set("criminal camorra-thugs", 1)
    arrangement.set("equipped camorra-thugs", 1)
    with pytest.raises(BadOption, match="from 1 to 3"):
        arrangement.set("strength camorra-vamps", 4)
    with pytest.raises(BadOption, match="cannot lie there"):
        arrangement.put("target camorra-thugs", "space d-4", "off 0")
    assert problem(arrangement) is None
    play_on(arrangement, random.Random(2), 20)


def test_joints_change_hands_and_levels_follow() -> None:
    arrangement = ordinary()
    for piece in [piece for piece in arrangement.pieces if piece.place.startswith("joints ")]:
        arrangement.put(piece.thing, piece.place, "joints")
    for joint in ("E1", "E2", "E3"):
        put(arrangement, f"space {joint}", "joints 0")
    arrangement.set("level E1", 3)
    assert written(arrangement)["level"]["E1"] == 3
    put(arrangement, "space E2", "joints 1")
    assert written(arrangement)["level"]["E1"] == 2, "no level is above the number of joints of its colour"
    with pytest.raises(BadOption, match="from 1 to 2"):
        arrangement.set("level E1", 3)
    put(arrangement, "space E2", "joints")
    assert "E2" not in written(arrangement)["level"]
    assert problem(arrangement) is None
    arrangement.set("round", 2)
    for joint in ("B1", "D1", "D3", "F2"):
        put(arrangement, f"space {joint}", "joints 0")
    assert problem(arrangement) == "flaw-already-won"


def test_cops_have_donuts_in_grey_buildings_only() -> None:
    arrangement = ordinary()
    arrangement.put("cop 7", "cops", "space K1")
    arrangement.set("donuts 7", 4)  # the second player's, Donuts 2
    assert (written(arrangement)["fed"], written(arrangement)["donuts"]) == ([None, "7"], [0, 2, 0])
    arrangement.put("cop 5", "cops", "space A1")
    arrangement.set("donuts 5", 3)
    assert (written(arrangement)["fed"], written(arrangement)["donuts"]) == ([None, "5"], [0, 1, 0]), "one cop for each player"
    assert problem(arrangement) is None
    arrangement.put("cop 5", "space A1", "space d-4")
    assert (written(arrangement)["fed"], written(arrangement)["donuts"]) == ([], [0, 0, 0])
    with pytest.raises(BadOption, match="no number donuts 5"):
        arrangement.set("donuts 5", 1)


def test_two_public_never_share_a_space() -> None:
    arrangement = ordinary()
    arrangement.put("public 2a", "public", "space A2")
    with pytest.raises(BadOption, match="1 at most"):
        arrangement.put("public 3a", "public", "space A2")
    assert problem(arrangement) is None


def test_who_holds_a_marker_is_set_openly_and_stays_secret_in_the_match() -> None:
    arrangement = ordinary()
    arrangement.put("marker marker-7", "bag", "markers 1")
    arrangement.put("marker untouchable", "bag", "markers 1")
    assert problem(arrangement) is None
    match = Match.from_position(arrangement.game, arrangement.position, Luck.of("hmac-1", "1"))
    views = [match.view(seat) for seat in range(3)]
    known = [[(bribe.seat, bribe.cop, bribe.outcome) for bribe in view.bribes] for view in views]  # type: ignore[attr-defined]
    assert known == [[(1, "7", "unknown")], [(1, "7", "worked")], [(1, "7", "unknown")]]
    others = GAME.dump_position(match.observed(0))
    assert others["held"][1] == {}
    assert others["bag"]["untouchable"] == 3
    for piece in [piece for piece in arrangement.pieces if piece.place == "bag"]:
        for _ in range(piece.count):
            arrangement.put(piece.thing, "bag", "markers 2")
    assert written(arrangement)["bag_empty"]
    assert problem(arrangement) is None


def test_the_order_of_play_and_whose_turn_it_is() -> None:
    arrangement = ordinary()
    order = next(number for number in arrangement.numbers if number.name == "order")
    arrangement.set("order", list(order.names).index("Outfit, Shamrocks, Camorra"))
    arrangement.set("active", 0)
    arrangement.set("round", 30)
    data = written(arrangement)
    assert (data["order"], data["place"], data["active"], data["waiting"]) == ([2, 0, 1], 1, 0, "0")
    assert problem(arrangement) is None


def test_cash_that_cannot_be_is_said() -> None:
    arrangement = ordinary()
    arrangement.set("cash 0", 150)
    assert problem(arrangement) == "flaw-cash-misfit"
    arrangement.set("cash 0", 9_900)
    assert problem(arrangement) == "flaw-cash-beyond-income"
    arrangement.set("round", 9)
    assert problem(arrangement) is None
    arrangement.set("cash 0", 10_000)
    assert problem(arrangement) == "flaw-already-won"


def test_a_moment_in_the_middle_of_a_turn_becomes_the_beginning_of_one() -> None:
    luck = random.Random(4)
    for seed in range(often(5)):
        match = GAME.start(3, seed=seed)
        for _ in range(luck.randint(1, 300)):
            if not match.over:
                seat = luck.choice(match.waiting)
                match.play(seat, luck.choice(match.legal(seat)))
        arrangement = Arrangement.read(GAME, GAME.dump_position(match.position))
        assert written(arrangement)["ask"] == "buy"
        if match.position.round:
            assert arrangement.position.owner.tolist() == match.position.owner.tolist()
            assert arrangement.position.cop_at.tolist() == match.position.cop_at.tolist()
            assert arrangement.position.held.tolist() == match.position.held.tolist()
            assert problem(arrangement) is None or match.over
