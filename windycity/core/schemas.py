"""JSON Schemas of what programs are told, so that a client can be written from them alone.

A new one is a line in `SHAPES`: its name, and which type it has in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from windycity.core.game import Rulebook
from windycity.core.view import FORMAT, word_of

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]

SHAPES: Mapping[str, Callable[[Rulebook], Any]] = {"view": lambda rulebook: rulebook.view_type}


def schema_of(shape: str, rulebooks: Sequence[Rulebook]) -> Schema:
    """Return the JSON Schema of a shape in one game, or of any of several games, as one document with `$defs`."""
    types = [SHAPES[shape](rulebook) for rulebook in rulebooks]
    schema = msgspec.json.schema(reduce(or_, types))
    for rulebook, type_ in zip(rulebooks, types, strict=True):
        _narrow(schema["$defs"][type_.__name__]["properties"], rulebook)
    return {"$schema": DIALECT, "title": f"Windy City: {shape}"} | schema


def _narrow(properties: Schema, rulebook: Rulebook) -> None:
    """Say of the head's fields what is known of them in this game."""
    narrower = {
        "format": {"const": FORMAT},
        "seats": {"minimum": rulebook.seats[0], "maximum": rulebook.seats[-1]},
        "ask": {"enum": [word_of(ask.name) for ask in rulebook.asks]},
        "options": {"properties": {option.name: {"type": "boolean"} for option in rulebook.options}},
    }
    for name, what in narrower.items():
        properties[name] |= what
