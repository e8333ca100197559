"""Lets bots play against themselves, and writes the positions of their games without the luck of the dice.

    python -m tools.selfplay king-of-tokyo --bot brawler --seconds 60 --out 0.npz
    python -m tools.selfplay king-of-tokyo --bot mastermind:weights=my.npz --out 1.npz

Tables of all sizes and editions are played, most of them with a random opening. NumPy should have one core
for each process: set OPENBLAS_NUM_THREADS=1.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from kaiju.arena.game import Opening
from kaiju.arena.luckless import Diary, Positions, joined, packed
from kaiju.arena.plan import Plan
from kaiju.bots.roster import make_bot
from kaiju.core.chance import commitment_of
from kaiju.core.table import Table
from kaiju.processes import cores

LONGEST: Final = 300  # turns after which a game is given up
SCATTER: Final = 7  # turns of a random opening for each Monster


class Sort(NamedTuple):
    """A kind of table, and how often it is played."""

    seats: int
    often: float
    edition: str = ""


SORTS: Final[Mapping[str, Sequence[Sort]]] = {
    "king-of-new-york": [Sort(4, 40), Sort(2, 15), Sort(3, 15), Sort(5, 15), Sort(6, 15)],
    "king-of-tokyo": [
        *[Sort(4, 28), Sort(2, 10), Sort(3, 10), Sort(5, 10), Sort(6, 10)],
        *[Sort(seats, often, "2016") for seats, often in ((4, 16), (2, 5), (3, 4), (5, 3), (6, 4))],
    ],
}


class Job(NamedTuple):
    """What one process plays: every so many games from the first one, until its time is up."""

    game: str
    bot: str
    seed: str
    first: int
    step: int
    until: float


def play(job: Job, number: int) -> Positions | None:
    """The positions of one game; none if nobody has won."""
    sorts = SORTS[job.game]
    sort = Random(f"sort {job.seed} {number}").choices(sorts, [one.often for one in sorts])[0]
    options = {"edition": sort.edition} if sort.edition else {}
    chairs = (job.bot,) * sort.seats
    plan = Plan(job.game, chairs, 1, job.seed, tuple(options.items()), scatter=SCATTER * sort.seats)
    table = Table(plan.rules, sort.seats, plan.secret(number), options)
    shown, opening = commitment_of(plan.secret(number)), Opening(plan, number)
    bots = [make_bot(job.bot, f"{shown} {seat}") for seat in range(sort.seats)]
    diary = Diary(job.game)
    while table.question is not None and table.state.turn <= LONGEST:
        view = table.view(table.question.seat)
        if opening.lasts(table.state.turn):
            table.answer(opening.choose(view))
            continue
        diary.asked(table, bots[view.seat], view)
        table.answer(bots[view.seat].choose(view))
    return diary.positions(table, number)


def work(job: Job) -> list[Positions]:
    """Play until time is up."""
    found, number = [], job.first
    while time.time() < job.until:
        positions = play(job, number)
        number += job.step
        if positions is not None:
            found.append(positions)
    return found


def main() -> None:
    """Play in as many processes as there are cores, and write what came of it into one file."""
    parser = ArgumentParser(description="Play games to learn from.")
    parser.add_argument("game", choices=[*SORTS])
    parser.add_argument("--bot", default="brawler")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seed", default="0")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    until, size = time.time() + given.seconds, given.workers
    jobs = [Job(given.game, given.bot, given.seed, first, size, until) for first in range(size)]
    with get_context("fork").Pool(size) as pool:
        found = [positions for part in pool.map(work, jobs, chunksize=1) for positions in part]
    given.out.write_bytes(packed(joined(found)))
    print(f"{len(found)} games, {sum(len(positions.match) for positions in found)} positions")


if __name__ == "__main__":
    main()
