"""What can be known of a position in Tokyo, besides what both games share.

| question | answer |
| --- | --- |
| Tokyo | `occupant`, `bay_open`, `bay_closed`, `is_free`, `room` |
| what Tokyo pays | `duel`, `pay`, `starting`, `start_bonuses` |
| entering | `takes_tokyo`, `walks_in` |
| attacks | `facing`, `clawed`, `neighbours`, `damage_bonus`, `attack_bonus`, `hits_of`, `dice_hits` |
| the cards behind them | `enablers`, `strengtheners` |
| damage | `ignores`, `hits_among`, `parting_damage` |
| dice | `claws_added`, `dice_damage`, `number_points`, `dice_bonuses`, `heals_here` |
| cards | `healing_price`, `refund_of` |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from kaiju.core.position import Position
from kaiju.core.state import NOWHERE, Held, Hit, Monster, Place, Strengthener
from kaiju.tokyo.board import BAY, CITY, TOKYO, board, in_tokyo
from kaiju.tokyo.faces import CLAW
from kaiju.tokyo.language import own_cards

if TYPE_CHECKING:
    from kaiju.tokyo.game import Tokyo

ENTERING: Final = 1  # the points for entering Tokyo (KT-TOKYO-3)
STARTING: Final = 2  # the points for starting a turn there (KT-START-1)
NOTHING: Final = (0, 0)
DUEL: Final = 1  # the energy that a two-player duel pays instead (KT-2016-20)

# -- Tokyo -----------------------------------------------------------------------------------------


def occupant(p: Position, place: Place) -> Monster | None:
    """The monster in a place. (KT-TOKYO-6)"""
    for monster in p.state.monsters:
        if monster.place == place:
            return monster
    return None


def bay_open(p: Position) -> bool:
    """May Bay be used? (KT-SETUP-6, KT-BAY-9)"""
    return board(p).bay


def bay_closed(p: Position) -> str:
    """Why Bay is closed: too `few` monsters, or an `option`; empty while it is open. (KT-BAY-1, KT-BAY-9)"""
    if bay_open(p):
        return ""
    return "few" if len(p.state.living()) < 5 else "option"


def is_free(p: Position, place: Place) -> bool:
    """Is nobody in City, or nobody in Bay while that is open?"""
    return (place != BAY or bay_open(p)) and occupant(p, place) is None


def room(p: Position) -> Place:
    """Where a monster coming to Tokyo can go: City, else Bay, else nowhere. (KT-2016-2, KT-2016-4)"""
    if occupant(p, CITY) is None:
        return CITY
    return BAY if is_free(p, BAY) else NOWHERE


def duel(p: Position) -> bool:
    """Are two playing for energy instead of points in Tokyo? (KT-2016-20)"""
    return p.state.options.get("duel") == "on" and len(p.state.monsters) == 2


def pay(p: Position, points: int) -> tuple[int, int]:
    """The points and energy Tokyo pays where this many points are due. (KT-2016-20)"""
    return (0, DUEL) if duel(p) else (points, 0)


def starting(p: Position, me: Monster, place: Place) -> tuple[int, int]:
    """The points and energy for starting a turn in a place. (KT-START-1, KT-2016-20)"""
    if place not in TOKYO:
        return NOTHING
    points, energy = pay(p, STARTING)
    return points + sum([more for _, more in start_bonuses(me)]), energy


def start_bonuses(me: Monster) -> list[tuple[str, int]]:
    """A monster's cards that add to the points for starting a turn in Tokyo, and how many each adds."""
    return [(card.id, card.start_bonus(me, held)) for held, card in own_cards(me, "start_bonus")]


# -- attacks ---------------------------------------------------------------------------------------


def facing(p: Position, me: Monster) -> list[Monster]:
    """Whom a monster could attack from its place, clockwise. (KT-ATTACK-3, KT-ATTACK-4)"""
    inside = in_tokyo(me)
    return [monster for monster in p.state.others(me) if in_tokyo(monster) != inside]


def takes_tokyo(p: Position, me: Monster) -> bool:
    """Do a monster's claws take an empty City instead of attacking? (KT-ATTACK-7, KT-TOKYO-1)"""
    return me.place not in TOKYO and occupant(p, CITY) is None


def walks_in(p: Position, me: Monster, claws: int) -> Place:
    """Where a monster with this many claws goes without driving anyone out, if anywhere."""
    return cast("Tokyo", p.game).walks_in(p, me, claws)


def clawed(p: Position, me: Monster) -> list[Monster]:
    """Whom claws hit: those it could attack from its place, and those its cards add. (KT-ATTACK-11)"""
    hit = facing(p, me)
    for held, card in own_cards(me, "widens"):
        hit = card.widens(p, me, held, hit)
    return hit


def neighbours(p: Position, me: Monster) -> list[Monster]:
    """The nearest monsters still in the game to the left and to the right. (KT-GLOSS-6)"""
    others = p.state.others(me)
    return [others[0], others[-1]] if others else []


def damage_bonus(p: Position, by: Monster, target: Monster) -> int:
    """What a monster's cards add to any damage it deals to another. (KT-RULING-10)"""
    more = 0
    if target is not by:
        for held, card in own_cards(by, "damage_bonus"):
            more += card.damage_bonus(p, by, held, target)
    return more


def attack_bonus(p: Position, me: Monster, target: Monster) -> int:
    """What cards add to an attack on one target. (KT-ATTACK-10)"""
    more = damage_bonus(p, me, target)
    for held, card in own_cards(me, "attack_bonus"):
        more += card.attack_bonus(p, me, held, target)
    return more


def hits_of(p: Position, me: Monster, targets: list[Monster], amount: int) -> list[Hit]:
    """What an attack of this strength deals to its targets and to others. (KT-ATTACK-10, KT-2016-9)"""
    hits = [Hit(target, amount + attack_bonus(p, me, target)) for target in targets]
    for held, card in own_cards(me, "scorches"):
        _scorch(hits, card.scorches(p, me, held))
    return hits


def enablers(p: Position, me: Monster, target: Monster) -> list[str]:
    """The cards without which fewer claws, or none, would hit a target. (KT-2016-6, KT-ATTACK-11)"""
    found = [held.printed.id for held, more in claws_added(p, me, p.state.dice.count(CLAW)) if more]
    if in_tokyo(target) == in_tokyo(me):
        found += [held.printed.id for held, _ in own_cards(me, "widens")]
    return found


def strengtheners(p: Position, me: Monster, targets: list[Monster], kind: str) -> list[Strengthener]:
    """The cards that add to a strike of a kind, and how much to each target. (KT-ATTACK-10, KT-RULING-10)"""
    found: list[Strengthener] = []
    if not me.cards:
        return found
    others = [target for target in targets if target is not me]
    if kind != "card":
        for held, card in own_cards(me, "dice_damage"):
            more = card.dice_damage(p, me, held)
            found.append((held, {target.seat: more for target in targets}))
    for held, card in own_cards(me, "damage_bonus"):
        found.append((held, {one.seat: card.damage_bonus(p, me, held, one) for one in others}))
    if kind == "attack":
        for held, card in own_cards(me, "attack_bonus"):
            found.append((held, {one.seat: card.attack_bonus(p, me, held, one) for one in targets}))
        for held, card in own_cards(me, "scorches"):
            found.append((held, {victim.seat: 1 for victim in card.scorches(p, me, held)}))
    return found


def _scorch(hits: list[Hit], victims: list[Monster]) -> None:
    """Add one damage for each victim, whether a target or not."""
    for victim in victims:
        hit = next((hit for hit in hits if hit.target is victim), Hit(victim, 0))
        hit.amount += 1
        if hit not in hits:
            hits.append(hit)


def dice_hits(p: Position, me: Monster, amount: int) -> list[Hit]:
    """What the dice deal to each monster without a claw, which is not an attack. (KT-ATTACK-12)"""
    return [Hit(target, amount + damage_bonus(p, me, target)) for target in facing(p, me)]


def ignores(p: Position, me: Monster, amount: int) -> bool:
    """Does a monster take nothing from a damage event of this size? (KT-DAMAGE-3)"""
    if me.seat in board(p).facts.shielded:
        return True
    for _, card in own_cards(me, "ignores"):  # noqa: SIM110 (a plain loop takes half the time)
        if card.ignores(amount):
            return True
    return False


def hits_among(p: Position, me: Monster, among: list[Monster], claws: int) -> list[Hit]:
    """What the dice would cost these if they do nothing about it. (KT-ATTACK-10, KT-ATTACK-12)"""
    amount = claws + dice_damage(p, me)
    if claws:
        hits = hits_of(p, me, [monster for monster in clawed(p, me) if monster in among], amount)
    else:
        hits = dice_hits(p, me, amount) if amount else []
    found: list[Hit] = []
    for target in among:
        for hit in hits:
            if hit.target is target and hit.amount > 0 and not ignores(p, target, hit.amount):
                found.append(hit)
    return found


# -- dice ------------------------------------------------------------------------------------------


def claws_added(p: Position, me: Monster, rolled: int) -> list[tuple[Held, int]]:
    """The claws that each card adds to those rolled, starting with those that need none. (KT-2016-6)"""
    cards = own_cards(me, "extra_claws")
    sure = sum(card.extra_claws(p, me, held, 0) for held, card in cards)
    return [(held, card.extra_claws(p, me, held, rolled + sure)) for held, card in cards]


def dice_damage(p: Position, me: Monster) -> int:
    """How much damage a monster's dice deal besides claws. (KT-ATTACK-12)"""
    more = 0
    for held, card in own_cards(me, "dice_damage"):
        more += card.dice_damage(p, me, held)
    return more


def dice_bonuses(p: Position, me: Monster) -> list[tuple[str, int]]:
    """A monster's cards that may add points to its dice, and how many each adds."""
    return [(card.id, card.dice_bonus(p, me, held)) for held, card in own_cards(me, "dice_bonus")]


def number_points(at: int, count: int) -> int:
    """The points for this many dice showing the number at this index. (KT-VP-1, KT-VP-2)"""
    return at + 1 + count - 3 if count >= 3 else 0


def heals_here(me: Monster) -> bool:
    """Do hearts give a monster life where it is? (KT-HEART-2)"""
    return me.place not in TOKYO


# -- cards -----------------------------------------------------------------------------------------


def parting_damage(me: Monster) -> int:
    """What a yielding monster deals to the one that takes its place. (KT-YIELD-10)"""
    return sum(card.parting_damage(me, held) for held, card in own_cards(me, "parting_damage"))


def healing_price(me: Monster, patient: Monster, life: int) -> int:
    """What another monster pays for the life that `me` gives it, if it can give any. (KT-RULING-25)"""
    return max((card.healing_price(patient, life) for _, card in own_cards(me, "heals_others")), default=0)


def refund_of(me: Monster, sold: Held) -> int:
    """What a monster gets for selling a card, if it may. (KT-RULING-45)"""
    return max((card.refund_of(sold) for _, card in own_cards(me, "refund_of")), default=0)
