"""The command line, as a person or a script meets it."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any
from unittest.mock import patch

import pytest
import typer

import windycity
from windycity.bots import external
from windycity.cli import main
from windycity.cli.words import text_of
from windycity.core.words import LANGUAGES
from windycity.games.reference import as_plain_text

GOLDEN = Path(__file__).parents[1] / "golden" / "chicago-poker"


def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command in this process, whose modules and rules are loaded: a process of its own takes a second to start."""
    with ExitStack() as stack:
        stdin, stdout, stderr = (stack.enter_context(TemporaryFile("w+", encoding="utf-8", newline="")) for _ in range(3))
        stdin.write(typed)
        stdin.seek(0)
        stack.enter_context(as_it_was())
        stack.enter_context(
            patch.multiple(sys, argv=[main.__file__, *arguments], stdin=stdin, stdout=stdout, stderr=stderr),
        )
        code = 0
        try:
            main.main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        for file in (stdout, stderr):
            file.seek(0)
        return code, stdout.read(), stderr.read()


@contextmanager
def as_it_was() -> Iterator[None]:
    """Run the command as the program, and restore what it may leave behind: the language of help, and the log of programs."""
    program, sys.modules["__main__"] = sys.modules["__main__"], main
    contexts: Any = typer.main.get_command(main.app).context_class
    mistakes: Any = typer.BadParameter.__base__
    logs: list[logging.Handler] = []
    try:
        with (
            patch.object(contexts, "formatter_class", contexts.formatter_class),
            patch.object(mistakes, "show", mistakes.show),
            patch.object(external.log, "handlers", logs),
        ):
            yield
    finally:
        sys.modules["__main__"] = program
        for log in logs:
            log.close()


def run_apart(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """Run a command in a process of its own, as a person does."""
    command = [sys.executable, "-m", "windycity.cli.main", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def test_help_names_the_commands() -> None:
    code, out, _ = run("--help")
    assert code == 0
    for command in (
        "games",
        "rules",
        "play",
        "replay",
        "board",
        "simulate",
        "tournament",
        "dataset",
        "train",
        "report",
        "referee",
        "join",
        "schema",
        "edition",
        "bench",
        "warm",
    ):
        assert command in out


@pytest.mark.parametrize("run", [run, run_apart])
def test_the_version_is_told(run: Callable[..., tuple[int, str, str]]) -> None:
    assert run("--version") == (0, f"{windycity.__version__}\n", "")


def test_a_command_in_this_process_does_what_it_does_in_one_of_its_own() -> None:
    """So that the other tests tell something about what people meet."""
    for arguments in (["play", "chess"], ["rules", "chicago", "--lang", "nl"], ["replay", "nowhere.jsonl"], ["--nonsense"]):
        assert run(*arguments) == run_apart(*arguments)
    play = ("play", "chicago-poker", "--seats", "2", "--seed", "1", "--bots", "greedy")
    assert run(*play, typed="draw\nnonsense\nquit\n") == run_apart(*play, typed="draw\nnonsense\nquit\n")


def test_games_are_listed_with_their_seats_and_what_their_options_mean() -> None:
    code, out, _ = run("games", "--lang", "en")
    assert code == 0
    assert "chicago-poker  2-6\n    specials (usually true): Six special cards" in out
    assert "chicago  2-4\n    no options\n" in out
    assert "    godfather (normaal false): Expertregel" in run("games", "--lang", "nl")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_points_to_the_command_that_lists_the_options_of_every_game(language: str) -> None:
    assert " games " in text_of("help-set", language)
    told = re.split(r"^(?=\S)", run("games", "--lang", language)[1], flags=re.MULTILINE)[1:]
    for name, listed in zip(windycity.games(), told, strict=True):
        assert listed.startswith(f"{name}  ")
        assert [line.split()[0] for line in listed.splitlines()[1:]] == [
            option.name for option in windycity.game(name).rulebook.options
        ] or "    " + text_of("game-without-options", language) in listed


def test_warm_compiles_and_shows_progress() -> None:
    code, out, _ = run("warm", "chicago-poker")
    assert code == 0
    assert "chicago-poker" in out


@pytest.mark.parametrize("command", ["warm", "play", "rules", "board"])
def test_a_game_that_does_not_exist_is_refused(command: str, tmp_path: Path) -> None:
    more = ["--svg", str(tmp_path / "board.svg")] if command == "board" else []
    code, _, err = run(command, "bridge", *more)
    assert code == 2
    assert "There is no game bridge" in err


def test_play_takes_moves_by_text_and_number_and_explains_mistakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    code, out, err = run("play", "chicago-poker", "--seats", "2", "--seed", "1", typed="jump\n1\nquit\n")
    assert (code, err) == (0, "")
    assert '"jump" is no move' in out
    assert out.count("Al Capone is to act") == 2
    assert "\x1b[" not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--seats", "9"], "for 2 to 6 seats, not 9"),
        (["--people", "0"], "There can be 1 to 4 people at this table, not 0"),
        (["--bots", "al"], "There is no bot al. The bots are: lookout, soldier"),
        (["--set", "specials=maybe"], "An option is written name=true or name=false, not specials=maybe"),
        (["--set", "jokers=true"], "There is no option jokers"),
        (["--set", "short=true"], "short is for 5 to 6 seats"),
        (["--lang", "fr"], "There is no language fr here. The languages are: en, nl, de"),
        (["--edition", "nothing.toml"], "nothing.toml cannot be read: there is no such file."),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(arguments: list[str], message: str) -> None:
    code, _, err = run("play", "chicago-poker", *arguments)
    assert code == 2
    assert message in err
    assert "Traceback" not in err


def test_rules_are_shown_by_clause_and_searched() -> None:
    assert run("rules", "chicago-poker", "cp-4.6")[1].startswith("CP-4.6 Bullet.")
    assert run("rules", "chicago-poker", "CP-4.7")[1].count("\nCP-4.7.") == 5
    assert "CP-5.6 Tie-break" in run("rules", "chicago-poker", "secretly")[1] + run("rules", "chicago-poker", "tie")[1]
    for number in ("4.6", "CP4.6", "cp 4.6", "CP-4.6."):
        assert run("rules", "chicago-poker", number)[1].count("Bullet. When you lay") == 1
    assert "CP-5.1 When." in run("rules", "chicago-poker", "bullet", "duel")[1]
    code, _, err = run("rules", "chicago-poker", "zeppelin", "--lang", "de")
    assert code == 2
    assert 'steht nichts über "zeppelin"' in err


def test_a_rule_is_written_for_a_screen_of_any_width() -> None:
    clause = "**CP-9.9** A rule.\nIt goes on.\n\n- one\n  thing\n- another"
    assert as_plain_text(clause) == "CP-9.9 A rule. It goes on.\n\n- one thing\n- another"
    table = "## A turn\n\n| | step | clause |\n| --- | --- | --- |\n| 1 | *draw* | [CP-3](#cp-3) |\n| | `play` | |"
    assert as_plain_text(table) == "A turn\n\nstep; clause\n1; draw; CP-3\nplay"


def test_a_record_is_verified() -> None:
    code, out, _ = run("replay", "--verify", str(GOLDEN / "six-players.jsonl"))
    assert code == 0
    assert "The record is valid" in out


def test_a_record_that_was_tampered_with_is_found_out(tmp_path: Path) -> None:
    text = (GOLDEN / "ends-one-of-each.jsonl").read_text()
    file = tmp_path / "tampered.jsonl"
    for old, new, message in (
        ('"winners":[0]', '"winners":[1]', "ended differently"),
        ('"winners":[1]', '"winners":[0]', "ended differently"),
        ('"secret":"', '"secret":"00', "published before the match"),
        ('"move":"draw"', '"move":"gun"', "fails"),
    ):
        if old in text:
            file.write_text(text.replace(old, new, 1))
            code, _, err = run("replay", "--verify", str(file))
            assert code == 2
            assert message in err


def test_a_record_is_looked_at_forward_and_back_from_any_seat() -> None:
    code, out, _ = run("replay", str(GOLDEN / "ends-one-of-each.jsonl"), typed="n\nn\nb\ns 1\n40\nx\ns 9\ne\nq\n")
    assert code == 0
    for shown in ("Move 0 of 127", "Move 2 of 127", "Move 1 of 127, seen by a spectator", "Move 1 of 127, seen by Al Capone"):
        assert shown in out
    assert "Move 40 of 127, seen by Al Capone" in out
    assert "There is no player 9 in this match; players are 1 to " in out
    assert "wins with one business of each kind (CP-6.1)" in out


def test_a_record_is_looked_at_by_words_too() -> None:
    record = str(GOLDEN / "ends-one-of-each.jsonl")
    out = run("replay", record, "--lang", "en", typed="next\nNext\nback\nend\nbegin\nexit\n")[1]
    at = [line.split(", ")[0] for line in out.replace(": ", "\n").splitlines() if line.startswith("Move ") and " of 127" in line]
    assert at == [f"Move {number} of 127" for number in (0, 1, 2, 1, 127, 0)]
    for language, words in (("en", "next back begin end quit"), ("nl", "volgende terug begin einde stop")):
        for word in words.split():
            assert word in text_of("replay-help", language)


def test_a_record_that_is_not_there_is_refused() -> None:
    code, _, err = run("replay", "nothing.jsonl")
    assert code == 2
    assert "nothing.jsonl cannot be read" in err
    assert run("replay", str(GOLDEN / "six-players.jsonl"), "--seat", "9")[0] == 2


@pytest.mark.parametrize(("language", "said"), [("en", "controls the screen"), ("nl", "scherm"), ("de", "Bildschirm")])
def test_an_edition_that_a_server_would_refuse_is_not_valid(language: str, said: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(run("edition", "show", "chicago-poker")[1].replace('short = "Capone"', 'short = "Cap\\u202eone"'))
    code, _, err = run("edition", "check", str(own), "--lang", language)
    assert code == 2
    assert str(own) in err
    assert said in err


def test_an_edition_of_ones_own_is_checked_and_played_with(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    shown = run("edition", "show", "chicago-poker")[1]
    own.write_text(shown.replace('short = "Capone"', 'short = "Scarface"'))
    code, out, _ = run("edition", "check", str(own))
    assert code == 0
    assert "is a valid edition of Chicago Poker" in out
    match = windycity.game("chicago-poker", own).start(seats=2, seed=1)
    assert match.game.parse_move("murder 1 Scarface")
    match.play(0, "draw")
    saved = tmp_path / "saved.jsonl"
    saved.write_text(match.save())
    assert "edition" in run("replay", "--verify", str(saved))[2]
    assert run("replay", "--verify", str(saved), "--edition", str(own))[0] == 0


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('letter = "G"', 'letter = "R"', r"colour.letter[1] is \"R\""),
        ('letter = "G"', 'letter = "G7"', "colour.letter[1]"),
        ('facing = ["down", "down", "up", "up", "up"]', 'facing = ["down"]', "business[0].facing has 1 entries; there must be 5"),
        (
            '"down", "up", "up", "up"]',
            '"sideways", "up", "up", "up"]',
            r"business[0].facing[1] is \"sideways\"; it must be one of: down, up",
        ),
        ('name = "brewery"', 'name = "bakery"', "must be named, in this order: bar, jazz-club, brewery, gambling-den"),
        ("format = 1", "format = 2", "format = 1"),
        ('game = "chicago-poker"', 'game = "bridge"', "There is no game bridge"),
        ('[[boss]]\nname = "Frank Yale"', '[[bosses]]\nname = "Frank Yale"', "bosses stands where there is no such field"),
        ("format = 1", "format =", "is not valid"),
        ("format = 1", 'format = "one"', "format must be a whole number, not a text"),
        ('name = "red"', "", "colour[0].name is missing"),
        ('name = "red"', 'name = " "', "colour[0].name is empty"),
        ('letter = "G"', 'letter = "G"\nink = 1', "colour[1].ink stands where there is no such field"),
        ('game = "chicago-poker"', "", "game is missing"),
    ],
)
def test_an_edition_that_is_not_right_is_refused_with_what_and_where(old: str, new: str, message: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    text = (windycity.game("chicago-poker").rulebook.folder / "edition.toml").read_text("utf-8")
    assert old in text
    own.write_text(text.replace(old, new, 1))
    code, _, err = run("edition", "check", str(own))
    assert code == 2
    assert message.replace('\\"', '"') in err


def test_an_edition_that_is_unusual_is_right_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.toml"
    text = (windycity.game("chicago-gangsters").rulebook.folder / "edition.toml").read_text("utf-8")
    own.write_text(text.replace('means = ["weapons"]', "means = []", 1))
    code, out, _ = run("edition", "check", str(own))
    assert code == 0
    assert "is a valid edition of Chicago Gangsters" in out
    assert "unlike the game as we know it" in out
    assert "- In Bridgeport no means can be used. (CG-1.4)" in out
    assert "- In Bridgeport kan geen enkel middel" in run("edition", "check", str(own), "--lang", "nl")[1]
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert "- In Bridgeport no means can be used." in run("play", "chicago-gangsters", "--edition", str(own), typed="quit\n")[1]
    assert "unlike" not in run("edition", "check", str(windycity.game("chicago-poker").edition_file))[1]
