"""Choices, views and events name things alike, and leave nothing out, so that a client can join them without any rule."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from tests.conformance.cases import CASES, GAMES, Case, game, walk
from windycity.core.match import Match
from windycity.core.view import View

EVERY = 9  # one answer in this many is compared with views
# Kinds of things that moves name and views do not show: numbers that anyone can say, and what stands on the board itself.
NOT_SHOWN = {"members", "money", "payment", "side", "space", "strength"}

Named = dict[str, set[str]]  # the kinds of thing that go by a key in events and moves


def full(name: str) -> list[Case]:
    """List matches of a game with as many seats as it, or an option, allows, and with all options that these seats allow."""
    rulebook = game(name).rulebook
    sizes = {max(rulebook.seats), *(max(option.seats) for option in rulebook.options)}
    return [next(case for case in CASES if (case.name, case.seats) == (name, seats)) for seats in sorted(sizes)]


FULL = [case for name in GAMES for case in full(name)]
SAID = [case for case in FULL if "about" in case.game.rulebook.view_type.__struct_fields__]


@cache
def keys(name: str) -> Named:
    """Return the kinds of identifiers by the key that events, moves and subjects have them under."""
    found: Named = defaultdict(set)
    for fact in game(name).rulebook.fact_names:
        found[fact.key].add(fact.kind)
    for sort in game(name).rulebook.actions.sorts:
        for part in sort.things:
            found[part.key].add(part.kind)
    named = {"seat", "seats", *game(name).edition.names}
    return {key: kinds for key, kinds in found.items() if kinds <= named}


def moments(case: Case) -> Iterator[tuple[Match, int]]:
    """Yield some moments of a random match and of those from rare moments, each with a seat that is asked."""
    for match in case.matches(9):
        for number, (seat, _) in enumerate(walk(match, Random(9))):
            if number % (EVERY * (1 + number // 300)) == 0:
                yield match, seat


def body(view: View) -> dict[str, Any]:
    """Return what a game adds to the head of a view, and its players."""
    whole: dict[str, Any] = msgspec.to_builtins(view)
    return {key: value for key, value in whole.items() if key == "players" or key not in View.__struct_fields__}


def fields(data: object) -> Iterator[tuple[str, object]]:
    """List the fields in a view that hold no others, with each entry of their lists."""
    if isinstance(data, list):
        for entry in data:
            yield from fields(entry)
    elif isinstance(data, dict):
        for key, value in data.items():
            for one in value if isinstance(value, list) else [value]:
                if isinstance(one, dict):
                    yield from fields(one)
                else:
                    yield key, one


def strings(data: object) -> Iterator[str]:
    """List all texts in a view, the keys of its objects too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for entry in data:
            yield from strings(entry)
    elif isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from strings(value)


def is_one(value: object, kind: str, match: Match) -> bool:
    """Whether a value names a thing of a kind: a seat is a number, everything else has its name in the edition."""
    if kind in ("seat", "seats"):
        return type(value) is int and value in range(match.seats)
    return isinstance(value, str) and value in match.game.edition.names[kind]


@pytest.mark.parametrize("case", FULL, ids=str)
def test_what_events_and_moves_have_under_a_key_a_view_has_under_it_too(case: Case) -> None:
    known = keys(case.name)
    for match, seat in moments(case):
        for key, value in fields(body(match.view(seat))):
            if value not in (None, "??") and key in known:
                assert any(is_one(value, kind, match) for kind in known[key]), (key, value)


@pytest.mark.parametrize("case", FULL, ids=str)
def test_a_name_in_choices_is_the_name_in_the_view_or_on_the_board(case: Case) -> None:
    board = case.game.board
    printed = {space.name for space in board.spaces} if board else set()
    for match, seat in moments(case):
        shown = printed.union(strings(body(match.view(seat))))
        for group in match.choices(seat).groups:
            for part in group.parts:
                names = {*part.names} if {*part.names} <= shown else {one for name in part.names for one in name.split("+")}
                assert part.kind in NOT_SHOWN or names - {"nothing"} <= shown, (group.word, part)


@pytest.mark.parametrize("case", SAID, ids=str)
def test_what_a_move_is_about_has_a_name_and_answers_the_ask(case: Case) -> None:
    seen = set()
    for match, seat in moments(case):
        words = {sort.word for sort in case.game.rulebook.actions.answering(match.asked)}
        for subject in match.view(seat).about:  # type: ignore[attr-defined]
            seen.add(subject.word)
            assert subject.word in words
            assert subject.kind in ("number", "row") or is_one(subject.value, subject.kind, match)
    assert len(seen) > 1


@pytest.mark.parametrize("case", FULL, ids=str)
def test_every_answer_that_others_notice_brings_an_event_about_its_seat(case: Case) -> None:
    about_seats = [fact.key for fact in case.game.rulebook.fact_names if fact.kind == "seat"]
    for match in case.matches(10):
        for seat, action in walk(match, Random(10)):
            after = match.copy()
            since = len(match.events(None))
            after.play_actions(seat, [action])
            if not after.answers[-1].unnoticed:
                told = [fact for event in after.events(None, since) for fact in event.facts.items()]
                own = any(value == seat for key, value in told if key in about_seats)
                gang = getattr(match.view(None).players[seat], "gang", None)  # whose name its pieces have
                assert own or any(gang and str(value).startswith(gang) for _, value in told), (
                    match.ask,
                    case.game.format_move(action),
                    after.events(None, since),
                )
