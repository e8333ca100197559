"""What every roll comes to in Tokyo: numbers, energy, hearts and claws as the rules have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from kaiju.bots.evaluation import Evaluation
from kaiju.bots.outcomes import Deal, Numbers, Outcomes, Rows
from kaiju.bots.sheet import Sheet
from kaiju.bots.tokyo.market import ONCE, price
from kaiju.bots.tokyo.sight import Sight
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


def outcomes(evaluation: Evaluation, sight: Sight, counts: Counts) -> Outcomes:
    """What comes of each roll, given by its number of every face."""
    rolls = {face: counts[:, at].astype(np.float64) for at, face in enumerate(FACES)}
    for face in sight.state.added:
        rolls[face] += 1
    end = Outcomes(evaluation, sight, len(counts), _duel if is_duel(sight) else _income)
    _numbers(end, sight, counts, [rolls[face] for face in NUMBERS])
    _energy(end, sight, rolls[ENERGY])
    _hearts(end, sight, rolls[HEART])
    _claws(end, sight, rolls[CLAW])
    end.shop(_deals(sight))
    return end


def is_duel(sight: Sight) -> bool:
    """Does Tokyo pay in energy?"""
    return sight.state.options.get("duel") == "on" and len(sight.state.monsters) == 2


def _income(sheet: Sheet, seat: int) -> tuple[float, float]:
    return 2.0, 0.0


def _duel(sheet: Sheet, seat: int) -> tuple[float, float]:
    return 0.0, 1.0


def _owned(sight: Sight, table: Mapping[str, object]) -> list[str]:
    return [held.card.id for held in sight.me.cards if held.card.id in table]


def _numbers(end: Outcomes, sight: Sight, counts: Counts, numbers: list[Numbers]) -> None:
    points = end.sheet.vp[:, end.me]
    for value, rolled in enumerate(numbers, 1):
        points += np.where(rolled >= 3, value + rolled - 3, 0.0)
    for card in _owned(sight, TRIPLES):
        number, more = TRIPLES[card]
        points += np.where(numbers[number] >= 3, more, 0.0)
    for card in _owned(sight, SETS):
        faces, more = SETS[card]
        points += np.where((counts[:, :faces] > 0).all(axis=1), more, 0.0)
    for card in _owned(sight, STING):
        number, damage = STING[card]
        for target in sight.targets():
            end.hurt(target, np.where(numbers[number] >= 3, damage, 0.0))
    for card in _owned(sight, AGAIN):
        end.sheet.strength[:, end.me] += np.where(numbers[0] >= 3, AGAIN[card], 0.0)


def _energy(end: Outcomes, sight: Sight, rolled: Numbers) -> None:
    cards = [held for held in sight.me.cards if "gain_bonus" in held.card.acts]
    more = sum([held.card.gain_bonus(sight.me, held) for held in cards])
    end.sheet.energy[:, end.me] += np.where(rolled > 0, rolled + more, 0.0)


def _hearts(end: Outcomes, sight: Sight, rolled: Numbers) -> None:
    """Hearts heal, then rid of tokens; poison that is left takes its life at the end of the turn."""
    tokens = sight.me.tokens
    poison = tokens.get(POISON, 0)
    if not sight.inside:
        cards = [held for held in sight.me.cards if "heal_bonus" in held.card.acts]
        more = sum([held.card.heal_bonus(sight.me, held) for held in cards])
        missing = max(0, sight.max_life() - sight.me.life)
        end.heal(np.where(rolled > 0, rolled + more, 0.0))
        spare = np.maximum(0.0, rolled - missing)
        cured = np.minimum(spare, poison)
        end.sheet.marks[:, end.me, 0] -= cured / 3
        end.sheet.marks[:, end.me, 1] -= np.minimum(spare - cured, tokens.get(SHRINK, 0)) / 3
    if poison:
        end.hurt(sight.me, end.sheet.marks[:, end.me, 0] * 3)


def _deals(sight: Sight) -> list[Deal]:
    """The cards of the row that can be bought."""
    row = [card for card in sight.state.row if card and not (card.id in ONCE and sight.owns(card.id))]
    return [(card, sight.offer(card), price(sight, card)) for card in row]


def _claws(end: Outcomes, sight: Sight, rolled: Numbers) -> None:
    """Take an empty Tokyo, or attack; whoever is hit there may yield."""
    reward = 0 if is_duel(sight) else 1
    if not sight.inside and sight.is_free(CITY):
        end.enter(rolled >= (0 if sight.must_enter() else 1), reward)
        _fame(end, sight, np.ones(len(rolled), bool))
        return
    holders = _attack(end, sight, rolled)
    if sight.inside:
        return
    if sight.is_free(BAY):
        end.enter(rolled > 0, reward)
    elif holders:
        _yielding(end, rolled, holders[0], reward)


def _attack(end: Outcomes, sight: Sight, rolled: Numbers) -> list[Monster]:
    """Everybody on the other side is hurt; who of them stands in Tokyo."""
    targets = sight.targets()
    calm = np.ones(len(rolled), bool)
    for target in targets:
        known = [sight.blades(target, count) for count in range(int(rolled.max()) + 1)]
        if any(held.card.id in TOUGH for held in target.cards):
            known = [0 if damage == 1 else damage for damage in known]
        damage = np.array(known, np.float64)[rolled.astype(np.intp)]
        fallen = end.hurt(target, damage)
        calm &= damage <= 0
        for card in _owned(sight, VENOM):
            end.sheet.marks[:, target.seat, VENOM[card]] += (damage > 0) / 3
        for card in _owned(sight, CORPSE):
            end.sheet.vp[fallen, end.me] += CORPSE[card]
    _fame(end, sight, calm)
    return [target for target in targets if in_tokyo(target)]


def _fame(end: Outcomes, sight: Sight, calm: Rows) -> None:
    for card in _owned(sight, PEACE):
        end.sheet.vp[calm, end.me] += PEACE[card]
    for card in _owned(sight, HURTING):
        end.sheet.vp[~calm, end.me] += HURTING[card]


def _yielding(end: Outcomes, rolled: Numbers, holder: Monster, reward: int) -> None:
    """The place of the fallen is taken; whoever is hit in Tokyo yields where that is better for it."""
    seat = holder.seat
    fallen = end.sheet.alive[:, seat] <= 0
    end.enter(fallen & (rolled > 0), reward)

    def leave(end: Outcomes) -> Rows:
        hit: Rows = (rolled > 0) & ~fallen & (end.sheet.life[:, seat] < holder.life)
        end.sheet.inside[hit, seat] = 0.0
        end.enter(hit, reward)
        return hit

    end.fork(seat, leave)
