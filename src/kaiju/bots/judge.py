"""How good each answer to a question is: everybody's chances to win after it, as far as a seat may know."""

from __future__ import annotations

import json
import random
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kaiju.bots.afterstates import Afterstates, prospects
from kaiju.bots.asides import looks
from kaiju.bots.brawler import Brawler
from kaiju.bots.budget import MS, Budget, never
from kaiju.bots.foresight import Foresight
from kaiju.bots.network import Chances, Network, network_of
from kaiju.core.game import Game
from kaiju.core.state import State
from kaiju.core.view import View
from kaiju.odds.prospects import Prospects
from kaiju.odds.solver import counts

STOP: Final = "stop"
REROLL: Final = "reroll "
GLANCES: Final = 8  # in how many worlds answers are tried before the best are looked at more closely
SHARE: Final = 0.3  # of the budget, at most, for that
CLOSE: Final = 0.04  # answers this close to the best are looked at more closely
FIELD: Final = 5  # how many at most
CLEAR: Final = 0.06  # a lead that no closer look overturns
SURE: Final = 2.0  # how many standard errors tell two answers apart
FEW: Final = 3  # worlds after which the first answers may drop out
RARE: Final = 0.002  # an end of the turn that is less likely is not looked into
BATCH: Final = 6  # how many ends are looked into before the dice are solved again
LEEWAY: Final = 0.002  # the standard error that the evaluation makes in the difference of two answers
MARGIN: Final = 0.04  # and in a chance
REMEMBERED: Final = 256  # how many judgements are kept


class Judged(NamedTuple):
    """What an answer is worth."""

    answer: str
    winning: float
    """The chance to win of the seat that is asked."""
    error: float
    """Its standard error, as far as worlds were guessed; 0 where everything was worked out."""
    behind: float
    """How much worse it is than the best answer."""
    doubt: float
    """The standard error of that: both were tried in the same worlds."""
    chances: tuple[float, ...]
    """Everybody's chances after it, by seat."""


class Judgement(NamedTuple):
    """What there is to say about a position, for one seat."""

    seat: int
    now: tuple[float, ...]
    """Everybody's chances now, if the best answer is given."""
    answers: tuple[Judged, ...]
    """The best first; none if another seat is asked."""
    worlds: int
    """How many worlds were guessed or turns solved."""
    margin: float
    """How far a chance may be off because the evaluation is: the standard error of that."""

    @property
    def best(self) -> Judged:
        """The best answer."""
        return self.answers[0]

    def equal(self) -> list[Judged]:
        """The answers that cannot be told apart from the best."""
        return [one for one in self.answers if not told_apart(one)]

    def span(self, one: Judged) -> tuple[float, float]:
        """Where the chance of an answer is to be expected, 95 times of 100."""
        off = 1.96 * float(np.hypot(one.error, self.margin))
        return max(0.0, one.winning - off), min(1.0, one.winning + off)


def told_apart(one: Judged) -> bool:
    """Is an answer worse than the best, beyond what the errors leave open?"""
    return one.behind > SURE * float(np.hypot(one.doubt, LEEWAY if one.behind else 0.0))


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
        key = _key(view, ms, worlds)
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
        return Judgement(view.seat, _tuple(np.mean(found, axis=0)), (), len(found), MARGIN)

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
                rows[at] = found.kept(_kept(text, view), s.rerolls, showing)
        sure = np.zeros(len(texts))
        return _judgement(view, texts, rows, sure, np.zeros(len(texts)), looked)

    def _solved(self, view: View) -> tuple[Afterstates, Prospects]:
        seen = looks(view.state)
        if self._after is None or self._after[0] != seen:
            after = self._foresight.afterstates(view, keep=True)
            found = prospects(after, len(view.state.dice))
            self._after = (seen, after, found)
            self._foresight.remember(view, found)
        return self._after[1], self._after[2]


class Trials:
    """Answers tried in the same guessed worlds, and the best of them looked at one turn further."""

    __slots__ = (
        "_budget",
        "_ends",
        "_field",
        "_foresight",
        "_further",
        "_glances",
        "_sure",
        "_texts",
        "_view",
    )

    def __init__(self, view: View, texts: Sequence[str], foresight: Foresight, budget: Budget) -> None:
        self._view = view
        self._texts = texts
        self._foresight = foresight
        self._budget = budget
        self._glances: list[Chances] = []  # by world: everybody's chances by answer
        self._ends: list[list[State | None]] = []
        self._further: list[
            Chances
        ] = []  # by world: what a closer look changes; nothing where none was taken
        self._field: list[int] = []  # the answers that are looked at more closely
        self._sure = False  # has chance no part in it, so that one world is all of them?

    def judgement(self) -> Judgement:
        """Try the answers, as far as the budget goes."""
        budget = self._budget
        while True:
            world = self._foresight.world(self._view, self._texts)
            self._glances.append(world.chances)
            self._ends.append(world.ends)
            self._sure = world.sure
            budget.spend()
            done = len(self._glances)
            if self._sure or done == GLANCES or budget.used() > SHARE or not budget.lasts():
                break
        self._choose_field()
        for number in range(len(self._glances)):
            if len(self._field) < 2 or not budget.lasts():
                break
            self._look_further(number)
            if len(self._further) >= FEW:
                self._drop()
        return self._result()

    def _mine(self) -> NDArray[np.float64]:
        found: NDArray[np.float64] = np.mean(self._glances, axis=0)[:, self._view.seat]
        return found

    def _choose_field(self) -> None:
        mine = self._mine()
        order = np.argsort(-mine, kind="stable").tolist()
        if len(order) < 2 or mine[order[0]] - mine[order[1]] > CLEAR:
            return
        close = [at for at in order if mine[order[0]] - mine[at] < CLOSE][:FIELD]
        if any(not np.allclose(self._glances[0][at], self._glances[0][close[0]]) for at in close):
            self._field = close

    def _look_further(self, number: int) -> None:
        glance, shift = self._glances[number], np.full(self._glances[0].shape, np.nan)
        known: dict[int, Chances | None] = {}
        for at in self._field:
            end = self._ends[number][at]
            shift[at] = 0.0
            if end is not None:
                if id(end) not in known:
                    known[id(end)] = self._foresight.deeper(self._view, end)
                    self._budget.spend()
                found = known[id(end)]
                if found is not None:
                    shift[at] = found - glance[at]
        self._further.append(shift)

    def _drop(self) -> None:
        """What is clearly worse than the best is not looked at any more."""
        _, behind, doubt = self._standing()
        self._field = [at for at in self._field if behind[at] <= SURE * max(doubt[at], LEEWAY)]

    def _standing(self) -> tuple[Chances, NDArray[np.float64], NDArray[np.float64]]:
        """By answer: everybody's chances; how far behind the best it is; and the standard error of that."""
        seat, glances = self._view.seat, np.array(self._glances)
        means: Chances = glances.mean(axis=0)
        mine = glances[..., seat]
        shifts = np.array(self._further) if self._further else np.full((1, *means.shape), np.nan)
        seen: NDArray[np.bool_] = ~np.isnan(shifts[..., 0])
        looked = seen.sum(axis=0) > 0
        if looked.any():
            total = np.where(seen[..., None], shifts, 0.0).sum(axis=0)
            moved = total / np.maximum(seen.sum(axis=0), 1)[:, None]
            means = means + np.where(looked[:, None], moved, moved[looked].mean(axis=0))
        means = np.clip(means, 0.0, 1.0)
        best = int(means[:, seat].argmax())
        behind = means[best, seat] - means[:, seat]
        doubt = _error(mine[:, best, None] - mine, self._sure)
        if looked.any():
            gap = shifts[..., best, seat][:, None] - shifts[..., seat]
            doubt = np.hypot(doubt, _error(gap, self._sure))
        return means, behind, doubt

    def _result(self) -> Judgement:
        means, _, doubt = self._standing()
        error = _error(np.array(self._glances)[..., self._view.seat], self._sure)
        return _judgement(
            self._view, self._texts, means, error, doubt, len(self._glances) + len(self._further)
        )


def judge(
    view: View,
    ms: float = MS,
    worlds: int | None = None,
    seed: int | str = 0,
    cancelled: Callable[[], bool] = never,
) -> Judgement:
    """Judge one position; whoever judges many of a game keeps a `Judge`."""
    return Judge(view.game, seed).judge(view, ms, worlds, cancelled)


def _error(values: NDArray[np.float64], sure: bool) -> NDArray[np.float64]:
    """The standard error of the mean over worlds, by answer; nothing is known of those tried only once."""
    known = ~np.isnan(values)
    size = known.sum(axis=0)
    found = np.zeros(values.shape[1])
    if sure:
        return found
    mean = np.where(known, values, 0.0).sum(axis=0) / np.maximum(size, 1)
    spread = (np.where(known, values - mean, 0.0) ** 2).sum(axis=0)
    several = size > 1
    found[several] = np.sqrt(spread[several] / (size[several] * (size[several] - 1)))
    return found


def _judgement(
    view: View,
    texts: Sequence[str],
    rows: Chances,
    error: NDArray[np.float64],
    doubt: NDArray[np.float64],
    worlds: int,
) -> Judgement:
    """The answers in order, the best first; of equal ones the one that is offered first."""
    mine = rows[:, view.seat]
    order = np.argsort(-mine, kind="stable").tolist()
    best = float(mine[order[0]])
    answers = [
        Judged(
            texts[at],
            float(mine[at]),
            float(error[at]),
            best - float(mine[at]),
            float(doubt[at]),
            _tuple(rows[at]),
        )
        for at in order
    ]
    return Judgement(view.seat, answers[0].chances, tuple(answers), worlds, MARGIN)


def _tuple(row: Chances) -> tuple[float, ...]:
    return tuple([float(chance) for chance in row])


def _kept(text: str, view: View) -> tuple[int, ...]:
    """What is kept of the dice, by face, with an answer such as `reroll 2 4 5`."""
    rolled = {int(number) - 1 for number in text.split()[1:]}
    kept = [face for die, face in enumerate(view.state.dice) if die not in rolled]
    return counts(kept, view.game.faces)


def _key(view: View, ms: float, worlds: int | None) -> str:
    """What tells positions and budgets apart."""
    question = view.question.to_json() if view.question else None
    options = sorted(view.state.options.items())
    budget = ["ms", ms] if worlds is None else ["worlds", worlds]
    return json.dumps([view.seat, options, view.state.to_json(), question, budget])
