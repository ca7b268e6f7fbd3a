"""Golden records keep replaying, move by move, to the same end and with the same events."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import windycity
from tests.golden.golden import digest, digests, records


@pytest.mark.parametrize("file", records(), ids=lambda file: file.stem)
def test_a_golden_record_replays(file: Path) -> None:
    match = windycity.replay(file.read_text())
    assert match.over
    assert digest(match) == digests(file.parent.name)[file.stem]


@pytest.mark.parametrize("name", windycity.games())
def test_there_are_golden_records_of_every_game_and_every_way_it_ends(name: str) -> None:
    files = [file for file in records() if file.parent.name == name]
    # Replaying checks what a record says of its result.
    reasons = {json.loads(file.read_text().splitlines()[-1])["result"]["reason"] for file in files}
    every = {reason.name.lower().replace("_", "-") for reason in windycity.game(name).rulebook.reasons if reason}
    assert reasons == every
    assert {file.stem for file in files} == set(digests(name))
