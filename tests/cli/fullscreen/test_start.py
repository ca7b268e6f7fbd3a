"""The start in the full screen: a match to continue, or game, players, options and bots, by keys, names and mouse."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import drive, press, screen_text, types, until
from tests.cli.test_menu import leave_a_match
from windycity.cli.fullscreen.app import TableApp
from windycity.cli.fullscreen.panes import Choices
from windycity.cli.fullscreen.start import choose_at_start
from windycity.cli.kept import Kept
from windycity.cli.menu import Choice
from windycity.cli.play import Wish, play_in_terminal
from windycity.cli.screen import Leave, Screen
from windycity.core.words import LANGUAGES


def start_of(
    language: str = "en", seats: int | None = None, bots: str | None = None, options: Mapping[str, bool] | None = None
) -> TableApp:
    return TableApp(language, lambda stage: choose_at_start(stage, seats, bots, options or {}))


def chosen(app: TableApp, *keys: str, size: tuple[int, int] = (80, 24)) -> object:
    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, *keys)
        await until(lambda: not app.is_playing, pilot)

    drive(app, go, size)
    return app.result


def test_enter_all_the_way_chooses_a_usual_game() -> None:
    assert chosen(start_of(), *["enter"] * 4) == Choice("chicago-poker", 4, {"specials": True}, "lookout")


def test_escape_goes_back_and_what_was_chosen_is_looked_at_again() -> None:
    # Chicago Gangsters for five; back to the first question, and Chicago Poker for four; back, and five; without specials; back
    # to the specials, where "no" is looked at; on, to the short match and the bots.
    keys = ["down", "enter", "right", "enter", "escape", "escape", "up", "enter", "left", "enter", "escape", "right", "enter"]
    keys += ["down", "enter", "escape", "enter", "enter", "enter"]
    assert chosen(start_of(), *keys) == Choice("chicago-poker", 5, {"specials": False, "short": False}, "lookout")


def test_what_is_settled_is_not_asked_for() -> None:
    app = start_of(seats=5, bots="random", options={"short": True, "specials": False})
    assert chosen(app, "enter") == Choice("chicago-poker", 5, {"short": True, "specials": False}, "random")


def test_numbers_names_and_the_mouse_choose() -> None:
    app = start_of()

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, "gangsters")
        assert "Gangsters" in screen_text(app).splitlines()[0]
        await types(app, pilot, "3")
        while app.question and app.question.text != "Against which bots?":
            await press(app, pilot, "enter")
        await types(app, pilot, "nobody")
        assert "Please answer with one of the choices." in screen_text(app)
        await pilot.click(Choices, offset=(3, 0))
        await until(lambda: not app.is_playing, pilot)

    drive(app, go)
    assert isinstance(app.result, Choice)
    assert (app.result.game, app.result.seats, app.result.bots) == ("gangsters", 3, "lookout")


def test_matches_that_were_left_are_the_first_choice() -> None:
    leave_a_match()
    one = chosen(start_of(), "enter")
    assert isinstance(one, Kept)
    leave_a_match("gangsters")
    games = set()
    for keys in (("enter", "enter"), ("enter", "down", "enter")):
        kept = chosen(start_of(), *keys)
        assert isinstance(kept, Kept)
        games.add(kept.record.header.game)
    assert games == {"chicago-poker", "gangsters"}


def test_the_language_is_changed_there() -> None:
    app = start_of()

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "end", "enter", "down", "enter")
        assert "Welk spel?" in screen_text(app)
        assert "Hulp" in screen_text(app).splitlines()[-1]
        assert "Save" not in screen_text(app)

    with pytest.raises(Leave):
        drive(app, go)
    assert app.stage.language == app.language == "nl"


def command(wish: Wish, monkeypatch: pytest.MonkeyPatch) -> TableApp:
    """The whole command, where the screen is the full one."""
    monkeypatch.setattr("windycity.cli.play.leave_on_signals", lambda: None)
    return TableApp("en", lambda stage: play_in_terminal(wish, stage), hurried=True)


def test_a_match_that_was_left_goes_on_in_the_language_chosen_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_a_match(language="de")
    app = command(Wish(None, None, None, None, None, False, [], None, False, None), monkeypatch)

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "end", "enter", "down", "enter", "home", "enter")
        await until(lambda: app.question is not None and app.question.of_moves, pilot)
        await pilot.pause()
        assert "Jij bent aan de beurt" in screen_text(app)

    drive(app, go)
    assert app.language == "nl"


def test_resuming_asks_which_of_several_matches_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    leave_a_match()
    leave_a_match("gangsters")
    app = command(Wish(None, None, None, None, None, False, [], None, True, None), monkeypatch)

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        assert "Which match do you go on with?" in screen_text(app)
        assert "Matches you left" in screen_text(app).splitlines()[0]
        labels = [option.label for option in app.query_one(Choices).options]
        assert len(labels) == 2
        await press(app, pilot, "escape", "down", "enter")
        await until(lambda: app.table is not None, pilot)
        assert app.table
        title = {"gangsters": "Gangsters", "chicago-poker": "Chicago Poker"}[app.table.game.name]
        assert labels[1].startswith(title)

    drive(app, go)
    assert app.result == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", windycity.games())
def test_what_a_game_is_about_can_be_read_whole_on_a_small_screen(game: str, language: str) -> None:
    app = start_of(language)

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, *["down"] * windycity.games().index(game))
        option = app.query_one(Choices).highlighted
        assert option
        assert option.about
        seen = " ".join(screen_text(app).split())
        assert " ".join(option.about.split()) in seen
        assert "F10" in seen.split("…")[0]

    with pytest.raises(Leave):
        drive(app, go)


def test_a_match_begins_from_the_start_and_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole command, where the screen is the full one."""
    wish = Wish(None, None, None, None, 3, False, [], None, False, None)
    app = TableApp("en", lambda stage: play_in_terminal(wish, stage), hurried=True)
    monkeypatch.setattr("windycity.cli.play.leave_on_signals", lambda: None)
    assert isinstance(app.stage, Screen)

    async def go(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, *["enter"] * 4)
        await until(lambda: app.question is not None and app.question.of_moves, pilot)
        assert "Undo" in screen_text(app).splitlines()[-1]
        assert app.table
        assert app.table.game.name == "chicago-poker"

    drive(app, go)
    assert app.result == 0
