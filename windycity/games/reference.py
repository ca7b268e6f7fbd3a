"""The rules references: pages of Markdown in a game's folder, one clause per paragraph."""

from __future__ import annotations

import re
from typing import NamedTuple

from windycity.core.errors import WindyCityError
from windycity.core.words import say
from windycity.games import rulebook

PAGE = "rules.md"  # in a game's folder, in English; rules.nl.md and rules.de.md beside it
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[\d.]+)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## (.*)$", re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
GLANCE = re.compile(r"^<!-- what `windycity rules` begins with -->\n(## .*?)(?=^## |^<!--|\Z)", re.MULTILINE | re.DOTALL)
TITLE_END = re.compile(r"(?<!Mr)\.(?:\s|$)")


class NoSuchRule(WindyCityError):
    """Nothing in the rules matches."""

    code = "no-such-rule"


class Clause(NamedTuple):
    """A clause of the rules: it begins with its number and title, as in `**CP-4.6** Bullet.`."""

    number: str
    text: str
    section: str

    @property
    def title(self) -> str:
        """The title alone."""
        return TITLE_END.split(as_plain_text(self.text).removeprefix(self.number).strip())[0]


def rules_text(name: str, language: str) -> str:
    """Read a game's rules reference in a language, in English if it has no page in that language."""
    return COMMENT.sub("", _page(name, language))


def _page(name: str, language: str) -> str:
    book = rulebook(name)
    for file in (book.folder / f"rules.{language}.md", book.folder / PAGE):
        if file.is_file():
            return file.read_text("utf-8")
    raise NoSuchRule("no-rules-page", game=say(name, language, book.words), file=str(book.folder / PAGE))


def introduction(name: str, language: str) -> str:
    """Read the beginning of a page: what the game is about, how it is won, and a turn (or round, or match) at a glance.

    Notes on how to read the page (a list and the line before it) and which language is authoritative are left out.
    """
    page = _page(name, language)
    before_list = re.split(r"^- ", page, maxsplit=1, flags=re.MULTILINE)[0].strip().split("\n\n")[:-1]
    paragraphs = [paragraph for paragraph in before_list if f"]({PAGE})" not in paragraph]
    glance = GLANCE.search(page)
    return "\n\n".join([*paragraphs, *([glance[1].strip()] if glance else [])])


def clauses(name: str, language: str) -> list[Clause]:
    """List a game's clauses, each with its whole text and the heading above it."""
    text = rules_text(name, language)
    starts = [*CLAUSE.finditer(text)]
    headings = [*SECTION.finditer(text)]
    found = []
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        body = text[start.start() : following.start() if following else len(text)]
        section = next((heading[1] for heading in reversed(headings) if heading.start() < start.start()), "")
        found.append(Clause(start[1], SECTION.split(body, maxsplit=1)[0].strip(), section))
    return found


def as_plain_text(markdown: str) -> str:
    """Write a text for a screen of any width, or to be read aloud: each paragraph on one line, without markup."""
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", COMMENT.sub("", markdown))
    text = re.sub(r"^#+ ", "", text, flags=re.MULTILINE)
    text = re.sub(r"^\|[ :|-]*-[ :|-]*\|(\n|$)", "", text, flags=re.MULTILINE)  # the rule below a table's header
    text = re.sub(r"(?<!\w)\*(\w[^*\n]*)\*(?!\w)", r"\1", text.replace("**", "").replace("`", ""))
    return "\n\n".join("\n".join(map(_line, re.split(r"\n(?=- |\d+\. |\|)", block))) for block in text.strip().split("\n\n"))


def _line(text: str) -> str:
    """Write a paragraph, an item of a list or a row of a table on one line; the cells of a row as a list."""
    line = " ".join(part.strip() for part in text.splitlines())
    return "; ".join(filter(None, (cell.strip() for cell in line.split("|")))) if line.startswith("|") else line
