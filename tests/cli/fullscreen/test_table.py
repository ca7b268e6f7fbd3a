"""What a person meets at the full-screen table: choosing, typing, refusals, pages, undo, leaving."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Input, Select

import windycity
from tests.cli.fullscreen.driving import asked, drive, near_the_end, press, screen_text, table_of, types, until
from windycity.bots.names import make_bots
from windycity.cli.fullscreen.app import DARK, LIGHT, TableApp
from windycity.cli.fullscreen.choosing import Option
from windycity.cli.fullscreen.pages import FormPage, HelpPage, Page, RulesPage, what_can_be_typed
from windycity.cli.fullscreen.panes import LEAST, LEAST_LOW, PART, Board, Choices, Lines, Prompt
from windycity.cli.fullscreen.stage import Stage
from windycity.cli.kept import Keeper, kept_matches
from windycity.cli.terminal import Terminal
from windycity.cli.words import text_of
from windycity.core.translation import fold
from windycity.core.words import LANGUAGES, say
from windycity.games.chicago_gangsters.words import FOLDER


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


@pytest.mark.parametrize(
    ("language", "typed", "whole"), [("nl", "spe", "speel R3 1"), ("de", "tip", "tipp"), ("nl", "pl", "play R3 1")]
)
def test_moves_and_commands_are_completed_in_the_language_and_in_english(language: str, typed: str, whole: str) -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press(*typed)
        await until(lambda: app.query_one(Prompt)._suggestion == whole, pilot)

    drive(table_of(match, language=language), play)


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


@pytest.mark.parametrize(
    ("language", "words"), [("nl", ("hulp", "regels 4.6", "verslag 2")), ("de", ("hilfe", "regeln 4.6", "verlauf 2"))]
)
def test_pages_open_for_words_of_the_language_too(language: str, words: tuple[str, str, str]) -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)
    helping, rules, log = words

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, helping)
        assert isinstance(app.screen, HelpPage)
        await pilot.press("escape")
        await types(app, pilot, rules)
        assert isinstance(app.screen, RulesPage)
        await until(lambda: "CP-4.6" in screen_text(app), pilot)
        await pilot.press("escape")
        await types(app, pilot, log)
        assert type(app.screen) is Page
        await until(lambda: app.all_news[-1][:40] in screen_text(app), pilot)
        assert app.all_news[-3][:40] not in screen_text(app)

    drive(table_of(match, language=language), play, (120, 40))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["help", "join-help", "lesson-help", "replay-help"])
def test_help_is_cut_nowhere(name: str, language: str) -> None:
    help_text = text_of(name, language, bots="lookout")
    console = Console(width=70, file=io.StringIO(), record=True)
    console.print(what_can_be_typed(help_text, language, "Also this."))
    shown = console.export_text()
    assert "…" not in shown
    for words in ("Also this.", *help_text.splitlines()[:1], help_text.splitlines()[-1]):
        assert fold("".join(words.split())) in fold("".join(shown.split()))


@pytest.mark.parametrize("game", windycity.games())
def test_help_says_what_the_signs_of_the_table_mean(game: str) -> None:
    match = windycity.game(game).start(3, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        assert app.table
        await pilot.press("f1")
        await until(lambda: isinstance(app.screen, HelpPage), pilot)
        await pilot.press("end")
        await until(lambda: " ".join(app.table.legend().split()[-2:]) in screen_text(app), pilot)  # type: ignore[union-attr]
        assert app.table.legend()

    drive(table_of(match), play)


def test_a_number_that_is_asked_about_is_that_of_the_choice_in_sight() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        label = app.query_one(Choices).options[2].label
        await types(app, pilot, "? 3")
        await until(lambda: f"3. {label}: " in screen_text(app), pilot)
        await press(app, pilot, "right", "enter")
        await types(app, pilot, "? 2")
        await until(lambda: "as your next card at business 2" in screen_text(app), pilot)
        assert not match.answers

    drive(table_of(match), play)


def test_choices_stay_in_sight_until_there_are_others(monkeypatch: pytest.MonkeyPatch) -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)
    offered: list[int] = []
    offer = Choices.offer

    def noting(choices: Choices, options: Sequence[Option], at: int | None = None) -> None:
        offered.append(len(options))
        offer(choices, options, at)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        monkeypatch.setattr(Choices, "offer", noting)
        app.pose(None)
        await pilot.pause()
        assert not offered
        await until(lambda: offered == [0], pilot)  # nothing was asked for a while

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


def test_lit_places_stay_lit_and_suit_the_screen_when_it_becomes_light() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        board = app.query_one(Board)
        lit = board._marks.lit
        assert lit
        grounds = set()
        for _ in range(2):
            assert board._picture
            grounds |= {str(span.style) for span in board._picture.text.spans if str(span.style).startswith("bold #00424d")}
            await pilot.press("f8")
            await pilot.pause()
        assert board._marks.lit == lit
        assert grounds

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


def test_a_file_is_replaced_only_if_somebody_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.jsonl").write_text("mine")
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("f7", *"my.jsonl", "enter")
        await until(lambda: app.question is not None and "Overwrite" in app.question.text, pilot)
        await pilot.pause()
        looked_at = app.query_one(Choices).highlighted
        assert looked_at
        assert looked_at.move == "no"
        await press(app, pilot, "enter")
        assert (tmp_path / "my.jsonl").read_text() == "mine"
        assert "Not saved" in screen_text(app)
        await pilot.press("f7", *"my.jsonl", "enter")
        await until(lambda: app.question is not None and "Overwrite" in app.question.text, pilot)
        await press(app, pilot, "left", "enter")
        assert (tmp_path / "my.jsonl").read_text() != "mine"

    drive(table_of(match), play)


def test_on_a_small_screen_everybody_and_what_they_own_are_in_sight_with_a_hint() -> None:
    match = near_the_end("chicago-poker", 4, 30)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        for _ in range(2):
            board = "\n".join(screen_text(app).splitlines()[1 : app.query_one("#ask").region.y])
            seen = match.view(0)
            assert all(player.boss in board for player in seen.players)  # type: ignore[attr-defined]
            laid = [card for spot in seen.table for row in spot.rows for card in row.cards if card != "??"]  # type: ignore[attr-defined]
            assert laid
            assert all(card in board for card in laid)
            assert "…" not in board
            await types(app, pilot, "play R15 77")

    drive(table_of(match), play)


def test_the_whole_table_is_told_and_the_choices_stay_without_wasting_a_line() -> None:
    match = windycity.game("chicago-poker").start(4, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        choices = [option.label for option in app.query_one(Choices).options]
        await types(app, pilot, "look")
        await until(lambda: "Business 1 is" in screen_text(app), pilot)
        assert [option.label for option in app.query_one(Choices).options] == choices
        assert app.query_one("#ask").region.bottom == app.query_one("#entry").region.bottom

    drive(table_of(match), play)


def test_what_was_said_is_taken_away_by_escape() -> None:
    match = windycity.game("chicago-poker").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await types(app, pilot, "77")
        assert "There is no move 77" in screen_text(app)
        room = app.query_one("#news").region.height
        await press(app, pilot, "escape")
        assert "There is no move 77" not in screen_text(app)
        assert app.query_one("#news").region.height > room

    drive(table_of(match), play)


@pytest.mark.parametrize("game", windycity.games())
def test_news_have_all_the_room_below_the_board_that_it_does_not_need(game: str) -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for size in ((80, 24), (120, 36), (100, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause(0.1)
            board, side = app.query_one(Board), app.query_one("#side")
            assert board.size.height == board.needed or side.size.height == (LEAST if size[1] > 30 else LEAST_LOW)
            assert board.region.bottom == side.region.y
            assert side.region.bottom == app.query_one("#ask").region.y

    drive(table_of(windycity.game(game).start(4, seed=3)), look)


def test_what_a_match_is_about_stays_above_the_first_news() -> None:
    match = windycity.game("chicago").start(2, seed=3)
    goal = match.game.say("goal", "en")

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        news = app.query_one("#news", Lines)
        assert str(news.content[0]) == goal
        await types(app, pilot, "buy blue")
        await until(lambda: "buys a blue head" in screen_text(app), pilot)
        assert str(news.content[0]) == goal
        assert news.scroll_y == 0
        assert goal[:30] in screen_text(app).splitlines()[news.content_region.y]

    drive(table_of(match), play, (120, 40))


def test_news_scroll_back_to_the_first_and_stay_at_the_last() -> None:
    match = near_the_end("chicago-poker", 4, 30)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        pane, news = app.query_one("#news", Lines), app.all_news
        assert len(news) > 2 * PART
        assert news[-1][-30:] in screen_text(app)
        await types(app, pilot, "draw")
        assert news[-1][:30] in screen_text(app)
        pane.scroll_home(animate=False)
        await pilot.pause(0.1)
        assert news[0][:30] in screen_text(app)
        assert [str(line) for line in pane.content] == news

    drive(table_of(match), look)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("size", "every"), [((80, 24), any), ((120, 55), all)])
def test_what_a_word_was_worth_stays_in_one_line(
    size: tuple[int, int], every: Callable[[Iterable[bool]], bool], language: str
) -> None:
    match = near_the_end("chicago-gangsters", 4, 60)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        words = [player.words for player in match.view(0).players]  # type: ignore[attr-defined]
        told = [say("words", language, FOLDER, kept=each.kept, broken=each.broken) for each in words if each.kept or each.broken]
        assert told
        assert every(line in screen_text(app) for line in told)

    drive(table_of(match, language=language), play, size)


def test_the_key_for_players_is_offered_where_they_are_out_of_sight() -> None:
    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        for width in (80, 140, 80):
            await pilot.resize_terminal(width, 40)
            await pilot.pause(0.1)
            offered = "Players" in screen_text(app).splitlines()[-1]
            assert offered == (app.table is not None and app.table.game.name == "chicago" and width == 80)

    for game in ("chicago", "chicago-poker"):
        drive(table_of(windycity.game(game).start(2, seed=3)), look)


@pytest.mark.parametrize("game", ["chicago", "gangsters"])
def test_who_one_is_and_what_one_can_pay_are_in_sight_on_a_small_screen(game: str) -> None:
    match = windycity.game(game).start(3, seed=3)

    async def look(app: TableApp, pilot: Pilot[None]) -> None:
        me = match.view(0).players[0]
        (line,) = [line for line in screen_text(app).splitlines() if f"{me.name} (you" in line]
        assert f"{me.money:,}" in line  # type: ignore[attr-defined]

    drive(table_of(match), look)


def test_a_question_that_does_not_fit_into_the_frame_is_not_cut() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while match.ask != "buy":
            await press(app, pilot, "enter")
        asked_for = match.prompt(0)
        assert asked_for is not None
        for width in (80, 120, 80):
            await pilot.resize_terminal(width, 24)
            await pilot.pause(0.1)
            assert (len(asked_for) > width) == (app.query_one("#ask").border_title == "")
            assert asked_for in " ".join(screen_text(app).split())

    drive(table_of(match), play)


def test_an_offer_is_for_what_the_partner_has_and_stays_filled_in_when_it_is_refused() -> None:
    match = windycity.game("gangsters").start(3, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while match.ask != "buy":
            await press(app, pilot, "enter")
        form = next(number for number, option in enumerate(app.query_one(Choices).options) if option.form)
        for _ in range(2):
            await press(app, pilot, "home", *["down"] * form, "enter")
            await until(lambda: isinstance(app.screen, FormPage), pilot)
            await until(lambda: app.focused is not None and app.focused.id == "gang", pilot)
            gang, want = (app.screen.query_one(f"#{key}", Select) for key in ("gang", "want"))
            for player in match.view(0).players[1:]:  # the last one stays
                gang.value = player.gang  # type: ignore[attr-defined]
                await pilot.pause()
                offered = {str(value) for _, value in want._options}
                assert offered == {"nothing", *player.joints}, player.name  # type: ignore[attr-defined]
            pay = app.screen.query_one("#pay", Input)
            assert pay.value == ("9900" if app.filled.get("seen") else "0")
            pay.value = "9900"
            await pilot.click("Button")
            await until(lambda: len(app.screen_stack) == 1, pilot)
            await asked(app, pilot)
            assert "(GA-3.3)" in screen_text(app)
            assert "of the list" not in screen_text(app)
            assert match.ask == "buy"
            app.filled["seen"] = {"": ""}

    drive(table_of(match), play, (100, 40))


def test_whoever_has_enough_after_a_match_still_sees_how_it_ended() -> None:
    match = near_the_end("chicago-poker", 2, 1)

    def play(stage: Stage) -> object:
        players = make_bots("random", range(1, 2), 5)
        Terminal(match, (0,), players, stage, Keeper()).run()
        return stage.ask("again", usual="yes")

    async def end(app: TableApp, pilot: Pilot[None]) -> None:
        while not match.over:
            await press(app, pilot, "enter")
        await types(app, pilot, "7")
        assert "There is no choice 7; choose from 1 to 2." in screen_text(app)
        await types(app, pilot, "no")
        assert any(text.startswith("The ranking") for text in app.stage.said)

    drive(TableApp("en", play, hurried=True), end)


def test_what_is_typed_while_another_pane_is_looked_at_is_answered_by_enter() -> None:
    match = windycity.game("chicago").start(3, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.press("tab")
        assert not isinstance(app.focused, Prompt)
        await types(app, pilot, "done")
        assert [match.game.format_move(given.action) for given in match.answers if given.seat == 0] == ["done"]

    drive(table_of(match), play)


def test_who_was_hired_in_secret_so_far_is_in_sight_on_a_small_screen() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        while match.ask != "gang":
            await press(app, pilot, "enter")
        await types(app, pilot, "hire thugs")
        await types(app, pilot, "hire vamps")
        await until(lambda: "chosen in secret: thugs 1, vamps 1; left to spend: " in screen_text(app), pilot)

    drive(table_of(match), play)


def test_linked_joints_are_marked_where_there_is_little_room() -> None:
    match = windycity.game("gangsters").start(2, seed=3)

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        lines = screen_text(app).splitlines()
        below_a2 = next(number for number, line in enumerate(lines) if "A2" in line) + 1
        assert lines[below_a2][lines[below_a2 - 1].index("A2") :][:4] == "  ↕ "

    drive(table_of(match), play)
