"""A table that may be the real one, as far as a seat knows: what comes of an answer is tried out on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaiju.bots.bot import Bot
from kaiju.core.state import State
from kaiju.core.view import Bits, View

LONG: Final = 300  # answers after which a world is judged as it is, wherever it has got to

Until = Callable[[State], bool]


class World:
    """One guess at what is hidden and at the dice to come, the same for every answer tried out in it."""

    __slots__ = ("decisions", "table")

    def __init__(self, view: View, rng: Bits) -> None:
        self.table = view.imagine(rng)
        self.decisions = 0  # how many were taken in it

    def after(self, text: str, policy: Bot, until: Until) -> State:
        """What the table looks like after an answer and all that follows, if everybody plays by a policy."""
        twin = self.table.clone()
        twin.answer(text)
        self.decisions += 1
        for _ in range(LONG):
            if twin.question is None or until(twin.state):
                break
            twin.answer(policy.choose(twin.view(twin.question.seat)))
            self.decisions += 1
        return twin.state
