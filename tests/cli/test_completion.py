"""Completion: what a shell offers, asked for as shells do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fifth.install import copy_to, environment
from windycity.cli.completion import OFFERS


def offered(line: str, folder: Path, **more: str) -> list[str]:
    """Ask as bash does after somebody has typed a line and pressed Tab."""
    count = len(line.split()) - (not line.endswith(" "))
    asked = {"_WINDYCITY_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(count)}
    program = "import sys; sys.argv[0] = 'windycity'; from windycity.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program], env={**os.environ, **more, **asked}, cwd=folder, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("windycity pl", ["play"]),
        ("windycity play chicago-", ["chicago-poker", "chicago-gangsters"]),
        ("windycity rules gang", ["gangsters"]),
        ("windycity play --lang ", ["en", "nl", "de"]),
        ("windycity play chicago --bots greedy,le", ["greedy,learned"]),
        ("windycity play chicago-poker --set short=", ["short=true", "short=false"]),
        ("windycity simulate chicago-poker --bots greedy sp", ["specials=true", "specials=false"]),
        ("windycity host gangsters --seats me,o", ["me,open"]),
        ("windycity learn gangsters sh", ["shoot-outs"]),
        ("windycity puzzle chicago-poker two", ["two-addresses", "two-hidden-cards"]),
        ("windycity review --effort t", ["thorough"]),
        ("windycity replay sa", ["saved.jsonl", "saves/"]),
        ("windycity replay saves/", ["saves/one.jsonl"]),
        ("windycity replay nowhere/", []),
        ("windycity play --plai", ["--plain"]),
    ],
)
def test_a_shell_is_offered_what_fits(line: str, values: list[str], tmp_path: Path) -> None:
    (tmp_path / "saved.jsonl").touch()
    (tmp_path / "saves").mkdir()
    (tmp_path / "saves" / "one.jsonl").touch()
    assert offered(line, tmp_path) == values


def test_the_learned_bot_is_offered_only_where_it_can_play(tmp_path: Path) -> None:
    copy_to(tmp_path)
    path = environment(tmp_path)["PYTHONPATH"]
    assert "learned" not in offered("windycity play moonshine --bots ", tmp_path, PYTHONPATH=path)
    assert "learned" in offered("windycity play gangsters --bots ", tmp_path, PYTHONPATH=path)


def test_every_sort_of_value_that_is_offered_is_named_in_the_commands() -> None:
    source = (Path(__file__).parents[2] / "windycity" / "cli" / "main.py").read_text("utf-8")
    assert [name for name in OFFERS if f'metavar="{name}"' not in source] == []
