"""JSON Schemas of the data that programs get, so that a client can be written from them alone.

A new one is a line in `SHAPES`: its name, and how its schema is made for one or more games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from windycity.core.choices import Choices
from windycity.core.event_log import Event
from windycity.core.events import Facts
from windycity.core.game import Rulebook
from windycity.core.names import name_of
from windycity.core.view import FORMAT, HIDDEN

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schema_of(shape: str, rulebooks: Sequence[Rulebook]) -> Schema:
    """Return the JSON Schema of a shape in one game, or in any of several games, as one document with `$defs`."""
    return {"$schema": DIALECT, "title": f"Windy City: {shape}"} | SHAPES[shape](rulebooks)


def _view(rulebooks: Sequence[Rulebook]) -> Schema:
    schema = msgspec.json.schema(reduce(or_, (rulebook.view_type for rulebook in rulebooks)))
    for rulebook in rulebooks:
        _narrow(schema["$defs"][rulebook.view_type.__name__]["properties"], rulebook)
    return schema


def _narrow(properties: Schema, rulebook: Rulebook) -> None:
    """Narrow the fields of the head to what is known about them in this game."""
    narrower = {
        "format": {"const": FORMAT},
        "seats": {"minimum": rulebook.seats[0], "maximum": rulebook.seats[-1]},
        "ask": {"enum": [name_of(ask) for ask in rulebook.asks]},
        "options": {"properties": {option.name: {"type": "boolean"} for option in rulebook.options}},
    }
    for name, what in narrower.items():
        properties[name] |= what


def _choices(rulebooks: Sequence[Rulebook]) -> Schema:
    schema = msgspec.json.schema(Choices)
    asks = {name_of(ask): None for rulebook in rulebooks for ask in rulebook.asks}
    words = {sort.word: None for rulebook in rulebooks for sort in rulebook.actions.sorts}
    schema["$defs"]["Choices"]["properties"]["ask"] |= {"enum": [*asks]}
    schema["$defs"]["ChoiceGroup"]["properties"]["word"] |= {"enum": [*words]}
    return schema


def _event(rulebooks: Sequence[Rulebook]) -> Schema:
    """Every event of every game, with its facts by name: a fact that a seat may not know is "??"."""
    head = msgspec.json.schema(Event)["$defs"]["Event"]
    del head["description"]
    events = [
        {
            **head,
            "title": f"{rulebook.name}: {name_of(kind)}",
            "properties": {**head["properties"], "name": {"const": name_of(kind)}, "facts": _facts(names)},
        }
        for rulebook in rulebooks
        for kind, names in rulebook.facts.items()
    ]
    return {"oneOf": events} if len(rulebooks) == 1 else {"anyOf": events}


def _facts(names: Sequence[Facts]) -> Schema:
    properties = {name.key: _fact(name) for name in names}
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def _fact(name: Facts) -> Schema:
    types = {"seat": "integer", "seats": "integer", "number": "integer", "flag": "boolean"}
    one = {"description": f"{name.kind}; ?? if hidden", "anyOf": [{"type": types.get(name.kind, "string")}, {"const": HIDDEN}]}
    return {"type": "array", "items": one} if name.listed or name.kind == "seats" else one


SHAPES: Mapping[str, Callable[[Sequence[Rulebook]], Schema]] = {"view": _view, "choices": _choices, "event": _event}
