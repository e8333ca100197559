"""The people of a load test: they sit at tables, watch, and answer when it is time."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final
from zlib import crc32

import httpx
import msgspec

from benchmarks.load.frames import Wire, connect
from kaiju.games import GAMES

SEATS: Final = (2, 3, 3)  # at one table after another; some of them with a spectator
AT_ONCE: Final = 8


class Question(msgspec.Struct):
    """What a client needs to know about a question."""

    number: int
    seat: int
    options: list[str]


class Status(msgspec.Struct):
    """What a client needs to know about a table."""

    status: str


class Heard(msgspec.Struct):
    """What a client needs to know about a message."""

    type: str
    number: int = 0
    seat: int = -1
    id: str = ""
    reason: str = ""
    question: Question | None = None
    table: Status | None = None


decoder: Final = msgspec.json.Decoder(Heard)


class Person:
    """One connection: a seat at a table, or a spectator."""

    def __init__(self, crowd: Crowd, place: Place, token: str, address: str) -> None:
        self.crowd = crowd
        self.place = place
        self.token = token
        self.address = address
        self.wire: Wire | None = None
        self.here = False
        self._number = 0
        self._seat = -1
        self._question: Question | None = None
        self._sent: dict[str, float] = {}
        self._seated = asyncio.Event()
        self.settled = asyncio.Event()  # set when everything sent is acknowledged
        self.settled.set()

    async def arrive(self) -> None:
        """Connect to the table."""
        self._seated.clear()
        self._sent.clear()
        self.settled.set()
        self.wire = await connect(
            self.crowd.home(self.place.table),
            f"/api/tables/{self.place.table}/play",
            self._hear,
            self.crowd.lost,
        )
        self.here = True
        self.wire.send(msgspec.json.encode({"type": "hello", "token": self.token}))
        await self._seated.wait()

    def leave(self) -> None:
        """Hang up, if not already gone."""
        if self.here:
            assert self.wire is not None
            self.here = False
            self.wire.close()

    def answer(self, due: float) -> None:
        """Answer the open question at random; it was due at a given time."""
        assert self.wire is not None
        assert self._question is not None
        id, text = f"{next(self.crowd.ids)}", self.crowd.rng.choice(self._question.options)
        self._sent[id] = due
        self.settled.clear()
        ask = {"type": "answer", "id": id, "question": self._question.number, "text": text}
        self.wire.send(msgspec.json.encode(ask))

    def _hear(self, body: bytes) -> None:
        heard = decoder.decode(body)
        match heard.type:
            case "ack":
                self.crowd.acknowledged(time.perf_counter() - self._sent.pop(heard.id))
                if not self._sent:
                    self.settled.set()
            case "refusal":
                self.crowd.problem(f"refused: {heard.reason}")
            case "snapshot":
                self._seat = heard.seat
                self._look(heard)
                self._seated.set()
            case "update":
                if heard.number != self._number + 1:
                    self.crowd.problem("a gap")
                self._look(heard)

    def _look(self, heard: Heard) -> None:
        self._number, self._question = heard.number, heard.question
        if self._question and self._question.seat == self._seat:
            self.crowd.ready.append(self)
        if heard.table and heard.table.status == "finished":
            self.place.over()


class Place:
    """Where one table after another is played by the same people."""

    def __init__(self, crowd: Crowd, number: int, bots: Sequence[str] = ()) -> None:
        self.crowd = crowd
        self.bots = bots
        self.game = list(GAMES)[number % len(GAMES)]
        self.table = ""
        self.people: list[Person] = []
        self.next: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open a table, let everyone sit down, and start."""
        tokens = [person.token for person in self.people if person.token]
        people = [{"kind": "guest"}, *[{"kind": "open"}] * (len(tokens) - 1)]
        seats = [*people, *({"kind": "bot", "bot": bot} for bot in self.bots)]
        body = {"game": self.game, "seats": seats}
        self.table = (await self.crowd.ask(tokens[0], "/api/tables", body))["table"]["id"]
        for token in tokens[1:]:
            await self.crowd.ask(token, f"/api/tables/{self.table}/seats", {})
        await self.crowd.ask(tokens[0], f"/api/tables/{self.table}/start")

    def over(self) -> None:
        """When the game is over, the same people play another."""
        if self.next is None or self.next.done():
            self.next = asyncio.create_task(self._again())

    async def _again(self) -> None:
        for person in self.people:
            await person.settled.wait()
            person.leave()
        await self.open()
        for person in self.people:
            await person.arrive()
        self.crowd.games += 1


class Crowd:
    """Everyone, at all tables."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        self.addresses = addresses
        self.rng = random.Random(seed)
        self.ids = count(1)
        self.ready: deque[Person] = deque()
        self.places: list[Place] = []
        self.people: list[Person] = []
        self.problems: dict[str, int] = {}
        self.games = 0
        self.heard: Callable[[float], None] = lambda seconds: None
        self._http = httpx.AsyncClient(timeout=60)

    def home(self, table: str) -> str:
        """The process to which a proxy that hashes the id of a table sends everybody at it."""
        return self.addresses[crc32(table.encode()) % len(self.addresses)]

    async def ask(self, token: str, path: str, body: Any = None) -> Any:
        """Send a request, which must succeed."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        table = path.removeprefix("/api/tables/").partition("/")[0] if path.startswith("/api/tables/") else ""
        answer = await self._http.post(self.home(table) + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def gather(self, tables: int, clients: int, progress: Callable[[], object]) -> None:
        """Open all tables; those left over watch."""
        self.places = [Place(self, number) for number in range(tables)]
        for number in range(clients):
            self._invite(self.places[number % tables])
        limit = asyncio.Semaphore(AT_ONCE)

        async def prepare(place: Place) -> None:
            async with limit:
                for person in place.people[: SEATS[self.places.index(place) % len(SEATS)]]:
                    person.token = (await self.ask("", "/api/guests", {"name": "Guest"}))["token"]
                await place.open()
            progress()

        await asyncio.gather(*(prepare(place) for place in self.places))

    def _invite(self, place: Place) -> None:
        address = self.addresses[len(place.people) % len(self.addresses)]
        person = Person(self, place, "", address)
        place.people.append(person)
        self.people.append(person)

    async def arrive(self, people: list[Person], progress: Callable[[], object]) -> None:
        """Let some of them connect."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(person: Person) -> None:
            async with limit:
                await person.arrive()
            progress()

        await asyncio.gather(*(one(person) for person in people))

    async def leave(self) -> None:
        """Everyone hangs up, even where the next game is being set up."""
        starting = [place.next for place in self.places if place.next]
        for task in starting:
            task.cancel()
        found = await asyncio.gather(*starting, return_exceptions=True)
        for error in found:
            if isinstance(error, Exception):
                self.problem(f"no next game: {error!r}")
        for person in self.people:
            person.leave()
        await self._http.aclose()

    def acknowledged(self, seconds: float) -> None:
        """Count an acknowledged answer."""
        self.heard(seconds)

    def problem(self, what: str) -> None:
        """Count something that went wrong."""
        self.problems[what] = self.problems.get(what, 0) + 1

    def lost(self) -> None:
        """A server has hung up."""
        self.problem("hung up")
