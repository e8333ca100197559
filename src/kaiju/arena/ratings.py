"""How strong bots are, and how certain that is: win rates with intervals, and OpenSkill ratings."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from kaiju.arena.game import Result
from kaiju.arena.plan import Plan

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lies within this many standard deviations


def wilson(wins: int, trials: int) -> tuple[float, float]:
    """The 95 % Wilson confidence interval of a proportion."""
    if trials == 0:
        return 0.0, 1.0
    share, slack = wins / trials, Z95 * Z95 / trials
    middle = (share + slack / 2) / (1 + slack)
    reach = Z95 * sqrt(share * (1 - share) / trials + slack / (4 * trials)) / (1 + slack)
    low = 0.0 if wins == 0 else middle - reach
    return low, 1.0 if wins == trials else middle + reach


class Share(NamedTuple):
    """How many times something happened, out of how many."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The fraction won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def ci95(self) -> tuple[float, float]:
        """Where the true rate lies, with 95 % confidence."""
        return wilson(self.wins, self.games)

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        low, high = self.ci95
        return {
            "games": self.games,
            "wins": self.wins,
            "win_rate": round(self.rate, 4),
            "ci95": [round(low, 4), round(high, 4)],
        }


class Rating(NamedTuple):
    """How strong a bot is believed to be, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength a bot almost certainly has."""
        return self.mu - 3 * self.sigma

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3), "ordinal": round(self.ordinal, 3)}


def rate(plan: Plan, results: Sequence[Result]) -> dict[str, Rating]:
    """The OpenSkill ratings after all these games in the order of their numbers, from the places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: Rating(model.mu, model.sigma) for bot in plan.bots}
    for result in sorted(results):
        lineup = plan.lineup(result.number)
        teams = [[model.rating(*ratings[bot])] for bot in lineup]
        after = model.rate(teams, ranks=[seat.place for seat in result.seats])
        for bot in ratings:
            # Chairs of one bot share its rating: it takes the mean of what each would get.
            mine = [team[0] for team, name in zip(after, lineup, strict=True) if name == bot]
            ratings[bot] = Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return ratings
