"""Schemas: every event and fact is described, every named thing is listed, and what programs get fits."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from enum import EnumMeta
from functools import reduce
from itertools import islice
from operator import getitem
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

import windycity
from tests.conformance.cases import GAMES, eyes, game, walk
from windycity.core.events import EventKinds, Facts
from windycity.core.names import name_of
from windycity.core.schemas import SHAPES, schema_of

EVERY = 29  # one answer in this many is checked
FIRST = 150  # answers of a match that are played; all kinds of events are in the tests of each game

per_game = pytest.mark.parametrize("name", GAMES)


def fits(schema: Any, value: object) -> bool:
    """Whether a value, as in JSON, fits a schema."""
    return bool(Draft202012Validator(schema).is_valid(msgspec.json.decode(msgspec.json.encode(value))))


@per_game
@pytest.mark.parametrize("shape", SHAPES)
def test_a_schema_is_a_json_schema(name: str, shape: str) -> None:
    Draft202012Validator.check_schema(schema_of(shape, [game(name)]))


@per_game
def test_views_and_choices_fit_their_schemas(name: str) -> None:
    views, choices = (schema_of(shape, [game(name)]) for shape in ("view", "choices"))
    match = game(name).start(seats=3, seed=8)
    for number, (seat, _) in enumerate(islice(walk(match, Random(8)), FIRST)):
        if number % EVERY == 0:
            assert fits(choices, match.choices(seat))
            assert fits(views, match.view(seat))
    for eye in eyes(match):
        assert fits(views, match.view(eye))
    assert fits(choices, match.choices(0))


@per_game
def test_events_fit_their_schema(name: str) -> None:
    schema = schema_of("event", [game(name)])
    one_of_each = {event["properties"]["name"]["const"]: {**event, "$defs": schema["$defs"]} for event in schema["oneOf"]}
    match = game(name).start(seats=3, seed=8)
    for _ in islice(walk(match, Random(8)), FIRST):
        pass
    for eye in (0, None):
        for event in match.events(eye):
            assert fits(one_of_each[event.name], event), event


@per_game
def test_what_does_not_fit_a_schema_is_found(name: str) -> None:
    match = game(name).start(seats=3, seed=8)
    schema = schema_of("event", [game(name)])
    for seat, _ in walk(match, Random(8)):
        if match.answers and any(group.parts for group in match.choices(seat).groups):
            break
    event = next(event for event in msgspec.to_builtins(match.events(None)) if "seat" in event["facts"])
    assert fits(schema, event)
    wrongs: list[dict[str, Any]] = [
        {"name": "vanished"},
        {"facts": {}},
        {"facts": {**event["facts"], "seat": "0"}},
        {"number": None},
    ]
    for wrong in wrongs:
        assert not fits(schema, {**event, **wrong})
    schema = schema_of("choices", [game(name)])
    choices = msgspec.to_builtins(match.choices(seat))
    assert fits(schema, choices)
    next(group for group in choices["groups"] if group["parts"])["parts"][0]["names"][0] = "nonsense"
    assert not fits(schema, choices)


@per_game
def test_every_event_and_every_fact_is_described(name: str) -> None:
    """What stands at its declaration is in the schema; the facts of a kind with names list them."""
    rulebook = game(name).rulebook
    schema = schema_of("event", [game(name)])
    found = {event["properties"]["name"]["const"]: event for event in schema["oneOf"]}
    assert len(found) == len(rulebook.events)
    for kind, names in rulebook.facts.items():
        event = found[name_of(kind)]
        assert event["description"] == kind.about
        for fact in names:
            described = event["properties"]["facts"]["properties"][fact.key]
            assert described["description"] == fact.about
            if fact.kind in game(name).edition.names:
                one = (described["items"] if fact.listed else described)["anyOf"][0]
                assert schema["$defs"][one["$ref"].removeprefix("#/$defs/")]["enum"] == [*game(name).names(fact.kind)]


@per_game
def test_a_view_names_things_that_the_edition_has(name: str) -> None:
    """Where a field of a view is the name of a thing, the schema lists all names of its kind, as that of events does."""
    schema, events = (schema_of(shape, [game(name)]) for shape in ("view", "event"))
    listed = {key: what for key, what in schema["$defs"].items() if key.startswith(f"{name}-")}
    assert len(listed) > 1
    for key, what in listed.items():
        assert what["enum"] == [*game(name).names(key.removeprefix(f"{name}-"))]
        assert events["$defs"].get(key, what) == what
    assert "x-kind" not in str(schema)
    view = msgspec.to_builtins(game(name).start(seats=3, seed=8).view(0))
    assert fits(schema, view)
    wrongs = list(misnamed(view, {one for what in listed.values() for one in what["enum"]}))
    assert wrongs
    assert not [where for where, wrong in wrongs if fits(schema, wrong)]


def misnamed(view: Any, names: set[str]) -> Iterator[tuple[object, Any]]:
    """Yield copies of a view, each with the name of one thing replaced by one that nothing has, and where it is."""

    def places(data: Any, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
        for key, value in [*data.items()] if isinstance(data, dict) else [*enumerate(data)] if isinstance(data, list) else []:
            named = isinstance(value, str) and value in names and key not in ("name", "value", "key", "kind", "word", "side")
            if named or key in names:
                yield (*path, key)
            yield from places(value, (*path, key))

    for *path, key in places(view, ()):
        twin = deepcopy(view)
        within = reduce(getitem, path, twin)
        if key in names:
            within["nonsense"] = within.pop(key)
        else:
            within[key] = "nonsense"
        yield (*path, key), twin


def test_a_schema_of_all_games_has_the_names_of_each() -> None:
    schema = schema_of("choices", [game(name) for name in windycity.games()])
    assert schema["$defs"]["chicago-poker-card"]["enum"] != schema["$defs"]["chicago-gangsters-card"]["enum"]
    words = {group["title"] for group in schema["$defs"]["ChoiceGroup"]["anyOf"]}
    assert {"chicago-poker: draw", "gangsters: cop"} <= words


def test_an_event_or_fact_without_a_sentence_cannot_be_declared() -> None:
    with pytest.raises(TypeError, match="is declared with a sentence that says what it is, not ''"):
        type("Event", (EventKinds,), members(EventKinds, DREW=(0,)))
    with pytest.raises(TypeError, match="is declared with a sentence that says what it is, not True"):
        type("Fact", (Facts,), members(Facts, DICE=(0, "face", True)))


def members(base: Any, **declared: tuple[Any, ...]) -> Any:
    """Return the body of a class of members."""
    body = EnumMeta.__prepare__("Declared", (base,))
    for name, value in declared.items():
        body[name] = value
    return body
