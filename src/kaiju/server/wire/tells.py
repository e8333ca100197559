"""What the server sends over a WebSocket, and the parts of it that HTTP answers share."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kaiju.server.wire.state import GameState

SeatKind = Literal["open", "invited", "guest", "bot"]
StatusName = Literal["waiting", "playing", "finished", "closed"]


class SeatInfo(Struct):
    """A seat, as everybody may see it."""

    kind: SeatKind
    name: str
    bot: str
    monster: str
    away: Annotated[bool, Meta(description="A bot plays for whoever sits here, until they are back.")]
    gone: Annotated[bool, Meta(description="Whoever sat here has given up.")]
    agrees: Annotated[bool, Meta(description="To end the game as it stands.")]


class TableInfo(Struct):
    """A table, as everybody may see it."""

    id: str
    game: str
    options: dict[str, str]
    rules: str
    seats: list[SeatInfo]
    public: bool
    pace: Annotated[int, Meta(description="Seconds for a decision; 0 for any time.")]
    hints: Annotated[bool, Meta(description="May players ask for odds?")]
    host: Annotated[str, Meta(description="The name of whoever opened the table.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the secret, shown before the first roll.")]
    nonces: Annotated[list[str], Meta(description="What each seat added to the secret; shown at the start.")]
    secret: Annotated[str, Meta(description="Empty until the game is over.")]
    status: StatusName
    stuck: Annotated[bool, Meta(description="The game cannot be continued under these rules; watch it.")]
    rematch: str


class QuestionInfo(Struct):
    """The open question; its answers are shown to the seat that is asked."""

    number: Annotated[int, Meta(description="An answer names the question by this.")]
    seat: int
    kind: str
    rule: str
    values: dict[str, str | int]
    options: list[str]
    fatal: Annotated[
        list[str],
        Meta(description="Answers that surely eliminate the Monster that is asked; told to its seat."),
    ] = []
    costs: Annotated[
        dict[str, int],
        Meta(description="The Energy for each card that is offered: its price, or what a sale gives."),
    ] = {}


class Standing(Struct):
    """What a Monster pays and has now, its cards counted: all of it open to everybody."""

    prices: Annotated[
        list[int], Meta(description="Of the cards in the row, from left to right; 0 for a gap.")
    ]
    purse: Annotated[int, Meta(description="The highest cost that it can pay.")]
    most: Annotated[int, Meta(description="The most life that it can have.")]
    dice: Annotated[int, Meta(description="How many dice it rolls.")]
    next: Annotated[bool, Meta(description="Its turn comes next, as far as it can be told.")]
    attack: Annotated[
        list[AttackInfo],
        Meta(
            description="On its turn: whom its dice would hurt as they lie, or one Attack if they show none."
        ),
    ]
    goals: Annotated[dict[str, int], Meta(description="How many of a face take a goal card from the others.")]


class AttackInfo(Struct):
    """Whom an attack would cost Life, and how much, if nothing is done against it."""

    seat: int
    damage: int


class PlaceInfo(Struct, omit_defaults=True):
    """What can be said of a place; what is left out is nothing."""

    vp: Annotated[int, Meta(description="Victory points for beginning a turn here.")] = 0
    energy: Annotated[int, Meta(description="Energy for beginning a turn here.")] = 0
    enter_vp: Annotated[int, Meta(description="Victory points for coming here from outside.")] = 0
    enter_energy: Annotated[int, Meta(description="Energy for coming here from outside.")] = 0
    room: Annotated[int, Meta(description="How many Monsters a borough holds.")] = 0
    closed: Annotated[str, Meta(description="Why nobody can be here.")] = ""
    next: Annotated[str, Meta(description="Where a Monster that advances from here comes to.")] = ""


class Happening(Struct):
    """An event: something that has happened, and why."""

    kind: str
    seat: Annotated[int, Meta(description="Whom it is about, or -1.")]
    amount: int
    what: str
    where: str
    other: Annotated[int, Meta(description="The other Monster that has to do with it, or -1.")]
    cause: Annotated[str, Meta(description="The clause of the rules, or the card.")]


class Happened(Struct):
    """An entry: what was done, and what happened."""

    number: int
    kind: str
    seat: int
    text: str
    events: list[Happening]
    undone: Annotated[int, Meta(description="The number of the entry that was taken back, or 0.")]


class Now(Struct):
    """How things stand, for one seat or a spectator: the part that an update and a snapshot share."""

    number: Annotated[int, Meta(description="Of the last entry.")]
    state: GameState | None
    standings: Annotated[list[Standing], Meta(description="One for each Monster.")]
    places: Annotated[dict[str, PlaceInfo], Meta(description="Every place that a Monster can stand in.")]
    question: QuestionInfo | None
    deadline: float | None
    undo: Annotated[bool, Meta(description="May this seat take its last answer back?")]


class Snapshot(Now, tag_field="type", tag="snapshot"):
    """Everything that this seat, or a spectator, may know; `recent` is the story of the turn."""

    seat: Annotated[int, Meta(description="-1 for a spectator.")]
    host: bool
    table: TableInfo
    automatic: list[str]
    recent: list[Happened]


class Update(Now, tag_field="type", tag="update"):
    """One entry, and how things stand after it."""

    entry: Happened
    table: Annotated[
        TableInfo | None, Meta(description="Where something about the table itself has changed.")
    ]


class Tell(Struct, tag_field="type"):
    """Anything else that the server sends."""


class Ack(Tell, tag="ack"):
    """What the client sent is durable, as this entry."""

    id: str
    number: int


class Refusal(Tell, tag="refusal"):
    """What the client sent is not done, and why: a message id with its values, and the sentence."""

    id: str
    reason: str
    values: dict[str, str | int]
    sentence: str


class Said(Tell, tag="said"):
    """Somebody at the table said something."""

    number: int
    seat: int
    name: str
    text: str
    made: float


class Muted(Tell, tag="muted"):
    """The seats whose words this reader does not get, because of what it has asked for."""

    seats: list[int]


class Online(Tell, tag="online"):
    """Which seats are connected now, and how many watch."""

    seats: list[int]
    watching: int


AnyTell = Snapshot | Update | Ack | Refusal | Said | Muted | Online
