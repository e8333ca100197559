"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    _guests()
    _tables()
    _entries()
    _processes()


def _time(name: str, nullable: bool = False) -> sa.Column[float]:
    return sa.Column(name, sa.Float(53), nullable=nullable)


def _word(name: str, length: int = 32, key: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), nullable=False, primary_key=key)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


def _guests() -> None:
    op.create_table("keys", _word("id", 16, key=True), _word("secret", 64), _time("made"))
    op.create_table("guests", _word("id", key=True), _word("name", 64), _time("made"))
    op.create_table("codes", _word("hash", 64, key=True), _word("guest"), _time("expires"))
    op.create_index("ix_codes_guest", "codes", ["guest"])


def _tables() -> None:
    op.create_table(
        "tables",
        _word("id", key=True),
        _word("game"),
        _text("options"),
        _word("rules"),
        _text("seats"),
        _number("public"),
        _number("pace"),
        _word("host"),
        _word("host_name", 64),
        _word("secret", 64),
        _word("commitment", 64),
        _word("status", 16),
        _number("number"),
        _time("deadline", nullable=True),
        _time("before", nullable=True),
        _word("rematch"),
        _time("made"),
        _time("changed"),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "changed"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_table(
        "sittings", _word("table", key=True), sa.Column("seat", sa.Integer, primary_key=True), _word("guest")
    )
    op.create_index("ix_sittings_guest", "sittings", ["guest"])


def _entries() -> None:
    op.create_table(
        "entries",
        _word("table"),
        _number("number"),
        _word("kind", 16),
        _number("seat"),
        _text("text"),
        _word("asked"),
        sa.Column("mark", sa.BigInteger, nullable=False),
        sa.Column("client", sa.String(64)),
        _time("made"),
        _text("events"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_index("entries_by_client", "entries", ["table", "seat", "client"], unique=True)
    op.create_table(
        "automatics",
        _word("table"),
        _number("seat"),
        _text("rules"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table("checkpoints", _word("table", key=True), _number("number"), _text("save"), _text("shown"))
    op.create_table(
        "records",
        _word("table", key=True),
        _word("game"),
        _number("public"),
        _text("players"),
        _number("winner"),
        _time("finished"),
        _text("text"),
    )
    op.create_index("records_by_time", "records", ["public", "finished"])


def _processes() -> None:
    op.create_table(
        "presence",
        _word("table"),
        _number("seat"),
        _word("process"),
        _time("until"),
        sa.PrimaryKeyConstraint("table", "seat", "process"),
    )
    op.create_table("leases", _word("table", key=True), _word("process"), _time("until"))
    op.create_table(
        "chats",
        _word("table"),
        _number("number"),
        _word("guest"),
        _word("name", 64),
        sa.Column("text", sa.String(500), nullable=False),
        _time("made"),
        sa.PrimaryKeyConstraint("table", "number"),
    )
