"""The Discard cards, alphabetically: carried out at once, then put on the discard pile. (KT-BUY-8)"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from kaiju.core.state import Held, Monster
from kaiju.core.turn import grant_turn
from kaiju.core.verbs import gain, heal, lose_energy, lose_vp, score
from kaiju.tokyo.board import BAY, CITY, OUTSIDE, in_tokyo
from kaiju.tokyo.falling import harm
from kaiju.tokyo.language import TokyoCard
from kaiju.tokyo.moves import put
from kaiju.tokyo.position import is_free, occupant

if TYPE_CHECKING:
    from kaiju.core.table import Table


class Discard(TokyoCard):
    """A card that acts once, when it is bought; most of them give points first. (KT-RULING-68)"""

    keep = False
    points: ClassVar[int] = 0

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, self.points, self.id)
        await self.carry_out(t, me)

    async def carry_out(self, t: Table, me: Monster) -> None:
        """What the card does besides its points."""


class ApartmentBuilding(Discard):
    """3 victory points."""

    id = "apartment-building"
    cost = 5
    points = 3


class CommuterTrain(Discard):
    """2 victory points."""

    id = "commuter-train"
    cost = 4
    points = 2


class CornerStore(Discard):
    """1 victory point."""

    id = "corner-store"
    cost = 3
    points = 1


class DropFromHighAltitude(Discard):
    """2 victory points, and the buyer goes to Tokyo."""

    id = "drop-from-high-altitude"
    cost = 5
    points = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        if in_tokyo(me):
            return
        city = occupant(t, CITY)
        if city is not None and is_free(t, BAY):
            await put(t, me, BAY, self.id)
            return
        if city is not None:
            await put(t, city, OUTSIDE, self.id)
        await put(t, me, CITY, self.id)


class Energize(Discard):
    """9 energy."""

    id = "energize"
    cost = 8

    async def carry_out(self, t: Table, me: Monster) -> None:
        await gain(t, me, 9, self.id)


class EvacuationOrders(Discard):
    """Every other monster loses 5 victory points."""

    id = "evacuation-orders"
    cost = 7
    copies = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        for other in t.state.others(me):
            lose_vp(t, other, 5, self.id)


class FireBlast(Discard):
    """2 damage to every other monster."""

    id = "fire-blast"
    cost = 3

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, t.state.others(me), 2, self.id)


class Frenzy(Discard):
    """Another turn after this one."""

    id = "frenzy"
    cost = 7
    gives_turn = True

    async def carry_out(self, t: Table, me: Monster) -> None:
        grant_turn(t, me, self.id)


class GasRefinery(Discard):
    """2 victory points, and 3 damage to every other monster."""

    id = "gas-refinery"
    cost = 6
    points = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, t.state.others(me), 3, self.id)


class Heal(Discard):
    """2 life."""

    id = "heal"
    cost = 3

    async def carry_out(self, t: Table, me: Monster) -> None:
        heal(t, me, 2, self.id)


class HighAltitudeBombing(Discard):
    """3 damage to every monster, the buyer included."""

    id = "high-altitude-bombing"
    cost = 4

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, t.state.clockwise(me.seat), 3, self.id)


class JetFighters(Discard):
    """5 victory points, then 4 damage."""

    id = "jet-fighters"
    cost = 5
    points = 5

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, [me], 4, self.id)


class NationalGuard(Discard):
    """2 victory points, then 2 damage."""

    id = "national-guard"
    cost = 3
    points = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, [me], 2, self.id)


class NuclearPowerPlant(Discard):
    """2 victory points and 3 life."""

    id = "nuclear-power-plant"
    cost = 6
    points = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        heal(t, me, 3, self.id)


class Skyscraper(Discard):
    """4 victory points."""

    id = "skyscraper"
    cost = 6
    points = 4


class Tanks(Discard):
    """4 victory points, then 3 damage."""

    id = "tanks"
    cost = 4
    points = 4

    async def carry_out(self, t: Table, me: Monster) -> None:
        await harm(t, me, [me], 3, self.id)


class VastStorm(Discard):
    """2 victory points; every other monster loses half its energy, rounded down."""

    id = "vast-storm"
    cost = 6
    points = 2

    async def carry_out(self, t: Table, me: Monster) -> None:
        for other in t.state.others(me):
            lose_energy(t, other, other.energy // 2, self.id)


DISCARD: Final[tuple[TokyoCard, ...]] = (
    ApartmentBuilding(),
    CommuterTrain(),
    CornerStore(),
    DropFromHighAltitude(),
    Energize(),
    EvacuationOrders(),
    FireBlast(),
    Frenzy(),
    GasRefinery(),
    Heal(),
    HighAltitudeBombing(),
    JetFighters(),
    NationalGuard(),
    NuclearPowerPlant(),
    Skyscraper(),
    Tanks(),
    VastStorm(),
)
