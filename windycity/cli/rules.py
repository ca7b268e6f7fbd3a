"""The rules references: the introduction, clauses by number, and clauses about something."""

from __future__ import annotations

import re

import windycity
from windycity.cli.words import FOLDER, command_name, text_of, title_of
from windycity.core.errors import WindyCityError
from windycity.games.reference import Clause, NoSuchRule, clauses, introduction, rules_text

NUMBER = re.compile(r"\s*(?P<game>[a-z]{2})?[-\s]*(?P<number>\d[\d.]*)\s*", re.IGNORECASE)
ALL, CLAUSES = "all", "clauses"  # words for the whole page, and for its clauses by title
FULL = 6  # clauses that a search shows with their text; of more it shows only titles


def show_rules(name: str, text: str, language: str) -> str:
    """Return what to show, as Markdown: the introduction, all of the rules, their titles, or some clauses."""
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


def titles(name: str, language: str) -> list[str]:
    """List a game's clauses by number and title."""
    return [f"{clause.number}  {clause.title}" for clause in clauses(name, language)]


def find_rules(name: str, text: str, language: str) -> list[Clause]:
    """Find clauses by number (with their sub-clauses; `4.6` and `cp 4.6` will do) or by words, all of which they must contain.

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
    """Refuse a clause of another game, recognized by the letters before its number, and say which game."""
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
    """Cut a long word so that its other forms are found, too: `gewinnen` finds `gewinnt`."""
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
