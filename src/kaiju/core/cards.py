"""The card language: every hook a card may override, each with a line that says when it is called.

A hook is here if the core calls it, or the rules of both games do; what only the rules of one game call is
in the `language` of that game. The core calls a hook only in what both games do in the same way, even if
one of them has no card for it today: how Life, Energy and a price are worked out, how a cost is paid, what a
copy does when its card is gone. Where one game has a moment of its own the core calls the `Game`, which calls
its cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from kaiju.core.questions import Question, ask
from kaiju.core.state import Held, Monster

if TYPE_CHECKING:
    from kaiju.core.errors import IllegalAnswer
    from kaiju.core.position import Position
    from kaiju.core.questions import Instant
    from kaiju.core.table import Table


class Card:
    """One power card. Stateless: what it must remember lives in the state or in its `Held`."""

    language: ClassVar[bool] = True
    id: str = ""
    cost: int = 0
    copies: int = 1
    keep: bool = True
    gives_turn: bool = False  # puts an extra turn into the queue
    shapes_turn: bool = False  # acts for its buyer during the extra turn it gave
    lingers: bool = False  # leaves an effect behind that outlives it
    counters: int = 0  # how many may lie on it at most

    def __init__(self) -> None:
        self.acts: frozenset[str] = frozenset(hooks_of(type(self)))

    async def confirm(self, t: Table, me: Monster, kind: str) -> bool:
        """Ask its owner whether it uses the card."""
        options = {"pass": False, f"use {self.id}": True}
        return await ask(t, me, lambda t, me: Question(me.seat, kind, options, self.id, {"card": self.id}))

    # -- modifiers: pure, value in, value out ------------------------------------------------

    def price(self, p: Position, me: Monster) -> int:
        """What this card in the row costs `me` now."""
        return self.cost

    def allowed(self, p: Position, me: Monster) -> bool:
        """May `me` buy this card now?"""
        return True

    def cheaper(self, me: Monster, held: Held) -> int:
        """How much less every card costs its owner."""
        return 0

    def credit(self, me: Monster, held: Held) -> int:
        """How much of a cost its owner can pay without Energy."""
        return 0

    def max_life(self, me: Monster, held: Held, life: int) -> int:
        """The most Life its owner may have."""
        return life

    def heal_bonus(self, me: Monster, held: Held) -> int:
        """How much more each healing of its owner gives."""
        return 0

    def gain_bonus(self, me: Monster, held: Held) -> int:
        """How much more each gain of Energy gives its owner."""
        return 0

    def extra_dice(self, me: Monster, held: Held) -> int:
        """How many dice more its owner rolls."""
        return 0

    def widens(self, p: Position, me: Monster, held: Held, targets: list[Monster]) -> list[Monster]:
        """Whom an attack of its owner hits."""
        return targets

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        """How much more damage an attack of its owner deals to the target."""
        return 0

    # -- moments: may ask anyone and change anything ------------------------------------------

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        """Right after `me` paid for this card and took it."""

    async def lost(self, t: Table, me: Monster, held: Held) -> None:
        """Right after this card left its owner."""

    async def copied_card_left(self, t: Table, me: Monster, held: Held) -> None:
        """Right after the card that this one is a copy of left play."""

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        """At the start of its owner's turn."""

    async def paying(self, t: Table, me: Monster, held: Held, cost: int) -> int:
        """When its owner pays a cost; the part left to be paid in Energy."""
        return cost

    # -- instants: what its owner may do at any time -------------------------------------------

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        """What its owner may do beside answering this question in its own turn."""
        return {}

    def explain(
        self, t: Table, me: Monster, held: Held, question: Question[Any], text: str
    ) -> IllegalAnswer | None:
        """Why its owner may not do now what this card could offer."""
        return None


def hooks_of(card: type[Card]) -> list[str]:
    """The hooks that a class overrides, below the classes that define the language."""
    found: list[str] = []
    for parent in card.__mro__:
        if "language" in parent.__dict__:
            break
        found += [name for name in parent.__dict__ if not name.startswith("_")]
    return found
