"""What results are worth: for each face, as many as there may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kaiju.bots.keeping import Keeping, Totals, picked
from kaiju.bots.newyork.market import gains
from kaiju.bots.newyork.places import enter
from kaiju.bots.newyork.sight import Sight
from kaiju.bots.newyork.wrecking import MOST_POINTS, around, hauls
from kaiju.bots.outlook import DEATH, ENERGY_WORTH, mixed, saving
from kaiju.core.state import NOBODY, Face, Monster
from kaiju.newyork.city import borough_of, inside
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.language import own_cards
from kaiju.newyork.tokens import JINX, WEB

MOST: Final = MOST_POINTS
STARDOM: Final = 5.0  # what Superstar is worth to its owner from the first turn on
WEB_WORTH: Final = 1.5  # what it is worth to be rid of a token
JINX_WORTH: Final = 0.4

# Symbols that cards add after the roll, and faces that must not be left over.
ADDED: Final[Mapping[str, tuple[Face, ...]]] = {
    "stomp": (DESTRUCTION,),
    "towering-titan": (ATTACK, ATTACK),
}
DREADED: Final[Mapping[str, Face]] = {"natural-selection": CELEBRITY}


def energy(sight: Sight) -> list[float]:
    """Energy pays for cards."""
    amounts = []
    for count in range(MOST + 1):
        amount = count
        for _, card in own_cards(sight.me, "energy_results"):
            amount = card.energy_results(amount)
        amounts.append(amount)
    return saving(sight.me.energy, amounts, gains(sight))


def heal(sight: Sight) -> list[float]:
    """Life, or rid of Jinx tokens: the best mixture."""
    return mixed(healing(sight), sight.me.tokens.get(JINX, 0), JINX_WORTH)


def healing(sight: Sight) -> list[float]:
    """Life outside Manhattan, nothing inside."""
    return [0.0 if sight.is_inside() else sight.life(count) for count in range(MOST + 1)]


def attack(sight: Sight) -> list[float]:
    """Blows, or rid of Web tokens: the best mixture."""
    return mixed(hitting(sight), sight.me.tokens.get(WEB, 0), WEB_WORTH)


def hitting(sight: Sight) -> list[float]:
    """Blows on all Monsters across the water, and the way into Manhattan."""
    if not sight.city.facts.occupied:
        return [0.0] * (MOST + 1)
    targets = [monster for monster in sight.others if inside(monster) != sight.is_inside()]
    factor = 1
    for held in sight.me.cards:
        if "attack_factor" in held.card.acts:
            factor *= held.card.attack_factor(sight.me, held)
    return [_blows(sight, targets, count * factor) for count in range(MOST + 1)]


def _blows(sight: Sight, targets: list[Monster], damage: int) -> float:
    worth: float = sum(sight.harm(target, damage) for target in targets)
    # Whoever is driven out or knocked out leaves a place that this Monster must take.
    if damage and any(inside(target) and target.life - damage <= 6 for target in targets):
        worth += enter(sight)
    return worth


def destruction(sight: Sight) -> list[float]:
    """The best that so many points can do in this borough."""
    return hauls(around(sight, borough_of(sight.me), sight.city.facts.units_only))


def celebrity(sight: Sight) -> list[float]:
    """A point each for the Superstar; three make one."""
    owner = sight.city.superstar
    if owner == sight.me.seat:
        return [sight.points(count) if count else 0.0 for count in range(MOST + 1)]
    needed = 3
    if owner != NOBODY:
        guards = own_cards(sight.state.monsters[owner], "superstar_needed")
        needed = max([3, *[card.superstar_needed() for _, card in guards]])
    fame = STARDOM * sight.remaining() + (1 if owner != NOBODY else 0)
    return [fame + sight.points(count - 2) if count >= needed else 0.0 for count in range(MOST + 1)]


def ouch(sight: Sight) -> list[float]:
    """Units fire: on this Monster, on its borough, on all; three pay the Statue."""
    own = _burn(sight, sight.me)
    if own == DEATH:
        return [0.0] + [DEATH] * MOST
    two = own + sum(_burn(sight, monster) for monster in sight.neighbours(borough_of(sight.me)))
    three = own + sum(_burn(sight, monster) for monster in sight.others)
    if sight.city.statue != sight.me.seat:
        three += sight.points(3) + (1.5 if sight.city.statue != NOBODY else 0)
    return [0.0, own, two, *([three] * (MOST - 2))]


def _burn(sight: Sight, monster: Monster) -> float:
    units = sight.units(monster)
    if monster is not sight.me:
        return sight.harm(monster, units)
    spared = any(held.card.id == "bulletproof" for held in monster.cards)
    damage = max(0, units - spared)
    return sight.life(-damage) if damage else 0.0


WORTHS: Final[Mapping[Face, Callable[[Sight], list[float]]]] = {
    ENERGY: energy,
    ATTACK: attack,
    HEAL: heal,
    DESTRUCTION: destruction,
    CELEBRITY: celebrity,
    OUCH: ouch,
}


def totals(sight: Sight) -> Totals:
    """What 0, 1, 2 ... results of each face are worth now; worked out once for each question."""
    if not sight.totals:
        sight.totals = {face: WORTHS[face](sight) for face in FACES}
        for held in sight.me.cards:
            dread = DREADED.get(held.card.id)
            if dread:
                sight.totals = {**sight.totals, dread: [0.0] + [DEATH] * MOST}
    return sight.totals


def reroll(sight: Sight, text: str) -> float:
    """What the roll comes to if these dice are rolled again, and others once more after that."""
    if sight.keeping is None:
        sight.keeping = Keeping(totals(sight), sight.state.rerolls)
    dice, again = sight.state.dice, picked(text)
    jinx = sight.me.tokens.get(JINX, 0)
    toll = jinx if jinx and any(dice[die] == OUCH for die in again) else 0
    return sight.keeping.without(dice + _to_be_added(sight), again) - toll * ENERGY_WORTH


def _to_be_added(sight: Sight) -> list[Face]:
    return [face for held in sight.me.cards for face in ADDED.get(held.card.id, ())]
