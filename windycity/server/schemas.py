"""The JSON Schema of all messages over a table's WebSocket, so that a client can be written from it alone."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from windycity.core.game import Game
from windycity.core.schemas import DIALECT, Schema, schema_of
from windycity.server.commands import AnyCommand
from windycity.server.protocol import PROTOCOL, Answer, AnyQuestion, Snapshot, Update

SAID = {"ServerMessage": Snapshot | Update | Answer, "ClientMessage": AnyCommand | AnyQuestion}


def protocol_schema(games: Sequence[Game]) -> Schema:
    """Return the schema of all messages at tables of one or several games.

    In `$defs`, `ServerMessage` is any message of the server and `ClientMessage` any that it understands.
    """
    said, defined = msgspec.json.schema_components([*SAID.values()], ref_template="#/$defs/{name}")
    view, choices, event = (schema_of(shape, games) for shape in ("view", "choices", "event"))
    of_games = {name: what for schema in (view, choices, event) for name, what in schema["$defs"].items()}
    shared = {"Choices", "ChoiceGroup"}  # described in more detail with the choices
    if clash := (of_games.keys() & defined.keys()) - shared:
        raise ValueError(f"two shapes share a name: {', '.join(sorted(clash))}")
    defined |= of_games
    defined["Event"] = _bare(event)
    defined["View"] = _bare(view)
    seen = defined["State"]["properties"]
    seen["view"] = {"description": seen["view"]["description"], "anyOf": [{"type": "null"}, {"$ref": "#/$defs/View"}]}
    return {
        "$schema": DIALECT,
        "title": f"Windy City: protocol {PROTOCOL}",
        "$comment": choices["$comment"],
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in SAID],
        "$defs": {**dict(zip(SAID, said, strict=True)), **defined},
    }


def _bare(schema: Schema) -> Schema:
    """Return a schema without its head and its definitions."""
    return {key: value for key, value in schema.items() if key not in ("$schema", "title", "$comment", "$defs")}
