"""An opponent for beginners: it means well and makes the mistakes that people make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from kaiju.bots.brawler import Brawler
from kaiju.core.view import View

HASTE: Final = 0.1  # how often it takes the first thing that comes to mind
BLUR: Final = 1.5  # how far off its judgement of an answer is, in victory points


class Rookie(Brawler):
    """Judges like the brawler, but badly, and is sometimes hasty."""

    name: ClassVar[str] = "rookie"

    def choose(self, view: View) -> str:
        """Anything when hasty, otherwise what looks best at a glance."""
        assert view.question is not None
        if self.rng.random() < HASTE:
            return self.rng.choice(list(view.question.options))
        return super().choose(view)

    def _best(self, worths: Mapping[str, float]) -> str:
        """What seems best: every worth is misjudged."""
        seeming = {text: worth + self.rng.gauss(0.0, BLUR) for text, worth in worths.items()}
        return max(seeming, key=seeming.__getitem__)
