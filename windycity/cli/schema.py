"""What the command `schema` does: the JSON Schema of the data that programs get, for one game or for all."""

from __future__ import annotations

import msgspec

from windycity.cli.words import FOLDER
from windycity.core.errors import BadOption
from windycity.core.game import Game
from windycity.core.schemas import SHAPES, schema_of
from windycity.games import names, rulebook


def print_schema(name: str | None, shape: str) -> None:
    """Print a schema as indented JSON; a game or a shape that does not exist is refused."""
    if shape not in SHAPES:
        raise BadOption("unknown-shape", catalogue=FOLDER, shape=shape, known=", ".join(SHAPES))
    found = schema_of(shape, [Game(rulebook(game)) for game in ([name] if name else names())])
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
