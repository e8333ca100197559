"""A plain opponent that plays sensibly: it weighs every answer by a rule of thumb and takes the best."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from kaiju.bots.bot import Bot
from kaiju.bots.mind import Mind, Worth
from kaiju.bots.newyork import MIND as NEW_YORK
from kaiju.bots.tokyo import MIND as TOKYO
from kaiju.core.view import View
from kaiju.newyork.game import NewYork
from kaiju.tokyo.game import Tokyo

MINDS: Final[Mapping[str, Mind]] = {NewYork.id: NEW_YORK, Tokyo.id: TOKYO}
NO_MIND: Final = Mind(lambda view: view, {}, {})


class Brawler(Bot):
    """Takes the answer that its game's mind holds for the best, and the quiet one where it has no opinion."""

    name: ClassVar[str] = "brawler"

    def choose(self, view: View) -> str:
        """First what pays beside the answer, then the best answer itself."""
        assert view.question is not None
        mind = MINDS.get(view.game.id, NO_MIND)
        sight = mind.look(view)
        asides: dict[str, float] = {}
        answers: list[str] = []
        for text in view.question.options:
            aside = mind.asides.get(text) or mind.asides.get(text.split(" ", 1)[0])
            if aside:
                asides[text] = aside(sight, text)
            else:
                answers.append(text)
        gains = {text: gain for text, gain in asides.items() if gain > 0}
        if gains or not answers:
            return self._best(gains or asides)
        return self._weigh(mind.answers.get(view.question.kind), sight, answers)

    def _weigh(self, worth: Worth | None, sight: Any, answers: list[str]) -> str:
        # The first answer is the quiet one: safe for whoever has no opinion.
        if worth is None:
            return answers[0]
        return self._best({text: worth(sight, text) for text in answers})

    def _best(self, worths: Mapping[str, float]) -> str:
        most = max(worths.values())
        return self.rng.choice([text for text, worth in worths.items() if worth == most])
