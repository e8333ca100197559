"""What a seat may know: the whole table except what is to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from kaiju.core.events import Event
from kaiju.core.position import Position
from kaiju.core.questions import Question
from kaiju.core.state import Json, Monster, State

if TYPE_CHECKING:
    from kaiju.core.game import Game
    from kaiju.core.table import Table as Table  # noqa: PLC0414 (bots play on tables of their own)


class Bits(Protocol):
    """A source of random bits, such as `random.Random`."""

    def getrandbits(self, k: int, /) -> int:
        """An integer of k random bits."""


class View(Position):
    """The table as one seat sees it; read-only."""

    __slots__ = ("_imagine", "log", "question", "seat")

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        question: Question[Any] | None,
        log: list[Event],
        imagine: Callable[[int, str], Table],
    ) -> None:
        self.game = game
        self.state = game.hide(state, seat)
        self.seat = seat
        self.question = question if question is None or question.seat == seat else question.bare()
        self.log = log
        self._imagine = imagine

    @property
    def me(self) -> Monster:
        """The Monster of this seat."""
        return self.state.monsters[self.seat]

    @property
    def asked(self) -> bool:
        """Is this seat the one that must answer now?"""
        return self.question is not None and self.question.seat == self.seat

    def imagine(self, rng: Bits) -> Table:
        """A table of its own with a fresh key, consistent with everything this seat has seen."""
        return self._imagine(self.seat, f"imagined {rng.getrandbits(128):032x}")

    def go_on(self, state: State) -> Table:
        """A table of its own that goes on from a state it has put together, which becomes that of the table.

        Its driver is asked for chance. What this seat may not know is not in its state, and so not there.
        """
        from kaiju.core.table import Table

        return Table.at(self.game, state)

    def to_json(self) -> Json:
        """As plain data: what is sent to this seat."""
        question = self.question
        return {
            "game": self.game.id,
            "seat": self.seat,
            "options": dict(self.state.options),
            "state": self.state.to_json(),
            "question": question.to_json() if question else None,
            "log": [list(event) for event in self.log],
        }
