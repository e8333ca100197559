"""The random bot."""

from __future__ import annotations

from typing import ClassVar

from kaiju.bots.bot import Bot
from kaiju.core.view import View


class RandomBot(Bot):
    """Picks any answer, all equally likely."""

    name: ClassVar[str] = "random"

    def choose(self, view: View) -> str:
        """Any of the answers."""
        assert view.question is not None
        return self.rng.choice(list(view.question.options))
