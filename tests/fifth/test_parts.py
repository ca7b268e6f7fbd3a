"""A folder that lacks something: an optional part has a general form instead, a required one a clear error."""

from __future__ import annotations

import io
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import windycity
from tests.fifth.install import NAME, copy_to, declare, forget, on_the_path
from windycity.arena.batches import Played, table_of
from windycity.arena.play import Row
from windycity.arena.report.run import report_on
from windycity.arena.simulate import keep, open_folder, plan
from windycity.arena.studies import study_of
from windycity.bots.bot import glimpse_of
from windycity.bots.levels import BOSS, CAPO, DON, SOLDIER, USUAL, simulations_of
from windycity.bots.names import make_bot
from windycity.bots.search import Settings, settings_of
from windycity.cli.rules import find_rules, show_rules
from windycity.cli.screen import Screen
from windycity.cli.tables import draw_table
from windycity.core.errors import BadGame, UnknownGame
from windycity.core.news import format_news
from windycity.core.words import LANGUAGES, say
from windycity.games import rulebook
from windycity.games.reference import NoSuchRule

MATCHES = 6
finding = import_module("windycity.games")  # `windycity.games` is the function


@pytest.fixture
def copied(tmp_path: Path) -> Iterator[Path]:
    """The folder of a copy of the fifth game that nothing has looked into yet."""
    folder = copy_to(tmp_path)
    with on_the_path(tmp_path):
        yield folder


def remove(*files: Path) -> None:
    for file in files:
        file.unlink()
    forget()


def make_run(folder: Path) -> Path:
    """Make a run of a few matches with their records, played interpreted."""
    game, job = windycity.game(NAME, compiled=False), plan(NAME, ["greedy", "random"], MATCHES)
    open_folder(job, folder)
    for number in range(MATCHES):
        match, bots = game.start(2, seed=number), [make_bot(name, number) for name in job.run.bots]
        while not match.over:
            match.play(match.waiting[0], bots[match.waiting[0]].choose(glimpse_of(match, match.waiting[0])))
        result, table = match.result, io.BytesIO()
        assert result is not None
        columns = (tuple(job.run.bots), result.winners, result.scores, result.ranks, result.reason, len(match.answers))
        table_of([Row(number, match.luck.secret.hex(), *columns, None, (0, 0), 0.0, 0.0)]).write_parquet(table)
        keep(Played(number, table.getvalue(), {number: match.save()}), folder)
    return folder


def test_a_report_has_the_games_own_words_and_study(copied: Path, tmp_path: Path) -> None:
    page = report_on(make_run(tmp_path / "run"), "en")
    assert "The score is what the game counts at its end: points." in page
    assert "Who has the most points at the end of each turn." in page
    assert "Is it good to trust?" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_study_the_report_has_the_rest(language: str, copied: Path, tmp_path: Path) -> None:
    run = make_run(tmp_path / "run")
    remove(copied / "study.py")
    assert study_of(NAME) is None
    page = report_on(run, language)
    assert 'id="section-leads"' in page
    assert 'id="section-study"' not in page


def test_without_words_for_it_the_report_says_it_in_general(copied: Path, tmp_path: Path) -> None:
    run = make_run(tmp_path / "run")
    remove(*(copied / "words" / "report").iterdir())
    for language, scores, leads in (
        ("en", "The score is what the game counts at its end.<", "Who has the highest score at the end of each round or turn."),
        (
            "nl",
            "De score is wat het spel aan het einde telt.<",
            "Wie aan het einde van elke ronde of beurt de hoogste score heeft.",
        ),
        (
            "de",
            "Die Punktzahl ist, was das Spiel am Ende zählt.<",
            "Wer die höchste Punktzahl hat, am Ende jeder Runde oder jedes",
        ),
    ):
        page = report_on(run, language)
        assert scores in page
        assert leads in page
        assert "<h3>topic-trust</h3>" in page
        assert "Refused" in page


def test_without_a_table_the_plain_text_is_shown(copied: Path, capsys: pytest.CaptureFixture[str]) -> None:
    remove(copied / "table.py")
    match = windycity.game(NAME, compiled=False).start(2, seed=1)
    assert draw_table(match.game, match.view(0), "en") is None
    Screen("en", plain=False).table(match, 0)
    assert "Crates in the pile: 6." in capsys.readouterr().out


def test_levels_are_the_games_own_else_the_usual_ones(copied: Path) -> None:
    assert [simulations_of(bot, NAME) for bot in (SOLDIER, CAPO, DON, BOSS)] == [40, 160, 640, 640]
    assert settings_of(NAME) == Settings(depth=4)
    remove(copied / "levels.py")
    assert simulations_of(BOSS, NAME) == USUAL
    assert settings_of(NAME) == Settings()


@pytest.mark.parametrize("count", ["(1, 2, 3)", "0", "'many'"])
def test_simulations_are_a_whole_number(copied: Path, count: str) -> None:
    (copied / "levels.py").write_text(f"SIMULATIONS = {count}\n")
    forget()
    with pytest.raises(BadGame, match=r"a whole number of simulations, 1 or more, in .*levels\.py: SIMULATIONS"):
        simulations_of(BOSS, NAME)


def test_without_a_page_the_rules_cannot_be_read_and_other_games_can(copied: Path) -> None:
    remove(copied / "rules.md")
    with pytest.raises(NoSuchRule, match=r"The rules of Moonshine are not here to read: there is no .*moonshine/rules\.md"):
        show_rules(NAME, "", "en")
    with pytest.raises(NoSuchRule, match="No game's clauses begin with MO"):
        find_rules(windycity.games()[0], "MO-1.1", "en")


def test_a_page_in_another_language_is_shown_there(copied: Path) -> None:
    (copied / "rules.nl.md").write_text("# Moonshine\n\n**MO-1.1** Kratten. Het zijn er twaalf.\n")
    assert show_rules(NAME, "1.1", "nl") == "**MO-1.1** Kratten. Het zijn er twaalf."
    assert show_rules(NAME, "1.1", "de").startswith("**MO-1.1** Crates.")


def test_a_language_that_it_does_not_speak_is_told_in_english(copied: Path) -> None:
    remove(copied / "words" / "nl.ftl")
    match = windycity.game(NAME, compiled=False).start(2, seed=1)
    assert say("goal", "nl", match.game.rulebook.words) == "You win with the most points once all crates are sold."
    assert format_news(match, None, match.events(None), "nl")[0].text == "Ruby gets a crate."


@pytest.mark.parametrize("file", ["rulebook.py", "edition.toml", "words/en.ftl"])
def test_what_no_game_can_do_without_is_named(file: str, copied: Path) -> None:
    remove(copied / file)
    with pytest.raises(BadGame, match=rf"The game moonshine is not complete: .*moonshine/{file} is missing\."):
        rulebook(NAME)
    assert NAME in windycity.games()


@pytest.mark.parametrize("text", ["", "from moonshine.position import POSITION as RULEBOOK\n"])
def test_a_rulebook_has_the_name_of_its_game(text: str, copied: Path) -> None:
    (copied / "rulebook.py").write_text(text)
    with pytest.raises(BadGame, match=r"needs a RULEBOOK with the name moonshine in .*rulebook\.py"):
        rulebook(NAME)


def test_a_package_that_is_not_there_is_named_and_the_others_can_be_played(tmp_path: Path) -> None:
    declare(tmp_path, "nowhere")
    with on_the_path(tmp_path):
        with pytest.raises(BadGame, match="said to be the package nowhere, but there is no such package"):
            rulebook(NAME)
        for name in windycity.games()[:-1]:
            assert rulebook(name).name == name


def test_what_is_wrong_within_a_rulebook_is_not_hidden(copied: Path) -> None:
    (copied / "rulebook.py").write_text("import no_such_library\n")
    with pytest.raises(ModuleNotFoundError, match="no_such_library"):
        rulebook(NAME)


def test_two_packages_of_one_name_are_refused_together(copied: Path, tmp_path: Path) -> None:
    declare(tmp_path / "more", "another")
    sys.path.insert(0, str(tmp_path / "more"))
    forget()
    with pytest.raises(BadGame, match="Several packages say they are the game moonshine: another, moonshine"):
        rulebook(NAME)
    assert rulebook(windycity.games()[0]).name == windycity.games()[0]


def test_a_game_that_is_not_installed_is_unknown(tmp_path: Path) -> None:
    with on_the_path(tmp_path), pytest.raises(UnknownGame, match="There is no game moonshine"):
        rulebook(NAME)


def test_only_what_the_rules_read_is_compiled_anew(copied: Path) -> None:
    def folder() -> Path:
        windycity.core.sources.read_source.cache_clear()
        return windycity.game(NAME, compiled=False).build().folder

    before = folder()
    for part in ("table.py", "study.py", "levels.py", "view.py", "rulebook.py"):
        (copied / part).write_text((copied / part).read_text() + "\n")
    assert folder() == before
    for needed in ("rules.py", "position.py", "actions.py"):
        text = (copied / needed).read_text()
        (copied / needed).write_text(text + "\n")
        assert folder() != before, needed
        (copied / needed).write_text(text)
    assert folder() == before


def test_no_kernel_may_stand_where_it_would_not_be_compiled_anew(copied: Path) -> None:
    rules = (copied / "rules.py").read_text()
    (copied / "rulebook.py").write_text((copied / "rulebook.py").read_text().replace("import rules\n", "import table as rules\n"))
    (copied / "table.py").write_text(rules)
    with pytest.raises(TypeError, match=r"no kernel may stand in a file for a higher layer: table\.py"):
        windycity.game(NAME, compiled=False).build()


def test_a_game_that_has_the_name_of_ours_is_left_out_with_a_warning(tmp_path: Path) -> None:
    declare(tmp_path, "impostor", "chicago-poker")
    with on_the_path(tmp_path):
        with pytest.warns(UserWarning, match="impostor says it is the game chicago-poker"):
            assert finding.package_of("chicago-poker") == "windycity.games.chicago_poker"
        assert windycity.game("chicago-poker", compiled=False).start(2, seed=1).ask == "action"
        assert windycity.games().count("chicago-poker") == 1


def test_a_folder_among_ours_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an entry point: a folder in `windycity/games` is a game, after those that have a place."""
    ours = windycity.games()
    copy_to(tmp_path)
    shutil.copytree(tmp_path / NAME, tmp_path / "moon_shine")
    monkeypatch.setattr(finding, "__path__", [*finding.__path__, str(tmp_path)])
    with on_the_path():
        assert windycity.games() == (*ours, "moon-shine", NAME)
        assert finding.package_of(NAME) == "windycity.games.moonshine"
        assert windycity.game(NAME, compiled=False).start(2, seed=1).ask == "offer"
        with pytest.raises(BadGame, match="needs a RULEBOOK with the name moon-shine"):
            rulebook("moon-shine")
    for module in [name for name in sys.modules if name.startswith(("windycity.games.moon_shine", "windycity.games.moonshine"))]:
        del sys.modules[module]
