"""What follows from where a table stands, for a seat that remembers what it has worked out this turn."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from kaiju.bots.afterstates import Finisher, prospects
from kaiju.bots.brawler import Brawler
from kaiju.bots.network import Chances, Network
from kaiju.core.game import Game
from kaiju.core.state import State
from kaiju.core.view import Bits, View
from kaiju.odds.prospects import Prospects

WORLDS: Final = 3  # in how many guessed worlds an answer is tried


class Turn(NamedTuple):
    """What the rolls of a turn are worth, and what the table looked like when that was worked out."""

    looks: tuple[Any, ...]
    prospects: Prospects


class Foresight:
    """What follows from where a table stands, for one seat that remembers the turn it has worked out."""

    __slots__ = ("_policy", "_rng", "_turns", "game", "network")

    def __init__(self, game: Game, network: Network, policy: Brawler, rng: Bits) -> None:
        self.game = game
        self.network = network
        self._policy = policy
        self._rng = rng
        self._turns: list[Turn] = []

    def prospects(self, view: View) -> Prospects:
        """What the rolls of this turn are worth to everybody, worked out once while only dice change."""
        looks = _looks(view.state)
        for turn in self._turns:
            if turn.looks == looks:
                return turn.prospects
        if not self._turns or self._turns[-1].looks[0] != looks[0]:
            self._turns = []
        found = prospects(self._finisher(view))
        self._turns.append(Turn(looks, found))
        return found

    def answers(self, view: View) -> Chances:
        """By answer to the open question: everybody's chances, in the mean of a few guessed worlds."""
        assert view.question is not None
        finisher, texts = self._finisher(view), list(view.question.options)
        found = np.zeros((len(texts), len(view.state.monsters)))
        for _ in range(WORLDS):
            world, rows = view.imagine(self._rng).without_chance(), finisher.rows()
            found += finisher.judged(rows, [finisher.end(world, rows, text) for text in texts])
        found /= WORLDS
        return found

    def _finisher(self, view: View) -> Finisher:
        return Finisher(view, self.network, self._policy, self._rng)


def _looks(s: State) -> tuple[Any, ...]:
    """Everything but the dice that matters to how this turn may end."""
    monsters = [
        (m.vp, m.life, m.energy, m.place, m.alive, m.tokens, [(h.card.id, h.counter) for h in m.cards])
        for m in s.monsters
    ]
    return s.turn, len(s.dice), tuple(s.added), [card.id if card else "" for card in s.row], monsters
