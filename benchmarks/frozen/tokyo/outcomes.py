"""What every roll leads to in Tokyo: numbers, energy, hearts and claws by the rules.

The rules are asked wherever a position can answer for all rolls. What cards do at moments of their own is
approximated here once more, by their names: no other module of the bots may do so.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from benchmarks.frozen.evaluation import Evaluation
from benchmarks.frozen.features import Columns
from benchmarks.frozen.outcomes import Deal, Numbers, Outcomes, Rows
from benchmarks.frozen.tokyo.perspective import TokyoPerspective
from kaiju.core.position import attack_results, entering, gaining, heal_bonus, income, price
from kaiju.core.state import NOWHERE, Monster
from kaiju.odds.multisets import Counts
from kaiju.tokyo.board import BAY, CITY, in_tokyo
from kaiju.tokyo.faces import CLAW, ENERGY, FACES, HEART, NUMBERS
from kaiju.tokyo.position import dice_bonuses, heals_here, is_free, number_points, takes_tokyo, walks_in
from kaiju.tokyo.tokens import POISON, SHRINK

# What cards add to a roll.
STING: Final[Mapping[str, tuple[int, int]]] = {"poison-quills": (1, 2)}  # damage dealt by three of a number
HURTING: Final[Mapping[str, int]] = {"alpha-monster": 1}  # in points, like the next two
PEACE: Final[Mapping[str, int]] = {"herbivore": 1}
CORPSE: Final[Mapping[str, int]] = {"eater-of-the-dead": 3}
VENOM: Final[Mapping[str, int]] = {"poison-spit": 0, "shrink-ray": 1}  # which extra feature it changes
AGAIN: Final[Mapping[str, float]] = {"freeze-time": 0.35}  # another turn after three 1s, in the score


def outcomes(evaluation: Evaluation, pov: TokyoPerspective, counts: Counts) -> Outcomes:
    """What each roll, given by its count of every face, leads to."""
    rolls = {face: counts[:, at].astype(np.float64) for at, face in enumerate(FACES)}
    for face in pov.state.added:
        rolls[face] += 1

    def paid(columns: Columns, seat: int) -> tuple[float, float]:
        return income(pov.view, pov.state.monsters[seat], CITY)

    end = Outcomes(evaluation, pov, len(counts), paid)
    _numbers(end, pov, counts, [rolls[face] for face in NUMBERS])
    _energy(end, pov, rolls[ENERGY])
    _hearts(end, pov, rolls[HEART])
    _claws(end, pov, rolls[CLAW])
    end.shop(_deals(pov))
    return end


def _by_count(known: list[int], rolled: Numbers) -> Numbers:
    """Look up for each roll a value by its number of results."""
    found: Numbers = np.array(known, np.float64)[rolled.astype(np.intp)]
    return found


def _range(rolled: Numbers) -> range:
    return range(int(rolled.max()) + 1)


def _owned(pov: TokyoPerspective, table: Mapping[str, object]) -> list[str]:
    return [held.card.id for held in pov.me.cards if held.card.id in table]


def _numbers(end: Outcomes, pov: TokyoPerspective, counts: Counts, numbers: list[Numbers]) -> None:
    points = end.columns.vp[:, end.me]
    for at, rolled in enumerate(numbers):
        points += _by_count([number_points(at, count) for count in _range(rolled)], rolled)
    if pov.me.has("dice_bonus"):
        points += np.array([_bonus(pov, row) for row in counts.tolist()], np.float64)
    for card in _owned(pov, STING):
        number, damage = STING[card]
        for target in pov.others:
            if in_tokyo(target) != pov.inside:
                end.hurt(target, np.where(numbers[number] >= 3, damage, 0.0))
    for card in _owned(pov, AGAIN):
        end.columns.strength[:, end.me] += np.where(numbers[0] >= 3, AGAIN[card], 0.0)


def _bonus(pov: TokyoPerspective, row: list[int]) -> int:
    """The points that cards give for a roll."""
    p = pov.with_dice([face for face, count in zip(FACES, row, strict=True) for _ in range(count)])
    return sum([more for _, more in dice_bonuses(p, p.state.monsters[pov.me.seat])])


def _energy(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    end.columns.energy[:, end.me] += _by_count([gaining(pov.me, count) for count in _range(rolled)], rolled)


def _hearts(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    """Hearts heal, then remove tokens; any poison left costs its life at the end of the turn."""
    tokens = pov.me.tokens
    poison = tokens.get(POISON, 0)
    if heals_here(pov.me):
        missing = max(0, pov.max_life() - pov.me.life)
        end.heal(np.where(rolled > 0, rolled + heal_bonus(pov.me), 0.0))
        spare = np.maximum(0.0, rolled - missing)
        cured = np.minimum(spare, poison)
        end.columns.extras[:, end.me, 0] -= cured / 3
        end.columns.extras[:, end.me, 1] -= np.minimum(spare - cured, tokens.get(SHRINK, 0)) / 3
    if poison:
        end.hurt(pov.me, end.columns.extras[:, end.me, 0] * 3)


def _deals(pov: TokyoPerspective) -> list[Deal]:
    """The cards in the row that can be bought."""
    found: list[Deal] = []
    for card in pov.state.row:
        if card and not (pov.opinion(card).once and pov.owns(card)):
            found.append((card, pov.opinion(card), price(pov.view, pov.me, card)))
    return found


def _claws(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    """Take an empty Tokyo, or attack; a monster hit there may yield."""
    p, paid = pov.without_dice(), entering(pov.view, pov.me)
    me = p.state.monsters[pov.me.seat]
    results = [attack_results(p, me, count) for count in _range(rolled)]
    walks = _by_count([walks_in(p, me, count) != NOWHERE for count in results], rolled) > 0
    if takes_tokyo(p, me):
        end.enter(walks, paid)
        _fame(end, pov, np.ones(len(rolled), bool))
        return
    holders = _attack(end, pov, rolled)
    if pov.inside:
        return
    attacks = _by_count(results, rolled) > 0
    if is_free(p, BAY):
        end.enter(walks | attacks, paid)
    elif holders:
        _yielding(end, attacks, holders[0], paid)


def _attack(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> list[Monster]:
    """Hurt everyone the claws hit; returns which of them are in Tokyo."""
    p, calm = pov.without_dice(), np.ones(len(rolled), bool)
    known = [pov.damages(p, count) for count in _range(rolled)]
    for at, target in enumerate(pov.others):
        damage = _by_count([damages[at] for damages in known], rolled)
        fallen = end.hurt(target, damage)
        calm &= damage <= 0
        for card in _owned(pov, VENOM):
            end.columns.extras[:, target.seat, VENOM[card]] += (damage > 0) / 3
        for card in _owned(pov, CORPSE):
            end.columns.vp[fallen, end.me] += CORPSE[card]
    _fame(end, pov, calm)
    return [target for target in pov.others if in_tokyo(target)]


def _fame(end: Outcomes, pov: TokyoPerspective, calm: Rows) -> None:
    for card in _owned(pov, PEACE):
        end.columns.vp[calm, end.me] += PEACE[card]
    for card in _owned(pov, HURTING):
        end.columns.vp[~calm, end.me] += HURTING[card]


def _yielding(end: Outcomes, attacks: Rows, holder: Monster, paid: tuple[int, int]) -> None:
    """Places of the fallen are taken; a monster hit in Tokyo yields if that is better for it."""
    seat = holder.seat
    fallen = end.columns.alive[:, seat] <= 0
    end.enter(fallen & attacks, paid)

    def leave(end: Outcomes) -> Rows:
        hit: Rows = attacks & ~fallen & (end.columns.life[:, seat] < holder.life)
        end.columns.inside[hit, seat] = 0.0
        end.enter(hit, paid)
        return hit

    end.fork(seat, leave)
