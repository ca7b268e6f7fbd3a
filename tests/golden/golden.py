"""Golden records: matches that replay for ever, with readable transcripts of what happened in them."""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import game
from tests.golden.transcript import transcribe
from windycity.core import record

FOLDER = Path(__file__).parent


def records(name: str = "*") -> list[Path]:
    """List the golden records of a game, or of all."""
    return sorted(FOLDER.glob(f"{name}/*.jsonl"))


def distinct(files: list[Path]) -> list[Path]:
    """List the records without those of the same match as an earlier one: a match may show several things."""
    return [*{file.read_bytes(): file for file in reversed(files)}.values()][::-1]


def transcript_file(file: Path) -> Path:
    """Return the file with the transcript of a record."""
    return file.with_suffix(".txt")


def transcript(file: Path) -> str:
    """Replay a record to its end, which must match the record, and transcribe it."""
    return transcribe(record.replay(game(file.parent.name), record.read(file.read_text("utf-8"))))
