"""The rows of the database, as plain structs: trees of plain data, in which no garbage need be looked for."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Literal

import msgspec

NOBODY: Final = -1
BOT_TITLE: Final = "BOT "  # for every bot where one is named; no person can take it

# The kinds of entries that advance the game; the others only change the row of the table.
START: Final = "start"
ANSWER: Final = "answer"  # by the seat itself
BOT: Final = "bot"
AUTO: Final = "auto"  # by a rule that the seat has set
UNDO: Final = "undo"
LEAVE: Final = "leave"
REWOUND: Final = "rewound"  # under newer rules, to the last checkpoint
COMMITTED: Final = "committed"  # all commitments are shown
REVEALED: Final = "revealed"  # a seat has shown what it committed to
WITHHELD: Final = "withheld"  # a seat has not, and a bot has its place
ANSWERS: Final = frozenset({ANSWER, BOT, AUTO})
PLAYED: Final = ANSWERS | {START, UNDO, LEAVE, REWOUND}
QUIET: Final = ANSWERS | {UNDO}  # after these the seats are unchanged


class Status(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    REVEALING = "revealing"  # started: the seats show what they have committed to
    PLAYING = "playing"
    FINISHED = "finished"
    CLOSED = "closed"


OPEN: Final = (Status.WAITING, Status.REVEALING, Status.PLAYING)
"""Where there is something still to come."""


class Seat(msgspec.Struct, omit_defaults=True, gc=False):
    """One seat: free, reserved by an invitation, taken by a guest, or a bot's."""

    kind: Literal["open", "invited", "guest", "bot"] = "open"
    guest: str = ""
    name: str = ""
    bot: str = ""
    monster: str = ""
    nonce: str = ""  # contributed to chance, once everyone has committed to it
    commitment: str = ""  # to the nonce
    invitation: str = ""
    away: bool = False  # a bot plays for the guest
    gone: bool = False  # the guest has conceded
    agrees: bool = False  # has offered to end the game as it stands

    @property
    def person(self) -> bool:
        """Does a person, or an external bot, play here without having conceded?"""
        return self.kind == "guest" and not self.gone

    @property
    def withheld(self) -> bool:
        """Has a bot the place of a guest who did not show in time what it had committed to?"""
        return self.kind == "bot" and bool(self.commitment) and not self.nonce

    @property
    def robot(self) -> bool:
        """Does a bot play here, one of ours or an external one?"""
        return self.kind == "bot" or self.name.startswith(BOT_TITLE)

    @property
    def player(self) -> str:
        """Who plays, for the record."""
        return self.name if self.kind == "guest" else BOT_TITLE + self.bot


class TableRow(msgspec.Struct, gc=False):
    """A table, except for what its entries tell."""

    id: str
    game: str
    options: dict[str, str]
    rules: str
    seats: list[Seat]
    public: bool
    pace: int
    host: str
    host_name: str
    secret: str
    commitment: str
    made: float
    changed: float
    status: Status = Status.WAITING
    number: int = 0
    deadline: float | None = None
    rematch: str = ""
    hints: bool = True
    example: str = ""  # of the rules, at whose position the game began; "" for the beginning

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, or NOBODY."""
        if guest:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest and seat.kind == "guest":
                    return number
        return NOBODY


class Entry(msgspec.Struct, gc=False):
    """One numbered change of a table: who did what, and what everyone was shown."""

    number: int
    kind: str
    made: float
    seat: int = NOBODY
    text: str = ""
    asked: str = ""
    mark: int = 0
    client: str | None = None
    events: list[list[Any]] = msgspec.field(default_factory=list)
    deadline: float | None = None  # until when what it answers had to be answered


class Checkpoint(msgspec.Struct, gc=False):
    """The game as it stood after an entry: for the server, and as a spectator saw it."""

    number: int
    save: str
    shown: str


class FinishedGame(msgspec.Struct):
    """A finished game and its record."""

    table: str
    game: str
    public: bool
    players: list[str]
    winner: int
    finished: float
    text: str


class Guest(msgspec.Struct):
    """Somebody who plays here, known by a name and a token."""

    id: str
    name: str
    made: float

    @property
    def robot(self) -> bool:
        """Is this the account of a bot?"""
        return self.name.startswith(BOT_TITLE)
