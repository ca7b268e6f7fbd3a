"""The menu, without a terminal: lines typed, what was shown, what was chosen."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import windycity
from tests.fifth.install import NAME, copy_to, on_the_path
from windycity.bots.levels import LEVELS
from windycity.cli.kept import Company, Keeper, Kept
from windycity.cli.menu import Choice, ask_yes_or_no, choose
from windycity.cli.screen import Leave, Screen
from windycity.cli.words import text_of
from windycity.core.words import LANGUAGES, has_words, say


class Asked(Screen):
    """A screen whose questions are answered by a script; at its end the person leaves."""

    def __init__(self, *typed: str, language: str = "en"):
        self.out = StringIO()
        super().__init__(language, True, Console(file=self.out, width=200, soft_wrap=True))
        self._typed = iter(typed)

    def ask(self, sentence: str, **facts: object) -> str:
        self.say(sentence, **facts)
        line = next(self._typed, None)
        if line is None:
            raise Leave
        return line

    @property
    def shown(self) -> str:
        """All that was shown and asked."""
        return self.out.getvalue()


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def leave_a_match(game: str = "chicago-poker", language: str | None = None) -> None:
    match = windycity.game(game, compiled=False).start(3, 1)
    match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    Keeper().keep(match, Company(language=language))


def test_enter_all_the_way_chooses_a_usual_game() -> None:
    assert choose(Asked("", "", "", ""), None, None, {}) == Choice("chicago-poker", 4, {"specials": True}, "lookout")


def test_options_are_asked_for_with_what_they_mean_where_the_seats_allow_them() -> None:
    screen = Asked("1", "5", "nein", "j", "4")
    assert choose(screen, None, None, {}) == Choice("chicago-poker", 5, {"specials": False, "short": True}, "don")
    assert "Six special cards are in the deck: Murder, two Raids, Limousine, Gun, Blackmail.\nPlay with specials?" in screen.shown
    screen = Asked("2", "5", "", "")
    assert choose(screen, None, None, {}) == Choice("chicago-gangsters", 5, {"talk": True}, "lookout")
    assert "godfather" not in screen.shown


def test_what_is_settled_is_not_asked_for() -> None:
    screen = Asked("1")
    assert choose(screen, 5, "random", {"short": True, "specials": False}) == Choice(
        "chicago-poker", 5, {"short": True, "specials": False}, "random"
    )
    assert "Play with" not in screen.shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_are_ranked_with_what_they_are_like(language: str) -> None:
    screen = Asked("3", "2", "x", "Capo", language=language)
    chosen = choose(screen, None, None, {})
    assert isinstance(chosen, Choice)
    assert (chosen.game, chosen.bots) == ("chicago", "capo")
    places = [
        screen.shown.index(f"{number}  {bot}: {text_of(f'strength-{bot}', language)}") for number, bot in enumerate(LEVELS, 1)
    ]
    assert places == sorted(places)


def test_a_match_that_was_left_is_the_first_choice() -> None:
    leave_a_match()
    screen = Asked("0")
    chosen = choose(screen, None, None, {})
    assert isinstance(chosen, Kept)
    assert chosen.record.header.game == "chicago-poker"
    first = screen.shown.splitlines()[1]
    assert first.startswith("0  Go on with the match you left: Chicago Poker, 3 players, left 2")
    assert choose(Asked("", "", "", ""), None, None, {}) == Choice("chicago-poker", 4, {"specials": True}, "lookout")


def test_of_several_matches_that_were_left_one_is_chosen() -> None:
    leave_a_match()
    leave_a_match("gangsters")
    screen = Asked("0", "2")
    chosen = choose(screen, None, None, {})
    assert isinstance(chosen, Kept)
    assert "0  Go on with one of the 2 matches you left" in screen.shown
    assert {"1  Chicago Poker, 3", "1  Gangsters, 3 play"} & {line[:20] for line in screen.shown.splitlines()}


def test_without_a_match_that_was_left_there_is_no_such_choice() -> None:
    screen = Asked("0", "quit")
    with pytest.raises(Leave):
        choose(screen, None, None, {})
    assert "Please answer with one of the choices." in screen.shown
    assert "0  " not in screen.shown


@pytest.mark.parametrize(
    ("typed", "answer"), [("", True), ("Y", True), ("ja", True), ("no", False), ("Nee", False), ("nein", False)]
)
def test_a_question_is_answered_in_any_language(typed: str, answer: bool) -> None:
    assert ask_yes_or_no(Asked("perhaps", typed), True, "again") == answer


@pytest.mark.parametrize("name", windycity.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_words_for_its_goal_a_turn_a_score_and_its_options(name: str, language: str) -> None:
    rulebook = windycity.game(name).rulebook
    options = {option.name: "no" for option in rulebook.options}
    assert "\n" not in say("goal", language, rulebook.words, **options) + say("turn-in-short", language, rulebook.words)
    assert "7" in say("score", language, rulebook.words, score=7)
    assert all(has_words(f"option-{option}", language, rulebook.words) for option in options)


def test_the_goal_follows_the_options() -> None:
    words = windycity.game("chicago-poker").rulebook.words
    assert "or any five" in say("goal", "en", words, short="no")
    assert "or any three" in say("goal", "en", words, short="yes")


def test_a_game_without_a_net_has_the_same_levels(tmp_path: Path) -> None:
    copy_to(tmp_path)
    with on_the_path(tmp_path):
        fifth = str(windycity.games().index(NAME) + 1)
        assert choose(Asked(fifth, "2", "4"), None, None, {}) == Choice(NAME, 2, {}, "don")


@pytest.mark.parametrize(("language", "word"), [("en", "quit"), ("nl", "stop"), ("de", "aufhören"), ("de", "quit")])
def test_the_menu_is_left_in_every_language(language: str, word: str) -> None:
    with pytest.raises(Leave):
        choose(Asked(word, "1", "", "", "", language=language), None, None, {})
