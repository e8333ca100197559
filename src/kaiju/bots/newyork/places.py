"""Where it is good to stand: the boroughs, Manhattan, and when to leave it."""

from __future__ import annotations

from typing import Final

from kaiju.bots.newyork.sight import Sight
from kaiju.bots.newyork.wrecking import haul
from kaiju.bots.outlook import DEATH, ENERGY_WORTH, WIN
from kaiju.core.state import Monster, Place
from kaiju.newyork.city import MANHATTAN, TRACK, TRACK_5_6, borough_of, inside
from kaiju.newyork.game import INCOME
from kaiju.newyork.language import NewYorkCard

CARE: Final = 0.25  # how much of a borough's riches one turn there is likely to bring


def site(sight: Sight, borough: Place) -> float:
    """What standing in a borough is worth, for what there is to destroy, to fear and to buy."""
    worth = CARE * haul(sight, borough, 3)
    worth -= 0.12 * len(sight.city.boroughs[borough].units) * (1 + 4 / sight.me.life)
    for card in sight.state.row:
        if isinstance(card, NewYorkCard) and borough in card.discount and card.cost <= sight.me.energy + 1:
            worth += 0.4
    return worth + _likes(sight, borough)


def _likes(sight: Sight, borough: Place) -> float:
    """What some cards make of a borough."""
    worth = 1.0 if borough == "queens" and sight.owns("king-of-queens") else 0.0
    if sight.owns("tourist") and not sight.city.boroughs[borough].souvenir:
        worth += 1 + ENERGY_WORTH
    return worth


def attackers(sight: Sight) -> list[Monster]:
    """Who outside takes a turn before this Monster does."""
    return [monster for monster in _until_me(sight) if not inside(monster)]


def _until_me(sight: Sight) -> list[Monster]:
    """The Monsters that come after the active one and before this one."""
    around = sight.state.clockwise(sight.state.active)[1:]
    seats = [monster.seat for monster in around]
    return around[: seats.index(sight.me.seat)] if sight.me.seat in seats else around


def peril(sight: Sight, foes: int, life: int) -> float:
    """What the attacks to come cost in Manhattan, where nobody heals."""
    return foes * (sight.blow(life) * -DEATH / 2 + 0.35)


def enter(sight: Sight) -> float:
    """What it is worth to be in Manhattan at the end of this turn."""
    foes = sum(not inside(monster) for monster in sight.others)
    return sight.points(1) + 2 - peril(sight, foes, sight.me.life) + _likes(sight, MANHATTAN)


def income(sight: Sight) -> float:
    """What the zone pays at the start of the next turn."""
    place = sight.me.place
    track = TRACK if place in TRACK else TRACK_5_6
    vp, energy = INCOME[track.index(place)]
    return sight.points(vp) + energy * ENERGY_WORTH


def flee(sight: Sight, text: str) -> float:
    """Stay for the income, or leave before somebody strikes again."""
    me, attacker = sight.me, sight.state.me
    if text == "stay":
        health = sight.life(3) * 0.35  # what could be healed outside
        later = peril(sight, len(sight.others), me.life) * 0.25  # the round after the next turn
        stay = site(sight, MANHATTAN) + income(sight)
        return stay - peril(sight, len(attackers(sight)), me.life) - later - health
    crown = WIN / 2 if attacker.vp + 1 >= sight.view.game.winning_vp and not inside(attacker) else 0.0
    return site(sight, Place(text.split()[1])) - crown - _toll(sight)


def move(sight: Sight, text: str) -> float:
    """The better borough; a move may cost a toll."""
    if text in ("stay", "pass"):
        return site(sight, borough_of(sight.me)) + 0.1 if not sight.is_inside() else 0.0
    if text == "advance":
        return 1.0 - _toll(sight)
    borough = Place(text.split()[1])
    return (enter(sight) if borough == MANHATTAN else site(sight, borough)) - _toll(sight)


def _toll(sight: Sight) -> float:
    cards = [card for card in sight.state.row if isinstance(card, NewYorkCard)]
    return ENERGY_WORTH * sum(card.toll for card in cards)


def ride(sight: Sight, text: str) -> float:
    """Subway: worth it if the new place is clearly better."""
    if text == "subway advance":
        return 0.5 - _toll(sight)
    borough = Place(text.split()[1])
    if sight.is_inside() or sight.me.seat in sight.city.facts.entered:
        return 0.0
    return enter(sight) - _toll(sight) if borough == MANHATTAN else 0.0


def send(sight: Sight, text: str) -> float:
    """Stink Attack: Units belong where others stand."""
    if text == "done":
        return 0.0
    crowd = sight.neighbours(Place(text.split()[2]))
    return 0.1 + 0.2 * len(crowd) + sum(0.02 * monster.vp for monster in crowd)
