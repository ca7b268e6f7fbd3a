"""JSON Schemas of the data that programs get, so that a client can be written from them alone.

A new one is a line in `SHAPES`: its name, and how its schema is made for one or more games. The names of things come from
editions, so a schema is for games in their editions; the names of each kind are listed once, in `$defs`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from windycity.core.actions import Part, Sort
from windycity.core.boards import Board
from windycity.core.choices import Choices
from windycity.core.event_log import Event
from windycity.core.events import Facts
from windycity.core.game import Game
from windycity.core.names import name_of
from windycity.core.rulebook import Rulebook
from windycity.core.view import FORMAT, HIDDEN, KIND, MAY_BE_HIDDEN

DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


def schema_of(shape: str, games: Sequence[Game]) -> Schema:
    """Return the JSON Schema of a shape in one game, or in any of several games, as one document with `$defs`."""
    editions = "; ".join(f"{game.name}: {game.edition.name}" for game in games)
    head = {"$schema": DIALECT, "title": f"Windy City: {shape}", "$comment": f"Names are those of the editions {editions}."}
    return head | SHAPES[shape](games)


def _view(games: Sequence[Game]) -> Schema:
    schema = msgspec.json.schema(reduce(or_, (game.rulebook.view_type for game in games)))
    defined: Schema = schema["$defs"]
    kinds = [(game, "reason") for game in games]
    for game in games:
        own = defined[game.rulebook.view_type.__name__]["properties"]
        _narrow(own, game.rulebook)
        for name in msgspec.json.schema(game.rulebook.view_type)["$defs"]:
            defined[name] = _with_names(defined[name], game, kinds)
    reasons = [_type(game, "reason") for game in games]
    about = defined["Result"]["properties"]["reason"]["description"]
    defined["Result"]["properties"]["reason"] = {"description": about, "anyOf": reasons}
    return schema | {"$defs": defined | _names(kinds)}


def _with_names(schema: Any, game: Game, kinds: list[tuple[Game, str]]) -> Any:
    """Replace each text marked as the name of a thing by the names of its kind, and collect that kind."""
    if isinstance(schema, list):
        return [_with_names(one, game, kinds) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if KIND not in schema:
        return {key: _with_names(value, game, kinds) for key, value in schema.items()}
    kinds.append((game, schema[KIND]))
    name = _type(game, schema[KIND])
    return {"description": schema["description"]} | ({"anyOf": [name, {"const": HIDDEN}]} if schema[MAY_BE_HIDDEN] else name)


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


def _choices(games: Sequence[Game]) -> Schema:
    """Return the schema of a seat's choices: the parts of each sort of move, and their values."""
    schema = msgspec.json.schema(Choices)
    defined = schema["$defs"]
    asks = {name_of(ask): None for game in games for ask in game.rulebook.asks}
    defined["Choices"]["properties"]["ask"] |= {"enum": [*asks]}
    group, part = defined["ChoiceGroup"], defined.pop("ChoicePart")
    sorts = [(game, sort) for game in games for sort in game.rulebook.actions.sorts]
    defined["ChoiceGroup"] = {
        "description": group.pop("description"),
        _one_of(games): [_group(game, sort, group, part) for game, sort in sorts],
    }
    kinds = ((game, thing.kind) for game, sort in sorts for thing in sort.things)
    return schema | {"$defs": defined | _names(kinds)}


def _group(game: Game, sort: Sort, group: Schema, part: Schema) -> Schema:
    """Return the schema of the legal moves of one sort, from the schemas of a general group and part."""
    count = len(sort.things)
    rows = {"type": "array", "items": {"type": "integer", "minimum": 0}, "minItems": count, "maxItems": count}
    narrower: Schema = {
        "word": {"const": sort.word},
        "parts": {"type": "array", "minItems": count, "maxItems": count},
        "between": {"const": [*sort.between]},
        "moves": {"type": "array", "items": rows},
    }
    if count:  # an empty list of items is no JSON Schema
        narrower["parts"]["prefixItems"] = [_part(game, thing, part) for thing in sort.things]
    return {**group, "title": f"{game.name}: {sort.word}", "properties": _narrowed(group["properties"], narrower)}


def _part(game: Game, thing: Part, part: Schema) -> Schema:
    narrower = {
        "key": {"const": thing.key},
        "kind": {"const": thing.kind},
        "names": {"type": "array", "items": _type(game, thing.kind)},
    }
    return {**part, "title": thing.key, "properties": _narrowed(part["properties"], narrower)}


def _narrowed(properties: Schema, narrower: Schema) -> Schema:
    """Replace the types of properties, and keep their descriptions."""
    described = {name: {"description": properties[name]["description"]} | what for name, what in narrower.items()}
    return {**properties, **described}


def _event(games: Sequence[Game]) -> Schema:
    """Return the schema of all events, with their facts by name: a fact that a seat may not know is "??"."""
    head = msgspec.json.schema(Event)["$defs"]["Event"]
    events = [
        {
            **head,
            "title": f"{game.name}: {name_of(kind)}",
            "description": kind.about,
            "properties": {**head["properties"], "name": {"const": name_of(kind)}, "facts": _facts(game, names)},
        }
        for game in games
        for kind, names in game.rulebook.facts.items()
    ]
    kinds = ((game, name.kind) for game in games for names in game.rulebook.facts.values() for name in names)
    return {_one_of(games): events, "$defs": _names(kinds)}


def _one_of(games: Sequence[Game]) -> str:
    """Return the keyword for alternatives: those of one game exclude each other, those of several may overlap."""
    return "oneOf" if len(games) == 1 else "anyOf"


def _facts(game: Game, names: Sequence[Facts]) -> Schema:
    properties = {name.key: _fact(game, name) for name in names}
    return {"type": "object", "properties": properties, "required": [*properties], "additionalProperties": False}


def _fact(game: Game, name: Facts) -> Schema:
    one: Schema = {"anyOf": [_type(game, name.kind), {"const": HIDDEN}]}
    return {"description": name.about} | ({"type": "array", "items": one} if name.listed else one)


def _type(game: Game, kind: str) -> Schema:
    """Return the schema of a thing of a kind, as event readers and choices write it."""
    seat = {"type": "integer", "minimum": 0, "maximum": game.rulebook.seats[-1] - 1}
    plain: Mapping[str, Schema] = {"seat": seat, "seats": {"type": "array", "items": seat}, "flag": {"type": "boolean"}}
    if kind in plain:
        return plain[kind]
    return {"$ref": f"#/$defs/{game.name}-{kind}"} if _names_of(game, kind) else {"type": "integer"}


def _names_of(game: Game, kind: str) -> Sequence[str]:
    return game.names(kind) if kind == "reason" or kind in game.edition.names else ()


def _names(kinds: Iterable[tuple[Game, str]]) -> Schema:
    """Return the names of all things of these kinds, for `$defs`."""
    return {
        f"{game.name}-{kind}": {"description": f"A {kind} of {game.name}.", "enum": [*dict.fromkeys(names)]}
        for game, kind in kinds
        if (names := _names_of(game, kind))
    }


def _board(games: Sequence[Game]) -> Schema:
    """Return the schema of a board, which is the same for all games."""
    return msgspec.json.schema(Board)


SHAPES: Mapping[str, Callable[[Sequence[Game]], Schema]] = {
    "view": _view,
    "choices": _choices,
    "event": _event,
    "board": _board,
}
