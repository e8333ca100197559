"""Where it is good to stand: the boroughs, Manhattan, and when to leave it."""

from __future__ import annotations

from typing import Final

from kaiju.bots.newyork.destruction import haul
from kaiju.bots.newyork.perspective import NewYorkPerspective
from kaiju.bots.perspective import DEATH, ENERGY_WORTH, WIN
from kaiju.core.state import Monster, Place
from kaiju.newyork.city import MANHATTAN, TRACK, TRACK_5_6, borough_of, inside
from kaiju.newyork.language import NewYorkCard
from kaiju.newyork.position import INCOME

CARE: Final = 0.25  # how much of a borough's riches one turn there is likely to bring


def site(pov: NewYorkPerspective, borough: Place) -> float:
    """What standing in a borough is worth, for what there is to destroy, to fear and to buy."""
    worth = CARE * haul(pov, borough, 3)
    worth -= 0.12 * len(pov.city.boroughs[borough].units) * (1 + 4 / pov.me.life)
    for card in pov.state.row:
        if isinstance(card, NewYorkCard) and borough in card.discount and card.cost <= pov.me.energy + 1:
            worth += 0.4
    return worth + _likes(pov, borough)


def _likes(pov: NewYorkPerspective, borough: Place) -> float:
    """What some cards make of a borough."""
    worth = 1.0 if borough == "queens" and pov.owns("king-of-queens") else 0.0
    if pov.owns("tourist") and not pov.city.boroughs[borough].souvenir:
        worth += 1 + ENERGY_WORTH
    return worth


def attackers(pov: NewYorkPerspective) -> list[Monster]:
    """Who outside takes a turn before this Monster does."""
    return [monster for monster in _until_me(pov) if not inside(monster)]


def _until_me(pov: NewYorkPerspective) -> list[Monster]:
    """The Monsters that come after the active one and before this one."""
    around = pov.state.clockwise(pov.state.active)[1:]
    seats = [monster.seat for monster in around]
    return around[: seats.index(pov.me.seat)] if pov.me.seat in seats else around


def peril(pov: NewYorkPerspective, foes: int, life: int) -> float:
    """What the attacks to come cost in Manhattan, where nobody heals."""
    return foes * (pov.blow(life) * -DEATH / 2 + 0.35)


def enter(pov: NewYorkPerspective) -> float:
    """What it is worth to be in Manhattan at the end of this turn."""
    foes = sum(not inside(monster) for monster in pov.others)
    return pov.points(1) + 2 - peril(pov, foes, pov.me.life) + _likes(pov, MANHATTAN)


def income(pov: NewYorkPerspective) -> float:
    """What the zone pays at the start of the next turn."""
    place = pov.me.place
    track = TRACK if place in TRACK else TRACK_5_6
    vp, energy = INCOME[track.index(place)]
    return pov.points(vp) + energy * ENERGY_WORTH


def flee(pov: NewYorkPerspective, text: str) -> float:
    """Stay for the income, or leave before somebody strikes again."""
    me, attacker = pov.me, pov.state.me
    if text == "stay":
        health = pov.life(3) * 0.35  # what could be healed outside
        later = peril(pov, len(pov.others), me.life) * 0.25  # the round after the next turn
        stay = site(pov, MANHATTAN) + income(pov)
        return stay - peril(pov, len(attackers(pov)), me.life) - later - health
    crown = WIN / 2 if attacker.vp + 1 >= pov.view.game.winning_vp and not inside(attacker) else 0.0
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
    cards = [card for card in pov.state.row if isinstance(card, NewYorkCard)]
    return ENERGY_WORTH * sum(card.toll for card in cards)


def ride(pov: NewYorkPerspective, text: str) -> float:
    """Subway: worth it if the new place is clearly better."""
    if text == "subway advance":
        return 0.5 - _toll(pov)
    borough = Place(text.split()[1])
    if pov.is_inside() or pov.me.seat in pov.city.facts.entered:
        return 0.0
    return enter(pov) - _toll(pov) if borough == MANHATTAN else 0.0


def send(pov: NewYorkPerspective, text: str) -> float:
    """Stink Attack: Units belong where others stand."""
    if text == "done":
        return 0.0
    crowd = pov.neighbours(Place(text.split()[2]))
    return 0.1 + 0.2 * len(crowd) + sum(0.02 * monster.vp for monster in crowd)
