"""The referee as the tests meet it: in a process of its own, or in this one."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from windycity.cli.referee import service

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "windycity.cli.main", "referee"]
NEW = {"do": "new", "game": "chicago-poker", "seats": 2, "seed": 1}
# Hands for two players, then the businesses.
HANDS = ["R1", "R2", "R3", "R4", "Raid", "G1", "G2", "G3", "G4", "Gun", "brewery", "gambling-den"]
Answer = dict[str, Any]

GOOD: list[Answer] = [
    *({"do": do} for do in ("hello", "games", "commit", "close", "waiting", "undo", "position", "record", "result", "things")),
    {**NEW, "options": {"specials": False}, "chance": ["R1"], "edition": None, "luck": "fast-1"},
    {"do": "new", "game": "chicago-poker", "seats": 2, "contributions": ["a horse's head", ""]},
    {"do": "load", "position": {"game": "chicago-poker"}, "seed": 1, "luck": "hmac-1"},
    {"do": "load", "record": "{}"},
    {"do": "load", "record": [{"seat": 0}]},
    *(
        {"do": do, "seat": 0, "match": "default"}
        for do in ("prompt", "legal", "choices", "undo", "events", "news", "view", "position", "record")
    ),
    *({"do": do, "seat": 0, "move": "draw", "lang": "de"} for do in ("explain", "why_not")),
    {"do": "play", "seat": 0, "move": "draw", "id": 1},
    {"do": "play", "seat": 0, "moves": ["play R2 1", "draw"], "lang": "nl"},
    {"do": "chance", "outcomes": ["R1", "bar"]},
    {"do": "events", "seat": None, "since": 12},
]


class Client:
    """A referee in a process of its own."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input, self.output = self.process.stdin, self.process.stdout

    def send(self, line: bytes) -> Answer:
        self.input.write(line + b"\n")
        self.input.flush()
        answer: Answer = json.loads(self.output.readline())
        return answer

    def ask(self, do: str, **fields: object) -> Answer:
        return self.send(json.dumps({"do": do, **fields}).encode())

    def end(self) -> tuple[int, bytes, bytes]:
        """End the input; return the exit code and the remaining output."""
        out, err = self.process.communicate(timeout=10)
        return self.process.returncode, out, err

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.__exit__(None, None, None)


def serve(data: bytes) -> list[Answer]:
    """Return the answers to some input, in this process."""
    sink = io.StringIO()
    service.serve(io.BytesIO(data), sink)
    assert sink.getvalue().endswith("\n") or not sink.getvalue()
    return [json.loads(line) for line in sink.getvalue().split("\n")[:-1]]


def ask_all(*requests: Answer) -> list[Answer]:
    return serve(b"\n".join(json.dumps(request).encode() for request in requests))


def assert_well_formed(answer: Answer) -> None:
    if answer["ok"] is not True:
        assert answer["ok"] is False
        assert set(answer) - {"id"} == {"ok", "error", "rule", "message"}
        assert re.fullmatch("[a-z-]+", answer["error"])
        assert answer["message"]
