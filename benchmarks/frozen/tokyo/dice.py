"""Dice: what results are worth, which to keep, which to change, and when another roll is worth its price."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from benchmarks.frozen.dice import RollForecast, Totals, picked
from benchmarks.frozen.perspective import mixed, saving, using
from benchmarks.frozen.tokyo.market import gains
from benchmarks.frozen.tokyo.perspective import TokyoPerspective
from benchmarks.frozen.tokyo.places import enter
from kaiju.core.position import Position, attack_results, damage, gaining, healing, max_life
from kaiju.core.questions import Instant
from kaiju.core.state import NOWHERE, Face, Monster
from kaiju.tokyo.board import BAY, in_tokyo
from kaiju.tokyo.faces import CLAW, ENERGY, FACES, HEART, NUMBERS, ONE, THREE, TWO
from kaiju.tokyo.position import dice_bonuses, healing_price, heals_here, is_free, number_points, walks_in
from kaiju.tokyo.tokens import POISON, SHRINK

POISON_WORTH: Final = 1.0  # what getting rid of a token is worth, besides the life it costs this turn
SHRINK_WORTH: Final = 2.5
CURE: Final = 0.6  # what each energy that another monster pays for its life is worth
PROBE: Final = 0.5  # what another use on others' dice is worth, if a heart may end it
SHARE: Final = 0.3  # how much of what all numbers bring each of them may count on
# The same for all faces, by how many of them are on the table.
SHARES: Final[Sequence[float]] = (0.0, 0.0, 0.0, 0.022, 0.089, 0.167, 0.167)


def _counts(pov: TokyoPerspective) -> range:
    """How many dice may show the same face."""
    return range(len(pov.state.dice) + 1)


def number(pov: TokyoPerspective, face: Face) -> list[float]:
    """Three score, and each further one a point more; cards may make them worth more, or make them hurt."""
    at = NUMBERS.index(face)
    points = [number_points(at, count) for count in _counts(pov)]
    if not pov.me.cards:
        return [pov.points(amount) for amount in points]
    again: float = sum([opinion.three_ones for opinion in pov.opinions if face == ONE])
    worth = []
    for count, amount in enumerate(points):
        dice = [face] * count
        more = again if amount else 0.0
        worth.append(pov.points(amount + _bonus(pov, dice)) + more + _sting(pov, dice))
    return worth


def ones(pov: TokyoPerspective) -> list[float]:
    """Three may give another turn."""
    return number(pov, ONE)


def twos(pov: TokyoPerspective) -> list[float]:
    """They are worth little, unless a card favours them."""
    return number(pov, TWO)


def threes(pov: TokyoPerspective) -> list[float]:
    """Three 3s are the best of the numbers."""
    return number(pov, THREE)


def _bonus(pov: TokyoPerspective, dice: Sequence[Face]) -> int:
    """The points that cards give for these dice."""
    if not pov.me.has("dice_bonus"):
        return 0
    p = pov.with_dice(dice)
    return sum([more for _, more in dice_bonuses(p, p.state.monsters[pov.me.seat])])


def _sting(pov: TokyoPerspective, dice: Sequence[Face]) -> float:
    """What these dice do to others without a claw, besides what the monster does to them anyway."""
    if pov.without_dice() is pov.view:
        return 0.0
    return _harm(pov, pov.damages(pov.with_dice(dice), 0)) - _harm(pov, pov.damages(pov.with_dice([]), 0))


def _harm(pov: TokyoPerspective, damages: Sequence[int]) -> float:
    """What hurting each of the others this much is worth."""
    worth = 0.0
    for other, lost in zip(pov.others, damages, strict=True):
        worth += pov.harm(other, lost)
    return worth


def energy(pov: TokyoPerspective) -> list[float]:
    """Energy pays for cards."""
    return saving(pov.me.energy, [gaining(pov.me, count) for count in _counts(pov)], gains(pov))


def hearts(pov: TokyoPerspective) -> list[float]:
    """Life, fewer tokens, or what others pay for their life."""
    worth = _healing(pov) if heals_here(pov.me) else [0.0 for _ in _counts(pov)]
    if not pov.me.has("heals_others"):
        return worth
    best = max([ray(pov, other) for other in pov.others], default=0.0)
    return mixed(worth, len(worth), best) if best > 0 else worth


def _healing(pov: TokyoPerspective) -> list[float]:
    """What hearts do where they heal."""
    worth = [pov.life(healing(pov.view, pov.me, count)) for count in _counts(pov)]
    if not pov.me.tokens:
        return worth
    worth = mixed(worth, pov.me.tokens.get(SHRINK, 0), SHRINK_WORTH)
    return mixed(worth, pov.me.tokens.get(POISON, 0), POISON_WORTH + pov.life(1))


def ray(pov: TokyoPerspective, patient: Monster) -> float:
    """What healing another monster for its energy is worth."""
    if patient.life >= max_life(pov.view, patient):
        return 0.0
    return CURE * healing_price(pov.me, patient, 1) - pov.harm(patient, 1)


def claws(pov: TokyoPerspective) -> list[float]:
    """Hits on everyone on the other side, and the way into Tokyo."""
    way, p = 0.0 if pov.inside else enter(pov), pov.without_dice()
    return [_blows(pov, p, count, way) for count in _counts(pov)]


def _blows(pov: TokyoPerspective, p: Position, count: int, way: float) -> float:
    """What this many claws do to others, and the place they may open."""
    damages = pov.damages(p, count)
    worth = _harm(pov, damages)
    hurt = sum([lost > 0 for lost in damages])
    if hurt:
        victim: float = sum([opinion.victim for opinion in pov.opinions])
        worth += hurt * victim
        worth += pov.points(sum([opinion.hurting for opinion in pov.opinions]))
    return worth + way * _opens(pov, p, count, damages) if way else worth


def _opens(pov: TokyoPerspective, p: Position, count: int, damages: Sequence[int]) -> float:
    """The chance that this monster gets into Tokyo with this many claws."""
    me = p.state.monsters[pov.me.seat]
    results = attack_results(p, me, count)
    if walks_in(p, me, results) != NOWHERE or (results and is_free(p, BAY)):
        return 1.0
    chance = 0.0
    for other, lost in zip(pov.others, damages, strict=True):
        if lost and in_tokyo(other):
            chance = max(chance, _gives_way(other.life - lost))
    return chance


def _gives_way(life: int) -> float:
    """The chance that a monster with this much life left leaves a place, which the attacker must take."""
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
    """What 0, 1, 2 ... results of each face are worth now; worked out once per question."""
    if not pov.totals:
        pov.totals = {face: WORTHS[face](pov) for face in FACES}
    return pov.totals


def outcome(pov: TokyoPerspective, dice: Sequence[Face]) -> float:
    """What these dice are worth as they are."""
    known = totals(pov)
    worth: float = sum([known[face][dice.count(face)] for face in FACES])
    if pov.me.has("dice_bonus"):
        alone = sum([_bonus(pov, [face] * dice.count(face)) for face in NUMBERS])
        worth += pov.points(_bonus(pov, dice) - alone)
    return worth


def plans(pov: TokyoPerspective) -> Totals:
    """The same for dice yet to be rolled: what a whole set brings is shared among its first dice."""
    if not pov.me.has("dice_bonus"):
        return totals(pov)
    numbers = _bonus(pov, NUMBERS)
    hope = SHARES[len(set(pov.state.dice))] * (_bonus(pov, FACES) - numbers)
    hopes = {face: hope + (SHARE * numbers if face in NUMBERS else 0.0) for face in FACES}
    return {
        face: [worth + hopes[face] * (count > 0) for count, worth in enumerate(row)]
        for face, row in totals(pov).items()
    }


def reroll(pov: TokyoPerspective, text: str) -> float:
    """The expected worth of the roll if these dice are rerolled, and others once more after that."""
    return _expect(pov, picked(text))


def _expect(pov: TokyoPerspective, again: Sequence[int]) -> float:
    if pov.forecast is None:
        pov.forecast = RollForecast(plans(pov), max(1, pov.state.rerolls))
    return pov.forecast.without(pov.state.dice, again)


def _best(pov: TokyoPerspective) -> tuple[float, list[int]]:
    """The best dice to reroll, and the expected worth."""
    dice = range(len(pov.state.dice))
    picks = [[die for die in dice if mask >> die & 1] for mask in range(1 << len(dice))]
    worths = [_expect(pov, pick) for pick in picks]
    most = max(worths)
    return most, picks[worths.index(most)]


def roll_on(pov: TokyoPerspective, text: str) -> float:
    """One more reroll, when none is left."""
    if pov.state.rerolls:
        return 0.0
    price = using(pov.opinion_of(text.split()[1]))
    return _best(pov)[0] - _expect(pov, []) - price - 0.2


def dwell(pov: TokyoPerspective, text: str) -> float:
    """A die that would be rerolled anyway is rerolled for free."""
    question, die = pov.view.question, int(text.split()[1]) - 1
    assert question is not None
    if not isinstance(question.options[text], Instant):
        return 1.0  # these are not the dice of the turn: a 3 among them is worth nothing
    if pov.state.rerolls and question.kind == "reroll":
        return 1.0 if die in _best(pov)[1] else 0.0
    return _rolled(pov, die) - outcome(pov, pov.state.dice)


def _rolled(pov: TokyoPerspective, die: int) -> float:
    """What the dice are worth on average with one of them rerolled."""
    return sum([outcome(pov, _turned(pov, die, face)) for face in FACES]) / len(FACES)


def _turned(pov: TokyoPerspective, die: int, face: Face) -> list[Face]:
    dice = pov.state.dice[:]
    dice[die] = face
    return dice


def cull(pov: TokyoPerspective, text: str) -> float:
    """A die becomes a 1."""
    return _change(pov, int(text.split()[1]), ONE) - 0.05


def stretch(pov: TokyoPerspective, text: str) -> float:
    """Any face, for energy."""
    _, die, face = text.split()
    return _change(pov, int(die), Face(face)) - using(pov.tool("stretch"))


def twist(pov: TokyoPerspective, text: str) -> float:
    """Any face, once."""
    _, die, face = text.split()
    return _change(pov, int(die), Face(face)) - using(pov.tool("twist"))


def _change(pov: TokyoPerspective, die: int, face: Face) -> float:
    return outcome(pov, _turned(pov, die - 1, face)) - outcome(pov, pov.state.dice)


def probe(pov: TokyoPerspective, text: str) -> float:
    """Make another monster reroll the die that helps it most, or hurts this one."""
    if text == "pass":
        return PROBE
    rival, die = TokyoPerspective(pov.view, pov.state.me), int(text.split()[1]) - 1
    worth = outcome(rival, pov.state.dice) - _rolled(rival, die)
    if pov.state.dice[die] == CLAW:
        claws = pov.state.dice.count(CLAW)
        worth -= pov.life(-_blow(pov, claws)) - pov.life(-_blow(pov, claws - 1))
    return worth


def _blow(pov: TokyoPerspective, rolled: int) -> int:
    """What this many claws of the active monster would cost this one."""
    view, attacker = pov.view, pov.state.me
    return damage(view, attacker, pov.me, attack_results(view, attacker, rolled))
