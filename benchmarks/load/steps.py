"""One rate after another, each for some seconds, for as long as the servers keep up."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

import msgspec

from benchmarks.load.crowd import Crowd
from benchmarks.load.machines import Machines, Setup, own_seconds
from benchmarks.load.peers import Players

LIMIT: Final = 0.1  # seconds from an answer to its acknowledgement, in 99 % of cases
KEPT: Final = 0.97  # of the rate
PATIENCE: Final = 2  # rates missed in a row
LAST: Final = 5.0  # seconds for the last acknowledgements to arrive


class Plan(NamedTuple):
    """How much to measure."""

    tables: int
    clients: int
    rates: tuple[int, ...]
    seconds: float


class Step(msgspec.Struct):
    """How one rate went; times in milliseconds."""

    rate: int
    reached: float
    half: float
    most: float
    nearly_all: float
    worst: float
    late: float  # how late the generator was, in 99 % of cases: a busy machine shows here
    errors: int
    server_ms: float  # processor time per answer
    server_share: float  # of one core
    own_share: float

    @property
    def held(self) -> bool:
        """Did the servers keep up?"""
        return self.errors == 0 and self.reached >= KEPT * self.rate and self.nearly_all < LIMIT * 1000


class Result(msgspec.Struct):
    """The findings for one set-up."""

    label: str
    tables: int
    connections: int
    table_bytes: float
    connection_bytes: float
    games: int
    problems: dict[str, int]
    steps: list[Step]

    @property
    def highest(self) -> int:
        """The highest rate that was sustained."""
        return max((step.rate for step in self.steps if step.held), default=0)


def share(values: list[float], part: float) -> float:
    """The value that a given share of all values does not exceed, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


class Rate:
    """Answers at a steady rate with random gaps, whatever the servers do; timed from when they were due."""

    def __init__(self, crowd: Crowd, rate: int, seconds: float) -> None:
        self.crowd = crowd
        self.rate = rate
        self.seconds = seconds
        self.due = 0
        self.sent = 0
        self.late: list[float] = []
        self.taken: list[float] = []
        self._all = asyncio.Event()
        crowd.heard = self._heard

    def _heard(self, seconds: float) -> None:
        self.taken.append(seconds)
        if len(self.taken) >= self.sent:
            self._all.set()

    async def run(self) -> None:
        """Send, and wait for the last acknowledgement."""
        end = (due := time.perf_counter()) + self.seconds
        while (due := due + self.crowd.rng.expovariate(self.rate)) < end:
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            self.due += 1
            if self.crowd.ready:
                self.sent += 1
                self.late.append(max(0.0, time.perf_counter() - due))
                self.crowd.ready.popleft().answer(due)
        self._all.clear()
        if len(self.taken) < self.sent:
            try:
                await asyncio.wait_for(self._all.wait(), LAST)
            except TimeoutError:
                self.crowd.problem("not acknowledged")


async def step(crowd: Crowd, machines: Machines, rate: int, seconds: float) -> Step:
    """Try one rate."""
    before, busy, own = sum(crowd.problems.values()), machines.seconds(), own_seconds()
    began, run = time.perf_counter(), Rate(crowd, rate, seconds)
    await run.run()
    passed, used = time.perf_counter() - began, machines.seconds() - busy
    return Step(
        rate,
        rate * run.sent / max(1, run.due),  # chance decides how many are due
        share(run.taken, 0.5),
        share(run.taken, 0.95),
        share(run.taken, 0.99),
        share(run.taken, 1),
        share(run.late, 0.99),
        sum(crowd.problems.values()) - before,
        1000 * used / max(1, run.sent),
        used / passed,
        (own_seconds() - own) / passed,
    )


def rates(plan: Plan, steps: list[Step]) -> Iterator[int]:
    """One rate after another, until several were too much."""
    for rate in plan.rates:
        yield rate
        if len(steps) >= PATIENCE and not any(step.held for step in steps[-PATIENCE:]):
            return


async def measure(setup: Setup, machines: Machines, plan: Plan, progress: Callable[[str], object]) -> Result:
    """Everything about one set-up."""
    crowd = (Players if setup.peer else Crowd)(machines.addresses, seed=1)
    await crowd.gather(plan.tables, plan.clients, lambda: progress("tables"))
    empty = machines.memory()
    await crowd.arrive([place.people[0] for place in crowd.places], lambda: progress("connections"))
    first = machines.memory()
    others = [person for place in crowd.places for person in place.people[1:]]
    await crowd.arrive(others, lambda: progress("connections"))
    everybody = machines.memory()
    each = (everybody - first) / max(1, len(others))
    table = (first - empty) / plan.tables - each
    steps: list[Step] = []
    for rate in rates(plan, steps):
        steps.append(await step(crowd, machines, rate, plan.seconds))
        progress("rates")
    await crowd.leave()
    return Result(
        setup.label, plan.tables, len(crowd.people), table, each, crowd.games, crowd.problems, steps
    )
