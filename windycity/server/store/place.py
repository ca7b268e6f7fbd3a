"""Where a store is: a SQLite file, or a PostgreSQL database by its address. Only the name is ever shown, never a password."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import msgspec
from filelock import BaseFileLock, FileLock, Timeout
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from windycity.core.files import file_of, make_private_folder
from windycity.core.words import reason_of
from windycity.server.store.errors import CannotOpen

READERS = 4  # threads that read
MOMENT = 0.5  # seconds to wait for the lock of a store
DRIVER = "postgresql+psycopg"

# Every commit reaches the disk before it returns; it waits for another writing program, such as sqlite3.
PRAGMAS = ("busy_timeout = 5000", "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "secure_delete = ON")

# Every commit reaches the disk; broken connections are noticed, and nobody waits for a lock for ever.
SETTINGS = "-c synchronous_commit=on -c lock_timeout=10s -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s"
DEFAULTS = {
    "application_name": "windycity",
    "client_encoding": "utf8",
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}


class File(msgspec.Struct, frozen=True):
    """A store in a SQLite file."""

    path: Path

    @property
    def name(self) -> str:
        """The file, for people."""
        return str(self.path)

    def prepare(self) -> BaseFileLock:
        """Make the file, readable only by its owner, and lock it; one used by another server raises CannotOpen."""
        try:
            if self.path.is_dir():
                raise CannotOpen("store-folder", store=self.name)
            make_private_folder(self.path.parent)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            lock = FileLock(self.path.with_name(self.path.name + ".lock"), timeout=MOMENT, mode=0o600, thread_local=False)
            lock.acquire()
        except Timeout:
            raise CannotOpen("store-in-use", store=self.name) from None
        except (OSError, ValueError, NotImplementedError) as error:  # ValueError: a NUL in the name
            raise CannotOpen("store-no-file", store=self.name, reason=reason_of(error)) from error
        return lock

    def engine(self) -> Engine:
        """Return the database engine."""
        engine = create_engine(
            URL.create("sqlite", database=self.name), pool_size=READERS + 1, max_overflow=0, hide_parameters=True
        )
        event.listen(engine, "connect", _set_up)
        event.listen(engine, "begin", _begin)
        return engine

    def hide(self, text: str) -> str:
        """Return a text as it is: there is no password."""
        return text


def _set_up(connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions begin when SQLAlchemy says so, not when sqlite3 guesses
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    # A writing transaction takes its lock first: after a read it could not wait for the lock.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def sweep(connection: Connection) -> None:
    """Remove deleted data from the journal, which still has the old pages."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")


class Address(msgspec.Struct, frozen=True):
    """A store in a PostgreSQL database."""

    url: URL

    def __repr__(self) -> str:
        return f"Address({self.name})"

    @property
    def name(self) -> str:
        """Server and database, for people: without user, password and settings."""
        port = f":{self.url.port}" if self.url.port else ""
        return f"postgresql://{self.url.host or ''}{port}/{self.url.database or ''}"

    def engine(self) -> Engine:
        """Return the database engine."""
        try:
            import psycopg  # noqa: F401
        except ImportError:
            raise CannotOpen("store-no-psycopg", store=self.name) from None
        return create_engine(self.url, pool_size=READERS + 1, max_overflow=0, pool_timeout=10, hide_parameters=True)

    def hide(self, text: str) -> str:
        """Return a text without the password."""
        secrets = [self.url.password, *(value for key, value in self.url.query.items() if "password" in key)]
        for secret in secrets:
            text = text.replace(secret, "***") if isinstance(secret, str) and secret else text
        return text


Place = File | Address


def place_of(typed: str | Path) -> Place:
    """Return the place that a user named: a file, or an address that begins with postgresql://."""
    text = str(typed)
    scheme = re.match(r"([a-z][a-z0-9+]*):/", text, re.IGNORECASE)
    if isinstance(typed, Path) or not scheme:
        return File(Path(os.path.abspath(file_of(text))))
    if scheme[1].casefold() not in ("postgresql", "postgres", DRIVER):
        raise CannotOpen("store-unknown-scheme", scheme=scheme[1])
    try:
        url = make_url(text).set(drivername=DRIVER)
    except (ArgumentError, ValueError):  # the text of the error would show the password
        raise CannotOpen("store-bad-address") from None
    if "@" in (url.host or "") or not url.database:
        raise CannotOpen("store-bad-address")
    given = str(url.query.get("options", ""))
    missing = {name: value for name, value in DEFAULTS.items() if name not in url.query}
    return Address(url.update_query_dict({**missing, "options": f"{SETTINGS} {given}".strip()}))
