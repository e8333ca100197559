"""What can be known of a position without asking a player or rolling a die: one pure function per question.

A position is anything with a game and a state: a table, what a seat sees of it, or a state put together by
hand. The rules ask these functions, and so do bots, hints, terminal and server: a second copy of one is a
defect even while it is right. Where games differ the function asks the game; what only one game knows is in
its own `position`.

| question | answer |
| --- | --- |
| Life | `max_life`, `heal_bonus`, `healing` |
| Energy | `gain_bonus`, `gaining`, `purse` |
| cards | `price`, `prices`, `discount`, `buyable`, `can_sweep`, `stirred` |
| dice | `dice_count`, `rerolls`, `locked`, `reroll_toll`, `compelled`, `free_dice`, `unresolved` |
| attacks | `targets`, `attack_results`, `damage`, `struck`, `attackers`, `coming` |
| places | `income`, `entering` |
| turns | `following`, `next_seat`, `turns_before`, `turn_order`, `begun` |
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kaiju.core.state import ExtraTurn, Face, Held, Hit, Monster, Place, State

if TYPE_CHECKING:
    from kaiju.core.cards import Card
    from kaiju.core.game import Game


class Position:
    """A game, and what is on the table."""

    __slots__ = ("game", "state")

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state


# -- Life and Energy -------------------------------------------------------------------------------


def max_life(p: Position, me: Monster) -> int:
    """The most Life a Monster may have now."""
    life = p.game.life
    for held in me.cards:
        if "max_life" in held.card.acts:
            life = held.card.max_life(me, held, life)
    return life


def heal_bonus(me: Monster) -> int:
    """How much extra Life each healing by a Monster gives."""
    more = 0
    for held in me.cards:
        if "heal_bonus" in held.card.acts:
            more += held.card.heal_bonus(me, held)
    return more


def healing(p: Position, me: Monster, amount: int) -> int:
    """How much Life a Monster gets by healing itself, never going above the maximum."""
    return max(0, min(amount + heal_bonus(me), max_life(p, me) - me.life)) if amount > 0 else 0


def gain_bonus(me: Monster) -> int:
    """How much extra Energy a Monster gets whenever it gains some."""
    more = 0
    for held in me.cards:
        if "gain_bonus" in held.card.acts:
            more += held.card.gain_bonus(me, held)
    return more


def gaining(me: Monster, amount: int) -> int:
    """How much Energy a Monster gets by gaining some from the stock."""
    return amount + gain_bonus(me) if amount > 0 else 0


def purse(me: Monster) -> int:
    """The highest cost a Monster can pay now."""
    total = me.energy
    for held in me.cards:
        if "credit" in held.card.acts:
            total += held.card.credit(me, held)
    return total


# -- cards -----------------------------------------------------------------------------------------


def price(p: Position, me: Monster, card: Card) -> int:
    """What a card costs this Monster now, never below 0."""
    return max(0, card.price(p, me) - discount(me))


def prices(p: Position, me: Monster) -> list[int]:
    """What each card in the row costs this Monster now; 0 for a gap."""
    less = discount(me)
    return [max(0, card.price(p, me) - less) if card else 0 for card in p.state.row]


def discount(me: Monster) -> int:
    """How much less every card costs this Monster."""
    less = 0
    for held in me.cards:
        if "cheaper" in held.card.acts:
            less += held.card.cheaper(me, held)
    return less


def buyable(p: Position, me: Monster) -> list[int]:
    """The indexes in the row of the cards that a Monster can afford and may buy now."""
    reach = purse(me) + discount(me)
    found: list[int] = []
    for slot, card in enumerate(p.state.row):
        if card and card.price(p, me) <= reach and card.allowed(p, me):
            found.append(slot)
    return found


def can_sweep(p: Position, me: Monster) -> bool:
    """Can a Monster pay to sweep the row, and may it be swept?"""
    return p.game.sweep_cost <= purse(me) and p.game.may_sweep(p)


def stirred(p: Position, hook: str) -> list[Monster]:
    """All Monsters clockwise from the active one, if any card in play overrides this hook."""
    if hook in p.game.hooks:
        for monster in p.state.monsters:
            for held in monster.cards:
                if hook in held.card.acts:
                    return p.state.clockwise(p.state.active)
    return []


def able(p: Position, me: Monster) -> list[Held]:
    """What lets the active Monster do something besides answering, effects first."""
    able = [held for held in me.cards if "instants" in held.card.acts] if me.cards else []
    if len(able) > 1:
        able.sort(key=lambda held: held.copied)  # of two identical offers, the copied card's is taken
    for held in p.state.effects:
        if held.owner == me.seat and "instants" in held.card.acts:
            able.insert(0, held)
    return able


# -- dice ------------------------------------------------------------------------------------------


def dice_count(p: Position, me: Monster) -> int:
    """How many dice a Monster rolls on its turn."""
    return p.game.dice_count(p, me)


def rerolls(p: Position, me: Monster) -> int:
    """How many rerolls a Monster has on its turn."""
    return p.game.rerolls(p, me)


def locked(p: Position, me: Monster) -> list[Face]:
    """The faces that a Monster may not reroll."""
    return p.game.locked(p, me)


def reroll_toll(p: Position, me: Monster, faces: list[Face]) -> int:
    """What it costs to reroll dice that show these faces."""
    return p.game.reroll_toll(p, me, faces)


def compelled(p: Position, me: Monster) -> bool:
    """Must a Monster use all its rerolls?"""
    return bool(p.game.compelled(p, me))


def free_dice(p: Position, me: Monster, can_pay: bool) -> int:
    """The dice that may be picked for a reroll, one bit each; dice with a toll only if it can be paid."""
    dice = p.state.dice
    barred = p.game.locked(p, me)
    if not barred and not p.game.reroll_toll(p, me, dice):
        return (1 << len(dice)) - 1
    budget = purse(me) if can_pay else 0
    free = 0
    for die, face in enumerate(dice):
        if face not in barred and p.game.reroll_toll(p, me, [face]) <= budget:
            free |= 1 << die
    return free


def unresolved(p: Position, face: Face) -> int:
    """How many results of a type have yet to be resolved."""
    s = p.state
    if face in s.resolved:
        return 0
    return s.dice.count(face) + (s.added.count(face) if s.added else 0)


# -- attacks ---------------------------------------------------------------------------------------


def targets(p: Position, me: Monster) -> list[Monster]:
    """Which Monsters an attack by this Monster would hit now, clockwise."""
    return p.game.targets(p, me)


def attack_results(p: Position, me: Monster, rolled: int) -> int:
    """How many results the attack faces a Monster rolled amount to, including those that cards add."""
    return p.game.attack_results(p, me, rolled)


def damage(p: Position, by: Monster, target: Monster, results: int) -> int:
    """The Life that dice with this many attack results would cost a target that does nothing about it."""
    for hit in p.game.attack_hits(p, by, [target], results):
        return hit.amount
    return 0


def struck(p: Position, by: Monster, results: int) -> list[Hit]:
    """Which Monsters dice with this many attack results would cost Life, and how much, clockwise."""
    return p.game.attack_hits(p, by, p.state.others(by), results)


def attackers(p: Position, me: Monster) -> list[Monster]:
    """Who could cost a Monster Life with its dice before its next turn, from where each is now."""
    found: list[Monster] = []
    for turn in turns_before(p, me.seat):
        then = begun(p, turn)
        by, target = then.state.me, then.state.monsters[me.seat]
        results = attack_results(then, by, dice_count(then, by))
        if p.state.monsters[by.seat] not in found and damage(then, by, target, results):
            found.append(p.state.monsters[by.seat])
    return found


class Coming(NamedTuple):
    """What a Monster is still to lose this turn: to results on the table, by their face, or to its tokens."""

    what: str
    results: int
    damage: int


def coming(p: Position, me: Monster) -> list[Coming]:
    """What is still in store for a Monster this turn as things stand, if nothing is done about it."""
    return p.game.coming(p, me)


# -- places ----------------------------------------------------------------------------------------


def income(p: Position, me: Monster, place: Place | None = None) -> tuple[int, int]:
    """The victory points and Energy a place (by default its own) pays a Monster at the start of its turn."""
    return p.game.income(p, me, me.place if place is None else place)


def entering(p: Position, me: Monster) -> tuple[int, int]:
    """The victory points and Energy a Monster outside would get now for going inside."""
    return p.game.entering(p, me)


# -- turns -----------------------------------------------------------------------------------------


def following(p: Position) -> ExtraTurn:
    """The turn that comes next: a waiting extra turn, or that of the Monster after the last normal turn."""
    waiting = p.state.extra_turns
    return waiting[0] if waiting else ExtraTurn(next_seat(p), "")


def next_seat(p: Position) -> int:
    """Whose turn comes next."""
    s = p.state
    return s.extra_turns[0].seat if s.extra_turns else s.after(s.last_normal).seat


def turns_before(p: Position, seat: int) -> list[ExtraTurn]:
    """The turns that come before a living Monster's next one, starting with those already waiting."""
    assert p.state.monsters[seat].alive, "whoever is out has no turn any more"
    found: list[ExtraTurn] = []
    for turn in p.state.extra_turns:
        if turn.seat == seat:
            return found
        found.append(turn)
    other = p.state.after(p.state.last_normal)
    while other.seat != seat:
        found.append(ExtraTurn(other.seat, ""))
        other = p.state.after(other.seat)
    return found


def turn_order(p: Position) -> list[int]:
    """The seats still in the game, ordered by their next turn; the active one may come first again."""
    order: list[int] = []
    for turn in p.state.extra_turns:
        if turn.seat not in order:
            order.append(turn.seat)
    for monster in p.state.clockwise((p.state.last_normal + 1) % len(p.state.monsters)):
        if monster.seat not in order:
            order.append(monster.seat)
    return order


def begun(p: Position, turn: ExtraTurn) -> Position:
    """A copy of the position in which a coming turn begins, if nothing changes until then."""
    state = p.state.copy()
    state.begin_turn(turn.seat, turn.card)
    state.phase = p.game.first_turn_phase
    p.game.begin_turn(state, turn.note)
    return Position(p.game, state)
