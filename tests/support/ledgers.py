"""Which ledger belongs to which game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kaiju.core.game import Game
from kaiju.core.state import State
from tests.support.ledger import Ledger
from tests.support.ledger_newyork import CityLedger
from tests.support.ledger_tokyo import TokyoLedger

LEDGERS: Final[Mapping[str, Callable[[Game, State], Ledger]]] = {
    "king-of-new-york": CityLedger,
    "king-of-tokyo": TokyoLedger,
}


def ledger(game: Game, begin: State) -> Ledger:
    """The ledger of a game."""
    return LEDGERS[game.id](game, begin)
