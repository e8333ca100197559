"""A row that is written to see whether anything can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the row."""
    pulse = op.create_table("pulse", sa.Column("beat", sa.BigInteger, nullable=False))
    op.bulk_insert(pulse, [{"beat": 0}])
