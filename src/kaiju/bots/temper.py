"""What a level prefers among answers that are as good as each other, so that opponents differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kaiju.core.view import View

SLACK: Final = 0.0015  # how much of a chance to win a preference may cost
REROLL: Final = ("reroll", "stop")

# What is liked: an answer by its verb, and dice that are kept by their face.
TASTES: Final[Mapping[str, Mapping[str, float]]] = {
    "cautious": {"yield": 2, "flee": 2, "stay": -2, "heart": 2, "heal": 2, "claw": -1, "attack": -1},
    "greedy": {"buy": 2, "take": 2, "energy": 2, "1": 1, "2": 1, "3": 1, "celebrity": 1, "destruction": 1},
    "bully": {"stay": 2, "yield": -2, "flee": -2, "claw": 2, "attack": 2, "heart": -1, "heal": -1},
}


class Temper:
    """A taste that decides between answers which are nearly equally good."""

    __slots__ = ("name", "taste")

    def __init__(self, name: str) -> None:
        if name and name not in TASTES:
            raise ValueError(f"a temper is one of {', '.join(TASTES)}")
        self.name = name
        self.taste: Mapping[str, float] = TASTES.get(name, {})

    def pick(self, view: View, worths: Mapping[str, float]) -> str:
        """The best answer, or one that is nearly as good and better liked; of equal ones the first."""
        best = max(worths, key=worths.__getitem__)
        if not self.name:
            return best
        near = [text for text, worth in worths.items() if worth >= worths[best] - SLACK]
        near.sort(key=worths.__getitem__, reverse=True)
        liking = {text: self.liking(view, text) for text in near}
        return max(near, key=liking.__getitem__)

    def liking(self, view: View, text: str) -> float:
        """How much an answer is liked."""
        verb, *about = text.split()
        if verb not in REROLL:
            return self.taste.get(verb, 0.0)
        rolled = {int(number) - 1 for number in about}
        kept = [face for die, face in enumerate(view.state.dice) if die not in rolled]
        return sum([self.taste.get(face, 0.0) for face in kept])
