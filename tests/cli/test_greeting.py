"""What is told as a match begins: the goal, a turn in short, where help is; once to everybody, and not when it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

import windycity
from tests.cli.test_menu import Asked
from windycity.cli import terminal
from windycity.cli.kept import Keeper
from windycity.cli.terminal import Terminal
from windycity.cli.words import text_of
from windycity.core.match import Match
from windycity.core.words import LANGUAGES, say


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr(terminal, "ignore_signals", lambda: None)


def shown(match: Match, *typed: str, people: tuple[int, ...] = (0,), language: str = "en") -> str:
    screen = Asked(*typed, language=language)
    Terminal(match, people, {}, screen, Keeper(None)).run()
    return screen.shown


def start(name: str, seats: int = 4) -> Match:
    """A match that the first seat begins."""
    game = windycity.game(name, compiled=False)
    return next(match for seed in range(50) if 0 in (match := game.start(seats, seed)).waiting)


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_begins_with_its_goal_a_turn_and_where_help_is(name: str, language: str) -> None:
    match = start(name)
    out = shown(match, language=language)
    options = {option: "yes" if on else "no" for option, on in match.options.items()}
    words = match.game.rulebook.words
    told = [say("goal", language, words, **options), say("turn-in-short", language, words), text_of("start-help", language)]
    assert "\n".join(told) in out
    assert match.luck.commitment not in out


def test_it_is_told_once_to_everybody_on_the_screen_and_not_when_a_match_goes_on() -> None:
    match = start("chicago-poker", 2)
    goal = "You win at once when you own"
    out = shown(match, "", "draw", "", "draw", people=(0, 1))
    assert out.count(goal) == 2
    assert out.index("Bugs Moran is next") < out.rindex(goal)
    assert goal not in shown(match, "", people=(0, 1))


def test_the_luck_is_one_word_away() -> None:
    match = start("chicago-poker")
    out = shown(match, "luck")
    assert f"The luck of this match follows from a secret with the hash {match.luck.commitment}. So it cannot be changed" in out


@pytest.mark.parametrize(("language", "you"), [("en", "Al Capone (you)"), ("nl", "Al Capone (jij)"), ("de", "Al Capone (du)")])
def test_the_plain_table_of_chicago_poker_says_who_you_are(language: str, you: str) -> None:
    match = start("chicago-poker")
    assert match.game.draw(match.view(0), language).count(you) == 1
    assert you not in match.game.draw(match.view(None), language)
