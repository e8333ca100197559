"""What is measured of the engine: whole games, decisions, clones, and the way through the bots."""

from __future__ import annotations

import cProfile
import gc
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from types import CodeType
from typing import NamedTuple

from kaiju.bots import BOTS
from kaiju.core.game import Game
from kaiju.core.table import Table

SEATS = 4


class Size(NamedTuple):
    """How much is played; everything is measured once in each round, one measure after the other."""

    rounds: int
    games: int
    positions: int
    bot_games: int


FULL = Size(rounds=9, games=60, positions=300, bot_games=6)
QUICK = Size(rounds=3, games=15, positions=60, bot_games=2)


def play(game: Game, seed: int) -> int:
    """Play one game with random players straight on the table; how many decisions it took."""
    table, rng, decisions = Table(game, SEATS, seed=seed), random.Random(seed), 0
    while question := table.question:
        table.answer(rng.choice(list(question.options)))
        decisions += 1
    return decisions


def play_bots(game: Game, bot: str, seed: int) -> int:
    """Play one game of four such bots, each through its view; how many decisions it took."""
    table, decisions = Table(game, SEATS, seed=seed), 0
    bots = [BOTS[bot](f"{seed} {seat}") for seat in range(SEATS)]
    while question := table.question:
        table.answer(bots[question.seat].choose(table.view(question.seat)))
        decisions += 1
    return decisions


def positions(game: Game, count: int) -> list[Table]:
    """Questions in the middle of a turn, one out of each of so many random games."""
    found: list[Table] = []
    seed = 0
    while len(found) < count:
        table, rng = Table(game, SEATS, seed=f"position {seed}"), random.Random(seed)
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
    """Without the garbage of another measure."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def per_second(run: Callable[[int], int], seeds: range) -> tuple[float, float]:
    """Games in a second and microseconds for a decision, in the time of this process alone."""
    gc.collect()
    start = process_time()
    decisions = sum(run(seed) for seed in seeds)
    spent = process_time() - start
    return len(seeds) / spent, spent * 1e6 / decisions


def clone_time(tables: list[Table]) -> float:
    """Microseconds for a clone, the median over the positions."""
    times = []
    with quiet():
        for table in tables:
            start = perf_counter()
            table.clone()
            times.append(perf_counter() - start)
    return median(times) * 1e6


def hot_spots(game: Game, games: int, most: int = 6) -> dict[str, float]:
    """The functions that take most of the time of plain play, without clones, in percent of it."""
    profile = cProfile.Profile()
    profile.enable()
    for seed in range(games):
        play(game, seed)
    profile.disable()
    entries = sorted(profile.getstats(), key=lambda entry: entry.inlinetime, reverse=True)
    whole = sum(entry.inlinetime for entry in entries)
    return {_name(entry.code): round(100 * entry.inlinetime / whole, 1) for entry in entries[:most]}


def _name(code: CodeType | str) -> str:
    if isinstance(code, str):
        return code.partition(" at 0x")[0].strip("<>")
    return f"{Path(code.co_filename).stem}.{code.co_qualname}"
