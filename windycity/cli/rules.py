"""The rules references, looked up by clause or searched by word."""

from __future__ import annotations

import re
from pathlib import Path

import windycity
from windycity.cli.words import FOLDER
from windycity.core.errors import WindyCityError

CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[\d.]+)\*\*", re.MULTILINE)


class NoSuchRule(WindyCityError):
    """Nothing in the rules answers to that."""

    code = "no-such-rule"


def rules_text(name: str) -> str:
    """Read a game's rules reference: from the installed package, or from the clone it runs in."""
    package = Path(windycity.__file__).parent
    for folder in (package / "rules", package.parent / "docs" / "rules"):
        if (folder / f"{name}.md").is_file():
            return (folder / f"{name}.md").read_text("utf-8")
    raise FileNotFoundError(f"the rules of {name} are not installed")


def clauses(name: str) -> dict[str, str]:
    """List a game's clauses by number, each with its whole text."""
    text = rules_text(name)
    starts = [*CLAUSE.finditer(text)]
    found = {}
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        body = text[start.start() : following.start() if following else len(text)]
        found[start[1]] = re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0].strip()
    return found


def find_rules(name: str, text: str, language: str = "en") -> list[str]:
    """Find clauses by number (with their sub-clauses) or by words; nothing said finds them all."""
    known = clauses(name)
    number = text.strip().upper()
    if number in known or any(clause.startswith(f"{number}.") for clause in known):
        return [body for clause, body in known.items() if clause == number or clause.startswith(f"{number}.")]
    found = [body for body in known.values() if text.casefold() in body.casefold()]
    if not found:
        raise NoSuchRule("no-clause", catalogue=FOLDER, text=text, game=name)
    return found
