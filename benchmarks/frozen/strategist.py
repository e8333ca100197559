"""A strong opponent: it evaluates positions, solves the dice exactly and looks one turn ahead."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from benchmarks.frozen.brawler import Brawler, instant_worth
from benchmarks.frozen.evaluation import Evaluation
from benchmarks.frozen.knowledge import KNOWLEDGE, Knowledge, evaluation_of
from benchmarks.frozen.playout import GuessedWorld
from kaiju.bots.bot import Bot
from kaiju.core.state import State
from kaiju.core.view import View
from kaiju.odds.multisets import multisets
from kaiju.odds.situation import situation
from kaiju.odds.solver import Solver, picks

CUBE: Final = 0.01  # what a cube paid for a reroll costs, as a chance to win


class Strategist(Bot):
    """Keeps the dice with the best chance to win, and picks answers by how the turn will end."""

    name: ClassVar[str] = "strategist"
    weights: ClassVar[str] = "strategist"  # whose evaluation it uses: this one knows how brawlers play on

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self.policy: Bot = Brawler(seed)  # how everyone plays on in a world that is tried out

    def choose(self, view: View) -> str:
        """The answer with the best chance to win; of equal ones the first, which is the quiet one."""
        worths = self.rerolls(view) if is_reroll(view) else self.prospects(view)
        return max(worths, key=worths.__getitem__)

    def evaluation(self, view: View) -> Evaluation:
        """How positions of this game are judged."""
        return evaluation_of(view.game, self.weights)

    def prospects(self, view: View) -> dict[str, float]:
        """For each answer, the chance to win at the end of this turn."""
        assert view.question is not None
        world, turn, evaluation = GuessedWorld(view, self.rng), view.state.turn, self.evaluation(view)

        def over(state: State) -> bool:
            return state.turn != turn

        return {
            text: evaluation.winning_chance(world.play_out(text, self.policy, over), view.seat)
            for text in view.question.options
        }

    def rerolls(self, view: View) -> dict[str, float]:
        """The best dice to reroll by the exact solver, unless something is worth doing first."""
        knowledge = KNOWLEDGE[view.game.id]
        pov = knowledge.perspective(view)
        instants = self._instants(view, knowledge, pov)
        if instants:
            return instants
        dice, faces = view.state.dice, view.game.faces
        end = knowledge.outcomes(self.evaluation(view), pov, multisets(len(faces), len(dice)))
        at = situation(view)
        values = end.chances()[:, view.seat]
        solver = Solver(values, len(faces), len(dice), at.rerolls, at.rules.priced(CUBE))
        keep = solver.best(at.showing)
        return {_notation(picks(dice, keep.kept, faces)): keep.worth}

    def _instants(self, view: View, knowledge: Knowledge, pov: Any) -> dict[str, float]:
        """What is worth doing before the reroll."""
        assert view.question is not None
        worths = {text: instant_worth(knowledge, pov, text) for text in view.question.options}
        return {text: worth for text, worth in worths.items() if worth is not None and worth > 0}


def is_reroll(view: View) -> bool:
    """Is this seat asked which dice to reroll?"""
    return view.question is not None and view.question.kind == "reroll"


def _notation(again: tuple[int, ...]) -> str:
    return " ".join(["reroll", *[str(die + 1) for die in again]]) if again else "stop"
