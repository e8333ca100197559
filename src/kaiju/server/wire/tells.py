"""What the server sends over a WebSocket, including the parts that HTTP responses share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from kaiju.server.wire.state import GameState

SeatKind = Literal["open", "invited", "guest", "bot"]
StatusName = Literal["waiting", "revealing", "playing", "finished", "closed"]


class SeatInfo(Struct, gc=False):
    """A seat, as everyone may see it."""

    kind: SeatKind
    name: str
    bot: str
    monster: str
    away: Annotated[bool, Meta(description="A bot is playing for this guest until they are back.")]
    gone: Annotated[bool, Meta(description="The player has conceded.")]
    agrees: Annotated[bool, Meta(description="Has offered to end the game as it stands.")]
    withheld: Annotated[
        bool, Meta(description="Its guest did not show the random part in time, and lost the place to a bot.")
    ]


class TableInfo(Struct, gc=False):
    """A table, as everyone may see it."""

    id: str
    game: str
    options: dict[str, str]
    rules: str
    seats: list[SeatInfo]
    public: bool
    pace: Annotated[int, Meta(description="Seconds per decision; 0 for unlimited.")]
    hints: Annotated[bool, Meta(description="May players ask for odds?")]
    host: Annotated[str, Meta(description="The name of the guest who opened the table.")]
    commitment: Annotated[str, Meta(description="SHA-256 of the secret, shown before the first roll.")]
    commitments: Annotated[
        list[str],
        Meta(description="SHA-256 of the random part of each seat, or nothing; shown when the host starts."),
    ]
    nonces: Annotated[
        list[str], Meta(description="The random part of each seat, or nothing; shown once all are there.")
    ]
    secret: Annotated[str, Meta(description="Empty until the game is over.")]
    status: StatusName
    stuck: Annotated[bool, Meta(description="The game cannot be continued under these rules, only watched.")]
    rematch: str


class EffectInfo(Struct, omit_defaults=True, gc=False):
    """What follows for one Monster: what of its own changes by how much, and what it has then."""

    seat: int
    what: Annotated[
        str,
        Meta(
            description="`life`, `vp`, `energy`, `cards`, a token or a goal card; `out` for the last life;"
            " `place`; `turn` for another turn; `won`."
        ),
    ]
    amount: int
    left: int
    where: Annotated[str, Meta(description="Where it goes, for `place`.")] = ""
    sure: Annotated[bool, Meta(description="False if somebody may still do something about it.")] = True


class ComingInfo(Struct, gc=False):
    """What the asked Monster is still to lose this turn, if nothing is done about it."""

    what: Annotated[str, Meta(description="The face of the results, or the token.")]
    results: int
    damage: int


class AnswerInfo(Struct, omit_defaults=True, gc=False):
    """What is certain to follow an answer, up to the next roll, reveal or decision, and what it means."""

    effects: list[EffectInfo] = []
    idle: Annotated[bool, Meta(description="A card or a result of which nothing comes now.")] = False
    fatal: Annotated[bool, Meta(description="Certain to eliminate the Monster being asked.")] = False
    deadly: Annotated[bool, Meta(description="Would eliminate it, if nothing is done about it.")] = False
    vp: Annotated[
        int | None, Meta(description="What its place then pays when its turn begins, if it is about places.")
    ] = None
    energy: int | None = None
    attackers: Annotated[
        list[int] | None, Meta(description="Likewise, the seats that can then hit it before its next turn.")
    ] = None
    coming: list[ComingInfo] = []


class QuestionInfo(Struct, gc=False):
    """The open question; its answers are shown only to the seat being asked."""

    number: Annotated[int, Meta(description="Answers use this to identify the question.")]
    seat: int
    kind: str
    rule: str
    values: dict[str, str | int]
    options: list[str]
    answers: Annotated[
        dict[str, AnswerInfo],
        Meta(description="What follows each answer; sent to the seat being asked, if a person plays it."),
    ] = {}
    foregone: Annotated[
        str,
        Meta(description="Likewise, the answer that needs no decision, because the order cannot matter."),
    ] = ""
    costs: Annotated[
        dict[str, int],
        Meta(description="The Energy for each card offered: its price, or what a sale brings."),
    ] = {}


class Standing(Struct, gc=False):
    """What a Monster pays and has now, including its cards' effects; all of it is public."""

    prices: Annotated[list[int], Meta(description="Of the cards in the row, left to right; 0 for a gap.")]
    purse: Annotated[int, Meta(description="The highest cost it can pay.")]
    most: Annotated[int, Meta(description="The most life it can have.")]
    dice: Annotated[int, Meta(description="How many dice it rolls.")]
    next: Annotated[bool, Meta(description="Its turn comes next, as far as is known.")]
    attack: Annotated[
        list[AttackInfo],
        Meta(
            description="On its turn: whom its dice would hurt as they lie, or one Attack if they show none."
        ),
    ]
    goals: Annotated[dict[str, int], Meta(description="How many of a face take a goal card from the others.")]


class AttackInfo(Struct, gc=False):
    """Whom an attack would cost Life, and how much, if nothing is done about it."""

    seat: int
    damage: int


class PlaceInfo(Struct, omit_defaults=True, gc=False):
    """What is known about a place; anything left out is nothing."""

    vp: Annotated[int, Meta(description="Victory points for starting a turn here.")] = 0
    energy: Annotated[int, Meta(description="Energy for starting a turn here.")] = 0
    enter_vp: Annotated[int, Meta(description="Victory points for coming here from outside.")] = 0
    enter_energy: Annotated[int, Meta(description="Energy for coming here from outside.")] = 0
    room: Annotated[int, Meta(description="How many Monsters a borough holds.")] = 0
    closed: Annotated[str, Meta(description="Why nobody can be here.")] = ""
    next: Annotated[str, Meta(description="Where a Monster that advances from here goes.")] = ""


class Happening(Struct, omit_defaults=True, gc=False):
    """An event: something that happened, and why."""

    kind: str
    seat: Annotated[int, Meta(description="The seat it is about, or -1.")]
    amount: int
    what: str
    where: Annotated[
        str,
        Meta(
            description="A place; of dice rolled again, their numbers; of damage, the cards that added to it."
        ),
    ]
    other: Annotated[int, Meta(description="The other seat involved, or -1.")]
    cause: Annotated[str, Meta(description="The clause of the rules, or the card.")]
    changes: Annotated[
        dict[str, Any],
        Meta(
            description="What is otherwise on the table as of this event: values of the state by their path."
            " Told in updates alone."
        ),
    ] = {}
    silent: Annotated[
        bool,
        Meta(description="It is not worth a sentence: nothing came of it, or another event says it too."),
    ] = False


class Happened(Struct, gc=False):
    """An entry: what was done, and what happened."""

    number: int
    kind: str
    seat: int
    text: str
    events: list[Happening]
    undone: Annotated[int, Meta(description="The number of the entry taken back, or 0.")]


class Now(Struct, gc=False):
    """How things stand, for one seat or a spectator: what an update and a snapshot share."""

    number: Annotated[int, Meta(description="The number of the last entry.")]
    standings: Annotated[list[Standing], Meta(description="One for each Monster.")]
    places: Annotated[dict[str, PlaceInfo], Meta(description="Every place a Monster can be in.")]
    question: QuestionInfo | None
    deadline: float | None
    undo: Annotated[bool, Meta(description="May this seat take back its last answer?")]


class Snapshot(Now, tag_field="type", tag="snapshot"):
    """Everything that this seat, or a spectator, may know; `recent` is the story of the turn.

    Of a turn with very many entries it has the last ones: those before them are in the story of the table.
    """

    state: GameState | None
    seat: Annotated[int, Meta(description="-1 for a spectator.")]
    host: bool
    table: TableInfo
    automatic: list[str]
    recent: list[Happened]


class Update(Now, tag_field="type", tag="update"):
    """One entry, and how things stand after it: the state follows from that before it and the changes."""

    entry: Happened
    rest: Annotated[dict[str, Any], Meta(description="What has changed after the last of the events.")]
    state: Annotated[
        GameState | None, Meta(description="Where the changes do not tell it, such as after an undo.")
    ]
    table: Annotated[
        TableInfo | None, Meta(description="Set if something about the table itself has changed.")
    ]


class Tell(Struct, tag_field="type", gc=False):
    """Anything else the server sends."""


class Ack(Tell, tag="ack"):
    """What the client sent is durable, as this entry."""

    id: str
    number: int


class Refusal(Tell, tag="refusal"):
    """What the client sent was not done, and why: a message id with its values, and the sentence."""

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
    """The seats that this reader has muted."""

    seats: list[int]


class Online(Tell, tag="online"):
    """Which seats are connected now, and how many are watching.

    With an hour or more per decision nobody is expected to stay connected, and all players are listed.
    """

    seats: list[int]
    watching: int


AnyTell = Snapshot | Update | Ack | Refusal | Said | Muted | Online
