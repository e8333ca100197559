"""Dice: what results are worth, which to keep, which to change, and when another roll is worth its price."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kaiju.bots.dice import RollForecast, Totals, picked
from kaiju.bots.perspective import ENERGY_WORTH, mixed, saving
from kaiju.bots.tokyo.market import gains
from kaiju.bots.tokyo.perspective import TokyoPerspective
from kaiju.bots.tokyo.places import enter
from kaiju.core.state import Face, Monster
from kaiju.tokyo.board import BAY, CITY, in_tokyo
from kaiju.tokyo.faces import CLAW, ENERGY, FACES, HEART, NUMBERS, ONE, THREE, TWO
from kaiju.tokyo.tokens import POISON, SHRINK

MOST: Final = 12
POISON_WORTH: Final = 1.0  # what it is worth to be rid of a token, besides the life it costs this turn
SHRINK_WORTH: Final = 2.5
ANOTHER_TURN: Final = 2.5  # what a turn with one die fewer is worth
ALL_FACES: Final = 9
ONE_TWO_THREE: Final = 2
PUFF: Final = 0.6  # what a token of Smoke Cloud is kept for
TWIST: Final = 1.4  # what Plot Twist is kept for
PROBE: Final = 0.5  # what Psychic Probe is kept for, if a heart may end it

# What it brings to make others lose life: for each of them, and once.
VENOM: Final[Mapping[str, float]] = {"poison-spit": 0.9, "shrink-ray": 1.2}
FAME: Final[Mapping[str, int]] = {"alpha-monster": 1, "herbivore": -1}


def number(pov: TokyoPerspective, value: int, extra: float) -> list[float]:
    """Three score, and each further one a point more."""
    return [pov.points(value + count - 3) + extra if count >= 3 else 0.0 for count in range(MOST + 1)]


def ones(pov: TokyoPerspective) -> list[float]:
    """Cards may make three 1s worth more."""
    gourmet = 2.0 * pov.owns("gourmet")
    return number(pov, 1, gourmet + ANOTHER_TURN * pov.owns("freeze-time"))


def twos(pov: TokyoPerspective) -> list[float]:
    """A card may make three 2s hurt."""
    harm = [pov.harm(target, 2) for target in pov.targets()] if pov.owns("poison-quills") else []
    return number(pov, 2, sum(harm))


def threes(pov: TokyoPerspective) -> list[float]:
    """Three 3s are the best of the numbers."""
    return number(pov, 3, 0.0)


def energy(pov: TokyoPerspective) -> list[float]:
    """Energy pays for cards."""
    cards = [held for held in pov.me.cards if "gain_bonus" in held.card.acts]
    more = sum([held.card.gain_bonus(pov.me, held) for held in cards])
    return saving(pov.me.energy, [0, *[count + more for count in range(1, MOST + 1)]], gains(pov))


def hearts(pov: TokyoPerspective) -> list[float]:
    """Life, or rid of tokens, or what others pay for their life."""
    worth = [0.0] * (MOST + 1) if pov.inside else _healing(pov)
    if not pov.owns("healing-ray"):
        return worth
    best = max([ray(pov, other) for other in pov.others], default=0.0)
    return mixed(worth, MOST, best) if best > 0 else worth


def _healing(pov: TokyoPerspective) -> list[float]:
    """What hearts do outside Tokyo."""
    cards = [held for held in pov.me.cards if "heal_bonus" in held.card.acts]
    more = sum([held.card.heal_bonus(pov.me, held) for held in cards])
    worth = [0.0, *[pov.life(count + more) for count in range(1, MOST + 1)]]
    if not pov.me.tokens:
        return worth
    worth = mixed(worth, pov.me.tokens.get(SHRINK, 0), SHRINK_WORTH)
    return mixed(worth, pov.me.tokens.get(POISON, 0), POISON_WORTH + pov.life(1))


def ray(pov: TokyoPerspective, patient: Monster) -> float:
    """What it is worth to heal another monster for its energy."""
    if patient.life >= pov.view.game.life:
        return 0.0
    return 0.6 * min(2, patient.energy) - pov.harm(patient, 1)


def claws(pov: TokyoPerspective) -> list[float]:
    """Blows on everybody on the other side, and the way into Tokyo."""
    way = 0.0 if pov.inside else enter(pov)
    if not pov.inside and pov.is_free(CITY):
        return [_unforced(pov, way), *[way] * MOST]
    return [_blows(pov, count, way) for count in range(MOST + 1)]


def _unforced(pov: TokyoPerspective, way: float) -> float:
    """What it is worth to have no claw while a place is free."""
    return way if pov.must_enter() else 0.0


def _blows(pov: TokyoPerspective, count: int, way: float) -> float:
    """What so many claws do to others, and the place they may open."""
    targets = pov.targets()
    damages = [pov.blades(target, count) for target in targets]
    worth: float = sum([pov.harm(target, damage) for target, damage in zip(targets, damages, strict=True)])
    hurt = sum([damage > 0 for damage in damages])
    if hurt:
        cards = [held.card.id for held in pov.me.cards]
        venom: float = sum([VENOM.get(card, 0.0) for card in cards])
        worth += hurt * venom
        worth += pov.points(sum([FAME.get(card, 0) for card in cards]))
    if pov.is_free(BAY):
        return worth + (way if count else _unforced(pov, way))
    left = [target.life - damage for target, damage in zip(targets, damages, strict=True) if in_tokyo(target)]
    return worth + way * max([_gives_way(life) for life in left], default=0.0) if count else worth


def _gives_way(life: int) -> float:
    """The chance that whoever has so much life left leaves a place, which the attacker must take."""
    if life <= 0:
        return 1.0
    return 0.7 if life <= 5 else 0.3


WORTHS: Final[Mapping[Face, Callable[[TokyoPerspective], list[float]]]] = {
    ONE: ones,
    TWO: twos,
    THREE: threes,
    ENERGY: energy,
    CLAW: claws,
    HEART: hearts,
}


def totals(pov: TokyoPerspective) -> Totals:
    """What 0, 1, 2 ... results of each face are worth now; worked out once for each question."""
    if not pov.totals:
        pov.totals = {face: WORTHS[face](pov) for face in FACES}
    return pov.totals


def outcome(pov: TokyoPerspective, dice: Sequence[Face]) -> float:
    """What these dice are worth as they lie."""
    known = totals(pov)
    worth: float = sum([known[face][min(dice.count(face), MOST)] for face in FACES])
    if pov.owns("omnivore") and set(NUMBERS) <= set(dice):
        worth += pov.points(ONE_TWO_THREE)
    if pov.owns("complete-destruction") and set(FACES) <= set(dice):
        worth += pov.points(ALL_FACES)
    return worth


def plans(pov: TokyoPerspective) -> Totals:
    """The same for dice yet to be rolled: what a whole set brings is shared out among its first dice."""
    hopes = dict.fromkeys(FACES, 0.0)
    if pov.owns("omnivore"):
        hopes.update(dict.fromkeys(NUMBERS, 0.6))
    if pov.owns("complete-destruction"):
        seen = len(set(pov.state.dice))
        hopes = {face: hope + (0.0, 0.0, 0.0, 0.2, 0.8, 1.5, 1.5)[seen] for face, hope in hopes.items()}
    return {
        face: [worth + hopes[face] * (count > 0) for count, worth in enumerate(row)]
        for face, row in totals(pov).items()
    }


def reroll(pov: TokyoPerspective, text: str) -> float:
    """What the roll comes to if these dice are rolled again, and others once more after that."""
    return _expect(pov, picked(text))


def _expect(pov: TokyoPerspective, again: Sequence[int]) -> float:
    if pov.forecast is None:
        pov.forecast = RollForecast(plans(pov), max(1, pov.state.rerolls))
    return pov.forecast.without(pov.state.dice, again)


def _best(pov: TokyoPerspective) -> tuple[float, list[int]]:
    """The best dice to roll again, and what comes of it."""
    dice = range(len(pov.state.dice))
    picks = [[die for die in dice if mask >> die & 1] for mask in range(1 << len(dice))]
    worths = [_expect(pov, pick) for pick in picks]
    most = max(worths)
    return most, picks[worths.index(most)]


def roll_on(pov: TokyoPerspective, text: str) -> float:
    """Telepath and Smoke Cloud: one more reroll, when none is left."""
    if pov.state.rerolls:
        return 0.0
    price = ENERGY_WORTH if text == "use telepath" else PUFF
    return _best(pov)[0] - _expect(pov, []) - price - 0.2


def dwell(pov: TokyoPerspective, text: str) -> float:
    """Background Dweller: a 3 that would be rolled again anyway is rolled for nothing."""
    question, die = pov.view.question, int(text.split()[1]) - 1
    if question is not None and question.kind == "camouflage":
        return 1.0
    if pov.state.rerolls and question is not None and question.kind == "reroll":
        return 1.0 if die in _best(pov)[1] else 0.0
    return _rolled(pov, die) - outcome(pov, pov.state.dice)


def _rolled(pov: TokyoPerspective, die: int) -> float:
    """What the dice are worth in the mean with one of them rolled again."""
    return sum([outcome(pov, _turned(pov, die, face)) for face in FACES]) / len(FACES)


def _turned(pov: TokyoPerspective, die: int, face: Face) -> list[Face]:
    dice = pov.state.dice[:]
    dice[die] = face
    return dice


def cull(pov: TokyoPerspective, text: str) -> float:
    """Herd Culler: a die becomes a 1."""
    return _change(pov, int(text.split()[1]), ONE) - 0.05


def stretch(pov: TokyoPerspective, text: str) -> float:
    """Stretchy: any face for 2 energy."""
    _, die, face = text.split()
    return _change(pov, int(die), Face(face)) - 2 * ENERGY_WORTH


def twist(pov: TokyoPerspective, text: str) -> float:
    """Plot Twist: any face, once."""
    _, die, face = text.split()
    return _change(pov, int(die), Face(face)) - TWIST


def _change(pov: TokyoPerspective, die: int, face: Face) -> float:
    return outcome(pov, _turned(pov, die - 1, face)) - outcome(pov, pov.state.dice)


def probe(pov: TokyoPerspective, text: str) -> float:
    """Psychic Probe: the die that helps the other monster most, or hurts this one."""
    if text == "pass":
        return PROBE
    rival, die = TokyoPerspective(pov.view, pov.state.me), int(text.split()[1]) - 1
    worth = outcome(rival, pov.state.dice) - _rolled(rival, die)
    in_reach = in_tokyo(rival.me) != pov.inside
    if pov.state.dice[die] == CLAW and in_reach:
        worth -= pov.life(-pov.state.dice.count(CLAW)) - pov.life(1 - pov.state.dice.count(CLAW))
    return worth
