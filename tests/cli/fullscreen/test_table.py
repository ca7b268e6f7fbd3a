"""What a person meets at the full-screen table: choosing, typing, refusals, pages, undo, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import asked, drive, press, screen_text, table_of, types, until
from windycity.cli.fullscreen.app import DARK, LIGHT, TableApp
from windycity.cli.fullscreen.pages import Page, RulesPage
from windycity.cli.fullscreen.panes import Board, Choices, Prompt
from windycity.cli.kept import kept_matches


def test_a_card_is_chosen_then_its_place_with_what_it_would_make() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "right", "enter")
        labels = [option.label for option in app.query_one(Choices).options]
        assert labels[0].startswith("1 ")
        assert labels[0].endswith("only a high card")
        assert "(Esc)" in screen_text(app)
        await press(app, pilot, "escape")
        assert app.query_one(Choices).options[0].label == "draw"
        await press(app, pilot, "right", "enter", "enter")
        assert match.game.format_move(match.answers[0].action).startswith("play ")

    drive(table_of(match), play)


def test_a_move_is_typed_and_completed_and_recalled() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("d", "r")
        await until(lambda: app.query_one(Prompt)._suggestion == "draw", pilot)
        await press(app, pilot, "tab", "enter")
        assert match.game.format_move(match.answers[0].action) == "draw"
        await pilot.press("ctrl+up")
        assert app.query_one(Prompt).value == "draw"

    drive(table_of(match), play)


def test_a_refused_move_shows_the_reason_and_its_clause_and_changes_nothing() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, "play R15 1")
        assert "You do not hold R15" in screen_text(app)
        assert "CP-" in screen_text(app)
        await types(app, pilot, "77")
        assert "There is no move 77" in screen_text(app)
        assert not match.answers

    drive(table_of(match), play)


def test_a_move_is_taken_back_by_a_key() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while match.ask != "gang":
            await press(app, pilot, "enter")
        await press(app, pilot, "enter")
        count, news = len(match.answers), len(app.all_news)
        await press(app, pilot, "f6")
        assert len(match.answers) == count - 1
        assert len(app.all_news) <= news
        assert "Taken back" in screen_text(app)

    drive(table_of(match), play)


def test_pages_lie_over_the_table_and_rules_are_searched_as_one_types() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f1")
        assert isinstance(app.screen, Page)
        assert "F2 the rules" in screen_text(app)
        await pilot.press("escape", "f2")
        assert isinstance(app.screen, RulesPage)
        await pilot.press(*"bullet")
        await until(lambda: "CP-4.6" in screen_text(app), pilot)
        await pilot.press("escape", "f5")
        assert isinstance(app.screen, Page)
        await pilot.press("escape")
        assert len(app.screen_stack) == 1

    drive(table_of(match), play)


def test_places_of_the_board_are_chosen_by_name_and_by_mouse() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, "b2")
        assert match.game.format_move(match.answers[0].action) == "claim B2"
        await asked(app, pilot)
        board = app.query_one(Board)
        assert board._picture is not None
        area = board._picture.areas["I2"][0]
        where = (area.column - int(board.scroll_x), area.line - int(board.scroll_y))
        await pilot.click(Board, offset=where)
        await asked(app, pilot)
        own = [match.game.format_move(given.action) for given in match.answers if given.seat == 0]
        assert own[1] == "claim I2"

    drive(table_of(match), play, (140, 45))


def test_where_a_man_can_walk_is_lit_and_the_way_is_shown() -> None:
    match = windycity.game("chicago").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while match.ask != "move":
            await press(app, pilot, "enter")
        marks, seen = app.query_one(Board)._marks, match.view(0)
        assert marks.lit >= {space for spaces in seen.reach["1"].values() for space in spaces} - marks.chosen  # type: ignore[attr-defined]
        await press(app, pilot, "enter")
        assert app.query_one(Board)._marks.way
        await types(app, pilot, sorted(marks.lit)[0])
        assert len(app.query_one(Choices).levels) == 2 or match.ask != "move" or len(match.answers) > 5

    drive(table_of(match), play)


def test_the_screen_may_change_its_size_and_colours_at_any_time() -> None:
    match = windycity.game("chicago").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for size in ((200, 60), (80, 24), (40, 16), (130, 30)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.query_one(Prompt).region.bottom <= size[1]
        before = app.theme
        await pilot.press("f8")
        assert {before, app.theme} == {DARK, LIGHT}

    drive(table_of(match), play)


def test_whoever_sits_down_next_sees_nothing_of_the_one_before() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        first, second = (match.view(seat).players[seat].hand for seat in (0, 1))  # type: ignore[attr-defined]
        assert app.question
        assert "Pass the keyboard" in app.question.text
        assert not any(f" {card} " in screen_text(app) for card in (*first, *second))
        await press(app, pilot, "enter")
        assert all(card in screen_text(app) for card in first)
        await types(app, pilot, "draw")
        assert "Pass the keyboard" in app.question.text
        assert not app.all_news
        assert not any(f" {card} " in screen_text(app) for card in (*first, *second))
        await press(app, pilot, "enter")
        assert all(card in screen_text(app) for card in second)
        await pilot.press("ctrl+up")
        assert app.query_one(Prompt).value == ""

    drive(table_of(match, people=2), play)


def test_leaving_keeps_the_match_and_says_so_afterwards() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)
    app = table_of(match)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, "draw")
        await pilot.press("f10")

    drive(app, play)
    assert len(kept_matches()) == 1
    assert any("The match is kept" in text for text in app.stage.said)


def test_a_match_is_saved_under_a_name_that_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f7", *"my.jsonl", "enter")
        await asked(app, pilot)
        await until(lambda: "Saved to my.jsonl" in screen_text(app), pilot)

    drive(table_of(match), play)
    assert (tmp_path / "my.jsonl").is_file()
