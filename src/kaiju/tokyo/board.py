"""Tokyo as plain data: who is where, whether Bay is open, and the facts of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kaiju.core.state import Extra, Json, Monster, Place

if TYPE_CHECKING:
    from kaiju.core.position import Position

OUTSIDE: Final = Place("outside")
CITY: Final = Place("tokyo-city")
BAY: Final = Place("tokyo-bay")
TOKYO: Final = (CITY, BAY)


@mypyc_attr(acyclic=True)
class Facts:
    """What a turn remembers; a new turn forgets it."""

    __slots__ = ("deserted", "hurt", "ones", "resolved", "shielded", "used", "vacated")

    def __init__(self) -> None:
        self.hurt = False  # has the active monster made another one lose life?
        self.ones = False  # were three 1s scored?
        self.resolved = False  # have this turn's dice been resolved?
        self.vacated: tuple[Place, ...] = ()  # places emptied by the attack being resolved
        self.deserted = False  # has the event being dealt with emptied City without an attack?
        self.shielded: tuple[int, ...] = ()  # seats that take no damage for the rest of the turn
        self.used: tuple[int, ...] = ()  # numbers of the cards used up for this turn

    def copy(self) -> Facts:
        """An independent twin."""
        twin = Facts()
        twin.hurt, twin.ones, twin.resolved = self.hurt, self.ones, self.resolved
        twin.shielded, twin.used = self.shielded, self.used
        return twin

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "hurt": self.hurt,
            "ones": self.ones,
            "resolved": self.resolved,
            "shielded": list(self.shielded),
            "used": list(self.used),
        }

    @staticmethod
    def from_json(data: Json) -> Facts:
        """Load saved facts."""
        facts = Facts()
        facts.hurt, facts.ones, facts.resolved = data["hurt"], data["ones"], data["resolved"]
        facts.shielded, facts.used = tuple(data["shielded"]), tuple(data["used"])
        return facts


@mypyc_attr(acyclic=True)
class Board(Extra):
    """Tokyo with its two places, of which Bay may be closed."""

    __slots__ = ("bay", "chain", "facts", "moves_up", "reached", "seen", "top")

    def __init__(self, bay: bool, moves_up: bool, facts: Facts) -> None:
        self.bay = bay
        self.moves_up = moves_up  # does the monster in Bay go to an empty City when Bay closes?
        self.facts = facts
        self.chain = 0  # how many dice fewer this turn has, as part of a chain of extra turns
        self.reached: tuple[int, ...] = ()  # the seats with 20 points, in the order they reached them
        self.top = ""  # the top card of the deck, once somebody has looked at it
        self.seen: tuple[int, ...] = ()  # the seats that have looked at it

    def copy(self) -> Board:
        """An independent twin."""
        twin = Board(self.bay, self.moves_up, self.facts.copy())
        twin.chain, twin.top = self.chain, self.top
        twin.reached, twin.seen = self.reached, self.seen
        return twin

    def to_json(self) -> Json:
        """As plain data."""
        return {
            "bay": self.bay,
            "moves_up": self.moves_up,
            "chain": self.chain,
            "reached": list(self.reached),
            "top": self.top,
            "seen": list(self.seen),
            "facts": self.facts.to_json(),
        }

    @staticmethod
    def from_json(data: Json) -> Board:
        """Load a saved board."""
        board = Board(data["bay"], data["moves_up"], Facts.from_json(data["facts"]))
        board.chain, board.reached = data["chain"], tuple(data["reached"])
        board.top, board.seen = data["top"], tuple(data["seen"])
        return board


def board(p: Position) -> Board:
    """The board of this position."""
    return p.state.extra  # type: ignore[return-value]  # no cast: this is asked all the time


def in_tokyo(monster: Monster) -> bool:
    """Is it in City or in Bay? (KT-COMP-2)"""
    return monster.place in TOKYO
