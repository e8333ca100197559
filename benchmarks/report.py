"""The results as tables for people, as Markdown for the documents and as JSON for programs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from benchmarks.contest import COMPILED, INTERPRETED
from benchmarks.results import Budget, Results, Who
from kaiju.games import GAMES

BUDGETS: Final[Mapping[tuple[str, str], Budget]] = {
    ("games/s", INTERPRETED): Budget("≥", 60),
    ("µs for a decision", INTERPRETED): Budget("≤", 25),
    ("µs for a clone", INTERPRETED): Budget("≤", 60),
    ("µs for 6 dice and 2 rerolls", INTERPRETED): Budget("≤", 500),
    ("µs for 8 dice and 2 rerolls", INTERPRETED): Budget("≤", 2000),
}
SPEED_UP: Final[Mapping[str, Budget]] = {"decisions/s": Budget("≥", 3.5)}
AGAINST: Final[Mapping[tuple[str, str], Budget]] = {
    ("catanatron", INTERPRETED): Budget("≥", 3),
    ("catanatron", COMPILED): Budget("≥", 12),
}
PROMISED: Final = "choices/s"  # a decision has at least two answers; other moves are mere bookkeeping
COUNTED: Final[Mapping[str, str]] = {
    "decisions/s": "every move counts",
    "choices/s": "only a move with a choice counts",
}


def number(value: float) -> str:
    """A number with three significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def cell(value: float, budget: Budget | None, unit: str = "") -> str:
    """A number with its unit, and its budget if it has one."""
    return f"{number(value)}{unit} {budget.verdict(value) if budget else ''}".rstrip()


def speed_up(results: Results, subject: str, measure: str) -> float:
    """How many times as fast the compiled build is, from rates or times."""
    fast, slow = Who(subject, COMPILED), Who(subject, INTERPRETED)
    one, other = (fast, slow) if measure.endswith("/s") else (slow, fast)
    return results.ratio(one, other, measure)


def own_row(results: Results, subject: str, measure: str) -> Iterator[str]:
    """One measure of a game: each build, and their ratio."""
    yield measure
    builds = results.contestants(subject)
    for build in builds:
        value = results.median(Who(subject, build), measure)
        yield cell(value, BUDGETS.get((measure, build)))
    if COMPILED in builds:
        yield cell(speed_up(results, subject, measure), SPEED_UP.get(measure), "×")


def peer_row(results: Results, peer: str, measure: str) -> Iterator[str]:
    """How fast a peer is, and how many times as fast each build plays each game."""
    them = Who(peer, peer)
    yield f"{peer} {results.about[peer]}"
    yield number(results.median(them, measure))
    yield number(results.median(them, "games/s"))
    for game in GAMES:
        for build in results.contestants(game):
            ratio = results.ratio(Who(game, build), them, measure)
            budget = AGAINST.get((peer, build)) if measure == PROMISED else None
            yield cell(ratio, budget, "×")


def own_table(results: Results, subject: str, style: box.Box) -> Table:
    """All measures of a game."""
    table = Table(subject, *results.contestants(subject), box=style)
    if COMPILED in results.contestants(subject):
        table.add_column("compiled is faster")
    for measure in results.measures(subject):
        if measure != "choices/s":
            table.add_row(*own_row(results, subject, measure))
    return table


def peer_table(results: Results, measure: str, style: box.Box) -> Table:
    """All peers, counted one way."""
    builds = [f"{game} {build}" for game in GAMES for build in results.contestants(game)]
    columns = [f"{build.removeprefix('king-of-')} ÷ peer" for build in builds]
    table = Table(COUNTED[measure], measure, "games/s", *columns, box=style)
    for peer in results.peers():
        table.add_row(*peer_row(results, peer, measure))
    return table


def text(results: Results, heading: str, style: box.Box) -> str:
    """Everything, with tables drawn in a style."""
    console = Console(file=StringIO(), width=200, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(heading, "\n")
        for subject in results.subjects():
            console.print(own_table(results, subject, style))
            if spots := results.hot_spots.get(subject):
                shares = ", ".join(f"{spot} {share}" for spot, share in spots.items())
                console.print(f"Where the time of plain play goes, in %: {shares}\n")
        for measure in COUNTED if results.peers() else ():
            console.print(peer_table(results, measure, style))
    lines = "\n".join(line.rstrip() for line in capture.get().splitlines())
    return re.sub(r"\n{3,}", "\n\n", lines).strip()


def to_json(results: Results, heading: str) -> dict[str, Any]:
    """All of it as plain data: the medians, and every round behind them."""
    return {
        "heading": heading,
        "about": results.about,
        "measures": [
            {**who._asdict(), "measure": measure, "median": results.median(who, measure), "rounds": values}
            for (who, measure), values in results.rounds.items()
        ],
        "ratios": list(ratios(results)),
        "hot_spots": results.hot_spots,
    }


def ratios(results: Results) -> Iterator[dict[str, Any]]:
    """Compiled to interpreted, and each of them to each peer, counted both ways."""
    for subject in GAMES:
        builds = [Who(subject, build) for build in results.contestants(subject)]
        pairs = [(builds[1], builds[0])] if COMPILED in results.contestants(subject) else []
        pairs += [(build, Who(peer, peer)) for peer in results.peers() for build in builds]
        for one, other in pairs:
            for measure in COUNTED:
                found = results.ratio(one, other, measure)
                yield {"one": one._asdict(), "other": other._asdict(), "measure": measure, "median": found}
