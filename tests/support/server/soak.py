"""Kills servers repeatedly while people play: python -m tests.support.server.soak --kills 100."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from kaiju.core.chance import commitment_of
from kaiju.games import GAMES
from kaiju.progress import bar
from kaiju.server.store import open_database
from tests.support.server import postgres, redis
from tests.support.server.audit import audit
from tests.support.server.process import RELAXED, Serving, serving
from tests.support.server.stubborn import Ring, Stubborn
from tests.support.tools import postgresql, program

SETTINGS = f"{RELAXED}tables_per_guest = 100000\ngrace = 86400\npace = 86400\n"
MOST = 120  # messages heard by all clients together between two crashes
SEATS = (2, 3, 4)


class Outcome(NamedTuple):
    """What a soak has been through."""

    kills: int
    tables: int
    answers: int
    rescued: int
    longest: float
    rolling: bool

    def __str__(self) -> str:
        """As a sentence."""
        return (
            f"{self.kills} {'rolling restarts' if self.rolling else 'kills'}, {self.tables} games,"
            f" {self.answers} answers acknowledged and kept"
            f" ({self.rescued} written before a crash and acknowledged after it);"
            f" nobody waited longer than {self.longest:.1f} s"
        )


class Soak:
    """Tables being played, one after another in each place, while servers are killed."""

    def __init__(
        self, servers: list[Serving], kills: int, seed: int, folder: Path, rolling: bool = False
    ) -> None:
        self.rolling = rolling
        self.rng = random.Random(seed)
        self.ring = Ring(servers, random.Random(seed + 1), self._heard)
        self.folder = folder
        self.left = kills
        self.kills = kills
        self.clients: dict[str, list[Stubborn]] = {}
        self._wanted = 0
        self._enough = asyncio.Event()

    async def run(self, places: int, crashed: Callable[[], object]) -> None:
        """Play and kill; then play every table to its end."""
        names = [f"Guest {number}" for number in range(max(SEATS))]
        made = [await self.ring.ask("", "POST", "/api/guests", {"name": name}) for name in names]
        tokens = [guest["token"] for guest in made]
        async with asyncio.TaskGroup() as group:
            for place in range(places):
                group.create_task(self._play(place, tokens))
            group.create_task(self._kill(crashed))

    async def _play(self, place: int, tokens: list[str]) -> None:
        """Play one table after another, as long as servers are killed."""
        game, seats = list(GAMES)[place % len(GAMES)], SEATS[place // len(GAMES) % len(SEATS)]
        again = True
        while again:
            table = await self._open(game, tokens[:seats])
            people = [Stubborn(self.ring, table, token, self.rng.getrandbits(32)) for token in tokens[:seats]]
            self.clients[table] = [*people, Stubborn(self.ring, table)]
            await asyncio.gather(*(client.play() for client in self.clients[table]))
            again = self.left > 0

    async def _open(self, game: str, tokens: list[str]) -> str:
        body = {"game": game, "seats": [{"kind": "guest"}, *[{"kind": "open"}] * (len(tokens) - 1)]}
        table = str((await self.ring.ask(tokens[0], "POST", "/api/tables", body))["table"]["id"])
        path, nonces = f"/api/tables/{table}", [f"part-{self.rng.getrandbits(128):032x}" for _ in tokens]
        hashes = [{"commitment": commitment_of(nonce)} for nonce in nonces]
        await self.ring.ask(tokens[0], "PATCH", f"{path}/seats/mine", hashes[0])
        for token, mine in zip(tokens[1:], hashes[1:], strict=True):
            await self.ring.ask(token, "POST", f"{path}/seats", mine, done="server-seated")
        await self.ring.ask(tokens[0], "POST", f"{path}/start", done="server-begun")
        for token, nonce in zip(tokens, nonces, strict=True):
            await self.ring.ask(token, "POST", f"{path}/reveal", {"nonce": nonce})
        return table

    async def _kill(self, crashed: Callable[[], object]) -> None:
        everyone = range(len(self.ring.servers))
        while self.left:
            self._wanted = self.rng.randint(0, MOST)
            self._enough.clear()
            if self._wanted:
                await self._enough.wait()
            # At any moment, not just when a client has heard something.
            await asyncio.sleep(self.rng.random() / 50)
            if self.rolling:
                await self.ring.restart(everyone)
            else:
                await self.ring.crash(self.rng.sample(everyone, self.rng.randint(1, len(everyone))))
            self.left -= 1
            crashed()

    def _heard(self) -> None:
        self._wanted -= 1
        if self._wanted <= 0:
            self._enough.set()

    async def check(self, url: str) -> Outcome:
        """Compare what clients were told with what is stored."""
        database = await open_database(url)
        try:
            for table, clients in self.clients.items():
                await audit(database, table, clients, self.folder)
        finally:
            await database.close()
        everybody = [client for clients in self.clients.values() for client in clients]
        answers = sum(len(client.acknowledged) for client in everybody)
        rescued = sum(client.rescued for client in everybody)
        longest = max(client.longest for client in everybody)
        return Outcome(self.kills, len(self.clients), answers, rescued, longest, self.rolling)


async def soak(
    url: str,
    folder: Path,
    kills: int,
    seed: int,
    places: int,
    crashed: Callable[[], object] = lambda: None,
    broker: str = "",
    rolling: bool = False,
    forked: bool = False,
) -> Outcome:
    """One server, or two that meet at a broker, killed or restarted this many times."""
    more = ("--database", url, *(("--broker", broker) if broker else ()))
    with ExitStack() as stack:
        servers = [
            stack.enter_context(serving(folder / f"{number}", *more, settings=SETTINGS, forked=forked))
            for number in range(2 if broker else 1)
        ]
        made = Soak(servers, kills, seed, folder, rolling)
        async with asyncio.timeout(120 + 60 * kills):
            await made.run(places, crashed)
        for server in servers:
            assert server.stop() in (0, -15)
        return await made.check(url)


class Way(NamedTuple):
    """How servers are soaked."""

    label: str
    database: str
    broker: str = ""
    rolling: bool = False


@contextmanager
def ways(folder: Path, rolling: bool) -> Iterator[list[Way]]:
    """One server on SQLite, and two that share a PostgreSQL; or only the two, restarted in turn."""
    if postgresql() is None or program("redis-server") is None:
        sys.exit("PostgreSQL or Redis is not installed here: run make test-tools.")
    with postgres.running() as server, redis.running() as broker:
        shared = Way("PostgreSQL", server.database(), broker, rolling)
        yield [shared] if rolling else [Way("SQLite", f"sqlite:///{folder / 'server.db'}"), shared]


def main() -> None:
    """Soak servers in every way, and report the findings."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.server.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=100, help="how often, on each database")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other moments")
    parser.add_argument("--tables", type=int, default=6, help="how many are played at once")
    parser.add_argument("--only", default="", help="SQLite or PostgreSQL, and not both")
    parser.add_argument("--fresh", action="store_true", help="start each server as its operator does: slower")
    parser.add_argument("--rolling", action="store_true", help="restart two servers in turn, and kill none")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="kaiju-soak-") as name,
        ways(Path(name), given.rolling) as all_ways,
    ):
        for way in (one for one in all_ways if given.only in ("", one.label)):
            folder, times = Path(name) / way.label, (given.kills, given.seed, given.tables)
            with bar(way.label, given.kills) as kills:
                forked = not given.fresh
                soaking = soak(way.database, folder, *times, kills.advance, way.broker, way.rolling, forked)
                found = asyncio.run(soaking)
            print(f"{way.label}:", found)


if __name__ == "__main__":
    main()
