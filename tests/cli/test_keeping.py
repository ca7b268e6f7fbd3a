"""Nothing a player did is lost: matches kept after every answer, locked while played, listed when over."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path
from unittest.mock import patch

import pytest

import windycity
from tests.cli.test_main import run as run_here
from tests.cli.test_terminal import Person, people, sit_down
from windycity.cli.kept import Company, InPlay, Keeper, kept_folder, kept_matches
from windycity.core import record as records
from windycity.core.match import Match

__all__ = ["people"]  # the fixture

PROMPT = "? for help): "
POKER = ("play", "chicago-poker", "--seed", "3", "--lang", "en")
SHORT = ("play", "chicago-poker", "--seed", "4", "--seats", "2", "--plain", "--lang", "en")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture
def match() -> Match:
    return windycity.game("chicago-poker").start(seats=2, seed=4)


def answers_in(home: Path) -> list[str]:
    """The moves in the one match that is kept."""
    (file,) = (home / "windycity" / "kept").glob("*.jsonl")
    return [line.move for line in records.read(file.read_text()).lines if line.move is not None]


def play_to_the_end(person: Person) -> None:
    while "The record of the match is in" not in person.sees_one_of(PROMPT, "The record of the match is in"):
        person.types("1")
    person.sees("Play again")
    person.types("no")


def kill_after(person: Person, *moves: str) -> None:
    """Play moves, see each confirmed, and end the program without warning."""
    person.sees(PROMPT)
    for move in moves:
        person.types(move)
        person.sees(PROMPT)
    person.process.kill()
    person.process.wait()


@pytest.mark.parametrize("moves", [("play R3 1",), ("play R3 1", "play R9 1", "play B1 1", "play Y5 1")])
def test_a_killed_match_goes_on_where_it_was(moves: tuple[str, ...], people: list[Person], tmp_path: Path) -> None:
    kill_after(sit_down(people, tmp_path, *POKER), *moves)
    assert [move for move in answers_in(tmp_path) if move in moves] == [*moves]
    kill_after(sit_down(people, tmp_path, "play", "--resume", "--lang", "en"), "draw")
    before = answers_in(tmp_path)
    assert before.count("draw") >= 1
    again = sit_down(people, tmp_path, "play", "--resume", "--lang", "en")
    assert "(R3)" in again.sees(PROMPT)


KEEP_FOR_EVER = """
import windycity
from windycity.bots.bot import answer
from windycity.bots.names import make_bots
from windycity.cli.kept import Company, Keeper
match, keeper = windycity.game("chicago-poker", compiled=False).start(seats=6, seed=4), Keeper()
bots = make_bots("random", range(6), 1)
while True:
    answer(match, bots)
    keeper.keep(match, Company())
    print(len(match.answers), flush=True)
"""


@pytest.mark.parametrize("confirmed", [1, 3, 10, 30, 60])
def test_what_was_confirmed_is_kept_whenever_the_program_is_killed(confirmed: int, home: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", KEEP_FOR_EVER], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        for _ in range(confirmed):
            program.stdout.readline()
        time.sleep(0.0003 * confirmed)  # somewhere in the next ones
        program.kill()
    assert len(answers_in(home)) >= confirmed
    (kept,) = kept_matches()
    records.replay(windycity.game("chicago-poker"), kept.record)


def test_what_was_taken_back_stays_taken_back(people: list[Person], tmp_path: Path) -> None:
    kill_after(sit_down(people, tmp_path, *POKER), "play R3 1", "play R9 1", "undo")
    assert answers_in(tmp_path)[-1] != "play R9 1"


def test_a_match_in_which_nothing_happened_is_not_kept(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, *POKER)
    person.sees(PROMPT)
    person.types("quit")
    assert person.ends() == 0
    assert [*(tmp_path / "windycity" / "kept").iterdir()] == []


def test_a_record_reaches_the_disk_before_its_name_does(home: Path, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    rename = Path.replace

    def replace(file: Path, target: Path) -> Path:
        done.append(target.suffix)
        return rename(file, target)

    monkeypatch.setattr(os, "fsync", lambda _: done.append("flush"))
    monkeypatch.setattr(Path, "replace", replace)
    keeper = Keeper()
    keeper.keep(match, Company())
    keeper.forget()
    assert done == ["flush", ".json", "flush", "flush", ".jsonl", "flush"]


def test_two_windows_cannot_play_one_match(people: list[Person], tmp_path: Path) -> None:
    first = sit_down(people, tmp_path, *POKER)
    first.sees(PROMPT)
    first.types("play R3 1")
    first.sees(PROMPT)
    for language, told in {
        "en": "is being played at this moment",
        "nl": "op dit moment gespeeld",
        "de": "in einem anderen Fenster gespielt",
    }.items():
        second = sit_down(people, tmp_path, "play", "--resume", "--lang", language)
        second.sees(told)
        assert second.ends() == 2
    first.types("quit")
    first.sees("The match is kept")
    assert first.ends() == 0
    assert "(R3)" in sit_down(people, tmp_path, "play", "--resume", "--lang", "en").sees(PROMPT)


def test_a_match_that_is_played_elsewhere_is_not_the_one_to_go_on_with(home: Path, match: Match) -> None:
    first, second = Keeper(), Keeper()
    first.keep(match, Company())
    second.keep(match, Company())
    assert [kept.in_play for kept in kept_matches()] == [True, True]
    with pytest.raises(InPlay):
        Keeper(file=first.file).lock()
    first.let_go()
    assert {kept.file: kept.in_play for kept in kept_matches()} == {first.file: False, second.file: True}
    first.lock()
    first.forget()
    second.forget()


def test_what_is_kept_can_be_read_by_its_owner_only(home: Path, match: Match) -> None:
    keeper = Keeper(edition="name = 'mine'")
    keeper.keep(match, Company())
    modes = {file.suffix: stat.S_IMODE(file.stat().st_mode) for file in kept_folder().iterdir()}
    assert modes == {".jsonl": 0o600, ".json": 0o600, ".toml": 0o600, ".lock": 0o600}
    assert stat.S_IMODE(kept_folder().stat().st_mode) == 0o700
    keeper.forget()
    assert [*kept_folder().iterdir()] == []


def test_finished_matches_do_not_take_each_others_place_and_are_listed(people: list[Person], tmp_path: Path) -> None:
    for _ in range(2):
        person = sit_down(people, tmp_path, *SHORT)
        play_to_the_end(person)
        assert person.ends() == 0
    files = sorted((tmp_path / "windycity" / "finished").glob("*.jsonl"))
    assert len(files) == 2
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert "The record is valid" in run(tmp_path, "replay", "--verify", str(file))[1]
    assert [*(tmp_path / "windycity" / "kept").iterdir()] == []
    kill_after(sit_down(people, tmp_path, *POKER), "play R3 1")
    listed = run(tmp_path, "matches", "--lang", "en")[1]
    assert "4 players" in listed
    assert listed.count("2 players") == 2
    assert all(str(file) in listed for file in files)
    assert "(you)" in listed or "Bugs Moran" in listed
    assert "Deine Partien" not in listed
    assert "Beendete Partien" in run(tmp_path, "matches", "--lang", "de")[1]
    assert "2 players" not in run(tmp_path, "matches", "chicago", "--lang", "en")[1]


def run(home: Path, *arguments: str) -> tuple[int, str, str]:
    """Run a command in this process, for somebody who has this home."""
    with patch.dict(os.environ, XDG_STATE_HOME=str(home)):
        return run_here(*arguments)


@pytest.mark.parametrize(
    ("language", "none", "unknown"),
    [("en", "no matches yet", "no game"), ("nl", "nog geen partijen", "geen spel"), ("de", "noch keine Partien", "kein Spiel")],
)
def test_there_may_be_no_matches(language: str, none: str, unknown: str, tmp_path: Path) -> None:
    assert none in run(tmp_path, "matches", "--lang", language)[1]
    code, _, refusal = run(tmp_path, "matches", "monopoly", "--lang", language)
    assert code == 2
    assert unknown in refusal


def test_a_finished_match_is_looked_at_in_its_own_edition(people: list[Person], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    printed = windycity.game("chicago-poker").rulebook.folder / "edition.toml"
    own.write_text(printed.read_text().replace("Al Capone", "Scarface"))
    person = sit_down(people, tmp_path, *SHORT, "--edition", str(own))
    play_to_the_end(person)
    assert person.ends() == 0
    own.unlink()
    (file,) = (tmp_path / "windycity" / "finished").glob("*.jsonl")
    assert "The record is valid" in run(tmp_path, "replay", "--verify", str(file), "--lang", "en")[1]
    assert "Scarface" in run(tmp_path, "matches")[1] + file.with_suffix(".toml").read_text()


@pytest.mark.parametrize(("typed", "kept"), [("n", "precious"), ("", "precious"), ("y", "chicago-poker")])
def test_saving_over_a_file_is_asked_for(typed: str, kept: str, people: list[Person], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("precious")
    person = sit_down(people, tmp_path, *POKER)
    person.sees(PROMPT)
    person.types(f"save {file}")
    person.sees("is there already")
    person.types(typed)
    person.sees_one_of("Not saved", "Saved to")
    person.sees(PROMPT)
    assert kept in file.read_text()


@pytest.mark.parametrize("name", ["/dev/null", "/dev/full"])
def test_saving_leaves_devices_alone(name: str, people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, *POKER)
    person.sees(PROMPT)
    person.types(f"save {name}")
    person.sees("cannot be written")
    assert stat.S_ISCHR(os.stat(name).st_mode)


def test_a_state_folder_that_cannot_be_made_is_told_at_the_start(people: list[Person]) -> None:
    person = sit_down(people, Path("/proc/nope"), *POKER)
    assert "cannot be kept in /proc/nope" in person.sees(PROMPT)
    person.types("2")
    assert "cannot be kept" not in person.sees(PROMPT)  # once is enough
    person.types("quit")
    person.sees("cannot be kept")
    assert person.ends() == 1


def test_a_folder_that_stops_taking_anything_is_told_at_once(people: list[Person], tmp_path: Path) -> None:
    person = sit_down(people, tmp_path, *POKER)
    person.sees(PROMPT)
    kept, away = tmp_path / "windycity" / "kept", tmp_path / "windycity" / "away"
    kept.rename(away)
    kept.write_text("in the way")
    person.types("play R3 1")
    assert "cannot be kept" in person.sees(PROMPT)
    kept.unlink()
    away.rename(kept)
    person.types("play R9 1")
    assert "kept again" in person.sees(PROMPT)
    person.process.kill()
    person.process.wait()
    assert {"play R3 1", "play R9 1"} <= {*answers_in(tmp_path)}


@pytest.mark.parametrize("sign", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_signal_waits_until_a_match_is_kept(sign: signal.Signals, home: Path) -> None:
    code = f"""
import os, signal
from windycity.cli.signals import leave_on_signals, undisturbed
from windycity.cli.screen import Leave
leave_on_signals()
try:
    with undisturbed():
        os.kill(os.getpid(), {int(sign)})
        print("whole")
    print("too far")
except (Leave, KeyboardInterrupt):
    print("left")
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "whole\nleft\n"


def test_a_match_that_ended_just_before_the_program_did_is_finished_on_going_on(
    people: list[Person], tmp_path: Path, home: Path
) -> None:
    person = sit_down(people, tmp_path, *SHORT)
    play_to_the_end(person)
    person.ends()
    finished, kept = tmp_path / "windycity" / "finished", tmp_path / "windycity" / "kept"
    for file in finished.iterdir():
        shutil.copy(file, kept / file.name)
    again = sit_down(people, tmp_path, "play", "--resume", "--plain", "--lang", "en")
    play_to_the_end(again)
    assert again.ends() == 0
    assert len([*finished.glob("*.jsonl")]) == 1
    assert [*kept.iterdir()] == []
