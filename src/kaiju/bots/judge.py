"""How good each answer to a question is: everybody's chances to win after it, as far as a seat may know."""

from __future__ import annotations

import json
import random
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from kaiju.bots.afterstates import Afterstates, prospects
from kaiju.bots.asides import looks
from kaiju.bots.brawler import Brawler
from kaiju.bots.budget import MS, Budget, never
from kaiju.bots.foresight import Foresight
from kaiju.bots.judgement import MARGIN, Judgement, as_row, judgement_of
from kaiju.bots.network import Chances, Network, network_of
from kaiju.bots.strategist import kept_dice
from kaiju.bots.trials import GLANCES, Trials
from kaiju.core.game import Game
from kaiju.core.view import View
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts

STOP: Final = "stop"
REROLL: Final = "reroll "
RARE: Final = 0.002  # an end of the turn that is less likely is not looked into
BATCH: Final = 6  # how many ends are looked into before the dice are solved again
REMEMBERED: Final = 256  # how many judgements are kept


class Judge:
    """Judges positions of one game, and remembers what it has found."""

    __slots__ = ("_after", "_foresight", "_judgements", "_rng", "game", "seed")

    def __init__(self, game: Game, seed: int | str = 0, network: Network | None = None) -> None:
        self.game = game
        self.seed = seed
        self._rng = random.Random(f"judge {seed}")
        self._foresight = Foresight(game, network or network_of(game.id), Brawler(seed), self._rng)
        self._judgements: OrderedDict[str, Judgement] = OrderedDict()
        self._after: tuple[Any, Afterstates, Prospects] | None = None

    def judge(
        self, view: View, ms: float = MS, worlds: int | None = None, cancelled: Callable[[], bool] = never
    ) -> Judgement:
        """What each answer to the open question is worth, and how everybody stands.

        It knows what the seat of the view may know. A number of worlds instead of milliseconds makes it
        reproducible. As soon as it is `cancelled`, it raises `Cancelled`.
        """
        key = position_key(view, ms, worlds)
        known = self._judgements.get(key)
        if known is not None:
            self._judgements.move_to_end(key)
            return known
        self._rng.seed(f"{self.seed} {key}")
        found = self._judge(view, Budget(ms, worlds, cancelled))
        self._judgements[key] = found
        if len(self._judgements) > REMEMBERED:
            self._judgements.popitem(last=False)
        return found

    def _judge(self, view: View, budget: Budget) -> Judgement:
        budget.check()
        if not view.asked:
            return self._watched(view, budget)
        assert view.question is not None
        if view.question.kind == "reroll":
            return self._reroll(view, budget)
        texts = list(view.question.options)
        return Trials(view, texts, self._foresight, budget).judgement()

    def _watched(self, view: View, budget: Budget) -> Judgement:
        """How everybody stands while another seat is asked, or once the game is over."""
        seats = len(view.state.monsters)
        found: list[Chances] = []
        if view.state.over or view.question is None:
            row = np.zeros(seats)
            if view.state.winner >= 0:
                row[view.state.winner] = 1.0
            return Judgement(view.seat, tuple(row.tolist()), (), 0, 0.0)
        while not found or (budget.lasts() and len(found) < GLANCES):
            chances, sure = self._foresight.standing(view)
            found.append(chances)
            budget.spend()
            if sure:
                break
        return Judgement(view.seat, as_row(np.mean(found, axis=0)), (), len(found), MARGIN)

    # -- rerolls -------------------------------------------------------------------------------------

    def _reroll(self, view: View, budget: Budget) -> Judgement:
        """Rerolls are solved; as far as the budget goes, likely ends of the turn are looked into."""
        s, faces = view.state, view.game.faces
        assert view.question is not None
        after, found = self._solved(view)
        budget.spend()
        showing, looked = counts(s.dice, faces), 1
        while budget.lasts():
            ends = after.ends(found.likely(showing, s.rerolls))
            some = [end for end in np.argsort(-ends)[:BATCH].tolist() if ends[end] > RARE]
            for end in some:
                if budget.lasts():
                    after.look_into(end, self._foresight.deeper(view, after.state(end)))
                    budget.spend()
                    looked += 1
            if not some:
                break
            found = prospects(after, len(s.dice))
            self._after = (looks(s), after, found)
            self._foresight.remember(view, found)
        texts = list(view.question.options)
        rows = np.zeros((len(texts), len(s.monsters)))
        aside = [at for at, text in enumerate(texts) if text != STOP and not text.startswith(REROLL)]
        if aside:
            rows[aside] = self._foresight.world(view, [texts[at] for at in aside]).chances + after.shift()
            budget.spend()
        for at, text in enumerate(texts):
            if at not in aside:
                rows[at] = found.kept(kept_dice(view, text), s.rerolls, showing)
        sure = np.zeros(len(texts))
        return judgement_of(view, texts, rows, sure, np.zeros(len(texts)), looked)

    def _solved(self, view: View) -> tuple[Afterstates, Prospects]:
        seen = looks(view.state)
        if self._after is None or self._after[0] != seen:
            after = self._foresight.afterstates(view, keep=True)
            found = prospects(after, len(view.state.dice))
            self._after = (seen, after, found)
            self._foresight.remember(view, found)
        return self._after[1], self._after[2]


def judge(
    view: View,
    ms: float = MS,
    worlds: int | None = None,
    seed: int | str = 0,
    cancelled: Callable[[], bool] = never,
) -> Judgement:
    """Judge one position; whoever judges many of a game keeps a `Judge`."""
    return Judge(view.game, seed).judge(view, ms, worlds, cancelled)


def position_key(view: View, ms: float, worlds: int | None) -> str:
    """What tells positions and budgets apart."""
    question = view.question.to_json() if view.question else None
    options = sorted(view.state.options.items())
    budget = ["ms", ms] if worlds is None else ["worlds", worlds]
    return json.dumps([view.seat, options, view.state.to_json(), question, budget])
