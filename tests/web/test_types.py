"""What the client knows of the server's messages is written by the server's own types."""

from __future__ import annotations

from tests.web.client import load


def test_the_types_are_those_of_the_server() -> None:
    writer = load("write_types")
    assert writer.FILE.read_text("utf-8") == writer.types(), "python web/write_types.py"
