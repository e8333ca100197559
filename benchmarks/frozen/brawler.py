"""A plain, sensible opponent: it rates every answer by rules of thumb and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from benchmarks.frozen.knowledge import KNOWLEDGE, Knowledge
from benchmarks.frozen.perspective import Worth
from kaiju.bots.bot import Bot
from kaiju.core.view import View

BEFORE: Final = (
    1000.0  # what is done before answering comes first if it is worth anything, and else not at all
)


class Brawler(Bot):
    """Takes the answer the heuristics rate highest, or the quiet one if they have no opinion."""

    name: ClassVar[str] = "brawler"

    def choose(self, view: View) -> str:
        """First do what pays off before answering, then give the best answer."""
        assert view.question is not None
        knowledge = KNOWLEDGE[view.game.id]
        pov = knowledge.perspective(view)
        worths = {text: instant_worth(knowledge, pov, text) for text in view.question.options}
        instants = {text: worth for text, worth in worths.items() if worth is not None}
        gains = {text: worth for text, worth in instants.items() if worth > 0}
        if gains or len(instants) == len(worths):
            return self._best(gains or instants)
        answers = [text for text in worths if text not in instants]
        return self._weigh(knowledge.answers.get(view.question.kind), pov, answers)

    def opinions(self, view: View) -> dict[str, float]:
        """What it thinks of each answer; what it would do before answering is above everything else."""
        assert view.question is not None
        knowledge = KNOWLEDGE[view.game.id]
        pov = knowledge.perspective(view)
        answer = knowledge.answers.get(view.question.kind)
        found: dict[str, float] = {}
        for text in view.question.options:
            worth = instant_worth(knowledge, pov, text)
            if worth is not None:
                found[text] = BEFORE + worth if worth > 0 else worth - BEFORE
            else:
                found[text] = answer(pov, text) if answer else 0.0
        return found

    def _weigh(self, worth: Worth | None, pov: Any, answers: list[str]) -> str:
        # The first answer is the quiet one: safe where there is no opinion.
        if worth is None:
            return answers[0]
        return self._best({text: worth(pov, text) for text in answers})

    def _best(self, worths: Mapping[str, float]) -> str:
        most = max(worths.values())
        return self.rng.choice([text for text, worth in worths.items() if worth == most])


def instant_worth(knowledge: Knowledge, pov: Any, text: str) -> float | None:
    """What is gained by doing this before answering; nothing if it is itself an answer."""
    instant = knowledge.instants.get(text) or knowledge.instants.get(text.split(" ", 1)[0])
    return instant(pov, text) if instant else None
