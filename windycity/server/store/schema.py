"""The tables of the database. A change here needs a migration (`migrations/versions`); a test compares the two.

Times are seconds since 1970. Foundings, entries and summaries are JSON, as `entries.py` and `summary.py` write them.
"""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

# One row: the id of the store, made with it.
STORE = Table("store", METADATA, Column("id", Text, primary_key=True), sqlite_with_rowid=False)

# What stands beside `founding` and `summary` repeats a part of them, so that the database can look for it.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("founding", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("entries", Integer, nullable=False),  # the length of the log, and so the number of the next entry
    Column("summary", Text, nullable=False),
    Column("stage", Text, nullable=False),
    Column("listed", Boolean(create_constraint=False), nullable=False),
    Column("open", Integer, nullable=False),  # the count of open seats
    Column("deadline", Double),
    Column("changed", Double, nullable=False),
    Column("owner", Text),  # a server, which may be gone
)
Index(None, TABLES.c.host, TABLES.c.made)
Index(None, TABLES.c.stage, TABLES.c.listed, TABLES.c.made)
Index(None, TABLES.c.deadline)
Index(None, TABLES.c.owner)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("guest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    sqlite_with_rowid=False,
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Double, nullable=False),
    sqlite_with_rowid=False,
)

TRANSFERS = Table(
    "transfers",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Double, nullable=False, index=True),
    sqlite_with_rowid=False,
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", Double, nullable=False),
)
