"""King of New York as a value: its phases, its numbers, and the clauses behind them."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any, Final, cast

from kaiju.core import dice
from kaiju.core.errors import IllegalAnswer
from kaiju.core.game import ANY_MONSTER, NO_FACES, Aim, Game, Option
from kaiju.core.market import buy
from kaiju.core.position import Coming, Position, income, stirred
from kaiju.core.questions import Question
from kaiju.core.state import Face, Hit, Json, Monster, Place, State, Strike
from kaiju.core.turn import pass_turn
from kaiju.core.verbs import gain, score
from kaiju.newyork.cards import CARDS
from kaiju.newyork.changes import set_aim, set_trophies, show_borough
from kaiju.newyork.city import OUTER, TRACK, TRACK_5_6, City, city, inside, new_city, new_facts
from kaiju.newyork.damage import damage
from kaiju.newyork.faces import ATTACK, FACES, OUCH
from kaiju.newyork.goals import STATUE, SUPERSTAR, aims, return_goal_cards
from kaiju.newyork.language import acting, acting_as, own_cards
from kaiju.newyork.moves import move, shift_tracks, shrink_manhattan
from kaiju.newyork.notation import LEXICON, arrange, describe
from kaiju.newyork.position import (
    across,
    added_results,
    attack_counts,
    entry_reward,
    hits_among,
    insiders,
    yet_to_come,
    zone_income,
)
from kaiju.newyork.refusals import refusal
from kaiju.newyork.resolve import resolve
from kaiju.newyork.setup import deal, first_player, placement
from kaiju.newyork.tokens import JINX, TOKENS, WEB

if TYPE_CHECKING:
    from kaiju.core.table import Table

NAMES: Final = ("captain-fish", "sheriff", "kong", "mantis", "rob", "drakonis")


async def earnings(t: Table) -> None:
    """Zone income, then the cards that act at the start of the turn. (NY-EARN-1, NY-EARN-3)"""
    me = t.state.me
    city(t).facts.occupied = bool(insiders(t))
    if inside(me):
        vp, energy = income(t, me)
        score(t, me, vp, "NY-EARN-1")
        await gain(t, me, energy, "NY-EARN-1")
    if me.cards:
        for held, card in acting(me, "turn_started"):
            await card.turn_started(t, me, held)


def roll(t: Table) -> Coroutine[Any, Any, None]:
    """Cards that act before the first roll, then the dice. (NY-CHOICE-2, NY-ROLL-1)"""
    s = t.state
    return _roll_with_cards(t) if s.me.cards and not s.dice else dice.roll(t)


async def _roll_with_cards(t: Table) -> None:
    me = t.state.me
    for held, card in acting(me, "before_roll"):
        await card.before_roll(t, me, held)
    await dice.roll(t)


async def end(t: Table) -> None:
    """Card effects that act at the end of the turn. (NY-END-1)"""
    me = t.state.me
    if me.cards:
        for held, card in acting(me, "turn_ended"):
            await card.turn_ended(t, me, held)


class NewYork(Game):
    """King of New York, base game, 2 to 6 players."""

    id = "king-of-new-york"
    rules_version = "2"
    faces = FACES
    attack_face = ATTACK
    counted_faces = FACES
    hurting_faces: tuple[Face, ...] = (OUCH,)
    names = NAMES
    places = (*OUTER, *TRACK, *TRACK_5_6)
    tokens = (WEB, JINX)
    goal_cards = (SUPERSTAR, STATUE)
    options = (Option("advanced", ("on", "off")), Option("first", ("roll", ANY_MONSTER)))
    neutral_reveal = "tile"
    vain_for_good = frozenset({"NY-ATTACK-5", "NY-CELEB-1", "NY-HEAL-2"})
    lexicon = LEXICON
    setup_phases = (deal, first_player, placement)
    turn_phases = (earnings, roll, resolve, move, buy, end, pass_turn)

    roll_rule = "NY-ROLL-1"
    reroll_rule = "NY-ROLL-5"
    reroll_toll_rule = "NY-TOKEN-3"
    buy_rule = "NY-BUY-1"
    sweep_rule = "NY-BUY-3"
    reveal_rule = "NY-BUY-2"
    reshuffle_rule = "NY-RULING-65"
    turn_rule = "NY-END-3"
    points_rule = "NY-WIN-1"
    last_rule = "NY-WIN-2"
    nobody_rule = "NY-WIN-3"
    leave_rule = "NY-RULING-90"

    def __init__(self) -> None:
        super().__init__(CARDS)

    def new_extra(self, players: int, options: Mapping[str, str]) -> City:
        """An empty city with all tiles covered."""
        return new_city(players)

    def load_extra(self, data: Json) -> City:
        """Load a saved city."""
        return City.from_json(data)

    def begin_turn(self, state: State, note: int) -> None:
        """Nothing from the previous turn counts any more. (NY-RULING-19)"""
        cast(City, state.extra).facts = new_facts(len(state.monsters))

    def show_turn(self, t: Table) -> None:
        """What appeared in the last turn is not new any more; nothing is aimed at. (NY-DESTROY-9)"""
        for place, borough in city(t).boroughs.items():
            for unit in borough.units:
                if unit.new_in(t.state.turn - 1):
                    show_borough(t, place)
                    break
        set_aim(t, "")

    def rerolls(self, p: Position, me: Monster) -> int:
        """Two, less one for each Web token. (NY-ROLL-4, NY-TOKEN-1)"""
        return max(0, 2 - me.tokens.get(WEB, 0))

    def reroll_toll(self, p: Position, me: Monster, faces: list[Face]) -> int:
        """Rerolling any Ouch costs 1 Energy for each Jinx token. (NY-TOKEN-3, NY-RULING-25)"""
        jinx = me.tokens.get(JINX, 0)
        return jinx if jinx and OUCH in faces else 0

    def locked(self, p: Position, me: Monster) -> list[Face]:
        """The faces of dice that may not be rerolled. (NY-RULING-24)"""
        locks = own_cards(me, "locks") if me.cards else None
        if not locks:
            return NO_FACES
        return [face for face in self.faces if any(card.locks(me, held, face) for held, card in locks)]

    def compelled(self, p: Position, me: Monster) -> str:
        """The card of another Monster that demands it. (NY-RULING-24)"""
        for owner in p.state.monsters:
            for held in owner.cards:
                if "compels" in held.card.acts and acting_as(held).compels(owner, held, me):
                    return held.card.id
        return ""

    async def count_gain(self, t: Table, me: Monster, amount: int) -> None:
        """Add to what this Monster has gained this turn, which some cards watch."""
        gained = city(t).facts.gained
        before = gained[me.seat]
        gained[me.seat] += amount
        now = gained[me.seat]
        for owner in stirred(t, "gained"):
            for held, card in acting(owner, "gained"):
                await card.gained(t, owner, held, me, before, now)

    async def revealed(self, t: Table, slot: int) -> None:
        """An effect may take away the card that was turned up. (NY-RULING-68)"""
        s = t.state
        for effect in s.effects:
            if "revealed" in effect.card.acts:
                card = acting_as(effect)
                if await card.revealed(t, s.monsters[effect.owner], effect, slot):
                    return

    def targets(self, p: Position, me: Monster) -> list[Monster]:
        """All on the other side, if anyone was inside when the turn began. (NY-ATTACK-2, NY-ATTACK-5)"""
        return across(p, me) if attack_counts(p, me) else []

    def attack_results(self, p: Position, me: Monster, rolled: int) -> int:
        """The dice, and the symbols that cards add to every roll. (NY-RESOLVE-5)"""
        return rolled + added_results(p, me).count(ATTACK)

    def attack_hits(self, p: Position, by: Monster, among: list[Monster], results: int) -> list[Hit]:
        """Results plus bonuses, doubled where cards say so, on those it can attack. (NY-RULING-33)"""
        return hits_among(p, by, among, results)

    def coming(self, p: Position, me: Monster) -> list[Coming]:
        """What another Monster has rolled and not resolved yet. (NY-RESOLVE-4)"""
        return yet_to_come(p, me)

    def income(self, p: Position, me: Monster, place: Place) -> tuple[int, int]:
        """What a zone of Manhattan pays. (NY-EARN-1)"""
        return zone_income(place)

    def entering(self, p: Position, me: Monster) -> tuple[int, int]:
        """One victory point, once per turn. (NY-MANHATTAN-2, NY-RULING-57)"""
        return entry_reward(p, me), 0

    def may_sweep(self, p: Position) -> bool:
        """Only if there is a card in the row or one could be turned up. (NY-RULING-95)"""
        s = p.state
        return bool(s.deck_size or s.discard) or any(s.row)

    def dice_aims(self, p: Position, me: Monster) -> list[Aim]:
        """The goal cards it does not have. (NY-CELEB-2, NY-OUCH-4)"""
        return aims(p, me)

    def stock(self, p: Position, token: str) -> int:
        """Tokens are limited; none is given when the stock is empty. (NY-TOKEN-7, NY-RULING-8)"""
        return TOKENS[token] - sum(monster.tokens.get(token, 0) for monster in p.state.monsters)

    async def damage(self, t: Table, strike: Strike) -> None:
        """The steps of one strike. (NY-RULING-34, NY-RULING-91)"""
        await damage(t, strike)

    async def after_elimination(self, t: Table, fallen: list[Monster]) -> None:
        """Goal cards return, Units leave play, then the tracks of Manhattan settle. (NY-RULING-78)"""
        return_goal_cards(t, fallen)
        for monster in fallen:
            set_trophies(t, monster.seat, ())
            city(t).facts.fallen += (monster.seat,)
        shift_tracks(t)
        await shrink_manhattan(t)

    def refusal(self, t: Table, question: Question[Any], text: str) -> IllegalAnswer:
        """Why an answer is not offered."""
        return refusal(t, question, text)

    def arrange(self, state: State, position: Mapping[str, Any]) -> None:
        """Set up the city that a scenario describes."""
        arrange(Position(self, state), position)

    def describe(self, state: State) -> dict[str, Any]:
        """The city in the words of a scenario."""
        return describe(state)
