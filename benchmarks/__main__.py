"""How fast the games are on one core; `--quick` for a glance, `--json` for a program."""

from __future__ import annotations

import argparse
import json
import platform
from functools import partial
from statistics import median
from typing import NamedTuple

import kaiju.core.table
from benchmarks.engine import FULL, QUICK, Size, clone_time, hot_spots, per_second, play, play_bots, positions
from kaiju.bots import BOTS
from kaiju.core.game import Game
from kaiju.games import GAMES


class Budget(NamedTuple):
    """What a measure should be: at least or at most so much."""

    sign: str
    limit: float

    def holds(self, value: float) -> bool:
        """Is the value within the budget?"""
        return value >= self.limit if self.sign == "≥" else value <= self.limit


GAMES_PER_SECOND = "games/s, four random players"
MICROSECONDS = "µs for a decision"
CLONE = "µs for a clone in mid-turn"
BUDGETS = {GAMES_PER_SECOND: Budget("≥", 60), MICROSECONDS: Budget("≤", 25), CLONE: Budget("≤", 60)}


def measure(game: Game, size: Size) -> dict[str, list[float]]:
    """Every measure once a round, in turn, so that a slow moment of the machine falls on all alike."""
    found: dict[str, list[float]] = {}
    tables = positions(game, size.positions)
    for number in range(size.rounds):
        seeds = range(number * size.games, (number + 1) * size.games)
        games, decision = per_second(partial(play, game), seeds)
        found.setdefault(GAMES_PER_SECOND, []).append(games)
        found.setdefault(MICROSECONDS, []).append(decision)
        found.setdefault(CLONE, []).append(clone_time(tables))
        for bot in BOTS:
            games, _ = per_second(partial(play_bots, game, bot), seeds[: size.bot_games])
            found.setdefault(f"games/s, four bots: {bot}", []).append(games)
    return found


class Measure(NamedTuple):
    """One measure over all rounds."""

    name: str
    median: float
    least: float
    most: float

    def line(self) -> str:
        """As a line, with the budget beside it."""
        line = f"  {self.median:9.1f}  {self.name:<30} {self.least:8.1f} … {self.most:<8.1f}"
        if self.name not in BUDGETS:
            return line.rstrip()
        budget = BUDGETS[self.name]
        verdict = "kept" if budget.holds(self.median) else "MISSED"
        return f"{line} budget {budget.sign} {budget.limit:g}: {verdict}"

    def to_json(self) -> dict[str, str | float]:
        """As plain data."""
        budget = BUDGETS.get(self.name)
        return {**self._asdict(), **({"budget": budget.limit} if budget else {})}


def report(game: Game, size: Size) -> list[Measure]:
    """Median and spread of every measure."""
    return [
        Measure(name, round(median(values), 2), round(min(values), 2), round(max(values), 2))
        for name, values in measure(game, size).items()
    ]


def show(game: Game, size: Size) -> None:
    """Print the measures of a game, and a hint at where its time goes."""
    print(game.id)
    for found in report(game, size):
        print(found.line())
    spots = ", ".join(f"{spot} {share}" for spot, share in hot_spots(game, size.games).items())
    print(f"  most of the time of plain play, in %: {spots}")


def show_json(machine: str, size: Size) -> None:
    """Print all of it for a program."""
    games = {
        id: {
            "measures": [found.to_json() for found in report(game, size)],
            "hot_spots": hot_spots(game, size.games),
        }
        for id, game in GAMES.items()
    }
    print(json.dumps({"python": machine, "rounds": size.rounds, "games": games}, ensure_ascii=False))


def main() -> None:
    """Measure all games and print what was found."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer games and fewer rounds")
    parser.add_argument("--json", action="store_true", help="print JSON")
    given = parser.parse_args()
    size = QUICK if given.quick else FULL
    compiled = not str(kaiju.core.table.__file__).endswith(".py")
    machine = f"{platform.python_implementation()} {platform.python_version()}{', compiled' * compiled}"
    if given.json:
        show_json(machine, size)
        return
    print(f"{machine}, one core; medians of {size.rounds} interleaved rounds, least … most beside them")
    for game in GAMES.values():
        show(game, size)


if __name__ == "__main__":
    main()
