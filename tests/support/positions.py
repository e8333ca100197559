"""Tables at given positions, and how to play on from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kaiju.core.game import Game
from kaiju.core.notation.position import set_up
from kaiju.core.questions import CHANCE
from kaiju.core.table import Table
from kaiju.games import GAMES

TOKYO: Final = "king-of-tokyo"
NEW_YORK: Final = "king-of-new-york"
ROLL: Final = {TOKYO: "1 1 2 2 3 3", NEW_YORK: "energy energy energy energy energy energy"}


def at(game: Game, position: Mapping[str, Any], seed: str | None = None) -> Table:
    """The table at the first question of a position."""
    table = Table(game, seed=seed, state=set_up(game, dict(position)))
    table.start()
    return table


def go_on(table: Table, kind: str = "buy") -> Table:
    """Play on until a question of this kind, with harmless dice."""
    while table.question is not None and table.question.kind != kind:
        options = table.question.options
        if table.question.seat == CHANCE:
            table.answer(ROLL[table.game.id])
        else:
            table.answer(
                next((text for text in ("keep", "done") if text in options), next(iter(options), ""))
            )
    return table


def buying(game: str, **position: Any) -> Table:
    """The first Monster is about to buy."""
    return go_on(at(GAMES[game], position))


def in_tokyo(life: int, *cards: str, **more: Any) -> Table:
    """The Kraken can buy something that costs 4 Life."""
    kraken = {"at": "tokyo-city", "life": life, "energy": 9, "cards": list(cards)}
    row = ["jet-fighters", "wings", "jets"]
    return buying(TOKYO, monsters={"kraken": kraken, "the-king": {}, "alienoid": {}}, row=row, **more)


def rolled(game: str, dice: str, **position: Any) -> Table:
    """The first Monster has rolled these dice and keeps them."""
    table = go_on(at(GAMES[game], position), "dice")
    table.answer(dice)
    while table.question is not None and "stop" in table.question.options:
        table.answer("stop")
    return table
