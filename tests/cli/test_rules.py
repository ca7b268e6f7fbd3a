"""The rules as people meet them: how they begin, clauses by number, what a search finds first, and how it is shown."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from tests.cli.test_main import run
from tests.cli.test_terminal import Person, people, sit_down
from windycity.cli.rules import find_rules, show_rules
from windycity.cli.screen import Screen
from windycity.cli.words import text_of
from windycity.core.words import LANGUAGES
from windycity.games.reference import NoSuchRule, introduction

__all__ = ["people"]  # a fixture

WINS = {"en": "**You win**", "nl": "**Je wint**", "de": "**Du gewinnst**"}


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_begin_with_what_the_game_is_about_and_a_turn_at_a_glance(name: str, language: str) -> None:
    first, *others = introduction(name, language).split("\n\n")
    assert first.startswith("# ")
    assert sum(paragraph.startswith(WINS[language]) for paragraph in others) == 1
    assert others[-2].startswith("## ")
    assert others[-1].count("\n| ") > 5
    assert "rules.md" not in introduction(name, language)
    assert "<!--" not in show_rules(name, "all", language)


def test_the_command_begins_with_the_introduction_and_says_how_to_read_on() -> None:
    code, out, _ = run("rules", "chicago-poker", "--lang", "en")
    assert code == 0
    assert out.startswith("Chicago Poker: the rules\n\nChicago Poker is a card game for two to six players")
    assert "A turn at a glance" in out
    assert "CP-1.1 " not in out
    assert "`" not in out
    assert out.endswith("clauses for all titles, or all for the whole page.\n")
    assert "CP-1.1 Gangsters." in run("rules", "chicago-poker", "all")[1]
    assert "- CP-4.6  Bullet\n" in run("rules", "chicago-poker", "clauses")[1]


def found(name: str, words: str, language: str = "en") -> list[str]:
    return [clause.number for clause in find_rules(name, words, language)]


def test_a_search_finds_titles_and_whole_words_first() -> None:
    assert found("chicago-poker", "win")[0] == "CP-6.1"  # Winning
    assert "CP-4.2" not in found("chicago-poker", "win")  # drawing
    assert found("chicago-poker", "BULLET")[:3] == ["CP-4.6", "CP-2.3", "CP-1.4"]  # Bullet; Bullet supply; Bullets and bosses
    assert found("chicago-poker", "announces duel") == ["CP-4.6"]
    assert "CP-6.1" in found("chicago-poker", "gewinnen", "de")  # gewinnt
    assert found("gangsters", "donuts")[0] == "GA-4.9"


def test_a_word_within_others_is_found_where_it_stands_nowhere_else() -> None:
    assert "CP-4.6" in found("chicago-poker", "ullet")
    assert found("chicago-poker", "startspieler", "de")
    assert found("chicago-poker", "tartspieler", "de") == found("chicago-poker", "startspieler", "de")


def test_of_many_clauses_the_last_are_told_by_their_titles() -> None:
    out = run("rules", "chicago-poker", "card", "--lang", "en")[1]
    assert "more clauses speak of it:\n\n- CP-" in out
    assert len(out) < 10_000


def test_a_clause_of_another_game_is_not_shown_but_told_where_it_is() -> None:
    code, out, err = run("rules", "chicago-poker", "CG-1.1", "--lang", "en")
    assert (code, out) == (2, "")
    assert err == "CG-1.1 is a clause of Chicago Gangsters: windycity rules chicago-gangsters CG-1.1\n"
    with pytest.raises(NoSuchRule, match="No game's clauses begin with XX; those of this game begin with CP"):
        find_rules("chicago-poker", "xx 1.1", "en")
    assert found("chicago-gangsters", "cg 1.1") == ["CG-1.1"]


def read(plain: bool, height: int, text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[str, str]:
    """Show a text on a screen; return what was shown there and what in the pager."""
    paged = tmp_path / "paged.txt"
    code = f"import sys; open({str(paged)!r}, 'w').write(sys.stdin.read())"
    monkeypatch.setenv("PAGER", f'{sys.executable} -c "{code}"')
    out = StringIO()
    Screen("en", plain, Console(file=out, width=80, height=height, force_terminal=not plain, soft_wrap=plain)).read(text)
    return out.getvalue(), paged.read_text() if paged.exists() else ""


def test_a_long_text_is_set_and_paged_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = "\n\n".join(f"**{number}** is a number." for number in range(9))
    assert read(True, 5, text, monkeypatch, tmp_path) == (text.replace("**", "") + "\n", "")
    shown, paged = read(False, 50, text, monkeypatch, tmp_path)
    assert ("\x1b[1m8\x1b[0m is a number." in shown, paged) == (True, "")
    shown, paged = read(False, 5, text, monkeypatch, tmp_path)
    assert (shown, "\x1b[1m8\x1b[0m is a number." in paged) == ("", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pagers_prompt_is_shown_as_it_is_written(language: str) -> None:
    assert re.fullmatch(r"[A-Za-z, ]+", text_of("pager", language)), "less shows other letters wrongly, and :.?% mean something"


def test_where_there_is_no_pager_a_long_text_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "no-such-pager")
    out = StringIO()
    Screen("en", False, Console(file=out, width=80, height=5, force_terminal=True)).read("A line.\n\n" * 9)
    assert out.getvalue().count("A line.") == 9


def test_rules_at_the_table_are_the_same(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, "play", "chicago-poker", "--seed", "3", "--lang", "de", PAGER="cat")
    for typed, answer in {
        "rules": "Chicago Poker ist ein Kartenspiel für zwei bis sechs Spieler",
        "rules Kugel": "CP-4.6",
        "rules ga-1.1": "GA-1.1 ist eine Regel von Gangsters: windycity rules gangsters GA-1.1",
    }.items():
        person.sees("Dein Zug")
        person.types(typed)
        person.sees(answer)
