"""Creating the tables of the database, and upgrading those of older versions of Windy City.

A new version of the schema is a file `migrations/versions/NNNN_words.py`; Alembic finds it, and runs those that a store lacks
in one transaction. Alembic takes a while to load, so it is not loaded for an up-to-date store.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from windycity.server.store.errors import CannotOpen, NewerStore
from windycity.server.store.schema import METADATA

VERSIONS = "windycity_version"  # the table with the version of the schema
LOCK = 0x57494E4459  # the number of the advisory lock in PostgreSQL: any that nobody else uses
MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(connection: Connection, store: str) -> None:
    """Bring the schema to this program's version, within the connection's transaction; one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if connection.scalar(text("SHOW server_encoding")) != "UTF8":
            raise CannotOpen("store-not-utf8", store=store)
    known = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9][0-9][0-9][0-9]_*.py"))
    there = {*inspect(connection).get_table_names()}
    found = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}")) if VERSIONS in there else None
    if found is None and there & set(METADATA.tables):
        raise CannotOpen("store-foreign", store=store)
    if found is not None and found not in known:
        raise NewerStore("store-newer", store=store, found=found, known=known[-1])
    if found != known[-1]:
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.upgrade(config, "head")
