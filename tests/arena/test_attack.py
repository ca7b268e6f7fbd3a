"""A program that cheats: it knows the source code and everything it is sent, tries small seeds, and must not guess a hand."""

from __future__ import annotations

import json
import shlex
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import windycity
from tests.cli.test_main import run
from windycity.arena import simulate
from windycity.arena.batches import Job, play_here
from windycity.arena.results import BadRun, read_run, record_file
from windycity.arena.seating import bot_seed, match_luck, match_secret
from windycity.arena.simulate import carry_out, open_folder, plan, usual_folder
from windycity.arena.tournament import plan_tournament
from windycity.core.luck import Luck

MANY, FEW, MATCHES = 2_000, 10, 2  # seeds tried by what the program is told, and by set-ups; numbers of matches

# Reports what it concludes from the first ask: the hands of all seats, if a seed explains what it sees.
ATTACKER = """
import json, sys
import windycity
from windycity.arena.seating import bot_seed, match_secret
from windycity.bots.external import _derived_seed
from windycity.core.chance import secret_from_seed
from windycity.core.luck import Luck
from windycity.core.match import Match

MANY, FEW, MATCHES = {many}, {few}, {matches}
game = windycity.game("chicago-poker", compiled=False)

def lucks(told):
    for seed in range(MANY):
        if told["seed"] == _derived_seed(seed + told["seat"]):
            yield Luck("hmac-1", secret_from_seed(seed, "hmac-1"))
        for number in range(MATCHES):
            if told["seed"] == _derived_seed(bot_seed(seed, number, told["seat"])):
                yield Luck("fast-1", match_secret(seed, number))
    for seed in range(FEW):
        yield Luck("hmac-1", secret_from_seed(seed, "hmac-1"))
        for number in range(MATCHES):
            yield Luck("fast-1", match_secret(seed, number))
    for number in range(MATCHES):
        yield Luck("fast-1", match_secret(told["seed"], number))
    yield Luck("hmac-1", secret_from_seed(told["seed"], "hmac-1"))

def hands(match):
    return game.dump_position(match.position)["hand"]

def guess(told, asked):
    own = asked["view"]["players"][told["seat"]]["hand"]
    for luck in lucks(told):
        match = Match.start(game, told["seats"], told["options"], luck)
        if sorted(hands(match)[told["seat"]]) == sorted(own):
            return hands(match)
    return None

for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        told, first = asked, True
    if asked["do"] == "choose":
        if first:
            with open({notes!r}, "a") as notes:
                json.dump({{"seed": told["seed"], "guess": guess(told, asked)}}, notes)
                notes.write(chr(10))
        first = False
        print(json.dumps({{"id": asked["id"], "move": asked["moves"][0]}}), flush=True)
"""


@pytest.fixture
def attacker(tmp_path: Path) -> str:
    file = tmp_path / "attacker.py"
    file.write_text(ATTACKER.format(many=MANY, few=FEW, matches=MATCHES, notes=str(tmp_path / "notes")))
    return f"program:120s:{shlex.join([sys.executable, str(file)])}"


def guesses(folder: Path) -> list[list[list[str]] | None]:
    return [json.loads(line)["guess"] for line in (folder / "notes").read_text().splitlines()]


def hands_dealt(record: str) -> list[list[str]]:
    match = windycity.replay(record, moves=0)
    hands: list[list[str]] = match.game.dump_position(match.position)["hand"]
    return hands


def played(job: Job, folder: Path) -> list[list[list[str]]]:
    """Play a run; return the hands dealt in its matches."""
    carry_out(job, folder, play_here)
    return [hands_dealt(record_file(folder, number).read_text()) for number in range(job.run.games)]


def test_a_seed_given_by_hand_can_be_tried_out(attacker: str, tmp_path: Path) -> None:
    """So the attacker is one: the other tests prove something."""
    dealt = played(plan("chicago-poker", [attacker, "random"], 1, seed=7), tmp_path / "run")
    assert guesses(tmp_path) == dealt


def test_a_program_cannot_name_the_hands_of_a_run(attacker: str, tmp_path: Path) -> None:
    played(plan("chicago-poker", [attacker, "random"], 2), tmp_path / "run")
    assert guesses(tmp_path) == [None, None]


def test_a_program_cannot_name_the_hands_of_a_tournament(attacker: str, tmp_path: Path) -> None:
    played(plan_tournament("chicago-poker", [attacker, "random"], 2), tmp_path / "run")
    assert guesses(tmp_path) == [None, None]


@pytest.mark.parametrize(("seed", "named"), [([], False), (["--seed", "7"], True)], ids=["without a seed", "with a seed"])
def test_a_program_at_a_table_names_the_hands_only_with_a_seed(
    seed: list[str], named: bool, attacker: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    call = ["play", "chicago-poker", "--seats", "2", "--bots", attacker, *seed]
    assert run(*call, typed="draw\nquit\n")[0] == 0
    assert (guesses(tmp_path)[0] is not None) == named


MUTE = "program:true"


@pytest.fixture
def planned(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Job]:
    """Plan a run with a program that is not started."""
    monkeypatch.setattr(simulate, "check_bots", lambda *_: None)

    def planned(**more: Any) -> Job:
        return plan("chicago-poker", [MUTE, "random"], 8, **more)

    return planned


def test_a_run_with_programs_has_a_secret_of_its_own_unless_a_seed_is_given(planned: Callable[..., Job]) -> None:
    first, second = planned().run, planned().run
    assert first.seed is None
    assert isinstance(first.root, bytes)
    assert len(first.root) == 32
    assert first.secret != second.secret
    assert (planned(seed=3).run.secret, planned(seed=3).run.root) == (None, 3)
    assert plan("chicago-poker", ["random", "random"], 8).run.root == 1
    assert usual_folder(first) == usual_folder(second) != usual_folder(planned(seed=1).run)


def test_a_run_is_gone_on_with_and_repeated_by_the_secret_that_its_owner_has(planned: Callable[..., Job], tmp_path: Path) -> None:
    job = planned()
    assert open_folder(job, tmp_path / "run") == job
    file = tmp_path / "run" / "run.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert open_folder(planned(), tmp_path / "run") == job == Job(read_run(tmp_path / "run"))
    (tmp_path / "again").mkdir()
    (tmp_path / "again" / "run.json").write_bytes(file.read_bytes())
    assert open_folder(planned(), tmp_path / "again") == job
    with pytest.raises(BadRun, match="its seed is null, not 3"):
        open_folder(planned(seed=3), tmp_path / "run")
    with pytest.raises(BadRun, match="its games is 8, not 9"):
        open_folder(Job(replace(planned().run, games=9)), tmp_path / "run")


def test_the_settings_of_a_run_without_a_secret_may_be_read_by_all(tmp_path: Path) -> None:
    open_folder(plan("chicago-poker", ["random", "random"], 8), tmp_path / "run")
    file, other = tmp_path / "run" / "run.json", tmp_path / "other"
    other.touch()
    assert file.stat().st_mode == other.stat().st_mode
    assert "secret" not in file.read_text()


@pytest.mark.parametrize("settings", [{"seed": None}, {"seed": None, "secret": "ab"}, {"seed": 1, "secret": "ab" * 32}])
def test_settings_without_one_seed_or_secret_are_refused(settings: dict[str, Any], tmp_path: Path) -> None:
    open_folder(plan("chicago-poker", ["random", "random"], 8), tmp_path)
    file = tmp_path / "run.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | settings))
    with pytest.raises(BadRun, match=r"run.json is not right: Expected"):
        read_run(tmp_path)


def test_what_a_program_is_told_tells_neither_the_luck_nor_the_seeds_of_others() -> None:
    """All of it is derived from the run's secret, each for its own purpose, so that none follows from another."""
    secret = bytes(range(32))
    derived = [match_luck(secret, number).secret for number in range(3)]
    derived += [bot_seed(secret, number, seat).to_bytes(4, "big") for number in range(3) for seat in range(6)]
    assert len({part[:4] for part in derived}) == len(derived)
    assert match_luck(secret, 0).scheme == "hmac-1"
    assert match_luck(7, 0) == Luck("fast-1", match_secret(7, 0))


TOLD = {
    "en": "The luck follows from the seed 7: a program that tries seeds can foretell it.",
    "nl": "Het toeval volgt uit het startgetal 7: een programma dat getallen probeert, kan het voorspellen.",
    "de": "Der Zufall folgt aus der Startzahl 7: Ein Programm, das Zahlen durchprobiert, kann ihn vorhersagen.",
}
EXAMPLE = Path(__file__).parents[2] / "examples" / "external_bot.py"
BUSY = f"program:30s:{shlex.join([sys.executable, '-S', '-E', str(EXAMPLE)])}"


@pytest.mark.parametrize("language", TOLD)
def test_people_are_told_that_a_program_can_foretell_a_seed(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    play = ("play", "chicago-poker", "--seats", "2", "--lang", language)
    assert TOLD[language] in run(*play, "--seed", "7", "--bots", BUSY, typed="quit\n")[1]
    assert TOLD[language][:20] not in run(*play, "--bots", BUSY, typed="quit\n")[1]
    assert TOLD[language] not in run(*play, "--seed", "7", typed="quit\n")[1]


@pytest.mark.parametrize("seed", [[], ["--seed", "7"]], ids=["without a seed", "with a seed"])
def test_a_run_tells_that_a_program_can_foretell_a_seed(seed: list[str], tmp_path: Path) -> None:
    call = ("simulate", "chicago-poker", "--games", "1", "--processes", "1", "--out", str(tmp_path / "run"))
    code, _, err = run(*call, "--bots", f"{BUSY},random", *seed)
    assert code == 0
    assert (TOLD["en"] in err) == bool(seed)
    assert "secret" not in err


def test_a_run_with_a_secret_is_played_move_by_move_with_luck_that_cannot_be_tried_out(tmp_path: Path) -> None:
    """Also its matches without a program, for the matches of a round share their luck; and it can be repeated."""
    run_of = replace(plan("chicago-poker", ["random", "greedy"], 2).run, seed=None, secret="ab" * 32)
    for folder in ("once", "again"):
        carry_out(Job(run_of), tmp_path / folder, play_here)
    records = [record_file(tmp_path / "once", number).read_text() for number in range(2)]
    assert records == [record_file(tmp_path / "again", number).read_text() for number in range(2)]
    assert [windycity.replay(record).luck for record in records] == [match_luck(b"\xab" * 32, number) for number in range(2)]
