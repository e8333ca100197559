"""Notices between the processes of a server, sent along with what is written.

A notice is only a hint that there is something to read: the database is the truth. PostgreSQL delivers it
when the transaction that sent it commits, so a process that hears of an entry can read it. A process that
lost its connection has heard nothing in the meantime: it is told that it has `Missed` notices, and reads
every table it has open. So a notice may come late, twice, or for something the process wrote itself, and none
of this does harm: it says up to which number a table is written, and a process that knows that already has
nothing to do.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, func, select

log = logging.getLogger(__name__)
CHANNEL: Final = "kaiju"
NOTIFY: Final = select(func.pg_notify(CHANNEL, bindparam("notice")))


class Written(msgspec.Struct, tag="written", frozen=True):
    """A table has entries up to a number; also says if the list of tables has changed."""

    table: str
    number: int
    listed: bool


class AutomaticSet(msgspec.Struct, tag="automatic", frozen=True):
    """A seat of a table has set which questions are answered for it."""

    table: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody has said something at a table."""

    table: str


class Missed(msgspec.Struct, tag="missed", frozen=True):
    """Notices were missed: anything may have been written."""


Notice = Written | AutomaticSet | Said | Missed
encoder: Final = msgspec.json.Encoder()
decoder: Final[msgspec.json.Decoder[Notice]] = msgspec.json.Decoder(Notice)


def notify(connection: Connection, notice: Notice) -> None:
    """Tell the other processes, as soon as this transaction is durable."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"notice": encoder.encode(notice).decode()})


def understood(text: str) -> Notice:
    """Decode a notice; one from another version of the server may mean anything."""
    try:
        return decoder.decode(text)
    except msgspec.DecodeError:
        log.warning("a notice of another process is not understood")
        return Missed()
