"""How much memory the server needs while 200 bots play for an hour, and people come and go."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
import uvloop

from benchmarks.load.crowd import Crowd, Person, Place
from benchmarks.load.machines import SETTINGS, SETUPS, Machines, started
from kaiju.progress import bar

BOTS: Final = ("rookie", "brawler", "random", "rookie")  # at each table, with one person
SAMPLES: Final = 60
WARM: Final = SAMPLES // 3  # samples that do not count: whatever is loaded once has been loaded by then
MOST: Final = 1.05  # of the memory at the beginning
PAUSE: Final = 0.02  # seconds between two looks at who has to answer
STROLL: Final = 0.2  # seconds between two people who come or go
MEBI: Final = 2**20


class Findings(msgspec.Struct):
    """How much memory was in use, sample by sample, and what happened meanwhile."""

    bytes: list[int]
    games: int
    answers: int
    visits: int
    problems: dict[str, int]

    @property
    def growth(self) -> float:
        """How much is in use at the end, as a share of what was in use at the beginning, once it was warm."""
        counted = self.bytes[WARM:]
        part = max(1, len(counted) // 4)
        return median(counted[-part:]) / median(counted[:part])

    @property
    def flat(self) -> bool:
        """Is it as much as at the beginning, and has the server hung up on nobody?"""
        return self.growth <= MOST and not self.problems.get("hung up")


class Club(Crowd):
    """Tables of bots, each with a person who comes and goes, and with one who only watches."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        super().__init__(addresses, seed)
        self.answers = self.visits = 0

    async def open(self, tables: int) -> None:
        """Open all tables."""
        for number in range(tables):
            place = Place(self, number, BOTS)
            token = (await self.ask("", "/api/guests", {"name": "Guest"}))["token"]
            place.people = [Person(self, place, token, ""), Person(self, place, "", "")]
            self.places.append(place)
            self.people += place.people
            await place.open()
        await self.arrive(self.people, lambda: None)

    def answer_all(self) -> None:
        """Let everybody answer who is asked and there."""
        while self.ready:
            person = self.ready.popleft()
            if person.here:
                self.answers += 1
                person.answer(time.perf_counter())

    async def stroll(self) -> None:
        """Let somebody go, or come back; not where the next game is being set up."""
        person = self.rng.choice(self.people)
        if person.place.next is not None and not person.place.next.done():
            return
        if person.here:
            person.leave()
        else:
            self.visits += 1
            await person.arrive()


async def played(machines: Machines, tables: int, minutes: float, sampled: Callable[[], object]) -> Findings:
    """Let everybody play, and look at the memory again and again."""
    club = Club(machines.addresses, seed=1)
    memory: list[int] = []
    await club.open(tables)
    began = strolled = time.monotonic()
    while len(memory) < SAMPLES:
        await asyncio.sleep(PAUSE)
        club.answer_all()
        now = time.monotonic()
        if now - strolled >= STROLL:
            strolled = now
            await club.stroll()
        if now - began >= (len(memory) + 1) * 60 * minutes / SAMPLES:
            memory.append(machines.memory())
            sampled()
    await club.leave()
    return Findings(memory, club.games, club.answers, club.visits, club.problems)


def report(found: Findings, minutes: float) -> str:
    """What was found, in words, with the memory at the beginning, at the end and in between."""
    marks = [found.bytes[at] / MEBI for at in range(WARM, SAMPLES, (SAMPLES - WARM) // 4)]
    return "\n".join(
        (
            f"{minutes:g} minutes: {found.games} games begun anew, {found.answers} answers by people,"
            f" who came back {found.visits} times.",
            "MiB in use, from when it was warm: " + ", ".join(f"{mark:.1f}" for mark in marks),
            f"At the end {100 * found.growth:.1f} % of the beginning; problems: {found.problems or 'none'}.",
        )
    )


def main(words: Sequence[str] | None = None) -> None:
    """Play for as long as the command line says; fails if the memory has grown by more than 5 %."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.endurance", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to play, 60 unless given")
    parser.add_argument("--tables", type=int, default=50, help="each with four bots, 50 unless given")
    given = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory(prefix="kaiju-endurance-") as folder,
        started(SETUPS[0], Path(folder), SETTINGS.replace("bot_delay = 0", "bot_delay = 0.5")) as machines,
        bar("memory", SAMPLES) as drawn,
    ):
        found = uvloop.run(played(machines, given.tables, given.minutes, drawn.advance))
    print(report(found, given.minutes))
    sys.exit(0 if found.flat else 1)


if __name__ == "__main__":
    main()
