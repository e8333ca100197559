"""The few verbs that change the state; each emits one event with its cause."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiju.core.changes import set_cards, set_discard, set_energy, set_life, set_tokens, set_vp
from kaiju.core.position import gain_bonus, gaining, healing, max_life
from kaiju.core.state import Held, Monster, without

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.table import Table


def heal(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Let a Monster heal itself: give back lost Life, never above the maximum."""
    if amount > 0:
        _give_life(t, me, healing(t, me, amount), cause)


def restore(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Give back lost Life, never above the maximum."""
    _give_life(t, me, min(amount, max_life(t, me) - me.life), cause)


def _give_life(t: Table, me: Monster, healed: int, cause: str) -> None:
    if me.alive and healed > 0:
        set_life(t, me, me.life + healed)
        t.emit("healed", me.seat, healed, cause=cause)


def score(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Give victory points, up to the end of the dial."""
    scored = min(amount, t.game.winning_vp - me.vp)
    if me.alive and scored > 0:
        set_vp(t, me, me.vp + scored)
        t.emit("scored", me.seat, scored, cause=cause)
        t.game.count_vp(t, me)


def lose_vp(t: Table, me: Monster, amount: int, cause: str) -> int:
    """Take victory points, down to 0; returns how many were taken."""
    lost = min(amount, me.vp)
    if me.alive and lost > 0:
        set_vp(t, me, me.vp - lost)
        t.emit("lost-vp", me.seat, lost, cause=cause)
        t.game.count_vp(t, me)
    return lost


async def gain(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Give Energy from the stock."""
    if me.alive and amount > 0:
        amount = gaining(me, amount)
        set_energy(t, me, me.energy + amount)
        t.emit("gained", me.seat, amount, cause=cause)
        await t.game.count_gain(t, me, amount)


def refund(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Return Energy a Monster had before, which does not count as a gain."""
    if me.alive and amount > 0:
        set_energy(t, me, me.energy + amount)
        t.emit("refunded", me.seat, amount, cause=cause)


def lose_energy(t: Table, me: Monster, amount: int, cause: str) -> None:
    """Take Energy back to the stock, at most what the Monster has."""
    lost = min(amount, me.energy)
    if lost > 0:
        set_energy(t, me, me.energy - lost)
        t.emit("lost-energy", me.seat, lost, cause=cause)


async def hand_over(t: Table, giver: Monster, taker: Monster, amount: int, cause: str) -> None:
    """Move Energy from one Monster to another, at most what the first has."""
    given = min(amount, giver.energy)
    if given > 0 and taker.alive:
        set_energy(t, giver, giver.energy - given)
        set_energy(t, taker, taker.energy + given)
        t.emit("handed-over", giver.seat, given, other=taker.seat, cause=cause)
        more = gain_bonus(taker)
        if more:
            set_energy(t, taker, taker.energy + more)
            t.emit("gained", taker.seat, more, cause=cause)
        await t.game.count_gain(t, taker, given + more)


async def pay(t: Table, me: Monster, cost: int, cause: str) -> None:
    """Pay a cost to the stock."""
    left = cost
    for held, card in me.acting("paying"):
        if left > 0:
            left = await card.paying(t, me, held, left)
    if left > 0:
        set_energy(t, me, me.energy - left)
        t.emit("paid", me.seat, left, cause=cause)
    assert me.energy >= 0, "a cost is asked only of those who can pay it"


def lose_life_above_maximum(t: Table, me: Monster, cause: str) -> None:
    """Cut Life down to the maximum, which is not damage."""
    surplus = me.life - max_life(t, me)
    if surplus > 0:
        set_life(t, me, me.life - surplus)
        t.emit("lost-life", me.seat, surplus, cause=cause)


def give_tokens(t: Table, me: Monster, token: str, cause: str) -> None:
    """Give one token of a kind, if the stock has any left."""
    if me.alive and t.game.stock(t, token) > 0:
        set_tokens(t, me, {**me.tokens, token: me.tokens.get(token, 0) + 1})
        t.emit("token-given", me.seat, 1, what=token, cause=cause)


def take_tokens(t: Table, me: Monster, token: str, amount: int, cause: str) -> None:
    """Give tokens back to the stock."""
    if amount > 0:
        left = {**me.tokens, token: me.tokens[token] - amount}
        set_tokens(t, me, {kind: count for kind, count in left.items() if count})
        t.emit("token-removed", me.seat, amount, what=token, cause=cause)


async def discard(t: Table, me: Monster, held: Held, cause: str) -> None:
    """Put a Monster's Keep card on the discard pile; any copy of it ends."""
    await let_go(t, me, held, cause)
    await end_copies(t)


async def let_go(t: Table, me: Monster, held: Held, cause: str) -> None:
    """Put a Monster's Keep card on the discard pile."""
    set_cards(t, me, without(me.cards, held))
    set_discard(t, (*t.state.discard, held.printed))
    t.emit("discarded", me.seat, what=held.printed.id, cause=cause)
    await held.card.lost(t, me, held)


async def end_copies(t: Table) -> None:
    """End every copy of a card that is no longer in play."""
    numbers = [held.number for monster in t.state.monsters for held in monster.cards]
    for monster in t.state.monsters:
        for held in monster.cards:
            if held.copied and held.copied not in numbers:
                await held.printed.copied_card_left(t, monster, held)


def take_card(t: Table, me: Monster, card: Card, paid: int) -> Held:
    """Put a Keep card in front of a Monster."""
    t.state.held += 1
    held = Held(card, me.seat, 0, t.state.held, paid)
    set_cards(t, me, (*me.cards, held))
    return held
