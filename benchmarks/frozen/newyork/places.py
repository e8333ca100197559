"""Where it is good to be: the boroughs, Manhattan, and when to leave it."""

from __future__ import annotations

from typing import Final

from benchmarks.frozen.newyork.destruction import haul
from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.perspective import DEATH, ENERGY_WORTH, WIN
from kaiju.core.position import entering, income
from kaiju.core.state import Monster, Place
from kaiju.newyork.city import MANHATTAN, borough_of, inside
from kaiju.newyork.language import NewYorkCard
from kaiju.newyork.position import toll

HOME: Final = 1.0  # what being in a place that a card favours is worth
CARE: Final = 0.25  # how much of a borough's riches one turn there is likely to bring


def site(pov: NewYorkPerspective, borough: Place) -> float:
    """What being in a borough is worth, given what there is to destroy, to fear and to buy."""
    worth = CARE * haul(pov, borough, 3)
    worth -= 0.12 * len(pov.city.boroughs[borough].units) * (1 + 4 / pov.me.life)
    for card in pov.state.row:
        if isinstance(card, NewYorkCard) and borough in card.discount and card.cost <= pov.me.energy + 1:
            worth += 0.4
    return worth + _likes(pov, borough)


def _likes(pov: NewYorkPerspective, borough: Place) -> float:
    """What a Monster's cards add to the worth of a borough."""
    worth = 0.0
    for opinion in pov.opinions:
        if opinion.home == borough:
            worth += HOME
        if not pov.city.boroughs[borough].souvenir:
            worth += opinion.souvenir
    return worth


def attackers(pov: NewYorkPerspective) -> list[Monster]:
    """Who outside takes a turn before this Monster."""
    return [monster for monster in pov.until_me() if not inside(monster)]


def peril(pov: NewYorkPerspective, foes: int, life: int) -> float:
    """What the coming attacks cost in Manhattan, where nobody heals."""
    return foes * (pov.blow(life) * -DEATH / 2 + 0.35)


def enter(pov: NewYorkPerspective) -> float:
    """What being in Manhattan at the end of this turn is worth."""
    foes = sum(not inside(monster) for monster in pov.others)
    return pov.pay(entering(pov.view, pov.me)) + 2 - peril(pov, foes, pov.me.life) + _likes(pov, MANHATTAN)


def flee(pov: NewYorkPerspective, text: str) -> float:
    """Stay for the income, or leave before the next attack."""
    me, attacker = pov.me, pov.state.me
    if text == "stay":
        health = pov.life(3) * 0.35  # what could be healed outside
        later = peril(pov, len(pov.others), me.life) * 0.25  # the round after the next turn
        stay = site(pov, MANHATTAN) + pov.pay(income(pov.view, me))
        return stay - peril(pov, len(attackers(pov)), me.life) - later - health
    wins = attacker.vp + entering(pov.view, attacker)[0] >= pov.view.game.winning_vp
    crown = WIN / 2 if wins and not inside(attacker) else 0.0
    return site(pov, Place(text.split()[1])) - crown - _toll(pov)


def move(pov: NewYorkPerspective, text: str) -> float:
    """The better borough; a move may cost a toll."""
    if text in ("stay", "pass"):
        return site(pov, borough_of(pov.me)) + 0.1 if not pov.is_inside() else 0.0
    if text == "advance":
        return 1.0 - _toll(pov)
    borough = Place(text.split()[1])
    return (enter(pov) if borough == MANHATTAN else site(pov, borough)) - _toll(pov)


def _toll(pov: NewYorkPerspective) -> float:
    return ENERGY_WORTH * toll(pov.view)


def ride(pov: NewYorkPerspective, text: str) -> float:
    """An extra move: worth it if the new place is clearly better."""
    if text.split()[1] == "advance":
        return 0.5 - _toll(pov)
    borough = Place(text.split()[1])
    if pov.is_inside() or pov.me.seat in pov.city.facts.entered:
        return 0.0
    return enter(pov) - _toll(pov) if borough == MANHATTAN else 0.0


def send(pov: NewYorkPerspective, text: str) -> float:
    """Units belong where the other Monsters are."""
    if text == "done":
        return 0.0
    crowd = pov.neighbours(Place(text.split()[2]))
    return 0.1 + 0.2 * len(crowd) + sum(0.02 * monster.vp for monster in crowd)
