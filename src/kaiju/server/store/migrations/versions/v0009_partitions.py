"""An entry knows when its table was opened, and on PostgreSQL lies with those of that month."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from kaiju.server.store import partitions

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Fill the new column; PostgreSQL copies the entries, which takes as much room again while it lasts."""
    op.add_column("entries", sa.Column("opened", sa.Float(53), nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        _partition()
    else:
        op.execute(
            'UPDATE entries SET opened = (SELECT made FROM tables WHERE tables.id = entries."table")'
            ' WHERE "table" IN (SELECT id FROM tables)'
        )


def _partition() -> None:
    op.execute("ALTER TABLE entries RENAME TO entries_before")
    op.execute("DROP INDEX entries_by_client")
    op.execute("ALTER TABLE entries_before DROP CONSTRAINT entries_pkey")
    op.execute("CREATE TABLE entries (LIKE entries_before INCLUDING DEFAULTS) PARTITION BY RANGE (opened)")
    op.execute('ALTER TABLE entries ADD PRIMARY KEY ("table", number, opened)')
    op.execute('CREATE UNIQUE INDEX entries_by_client ON entries ("table", seat, client, opened)')
    op.execute(f"CREATE TABLE {partitions.OTHERS} PARTITION OF entries DEFAULT")
    connection = op.get_bind()
    for (made,) in connection.execute(
        sa.text("SELECT min(made) FROM tables GROUP BY floor(made / 86400)")
    ).all():
        partitions.make(connection, *partitions.month_of(made))
    names = [column["name"] for column in sa.inspect(connection).get_columns("entries_before")]
    kept = [f'"{name}"' for name in names if name != "opened"]
    op.execute(
        f"INSERT INTO entries ({', '.join(kept)}, opened)"
        f" SELECT {', '.join(f'old.{name}' for name in kept)}, coalesce(tables.made, 0)"
        ' FROM entries_before AS old LEFT JOIN tables ON tables.id = old."table"'
    )
    op.execute("DROP TABLE entries_before")
