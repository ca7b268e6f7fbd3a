"""Whole runs: the same on any number of processes, interrupted, continued, killed and refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest

import windycity
from tests.cli.test_main import run
from windycity.arena import simulate
from windycity.arena.batches import Job, Played, batch_size, play_here
from windycity.arena.processes import BatchFailed, play_in_processes
from windycity.arena.results import BadRun, batch_file, read_matches, read_run, record_file, write_whole
from windycity.arena.simulate import carry_out, missing_batches, plan, usual_folder
from windycity.core.errors import BadOption, WindyCityError

BOTS = ["greedy", "random", "random"]


def results(folder: Path) -> polars.DataFrame:
    """All that must not depend on where and when a run was played."""
    return read_matches(folder).drop("seconds", "wall")


def job_of(games: int = 80, **more: Any) -> Job:
    return plan("chicago-poker", BOTS, games, seed=3, **{"records": 5, **more})


def test_the_same_seed_gives_the_same_results_on_any_number_of_processes(tmp_path: Path) -> None:
    tables = []
    for count in (1, 2):
        simulate.simulate("chicago-poker", BOTS, 80, seed=3, processes=count, out=tmp_path / str(count), records=5)
        tables.append(results(tmp_path / str(count)))
    assert tables[0].equals(tables[1])
    assert tables[0]["number"].to_list() == list(range(80))
    for number in range(5):
        assert len({record_file(tmp_path / str(count), number).read_text() for count in (1, 2)}) == 1
    assert not record_file(tmp_path / "1", 5).exists()


def test_a_record_is_that_of_the_match_in_the_table(tmp_path: Path) -> None:
    carry_out(job_of(), tmp_path, play_here)
    for row in results(tmp_path).head(5).iter_rows(named=True):
        match = windycity.replay(record_file(tmp_path, row["number"]).read_text())
        assert match.result is not None
        assert match.luck.secret.hex() == row["secret"]
        assert (list(match.result.winners), list(match.result.scores)) == (row["winners"], row["scores"])
        assert (list(match.result.ranks), match.result.reason) == (row["ranks"], row["reason"])


def test_a_run_that_was_interrupted_is_gone_on_with(tmp_path: Path) -> None:
    job, whole, parts = job_of(), tmp_path / "whole", tmp_path / "parts"
    carry_out(job, whole, play_here)

    def interrupted(job: Job, batches: Sequence[int]) -> Generator[Played]:
        yield from play_here(job, batches[5:9])
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        carry_out(job, parts, interrupted)
    assert missing_batches(job.run, parts) == [*range(5), *range(9, job.run.batches)]
    kept = batch_file(parts, 6).stat().st_mtime_ns
    reports: list[int] = []
    carry_out(job, parts, play_here, reports.append)
    assert reports[0] == 4 * job.run.batch
    assert reports[-1] == 80
    assert batch_file(parts, 6).stat().st_mtime_ns == kept
    assert results(parts).equals(results(whole))


def test_nothing_is_played_where_nothing_is_missing(tmp_path: Path) -> None:
    def never(job: Job, batches: Sequence[int]) -> Generator[Played]:
        raise AssertionError

    carry_out(job_of(), tmp_path, play_here)
    carry_out(job_of(), tmp_path, never)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 4}, "its seed is 3, not 4"),
        ({"games": 81}, "its games is 80, not 81"),
        ({"bots": ["greedy"] * 3}, r'its bots is \["greedy","random","random"\], not \["greedy","greedy","greedy"\]'),
        ({"game": "chicago"}, "its game is chicago-poker, not chicago"),
        ({"options": {"specials": False, "short": False}}, "its options is"),
        ({"rules": 7}, "its rules is 2, not 7"),
        ({"digest": "other"}, "its digest is"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_a_folder_of_a_different_run_is_refused_with_what_differs(change: dict[str, Any], told: str, tmp_path: Path) -> None:
    job = job_of()
    carry_out(job, tmp_path, play_here)
    before = {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    other = Job(msgspec.structs.replace(job.run, **change))
    with pytest.raises(BadRun, match=told):
        carry_out(other, tmp_path, play_here)
    assert {file: file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()} == before


def test_a_folder_with_other_things_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(BadRun, match="holds other things"):
        carry_out(job_of(), tmp_path, play_here)
    with pytest.raises(BadRun, match="holds other things"):
        carry_out(job_of(), tmp_path / "thesis.txt", play_here)


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    with pytest.raises(BadRun, match=r"thesis.txt/run/run.json cannot be written: a part of the path is a file"):
        carry_out(job_of(), tmp_path / "thesis.txt" / "run", play_here)


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (None, "holds no run"),
        (b"{", "run.json is not right"),
        (b"[]", "run.json is not right"),
        (b"[" * 20_000, "run.json is not right"),
        (b'{"format": ' + b"9" * 6_000 + b"}", "run.json is not right"),
        (b" " * 2_000_000, "run.json is not read: it has 2,000,000 bytes"),
        (b'{"format": 2}', "has format 2; this program reads format 1"),
        (b'{"format": 1}', "missing required field"),
    ],
)
def test_a_run_that_cannot_be_read_is_refused(content: bytes | None, told: str, tmp_path: Path) -> None:
    if content is not None:
        (tmp_path / "run.json").write_bytes(content)
    with pytest.raises(BadRun, match=told):
        read_run(tmp_path)


def test_a_file_is_there_as_a_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(unfinished: Path, file: Path) -> None:
        assert unfinished.read_bytes() == b"all of it"
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        write_whole(batch_file(tmp_path, 0), b"all of it")
    assert not batch_file(tmp_path, 0).exists()
    assert read_matches(tmp_path).height == 0


def test_a_damaged_batch_is_named(tmp_path: Path) -> None:
    carry_out(job_of(), tmp_path, play_here)
    batch_file(tmp_path, 3).write_bytes(b"PAR1 but not really")
    with pytest.raises(BadRun, match=r"000003.parquet cannot be read"):
        read_matches(tmp_path)


def test_a_batch_that_lacks_a_column_is_told_in_one_line(tmp_path: Path) -> None:
    carry_out(job_of(), tmp_path, play_here)
    polars.read_parquet(batch_file(tmp_path, 0)).drop("faults").write_parquet(batch_file(tmp_path, 0))
    with pytest.raises(BadRun, match=r"000000.parquet cannot be read: [^\n]*faults[^\n]* Delete it") as refused:
        read_matches(tmp_path)
    assert "\n" not in str(refused.value)


def test_a_run_of_which_nothing_is_played_yet_is_an_empty_table(tmp_path: Path) -> None:
    assert read_matches(tmp_path).height == 0


def test_an_edition_of_ones_own_goes_with_the_run(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    usual = windycity.game("chicago-poker").rulebook.folder / "edition.toml"
    own.write_text(usual.read_text("utf-8").replace('short = "Capone"', 'short = "Scarface"'))
    job = job_of(edition=own)
    own_text = own.read_text()
    own.unlink()
    carry_out(job, tmp_path / "run", play_here)
    assert (tmp_path / "run" / "edition.toml").read_text() == own_text
    assert read_run(tmp_path / "run").digest != job_of().run.digest
    windycity.replay(record_file(tmp_path / "run", 0).read_text(), tmp_path / "run" / "edition.toml")


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"bots": ["foo"]}, "There is no bot foo. The bots are: lookout, soldier"),
        ({"bots": ["al", "random"]}, "There is no bot al"),
        ({"bots": ["search:0s", "random"]}, "There is no bot search:0s"),
        ({"bots": ["program:/no/such", "random"]}, 'The program "/no/such" cannot be started: there is no file /no/such'),
        ({"bots": ["program:false", "random"]}, 'The program "false" ended before the match began'),
        ({"bots": ["random"]}, "for 2 to 6 seats, not 1"),
        ({"games": 0}, "--games must be at least 1, not 0"),
        ({"seed": -1}, "--seed must be at least 0, not -1"),
        ({"seed": 1 << 32}, "--seed can be at most"),
        ({"records": -1}, "--records must be at least 0"),
        ({"options": {"jokers": True}}, "There is no option jokers"),
        ({"game": "bridge"}, "There is no game bridge"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_cannot_be_played_is_refused_before_anything_starts(wish: dict[str, Any], told: str) -> None:
    with pytest.raises(WindyCityError, match=told):
        plan(**{"game": "chicago-poker", "bots": BOTS, "games": 10, **wish})


def test_a_number_of_processes_that_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOption, match="--processes must be at least 1, not 0"):
        simulate.playing_on(0)


def test_the_size_of_a_batch_goes_by_the_bots_and_the_matches_alone() -> None:
    assert batch_size(["greedy", "random"], 1_000_000) == 500
    assert batch_size(["greedy", "random"], 400) == 10
    assert batch_size(["greedy", "search:500"], 1_000_000) == 4
    assert batch_size(["greedy", "search:500"], 10) == 1


def test_the_same_settings_have_the_same_folder_and_others_another() -> None:
    assert usual_folder(job_of().run) == usual_folder(job_of().run)
    assert usual_folder(job_of().run) != usual_folder(job_of(81).run)
    assert usual_folder(job_of().run).parts[0] == "runs"


def workers_of(process: int) -> list[int]:
    """The processes that a process has started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [int(child) for child in children if b"windycity.arena.processes" in Path(f"/proc/{child}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for processes in /proc")
def test_a_process_that_is_killed_costs_only_its_batch(tmp_path: Path) -> None:
    job = job_of(400)
    carry_out(job, tmp_path / "quiet", play_here)
    batches = []
    for played in play_in_processes(job, range(job.run.batches), 2):
        batches.append(played.batch)
        simulate.keep(played, tmp_path / "killed")
        if len(batches) == 3:
            os.kill(workers_of(os.getpid())[0], signal.SIGKILL)
    assert sorted(batches) == list(range(job.run.batches))
    assert results(tmp_path / "killed").equals(results(tmp_path / "quiet"))
    assert workers_of(os.getpid()) == []


def test_a_batch_that_kills_every_process_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(BatchFailed, match="Batch 0 was given up: the process that played it was killed 3 times"):
        list(play_in_processes(job_of(), [0, 1], 1))


def test_what_is_refused_in_another_process_is_refused_here() -> None:
    job = job_of()
    broken = Job(msgspec.structs.replace(job.run, bots=["al", "random", "random"]))
    with pytest.raises(WindyCityError, match="There is no bot al"):
        list(play_in_processes(broken, [0], 1))


def test_what_breaks_in_another_process_is_told_with_its_place() -> None:
    broken = Job(msgspec.structs.replace(job_of().run, bots=["random"]))
    with pytest.raises(RuntimeError, match=r"batch 0 failed:\nTraceback(.|\n)*IndexError"):
        list(play_in_processes(broken, [0], 1))


def test_the_command_plays_tells_and_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    call = ["simulate", "chicago-poker", "--bots", "greedy,random", "--games", "60", "--out", str(folder), "specials=false"]
    code, out, _ = run(*call, "--records", "2", "--processes", "2")
    assert code == 0
    assert all(word in out for word in ("greedy", "95% interval", "three businesses of a kind", "answers", str(folder)))
    assert read_run(folder).options == {"specials": False, "short": False}
    assert sorted(file.name for file in (folder / "records").iterdir()) == ["000000.jsonl", "000001.jsonl"]
    code, again, _ = run(*call, "--records", "2", "--lang", "nl")
    assert code == 0
    assert "95%-interval" in again
    assert "drie dezelfde bedrijven" in again
    code, _, err = run(*call, "--seed", "2", "--records", "2", "--lang", "de")
    assert code == 2
    assert "eine andere Serie: Dort ist seed 1, nicht 2" in err


def test_the_command_tells_of_programs_that_failed_and_of_what_cannot_be_repeated(tmp_path: Path) -> None:
    program, folder = tmp_path / "mute.py", tmp_path / "run"
    program.write_text("import sys\nfor line in sys.stdin:\n    if 'choose' in line:\n        print('what?', flush=True)\n")
    bot = f"program:{sys.executable} -S -E {program}"
    call = ["simulate", "chicago-poker", "--games", "1", "--processes", "1", "--out", str(folder)]
    code, out, err = run(*call, "--bots", f"random,{bot}")
    assert code == 0
    assert read_matches(folder)["faults"].to_list() == [[0, 5]]  # then it is given up
    assert f"{bot} failed 5 times, in 1 of 1 matches; the greedy bot moved in its place" in out
    assert f"windycity play chicago-poker --bots '{bot}'" in out
    assert f"Not all can be repeated: {bot} may play otherwise" in err


def test_ctrl_c_stops_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    options = ["--bots", "greedy,greedy,greedy", "--games", "200000", "--out", str(folder), "--records", "0", "--processes", "2"]
    command = [sys.executable, "-m", "windycity.cli.main", "simulate", "chicago-poker", *options]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as process:
        while not batch_file(folder, 2).exists():
            assert process.poll() is None
            time.sleep(0.05)
        workers = workers_of(process.pid)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        _, err = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "Traceback" not in err
    done = read_matches(folder).height
    assert f"Stopped: {done:,} of 200,000 matches are in {folder}." in err
    assert "The same command goes on: windycity simulate chicago-poker --bots greedy,greedy,greedy" in err
    assert done > 0
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


def test_a_script_needs_no_guard_to_use_all_cores(tmp_path: Path) -> None:
    script = tmp_path / "study.py"
    script.write_text(
        "from windycity.arena.simulate import simulate\n"
        "matches = simulate('chicago-poker', ['greedy', 'random'], games=20, processes=2)\n"
        "print(matches.height)\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=True)
    assert done.stdout == "20\n"


def test_neither_help_nor_play_waits_for_the_tables() -> None:
    heavy = "{'polars', 'openskill', 'ray', 'numba'} & set(sys.modules)"
    code = f"import sys, windycity.cli.main, windycity.cli.play, windycity.arena.tournament; print({heavy} or 'none')"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "none\n"
