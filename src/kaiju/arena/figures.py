"""The numbers that say how sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

Z95: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


def wilson(wins: int, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share, after Wilson."""
    if trials == 0:
        return 0.0, 1.0
    share, slack = wins / trials, Z95 * Z95 / trials
    middle = (share + slack / 2) / (1 + slack)
    reach = Z95 * sqrt(share * (1 - share) / trials + slack / (4 * trials)) / (1 + slack)
    low = 0.0 if wins == 0 else middle - reach
    return low, 1.0 if wins == trials else middle + reach


class Share(NamedTuple):
    """How often something happened out of how many times."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The part that was won."""
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
