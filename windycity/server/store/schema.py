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

# A single row: the id of the store, made with it.
STORE = Table("store", METADATA, Column("id", Text, primary_key=True), sqlite_with_rowid=False)

# The columns beside `founding` and `summary` repeat parts of them, so that the database can search for them.
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
    Column("open", Integer, nullable=False),  # the number of open seats
    Column("deadline", Double),
    Column("changed", Double, nullable=False),
    Column("owner", Text),  # a server, possibly gone
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

# Matches that are over: `finish` is the outcome for each seat, null if the match does not count (`finish.py`). All of it, and the
# ratings, can be recomputed from the logs: what has no row here is counted when a server starts.
RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("finish", Text),
    sqlite_with_rowid=False,
)

# Ratings of players by openskill: guests by their ids, bots by their names.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pool", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    sqlite_with_rowid=False,
)

# Records uploaded by guests; matches of our own tables are in their logs.
REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("made", Double, nullable=False),
    Column("record", Text, nullable=False),
    Column("edition", Text),  # the text of an edition other than the game's own
)
Index(None, REPLAYS.c.guest, REPLAYS.c.made)

# Reviews by the id of the replay, which is the id of a table or of a record.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("server", Text, nullable=False),  # the one that computes it, or did; possibly gone
    Column("begun", Double, nullable=False),
    Column("review", Text),  # as JSON; null while it is being computed
)

SERVERS = Table(
    "servers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("beat", Double, nullable=False),
)
