"""Write src/server/types.ts: what server and client say to each other, from the server's own types.

    python web/write_types.py

A test compares the file with what this writes, so that the two cannot drift apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import windycity
from windycity.core.boards import Board
from windycity.core.choices import Choices
from windycity.server import shapes
from windycity.server.course import Course
from windycity.server.profile import Profile
from windycity.server.schemas import protocol_schema

FILE = Path(__file__).parent / "src" / "server" / "types.ts"
LONGEST = 24  # names in a union: a longer list is just a text
HTTP = (
    shapes.NewGuest,
    shapes.GuestChange,
    shapes.Claim,
    shapes.NewTable,
    shapes.Rearranging,
    shapes.Arranged,
    shapes.Me,
    shapes.Transfer,
    shapes.GameShown,
    shapes.TableShown,
    shapes.TableMade,
    shapes.NewReplay,
    shapes.ReplayMade,
    shapes.ReplayShown,
    shapes.MomentsShown,
    shapes.ReviewShown,
    shapes.Health,
    Course,
    Profile,
    Board,
)
HEAD = "// Written by web/write_types.py from the server's types. Do not edit.\n"

Schema = dict[str, Any]


def types() -> str:
    """Return the text of the file."""
    defined: Schema = protocol_schema([windycity.game(name) for name in windycity.games()])["$defs"]
    events = defined["Event"]["anyOf"]
    _, plain = msgspec.json.schema_components([Choices], ref_template="#/$defs/{name}")
    _, http = msgspec.json.schema_components(HTTP, ref_template="#/$defs/{name}")
    defined |= plain | {name: shape for name, shape in http.items() if name not in defined}
    del defined["Event"]
    texts = [_definition(name, schema) for name, schema in defined.items()]
    return HEAD + "\n".join([*texts, *_events(events)])


def _events(events: list[Schema]) -> Iterator[str]:
    """The events of each game as a union by their names."""
    games: dict[str, list[Schema]] = {}
    for event in events:
        games.setdefault(event["title"].partition(":")[0], []).append(event)
    for game, own in games.items():
        yield f"\nexport type {_name(game)}Event ={_union([_type(one) for one in own])};\n"
    yield f"\nexport type Event = {' | '.join(f'{_name(game)}Event' for game in games)};\n"


def _definition(name: str, schema: Schema) -> str:
    about = schema.get("description")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
    return f"\n{comment}export type {_name(name)} = {_type(schema)};\n"


def _type(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return _name(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return "string" if len(schema["enum"]) > LONGEST else " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return _union([_type(one) for one in schema["anyOf"]])
    sort = schema.get("type")
    if sort == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        return f"{_bracketed(_type(schema.get('items', {})))}[]"
    if sort == "object":
        return _object(schema)
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(sort), "unknown"
    )


def _object(schema: Schema) -> str:
    fields = schema.get("properties", {})
    if not fields:
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    required = schema.get("required", [])
    return "{ " + " ".join(_field(name, of, name in required) for name, of in fields.items()) + " }"


def _field(name: str, schema: Schema, required: bool) -> str:
    about = schema.get("description")
    comment = f"/** {' '.join(about.split())} */ " if about else ""
    return f"{comment}{name if name.isidentifier() else repr(name)}{'' if required else '?'}: {_type(schema)};"


def _union(parts: list[str]) -> str:
    unique = [*dict.fromkeys(parts)]
    if "string" in unique:
        unique = [part for part in unique if not part.startswith('"')]
    return " | ".join(unique)


def _bracketed(text: str) -> str:
    return f"({text})" if "|" in text else text


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _name(name: str) -> str:
    return "".join(part[0].upper() + part[1:] for part in re.split(r"\W+", name) if part)


if __name__ == "__main__":
    FILE.write_text(types(), "utf-8")
