"""A strong opponent: it lets the engine say what every roll and every answer comes to, and judges that."""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple

import numpy as np

from kaiju.bots.afterstates import Finisher, prospects
from kaiju.bots.bot import Bot
from kaiju.bots.brawler import BEFORE, Brawler
from kaiju.bots.network import Chances, Network, network_in, network_of
from kaiju.core.game import Game
from kaiju.core.state import State
from kaiju.core.view import Bits, View
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts, picks

WORLDS: Final = 3  # in how many guessed worlds an answer is tried
STOP: Final = "stop"


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


class Seer(Bot):
    """Takes the answer after which it has the best chance to win, as far as the end of this turn shows."""

    name: ClassVar[str] = "seer"

    def __init__(self, seed: int | str = 0, weights: str = "") -> None:
        super().__init__(seed)
        self.policy = Brawler(seed)
        self.weights = weights  # the file of a network, instead of the one in use
        self._foresight: Foresight | None = None

    def network(self, game: Game) -> Network:
        """What judges positions."""
        return network_in(game.id, self.weights) if self.weights else network_of(game.id)

    def foresight(self, view: View) -> Foresight:
        """What follows from where the table stands."""
        if self._foresight is None or self._foresight.game is not view.game:
            self._foresight = Foresight(view.game, self.network(view.game), self.policy, self.rng)
        return self._foresight

    def choose(self, view: View) -> str:
        """The best answer; of equal ones the first, which is the quiet one."""
        assert view.question is not None
        if view.question.kind == "reroll":
            return self.reroll(view)
        texts = list(view.question.options)
        if len(texts) == 1:
            return texts[0]
        worths = self.foresight(view).answers(view)[:, view.seat]
        return texts[int(worths.argmax())]

    def reroll(self, view: View) -> str:
        """What to reroll, unless something is better done first."""
        assert view.question is not None
        state, faces = view.state, view.game.faces
        keep = self.foresight(view).prospects(view).best(counts(state.dice, faces), state.rerolls)
        text = _notation(picks(state.dice, keep.kept, faces))
        first = [text for text in view.question.options if text != STOP and not text.startswith("reroll ")]
        if first:
            opinions = self.policy.opinions(view)
            best = max(first, key=opinions.__getitem__)
            if opinions[best] > BEFORE:
                return best
        return text if text in view.question.options else next(iter(view.question.options))


def _looks(s: State) -> tuple[Any, ...]:
    """Everything but the dice that matters to how this turn may end."""
    monsters = [
        (m.vp, m.life, m.energy, m.place, m.alive, m.tokens, [(h.card.id, h.counter) for h in m.cards])
        for m in s.monsters
    ]
    return s.turn, len(s.dice), tuple(s.added), [card.id if card else "" for card in s.row], monsters


def _notation(again: tuple[int, ...]) -> str:
    return " ".join(["reroll", *[str(die + 1) for die in again]]) if again else STOP
