"""What results are worth: for each face, as many as there may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kaiju.bots.keeping import Totals
from kaiju.bots.outlook import mixed, saving
from kaiju.bots.tokyo.market import gains
from kaiju.bots.tokyo.places import enter
from kaiju.bots.tokyo.sight import Sight
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

# What it brings to make others lose life: for each of them, and once.
VENOM: Final[Mapping[str, float]] = {"poison-spit": 0.9, "shrink-ray": 1.2}
FAME: Final[Mapping[str, int]] = {"alpha-monster": 1, "herbivore": -1}


def number(sight: Sight, value: int, extra: float) -> list[float]:
    """Three score, and each further one a point more."""
    return [sight.points(value + count - 3) + extra if count >= 3 else 0.0 for count in range(MOST + 1)]


def ones(sight: Sight) -> list[float]:
    """Cards may make three 1s worth more."""
    gourmet = 2.0 * sight.owns("gourmet")
    return number(sight, 1, gourmet + ANOTHER_TURN * sight.owns("freeze-time"))


def twos(sight: Sight) -> list[float]:
    """A card may make three 2s hurt."""
    harm = [sight.harm(target, 2) for target in sight.targets()] if sight.owns("poison-quills") else []
    return number(sight, 2, sum(harm))


def threes(sight: Sight) -> list[float]:
    """Three 3s are the best of the numbers."""
    return number(sight, 3, 0.0)


def energy(sight: Sight) -> list[float]:
    """Energy pays for cards."""
    cards = [held for held in sight.me.cards if "gain_bonus" in held.card.acts]
    more = sum([held.card.gain_bonus(sight.me, held) for held in cards])
    return saving(sight.me.energy, [0, *[count + more for count in range(1, MOST + 1)]], gains(sight))


def hearts(sight: Sight) -> list[float]:
    """Life, or rid of tokens, or what others pay for their life."""
    worth = [0.0] * (MOST + 1) if sight.inside else _healing(sight)
    if not sight.owns("healing-ray"):
        return worth
    best = max([ray(sight, other) for other in sight.others], default=0.0)
    return mixed(worth, MOST, best) if best > 0 else worth


def _healing(sight: Sight) -> list[float]:
    """What hearts do outside Tokyo."""
    cards = [held for held in sight.me.cards if "heal_bonus" in held.card.acts]
    more = sum([held.card.heal_bonus(sight.me, held) for held in cards])
    worth = [0.0, *[sight.life(count + more) for count in range(1, MOST + 1)]]
    if not sight.me.tokens:
        return worth
    worth = mixed(worth, sight.me.tokens.get(SHRINK, 0), SHRINK_WORTH)
    return mixed(worth, sight.me.tokens.get(POISON, 0), POISON_WORTH + sight.life(1))


def ray(sight: Sight, patient: Monster) -> float:
    """What it is worth to heal another monster for its energy."""
    if patient.life >= sight.view.game.life:
        return 0.0
    return 0.6 * min(2, patient.energy) - sight.harm(patient, 1)


def claws(sight: Sight) -> list[float]:
    """Blows on everybody on the other side, and the way into Tokyo."""
    way = 0.0 if sight.inside else enter(sight)
    if not sight.inside and sight.is_free(CITY):
        return [_unforced(sight, way), *[way] * MOST]
    return [_blows(sight, count, way) for count in range(MOST + 1)]


def _unforced(sight: Sight, way: float) -> float:
    """What it is worth to have no claw while a place is free."""
    return way if sight.must_enter() else 0.0


def _blows(sight: Sight, count: int, way: float) -> float:
    """What so many claws do to others, and the place they may open."""
    targets = sight.targets()
    damages = [sight.blades(target, count) for target in targets]
    worth: float = sum([sight.harm(target, damage) for target, damage in zip(targets, damages, strict=True)])
    hurt = sum([damage > 0 for damage in damages])
    if hurt:
        cards = [held.card.id for held in sight.me.cards]
        venom: float = sum([VENOM.get(card, 0.0) for card in cards])
        worth += hurt * venom
        worth += sight.points(sum([FAME.get(card, 0) for card in cards]))
    if sight.is_free(BAY):
        return worth + (way if count else _unforced(sight, way))
    left = [target.life - damage for target, damage in zip(targets, damages, strict=True) if in_tokyo(target)]
    return worth + way * max([_gives_way(life) for life in left], default=0.0) if count else worth


def _gives_way(life: int) -> float:
    """The chance that whoever has so much life left leaves a place, which the attacker must take."""
    if life <= 0:
        return 1.0
    return 0.7 if life <= 5 else 0.3


WORTHS: Final[Mapping[Face, Callable[[Sight], list[float]]]] = {
    ONE: ones,
    TWO: twos,
    THREE: threes,
    ENERGY: energy,
    CLAW: claws,
    HEART: hearts,
}


def totals(sight: Sight) -> Totals:
    """What 0, 1, 2 ... results of each face are worth now; worked out once for each question."""
    if not sight.totals:
        sight.totals = {face: WORTHS[face](sight) for face in FACES}
    return sight.totals


def outcome(sight: Sight, dice: Sequence[Face]) -> float:
    """What these dice are worth as they lie."""
    known = totals(sight)
    worth: float = sum([known[face][min(dice.count(face), MOST)] for face in FACES])
    if sight.owns("omnivore") and set(NUMBERS) <= set(dice):
        worth += sight.points(ONE_TWO_THREE)
    if sight.owns("complete-destruction") and set(FACES) <= set(dice):
        worth += sight.points(ALL_FACES)
    return worth


def plans(sight: Sight) -> Totals:
    """The same for dice yet to be rolled: what a whole set brings is shared out among its first dice."""
    hopes = dict.fromkeys(FACES, 0.0)
    if sight.owns("omnivore"):
        hopes.update(dict.fromkeys(NUMBERS, 0.6))
    if sight.owns("complete-destruction"):
        seen = len(set(sight.state.dice))
        hopes = {face: hope + (0.0, 0.0, 0.0, 0.2, 0.8, 1.5, 1.5)[seen] for face, hope in hopes.items()}
    return {
        face: [worth + hopes[face] * (count > 0) for count, worth in enumerate(row)]
        for face, row in totals(sight).items()
    }
