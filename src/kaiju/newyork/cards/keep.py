"""The 46 Keep cards, alphabetically: they stay with their owner and keep working. (NY-CARD-1)"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, ClassVar, Final

from kaiju.core.changes import set_added, set_counter, set_die, set_discard, set_energy, set_life
from kaiju.core.damage import deal, eliminate
from kaiju.core.errors import IllegalAnswer
from kaiju.core.market import receive
from kaiju.core.position import purse, unresolved
from kaiju.core.questions import DONE, Instant, Question, ask, roll_faces
from kaiju.core.state import DISCARDED, Face, Held, Hit, Monster, Place, Strike, without
from kaiju.core.turn import grant_turn, win
from kaiju.core.verbs import (
    discard,
    gain,
    give_tokens,
    hand_over,
    heal,
    lose_life_above_maximum,
    lose_vp,
    pay,
    score,
)
from kaiju.newyork.changes import set_aim, set_borough
from kaiju.newyork.city import BOROUGHS, MANHATTAN, QUEENS, Borough, borough_of, city, inside
from kaiju.newyork.destruction import add_unit, remove_unit
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.language import Faces, NewYorkCard
from kaiju.newyork.moves import STAY, advance, move_to, pay_toll
from kaiju.newyork.position import can_move_freely, free_boroughs, has_room, next_space, units_around
from kaiju.newyork.tiles import BUILDINGS, INFANTRY, JET, TANK, TILES, Tile, Unit
from kaiju.newyork.tokens import CARAPACE, JINX, TOKENS, WEB

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.position import Position
    from kaiju.core.table import Table

Act = Callable[[], Coroutine[Any, Any, None]]


class Keep(NewYorkCard):
    """A card that stays in front of its owner."""


def survivors(strike: Strike) -> list[Monster]:
    """The Monsters a strike damaged that are still in the game, in the order of the hits."""
    return [hit.target for hit in strike.hits if hit.target.alive]


class AntimatterPellets(Keep):
    """Each target of the owner's attack rolls a die; an Ouch doubles its damage."""

    id = "antimatter-pellets"
    cost = 4

    async def aiming(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        for hit in strike.hits:
            (face,) = await roll_faces(t, 1, FACES, self.id)
            t.emit("rolled", hit.target.seat, 1, what=face, cause=self.id)
            if face == OUCH:
                hit.factor = 2
                hit.strengthen(self.id)


class Changer(Keep):
    """A card that turns results of one type into another before they are resolved. (NY-RULING-28)"""

    changes: ClassVar[tuple[tuple[Face, Face], ...]] = ()

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        offers: dict[str, Instant] = {}
        if question.kind == "resolve":
            for old, new in self.changes:
                if old not in t.state.resolved and new not in t.state.resolved:
                    offers.update(self._offers(t, me, old, new))
        return offers

    def _offers(self, t: Table, me: Monster, old: Face, new: Face) -> dict[str, Instant]:
        """Results are numbered from 1: the dice first, then the symbols added by cards."""
        done = city(t).facts.changed
        return {
            f"change {at + 1} {new}": Instant(self._change(t, me, at, new))
            for at, face in enumerate(t.state.dice + t.state.added)
            if face == old and f"{self.id} {at}" not in done
        }

    def _change(self, t: Table, me: Monster, at: int, new: Face) -> Act:
        async def change() -> None:
            city(t).facts.changed += (f"{self.id} {at}",)
            turn_result(t, me, at, new, self.id)

        return change


def turn_result(t: Table, me: Monster, at: int, new: Face, cause: str) -> None:
    """Turn one result into another type; results are numbered from 0, the dice first."""
    s = t.state
    if at < len(s.dice):
        set_die(t, at, new)
    else:
        added = s.added[:]
        added[at - len(s.dice)] = new
        set_added(t, added)
    t.emit("changed", me.seat, at + 1, what=new, cause=cause)


def add_results(t: Table, me: Monster, face: Face, amount: int, cause: str) -> None:
    """Symbols added by a card join the results of their type. (NY-RESOLVE-5)"""
    if amount:
        set_added(t, t.state.added + [face] * amount)
        city(t).facts.adders += (cause,) * amount
        t.emit("added", me.seat, amount, what=face, cause=cause)


class Adding(Keep):
    """A card that adds symbols to its owner's results at the start of resolving."""

    async def resolve_started(self, t: Table, me: Monster, held: Held) -> None:
        """Each added type is announced once. (NY-RESOLVE-5)"""
        added = self.added_results(t, me, held)
        for face in dict.fromkeys(added):
            add_results(t, me, face, added.count(face), self.id)


class ArtificialHeart(Changer):
    """The owner may change Heal results into Energy."""

    id = "artificial-heart"
    cost = 4
    changes = ((HEAL, ENERGY),)


class BroadwayStar(Keep):
    """1 victory point for taking Superstar, and for each turn its owner starts with it."""

    id = "broadway-star"
    cost = 5

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        if city(t).superstar == me.seat:
            score(t, me, 1, self.id)

    async def superstar_taken(
        self, t: Table, me: Monster, held: Held, taker: Monster, loser: Monster | None
    ) -> None:
        if taker is me:
            score(t, me, 1, self.id)


class Bulletproof(Keep):
    """The owner takes 1 damage less from any Ouch."""

    id = "bulletproof"
    cost = 4

    def damage(self, p: Position, me: Monster, held: Held, strike: Strike, hit: Hit) -> int:
        return max(0, hit.amount - 1) if strike.kind == "ouch" else hit.amount


class CanOpener(Keep):
    """A Tank has durability 3 for the owner."""

    id = "can-opener"
    cost = 4

    def durability(self, tile: Tile) -> int:
        return 3 if tile is TANK else tile.durability


class Carapace(Keep):
    """Maximum Life 12; a token for each Ouch the owner resolves; discarded, it heals 1 Life per token."""

    id = "carapace"
    cost = 3
    counters = TOKENS[CARAPACE]

    def max_life(self, me: Monster, held: Held, life: int) -> int:
        return life + 2

    async def count(self, t: Table, me: Monster, held: Held, face: Face, results: int) -> None:
        added = min(results, self.counters - held.counter)
        if face == OUCH and added:
            set_counter(t, me, held, held.counter + added)
            t.emit("token-given", me.seat, added, what=CARAPACE, cause=self.id)

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        # Alongside every choice of the owner (NY-RULING-85), except moot ones and those about the card.
        moot = question.options.keys() <= {DONE, f"discard {self.id}"}
        if not held.counter or question.kind == "brace" or moot or self._ruins(t, me, held, question):
            return {}
        return {f"use {self.id}": Instant(self._shed(t, me, held))}

    async def before_damage(self, t: Table, me: Monster, held: Held, hit: Hit) -> None:
        if held.counter and await self.confirm(t, me, "brace"):
            await self._shed(t, me, held)()

    def _ruins(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> bool:
        """Would the lower maximum make it impossible to finish a payment already begun?"""
        life = min(t.game.life, me.life + held.counter)
        return question.kind == "pay" and me.energy + life - 1 < int(question.values["cost"])

    def _shed(self, t: Table, me: Monster, held: Held) -> Act:
        async def shed() -> None:
            await discard(t, me, held, self.id)
            heal(t, me, held.counter, self.id)

        return shed

    async def lost(self, t: Table, me: Monster, held: Held) -> None:
        if me.alive:
            lose_life_above_maximum(t, me, "NY-RULING-86")


class Chameleon(Keep):
    """The owner may discard Celebrity dice to turn as many other dice to any face."""

    id = "chameleon"
    cost = 4

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        resolved = t.state.resolved
        offers: dict[str, Instant] = {}
        if question.kind != "resolve" or CELEBRITY in resolved:
            return offers
        for at, face in enumerate(t.state.dice):
            if face == CELEBRITY:
                offers[f"drop {at + 1}"] = Instant(self._drop(t, me, at))
            if city(t).facts.credit and face != DISCARDED and face not in resolved:
                for new in FACES:
                    if new != face and new not in resolved:
                        offers[f"turn {at + 1} {new}"] = Instant(self._turn(t, me, at, new))
        return offers

    def _drop(self, t: Table, me: Monster, at: int) -> Act:
        async def drop() -> None:
            set_die(t, at, DISCARDED)
            city(t).facts.credit += 1
            t.emit("dropped", me.seat, at + 1, cause=self.id)

        return drop

    def _turn(self, t: Table, me: Monster, at: int, new: Face) -> Act:
        async def turn() -> None:
            city(t).facts.credit -= 1
            turn_result(t, me, at, new, self.id)

        return turn


class ChinatownRegular(Keep):
    """The owner heals 2 Life whenever it enters Manhattan."""

    id = "chinatown-regular"
    cost = 3

    async def entered(self, t: Table, me: Monster, held: Held) -> None:
        heal(t, me, 2, self.id)


class ClimbTheEmpireStateBuilding(Keep):
    """All six faces rolled in Manhattan: 2 victory points and another turn."""

    id = "climb-the-empire-state-building"
    cost = 3
    gives_turn = True

    async def resolve_started(self, t: Table, me: Monster, held: Held) -> None:
        if inside(me) and set(FACES) <= set(t.state.dice):
            score(t, me, 2, self.id)
            grant_turn(t, me, self.id)


class Curse(Keep):
    """Each Monster the owner damages gets a Jinx token."""

    id = "curse"
    cost = 4

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if strike.by is me:
            for monster in survivors(strike):
                give_tokens(t, monster, JINX, self.id)


class Diva(Keep):
    """Others need 4 Celebrity to take Superstar from the owner."""

    id = "diva"
    cost = 5

    def superstar_needed(self) -> int:
        return 4


class Drain(Keep):
    """A Monster that attacks the owner hands over 2 Energy."""

    id = "drain"
    cost = 4

    def heeds_strike(self, me: Monster, strike: Strike) -> bool:
        return strike.kind == "attack" and me in survivors(strike)

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if strike.by and self.heeds_strike(me, strike):
            await hand_over(t, strike.by, me, 2, self.id)


class EgoTrip(Keep):
    """1 Energy for taking Superstar, and for each turn its owner starts with it."""

    id = "ego-trip"
    cost = 3

    def heeds_superstar(self, me: Monster, taker: Monster, loser: Monster | None) -> bool:
        return taker is me

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        if city(t).superstar == me.seat:
            await gain(t, me, 1, self.id)

    async def superstar_taken(
        self, t: Table, me: Monster, held: Held, taker: Monster, loser: Monster | None
    ) -> None:
        if taker is me:
            await gain(t, me, 1, self.id)


class ExtraHead(Keep):
    """The owner rolls an extra green die."""

    id = "extra-head"
    cost = 7

    def extra_dice(self, me: Monster, held: Held) -> int:
        return 1


class Fireball(Keep):
    """The owner's attacks also hit the other Monsters in its borough."""

    id = "fireball"
    cost = 4

    def widens(self, p: Position, me: Monster, held: Held, targets: list[Monster]) -> list[Monster]:
        return [
            monster
            for monster in p.state.others(me)
            if monster in targets or borough_of(monster) == borough_of(me)
        ]


class Fury(Adding):
    """With 3 Units in its borough the owner adds 1 Destruction and 1 Energy."""

    id = "fury"
    cost = 4

    def added_results(self, p: Position, me: Monster, held: Held) -> Faces:
        return (DESTRUCTION, ENERGY) if units_around(p, me) >= 3 else ()


class HailingCabs(Keep):
    """The owner may add 2 Destruction; it then destroys Units only."""

    id = "hailing-cabs"
    cost = 5

    def may_pick(self, p: Position, me: Monster, held: Held, face: Face) -> bool:
        return face == DESTRUCTION

    async def declare(self, t: Table, me: Monster, held: Held, face: Face) -> None:
        # Destruction picked without a result was picked in order to use this card.
        if face == DESTRUCTION and (not unresolved(t, face) or await self.confirm(t, me, "use")):
            city(t).facts.units_only = True
            add_results(t, me, DESTRUCTION, 2, self.id)


class Hunter(Keep):
    """The owner heals 1 Life for each Infantry it destroys."""

    id = "hunter"
    cost = 5

    def spoils(self, p: Position, me: Monster, held: Held, tile: Tile) -> tuple[str, int]:
        return "life", int(tile is INFANTRY)


class JinxAura(Keep):
    """All other Monsters must use all their rerolls."""

    id = "jinx-aura"
    cost = 4

    def compels(self, me: Monster, held: Held, roller: Monster) -> bool:
        return roller is not me


class KingOfQueens(Keep):
    """1 Energy and 1 Life for each turn its owner starts in Queens."""

    id = "king-of-queens"
    cost = 5

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        if me.place == QUEENS:
            await gain(t, me, 1, self.id)
            heal(t, me, 1, self.id)


class Leveler(Keep):
    """1 victory point for the first Building the owner destroys in a turn."""

    id = "leveler"
    cost = 5

    def spoils(self, p: Position, me: Monster, held: Held, tile: Tile) -> tuple[str, int]:
        buildings = [id for id in city(p).facts.destroyed if TILES[id] in BUILDINGS]
        return "vp", int(tile in BUILDINGS and not buildings)


class LongNeck(Keep):
    """A Jet has durability 2 for the owner."""

    id = "long-neck"
    cost = 3

    def durability(self, tile: Tile) -> int:
        return 2 if tile is JET else tile.durability


class NaturalSelection(Keep):
    """4 Energy, 4 Life and a green die; but a turn that ends with Celebrity showing eliminates its owner."""

    id = "natural-selection"
    cost = 2

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        await gain(t, me, 4, self.id)
        heal(t, me, 4, self.id)

    def extra_dice(self, me: Monster, held: Held) -> int:
        return 1

    async def turn_ended(self, t: Table, me: Monster, held: Held) -> None:
        if CELEBRITY in t.state.dice:
            await discard(t, me, held, self.id)
            await eliminate(t, [me], self.id)


class OfAnotherWorld(Keep):
    """The owner may pay costs with Life and damage with Energy."""

    id = "of-another-world"
    cost = 6

    def credit(self, me: Monster, held: Held) -> int:
        return max(0, me.life - 1)

    async def paying(self, t: Table, me: Monster, held: Held, cost: int) -> int:
        life = await ask(t, me, lambda t, me: self._mixture(me, cost))
        if life:
            set_life(t, me, me.life - life)
            t.emit("paid-life", me.seat, life, cause=self.id)
        return cost - life

    def _mixture(self, me: Monster, cost: int) -> Question[int]:
        least, most = max(0, cost - me.energy), min(cost, me.life - 1)
        options = {f"life {n}": n for n in range(least, most + 1)}
        return Question(me.seat, "pay", options, self.id, {"cost": cost})

    async def before_damage(self, t: Table, me: Monster, held: Held, hit: Hit) -> None:
        if not me.energy:
            return
        given = await ask(t, me, lambda t, me: self._shield(me, hit))
        if given:
            set_energy(t, me, me.energy - given)
            hit.spared += given
            t.emit("paid", me.seat, given, cause=self.id)

    def _shield(self, me: Monster, hit: Hit) -> Question[int]:
        options = {f"give {n}": n for n in range(min(me.energy, hit.amount) + 1)}
        return Question(me.seat, "shield", options, self.id, {"damage": hit.amount})


class Overload(Keep):
    """4 Energy at once; but 1 Energy less whenever Energy is resolved."""

    id = "overload"
    cost = 0

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        await gain(t, me, 4, self.id)

    def energy_results(self, results: int) -> int:
        return max(0, results - 1)


class Painbow(Keep):
    """2 Destruction add 1 Attack, 4 add 2, and 6 win the game."""

    id = "painbow"
    cost = 5

    def may_pick(self, p: Position, me: Monster, held: Held, face: Face) -> bool:
        return face == ATTACK and held.counter != p.state.turn and unresolved(p, DESTRUCTION) >= 2

    async def count(self, t: Table, me: Monster, held: Held, face: Face, results: int) -> None:
        if face not in (ATTACK, DESTRUCTION):
            return
        destruction = unresolved(t, DESTRUCTION)
        if destruction >= 6:
            win(t, me, self.id)
        if held.counter != t.state.turn:  # the extra Attack is counted once per turn
            set_counter(t, me, held, t.state.turn)
            add_results(t, me, ATTACK, min(destruction // 2, 2), self.id)


class PersonalSpotlight(Keep):
    """1 victory point in each turn with a Celebrity result."""

    id = "personal-spotlight"
    cost = 5

    async def count(self, t: Table, me: Monster, held: Held, face: Face, results: int) -> None:
        if face == CELEBRITY:
            score(t, me, 1, self.id)


class PhoenixBlood(Keep):
    """1 Energy each time the owner takes damage and survives."""

    id = "phoenix-blood"
    cost = 4

    def heeds_strike(self, me: Monster, strike: Strike) -> bool:
        return me in survivors(strike)

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if me in survivors(strike):
            await gain(t, me, 1, self.id)


class PowerTap(Keep):
    """Another Monster that has gained 3 Energy in a turn hands over 1."""

    id = "power-tap"
    cost = 4

    async def gained(self, t: Table, me: Monster, held: Held, who: Monster, before: int, now: int) -> None:
        if who is not me and before < 3 <= now:
            await hand_over(t, who, me, 1, self.id)


class Regeneration(Keep):
    """1 Life at the start of each of the owner's turns."""

    id = "regeneration"
    cost = 5

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        heal(t, me, 1, self.id)


class Scavenger(Keep):
    """The owner may buy Keep cards from the discard pile for 1 Energy less."""

    id = "scavenger"
    cost = 3

    def instants(self, t: Table, me: Monster, held: Held, question: Question[Any]) -> dict[str, Instant]:
        if question.kind != "buy":
            return {}
        return {
            f"buy {card.id}": Instant(self._fetch(t, me, card), self._price(card))
            for card in t.state.discard
            if card.keep and self._price(card) <= purse(me)
        }

    def explain(
        self, t: Table, me: Monster, held: Held, question: Question[Any], text: str
    ) -> IllegalAnswer | None:
        for card in t.state.discard:
            if card.keep and question.kind == "buy" and text == f"buy {card.id}":
                return IllegalAnswer("cannot-pay", cost=self._price(card), energy=purse(me))
        return None

    def _price(self, card: Card) -> int:
        return max(0, card.cost - 1)

    def _fetch(self, t: Table, me: Monster, card: Card) -> Act:
        async def fetch() -> None:
            await pay(t, me, self._price(card), card.id)
            set_discard(t, without(t.state.discard, card))
            await receive(t, me, card)

        return fetch


class SeismicRay(Keep):
    """The owner may pay 1 Energy to use its Destruction in another borough."""

    id = "seismic-ray"
    cost = 4

    async def aim(self, t: Table, me: Monster, held: Held, face: Face) -> None:
        if face == DESTRUCTION and purse(me) >= 1:
            borough = await ask(t, me, lambda t, me: self._aims(me))
            if borough:
                await pay(t, me, 1, self.id)
                set_aim(t, borough)
                t.emit("aimed", me.seat, what=borough, cause=self.id)

    def _aims(self, me: Monster) -> Question[str]:
        options = {"pass": ""}
        options.update({f"aim {borough}": borough for borough in BOROUGHS if borough != borough_of(me)})
        return Question(me.seat, "aim", options, self.id)


class ShadowDouble(Keep):
    """The owner's attacks deal double damage."""

    id = "shadow-double"
    cost = 12

    def attack_factor(self, me: Monster, held: Held) -> int:
        return 2


class SharpShooter(Keep):
    """The owner may destroy Jets in any borough, and gains 1 victory point for each Jet."""

    id = "sharp-shooter"
    cost = 4

    def shoots_far(self, tile: Tile) -> bool:
        return tile is JET

    def spoils(self, p: Position, me: Monster, held: Held, tile: Tile) -> tuple[str, int]:
        return "vp", int(tile is JET)


class StinkAttack(Keep):
    """After each move the owner may send up to 4 Units to other boroughs, each to a different one."""

    id = "stink-attack"
    cost = 5

    async def moved(self, t: Table, me: Monster, held: Held) -> None:
        here = borough_of(me)
        free = [borough for borough in BOROUGHS if borough != here]
        while (sent := await ask(t, me, lambda t, me: self._question(t, me, free))) is not None:
            unit, borough = sent
            free.remove(borough)
            remove_unit(t, here, unit)
            add_unit(t, borough, unit)
            t.emit("sent", me.seat, what=unit.id, where=borough, cause=self.id)

    def _question(self, t: Table, me: Monster, free: list[Place]) -> Question[tuple[Unit, Place] | None]:
        """Units that appeared this turn are listed separately, because they cannot be destroyed yet."""
        options: dict[str, tuple[Unit, Place] | None] = {"done": None}
        for unit in city(t).boroughs[borough_of(me)].units:
            name = f"new-{unit.id}" if unit.since == t.state.turn else unit.id
            for borough in free:
                options.setdefault(f"send {name} {borough}", (unit, borough))
        return Question(me.seat, "send", options, self.id)


class Stomp(Adding):
    """The owner adds 1 Destruction on each of its turns."""

    id = "stomp"
    cost = 4

    def added_results(self, p: Position, me: Monster, held: Held) -> Faces:
        return (DESTRUCTION,)


class SuperSpeed(Keep):
    """Before its first roll the owner may make an extra move. (NY-RULING-59)"""

    id = "super-speed"
    cost = 4

    async def before_roll(self, t: Table, me: Monster, held: Held) -> None:
        borough = await ask(t, me, self._question)
        if borough == STAY:
            return
        await pay_toll(t, me)
        if inside(me):
            await advance(t, me, self.id)
        else:
            await move_to(t, me, borough, self.id)

    def _question(self, t: Table, me: Monster) -> Question[Place]:
        options = {"pass": STAY}
        if not can_move_freely(t, me):
            pass
        elif inside(me):
            if next_space(me.place) != me.place:
                options["advance"] = MANHATTAN
        elif has_room(t, MANHATTAN):
            options["move manhattan"] = MANHATTAN
        else:
            options.update({f"move {borough}": borough for borough in free_boroughs(t, me)})
        return Question(me.seat, "speed", options, self.id)


class TerminalRage(Keep):
    """Another turn after this one; but dice showing Attack cannot be rerolled."""

    id = "terminal-rage"
    cost = 4
    gives_turn = True

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        grant_turn(t, me, self.id)

    def locks(self, me: Monster, held: Held, face: Face) -> bool:
        return face == ATTACK


class TeslaAntennae(Keep):
    """Targets with more Life than the owner take 1 extra damage from its attacks."""

    id = "tesla-antennae"
    cost = 4

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return int(target.life > me.life)


class Tourist(Keep):
    """A souvenir for every borough the owner is in or arrives in: 1 victory point and 1 Energy each."""

    id = "tourist"
    cost = 6

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        if me.place:
            await self.arrived(t, me, held)

    async def arrived(self, t: Table, me: Monster, held: Held) -> None:
        here = borough_of(me)
        borough = city(t).boroughs[here]
        if not borough.souvenir:
            set_borough(t, here, Borough(borough.stacks, borough.units, souvenir=True))
            t.emit("souvenir", me.seat, what=here, cause=self.id)
            score(t, me, 1, self.id)
            await gain(t, me, 1, self.id)


class ToweringTitan(Adding):
    """The owner adds 2 Attack on each of its turns."""

    id = "towering-titan"
    cost = 10

    def added_results(self, p: Position, me: Monster, held: Held) -> Faces:
        return (ATTACK, ATTACK)


class TrashThrower(Keep):
    """Each Monster the owner attacks loses 1 victory point."""

    id = "trash-thrower"
    cost = 5

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if strike.by is me and strike.kind == "attack":
            for monster in survivors(strike):
                lose_vp(t, monster, 1, self.id)


class TrophyHunter(Keep):
    """1 victory point for each Unit the owner destroys."""

    id = "trophy-hunter"
    cost = 5

    def spoils(self, p: Position, me: Monster, held: Held, tile: Tile) -> tuple[str, int]:
        return "vp", int(tile not in BUILDINGS)


class UniversalSoldier(Changer):
    """The owner may change Heal results into Attack and Attack into Heal."""

    id = "universal-soldier"
    cost = 6
    changes = ((HEAL, ATTACK), (ATTACK, HEAL))


class ViolentStar(Keep):
    """Taking Superstar deals 2 damage to the one who loses it; losing it deals 1 to the one who takes it."""

    id = "violent-star"
    cost = 3

    def heeds_superstar(self, me: Monster, taker: Monster, loser: Monster | None) -> bool:
        return loser is not None and me in (taker, loser)

    async def superstar_taken(
        self, t: Table, me: Monster, held: Held, taker: Monster, loser: Monster | None
    ) -> None:
        if loser and me is taker:
            await deal(t, Strike("star", self.id, [Hit(loser, 2)], me))
        elif me is loser:
            await deal(t, Strike("star", self.id, [Hit(taker, 1)], me))


class Webspinner(Keep):
    """Each Monster the owner damages gets a Web token."""

    id = "webspinner"
    cost = 6

    async def damaged(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if strike.by is me:
            for monster in survivors(strike):
                give_tokens(t, monster, WEB, self.id)


KEEP: Final[tuple[NewYorkCard, ...]] = (
    AntimatterPellets(),
    ArtificialHeart(),
    BroadwayStar(),
    Bulletproof(),
    CanOpener(),
    Carapace(),
    Chameleon(),
    ChinatownRegular(),
    ClimbTheEmpireStateBuilding(),
    Curse(),
    Diva(),
    Drain(),
    EgoTrip(),
    ExtraHead(),
    Fireball(),
    Fury(),
    HailingCabs(),
    Hunter(),
    JinxAura(),
    KingOfQueens(),
    Leveler(),
    LongNeck(),
    NaturalSelection(),
    OfAnotherWorld(),
    Overload(),
    Painbow(),
    PersonalSpotlight(),
    PhoenixBlood(),
    PowerTap(),
    Regeneration(),
    Scavenger(),
    SeismicRay(),
    ShadowDouble(),
    SharpShooter(),
    StinkAttack(),
    Stomp(),
    SuperSpeed(),
    TerminalRage(),
    TeslaAntennae(),
    Tourist(),
    ToweringTitan(),
    TrashThrower(),
    TrophyHunter(),
    UniversalSoldier(),
    ViolentStar(),
    Webspinner(),
)
