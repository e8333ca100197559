"""What every roll comes to in New York: all six faces as the rules have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.features import Columns
from kaiju.bots.newyork.destruction import around
from kaiju.bots.newyork.dice import ADDED, DREADED
from kaiju.bots.newyork.market import price
from kaiju.bots.newyork.perspective import NewYorkPerspective
from kaiju.bots.outcomes import Numbers, Outcomes, Rows
from kaiju.core.state import NOBODY, Held, Monster
from kaiju.newyork.city import MANHATTAN, borough_of, inside
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.language import NewYorkCard, own_cards
from kaiju.newyork.position import INCOME, has_room
from kaiju.newyork.tiles import BUILDINGS
from kaiju.newyork.tokens import JINX, WEB
from kaiju.odds.multisets import Counts

MOST: Final = 14
SUPERSTAR, STATUE, UNITS, ZONE, JINXES, WEBS = range(6)  # the extra features that a roll can change


class Haul(NamedTuple):
    """The best that some Destruction points can do: what it is worth, and what it brings."""

    worth: float = 0.0
    vp: float = 0.0
    energy: float = 0.0
    life: float = 0.0
    units: float = 0.0

    def beside(self, more: Haul) -> Haul:
        """The same and one tile more."""
        return Haul._make([mine + new for mine, new in zip(self, more, strict=True)])


def outcomes(evaluation: Evaluation, pov: NewYorkPerspective, counts: Counts) -> Outcomes:
    """What comes of each roll, given by its number of every face."""
    rolls = {face: counts[:, at].astype(np.float64) for at, face in enumerate(FACES)}
    added = [face for held in pov.me.cards for face in ADDED.get(held.card.id, ())]
    for face in [*pov.state.added, *added]:
        rolls[face] += 1
    end = Outcomes(evaluation, pov, len(counts), _income)
    _energy(end, pov, rolls[ENERGY])
    _celebrity(end, pov, rolls[CELEBRITY])
    _heal(end, pov, rolls[HEAL])
    _destruction(end, pov, rolls[DESTRUCTION])
    _ouch(end, pov, rolls[OUCH])
    for held in pov.me.cards:
        if held.card.id in DREADED:
            end.hurt(pov.me, np.where(rolls[DREADED[held.card.id]] > 0, 99.0, 0.0))
    _attack(end, pov, rolls[ATTACK])
    end.shop([(card, pov.opinion(card), price(pov, card)) for card in pov.state.row if card])
    return end


def _income(columns: Columns, seat: int) -> tuple[Numbers, Numbers]:
    """What the zone pays."""
    zone = np.rint(columns.extras[:, seat, ZONE] * 3).astype(np.intp)
    pay = np.array([(0, 0), *INCOME], np.float64)[zone]
    return pay[:, 0], pay[:, 1]


def _energy(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    amounts = np.arange(MOST + 1)
    cards = own_cards(pov.me, "energy_results")
    if cards:
        amounts = np.array([_energy_of(cards, count) for count in range(MOST + 1)])
    end.columns.energy[:, end.me] += amounts[rolled.astype(np.intp)]


def _energy_of(cards: Sequence[tuple[Held, NewYorkCard]], count: int) -> int:
    for _, card in cards:
        count = card.energy_results(count)
    return count


def _heal(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Life outside Manhattan; what is left over rids of Jinx tokens."""
    jinxes = pov.me.tokens.get(JINX, 0)
    missing = 0 if pov.is_inside() else max(0, pov.max_life() - pov.me.life)
    if not pov.is_inside():
        end.heal(rolled)
    end.columns.extras[:, end.me, JINXES] -= np.minimum(np.maximum(0.0, rolled - missing), jinxes) / 3


def _celebrity(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """A point each for the Superstar; three make one."""
    owner = pov.city.superstar
    points = end.columns.vp[:, end.me]
    if owner == end.me:
        points += rolled
        return
    needed = 3
    if owner != NOBODY:
        guards = own_cards(pov.state.monsters[owner], "superstar_needed")
        needed = max([3, *[card.superstar_needed() for _, card in guards]])
    taken = rolled >= needed
    points += np.where(taken, rolled - 2, 0.0)
    end.columns.extras[taken, end.me, SUPERSTAR] = 1.0
    if owner != NOBODY:
        end.columns.extras[taken, owner, SUPERSTAR] = 0.0


def _destruction(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """The best that so many points can do in this borough."""
    found = hauls(pov)
    at = np.minimum(rolled, MOST).astype(np.intp)
    for column, field in ((end.columns.vp, 1), (end.columns.energy, 2)):
        column[:, end.me] += np.array([haul[field] for haul in found])[at]
    end.heal(np.array([haul.life for haul in found])[at])
    end.columns.extras[:, end.me, UNITS] += np.array([haul.units for haul in found])[at] / 4


def hauls(pov: NewYorkPerspective) -> list[Haul]:
    """For 0, 1, 2 ... points the best tiles, each destroyed at most once."""
    best = [Haul()] * (MOST + 1)
    for tile, cost, worth in around(pov, borough_of(pov.me), pov.city.facts.units_only):
        gain = Haul(
            worth,
            tile.amount * (tile.reward == "vp"),
            tile.amount * (tile.reward == "energy"),
            tile.amount * (tile.reward == "life"),
            1 if tile in BUILDINGS else -1,
        )
        for points in range(MOST, cost - 1, -1):
            before = best[points - cost]
            if before.worth + worth > best[points].worth:
                best[points] = before.beside(gain)
    return best


def _ouch(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Units fire: on this Monster, on its borough, on all; three pay the Statue."""
    here = borough_of(pov.me)
    for monster in [pov.me, *pov.others]:
        least = 1 if monster is pov.me else 2 if borough_of(monster) == here else 3
        spared = any(held.card.id == "bulletproof" for held in monster.cards)
        damage = max(0, pov.units(monster) - spared)
        if damage:
            end.hurt(monster, np.where(rolled >= least, damage, 0.0))
    owner = pov.city.statue
    if owner == end.me:
        return
    taken = rolled >= 3
    end.columns.vp[taken, end.me] += 3
    end.columns.extras[taken, end.me, STATUE] = 1.0
    if owner != NOBODY:
        end.columns.vp[taken, owner] -= 3
        end.columns.extras[taken, owner, STATUE] = 0.0


def _attack(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Blows across the water, who flees from them, and where this Monster stands at the end of the turn."""
    webs = np.minimum(rolled, pov.me.tokens.get(WEB, 0))
    end.columns.extras[:, end.me, WEBS] -= webs / 3
    blows = rolled - webs if pov.city.facts.occupied else np.zeros_like(rolled)
    targets = [monster for monster in pov.others if inside(monster) != pov.is_inside()]
    for target in targets:
        end.hurt(target, blows * _factor(pov))
    if pov.is_inside():
        zone = end.columns.extras[:, end.me, ZONE]
        np.minimum(1.0, zone + 1 / 3, out=zone)
    elif has_room(pov.view, MANHATTAN):
        _enter(end, np.ones(len(rolled), bool))
    else:
        _fleeing(end, blows, next(target for target in targets if inside(target)))


def _factor(pov: NewYorkPerspective) -> int:
    factor = 1
    for held in pov.me.cards:
        if "attack_factor" in held.card.acts:
            factor *= held.card.attack_factor(pov.me, held)
    return factor


def _enter(end: Outcomes, rows: Rows) -> None:
    end.enter(rows, 1)
    end.columns.extras[rows, end.me, ZONE] = 1 / 3
    end.columns.extras[rows, end.me, UNITS] = 0.0


def _fleeing(end: Outcomes, blows: Numbers, holder: Monster) -> None:
    """The place of the fallen is taken; whoever is hit in Manhattan flees where that is better."""
    fallen = end.columns.alive[:, holder.seat] <= 0
    _enter(end, fallen)

    def leave(end: Outcomes) -> Rows:
        hit: Rows = (blows > 0) & ~fallen
        end.columns.inside[hit, holder.seat] = 0.0
        end.columns.extras[hit, holder.seat, ZONE] = 0.0
        _enter(end, hit)
        return hit

    end.fork(holder.seat, leave)
