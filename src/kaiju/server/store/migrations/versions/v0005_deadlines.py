"""The deadline under which each answer was given, instead of the last one only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """An answer of before that is taken back has no deadline until it is given again."""
    op.add_column("entries", sa.Column("deadline", sa.Float(53)))
    op.drop_column("tables", "before")
