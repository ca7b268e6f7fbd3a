"""The sources of the web client, as tests read them."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from types import ModuleType

from fluent.runtime import FluentBundle, FluentResource

import windycity

PROJECT = Path(__file__).parents[2]
WEB = PROJECT / "web"
SOURCES = WEB / "src"
BUILT = PROJECT / "windycity" / "web" / "dist" / "index.html"
GAMES = windycity.games()
DRAWN = [game for game in GAMES if (SOURCES / "games" / game / "index.ts").is_file()]  # the others have the general table


def load(name: str) -> ModuleType:
    """Import one of the programs in web/, which is no package."""
    spec = importlib.util.spec_from_file_location(f"web_{name}", WEB / f"{name}.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (WEB / "words", SOURCES / "replay" / "words", *SOURCES.glob("games/*/words")):
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


def say(name: str, language: str = "en", /, **facts: object) -> str:
    """Return what the client says: tests find things by its own words, whatever these are."""
    bundle = _bundle(language)
    pattern = bundle.get_message(name).value
    assert pattern is not None, name
    said, errors = bundle.format_pattern(pattern, facts)
    assert not errors, errors
    return str(said)
