"""A plain opponent that plays sensibly: it weighs every answer by a rule of thumb and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from kaiju.bots.bot import Bot
from kaiju.bots.mind import Mind, Worth
from kaiju.bots.minds import MINDS
from kaiju.core.view import View


class Brawler(Bot):
    """Takes the answer that its game's mind holds for the best, and the quiet one where it has no opinion."""

    name: ClassVar[str] = "brawler"

    def choose(self, view: View) -> str:
        """First what pays beside the answer, then the best answer itself."""
        assert view.question is not None
        mind = MINDS[view.game.id]
        sight = mind.look(view)
        worths = {text: aside_worth(mind, sight, text) for text in view.question.options}
        asides = {text: worth for text, worth in worths.items() if worth is not None}
        gains = {text: worth for text, worth in asides.items() if worth > 0}
        if gains or len(asides) == len(worths):
            return self._best(gains or asides)
        answers = [text for text in worths if text not in asides]
        return self._weigh(mind.answers.get(view.question.kind), sight, answers)

    def _weigh(self, worth: Worth | None, sight: Any, answers: list[str]) -> str:
        # The first answer is the quiet one: safe for whoever has no opinion.
        if worth is None:
            return answers[0]
        return self._best({text: worth(sight, text) for text in answers})

    def _best(self, worths: Mapping[str, float]) -> str:
        most = max(worths.values())
        return self.rng.choice([text for text, worth in worths.items() if worth == most])


def aside_worth(mind: Mind, sight: Any, text: str) -> float | None:
    """What is won by doing this before answering; nothing where it is an answer itself."""
    aside = mind.asides.get(text) or mind.asides.get(text.split(" ", 1)[0])
    return aside(sight, text) if aside else None
