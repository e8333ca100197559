"""What bots know of a rule they ask of the position: in every edition, and of cards as they are now."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from kaiju.bots.tokyo.perspective import TokyoPerspective
from kaiju.core.cards import Card
from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.position import Position
from kaiju.core.state import Held, Monster
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.tokyo.cards.keep import SpikedTail
from kaiju.tokyo.game import Tokyo
from tests.support.bots import choice, outcomes_of

TOKYO = GAMES["king-of-tokyo"]
EDITIONS = ("first", "2016")
NAMES = {"first": ("kraken", "alienoid", "the-king"), "2016": ("cyber-kitty", "alienoid", "the-king")}
ROW = [None, None, None]


def tokyo(edition: str, *monsters: dict[str, Any], game: Game | None = None, **position: Any) -> Table:
    """A table for three in an edition; the first one has the turn."""
    named = dict(zip(NAMES[edition], monsters, strict=True))
    rules = game or TOKYO
    options = {"edition": edition}
    table = Table(rules, state=set_up(rules, {"monsters": named, "options": options, **position}))
    table.start()
    return table


def resolved(table: Table, dice: str) -> list[int]:
    """The life of everybody when these dice have been resolved, before anybody decides on anything else."""
    table.answer(dice)
    table.answer("stop")
    while table.question is not None and table.question.kind in ("change", "pause"):
        table.answer("done")
    return [monster.life for monster in table.state.monsters]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("inside", [False, True], ids=["outside", "inside"])
@pytest.mark.parametrize(
    "card",
    ["acid-attack", "burrowing", "fire-breathing", "nova-breath", "poison-quills", "spiked-tail", "urbavore"],
)
@pytest.mark.parametrize("dice", ["1 1 3 energy energy 3", "claw 1 1 3 3 energy", "claw claw claw 1 1 3"])
def test_an_attack_costs_what_the_rules_say(edition: str, inside: bool, card: str, dice: str) -> None:
    places = ({"at": "tokyo-city"}, {}) if inside else ({}, {"at": "tokyo-city"})
    armed, other = {**places[0], "cards": [card]}, {**places[1], "cards": ["armor-plating"]}
    tables = [tokyo(edition, armed, other, {}, phase="roll", row=ROW) for _ in range(2)]
    tables[0].answer("1 1 2 energy energy 3")
    end, row = outcomes_of(tables[0], dice)
    assert end.columns.life[row].tolist() == resolved(tables[1], dice)


@pytest.mark.parametrize(("duel", "paid"), [("off", (1, 0)), ("on", (0, 1))])
def test_a_duel_pays_for_tokyo_in_energy(duel: str, paid: tuple[int, int]) -> None:
    monsters: dict[str, Any] = {"cyber-kitty": {"at": "outside"}, "alienoid": {"at": "outside"}}
    options = {"edition": "2016", "duel": duel}
    position = {"monsters": monsters, "options": options, "phase": "roll", "row": ROW}
    table = Table(TOKYO, state=set_up(TOKYO, position))
    table.start()
    table.answer("1 1 2 2 3 3")
    end, row = outcomes_of(table, "1 1 2 2 3 claw")
    assert (end.columns.vp[row, 0], end.columns.energy[row, 0]) == paid


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_must_go_to_tokyo_knows_it(edition: str) -> None:
    table = tokyo(edition, {}, {}, {}, phase="roll", row=ROW)
    table.answer("1 1 2 2 3 3")
    end, row = outcomes_of(table, "1 1 2 2 3 3")
    assert end.columns.inside[row, 0] == (edition == "2016")


# -- a card of another edition ---------------------------------------------------------------------


class SharperTail(SpikedTail):
    """A tail that deals 3 damage more and costs almost nothing."""

    cost = 1

    def attack_bonus(self, p: Position, me: Monster, held: Held, target: Monster) -> int:
        return 3


class SharperTokyo(Tokyo):
    """King of Tokyo with that card."""

    deck: ClassVar[tuple[Card, ...]] = tuple(
        SharperTail() if card.id == SharperTail.id else card for card in Tokyo.deck
    )


@pytest.mark.parametrize(("game", "left"), [(TOKYO, 2), (SharperTokyo(), 0)])
def test_bots_know_the_damage_of_a_card_that_was_changed(game: Game, left: int) -> None:
    armed, target = {"cards": [SharperTail.id]}, {"at": "tokyo-city", "life": 4}
    table = tokyo("first", armed, target, {}, game=game, phase="roll", row=ROW)
    table.answer("claw 1 2 2 energy heart")
    end, row = outcomes_of(table, "claw 1 2 2 energy heart")
    assert end.columns.life[row, 1] == left
    assert TokyoPerspective(table.view(0)).damages(table, 1) == [4 - left, 0]


@pytest.mark.parametrize(("game", "answer"), [(TOKYO, "done"), (SharperTokyo(), f"buy {SharperTail.id}")])
def test_bots_know_the_price_of_a_card_that_was_changed(game: Game, answer: str) -> None:
    row = [SharperTail.id, None, None]
    table = tokyo("first", {"energy": 3}, {"at": "tokyo-city"}, {}, game=game, phase="buy", row=row)
    assert choice(table) == answer
