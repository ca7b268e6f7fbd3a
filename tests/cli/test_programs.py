"""Programs at a table in the terminal: greeted, listed by seat, kept, and their faults reported."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.test_main import run
from windycity.cli.kept import Company, Kept

EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
GOOD = f"program:30s:{shlex.join([sys.executable, '-S', '-E', str(EXAMPLE)])}"

# Answers with the name of a card that nobody else should see.
TALKATIVE = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "hello":
        print('{"name":"Tattler"}', flush=True)
    if told["do"] == "choose":
        print("I hold", told["view"]["players"][told["view"]["seen_by"]]["hand"], file=sys.stderr)
        print(json.dumps({"id": told["id"], "move": "raid SECRET"}), flush=True)
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path


def talkative(folder: Path) -> str:
    (folder / "talkative.py").write_text(TALKATIVE)
    return f"program:30s:{shlex.join([sys.executable, '-S', '-E', str(folder / 'talkative.py')])}"


def play(*arguments: str, typed: str) -> tuple[int, str, str]:
    return run("play", "chicago-poker", "--seed", "3", *arguments, typed=typed)


def test_bots_are_listed_by_seat_and_kept(home: Path) -> None:
    bots = f"greedy,{GOOD},random"
    code, out, err = play("--bots", bots, typed="draw\nquit\n")
    assert (code, err) == (0, "")
    assert "Johnny Torrio is played by a program: Busy.\n" in out
    assert out.count("is played by a program") == 1
    (company,) = (home / "windycity" / "kept").glob("*.json")
    assert json.loads(company.read_text())["bots"] == bots
    code, out, err = run("play", "--resume", typed="quit\n")
    assert (code, err) == (0, "")
    assert "Johnny Torrio is played by a program: Busy.\n" in out
    assert "program" not in run("play", "--resume", "--bots", "random", typed="quit\n")[1]


def test_the_company_of_matches_kept_earlier_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "old.json").write_text('{"people":2,"bots":"random"}')
    kept = Kept(tmp_path / "old.jsonl", None, 0.0)  # type: ignore[arg-type]  # the record is not looked at
    assert kept.company == Company(2, "random")


TOLD = {
    "en": ("Bugs Moran's program did not answer with a legal move; the greedy bot has moved for it.", "It has failed 5 times"),
    "nl": ("Het programma van Bugs Moran antwoordde niet met een zet die mag; de gretige bot heeft", "Het ging 5 keer achter"),
    "de": ("Das Programm von Bugs Moran hat nicht mit einem erlaubten Zug geantwortet; der gierige", "Es hat 5-mal hinter"),
}


@pytest.mark.parametrize("language", TOLD)
def test_faults_are_told_but_not_what_a_program_knows(language: str, home: Path) -> None:
    sentence, given_up = TOLD[language]
    arguments = ("--seats", "2", "--bots", talkative(home), "--lang", language)
    code, out, err = play(*arguments, typed="draw\ndraw\n2\n1\n1\n2\n1\n1\nlog\nquit\n")
    assert (code, err) == (0, "")
    assert "Tattler" in out
    assert out.count(sentence) == 5  # two actions, then three
    assert out.count(given_up) == 1
    assert out.count("programs.log") == 1
    assert "SECRET" not in out
    assert "I hold" not in out
    logged = (home / "windycity" / "programs.log").read_text()
    assert logged.count("illegal") == 5
    assert "SECRET" in logged
    assert "I hold" in logged


def test_people_who_share_a_screen_are_told_once_more_after_it_was_wiped(home: Path) -> None:
    arguments = ("--seats", "3", "--people", "2", "--bots", talkative(home))
    _, out, _ = play(*arguments, typed="\ndraw\n\ndraw\ndraw\n\nquit\n")
    assert out.count("Johnny Torrio's program did not answer") == 6
    assert out.count("Al Capone is next") == 2


REFUSED = {
    "program:./nothing-here": "there is no file ./nothing-here",
    "program:true": "ended before the match began",
    "foo,bar": "There is no bot foo.",
    "greedy,random": "2 bots are named, but 3 seats are for bots; name one for all of them, or one for each.",
    f"{GOOD},random,program:true": "ended before the match began",
}


@pytest.mark.parametrize("bots", REFUSED)
def test_bots_that_cannot_play_are_refused_before_the_match(bots: str, home: Path) -> None:
    code, out, err = play("--bots", bots, typed="draw\nquit\n")
    assert code == 2
    assert "Your move" not in out
    assert REFUSED[bots] in err
    assert "Traceback" not in err
    assert not (home / "windycity" / "kept").exists()


def test_without_a_place_for_the_log_one_can_still_play(home: Path) -> None:
    (home / "windycity").write_text("no folder")
    code, out, _ = play("--bots", talkative(home), typed="draw\nquit\n")
    assert code == 1  # nor was there a place for the match
    assert "Bugs Moran's program did not answer" in out
    assert "programs.log" not in out


# Notes its process and that of a child in a session of its own.
PARENT = """
import json, os, sys, time
child = os.fork()
if child == 0:
    os.setsid()
    time.sleep(120)
    os._exit(0)
with open({file!r}, "w") as notes:
    notes.write(f"{{os.getpid()}} {{child}}\\n")
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "hello":
        print('{{"name":"Ma"}}', flush=True)
    if told["do"] == "choose":
        print(json.dumps({{"id": told["id"], "move": told["moves"][0]}}), flush=True)
time.sleep(120)
"""


def is_alive(process: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
@pytest.mark.parametrize("end", ["killed", "quit"])
def test_a_program_and_its_child_end_with_the_player(end: str, home: Path) -> None:
    (home / "parent.py").write_text(PARENT.format(file=str(home / "processes")))
    bot = f"program:30s:{shlex.join([sys.executable, '-S', '-E', str(home / 'parent.py')])}"
    command = [sys.executable, "-m", "windycity.cli.main", "play", "chicago-poker", "--seats", "2", "--bots", bot, "--plain"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, bufsize=1) as player:
        assert player.stdin is not None
        assert player.stdout is not None
        while "is played by a program: Ma." not in player.stdout.readline():
            assert player.poll() is None
        processes = [int(process) for process in (home / "processes").read_text().split()]
        assert [is_alive(process) for process in processes] == [True, True]
        if end == "killed":
            player.kill()
        else:
            player.stdin.write("quit\n")
        player.communicate(timeout=30)
    until = time.monotonic() + 4  # 2 seconds, and some for a busy machine
    while any(map(is_alive, processes)):
        assert time.monotonic() < until
        time.sleep(0.02)
