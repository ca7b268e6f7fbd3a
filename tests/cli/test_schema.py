"""The command `schema`: what programs are told, as a client author reads it."""

from __future__ import annotations

import json

import pytest

import windycity
from tests.cli.test_main import run


@pytest.mark.parametrize("name", windycity.games())
def test_a_game_has_a_schema_of_its_view(name: str) -> None:
    code, out, err = run("schema", name)
    schema = json.loads(out)
    view = schema["$defs"][schema["$ref"].removeprefix("#/$defs/")]
    assert (code, err) == (0, "")
    assert view["properties"]["game"]["enum"] == [name]
    assert "null is a spectator" in view["properties"]["seen_by"]["description"]
    assert run("schema", name, "--of", "view") == (0, out, "")


def test_without_a_game_the_schema_is_of_all_games_told_apart_by_name() -> None:
    schema = json.loads(run("schema")[1])
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert schema["discriminator"]["propertyName"] == "game"
    assert list(schema["discriminator"]["mapping"]) == list(windycity.games())


@pytest.mark.parametrize(
    ("language", "message"),
    [
        ("en", "There is no schema of hand. There is one of: view, choices, event, board, protocol."),
        ("nl", "Er is geen schema van hand. Er is er wel een van: view, choices, event, board, protocol."),
        ("de", "Es gibt kein Schema für hand. Es gibt eines für: view, choices, event, board, protocol."),
    ],
)
def test_a_schema_that_is_not_there_is_refused_with_those_that_are(language: str, message: str) -> None:
    assert run("schema", "--of", "hand", "--lang", language) == (2, "", f"{message}\n")


def test_an_unknown_game_is_refused() -> None:
    code, out, err = run("schema", "monopoly")
    assert (code, out) == (2, "")
    assert "There is no game monopoly" in err
