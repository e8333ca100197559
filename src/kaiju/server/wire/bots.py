"""What an external bot gets, line by line, and what it posts."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from kaiju.server.wire.asks import Id, Number, Word
from kaiju.server.wire.tells import Said, Snapshot, Update


class FullLine(Snapshot, tag="gameFull"):
    """Comes first: everything the bot's seat may know; if it comes again, start over with it."""


class StateLine(Update, tag="gameState"):
    """Comes after every change: what was done, what happened, and how things stand now."""


class ChatLine(Said, tag="chatLine"):
    """Somebody at the table said something."""


AnyLine = FullLine | StateLine | ChatLine


class GivenAnswer(Struct, forbid_unknown_fields=True):
    """Answers a question, identified by its number, in the notation: as a text or word by word."""

    id: Id
    question: Number
    text: Annotated[str, Meta(max_length=200)] = ""
    words: Annotated[list[Word], Meta(max_length=20)] = []


class GivenUp(Struct, forbid_unknown_fields=True):
    """Concedes the game."""

    id: Id


class Done(Struct):
    """What the bot sent is durable, as this entry; sent twice, it is the same entry."""

    id: str
    number: int
