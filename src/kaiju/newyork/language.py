"""The hooks that only the cards of New York need, on top of the shared card language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Final, cast

from kaiju.core.cards import Card
from kaiju.core.state import Face, Held, Hit, Monster, Place, Strike
from kaiju.newyork.city import borough_of
from kaiju.newyork.tiles import Tile

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table


Places = tuple[Place, ...]
Faces = tuple[Face, ...]


class NewYorkCard(Card):
    """A power card of King of New York."""

    language: ClassVar[bool] = True
    toll: int = 0  # the Energy each optional move costs while it is in the row
    discount: Places = ()  # boroughs in which it costs 1 less (NY-BUY-7)

    def price(self, p: Position, me: Monster) -> int:
        """The printed cost, 1 less in a borough the card is tied to. (NY-BUY-7)"""
        return self.cost - 1 if self.discount and borough_of(me) in self.discount else self.cost

    # -- modifiers -----------------------------------------------------------------------------

    def compels(self, me: Monster, held: Held, roller: Monster) -> bool:
        """Must the roller use all its rerolls?"""
        return False

    def locks(self, me: Monster, held: Held, face: Face) -> bool:
        """Is its owner barred from rerolling a die that shows this face?"""
        return False

    def damage(self, p: Position, me: Monster, held: Held, strike: Strike, hit: Hit) -> int:
        """The damage its owner takes when the amounts of a strike are worked out."""
        return hit.amount

    def attack_factor(self, me: Monster, held: Held) -> int:
        """The factor by which its owner's attack damage is multiplied."""
        return 1

    def durability(self, tile: Tile) -> int:
        """How many points its owner needs to destroy a tile."""
        return tile.durability

    def energy_results(self, results: int) -> int:
        """How much Energy its owner gains for its Energy results."""
        return results

    def added_results(self, p: Position, me: Monster, held: Held) -> Faces:
        """The symbols it adds to its owner's dice at the start of resolving."""
        return ()

    def superstar_needed(self) -> int:
        """How many Celebrity results others need to take Superstar from its owner."""
        return 3

    def heeds_strike(self, me: Monster, strike: Strike) -> bool:
        """Will it react to this damage in a way that the order of its owner's effects could change?"""
        return False

    def heeds_superstar(self, me: Monster, taker: Monster, loser: Monster | None) -> bool:
        """Will it react to this change of Superstar in a way that the order of effects could change?"""
        return False

    def may_pick(self, p: Position, me: Monster, held: Held, face: Face) -> bool:
        """May its owner resolve a type without having any result of it?"""
        return False

    def shoots_far(self, tile: Tile) -> bool:
        """May its owner destroy such a Unit in any borough?"""
        return False

    def spoils(self, p: Position, me: Monster, held: Held, tile: Tile) -> tuple[str, int]:
        """What its owner would gain for destroying a tile now, besides its reward: what, and how much."""
        return "vp", 0

    # -- moments -------------------------------------------------------------------------------

    async def before_roll(self, t: Table, me: Monster, held: Held) -> None:
        """Before the first roll of its owner's turn."""

    async def resolve_started(self, t: Table, me: Monster, held: Held) -> None:
        """When its owner starts resolving its dice, before any result is changed or resolved."""

    async def gained(self, t: Table, me: Monster, held: Held, who: Monster, before: int, now: int) -> None:
        """When the Energy that some Monster has gained this turn goes up."""

    async def revealed(self, t: Table, me: Monster, held: Held, slot: int) -> bool:
        """When a card is turned up for the row: does this effect take it away?"""
        return False

    async def aiming(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        """When the targets of its owner's attack are fixed, before the damage is worked out."""

    async def before_damage(self, t: Table, me: Monster, held: Held, hit: Hit) -> None:
        """Just before its owner would lose Life."""

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        """After all damage of a strike, whichever Monsters it hit."""

    async def turn_ended(self, t: Table, me: Monster, held: Held) -> None:
        """At the end of its owner's turn, before checking for the end of the game."""

    async def declare(self, t: Table, me: Monster, held: Held, face: Face) -> None:
        """When its owner has picked a type: does it add to the results?"""

    async def aim(self, t: Table, me: Monster, held: Held, face: Face) -> None:
        """After that: where are the results used? (NY-CHOICE-7)"""

    async def count(self, t: Table, me: Monster, held: Held, face: Face, results: int) -> None:
        """When the results of the type its owner is resolving are counted."""

    async def moved(self, t: Table, me: Monster, held: Held) -> None:
        """Right after each of its owner's moves and any reward for entering."""

    async def entered(self, t: Table, me: Monster, held: Held) -> None:
        """After its owner entered Manhattan and was rewarded."""

    async def arrived(self, t: Table, me: Monster, held: Held) -> None:
        """After its owner arrived in another borough."""

    async def superstar_taken(
        self, t: Table, me: Monster, held: Held, taker: Monster, loser: Monster | None
    ) -> None:
        """After Superstar changed hands and its taker scored."""


def acting_as(held: Held) -> NewYorkCard:
    """What a card in front of a Monster acts as, typed as a New York card."""
    return cast(NewYorkCard, held.card)


NO_CARDS: Final[list[tuple[Held, NewYorkCard]]] = []


def acting(me: Monster, hook: str) -> Iterable[tuple[Held, NewYorkCard]]:
    """The cards of one Monster that act at a given moment, in the order it got them."""
    return me.acting(hook) if me.cards else NO_CARDS  # type: ignore[return-value]  # no cast: asked all the time


def own_cards(me: Monster, hook: str) -> list[tuple[Held, NewYorkCard]]:
    """The cards of one Monster that override a modifier, in the order it got them."""
    for held in me.cards:
        if hook in held.card.acts:
            return [(held, acting_as(held)) for held in me.cards if hook in held.card.acts]
    return NO_CARDS
