"""What a client may send over its WebSocket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]+$",
        description="Chosen by the client; sent twice, it counts once.",
    ),
]
Number = Annotated[int, Meta(ge=0, le=2**31)]
Word = Annotated[str, Meta(max_length=80)]


class Ask(Struct, forbid_unknown_fields=True, tag_field="type"):
    """Anything that a client sends."""


class Hello(Ask, tag="hello"):
    """Comes first: who is there. Without a token one may watch."""

    token: Annotated[str, Meta(max_length=400)] = ""


class Answer(Ask, tag="answer"):
    """Answers a question, which it names by its number; in the notation, as a text or word by word."""

    id: Id
    question: Number
    text: Annotated[str, Meta(max_length=200)] = ""
    words: Annotated[list[Word], Meta(max_length=20)] = []


class Undo(Ask, tag="undo"):
    """Takes one's last answer back; `number` is the last entry that the client has seen."""

    id: Id
    number: Number


class Concede(Ask, tag="concede"):
    """Gives the game up."""

    id: Id


class Agree(Ask, tag="agree"):
    """Offers to end the game as it stands, or takes the offer back; it ends when every person agrees."""

    id: Id
    on: bool


class Automatic(Ask, tag="automatic"):
    """Says what is answered for one: `stay`, `flee 4` (at 4 life or less), `decline` and a card."""

    id: Id
    rules: Annotated[list[Word], Meta(max_length=20)]


class Say(Ask, tag="say"):
    """Says something to everybody at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Ask, tag="mute"):
    """Says that one does not want to read what a seat says, here and elsewhere, or that one does again."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=11)]
    on: bool


class Resync(Ask, tag="resync"):
    """Asks for everything anew."""


AnyAsk = Hello | Answer | Undo | Concede | Agree | Automatic | Say | Mute | Resync
