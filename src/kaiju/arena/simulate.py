"""Many games between bots, the same from the same seed however many processes play them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Final, NamedTuple

from kaiju.bots import BOTS
from kaiju.core.chance import commitment_of
from kaiju.core.game import Game
from kaiju.core.table import Table
from kaiju.games import GAMES

BATCH: Final = 100  # games that one process plays before it reports


class Result(NamedTuple):
    """How one game went: its length, the winner's seat (-1: nobody), the reason, and who bought what."""

    turns: int
    winner: int
    ending: str
    bought: tuple[tuple[int, str], ...]


class Plan(NamedTuple):
    """What is played: which game, a bot for each seat, how often, from which seed, and by which options."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def rules(self) -> Game:
        """The game in the edition that is played."""
        return GAMES[self.game].edition(dict(self.options))


def play_game(plan: Plan, number: int) -> Result:
    """Play one game of a plan from its own seed."""
    seed = f"{plan.seed} {number}"
    table = Table(plan.rules, len(plan.bots), seed, dict(plan.options))
    bots = [BOTS[name](f"{commitment_of(seed)} {seat}") for seat, name in enumerate(plan.bots)]
    while (question := table.question) is not None:
        table.answer(bots[question.seat].choose(table.view(question.seat)))
    bought = tuple((event.seat, event.what) for event in table.log if event.kind == "bought")
    return Result(table.state.turn, table.state.winner, _ending(table), bought)


def _ending(table: Table) -> str:
    """How it ended: by points, as the last one left, with nobody left, or by a card."""
    game, last = table.game, table.log[-1]
    rules = {game.points_rule: "points", game.last_rule: "last", game.nobody_rule: "nobody"}
    return rules.get(last.cause, "card")


def play_batch(plan: Plan, first: int, last: int) -> list[Result]:
    """Play some games of a plan one after the other."""
    return [play_game(plan, number) for number in range(first, last)]


def simulate(plan: Plan, workers: int | None = None) -> Iterator[list[Result]]:
    """Play a plan, batch by batch as they are finished."""
    cores = workers or os.cpu_count() or 1
    batches = _batches(plan.games, cores)
    if cores == 1 or len(batches) == 1:
        for first, last in batches:
            yield play_batch(plan, first, last)
        return
    # A fresh process for each worker: copying one that draws a progress bar in a thread is not safe.
    with ProcessPoolExecutor(min(cores, len(batches)), get_context("spawn")) as pool:
        for done in as_completed([pool.submit(play_batch, plan, first, last) for first, last in batches]):
            yield done.result()


def _batches(games: int, cores: int) -> Sequence[tuple[int, int]]:
    size = max(1, min(BATCH, games // (cores * 4)))
    return [(first, min(first + size, games)) for first in range(0, games, size)]
