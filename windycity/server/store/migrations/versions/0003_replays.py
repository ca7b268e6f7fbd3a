"""Records uploaded by guests, to look back at."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of records."""
    op.create_table(
        "replays",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("edition", sa.Text),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_replays_guest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
    )
    op.create_index("ix_replays_guest_made", "replays", ["guest", "made"])
