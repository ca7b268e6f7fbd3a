"""Unfinished matches, kept to be gone on with: each a record, beside it who sat at the table and the edition."""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec

from windycity.core import record as records
from windycity.core.errors import BadRecord
from windycity.core.match import Match


class Company(msgspec.Struct, frozen=True):
    """Who sits at a table: how many people, which bots in the other seats (see `make_bots`), and the language spoken."""

    people: int = 1
    bots: str = "greedy"
    language: str | None = None


def state_folder() -> Path:
    """Where matches stay between calls of the program."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "windycity"


def finished_file() -> Path:
    """Where the record of the last match that was played to its end is kept."""
    return state_folder() / "finished.jsonl"


def write_safely(file: Path, text: str) -> None:
    """Write a file so that nothing is lost or half written if it fails."""
    beside = file.with_name(f"{file.name}.new")
    try:
        beside.write_text(text, "utf-8")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)


@dataclass
class Keeper:
    """Keeps one match; a match that was not kept before gets a file of its own, so that none takes another's place."""

    edition: str | None = None
    file: Path | None = None

    def keep(self, match: Match, company: Company) -> None:
        """Write everything that going on needs; the record comes last, because it is what makes a match kept."""
        self.file = self.file or _new_file()
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if self.edition is not None:
            write_safely(self.file.with_suffix(".toml"), self.edition)
        write_safely(self.file.with_suffix(".json"), msgspec.json.encode(company).decode())
        write_safely(self.file, match.save())

    def forget(self) -> None:
        """Remove what was kept, if anything was."""
        if self.file is not None:
            for suffix in (".jsonl", ".json", ".toml"):
                self.file.with_suffix(suffix).unlink(missing_ok=True)


def _new_file() -> Path:
    return state_folder() / "kept" / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"


@dataclass(frozen=True)
class Kept:
    """A match that was left."""

    file: Path
    record: records.Record
    when: float

    @property
    def company(self) -> Company:
        """Who sat at the table; the usual company if that cannot be read."""
        try:
            return msgspec.json.decode(self.file.with_suffix(".json").read_bytes(), type=Company)
        except (OSError, msgspec.DecodeError):
            return Company()

    @property
    def edition(self) -> Path | None:
        """The edition it is played in, None for the game's own."""
        file = self.file.with_suffix(".toml")
        return file if file.is_file() else None


def kept_matches(game: str | None = None) -> list[Kept]:
    """List the matches that were left, of one game or of all, the newest first; what cannot be read is left out."""
    found = []
    for file in (state_folder() / "kept").glob("*.jsonl"):
        with suppress(OSError, BadRecord):
            found.append(Kept(file, records.read_file(file), file.stat().st_mtime))
    wanted = [kept for kept in found if game in (None, kept.record.header.game)]
    return sorted(wanted, key=lambda kept: (kept.when, kept.file.name), reverse=True)
