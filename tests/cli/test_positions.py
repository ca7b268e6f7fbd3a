"""Playing from a position in the terminal: out of a file, or from a moment of a saved match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import windycity
from tests.cli.test_main import GOLDEN, run
from windycity.cli.kept import finished_matches, kept_matches
from windycity.core import record as records
from windycity.games.positions import position_at

RECORD = sorted(GOLDEN.glob("*.jsonl"))[0]


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def source() -> Any:
    return records.replay(windycity.game("chicago-poker"), records.read_file(RECORD))


def test_the_position_at_a_moment_is_printed_and_played(tmp_path: Path) -> None:
    match = source()
    code, out, _ = run("replay", str(RECORD), "--position", "7")
    assert code == 0
    assert json.loads(out) == match.game.dump_position(position_at(match, 7))
    file = tmp_path / "position.json"
    file.write_text(out)
    code, out, err = run("play", "--position", str(file), "--plain", "--bots", "greedy", typed="quit\n")
    assert (code, err) == (0, "")
    kept = kept_matches()[0].record
    assert kept.header.position == json.loads(file.read_text())


def test_play_goes_on_from_a_moment_of_a_saved_match() -> None:
    match = source()
    code, out, err = run("replay", str(RECORD), "--play-on", "3", "--bots", "random", "--plain", typed="1\nquit\n")
    assert (code, err) == (0, "")
    assert match.player_names[0] in out
    kept = kept_matches()[0].record
    assert kept.header.position == match.game.dump_position(position_at(match, 3))
    assert kept.header.hash != match.luck.commitment, "the luck is its own"
    assert finished_matches() == []


def test_what_cannot_be_played_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    match = source()
    last = len(match.answers)
    for moment, words in ((last, "over"), (last + 1, f"0, the beginning, to {last}"), (-1, "no moment -1")):
        code, _, err = run("replay", str(RECORD), "--play-on", str(moment), "--plain")
        assert code != 0
        assert words in " ".join(err.split())
    good = match.game.dump_position(position_at(match, 3))
    for text, more, words in (
        ("{", [], "is not a position as JSON"),
        ("[]", [], "no game"),
        ("[]", ["chicago-poker"], "A position is a JSON object"),
        (json.dumps({**good, "turn": -1}), [], "turn is -1"),
        (json.dumps(good), ["--seats", str(good["seats"] + 1)], "--seats does not fit"),
        (json.dumps(good), ["--set", f"specials={str(not good['specials']).lower()}"], "--set specials does not fit"),
        ("[" * 50_000, ["chicago-poker"], "too deep"),
    ):
        file = tmp_path / "position.json"
        file.write_text(text)
        code, _, err = run("play", *more, "--position", str(file), "--plain")
        assert code != 0
        assert words in " ".join(err.split()), err
    assert run("play", "--position", str(tmp_path / "missing.json"))[0] != 0
    assert kept_matches() == []
