"""What can be taken back: open choices until somebody else answers, never one that let others see who holds a marker."""

from __future__ import annotations

import pytest

from tests.games.gangsters.bribing import bribe, city, throw
from tests.games.gangsters.story import GAME, Story, space, story
from windycity.core.errors import CannotUndo

ALL_OTHERS = " ".join(f"marker-{number}" for number in range(2, 11) if number != 7)


def stands(s: Story, seat: int) -> None:
    """The last answer cannot be taken back, and trying changes nothing."""
    before = s.match.save(), s.seen(None)
    with pytest.raises(CannotUndo) as refused:
        s.match.undo(seat)
    assert refused.value.sentence == "undo-past-news"
    assert (s.match.save(), s.seen(None)) == before


def taken_back(s: Story, seat: int) -> None:
    """The last answer can be taken back, and its seat is asked again."""
    answers = len(s.match.answers)
    s.match.undo(seat)
    assert len(s.match.answers) == answers - 1
    assert s.waiting == (seat,)


def obliged(**position: object) -> Story:
    """Cop 7 has had his second donuts in A1: the first player must move or bribe him."""
    return story(cops={"7": "A1", "4": "h-4"}, donuts={0: "7 2"}, at="police", **position)  # type: ignore[arg-type]


def test_ga_4_2_a_bribe_stands() -> None:
    """Everyone has seen that the briber does not hold the marker of the cop."""
    s = throw(city()).play(0, "bribe 7")
    assert s.ask == "move"
    stands(s, 0)


@pytest.mark.parametrize("move", ["pass", "cop 7 to d-3"])
def test_ga_4_1_any_other_police_action_can_be_taken_back(move: str) -> None:
    taken_back(throw(city()).play(0, move), 0)


def test_ga_4_9_moving_the_cop_who_must_go_can_be_taken_back() -> None:
    """Whoever holds his marker can move him as well as anybody else."""
    s = obliged(cash={0: 900})
    assert "bribe 7" in s.legal(0)
    taken_back(s.play(0, s.legal(0, "cop 7")[0]), 0)


def test_ga_4_9_leaving_alone_a_cop_who_cannot_walk_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such a cop must be bribed by whoever does not hold his marker and can pay: so everyone sees who holds it."""
    tables = GAME.engine.editions[0]
    for name in ("on_foot", "by_subway"):
        walks = getattr(tables, name).copy()
        walks[space("A1")] = 0
        monkeypatch.setattr(tables, name, walks)
    assert obliged(cash={0: 900}).legal(0) == ["bribe 7"]
    s = obliged(cash={0: 900}, markers={0: "marker-7"})
    stands(s.play(0, "pass"), 0)


def test_ga_4_2_putting_the_last_untouchable_back_stands() -> None:
    """The bag was empty, and now it is not, which everyone feels: so an Untouchable has been drawn."""
    s = story(
        cops={"7": "d-4"}, cash={0: 900}, dice="1 1 1 1 1", at="police",
        markers={1: f"{ALL_OTHERS} marker-7 untouchable untouchable"},
    )  # fmt: skip
    s.play(0, "bribe 7").done(0, "untouchable")
    assert s.match.observed(2).bag_empty
    s.play(0, "put back")
    assert not s.match.observed(2).bag_empty
    stands(s, 0)


@pytest.mark.parametrize("then", ["keep", "put back"])
def test_ga_4_2_what_becomes_of_an_untouchable_can_be_taken_back_if_nobody_notices(then: str) -> None:
    taken_back(bribe(city(), 0, "7", "untouchable", then), 0)
