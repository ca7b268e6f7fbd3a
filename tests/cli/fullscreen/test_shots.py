"""Snapshots can be made of every game, in every language and size."""

from __future__ import annotations

from html import unescape

import pytest
from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import drive, press, screen_text, table_of
from tests.cli.fullscreen.shots import MOMENTS, SIZES, moment_of, shot
from windycity.cli.fullscreen.app import DARK, LIGHT, TableApp
from windycity.cli.fullscreen.panes import Board, Choices, Prompt
from windycity.core.words import LANGUAGES

WIDE = 124  # columns from which the news stand beside the board


def test_every_game_is_shown() -> None:
    assert {*MOMENTS} == {*windycity.games()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_that_matters_is_cut_at_any_size(game: str, language: str) -> None:
    """One table is looked at in all sizes, which is quicker than a table for each."""
    match, keys = moment_of(game)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, *keys)
        for number, (width, height) in enumerate(SIZES):
            await pilot.resize_terminal(width, height)
            await pilot.pause(0.1)
            app.theme = (DARK, LIGHT)[number % 2]
            await pilot.pause(0.1)
            lines = screen_text(app).splitlines()
            seen = " ".join(" ".join(lines).split())
            assert "F10" in lines[-1].upper()
            assert " ".join(app.asked.split()) in seen
            assert " ".join(match.game.draw(match.view(0), language).partition("\n")[0].split())[:20] in seen
            choices = app.query_one(Choices)
            assert choices.highlighted
            assert choices.highlighted.label.split()[0] in seen
            about, room = app.query_one("#about"), app.screen.region
            assert room.contains_region(app.query_one(Prompt).region)
            assert room.contains_region(about.region)
            assert app.query_one("#news").region.width >= 40
            beside = app.query_one("#news").region.x >= app.query_one(Board).region.right
            assert beside == (width >= WIDE), "the news stand beside the board on a wide screen"

    drive(table_of(match, language=language, bots="greedy"), look, SIZES[0])


@pytest.mark.parametrize("theme", [DARK, LIGHT])
def test_a_snapshot_shows_what_is_asked(theme: str) -> None:
    match, _ = moment_of("chicago-poker")
    seen = unescape(shot("chicago-poker", SIZES[0], "nl", theme)).replace("\xa0", " ")
    assert match.game.draw(match.view(0), "nl").partition("\n")[0][:20] in seen
