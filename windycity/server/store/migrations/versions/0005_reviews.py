"""Reviews of finished matches, which take a minute to compute."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("review", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_reviews"),
    )
