"""Making the tables of the database, and changing those that an older version of Windy City has made.

A new version of the schema is a file `migrations/versions/NNNN_words.py`; Alembic finds it, and runs those that a store lacks,
in one transaction.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from windycity.server.store.errors import CannotOpen, NewerStore
from windycity.server.store.schema import METADATA

VERSIONS = "windycity_version"  # the table with the version of the schema
LOCK = 0x57494E4459  # the number of the advisory lock in PostgreSQL: any would do that nobody else uses


def migrate(connection: Connection, store: str) -> None:
    """Bring the schema to this program's version, within the connection's transaction; one server at a time."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        if connection.scalar(text("SHOW server_encoding")) != "UTF8":
            raise CannotOpen("store-not-utf8", store=store)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    versions = ScriptDirectory.from_config(config)
    known = {script.revision for script in versions.walk_revisions()}
    found = MigrationContext.configure(connection, opts={"version_table": VERSIONS}).get_current_revision()
    if found is None and set(inspect(connection).get_table_names()) & set(METADATA.tables):
        raise CannotOpen("store-foreign", store=store)
    if found is not None and found not in known:
        raise NewerStore("store-newer", store=store, found=found, known=max(known))
    if found != versions.get_current_head():
        command.upgrade(config, "head")
