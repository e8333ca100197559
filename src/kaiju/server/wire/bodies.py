"""What goes over HTTP, beside what `tells` has."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kaiju.server.wire.state import GameState
from kaiju.server.wire.tells import Happened, PlaceInfo, SeatKind, Standing, TableInfo, Tell

Name = Annotated[str, Meta(min_length=1, max_length=32, description="What others see.")]
Nonce = Annotated[
    str,
    Meta(
        max_length=64,
        pattern="^[A-Za-z0-9_-]*$",
        description="Added to the secret after its commitment was shown.",
    ),
]
Option = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[Option, Option], Meta(max_length=20)]


class Body(Struct, forbid_unknown_fields=True):
    """Anything that a client posts."""


# -- guests ----------------------------------------------------------------------------------------


class NewGuest(Body):
    """Somebody who wants to play."""

    name: Name


class GuestInfo(Struct):
    """Who one is."""

    name: str
    token: Annotated[str, Meta(description="To be kept, and to be shown to nobody.")]


class Me(Struct):
    """Who one is, where one plays, and what one has played."""

    name: str
    tables: list[TableInfo]
    finished: list[FinishedInfo]


class Code(Struct):
    """Carries an identity to another device: once, and not for long."""

    code: str
    seconds: int


class UseCode(Body):
    """A code, as it was typed."""

    code: Annotated[str, Meta(max_length=40)]


# -- tables ----------------------------------------------------------------------------------------


class WantedSeat(Body):
    """How a seat is to be filled."""

    kind: SeatKind
    bot: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Body):
    """A table to be opened; whoever opens it takes the first seat that is a guest's, if there is one."""

    # There is no nonce in it: that is sent when the commitment has been shown, by the host as by others.

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: Options = {}
    public: bool = True
    pace: Annotated[int, Meta(ge=0, le=7 * 86_400, description="Seconds for a decision; 0 for any time.")] = 0
    hints: Annotated[bool, Meta(description="May players ask for odds?")] = True


class TakeSeat(Body):
    """Sits down on a free seat, or on the one of an invitation."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""
    nonce: Nonce = ""


class Choice(Body):
    """Chooses a Monster, or adds to the secret."""

    monster: Annotated[str, Meta(max_length=40)] | None = None
    nonce: Nonce | None = None


class Seated(Struct):
    """A table, and which seat one has at it."""

    seat: int
    table: TableInfo


class Invited(Struct):
    """A table, and the invitation for a seat that is reserved now."""

    invitation: str
    table: TableInfo


class Invitations(Struct):
    """The invitation for each seat; empty where none is reserved."""

    invitations: list[str]


class Story(Struct):
    """What was shown at a table, entry by entry; `more` says that there is more after the last."""

    entries: list[Happened]
    more: bool


class Frame(Struct):
    """A moment of a game: what happened, and how things stood after it."""

    entry: Happened
    state: GameState
    standings: list[Standing]
    places: dict[str, PlaceInfo]


class Frames(Struct):
    """A game moment by moment, as everybody may see it; `more` says that there is more after the last."""

    frames: list[Frame]
    more: bool


# -- odds --------------------------------------------------------------------------------------------


class AskOdds(Body):
    """Asks for odds about the open question of one's seat; `dice` are those that would be rolled again."""

    dice: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(max_length=12)] = []


class Odd(Struct):
    """One line of odds: what it is about, and its chance or its average, as far as it has one."""

    id: Annotated[str, Meta(description="The message `odds-…` that names it.")]
    values: dict[str, str | int]
    chance: float | None = None
    mean: float | None = None


class Odds(Struct):
    """Odds about the open question, out of what everybody can see."""

    question: int
    lines: list[Odd]


# -- what there is -----------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A rule option, its default first."""

    name: str
    values: list[str]


class EditionInfo(Struct):
    """A game as one value of its option `edition` makes it."""

    monsters: list[str]
    options: list[OptionInfo]


class GameInfo(Struct):
    """A game, as far as one must know it to open a table."""

    id: str
    name: str
    rules: str
    least: int
    most: int
    monsters: list[str]
    options: list[OptionInfo]
    editions: Annotated[list[EditionInfo], Meta(description="The one without options first.")]


class CardInfo(Struct):
    """What is printed on a card, beside its words."""

    id: str
    kind: Literal["keep", "discard", "goal"]
    cost: int


class TileInfo(Struct):
    """What is printed on a tile: what it takes to destroy it, and what that pays."""

    id: str
    unit: Annotated[bool, Meta(description="Is it a Unit, or a Building?")]
    durability: int
    reward: Literal["vp", "energy", "life"]
    amount: int


class RulesInfo(Struct):
    """What a table is played with, as its options make it."""

    game: str
    dialect: Annotated[
        list[str], Meta(description="Under which names its words are found, the nearest first.")
    ]
    phases: list[str]
    first_phase: Annotated[
        int, Meta(description="The first phase of a turn; those before it are the set-up.")
    ]
    faces: list[str]
    attack: Annotated[str, Meta(description="The face that attacks.")]
    dice: Annotated[int, Meta(description="How many dice a Monster brings; those above are of its cards.")]
    life: Annotated[int, Meta(description="With how much a Monster begins.")]
    points: Annotated[int, Meta(description="Victory points that win.")]
    sweep: int
    cards: list[CardInfo]
    tiles: list[TileInfo]


class Catalogue(Struct):
    """The games and the bots."""

    games: list[GameInfo]
    bots: list[str]
    pace: Annotated[
        int,
        Meta(description="Seconds for a decision where people meet people and nobody has said otherwise."),
    ]


class Lobby(Tell, tag="lobby"):
    """The public tables that wait or are played."""

    tables: list[TableInfo]


# -- finished games ----------------------------------------------------------------------------------


class FinishedInfo(Struct):
    """A game that is over."""

    table: str
    game: str
    players: list[str]
    winner: Annotated[int, Meta(description="The seat, or -1.")]
    finished: float
    monsters: Annotated[
        list[str], Meta(description="By seat; none where the game ended under other rules than it began.")
    ]
    turns: Annotated[int, Meta(description="How many there were; 0 where nobody can tell any more.")]


class FinishedGames(Struct):
    """Games that are over, the last first."""

    games: list[FinishedInfo]


class RecordText(Body):
    """A record, as it stands in its file."""

    text: Annotated[str, Meta(max_length=200_000)]


class Verdict(Struct):
    """Whether every roll and every reveal follows from the secret that was committed to."""

    honest: bool
    checked: int
    sentence: str
