"""What an arena comes to, bot by bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean, median
from typing import Any, NamedTuple

from kaiju.arena.figures import Share
from kaiju.arena.plan import Plan, Result
from kaiju.arena.ratings import Rating, rate


class Standing(NamedTuple):
    """One bot: on how many chairs it sat in each game, what it won on them, and its rating."""

    bot: str
    seats: int
    share: Share
    rating: Rating

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        told = {"bot": self.bot, "seats": self.seats, **self.share.to_json()}
        return told | {"rating": self.rating.to_json()}


class Standings:
    """All bots with the strongest first, how long the games were, and how they ended."""

    def __init__(self, plan: Plan, results: Sequence[Result]) -> None:
        self.plan = plan
        self.games = len(results)
        self.turns = [result.turns for result in results]
        self.endings = Counter(result.ending for result in results)
        self.bots = _standings(plan, results)

    def to_json(self) -> dict[str, Any]:
        """As plain data, the same for the same plan."""
        plan = self.plan
        return {
            "game": plan.game,
            "games": self.games,
            "bots": [standing.to_json() for standing in self.bots],
            "options": dict(plan.options),
            "seed": plan.seed,
            "turns": {"mean": round(fmean(self.turns), 2), "median": median(self.turns)},
            "endings": dict(sorted(self.endings.items())),
        }


def _standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    ratings, chairs = rate(plan, results), Counter(plan.bots)
    wins = Counter(winner_of(plan, result) for result in results)
    found = [
        Standing(bot, seats, Share(wins[bot], seats * len(results)), ratings[bot])
        for bot, seats in chairs.items()
    ]
    return sorted(found, key=lambda standing: (-standing.share.rate, standing.bot))


def winner_of(plan: Plan, result: Result) -> str:
    """The bot that won, or nothing."""
    return plan.lineup(result.number)[result.winner] if result.winner >= 0 else ""
