"""Options of a game as they are written on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from windycity.cli.words import FOLDER
from windycity.core.errors import BadOption


def read_options(texts: Sequence[str]) -> dict[str, bool]:
    """Read options that are written `name=true` or `name=false`; anything else raises BadOption."""
    return dict(_read_option(text) for text in texts)


def _read_option(text: str) -> tuple[str, bool]:
    name, _, value = text.partition("=")
    if value not in ("true", "false"):
        raise BadOption("option-form", catalogue=FOLDER, text=text)
    return name, value == "true"
