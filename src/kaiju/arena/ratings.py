"""OpenSkill ratings of the bots, updated game by game in the order of their numbers."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Any, NamedTuple

from kaiju.arena.plan import Plan, Result


class Rating(NamedTuple):
    """How strong a bot is held to be, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The strength that a bot has almost certainly."""
        return self.mu - 3 * self.sigma

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3), "ordinal": round(self.ordinal, 3)}


def rate(plan: Plan, results: Sequence[Result]) -> dict[str, Rating]:
    """The ratings after all these games, by Plackett and Luce from the places."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {bot: Rating(model.mu, model.sigma) for bot in plan.bots}
    for result in sorted(results):
        lineup = plan.lineup(result.number)
        teams = [[model.rating(*ratings[bot])] for bot in lineup]
        after = model.rate(teams, ranks=[seat.place for seat in result.seats])
        for bot in ratings:
            # Chairs of one bot share its rating: it takes the mean of what each of them would get.
            mine = [team[0] for team, name in zip(after, lineup, strict=True) if name == bot]
            ratings[bot] = Rating(fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    return ratings
