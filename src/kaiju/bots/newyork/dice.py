"""What results are worth: for each face, as many as there may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kaiju.bots.dice import RollForecast, Totals, picked
from kaiju.bots.newyork.destruction import MOST_POINTS, around, hauls
from kaiju.bots.newyork.market import gains
from kaiju.bots.newyork.perspective import NewYorkPerspective
from kaiju.bots.newyork.places import enter
from kaiju.bots.perspective import DEATH, ENERGY_WORTH, mixed, saving
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


def energy(pov: NewYorkPerspective) -> list[float]:
    """Energy pays for cards."""
    amounts = []
    for count in range(MOST + 1):
        amount = count
        for _, card in own_cards(pov.me, "energy_results"):
            amount = card.energy_results(amount)
        amounts.append(amount)
    return saving(pov.me.energy, amounts, gains(pov))


def heal(pov: NewYorkPerspective) -> list[float]:
    """Life, or rid of Jinx tokens: the best mixture."""
    return mixed(healing(pov), pov.me.tokens.get(JINX, 0), JINX_WORTH)


def healing(pov: NewYorkPerspective) -> list[float]:
    """Life outside Manhattan, nothing inside."""
    return [0.0 if pov.is_inside() else pov.life(count) for count in range(MOST + 1)]


def attack(pov: NewYorkPerspective) -> list[float]:
    """Blows, or rid of Web tokens: the best mixture."""
    return mixed(hitting(pov), pov.me.tokens.get(WEB, 0), WEB_WORTH)


def hitting(pov: NewYorkPerspective) -> list[float]:
    """Blows on all Monsters across the water, and the way into Manhattan."""
    if not pov.city.facts.occupied:
        return [0.0] * (MOST + 1)
    targets = [monster for monster in pov.others if inside(monster) != pov.is_inside()]
    factor = 1
    for held in pov.me.cards:
        if "attack_factor" in held.card.acts:
            factor *= held.card.attack_factor(pov.me, held)
    return [_blows(pov, targets, count * factor) for count in range(MOST + 1)]


def _blows(pov: NewYorkPerspective, targets: list[Monster], damage: int) -> float:
    worth: float = sum(pov.harm(target, damage) for target in targets)
    # Whoever is driven out or knocked out leaves a place that this Monster must take.
    if damage and any(inside(target) and target.life - damage <= 6 for target in targets):
        worth += enter(pov)
    return worth


def destruction(pov: NewYorkPerspective) -> list[float]:
    """The best that so many points can do in this borough."""
    return hauls(around(pov, borough_of(pov.me), pov.city.facts.units_only))


def celebrity(pov: NewYorkPerspective) -> list[float]:
    """A point each for the Superstar; three make one."""
    owner = pov.city.superstar
    if owner == pov.me.seat:
        return [pov.points(count) if count else 0.0 for count in range(MOST + 1)]
    needed = 3
    if owner != NOBODY:
        guards = own_cards(pov.state.monsters[owner], "superstar_needed")
        needed = max([3, *[card.superstar_needed() for _, card in guards]])
    fame = STARDOM * pov.remaining() + (1 if owner != NOBODY else 0)
    return [fame + pov.points(count - 2) if count >= needed else 0.0 for count in range(MOST + 1)]


def ouch(pov: NewYorkPerspective) -> list[float]:
    """Units fire: on this Monster, on its borough, on all; three pay the Statue."""
    own = _burn(pov, pov.me)
    if own == DEATH:
        return [0.0] + [DEATH] * MOST
    two = own + sum(_burn(pov, monster) for monster in pov.neighbours(borough_of(pov.me)))
    three = own + sum(_burn(pov, monster) for monster in pov.others)
    if pov.city.statue != pov.me.seat:
        three += pov.points(3) + (1.5 if pov.city.statue != NOBODY else 0)
    return [0.0, own, two, *([three] * (MOST - 2))]


def _burn(pov: NewYorkPerspective, monster: Monster) -> float:
    units = pov.units(monster)
    if monster is not pov.me:
        return pov.harm(monster, units)
    spared = any(held.card.id == "bulletproof" for held in monster.cards)
    damage = max(0, units - spared)
    return pov.life(-damage) if damage else 0.0


WORTHS: Final[Mapping[Face, Callable[[NewYorkPerspective], list[float]]]] = {
    ENERGY: energy,
    ATTACK: attack,
    HEAL: heal,
    DESTRUCTION: destruction,
    CELEBRITY: celebrity,
    OUCH: ouch,
}


def totals(pov: NewYorkPerspective) -> Totals:
    """What 0, 1, 2 ... results of each face are worth now; worked out once for each question."""
    if not pov.totals:
        pov.totals = {face: WORTHS[face](pov) for face in FACES}
        for held in pov.me.cards:
            dread = DREADED.get(held.card.id)
            if dread:
                pov.totals = {**pov.totals, dread: [0.0] + [DEATH] * MOST}
    return pov.totals


def reroll(pov: NewYorkPerspective, text: str) -> float:
    """What the roll comes to if these dice are rolled again, and others once more after that."""
    if pov.forecast is None:
        pov.forecast = RollForecast(totals(pov), pov.state.rerolls)
    dice, again = pov.state.dice, picked(text)
    jinx = pov.me.tokens.get(JINX, 0)
    toll = jinx if jinx and any(dice[die] == OUCH for die in again) else 0
    return pov.forecast.without(dice + _to_be_added(pov), again) - toll * ENERGY_WORTH


def _to_be_added(pov: NewYorkPerspective) -> list[Face]:
    return [face for held in pov.me.cards for face in ADDED.get(held.card.id, ())]
