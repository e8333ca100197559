"""How dangerous it is to stay, if everybody rolls for attacks and nothing else until one's next turn."""

from __future__ import annotations

from math import comb

from kaiju.core.state import ExtraTurn, Monster, State
from kaiju.core.table import Table


def turns_before(state: State, seat: int) -> list[ExtraTurn]:
    """The turns that come before the next one of a seat, those that wait already first."""
    found: list[ExtraTurn] = []
    for turn in state.extra_turns:
        if turn.seat == seat:
            return found
        found.append(turn)
    other = state.after(state.last_normal)
    while other.seat != seat:
        found.append(ExtraTurn(other.seat, ""))
        other = state.after(other.seat)
    return found


def attackers(t: Table, me: Monster) -> list[Monster]:
    """Who could make a Monster lose Life with its dice before its next turn, from where each is now."""
    found: list[Monster] = []
    for turn in turns_before(t.state, me.seat):
        by = _begin(t, turn)
        if by not in found and t.game.attack_damage(t, by, me, t.game.dice_count(t, by)):
            found.append(by)
    return found


def eliminated(t: Table, me: Monster) -> float:
    """The chance that attack dice take all Life before one's next turn, if nothing is done against it."""
    standing, fallen = {me.life: 1.0}, 0.0
    for turn in turns_before(t.state, me.seat):
        by = _begin(t, turn)
        standing = _attacked(t, by, me, standing, all_out(t, by))
        fallen += standing.pop(0, 0.0)
    return fallen


def all_out(t: Table, me: Monster) -> list[float]:
    """By number of attack results: how likely a turn ends with so many for whoever wants nothing else."""
    dice = t.game.dice_count(t, me)
    miss = (1 - 1 / len(t.game.faces)) ** (1 + t.game.rerolls(t, me))
    return [comb(dice, hits) * (1 - miss) ** hits * miss ** (dice - hits) for hits in range(dice + 1)]


def _attacked(
    t: Table, by: Monster, me: Monster, standing: dict[int, float], chances: list[float]
) -> dict[int, float]:
    """By Life that is left: how likely it is after one more attack."""
    after: dict[int, float] = {}
    for life, likely in standing.items():
        me.life = life  # some cards hit the stronger ones harder
        for hits, chance in enumerate(chances):
            left = max(0, life - t.game.attack_damage(t, by, me, hits))
            after[left] = after.get(left, 0.0) + likely * chance
    return after


def _begin(t: Table, turn: ExtraTurn) -> Monster:
    """Whoever has a turn, when it begins: nothing that was rolled before it counts."""
    t.state.active = turn.seat
    t.state.dice = []
    t.game.begin_turn(t, turn.note)
    return t.state.monsters[turn.seat]
