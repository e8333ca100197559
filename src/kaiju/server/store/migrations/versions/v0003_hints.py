"""Whether players may ask for odds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Allow it at the existing tables."""
    op.add_column("tables", sa.Column("hints", sa.Integer, nullable=False, server_default="1"))
