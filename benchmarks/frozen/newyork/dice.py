"""What results are worth: for each face, for every possible count."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from benchmarks.frozen.dice import RollForecast, Totals, picked
from benchmarks.frozen.newyork.destruction import MOST_POINTS, around, hauls
from benchmarks.frozen.newyork.market import gains
from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.newyork.places import enter
from benchmarks.frozen.perspective import DEATH, ENERGY_WORTH, mixed, saving
from kaiju.core.position import damage, gaining, reroll_toll, targets
from kaiju.core.state import NOBODY, Face, Monster
from kaiju.newyork.city import borough_of, inside
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.position import (
    STATUE_POINTS,
    added_results,
    celebrity_points,
    energy_results,
    heals_here,
    ouch_damage,
)
from kaiju.newyork.tokens import JINX, WEB

MOST: Final = MOST_POINTS
GIVES_WAY: Final = 6  # a Monster with no more Life than this is likely to flee
STARDOM: Final = 5.0  # what Superstar is worth to its owner in the first turn
WEB_WORTH: Final = 1.5  # what getting rid of a token is worth
JINX_WORTH: Final = 0.4


def _counts(pov: NewYorkPerspective) -> range:
    """The possible counts of one face, and one more in case a die is changed."""
    state = pov.state
    return range(len(state.dice) + len(state.added) + len(added_results(pov.view, pov.me)) + 2)


def energy(pov: NewYorkPerspective) -> list[float]:
    """Energy pays for cards."""
    amounts = [gaining(pov.me, energy_results(pov.me, count)) for count in _counts(pov)]
    return saving(pov.me.energy, amounts, gains(pov))


def heal(pov: NewYorkPerspective) -> list[float]:
    """Life, or fewer Jinx tokens: the best combination."""
    return mixed(healing(pov), pov.me.tokens.get(JINX, 0), JINX_WORTH)


def healing(pov: NewYorkPerspective) -> list[float]:
    """Life outside Manhattan, nothing inside."""
    heals = heals_here(pov.me)
    return [pov.life(count) if heals else 0.0 for count in _counts(pov)]


def attack(pov: NewYorkPerspective) -> list[float]:
    """Hits, or fewer Web tokens: the best combination."""
    return mixed(hitting(pov), pov.me.tokens.get(WEB, 0), WEB_WORTH)


def hitting(pov: NewYorkPerspective) -> list[float]:
    """Hits on all Monsters across the water, and the way into Manhattan."""
    found = targets(pov.view, pov.me)
    if not found:
        return [0.0 for _ in _counts(pov)]
    way = enter(pov)
    return [_blows(pov, found, count, way) for count in _counts(pov)]


def _blows(pov: NewYorkPerspective, found: list[Monster], results: int, way: float) -> float:
    worth, opens = 0.0, False
    for target in found:
        lost = damage(pov.view, pov.me, target, results)
        worth += pov.harm(target, lost)
        # A Monster driven or knocked out leaves a place that this one must take.
        opens = opens or (lost > 0 and inside(target) and target.life - lost <= GIVES_WAY)
    return worth + way if opens else worth


def destruction(pov: NewYorkPerspective) -> list[float]:
    """The most that this many points can do in this borough."""
    return hauls(around(pov, borough_of(pov.me), pov.city.facts.units_only))


def celebrity(pov: NewYorkPerspective) -> list[float]:
    """Points for the Superstar; enough results make a new one."""
    points = [celebrity_points(pov.view, pov.me, count) for count in _counts(pov)]
    owner = pov.city.superstar
    if owner == pov.me.seat:
        return [pov.points(count) if count else 0.0 for count in points]
    fame = STARDOM * pov.remaining() + (1 if owner != NOBODY else 0)
    return [fame + pov.points(count) if count else 0.0 for count in points]


def ouch(pov: NewYorkPerspective) -> list[float]:
    """Units fire at this Monster, at its borough, or at all; three results win the Statue."""
    own = _burn(pov, pov.me)
    if own == DEATH:
        return [0.0] + [DEATH] * MOST
    two = own + sum(_burn(pov, monster) for monster in pov.neighbours(borough_of(pov.me)))
    three = own + sum(_burn(pov, monster) for monster in pov.others)
    if pov.city.statue != pov.me.seat:
        three += pov.points(STATUE_POINTS) + (1.5 if pov.city.statue != NOBODY else 0)
    return [0.0, own, two, *([three] * (MOST - 2))]


def _burn(pov: NewYorkPerspective, monster: Monster) -> float:
    lost = ouch_damage(pov.view, monster)
    if monster is not pov.me:
        return pov.harm(monster, lost)
    return pov.life(-lost) if lost else 0.0


WORTHS: Final[Mapping[Face, Callable[[NewYorkPerspective], list[float]]]] = {
    ENERGY: energy,
    ATTACK: attack,
    HEAL: heal,
    DESTRUCTION: destruction,
    CELEBRITY: celebrity,
    OUCH: ouch,
}


def totals(pov: NewYorkPerspective) -> Totals:
    """What 0, 1, 2 ... results of each face are worth now; worked out once per question."""
    if not pov.totals:
        pov.totals = {face: WORTHS[face](pov) for face in FACES}
        for opinion in pov.opinions:
            if opinion.dread:
                pov.totals = {**pov.totals, Face(opinion.dread): [0.0] + [DEATH] * MOST}
    return pov.totals


def reroll(pov: NewYorkPerspective, text: str) -> float:
    """The expected worth of the roll if these dice are rerolled, and others once more after that."""
    dice, again = pov.state.dice, picked(text)
    if pov.forecast is None:
        pov.forecast = RollForecast(totals(pov), pov.state.rerolls)
        pov.results = dice + added_results(pov.view, pov.me)
        pov.tolled = reroll_toll(pov.view, pov.me, dice) > 0
    toll = reroll_toll(pov.view, pov.me, [dice[die] for die in again]) if pov.tolled else 0
    return pov.forecast.without(pov.results, again) - toll * ENERGY_WORTH
