"""Golden records: matches that replay for ever, each with a digest of everything that happened in it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from windycity.core.match import Match

FOLDER = Path(__file__).parent


def digest(match: Match) -> str:
    """Sum up what a match came to: every event as every seat and a spectator knows it, and the last position."""
    told = [[str(event) for event in match.events(eye)] for eye in (*range(match.seats), None)]
    position = json.dumps(match.game.dump_position(match.position))
    return hashlib.sha256(json.dumps([told, position]).encode()).hexdigest()[:16]


def records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*/*.jsonl"))


def digests(game: str) -> dict[str, str]:
    """The digests of a game's golden records, by name."""
    kept: dict[str, str] = json.loads((FOLDER / game / "digests.json").read_text())
    return kept
