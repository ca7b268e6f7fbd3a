"""A game is a folder: the fifth game, installed from elsewhere, is played, searched, shown and studied like the others."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.table import Table

import windycity
from tests.fifth.install import NAME, SOURCE, copy_to, declare, environment, on_the_path
from windycity.bots.bot import glimpse_of
from windycity.bots.names import BOTS, LEARNED, PLANNER, make_bot
from windycity.cli.tables import draw_table
from windycity.core.errors import IllegalMove
from windycity.core.game import Game
from windycity.core.news import format_news, format_result
from windycity.core.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder in which the fifth game is installed."""
    folder = tmp_path_factory.mktemp("elsewhere")
    copy_to(folder)
    with on_the_path(folder):
        yield folder


@pytest.fixture
def game(installed: Path) -> Game:
    return windycity.game(NAME, compiled=False)


def run(folder: Path, *arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command where the game is installed, with a cache and matches of its own."""
    own = {"WINDYCITY_CACHE": str(folder / "cache"), "XDG_STATE_HOME": str(folder / "state")}
    command = [sys.executable, "-m", "windycity.cli.main", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment(folder) | own)
    return done.returncode, done.stdout, done.stderr


def test_it_is_among_the_games_behind_ours(installed: Path) -> None:
    assert windycity.games()[-1] == NAME
    assert f"\n{NAME}  2-4\n" in run(installed, "games", "--lang", "en")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_are_shown_in_english_where_there_is_no_other_page(language: str, installed: Path) -> None:
    code, out, _ = run(installed, "rules", NAME, "2.3", "--lang", language)
    assert (code, out[:15]) == (0, "MO-2.3 Points. ")


def test_a_clause_of_it_is_known_to_be_its_own(installed: Path) -> None:
    code, _, err = run(installed, "rules", windycity.games()[0], "MO-2.3", "--lang", "en")
    assert (code, err) == (2, f"MO-2.3 is a clause of Moonshine: windycity rules {NAME} MO-2.3\n")


def test_a_person_plays_a_whole_match_in_lines(installed: Path) -> None:
    arguments = ("play", NAME, "--seats", "2", "--bots", "greedy", "--seed", "1", "--plain", "--lang", "en")
    code, out, err = run(installed, *arguments, typed="no such move\noffer beer\n" + "1\n" * 12 + "no\n")
    assert (code, err) == (0, "")
    for line in (
        "You win with the most points once all crates are sold.",
        '"no such move" is no move. A move begins with one of: offer, take, refuse.',
        'There is no crate of beer in "offer beer"; it should read like: offer water.',
        "all crates are sold (MO-3.1).",
    ):
        assert line in out
    assert len(re.findall(r"scores (?:one|2) point", out)) == 12


def test_the_referee_serves_it(installed: Path) -> None:
    requests = (
        {"do": "new", "game": NAME, "seats": 2, "seed": 1},
        {"do": "legal", "seat": 0},
        {"do": "play", "seat": 0, "move": "take"},
    )
    _, out, _ = run(installed, "referee", typed="\n".join(map(json.dumps, requests)))
    started, legal, refused = map(json.loads, out.splitlines()[-3:])
    assert started["ok"]
    assert set(legal["moves"]) <= {"offer whisky", "offer water"}
    assert (refused["error"], refused["rule"]) == ("illegal-move", "MO-2.1")


def test_it_has_a_table_of_its_own(game: Game) -> None:
    match = game.start(3, seed=1)
    drawn = draw_table(game, match.view(0), "nl")
    assert isinstance(drawn, Table)
    assert drawn.title == say(NAME, "nl", game.rulebook.words)
    assert draw_table(game, match.view(0), "nl", narrow=True) is None


def test_it_has_no_board_and_says_so(installed: Path) -> None:
    code, _, err = run(installed, "board", NAME, "--svg", str(installed / "board.svg"), "--lang", "en")
    assert (code, err) == (2, "Moonshine is played without a board, so there is none to draw.\n")


@pytest.mark.parametrize("bot", [*(bot for bot in BOTS if bot not in (LEARNED, PLANNER)), "search:20"])
def test_every_bot_plays_it(bot: str, game: Game) -> None:
    """Those that search only for two moves."""
    match, player = game.start(2, seed=1), make_bot(bot, 1)
    for _ in range(24 if bot in ("random", "greedy", "lookout") else 2):
        seat = match.waiting[0]
        match.play(seat, player.choose(glimpse_of(match, seat)))
    assert match.over == (bot in ("random", "greedy", "lookout"))


def test_greedy_beats_random(game: Game) -> None:
    """To show that its advice is worth something: 40 matches, each bot equally often first and second."""

    def winners(seed: int) -> tuple[int, ...]:
        match = game.start(2, seed=seed)
        bots = [make_bot("greedy" if seat == seed % 2 else "random", seed) for seat in range(2)]
        while not match.over:
            match.play(match.waiting[0], bots[match.waiting[0]].choose(glimpse_of(match, match.waiting[0])))
        assert match.result is not None
        return match.result.winners

    assert sum((seed % 2,) == winners(seed) for seed in range(40)) > 25


def test_its_moves_are_refused_with_the_reason(game: Game) -> None:
    match = game.start(2, seed=1, chance=["whisky"] * 3)
    for language in LANGUAGES:
        with pytest.raises(IllegalMove) as refused:
            match.play(0, "offer water")
        assert say("crate-water", language, game.rulebook.words) in refused.value.message(language)
        assert refused.value.message(language).endswith("(MO-2.1)")


def test_who_was_right_about_a_crate_scores(game: Game) -> None:
    """MO-2.3: 2 points for one that was taken, 1 for one that was refused."""
    for crate, answer, points in (
        *(("whisky", "take", [0, 2]), ("water", "take", [2, 0])),
        *(("whisky", "refuse", [1, 0]), ("water", "refuse", [0, 1])),
    ):
        match = game.start(2, seed=1, chance=["whisky", "water"])
        match.play(0, f"offer {crate}")
        match.play(1, answer)
        assert match.position.points[:2].tolist() == points


def test_the_conformance_suite_holds_for_it(installed: Path) -> None:
    """Interpreted, like every game at every seat count: what only compiled rules can show is left to the next test."""
    assert "passed" in conform(installed, "not compiled")


@pytest.mark.compiled
def test_it_is_compiled_simulated_and_reported_on(tmp_path: Path) -> None:
    """From its place in the repository, so that it is compiled once per machine, not once per test run."""
    declared = tmp_path / "declared"
    declare(declared, NAME)
    env = environment(declared, SOURCE.parent)
    folder = tmp_path / "run"

    def command(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "windycity.cli.main", *arguments], capture_output=True, text=True, env=env, check=True
        )
        return done.stdout

    bots = ("--bots", "greedy,random,lookout")
    assert "all crates are sold" in command("simulate", NAME, *bots, "--games", "40", "--out", str(folder), "--lang", "en")
    for language, words in (("en", "Is it good to trust?"), ("nl", "Loont vertrouwen?"), ("de", "Lohnt sich Vertrauen?")):
        command("report", str(folder), "--out", str(tmp_path / "page.html"), "--lang", language)
        assert words in (tmp_path / "page.html").read_text("utf-8")
    test = "tests/conformance/test_play.py::test_compiled_equals_interpreted"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", test, "-q", "-p", "no:xdist", "-k", NAME],
        capture_output=True,
        text=True,
        env=env,
        cwd=ROOT,
    )
    assert "3 passed" in done.stdout


def conform(folder: Path, marks: str) -> str:
    """Run the conformance suite on the fifth game alone."""
    command = [sys.executable, "-m", "pytest", "tests/conformance", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", NAME]
    done = subprocess.run([*command, "-m", marks], capture_output=True, text=True, env=environment(folder), cwd=ROOT)
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_a_random_match_is_told_in_every_language(game: Game) -> None:
    match, random = game.start(4, seed=2), Random(2)
    while not match.over:
        match.play(match.waiting[0], random.choice(match.legal(match.waiting[0])))
    assert match.result is not None
    for language in LANGUAGES:
        news = [each.text for each in format_news(match, 0, match.events(0), language)]
        assert len(news) > 40
        assert format_result(match, match.result, language)
