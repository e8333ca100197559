"""The strongest opponent: it tries out the best answers in many worlds that could be the real one."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final

from benchmarks.frozen.knowledge import KNOWLEDGE
from benchmarks.frozen.playout import GuessedWorld
from benchmarks.frozen.strategist import Strategist, is_reroll
from kaiju.core.state import State
from kaiju.core.view import View

FEW: Final = 4  # how many answers are worth trying out
CLEAR: Final = 0.15  # a lead that no search would overturn
TRUST: Final = 5.0  # how many worlds the strategist's opinion counts for
SAFETY: Final = 1.3  # how much longer a world may take than the longest so far


class Budget:
    """How long a search may go on: either this many decisions or this many milliseconds."""

    __slots__ = ("_left", "_longest", "_until", "_whole", "_woke")

    def __init__(self, ms: float, decisions: int | None) -> None:
        self._left = decisions
        self._woke = perf_counter()
        self._until = self._woke + ms / 1000
        self._whole = ms / 1000 if decisions is None else decisions
        self._longest = 0.0

    def spend(self, decisions: int) -> None:
        """Count a world as played to its end."""
        now = perf_counter()
        self._longest = max(self._longest, now - self._woke)
        self._woke = now
        if self._left is not None:
            self._left -= decisions

    def used(self) -> float:
        """How much of it is used up, from 0 to 1."""
        if self._left is not None:
            return 1 - self._left / self._whole
        return 1 - (self._until - self._woke) / self._whole

    def lasts(self) -> bool:
        """Is enough left for one more world?"""
        if self._left is not None:
            return self._left > 0
        return self._woke + self._longest * SAFETY < self._until


class Mastermind(Strategist):
    """Tries a few answers in many guessed worlds; not in a tree, because dice make every node unique.

    All remaining answers are tried in the same worlds. Everyone plays on by the brawler's heuristics, and the
    evaluation judges the result: at this seat's next turn, or after this turn if it predicts strong opponents
    better than brawlers do. Rerolls are solved exactly: no sampling is as good as that.
    """

    name: ClassVar[str] = "mastermind"
    weights: ClassVar[str] = "mastermind"  # and this one knows how strategists do

    def __init__(self, seed: int | str = 0, ms: float = 100, decisions: int | None = None) -> None:
        super().__init__(seed)
        if ms <= 0 or (decisions is not None and decisions <= 0):
            raise ValueError("a budget must be above 0")
        self.ms = ms
        self.decisions = decisions

    def choose(self, view: View) -> str:
        """The answer that does best in most worlds."""
        if is_reroll(view):
            return super().choose(view)
        budget = Budget(self.ms, self.decisions)
        worths = self.prospects(view)
        order = sorted(worths, key=worths.__getitem__, reverse=True)[:FEW]
        if len(order) > 1 and worths[order[0]] - worths[order[1]] > CLEAR:
            return order[0]
        return self._search(view, {text: worths[text] for text in order}, budget)

    def _search(self, view: View, opinions: dict[str, float], budget: Budget) -> str:
        """Try all of them in world after world; the worst drop out as the budget is used up."""
        totals = {text: TRUST * worth for text, worth in opinions.items()}
        while len(totals) > 1 and budget.lasts():
            for text, chance in self._try_out(view, list(totals), budget).items():
                totals[text] += chance
            field = max(2, round(len(opinions) * (1 - budget.used())))
            best = sorted(totals, key=totals.__getitem__, reverse=True)[:field]
            totals = {text: totals[text] for text in best}
        return max(totals, key=totals.__getitem__)

    def _try_out(self, view: View, answers: list[str], budget: Budget) -> dict[str, float]:
        """What each answer leads to in one more world, if it is still worth trying."""
        world, evaluation = GuessedWorld(view, self.rng), self.evaluation(view)
        turn, seat, far = view.state.turn, view.seat, KNOWLEDGE[view.game.id].looks_far

        def seen(state: State) -> bool:
            return state.turn > turn and (state.active == seat or not far)

        chances = {
            text: evaluation.winning_chance(world.play_out(text, self.policy, seen), seat) for text in answers
        }
        budget.spend(world.decisions)
        return chances
