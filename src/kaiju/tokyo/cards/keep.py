"""The Keep cards, alphabetically: they stay with their owner and keep working. (KT-BUY-7)"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from kaiju.core.changes import (
    set_cards,
    set_counter,
    set_die,
    set_energy,
    set_life,
    set_rerolls,
    take_from_deck,
)
from kaiju.core.market import Sale, receive, renew_deck
from kaiju.core.position import max_life, price, purse
from kaiju.core.questions import DONE, Instant, Question, Reveal, ask, reveal, roll_faces
from kaiju.core.refusals import too_dear
from kaiju.core.state import Face, Held, Hit, Monster, Strike, without
from kaiju.core.turn import grant_turn
from kaiju.core.verbs import (
    discard,
    gain,
    give_tokens,
    hand_over,
    heal,
    lose_life_above_maximum,
    pay,
    refund,
    score,
)
from kaiju.tokyo.attack import strike_without_claws
from kaiju.tokyo.board import board, in_tokyo
from kaiju.tokyo.cards.mimic import Mimic
from kaiju.tokyo.changes import set_top
from kaiju.tokyo.faces import FACES, HEART, ONE, THREE, TWO
from kaiju.tokyo.falling import settle
from kaiju.tokyo.language import Act, TokyoCard
from kaiju.tokyo.position import neighbours
from kaiju.tokyo.tokens import POISON, SHRINK

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.errors import IllegalAnswer
    from kaiju.core.position import Position
    from kaiju.core.table import Table

Asked = Question[Any]
ROLLING: Final = ("reroll", "pause")
DWELLING: Final = ("reroll", "pause", "dwell")
ENDLESS: Final = 1_000_000  # as much as its owner has


class Keep(TokyoCard):
    """A card that stays in front of its owner."""

    def copies_of(self, me: Monster) -> int:
        """How many times its owner has this card, including copies by other cards. (KT-CARD-5)"""
        return sum(held.card is self for held in me.cards)


def turn_die(t: Table, me: Monster, die: int, face: Face, cause: str) -> None:
    """Turn one die to a face."""
    set_die(t, die, face)
    t.emit("changed", me.seat, die + 1, what=face, cause=cause)


async def roll_again(t: Table, me: Monster, die: int, cause: str) -> Face:
    """Reroll one die."""
    (face,) = await roll_faces(t, 1, FACES, cause)
    turn_die(t, me, die, face, cause)
    return face


class AcidAttack(Keep):
    """Once on each of its turns, the owner may deal 1 damage to everyone it could attack."""

    id = "acid-attack"
    cost = 6

    def dice_damage(self, p: Position, me: Monster, held: Held) -> int:
        return 1

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        if t.state.me is me and board(t).facts.resolved:
            await strike_without_claws(t, me, 1)

    async def taken(self, t: Table, me: Monster, held: Held) -> None:
        await self.bought(t, me, held)


class AlienMetabolism(Keep):
    """Every card costs the owner 1 energy less."""

    id = "alien-metabolism"
    cost = 3

    def cheaper(self, me: Monster, held: Held) -> int:
        return 1


class AlphaMonster(Keep):
    """1 victory point for an attack that costs another monster life."""

    id = "alpha-monster"
    cost = 5

    async def attacked(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if any(hit.lost for hit in strike.hits):
            score(t, me, 1, self.id)


class ArmorPlating(Keep):
    """The owner ignores damage of exactly 1."""

    id = "armor-plating"
    cost = 4

    def ignores(self, amount: int) -> bool:
        return amount == 1


class BackgroundDweller(Keep):
    """The owner may reroll its 3s without limit."""

    id = "background-dweller"
    cost = 4

    def dwells(self) -> bool:
        return True

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        if question.kind not in DWELLING:
            return {}
        threes = [die for die, face in enumerate(t.state.dice) if face == THREE]
        return {f"dwell {die + 1}": Instant(self._dwell(t, me, die)) for die in threes}

    def _dwell(self, t: Table, me: Monster, die: int) -> Act:
        async def dwell() -> None:
            await roll_again(t, me, die, self.id)

        return dwell


class Burrowing(Keep):
    """1 extra damage to monsters in Tokyo, and 1 to the monster that takes the owner's place."""

    id = "burrowing"
    cost = 5

    def damage_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return int(in_tokyo(target))

    def parting_damage(self, me: Monster, held: Held) -> int:
        return 1


class Camouflage(Keep):
    """The owner rolls one die for each point of damage; every heart cancels a point."""

    id = "camouflage"
    cost = 3

    async def camouflages(self, t: Table, me: Monster, held: Held, hit: Hit) -> None:
        faces = await roll_faces(t, hit.amount, FACES, self.id)
        while me.has("dwells") and (die := await ask(t, me, lambda t, me: self._threes(me, faces))) >= 0:
            (faces[die],) = await roll_faces(t, 1, FACES, self.id)
        t.emit("rolled", me.seat, hit.amount, what=" ".join(faces), cause=self.id)
        hit.amount -= faces.count(HEART)

    def _threes(self, me: Monster, faces: list[Face]) -> Question[int]:
        options = {DONE: -1}
        options.update({f"dwell {die + 1}": die for die, face in enumerate(faces) if face == THREE})
        return Question(me.seat, "camouflage", options, self.id, {"dice": " ".join(faces)})


class CompleteDestruction(Keep):
    """Rolling all six faces brings 9 victory points."""

    id = "complete-destruction"
    cost = 3

    def dice_bonus(self, p: Position, me: Monster, held: Held) -> int:
        return 9 if set(FACES) <= set(p.state.dice) else 0


class DedicatedNewsTeam(Keep):
    """1 victory point for each card the owner buys."""

    id = "dedicated-news-team"
    cost = 3

    async def purchased(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, 1, self.id)


class EaterOfTheDead(Keep):
    """3 victory points for each monster whose life drops to 0."""

    id = "eater-of-the-dead"
    cost = 4

    async def monsters_fell(self, t: Table, me: Monster, held: Held, fallen: list[Monster]) -> None:
        score(t, me, 3 * len(fallen), self.id)


class EnergyHoarder(Keep):
    """1 victory point at the end of the turn for every 6 energy."""

    id = "energy-hoarder"
    cost = 3

    async def hoard(self, t: Table, me: Monster, held: Held) -> None:
        score(t, me, me.energy // 6, self.id)


class EvenBigger(Keep):
    """2 life and a maximum of 12, for as long as the owner has it."""

    id = "even-bigger"
    cost = 4
    counters = 2

    def max_life(self, me: Monster, held: Held, life: int) -> int:
        return 12

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        set_counter(t, me, held, min(2, max_life(t, me) - me.life))
        set_life(t, me, me.life + held.counter)
        t.emit("grew", me.seat, held.counter, cause=self.id)

    async def taken(self, t: Table, me: Monster, held: Held) -> None:
        await self.bought(t, me, held)

    async def lost(self, t: Table, me: Monster, held: Held) -> None:
        lost = min(held.counter, me.life)
        if me.alive and lost:
            set_life(t, me, me.life - lost)
            t.emit("lost-life", me.seat, lost, cause=self.id)
        if me.alive:
            lose_life_above_maximum(t, me, "KT-HEART-3")
        set_counter(t, me, held, 0)


class ExtraHead(Keep):
    """One extra die."""

    id = "extra-head"
    cost = 7
    copies = 2

    def extra_dice(self, me: Monster, held: Held) -> int:
        return 1


class FireBreathing(Keep):
    """1 extra damage to neighbours that the owner damages."""

    id = "fire-breathing"
    cost = 4

    def damage_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return int(target in neighbours(p, me))


class FreezeTime(Keep):
    """Three 1s allow another turn with one die fewer."""

    id = "freeze-time"
    cost = 5
    gives_turn = True
    fewer_dice = 1

    async def again(self, t: Table, me: Monster, held: Held) -> None:
        if board(t).facts.ones and await self.confirm(t, me, "use"):
            grant_turn(t, me, self.id, board(t).chain + self.fewer_dice)


class FriendOfChildren(Keep):
    """1 extra energy whenever the owner gains energy."""

    id = "friend-of-children"
    cost = 3

    def gain_bonus(self, me: Monster, held: Held) -> int:
        return 1


class GiantBrain(Keep):
    """One extra reroll."""

    id = "giant-brain"
    cost = 5

    def extra_rerolls(self, me: Monster, held: Held) -> int:
        return 1


class Gourmet(Keep):
    """2 extra victory points for three 1s."""

    id = "gourmet"
    cost = 4

    def dice_bonus(self, p: Position, me: Monster, held: Held) -> int:
        return 2 if p.state.dice.count(ONE) >= 3 else 0


class HealingRay(Keep):
    """The owner's hearts may heal others, who pay 2 energy for each life."""

    id = "healing-ray"
    cost = 4

    def heals_others(self) -> bool:
        return True

    def healing_price(self, patient: Monster, life: int) -> int:
        return min(patient.energy, 2 * life)


class Herbivore(Keep):
    """1 victory point for a turn in which the owner cost no other monster life."""

    id = "herbivore"
    cost = 5

    async def graze(self, t: Table, me: Monster, held: Held) -> None:
        if not board(t).facts.hurt:
            score(t, me, 1, self.id)


class HerdCuller(Keep):
    """One die per turn may be turned to 1."""

    id = "herd-culler"
    cost = 3

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        if question.kind != "change" or held.number in board(t).facts.used:
            return {}
        dice = [die for die, face in enumerate(t.state.dice) if face != ONE]
        return {f"cull {die + 1}": Instant(self._cull(t, me, held, die)) for die in dice}

    def _cull(self, t: Table, me: Monster, held: Held, die: int) -> Act:
        async def cull() -> None:
            board(t).facts.used += (held.number,)
            turn_die(t, me, die, ONE, self.id)

        return cull


class ItHasAChild(Keep):
    """At 0 life the owner loses its cards and points and carries on with 10 life."""

    id = "it-has-a-child"
    cost = 7

    def rescues(self) -> bool:
        return True


class Jets(Keep):
    """When attacked in Tokyo, the owner may yield before the damage."""

    id = "jets"
    cost = 5

    async def dodges(self, t: Table, me: Monster, held: Held) -> bool:
        dodges = await self.confirm(t, me, "dodge")
        if dodges:
            t.emit("dodged", me.seat, cause=self.id)
        return dodges


class MadeInALab(Keep):
    """In its buy step the owner may look at the top card of the deck, and buy it."""

    id = "made-in-a-lab"
    cost = 2

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        s = t.state
        if question.kind != "buy" or not (s.deck or s.discard):
            return {}
        if me.seat not in board(t).seen:
            return {"look": Instant(self._look(t, me))}
        card = t.game.card(board(t).top)
        cost = price(t, me, card)
        return {"buy top": Instant(self._buy(t, me, card), cost)} if cost <= purse(me) else {}

    def explain(self, t: Table, me: Monster, held: Held, question: Asked, text: str) -> IllegalAnswer | None:
        seen = question.kind == "buy" and text == "buy top" and me.seat in board(t).seen
        return too_dear(me, price(t, me, t.game.card(board(t).top))) if seen else None

    def _look(self, t: Table, me: Monster) -> Act:
        async def look() -> None:
            renew_deck(t)
            top = board(t).top or await reveal(t, Reveal("look", t.state.deck, self.id))
            set_top(t, top, (*board(t).seen, me.seat))
            t.emit("looked", me.seat, cause=self.id)

        return look

    def _buy(self, t: Table, me: Monster, card: Card) -> Act:
        async def buy() -> None:
            cost = price(t, me, card)
            await pay(t, me, cost, card.id)
            take_from_deck(t, t.game.known_top(t))
            await receive(t, me, card, cost)

        return buy


class Metamorph(Keep):
    """At the end of its turn the owner may sell cards for what it paid."""

    id = "metamorph"
    cost = 3

    async def sale(self, t: Table, me: Monster, held: Held) -> None:
        while (sale := await ask(t, me, lambda t, me: self._question(me))) is not None:
            await discard(t, me, sale.held, self.id)
            refund(t, me, sale.energy, self.id)
            await settle(t, self.id)

    def refund_of(self, sold: Held) -> int:
        """What selling a card pays back. (KT-RULING-45)"""
        return sold.paid

    def _question(self, me: Monster) -> Question[Sale | None]:
        options: dict[str, Sale | None] = {DONE: None}
        for held in me.cards:
            options.setdefault(f"sell {held.printed.id}", Sale(held, self.refund_of(held)))
        return Question(me.seat, "sell", options, self.id)


class MonsterBatteries(Keep):
    """Energy put on it is doubled, and 2 come back at the start of each turn."""

    id = "monster-batteries"
    cost = 2
    counters = ENDLESS

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        amount = await ask(t, me, lambda t, me: self._deposit(me))
        if amount:
            set_energy(t, me, me.energy - amount)
            t.emit("stored", me.seat, amount, cause=self.id)
        set_counter(t, me, held, 2 * amount)
        await self._run_down(t, me, held)

    def _deposit(self, me: Monster) -> Question[int]:
        return Question(me.seat, "deposit", {f"store {n}": n for n in range(me.energy + 1)}, self.id)

    async def turn_started(self, t: Table, me: Monster, held: Held) -> None:
        taken = min(2, held.counter)
        set_counter(t, me, held, held.counter - taken)
        refund(t, me, taken, self.id)
        await self._run_down(t, me, held)

    async def _run_down(self, t: Table, me: Monster, held: Held) -> None:
        if not held.counter and held in me.cards:
            await discard(t, me, held, self.id)


class NovaBreath(Keep):
    """The owner's attacks hit all other monsters."""

    id = "nova-breath"
    cost = 7

    def widens(self, p: Position, me: Monster, held: Held, targets: list[Monster]) -> list[Monster]:
        return p.state.others(me)


class Omnivore(Keep):
    """A 1, a 2 and a 3 bring 2 victory points."""

    id = "omnivore"
    cost = 4

    def dice_bonus(self, p: Position, me: Monster, held: Held) -> int:
        return 2 if {ONE, TWO, THREE} <= set(p.state.dice) else 0


class Opportunist(Keep):
    """The owner may buy cards as soon as they are turned up."""

    id = "opportunist"
    cost = 3

    def sees_first(self) -> bool:
        return True


class ParasiticTentacles(Keep):
    """In its buy step the owner may buy other monsters' Keep cards, paying their owners."""

    id = "parasitic-tentacles"
    cost = 4

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        if question.kind != "buy":
            return {}
        offers: dict[str, Instant] = {}
        for seller in t.state.others(me):
            for wanted in seller.cards:
                cost = price(t, me, wanted.printed)
                if cost <= purse(me):
                    take = Instant(self._take(t, me, seller, wanted), cost)
                    offers.setdefault(f"take {wanted.printed.id} {seller.name}", take)
        return offers

    def explain(self, t: Table, me: Monster, held: Held, question: Asked, text: str) -> IllegalAnswer | None:
        for seller in t.state.others(me) if question.kind == "buy" else ():
            for wanted in seller.cards:
                if text == f"take {wanted.printed.id} {seller.name}":
                    return too_dear(me, price(t, me, wanted.printed))
        return None

    def _take(self, t: Table, me: Monster, seller: Monster, wanted: Held) -> Act:
        async def take() -> None:
            cost = price(t, me, wanted.printed)
            await hand_over(t, me, seller, cost, self.id)
            await t.game.purchased(t, me)
            set_cards(t, seller, without(seller.cards, wanted))
            t.emit("taken", me.seat, cost, what=wanted.printed.id, other=seller.seat, cause=self.id)
            await wanted.card.lost(t, seller, wanted)
            wanted.owner, wanted.paid = me.seat, cost
            set_cards(t, me, (*me.cards, wanted))
            await settle(t, self.id)
            await cast(TokyoCard, wanted.printed).taken(t, me, wanted)

        return take


class PlotTwist(Keep):
    """One die may be turned to any face, which uses up the card."""

    id = "plot-twist"
    cost = 3

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        return die_changes(t, question, "twist", lambda die, face: self._twist(t, me, held, die, face))

    def _twist(self, t: Table, me: Monster, held: Held, die: int, face: Face) -> Act:
        async def twist() -> None:
            turn_die(t, me, die, face, self.id)
            await discard(t, me, held, self.id)

        return twist


def die_changes(t: Table, question: Asked, verb: str, act: Callable[[int, Face], Act]) -> dict[str, Instant]:
    """Every way to turn one die to another face, in the window for it. (KT-ROLL-9)"""
    if question.kind != "change":
        return {}
    return {
        f"{verb} {die + 1} {face}": Instant(act(die, face))
        for die, old in enumerate(t.state.dice)
        for face in FACES
        if face != old
    }


class PoisonQuills(Keep):
    """Three 2s deal 2 damage to everyone the owner could attack."""

    id = "poison-quills"
    cost = 3

    def dice_damage(self, p: Position, me: Monster, held: Held) -> int:
        return 2 if p.state.dice.count(TWO) >= 3 else 0


class Infecting(Keep):
    """A card that gives a token to each monster the owner damages."""

    token: ClassVar[str] = ""

    async def infects(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if strike.by is me:
            for hit in strike.hits:
                if hit.lost and hit.target is not me:
                    give_tokens(t, hit.target, self.token, self.id)


class PoisonSpit(Infecting):
    """Each monster the owner damages gets a poison token."""

    id = "poison-spit"
    cost = 4
    token = POISON


class PsychicProbe(Keep):
    """Once on each other monster's turn the owner may reroll one of its dice; a heart uses up the card."""

    id = "psychic-probe"
    cost = 3

    async def probes(self, t: Table, me: Monster, held: Held) -> None:
        die = await ask(t, me, self._question)
        if die >= 0 and await roll_again(t, me, die, self.id) == HEART:
            await discard(t, me, held, self.id)

    def _question(self, t: Table, me: Monster) -> Question[int]:
        options = {"pass": -1}
        options.update({f"probe {die + 1}": die for die in range(len(t.state.dice))})
        return Question(me.seat, "probe", options, self.id)


class RapidHealing(Keep):
    """2 energy heal 1 life, at any time."""

    id = "rapid-healing"
    cost = 3

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        moot = question.options.keys() <= {DONE}
        if moot or question.kind == "brace" or not self._possible(t, me):
            return {}
        return {f"use {self.id}": Instant(self._heal(t, me))}

    def braces(self, t: Table, me: Monster, held: Held, hit: Hit) -> dict[str, Act]:
        return {f"use {self.id}": self._heal(t, me)} if self._possible(t, me) else {}

    def explain(self, t: Table, me: Monster, held: Held, question: Asked, text: str) -> IllegalAnswer | None:
        asked = me is t.state.me and text == f"use {self.id}"
        return too_dear(me, 2) if asked and me.life < max_life(t, me) else None

    def _possible(self, t: Table, me: Monster) -> bool:
        return me.energy >= 2 and me.life < max_life(t, me)

    def _heal(self, t: Table, me: Monster) -> Act:
        async def use() -> None:
            await pay(t, me, 2, self.id)
            heal(t, me, 1, self.id)

        return use


class Regeneration(Keep):
    """Each healing gives the owner 1 extra life."""

    id = "regeneration"
    cost = 4

    def heal_bonus(self, me: Monster, held: Held) -> int:
        return 1


class RootingForTheUnderdog(Keep):
    """1 victory point at the end of the turn for having fewer points than anyone else."""

    id = "rooting-for-the-underdog"
    cost = 3

    async def underdog(self, t: Table, me: Monster, held: Held) -> None:
        if all(me.vp < other.vp for other in t.state.others(me)):
            score(t, me, self.copies_of(me), self.id)


class ShrinkRay(Infecting):
    """Each monster the owner damages gets a shrink token."""

    id = "shrink-ray"
    cost = 6
    token = SHRINK


class SmokeCloud(Keep):
    """An extra reroll, three times."""

    id = "smoke-cloud"
    cost = 4
    stock = 3
    counters = 3

    async def bought(self, t: Table, me: Monster, held: Held) -> None:
        set_counter(t, me, held, self.stock)

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        possible = question.kind in ROLLING and bool(t.state.dice)
        return {f"use {self.id}": Instant(self._puff(t, me, held))} if possible else {}

    def _puff(self, t: Table, me: Monster, held: Held) -> Act:
        async def puff() -> None:
            set_counter(t, me, held, held.counter - 1)
            add_reroll(t, me, self.id)
            if not held.counter:
                await discard(t, me, held, self.id)

        return puff


def add_reroll(t: Table, me: Monster, cause: str) -> None:
    """Give one more reroll."""
    set_rerolls(t, t.state.rerolls + 1)
    t.emit("extra-reroll", me.seat, 1, cause=cause)


class SolarPowered(Keep):
    """1 energy at the end of a turn that leaves the owner with none."""

    id = "solar-powered"
    cost = 2

    async def recharge(self, t: Table, me: Monster, held: Held) -> None:
        if not me.energy:
            await gain(t, me, self.copies_of(me), self.id)


class SpikedTail(Keep):
    """1 extra damage to each target of an attack."""

    id = "spiked-tail"
    cost = 5

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return 1


class Stretchy(Keep):
    """2 energy turn a die to any face."""

    id = "stretchy"
    cost = 3

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        return self._changes(t, me, question) if purse(me) >= 2 else {}

    def explain(self, t: Table, me: Monster, held: Held, question: Asked, text: str) -> IllegalAnswer | None:
        return too_dear(me, 2) if text in self._changes(t, me, question) else None

    def _changes(self, t: Table, me: Monster, question: Asked) -> dict[str, Instant]:
        return die_changes(t, question, "stretch", lambda die, face: self._stretch(t, me, die, face))

    def _stretch(self, t: Table, me: Monster, die: int, face: Face) -> Act:
        async def stretch() -> None:
            await pay(t, me, 2, self.id)
            turn_die(t, me, die, face, self.id)

        return stretch


class Telepath(Keep):
    """1 energy buys an extra reroll."""

    id = "telepath"
    cost = 4

    def instants(self, t: Table, me: Monster, held: Held, question: Asked) -> dict[str, Instant]:
        possible = question.kind in ROLLING and bool(t.state.dice) and purse(me) >= 1
        return {f"use {self.id}": Instant(self._think(t, me))} if possible else {}

    def explain(self, t: Table, me: Monster, held: Held, question: Asked, text: str) -> IllegalAnswer | None:
        rolled = question.kind in ROLLING and bool(t.state.dice)
        return too_dear(me, 1) if rolled and text == f"use {self.id}" else None

    def _think(self, t: Table, me: Monster) -> Act:
        async def think() -> None:
            await pay(t, me, 1, self.id)
            add_reroll(t, me, self.id)

        return think


class Urbavore(Keep):
    """In Tokyo: 1 extra victory point for starting a turn, and 1 extra damage."""

    id = "urbavore"
    cost = 4

    def start_bonus(self, me: Monster, held: Held) -> int:
        return 1

    def damage_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return int(in_tokyo(me))


class WereOnlyMakingItStronger(Keep):
    """1 energy for each damage event that costs the owner 2 life or more."""

    id = "we-re-only-making-it-stronger"
    cost = 3

    async def weakened(self, t: Table, me: Monster, held: Held, strike: Strike) -> None:
        if any(hit.target is me and hit.lost >= 2 for hit in strike.hits):
            await gain(t, me, self.copies_of(me), self.id)


class Wings(Keep):
    """2 energy cancel all damage to the owner for the rest of the turn."""

    id = "wings"
    cost = 6

    def braces(self, t: Table, me: Monster, held: Held, hit: Hit) -> dict[str, Act]:
        return {f"use {self.id}": self._spread(t, me, hit)} if purse(me) >= 2 else {}

    def _spread(self, t: Table, me: Monster, hit: Hit) -> Act:
        async def spread() -> None:
            await pay(t, me, 2, self.id)
            board(t).facts.shielded += (me.seat,)
            t.emit("shielded", me.seat, cause=self.id)
            hit.amount = 0

        return spread


KEEP: Final[tuple[TokyoCard, ...]] = (
    AcidAttack(),
    AlienMetabolism(),
    AlphaMonster(),
    ArmorPlating(),
    BackgroundDweller(),
    Burrowing(),
    Camouflage(),
    CompleteDestruction(),
    DedicatedNewsTeam(),
    EaterOfTheDead(),
    EnergyHoarder(),
    EvenBigger(),
    ExtraHead(),
    FireBreathing(),
    FreezeTime(),
    FriendOfChildren(),
    GiantBrain(),
    Gourmet(),
    HealingRay(),
    Herbivore(),
    HerdCuller(),
    ItHasAChild(),
    Jets(),
    MadeInALab(),
    Metamorph(),
    Mimic(),
    MonsterBatteries(),
    NovaBreath(),
    Omnivore(),
    Opportunist(),
    ParasiticTentacles(),
    PlotTwist(),
    PoisonQuills(),
    PoisonSpit(),
    PsychicProbe(),
    RapidHealing(),
    Regeneration(),
    RootingForTheUnderdog(),
    ShrinkRay(),
    SmokeCloud(),
    SolarPowered(),
    SpikedTail(),
    Stretchy(),
    Telepath(),
    Urbavore(),
    WereOnlyMakingItStronger(),
    Wings(),
)
