"""Write the page of the programming interface from the docstrings: `python docs/api.py` rewrites `docs/api.md`."""

from __future__ import annotations

import inspect
import re
import textwrap
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

import windycity

PAGE = Path(__file__).parent / "api.md"
WIDTH = 100
HEAD = """# The programming interface

What `import windycity` offers, from the docstrings (`python docs/api.py` writes this page). For
moves, positions and records as text see [moves and positions](moves-and-positions.md), for programs
in other languages [the referee](referee.md), for bots [programs as bots](external-bots.md).
"""
SECTIONS = {
    "Functions": ["games", "game", "replay"],
    "Games and matches": ["Game", "Option", "Edition", "Match", "Answer", "Luck"],
    "What a seat knows": ["View", "Player", "Event", "News", "Result", "Loose", "Board"],
    "What a seat can do": ["Choices", "ChoiceGroup", "Choice"],
    "Errors": [name for name in windycity.__all__ if name.startswith(("Bad", "Wrong", "Unknown", "Cannot"))]
    + ["IllegalMove", "TooFar", "MatchOver", "WindyCityError"],
}


def write_page() -> str:
    """Return the page."""
    parts = [HEAD]
    for title, names in SECTIONS.items():
        parts.append(f"## {title}\n")
        parts += [_describe(name, getattr(windycity, name)) for name in names]
    return "\n".join(parts)


def _describe(name: str, thing: Any) -> str:
    if inspect.isfunction(thing):
        return f"### `{name}{_signature(thing)}`\n\n{_text(thing)}\n"
    if issubclass(thing, Exception):
        kinds = "" if thing.__base__ is Exception else f", a `{thing.__base__.__name__}`"
        return _item(f"**`{name}`** (`{thing.code}`{kinds}): {_text(thing)}")
    members = "".join(_item(f"`{member}`: {text}") for member, text in _members(thing))
    return f"### `{name}`\n\n{_text(thing)}\n" + (f"\n{members}" if members else "")


def _members(thing: type) -> Iterator[tuple[str, str]]:
    """List the public members with the first line of their docstrings, in source order; fields by their descriptions."""
    if issubclass(thing, msgspec.Struct):
        for name, field in msgspec.json.schema(thing)["$defs"][thing.__name__]["properties"].items():
            if "description" in field:
                yield name, field["description"]
    for name, member in vars(thing).items():
        plain = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if name.startswith("_") or not getattr(plain, "__doc__", None):
            continue
        if isinstance(member, property | cached_property):
            yield name, _first_line(plain)
        elif inspect.isfunction(plain):
            yield f"{name}{_signature(plain)}", _first_line(plain)


class _Plain(str):
    """An annotation that is printed as it is written, without quotes."""

    def __repr__(self) -> str:
        return str(self)


def _signature(function: Any) -> str:
    signature = inspect.signature(function)
    parameters = [
        parameter.replace(annotation=_Plain(parameter.annotation))
        for name, parameter in signature.parameters.items()
        if name not in ("self", "cls")
    ]
    return str(signature.replace(parameters=parameters, return_annotation=_Plain(signature.return_annotation)))


def _first_line(thing: Any) -> str:
    return str(inspect.getdoc(thing)).splitlines()[0]


def _text(thing: Any) -> str:
    """Return what a docstring says, each paragraph wrapped."""
    return "\n\n".join(_wrap(paragraph) for paragraph in str(inspect.getdoc(thing)).split("\n\n"))


def _item(text: str) -> str:
    return _wrap(text, first="- ", rest="  ") + "\n"


def _wrap(text: str, first: str = "", rest: str = "") -> str:
    """Wrap a paragraph, but not within code: a signature stays in one line."""
    whole = re.sub(r"`[^`]*`", lambda code: code[0].replace(" ", "\0"), " ".join(text.split()))
    lines = textwrap.wrap(
        whole, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return "\n".join(lines).replace("\0", " ")


if __name__ == "__main__":
    PAGE.write_text(write_page(), "utf-8")
