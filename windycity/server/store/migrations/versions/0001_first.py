"""The first version: tables with their logs, guests, servers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("founding", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("open", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("owner", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host_made", "tables", ["host", "made"])
    op.create_index("ix_tables_stage_listed_made", "tables", ["stage", "listed", "made"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sittings",
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("guest", "table_id", name="pk_sittings"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sittings_table_id", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sittings_table_id", "sittings", ["table_id"])
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    for name, last in (("keys", "made"), ("transfers", "expires")):
        op.create_table(
            name,
            sa.Column("hash", sa.Text, nullable=False),
            sa.Column("guest", sa.Text, nullable=False),
            sa.Column(last, sa.Double, nullable=False),
            sa.PrimaryKeyConstraint("hash", name=f"pk_{name}"),
            sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=f"fk_{name}_guest", ondelete="CASCADE"),
            sqlite_with_rowid=False,
        )
        op.create_index(f"ix_{name}_guest", name, ["guest"])
    op.create_index("ix_transfers_expires", "transfers", ["expires"])
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
