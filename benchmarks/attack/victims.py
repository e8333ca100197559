"""The innocent: people who play on a server while somebody attacks it."""

from __future__ import annotations

import asyncio
import os
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.attack.attacks import ATTACKS
from benchmarks.attack.strangers import Target
from benchmarks.load.crowd import Crowd
from benchmarks.load.machines import Machines
from benchmarks.load.steps import Rate, share
from tests.support.server.process import serving

SETTINGS: Final = ""  # as they are for everybody
PLACES, PEOPLE, ANSWERS = 4, 11, 30  # innocent tables and people, and their answers a second
SLOWEST: Final = 100.0  # milliseconds in 99 % of cases
LARGEST: Final = 100.0  # MiB
GLANCE: Final = 0.2  # seconds between two looks at the memory
PATIENCE: Final = 60.0  # seconds for an attack to be prepared, or to stop by itself


class Outcome(NamedTuple):
    """What an attack has done to the others."""

    name: str
    answers: int
    slowest: float  # milliseconds, in 99 % of cases
    grown: float  # MiB
    problems: int

    @property
    def borne(self) -> bool:
        """Did hardly anybody notice?"""
        return self.slowest <= SLOWEST and self.grown <= LARGEST and not self.problems


def attack(name: str, target: Target, ready: Event) -> None:
    """Attack, in a process of its own, which leaves the processor to those who are measured."""
    os.nice(19)

    def begin() -> None:
        target.begin()
        ready.set()

    asyncio.run(ATTACKS[name].run(target, begin))


async def suffer(name: str, seconds: float, folder: Path) -> Outcome:
    """Start a server, let people play on it, and attack it meanwhile."""
    with serving(folder, "--log-level", "warning", settings=SETTINGS) as server:
        machines = Machines([server])
        crowd = Crowd(machines.addresses, seed=1)
        await crowd.gather(PLACES, PEOPLE, lambda: None)
        await crowd.arrive(crowd.people, lambda: None)
        context = get_context("spawn")
        ready = context.Event()
        target = Target(server.port, crowd.places[0].table, seconds)
        attacker = context.Process(target=attack, args=(name, target, ready), daemon=True)
        attacker.start()
        try:
            if not await asyncio.to_thread(ready.wait, PATIENCE):
                raise TimeoutError(f"{name} could not be prepared")
            outcome = await measured(name, seconds, crowd, machines)
            await asyncio.to_thread(attacker.join, PATIENCE)
        finally:
            attacker.kill()
        await crowd.leave()
        return outcome


async def measured(name: str, seconds: float, crowd: Crowd, machines: Machines) -> Outcome:
    """How the innocent fare, and what the server needs at most."""
    before = most = machines.memory()
    rate = Rate(crowd, ANSWERS, seconds)
    playing = asyncio.create_task(rate.run())
    while not playing.done():
        await asyncio.wait([playing], timeout=GLANCE)
        most = max(most, machines.memory())
    await playing
    grown = (most - before) / 2**20
    return Outcome(name, len(rate.taken), share(rate.taken, 0.99), grown, sum(crowd.problems.values()))
