"""The rules references, looked up by clause or searched by word."""

from __future__ import annotations

import re
from pathlib import Path

import windycity
from windycity.cli.words import FOLDER, title_of
from windycity.core.errors import WindyCityError

PACKAGE = Path(windycity.__file__).parent
# Where the pages stand: in the installed package, or in the clone it runs in.
FOLDERS = (PACKAGE / "rules", PACKAGE.parent / "docs" / "rules")
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[\d.]+)\*\*", re.MULTILINE)
TITLE_END = re.compile(r"(?<!Mr)\.(?:\s|$)")


class NoSuchRule(WindyCityError):
    """Nothing in the rules answers to that."""

    code = "no-such-rule"


def rules_text(name: str, language: str) -> str:
    """Read a game's rules reference in a language, in English if it has no page in that language."""
    pages = [name] if language == "en" else [f"{name}.{language}", name]
    for file in (folder / f"{page}.md" for page in pages for folder in FOLDERS):
        if file.is_file():
            return file.read_text("utf-8")
    raise FileNotFoundError(f"the rules of {name} are not installed")


def clauses(name: str, language: str) -> dict[str, str]:
    """List a game's clauses by number, each with its whole text."""
    text = rules_text(name, language)
    starts = [*CLAUSE.finditer(text)]
    found = {}
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        body = text[start.start() : following.start() if following else len(text)]
        found[start[1]] = re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0].strip()
    return found


def titles(name: str, language: str) -> list[str]:
    """List a game's clauses by number and title: a clause begins with both, as in `**CP-4.6** Bullet.`."""
    plain = {number: as_plain_text(body).removeprefix(number).strip() for number, body in clauses(name, language).items()}
    return [f"{number}  {TITLE_END.split(body)[0]}" for number, body in plain.items()]


def find_rules(name: str, text: str, language: str) -> list[str]:
    """Find clauses by number (with their sub-clauses; `4.6` and `cp 4.6` will do) or by words, all of which they hold."""
    known = clauses(name, language)
    wanted = re.sub(r"[^\d.]", "", text) if re.fullmatch(r"\s*([a-z]{2})?[-\s]*\d[\d.]*\s*", text.casefold()) else None
    if wanted:
        numbers = [number for number in known if f"{number[3:]}.".startswith(f"{wanted.strip('.')}.")]
        found = [known[number] for number in numbers]
    else:
        found = [body for body in known.values() if all(word in body.casefold() for word in text.casefold().split())]
    if not found:
        raise NoSuchRule("no-clause", catalogue=FOLDER, text=text, game=title_of(name, language))
    return found


def as_plain_text(clause: str) -> str:
    """Write a clause for a screen of any width: paragraphs in one line each, without marks."""
    blocks = re.split(r"\n\n|\n(?=- |\d+\. |\|)", clause.replace("**", ""))
    return "\n".join(" ".join(line.strip() for line in block.splitlines()) for block in blocks)
