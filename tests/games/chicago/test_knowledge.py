"""Nothing is hidden in this game: every seat and every spectator knows the whole truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.chicago.story import GAME, Story, story
from windycity.core.chance import CHANCE, begin_step
from windycity.core.events import SPECTATOR
from windycity.core.match import Match
from windycity.core.news import format_news
from windycity.core.scramble import hidden_entries

EYES = (0, 1, 2, None)


def first_buying() -> Story:
    return story(seats=3, at="first-buying", money={0: 50, 1: 50, 2: 50}).play(0, "buy green")


def turn() -> Story:
    men = {0: ["yellow NW-hq", "blue d3", "green reserve"], 1: ["red NE-casino"], 2: ["blue NW5A", "green NW5A"]}
    return story(seats=3, men=men, out={1: 2}, chips={0: "NW1a SE5b", 2: "NE1a"}, money={0: 7, 2: 31}, dice="1 2 6")


def walk() -> Story:
    return turn().play(0, "move 2 with 2").play(0, "step NW1a")


def reserve() -> Story:
    return turn().play(0, "move 3 with 1+6")


def fight() -> Story:
    men = {0: ["yellow j12"], 2: ["blue NW5A", "green NW5A", "red NW5A"]}
    return story(seats=3, men=men, dice="1 2 6").walk(0, 1, "1", "NW5A").play(0, "fight 2", "6 3")


def later_buying() -> Story:
    return story(seats=3, number=6, active=2, dice="1 2 3", money={0: 5, 1: 60}).play(2, "end").play(1, "buy blue")


def over() -> Story:
    return story(seats=3, number=24, active=2, dice="1 2 3", money={0: 5, 1: 60}).play(2, "end")


# Nothing here plays on from them, so each is made only once.
BASES: list[Callable[[], Story]] = [cache(base) for base in (first_buying, turn, walk, reserve, fight, later_buying, over)]
every_base = pytest.mark.parametrize("base", BASES, ids=lambda base: base.__name__)
every_eye = pytest.mark.parametrize("eye", EYES)


@every_base
@every_eye
def test_observing_changes_nothing_but_whose_eyes_look(base: Callable[[], Story], eye: int | None) -> None:
    s = base()
    truth = GAME.dump_position(s.match.position)
    assert truth["seen_by"] == "truth"
    assert s.seen(eye) == truth | {"seen_by": "spectator" if eye is None else str(eye)}
    assert GAME.dump_position(s.match.position) == truth


@every_base
@every_eye
def test_what_is_observed_is_sound_and_can_be_loaded(base: Callable[[], Story], eye: int | None) -> None:
    seen = base().seen(eye)
    assert GAME.dump_position(GAME.load_position(json.loads(json.dumps(seen)))) == seen


@every_base
@every_eye
def test_imagining_gives_the_truth_back(base: Callable[[], Story], eye: int | None) -> None:
    s = base()
    engine = GAME.interpreted
    world = engine.of(s.match.observed(eye))
    chances = engine.array(CHANCE)
    begin_step(chances, "fast-1", bytes(range(8)), 1)
    engine.call["imagine_world"](world, engine.editions, chances)
    assert GAME.dump_position(GAME.rulebook.position.one(world)) == GAME.dump_position(s.match.position)


def test_what_was_imagined_goes_on_as_the_match_does() -> None:
    s = turn()
    engine = GAME.interpreted
    world = engine.of(s.match.observed(1))
    engine.call["imagine_world"](world, engine.editions, engine.array(CHANCE))
    twin = Match.from_position(GAME, GAME.rulebook.position.one(world), s.match.luck)
    for move in ("move 2 with 1", "step e3", "move 1 with 2", "step c2", "step c3", "end"):
        s.match.play(0, move)
        twin.play(0, move)
    assert GAME.dump_position(twin.position) == GAME.dump_position(s.match.position)
    assert twin.events(None) == s.match.events(None)


@every_base
def test_every_event_is_the_same_for_all(base: Callable[[], Story]) -> None:
    match = base().match
    events = match.events(0)
    texts = [news.text for news in format_news(match, 0, events, "en")]
    assert bool(events) == (base.__name__ != "turn")
    assert bool(texts) == (base.__name__ not in ("turn", "reserve"))  # that dice are used is no news
    for eye in EYES:
        assert match.events(eye) == events
        assert [news.text for news in format_news(match, eye, events, "en")] == texts
    assert not any("??" in event.facts.values() for event in events)


def whole(record: str) -> list[dict[str, Any]]:
    """A record without the mark of whose it is."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in record.splitlines() if line]
    lines[0].pop("seen_by", None)
    lines[0].get("position", {}).pop("seen_by", None)
    return lines


@every_base
def test_every_record_is_the_same_for_all(base: Callable[[], Story]) -> None:
    match = base().match
    record = whole(match.record(0))
    assert all(whole(match.record(eye)) == record for eye in EYES)
    moves = [line for line in record if "move" in line]
    assert len(moves) == len(match.answers)
    assert [line["move"] for line in moves] == [GAME.format_move(answer.action) for answer in match.answers]


def test_the_record_of_a_whole_match_is_the_same_for_all() -> None:
    match = GAME.start(3, seed=5)
    for seat in range(3):
        match.play(seat, "buy blue")
        match.play(seat, "done")
    while not match.over:
        if int(match.position.active) == 0:
            record = whole(match.record(0))
            assert len([line for line in record if "move" in line]) == len(match.answers)
            assert all(whole(match.record(eye)) == record for eye in EYES)
        match.play(match.waiting[0], "done" if match.ask == "buy" else "end")
    assert len({match.record(eye) for eye in EYES}) == 1


@every_base
def test_every_view_and_every_table_is_the_same_for_all(base: Callable[[], Story]) -> None:
    match = base().match
    views = [match.view(eye) for eye in EYES]
    assert [view.seen_by for view in views] == [0, 1, 2, None]
    assert all(replace(view, seen_by=None) == views[-1] for view in views)
    tables = {GAME.draw(match.view(eye), "en") for eye in EYES}
    assert tables == {str(match)}


@every_base
def test_no_move_of_the_past_is_masked(base: Callable[[], Story]) -> None:
    match = base().match
    for number, answer in enumerate(match.answers):
        assert match.masked_move(number) == GAME.format_move(answer.action)
        assert (answer.unnoticed, answer.audience >> SPECTATOR & 1) == (False, 1)


@every_eye
def test_nothing_counts_as_hidden(eye: int | None) -> None:
    position = walk().match.position
    assert list(hidden_entries(GAME.rulebook.position, position, SPECTATOR if eye is None else eye)) == []
