"""Golden records keep replaying, move by move, to the same end, with the same news for everyone."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import windycity
from tests.golden import golden, make
from tests.golden.golden import distinct, records, transcript, transcript_file
from tests.golden.transcript import EXCERPT, difference
from windycity.core.names import name_of

KEPT = distinct(records())


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_record_replays(file: Path) -> None:
    changed = difference(transcript_file(file).read_text("utf-8"), transcript(file), f"{file.parent.name}/{file.stem}")
    assert not changed, f"{changed}\nIf this is meant: python -m tests.golden.make transcribe {file.parent.name}"


@pytest.mark.parametrize("name", windycity.games())
def test_there_are_golden_records_of_every_game_and_every_way_it_ends(name: str) -> None:
    # Replaying checks the result in the record.
    reasons = {json.loads(file.read_text("utf-8").splitlines()[-1])["result"]["reason"] for file in records(name)}
    every = {name_of(reason) for reason in windycity.game(name).rulebook.reasons if reason}
    assert reasons == every


def test_every_distinct_record_has_a_transcript_and_no_other_file_does() -> None:
    kept = {file for name in windycity.games() for file in transcript_file(records(name)[0]).parent.glob("*.txt")}
    assert kept == {transcript_file(file) for file in KEPT}


def test_a_changed_line_is_shown_with_what_it_was() -> None:
    kept = transcript_file(next(file for file in KEPT if file.stem == "rulebooks-example")).read_text("utf-8")
    lines = kept.splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("  scores") and number > 5)
    now = "\n".join([*lines[:place], "  scores 9 9 9 9", *lines[place + 1 :]])
    assert difference(kept, kept, "example") == ""
    assert difference(kept, now, "example").splitlines() == [
        "--- example (kept)",
        "+++ example (now)",
        f"@@ -{place - 1},5 +{place - 1},5 @@",
        *(f" {line}" for line in lines[place - 2 : place]),
        f"-{lines[place]}",
        "+  scores 9 9 9 9",
        *(f" {line}" for line in lines[place + 1 : place + 3]),
    ]


def test_of_a_match_that_went_another_way_only_the_beginning_is_shown() -> None:
    kept, now = ("\n".join(f"{word} {number}" for number in range(100)) for word in ("draw", "play"))
    shown = difference(kept, now, "example").splitlines()
    assert len(shown) == EXCERPT + 1
    assert shown[-1] == f"... and {3 + 200 - EXCERPT} more lines of difference"


def test_what_is_not_known_to_the_others_is_masked_and_told_to_those_who_know() -> None:
    file = next(file for file in KEPT if file.stem == "six-players")
    lines = transcript_file(file).read_text("utf-8").splitlines()
    move = next(number for number, line in enumerate(lines) if line.endswith("read: play ?? 2)"))
    assert lines[move].split(": ", 1)[1].startswith("play ")
    assert any(line.startswith("  to ") for line in lines[move : move + 4])


def test_transcribing_writes_what_has_changed_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a copy: two records of one match, one of another."""
    kept = {file.stem: transcript_file(file).read_text("utf-8") for file in KEPT if file.parent.name == "gangsters"}
    (folder := tmp_path / "gangsters").mkdir()
    for name, title in (("bribe", "bribe"), ("once-more", "bribe"), ("raid", "raid")):
        shutil.copy(golden.FOLDER / "gangsters" / f"{title}.jsonl", folder / f"{name}.jsonl")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    (folder / "bribe.txt").write_text(kept["bribe"])
    (folder / "raid.txt").write_text("what was told before")
    (folder / "gone.txt").write_text("of a record that is gone")
    assert make.main(["transcribe", "gangsters"]) == 0
    assert capsys.readouterr().out == "gangsters/raid.txt has changed\n"
    assert {file.stem: file.read_text("utf-8") for file in folder.glob("*.txt")} == {
        name: kept[name] for name in ("bribe", "raid")
    }


@pytest.mark.parametrize("arguments", [[], ["chicago"], ["find"], ["transcribe", "chess"]])
def test_what_is_to_be_done_must_be_clear(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(arguments) == 2
    assert "python -m tests.golden.make transcribe [GAME...]" in capsys.readouterr().err
