"""What goes over HTTP, besides what is in `tells`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from kaiju.server.wire.state import GameState
from kaiju.server.wire.tells import Happened, PlaceInfo, SeatKind, Standing, TableInfo, Tell

Name = Annotated[str, Meta(min_length=1, max_length=32, description="What others see.")]
Nonce = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=64,
        pattern="^[A-Za-z0-9_-]*$",
        description="A random part that nobody can guess; with the secret, it decides every roll.",
    ),
]
Commitment = Annotated[
    str,
    Meta(
        pattern="^([0-9a-f]{64})?$",
        description="SHA-256 of the random part that this seat will show after the start; empty for none.",
    ),
]
Option = Annotated[str, Meta(min_length=1, max_length=40)]
Options = Annotated[dict[Option, Option], Meta(max_length=20)]


class Body(Struct, forbid_unknown_fields=True):
    """Anything a client posts."""


# -- guests ----------------------------------------------------------------------------------------


class NewGuest(Body):
    """Somebody who wants to play."""

    name: Name


class GuestInfo(Struct):
    """Who a guest is."""

    name: str
    token: Annotated[str, Meta(description="Keep it, and show it to nobody.")]


class Me(Struct):
    """Who a guest is, where it plays, and what it has played."""

    name: str
    tables: list[TableInfo]
    finished: list[FinishedInfo]


class TokenInfo(Struct):
    """A token of a guest: usually one for each of its devices."""

    id: Annotated[str, Meta(description="Names the token; it cannot be used as one.")]
    made: float
    current: Annotated[bool, Meta(description="Is it the one that was shown to ask for this?")]


class Tokens(Struct):
    """The valid tokens of a guest, the latest first."""

    tokens: list[TokenInfo]


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
    """A table to open; its host takes the first seat of kind `guest`, if there is one."""

    # It has no commitment: everyone, the host included, commits once that of the table has been shown.

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: Options = {}
    public: bool = True
    pace: Annotated[int, Meta(ge=0, le=7 * 86_400, description="Seconds per decision; 0 for unlimited.")] = 0
    hints: Annotated[bool, Meta(description="May players ask for odds?")] = True


class TakeSeat(Body):
    """Takes a free seat, or the one an invitation is for."""

    seat: Annotated[int, Meta(ge=0, le=11)] | None = None
    invitation: Annotated[str, Meta(max_length=40)] = ""
    commitment: Commitment = ""


class Choice(Body):
    """Chooses a Monster, or commits to a random part."""

    monster: Annotated[str, Meta(max_length=40)] | None = None
    commitment: Commitment | None = None


class Part(Body):
    """Shows the random part that a seat has committed to."""

    nonce: Nonce


class Seated(Struct):
    """A table, and the guest's own seat at it."""

    seat: int
    table: TableInfo


class Invited(Struct):
    """A table, and the invitation for a seat that is now reserved."""

    invitation: str
    table: TableInfo


class Invitations(Struct):
    """The invitation for each seat; empty for seats that are not reserved."""

    invitations: list[str]


class Example(Struct):
    """A position of the rules that can be opened on a table."""

    id: str
    cites: Annotated[list[str], Meta(description="Clauses, cards, and rulings as `card/number`.")]


class Examples(Struct):
    """The positions that show how the cards of a game work."""

    examples: list[Example]


class Story(Struct):
    """What was shown at a table, entry by entry; `more` says that more follows."""

    entries: list[Happened]
    more: bool


class Frame(Struct):
    """A moment of a game: what happened, and how things stood after it."""

    entry: Happened
    state: GameState
    standings: list[Standing]
    places: dict[str, PlaceInfo]


class Frames(Struct):
    """A game moment by moment, as everyone may see it; `more` says that more follows."""

    frames: list[Frame]
    more: bool


# -- odds --------------------------------------------------------------------------------------------


class AskOdds(Body):
    """Asks for odds on the open question; `dice` are those that would be rerolled."""

    dice: Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(max_length=12)] = []


class Odd(Struct):
    """One line of odds: what it is about, and its chance, if it has one."""

    id: Annotated[str, Meta(description="The message `odds-…` that names it.")]
    values: dict[str, str | int]
    chance: float | None = None


class Outcome(Struct):
    """Something to roll for, and what each way to go on comes to if one rolls for nothing else."""

    id: Annotated[str, Meta(description="The message `odds-…` that names it.")]
    values: dict[str, str | int]
    counted: Annotated[bool, Meta(description="Are they averages? Otherwise they are chances.")]
    worths: Annotated[list[float], Meta(description="One for each way, with all rerolls left.")]


class Odds(Struct):
    """Odds on the open question, based on what everyone can see; for a reroll, ways to go on side by side."""

    question: int
    lines: list[Odd]
    rerolls: Annotated[int, Meta(description="How many are left, all of which are counted.")]
    ways: Annotated[
        list[list[int]],
        Meta(
            description="The dice to roll, from 1: what was picked, another way, and none, which is to stop."
        ),
    ]
    outcomes: list[Outcome]


# -- what can be played ------------------------------------------------------------------------------


class OptionInfo(Struct):
    """A rule option, with its default first."""

    name: str
    values: list[str]


class EditionInfo(Struct):
    """A game as one value of its option `edition` makes it."""

    monsters: list[str]
    options: list[OptionInfo]


class GameInfo(Struct):
    """What one needs to know of a game to open a table."""

    id: str
    name: str
    rules: str
    least: int
    most: int
    monsters: list[str]
    options: list[OptionInfo]
    editions: Annotated[list[EditionInfo], Meta(description="The one without options first.")]


class CardInfo(Struct):
    """What is printed on a card, besides its text."""

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
    """The contents of a game, as its options make it."""

    game: str
    dialect: Annotated[
        list[str], Meta(description="The names under which its texts are found, the closest first.")
    ]
    phases: list[str]
    first_phase: Annotated[
        int, Meta(description="The first phase of a turn; those before it are the set-up.")
    ]
    faces: list[str]
    attack: Annotated[str, Meta(description="The face that attacks.")]
    dice: Annotated[int, Meta(description="How many dice a Monster has; any more come from its cards.")]
    life: Annotated[int, Meta(description="How much a Monster starts with.")]
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
        Meta(description="Seconds per decision where people play people and nothing else was chosen."),
    ]


class Lobby(Tell, tag="lobby"):
    """The public tables waiting or being played, those that changed last first."""

    tables: list[TableInfo]
    version: Annotated[
        int, Meta(description="Over a WebSocket, which counts the changes it reports; otherwise 0.")
    ] = 0


class LobbyChange(Tell, tag="lobby-change"):
    """What is different in the list; whoever does not have the version before it must connect again."""

    version: int
    tables: Annotated[list[TableInfo], Meta(description="New or changed: they come first now.")]
    gone: Annotated[list[str], Meta(description="The ids of those that are no longer listed.")]


# -- finished games ----------------------------------------------------------------------------------


class FinishedInfo(Struct):
    """A finished game."""

    table: str
    game: str
    players: list[str]
    winner: Annotated[int, Meta(description="The seat, or -1.")]
    finished: float
    monsters: Annotated[list[str], Meta(description="By seat; empty if the rules changed during the game.")]
    turns: Annotated[int, Meta(description="How many there were; 0 if that can no longer be told.")]


class FinishedGames(Struct):
    """Finished games, latest first."""

    games: list[FinishedInfo]


class RecordText(Body):
    """The text of a record."""

    text: Annotated[str, Meta(max_length=200_000)]


class Verdict(Struct):
    """Whether every roll and every reveal follows from the secret that was committed to."""

    honest: bool
    checked: int
    sentence: str
