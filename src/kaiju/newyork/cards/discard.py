"""The 18 Discard cards, alphabetically: carried out at once, then put on the discard pile. (NY-CARD-2)"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final

from kaiju.core.changes import set_effects, set_slot
from kaiju.core.damage import deal
from kaiju.core.errors import IllegalAnswer
from kaiju.core.market import receive
from kaiju.core.questions import DONE, Instant, Question, ask
from kaiju.core.state import Held, Hit, Monster, Place, Strike, without
from kaiju.core.turn import grant_turn
from kaiju.core.verbs import discard, gain, heal, lose_vp, score
from kaiju.newyork.city import BRONX, BROOKLYN, MANHATTAN, QUEENS, STATEN_ISLAND, city, inside
from kaiju.newyork.language import NewYorkCard, Places
from kaiju.newyork.moves import advance, move_to, pay_toll, shift_tracks
from kaiju.newyork.position import can_move_freely, next_space, reachable, units_around
from kaiju.newyork.refusals import cannot_go

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table


MOST_MOVES: Final = 20  # NY-RULING-87
MOMENTS: Final = ("pause", "reroll", "resolve", "destroy", "move", "buy")  # NY-RULING-60


class Discard(NewYorkCard):
    """A card that acts once, when it is bought."""

    keep = False

    async def harm(self, t: Table, hits: list[Hit]) -> None:
        """Deal damage that is not an attack and that no Monster deals. (NY-ATTACK-11, NY-RULING-12)"""
        await deal(t, Strike("card", self.id, hits))


class AirForceOne(Discard):
    """4 victory points, then every Unit fires. Needs a Jet destroyed this turn."""

    id = "air-force-one"
    cost = 6

    def allowed(self, p: Position, me: Monster) -> bool:
        return "jet" in city(p).facts.destroyed

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 4, self.id)
        await self.harm(t, [Hit(monster, units_around(t, monster)) for monster in t.state.clockwise(me.seat)])


class BrooklynBridge(Discard):
    """4 victory points; cheaper in Brooklyn."""

    id = "brooklyn-bridge"
    cost = 6
    discount: Places = (BROOKLYN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 4, self.id)


class CentralPark(Discard):
    """2 victory points and 2 Life; cheaper in Manhattan."""

    id = "central-park"
    cost = 5
    discount: Places = (MANHATTAN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 2, self.id)
        heal(t, me, 2, self.id)


class ColumbiaUniversity(Discard):
    """2 victory points and a claim to the next Keep card turned up; cheaper in Manhattan."""

    id = "columbia-university"
    cost = 6
    lingers = True
    discount: Places = (MANHATTAN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 2, self.id)
        set_effects(t, (*t.state.effects, Held(self, me.seat)))

    async def revealed(self, t: Table, me: Monster, held: Held, slot: int) -> bool:
        card = t.state.row[slot]
        if card is None or not card.keep:
            return False
        set_effects(t, without(t.state.effects, held))
        set_slot(t, slot, None)
        t.emit("claimed", me.seat, what=card.id, cause=self.id)
        await receive(t, me, card)
        return True


class ConeyIsland(Discard):
    """3 victory points; cheaper in Brooklyn."""

    id = "coney-island"
    cost = 4
    discount: Places = (BROOKLYN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 3, self.id)


class DrinkTheHudson(Discard):
    """13 Energy, 1 victory point and 2 Life; cheaper in Manhattan, Brooklyn and Staten Island."""

    id = "drink-the-hudson"
    cost = 12
    discount: Places = (MANHATTAN, BROOKLYN, STATEN_ISLAND)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        await gain(t, me, 13, self.id)
        score(t, me, 1, self.id)
        heal(t, me, 2, self.id)


class FlatironBuilding(Discard):
    """2 victory points; cheaper in Manhattan."""

    id = "flatiron-building"
    cost = 3
    discount: Places = (MANHATTAN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 2, self.id)


class GeneralEllis(Discard):
    """3 victory points; then all Monsters take 1 damage. Needs a Tank destroyed this turn."""

    id = "general-ellis"
    cost = 5

    def allowed(self, p: Position, me: Monster) -> bool:
        return "tank" in city(p).facts.destroyed

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 3, self.id)
        await self.harm(t, [Hit(monster, 1) for monster in t.state.clockwise(me.seat)])


class HollandTunnel(Discard):
    """6 victory points; all Monsters gain 3 Energy. Cheaper in Manhattan."""

    id = "holland-tunnel"
    cost = 9
    discount: Places = (MANHATTAN,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 6, self.id)
        for monster in t.state.clockwise(me.seat):
            await gain(t, monster, 3, self.id)


class NewYorkMarathon(Discard):
    """In the row: every optional move costs 2 Energy. Bought: 2 victory points, 2 Energy and 2 Life."""

    id = "new-york-marathon"
    cost = 6
    toll = 2

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 2, self.id)
        await gain(t, me, 2, self.id)
        heal(t, me, 2, self.id)


class NextStage(Discard):
    """All victory points become Energy or Life, in any combination."""

    id = "next-stage"
    cost = 4

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        lost = lose_vp(t, me, me.vp, self.id)
        healed = await ask(t, me, lambda t, me: self._split(me, lost))
        heal(t, me, healed, self.id)
        await gain(t, me, lost - healed, self.id)

    def _split(self, me: Monster, lost: int) -> Question[int]:
        return Question(me.seat, "split", {f"heal {n}": n for n in range(lost + 1)}, self.id, {"lost": lost})


class PhotoOp(Discard):
    """1 victory point for each damage dealt this turn to a Monster of the buyer's choice."""

    id = "photo-op"
    cost = 4

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        chosen = await ask(t, me, self._subjects)
        t.emit("chose", me.seat, what=self.id, other=chosen.seat, cause=self.id)
        score(t, me, city(t).facts.dealt[chosen.seat], self.id)

    def _subjects(self, t: Table, me: Monster) -> Question[Monster]:
        fallen = city(t).facts.fallen
        subjects = [monster for monster in t.state.monsters if monster.alive or monster.seat in fallen]
        return Question(
            me.seat, "photo", {f"choose {monster.name}": monster for monster in subjects}, self.id
        )


class PowerSubstation(Discard):
    """1 victory point and 8 Energy, then 3 damage."""

    id = "power-substation"
    cost = 5

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 1, self.id)
        await gain(t, me, 8, self.id)
        await self.harm(t, [Hit(me, 3)])


class SubterraneanCable(Discard):
    """4 Energy, then 4 damage."""

    id = "subterranean-cable"
    cost = 0

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        await gain(t, me, 4, self.id)
        await self.harm(t, [Hit(me, 4)])


class Subway(Discard):
    """2 Life and another turn, in which the buyer may move at any of its choices. (NY-RULING-60)"""

    id = "subway"
    cost = 10
    gives_turn = True
    shapes_turn = True

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        heal(t, me, 2, self.id)
        grant_turn(t, me, self.id)

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        if question.kind not in MOMENTS or (question.kind == "resolve" and question.options.keys() == {DONE}):
            return {}
        if city(t).facts.free_moves >= MOST_MOVES or not can_move_freely(t, me):
            return {}
        offers = {f"{self.id} {place}": Instant(self._ride(t, me, place)) for place in reachable(t, me)}
        if inside(me) and next_space(me.place) != me.place:
            offers[f"{self.id} advance"] = Instant(self._ride(t, me, MANHATTAN))
        return offers

    def explain(
        self, t: Table, me: Monster, held: Held, question: Question[Any], text: str
    ) -> IllegalAnswer | None:
        verb, _, borough = text.partition(" ")
        return cannot_go(t, me, verb, borough) if verb == self.id else None

    def _ride(self, t: Table, me: Monster, place: Place) -> Callable[[], Coroutine[Any, Any, None]]:
        async def ride() -> None:
            city(t).facts.free_moves += 1
            await pay_toll(t, me)
            if place == MANHATTAN and inside(me):
                await advance(t, me, self.id)
            else:
                await move_to(t, me, place, self.id)
                shift_tracks(t)

        return ride


class TeslaCannon(Discard):
    """2 victory points; every Monster discards one of its Keep cards."""

    id = "tesla-cannon"
    cost = 5

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 2, self.id)
        for monster in t.state.clockwise(me.seat):
            if monster.cards:
                await discard(t, monster, await self._victim(t, monster), self.id)

    async def _victim(self, t: Table, monster: Monster) -> Held:
        return await ask(
            t,
            monster,
            lambda t, monster: Question(
                monster.seat, "discard", {f"discard {held.card.id}": held for held in monster.cards}, self.id
            ),
        )


class TheUnisphere(Discard):
    """4 victory points; cheaper in Queens."""

    id = "the-unisphere"
    cost = 5
    discount: Places = (QUEENS,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 4, self.id)


class YankeeStadium(Discard):
    """5 victory points and 5 Life; cheaper in The Bronx."""

    id = "yankee-stadium"
    cost = 9
    discount: Places = (BRONX,)

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 5, self.id)
        heal(t, me, 5, self.id)


DISCARD: Final[tuple[NewYorkCard, ...]] = (
    AirForceOne(),
    BrooklynBridge(),
    CentralPark(),
    ColumbiaUniversity(),
    ConeyIsland(),
    DrinkTheHudson(),
    FlatironBuilding(),
    GeneralEllis(),
    HollandTunnel(),
    NewYorkMarathon(),
    NextStage(),
    PhotoOp(),
    PowerSubstation(),
    SubterraneanCable(),
    Subway(),
    TeslaCannon(),
    TheUnisphere(),
    YankeeStadium(),
)
