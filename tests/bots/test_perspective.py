"""What bots know of a card they ask of the rules: one that is changed changes how they play."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from kaiju.bots.mastermind import Mastermind
from kaiju.bots.strategist import Strategist
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
from tests.support.bots import choice

TOKYO = GAMES["king-of-tokyo"]
NAMES = ("kraken", "alienoid", "the-king")
ROW = [None, None, None]


def tokyo(*monsters: dict[str, Any], game: Game, **position: Any) -> Table:
    """A table in the first edition; the first Monster has the turn."""
    named = dict(zip(NAMES, monsters, strict=False))
    table = Table(game, state=set_up(game, {"monsters": named, **position}))
    table.start()
    return table


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
    table = tokyo(armed, target, {}, game=game, phase="roll", row=ROW)
    table.answer("claw 1 2 2 energy heart")
    assert TokyoPerspective(table.view(0)).damages(table, 1) == [4 - left, 0]


@pytest.mark.parametrize("level", [Strategist, Mastermind])
@pytest.mark.parametrize(("game", "kills"), [(TOKYO, False), (SharperTokyo(), True)])
def test_the_levels_above_ask_the_engine_about_it(level: type[Strategist], game: Game, kills: bool) -> None:
    armed, target = {"cards": [SharperTail.id]}, {"at": "tokyo-city", "life": 4, "vp": 15}
    table = tokyo(armed, target, game=game, phase="roll", row=ROW)
    table.answer("claw 1 2 2 energy heart")
    assert (level(1).choose(table.view(0)) == "stop") is kills


@pytest.mark.parametrize(("game", "answer"), [(TOKYO, "done"), (SharperTokyo(), f"buy {SharperTail.id}")])
def test_bots_know_the_price_of_a_card_that_was_changed(game: Game, answer: str) -> None:
    row = [SharperTail.id, None, None]
    table = tokyo({"energy": 3}, {"at": "tokyo-city"}, {}, game=game, phase="buy", row=row)
    assert choice(table) == answer
