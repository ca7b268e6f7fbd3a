"""Matches kept between runs of the program: each is a record, with the company at the table and the edition beside it.

A match is kept from its first moment, and again after every answer, in a folder of matches to continue; once it is over it
moves to a folder of finished ones, under the same name. A kept match is locked while it is played.
"""

from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from filelock import BaseFileLock, FileLock, Timeout

import windycity
from windycity.cli.words import FOLDER
from windycity.core import record as records
from windycity.core.errors import BadRecord, WindyCityError
from windycity.core.files import make_private_folder, write_safely
from windycity.core.match import Match

PARTS = (".jsonl", ".json", ".toml")  # the record, the company, the edition
MOMENT = 0.3  # seconds to wait for a lock: listing the matches holds each for a shorter time


class InPlay(WindyCityError):
    """A match that somebody is playing elsewhere at the moment."""

    code = "in-play"


class Company(msgspec.Struct, frozen=True):
    """Who sits at a table: the number of people, the bots in the other seats (see `make_bots`), and the language."""

    people: int = 1
    bots: str = "greedy"
    language: str | None = None


def state_folder() -> Path:
    """Return the folder for everything kept between runs of the program."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "windycity"


def kept_folder() -> Path:
    """Return the folder of the matches that can be continued."""
    return state_folder() / "kept"


def finished_folder() -> Path:
    """Return the folder of the matches played to their end."""
    return state_folder() / "finished"


@dataclass
class Keeper:
    """Keeps one match, and holds its lock; a new match gets a new name, so that none replaces another."""

    edition: str | None = None
    file: Path | None = None
    _lock: BaseFileLock | None = field(default=None, init=False)

    def lock(self) -> None:
        """Make sure that nobody else plays the match meanwhile; if somebody does, raise InPlay."""
        self.file = self.file or kept_folder() / f"{time.strftime('%Y%m%d-%H%M%S')}-{secrets.token_hex(3)}.jsonl"
        if self._lock is None:
            make_private_folder(self.file.parent)
            lock = _lock_of(self.file)
            try:
                lock.acquire(timeout=MOMENT)
            except Timeout:
                raise InPlay("match-in-play", catalogue=FOLDER) from None
            self._lock = lock

    def keep(self, match: Match, company: Company) -> None:
        """Write everything needed to continue, the record last, because a match counts as kept once its record exists."""
        self.lock()
        assert self.file is not None
        self._write(self.file, match, company)

    def finish(self, match: Match, company: Company) -> Path:
        """Move a match that is over to the finished ones; return the file of its record."""
        self.lock()
        assert self.file is not None
        finished = finished_folder() / self.file.name
        make_private_folder(finished.parent)
        self._write(finished, match, company)
        self.forget()
        return finished

    def forget(self) -> None:
        """Remove what was kept, if anything, and the lock."""
        if self.file is not None:
            left = self.file.parent.glob(f".{self.file.stem}.*")  # left by a run that was killed while writing
            for file in (*(self.file.with_suffix(suffix) for suffix in (*PARTS, ".lock")), *left):
                with suppress(OSError):
                    file.unlink(missing_ok=True)
        self.let_go()

    def let_go(self) -> None:
        """Release the match for others."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _write(self, file: Path, match: Match, company: Company) -> None:
        settled = {".json": msgspec.json.encode(company).decode(), ".toml": self.edition}
        for suffix, text in settled.items():
            if text is not None and _text_of(file.with_suffix(suffix)) != text:
                write_safely(file.with_suffix(suffix), text, private=True)
        write_safely(file, match.save(), private=True)


def _lock_of(record: Path) -> FileLock:
    return FileLock(record.with_suffix(".lock"), mode=0o600)


def _text_of(file: Path) -> str | None:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return None


@dataclass(frozen=True)
class Kept:
    """A match that was left unfinished, or that is over."""

    file: Path
    record: records.Record
    when: float

    @property
    def company(self) -> Company:
        """The company at the table; the default company if it cannot be read."""
        try:
            return msgspec.json.decode(self.file.with_suffix(".json").read_bytes(), type=Company)
        except (OSError, msgspec.DecodeError):
            return Company()

    @property
    def edition(self) -> Path | None:
        """The edition it is played in; None for the game's own."""
        return edition_beside(self.file)

    @property
    def in_play(self) -> bool:
        """Whether somebody is playing it at the moment."""
        if not self.file.with_suffix(".lock").exists():
            return False
        try:
            with _lock_of(self.file).acquire(timeout=0):
                return False
        except Timeout:
            return True
        except OSError:  # a read-only folder
            return False


def edition_beside(record: Path) -> Path | None:
    """Find the edition kept with a record; None if it was the game's own."""
    file = record.with_suffix(".toml")
    return file if record.suffix == ".jsonl" and file.is_file() else None


def kept_matches(game: str | None = None) -> list[Kept]:
    """List the unfinished matches, of one game or of all, newest first; unreadable ones are left out."""
    return _matches_in(kept_folder(), game)


def finished_matches(game: str | None = None) -> list[Kept]:
    """List the matches played to their end, as `kept_matches` does."""
    return _matches_in(finished_folder(), game)


def _matches_in(folder: Path, game: str | None) -> list[Kept]:
    found = []
    for file in folder.glob("*.jsonl"):
        with suppress(OSError, BadRecord):
            found.append(Kept(file, records.read_file(file), file.stat().st_mtime))
    wanted = [kept for kept in found if kept.record.header.game in ((game,) if game else windycity.games())]
    return sorted(wanted, key=lambda kept: (kept.when, kept.file.name), reverse=True)
