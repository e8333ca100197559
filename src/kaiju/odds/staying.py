"""How dangerous staying is until one's next turn: what the attacks of the others may take."""

from __future__ import annotations

from math import comb

from kaiju.core.position import Position, attack_results, begun, damage, dice_count, rerolls, turns_before
from kaiju.core.state import Monster


def outlook(p: Position, me: Monster, again: bool) -> list[float]:
    """By Life left, how likely it is before the next turn, if nothing is done about it.

    With `again` everyone rerolls for attacks and nothing else, without it nobody rerolls at all: the truth
    lies between the two.
    """
    standing = {me.life: 1.0}
    for turn in turns_before(p, me.seat):
        then = begun(p, turn)
        standing = _attacked(then, then.state.monsters[me.seat], standing, again)
    return [standing.get(life, 0.0) for life in range(me.life + 1)]


def all_out(p: Position, me: Monster, again: bool = True) -> list[float]:
    """By number of attack results: how likely a turn ends with it, rerolling for nothing else or never."""
    dice = dice_count(p, me)
    miss = (1 - 1 / len(p.game.faces)) ** (1 + (rerolls(p, me) if again else 0))
    return [comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits) for hits in range(dice + 1)]


def _attacked(then: Position, me: Monster, standing: dict[int, float], again: bool) -> dict[int, float]:
    """By Life left: how likely it is after the turn that begins."""
    after: dict[int, float] = {}
    by = then.state.me
    chances = all_out(then, by, again)
    for life, likely in standing.items():
        if not life:
            after[0] = after.get(0, 0.0) + likely
            continue
        me.life = life  # some cards hit stronger Monsters harder
        for hits, chance in enumerate(chances):
            left = max(0, life - _damage(then, by, me, hits))
            after[left] = after.get(left, 0.0) + likely * chance
    return after


def _damage(p: Position, by: Monster, target: Monster, rolled: int) -> int:
    return damage(p, by, target, attack_results(p, by, rolled))
