"""What processes write to each other; a call is whatever one of them passes on to another."""

from __future__ import annotations

from typing import Final

import msgspec

from kaiju.server.store.rows import Guest

Headers = list[tuple[bytes, bytes]]


class Letter(msgspec.Struct, array_like=True, frozen=True):
    """Something that one process tells another, or all of them."""


# -- from the process where somebody is connected to the one that owns the table ----------------------


class Called(Letter, tag="called", frozen=True):
    """Somebody wants to talk at a table."""

    call: int
    table: str
    language: str


class Said(Letter, tag="said", frozen=True):
    """Somebody has said something."""

    call: int
    text: str | None  # nothing if it was no text, which is refused whatever it is


class Asked(Letter, tag="asked", frozen=True):
    """Somebody has sent a request about a table."""

    call: int
    table: str
    method: str
    path: str
    query: bytes
    headers: Headers
    body: bytes
    address: str


class Wanted(Letter, tag="wanted", frozen=True):
    """Something is to be done for a guest at a table."""

    call: int
    table: str
    deed: str
    guest: Guest


class Hung(Letter, tag="hung", frozen=True):
    """Somebody has hung up."""

    call: int


# -- back again ---------------------------------------------------------------------------------------


class Taken(Letter, tag="taken", frozen=True):
    """The call is taken: talk on."""

    call: int


class Misdirected(Letter, tag="misdirected", frozen=True):
    """The table is not here; nothing was done."""

    call: int


class Told(Letter, tag="told", frozen=True):
    """The same is told to everybody in these calls."""

    calls: list[int]
    text: str


class Held(Letter, tag="held", frozen=True):
    """So much was said that nothing more is to be read for now, or may be again."""

    call: int
    on: bool


class Closed(Letter, tag="closed", frozen=True):
    """The conversation is over."""

    call: int
    code: int


class Answered(Letter, tag="answered", frozen=True):
    """The beginning of the answer to a request."""

    call: int
    status: int
    headers: Headers


class Piece(Letter, tag="piece", frozen=True):
    """A piece of the answer to a request."""

    call: int
    body: bytes
    more: bool


class Done(Letter, tag="done", frozen=True):
    """An errand is done, or could not be done here."""

    call: int
    well: bool


# -- to everybody ---------------------------------------------------------------------------------------


class Afresh(Letter, tag="afresh", frozen=True):
    """The sender may have missed letters: no call with it goes on."""


class Gone(Letter, tag="gone", frozen=True):
    """The sender stops: none of its tables is there any more."""


class Listed(Letter, tag="listed", frozen=True):
    """What is to be said of these tables in the list has changed; of any, if none is named."""

    tables: list[str] = []


class Used(Letter, tag="used", frozen=True):
    """What addresses have used of their limits since the last time, and how many connections they have."""

    taken: dict[str, dict[str, int]]
    connections: dict[str, int]


ToOwner = Called | Said | Asked | Wanted | Hung
ToCaller = Taken | Misdirected | Told | Held | Closed | Answered | Piece | Done
ToAll = Afresh | Gone | Listed | Used


class Envelope(msgspec.Struct, array_like=True, frozen=True):
    """Letters of one process, in the order they were written."""

    sender: str
    letters: list[ToOwner | ToCaller | ToAll]


encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Envelope)
