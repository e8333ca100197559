"""A card of another edition, with another price and another damage, is another card for everybody at once.

The rules of a card live in its class and nowhere else: whoever plays, foretells, advises, shows or chooses
asks the position, and so knows the other card without a word of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest

from kaiju.bots.knowledge import KNOWLEDGE
from kaiju.core.cards import Card
from kaiju.core.foresight import costs
from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.position import Position, attack_results, damage, price, targets
from kaiju.core.state import Held, Monster
from kaiju.core.table import Table
from kaiju.newyork.cards import CARDS as NEW_YORK_CARDS
from kaiju.newyork.cards.keep import ShadowDouble
from kaiju.newyork.game import NewYork
from kaiju.odds.hints import hints, still
from kaiju.server.play.standings import standings
from kaiju.tokyo.cards import CARDS as TOKYO_CARDS
from kaiju.tokyo.cards.keep import SpikedTail
from kaiju.tokyo.game import Tokyo

ROLLED = 2


class OtherTail(SpikedTail):
    """4 damage more to each target, for 8."""

    cost = 8

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return 4


class OtherDouble(ShadowDouble):
    """Five times the damage, for 3."""

    cost = 3

    def attack_factor(self, me: Monster, held: Held) -> int:
        return 5


def with_card(cards: tuple[Card, ...], other: Card) -> tuple[Card, ...]:
    """The cards of a game with one of them replaced by another edition of it."""
    return tuple(other if card.id == other.id else card for card in cards)


class OtherTokyo(Tokyo):
    """King of Tokyo with another tail."""

    deck = with_card(TOKYO_CARDS, OtherTail())


class OtherNewYork(NewYork):
    """King of New York with another double."""

    def __init__(self) -> None:
        Game.__init__(self, with_card(NEW_YORK_CARDS, OtherDouble()))


class Case(NamedTuple):
    """A game as it is or with another card: which, where two Monsters stand, and what is expected."""

    game: Game
    card: str
    places: tuple[str, str]
    leaving: str  # the question in which one may leave the place inside
    cost: int
    blow: int  # what two results of the owner cost the one inside

    def table(self, phase: str, owned: bool, rich: bool = False, life: int = 10) -> Table:
        """The first Monster has the card or can buy it; the second is inside."""
        mine: dict[str, Any] = {"at": self.places[0], "energy": 20 if rich else 0}
        if owned:
            mine["cards"] = [self.card]
        names = self.game.names[:2]
        attacks, rest = [self.game.attack_face] * ROLLED, ["energy"] * 4
        position: dict[str, Any] = {
            "monsters": {names[0]: mine, names[1]: {"at": self.places[1], "life": life}},
            "phase": phase,
            "dice": " ".join([*attacks, *rest]) if phase in ("roll", "resolve") else "",
        }
        if not owned:
            others = [card.id for card in self.game.cards.values() if card.id != self.card][:2]
            position["row"] = [self.card, *others]
        return Table(self.game, seed="another card", state=set_up(self.game, position))


AS_IT_IS = {
    "tokyo": Case(Tokyo(), "spiked-tail", ("outside", "tokyo-city"), "yield", 5, 3),
    "newyork": Case(NewYork(), "shadow-double", ("queens", "manhattan-lower"), "flee", 12, 4),
}
CHANGED = {
    "tokyo": AS_IT_IS["tokyo"]._replace(game=OtherTokyo(), cost=8, blow=6),
    "newyork": AS_IT_IS["newyork"]._replace(game=OtherNewYork(), cost=3, blow=10),
}
every_game = pytest.mark.parametrize("name", AS_IT_IS)
every_case = pytest.mark.parametrize(
    "case", [*AS_IT_IS.values(), *CHANGED.values()], ids=lambda case: type(case.game).__name__
)


def play_until(table: Table, kinds: tuple[str, ...]) -> None:
    """Take the first answers until one of some questions is open; an attack is resolved first."""
    while table.question is not None and table.question.kind not in kinds:
        options = table.question.options
        table.answer("resolve attack" if "resolve attack" in options else next(iter(options)))


@every_case
def test_the_rules_ask_its_price(case: Case) -> None:
    table = case.table("buy", owned=False, rich=True)
    table.start()
    table.answer(f"buy {case.card}")
    assert [event.amount for event in table.log if event.kind == "bought"] == [case.cost]
    assert table.state.me.energy == 20 - case.cost


@every_case
def test_the_rules_deal_its_damage(case: Case) -> None:
    table = case.table("resolve", owned=True)
    table.start()
    play_until(table, (case.leaving, "buy"))
    assert [event.amount for event in table.log if event.kind == "damaged"] == [case.blow]


@every_case
def test_the_position_knows_it_at_the_table_and_in_a_view(case: Case) -> None:
    buying, owning = case.table("buy", owned=False), case.table("roll", owned=True)
    for bought, owned in ((buying, owning), (buying.view(1), owning.view(1))):
        assert price(bought, bought.state.me, case.game.card(case.card)) == case.cost
        me, other = owned.state.monsters
        assert targets(owned, me) == [other]
        assert damage(owned, me, other, attack_results(owned, me, ROLLED)) == case.blow


@every_game
def test_a_hint_fears_it(name: str) -> None:
    feared = []
    for case in (AS_IT_IS[name], CHANGED[name]):
        table = case.table("roll", owned=True, life=6)
        table.state.last_normal = 1  # the owner of the card has the next turn
        lines = {line.id: line for line in hints(still(table), 1, case.leaving).lines}
        feared.append(lines["risk-bold"].chance or 0.0)
    assert 0 < feared[0] < feared[1]


@every_case
def test_the_browser_is_told_its_price(case: Case) -> None:
    table = case.table("buy", owned=False, rich=True)
    table.start()
    assert [standing.prices[0] for standing in standings(table)] == [case.cost, case.cost]
    assert costs(table)[f"buy {case.card}"] == case.cost


@every_case
def test_the_browser_is_told_whom_its_attack_hits_and_for_how_much(case: Case) -> None:
    owner, other = standings(case.table("roll", owned=True))
    assert [(hit.seat, hit.damage) for hit in owner.attack] == [(1, case.blow)]
    assert other.attack == []


def worths(case: Case, table: Table, kind: str) -> Mapping[str, float]:
    """What a plain bot thinks of the answers to the open question."""
    assert table.question is not None
    assert table.question.kind == kind
    knowledge = KNOWLEDGE[case.game.id]
    pov = knowledge.perspective(table.view(0))
    return {text: knowledge.answers[kind](pov, text) for text in table.question.options}


@every_game
def test_a_bot_minds_its_price(name: str) -> None:
    before, after = (
        worths(case, started(case.table("buy", owned=False, rich=True)), "buy")
        for case in (AS_IT_IS[name], CHANGED[name])
    )
    text = f"buy {AS_IT_IS[name].card}"
    dearer = CHANGED[name].cost > AS_IT_IS[name].cost
    assert (after[text] < before[text]) == dearer
    assert {other: worth for other, worth in after.items() if other != text} == {
        other: worth for other, worth in before.items() if other != text
    }


def started(table: Table) -> Table:
    """The table at its first question."""
    table.start()
    return table


@every_game
def test_a_bot_counts_on_its_damage(name: str) -> None:
    """The worth of two attack dice is more the more they cost the one inside."""
    kept = []
    for case in (AS_IT_IS[name], CHANGED[name]):
        table = case.table("roll", owned=True)
        dice, table.state.dice = table.state.dice, []
        table.start()
        play_until(table, ("reroll",))
        table.state.dice = dice
        kept.append(worths(case, table, "reroll")["stop"])
    assert kept[0] < kept[1]
