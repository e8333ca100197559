"""Kaiju Kings itself, interpreted or compiled: whichever `kaiju` comes first on the path."""

from __future__ import annotations

import cProfile
import gc
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from math import comb
from pathlib import Path
from statistics import median
from time import perf_counter
from types import CodeType

import numpy as np

import kaiju.core.table
from benchmarks.play import Numbers, Tally, timed
from kaiju.bots import BOTS
from kaiju.core.table import Table
from kaiju.games import GAMES
from kaiju.odds.solver import Solver

SEATS = 4
FACES, REROLLS = 6, 2
BOT_SECONDS = 0.3  # a slow bot is measured on the first few positions only


def game(name: str, seed: int) -> Tally:
    """One game of random players directly on the table, which never asks if there is only one answer."""
    table, rng, decisions, choices = Table(GAMES[name], SEATS, seed=seed), random.Random(seed), 0, 0
    while question := table.question:
        legal = list(question.options)
        choices += len(legal) > 1
        table.answer(rng.choice(legal))
        decisions += 1
    return Tally(decisions, choices)


def play(game_id: str, first: int, decisions: int) -> Numbers:
    """How fast random players play."""
    return timed(partial(game, game_id), first, decisions)


@cache
def positions(name: str, count: int) -> list[Table]:
    """Questions in the middle of a turn, one from each of this many random games."""
    found: list[Table] = []
    seed = 0
    while len(found) < count:
        table, rng = Table(GAMES[name], SEATS, seed=f"position {seed}"), random.Random(seed)
        left = rng.randrange(20, 120)
        while (question := table.question) and (left > 0 or not table.state.turn):
            table.answer(rng.choice(list(question.options)))
            left -= 1
        if table.question:
            found.append(table)
        seed += 1
    return found


@contextmanager
def quiet() -> Iterator[None]:
    """Without the garbage of another measurement."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def clone(game_id: str, count: int) -> Numbers:
    """The median time for a clone over the positions."""
    times = []
    with quiet():
        for table in positions(game_id, count):
            start = perf_counter()
            table.clone()
            times.append(perf_counter() - start)
    return {"µs for a clone": median(times) * 1e6}


def bots(game_id: str, count: int) -> Numbers:
    """The median time each bot takes for a decision over the positions."""
    return {f"ms for a decision: {bot}": _thinking(bot, game_id, count) for bot in sorted(BOTS)}


def _thinking(bot: str, game_id: str, count: int) -> float:
    times: list[float] = []
    for number, table in enumerate(positions(game_id, count)):
        assert table.question is not None
        player = BOTS[bot](number)
        start = perf_counter()
        player.choose(table.view(table.question.seat))
        times.append(perf_counter() - start)
        if sum(times) > BOT_SECONDS:
            break
    return median(times) * 1e3


def solver(dice: int, count: int) -> Numbers:
    """The median time to solve the dice, from the worths of the final dice to what is best to keep."""
    times = []
    rng = random.Random(dice)
    worths = np.array([rng.random() for _ in range(comb(dice + FACES - 1, dice))])
    with quiet():
        for _ in range(count):
            shown = Counter(rng.choices(range(FACES), k=dice))
            showing = tuple(shown[face] for face in range(FACES))
            start = perf_counter()
            Solver(worths, FACES, dice, REROLLS).best(showing)
            times.append(perf_counter() - start)
    return {f"µs for {dice} dice and {REROLLS} rerolls": median(times) * 1e6}


def hot_spots(game_id: str, games: int, most: int = 8) -> Mapping[str, float]:
    """The modules that take most of the time of plain play, each without what it calls, in percent."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(games):
        game(game_id, seed)
    profile.disable()
    times: dict[str, float] = {}
    for entry in profile.getstats():
        module = _module(entry.code)
        times[module] = times.get(module, 0) + entry.inlinetime
    slowest = sorted(times, key=lambda module: times[module], reverse=True)[:most]
    return {module: round(100 * times[module] / sum(times.values()), 1) for module in slowest}


def _module(code: CodeType | str) -> str:
    if isinstance(code, str):
        return "built-in functions"
    parts = Path(code.co_filename).with_suffix("").parts
    return ".".join(parts[-2:]) if "kaiju" in parts[:-1] else "driver and libraries"


ABOUT = str(kaiju.core.table.__file__)
MEASURES = {"play": play, "clone": clone, "bots": bots, "solver": solver, "hot_spots": hot_spots}
