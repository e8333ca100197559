"""Which tokens were given out, so that each can be revoked by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """The tokens of before are written down when they are next shown."""
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("made", sa.Float(53), nullable=False),
        sa.Column("revoked", sa.Float(53)),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
    op.create_index("ix_tokens_revoked", "tokens", ["revoked"])
