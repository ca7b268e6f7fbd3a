"""Programs as bots: what the documentation shows is what happens."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from random import Random

import windycity
from windycity.bots.bot import answer, dismiss, glimpse_of
from windycity.bots.external import ExternalBot
from windycity.bots.names import make_bot

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "external-bots.md").read_text("utf-8")

# Says what the page says, and notes what it is sent.
SCRIPT = """
import sys
said = iter({said!r})
with open({notes!r}, "w") as notes:
    for line in sys.stdin:
        notes.write(line)
        if '"do":"goodbye"' not in line:
            print(next(said), flush=True)
"""


def shown(mark: str) -> list[str]:
    return [line.removeprefix(mark) for line in PAGE.splitlines() if line.startswith(mark)]


def pattern(told: str) -> str:
    """A regular expression for a line on the page, where `...` stands for anything."""
    return ".*".join(re.escape(part) for part in told.split("..."))


def test_the_page_shows_what_really_happens(tmp_path: Path) -> None:
    notes, script = tmp_path / "notes", tmp_path / "program.py"
    script.write_text(SCRIPT.format(said=shown("< "), notes=str(notes)))
    bot = make_bot(f"program:{shlex.join([sys.executable, str(script)])}", 1)
    assert isinstance(bot, ExternalBot)
    match = windycity.game("chicago-poker").start(seats=2, seed=1)
    bot.greet(glimpse_of(match, 1))
    match.play(0, "play R2 1")
    for _ in shown("< ")[1:]:
        answer(match, {1: bot})
    random = Random(1)
    while not match.over:
        (seat,) = match.waiting
        match.play(seat, random.choice(match.legal(seat)))
    dismiss({1: bot}, match.result)
    assert (bot.title, bot.faults.total) == ("Busy", 0)
    told = notes.read_text("utf-8").splitlines()
    assert len(told) == len(shown("> ")) == 4
    for line, expected in zip(told, shown("> "), strict=True):
        assert re.fullmatch(pattern(expected), line), (expected, line)
        assert [field for field in json.loads(line) if f"`{field}`" not in PAGE] == []


def test_the_example_has_forty_lines_at_most() -> None:
    assert len((ROOT / "examples" / "external_bot.py").read_text("utf-8").splitlines()) <= 40
