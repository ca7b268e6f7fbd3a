"""The advice: it finishes what can be won, divides dice, keeps what it holds, and meets every way to win."""

from __future__ import annotations

from collections import Counter

from tests.conformance.cases import Case, play_matches
from tests.games.chicago.story import Story, story
from windycity.games.chicago.position import Ask, Reason


def advised(s: Story, seat: int = 0) -> str:
    """The move that looks best."""
    engine = s.match.game.engine
    advice = engine.advice(engine.of(s.match.position), seat)
    return s.match.game.format_move(max(advice, key=lambda action: advice[action]))


def follow(s: Story, seat: int = 0) -> Story:
    """Follow the advice to the end of a walk."""
    s.play(seat, advised(s, seat))
    while s.match.position.ask == Ask.STEP:
        s.play(seat, advised(s, seat), "6 1" if s.match.position.steps == 1 else "")
    return s


def test_a_red_man_is_sent_for_the_fifth_yellow_head() -> None:
    s = follow(story(men={0: ["red d3", *["yellow NW-hq"] * 4], 1: ["blue e3"]}, dice="1 1 5"))
    result = s.match.result
    assert result is not None
    assert result.reason == "five-yellows"


def test_a_man_goes_to_and_fro_to_meet_another_with_his_last_step() -> None:
    s = follow(story(men={0: ["red d3", *["yellow NW-hq"] * 4], 1: ["blue e3"]}, dice="3 3 3"))
    assert s.match.result is not None


def test_the_third_casino_is_taken_and_none_left_for_it() -> None:
    men = {0: ["green NW-casino", "green NE-casino", "blue p17"], 1: ["yellow SE-hq"]}
    s = follow(story(men=men, dice="2 2 2"))
    result = s.match.result
    assert result is not None
    assert result.reason == "three-casinos"


def test_green_heads_are_bought_first() -> None:
    s = story(money={0: 60}, number=6, at="round-end")
    assert advised(s) == "buy green"


def test_a_man_in_reserve_begins_beside_his_aim() -> None:
    men = {0: ["yellow NW-casino", "green reserve"], 1: ["blue g7"]}
    s = story(men=men, dice="1 1 1")
    assert advised(s) == "move 2 with 1"
    assert advised(s.play(0, "move 2 with 1")) == "from NW-casino"


def test_between_greedy_bots_every_way_to_win_occurs() -> None:
    """At least 1 % each, over 300 matches at four seats; `python -m bench.ends chicago` looks at more."""
    table, _ = play_matches(Case("chicago", 4, ()), "compiled", 300, greedy=-1)
    counts = Counter(table[:, 2].tolist())
    assert all(counts[reason] >= 3 for reason in Reason if reason != Reason.NOT_OVER)
