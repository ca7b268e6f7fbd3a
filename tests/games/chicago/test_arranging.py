"""Setting up a position of Chicago by hand."""

from __future__ import annotations

import random
from typing import Any

import pytest

import windycity
from tests.effort import often
from tests.games.arrangements import arrange_at_random, play_on
from windycity.core.errors import BadOption, BadPosition
from windycity.games.arranging import Arrangement

GAME = windycity.game("chicago")


def ordinary(seats: int = 2) -> Arrangement:
    return Arrangement.ordinary(GAME, seats, {})


def written(arrangement: Arrangement) -> dict[str, Any]:
    return GAME.dump_position(arrangement.position)


def problem(arrangement: Arrangement) -> str | None:
    return arrangement.problem.sentence if arrangement.problem else None


@pytest.mark.parametrize("seats", [2, 4])
def test_whatever_is_arranged_can_be_played_or_says_why_not(seats: int) -> None:
    problems = arrange_at_random("chicago", seats, 7, often(12))
    assert problems["none"]


def test_a_man_who_comes_into_a_bar_takes_it_and_one_who_comes_into_play_has_a_head() -> None:
    arrangement = ordinary()
    arrangement.put("man 0 1", "space NW-hq", "space NW1a")
    arrangement.put("man 1 2", "bodies 1", "space SE5b")
    data = written(arrangement)
    assert data["chip"] == {"NW1a": 0, "SE5b": 1}
    assert data["chips"] == [29, 29]
    assert data["head"][1] == ["yellow", "blue"]
    assert data["bank"][1] == 39
    assert problem(arrangement) is None
    arrangement.put("man 0 1", "space NW1a", "reserve 0")
    assert written(arrangement)["chip"] == {"NW1a": 0, "SE5b": 1}, "a chip stays"
    assert problem(arrangement) is None


def test_bars_change_hands() -> None:
    arrangement = ordinary()
    arrangement.put("space NW5A", "bars", "bars 1")
    assert written(arrangement)["chip"] == {"NW5A": 1}
    arrangement.put("space NW5A", "bars 1", "bars")
    assert written(arrangement)["chip"] == {}
    arrangement.put("man 0 1", "space NW-hq", "space NW5A")
    arrangement.put("space NW5A", "bars 0", "bars 1")
    assert problem(arrangement) == "flaw-chip-misplaced"


def test_a_gang_has_thirty_chips() -> None:
    arrangement = ordinary()
    bars = [piece.thing for piece in arrangement.pieces if piece.place == "bars"]
    for bar in bars[:30]:
        arrangement.put(bar, "bars", "bars 0")
    with pytest.raises(BadOption, match="30 at most"):
        arrangement.put(bars[30], "bars", "bars 0")
    arrangement.put("man 0 1", "space NW-hq", bars[30])
    assert problem(arrangement) != "flaw-chips-miscounted", "without a chip left he only stands there"


def test_a_street_holds_one_man_and_a_space_one_gang() -> None:
    arrangement = ordinary()
    arrangement.put("man 0 1", "space NW-hq", "space k12")
    before = written(arrangement)
    with pytest.raises(BadOption, match="1 at most"):
        arrangement.put("man 0 2", "bodies 0", "space k12")
    assert written(arrangement) == before
    arrangement.put("man 0 1", "space k12", "space NW-casino")
    arrangement.put("man 1 1", "space SE-hq", "space NW-casino")
    assert problem(arrangement) == "flaw-space-miscounted"
    arrangement.put("man 0 1", "space NW-casino", "space SE-hq")
    assert problem(arrangement) == "flaw-foreign-headquarters"


def test_heads_are_changed_while_the_bank_has_them() -> None:
    arrangement = ordinary()
    arrangement.set("head 0 1", 2)
    assert written(arrangement)["head"][0] == ["green"]
    assert written(arrangement)["bank"] == [0, 40, 39, 20, 19, 0]
    for man in range(2, 7):
        arrangement.put(f"man 1 {man}", "bodies 1", "reserve 1")
        arrangement.set(f"head 1 {man}", 4)
    assert problem(arrangement) == "flaw-already-won"
    arrangement.put("man 1 1", "space SE-hq", "out 1")
    with pytest.raises(BadOption, match="no number head 1 1"):
        arrangement.set("head 1 1", 1)


def test_a_turn_has_a_throw_and_the_first_purchase_none() -> None:
    arrangement = ordinary(3)
    assert (written(arrangement)["ask"], written(arrangement)["dice"]) == ("buy", [0, 0, 0])
    arrangement.set("round", 9)
    arrangement.set("active", 1)
    names = GAME.edition.names["dice"]
    for dice, faces in (("2+5", [0, 2, 5]), ("4", [0, 0, 4]), ("1+1+6", [1, 1, 6])):
        arrangement.set("dice", list(names).index(dice))
        assert written(arrangement)["dice"] == faces
    assert (written(arrangement)["ask"], arrangement.position.waiting) == ("move", 2)
    assert problem(arrangement) is None
    play_on(arrangement, random.Random(3), 10)
    arrangement.put("man 1 1", "space NE-hq", "out 1")
    assert problem(arrangement) == "flaw-ask-mismatch", "a gang without men cannot move"
    arrangement.set("round", 0)
    arrangement.set("money 1", 5)
    assert problem(arrangement) == "flaw-ask-mismatch", "nor one without money buy"


def test_a_moment_in_the_middle_of_a_walk_becomes_a_turn() -> None:
    luck = random.Random(4)
    for seed in range(often(5)):
        match = GAME.start(3, seed=seed)
        for _ in range(luck.randint(1, 200)):
            if not match.over:
                seat = match.waiting[0]
                match.play(seat, luck.choice(match.legal(seat)))
        arrangement = Arrangement.read(GAME, GAME.dump_position(match.position))
        assert arrangement.position.walker == GAME.rulebook.position.loose()[0].walker
        assert arrangement.position.chip.tolist() == match.position.chip.tolist()
        assert arrangement.position.head.tolist() == match.position.head.tolist()
        assert arrangement.position.round >= match.position.round


def test_a_man_who_stands_nowhere_on_the_board_is_missing() -> None:
    data = written(ordinary())
    data["man_at"][0] = [f"no-space-{GAME.edition.plain.spaces}"]
    with pytest.raises(BadPosition, match="man 0 1 is missing"):
        Arrangement.read(GAME, data)
