"""One process owns a table, instead of all of them following it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nobody owns anything yet; who was where is known to the owner alone."""
    op.add_column("tables", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("fence", sa.BigInteger, nullable=False, server_default="0"))
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.drop_table("presence")
    op.drop_table("leases")
