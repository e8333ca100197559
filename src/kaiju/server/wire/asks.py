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
    """Anything a client sends."""


class Hello(Ask, tag="hello"):
    """Comes first and says who is there; without a token, one may watch."""

    token: Annotated[str, Meta(max_length=400)] = ""


class Answer(Ask, tag="answer"):
    """Answers a question, identified by its number, in the notation: as a text or word by word."""

    id: Id
    question: Number
    text: Annotated[str, Meta(max_length=200)] = ""
    words: Annotated[list[Word], Meta(max_length=20)] = []


class Undo(Ask, tag="undo"):
    """Takes back the seat's last answer; `number` is the last entry the client has seen."""

    id: Id
    number: Number


class Concede(Ask, tag="concede"):
    """Concedes the game."""

    id: Id


class Agree(Ask, tag="agree"):
    """Offers to end the game as it stands, or withdraws the offer; it ends once every person agrees."""

    id: Id
    on: bool


class Automatic(Ask, tag="automatic"):
    """Sets automatic answers: `stay`, `flee 4` (at 4 life or less), `decline` and a card."""

    id: Id
    rules: Annotated[list[Word], Meta(max_length=20)]


class Say(Ask, tag="say"):
    """Says something to everyone at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Ask, tag="mute"):
    """Mutes or unmutes the player at a seat, here and elsewhere."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=11)]
    on: bool


class Resync(Ask, tag="resync"):
    """Asks for everything again."""


class Shown(Ask, tag="shown"):
    """Says that everything up to an entry has been on the screen: bots at the table wait for that."""

    number: Number


AnyAsk = Hello | Answer | Undo | Concede | Agree | Automatic | Say | Mute | Resync | Shown


def id_of(ask: AnyAsk) -> str:
    """The id of a message, which its answer names; "" for those that are not answered."""
    return getattr(ask, "id", "")
