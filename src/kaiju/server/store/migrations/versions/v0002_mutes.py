"""Who has muted whom, and the client ids of chat messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the mutes, and the client ids of chat messages."""
    op.create_table(
        "mutes",
        sa.Column("reader", sa.String(32), primary_key=True),
        sa.Column("muted", sa.String(32), primary_key=True),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.add_column("chats", sa.Column("client", sa.String(64)))
    op.create_index("chats_by_client", "chats", ["table", "guest", "client"], unique=True)
