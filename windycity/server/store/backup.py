"""A copy of a SQLite store while it is in use. For PostgreSQL there is `pg_dump`."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from windycity.core.words import reason_of
from windycity.server.store.errors import CannotBackUp, why


def back_up(store: Path, copy: Path) -> None:
    """Copy a store as it is at one moment, for its owner only; the copy is there as a whole, or not at all."""
    target = Path(os.path.realpath(copy))
    if target == Path(os.path.realpath(store)):
        raise CannotBackUp("backup-onto-itself", file=str(copy))
    if target.exists() and not target.is_file():
        raise CannotBackUp("backup-not-a-file", file=str(copy))
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        beside.unlink(missing_ok=True)
        os.close(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        _copy(store, beside)
        beside.replace(target)
    except (OSError, ValueError) as error:
        raise CannotBackUp("backup-failed", file=str(copy), reason=reason_of(error)) from error
    except sqlite3.Error as error:
        raise CannotBackUp("backup-failed", file=str(copy), reason=why(error)) from error
    finally:
        beside.unlink(missing_ok=True)


def _copy(store: Path, copy: Path) -> None:
    with (
        closing(sqlite3.connect(f"file:{quote(str(store))}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # one file, which needs no other beside it
    with open(copy, "rb+") as file:
        os.fsync(file.fileno())
