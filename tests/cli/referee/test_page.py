"""The referee: what the documentation shows is what happens."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import pairwise

import windycity
from tests.cli.referee.client import ROOT, Answer, Client
from windycity.cli.referee.requests import REQUESTS


def pattern(told: str) -> str:
    """A regular expression for an answer on the page, where `...` stands for anything."""
    return ".*".join(re.escape(part) for part in told.split("..."))


def test_the_page_shows_what_really_happens() -> None:
    lines = (ROOT / "docs" / "referee.md").read_text("utf-8").splitlines()
    exchanges = [(line[2:], told) for line, told in pairwise(lines) if line.startswith("> ")]
    last: Answer = {}
    with Client() as client:
        for line, told in exchanges:
            text = line.replace('"record":"..."', f'"record":{json.dumps(last.get("record"))}')
            text = text.replace('"position":{...}', f'"position":{json.dumps(last.get("position"))}')
            client.input.write(text.encode() + b"\n")
            client.input.flush()
            answer = client.output.readline().decode().rstrip("\n")
            assert told.startswith("< ")
            assert re.fullmatch(pattern(told[2:]), answer), (line, told, answer)
            last |= json.loads(answer)
        assert client.end() == (0, b"", b"")
    assert {name for name in REQUESTS for line, _ in exchanges if f'"do":"{name}"' in line} == set(REQUESTS)


def test_the_session_to_copy_answers_what_the_page_says() -> None:
    page = (ROOT / "docs" / "referee.md").read_text("utf-8")
    found = re.search(r"```sh\n(.*?)```.*?```json\n(.*?)```", page, re.DOTALL)
    assert found is not None
    done = subprocess.run(["sh", "-c", found[1]], capture_output=True, text=True)
    answers, told = done.stdout.splitlines(), found[2].splitlines()
    assert len(answers) == len(told) == 5
    for answer, line in zip(answers, told, strict=True):
        assert re.fullmatch(pattern(line), answer), (line, answer)


def test_the_example_client_plays_a_match() -> None:
    command = [sys.executable, str(ROOT / "examples" / "referee_client.py")]
    done = subprocess.run([*command, "chicago-poker", "3", "7"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"chicago-poker: [a-z-]+ \(CP-[\d.]+\)\n(seat \d: rank \d, score \d(, won)?\n){3}", done.stdout)
    done = subprocess.run([*command, "bridge"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (
        1,
        f"unknown-game: There is no game bridge. The games are: {', '.join(windycity.games())}.\n",
    )
