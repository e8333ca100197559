"""Who has muted whom."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Keep what readers do not want to read."""
    op.create_table(
        "mutes",
        sa.Column("reader", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
