"""What the command `schema` does: the JSON Schema of the data that programs get, for one game or for all."""

from __future__ import annotations

import msgspec

from windycity.cli.words import FOLDER
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.core.schemas import SHAPES, schema_of
from windycity.games import names, rulebook

PROTOCOL = "protocol"  # the messages of a server, unknown to core


def print_schema(name: str | None, shape: str) -> None:
    """Print a schema as indented JSON; an unknown game or shape is refused."""
    if shape not in (*SHAPES, PROTOCOL):
        raise BadOption("unknown-shape", catalogue=FOLDER, shape=shape, known=", ".join((*SHAPES, PROTOCOL)))
    games = [Game(rulebook(game)) for game in ([name] if name else names())]
    if shape == PROTOCOL:
        from windycity.server.schemas import protocol_schema

        found = protocol_schema(games)
    else:
        found = schema_of(shape, games)
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
