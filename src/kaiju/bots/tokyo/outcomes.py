"""What every roll comes to in Tokyo: numbers, energy, hearts and claws as the rules have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.features import Columns
from kaiju.bots.outcomes import Deal, Numbers, Outcomes, Rows
from kaiju.bots.tokyo.market import ONCE, price
from kaiju.bots.tokyo.perspective import TokyoPerspective
from kaiju.core.state import Monster
from kaiju.odds.multisets import Counts
from kaiju.tokyo.board import BAY, CITY, in_tokyo
from kaiju.tokyo.faces import CLAW, ENERGY, FACES, HEART, NUMBERS
from kaiju.tokyo.tokens import POISON, SHRINK

# What cards add to a roll, in points.
TRIPLES: Final[Mapping[str, tuple[int, int]]] = {"gourmet": (0, 2)}
SETS: Final[Mapping[str, tuple[int, int]]] = {"omnivore": (3, 2), "complete-destruction": (6, 9)}
STING: Final[Mapping[str, tuple[int, int]]] = {"poison-quills": (1, 2)}
HURTING: Final[Mapping[str, int]] = {"alpha-monster": 1}
PEACE: Final[Mapping[str, int]] = {"herbivore": 1}
VENOM: Final[Mapping[str, int]] = {"poison-spit": 0, "shrink-ray": 1}  # which mark it leaves
CORPSE: Final[Mapping[str, int]] = {"eater-of-the-dead": 3}
AGAIN: Final[Mapping[str, float]] = {"freeze-time": 0.35}  # another turn after three 1s, in the score
TOUGH: Final = frozenset({"armor-plating"})  # single damage does nothing


def outcomes(evaluation: Evaluation, pov: TokyoPerspective, counts: Counts) -> Outcomes:
    """What comes of each roll, given by its number of every face."""
    rolls = {face: counts[:, at].astype(np.float64) for at, face in enumerate(FACES)}
    for face in pov.state.added:
        rolls[face] += 1
    end = Outcomes(evaluation, pov, len(counts), _duel if is_duel(pov) else _income)
    _numbers(end, pov, counts, [rolls[face] for face in NUMBERS])
    _energy(end, pov, rolls[ENERGY])
    _hearts(end, pov, rolls[HEART])
    _claws(end, pov, rolls[CLAW])
    end.shop(_deals(pov))
    return end


def is_duel(pov: TokyoPerspective) -> bool:
    """Does Tokyo pay in energy?"""
    return pov.state.options.get("duel") == "on" and len(pov.state.monsters) == 2


def _income(columns: Columns, seat: int) -> tuple[float, float]:
    return 2.0, 0.0


def _duel(columns: Columns, seat: int) -> tuple[float, float]:
    return 0.0, 1.0


def _owned(pov: TokyoPerspective, table: Mapping[str, object]) -> list[str]:
    return [held.card.id for held in pov.me.cards if held.card.id in table]


def _numbers(end: Outcomes, pov: TokyoPerspective, counts: Counts, numbers: list[Numbers]) -> None:
    points = end.columns.vp[:, end.me]
    for value, rolled in enumerate(numbers, 1):
        points += np.where(rolled >= 3, value + rolled - 3, 0.0)
    for card in _owned(pov, TRIPLES):
        number, more = TRIPLES[card]
        points += np.where(numbers[number] >= 3, more, 0.0)
    for card in _owned(pov, SETS):
        faces, more = SETS[card]
        points += np.where((counts[:, :faces] > 0).all(axis=1), more, 0.0)
    for card in _owned(pov, STING):
        number, damage = STING[card]
        for target in pov.targets():
            end.hurt(target, np.where(numbers[number] >= 3, damage, 0.0))
    for card in _owned(pov, AGAIN):
        end.columns.strength[:, end.me] += np.where(numbers[0] >= 3, AGAIN[card], 0.0)


def _energy(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    cards = [held for held in pov.me.cards if "gain_bonus" in held.card.acts]
    more = sum([held.card.gain_bonus(pov.me, held) for held in cards])
    end.columns.energy[:, end.me] += np.where(rolled > 0, rolled + more, 0.0)


def _hearts(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    """Hearts heal, then rid of tokens; poison that is left takes its life at the end of the turn."""
    tokens = pov.me.tokens
    poison = tokens.get(POISON, 0)
    if not pov.inside:
        cards = [held for held in pov.me.cards if "heal_bonus" in held.card.acts]
        more = sum([held.card.heal_bonus(pov.me, held) for held in cards])
        missing = max(0, pov.max_life() - pov.me.life)
        end.heal(np.where(rolled > 0, rolled + more, 0.0))
        spare = np.maximum(0.0, rolled - missing)
        cured = np.minimum(spare, poison)
        end.columns.extras[:, end.me, 0] -= cured / 3
        end.columns.extras[:, end.me, 1] -= np.minimum(spare - cured, tokens.get(SHRINK, 0)) / 3
    if poison:
        end.hurt(pov.me, end.columns.extras[:, end.me, 0] * 3)


def _deals(pov: TokyoPerspective) -> list[Deal]:
    """The cards of the row that can be bought."""
    row = [card for card in pov.state.row if card and not (card.id in ONCE and pov.owns(card.id))]
    return [(card, pov.opinion(card), price(pov, card)) for card in row]


def _claws(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> None:
    """Take an empty Tokyo, or attack; whoever is hit there may yield."""
    reward = 0 if is_duel(pov) else 1
    if not pov.inside and pov.is_free(CITY):
        end.enter(rolled >= (0 if pov.must_enter() else 1), reward)
        _fame(end, pov, np.ones(len(rolled), bool))
        return
    holders = _attack(end, pov, rolled)
    if pov.inside:
        return
    if pov.is_free(BAY):
        end.enter(rolled > 0, reward)
    elif holders:
        _yielding(end, rolled, holders[0], reward)


def _attack(end: Outcomes, pov: TokyoPerspective, rolled: Numbers) -> list[Monster]:
    """Everybody on the other side is hurt; who of them stands in Tokyo."""
    targets = pov.targets()
    calm = np.ones(len(rolled), bool)
    for target in targets:
        known = [pov.blades(target, count) for count in range(int(rolled.max()) + 1)]
        if any(held.card.id in TOUGH for held in target.cards):
            known = [0 if damage == 1 else damage for damage in known]
        damage = np.array(known, np.float64)[rolled.astype(np.intp)]
        fallen = end.hurt(target, damage)
        calm &= damage <= 0
        for card in _owned(pov, VENOM):
            end.columns.extras[:, target.seat, VENOM[card]] += (damage > 0) / 3
        for card in _owned(pov, CORPSE):
            end.columns.vp[fallen, end.me] += CORPSE[card]
    _fame(end, pov, calm)
    return [target for target in targets if in_tokyo(target)]


def _fame(end: Outcomes, pov: TokyoPerspective, calm: Rows) -> None:
    for card in _owned(pov, PEACE):
        end.columns.vp[calm, end.me] += PEACE[card]
    for card in _owned(pov, HURTING):
        end.columns.vp[~calm, end.me] += HURTING[card]


def _yielding(end: Outcomes, rolled: Numbers, holder: Monster, reward: int) -> None:
    """The place of the fallen is taken; whoever is hit in Tokyo yields where that is better for it."""
    seat = holder.seat
    fallen = end.columns.alive[:, seat] <= 0
    end.enter(fallen & (rolled > 0), reward)

    def leave(end: Outcomes) -> Rows:
        hit: Rows = (rolled > 0) & ~fallen & (end.columns.life[:, seat] < holder.life)
        end.columns.inside[hit, seat] = 0.0
        end.enter(hit, reward)
        return hit

    end.fork(seat, leave)
