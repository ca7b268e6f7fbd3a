"""Phrases: a man, dice and a destination stand for a whole walk."""

from __future__ import annotations

import pytest

from tests.games.chicago.story import GAME, Story, story
from windycity.games.chicago.phrases import expand


def ways(s: Story, text: str, seat: int = 0) -> list[list[str]] | None:
    return expand(GAME.edition, s.match.observed(seat), seat, text)


def test_a_phrase_is_a_walk_that_can_be_played() -> None:
    s = story(men={0: ["yellow NW-hq"]}, dice="1 2 3")
    found = ways(s, "move 1 with 2 to c1")
    assert found == [["move 1 with 2", "step b1", "step c1"]]
    s.play(0, found[0])
    assert s.at(0, 1) == "c1"


def test_ways_that_take_different_bars_are_choices_the_richest_first() -> None:
    s = story(men={0: ["yellow c2"]}, dice="1 1 5")
    found = ways(s, "MOVE 1 with 5 to e3") or []
    taken = [sorted(move.split()[1] for move in way if move.split()[1].startswith("NW")) for way in found]
    assert taken[0] == ["NW1a", "NW2b"]
    assert [] in taken
    assert len({tuple(bars) for bars in taken}) == len(taken)
    for way in found:
        again = story(men={0: ["yellow c2"]}, dice="1 1 5")
        again.play(0, way)
        assert again.at(0, 1) == "e3"


def test_an_attack_can_be_the_end_of_a_phrase_but_enemies_are_not_passed() -> None:
    s = story(men={0: ["green j12"], 1: ["blue l12"]}, dice="1 2 3")
    assert ways(s, "move 1 with 2 to l12") == [["move 1 with 2", "step k12", "step l12"]]
    assert all("step l12" not in way for way in ways(s, "move 1 with 3 to m12") or [])


def test_a_man_in_reserve_says_where_he_starts() -> None:
    s = story(men={0: ["yellow NW-hq", "blue reserve"]}, dice="1 2 3")
    assert ways(s, "move 2 with 1 from NW-hq to b1") == [["move 2 with 1", "from NW-hq", "step b1"]]
    assert ways(s, "move 2 with 1 to b1") == []


@pytest.mark.parametrize("text", ["move 1 with 2", "end", "step k12", "", "move x with 2 to c1"])
def test_other_texts_are_no_phrases(text: str) -> None:
    assert ways(story(dice="1 2 3"), text) is None


@pytest.mark.parametrize(
    "text", ["move 1 with 2 to x24", "move 1 with 9 to c1", "move 21 with 2 to c1", "move 1 with 2 to nowhere"]
)
def test_what_cannot_be_is_no_way(text: str) -> None:
    assert ways(story(dice="1 2 3"), text) == []


def test_the_longest_walks_are_found_in_time() -> None:
    s = story(men={0: ["yellow k12"]}, dice="6 6 6")
    found = ways(s, "move 1 with 6+6+6 to k12") or []
    assert 1 < len(found) <= 9
    assert all(len(way) == 19 for way in found)
