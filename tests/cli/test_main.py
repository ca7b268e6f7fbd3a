"""The command line, as a person meets it."""

from __future__ import annotations

import subprocess
import sys


def run(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    command = [sys.executable, "-m", "windycity.cli.main", *arguments]
    done = subprocess.run(command, input=typed, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


def test_help_names_the_commands() -> None:
    code, out, _ = run("--help")
    assert code == 0
    assert "warm" in out
    assert "play" in out


def test_games_are_listed_with_their_seats() -> None:
    assert run("games") == (0, "chicago-poker  2-6\n", "")


def test_warm_compiles_and_shows_progress() -> None:
    code, out, _ = run("warm", "chicago-poker")
    assert code == 0
    assert "chicago-poker" in out


def test_warm_refuses_a_game_that_does_not_exist() -> None:
    code, _, err = run("warm", "bridge")
    assert code == 2
    assert "There is no game bridge" in err


def test_play_takes_moves_by_text_and_number_and_explains_mistakes() -> None:
    code, out, err = run("play", "chicago-poker", "--seats", "2", "--seed", "1", typed="jump\n1\nquit\n")
    assert (code, err) == (0, "")
    assert '"jump" is no move' in out
    assert out.count("Al Capone is to act") == 3


def test_play_ends_quietly_when_there_is_no_more_input() -> None:
    assert run("play", "--seed", "1")[0] == 0


def test_play_refuses_a_wrong_number_of_seats() -> None:
    code, _, err = run("play", "chicago-poker", "--seats", "9")
    assert code == 2
    assert "for 2 to 6 seats, not 9" in err
