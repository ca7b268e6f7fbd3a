"""The store gets an id, by which guests recognize the server under another address."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the id, which never changes."""
    store = op.create_table(
        "store",
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_store"),
        sqlite_with_rowid=False,
    )
    op.bulk_insert(store, [{"id": secrets.token_hex(10)}])
