"""Which example of the rules a game began at."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """The existing games began at the beginning."""
    op.add_column("tables", sa.Column("example", sa.String(80), nullable=False, server_default=""))
