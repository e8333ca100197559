"""The tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata: Final = MetaData()

keys: Final = Table(
    "keys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", Float(53), nullable=False),
)

guests: Final = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("made", Float(53), nullable=False),
)

# The id is a hash of the token: who reads it here cannot use it.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("made", Float(53), nullable=False),
    Column("revoked", Float(53), index=True),
)

codes: Final = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("expires", Float(53), nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", String(32), nullable=False),
    Column("seats", Text, nullable=False),
    Column("public", Integer, nullable=False),
    Column("pace", Integer, nullable=False),  # seconds per decision, 0 for unlimited
    Column("host", String(32), nullable=False),
    Column("host_name", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("number", Integer, nullable=False),
    Column("deadline", Float(53)),
    Column("rematch", String(32), nullable=False),
    Column("hints", Integer, nullable=False, server_default="1"),  # may players ask for odds?
    Column("example", String(80), nullable=False, server_default=""),  # the position it began at, if given
    Column("owner", String(32), nullable=False, server_default=""),  # the process that may write to it
    Column("fence", BigInteger, nullable=False, server_default="0"),  # how often it was taken
    Column("made", Float(53), nullable=False),
    Column("changed", Float(53), nullable=False),
    Index("tables_by_status", "status", "public", "changed"),
    Index("tables_by_host", "host", "status"),
)

# Who sits where, for finding the tables of a guest.
sittings: Final = Table(
    "sittings",
    metadata,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("table", "seat"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("asked", String(32), nullable=False),  # the kind of question that was answered
    Column("mark", BigInteger, nullable=False),
    Column("client", String(64)),
    Column("made", Float(53), nullable=False),
    Column("events", Text, nullable=False),  # what was shown
    Column("deadline", Float(53)),  # until when what it answers had to be answered
    Column("opened", Float(53), nullable=False, server_default="0"),  # when its table was (`partitions`)
    PrimaryKeyConstraint("table", "number"),
    Index("entries_by_client", "table", "seat", "client", unique=True),
)

checkpoints: Final = Table(
    "checkpoints",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("save", Text, nullable=False),  # private: it holds the key to what is to come
    Column("shown", Text, nullable=False),  # the state as a spectator saw it
)

records: Final = Table(
    "records",
    metadata,
    Column("table", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Integer, nullable=False),
    Column("players", Text, nullable=False),
    Column("winner", Integer, nullable=False),
    Column("finished", Float(53), nullable=False),
    Column("text", Text, nullable=False),
    Index("records_by_time", "public", "finished"),
)

automatics: Final = Table(
    "automatics",
    metadata,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("rules", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat"),
)

mutes: Final = Table(
    "mutes",
    metadata,
    Column("reader", String(32), primary_key=True),
    Column("muted", String(32), primary_key=True, index=True),
)

# Which processes are alive, and until when, in the time of the database.
processes: Final = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", Float(53), nullable=False),
)

# One row, which is written to see whether anything can be written.
pulse: Final = Table("pulse", metadata, Column("beat", BigInteger, nullable=False))

chats: Final = Table(
    "chats",
    metadata,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("guest", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("made", Float(53), nullable=False),
    Column("client", String(64)),
    PrimaryKeyConstraint("table", "number"),
    Index("chats_by_client", "table", "guest", "client", unique=True),
)
