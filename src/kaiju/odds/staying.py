"""How dangerous staying is, if everyone rolls for attacks and nothing else until one's next turn."""

from __future__ import annotations

from math import comb

from kaiju.core.position import Position, attack_results, begun, damage, dice_count, rerolls, turns_before
from kaiju.core.state import Monster


def eliminated(p: Position, me: Monster) -> float:
    """The chance that attack dice take all Life before the next turn, if nothing is done about it."""
    standing, fallen = {me.life: 1.0}, 0.0
    for turn in turns_before(p, me.seat):
        then = begun(p, turn)
        standing = _attacked(then, then.state.monsters[me.seat], standing)
        fallen += standing.pop(0, 0.0)
    return fallen


def all_out(p: Position, me: Monster) -> list[float]:
    """By number of attack results: how likely a turn ends with it when playing for nothing else."""
    dice = dice_count(p, me)
    miss = (1 - 1 / len(p.game.faces)) ** (1 + rerolls(p, me))
    return [comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits) for hits in range(dice + 1)]


def _attacked(then: Position, me: Monster, standing: dict[int, float]) -> dict[int, float]:
    """By Life left: how likely it is after the turn that begins."""
    after: dict[int, float] = {}
    by = then.state.me
    chances = all_out(then, by)
    for life, likely in standing.items():
        me.life = life  # some cards hit stronger Monsters harder
        for hits, chance in enumerate(chances):
            left = max(0, life - _damage(then, by, me, hits))
            after[left] = after.get(left, 0.0) + likely * chance
    return after


def _damage(p: Position, by: Monster, target: Monster, rolled: int) -> int:
    return damage(p, by, target, attack_results(p, by, rolled))
