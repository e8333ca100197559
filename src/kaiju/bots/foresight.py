"""What follows from where a table stands, for a seat that remembers what it has worked out this turn."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from kaiju.bots.afterstates import (
    Afterstates,
    Finisher,
    no_further,
    prospects,
    prospects_of,
    settled,
)
from kaiju.bots.asides import ASIDES, Moments, looks
from kaiju.bots.brawler import Brawler
from kaiju.bots.network import Chances, Network
from kaiju.bots.sketch import sketched
from kaiju.core.game import Game
from kaiju.core.position import dice_count, rerolls
from kaiju.core.questions import CHANCE, Roll
from kaiju.core.state import Face, State
from kaiju.core.view import Bits, View
from kaiju.odds.multisets import multisets
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts

if TYPE_CHECKING:
    from kaiju.core.view import Table

FURTHER: Final = 2  # how many more rolls than those of the turn are looked at
SOON: Final = 30  # answers after which a turn should have come to its first roll
ROLLING: Final = "roll"  # the phase in which the dice of a turn are rolled


class Turn(NamedTuple):
    """What the rolls of a turn are worth, and what the table looked like when that was worked out."""

    looks: tuple[Any, ...]
    prospects: Prospects


class World(NamedTuple):
    """What each of some answers comes to in one guessed world."""

    chances: Chances  # by answer: everybody's
    ends: list[State | None]  # where the turn ends; nowhere, where its rolls were solved instead
    sure: bool  # has chance decided nothing, so that every other world would be the same?


class Foresight:
    """What follows from where a table stands, for one seat that remembers the turn it has worked out.

    It is exact about every roll, or sketches what rolls come to from a few of them where it must be quick.
    """

    __slots__ = ("_depth", "_policy", "_rng", "_turns", "exact", "game", "network", "worlds")

    def __init__(
        self, game: Game, network: Network, policy: Brawler, rng: Bits, *, worlds: int = 3, exact: bool = True
    ) -> None:
        self.game = game
        self.network = network
        self.worlds = worlds  # in how many guessed worlds an answer is tried
        self.exact = exact
        self._policy = policy
        self._rng = rng
        self._turns: list[Turn] = []
        self._depth = 0

    # -- rolls -------------------------------------------------------------------------------------

    def prospects(self, view: View) -> Prospects:
        """What the rolls of this turn are worth to everybody, worked out once while only dice change."""
        seen = looks(view.state)
        for turn in self._turns:
            if turn.looks == seen:
                return turn.prospects
        if not self._turns or self._turns[-1].looks[0] != seen[0]:
            self._turns = []
        found = self._worked_out(view, len(view.state.dice))
        self._turns.append(Turn(seen, found))
        return found

    def _worked_out(self, view: View, dice: int, *, asides: bool = True) -> Prospects:
        finisher = self.finisher(view)
        if not self.exact:
            return prospects_of(finisher, sketched(finisher, dice), dice)
        further = self._further if asides else no_further
        return prospects(Afterstates(finisher, dice, further), dice)

    def remember(self, view: View, found: Prospects) -> None:
        """Take these instead of what was worked out before."""
        seen = looks(view.state)
        self._turns = [turn for turn in self._turns if turn.looks != seen]
        self._turns.append(Turn(seen, found))

    def afterstates(self, view: View, keep: bool = False) -> Afterstates:
        """What every final set of dice comes to; with the states in which the turn ends, if wanted."""
        finisher = self.finisher(view)
        if keep:
            finisher.states = {}
        return Afterstates(finisher, len(view.state.dice), self._further)

    def _further(self, view: View) -> Prospects | None:
        """What more rolls of this turn are worth, once a card has given them."""
        if self._depth == FURTHER:
            return None
        self._depth += 1
        try:
            return self.prospects(view)
        finally:
            self._depth -= 1

    # -- answers -----------------------------------------------------------------------------------

    def answers(self, view: View) -> Chances:
        """By answer to the open question: everybody's chances, in the mean of a few guessed worlds."""
        assert view.question is not None
        texts = list(view.question.options)
        worlds: list[Chances] = []
        for _ in range(self.worlds):
            world = self.world(view, texts)
            worlds.append(world.chances)
            if world.sure:
                break
        found: Chances = np.mean(worlds, axis=0)
        return found

    def world(self, view: View, texts: Sequence[str]) -> World:
        """Try some answers in one guessed world, all of them with the same chance."""
        seed, table = self._rng.getrandbits(64), view.imagine(self._rng).without_chance()
        finisher, sure = self.finisher(view), not view.game.hidden(view.state, view.seat)
        finisher.states = {}
        question = table.question
        assert question is not None
        if question.kind in ASIDES and question.seat == table.state.active and table.state.dice:
            beside = self._beside(view, table, texts)
            return World(beside, [None for _ in texts], sure)
        rows, ends, solved = finisher.rows(), [], {}
        for at, text in enumerate(texts):
            finisher.rng = random.Random(seed)
            found = self._solved(table, text)
            if found is None:
                ends.append(finisher.end(table, rows, text))
            else:
                solved[at] = found
        table.close()
        sure = sure and not finisher.drew
        chances = np.zeros((len(texts), len(view.state.monsters)))
        states: list[State | None] = [None for _ in texts]
        if ends:
            judged = finisher.network.chances(rows)
            places = settled(judged, ends)
            left = [at for at in range(len(texts)) if at not in solved]
            for at, place in zip(left, places.tolist(), strict=True):
                chances[at], states[at] = judged[place], finisher.states[place]
        for at, row in solved.items():
            chances[at] = row
        return World(chances, states, sure)

    def standing(self, view: View) -> tuple[Chances, bool]:
        """Everybody's chances in one guessed world, whoever is asked, and whether all worlds are the same."""
        table, finisher = view.imagine(self._rng).without_chance(), self.finisher(view)
        sure = not view.game.hidden(view.state, view.seat)
        found = self._rolling(table, table.state.turn)
        if found is None:
            rows = finisher.rows()
            found = finisher.judged(rows, [finisher.end(table, rows)])[0]
        table.close()
        return found, sure and not finisher.drew

    def _beside(self, view: View, table: Table, texts: Sequence[str]) -> Chances:
        """By answer: everybody's chances, where cards may do something about the dice that were rolled."""
        finisher, known = self.finisher(view), self.prospects(view)
        rows, mover = finisher.rows(), view.state.active
        moments = Moments(finisher, rows, self._further)
        places = [moments.add(table, text) for text in texts]
        faces = view.game.faces
        worths: dict[tuple[Face, ...], float] = {}
        for each, worth in zip(multisets(len(faces), known.dice).tolist(), known.values, strict=True):
            dice = [face for face, count in zip(faces, each, strict=True) for _ in range(count)]
            worths[tuple(sorted(dice))] = float(worth[mover])
        moments.explore(worths)
        found: Chances = moments.ways().values(finisher.judged(rows, moments.ends), mover)[places]
        return found

    def _solved(self, origin: Table, text: str) -> Chances | None:
        """Everybody's chances once a text is answered there, if rolls of the turn follow."""
        table = origin.clone()
        table.answer(text)
        found = self._rolling(table, origin.state.turn)
        table.close()
        return found

    def _rolling(self, t: Table, turn: int) -> Chances | None:
        question, s = t.question, t.state
        if question is None or s.turn != turn or t.game.phases[s.phase].__name__ != ROLLING:
            return None
        faces = t.game.faces
        if question.kind == "reroll" and question.seat == s.active:
            return self.prospects(t.view(s.active)).shown(counts(s.dice, faces), s.rerolls)
        if isinstance(question, Roll) and s.dice and question.count <= 2:
            return self._thrown(t, question, turn)
        if _first_roll(t):
            return self._before_rolling(t)
        return None

    def _thrown(self, t: Table, question: Roll, turn: int) -> Chances | None:
        """The mean over what chance may throw now, where more rolls may follow."""
        total = np.zeros(len(t.state.monsters))
        throws = list(product(question.faces, repeat=question.count))
        for faces in throws:
            twin = t.clone()
            twin.answer(" ".join(faces))
            found = self._rolling(twin, turn)
            twin.close()
            if found is None:
                return None
            total += found
        return total / len(throws)

    def _before_rolling(self, t: Table) -> Chances:
        """Everybody's chances right before the first roll of a turn."""
        view = t.view(t.state.active)
        return self._worked_out(view, dice_count(view, view.me), asides=False).first(rerolls(view, view.me))

    # -- one turn deeper -----------------------------------------------------------------------------

    def deeper(self, view: View, state: State) -> Chances | None:
        """Everybody's chances where a turn has ended, once the next one is solved as well, if it can be."""
        if state.over:
            return None
        t = view.go_on(state.copy())
        finisher = self.finisher(view)
        for _ in range(SOON):
            if t.question is None or t.state.turn != state.turn:
                return None
            if _first_roll(t):
                return self._before_rolling(t)
            t.answer(finisher.habitual(t))
        return None

    def finisher(self, view: View) -> Finisher:
        """One that plays turns to their end."""
        return Finisher(view, self.network, self._policy, self._rng, thorough=self.exact)


def _first_roll(t: Table) -> bool:
    """Are all dice of a turn about to be rolled?"""
    question, s = t.question, t.state
    return (
        question is not None
        and question.seat == CHANCE
        and isinstance(question, Roll)
        and not s.dice
        and t.game.phases[s.phase].__name__ == ROLLING
        and question.count == dice_count(t, s.me)
    )
