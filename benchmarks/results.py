"""The results: every measurement of every round, their medians, and ratios taken round by round."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import median
from typing import NamedTuple


class Who(NamedTuple):
    """What a number is about: one of our games or a peer, and who played it."""

    subject: str
    contestant: str


class Budget(NamedTuple):
    """What a number should be: at least or at most this much."""

    sign: str
    limit: float

    def holds(self, value: float) -> bool:
        """Is the value within the budget?"""
        return value >= self.limit if self.sign == "≥" else value <= self.limit

    def verdict(self, value: float) -> str:
        """The budget and whether it is kept, in a few words."""
        return f"({self.sign} {self.limit:g}: {'kept' if self.holds(value) else 'MISSED'})"


class Results:
    """The numbers of all rounds."""

    def __init__(self) -> None:
        self.rounds: dict[tuple[Who, str], list[float]] = {}
        self.about: dict[str, str] = {}
        self.hot_spots: dict[str, Mapping[str, float]] = {}

    def note(self, who: Who, found: Mapping[str, float]) -> None:
        """Add one contestant's numbers from one round."""
        for measure, value in found.items():
            self.rounds.setdefault((who, measure), []).append(value)

    def subjects(self) -> list[str]:
        """What is ours, in the order measured; a peer is its own only player."""
        return list(dict.fromkeys(who.subject for who, _ in self.rounds if who.subject != who.contestant))

    def peers(self) -> list[str]:
        """The peers that were measured."""
        return list(dict.fromkeys(who.subject for who, _ in self.rounds if who.subject == who.contestant))

    def measures(self, subject: str) -> list[str]:
        """What was measured for a subject, in the order measured."""
        return list(dict.fromkeys(measure for who, measure in self.rounds if who.subject == subject))

    def contestants(self, subject: str) -> list[str]:
        """Who was measured for a subject."""
        return list(dict.fromkeys(who.contestant for who, _ in self.rounds if who.subject == subject))

    def median(self, who: Who, measure: str) -> float:
        """The median over the rounds."""
        return median(self.rounds[who, measure])

    def ratio(self, one: Who, other: Who, measure: str) -> float:
        """How many times the other's number this one is: the median of the ratios within each round."""
        pairs = zip(self.rounds[one, measure], self.rounds[other, measure], strict=True)
        return median(mine / theirs for mine, theirs in pairs)
