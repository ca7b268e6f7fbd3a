"""The rules references: how a page begins, clauses by number, and clauses about something."""

from __future__ import annotations

import re
from typing import NamedTuple

import windycity
from windycity.cli.words import FOLDER, command_name, text_of, title_of
from windycity.core.errors import WindyCityError
from windycity.games import rulebook

PAGE = "rules.md"  # in a game's folder, in English; rules.nl.md and rules.de.md beside it
CLAUSE = re.compile(r"^\*\*([A-Z]{2}-[\d.]+)\*\*", re.MULTILINE)
COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
GLANCE = re.compile(r"^<!-- what `windycity rules` begins with -->\n(## .*?)(?=^## |^<!--|\Z)", re.MULTILINE | re.DOTALL)
NUMBER = re.compile(r"\s*(?P<game>[a-z]{2})?[-\s]*(?P<number>\d[\d.]*)\s*", re.IGNORECASE)
TITLE_END = re.compile(r"(?<!Mr)\.(?:\s|$)")
ALL, CLAUSES = "all", "clauses"  # words that ask for the whole page, and for its clauses by title
FULL = 6  # clauses that a search shows with their text; of more it shows only the titles


class NoSuchRule(WindyCityError):
    """Nothing in the rules matches."""

    code = "no-such-rule"


class Clause(NamedTuple):
    """A clause of the rules: it begins with its number and title, as in `**CP-4.6** Bullet.`."""

    number: str
    text: str

    @property
    def title(self) -> str:
        """Its title alone."""
        return TITLE_END.split(as_plain_text(self.text).removeprefix(self.number).strip())[0]


def rules_text(name: str, language: str) -> str:
    """Read a game's rules reference in a language, in English if it has no page in that language."""
    return COMMENT.sub("", _page(name, language))


def _page(name: str, language: str) -> str:
    folder = rulebook(name).folder
    for file in (folder / f"rules.{language}.md", folder / PAGE):
        if file.is_file():
            return file.read_text("utf-8")
    raise NoSuchRule("no-rules-page", catalogue=FOLDER, game=title_of(name, language), file=str(folder / PAGE))


def show_rules(name: str, text: str, language: str) -> str:
    """Return what to show, as Markdown: the beginning of the rules, all of them, their titles, or some clauses."""
    if not text:
        return f"{introduction(name, language)}\n\n{text_of('rules-how', language)}"
    if text.casefold() == ALL:
        return rules_text(name, language)
    if text.casefold() == CLAUSES:
        return "\n".join(f"- {line}" for line in titles(name, language))
    found = find_rules(name, text, language)
    shown = [clause.text for clause in found[:FULL]]
    if len(found) > FULL:
        rest = "\n".join(f"- {clause.number}  {clause.title}" for clause in found[FULL:])
        shown.append(f"{text_of('rules-more', language, count=len(found) - FULL)}\n\n{rest}")
    return "\n\n".join(shown)


def introduction(name: str, language: str) -> str:
    """Read the beginning of a page: what the game is about, how it is won, and a turn (or round, or match) at a glance.

    How to read the page (a list and the line before it) and which language is authoritative are left out.
    """
    page = _page(name, language)
    before_list = re.split(r"^- ", page, maxsplit=1, flags=re.MULTILINE)[0].strip().split("\n\n")[:-1]
    paragraphs = [paragraph for paragraph in before_list if f"]({PAGE})" not in paragraph]
    glance = GLANCE.search(page)
    return "\n\n".join([*paragraphs, *([glance[1].strip()] if glance else [])])


def clauses(name: str, language: str) -> list[Clause]:
    """List a game's clauses, each with its whole text."""
    text = rules_text(name, language)
    starts = [*CLAUSE.finditer(text)]
    found = []
    for start, following in zip(starts, [*starts[1:], None], strict=True):
        body = text[start.start() : following.start() if following else len(text)]
        found.append(Clause(start[1], re.split(r"^## ", body, maxsplit=1, flags=re.MULTILINE)[0].strip()))
    return found


def titles(name: str, language: str) -> list[str]:
    """List a game's clauses by number and title."""
    return [f"{clause.number}  {clause.title}" for clause in clauses(name, language)]


def find_rules(name: str, text: str, language: str) -> list[Clause]:
    """Find clauses by number (with their sub-clauses; `4.6` and `cp 4.6` will do) or by words, all of which they contain.

    Clauses with the word as their title, or in it, come first; whole words come before beginnings of words.
    """
    known = clauses(name, language)
    number = NUMBER.fullmatch(text)
    if number:
        _check_letters(known, number["game"], text, language)
        wanted = f"{number['number'].strip('.')}."
        found = [clause for clause in known if f"{clause.number[3:]}.".startswith(wanted)]
    else:
        found = _search(known, text.split()) or _search(known, [_stem(word) for word in text.split()])
    if not found:
        raise NoSuchRule("no-clause", catalogue=FOLDER, text=text, game=title_of(name, language))
    return found


def _check_letters(known: list[Clause], letters: str | None, text: str, language: str) -> None:
    """Refuse a clause of another game, recognized by the letters before its number, and say where it is."""
    own = {clause.number[:2] for clause in known}
    if letters is None or letters.upper() in own:
        return
    for other in windycity.games():
        if _has_letters(other, letters.upper(), language):
            clause = re.sub(r"[\s-]+", "-", text.strip().upper())
            game = title_of(other, language)
            raise NoSuchRule(
                "clause-of-another-game", catalogue=FOLDER, clause=clause, game=game, command=command_name(), name=other
            )
    raise NoSuchRule("no-such-letters", catalogue=FOLDER, letters=letters.upper(), own=", ".join(sorted(own)) or "-")


def _has_letters(name: str, letters: str, language: str) -> bool:
    """Whether a game's clauses begin with these letters; those of a game without a page do not."""
    try:
        return any(clause.number.startswith(letters) for clause in clauses(name, language))
    except WindyCityError:
        return False


def _search(known: list[Clause], words: list[str]) -> list[Clause]:
    """List the clauses that contain all words, best first; matches inside other words only if there are no others."""
    ranked = [(max((_rank(clause, word) for word in words), default=0), clause) for clause in known]
    best_first = sorted((rank, place) for place, (rank, _) in enumerate(ranked))
    for worst in (WITHIN - 1, WITHIN):
        if found := [known[place] for rank, place in best_first if rank <= worst]:
            return found
    return []


def _stem(word: str) -> str:
    """Cut a long word so that its other forms are found too: `gewinnen` finds `gewinnt`."""
    return word[:-2] if len(word) > 5 else word


WITHIN = 5  # the rank of a clause that contains a word only inside other words


def _rank(clause: Clause, word: str) -> int:
    """Return how well a clause matches a word: 0 if it is its title, WITHIN + 1 if it does not contain it at all."""
    whole, beginning = (re.compile(rf"\b{re.escape(word)}{end}", re.IGNORECASE) for end in (r"\b", ""))
    finds = (
        clause.title.casefold() == word.casefold(),
        whole.search(clause.title),
        beginning.search(clause.title),
        whole.search(clause.text),
        beginning.search(clause.text),
        word.casefold() in clause.text.casefold(),
    )
    return next((rank for rank, found in enumerate(finds) if found), WITHIN + 1)


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
