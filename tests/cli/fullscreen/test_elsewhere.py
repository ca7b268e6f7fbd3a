"""The full screen for what is no match at home: records, lessons, a server's tables, and a game of somebody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

import windycity
from tests.cli.fullscreen.driving import asked, drive, play_to_the_end, press, screen_text, table_of, types, until
from tests.fifth.install import NAME, copy_to, on_the_path
from windycity.cli.fullscreen.app import TableApp
from windycity.cli.fullscreen.panes import Choices
from windycity.cli.learn import Guide, learn_in_terminal, solve_in_terminal
from windycity.cli.replay import Replay
from windycity.cli.screen import Screen
from windycity.core import record as records
from windycity.lessons import Attempt, Lesson, lessons_of, puzzles_of

GOLDEN = Path(__file__).parents[2] / "golden"


def test_a_record_is_looked_at_forward_back_and_with_a_players_eyes() -> None:
    file = sorted((GOLDEN / "chicago-poker").glob("*.jsonl"))[0]
    record, game = records.read_file(file), windycity.game("chicago-poker")
    app, whole = TableApp("en", lambda stage: Replay(game, record, stage, None).run()), records.replay(game, record)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.question
        assert "Move 0 of" in app.question.text
        await press(app, pilot, "enter", "enter")
        assert "Move 2 of" in app.question.text
        assert f"– {whole.player_names[whole.answers[1].seat]}: " in app.question.text
        assert "What happened" in screen_text(app)
        told = len(app.all_news)
        await press(app, pilot, "down", "enter")
        assert "Move 1 of" in app.question.text
        assert len(app.all_news) < told
        await types(app, pilot, "s 1")
        assert app.table
        assert app.table.view.seen_by == 0
        await types(app, pilot, "e")
        assert "win" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await types(app, pilot, "7")
        assert "Move 7 of" in app.question.text
        assert "What happened" in screen_text(app)
        await types(app, pilot, "move 9")
        assert "A number: go to that move." in " ".join(screen_text(app).split())
        assert not {"Hint", "Undo", "Save"} & {*screen_text(app).splitlines()[-1].split()}, "keys that have nothing to do"

    drive(app, look, (100, 40))


def test_a_lesson_is_taken_step_by_step() -> None:
    lesson = lessons_of("chicago-poker")[0]
    attempt = Attempt(lesson, windycity.game("chicago-poker"))
    app = TableApp("en", lambda stage: Guide(attempt, stage).run())

    async def learn(app: TableApp, pilot: Pilot[None]) -> None:
        assert lesson.step[0].title.in_language("en") in screen_text(app)
        while app.is_playing and not attempt.over:
            if attempt.has_task:
                await press(app, pilot, "f3")
                assert "This does it: " in screen_text(app)
                assert not {"Undo", "Save"} & {*screen_text(app).splitlines()[-1].split()}, "keys that have nothing to do"
                for move in attempt.answer():
                    await types(app, pilot, move)
            else:
                await press(app, pilot, "enter")
        await until(lambda: not app.is_playing, pilot)

    drive(app, learn, (100, 40))
    assert attempt.over


@pytest.mark.parametrize(("take", "listed"), [(learn_in_terminal, lessons_of), (solve_in_terminal, puzzles_of)])
def test_lessons_and_puzzles_are_chosen_there(
    take: Callable[[str, str | None, Screen], int], listed: Callable[[str], list[Lesson]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("windycity.cli.learn.leave_on_signals", lambda: None)
    game = next(game for game in windycity.games() if len(listed(game)) > 1)
    app = TableApp("en", lambda stage: take(game, None, stage))

    async def choose(app: TableApp, pilot: Pilot[None]) -> None:
        labels = [option.label for option in app.query_one(Choices).options]
        assert labels == [lesson.title.in_language("en") for lesson in listed(game)]
        await press(app, pilot, "down", "enter")
        await until(lambda: app.table is not None, pilot)
        assert listed(game)[1].step[0].title.in_language("en") in " ".join(screen_text(app).split())

    drive(app, choose, (100, 40))
    assert app.result == 0


def test_after_a_lesson_the_list_comes_again_without_what_was_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windycity.cli.learn.leave_on_signals", lambda: None)
    app = TableApp("en", lambda stage: solve_in_terminal("chicago-poker", None, stage))

    async def solve(app: TableApp, pilot: Pilot[None]) -> None:
        await press(app, pilot, "5", "enter")
        await until(lambda: app.table is not None, pilot)
        await types(app, pilot, "murder 1 Moran")
        await press(app, pilot, "enter")
        await types(app, pilot, "no")
        await until(lambda: app.has_class("starting"), pilot)
        assert "Which puzzle?" in screen_text(app)
        assert "Your hand" not in screen_text(app)

    drive(app, solve, (100, 40))


def test_a_game_of_somebody_else_is_played_with_the_general_form(tmp_path: Path) -> None:
    copy_to(tmp_path / "site")
    with on_the_path(tmp_path / "site"):
        match = windycity.game(NAME, compiled=False).start(2, seed=3)

        async def play(app: TableApp, pilot: Pilot[None]) -> None:
            assert await play_to_the_end(app, pilot, Random(3)) > 0
            assert match.over

        drive(table_of(match), play)


def test_a_game_without_a_table_of_its_own_shows_its_text(tmp_path: Path) -> None:
    (copy_to(tmp_path / "site") / "table.py").unlink()
    with on_the_path(tmp_path / "site"):
        match = windycity.game(NAME, compiled=False).start(2, seed=3)

        async def play(app: TableApp, pilot: Pilot[None]) -> None:
            await asked(app, pilot)
            assert all(line in screen_text(app) for line in str(match.game.draw(match.view(0), "en")).splitlines()[:2])

        drive(table_of(match), play)
