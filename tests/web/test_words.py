"""The client's own words: all of them in every language, all that the sources say, and none that nobody says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import windycity
from tests.core.test_words import sentences, special_numbers
from tests.web.client import DRAWN, SOURCES, WEB
from windycity.core.words import LANGUAGES

FRAME = WEB / "words"
CATALOGUES = sorted({file.parent for file in [*FRAME.glob("*.ftl"), *SOURCES.rglob("*.ftl")]})
FILES = [file for file in sorted(SOURCES.rglob("*")) if file.suffix in (".svelte", ".ts")]

LITERAL = re.compile(r'"([a-z][a-z0-9-]*)"')
TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`]*)`")
CHOSEN = re.compile(r'(?:^|[?:])\s*"([a-z][a-z0-9-]*)"')  # the names that an argument can be: "a", x ? "a" : "b"


def first_arguments(source: str) -> list[str]:
    """List what `say` is given first, wherever it is called."""
    found = []
    for call in re.finditer(r"\bsay\(", source):
        depth, end = 0, call.end()
        while depth or source[end] not in ",)":
            depth += (source[end] in "([{") - (source[end] in ")]}")
            end += 1
        found.append(source[call.end() : end].strip())
    return found


def pattern(template: str) -> re.Pattern[str]:
    """The names that a template such as ended-${why}-why can be."""
    return re.compile(".+".join(map(re.escape, re.split(r"\$\{[^}]*\}", template))))


def names_said(source: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The names that a source says, written out and as templates."""
    arguments = first_arguments(source)
    names = {name for argument in arguments for name in CHOSEN.findall(argument)}
    return names, [pattern(template) for argument in arguments for template in TEMPLATE.findall(argument)]


@cache
def messages(catalogue: Path) -> frozenset[str]:
    return frozenset(sentences(catalogue, "en"))


def heard_in(file: Path) -> frozenset[str]:
    """The names that a file can say: the frame's, and its game's own."""
    own = [catalogue for catalogue in CATALOGUES if catalogue != FRAME and catalogue.parent in file.parents]
    return messages(FRAME).union(*map(messages, own))


def _id(catalogue: Path) -> str:
    return "-".join(catalogue.relative_to(WEB).parts)


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=_id)
def test_every_catalogue_is_complete_in_every_language(catalogue: Path) -> None:
    english = sentences(catalogue, "en")
    for language in LANGUAGES:
        assert sentences(catalogue, language) == english, language
        assert special_numbers(catalogue, language) == special_numbers(catalogue, "en"), language


def test_everything_that_is_said_has_words() -> None:
    missing = []
    for file in FILES:
        known = heard_in(file)
        names, templates = names_said(file.read_text("utf-8"))
        missing += [f"{file.name}: {name}" for name in sorted(names - known)]
        missing += [f"{file.name}: {one.pattern}" for one in templates if not any(map(one.fullmatch, known))]
    assert missing == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=_id)
def test_no_words_are_there_that_nobody_says(catalogue: Path) -> None:
    sources = [file.read_text("utf-8") for file in FILES if catalogue == FRAME or catalogue.parent in file.parents]
    written = {name for source in sources for name in LITERAL.findall(source)}
    templates = [pattern(template) for source in sources for template in TEMPLATE.findall(source) if template[0] != "$"]
    templates.append(re.compile("move-.+"))  # the general table says what it can
    unused = {name for name in messages(catalogue) - written if not any(one.fullmatch(name) for one in templates)}
    assert unused == set()


def test_every_sort_of_move_has_a_label_and_no_other() -> None:
    for game in DRAWN:
        known = messages(SOURCES / "games" / game / "words")
        sorts = {f"move-{sort.word.replace(' ', '-')}" for sort in windycity.game(game).rulebook.actions.sorts}
        assert {name for name in known if name.startswith("move-")} == sorts, game


def test_what_is_said_is_found() -> None:
    names, templates = names_said(
        """{say("plain")} {say(on ? "one" : "other", { count: f(1, 2) })} {say(`bot-${level(a, "x")}-why`)} {say(given)}"""
    )
    assert names == {"plain", "one", "other"}
    assert [bool(one.fullmatch("bot-easy-why")) for one in templates] == [True]
    assert not templates[0].fullmatch("bot-easy")
    assert len(FILES) > 20
