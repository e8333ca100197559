"""The 2016 edition: an Enter step, Bay always in use, and cards that add claws. (KT-2016)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from kaiju.core.cards import Card
from kaiju.core.changes import set_added
from kaiju.core.game import ANY_MONSTER, Game, Option, Phase
from kaiju.core.market import buy
from kaiju.core.state import NOWHERE, Hit, Monster, Place
from kaiju.core.verbs import gain
from kaiju.tokyo.attack import attack
from kaiju.tokyo.board import CITY, Board, Facts, board, in_tokyo
from kaiju.tokyo.cards import CARDS
from kaiju.tokyo.cards.modern import MODERN
from kaiju.tokyo.faces import CLAW, tally
from kaiju.tokyo.game import Tokyo, end, pass_turn, start
from kaiju.tokyo.moves import put
from kaiju.tokyo.position import clawed, claws_added, hits_among, room, walks_in
from kaiju.tokyo.resolve import resolve_hearts, resolve_numbers
from kaiju.tokyo.windows import roll

if TYPE_CHECKING:
    from kaiju.core.position import Position
    from kaiju.core.table import Table


async def resolve(t: Table) -> None:
    """Claws added by cards join the dice; claws move nobody, which is left to the next step. (KT-2016-6)"""
    me = t.state.me
    add_claws(t, me)
    shown = tally(t.state.dice + t.state.added)
    resolve_numbers(t, me, shown)
    energy, claws, hearts = shown[3:]
    if energy:
        await gain(t, me, energy, "KT-ENERGY-1")
    if hearts:
        await resolve_hearts(t, me, hearts)
    if t.state.leaving:
        await t.between()
    if claws:
        await attack(t, me, claws)
    board(t).facts.resolved = True


def add_claws(t: Table, me: Monster) -> None:
    """First the claws that are added whatever the dice show, then those that need one. (KT-2016-6)"""
    found = claws_added(t, me, t.state.dice.count(CLAW))
    set_added(t, [CLAW] * sum(more for _, more in found))
    for held, more in found:
        if more:
            t.emit("added", me.seat, more, what=CLAW, cause=held.printed.id)


async def enter(t: Table) -> None:
    """A monster outside must enter City if it is empty, or else Bay if that is. (KT-2016-2, KT-2016-4)"""
    me = t.state.me
    place = walks_in(t, me, 0)
    if place != NOWHERE:
        await put(t, me, place, "KT-2016-2" if place == CITY else "KT-2016-4")


class Tokyo2016(Tokyo):
    """King of Tokyo as republished in 2016."""

    names: ClassVar[tuple[str, ...]] = (
        "alienoid",
        "cyber-kitty",
        "giga-zaur",
        "meka-dragon",
        "space-penguin",
        "the-king",
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("first", ("roll", "random", ANY_MONSTER)),
        Option("beginner", ("off", "on")),
        Option("edition", ("2016", "first")),
        Option("duel", ("off", "on"), 2),
    )
    turn_phases: ClassVar[tuple[Phase, ...]] = (start, roll, resolve, enter, buy, end, pass_turn)
    deck: ClassVar[tuple[Card, ...]] = tuple({card.id: card for card in (*CARDS, *MODERN)}.values())

    @property
    def dialect(self) -> tuple[str, ...]:
        """Some texts of its own, and those of the first edition."""
        return (f"{self.id}-2016", self.id)

    def edition(self, options: Mapping[str, str]) -> Game:
        """This very game."""
        return self

    def targets(self, p: Position, me: Monster) -> list[Monster]:
        """Claws move nobody: they hit the other side, if anyone is there. (KT-2016-6)"""
        return clawed(p, me)

    def attack_results(self, p: Position, me: Monster, rolled: int) -> int:
        """The claws rolled, and those that cards add. (KT-2016-6)"""
        return rolled + sum(more for _, more in claws_added(p, me, rolled))

    def attack_hits(self, p: Position, by: Monster, among: list[Monster], results: int) -> list[Hit]:
        """Claws, with what cards add. (KT-2016-6)"""
        return hits_among(p, by, among, results)

    def walks_in(self, p: Position, me: Monster, claws: int) -> Place:
        """A monster outside goes to Tokyo if there is room, with or without claws. (KT-2016-2, KT-2016-4)"""
        return NOWHERE if in_tokyo(me) else room(p)

    def new_extra(self, players: int, options: Mapping[str, str]) -> Board:
        """Bay is always used with 5 or 6; its monster moves up when Bay closes. (KT-2016-4, KT-2016-5)"""
        return Board(players >= 5, True, Facts())
