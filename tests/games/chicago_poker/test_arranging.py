"""Setting up a position of Chicago Poker by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import windycity
from tests.effort import often
from tests.games.arrangements import arrange_at_random
from windycity.core.errors import BadOption, BadPosition
from windycity.games.arranging import Arrangement

GAME = windycity.game("chicago-poker")


def ordinary(seats: int = 2, **options: bool) -> Arrangement:
    return Arrangement.ordinary(GAME, seats, options)


def written(arrangement: Arrangement) -> dict[str, Any]:
    return GAME.dump_position(arrangement.position)


def emptied() -> Arrangement:
    """All cards of two players in the pile."""
    arrangement = ordinary()
    for piece in [piece for piece in arrangement.pieces if piece.place.startswith("hand")]:
        arrangement.put(piece.thing, piece.place, "pile")
    return arrangement


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"specials": False}), (4, {}), (6, {"short": True})])
def test_whatever_is_arranged_can_be_played_or_says_why_not(seats: int, options: dict[str, bool]) -> None:
    problems = arrange_at_random("chicago-poker", seats, 7, often(60), **options)
    assert problems["none"]


def test_what_is_wrong_is_said_in_words() -> None:
    arrangement = emptied()
    for number in range(1, 12):
        arrangement.put(f"card G{number}", "pile", "hand 1")
    assert arrangement.problem
    assert arrangement.problem.message("nl") == GAME.say("flaw-hand-over", "nl")
    arrangement = emptied()
    arrangement.put("card G1", "pile", "row 1 0")
    arrangement.put(f"business {written(arrangement)['spot_business'][0]}", "spot 1", "businesses")
    assert arrangement.problem
    assert arrangement.problem.sentence == "flaw-row-at-no-business"
    arrangement = ordinary()
    for kind in GAME.edition.names["business"]:
        arrangement.put(f"business {kind}", "businesses", "won 0")
    assert arrangement.problem
    assert arrangement.problem.sentence == "flaw-won-already"


def test_cards_in_a_row_lie_as_the_business_says_and_five_bear_a_bullet() -> None:
    arrangement = emptied()
    data = written(arrangement)
    if data["spot_business"][0] != "bar":
        arrangement.put("business bar", "businesses" if "bar" not in data["spot_business"] else "spot 2", "spot 1")
    for number in range(1, 6):
        arrangement.put(f"card R{number}", "pile", "row 1 1")
    data = written(arrangement)
    facing = GAME.edition.data.face_up[0].astype(bool).tolist()
    assert data["row"][0][1] == ["R1", "R2", "R3", "R4", "R5"]
    assert data["row_up"][0][1] == facing
    assert (data["bullet"][0][1], data["bullets"]) == (1, 1)
    arrangement.put("card R3", "row 1 1", "hand 0")
    data = written(arrangement)
    assert data["row"][0][1] == ["R1", "R2", "R4", "R5"]
    assert data["row_up"][0][1] == facing[:4]
    assert (data["bullet"][0][1], data["bullets"]) == (0, 0)
    assert data["hand"][0] == ["R3"]


def test_bullets_and_businesses_keep_the_order_in_which_they_came() -> None:
    arrangement = emptied()
    for colour, row in (("R", "row 2 0"), ("G", "row 1 1"), ("B", "row 1 0")):
        for number in range(1, 6):
            arrangement.put(f"card {colour}{number}", "pile", row)
    assert written(arrangement)["bullet"][:2] == [[3, 2], [1, 0]]
    arrangement.put("card G5", "row 1 1", "pile")
    assert written(arrangement)["bullet"][:2] == [[2, 0], [1, 0]]


def test_a_business_on_an_occupied_spot_changes_places() -> None:
    arrangement = ordinary()
    before = written(arrangement)["spot_business"]
    other = next(name for name in GAME.edition.names["business"] if name not in before)
    arrangement.put(f"business {other}", "businesses", "spot 1")
    assert written(arrangement)["spot_business"] == [other, before[1]]
    arrangement.put(f"business {other}", "spot 1", "spot 2")
    assert written(arrangement)["spot_business"] == [before[1], other]


def test_a_turn_begins_with_the_chosen_player_in_the_chosen_round() -> None:
    arrangement = ordinary(3)
    arrangement.set("active", 2)
    arrangement.set("round", 9)
    position = arrangement.position
    assert (position.turn, position.active, position.waiting, position.actions) == (26, 2, 4, 3)
    assert arrangement.problem is None


def test_a_moment_in_the_middle_of_a_turn_becomes_the_beginning_of_one() -> None:
    luck = random.Random(4)
    for seed in range(often(6)):
        match = GAME.start(3, seed=seed)
        for _ in range(luck.randint(1, 90)):
            if not match.over:
                seat = luck.choice(match.waiting)
                match.play(seat, luck.choice(match.legal(seat)))
        arrangement = Arrangement.read(GAME, GAME.dump_position(match.position))
        assert (arrangement.position.ask, arrangement.position.taken) == (1, 0)
        assert arrangement.position.row_count.tolist() == match.position.row_count.tolist()
        before = [
            place[:count].tolist()
            for place, count in zip(match.position.discards[None], [match.position.discard_count], strict=True)
        ]
        assert [written(arrangement)["discards"]] == [[GAME.edition.names["card"][card] for card in before[0]]]


@pytest.mark.parametrize(
    ("thing", "end", "language", "told"),
    [
        ("card R1", "spot 1", "en", "R1 cannot lie there: that is a place for businesses."),
        ("card Raid", "row 1 0", "en", "Raid cannot lie there: that is a place for gangsters."),
        ("card Raid", "row 1 0", "nl", "Raid kan daar niet liggen: daar is plaats voor gangsters."),
        ("card R1", "spot 1", "de", "R1 kann dort nicht liegen: dort ist Platz für Betriebe."),
    ],
)
def test_why_a_thing_cannot_lie_in_a_place_is_told(thing: str, end: str, language: str, told: str) -> None:
    with pytest.raises(BadOption) as refused:
        emptied().put(thing, "pile", end)
    assert refused.value.message(language) == told


@pytest.mark.parametrize(
    ("thing", "start", "end", "why"),
    [
        ("card R1", "hand 9", "pile", "no-such-place"),
        ("card R1", "pile", "spot 1", "place-not-for-it"),
        ("card R99", "pile", "hand 0", "thing-not-there"),
        ("nonsense R1", "pile", "hand 0", "no-such-place"),
        ("", "", "", "no-such-place"),
        ("card Raid", "pile", "row 1 0", "place-not-for-it"),
    ],
)
def test_what_cannot_be_put_is_refused_and_changes_nothing(thing: str, start: str, end: str, why: str) -> None:
    arrangement = emptied()
    before = written(arrangement)
    with pytest.raises(BadOption) as refused:
        arrangement.put(thing, start, end)
    assert refused.value.sentence == why
    assert written(arrangement) == before


def test_a_row_is_full_with_five_cards() -> None:
    arrangement = emptied()
    for number in range(1, 6):
        arrangement.put(f"card R{number}", "pile", "row 1 1")
    with pytest.raises(BadOption, match="at most"):
        arrangement.put("card R6", "pile", "row 1 1")


@pytest.mark.parametrize(("name", "value"), [("round", 0), ("round", 201), ("active", 2), ("active", -1), ("odd", 1)])
def test_a_number_that_cannot_be_is_refused(name: str, value: int) -> None:
    with pytest.raises(BadOption):
        ordinary().set(name, value)


def test_a_position_that_lacks_a_thing_or_has_it_twice_is_refused() -> None:
    data = written(emptied())
    card = data["pile"].pop()
    data["pile_count"] -= 1
    with pytest.raises(BadPosition, match=f"card {card} is missing"):
        Arrangement.read(GAME, data)
    data["pile"].append(card)
    data["pile_count"] += 1
    data["discards"], data["discard_count"] = [card], 1
    with pytest.raises(BadPosition, match="too many"):
        Arrangement.read(GAME, data)


def test_a_pile_without_order_is_listed_in_order() -> None:
    names = [piece.name for piece in Arrangement.ordinary(GAME, 2, {}).pieces if piece.place == "pile"]
    order = GAME.edition.names["card"]
    assert names == sorted(names, key=order.index)
