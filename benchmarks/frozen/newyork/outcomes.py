"""What every roll leads to in New York: all six faces by the rules, as asked of the position."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from benchmarks.frozen.evaluation import Evaluation
from benchmarks.frozen.features import Columns
from benchmarks.frozen.newyork.destruction import around
from benchmarks.frozen.newyork.perspective import NewYorkPerspective
from benchmarks.frozen.outcomes import Numbers, Outcomes, Rows
from kaiju.core.position import damage, entering, gaining, price, targets
from kaiju.core.state import NOBODY, Face, Monster
from kaiju.newyork.city import MANHATTAN, borough_of, inside
from kaiju.newyork.faces import ATTACK, CELEBRITY, DESTRUCTION, ENERGY, FACES, HEAL, OUCH
from kaiju.newyork.position import (
    INCOME,
    STATUE_POINTS,
    added_results,
    celebrity_needed,
    celebrity_points,
    energy_results,
    has_room,
    heals_here,
    ouch_damage,
    tile_reward,
)
from kaiju.newyork.tiles import BUILDINGS
from kaiju.newyork.tokens import JINX, WEB
from kaiju.odds.multisets import Counts

MOST: Final = 14
SUPERSTAR, STATUE, UNITS, ZONE, JINXES, WEBS = range(6)  # the extra features that a roll can change


class Haul(NamedTuple):
    """The best use of some Destruction points: what it is worth, and what it brings."""

    worth: float = 0.0
    vp: float = 0.0
    energy: float = 0.0
    life: float = 0.0
    units: float = 0.0

    def beside(self, more: Haul) -> Haul:
        """The same with one more tile."""
        return Haul._make([mine + new for mine, new in zip(self, more, strict=True)])


def outcomes(evaluation: Evaluation, pov: NewYorkPerspective, counts: Counts) -> Outcomes:
    """What each roll, given by its count of every face, leads to."""
    rolls = {face: counts[:, at].astype(np.float64) for at, face in enumerate(FACES)}
    for face in [*pov.state.added, *added_results(pov.view, pov.me)]:
        rolls[face] += 1
    end = Outcomes(evaluation, pov, len(counts), _income)
    _energy(end, pov, rolls[ENERGY])
    _celebrity(end, pov, rolls[CELEBRITY])
    _heal(end, pov, rolls[HEAL])
    _destruction(end, pov, rolls[DESTRUCTION])
    _ouch(end, pov, rolls[OUCH])
    for opinion in pov.opinions:
        if opinion.dread:
            end.hurt(pov.me, np.where(rolls[Face(opinion.dread)] > 0, 99.0, 0.0))
    _attack(end, pov, rolls[ATTACK])
    end.shop([(card, pov.opinion(card), price(pov.view, pov.me, card)) for card in pov.state.row if card])
    return end


def _income(columns: Columns, seat: int) -> tuple[Numbers, Numbers]:
    """What the zone pays."""
    zone = np.rint(columns.extras[:, seat, ZONE] * 3).astype(np.intp)
    pay = np.array([(0, 0), *INCOME], np.float64)[zone]
    return pay[:, 0], pay[:, 1]


def _by_count(known: list[int], rolled: Numbers) -> Numbers:
    """Look up for each roll a value by its number of results."""
    found: Numbers = np.array(known, np.float64)[rolled.astype(np.intp)]
    return found


def _range(rolled: Numbers) -> range:
    return range(int(rolled.max()) + 1)


def _energy(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    known = [gaining(pov.me, energy_results(pov.me, count)) for count in _range(rolled)]
    end.columns.energy[:, end.me] += _by_count(known, rolled)


def _heal(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Life outside Manhattan; what is left over removes Jinx tokens."""
    jinxes = pov.me.tokens.get(JINX, 0)
    heals = heals_here(pov.me)
    missing = max(0, pov.max_life() - pov.me.life) if heals else 0
    if heals:
        end.heal(rolled)
    end.columns.extras[:, end.me, JINXES] -= np.minimum(np.maximum(0.0, rolled - missing), jinxes) / 3


def _celebrity(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Points for the Superstar; enough results make a new one."""
    known = [celebrity_points(pov.view, pov.me, count) for count in _range(rolled)]
    end.columns.vp[:, end.me] += _by_count(known, rolled)
    owner = pov.city.superstar
    if owner == end.me:
        return
    taken = rolled >= celebrity_needed(pov.view)
    end.columns.extras[taken, end.me, SUPERSTAR] = 1.0
    if owner != NOBODY:
        end.columns.extras[taken, owner, SUPERSTAR] = 0.0


def _destruction(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """The most that this many points can do in this borough."""
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
        reward = tile_reward(pov.view, pov.me, tile)
        turns = 1 if tile in BUILDINGS else -1
        gain = Haul(worth, reward["vp"], reward["energy"], reward["life"], turns)
        for points in range(MOST, cost - 1, -1):
            before = best[points - cost]
            if before.worth + worth > best[points].worth:
                best[points] = before.beside(gain)
    return best


def _ouch(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Units fire at this Monster, at its borough, or at all; three results win the Statue."""
    here = borough_of(pov.me)
    for monster in [pov.me, *pov.others]:
        least = 1 if monster is pov.me else 2 if borough_of(monster) == here else 3
        lost = ouch_damage(pov.view, monster)
        if lost:
            end.hurt(monster, np.where(rolled >= least, lost, 0.0))
    owner = pov.city.statue
    if owner == end.me:
        return
    taken = rolled >= 3
    end.columns.vp[taken, end.me] += STATUE_POINTS
    end.columns.extras[taken, end.me, STATUE] = 1.0
    if owner != NOBODY:
        end.columns.vp[taken, owner] -= STATUE_POINTS
        end.columns.extras[taken, owner, STATUE] = 0.0


def _attack(end: Outcomes, pov: NewYorkPerspective, rolled: Numbers) -> None:
    """Hits across the water, who flees from them, and where this Monster ends its turn."""
    webs = np.minimum(rolled, pov.me.tokens.get(WEB, 0))
    end.columns.extras[:, end.me, WEBS] -= webs / 3
    blows = rolled - webs
    hit = np.zeros(len(rolled), bool)
    for target in targets(pov.view, pov.me):
        lost = _by_count([damage(pov.view, pov.me, target, count) for count in _range(blows)], blows)
        end.hurt(target, lost)
        hit = lost > 0 if inside(target) else hit
    if pov.is_inside():
        zone = end.columns.extras[:, end.me, ZONE]
        np.minimum(1.0, zone + 1 / 3, out=zone)
    elif has_room(pov.view, MANHATTAN):
        _enter(end, np.ones(len(rolled), bool))
    else:
        _fleeing(end, hit, next(monster for monster in pov.others if inside(monster)))


def _enter(end: Outcomes, rows: Rows) -> None:
    end.enter(rows, entering(end.pov.view, end.pov.me))
    end.columns.extras[rows, end.me, ZONE] = 1 / 3
    end.columns.extras[rows, end.me, UNITS] = 0.0


def _fleeing(end: Outcomes, hit: Rows, holder: Monster) -> None:
    """Places of the fallen are taken; a Monster hit in Manhattan flees if that is better for it."""
    fallen = end.columns.alive[:, holder.seat] <= 0
    _enter(end, fallen)

    def leave(end: Outcomes) -> Rows:
        flees: Rows = hit & ~fallen
        end.columns.inside[flees, holder.seat] = 0.0
        end.columns.extras[flees, holder.seat, ZONE] = 0.0
        _enter(end, flees)
        return flees

    end.fork(holder.seat, leave)
