"""Rolling: all dice once, then rerolls of any set of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiju.core.changes import set_dice, set_rerolls
from kaiju.core.errors import Spoilt
from kaiju.core.position import able, free_dice
from kaiju.core.questions import DONE, Question, ask, pause, roll_faces
from kaiju.core.state import Face, Monster
from kaiju.core.verbs import pay

if TYPE_CHECKING:
    from kaiju.core.table import Table

Picks = dict[str, tuple[int, ...]]
_picks: Final[dict[int, Picks]] = {}
_numbers: Final[dict[tuple[int, ...], str]] = {}  # of every set of dice that was offered, as in the notation


async def roll(t: Table) -> None:
    """Roll all dice, then reroll as often as the rules allow; a state may begin with dice on the table."""
    s = t.state
    me = s.me
    _check_count(t, len(s.dice))
    if not s.dice:
        if s.effects:  # before the first roll no Keep card has anything of its own to offer
            await pause(t, me, t.game.roll_rule)
        if s.leaving:
            await t.between()
        count = t.game.dice_count(t, me)
        if not count:
            return
        _check_count(t, count)
        faces = await roll_faces(t, count, t.game.faces, t.game.roll_rule)
        set_dice(t, faces, t.game.rerolls(t, me))
        t.emit("rolled", me.seat, count, what=" ".join(faces), cause=t.game.roll_rule)
    while (s.rerolls or able(t, me)) and await _reroll(t, me):
        pass


def _check_count(t: Table, count: int) -> None:
    """Refuse more dice than any Monster has, since there is an answer for every set of them."""
    if count > t.game.most_dice:
        raise Spoilt("broken")


async def roll_dice(t: Table, me: Monster, count: int) -> list[Face]:
    """Roll dice that are not those of a turn, and announce them."""
    faces = await roll_faces(t, count, t.game.faces, t.game.roll_rule)
    t.emit("rolled", me.seat, count, what=" ".join(faces), cause=t.game.roll_rule)
    return faces


async def _reroll(t: Table, me: Monster) -> bool:
    picked = await ask(t, me, _question, between=True)
    if not picked:
        return False
    s = t.state
    if t.game.reroll_toll(t, me, s.dice):  # if rerolling all of them is free, so is rerolling some
        toll = t.game.reroll_toll(t, me, [s.dice[die] for die in picked])
        await pay(t, me, toll, t.game.reroll_toll_rule)
    set_rerolls(t, s.rerolls - 1)
    faces = await roll_faces(t, len(picked), t.game.faces, t.game.reroll_rule)
    dice = s.dice[:]
    for at, die in enumerate(picked):
        dice[die] = faces[at]
    set_dice(t, dice, s.rerolls)
    what, where = " ".join(dice), _numbers[picked]
    t.emit("rerolled", me.seat, len(picked), what=what, where=where, cause=t.game.reroll_rule)
    return True


def _question(t: Table, me: Monster) -> Question[tuple[int, ...]]:
    if not t.state.rerolls:
        return Question(me.seat, "pause", {DONE: ()}, t.game.reroll_rule)
    by = t.game.compelled(t, me) if "compels" in t.game.hooks else ""
    must = by != "" and free_dice(t, me, can_pay=False) > 0
    options = picks(free_dice(t, me, can_pay=True), must)
    values: dict[str, str | int] = {"left": t.state.rerolls}
    if must:
        values["card"] = by
    return Question(me.seat, "reroll", options, t.game.reroll_rule, values)


def picks(free: int, must: bool) -> Picks:
    """Every set of dice that may be rerolled, keyed by its notation; dice are numbered from 1."""
    known = _picks.get(2 * free + must)
    if known is None:
        known = _picks[2 * free + must] = _make_picks(free, must)
    return known


def _make_picks(free: int, must: bool) -> Picks:
    options: dict[str, tuple[int, ...]] = {} if must else {"stop": ()}
    for mask in range(1, free + 1):
        if mask & ~free == 0:
            picked = tuple(die for die in range(mask.bit_length()) if mask >> die & 1)
            _numbers[picked] = " ".join(str(die + 1) for die in picked)
            options["reroll " + _numbers[picked]] = picked
    return options
